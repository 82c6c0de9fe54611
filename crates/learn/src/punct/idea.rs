//! What a turn of PÜNCT is good for.

use gipfel_rules::punct::{Position, SpaceSet, Ways, endings};
use gipfel_rules::{Color, Member as _, Position as _};

use crate::Attempt;
use crate::idea::{IdeaKind, ideas};

ideas! { IDEAS:
    /// Joins two opposite sides.
    WINS_CHAIN "wins-chain",
    /// Ends the game with more dots in the central hexagon.
    WINS_CENTRE "wins-centre",
    /// Keeps the opponent from joining two sides with his next piece.
    STOPS_CHAIN "stops-chain",
    /// Brings a chain within a piece.
    THREATENS_CHAIN "threatens-chain",
    /// Covers dots of the opponent.
    COVERS_DOTS "covers-dots",
    /// Makes the opponent's way longer.
    LENGTHENS_WAY "lengthens-way",
    /// Makes one's own way shorter.
    SHORTENS_WAY "shortens-way",
    /// Comes into the central hexagon.
    TAKES_CENTRE "takes-centre",
    /// Adds a piece to be moved later.
    ADDS_PIECE "adds-piece",
    /// Moves a piece and keeps the reserve.
    MOVES_PIECE "moves-piece",
}

/// A piece may close a gap of so many spaces.
const A_PIECE: u8 = 3;

pub(super) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    let (Some(before), Some(after)) =
        (Position::of(attempt.before()), Position::of(attempt.after()))
    else {
        return (IdeaKind::MOVES_PIECE, 0);
    };
    let mover = attempt.mover();
    if attempt.wins() {
        let chain = after.end_reason() == Some(endings::CHAIN);
        return (if chain { IdeaKind::WINS_CHAIN } else { IdeaKind::WINS_CENTRE }, 0);
    }
    let way = |position: &Position, color: Color| Ways::new(position, color).shortest();
    let [own, other] = [mover, mover.other()].map(|color| (way(before, color), way(after, color)));
    let covered = attempt.deeds().get("hides");
    let central = |position: &Position| (position.seen(mover) & SpaceSet::CENTRAL).len();
    let kind = if other.0 <= A_PIECE && other.1 > other.0 {
        IdeaKind::STOPS_CHAIN
    } else if own.1 <= A_PIECE && own.1 < own.0 {
        IdeaKind::THREATENS_CHAIN
    } else if covered > 0 {
        return (IdeaKind::COVERS_DOTS, covered);
    } else if other.1 > other.0 && other.1 - other.0 >= own.0.saturating_sub(own.1) {
        return (IdeaKind::LENGTHENS_WAY, u32::from(other.1 - other.0));
    } else if own.1 < own.0 {
        return (IdeaKind::SHORTENS_WAY, u32::from(own.0 - own.1));
    } else if central(after) > central(before) {
        IdeaKind::TAKES_CENTRE
    } else if after.reserve_count(mover) < before.reserve_count(mover) {
        IdeaKind::ADDS_PIECE
    } else {
        IdeaKind::MOVES_PIECE
    };
    (kind, 0)
}
