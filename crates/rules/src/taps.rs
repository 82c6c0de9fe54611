//! How actions are chosen by hand: places of the board, pieces that are held, and buttons.

use crate::PlaceId;
use alloc::vec;
use alloc::vec::Vec;

/// One thing that a hand does. Pointer, touch, keyboard and screen reader all do these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tap {
    /// A place of the board.
    Place(PlaceId),
    /// A piece is taken into the hand: a word of [`Description::held`](crate::Description::held).
    Held(&'static str),
    /// A button: a word of [`Description::buttons`](crate::Description::buttons).
    Button(&'static str),
    /// A group of places as a whole, by its number among [`Interface::areas`](crate::Interface::areas).
    Area(u8),
}

/// A way in which an action is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taps {
    /// One thing after the other.
    Steps {
        /// What the hand must hold meanwhile, if that makes a difference. It need not be taken up again for every action.
        held: Option<&'static str>,
        /// What is tapped, at least one thing.
        steps: Vec<Tap>,
    },
    /// Places of an area: those that go are marked, and then the choice is confirmed.
    Area {
        /// Which area, by its number among [`Interface::areas`](crate::Interface::areas).
        area: u8,
        /// Which of its toggles are marked, in order.
        marked: Vec<PlaceId>,
    },
}

impl Taps {
    /// Places one after the other, whatever is held.
    pub fn places(places: impl IntoIterator<Item = PlaceId>) -> Taps {
        Taps::Steps { held: None, steps: places.into_iter().map(Tap::Place).collect() }
    }

    /// A button.
    pub fn button(word: &'static str) -> Taps {
        Taps::Steps { held: None, steps: vec![Tap::Button(word)] }
    }

    /// The same with something in the hand.
    #[must_use]
    pub fn holding(self, word: &'static str) -> Taps {
        match self {
            Taps::Steps { steps, .. } => Taps::Steps { held: Some(word), steps },
            area @ Taps::Area { .. } => area,
        }
    }
}

/// A group of places that is taken as a whole or in part, such as a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// All its places, in the order of the line.
    pub places: Vec<PlaceId>,
    /// Those that may be marked to go or left to stay; all others go.
    pub toggles: Vec<PlaceId>,
    /// Which toggles are marked before anybody has said anything: what most players want.
    pub marked: Vec<PlaceId>,
    /// The word of the button that confirms the choice.
    pub confirm: &'static str,
}
