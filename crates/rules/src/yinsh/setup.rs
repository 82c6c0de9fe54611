//! Any arrangement of a YINSH board, and what must hold for it to be a position.

use alloc::vec::Vec;
use thiserror::Error;

use super::board::{EMPTY_LINES, Point, has_five};
use super::{Phase, Piece, PieceKind, Position, Variant};
use crate::Color;

/// Rings of each colour.
pub(super) const RINGS: u8 = 5;
/// Markers in all.
pub(super) const MARKERS: u8 = 51;

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What stands on each point, by [`Point::index`].
    pub board: [Option<Piece>; Point::COUNT],
    /// The side to move.
    pub side: Color,
    /// Rings still to be placed, White's and Black's.
    pub hand: [u8; 2],
    /// Rings removed by rows, White's and Black's.
    pub removed: [u8; 2],
    /// The phase of the turn.
    pub phase: Phase,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Rings on the board, in hand and removed are five in all.
    #[error("board, hand and removed: {color} has {rings} rings in all instead of {RINGS}")]
    RingCount {
        /// Whose rings.
        color: Color,
        /// How many.
        rings: u32,
    },
    /// The pool has 51 markers.
    #[error("board: {0} markers, more than {MARKERS}")]
    TooManyMarkers(usize),
    /// Placing without a ring in hand.
    #[error("phase: place, but {0} has no ring in hand")]
    NoRingInHand(Color),
    /// Rings in hand after the placement.
    #[error("hand: {color} holds rings in phase {phase}")]
    RingInHand {
        /// Who holds them.
        color: Color,
        /// The phase.
        phase: Phase,
    },
    /// Markers come after the placement.
    #[error("board: markers while rings are being placed")]
    MarkersInPlacement,
    /// A phase of taking with nothing to take.
    #[error("phase: {0} without a row of the mover")]
    NoRow(Phase),
    /// A row that must be taken first.
    #[error("phase: move while a row of the mover stands")]
    RowStands,
}

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        Setup {
            variant,
            board: [None; Point::COUNT],
            side: Color::White,
            hand: [RINGS; 2],
            removed: [0; 2],
            phase: Phase::Place,
        }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let mut errors = Vec::new();
        for color in Color::ALL {
            let rings = self.count(color, PieceKind::Ring) as u32
                + u32::from(self.hand[color.index()])
                + u32::from(self.removed[color.index()]);
            if rings != u32::from(RINGS) {
                errors.push(SetupError::RingCount { color, rings });
            }
        }
        let markers: usize =
            Color::ALL.into_iter().map(|color| self.count(color, PieceKind::Marker)).sum();
        if markers > usize::from(MARKERS) {
            errors.push(SetupError::TooManyMarkers(markers));
        }
        if self.phase == Phase::Place {
            if self.hand[self.side.index()] == 0 {
                errors.push(SetupError::NoRingInHand(self.side));
            }
            if markers > 0 {
                errors.push(SetupError::MarkersInPlacement);
            }
        } else {
            let holders = Color::ALL.into_iter().filter(|color| self.hand[color.index()] > 0);
            errors.extend(holders.map(|color| SetupError::RingInHand { color, phase: self.phase }));
        }
        let position = self.unvalidated();
        let row = position.row_stands[self.side.index()];
        match self.phase {
            Phase::ClearRow | Phase::ClaimRow if !row => errors.push(SetupError::NoRow(self.phase)),
            Phase::Move if row => errors.push(SetupError::RowStands),
            _ => {}
        }
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    fn count(&self, color: Color, kind: PieceKind) -> usize {
        self.board.iter().flatten().filter(|&&piece| piece == Piece { color, kind }).count()
    }

    fn unvalidated(&self) -> Position {
        let mut position = Position {
            rings: [0; 2],
            markers: [0; 2],
            lines: EMPTY_LINES,
            key: 0,
            marker_count: 0,
            row_stands: [false; 2],
            hand: self.hand,
            removed: self.removed,
            side: self.side,
            phase: self.phase,
            variant: self.variant,
        };
        for point in Point::all() {
            match self.board[point.index()] {
                Some(Piece { color, kind: PieceKind::Ring }) => position.add_ring(color, point),
                Some(Piece { color, kind: PieceKind::Marker }) => {
                    position.markers[color.index()] |= point.bit();
                    position.add_marker_to_lines(point);
                }
                None => {}
            }
        }
        position.row_stands = position.markers.map(has_five);
        position.key = position.compute_key();
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = [None; Point::COUNT];
        for point in Point::all() {
            board[point.index()] = position.piece(point);
        }
        Setup {
            variant: position.variant,
            board,
            side: position.side,
            hand: position.hand,
            removed: position.removed,
            phase: position.phase,
        }
    }
}
