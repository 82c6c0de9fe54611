//! Which pieces, spaces and directions look promising, before anything is searched.

use std::cell::RefCell;

use gipfel_rules::punct::{
    Action, ActionKind, Direction, Piece, PieceKind, Position, Space, SpaceSet, Ways,
};
use gipfel_rules::{Color, Position as _};

use super::space_scores::space_scores;

/// What every space is worth to each player, as the board is seen from above.
#[derive(Clone)]
struct SpaceScores {
    seen: [SpaceSet; 2],
    of: [[i8; Space::COUNT]; 2],
    /// Whether three dots could complete a chain of a player's.
    near: [bool; 2],
}

impl SpaceScores {
    fn new(position: &Position) -> SpaceScores {
        let seen = Color::ALL.map(|color| position.seen(color));
        SpaceScores {
            seen,
            of: Color::ALL.map(|color| space_scores(&Ways::new(position, color))),
            near: seen.map(|seen| seen.connects_with(DOTS)),
        }
    }

    /// What a player gains by a dot on a space.
    fn gain(&self, color: Color, space: Space) -> i32 {
        let [own, other] =
            [color, color.other()].map(|color| i32::from(self.of[color.index()][space.index()]));
        if self.seen[color.index()].contains(space) {
            0
        } else if self.seen[color.other().index()].contains(space) {
            own + 3 * other
        } else {
            2 * own + other
        }
    }

    /// What a player gains by a piece, if all its dots are on the board.
    fn gain_of(
        &self,
        color: Color,
        kind: PieceKind,
        spot: Space,
        direction: Direction,
    ) -> Option<i32> {
        let dots = Piece::new(color, kind, spot, direction, 1)?.dots();
        Some(dots.into_iter().map(|dot| self.gain(color, dot)).sum())
    }
}

/// Of how many dots a piece is.
const DOTS: usize = 3;
/// How many boards are remembered, as a power of two.
const REMEMBERED: u32 = 9;

thread_local! {
    /// The scores of boards that were looked at before: all actions of a position, and those that follow a choice of a piece,
    /// are ordered by the same.
    static KNOWN: RefCell<Vec<Option<Box<SpaceScores>>>> = RefCell::new(vec![None; 1 << REMEMBERED]);
}

/// Uses the scores of the board of a position.
fn with_scores<T>(position: &Position, ask: impl FnOnce(&SpaceScores) -> T) -> T {
    let seen = Color::ALL.map(|color| position.seen(color));
    let place = place_of(&seen);
    KNOWN.with_borrow_mut(|known| {
        let slot = &mut known[place];
        if slot.as_ref().is_none_or(|scores| scores.seen != seen) {
            *slot = None;
        }
        ask(slot.get_or_insert_with(|| Box::new(SpaceScores::new(position))))
    })
}

fn place_of(seen: &[SpaceSet; 2]) -> usize {
    let [white, black] = seen.map(|set| set.digest());
    let mixed = (white ^ black.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (u64::BITS - REMEMBERED)) as usize
}

/// How promising an action looks.
pub(super) fn prior(position: &Position, action: Action) -> i32 {
    let color = position.side();
    match action.kind() {
        ActionKind::Add(kind) => 20 + i32::from(position.reserve(color, kind)),
        ActionKind::Lift(space) => {
            let Some(piece) = position.piece_over(space) else { return 0 };
            let held = |scores: &SpaceScores| -> i32 {
                let of = &scores.of[color.index()];
                piece.dots().into_iter().map(|dot| i32::from(of[dot.index()])).sum()
            };
            // What lies in one's chain is not moved away.
            22 - with_scores(position, held)
        }
        ActionKind::Spot(spot) => {
            let Some(kind) = position.held_kind() else { return 0 };
            with_scores(position, |scores| {
                let gain = |direction: &Direction| {
                    let gain = scores.gain_of(color, kind, spot, *direction)?;
                    position.can_lie(spot, *direction).then_some(gain)
                };
                kind.directions().iter().filter_map(gain).max().unwrap_or(0)
            })
        }
        ActionKind::Turn(direction) => {
            let (Some(kind), Some(spot)) = (position.held_kind(), position.held().spot()) else {
                return 0;
            };
            with_scores(position, |scores| {
                scores.gain_of(color, kind, spot, direction).unwrap_or(0)
            })
        }
    }
}

/// Whether an action completes a chain, or leads to a direction that does so.
pub(super) fn is_sharp(position: &Position, action: Action) -> bool {
    let color = position.side();
    let Some(kind) = position.held_kind() else { return false };
    if !with_scores(position, |scores| scores.near[color.index()]) {
        return false;
    }
    let seen = position.seen(color);
    let connects = |spot: Space, direction: Direction| {
        Piece::new(color, kind, spot, direction, 1).is_some_and(|piece| {
            let mut seen = seen;
            piece.dots().into_iter().for_each(|dot| seen.insert(dot));
            seen.connects()
        })
    };
    match (action.kind(), position.held().spot()) {
        (ActionKind::Spot(spot), _) => {
            let mut with_spot = seen;
            with_spot.insert(spot);
            with_spot.connects_with(DOTS - 1)
                && kind.directions().iter().any(|&direction| {
                    connects(spot, direction) && position.can_lie(spot, direction)
                })
        }
        (ActionKind::Turn(direction), Some(spot)) => connects(spot, direction),
        _ => false,
    }
}
