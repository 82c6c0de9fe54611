//! The numbers of takings: every set of spots of every line.

use alloc::format;
use alloc::string::String;
use core::fmt;

use super::board::{LINE_COUNT, LINES, Spot, SpotSet, line_through};

/// All subsets of all lines.
pub(crate) const COUNT: usize = 3 * (16 + 32 + 64 + 128 + 64 + 32 + 16);

/// Where the subsets of each line start among the takings.
const LINE_OFFSETS: [usize; LINE_COUNT] = {
    let mut offsets = [0; LINE_COUNT];
    let mut line = 1;
    while line < LINE_COUNT {
        offsets[line] = offsets[line - 1] + (1 << LINES[line - 1].count_ones());
        line += 1;
    }
    offsets
};

/// The spots that each taking removes.
static MASKS: [u64; COUNT] = {
    let mut masks = [0; COUNT];
    let mut line = 0;
    while line < LINE_COUNT {
        let mut subset = 0;
        while subset < 1 << LINES[line].count_ones() {
            masks[LINE_OFFSETS[line] + subset] = spread(subset, LINES[line]);
            subset += 1;
        }
        line += 1;
    }
    masks
};

/// The bits of `line` that the bits of `subset` choose.
const fn spread(subset: usize, line: u64) -> u64 {
    let (mut mask, mut rest, mut place) = (0, line, 0);
    while rest != 0 {
        if subset >> place & 1 != 0 {
            mask |= rest & rest.wrapping_neg();
        }
        rest &= rest - 1;
        place += 1;
    }
    mask
}

/// The inverse of [`spread`].
const fn gather(mask: u64, line: u64) -> usize {
    let (mut subset, mut rest, mut place) = (0, line, 0);
    while rest != 0 {
        if mask & rest & rest.wrapping_neg() != 0 {
            subset |= 1 << place;
        }
        rest &= rest - 1;
        place += 1;
    }
    subset
}

/// The number of the taking of some spots of one line.
///
/// A single spot lies on three lines; its taking always gets the number from its column.
pub(crate) const fn number(removed: u64, line: usize) -> usize {
    let line = if removed & (removed - 1) == 0 {
        line_through(0, Spot::from_bit(removed.trailing_zeros()))
    } else {
        line
    };
    LINE_OFFSETS[line] + gather(removed, LINES[line])
}

/// The number of the taking of a set of spots, if they lie on one line.
pub(crate) fn number_of_set(removed: SpotSet) -> Option<usize> {
    if removed.is_empty() {
        return None;
    }
    let line = LINES.iter().position(|line| removed.0 & !line == 0)?;
    Some(number(removed.0, line))
}

/// Whether a number is the one that its taking gets.
pub(crate) fn is_canonical(number: usize) -> bool {
    number_of_set(removed(number)) == Some(number)
}

/// The spots that the taking with a number removes.
#[inline]
pub(crate) fn removed(number: usize) -> SpotSet {
    SpotSet::new(MASKS[number])
}

/// Writes a taking as players note it: each spot with what marks it, and a star if it is the opponent's.
pub(crate) fn write(
    removed: SpotSet,
    mark: impl Fn(Spot) -> Option<char>,
    opponents: SpotSet,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    for (number, spot) in removed.iter().enumerate() {
        out.write_char(if number == 0 { 'x' } else { ',' })?;
        if let Some(mark) = mark(spot) {
            out.write_char(mark)?;
        }
        let star = if opponents.contains(spot) { "*" } else { "" };
        write!(out, "{spot}{star}")?;
    }
    Ok(())
}

/// Reads what stands behind the `x` of a taking; marks and stars may be left out, but what is there must be right. `is_mark`
/// says which letters are marks, `mark` what marks a spot, and `wrong_mark` what is said of a spot with another mark.
pub(crate) fn read(
    text: &str,
    is_mark: impl Fn(char) -> bool,
    mark: impl Fn(Spot) -> Option<char>,
    wrong_mark: impl Fn(char) -> String,
    opponents: SpotSet,
) -> Result<SpotSet, String> {
    let mut removed = SpotSet::EMPTY;
    for item in text.split(',') {
        let marked = item.chars().next().filter(|&letter| is_mark(letter));
        let rest = marked.map_or(item, |letter| &item[letter.len_utf8()..]);
        let (starred, name) = match rest.strip_suffix('*') {
            Some(name) => (true, name),
            None => (false, rest),
        };
        let spot =
            Spot::from_name(name).ok_or_else(|| format!("`{}` is no spot", name.escape_debug()))?;
        if removed.contains(spot) {
            return Err(format!("{spot} is named twice"));
        }
        removed.insert(spot);
        if let Some(letter) = marked.filter(|_| mark(spot) != marked) {
            return Err(format!("the piece on {spot} is {}", wrong_mark(letter)));
        }
        if starred && !opponents.contains(spot) {
            return Err(format!("the piece on {spot} is not the opponent's"));
        }
    }
    Ok(removed)
}
