//! What counts in DVONN: pieces in stacks, stacks that can move, DVONN pieces that are near, and what can be covered.

use std::ops::ControlFlow;

use gipfel_rules::dvonn::{Action, ActionKind, Phase, Position, Space, SpaceSet, Stack};
use gipfel_rules::{Color, Position as _};

use super::shape::{CORNERS, EDGE, Tally, count_pairs, grow, neighbors, several_neighbors};
use super::weights::WEIGHTS;
use crate::Evaluate;

/// The stages of the second phase, by how many spaces are occupied: each has weights of its own.
pub(super) const STAGES: usize = 4;
/// A stage ends when fewer spaces than this are occupied.
const STAGE_ENDS: [u32; STAGES - 1] = [40, 29, 17];

/// Names each feature of the second phase in each of its stages, and those of the first phase behind them.
macro_rules! names {
    ([$($moving:literal,)+] [$($placing:literal,)+]) => {
        /// How many features each stage of the second phase has.
        pub(super) const MOVING: usize = [$($moving),+].len();
        /// How many the first phase has.
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
        "pieces in stacks",
        "pieces in stacks with a DVONN piece",
        "stacks",
        "stacks that can move",
        "single pieces that can move",
        "moves",
        "moves onto stacks of the opponent",
        "pieces in stacks of five or more",
        "pieces in higher stacks that can move",
        "surrounded stacks",
        "pieces in stacks that can never move again",
        "stacks next to a DVONN piece",
        "stacks more than two away from all DVONN pieces",
        "stacks more than three away from all DVONN pieces",
        "stacks on the edge",
        "stacks that hang on one neighbour",
        "pieces that can be covered",
        "pieces that can be covered, and covered again",
        "stacks with a DVONN piece that can move",
        "lone DVONN pieces in reach",
        "having no move",
        "stacks more than two away from a DVONN piece, for each",
        "stacks more than four away from a DVONN piece, for each",
        "stacks more than six away from a DVONN piece, for each",
        "having the move",
    ]
    [
        "pieces on the edge",
        "pieces in corners",
        "pieces next to a DVONN piece",
        "pieces on the edge next to a DVONN piece",
        "pieces two away from a DVONN piece",
        "pieces more than three away from all DVONN pieces",
        "pairs of one's own pieces",
        "the opponent's pieces next to pieces on the edge",
        "pieces more than one away from a DVONN piece, for each",
        "pieces more than two away from a DVONN piece, for each",
        "pieces more than three away from a DVONN piece, for each",
        "pieces more than four away from a DVONN piece, for each",
        "pieces more than six away from a DVONN piece, for each",
        "having the move",
    ]
}

/// How many features there are.
pub const FEATURES: usize = STAGES * MOVING + PLACING;

/// Weights of the features in hundredths of a unit.
pub type Weights = [i32; FEATURES];

/// The hand-crafted evaluation of DVONN.
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

/// From this height on a stack finds few spaces to go to.
const TOWER: i32 = 5;

/// What the stacks of a player can do.
struct Force {
    values: [i32; MOVING - 1],
    /// Where they can go.
    reach: u64,
}

/// What both players see of the board.
struct Board {
    occupied: u64,
    singles: u64,
    surrounded: u64,
    dvonn: u64,
    /// Next to a DVONN piece, or with one.
    near: u64,
    /// More than two away from all of them.
    far: u64,
    /// More than three away.
    farther: u64,
    /// With two occupied spaces or more next to it.
    several: u64,
    /// By how many DVONN pieces are more than two, four and six away.
    beyond: [Tally; 3],
}

impl Board {
    fn new(position: &Position) -> Board {
        let (occupied, dvonn) = (position.occupied().bits(), position.dvonn().bits());
        let near = grow(dvonn);
        let nearer = grow(near);
        Board {
            occupied,
            singles: position.singles().bits(),
            surrounded: position.surrounded().bits(),
            dvonn,
            near,
            far: !nearer,
            farther: !grow(nearer),
            several: several_neighbors(occupied),
            beyond: [2, 4, 6].map(|steps| Tally::beyond(dvonn, steps)),
        }
    }

    fn force(&self, position: &Position, color: Color) -> Force {
        let count = |set: u64| set.count_ones() as i32;
        let own = position.controlled(color).bits();
        let other = position.controlled(color.other()).bits();
        let singles = own & self.singles;
        let free_singles = singles & !self.surrounded;
        let mobile_singles = count(free_singles & neighbors(self.occupied));
        let mut reach = neighbors(free_singles);
        let mut moves = count_pairs(free_singles, self.occupied);
        let mut attacks = count_pairs(free_singles, other);
        let (mut pieces, mut dvonn_pieces) = (count(singles), 0);
        let (mut mobile, mut mobile_pieces, mut fixed, mut mobile_dvonn) = (0, 0, 0, 0);
        let mut tower_pieces = 0;
        for space in SpaceSet::from_bits(own & !singles).iter() {
            let Some(stack) = position.stack(space) else { continue };
            let height = i32::from(stack.height());
            let targets = position.targets(space).bits();
            pieces += height;
            if stack.has_dvonn() {
                dvonn_pieces += height;
            }
            if height >= TOWER {
                tower_pieces += height;
            }
            // What is empty stays empty.
            if targets == 0 {
                fixed += height;
            } else if !contains(self.surrounded, space) {
                reach |= targets;
                moves += count(targets);
                attacks += count(targets & other);
                mobile += 1;
                mobile_pieces += height;
                mobile_dvonn += i32::from(stack.has_dvonn());
            }
        }
        let lone_dvonn = self.dvonn & self.singles;
        let values = [
            pieces,
            dvonn_pieces,
            count(own),
            mobile + mobile_singles,
            mobile_singles,
            moves,
            attacks,
            tower_pieces,
            mobile_pieces,
            count(own & self.surrounded),
            fixed,
            count(own & self.near),
            count(own & self.far),
            count(own & self.farther),
            count(own & EDGE),
            count(own & !self.several & !self.dvonn),
            0,
            0,
            mobile_dvonn,
            count(lone_dvonn & reach),
            i32::from(moves == 0),
            self.beyond[0].count(own),
            self.beyond[1].count(own),
            self.beyond[2].count(own),
        ];
        Force { values, reach }
    }

    /// How many pieces the stacks on some spaces have.
    fn pieces(&self, position: &Position, spaces: u64) -> i32 {
        let singles = (spaces & self.singles).count_ones() as i32;
        let higher = SpaceSet::from_bits(spaces & !self.singles);
        singles + higher.iter().map(|space| height(position, space)).sum::<i32>()
    }
}

#[inline]
fn contains(set: u64, space: Space) -> bool {
    SpaceSet::from_bits(set).contains(space)
}

#[inline]
fn height(position: &Position, space: Space) -> i32 {
    position.stack(space).map_or(0, |stack| i32::from(stack.height()))
}

/// The place of pieces that can be covered among the values.
const COVERED: usize = 16;

/// The features of the stage of a position of the second phase, White's less Black's.
fn moving_values(position: &Position) -> [i32; MOVING] {
    let board = Board::new(position);
    let [mut white, mut black] = Color::ALL.map(|color| board.force(position, color));
    let reaches = [white.reach, black.reach];
    for (color, force) in Color::ALL.into_iter().zip([&mut white, &mut black]) {
        let own = position.controlled(color).bits();
        let covered = own & reaches[color.other().index()];
        let again = covered & reaches[color.index()];
        force.values[COVERED] = board.pieces(position, covered & !again);
        force.values[COVERED + 1] = board.pieces(position, again);
    }
    let mut values = [0; MOVING];
    for (value, (white, black)) in values.iter_mut().zip(white.values.iter().zip(black.values)) {
        *value = white - black;
    }
    values[MOVING - 1] = having_the_move(position);
    values
}

/// The features of a position of the first phase, White's less Black's.
fn placing_values(position: &Position) -> [i32; PLACING] {
    let dvonn = position.dvonn().bits();
    let near = grow(dvonn);
    let nearer = grow(near);
    let far = !grow(nearer);
    let beyond = [1, 2, 3, 4, 6].map(|steps| Tally::beyond(dvonn, steps));
    let sides = Color::ALL.map(|color| position.controlled(color).bits());
    let mut values = [0; PLACING];
    for (own, other, sign) in [(sides[0], sides[1], 1), (sides[1], sides[0], -1)] {
        let count = |set: u64| set.count_ones() as i32;
        let counts = [
            count(own & EDGE),
            count(own & CORNERS),
            count(own & near),
            count(own & near & EDGE),
            count(own & nearer & !near),
            count(own & far),
            count_pairs(own, own) / 2,
            count_pairs(own & EDGE, other),
            beyond[0].count(own),
            beyond[1].count(own),
            beyond[2].count(own),
            beyond[3].count(own),
            beyond[4].count(own),
        ];
        for (value, count) in values.iter_mut().zip(counts) {
            *value += sign * count;
        }
    }
    values[PLACING - 1] = having_the_move(position);
    values
}

fn having_the_move(position: &Position) -> i32 {
    if position.side() == Color::White { 1 } else { -1 }
}

/// The stage of a position of the second phase.
fn stage(position: &Position) -> usize {
    let occupied = position.occupied().len() as u32;
    STAGE_ENDS.iter().filter(|&&end| occupied < end).count()
}

/// The features of a position, White's less Black's. Those of other stages are 0.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    match position.phase() {
        Phase::Place => {
            features[STAGES * MOVING..].copy_from_slice(&placing_values(position));
        }
        Phase::Move => {
            let begin = stage(position) * MOVING;
            features[begin..begin + MOVING].copy_from_slice(&moving_values(position));
        }
    }
    features
}

fn sum(values: &[i32], weights: &[i32]) -> i32 {
    values.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

/// Covering a stack of this height is as much as making a row in other games.
const HIGH: u8 = 6;
/// So is cutting off so many pieces more than one loses.
const MANY: i32 = 2;

/// How many pieces more the opponent loses than the mover by what a move cuts off.
fn cut_off(position: &Position, action: Action, to: Space) -> i32 {
    let lost = position.lost_by(action);
    let side = position.side();
    lost.iter()
        .map(|space| {
            let pieces = height(position, space);
            let color = position.stack(space).and_then(Stack::color);
            if space == to || color == Some(side) { -pieces } else { pieces }
        })
        .sum()
}

impl Evaluate<Position> for Evaluation {
    type Scratch = ();

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let white = match position.phase() {
            Phase::Place => sum(&placing_values(position), &self.weights[STAGES * MOVING..]),
            Phase::Move => {
                let weights = &self.weights[stage(position) * MOVING..];
                sum(&moving_values(position), weights)
            }
        };
        if position.side() == Color::White { white } else { -white }
    }

    fn prior(&self, position: &Position, action: Action) -> i32 {
        match action.kind() {
            ActionKind::Place(space) => {
                let near = grow(position.dvonn().bits());
                4 * i32::from(space.is_edge()) + 3 * i32::from(contains(near, space))
            }
            ActionKind::Move { from, to } => {
                let below = position.stack(to);
                let target = i32::from(below.map_or(0, Stack::height));
                let own_height = height(position, from);
                match below.and_then(Stack::color) {
                    // The higher what is covered the better.
                    Some(color) if color != position.side() => 12 * target - own_height,
                    Some(_) => -4 - own_height,
                    None => 8,
                }
            }
            ActionKind::Pass => 0,
        }
    }

    #[inline]
    fn gains(&self, position: &Position, action: Action) -> bool {
        let ActionKind::Move { to, .. } = action.kind() else { return false };
        let other = position.side().other();
        let covered = position.stack(to).filter(|stack| stack.color() == Some(other));
        covered.is_some_and(|stack| stack.height() >= HIGH) || cut_off(position, action, to) >= MANY
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
        let left: u8 = Color::ALL.map(|color| position.hand(color)).iter().sum();
        match left + position.dvonn_hand() {
            0..=4 => u32::MAX,
            _ => 2,
        }
    }

    fn margin(&self) -> i32 {
        50
    }
}
