//! The ways in which a piece comes onto the board.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::ops::ControlFlow;

use super::board::{
    CORNERS, Dot, ENTRIES, ENTRY_COUNT, Entry, OUTER, Place, Spot, SpotSet, count_open_lines,
};
use crate::Symmetry;

/// Where a piece is brought in: onto an empty spot, or along a line whose first spot is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Onto an empty spot of the outer ring; from which dot makes no difference.
    Place(Spot),
    /// From a dot along a line, pushing what stands there.
    Push(Entry),
}

const PLACE_COUNT: usize = 18;

/// The spots of the outer ring by their number.
const OUTER_SPOTS: [Spot; PLACE_COUNT] = {
    let mut spots = [Spot::from_bit(0); PLACE_COUNT];
    let (mut rest, mut number) = (OUTER, 0);
    while rest != 0 {
        spots[number] = Spot::from_bit(rest.trailing_zeros());
        rest &= rest - 1;
        number += 1;
    }
    spots
};

impl Way {
    /// How many there are.
    pub const COUNT: usize = PLACE_COUNT + ENTRY_COUNT;

    /// The way's number: the places first.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        match self {
            Way::Place(spot) => (OUTER & (spot.bit() - 1)).count_ones() as usize,
            Way::Push(entry) => PLACE_COUNT + entry.index(),
        }
    }

    /// The way with a number.
    #[inline]
    pub(crate) const fn from_number(number: usize) -> Way {
        if number < PLACE_COUNT {
            Way::Place(OUTER_SPOTS[number])
        } else {
            Way::Push(Entry::new(number - PLACE_COUNT))
        }
    }

    /// Whether it leads onto the outer ring.
    pub(crate) const fn is_valid(self) -> bool {
        match self {
            Way::Place(spot) => OUTER & spot.bit() != 0,
            Way::Push(_) => true,
        }
    }

    /// The spot that the piece enters.
    #[inline]
    pub const fn spot(self) -> Spot {
        match self {
            Way::Place(spot) => spot,
            Way::Push(entry) => entry.spot(),
        }
    }

    /// The way seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Way {
        match self {
            Way::Place(spot) => Way::Place(spot.transform(symmetry)),
            Way::Push(entry) => Way::Push(entry.transform(symmetry)),
        }
    }

    /// Writes the way as players note it: the spot, or the dot and the spot where the furthest piece that moves ends.
    pub(crate) fn write(self, occupied: u64, out: &mut dyn fmt::Write) -> fmt::Result {
        match self {
            Way::Place(spot) => write!(out, "{spot}"),
            Way::Push(entry) => {
                // A closed line has no end; its text is only ever asked for by mistake.
                let end = push_end(occupied, entry).unwrap_or(entry.spot());
                write!(out, "{}-{end}", entry.dot())
            }
        }
    }

    /// Reads a way, tolerant where the notation is: an empty spot may be named with its dot, and a push by the spot it
    /// enters. `expected` is the complaint about what is none.
    pub(crate) fn read(occupied: u64, text: &str, expected: &str) -> Result<Way, String> {
        let Some((dot, target)) = text.split_once('-') else {
            return match Place::from_name(text) {
                Some(Place::Spot(spot)) if Way::Place(spot).is_valid() => Ok(Way::Place(spot)),
                Some(Place::Spot(_)) => Err("pieces enter on the outer ring only".to_owned()),
                Some(Place::Dot(_)) => Err("a dot alone does not name a line".to_owned()),
                None => Err(expected.to_owned()),
            };
        };
        let dot = Dot::from_name(dot).ok_or("a push starts at a dot")?;
        let target = Spot::from_name(target).ok_or("a push ends on a spot")?;
        let entry =
            Entry::between(dot, target).ok_or("the dot and the spot are not on one line")?;
        let spot = entry.spot();
        if occupied & spot.bit() == 0 {
            return if target == spot {
                Ok(Way::Place(spot))
            } else {
                Err(format!("{spot} is empty, the piece stops there"))
            };
        }
        match push_end(occupied, entry) {
            Some(end) if target != end && target != spot => Err(format!("the push ends on {end}")),
            _ => Ok(Way::Push(entry)),
        }
    }
}

/// The spot on which the furthest piece ends that a push along an entry moves. None if the line is closed.
pub(crate) fn push_end(occupied: u64, entry: Entry) -> Option<Spot> {
    entry.spots().find(|spot| occupied & spot.bit() == 0)
}

/// Visits the ways that are open.
#[inline]
pub(crate) fn visit<F>(occupied: u64, mut visit: F) -> ControlFlow<()>
where
    F: FnMut(Way) -> ControlFlow<()>,
{
    for spot in SpotSet::new(!occupied & OUTER).iter() {
        visit(Way::Place(spot))?;
    }
    for (index, ends) in ENTRIES.chunks_exact(2).enumerate() {
        if !occupied & ends[0].line == 0 {
            continue;
        }
        for (end, entry) in ends.iter().enumerate() {
            if occupied & entry.spot.bit() != 0 {
                visit(Way::Push(Entry::new(2 * index + end)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many ways are open.
#[inline]
pub(crate) const fn count(occupied: u64) -> usize {
    // A piece enters an empty outer spot in one way. An occupied one is the end of two lines, a corner of three, and
    // each is a way in if it is open: all 42 line ends, less two for a closed line, less the two or three ends on each
    // empty spot.
    let [outer, corners] = [(occupied & OUTER).count_ones(), (occupied & CORNERS).count_ones()];
    (2 * count_open_lines(occupied) + outer + corners - 24) as usize
}

/// Why a way is not open.
pub(crate) enum Blocked {
    /// Something stands on the spot that is entered directly.
    OccupiedSpot(Spot),
    /// Nothing stands there that could be pushed.
    NothingToPush(Spot),
    /// Every spot of the line is occupied.
    ClosedLine(Entry),
}

/// Whether a way is open.
pub(crate) fn check(occupied: u64, way: Way) -> Result<(), Blocked> {
    let spot = way.spot();
    let empty = occupied & spot.bit() == 0;
    match way {
        Way::Place(_) if !empty => Err(Blocked::OccupiedSpot(spot)),
        Way::Push(_) if empty => Err(Blocked::NothingToPush(spot)),
        Way::Push(entry) if push_end(occupied, entry).is_none() => Err(Blocked::ClosedLine(entry)),
        Way::Place(_) | Way::Push(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ways_agree() {
        for number in 0..Way::COUNT {
            assert_eq!(Way::from_number(number).number(), number);
            assert!(Way::from_number(number).is_valid());
        }
        let inner = Spot::from_name("e5").expect("a spot");
        assert!(!Way::Place(inner).is_valid());
    }
}
