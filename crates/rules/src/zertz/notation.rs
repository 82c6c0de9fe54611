//! ZÈRTZ in text: positions and actions.

use alloc::format;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind};
use super::board::Extent;
use super::setup::{Content, Setup};
use super::{Illegal, Marble, Phase, Position, Ring, Variant};
use crate::text::{self, Columns, Part};
use crate::{Color, Field, SyntaxError};

/// Marbles in the pool.
const POOL: Field = Field::named("pool");
/// Marbles that a player holds.
const HELD: [Field; 2] = [Field::named("white"), Field::named("black")];

pub(super) const FIELDS: [Field; 8] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, POOL, HELD[0], HELD[1], Field::PHASE];

/// Numbers of marbles have at most two digits.
const MOST: u8 = 99;

const fn columns(extent: Extent) -> Columns {
    Columns { first: 'a', sizes: extent.columns(), largest_number: 9, points: "rings" }
}

/// The number of the ring at a place of a column.
fn ring_number(extent: Extent, column: usize, place: usize) -> usize {
    extent.columns()[..column].iter().sum::<usize>() + place
}

fn content(letter: char) -> Option<Content> {
    match letter {
        '.' => Some(Content::Missing),
        letter => Marble::from_letter(letter).map(Content::Marble),
    }
}

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, pool, white, black, phase] = text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let variant = variant.word(Field::VARIANT, Variant::from_word)?;
        let (mut setup, extent) = (Setup::start(variant), variant.extent());
        columns(extent).parse(board, content, |column, place, content| {
            setup.board[ring_number(extent, column, place)] = content;
        })?;
        setup.side = text::side(side)?;
        setup.pool = parse_counts(pool, POOL)?;
        setup.held = [parse_counts(white, HELD[0])?, parse_counts(black, HELD[1])?];
        setup.phase = phase.word(Field::PHASE, |word| Phase::from_word(word, extent))?;
        Ok(setup)
    }
}

/// Reads `white/grey/black`.
fn parse_counts(part: Part<'_>, field: Field) -> Result<[u8; Marble::COUNT], SyntaxError> {
    let mut counts = part.split('/').map(|part| match text::number(part, field)? {
        count if count <= MOST => Ok(count),
        _ => Err(part.error(field, "the number is too large")),
    });
    match (counts.next(), counts.next(), counts.next(), counts.next()) {
        (Some(white), Some(grey), Some(black), None) => Ok([white?, grey?, black?]),
        _ => Err(part.error(field, "expected three numbers, white/grey/black")),
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let extent = self.variant.extent();
        write!(f, "{} {} ", super::DESCRIPTION.word, self.variant)?;
        columns(extent).write(f, |column, place| {
            match self.board[ring_number(extent, column, place)] {
                Content::Vacant => None,
                Content::Marble(marble) => Some(marble.letter()),
                Content::Missing => Some('.'),
            }
        })?;
        write!(f, " {}", self.side.letter())?;
        for [white, grey, black] in
            [self.pool, self.held[Color::White.index()], self.held[Color::Black.index()]]
        {
            write!(f, " {white}/{grey}/{black}")?;
        }
        write!(f, " {}", self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action.kind() {
            ActionKind::Place { marble, ring } => write!(out, "{}{ring}", marble.letter()),
            ActionKind::Remove(ring) => write!(out, "{ring}"),
            ActionKind::Jump { from, to } => write!(out, "{from}-{to}"),
            ActionKind::Pass => out.write_str("pass"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        parse_kind(text, self.extent())
    }
}

fn parse_kind(text: &str, extent: Extent) -> Result<Action, ActionError> {
    if text == "pass" {
        return Ok(Action::pass(extent));
    }
    let wrong = |reason: &str| ActionError::syntax(text, reason);
    let ring = |name: &str| {
        Ring::from_name(name, extent)
            .ok_or_else(|| wrong(&format!("`{}` is no ring", name.escape_debug())))
    };
    if let Some((from, to)) = text.split_once('-') {
        let kind = ActionKind::Jump { from: ring(from)?, to: ring(to)? };
        let reason = "a jump goes two rings along a line";
        return Action::from_kind(kind, extent).ok_or_else(|| wrong(reason));
    }
    let mut letters = text.chars();
    match letters.next().and_then(Marble::from_letter) {
        Some(marble) => Ok(Action::place(marble, ring(letters.as_str())?)),
        None if text.is_empty() => Err(wrong("expected `Wd4`, `d1`, `d1-d3` or `pass`")),
        None => Ok(Action::remove(ring(text)?)),
    }
}
