//! Writing records in their canonical form.

use std::fmt;

use gipfel_rules::Color;

use crate::comment::{CLOCK, EVALUATION};
use crate::node::{Annotations, Node, NodeId};
use crate::tags::tag_line;
use crate::{Comment, Record, result_text};

/// Lines are broken before they get longer than this, where they can be.
const WIDTH: usize = 80;

/// The records one after another, a blank line between them.
pub fn write_all<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let texts: Vec<String> = records.into_iter().map(ToString::to_string).collect();
    texts.join("\n")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.all_tags() {
            writeln!(f, "{}", tag_line(name, &value))?;
        }
        writeln!(f)?;
        let mut lines = Lines { out: f, column: 0, held: String::new(), prefix: String::new() };
        write_turns(self, &mut lines)?;
        lines.word(result_text(self.result()))?;
        lines.end()
    }
}

/// What is still to be written. A list of it, instead of recursion, takes trees of any shape.
enum Work {
    /// A turn, what is said about it, its variations and the turns behind it.
    Turn {
        id: NodeId,
        /// Whether something else than a turn of the same line was written last.
        interrupted: bool,
    },
    Variation(NodeId),
    Close,
}

fn write_turns(record: &Record, lines: &mut Lines<'_, '_>) -> fmt::Result {
    let root = record.at(Record::ROOT);
    write_annotations(root.annotations(), lines)?;
    let mut work = Vec::new();
    let first = root.children().first();
    work.extend(first.map(|&id| Work::Turn { id, interrupted: true }));
    while let Some(next) = work.pop() {
        let (id, interrupted) = match next {
            Work::Close => {
                lines.behind(")");
                continue;
            }
            Work::Variation(id) => {
                let before = record.at(id).comments_before();
                lines.before("(");
                write_braces(&[], before, lines)?;
                work.push(Work::Close);
                (id, true)
            }
            Work::Turn { id, interrupted } => (id, interrupted),
        };
        let node = record.at(id);
        write_turn(record, id, interrupted, lines)?;
        for contest in node.contests() {
            write_contest(contest, lines)?;
        }
        write_annotations(node.annotations(), lines)?;
        let variations = variations_of(record, id);
        if let Some(&id) = node.children().first() {
            let interrupted =
                !variations.is_empty() || is_annotated(node) || !node.contests().is_empty();
            work.push(Work::Turn { id, interrupted });
        }
        work.extend(variations.iter().rev().map(|&id| Work::Variation(id)));
    }
    Ok(())
}

/// The record of a contest, on lines of its own. The first begins with a bracket, so that nobody takes its tags for those of
/// another record.
fn write_contest(contest: &Record, lines: &mut Lines<'_, '_>) -> fmt::Result {
    lines.break_line()?;
    let tags: Vec<String> =
        contest.all_tags().map(|(name, value)| tag_line(name, &value)).collect();
    lines.word(&format!("< {}", tags.join(" ")))?;
    lines.break_line()?;
    write_turns(contest, lines)?;
    lines.word(result_text(contest.result()))?;
    lines.behind(" >");
    lines.break_line()
}

/// The turns that might have been played instead of the one that goes on with a line.
fn variations_of(record: &Record, id: NodeId) -> &[NodeId] {
    let siblings = record.at(id).parent().map_or(&[][..], |parent| record.at(parent).children());
    match siblings.split_first() {
        Some((&first, others)) if first == id => others,
        _ => &[],
    }
}

fn is_annotated(node: &Node) -> bool {
    *node.annotations() != Annotations::default()
}

fn write_turn(
    record: &Record,
    id: NodeId,
    interrupted: bool,
    lines: &mut Lines<'_, '_>,
) -> fmt::Result {
    let node = record.at(id);
    let (Some(turn), Some(text)) = (node.turn(), record.turn_text(id)) else { return Ok(()) };
    let previous = node.parent().and_then(|parent| record.at(parent).turn());
    let same_number = previous.is_some_and(|previous| previous.number() == turn.number());
    let glyph = node.glyph().map_or("", |glyph| glyph.text());
    let number = turn.number();
    match turn.mover() {
        Color::White => lines.word(&format!("{number}. {text}{glyph}")),
        Color::Black if interrupted || !same_number => {
            lines.word(&format!("{number}... {text}{glyph}"))
        }
        Color::Black => lines.word(&format!("{text}{glyph}")),
    }
}

fn write_annotations(annotations: &Annotations, lines: &mut Lines<'_, '_>) -> fmt::Result {
    let mut commands = Vec::new();
    let evaluation = annotations.evaluation.map(|value| format!("[%{EVALUATION} {value}]"));
    let clock = annotations.clock.map(|value| format!("[%{CLOCK} {value}]"));
    commands.extend(evaluation);
    commands.extend(clock);
    commands.extend(annotations.commands.iter().map(ToString::to_string));
    write_braces(&commands, &annotations.comments, lines)
}

/// The commands and the first comment in one pair of braces, each other comment in its own.
fn write_braces(
    commands: &[String],
    comments: &[Comment],
    lines: &mut Lines<'_, '_>,
) -> fmt::Result {
    let (first, others) = match comments.split_first() {
        Some((first, others)) => (Some(first), others),
        None => (None, comments),
    };
    if first.is_some() || !commands.is_empty() {
        lines.before("{ ");
        for command in commands {
            lines.word(command)?;
        }
        if let Some(comment) = first {
            write_comment(comment, lines)?;
        }
        lines.behind(" }");
    }
    for comment in others {
        lines.before("{ ");
        write_comment(comment, lines)?;
        lines.behind(" }");
    }
    Ok(())
}

/// A line may be broken where a single space stands: only there does the reader put back what was.
fn write_comment(comment: &Comment, lines: &mut Lines<'_, '_>) -> fmt::Result {
    let text = comment.escaped();
    let mut rest = text.as_str();
    let mut searched = 0;
    while let Some(space) = rest[searched..].find(' ').map(|at| searched + at) {
        let run = rest[space..].bytes().take_while(|&byte| byte == b' ').count();
        if run > 1 {
            searched = space + run;
            continue;
        }
        lines.word(&rest[..space])?;
        rest = &rest[space + 1..];
        searched = 0;
    }
    lines.word(rest)
}

/// Words with spaces or line breaks between them.
struct Lines<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    /// How long the line is without the word that is held back.
    column: usize,
    /// The last word, held back because something may be put right behind it.
    held: String,
    /// What is to be put right before the next word.
    prefix: String,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        self.flush()?;
        std::mem::swap(&mut self.held, &mut self.prefix);
        self.held.push_str(word);
        Ok(())
    }

    /// Lets the next word begin a line.
    fn break_line(&mut self) -> fmt::Result {
        self.flush()?;
        if self.column > 0 {
            self.column = WIDTH;
        }
        Ok(())
    }

    fn before(&mut self, prefix: &str) {
        self.prefix.push_str(prefix);
    }

    fn behind(&mut self, suffix: &str) {
        self.held.push_str(suffix);
    }

    fn flush(&mut self) -> fmt::Result {
        if self.held.is_empty() {
            return Ok(());
        }
        let length = self.held.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.out.write_str("\n")?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_str(" ")?;
            self.column += 1;
        }
        self.out.write_str(&self.held)?;
        self.column += length;
        self.held.clear();
        Ok(())
    }

    fn end(&mut self) -> fmt::Result {
        self.flush()?;
        self.out.write_str("\n")
    }
}
