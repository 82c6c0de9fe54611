//! The list of turns beside the board.

use gipfel_record::NodeId;
use gipfel_rules::Color;
use ratatui::layout::{Position as Cell, Rect};

use crate::Play;

/// The width of turn numbers, `12. `.
pub(crate) const NUMBER: u16 = 5;

/// The turns of the line that is shown, laid out in an area.
#[derive(Clone, Debug)]
pub(crate) struct TurnList {
    area: Rect,
    lines: Vec<Line>,
    /// The first line that is visible.
    first: usize,
    /// The one that would be, without scrolling.
    natural: usize,
}

/// One line: a number and one or two turns.
#[derive(Clone, Debug, Default)]
struct Line {
    number: Option<u32>,
    turns: Vec<Entry>,
}

/// A turn in its place.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) node: NodeId,
    /// Characters from the left.
    x: u16,
    pub(crate) text: String,
    /// How many other turns were played here instead.
    pub(crate) others: usize,
}

impl TurnList {
    /// Lays the turns out, scrolled away by so many lines from where the present turn is visible.
    pub(crate) fn new(play: &Play, area: Rect, scroll: isize) -> TurnList {
        let lines = lines(play, area.width);
        let height = usize::from(area.height);
        let last = lines.len().saturating_sub(height);
        let is_here = |line: &Line| line.turns.iter().any(|entry| entry.node == play.node());
        let here = lines.iter().position(is_here).unwrap_or(0);
        let natural = (here + 3).saturating_sub(height).min(last);
        let first = natural.saturating_add_signed(scroll).min(last);
        TurnList { area, lines, first, natural }
    }

    /// How far it is scrolled really.
    pub(crate) fn scroll(&self) -> isize {
        self.first as isize - self.natural as isize
    }

    /// The visible turns with their places, and the numbers.
    pub(crate) fn visible(&self) -> impl Iterator<Item = (u16, Option<u32>, &[Entry])> {
        let lines = self.lines.iter().skip(self.first).take(usize::from(self.area.height));
        lines.zip(self.area.y..).map(|(line, y)| (y, line.number, &line.turns[..]))
    }

    /// Whether lines are hidden above and below.
    pub(crate) fn hidden(&self) -> (bool, bool) {
        (self.first > 0, self.first + usize::from(self.area.height) < self.lines.len())
    }

    /// The turn at a character.
    pub(crate) fn node_at(&self, cell: Cell) -> Option<NodeId> {
        let (_, _, entries) = self.visible().find(|(y, _, _)| *y == cell.y)?;
        let x = cell.x.checked_sub(self.area.x)?;
        entries.iter().rev().find(|entry| entry.x <= x).map(|entry| entry.node)
    }

    /// Where an entry is written.
    pub(crate) fn column(&self, entry: &Entry) -> u16 {
        self.area.x + entry.x
    }
}

fn lines(play: &Play, width: u16) -> Vec<Line> {
    let record = play.record();
    let half = width.saturating_sub(NUMBER) / 2;
    let mut lines: Vec<Line> = Vec::new();
    for node in play.line() {
        let Some(turn) = record.node(node).and_then(|node| node.turn()) else { continue };
        let parent = record.node(node).and_then(gipfel_record::Node::parent);
        let siblings = parent.and_then(|parent| record.node(parent));
        let others = siblings.map_or(0, |parent| parent.children().len() - 1);
        let text = record.turn_text(node).unwrap_or_default();
        let black = turn.mover() == Color::Black;
        let x = NUMBER + if black { half } else { 0 };
        let fits = |line: &Line| {
            let [entry] = &line.turns[..] else { return false };
            black && line.number == Some(turn.number()) && short(entry, half)
        };
        let wide = text.chars().count() > usize::from(half);
        match lines.last_mut().filter(|line| fits(line) && !wide) {
            Some(line) => line.turns.push(Entry { node, x, text, others }),
            None => {
                // What is too long for its half of the line gets a line of its own.
                let x = if wide { NUMBER } else { x };
                let number = (!black || lines.is_empty() || new_number(&lines, turn.number()))
                    .then(|| turn.number());
                lines.push(Line { number, turns: vec![Entry { node, x, text, others }] });
            }
        }
    }
    lines
}

fn short(entry: &Entry, half: u16) -> bool {
    let mark = usize::from(entry.others > 0);
    entry.text.chars().count() + mark < usize::from(half)
}

/// Whether no line has the number yet.
fn new_number(lines: &[Line], number: u32) -> bool {
    lines.iter().rev().find_map(|line| line.number) != Some(number)
}
