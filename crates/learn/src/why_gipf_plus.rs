//! Why a point of a GIPF board with potentials cannot be chosen.

use gipf_plus::{
    Action, ActionKind, Entry, Newcomer, Place, Position, Potential, Spot, SpotSet, Stack, Way,
};
use gipfel_rules::{Color, Game, Position as _, gipf_plus};

use crate::why::{Choice, Kind, Why, of_gipf_plus};
use crate::why_push::{self, Pushing};

/// A position, and what is to be brought in.
struct Board<'a> {
    position: &'a Position,
    piece: Newcomer,
}

impl<'a> Board<'a> {
    fn new(position: &'a Position, letter: Option<char>) -> Board<'a> {
        let piece = match letter {
            Some('G') => Newcomer::Gipf,
            Some(letter) => {
                Potential::from_letter(letter).map_or(Newcomer::Basic, Newcomer::Loaded)
            }
            None => Newcomer::Basic,
        };
        Board { position, piece }
    }

    /// Whether a loaded piece of the mover can be used now.
    fn is_usable(&self, spot: Spot) -> bool {
        let position = self.position;
        position.phase() == gipf_plus::Phase::Push
            && position.loaded_spots(position.side()).contains(spot)
            && !position.targets(spot).is_empty()
    }
}

impl Pushing for Board<'_> {
    fn game(&self) -> Game {
        Game::GipfPlus
    }

    fn mover(&self) -> Color {
        self.position.side()
    }

    fn push_end(&self, entry: Entry) -> Option<Spot> {
        self.position.push_end(entry)
    }

    fn owner(&self, spot: Spot) -> Option<Color> {
        self.position.stack(spot).map(Stack::color)
    }

    fn rows(&self, color: Color) -> Vec<SpotSet> {
        self.position.rows(color).map(|row| row.spots).collect()
    }

    fn refuse(&self, entry: Entry) -> Option<Why> {
        let way = match self.owner(entry.spot()) {
            None => Way::Place(entry.spot()),
            Some(_) => Way::Push(entry),
        };
        let kind = if self.position.phase().is_extra() {
            ActionKind::ExtraPush { way }
        } else {
            ActionKind::Push { way, piece: self.piece }
        };
        let illegal = self.position.check(Action::from_kind(kind)?).err()?;
        Some(of_gipf_plus(&illegal))
    }
}

pub(crate) fn choice(position: &Position, choice: Choice<'_>) -> Option<Why> {
    let board = Board::new(position, choice.piece);
    let Some(place) = Place::from_name(choice.point) else {
        return Some(board.because(Kind::NoSuchPoint).with([choice.point]));
    };
    if position.phase().is_taking() {
        return why_push::taking(&board, place);
    }
    let chosen = choice.chosen.and_then(Place::from_name);
    match (chosen, place) {
        (_, Place::Dot(dot)) => why_push::from_dot(&board, dot),
        // A loaded piece that can be used is chosen instead.
        (Some(Place::Dot(dot)), Place::Spot(spot)) => {
            why_push::along(&board, dot, spot).filter(|_| !board.is_usable(spot))
        }
        (Some(Place::Spot(from)), Place::Spot(to)) if !position.phase().is_extra() => {
            using(&board, from, to)
        }
        (_, Place::Spot(spot)) => onto(&board, spot),
    }
}

/// Choosing a spot with nothing chosen before: a loaded piece to be used, or a place for a new one.
fn onto(board: &Board<'_>, spot: Spot) -> Option<Why> {
    let position = board.position;
    let own = position.loaded_spots(position.side()).contains(spot);
    if !own || position.phase().is_extra() {
        return why_push::onto(board, spot);
    }
    if board.is_usable(spot) {
        return None;
    }
    Some(match position.stack(spot).and_then(Stack::load) {
        Some(Potential::Tamsk) => board.because(Kind::TamskWaits),
        _ => board.because(Kind::LoadStuck).with([spot]),
    })
}

/// Using the loaded piece on a spot to go to another.
fn using(board: &Board<'_>, from: Spot, to: Spot) -> Option<Why> {
    let position = board.position;
    // Another loaded piece is chosen instead.
    if board.is_usable(to) {
        return None;
    }
    let load = position.stack(from).and_then(Stack::load);
    let illegal = match Action::from_kind(ActionKind::Use { from, to }) {
        Some(action) => position.check(action).err()?,
        // Not even on one line.
        None => match load {
            Some(Potential::Zertz) => gipf_plus::Illegal::ZertzJumpsOver,
            Some(Potential::Yinsh) => gipf_plus::Illegal::YinshRuns,
            Some(Potential::Dvonn) => gipf_plus::Illegal::DvonnJumpsOnto,
            Some(Potential::Punct) => gipf_plus::Illegal::PunctJumpsOnto,
            Some(Potential::Tamsk) => gipf_plus::Illegal::TamskWaits,
            None => gipf_plus::Illegal::NotLoaded(from),
        },
    };
    Some(of_gipf_plus(&illegal))
}

/// The reason that keeping a piece of a row is refused: basic pieces and used potentials go.
pub(crate) fn keeping(position: &Position, spot: Spot) -> Option<Why> {
    let must_go = position
        .rows(position.side())
        .any(|row| row.spots.contains(spot) && !row.may_stay.contains(spot));
    must_go.then(|| Why::new(Game::GipfPlus, Kind::MustGo).with([spot]))
}

/// The reason that the places of a text give.
pub(crate) fn text(position: &Position, text: &str) -> Option<Why> {
    if position.phase().is_taking() || text.starts_with('x') {
        return None;
    }
    if let Some((letter, way)) = text.split_once(':') {
        let extra = letter == "T" && position.phase().is_extra() && way != "discard";
        return extra.then(|| why_push::text(&Board::new(position, None), way)).flatten();
    }
    if position.phase().is_extra() {
        return None;
    }
    let letter = text.chars().next().filter(char::is_ascii_uppercase);
    let way = if letter.is_some() { &text[1..] } else { text };
    why_push::text(&Board::new(position, letter), way)
}
