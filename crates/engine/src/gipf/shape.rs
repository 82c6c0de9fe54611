//! Rings and lines of four on the board of GIPF, as sets of spots.

const fn ring(radius: i8) -> u64 {
    let mut spots = 0;
    let mut q = -3;
    while q <= 3 {
        let mut r = -3;
        while r <= 3 {
            let across: i8 = q - r;
            let (a, b, c) = (abs(q), abs(r), abs(across));
            let larger = if a > b { a } else { b };
            if (if larger > c { larger } else { c }) == radius {
                spots |= 1 << ((q + 3) * 8 + r + 3);
            }
            r += 1;
        }
        q += 1;
    }
    spots
}

const fn abs(n: i8) -> i8 {
    if n < 0 { -n } else { n }
}

/// The rings of spots around the centre, which is the first.
pub(crate) const RINGS: [u64; 4] = [ring(0), ring(1), ring(2), ring(3)];
/// The centre and the spots next to it.
pub(crate) const INNER: u64 = RINGS[0] | RINGS[1];
const BOARD: u64 = RINGS[0] | RINGS[1] | RINGS[2] | RINGS[3];

/// Where four spots in a row start.
const fn windows(shift: u32) -> u64 {
    BOARD & BOARD >> shift & BOARD >> (2 * shift) & BOARD >> (3 * shift)
}

/// Lines of four spots in which a colour has two or three pieces.
#[derive(Default)]
pub(crate) struct Fours {
    pub(crate) three_and_empty: u32,
    pub(crate) three_and_other: u32,
    pub(crate) two_and_empty: u32,
    /// Pieces that belong to a three.
    pub(crate) threes: u64,
    /// Spots of lines with a three.
    pub(crate) lines: u64,
}

/// The lines of four in which a colour has two or three pieces.
pub(crate) fn fours(own: u64, other: u64) -> Fours {
    let mut found = Fours::default();
    fours_along::<1>(own, other, &mut found);
    fours_along::<8>(own, other, &mut found);
    fours_along::<9>(own, other, &mut found);
    found.threes = found.lines & own;
    found
}

#[inline(always)]
fn fours_along<const SHIFT: u32>(own: u64, other: u64, found: &mut Fours) {
    let windows = const { windows(SHIFT) };
    let spread = |set: u64| [set, set >> SHIFT, set >> (2 * SHIFT), set >> (3 * SHIFT)];
    let [a, b, c, d] = spread(own);
    let [e, f, g, h] = spread(other);
    let (pair_low, pair_high) = (a & b, c & d);
    let (one_low, one_high) = (a ^ b, c ^ d);
    let three = ((pair_low & one_high) | (one_low & pair_high)) & windows;
    let (none_low, none_high) = (!(a | b), !(c | d));
    let two = ((pair_low & none_high) | (none_low & pair_high) | (one_low & one_high)) & windows;
    let any_other = e | f | g | h;
    found.three_and_empty += (three & !any_other).count_ones();
    found.three_and_other += (three & any_other).count_ones();
    found.two_and_empty += (two & !any_other).count_ones();
    found.lines |= three | three << SHIFT | three << (2 * SHIFT) | three << (3 * SHIFT);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_windows_of_four() {
        let windows: u32 = [1, 8, 9].iter().map(|&shift| windows(shift).count_ones()).sum();
        assert_eq!(windows, 48);
        assert_eq!(BOARD, gipfel_rules::gipf::SpotSet::BOARD.bits());
    }
}
