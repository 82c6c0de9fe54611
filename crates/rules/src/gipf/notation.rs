//! GIPF in text: positions and actions.

use alloc::borrow::ToOwned;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind};
use super::board::Spot;
use super::setup::Setup;
use super::{Illegal, Permission, Phase, Piece, Position, Variant, Way, taking};
use crate::text::{self, Columns};
use crate::{Field, Position as _, SyntaxError};

/// The shape of the board's text.
pub(crate) const COLUMNS: Columns =
    Columns { first: 'b', sizes: &[4, 5, 6, 7, 6, 5, 4], largest_number: 9, points: "spots" };

/// Pieces in reserve.
pub(crate) const RESERVES: Field = Field::named("reserves");
/// What may still be brought in.
pub(crate) const PERMISSIONS: Field = Field::named("permissions");

pub(super) const FIELDS: [Field; 7] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, RESERVES, PERMISSIONS, Field::PHASE];

/// The number of the first spot of each column.
pub(crate) const COLUMN_STARTS: [usize; 7] = [0, 4, 9, 15, 22, 28, 33];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, reserves, permissions, phase] =
            text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let variant = variant.word(Field::VARIANT, Variant::from_word)?;
        let mut setup = Setup::start(variant);
        setup.board = [None; Spot::COUNT];
        COLUMNS.parse(board, Piece::from_letter, |column, place, piece| {
            setup.board[COLUMN_STARTS[column] + place] = Some(piece);
        })?;
        setup.side = text::side(side)?;
        setup.reserves = text::number_pair(reserves, RESERVES)?;
        setup.permissions = text::letter_pair(permissions, PERMISSIONS, Permission::from_letter)?;
        setup.phase = phase.word(Field::PHASE, Phase::from_word)?;
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gipf {} ", self.variant)?;
        COLUMNS.write(f, |column, place| {
            self.board[COLUMN_STARTS[column] + place].map(Piece::letter)
        })?;
        let [white, black] = self.reserves;
        let [white_may, black_may] = self.permissions.map(Permission::letter);
        let side = self.side.letter();
        write!(f, " {side} {white}/{black} {white_may}{black_may} {}", self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        let mark = |gipf| if gipf { "G" } else { "" };
        match action.kind() {
            ActionKind::Place { spot, gipf } => write!(out, "{}{spot}", mark(gipf)),
            ActionKind::Push { entry, gipf } => {
                out.write_str(mark(gipf))?;
                Way::Push(entry).write(self.occupied(), out)
            }
            ActionKind::Take { removed } => {
                taking::write(removed, |spot| self.mark(spot), self.spots(self.side.other()), out)
            }
            ActionKind::Done => out.write_str("done"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        if text == "done" {
            Ok(Action::DONE)
        } else if let Some(spots) = text.strip_prefix('x') {
            self.parse_take(text, spots)
        } else {
            self.parse_push(text)
        }
    }

    fn implied_end(&self) -> Option<Action> {
        self.check(Action::DONE).is_ok().then_some(Action::DONE)
    }
}

impl Position {
    fn parse_push(&self, text: &str) -> Result<Action, ActionError> {
        let (gipf, way) = match text.strip_prefix('G') {
            Some(way) => (true, way),
            None => (false, text),
        };
        Way::read(self.occupied(), way, "expected a spot, `dot-spot`, `x…` or `done`")
            .map(|way| Action::enter(way, gipf))
            .map_err(|reason| ActionError::syntax(text, reason))
    }

    fn parse_take(&self, text: &str, spots: &str) -> Result<Action, ActionError> {
        let (is_mark, wrong_mark) = (|letter| letter == 'G', |_| "no GIPF-piece".to_owned());
        let opponents = self.spots(self.side.other());
        let removed = taking::read(spots, is_mark, |spot| self.mark(spot), wrong_mark, opponents)
            .map_err(|reason| ActionError::syntax(text, reason))?;
        Action::take_set(removed).ok_or_else(|| ActionError::illegal(text, Illegal::NotARow))
    }

    /// What stands before a spot: `G` if there is a GIPF-piece.
    fn mark(&self, spot: Spot) -> Option<char> {
        (self.gipf & spot.bit() != 0).then_some('G')
    }
}
