//! The list of turns beside the board.

use gipfel_record::NodeId;
use gipfel_rules::{Color, Game, Position as _};
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
    /// Turns of a contest that is played have none.
    pub(crate) node: Option<NodeId>,
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
        let is_here = |line: &Line| line.turns.iter().any(|entry| entry.node == Some(play.node()));
        // A contest shows its last turn.
        let at_end = play.contest().is_some();
        let end = if at_end { lines.len() } else { 0 };
        let here = lines.iter().position(is_here).unwrap_or(end);
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
        entries.iter().rev().find(|entry| entry.x <= x)?.node
    }

    /// Where an entry is written.
    pub(crate) fn column(&self, entry: &Entry) -> u16 {
        self.area.x + entry.x
    }
}

/// A turn to be listed.
struct Listed {
    node: Option<NodeId>,
    mover: Color,
    number: u32,
    text: String,
    others: usize,
}

/// The turns of the line, or those of the contest that is played.
fn listed(play: &Play) -> Vec<Listed> {
    if let Some(contest) = play.contest() {
        return listed_contest(contest.game());
    }
    let record = play.record();
    let list = |node: NodeId| {
        let turn = record.node(node)?.turn()?;
        let siblings = record.node(record.node(node)?.parent()?)?.children();
        Some(Listed {
            node: Some(node),
            mover: turn.mover(),
            number: turn.number(),
            text: record.turn_text(node)?,
            others: siblings.len() - 1,
        })
    };
    play.line().into_iter().filter_map(list).collect()
}

fn listed_contest(game: &Game) -> Vec<Listed> {
    let played = (0..game.turns().len()).filter_map(|turn| game.turn(turn));
    let open = Some(game.open().clone()).filter(|turn| !turn.is_empty());
    let mut list: Vec<Listed> = Vec::new();
    for turn in played.chain(open) {
        let mover = turn.start().side();
        let number = match list.last() {
            None => 1,
            Some(last) => last.number + u32::from(mover == Color::White || mover == last.mover),
        };
        list.push(Listed { node: None, mover, number, text: turn.text(), others: 0 });
    }
    list
}

fn lines(play: &Play, width: u16) -> Vec<Line> {
    let half = width.saturating_sub(NUMBER) / 2;
    let mut lines: Vec<Line> = Vec::new();
    for Listed { node, mover, number, text, others } in listed(play) {
        let black = mover == Color::Black;
        let x = NUMBER + if black { half } else { 0 };
        let fits = |line: &Line| {
            let [entry] = &line.turns[..] else { return false };
            black && line.number == Some(number) && short(entry, half)
        };
        let wide = text.chars().count() > usize::from(half);
        match lines.last_mut().filter(|line| fits(line) && !wide) {
            Some(line) => line.turns.push(Entry { node, x, text, others }),
            None => {
                // What is too long for its half of the line gets a line of its own.
                let x = if wide { NUMBER } else { x };
                let shown = !black || lines.is_empty() || new_number(&lines, number);
                let number = shown.then_some(number);
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
