//! Random positions of TZAAR that games seldom or never reach.

use super::draft::Draft;
use gipfel_rules::Color;
use gipfel_rules::tzaar::{Phase, PieceKind, Position, Setup, Space, Stack, Variant};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random valid position: placings even and uneven, full boards, crowded and thin ones, towers, last stacks of a kind, and
/// ends.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let variant = *Variant::ALL.choose(rng).expect("two variants");
        let mut setup = Setup::start(variant);
        setup.board = [None; Space::COUNT];
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        Draft { setup: &mut setup, rng }.fill();
        if let Ok(position) = setup.validate() {
            return position;
        }
    }
}

impl Draft<'_, Setup> {
    fn fill(&mut self) {
        match self.rng.random_range(0..12) {
            0 | 1 => self.placing(),
            2 => self.full(),
            // Many low stacks, fewer of any height, few and high.
            3..=5 => self.stacks(24..=50, 2),
            6 | 7 => self.stacks(10..=26, 4),
            8 => self.stacks(6..=14, 12),
            9 => self.towers(),
            10 => self.blocked(),
            _ => self.bare(),
        }
    }

    /// Pieces come out of the hands onto random spaces.
    fn place(&mut self, left: [[u8; 3]; 2]) {
        let mut stacks = Vec::new();
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let placed = kind.count() - left[color.index()][kind.index()];
                stacks.resize(stacks.len() + usize::from(placed), Stack::single(color, kind));
            }
        }
        for (space, stack) in self.shuffled(Space::all()).into_iter().zip(stacks) {
            self.setup.board[space.index()] = Some(stack);
        }
        self.setup.hand = left;
    }

    fn placing(&mut self) {
        self.setup.variant = Variant::Tournament;
        self.setup.phase = Phase::Place;
        // Nearly all are placed, as often as not, so that the opening is near.
        let few = self.rng.random_bool(0.5);
        let left = [(); 2].map(|()| {
            PieceKind::ALL.map(|kind| {
                let most = if few { 1 } else { kind.count() };
                self.rng.random_range(0..=most)
            })
        });
        self.place(left);
    }

    fn full(&mut self) {
        self.setup.phase = Phase::Capture;
        self.place([[0; 3]; 2]);
    }

    fn moving(&mut self) {
        self.setup.phase = if self.rng.random_bool(0.5) { Phase::Capture } else { Phase::Second };
        self.setup.hand = [[0; 3]; 2];
    }

    fn kind(&mut self) -> PieceKind {
        match self.rng.random_range(0..30) {
            0..6 => PieceKind::Tzaar,
            6..15 => PieceKind::Tzarra,
            _ => PieceKind::Tott,
        }
    }

    /// Stacks on random spaces, none higher than `highest`, most of them of one player now and then.
    fn stacks(&mut self, count: std::ops::RangeInclusive<usize>, highest: u8) {
        self.moving();
        let count = self.rng.random_range(count);
        let bias = *[0.5, 0.5, 0.8].choose(self.rng).expect("three");
        for space in self.shuffled(Space::all()).into_iter().take(count) {
            let color = if self.rng.random_bool(bias) { Color::White } else { Color::Black };
            let height = match self.rng.random_bool(0.5) {
                true => 1,
                false => self.rng.random_range(1..=highest),
            };
            self.setup.board[space.index()] = Stack::new(color, self.kind(), height);
        }
    }

    /// A stack of each kind, with heights by colour and kind.
    fn three_each(&mut self, height: impl Fn(Color, PieceKind) -> u8) {
        let mut spaces = self.shuffled(Space::all()).into_iter();
        for color in Color::ALL {
            for (kind, space) in PieceKind::ALL.into_iter().zip(spaces.by_ref()) {
                self.setup.board[space.index()] = Stack::new(color, kind, height(color, kind));
            }
        }
    }

    /// Each player has nearly everything in one stack.
    fn towers(&mut self) {
        self.moving();
        let tower = *PieceKind::ALL.choose(self.rng).expect("three");
        let height = self.rng.random_range(14..=28);
        self.three_each(|_, kind| if kind == tower { height } else { 1 });
    }

    /// Single pieces of the mover's among higher stacks of the opponent's, before the second move.
    fn blocked(&mut self) {
        self.moving();
        self.setup.phase = Phase::Second;
        let (side, height) = (self.setup.side, self.rng.random_range(2..=9));
        self.three_each(|color, _| if color == side { 1 } else { height });
    }

    /// One or two stacks of each kind, or a kind that is missing.
    fn bare(&mut self) {
        self.moving();
        let heights = *[1, 2, 3, 8].choose(self.rng).expect("four");
        let mut spaces = self.shuffled(Space::all()).into_iter();
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let stacks = *[0, 1, 1, 1, 1, 2].choose(self.rng).expect("six");
                for space in spaces.by_ref().take(stacks) {
                    let height = self.rng.random_range(1..=heights);
                    self.setup.board[space.index()] = Stack::new(color, kind, height);
                }
            }
        }
    }
}
