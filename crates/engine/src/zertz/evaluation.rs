//! What counts in ZÈRTZ: how many marbles each player still needs for each of the sets that win, and what the mover can
//! jump over.
//!
//! While there is a jump, nobody can do anything else: such a position is worth what the jumps lead to, which is found out
//! by making them.

use gipfel_rules::zertz::{Action, ActionKind, Marble, Phase, Position};
use gipfel_rules::{Color, Outcome, Position as _, Stage};

use super::weights::WEIGHTS;
use crate::Evaluate;

/// What each feature counts, White's less Black's. A marble of the names is one of the pool's colours, whoever has it.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "needs three white marbles or fewer",
    "needs two white marbles or fewer",
    "needs one white marble",
    "needs four grey marbles or fewer",
    "needs three grey marbles or fewer",
    "needs two grey marbles or fewer",
    "needs one grey marble",
    "needs five black marbles or fewer",
    "needs four black marbles or fewer",
    "needs three black marbles or fewer",
    "needs two black marbles or fewer",
    "needs one black marble",
    "needs six marbles or fewer for one of each",
    "needs five marbles or fewer for one of each",
    "needs four marbles or fewer for one of each",
    "needs three marbles or fewer for one of each",
    "needs two marbles or fewer for one of each",
    "needs one marble for one of each",
    "sets that need two marbles or fewer",
    "colours of which one marble wins",
    "having the move, to place",
    "having the move, to jump",
    "white marbles that can be jumped over",
    "grey marbles that can be jumped over",
    "black marbles that can be jumped over",
];

/// How many features there are.
pub const FEATURES: usize = 25;
/// Where those about the mover begin.
const MOVER: usize = 20;

/// Where the features of each colour begin, and how many there are.
const NEEDS: [(usize, u8); Marble::COUNT] = [(0, 3), (3, 4), (7, 5)];
/// The same of a set of each colour.
const EACH: (usize, u8) = (12, 6);

/// Weights of the features in hundredths of a unit.
pub type Weights = [i32; FEATURES];

/// The hand-crafted evaluation of ZÈRTZ.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The weights.
    pub weights: Weights,
    /// Whether jumps are made before a position is evaluated.
    pub resolves: bool,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation { weights: WEIGHTS, resolves: true }
    }
}

/// What a player is worth of whom a game was won by jumps that were only looked at.
const WON: i32 = 4_000;
/// So many jumps are looked at one after the other.
const LONGEST: u32 = 10;

/// What a player still needs of each colour, and of all for one of each.
fn needs(position: &Position, color: Color) -> ([u8; Marble::COUNT], u8) {
    let (aims, each) = (position.variant().aims(), position.variant().aim_of_each());
    let held = Marble::ALL.map(|marble| position.held(color, marble));
    let missing = |marble: usize| aims[marble].saturating_sub(held[marble]);
    let of_each = held.iter().map(|&held| each.saturating_sub(held)).sum();
    ([missing(0), missing(1), missing(2)], of_each)
}

/// The features of what a player holds.
fn own_values(position: &Position, color: Color) -> [i32; MOVER] {
    let mut values = [0; MOVER];
    let (colors, each) = needs(position, color);
    let needs = colors.into_iter().zip(NEEDS).chain([(each, EACH)]);
    for (need, (first, steps)) in needs {
        for step in need.max(1)..=steps {
            values[first + usize::from(steps - step)] = 1;
        }
        values[18] += i32::from(need <= 2);
    }
    let last = |marble: &Marble| {
        let aims = position.variant().aims();
        let own = colors[marble.index()] <= 1;
        let held = position.held(color, *marble);
        own && aims[marble.index()] > 0 || each == 1 && held < position.variant().aim_of_each()
    };
    values[19] = Marble::ALL.iter().filter(|marble| last(marble)).count() as i32;
    values
}

/// The features of a position, White's less Black's.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    let [white, black] = Color::ALL.map(|color| own_values(position, color));
    for (feature, (white, black)) in features.iter_mut().zip(white.into_iter().zip(black)) {
        *feature = white - black;
    }
    let sign = if position.side() == Color::White { 1 } else { -1 };
    if !matches!(position.phase(), Phase::Jump | Phase::JumpOn(_)) {
        features[MOVER] = sign;
        return features;
    }
    features[MOVER + 1] = sign;
    let mut counted = 0;
    for from in position.can_jump().iter() {
        for (over, _) in position.jumps(from) {
            let bit = 1_u64 << over.index();
            if let Some(marble) = position.marble(over).filter(|_| counted & bit == 0) {
                counted |= bit;
                features[MOVER + 2 + marble.index()] += sign;
            }
        }
    }
    features
}

impl Evaluation {
    /// The score of a position for White as it stands.
    fn standing(&self, position: &Position) -> i32 {
        features(position).into_iter().zip(self.weights).map(|(value, weight)| value * weight).sum()
    }

    /// The score of a position for White when both jump as long as there is a jump, each as well as he can.
    fn settled(&self, position: &Position, left: u32, (mut low, mut high): (i32, i32)) -> i32 {
        match position.phase() {
            Phase::Over => {
                return match position.outcome().and_then(Outcome::winner) {
                    Some(Color::White) => WON + left as i32,
                    Some(Color::Black) => -WON - left as i32,
                    None => 0,
                };
            }
            Phase::Jump | Phase::JumpOn(_) if left > 0 => {}
            _ => return self.standing(position),
        }
        let maximises = position.side() == Color::White;
        let mut best = if maximises { i32::MIN } else { i32::MAX };
        for action in position.actions() {
            let mut after = *position;
            after.play_unchecked(action);
            let score = self.settled(&after, left - 1, (low, high));
            if maximises {
                best = best.max(score);
                low = low.max(score);
            } else {
                best = best.min(score);
                high = high.min(score);
            }
            if low >= high {
                break;
            }
        }
        best
    }
}

/// Whether a marble is placed so that the opponent has to jump, and can be jumped in return at once.
fn is_sacrifice(position: &Position, action: Action) -> bool {
    let ActionKind::Place { ring, .. } = action.kind() else { return false };
    // Only next to another marble something can jump.
    if ring.neighbors().bits() & position.occupied().bits() == 0 {
        return false;
    }
    let mut placed = *position;
    placed.play_unchecked(action);
    if placed.can_jump().is_empty() {
        return false;
    }
    let side = position.side();
    // Most rings can be taken away without a change; the first that leaves a jump stands for them.
    let given = match placed.phase() {
        Phase::Remove => placed.free().iter().find_map(|free| {
            let removal = Action::from_kind(ActionKind::Remove(free), placed.extent())?;
            let mut given = placed;
            given.play_unchecked(removal);
            (given.phase() == Phase::Jump && given.side() != side).then_some(given)
        }),
        Phase::Jump => Some(placed),
        _ => None,
    };
    given.is_some_and(|given| given.actions().into_iter().any(|jump| answered(&given, jump, side)))
}

/// Whether a player can jump as soon as the other has jumped.
fn answered(position: &Position, jump: Action, side: Color) -> bool {
    let mut after = *position;
    after.play_unchecked(jump);
    match after.phase() {
        Phase::JumpOn(_) => after.actions().into_iter().any(|next| answered(&after, next, side)),
        Phase::Jump => after.side() == side,
        _ => false,
    }
}

/// About what a marble of each colour is worth, for the order of actions.
const MARBLE_SCORE: [i32; Marble::COUNT] = [50, 40, 33];

impl Evaluate<Position> for Evaluation {
    type Scratch = ();

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let white = match self.resolves {
            true => self.settled(position, LONGEST, (i32::MIN, i32::MAX)),
            false => self.standing(position),
        };
        if position.side() == Color::White { white } else { -white }
    }

    fn prior(&self, position: &Position, action: Action) -> i32 {
        match action.kind() {
            // What nobody can jump over comes first, and the cheapest marbles.
            ActionKind::Place { marble, .. } => {
                let mut after = *position;
                after.play_unchecked(action);
                let jumps = after.can_jump().len() as i32;
                marble.index() as i32 - 8 * jumps
            }
            // A ring that was needed to land on.
            ActionKind::Remove(ring) => {
                let landings = position.can_jump().iter().flat_map(|from| position.jumps(from));
                8 * landings.filter(|(_, to)| *to == ring).count() as i32
            }
            ActionKind::Jump { from, to } => {
                let over = position.jumps(from).find(|(_, landing)| *landing == to);
                let taken = over.and_then(|(over, _)| position.marble(over));
                taken.map_or(0, |marble| MARBLE_SCORE[marble.index()])
            }
            ActionKind::Pass => 0,
        }
    }

    /// There is much to choose from where marbles are placed and rings removed, and nothing where marbles jump.
    fn is_open(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::Place | Phase::Remove)
            && matches!(position.stage(), Stage::Main | Stage::After)
    }

    /// A jump is compulsory.
    fn spends_depth(&self, position: &Position) -> bool {
        position.phase() == Phase::Place
    }

    fn is_sharp(&self, position: &Position, action: Action) -> bool {
        self.resolves && is_sacrifice(position, action)
    }

    fn margin(&self) -> i32 {
        120
    }
}
