//! Why a point cannot be chosen where pieces are pushed and rows taken: what GIPF with and without potentials share.

use gipf::{Dot, Entry, Place, Spot, SpotSet};
use gipfel_rules::{Color, GameKind, gipf};

use crate::why::{Kind, Why};

/// What a board tells about pushing and taking.
pub(crate) trait Pushing {
    /// Whose rules.
    fn game(&self) -> GameKind;
    /// Who decides.
    fn mover(&self) -> Color;
    /// Where the furthest piece of a push ends; none if the line is closed.
    fn push_end(&self, entry: Entry) -> Option<Spot>;
    /// Whose piece stands on a spot.
    fn owner(&self, spot: Spot) -> Option<Color>;
    /// The rows of a colour.
    fn rows(&self, color: Color) -> Vec<SpotSet>;
    /// Why what is to be brought in cannot come in along an entry.
    fn refuse(&self, entry: Entry) -> Option<Why>;

    fn because(&self, kind: Kind) -> Why {
        Why::new(self.game(), kind)
    }
}

/// Bringing in a piece from a dot, along a line still to be chosen.
pub(crate) fn from_dot(board: &impl Pushing, dot: Dot) -> Option<Why> {
    let mut lines = Entry::all().filter(|entry| entry.dot() == dot);
    match lines.find(|entry| board.push_end(*entry).is_some()) {
        Some(entry) => board.refuse(entry),
        None => Some(board.because(Kind::CLOSED_DOT).with([dot])),
    }
}

/// Pushing from a dot towards a spot.
pub(crate) fn along(board: &impl Pushing, dot: Dot, spot: Spot) -> Option<Why> {
    let Some(entry) = Entry::between(dot, spot) else {
        return Some(board.because(Kind::NOT_ON_LINE).with([dot.to_string(), spot.to_string()]));
    };
    if let Some(end) = board.push_end(entry) {
        let mut reach = entry.spots().take_while(|passed| *passed != end);
        if spot != end && !reach.any(|passed| passed == spot) {
            return Some(board.because(Kind::BEYOND_GAP).with([end, spot]));
        }
    }
    board.refuse(entry)
}

/// Putting a piece onto a spot.
pub(crate) fn onto(board: &impl Pushing, spot: Spot) -> Option<Why> {
    let entry = Entry::all().find(|entry| entry.spot() == spot);
    match (board.owner(spot), entry) {
        (None, None) => Some(board.because(Kind::INNER_SPOT).with([spot])),
        (None, Some(entry)) => board.refuse(entry),
        (Some(_), Some(_)) => Some(board.because(Kind::OCCUPIED_SPOT).with([spot])),
        (Some(color), None) => {
            let kind = if color == board.mover() { Kind::OWN_PIECE } else { Kind::THEIR_PIECE };
            Some(board.because(kind).with([spot]))
        }
    }
}

/// Choosing something while rows are to be taken.
pub(crate) fn taking(board: &impl Pushing, place: Place) -> Option<Why> {
    let Place::Spot(spot) = place else { return Some(board.because(Kind::ROWS_FIRST)) };
    let in_row = |color: Color| board.rows(color).iter().any(|row| row.contains(spot));
    if in_row(board.mover()) {
        return None;
    }
    if board.owner(spot).is_none() {
        return Some(board.because(Kind::ROWS_FIRST));
    }
    if in_row(board.mover().other()) {
        return Some(board.because(Kind::THEIR_ROW).with([spot]));
    }
    let behind = board.rows(board.mover()).iter().any(|row| on_line_of(*row, spot));
    let kind = if behind { Kind::BEHIND_GAP } else { Kind::NOT_IN_ROW };
    Some(board.because(kind).with([spot]))
}

/// Whether a spot lies on the line of a row.
fn on_line_of(row: SpotSet, spot: Spot) -> bool {
    Entry::all().any(|entry| {
        let line = entry.line();
        line.contains(spot) && row.iter().all(|other| line.contains(other))
    })
}

/// The places of a push in text: from where, if that is said, and whereto. None if they name no push.
pub(crate) fn places(way: &str) -> Option<(Option<Dot>, Place)> {
    match way.split_once('-') {
        Some((dot, spot)) => Some((Some(Dot::from_name(dot)?), Place::from_name(spot)?)),
        // A dot alone names no line.
        None => Spot::from_name(way).map(|spot| (None, Place::Spot(spot))),
    }
}

/// A push whose text names neither its first spot nor its last.
pub(crate) fn ends_elsewhere(board: &impl Pushing, dot: Dot, spot: Spot) -> Option<Why> {
    let end = board.push_end(Entry::between(dot, spot)?)?;
    (spot != end).then(|| board.because(Kind::ENDS_ELSEWHERE).with([end]))
}

/// Why a push in text cannot be played, told by its places.
pub(crate) fn text(board: &impl Pushing, way: &str) -> Option<Why> {
    match places(way)? {
        (None, Place::Spot(spot)) => onto(board, spot),
        (Some(dot), Place::Spot(spot)) => {
            along(board, dot, spot).or_else(|| ends_elsewhere(board, dot, spot))
        }
        (_, Place::Dot(_)) => None,
    }
}
