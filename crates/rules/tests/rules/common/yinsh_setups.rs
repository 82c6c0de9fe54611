//! Random positions of YINSH that games seldom or never reach.

use super::draft::Draft;
use gipfel_rules::yinsh::{Phase, Piece, PieceKind, Point, Position, Setup, Variant};
use gipfel_rules::{Color, Symmetry};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

const RINGS: u8 = 5;
const STEPS: [(i8, i8); 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// A random valid position: placements even and uneven, scattered markers, rows, crossing rows, a nearly empty pool,
/// rings that cannot move.
pub(crate) fn random(rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let variant = *Variant::ALL.choose(rng).expect("two variants");
        let mut setup = Setup::start(variant);
        setup.side = *Color::ALL.choose(rng).expect("two colours");
        setup.hand = [0; 2];
        Draft { setup: &mut setup, rng }.fill();
        let mut phases = Phase::ALL;
        phases.shuffle(rng);
        if rng.random_bool(0.8) {
            // A ring may be owed on almost any board: the other phases first.
            phases.sort_by_key(|phase| matches!(phase, Phase::ClearRing | Phase::ClaimRing));
        }
        for phase in phases {
            setup.phase = phase;
            if let Ok(position) = setup.validate() {
                return position;
            }
        }
    }
}

impl Draft<'_, Setup> {
    fn fill(&mut self) {
        match self.rng.random_range(0..10) {
            0 => self.placement(),
            1 | 2 => self.scattered(0..=45),
            3 => self.scattered(46..=51),
            4 | 5 => self.rows(),
            6 | 7 => self.crossing(),
            8 => self.blocked(),
            _ => self.locked(),
        }
    }

    /// The mover's colour more often than the other.
    fn mostly_own(&mut self) -> Color {
        if self.rng.random_bool(0.75) { self.setup.side } else { self.setup.side.other() }
    }

    fn put(&mut self, point: Point, color: Color, kind: PieceKind) {
        self.setup.board[point.index()] = Some(Piece { color, kind });
    }

    fn piece(&self, point: Point) -> Option<Piece> {
        self.setup.board[point.index()]
    }

    fn empty_points(&mut self) -> Vec<Point> {
        let board = self.setup.board;
        self.shuffled(Point::all().filter(|point| board[point.index()].is_none()))
    }

    /// Removed rings of both players, seldom as many as win.
    fn remove_rings(&mut self) {
        let target = self.setup.variant.target();
        let most = if self.rng.random_bool(0.1) { RINGS } else { target - 1 };
        self.setup.removed = [(); 2].map(|()| self.rng.random_range(0..=most));
    }

    fn rings_to_place(&self, color: Color) -> usize {
        let index = color.index();
        usize::from(RINGS - self.setup.hand[index] - self.setup.removed[index])
    }

    /// The rings that are not on the board yet, on random points.
    fn place_rings(&mut self) {
        for color in Color::ALL {
            let ring = Some(Piece { color, kind: PieceKind::Ring });
            let placed = self.setup.board.iter().filter(|&&piece| piece == ring).count();
            let missing = self.rings_to_place(color) - placed;
            for point in self.empty_points().into_iter().take(missing) {
                self.put(point, color, PieceKind::Ring);
            }
        }
    }

    fn placement(&mut self) {
        self.setup.hand = [(); 2].map(|()| self.rng.random_range(0..=RINGS));
        if self.rng.random_bool(0.2) {
            self.setup.removed = self.setup.hand.map(|hand| u8::from(hand < RINGS));
        }
        self.place_rings();
    }

    fn scattered(&mut self, markers: std::ops::RangeInclusive<usize>) {
        self.remove_rings();
        self.place_rings();
        let count = self.rng.random_range(markers);
        let share = self.rng.random_range(0.2..0.8);
        for point in self.empty_points().into_iter().take(count) {
            let white = self.rng.random_bool(share);
            let color = if white { Color::White } else { Color::Black };
            self.put(point, color, PieceKind::Marker);
        }
    }

    /// Up to `length` markers of a colour from a point on.
    fn line(&mut self, start: Point, step: (i8, i8), length: usize, color: Color) {
        for point in ray(start, step).into_iter().take(length) {
            self.put(point, color, PieceKind::Marker);
        }
    }

    fn some_markers(&mut self) {
        let count = self.rng.random_range(0..=10);
        for point in self.empty_points().into_iter().take(count) {
            let color = self.color();
            self.put(point, color, PieceKind::Marker);
        }
    }

    fn rows(&mut self) {
        self.remove_rings();
        for _ in 0..self.rng.random_range(1..=3) {
            let points: Vec<Point> = Point::all().collect();
            let start = *points.choose(self.rng).expect("85 points");
            let step = *STEPS.choose(self.rng).expect("six directions");
            let (length, color) = (self.rng.random_range(5..=9), self.mostly_own());
            self.line(start, step, length, color);
        }
        self.some_markers();
        self.place_rings();
    }

    /// Two or three lines of one colour through one point.
    fn crossing(&mut self) {
        self.remove_rings();
        let color = self.mostly_own();
        let points: Vec<Point> = Point::all().collect();
        let centre = *points.choose(self.rng).expect("85 points");
        for direction in 0..self.rng.random_range(2..=3) {
            let before = self.rng.random_range(0..=4);
            let after = self.rng.random_range(4 - before..=5);
            self.line(centre, STEPS[direction + 3], before + 1, color);
            self.line(centre, STEPS[direction], after + 1, color);
        }
        self.some_markers();
        self.place_rings();
    }

    /// The mover's rings stand close together and nowhere to go.
    fn blocked(&mut self) {
        let side = self.setup.side;
        self.setup.removed = [self.setup.variant.target() - 1; 2];
        let own = self.rings_to_place(side);
        let other = self.rng.random_range(0..=self.rings_to_place(side.other()));
        let cluster = self.cluster(own + other);
        let mut colors = vec![side; own];
        colors.resize(own + other, side.other());
        colors.shuffle(self.rng);
        self.lock(&cluster, &colors, |color| color == side);
        self.place_rings();
    }

    /// No ring of either colour can move.
    fn locked(&mut self) {
        self.setup.variant = Variant::Standard;
        self.setup.removed = [(); 2].map(|()| self.rng.random_range(1..=2));
        let [white, black] = Color::ALL.map(|color| self.rings_to_place(color));
        let cluster = self.cluster(white + black);
        let mut colors = vec![Color::White; white];
        colors.resize(white + black, Color::Black);
        colors.shuffle(self.rng);
        self.lock(&cluster, &colors, |_| true);
    }

    /// Points that lie close to one corner of the board.
    fn cluster(&mut self, size: usize) -> Vec<Point> {
        let symmetries: Vec<Symmetry> = Symmetry::all().collect();
        let symmetry = symmetries.choose(self.rng).copied().unwrap_or(Symmetry::IDENTITY);
        let corner = Point::from_name("a2").expect("a corner").transform(symmetry);
        let mut points: Vec<(i8, Point)> = Point::all()
            .map(|point| (2 * distance(point, corner) + self.rng.random_range(0..=2), point))
            .collect();
        points.sort();
        points.into_iter().take(size).map(|(_, point)| point).collect()
    }

    /// Puts the rings down and fills every way out of those that are to be locked in with markers.
    fn lock(&mut self, points: &[Point], colors: &[Color], locked: impl Fn(Color) -> bool) {
        for (&point, &color) in points.iter().zip(colors) {
            self.put(point, color, PieceKind::Ring);
        }
        for (&point, &color) in points.iter().zip(colors) {
            if !locked(color) {
                continue;
            }
            for step in STEPS {
                for next in ray(point, step).into_iter().skip(1) {
                    match self.piece(next).map(|piece| piece.kind) {
                        Some(PieceKind::Ring) => break,
                        Some(PieceKind::Marker) => {}
                        None => {
                            // Changing colours along every line, so that there are few rows.
                            let (q, r) = next.coordinates();
                            let white = (q + 2 * r).rem_euclid(4) < 2;
                            let color = if white { Color::White } else { Color::Black };
                            self.put(next, color, PieceKind::Marker);
                        }
                    }
                }
            }
        }
    }
}

/// A point and those that follow it, to the edge.
fn ray(start: Point, (step_q, step_r): (i8, i8)) -> Vec<Point> {
    let (q, r) = start.coordinates();
    let at = |place: i8| {
        let wanted = (q + place * step_q, r + place * step_r);
        Point::all().find(|point| point.coordinates() == wanted)
    };
    (0..).map_while(at).collect()
}

fn distance(one: Point, other: Point) -> i8 {
    let ((q, r), (other_q, other_r)) = (one.coordinates(), other.coordinates());
    let (across, up) = (q - other_q, r - other_r);
    across.abs().max(up.abs()).max((across - up).abs())
}
