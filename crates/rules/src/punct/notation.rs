//! PÜNCT in text: positions and actions.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind};
use super::piece::{Piece, PieceKind, dots};
use super::setup::Setup;
use super::{Direction, Held, Illegal, Phase, Position, Source, Space, Variant};
use crate::text::{self, Part};
use crate::{Color, Field, SyntaxError};

/// What is decided of the turn.
const HELD: Field = Field::named("held");

pub(super) const FIELDS: [Field; 6] =
    [Field::GAME, Field::VARIANT, Field::BOARD, Field::SIDE, HELD, Field::PHASE];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, held, phase] = text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        Ok(Setup {
            variant: variant.word(Field::VARIANT, Variant::from_word)?,
            pieces: parse_board(board)?,
            side: text::side(side)?,
            held: held.word(HELD, parse_held)?,
            phase: phase.word(Field::PHASE, Phase::from_word)?,
        })
    }
}

fn parse_board(board: Part<'_>) -> Result<Vec<Piece>, SyntaxError> {
    let mut pieces: Vec<Piece> = Vec::new();
    if board.text == "-" {
        return Ok(pieces);
    }
    for (below, row) in board.split('/').enumerate() {
        let level = u8::try_from(below + 1).ok().filter(|level| *level <= Piece::HIGHEST);
        let level = level.ok_or_else(|| row.error(Field::BOARD, "more levels than pieces"))?;
        for part in row.split(',') {
            let piece =
                parse_piece(part.text, level).map_err(|reason| part.error(Field::BOARD, reason))?;
            let last = pieces.last().filter(|last| last.level == level);
            if last.is_some_and(|last| last.space > piece.space) {
                let reason = format!("the pünct on {} is out of order", piece.space);
                return Err(part.error(Field::BOARD, reason));
            }
            pieces.push(piece);
        }
    }
    // Two on one space and level are a error; until it is told they have an order, too.
    pieces.sort_unstable();
    Ok(pieces)
}

/// Reads a kind, a space and a direction.
fn parse_piece(text: &str, level: u8) -> Result<Piece, String> {
    let wrong = |reason: &str| {
        let shown: String = text.chars().take(20).collect();
        format!("`{shown}`: {reason}")
    };
    let mut letters = text.chars();
    let letter = letters.next().ok_or_else(|| wrong("expected a piece such as `Td4n`"))?;
    let kind = PieceKind::from_letter(letter.to_ascii_uppercase());
    let kind = kind.ok_or_else(|| wrong("it begins with one of `TECLMRteclmr`"))?;
    let color = if letter.is_ascii_lowercase() { Color::Black } else { Color::White };
    let rest = letters.as_str();
    let digits_end = rest.rfind(|c: char| c.is_ascii_digit()).map_or(0, |last| last + 1);
    let (name, word) = rest.split_at(digits_end);
    let space = Space::from_name(name).ok_or_else(|| wrong("behind the kind stands a space"))?;
    let direction = Direction::from_word(word).ok_or_else(|| wrong("it ends with a direction"))?;
    if !kind.directions().contains(&direction) {
        return Err(wrong("a straight piece with its pünct in the middle lies in n, ne or se"));
    }
    if dots(kind, space, direction).is_none() {
        return Err(wrong("a dot of it is not on the board"));
    }
    Piece::new(color, kind, space, direction, level).ok_or_else(|| wrong("there is no such piece"))
}

fn parse_held(text: &str) -> Option<Held> {
    let source = |text: &str| parse_source(text);
    match text.split_once('@') {
        None if text == "-" => Some(Held::Nothing),
        None => Some(Held::Piece(source(text)?)),
        Some((piece, spot)) => Some(Held::Spot(source(piece)?, Space::from_name(spot)?)),
    }
}

fn parse_source(text: &str) -> Option<Source> {
    let mut letters = text.chars();
    match (letters.next().and_then(PieceKind::from_letter), letters.next()) {
        (Some(kind), None) => Some(Source::Reserve(kind)),
        _ => Space::from_name(text).map(Source::Board),
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", super::DESCRIPTION.word, self.variant)?;
        let mut level = 1;
        for (index, piece) in self.sorted().iter().enumerate() {
            if index > 0 && piece.level == level {
                f.write_str(",")?;
            }
            while level < piece.level {
                f.write_str("/")?;
                level += 1;
            }
            piece.fmt(f)?;
        }
        if self.pieces.is_empty() {
            f.write_str("-")?;
        }
        write!(f, " {} {} {}", self.side.letter(), self.held, self.phase)
    }
}

type ActionError = crate::ActionError<Illegal>;

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action.kind() {
            ActionKind::Add(kind) => write!(out, "{kind}"),
            ActionKind::Lift(space) => write!(out, "{space}"),
            ActionKind::Spot(space) => write!(out, "@{space}"),
            ActionKind::Turn(direction) => write!(out, "{direction}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        parse_kind(text)
    }
}

fn parse_kind(text: &str) -> Result<Action, ActionError> {
    let wrong = |reason: &str| ActionError::syntax(text, reason);
    let kind = if let Some(name) = text.strip_prefix('@') {
        let space = Space::from_name(name);
        ActionKind::Spot(space.ok_or_else(|| wrong("behind `@` stands a space"))?)
    } else if let Some(direction) = Direction::from_word(text) {
        ActionKind::Turn(direction)
    } else {
        match parse_source(text) {
            Some(Source::Reserve(kind)) => ActionKind::Add(kind),
            Some(Source::Board(space)) => ActionKind::Lift(space),
            None => {
                return Err(wrong(
                    "expected a piece as `T` or `d4`, `@f5`, or a direction as `ne`",
                ));
            }
        }
    };
    Ok(Action::from_kind(kind))
}
