//! TZAAR in text: positions and actions.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind};
use super::setup::Setup;
use super::{Illegal, Phase, PieceKind, Position, Space, Stack, Variant};
use crate::text::{self, Columns, Part};
use crate::{Field, SyntaxError};

const COLUMNS: Columns = Columns {
    first: 'a',
    sizes: &[5, 6, 7, 8, 8, 8, 7, 6, 5],
    largest_number: 8,
    points: "spaces",
};

/// Pieces still to be placed.
const HAND: Field = Field::named("hand");

pub(super) const FIELDS: [Field; 6] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, HAND, Field::PHASE];

/// The number of the first space of each column.
const COLUMN_STARTS: [usize; 9] = [0, 5, 11, 18, 26, 34, 42, 49, 55];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, hand, phase] = text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let mut setup = Setup::start(variant.word(Field::VARIANT, Variant::from_word)?);
        setup.board = [None; Space::COUNT];
        COLUMNS.parse_stacks(board, Stack::read, |column, place, stack| {
            setup.board[COLUMN_STARTS[column] + place] = Some(stack);
        })?;
        setup.side = text::side(side)?;
        setup.hand = parse_hands(hand)?;
        setup.phase = phase.word(Field::PHASE, Phase::from_word)?;
        Ok(setup)
    }
}

type Hand = [u8; PieceKind::COUNT];

/// Reads `white/black`.
fn parse_hands(part: Part<'_>) -> Result<[Hand; 2], SyntaxError> {
    let mut hands = part.split('/').map(|hand| {
        parse_hand(hand.text).map_err(|(at, reason)| SyntaxError::new(HAND, hand.at + at, reason))
    });
    match (hands.next(), hands.next(), hands.next()) {
        (Some(white), Some(black), None) => Ok([white?, black?]),
        _ => Err(part.error(HAND, "expected two parts, white/black")),
    }
}

/// Reads the kinds with their numbers, or `-`; a failure tells at which byte.
fn parse_hand(text: &str) -> Result<Hand, (usize, String)> {
    let mut hand = Hand::default();
    if text == "-" {
        return Ok(hand);
    }
    let mut rest = text;
    for kind in PieceKind::ALL {
        let Some(digits) = rest.strip_prefix(kind.letter()) else { continue };
        let at = text.len() - digits.len();
        let after = digits.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = &digits[..digits.len() - after.len()];
        hand[kind.index()] = match digits.parse() {
            Ok(count) if (1..=kind.count()).contains(&count) && !digits.starts_with('0') => count,
            _ => {
                let reason =
                    format!("behind {} stands a number from 1 to {}", kind.letter(), kind.count());
                return Err((at, reason));
            }
        };
        rest = after;
    }
    match rest {
        "" if !text.is_empty() => Ok(hand),
        _ => {
            let reason = "expected `-`, or kinds with their numbers in the order Z A T";
            Err((text.len() - rest.len(), reason.to_owned()))
        }
    }
}

fn write_hand(hand: Hand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if hand == Hand::default() {
        return f.write_str("-");
    }
    for kind in PieceKind::ALL {
        match hand[kind.index()] {
            0 => {}
            count => write!(f, "{}{count}", kind.letter())?,
        }
    }
    Ok(())
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", super::DESCRIPTION.word, self.variant)?;
        COLUMNS.write(f, |column, place| self.board[COLUMN_STARTS[column] + place])?;
        write!(f, " {} ", self.side.letter())?;
        let [white, black] = self.hand;
        write_hand(white, f)?;
        f.write_str("/")?;
        write_hand(black, f)?;
        write!(f, " {}", self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action.kind() {
            ActionKind::Place { kind, space } => write!(out, "{}{space}", kind.letter()),
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
    if let Some((from, to)) = text.split_once('-') {
        let (from, to) = (space(from)?, space(to)?);
        let reason = match from.hole_between(to) {
            true => "the hole is between the two spaces",
            false => "the two spaces are not on one line",
        };
        return Action::from_kind(ActionKind::Move { from, to }).ok_or_else(|| wrong(reason));
    }
    let mut letters = text.chars();
    let kind = letters.next().and_then(PieceKind::from_letter);
    let kind = kind.ok_or_else(|| wrong("expected `Ze4`, `c3-c6` or `pass`"))?;
    Ok(Action::place(kind, space(letters.as_str())?))
}
