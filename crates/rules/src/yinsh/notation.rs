//! YINSH in text: positions and actions.

use alloc::format;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind, FiveInRow};
use super::setup::Setup;
use super::{Illegal, Phase, Piece, Point, Position, Variant};
use crate::text::{self, Columns};
use crate::{Field, SyntaxError};

const COLUMNS: Columns = Columns {
    first: 'a',
    sizes: &[4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4],
    largest_number: 10,
    points: "points",
};

/// Rings still to be placed.
const HAND: Field = Field::named("hand");
/// Rings removed by rows.
const REMOVED: Field = Field::named("removed");

pub(super) const FIELDS: [Field; 7] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, HAND, REMOVED, Field::PHASE];

/// The number of the first point of each column.
pub(super) const COLUMN_STARTS: [usize; 11] = [0, 4, 11, 19, 28, 38, 47, 57, 66, 74, 81];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, hand, removed, phase] = text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let mut setup = Setup::start(variant.word(Field::VARIANT, Variant::from_word)?);
        COLUMNS.parse(board, Piece::from_letter, |column, place, piece| {
            setup.board[COLUMN_STARTS[column] + place] = Some(piece);
        })?;
        setup.side = text::side(side)?;
        setup.hand = text::number_pair(hand, HAND)?;
        setup.removed = text::number_pair(removed, REMOVED)?;
        setup.phase = phase.word(Field::PHASE, Phase::from_word)?;
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "yinsh {} ", self.variant)?;
        COLUMNS.write(f, |column, place| {
            self.board[COLUMN_STARTS[column] + place].map(Piece::letter)
        })?;
        let ([white, black], [white_removed, black_removed]) = (self.hand, self.removed);
        let side = self.side.letter();
        write!(f, " {side} {white}/{black} {white_removed}/{black_removed} {}", self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action.kind() {
            ActionKind::Place(point) => write!(out, "{point}"),
            ActionKind::Move { from, to } => write!(out, "{from}-{to}"),
            ActionKind::TakeRow(row) => write!(out, "x{row}"),
            ActionKind::RemoveRing(point) => write!(out, "x{point}"),
            ActionKind::Pass => out.write_str("pass"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        parse_kind(text)
    }
}

fn parse_kind(text: &str) -> Result<Action, ActionError> {
    if text == "pass" {
        return Ok(Action::PASS);
    }
    let wrong = |reason: &str| ActionError::syntax(text, reason);
    let point = |name: &str| {
        Point::from_name(name)
            .ok_or_else(|| wrong(&format!("`{}` is no point", name.escape_debug())))
    };
    let (taking, rest) = match text.strip_prefix('x') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    match (taking, rest.split_once('-')) {
        (true, Some((one, other))) => {
            let row = FiveInRow::between(point(one)?, point(other)?)
                .ok_or_else(|| wrong("these are not the ends of five points in a line"))?;
            Ok(Action::take_row(row))
        }
        (true, None) => Ok(Action::remove_ring(point(rest)?)),
        (false, Some((from, to))) => {
            let kind = ActionKind::Move { from: point(from)?, to: point(to)? };
            Action::from_kind(kind).ok_or_else(|| wrong("the two points are not on one line"))
        }
        (false, None) => Ok(Action::place(point(rest)?)),
    }
}
