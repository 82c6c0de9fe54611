//! What the learned evaluation of GIPF with potentials sees: the lines as in GIPF, where GIPF-pieces, loaded pieces and used
//! potentials stand, how far loaded pieces can go, reserves, stocks, turns left, and what may still be brought in. Lines have numbers and no
//! rows: that is twice as quick, and there are too few positions of each pattern to learn a row from.

use gipfel_rules::gipf_plus::{Permission, Position, Potential, Spot, Stack, Stock, Variant};
use gipfel_rules::{Color, Position as _};

use super::evaluation::bit;
use super::{Evaluation, Weights};
use crate::gipf::lines::{Board, LINE_FEATURES, LineTrace, LineWeights, ORBITS};
use crate::learned::{
    Learned, NetError, PreparedGameNet, Recipe, Round, Shape, Sum, WIDTH, exchanged_sides,
    transposed,
};

const RESERVES: usize = 22;
/// Half of the largest reserve: numbers are counted from there, since whole reserves are more than a word of a network holds.
const MIDDLE_RESERVE: f32 = 10.0;
const COUNTS: usize = 7;
const STOCKS: usize = Stock::MOST as usize + 1;
/// The most turns left that are told apart.
const TURNS: usize = 8;
/// Kinds of stacks other than plain basic pieces: GIPF-pieces, loaded pieces, lone used potentials by kind, and three sorts of
/// towers of each of two kinds.
const STACKS: usize = TOWER + 2 * TOWERS;
const LOADED: usize = 1;
const LONE: usize = LOADED + Potential::COUNT;
const TOWER: usize = LONE + Potential::COUNT;
const TOWERS: usize = 3;
/// How far a loaded piece can go is told in so many steps.
const REACHES: usize = 4;
/// All kinds but T can be used by choice.
const USABLE: usize = Potential::COUNT - 1;
/// Numbers of loaded pieces of both players, by kind and reach.
const REACH_COUNTS: usize = 2 * USABLE * REACHES;

const STACK: usize = 0;
const REACH: usize = STACK + 2 * STACKS * ORBITS;
const STOCK: usize = REACH + REACH_COUNTS;
const OWN_RESERVE: usize = STOCK + 2 * Potential::COUNT * STOCKS;
const OTHER_RESERVE: usize = OWN_RESERVE + RESERVES;
const OWN_COUNT: usize = OTHER_RESERVE + RESERVES;
const OTHER_COUNT: usize = OWN_COUNT + COUNTS;
const OWN_TURNS: usize = OTHER_COUNT + COUNTS;
const OTHER_TURNS: usize = OWN_TURNS + TURNS;
const OWN_PERMISSION: usize = OTHER_TURNS + TURNS;
const OTHER_PERMISSION: usize = OWN_PERMISSION + Permission::ALL.len();
const ROWS: usize = OTHER_PERMISSION + Permission::ALL.len();
const LINE: usize = ROWS;
const BOTH_RESERVES: usize = LINE + LINE_FEATURES;
const BOTH_COUNTS: usize = BOTH_RESERVES + RESERVES * RESERVES;
const BOTH_TURNS: usize = BOTH_COUNTS + COUNTS * COUNTS;
const FEATURES: usize = BOTH_TURNS + TURNS * TURNS;

/// Spans of what both reserves hold together, as long as somebody may still bring in more than basic pieces, and then.
const SPANS: usize = 4;
const SHAPE: Shape = Shape { rows: ROWS, features: FEATURES, buckets: 2 * SPANS };

/// How the networks of the variants are learnt.
const RECIPE: Recipe = Recipe {
    rounds: &[
        Round { games: 10_000, nodes: 500, random_turns: (2, 16), stray: 0 },
        // Even positions are what the first round has too few of.
        Round { games: 10_000, nodes: 500, random_turns: (1, 6), stray: 20 },
    ],
    epochs: 6,
    learning_rate: 0.003,
    result_share: 0.3,
    decay: 0.0,
    l2: 20.0,
};

/// What a network sees.
pub(super) const LEARNED: Learned<Position> = Learned {
    shape: SHAPE,
    visit_features,
    bucket,
    turned,
    classic: |set| Evaluation::classic().weights.get(set).map(numbers),
    recipe: RECIPE,
    set_net: |evaluation: &mut Evaluation, set, weights| {
        let variant = Variant::ALL.get(set).ok_or(NetError::Shape)?;
        evaluation.set_net(*variant, weights)
    },
};

/// The feature that the other player sees where a player sees one.
fn turned(feature: usize) -> usize {
    let other = |begin, size| exchanged_sides(feature, begin, size);
    match feature {
        ..REACH => other(STACK, ORBITS),
        REACH..STOCK => other(REACH, REACHES),
        STOCK..OWN_RESERVE => other(STOCK, STOCKS),
        OWN_RESERVE..OWN_COUNT => other(OWN_RESERVE, RESERVES),
        OWN_COUNT..OWN_TURNS => other(OWN_COUNT, COUNTS),
        OWN_TURNS..OWN_PERMISSION => other(OWN_TURNS, TURNS),
        OWN_PERMISSION..ROWS => other(OWN_PERMISSION, Permission::ALL.len()),
        LINE..BOTH_RESERVES => LINE + Board::get().turned(feature - LINE),
        BOTH_RESERVES..BOTH_COUNTS => transposed(feature, BOTH_RESERVES, RESERVES),
        BOTH_COUNTS..BOTH_TURNS => transposed(feature, BOTH_COUNTS, COUNTS),
        _ => transposed(feature, BOTH_TURNS, TURNS),
    }
}

/// The kind of a stack, unless it is a plain basic piece.
fn stack_kind(stack: Stack) -> Option<usize> {
    if stack.is_gipf() {
        return Some(0);
    }
    if let Some(kind) = stack.load() {
        return Some(LOADED + kind.index());
    }
    let kind = stack.used()?;
    let below = stack.layers().next().map(|layer| layer.color);
    Some(match (stack.height(), below == Some(stack.color())) {
        (1, _) => LONE + kind.index(),
        (height, own) => {
            let first = if kind == Potential::Dvonn { TOWER } else { TOWER + TOWERS };
            first + if height == 2 { 0 } else { 1 + usize::from(own) }
        }
    })
}

/// The feature of a stack on a spot, if it has one.
#[inline]
fn stack_feature(board: &Board, view: Color, spot: Spot, stack: Option<Stack>) -> Option<usize> {
    let stack = stack?;
    let side = usize::from(stack.color() != view);
    let orbit = board.orbit(bit(spot) as usize);
    Some(STACK + (2 * stack_kind(stack)? + side) * ORBITS + orbit)
}

/// In which step of its reach a loaded piece is, unless it is a T. What counts of a U is whether it can jump onto GIPF-pieces.
#[inline]
fn reach(position: &Position, spot: Spot, color: Color) -> Option<(Potential, usize)> {
    let kind = position.stack(spot).and_then(Stack::load)?;
    let targets = position.targets(spot);
    let step = match kind {
        Potential::Tamsk => return None,
        Potential::Zertz | Potential::Dvonn => targets.len().min(REACHES - 1),
        Potential::Yinsh => targets.len().div_ceil(5).min(REACHES - 1),
        Potential::Punct if targets.is_empty() => 0,
        Potential::Punct => {
            let prey = targets.bits() & position.gipf_spots(color.other()).bits();
            1 + (prey.count_ones() as usize).min(2)
        }
    };
    Some((kind, step))
}

/// The place of loaded pieces among [`REACH_COUNTS`].
#[inline]
fn reach_place((kind, step): (Potential, usize), other: bool) -> usize {
    (2 * (kind.index() - 1) + usize::from(other)) * REACHES + step
}

/// What changes with nearly every turn, as White sees it: how many loaded pieces have which reach, and how many turns are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Freedom {
    reaches: [u8; REACH_COUNTS],
    turns: [u8; 2],
}

impl Freedom {
    #[inline]
    fn of(position: &Position) -> Freedom {
        let mut freedom =
            Freedom { reaches: [0; REACH_COUNTS], turns: Color::ALL.map(|c| position.reserve(c)) };
        for color in Color::ALL {
            for spot in position.loaded_spots(color).iter() {
                if let Some(reach) = reach(position, spot, color) {
                    freedom.reaches[reach_place(reach, color == Color::Black)] += 1;
                    // A player whose reserve is empty goes on as long as he has something to use.
                    freedom.turns[color.index()] += u8::from(reach.1 > 0);
                }
            }
        }
        freedom.turns = freedom.turns.map(|turns| turns.min(TURNS as u8 - 1));
        freedom
    }
}

/// What changes with most turns besides the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Material {
    reserves: [u8; 2],
    counts: [u8; 2],
    turns: [u8; 2],
}

/// Features of both players that follow each other in blocks of the same size.
#[inline]
fn sides(begin: usize, size: usize, [own, other]: [usize; 2]) -> [usize; 2] {
    [begin + own, begin + size + other]
}

/// The numbers of the player who looks and of the other.
#[inline]
fn seen(numbers: [u8; 2], view: usize) -> [usize; 2] {
    [numbers[view], numbers[1 - view]].map(usize::from)
}

impl Material {
    #[inline]
    fn of(position: &Position, turns: [u8; 2]) -> Material {
        Material {
            reserves: Color::ALL.map(|color| position.reserve(color).min(RESERVES as u8 - 1)),
            counts: Color::ALL
                .map(|color| (position.gipf_spots(color).len() as u8).min(COUNTS as u8 - 1)),
            turns,
        }
    }

    /// Its features from a point of view: those with rows, then those without.
    #[inline]
    fn features(&self, view: usize) -> ([usize; 6], [usize; 3]) {
        let [reserves, counts, turns] =
            [self.reserves, self.counts, self.turns].map(|numbers| seen(numbers, view));
        let [a, b] = sides(OWN_RESERVE, RESERVES, reserves);
        let [c, d] = sides(OWN_COUNT, COUNTS, counts);
        let [e, f] = sides(OWN_TURNS, TURNS, turns);
        let both = |begin: usize, size: usize, [own, other]: [usize; 2]| begin + size * own + other;
        let plain = [
            both(BOTH_RESERVES, RESERVES, reserves),
            both(BOTH_COUNTS, COUNTS, counts),
            both(BOTH_TURNS, TURNS, turns),
        ];
        ([a, b, c, d, e, f], plain)
    }
}

/// What may still be brought in besides basic pieces; it seldom changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Prospects {
    permissions: [u8; 2],
    stocks: [[u8; Potential::COUNT]; 2],
}

impl Prospects {
    #[inline]
    fn of(position: &Position) -> Prospects {
        Prospects {
            permissions: Color::ALL.map(|color| position.permission(color) as u8),
            stocks: Color::ALL.map(|color| position.stock(color).counts()),
        }
    }

    /// Its features from a point of view, all of them with rows.
    fn features(&self, view: usize) -> ([usize; 2 + 2 * Potential::COUNT], [usize; 0]) {
        let permissions = seen(self.permissions, view);
        let permissions = sides(OWN_PERMISSION, Permission::ALL.len(), permissions);
        let rows = std::array::from_fn(|place| match place.checked_sub(2) {
            None => permissions[place],
            Some(place) => {
                let (kind, side) = (place / 2, place % 2);
                let held = self.stocks[if side == 0 { view } else { 1 - view }][kind];
                STOCK + place * STOCKS + usize::from(held)
            }
        });
        (rows, [])
    }
}

/// The output layer that counts.
#[inline]
fn bucket(position: &Position) -> usize {
    let both = position.reserve(Color::White) + position.reserve(Color::Black);
    let basic_only =
        Color::ALL.iter().all(|&color| position.permission(color) == Permission::BasicOnly);
    usize::from(both / 7).min(SPANS - 1) + if basic_only { 0 } else { SPANS }
}

/// Whose stacks stand where, and which are GIPF-pieces.
#[inline]
fn sets(position: &Position) -> ([u64; 2], u64) {
    let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
    (Color::ALL.map(|color| position.spots(color).bits()), gipf[0] | gipf[1])
}

/// The features of a position from a point of view, found anew and in the plainest way.
fn visit_features(position: &Position, view: Color, visit: &mut dyn FnMut(usize)) {
    let board = Board::get();
    let (pieces, gipf) = sets(position);
    let seen = if view == Color::White { pieces } else { [pieces[1], pieces[0]] };
    board.visit_lines(seen, gipf, &mut |line| visit(LINE + line));
    let mut turns = [0; 2];
    for color in Color::ALL {
        turns[color.index()] = usize::from(position.reserve(color));
        for spot in position.spots(color).iter() {
            let stack = position.stack(spot);
            stack_feature(board, view, spot, stack).into_iter().for_each(&mut *visit);
            if let Some(reach) = reach(position, spot, color) {
                visit(REACH + reach_place(reach, color != view));
                turns[color.index()] += usize::from(reach.1 > 0);
            }
        }
    }
    let material = Material::of(position, turns.map(|turns| turns.min(TURNS - 1) as u8));
    let (rows, plain) = material.features(view.index());
    let (prospects, _) = Prospects::of(position).features(view.index());
    rows.into_iter().chain(prospects).chain(plain).for_each(visit);
}

/// The hand-crafted evaluation as a number for each feature, in hundredths. GIPF-pieces in threes count nothing, as in GIPF.
fn numbers(weights: &Weights) -> Vec<f32> {
    let [
        piece,
        reserve,
        gipf,
        single,
        pair,
        least,
        few,
        some,
        centre,
        inner_ring,
        middle_ring,
        outer_ring,
        inner,
        three_and_empty,
        three_and_other,
        two_and_empty,
        _,
        potentials @ ..,
    ] = weights.map(|weight| weight as f32);
    let (loaded, rest) = potentials.split_at(Potential::COUNT);
    let (stock, rest) = rest.split_at(Potential::COUNT);
    let [alone, covering, near, usable, usable_dvonn, usable_punct, mover] = *rest else {
        unreachable!("so many weights are left");
    };
    let rings = [centre, inner_ring, middle_ring, outer_ring];
    let lines = LineWeights { piece, rings, three_and_empty, three_and_other, two_and_empty };
    let mut numbers = vec![0.0; FEATURES];
    numbers[LINE..BOTH_RESERVES].copy_from_slice(&lines.numbers());
    // A block of features of the player is followed by the same ones of the other.
    let mut set = |own: usize, size: usize, score: f32| {
        (numbers[own], numbers[own + size]) = (score, -score);
    };
    for orbit in 0..ORBITS {
        for kind in 0..STACKS {
            let score = match kind {
                0 => {
                    if orbit < 2 {
                        inner
                    } else {
                        0.0
                    }
                }
                LOADED..LONE => {
                    let is_near = kind == LOADED + Potential::Tamsk.index() && orbit == 1;
                    loaded[kind - LOADED] + if is_near { near } else { 0.0 }
                }
                LONE..TOWER => alone - piece,
                _ => covering - piece,
            };
            set(STACK + 2 * kind * ORBITS + orbit, ORBITS, score);
        }
    }
    for kind in 0..USABLE {
        let own = [0.0, usable_dvonn, 0.0, usable_punct][kind];
        for step in 1..REACHES {
            set(REACH + 2 * kind * REACHES + step, REACHES, usable + own);
        }
    }
    for (kind, score) in stock.iter().enumerate() {
        for held in 0..STOCKS {
            set(STOCK + 2 * kind * STOCKS + held, STOCKS, score * held as f32);
        }
    }
    for held in 0..RESERVES {
        let score = (piece + reserve) * (held as f32 - MIDDLE_RESERVE);
        set(OWN_RESERVE + held, RESERVES, score);
    }
    for count in 0..COUNTS {
        let rare = [0.0, single, pair].get(count).copied().unwrap_or_default();
        set(OWN_COUNT + count, COUNTS, (piece + gipf) * count as f32 + rare);
    }
    for turns in 0..TURNS {
        let short = [least, few, some, 0.0][[1, 3, 6].iter().filter(|&&most| turns > most).count()];
        set(OWN_TURNS + turns, TURNS, short);
    }
    numbers[OWN_PERMISSION..OTHER_PERMISSION].fill(mover);
    numbers
}

/// What is kept of a position, so that a position like it is evaluated quickly.
#[derive(Clone, Debug)]
pub struct Trace {
    lines: LineTrace<LINE>,
    position: Position,
    material: Material,
    prospects: Prospects,
    freedom: Freedom,
    sum: Sum<WIDTH>,
}

impl Trace {
    /// That of a position.
    pub(super) fn new(board: &Board, net: &PreparedGameNet, position: &Position) -> Trace {
        let mut sum = Sum::new(net);
        let mut lines = LineTrace::new(board, net, &mut sum);
        lines.update(board, net, &mut sum, sets(position));
        for color in Color::ALL {
            for spot in position.spots(color).iter() {
                let feature = stack_feature(board, Color::White, spot, position.stack(spot));
                feature.into_iter().for_each(|feature| sum.add(net, feature));
            }
        }
        let freedom = Freedom::of(position);
        for (place, count) in freedom.reaches.into_iter().enumerate() {
            (0..count).for_each(|_| sum.add(net, REACH + place));
        }
        let material = Material::of(position, freedom.turns);
        sum.add_all(net, material.features(0));
        let prospects = Prospects::of(position);
        sum.add_all(net, prospects.features(0));
        Trace { lines, position: *position, material, prospects, freedom, sum }
    }

    /// Makes it the trace of a position; the fewer spots have changed the quicker.
    #[inline]
    pub(super) fn update(&mut self, board: &Board, net: &PreparedGameNet, position: &Position) {
        for spot in self.position.differences(position).iter() {
            let [old, new] = [&self.position, position]
                .map(|position| stack_feature(board, Color::White, spot, position.stack(spot)));
            if old != new {
                old.into_iter().for_each(|feature| self.sum.remove(net, feature));
                new.into_iter().for_each(|feature| self.sum.add(net, feature));
            }
        }
        self.lines.update(board, net, &mut self.sum, sets(position));
        let freedom = Freedom::of(position);
        if freedom.reaches != self.freedom.reaches {
            self.exchange_reaches(net, &freedom.reaches);
        }
        self.freedom = freedom;
        let material = Material::of(position, freedom.turns);
        if material != self.material {
            self.sum.exchange_all(net, self.material.features(0), material.features(0));
            self.material = material;
        }
        let prospects = Prospects::of(position);
        if prospects != self.prospects {
            self.sum.exchange_all(net, self.prospects.features(0), prospects.features(0));
            self.prospects = prospects;
        }
        self.position = *position;
    }

    fn exchange_reaches(&mut self, net: &PreparedGameNet, new: &[u8; REACH_COUNTS]) {
        for (place, (&old, &new)) in self.freedom.reaches.iter().zip(new).enumerate() {
            (old..new).for_each(|_| self.sum.add(net, REACH + place));
            (new..old).for_each(|_| self.sum.remove(net, REACH + place));
        }
    }

    /// The score of the position to its mover.
    #[inline]
    pub(super) fn evaluate(&self, net: &PreparedGameNet, position: &Position) -> i32 {
        net.evaluate(&self.sum, position.side().index(), bucket(position))
    }
}
