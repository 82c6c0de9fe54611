//! Random positions of GIPF with potentials that games seldom or never reach.

use super::draft::{Draft, GipfBoard};
use gipfel_rules::Color;
use gipfel_rules::gipf_plus::{
    Layer, Permission, Phase, Position, Potential, Setup, Spot, Stack, Stock, Variant,
};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// No colour has more basic pieces than this.
const MOST_PIECES: usize = 21;

/// A random valid position: scattered stacks, rows, crossing rows, a crowded or a full board, high towers, a T on the centre,
/// loaded pieces among what they can jump onto, with any reserves and stocks.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let variant = *Variant::ALL.choose(rng).expect("three variants");
        let mut setup = Setup::start(variant, [Stock::EMPTY; 2]);
        setup.board = [None; Spot::COUNT];
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        Draft { setup: &mut setup, rng }.fill();
        let mut phases = Phase::ALL;
        phases.shuffle(rng);
        for phase in phases {
            setup.phase = phase;
            if let Ok(position) = setup.validate() {
                return position;
            }
        }
    }
}

impl GipfBoard for Setup {
    fn side(&self) -> Color {
        self.side
    }

    fn put(draft: &mut Draft<'_, Setup>, spot: Spot, color: Color) {
        let stack = draft.stack(color);
        draft.set(spot, stack);
    }
}

impl Draft<'_, Setup> {
    fn fill(&mut self) {
        match self.rng.random_range(0..10) {
            0 => self.scatter(0..=25),
            1 | 2 => self.rows(),
            3..=5 => self.crossing(),
            6 => self.scatter(25..=37),
            7 => self.scatter(36..=37),
            _ => self.hunt(),
        }
        if self.rng.random_bool(0.25) {
            let color = self.mostly_own();
            self.set(centre(), Stack::loaded(color, Potential::Tamsk));
            // Another beside it, which the push of the first may bring there.
            if self.rng.random_bool(0.5) {
                let beside = ["d4", "d5", "e4", "e6", "f4", "f5"].choose(self.rng);
                let spot = beside.and_then(|name| Spot::from_name(name)).expect("a spot");
                self.set(spot, Stack::loaded(color, Potential::Tamsk));
            }
        }
        if self.setup.variant != Variant::Basic && self.rng.random_bool(0.9) {
            // Otherwise most of these games would be over.
            self.keep_alive(Color::White);
            self.keep_alive(Color::Black);
        }
        self.setup.reserves = Color::ALL.map(|color| {
            let most = MOST_PIECES - self.count(Layer::basic(color));
            self.reserve(most)
        });
        self.permit();
    }

    /// Permissions, and stocks where they are possible.
    fn permit(&mut self) {
        for color in Color::ALL {
            let all = match self.setup.variant {
                Variant::Tournament => &Permission::ALL[..],
                Variant::Basic | Variant::Standard => &Permission::ALL[..2],
            };
            let permission = *all.choose(self.rng).expect("permissions");
            self.setup.permissions[color.index()] = permission;
            if permission == Permission::BasicOnly || self.rng.random_bool(0.2) {
                continue;
            }
            for kind in Potential::ALL {
                let on_board = self.count(Layer::potential(color, kind)) as u8;
                let most = Stock::MOST - on_board;
                let count =
                    if self.rng.random_bool(0.5) { 0 } else { self.rng.random_range(0..=most) };
                self.setup.stocks[color.index()].set(kind, count);
            }
        }
    }

    /// How often a piece occurs on the board.
    fn count(&self, layer: Layer) -> usize {
        let stacks = self.setup.board.iter().flatten();
        stacks.flat_map(|stack| stack.layers()).filter(|&other| other == layer).count()
    }

    /// A stack with a colour on top.
    fn stack(&mut self, color: Color) -> Stack {
        let kind = *Potential::ALL.choose(self.rng).expect("five kinds");
        match self.rng.random_range(0..20) {
            0..=6 => Stack::basic(color),
            7 | 8 if self.setup.variant != Variant::Basic => Stack::gipf(color),
            7..=13 => Stack::loaded(color, kind),
            14 | 15 => Stack::lone(color, kind).unwrap_or(Stack::basic(color)),
            _ => self.tower(color),
        }
    }

    /// Used potentials on a basic or a loaded piece, mostly few.
    fn tower(&mut self, top: Color) -> Stack {
        let kind = if self.rng.random_bool(0.5) { Potential::Dvonn } else { Potential::Punct };
        let mut used = 1;
        while self.rng.random_bool(0.6) && used < 11 {
            used += 1;
        }
        let base = if used % 2 == 0 { top } else { top.other() };
        let mut layers = vec![Layer::basic(base)];
        if self.rng.random_bool(0.5) {
            layers.push(Layer::potential(base, kind));
        }
        for number in 0..used {
            let color = if number % 2 == 0 { base.other() } else { base };
            layers.push(Layer::potential(color, kind));
        }
        Stack::from_layers(&layers).expect("such a tower can come about")
    }

    /// Puts a stack on a spot, whatever stood there, as far as there are pieces left for it.
    fn set(&mut self, spot: Spot, stack: Stack) {
        self.setup.board[spot.index()] = Some(stack);
        if !self.enough() {
            self.setup.board[spot.index()] = Some(Stack::basic(stack.color()));
        }
        if !self.enough() {
            self.setup.board[spot.index()] = None;
        }
    }

    fn enough(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let few = |kind| self.count(Layer::potential(color, kind)) <= usize::from(Stock::MOST);
            self.count(Layer::basic(color)) <= MOST_PIECES && Potential::ALL.into_iter().all(few)
        })
    }

    fn keep_alive(&mut self, color: Color) {
        if self.setup.board.contains(&Some(Stack::gipf(color))) {
            return;
        }
        let empty: Vec<Spot> =
            Spot::all().filter(|spot| self.setup.board[spot.index()].is_none()).collect();
        if let Some(&spot) = empty.choose(self.rng) {
            self.setup.board[spot.index()] = Some(Stack::gipf(color));
            if !self.enough() {
                self.setup.board[spot.index()] = None;
            }
        }
    }

    /// Loaded pieces of the mover among the opponent's stacks, and mostly nothing to bring in.
    fn hunt(&mut self) {
        let (side, spots) = (self.setup.side, self.shuffled(Spot::all()));
        let count = self.rng.random_range(6..=36);
        for (number, &spot) in spots.iter().take(count).enumerate() {
            if number % 3 == 0 {
                let kind = *Potential::ALL[1..].choose(self.rng).expect("four kinds");
                self.set(spot, Stack::loaded(side, kind));
            } else {
                Setup::put(self, spot, side.other());
            }
        }
    }
}

fn centre() -> Spot {
    Spot::from_name("e5").expect("the centre")
}
