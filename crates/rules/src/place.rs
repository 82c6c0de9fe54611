//! Places of boards, and sets of them as bits.

use core::fmt;
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, Not};

use crate::{PlaceId, Symmetry};

/// A place of a game's board. Every game has a type of its own for it, with the places of that board as its values.
pub trait Place:
    Bit + Copy + Ord + Hash + fmt::Display + fmt::Debug + Into<PlaceId> + Send + Sync + 'static
{
}

/// How a place is a bit of a word. Only this crate makes places.
pub trait Bit: Sized {
    /// A word with a bit for every place, and perhaps some more.
    type Bits: Bits;

    /// The bits of all places.
    const BOARD: Self::Bits;

    /// The number of the place's bit.
    fn bit_number(self) -> u32;

    /// The place whose bit has a number.
    fn from_bit_number(bit: u32) -> Self;

    /// The place seen through one of the board's symmetries.
    #[must_use]
    fn image(self, symmetry: Symmetry) -> Self;
}

/// A word of bits.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// No bit.
    const NONE: Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// Whether no bit is set.
    fn is_none(&self) -> bool;

    /// Whether a bit is set.
    fn has(&self, bit: u32) -> bool;

    /// Sets a bit.
    fn set(&mut self, bit: u32);

    /// Clears a bit.
    fn clear(&mut self, bit: u32);

    /// The numbers of the bits that are set, growing.
    fn numbers(self) -> impl Iterator<Item = u32> + Clone;
}

macro_rules! bits {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const NONE: $word = 0;

            #[inline(always)]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline(always)]
            fn is_none(&self) -> bool {
                *self == 0
            }

            #[inline(always)]
            fn has(&self, bit: u32) -> bool {
                *self & (1 << (bit % <$word>::BITS)) != 0
            }

            #[inline(always)]
            fn set(&mut self, bit: u32) {
                *self |= 1 << (bit % <$word>::BITS);
            }

            #[inline(always)]
            fn clear(&mut self, bit: u32) {
                *self &= !(1 << (bit % <$word>::BITS));
            }

            #[inline(always)]
            fn numbers(self) -> impl Iterator<Item = u32> + Clone {
                let mut rest = self;
                core::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let lowest = rest.trailing_zeros();
                    rest &= rest - 1;
                    Some(lowest)
                })
            }
        }
    )+};
}
bits!(u64, u128);

/// A set of places of one board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceSet<P: Place>(pub(crate) P::Bits);

impl<P: Place> PlaceSet<P> {
    /// No place.
    pub const EMPTY: PlaceSet<P> = PlaceSet(P::Bits::NONE);
    /// All places.
    pub const BOARD: PlaceSet<P> = PlaceSet(P::BOARD);

    /// The set with bits that are all places.
    #[inline(always)]
    pub(crate) const fn new(bits: P::Bits) -> PlaceSet<P> {
        PlaceSet(bits)
    }

    /// The set with these bits; those that are no place are left out.
    #[inline]
    pub fn from_bits(bits: P::Bits) -> PlaceSet<P> {
        PlaceSet(bits & P::BOARD)
    }

    /// The set as bits. The head of each game's board says which bit stands for which place.
    #[inline(always)]
    pub const fn bits(self) -> P::Bits {
        self.0
    }

    /// How many places are in the set.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set has no place.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// Whether a place is in the set.
    #[inline(always)]
    pub fn contains(self, place: P) -> bool {
        self.0.has(place.bit_number())
    }

    /// Adds a place.
    #[inline(always)]
    pub fn insert(&mut self, place: P) {
        self.0.set(place.bit_number());
    }

    /// Takes a place out.
    #[inline(always)]
    pub fn remove(&mut self, place: P) {
        self.0.clear(place.bit_number());
    }

    /// The places, by growing bits.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = P> + Clone {
        self.0.numbers().map(P::from_bit_number)
    }

    /// The set seen through one of the board's symmetries.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> PlaceSet<P> {
        self.iter().map(|place| place.image(symmetry)).collect()
    }
}

impl<P: Place> Default for PlaceSet<P> {
    fn default() -> PlaceSet<P> {
        PlaceSet::EMPTY
    }
}

impl<P: Place> FromIterator<P> for PlaceSet<P> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> PlaceSet<P> {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl<P: Place> BitAnd for PlaceSet<P> {
    type Output = PlaceSet<P>;

    #[inline(always)]
    fn bitand(self, other: PlaceSet<P>) -> PlaceSet<P> {
        PlaceSet(self.0 & other.0)
    }
}

impl<P: Place> BitOr for PlaceSet<P> {
    type Output = PlaceSet<P>;

    #[inline(always)]
    fn bitor(self, other: PlaceSet<P>) -> PlaceSet<P> {
        PlaceSet(self.0 | other.0)
    }
}

/// All other places of the board.
impl<P: Place> Not for PlaceSet<P> {
    type Output = PlaceSet<P>;

    #[inline(always)]
    fn not(self) -> PlaceSet<P> {
        PlaceSet(P::BOARD & !self.0)
    }
}

impl<P: Place> fmt::Display for PlaceSet<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, place) in self.iter().enumerate() {
            let comma = if number == 0 { "" } else { ", " };
            write!(f, "{comma}{place}")?;
        }
        Ok(())
    }
}

impl<P: Place> fmt::Debug for PlaceSet<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Makes a [`Place`] of a type around the number of its bit, with `index`, `transform` and `Display`.
macro_rules! place {
    ($place:ident, $bits:ty, $board:expr) => {
        impl $crate::place::Bit for $place {
            type Bits = $bits;

            const BOARD: $bits = $board;

            #[inline(always)]
            fn bit_number(self) -> u32 {
                u32::from(self.0)
            }

            #[inline(always)]
            fn from_bit_number(bit: u32) -> $place {
                $place(bit as _)
            }

            fn image(self, symmetry: $crate::Symmetry) -> $place {
                self.transform(symmetry)
            }
        }

        impl $crate::Place for $place {}

        impl From<$place> for $crate::PlaceId {
            fn from(place: $place) -> $crate::PlaceId {
                $crate::PlaceId(place.index() as u8)
            }
        }

        impl core::fmt::Debug for $place {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use place;
