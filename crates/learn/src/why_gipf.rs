//! Why a point of a GIPF board cannot be chosen.

use gipf::{Action, ActionKind, Dot, Entry, Phase, Place, Position, Spot, SpotSet};
use gipfel_rules::{Color, Game, Position as _, gipf};

use crate::why::{Choice, Kind, Why, of_gipf};
use crate::why_push::{self, Pushing};

/// A position, and what is to be brought in.
struct Board<'a> {
    position: &'a Position,
    gipf: bool,
}

impl Pushing for Board<'_> {
    fn game(&self) -> Game {
        Game::Gipf
    }

    fn mover(&self) -> Color {
        self.position.side()
    }

    fn push_end(&self, entry: Entry) -> Option<Spot> {
        self.position.push_end(entry)
    }

    fn owner(&self, spot: Spot) -> Option<Color> {
        self.position.piece(spot).map(|piece| piece.color)
    }

    fn rows(&self, color: Color) -> Vec<SpotSet> {
        self.position.rows(color).map(|row| row.spots).collect()
    }

    fn refuse(&self, entry: Entry) -> Option<Why> {
        let gipf = self.gipf;
        let action = Action::from_kind(match self.owner(entry.spot()) {
            None => ActionKind::Place { spot: entry.spot(), gipf },
            Some(_) => ActionKind::Push { entry, gipf },
        })?;
        self.position.check(action).err().map(|illegal| of_gipf(&illegal))
    }
}

pub(crate) fn choice(position: &Position, choice: Choice<'_>) -> Option<Why> {
    let board = Board { position, gipf: choice.piece == Some('G') };
    let Some(place) = Place::from_name(choice.point) else {
        return Some(board.because(Kind::NoSuchPoint).with([choice.point]));
    };
    if position.phase() != Phase::Push {
        return why_push::taking(&board, place);
    }
    match (choice.chosen.and_then(Dot::from_name), place) {
        (_, Place::Dot(dot)) => why_push::from_dot(&board, dot),
        (Some(dot), Place::Spot(spot)) => why_push::along(&board, dot, spot),
        (None, Place::Spot(spot)) => why_push::onto(&board, spot),
    }
}

/// The reason that keeping a piece of a row is refused: it is a basic piece.
pub(crate) fn keeping(position: &Position, spot: Spot) -> Option<Why> {
    let in_row = position.rows(position.side()).any(|row| row.spots.contains(spot));
    let basic = position.piece(spot).is_some_and(|piece| !piece.gipf);
    (in_row && basic).then(|| Why::new(Game::Gipf, Kind::BasicPieceStays).with([spot]))
}

/// The reason that the places of a text give.
pub(crate) fn text(position: &Position, text: &str) -> Option<Why> {
    // While rows are to be taken, nothing else matters.
    if position.phase() != Phase::Push || text.starts_with('x') || text == "done" {
        return None;
    }
    let (gipf, way) = match text.strip_prefix('G') {
        Some(way) => (true, way),
        None => (false, text),
    };
    why_push::text(&Board { position, gipf }, way)
}
