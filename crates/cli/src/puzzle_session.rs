//! Somebody who solves puzzles in the terminal, line by line.

use std::collections::HashSet;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_lab::Puzzle;
use gipfel_learn::{Idea, Texts, Why};
use gipfel_render::{Marks, Terminal, text};
use gipfel_rules::{AnyAction, AnyPosition, Color, Position as _, parse_turn, turn_text};

/// Positions that the opponent looks at for an answer to a wrong turn.
const ANSWER: u64 = 30_000;

/// A session of puzzles.
pub(crate) struct Session {
    texts: Texts,
    terminal: Terminal,
    /// Where is kept what is solved.
    file: Option<PathBuf>,
    engine: AnyEngine,
}

/// How a puzzle was left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    Solved,
    Skipped,
    Quit,
}

/// A line that was typed.
type Line = io::Result<String>;

impl Session {
    pub(crate) fn new(texts: Texts, terminal: Terminal, file: Option<PathBuf>) -> Session {
        let engine = AnyEngine::new(Options { hash: 8, ..Options::default() });
        Session { texts, terminal, file, engine }
    }

    /// Asks the puzzles that are not solved yet, one after another.
    pub(crate) fn solve(&mut self, puzzles: &[Puzzle], solved: &HashSet<String>) -> Result<()> {
        // A line that isn't UTF-8 is an answer like any other: no move, and the session goes on.
        let lines = io::stdin().lock().split(b'\n');
        let mut lines =
            lines.map(|line| line.map(|line| String::from_utf8_lossy(&line).into_owned()));
        let mut done = 0_usize;
        for (number, puzzle) in (1_usize..).zip(puzzles) {
            if solved.contains(&puzzle.position.to_string()) {
                done += 1;
                continue;
            }
            let head = [("number", number.into()), ("count", puzzles.len().into())];
            let grade =
                self.texts.with("puzzle-grade", &[("grade", u32::from(puzzle.grade).into())]);
            say(&format!("\n{} · {grade}", self.texts.with("puzzle-heading", &head)))?;
            match self.ask(puzzle, &mut lines)? {
                Left::Solved => {
                    done += 1;
                    self.keep(puzzle)?;
                }
                Left::Skipped => {}
                Left::Quit => break,
            }
        }
        let count = [("done", done.into()), ("count", puzzles.len().into())];
        Ok(say(&self.texts.with("puzzle-solved-count", &count))?)
    }

    fn ask(&mut self, puzzle: &Puzzle, lines: &mut impl Iterator<Item = Line>) -> Result<Left> {
        let Puzzle { position, .. } = puzzle;
        let mut hints = 0;
        let mut told = false;
        self.show(puzzle)?;
        loop {
            write!(io::stdout().lock(), "> ")?;
            io::stdout().flush()?;
            let Some(line) = lines.next() else { return Ok(Left::Quit) };
            match line?.trim() {
                "" => {}
                "quit" => return Ok(Left::Quit),
                "next" => return Ok(Left::Skipped),
                "hint" => {
                    hints += 1;
                    let (words, is_all) = self.hint(puzzle, hints);
                    told |= is_all;
                    say(&words)?;
                }
                "solution" => {
                    told = true;
                    let turn = turn_text(position, &puzzle.solutions[0]);
                    say(&self.texts.with("puzzle-solution", &[("turn", turn.into())]))?;
                }
                turn => {
                    let played =
                        parse_turn(position, turn).and_then(gipfel_rules::TurnBuilder::finish);
                    let words = match played {
                        Err(error) => match Why::of_text(position, turn) {
                            Some(why) => self.texts.why(&why),
                            None => self.texts.why(&Why::of_error(position, &error)),
                        },
                        Ok(turn) if puzzle.is_right(&turn) => {
                            let proved = puzzle.proved.is_some();
                            let key = if proved { "puzzle-right-in" } else { "puzzle-right" };
                            say(&self.texts.get(key))?;
                            return Ok(if told { Left::Skipped } else { Left::Solved });
                        }
                        Ok(turn) => self.why_not(puzzle, &turn),
                    };
                    say(&words)?;
                }
            }
        }
    }

    fn show(&self, puzzle: &Puzzle) -> io::Result<()> {
        let marks = Marks { rows: Marks::rows_to_take(&puzzle.position), ..Marks::default() };
        let board = text(&puzzle.position, &marks, &self.terminal);
        io::stdout().lock().write_all(board.as_bytes())?;
        let colour = match puzzle.position.side() {
            Color::White => "white",
            Color::Black => "black",
        };
        let task = match puzzle.proved {
            Some(turns) => {
                let values = [("colour", colour.into()), ("turns", turns.into())];
                self.texts.with("puzzle-task-in", &values)
            }
            None => self.texts.with("puzzle-task", &[("colour", colour.into())]),
        };
        say(&task)?;
        say(&self.texts.get("puzzle-commands"))
    }

    /// First what the solution is good for, then where it begins, then how; and whether that tells all of it.
    fn hint(&self, puzzle: &Puzzle, number: usize) -> (String, bool) {
        let solution = &puzzle.solutions[0];
        let idea = Idea::of(&puzzle.position, solution);
        // Decision by decision where there is no way to tell.
        let decisions = (number - usize::from(idea.is_some())).min(solution.len());
        let words = match (number, idea) {
            (1, Some(idea)) => {
                self.texts.with("hint-says", &[("idea", self.texts.idea(&idea).into())])
            }
            (2, Some(Idea { way: Some((from, _)), .. })) => {
                self.texts.with("puzzle-hint-from", &[("from", from.into())])
            }
            (_, Some(Idea { way: Some((from, to)), .. })) => {
                self.texts.with("puzzle-hint-way", &[("from", from.into()), ("to", to.into())])
            }
            _ => {
                let is_all = decisions == solution.len();
                let key = if is_all { "puzzle-solution" } else { "puzzle-hint-begins" };
                let turn = turn_text(&puzzle.position, &solution[..decisions]);
                return (self.texts.with(key, &[("turn", turn.into())]), is_all);
            }
        };
        (words, false)
    }

    /// Why a turn is wrong: what it leaves, and what the opponent makes of it.
    fn why_not(&mut self, puzzle: &Puzzle, turn: &[AnyAction]) -> String {
        let begins = puzzle.solutions.iter().any(|solution| solution.first() == turn.first());
        let key = if begins { "puzzle-wrong-end" } else { "puzzle-wrong" };
        let mut words = self.texts.get(key);
        let mut end = puzzle.position.clone();
        for &action in turn {
            end.play_unchecked(action);
        }
        if let Some(answer) = self.answer(&puzzle.position, &end) {
            words.push(' ');
            words.push_str(&answer);
        }
        words
    }

    /// What the opponent plays behind a turn; none if it is not his turn.
    fn answer(&mut self, before: &AnyPosition, end: &AnyPosition) -> Option<String> {
        if end.outcome().is_some() || end.side() == before.side() {
            return None;
        }
        let found =
            self.engine.search(end, &[], &Limits::nodes(ANSWER), &NoControl, &mut |_| {})?;
        let chance = found.info.lines[0].score.negate().expectation();
        let percent = (100.0 * chance).round() as u32;
        let turn = turn_text(end, &found.turn);
        let idea = self.texts.idea(&Idea::of(end, &found.turn)?);
        let values = [("turn", turn.into()), ("idea", idea.into()), ("percent", percent.into())];
        Some(self.texts.with("puzzle-answer", &values))
    }

    fn keep(&self, puzzle: &Puzzle) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let kept = crate::puzzle::append(file, &format!("{}\n", puzzle.position));
        kept.with_context(|| file.display().to_string())
    }
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}
