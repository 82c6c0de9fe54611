//! Random positions of GIPF that games seldom or never reach.

use gipfel_rules::Color;
use gipfel_rules::gipf::{
    Entry, Permission, Phase, Piece, Position, Setup, SetupError, Spot, Variant,
};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// No colour has more basic pieces than this.
const MOST_PIECES: u32 = 21;

/// A random valid position: scattered pieces, rows, crossing rows, a crowded or a full board, with any reserves.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let variant = *Variant::ALL.choose(rng).expect("three variants");
        let mut setup = Setup::start(variant);
        setup.board = [None; Spot::COUNT];
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        // From basic pieces only to GIPF-pieces only.
        let gipf = if variant == Variant::Basic { 0 } else { rng.random_range(0..=4) };
        Draft { setup: &mut setup, gipf, rng }.fill();
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

struct Draft<'a> {
    setup: &'a mut Setup,
    /// How many of four pieces are GIPF-pieces.
    gipf: u32,
    rng: &'a mut Xoshiro256PlusPlus,
}

impl Draft<'_> {
    fn fill(&mut self) {
        match self.rng.random_range(0..8) {
            0 => self.scatter(0..=25),
            1 | 2 => self.rows(),
            3..=5 => self.crossing(),
            6 => self.scatter(25..=37),
            _ => self.full(),
        }
        if self.setup.variant != Variant::Basic && self.rng.random_bool(0.9) {
            // Otherwise most of these games would be over.
            self.keep_alive(Color::White);
            self.keep_alive(Color::Black);
        }
        self.setup.reserves = Color::ALL.map(|color| {
            let most = MOST_PIECES - self.pieces(color);
            let reserve = match self.rng.random_range(0..5) {
                few @ 0..=2 => few,
                _ => self.rng.random_range(0..=most),
            };
            reserve.min(most) as u8
        });
        if self.setup.variant == Variant::Tournament {
            let permissions = &Permission::ALL;
            self.setup.permissions =
                [(); 2].map(|()| *permissions.choose(self.rng).expect("three permissions"));
        }
    }

    fn pieces(&self, color: Color) -> u32 {
        let own = self.setup.board.iter().flatten().filter(|piece| piece.color == color);
        own.map(|piece| u32::from(piece.size())).sum()
    }

    fn color(&mut self) -> Color {
        if self.rng.random_bool(0.5) { Color::White } else { Color::Black }
    }

    fn kind(&mut self) -> bool {
        self.rng.random_range(0..4) < self.gipf
    }

    /// Puts a piece on a spot, whatever stood there, unless its colour has no pieces left.
    fn put(&mut self, spot: Spot, color: Color) {
        let gipf = self.kind();
        let piece = Piece { color, gipf };
        self.setup.board[spot.index()] = None;
        if self.pieces(color) + u32::from(piece.size()) <= MOST_PIECES {
            self.setup.board[spot.index()] = Some(piece);
        }
    }

    fn keep_alive(&mut self, color: Color) {
        let piece = Piece { color, gipf: true };
        if self.setup.board.contains(&Some(piece)) || self.pieces(color) + 2 > MOST_PIECES {
            return;
        }
        let empty: Vec<Spot> =
            Spot::all().filter(|spot| self.setup.board[spot.index()].is_none()).collect();
        if let Some(spot) = empty.choose(self.rng) {
            self.setup.board[spot.index()] = Some(piece);
        }
    }

    fn scatter(&mut self, counts: std::ops::RangeInclusive<usize>) {
        let count = self.rng.random_range(counts);
        let mut spots: Vec<Spot> = Spot::all().collect();
        spots.shuffle(self.rng);
        for spot in spots.into_iter().take(count) {
            let color = self.color();
            self.put(spot, color);
        }
    }

    /// Runs of one colour on a few lines, some of them extended.
    fn rows(&mut self) {
        self.scatter(0..=8);
        for _ in 0..self.rng.random_range(1..=3) {
            let entries: Vec<Entry> = Entry::all().collect();
            let line = *entries.choose(self.rng).expect("42 entries");
            let color = if self.rng.random_bool(0.7) { self.setup.side } else { self.color() };
            let skipped = self.rng.random_range(0..=3);
            let length = self.rng.random_range(4..=6);
            for (place, spot) in line.spots().skip(skipped).enumerate() {
                if place < length {
                    self.put(spot, color);
                } else if self.rng.random_bool(0.4) {
                    self.put(spot, color.other());
                }
            }
        }
    }

    /// Two or three runs of one colour through one spot.
    fn crossing(&mut self) {
        self.scatter(0..=6);
        let color = if self.rng.random_bool(0.8) { self.setup.side } else { self.color() };
        let spots: Vec<Spot> = Spot::all().collect();
        let centre = *spots.choose(self.rng).expect("37 spots");
        let mut lines: Vec<Vec<Spot>> = Entry::all()
            .map(|entry| entry.spots().collect::<Vec<_>>())
            .filter(|line| line.contains(&centre))
            .collect();
        lines.shuffle(self.rng);
        for line in lines.into_iter().take(self.rng.random_range(2..=4)) {
            let at = line.iter().position(|&spot| spot == centre).expect("it was filtered");
            let first = at.saturating_sub(self.rng.random_range(0..=3)).min(line.len() - 4);
            for &spot in &line[first..first + 4] {
                if spot != centre {
                    self.put(spot, color);
                }
            }
        }
        self.put(centre, color);
    }

    /// A board without an empty spot, or with few, and without a row of the mover.
    fn full(&mut self) {
        let mut spots: Vec<Spot> = Spot::all().collect();
        spots.shuffle(self.rng);
        let empty = [0, 0, 0, 1, 2].choose(self.rng).copied().expect("a number");
        self.gipf = 0;
        for spot in spots.into_iter().skip(empty) {
            let color = self.color();
            self.put(spot, color);
            if self.row_to_clear() || self.setup.board[spot.index()].is_none() {
                self.put(spot, color.other());
            }
        }
    }

    fn row_to_clear(&self) -> bool {
        let errors = self.setup.validate().err().unwrap_or_default();
        errors.iter().any(|error| matches!(error, SetupError::CompulsoryRow(_)))
    }
}
