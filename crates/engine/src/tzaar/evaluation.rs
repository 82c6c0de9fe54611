//! What counts in TZAAR: stacks of each kind and how few are left, their heights, captures and what can be captured.

use std::ops::ControlFlow;

use gipfel_rules::tzaar::{Action, ActionKind, Phase, PieceKind, Position, Space, SpaceSet, Stack};
use gipfel_rules::{Color, Position as _, Stage};

use super::weights::WEIGHTS;
use crate::Evaluate;

/// The stages of the game once all pieces are placed, by how many spaces are occupied: each has weights of its own.
pub(super) const STAGES: usize = 4;
/// A stage ends when fewer spaces than this are occupied.
const STAGE_ENDS: [usize; STAGES - 1] = [46, 34, 22];

/// Names each feature of moving in each of its stages, and those of placing behind them.
macro_rules! names {
    ([$($moving:literal,)+] [$($placing:literal,)+]) => {
        /// How many features each stage has.
        pub(super) const MOVING: usize = [$($moving),+].len();
        /// How many there are while pieces are placed.
        pub(super) const PLACING: usize = [$($placing),+].len();

        /// What each feature counts, White's less Black's.
        pub const FEATURE_NAMES: [&str; FEATURES] = [
            $(concat!("opening: ", $moving),)+
            $(concat!("middle: ", $moving),)+
            $(concat!("late: ", $moving),)+
            $(concat!("end: ", $moving),)+
            $(concat!("placing: ", $placing),)+
        ];
    };
}

names! {
    [
        "Tzaar stacks",
        "Tzarra stacks",
        "Tott stacks",
        "one Tzaar left",
        "two Tzaars left",
        "three Tzaars left",
        "one Tzarra left",
        "two Tzarras left",
        "three Tzarras left",
        "one Tott left",
        "two Totts left",
        "three Totts left",
        "pieces",
        "pieces below Tzaars",
        "pieces below Tzarras",
        "pieces below Totts",
        "stacks of two or more",
        "stacks of three or more",
        "stacks that nothing can capture",
        "captures",
        "stacks that can capture",
        "Tzaars that can be captured",
        "Tzarras that can be captured",
        "Totts that can be captured",
        "pieces in higher stacks that can be captured",
        "kinds that can be taken in a turn",
        "two captures or fewer",
        "having the move",
    ]
    [
        "Tzaars on the edge",
        "Tzarras on the edge",
        "Totts on the edge",
        "Tzaars that can be captured",
        "Tzarras that can be captured",
        "Totts that can be captured",
        "Tzaars in sight of each other",
        "Tzarras in sight of each other",
        "having the move",
    ]
}

/// How many features there are.
pub const FEATURES: usize = STAGES * MOVING + PLACING;

/// Weights of the features in hundredths of a unit.
pub type Weights = [i32; FEATURES];

/// The hand-crafted evaluation of TZAAR.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The weights.
    pub weights: Weights,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation { weights: WEIGHTS }
    }
}

/// What the stacks of a player can do.
struct Force {
    captures: i32,
    capturers: i32,
    /// What they can capture.
    reach: SpaceSet,
    highest: u8,
}

fn force(position: &Position, color: Color) -> Force {
    let mut force = Force { captures: 0, capturers: 0, reach: SpaceSet::EMPTY, highest: 0 };
    for space in position.controlled(color).iter() {
        let captures = position.captures(space);
        force.captures += captures.len() as i32;
        force.capturers += i32::from(!captures.is_empty());
        force.reach = SpaceSet::from_bits(force.reach.bits() | captures.bits());
        force.highest = force.highest.max(position.height(space));
    }
    force
}

fn common(one: SpaceSet, other: SpaceSet) -> SpaceSet {
    SpaceSet::from_bits(one.bits() & other.bits())
}

/// How many pieces lie below the tops of some stacks.
fn below(position: &Position, spaces: SpaceSet) -> i32 {
    let high = common(spaces, position.high());
    high.iter().map(|space| i32::from(position.height(space)) - 1).sum()
}

/// What a player has, given what his opponent's stacks can do and his own.
fn own_values(position: &Position, color: Color, own: &Force, other: &Force) -> [i32; MOVING] {
    let mut values = [0; MOVING];
    let stacks = position.controlled(color);
    let mut doomed = 0;
    for kind in PieceKind::ALL {
        let spaces = position.of_kind(color, kind);
        let index = kind.index();
        let count = spaces.len();
        values[index] = count as i32;
        if let 1..=3 = count {
            values[3 + 3 * index + count - 1] = 1;
        }
        values[13 + index] = below(position, spaces);
        let threatened = common(spaces, other.reach).len();
        values[21 + index] = threatened as i32;
        doomed += i32::from(count <= 2 && threatened == count);
    }
    let high = common(stacks, position.high());
    let heights = || high.iter().map(|space| position.height(space));
    values[12] = stacks.len() as i32 + values[13] + values[14] + values[15];
    values[16] = high.len() as i32;
    values[17] = heights().filter(|&height| height > 2).count() as i32;
    values[18] = heights().filter(|&height| height > other.highest).count() as i32;
    values[19] = own.captures;
    values[20] = own.capturers;
    values[24] = below(position, common(stacks, other.reach));
    values[25] = doomed;
    values[26] = i32::from(own.captures <= 2);
    values
}

/// The features of the stage of a position in which all pieces are placed, White's less Black's.
fn moving_values(position: &Position) -> [i32; MOVING] {
    let [white, black] = Color::ALL.map(|color| force(position, color));
    let mut values = own_values(position, Color::White, &white, &black);
    let others = own_values(position, Color::Black, &black, &white);
    for (value, other) in values.iter_mut().zip(others) {
        *value -= other;
    }
    values[MOVING - 1] = having_the_move(position);
    values
}

/// The features of a position in which pieces are placed, White's less Black's.
fn placing_values(position: &Position) -> [i32; PLACING] {
    let forces = Color::ALL.map(|color| force(position, color));
    let mut values = [0; PLACING];
    for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
        let other = &forces[color.other().index()];
        for kind in PieceKind::ALL {
            let spaces = position.of_kind(color, kind);
            let index = kind.index();
            values[index] += sign * common(spaces, SpaceSet::EDGE).len() as i32;
            values[3 + index] += sign * common(spaces, other.reach).len() as i32;
            if kind != PieceKind::Tott {
                let seen = |space| common(position.in_sight(space), spaces).len() as i32;
                values[6 + index] += sign * spaces.iter().map(seen).sum::<i32>() / 2;
            }
        }
    }
    values[PLACING - 1] = having_the_move(position);
    values
}

fn having_the_move(position: &Position) -> i32 {
    if position.side() == Color::White { 1 } else { -1 }
}

/// The stage of a position in which all pieces are placed.
fn stage(position: &Position) -> usize {
    let occupied = position.occupied().len();
    STAGE_ENDS.iter().filter(|&&end| occupied < end).count()
}

/// The features of a position, White's less Black's. Those of other stages are 0.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    match position.phase() {
        Phase::Place => {
            features[STAGES * MOVING..].copy_from_slice(&placing_values(position));
        }
        Phase::Capture | Phase::Second => {
            let begin = stage(position) * MOVING;
            features[begin..begin + MOVING].copy_from_slice(&moving_values(position));
        }
    }
    features
}

fn sum(values: &[i32], weights: &[i32]) -> i32 {
    values.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

/// About what it costs a player to lose one of so many stacks of a kind, for the order of actions.
const LOSSES: [i32; 10] = [1000, 1000, 60, 35, 25, 20, 16, 13, 11, 10];
/// What each piece below the top of a captured stack is worth more.
const PIECE: i32 = 8;
/// A capture that is worth as much is as much as making a row in other games.
const GAIN: i32 = 40;

fn loss(position: &Position, stack: Stack) -> i32 {
    let left = position.of_kind(stack.color(), stack.kind()).len();
    LOSSES[left.min(LOSSES.len() - 1)]
}

/// What a capture is worth; none if the action is none.
#[inline]
fn capture(position: &Position, action: Action) -> Option<i32> {
    let ActionKind::Move { to, .. } = action.kind() else { return None };
    let taken = position.stack(to).filter(|stack| stack.color() != position.side())?;
    Some(loss(position, taken) + PIECE * (i32::from(taken.height()) - 1))
}

/// What putting one stack of the mover's on another is worth.
fn stacking(position: &Position, from: Space, to: Space) -> i32 {
    match (position.stack(from), position.stack(to)) {
        (Some(moved), Some(covered)) if moved.kind() == covered.kind() => {
            15 - loss(position, moved) / 2
        }
        (Some(moved), Some(covered)) => 20 + loss(position, moved) / 2 - loss(position, covered),
        _ => 0,
    }
}

impl Evaluate<Position> for Evaluation {
    type Scratch = ();

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let white = match position.phase() {
            Phase::Place => sum(&placing_values(position), &self.weights[STAGES * MOVING..]),
            Phase::Capture | Phase::Second => {
                let weights = &self.weights[stage(position) * MOVING..];
                sum(&moving_values(position), weights)
            }
        };
        if position.side() == Color::White { white } else { -white }
    }

    fn prior(&self, position: &Position, action: Action) -> i32 {
        match action.kind() {
            ActionKind::Place { kind, space } => {
                // Rare pieces are placed early only where they are safe, which the search sees.
                kind.index() as i32 - i32::from(space.is_edge())
            }
            ActionKind::Move { from, to } => {
                capture(position, action).unwrap_or_else(|| stacking(position, from, to))
            }
            ActionKind::Pass => 0,
        }
    }

    #[inline]
    fn gains(&self, position: &Position, action: Action) -> bool {
        capture(position, action).is_some_and(|score| score >= GAIN)
    }

    #[inline]
    fn visit_gains<F>(&self, position: &Position, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action, bool) -> ControlFlow<()>,
    {
        position.visit_actions(|action| visit(action, self.gains(position, action)))
    }

    /// While pieces are placed, what a single one does is seen at once; the last ones are searched together with the first
    /// moves.
    fn deepest(&self, position: &Position) -> u32 {
        let hand = |color| PieceKind::ALL.map(|kind| position.hand(color, kind)).iter().sum::<u8>();
        match Color::ALL.map(hand).iter().sum() {
            0..=4 => u32::MAX,
            _ => 2,
        }
    }

    /// Of the second moves most change little.
    fn is_open(&self, position: &Position) -> bool {
        matches!(position.stage(), Stage::Main | Stage::After)
    }

    /// Who covers his own last stack of a kind has lost.
    fn allows(&self, position: &Position, action: Action) -> bool {
        let ActionKind::Move { from, to } = action.kind() else { return true };
        match (position.stack(from), position.stack(to)) {
            (Some(moved), Some(covered)) => {
                covered.color() != moved.color()
                    || moved.kind() == covered.kind()
                    || position.of_kind(covered.color(), covered.kind()).len() > 1
            }
            _ => true,
        }
    }

    fn margin(&self) -> i32 {
        100
    }
}
