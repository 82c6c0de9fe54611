//! Random positions of GIPF that games seldom or never reach.

use super::draft::{Draft, GipfBoard};
use gipfel_rules::Color;
use gipfel_rules::gipf::{Permission, Phase, Piece, Position, Setup, SetupError, Spot, Variant};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// No colour has more basic pieces than this.
const MOST_PIECES: usize = 21;

/// A random valid position: scattered pieces, rows, crossing rows, a crowded or a full board, with any reserves.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let variant = *Variant::ALL.choose(rng).expect("three variants");
        let mut setup = Setup::start(variant);
        setup.board = [None; Spot::COUNT];
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        // From basic pieces only to GIPF-pieces only.
        let gipf = if variant == Variant::Basic { 0 } else { rng.random_range(0..=4) };
        let mut mixed = Mixed { setup, gipf };
        Draft { setup: &mut mixed, rng }.fill();
        let mut setup = mixed.setup;
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

/// The set-up, and how many of four pieces are GIPF-pieces.
struct Mixed {
    setup: Setup,
    gipf: u32,
}

impl Mixed {
    fn pieces(&self, color: Color) -> usize {
        let own = self.setup.board.iter().flatten().filter(|piece| piece.color == color);
        own.map(|piece| usize::from(piece.size())).sum()
    }
}

impl GipfBoard for Mixed {
    fn side(&self) -> Color {
        self.setup.side
    }

    fn put(draft: &mut Draft<'_, Mixed>, spot: Spot, color: Color) {
        let piece = Piece { color, gipf: draft.rng.random_range(0..4) < draft.setup.gipf };
        draft.setup.setup.board[spot.index()] = None;
        if draft.setup.pieces(color) + usize::from(piece.size()) <= MOST_PIECES {
            draft.setup.setup.board[spot.index()] = Some(piece);
        }
    }
}

impl Draft<'_, Mixed> {
    fn fill(&mut self) {
        match self.rng.random_range(0..8) {
            0 => self.scatter(0..=25),
            1 | 2 => self.rows(),
            3..=5 => self.crossing(),
            6 => self.scatter(25..=37),
            _ => self.full(),
        }
        if self.setup.setup.variant != Variant::Basic && self.rng.random_bool(0.9) {
            // Otherwise most of these games would be over.
            self.keep_alive(Color::White);
            self.keep_alive(Color::Black);
        }
        self.setup.setup.reserves = Color::ALL.map(|color| {
            let most = MOST_PIECES - self.setup.pieces(color);
            self.reserve(most)
        });
        if self.setup.setup.variant == Variant::Tournament {
            let permissions = &Permission::ALL;
            self.setup.setup.permissions =
                [(); 2].map(|()| *permissions.choose(self.rng).expect("three permissions"));
        }
    }

    fn keep_alive(&mut self, color: Color) {
        let piece = Piece { color, gipf: true };
        if self.setup.setup.board.contains(&Some(piece))
            || self.setup.pieces(color) + 2 > MOST_PIECES
        {
            return;
        }
        let empty: Vec<Spot> =
            Spot::all().filter(|spot| self.setup.setup.board[spot.index()].is_none()).collect();
        if let Some(spot) = empty.choose(self.rng) {
            self.setup.setup.board[spot.index()] = Some(piece);
        }
    }

    /// A board without an empty spot, or with few, and without a row of the mover.
    fn full(&mut self) {
        let spots = self.shuffled(Spot::all());
        let empty = [0, 0, 0, 1, 2].choose(self.rng).copied().expect("a number");
        self.setup.gipf = 0;
        for spot in spots.into_iter().skip(empty) {
            let color = self.color();
            Mixed::put(self, spot, color);
            if self.row_to_clear() || self.setup.setup.board[spot.index()].is_none() {
                Mixed::put(self, spot, color.other());
            }
        }
    }

    fn row_to_clear(&self) -> bool {
        let errors = self.setup.setup.validate().err().unwrap_or_default();
        errors.iter().any(|error| matches!(error, SetupError::CompulsoryRow(_)))
    }
}
