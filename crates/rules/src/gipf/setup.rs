//! Any arrangement of a GIPF board, and what must hold for it to be a position.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use thiserror::Error;

use super::board::{Spot, SpotSet};
use super::description::MOST_EXTRA;
use super::{Permission, Phase, Piece, Position, Row, Variant};
use crate::{Color, Position as _};

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What stands on each spot, by [`Spot::index`].
    pub board: [Option<Piece>; Spot::COUNT],
    /// The side to move.
    pub side: Color,
    /// Pieces in reserve, White's and Black's.
    pub reserves: [u8; 2],
    /// What may still be brought in, by White and by Black.
    pub permissions: [Permission; 2],
    /// The phase of the turn.
    pub phase: Phase,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The basic game knows no GIPF-pieces.
    #[error("board: GIPF-piece on {0} in the basic variant")]
    GipfPieceInBasic(Spot),
    /// More in reserve than can be.
    #[error("reserves: {color} has {reserve}, more than {MOST_PIECES}")]
    ReserveTooLarge {
        /// Whose reserve.
        color: Color,
        /// How many.
        reserve: u8,
    },
    /// More pieces on the board and in reserve than can be.
    #[error("board and reserves: {color} has {pieces} pieces, more than {MOST_PIECES}")]
    TooManyPieces {
        /// Whose pieces.
        color: Color,
        /// How many, a GIPF-piece counting two.
        pieces: u32,
    },
    /// Only the tournament game has permissions.
    #[error("permissions: `{}` for {color} outside tournament", .permission.letter())]
    PermissionOutsideTournament {
        /// Whose permission.
        color: Color,
        /// Which.
        permission: Permission,
    },
    /// A phase of taking with nothing to take.
    #[error("phase: {phase} without a row of the mover's colour")]
    NoRow {
        /// Clear or claim.
        phase: Phase,
    },
    /// A row that must be taken first.
    #[error("phase: push while the compulsory row {} of the mover stands", ends(*.0))]
    CompulsoryRow(SpotSet),
}

/// The first and the last spot of a row.
pub(crate) fn ends(spots: SpotSet) -> String {
    match (spots.iter().next(), spots.iter().last()) {
        (Some(first), Some(last)) => format!("{first}–{last}"),
        _ => String::new(),
    }
}

/// No side ever has more basic pieces in all: 18, and three extra ones.
pub(crate) const MOST_PIECES: u8 = 21;

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        let mut setup = Setup {
            variant,
            board: [None; Spot::COUNT],
            side: Color::White,
            reserves: [12; 2],
            permissions: [Permission::BasicOnly; 2],
            phase: Phase::Push,
        };
        if variant == Variant::Tournament {
            setup.reserves = [18; 2];
            setup.permissions = [Permission::GipfOnly; 2];
            return setup;
        }
        let gipf = variant == Variant::Standard;
        for (color, names) in
            [(Color::White, ["b5", "e2", "h5"]), (Color::Black, ["b2", "e8", "h2"])]
        {
            for name in names {
                let spot = Spot::from_name(name).expect("a start spot");
                setup.board[spot.index()] = Some(Piece { color, gipf });
            }
        }
        setup
    }

    /// The start of a longer or handicap game: up to three extra pieces each, in the reserves.
    /// None if more are asked for.
    pub fn start_with_extra(variant: Variant, extra: [u8; 2]) -> Option<Setup> {
        if extra.iter().any(|&pieces| pieces > MOST_EXTRA) {
            return None;
        }
        let mut setup = Setup::start(variant);
        for (reserve, pieces) in setup.reserves.iter_mut().zip(extra) {
            *reserve += pieces;
        }
        Some(setup)
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let mut errors = self.count_errors();
        if self.variant != Variant::Tournament {
            for color in Color::ALL {
                let permission = self.permissions[color.index()];
                if permission != Permission::BasicOnly {
                    errors.push(SetupError::PermissionOutsideTournament { color, permission });
                }
            }
        }
        let position = self.unvalidated();
        match self.phase {
            Phase::Push => {
                let rows = position.rows(self.side).filter(Row::is_compulsory);
                errors.extend(rows.map(|row| SetupError::CompulsoryRow(row.spots)));
            }
            phase => {
                let over = position.outcome().is_some();
                if position.rows(self.side).next().is_none() && !over {
                    errors.push(SetupError::NoRow { phase });
                }
            }
        }
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    fn count_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        if self.variant == Variant::Basic {
            let gipf = |spot: &Spot| self.board[spot.index()].is_some_and(|piece| piece.gipf);
            errors.extend(Spot::all().filter(gipf).map(SetupError::GipfPieceInBasic));
        }
        for color in Color::ALL {
            let reserve = self.reserves[color.index()];
            if reserve > MOST_PIECES {
                errors.push(SetupError::ReserveTooLarge { color, reserve });
                continue;
            }
            let on_board: u32 = self
                .board
                .iter()
                .flatten()
                .filter(|piece| piece.color == color)
                .map(|piece| u32::from(piece.size()))
                .sum();
            let pieces = on_board + u32::from(reserve);
            if pieces > u32::from(MOST_PIECES) {
                errors.push(SetupError::TooManyPieces { color, pieces });
            }
        }
        errors
    }

    fn unvalidated(&self) -> Position {
        let mut position = Position {
            pieces: [0; 2],
            gipf: 0,
            key: 0,
            reserves: self.reserves,
            permissions: self.permissions,
            side: self.side,
            phase: self.phase,
            variant: self.variant,
        };
        for spot in Spot::all() {
            if let Some(piece) = self.board[spot.index()] {
                position.pieces[piece.color.index()] |= spot.bit();
                if piece.gipf {
                    position.gipf |= spot.bit();
                }
            }
        }
        position.key = position.compute_key();
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = [None; Spot::COUNT];
        for spot in Spot::all() {
            board[spot.index()] = position.piece(spot);
        }
        Setup {
            variant: position.variant,
            board,
            side: position.side,
            reserves: position.reserves,
            permissions: position.permissions,
            phase: position.phase,
        }
    }
}
