//! Random set-ups: what those of several games share.

use gipfel_rules::Color;
use gipfel_rules::gipf::{Entry, Spot};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A set-up in the making.
pub(crate) struct Draft<'a, S> {
    pub(crate) setup: &'a mut S,
    pub(crate) rng: &'a mut Xoshiro256PlusPlus,
}

impl<S> Draft<'_, S> {
    pub(crate) fn color(&mut self) -> Color {
        if self.rng.random_bool(0.5) { Color::White } else { Color::Black }
    }

    pub(crate) fn shuffled<P>(&mut self, places: impl Iterator<Item = P>) -> Vec<P> {
        let mut places: Vec<P> = places.collect();
        places.shuffle(self.rng);
        places
    }

    /// Few pieces in reserve more often than many.
    pub(crate) fn reserve(&mut self, most: usize) -> u8 {
        let reserve = match self.rng.random_range(0..5) {
            few @ 0..=2 => few,
            _ => self.rng.random_range(0..=most),
        };
        reserve.min(most) as u8
    }
}

/// Pieces on GIPF's board, with potentials or without.
pub(crate) trait GipfBoard: Sized {
    fn side(&self) -> Color;

    /// Puts a piece on a spot, whatever stood there, as far as there are pieces left for it.
    fn put(draft: &mut Draft<'_, Self>, spot: Spot, color: Color);
}

impl<S: GipfBoard> Draft<'_, S> {
    /// The mover's colour more often than the other.
    pub(crate) fn mostly_own(&mut self) -> Color {
        let side = self.setup.side();
        if self.rng.random_bool(0.8) { side } else { side.other() }
    }

    pub(crate) fn scatter(&mut self, counts: std::ops::RangeInclusive<usize>) {
        let count = self.rng.random_range(counts);
        for spot in self.shuffled(Spot::all()).into_iter().take(count) {
            let color = self.color();
            S::put(self, spot, color);
        }
    }

    /// Runs of one colour on a few lines, some of them extended.
    pub(crate) fn rows(&mut self) {
        self.scatter(0..=8);
        for _ in 0..self.rng.random_range(1..=3) {
            let entries: Vec<Entry> = Entry::all().collect();
            let line = *entries.choose(self.rng).expect("42 entries");
            let color = self.mostly_own();
            let skipped = self.rng.random_range(0..=3);
            let length = self.rng.random_range(4..=6);
            for (place, spot) in line.spots().skip(skipped).enumerate() {
                if place < length {
                    S::put(self, spot, color);
                } else if self.rng.random_bool(0.4) {
                    S::put(self, spot, color.other());
                }
            }
        }
    }

    /// Two or three runs of one colour through one spot.
    pub(crate) fn crossing(&mut self) {
        self.scatter(0..=6);
        let color = self.mostly_own();
        let spots: Vec<Spot> = Spot::all().collect();
        let centre = *spots.choose(self.rng).expect("37 spots");
        let through = Entry::all().map(|entry| entry.spots().collect::<Vec<_>>());
        let lines = self.shuffled(through.filter(|line| line.contains(&centre)));
        for line in lines.into_iter().take(self.rng.random_range(2..=4)) {
            let at = line.iter().position(|&spot| spot == centre).expect("it was filtered");
            let first = at.saturating_sub(self.rng.random_range(0..=3)).min(line.len() - 4);
            for &spot in &line[first..first + 4] {
                if spot != centre {
                    S::put(self, spot, color);
                }
            }
        }
        S::put(self, centre, color);
    }
}
