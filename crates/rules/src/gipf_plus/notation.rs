//! GIPF with potentials in text: positions and actions.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::action::{Action, ActionKind, Newcomer};
use super::setup::Setup;
use super::{Illegal, Permission, Phase, Position, Potential, Spot, Stack, Stock, Variant, Way};
use crate::gipf::{COLUMN_STARTS, COLUMNS, PERMISSIONS, RESERVES, taking};
use crate::text::{self, Part};
use crate::{Field, SyntaxError};

/// Potentials that may still be brought in.
const STOCKS: Field = Field::named("stocks");

pub(super) const FIELDS: [Field; 8] = [
    Field::GAME,
    Field::VARIANT,
    Field::BOARD,
    Field::SIDE,
    RESERVES,
    PERMISSIONS,
    STOCKS,
    Field::PHASE,
];

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<Setup, SyntaxError> {
        let [game, variant, board, side, reserves, permissions, stocks, phase] =
            text::fields(line, FIELDS)?;
        game.word(Field::GAME, |word| (word == super::DESCRIPTION.word).then_some(()))?;
        let variant = variant.word(Field::VARIANT, Variant::from_word)?;
        let mut setup = Setup::start(variant, [Stock::EMPTY; 2]);
        setup.board = [None; Spot::COUNT];
        COLUMNS.parse_stacks(board, Stack::read, |column, place, stack| {
            setup.board[COLUMN_STARTS[column] + place] = Some(stack);
        })?;
        setup.side = text::side(side)?;
        setup.reserves = text::number_pair(reserves, RESERVES)?;
        setup.permissions = text::letter_pair(permissions, PERMISSIONS, Permission::from_letter)?;
        setup.stocks = parse_stocks(stocks)?;
        setup.phase = phase.word(Field::PHASE, Phase::from_word)?;
        Ok(setup)
    }
}

fn parse_stocks(part: Part<'_>) -> Result<[Stock; 2], SyntaxError> {
    let read = |part: Part<'_>| {
        Stock::from_text(part.text)
            .map_err(|(at, reason)| SyntaxError::new(STOCKS, part.at + at, reason))
    };
    let mut stocks = part.split('/').map(read);
    match (stocks.next(), stocks.next(), stocks.next()) {
        (Some(white), Some(black), None) => Ok([white?, black?]),
        _ => Err(part.error(STOCKS, "expected two stocks, white/black")),
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gipf+ {} ", self.variant)?;
        COLUMNS.write(f, |column, place| self.board[COLUMN_STARTS[column] + place])?;
        let [white, black] = self.reserves;
        let [white_may, black_may] = self.permissions.map(Permission::letter);
        let [white_stock, black_stock] = self.stocks;
        let (side, phase) = (self.side.letter(), self.phase);
        write!(f, " {side} {white}/{black} {white_may}{black_may} ")?;
        write!(f, "{white_stock}/{black_stock} {phase}")
    }
}

type ActionError = crate::ActionError<Illegal>;

const EXPECTED: &str = "expected a spot, `dot-spot`, a use such as `Z:d3-f4`, or `x…`";

impl crate::Notation for Position {
    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        let occupied = self.board.occupied();
        match action.kind() {
            ActionKind::Push { way, piece } => {
                if let Some(letter) = piece.letter() {
                    out.write_char(letter)?;
                }
                way.write(occupied, out)
            }
            ActionKind::ExtraPush { way } => {
                out.write_str("T:")?;
                way.write(occupied, out)
            }
            ActionKind::Discard => out.write_str("T:discard"),
            ActionKind::Use { from, to } => {
                // A spot without a loaded piece is only ever asked for by mistake.
                let kind = self.stack(from).and_then(Stack::load).map_or('?', Potential::letter);
                write!(out, "{kind}:{from}-{to}")
            }
            ActionKind::Take { removed } => {
                taking::write(removed, |spot| self.mark(spot), self.spots(self.side.other()), out)
            }
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        if let Some(spots) = text.strip_prefix('x') {
            self.parse_take(text, spots)
        } else if let Some((kind, rest)) = text.split_once(':') {
            self.parse_use(text, kind, rest)
        } else {
            self.parse_push(text)
        }
    }
}

impl Position {
    /// What stands before a spot that loses something: `G`, or the letter of a loaded piece.
    fn mark(&self, spot: Spot) -> Option<char> {
        let stack = self.stack(spot)?;
        if stack.is_gipf() { Some('G') } else { stack.load().map(Potential::letter) }
    }

    fn parse_push(&self, text: &str) -> Result<Action, ActionError> {
        let mut letters = text.chars();
        let piece = match letters.next() {
            Some('G') => Newcomer::Gipf,
            Some(letter) => {
                Potential::from_letter(letter).map_or(Newcomer::Basic, Newcomer::Loaded)
            }
            None => Newcomer::Basic,
        };
        let way = if piece == Newcomer::Basic { text } else { letters.as_str() };
        Way::read(self.board.occupied(), way, EXPECTED)
            .map(|way| Action::push(way, piece))
            .map_err(|reason| ActionError::syntax(text, reason))
    }

    /// Reads what stands behind `Z:`, or behind `T:`.
    fn parse_use(&self, text: &str, kind: &str, rest: &str) -> Result<Action, ActionError> {
        let wrong = |reason: String| ActionError::syntax(text, reason);
        let mut letters = kind.chars();
        let kind = letters.next().and_then(Potential::from_letter);
        let Some(kind) = kind.filter(|_| letters.as_str().is_empty()) else {
            return Err(wrong("expected a kind before the colon: T, Z, D, Y or U".to_owned()));
        };
        if kind == Potential::Tamsk {
            if rest == "discard" {
                return Ok(Action::DISCARD);
            }
            let expected = "expected a spot, `dot-spot` or `discard` behind `T:`";
            return Way::read(self.board.occupied(), rest, expected)
                .map(Action::extra_push)
                .map_err(wrong);
        }
        let spots = rest.split_once('-');
        let spots = spots.and_then(|(from, to)| Spot::from_name(from).zip(Spot::from_name(to)));
        let Some((from, to)) = spots else {
            return Err(wrong("expected two spots behind the colon, `from-to`".to_owned()));
        };
        let own = self.stack(from).filter(|stack| stack.color() == self.side);
        match own.and_then(Stack::load) {
            None => return Err(ActionError::illegal(text, Illegal::NotLoaded(from))),
            Some(load) if load != kind => {
                return Err(wrong(format!("the piece on {from} is loaded with {load}")));
            }
            Some(_) => {}
        }
        Action::from_kind(ActionKind::Use { from, to })
            .ok_or_else(|| ActionError::illegal(text, Illegal::out_of_reach(kind)))
    }

    fn parse_take(&self, text: &str, spots: &str) -> Result<Action, ActionError> {
        let is_mark = |letter| letter == 'G' || Potential::from_letter(letter).is_some();
        let wrong_mark = |letter| {
            Potential::from_letter(letter)
                .map_or("no GIPF-piece".to_owned(), |kind| format!("not loaded with {kind}"))
        };
        let opponents = self.spots(self.side.other());
        let removed = taking::read(spots, is_mark, |spot| self.mark(spot), wrong_mark, opponents)
            .map_err(|reason| ActionError::syntax(text, reason))?;
        Action::from_kind(ActionKind::Take { removed })
            .ok_or_else(|| ActionError::illegal(text, Illegal::NotARow))
    }
}
