//! DVONN in text: positions and actions.

use alloc::format;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind};
use super::setup::Setup;
use super::{Illegal, Phase, Position, Space, Stack, Variant};
use crate::text::{self, Columns, Part};
use crate::{Field, SyntaxError};

const COLUMNS: Columns = Columns {
    first: 'a',
    sizes: &[3, 4, 5, 5, 5, 5, 5, 5, 5, 4, 3],
    largest_number: 5,
    points: "spaces",
};

/// Pieces still to be placed.
const HAND: Field = Field::named("hand");

pub(super) const FIELDS: [Field; 6] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, HAND, Field::PHASE];

/// The number of the first space of each column.
pub(super) const COLUMN_STARTS: [usize; 11] = [0, 3, 7, 12, 17, 22, 27, 32, 37, 42, 46];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, hand, phase] = text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let mut setup = Setup::start(variant.word(Field::VARIANT, Variant::from_word)?);
        COLUMNS.parse_stacks(board, Stack::read, |column, place, stack| {
            setup.board[COLUMN_STARTS[column] + place] = Some(stack);
        })?;
        setup.side = text::side(side)?;
        (setup.hand, setup.dvonn_hand) = parse_hand(hand)?;
        setup.phase = phase.word(Field::PHASE, Phase::from_word)?;
        Ok(setup)
    }
}

/// Reads `white/black/DVONN`.
fn parse_hand(part: Part<'_>) -> Result<([u8; 2], u8), SyntaxError> {
    let numbers: Vec<Part<'_>> = part.split('/').collect();
    let [white, black, dvonn] = numbers[..] else {
        return Err(part.error(HAND, "expected three numbers, white/black/DVONN"));
    };
    let number = |part| text::number(part, HAND);
    Ok(([number(white)?, number(black)?], number(dvonn)?))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", super::DESCRIPTION.word, self.variant)?;
        COLUMNS.write(f, |column, place| self.board[COLUMN_STARTS[column] + place])?;
        let ([white, black], dvonn) = (self.hand, self.dvonn_hand);
        write!(f, " {} {white}/{black}/{dvonn} {}", self.side.letter(), self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action.kind() {
            ActionKind::Place(space) => write!(out, "{space}"),
            ActionKind::Move { from, to } => write!(out, "{from}-{to}"),
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
    let space = |name: &str| {
        Space::from_name(name)
            .ok_or_else(|| wrong(&format!("`{}` is no space", name.escape_debug())))
    };
    match text.split_once('-') {
        Some((from, to)) => {
            let kind = ActionKind::Move { from: space(from)?, to: space(to)? };
            Action::from_kind(kind).ok_or_else(|| wrong("the two spaces are not on one line"))
        }
        None => Ok(Action::place(space(text)?)),
    }
}
