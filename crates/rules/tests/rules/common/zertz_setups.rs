//! Random positions of ZÈRTZ that games seldom or never reach.

use gipfel_rules::zertz::{Content, Marble, Phase, Position, Ring, Setup, Variant};
use gipfel_rules::{Color, Symmetric as _};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random valid position: full boards and broken ones, islands, holes, chains, empty pools, bare players, and ends.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    if rng.random_bool(0.1) {
        return rare(rng);
    }
    loop {
        let variant = *Variant::ALL.choose(rng).expect("four variants");
        let mut setup = Setup::start(variant);
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        let mut draft = Draft { left: setup.pool, setup: &mut setup, rng };
        draft.break_up();
        draft.lay();
        draft.share();
        if let Some(position) = draft.settle() {
            return position;
        }
    }
}

/// Positions that chance never makes: crowded boards without a free ring, and players without a marble. Seen from anywhere.
fn rare(rng: &mut Xoshiro256PlusPlus) -> Position {
    const RARE: [&str; 6] = [
        "zertz standard ..../...../..GGW./..W2B./..BBG./...../.... w 3/2/4 1/1/2 0/2/1 place",
        "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place",
        "zertz standard 1G.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/1 0/0/0 place",
        "zertz standard BG.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/0 0/0/0 over",
        "zertz standard 1G.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B b 0/0/0 0/0/1 0/0/0 place",
        "zertz tournament W3W/6/1G3G1/8/B1B1B1G/6/G3B/1W2 b 0/0/0 2/4/5 1/0/1 place",
    ];
    let text = *RARE.choose(rng).expect("six");
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let symmetry = *position.symmetries().choose(rng).expect("a symmetry");
    let image = position.transform(symmetry);
    if rng.random_bool(0.5) { image } else { image.swap_colors().expect("players are alike") }
}

struct Draft<'a> {
    /// The marbles that are not on the board yet.
    left: [u8; Marble::COUNT],
    setup: &'a mut Setup,
    rng: &'a mut Xoshiro256PlusPlus,
}

impl Draft<'_> {
    fn rings(&mut self) -> Vec<Ring> {
        let mut rings: Vec<Ring> = self.setup.variant.extent().rings().collect();
        rings.shuffle(self.rng);
        rings
    }

    /// Rings are taken away: none, single ones anywhere, most of them, or nearly all.
    fn break_up(&mut self) {
        let rings = self.rings();
        let all = rings.len();
        let missing = match self.rng.random_range(0..8) {
            0 => 0,
            1..=3 => self.rng.random_range(1..all / 2),
            4 | 5 => self.rng.random_range(all / 2..all - 6),
            _ => all - self.rng.random_range(0..7),
        };
        for ring in rings.into_iter().take(missing) {
            self.setup.board[ring.index()] = Content::Missing;
        }
    }

    /// A marble of a colour of which some are left.
    fn take(&mut self) -> Option<Marble> {
        let marbles: Vec<Marble> =
            Marble::ALL.into_iter().filter(|marble| self.left[marble.index()] > 0).collect();
        let marble = *marbles.choose(self.rng)?;
        self.left[marble.index()] -= 1;
        Some(marble)
    }

    /// Marbles are laid on rings: a few, many, or as many as there are.
    fn lay(&mut self) {
        let most = *[1, 3, 6, 12, 24].choose(self.rng).expect("five");
        let count = self.rng.random_range(0..=most);
        let present: Vec<Ring> = self
            .rings()
            .into_iter()
            .filter(|ring| self.setup.board[ring.index()] == Content::Vacant)
            .collect();
        for ring in present.into_iter().take(count) {
            if let Some(marble) = self.take() {
                self.setup.board[ring.index()] = Content::Marble(marble);
            }
        }
    }

    /// What is left is in the pool, or with the players, or all with one of them.
    fn share(&mut self) {
        let (pool, white) = match self.rng.random_range(0..6) {
            0 | 1 => (0.0, 0.5),
            2 => (0.0, *[0.0, 1.0].choose(self.rng).expect("two")),
            3 => (0.9, 0.5),
            _ => (0.6, 0.5),
        };
        self.setup.pool = [0; Marble::COUNT];
        for marble in Marble::ALL {
            for _ in 0..self.left[marble.index()] {
                let counts = match (self.rng.random_bool(pool), self.rng.random_bool(white)) {
                    (true, _) => &mut self.setup.pool,
                    (false, true) => &mut self.setup.held[0],
                    (false, false) => &mut self.setup.held[1],
                };
                counts[marble.index()] += 1;
            }
        }
        // Nobody can have won whose opponent is to move: he takes a handful out of the game's way.
        if self.rng.random_bool(0.7) {
            self.lower();
        }
    }

    /// Marbles that would have won go back to the pool.
    fn lower(&mut self) {
        for held in &mut self.setup.held {
            while self.setup.variant.wins(*held) {
                let most = (0..Marble::COUNT).max_by_key(|&marble| held[marble]).expect("three");
                held[most] -= 1;
                self.setup.pool[most] += 1;
            }
        }
    }

    /// The position in one of the phases that fit.
    fn settle(&mut self) -> Option<Position> {
        let mut phases = vec![Phase::Place, Phase::Remove, Phase::Jump, Phase::Over];
        phases.extend(self.rings().into_iter().map(Phase::JumpOn));
        phases[..4].shuffle(self.rng);
        if self.rng.random_bool(0.3) {
            phases.rotate_left(4);
        }
        phases.into_iter().find_map(|phase| {
            self.setup.phase = phase;
            self.setup.validate().ok()
        })
    }
}
