//! The 21 lines of the board of GIPF as a network sees them: patterns of three states a spot, and who has GIPF-pieces on them.
//! Lines of the same length share their patterns, and a pattern is the same from both ends; so a position and its mirror images
//! look the same.

use std::sync::LazyLock;

use super::shape::RINGS;
use crate::learned::{PreparedGameNet, Sum, WIDTH};

const LINES: usize = 21;
const SHORTEST: usize = 4;
const LONGEST: usize = 7;
/// What a spot of a line may hold: nothing, own, other.
const COLORS: usize = 3;
/// Who has GIPF-pieces on a line: nobody, the player, the other, both.
const OWNERS: usize = 4;
/// Places of spots in a set of them.
const BITS: usize = 56;

/// Where the numbers of lines of a length begin among those of all lengths.
const fn offset(length: usize) -> usize {
    let (mut sum, mut shorter) = (0, SHORTEST);
    while shorter < length {
        sum += COLORS.pow(shorter as u32);
        shorter += 1;
    }
    sum
}

/// Lines that differ when both ends are alike.
const PATTERNS: usize = {
    let (mut sum, mut length) = (0, SHORTEST);
    while length <= LONGEST {
        sum += (COLORS.pow(length as u32) + COLORS.pow(length.div_ceil(2) as u32)) / 2;
        length += 1;
    }
    sum
};

/// How many features lines have. A network may have others before them.
pub(crate) const LINE_FEATURES: usize = OWNERS * PATTERNS;
/// Spots that look the same in all mirror images: the centre, the ring around it, and of the other rings the corners and what lies
/// between them.
pub(crate) const ORBITS: usize = 6;

/// Tables that follow from the board.
pub(crate) struct Board {
    /// The lines of a spot and the worth of its digit in their numbers, by place in a set of spots.
    on_lines: [[(u8, u16); 3]; BITS],
    orbits: [u8; BITS],
    /// The spots of each line, and its number when it is empty.
    lines: [(u64, u16); LINES],
    /// The pattern that each number of a line shows.
    patterns: Box<[u16; offset(LONGEST + 1)]>,
    /// The pattern with colours exchanged.
    exchanged: Box<[u16; PATTERNS]>,
}

static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    pub(crate) fn get() -> &'static Board {
        &BOARD
    }

    fn new() -> Board {
        let (patterns, exchanged) = patterns();
        let mut board = Board {
            on_lines: [[(0, 0); 3]; BITS],
            orbits: [0; BITS],
            lines: [(0, 0); LINES],
            patterns,
            exchanged,
        };
        for bit in 0..BITS {
            let Some(radius) = RINGS.iter().position(|ring| ring >> bit & 1 != 0) else { continue };
            let (q, r) = (bit as i32 / 8 - 3, bit as i32 % 8 - 3);
            let corner = q == 0 || r == 0 || q == r;
            board.orbits[bit] = match (radius, corner) {
                (0 | 1, _) => radius as u8,
                (_, true) => 2 * radius as u8 - 2,
                (_, false) => 2 * radius as u8 - 1,
            };
            for (direction, across) in [q, r, q - r].into_iter().enumerate() {
                let line = 7 * direction + (across + 3) as usize;
                let length = 7 - across.unsigned_abs() as usize;
                let (spots, number) = &mut board.lines[line];
                let digit = COLORS.pow(spots.count_ones()) as u16;
                *spots |= 1 << bit;
                *number = offset(length) as u16;
                board.on_lines[bit][direction] = (line as u8, digit);
            }
        }
        board
    }

    /// The orbit of a spot, given its place in a set of spots.
    #[inline]
    pub(crate) fn orbit(&self, bit: usize) -> usize {
        usize::from(self.orbits[bit])
    }

    /// The feature of a line, given its number and who has GIPF-pieces on it.
    #[inline]
    fn line(&self, number: u16, [own, other]: [bool; 2]) -> usize {
        (usize::from(own) + 2 * usize::from(other)) * PATTERNS
            + usize::from(self.patterns[usize::from(number)])
    }

    /// The feature of a line that the other player sees where a player sees one.
    pub(crate) fn turned(&self, feature: usize) -> usize {
        let (owners, pattern) = (feature / PATTERNS, feature % PATTERNS);
        (owners / 2 + owners % 2 * 2) * PATTERNS + usize::from(self.exchanged[pattern])
    }

    /// The features of all lines, found anew and in the plainest way. The first set is that of the player who looks.
    pub(crate) fn visit_lines(&self, seen: [u64; 2], gipf: u64, visit: &mut dyn FnMut(usize)) {
        for (line, &(spots, empty)) in self.lines.iter().enumerate() {
            let mut number = empty;
            for bit in bits(spots) {
                let on = self.on_lines[bit].iter().find(|(other, _)| usize::from(*other) == line);
                let (_, digit) = on.expect("the spot is on the line");
                number += digit * color_at(seen, bit);
            }
            visit(self.line(number, owners(seen, gipf, spots)));
        }
    }
}

/// The pattern that each number of a line shows, counted over all lengths; and the pattern with colours exchanged.
fn patterns() -> (Box<[u16; offset(LONGEST + 1)]>, Box<[u16; PATTERNS]>) {
    let mut patterns = Box::new([0; offset(LONGEST + 1)]);
    let mut exchanged = Box::new([0; PATTERNS]);
    let mut next = 0;
    for length in SHORTEST..=LONGEST {
        let begin = offset(length);
        let number_of = |digits: &mut dyn Iterator<Item = usize>| {
            digits.fold(0, |number, digit| COLORS * number + digit)
        };
        let all = 0..COLORS.pow(length as u32);
        for number in all.clone() {
            let turned = number_of(&mut digits(number, length));
            patterns[begin + number] = if turned < number {
                patterns[begin + turned]
            } else {
                next += 1;
                next - 1
            };
        }
        for number in all {
            let other = number_of(&mut digits(number, length).map(|digit| [0, 2, 1][digit]));
            exchanged[usize::from(patterns[begin + number])] = patterns[begin + other];
        }
    }
    (patterns, exchanged)
}

/// The spots of a line, by its number among those of its length.
fn digits(number: usize, length: usize) -> impl Iterator<Item = usize> {
    (0..length as u32).map(move |place| number / COLORS.pow(place) % COLORS)
}

/// The places of spots in a set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}

/// What stands on a spot, as a digit of a line's number.
#[inline]
fn color_at(pieces: [u64; 2], bit: usize) -> u16 {
    let [white, black] = pieces.map(|set| (set >> bit) as u16 & 1);
    white + 2 * black
}

/// Who has GIPF-pieces on a line.
#[inline]
fn owners(pieces: [u64; 2], gipf: u64, spots: u64) -> [bool; 2] {
    pieces.map(|set| set & gipf & spots != 0)
}

/// What the hand-crafted evaluations say about lines, in hundredths.
pub(crate) struct LineWeights {
    pub(crate) piece: f32,
    /// For a piece on each ring.
    pub(crate) rings: [f32; RINGS.len()],
    pub(crate) three_and_empty: f32,
    pub(crate) three_and_other: f32,
    pub(crate) two_and_empty: f32,
}

impl LineWeights {
    /// The same as a number for each feature of lines. A piece stands on three lines, each of which counts a third of it.
    pub(crate) fn numbers(&self) -> Vec<f32> {
        let mut numbers = vec![0.0; LINE_FEATURES];
        let board = Board::get();
        for length in SHORTEST..=LONGEST {
            for number in 0..COLORS.pow(length as u32) {
                let digits: Vec<usize> = digits(number, length).collect();
                let pattern = usize::from(board.patterns[offset(length) + number]);
                for owners in 0..OWNERS {
                    numbers[owners * PATTERNS + pattern] =
                        self.score(&digits, 1, 2) - self.score(&digits, 2, 1);
                }
            }
        }
        numbers
    }

    fn score(&self, digits: &[usize], own: usize, other: usize) -> f32 {
        let aside = (LONGEST - digits.len()) as i32;
        let spots = (0..).zip(digits).filter(|(_, digit)| **digit == own);
        let pieces = spots.map(|(place, _)| {
            let along: i32 = aside - 3 + place;
            let radius = aside.max(along.abs()).max((aside - along).abs());
            (self.piece + self.rings[radius as usize]) / 3.0
        });
        let fours = digits.windows(4).map(|four| {
            let count = |color| four.iter().filter(|digit| **digit == color).count();
            match (count(own), count(other)) {
                (3, 0) => self.three_and_empty,
                (3, 1) => self.three_and_other,
                (2, 0) => self.two_and_empty,
                _ => 0.0,
            }
        });
        pieces.chain(fours).sum()
    }
}

/// What is kept of the lines of a position: only those that changed are looked at for the next one. Their features begin at `FIRST` in
/// the network; they have rows only if they come first of all.
#[derive(Clone, Debug)]
pub(crate) struct LineTrace<const FIRST: usize> {
    pieces: [u64; 2],
    gipf: u64,
    /// The numbers of the lines as White sees them.
    numbers: [u16; LINES],
}

impl<const FIRST: usize> LineTrace<FIRST> {
    /// The lines of the empty board, with their features in a sum.
    pub(crate) fn new(
        board: &Board,
        net: &PreparedGameNet,
        sum: &mut Sum<WIDTH>,
    ) -> LineTrace<FIRST> {
        let numbers = board.lines.map(|(_, number)| number);
        for number in numbers {
            let feature = FIRST + board.line(number, [false; 2]);
            if FIRST == 0 {
                sum.add(net, feature);
            } else {
                sum.add_plain(net, feature);
            }
        }
        LineTrace { pieces: [0; 2], gipf: 0, numbers }
    }

    /// GIPF-pieces, and whose pieces stand where.
    #[inline]
    pub(crate) fn gipf(&self) -> ([u64; 2], u64) {
        (self.pieces, self.gipf)
    }

    /// The spots on which something else stands than in the position it is the trace of.
    #[inline]
    pub(crate) fn changed(&self, pieces: [u64; 2], gipf: u64) -> u64 {
        (self.pieces[0] ^ pieces[0]) | (self.pieces[1] ^ pieces[1]) | (self.gipf ^ gipf)
    }

    /// Makes it the trace of other lines, and exchanges in a sum the features of those that differ.
    #[inline]
    pub(crate) fn update(
        &mut self,
        board: &Board,
        net: &PreparedGameNet,
        sum: &mut Sum<WIDTH>,
        (pieces, gipf): ([u64; 2], u64),
    ) {
        let old_numbers = self.numbers;
        let mut dirty = 0;
        for bit in bits(self.changed(pieces, gipf)) {
            let (old, new) = (color_at(self.pieces, bit), color_at(pieces, bit));
            for (line, digit) in board.on_lines[bit] {
                dirty |= 1 << line;
                let number = &mut self.numbers[usize::from(line)];
                *number = number.wrapping_add(new.wrapping_sub(old).wrapping_mul(digit));
            }
        }
        for line in bits(dirty) {
            let spots = board.lines[line].0;
            let old = board.line(old_numbers[line], owners(self.pieces, self.gipf, spots));
            let new = board.line(self.numbers[line], owners(pieces, gipf, spots));
            if FIRST != 0 {
                sum.exchange_plain(net, FIRST + old, FIRST + new);
            } else if old != new {
                sum.exchange(net, old, new);
            }
        }
        (self.pieces, self.gipf) = (pieces, gipf);
    }
}
