//! Random positions of DVONN that games seldom or never reach.

use super::draft::Draft;
use gipfel_rules::Color;
use gipfel_rules::dvonn::{Phase, Position, Setup, Space, SpaceSet, Stack, Variant};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random valid position: placings even and uneven, full boards, thin nets of stacks that one move cuts, towers, stacks that
/// are surrounded, and ends.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut setup = Setup::start(Variant::Standard);
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        Draft { setup: &mut setup, rng }.fill();
        if let Ok(position) = setup.validate() {
            return position;
        }
    }
}

impl Draft<'_, Setup> {
    fn fill(&mut self) {
        match self.rng.random_range(0..10) {
            0 => self.placing(),
            1 => self.full(),
            // Many stacks of one or two, fewer of any height, few and high, and hardly any.
            2..=4 => self.net(12..=40, 2),
            5 | 6 => self.net(6..=20, 4),
            7 | 8 => self.net(3..=9, 12),
            _ if self.rng.random_bool(0.6) => self.net(1..=4, 44),
            _ => self.lonely(),
        }
    }

    /// Pieces come out of the hands onto random spaces.
    fn place(&mut self, pieces: [u8; 2], dvonn: u8) {
        let [white, black] = pieces.map(usize::from);
        let mut stacks = vec![Stack::DVONN; dvonn.into()];
        stacks.resize(stacks.len() + white, Stack::single(Color::White));
        stacks.resize(stacks.len() + black, Stack::single(Color::Black));
        for (space, stack) in self.shuffled(Space::all()).into_iter().zip(stacks) {
            self.setup.board[space.index()] = Some(stack);
        }
        self.setup.hand = pieces.map(|pieces| 23 - pieces);
        self.setup.dvonn_hand = 3 - dvonn;
    }

    fn placing(&mut self) {
        if self.rng.random_bool(0.2) {
            let dvonn = self.rng.random_range(0..=3);
            return self.place([0; 2], dvonn);
        }
        // Nearly all are placed, as often as not, so that the other phase is near.
        let fewest = if self.rng.random_bool(0.5) { 0 } else { 21 };
        let pieces = [(); 2].map(|()| self.rng.random_range(fewest..=23));
        self.place(pieces, 3);
    }

    fn full(&mut self) {
        self.place([23; 2], 3);
        self.setup.phase = Phase::Move;
    }

    /// Stacks that hang together here and there, none higher than `highest`.
    fn net(&mut self, stacks: std::ops::RangeInclusive<usize>, highest: u8) {
        self.setup.phase = Phase::Move;
        (self.setup.hand, self.setup.dvonn_hand) = ([0; 2], 0);
        let count = self.rng.random_range(stacks);
        let spaces = self.grow(count);
        let favoured = self.color();
        let bias = *[0.5, 0.5, 0.8, 0.95].choose(self.rng).expect("four");
        for &space in &spaces {
            let color = if self.rng.random_bool(bias) { favoured } else { favoured.other() };
            let height = self.rng.random_range(1..=highest);
            self.setup.board[space.index()] = Stack::new(color, height, false);
        }
        self.add_dvonn(&spaces);
        if self.rng.random_bool(0.3) {
            self.surround();
        }
    }

    /// Three lone DVONN pieces, and beside one of them two stacks of one height, or nothing.
    fn lonely(&mut self) {
        self.setup.phase = Phase::Move;
        self.place([0; 2], 3);
        (self.setup.hand, self.setup.dvonn_hand) = ([0; 2], 0);
        if self.rng.random_bool(0.3) {
            return;
        }
        let lone = Space::all().find(|space| self.setup.board[space.index()].is_some());
        let mut beside: Vec<Space> =
            lone.into_iter().flat_map(|at| at.neighbors().iter()).collect();
        beside.shuffle(self.rng);
        let height = self.rng.random_range(1..=23);
        for (space, color) in beside.into_iter().zip(Color::ALL) {
            self.setup.board[space.index()] = Stack::new(color, height, false);
        }
    }

    /// From one to three beginnings, one neighbour after the other.
    fn grow(&mut self, count: usize) -> Vec<Space> {
        let beginnings = self.rng.random_range(1..=3);
        let mut spaces: Vec<Space> =
            self.shuffled(Space::all()).into_iter().take(beginnings).collect();
        // Thin nets grow from what was added last.
        let thin = self.rng.random_bool(0.6);
        for _ in 0..500 {
            if spaces.len() >= count {
                break;
            }
            let near = if thin { spaces.len().saturating_sub(3) } else { 0 };
            let from = *spaces[near..].choose(self.rng).expect("a space");
            let next: Vec<Space> = from.neighbors().iter().collect();
            let next = *next.choose(self.rng).expect("a neighbour");
            if !spaces.contains(&next) {
                spaces.push(next);
            }
        }
        spaces
    }

    /// Three DVONN pieces: lone ones among the stacks or beside them, others in stacks.
    fn add_dvonn(&mut self, spaces: &[Space]) {
        let lone = self.rng.random_range(0..=3);
        for _ in 0..lone {
            let space = match self.rng.random_range(0..3) {
                0 => self.shuffled(Space::all())[0],
                _ => *spaces.choose(self.rng).expect("a space"),
            };
            self.setup.board[space.index()] = Some(Stack::DVONN);
        }
        // The others in stacks of their own, or all in one.
        let (stacks, lowest) =
            if self.rng.random_bool(0.3) { (1, 4 - lone) } else { (3 - lone, 2) };
        for space in spaces.sample(self.rng, stacks.into()) {
            let place = &mut self.setup.board[space.index()];
            if let Some(stack) = *place
                && let Some(color) = stack.color()
            {
                *place = Stack::new(color, stack.height().max(lowest), true);
            }
        }
    }

    /// Fills the ring around a stack.
    fn surround(&mut self) {
        let inner: Vec<Space> = Space::all().filter(|space| !space.is_edge()).collect();
        let middle = *inner.choose(self.rng).expect("25 inner spaces");
        let ring: SpaceSet = std::iter::once(middle).chain(middle.neighbors().iter()).collect();
        for space in ring.iter() {
            if self.setup.board[space.index()].is_none() {
                self.setup.board[space.index()] = Some(Stack::single(self.color()));
            }
        }
    }
}
