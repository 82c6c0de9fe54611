//! Random positions of PÜNCT that games seldom or never reach.

use super::draft::Draft;
use gipfel_rules::punct::{Direction, Piece, PieceKind, Position, Setup, Space, SpaceSet, Variant};
use gipfel_rules::{Color, Position as _, Symmetric as _};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random valid position: thin and crowded boards, towers and bridges, chains of either player and of both, last pieces,
/// and turns of which one or two decisions are made.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        if rng.random_bool(0.03) {
            return chains_of_both(rng);
        }
        let variant = *Variant::ALL.choose(rng).expect("two variants");
        let mut setup = Setup::start(variant);
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        Draft { setup: &mut setup, rng }.fill();
        let Ok(mut position) = setup.validate() else { continue };
        for _ in 0..rng.random_range(0..3) {
            if let Some(&action) = position.actions().choose(rng) {
                position.play_unchecked(action);
            }
        }
        return position;
    }
}

/// Chains of both players, seen from anywhere.
fn chains_of_both(rng: &mut Xoshiro256PlusPlus) -> Position {
    const PIECES: &str =
        "ea3se,Ea5se,ed3se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n";
    let variant = Variant::ALL.choose(rng).expect("two variants");
    let side = ['w', 'b'].choose(rng).expect("two sides");
    let both: Position =
        format!("punct {variant} {PIECES} {side} - piece").parse().expect("a position");
    both.transform(*both.symmetries().choose(rng).expect("twelve"))
}

impl Draft<'_, Setup> {
    fn fill(&mut self) {
        match self.rng.random_range(0..10) {
            0 => self.lay(1..=6, 0.5, None),
            1..=4 => {
                let heap = self.heap();
                self.lay(60..=140, 0.5, Some(heap));
            }
            5 => self.lay(200..=400, 0.5, None),
            6 => self.nearly_all(),
            7 | 8 => {
                let bias = *[0.05, 0.95].choose(self.rng).expect("two");
                let strip = self.strip();
                self.lay(150..=250, bias, Some(strip));
            }
            _ => {
                let strips = [(); 2].map(|()| self.strip());
                self.lay(100..=200, 0.97, Some(strips[0]));
                self.lay(100..=200, 0.03, Some(strips[1]));
            }
        }
    }

    fn left(&self, color: Color, kind: PieceKind) -> bool {
        let same = |piece: &&Piece| (piece.color(), piece.kind()) == (color, kind);
        self.setup.pieces.iter().filter(same).count() < usize::from(kind.count())
    }

    fn top(&self, space: Space) -> Option<Piece> {
        let over = self.setup.pieces.iter().filter(|piece| piece.dots().contains(&space));
        over.max_by_key(|piece| piece.level()).copied()
    }

    /// Lays a piece where it may lie, if it may.
    fn try_piece(&mut self, color: Color, kind: PieceKind, space: Space, direction: Direction) {
        let height = |space: Space| self.top(space).map_or(0, |piece| piece.level());
        let Some(flat) = Piece::new(color, kind, space, direction, 1) else { return };
        let heights: Vec<u8> = flat.dots().into_iter().map(height).collect();
        let below = flat.ends().map(height).max().unwrap_or(0);
        let level_ends = flat.ends().all(|end| height(end) == below);
        let own = self.top(space).is_some_and(|piece| piece.color() == color);
        if level_ends && heights.iter().all(|&height| height <= below) && (below == 0 || own) {
            self.setup.pieces.extend(Piece::new(color, kind, space, direction, below + 1));
        }
    }

    /// Tries so many pieces in a part of the board, with a share of White's.
    fn lay(
        &mut self,
        tries: std::ops::RangeInclusive<usize>,
        white: f64,
        within: Option<SpaceSet>,
    ) {
        let spaces: Vec<Space> = within.unwrap_or(SpaceSet::BOARD).iter().collect();
        for _ in 0..self.rng.random_range(tries) {
            let color = if self.rng.random_bool(white) { Color::White } else { Color::Black };
            let kind = *PieceKind::ALL.choose(self.rng).expect("six kinds");
            let space = *spaces.choose(self.rng).expect("some spaces");
            let direction = *kind.directions().choose(self.rng).expect("three or six");
            // A last piece ends the game.
            let count = self.setup.pieces.iter().filter(|piece| piece.color() == color).count();
            if self.left(color, kind) && count < 17 {
                self.try_piece(color, kind, space, direction);
            }
        }
    }

    /// Spaces close to each other, so that pieces lie over pieces.
    fn heap(&mut self) -> SpaceSet {
        let centre = Space::all().nth(self.rng.random_range(0..Space::COUNT)).expect("a space");
        let size = self.rng.random_range(2..=5);
        Space::all().filter(|space| space.distance(centre) <= size).collect()
    }

    /// A line from side to side with the spaces beside it.
    fn strip(&mut self) -> SpaceSet {
        let direction = *Direction::ALL.choose(self.rng).expect("six");
        let mut here = Space::all().find(|space| space.to_string() == "i9").expect("the centre");
        if let Some(aside) = here.step(direction.turned(1)).filter(|_| self.rng.random_bool(0.5)) {
            here = aside;
        }
        let mut line: SpaceSet = [here].into_iter().collect();
        for way in [direction, direction.opposite()] {
            let mut next = here.step(way);
            while let Some(space) = next {
                line.insert(space);
                next = space.step(way);
            }
        }
        line
    }

    /// Flat pieces until one or two are left.
    fn nearly_all(&mut self) {
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                for _ in 0..400 {
                    if !self.left(color, kind) {
                        break;
                    }
                    let space = Space::all().nth(self.rng.random_range(0..Space::COUNT));
                    let space = space.expect("a space");
                    let direction = *kind.directions().choose(self.rng).expect("three or six");
                    let flat = Piece::new(color, kind, space, direction, 1);
                    if flat.is_some_and(|piece| {
                        piece.dots().iter().all(|dot| self.top(*dot).is_none())
                    }) {
                        self.setup.pieces.extend(flat);
                    }
                }
            }
        }
        let most = if self.rng.random_bool(0.2) { 18 } else { 17 };
        for color in Color::ALL {
            while self.setup.pieces.iter().filter(|piece| piece.color() == color).count() > most {
                let own = |piece: &Piece| piece.color() == color;
                let Some(at) = self.setup.pieces.iter().position(own) else { break };
                self.setup.pieces.remove(at);
            }
        }
    }
}
