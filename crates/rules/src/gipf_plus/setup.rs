//! Any arrangement of a board with potentials, and what must hold for it to be a position.

use alloc::vec::Vec;
use thiserror::Error;

use super::board::Board;
use super::{Permission, Phase, Position, Potential, Spot, SpotSet, Stack, Stock, Variant};
use crate::gipf::{self, MOST_PIECES, ends};
use crate::{Color, Position as _};

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What stands on each spot, by [`Spot::index`].
    pub board: [Option<Stack>; Spot::COUNT],
    /// The side to move.
    pub side: Color,
    /// Basic pieces in reserve, White's and Black's.
    pub reserves: [u8; 2],
    /// What may still be brought in, by White and by Black.
    pub permissions: [Permission; 2],
    /// Potentials that may still be brought in, by White and by Black.
    pub stocks: [Stock; 2],
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
    /// More basic pieces on the board, covered ones included, and in reserve than can be.
    #[error("board and reserves: {color} has {pieces} basic pieces, more than {MOST_PIECES}")]
    TooManyPieces {
        /// Whose pieces.
        color: Color,
        /// How many, a GIPF-piece counting two.
        pieces: u32,
    },
    /// More potentials of a kind on the board and in stock than can be.
    #[error("board and stocks: {color} has {count} of {kind}, more than {}", Stock::MOST)]
    TooManyPotentials {
        /// Whose potentials.
        color: Color,
        /// Their kind.
        kind: Potential,
        /// How many.
        count: u32,
    },
    /// Only in the tournament game GIPF-pieces are brought in.
    #[error("permissions: `{}` for {color} outside tournament", .permission.letter())]
    PermissionOutsideTournament {
        /// Whose permission.
        color: Color,
        /// Which.
        permission: Permission,
    },
    /// A stock that may never be brought in is out of the game.
    #[error("permissions: `-` for {0}, who has a stock")]
    StockWithoutPermission(Color),
    /// An extra phase without its reason.
    #[error("phase: {0} without a T-loaded piece of the mover on e5")]
    NoTamskOnCentre(Phase),
    /// The T comes first.
    #[error("phase: {0} with a T-loaded piece of the mover on e5")]
    TamskOnCentre(Phase),
    /// A phase of taking with nothing to take.
    #[error("phase: {0} without a row of the mover's colour")]
    NoRow(Phase),
    /// A row that must be taken first.
    #[error("phase: {phase} while the row {} of the mover stands", ends(*.row))]
    RowStands {
        /// Push or extra1.
        phase: Phase,
        /// The row.
        row: SpotSet,
    },
}

impl Setup {
    /// The start of a game. A player without a stock brings in no loaded pieces.
    pub fn start(variant: Variant, stocks: [Stock; 2]) -> Setup {
        let plain = gipf::Setup::start(variant);
        let permission = |stock: Stock| match (variant, stock.is_empty()) {
            (Variant::Tournament, _) => Permission::GipfOnly,
            (_, true) => Permission::BasicOnly,
            (_, false) => Permission::Loaded,
        };
        Setup {
            variant,
            board: plain.board.map(|piece| {
                piece.map(|piece| {
                    let new = if piece.gipf { Stack::gipf } else { Stack::basic };
                    new(piece.color)
                })
            }),
            side: plain.side,
            reserves: plain.reserves,
            permissions: stocks.map(permission),
            stocks,
            phase: Phase::Push,
        }
    }

    /// The start of a longer or handicap game: up to three extra pieces each, in the reserves.
    /// None if more are asked for.
    pub fn start_with_extra(variant: Variant, stocks: [Stock; 2], extra: [u8; 2]) -> Option<Setup> {
        let plain = gipf::Setup::start_with_extra(variant, extra)?;
        Some(Setup { reserves: plain.reserves, ..Setup::start(variant, stocks) })
    }

    /// The start of Ultimate GIPF.
    pub fn ultimate() -> Setup {
        Setup { reserves: [21; 2], ..Setup::start(Variant::Tournament, [Stock::ULTIMATE; 2]) }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let mut errors = Vec::new();
        if self.variant == Variant::Basic {
            let gipf = |spot: &Spot| self.board[spot.index()].is_some_and(Stack::is_gipf);
            errors.extend(Spot::all().filter(gipf).map(SetupError::GipfPieceInBasic));
        }
        let position = self.unvalidated();
        for color in Color::ALL {
            self.count_errors(&position, color, &mut errors);
        }
        for color in Color::ALL {
            let permission = self.permissions[color.index()];
            if permission >= Permission::Any && self.variant != Variant::Tournament {
                errors.push(SetupError::PermissionOutsideTournament { color, permission });
            }
            if permission == Permission::BasicOnly && !self.stocks[color.index()].is_empty() {
                errors.push(SetupError::StockWithoutPermission(color));
            }
        }
        self.phase_errors(&position, &mut errors);
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    fn count_errors(&self, position: &Position, color: Color, errors: &mut Vec<SetupError>) {
        let reserve = self.reserves[color.index()];
        let pieces = position.basic_pieces(color) as u32 + u32::from(reserve);
        if reserve > MOST_PIECES {
            errors.push(SetupError::ReserveTooLarge { color, reserve });
        } else if pieces > u32::from(MOST_PIECES) {
            errors.push(SetupError::TooManyPieces { color, pieces });
        }
        for kind in Potential::ALL {
            let in_stock = u32::from(self.stocks[color.index()].count(kind));
            let count = in_stock + position.potentials(color, kind) as u32;
            if count > u32::from(Stock::MOST) {
                errors.push(SetupError::TooManyPotentials { color, kind, count });
            }
        }
    }

    /// What does not fit between the board and the phase.
    ///
    /// Rows stand in `push` and `extra1` only if an extra push may have made them, or if the jump that won the game did.
    fn phase_errors(&self, position: &Position, errors: &mut Vec<SetupError>) {
        let phase = self.phase;
        let tamsk = position.board.tamsk_on_centre(self.side);
        match phase {
            Phase::Extra1 | Phase::Extra2 if !tamsk => {
                errors.push(SetupError::NoTamskOnCentre(phase));
            }
            Phase::Push | Phase::Claim if tamsk => errors.push(SetupError::TamskOnCentre(phase)),
            _ => {}
        }
        let lone_tamsk = Stack::lone(self.side, Potential::Tamsk);
        let may_stand =
            self.board.contains(&lone_tamsk) || (phase == Phase::Push && position.mover_has_won());
        match phase {
            Phase::Clear | Phase::Claim => {
                if position.rows(self.side).next().is_none() && position.outcome().is_none() {
                    errors.push(SetupError::NoRow(phase));
                }
            }
            Phase::Push | Phase::Extra1 if !may_stand => {
                let rows = position.rows(self.side);
                errors.extend(rows.map(|row| SetupError::RowStands { phase, row: row.spots }));
            }
            Phase::Push | Phase::Extra1 | Phase::Extra2 => {}
        }
    }

    fn unvalidated(&self) -> Position {
        let mut position = Position {
            board: Board::from_spots(|spot| self.board[spot.index()]),
            counts_key: 0,
            stocks: self.stocks,
            reserves: self.reserves,
            permissions: self.permissions,
            side: self.side,
            phase: self.phase,
            variant: self.variant,
        };
        position.counts_key = position.compute_counts_key();
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = [None; Spot::COUNT];
        for spot in Spot::all() {
            board[spot.index()] = position.stack(spot);
        }
        Setup {
            variant: position.variant,
            board,
            side: position.side,
            reserves: position.reserves,
            permissions: position.permissions,
            stocks: position.stocks,
            phase: position.phase,
        }
    }
}
