//! What an action does to the pieces: what animations, pictures, lessons and screen readers tell.

use alloc::vec;
use alloc::vec::Vec;
use thiserror::Error;

use crate::PlaceId;
use crate::pieces::{Beside, Layer, Pieces};

/// Everything that an action does to the pieces, in an order in which it can be done one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// What kind of action it was: a word of the game's own, also a key in translations.
    pub word: &'static str,
    /// What it does.
    pub changes: Vec<Change>,
    /// The place of the edge by which a piece comes in.
    pub edge: Option<PlaceId>,
}

/// One thing that happens to pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What happens in the same beat happens at the same time.
    pub beat: u8,
    /// What happens.
    pub what: What,
}

/// What happens to pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The top pieces of a stack go to another place and lie on top there.
    Move {
        /// Where they stood.
        from: PlaceId,
        /// How many.
        count: u8,
        /// Where they go.
        to: PlaceId,
        /// The places they pass in between, in order.
        path: Vec<PlaceId>,
    },
    /// Pieces come onto the board and lie on top of what is there.
    Enter {
        /// Where they lay.
        from: Beside,
        /// What each of them is on the board.
        piece: Layer,
        /// How many.
        count: u8,
        /// Where they go.
        to: PlaceId,
        /// The places they pass before, in order: the dot they are pushed from.
        path: Vec<PlaceId>,
    },
    /// The top pieces of a stack leave the board.
    Leave {
        /// Where they stood.
        from: PlaceId,
        /// How many.
        count: u8,
        /// On which tray they are laid; none if they are out of the game.
        to: Option<Beside>,
    },
    /// Pieces beside the board are laid elsewhere.
    Hand {
        /// Where they lay.
        from: Beside,
        /// How many.
        count: u8,
        /// Where they go; none if they are out of the game.
        to: Option<Beside>,
    },
    /// A piece is turned over and shows its other side.
    Flip {
        /// Where it lies.
        place: PlaceId,
        /// How many pieces are below it.
        height: u8,
        /// What it is now.
        to: Layer,
    },
    /// A piece stays where it is and is something else: it is used up, changes hands, or is turned.
    Become {
        /// Where it lies.
        place: PlaceId,
        /// How many pieces are below it.
        height: u8,
        /// What it is now.
        to: Layer,
    },
}

/// An effect that does not fit the pieces it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("change {0} of the effect takes what is not there")]
pub struct EffectError(pub usize);

impl Effect {
    /// An action that does nothing yet.
    pub const fn new(word: &'static str) -> Effect {
        Effect { word, changes: Vec::new(), edge: None }
    }

    /// Adds what happens together with the change before.
    pub fn also(&mut self, what: What) {
        let beat = self.changes.last().map_or(0, |change| change.beat);
        self.changes.push(Change { beat, what });
    }

    /// Adds what happens after everything before.
    pub fn then(&mut self, what: What) {
        let beat = self.changes.last().map_or(0, |change| change.beat + 1);
        self.changes.push(Change { beat, what });
    }

    /// Lets what comes in pass another place of the edge: where several lead to the same place the rules name one of them,
    /// and the hand may have used another.
    pub fn enter_from(&mut self, place: PlaceId) {
        let Some(named) = self.edge.replace(place) else {
            self.edge = None;
            return;
        };
        let change = |at: &mut PlaceId| *at = if *at == named { place } else { *at };
        for Change { what, .. } in &mut self.changes {
            match what {
                What::Move { from, to, .. } => [from, to].into_iter().for_each(change),
                What::Enter { path, .. } => path.iter_mut().for_each(change),
                _ => {}
            }
        }
    }

    /// Where the action begins and where it ends: of a push the place of the edge and where the furthest piece stops, of a move
    /// both places, of a piece that is put down its place twice. None if nothing comes to stand anywhere.
    pub fn way(&self) -> Option<(PlaceId, PlaceId)> {
        let changes = || self.changes.iter().map(|change| &change.what);
        let moved = changes().find_map(|what| match what {
            What::Move { from, to, .. } if ![*from, *to].map(Some).contains(&self.edge) => {
                Some((self.edge.unwrap_or(*from), *to))
            }
            _ => None,
        });
        let put = || {
            changes().find_map(|what| match what {
                What::Move { to, .. } | What::Enter { to, .. } if Some(*to) != self.edge => {
                    Some((*to, *to))
                }
                _ => None,
            })
        };
        moved.or_else(put)
    }

    /// The pieces after the action, given those before it.
    pub fn apply(&self, pieces: &Pieces) -> Result<Pieces, EffectError> {
        let mut after = pieces.clone();
        for (number, change) in self.changes.iter().enumerate() {
            change.what.apply(&mut after).ok_or(EffectError(number))?;
        }
        Ok(after)
    }
}

impl What {
    fn apply(&self, pieces: &mut Pieces) -> Option<()> {
        let put = |pieces: &mut Pieces, place: PlaceId, layers: Vec<Layer>| {
            layers.into_iter().for_each(|layer| pieces.put(place, layer));
        };
        let add = |pieces: &mut Pieces, to: Option<Beside>, count: u8| match to {
            Some(tray) => pieces.change_count(tray, i16::from(count)),
            None => Some(()),
        };
        match self {
            What::Move { from, count, to, .. } => {
                let lifted = pieces.lift(*from, *count)?;
                put(pieces, *to, lifted);
            }
            What::Enter { from, piece, count, to, .. } => {
                pieces.change_count(*from, -i16::from(*count))?;
                put(pieces, *to, vec![*piece; usize::from(*count)]);
            }
            What::Leave { from, count, to } => {
                pieces.lift(*from, *count)?;
                add(pieces, *to, *count)?;
            }
            What::Hand { from, count, to } => {
                pieces.change_count(*from, -i16::from(*count))?;
                add(pieces, *to, *count)?;
            }
            What::Flip { place, height, to } | What::Become { place, height, to } => {
                *pieces.layer_mut(*place, *height)? = *to;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{AnyPosition, Interface as _, Notation as _};

    #[test]
    fn ways_begin_and_end() {
        let extra = "gipf+ basic 4/2Pp1/3p2/PpP(PT)3/2p3/p4/4 w 7/10 -- -/- extra2";
        for (position, action, way) in [
            ("gipf basic 4/5/6/PPp4/6/5/4 w 9/9 -- push", "e1-e5", Some(("e1", "e5"))),
            ("gipf basic 4/5/6/PPp4/6/5/4 w 9/9 -- push", "d2", Some(("d2", "d2"))),
            (extra, "T:d2", Some(("d2", "d2"))),
            (extra, "T:e1-e6", Some(("e1", "e6"))),
            (extra, "T:discard", None),
            ("gipf+ basic 4/5/6/2(PY)4/6/5/4 w 9/9 -- -/- push", "Y:e4-e6", Some(("e4", "e6"))),
            ("yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place", "f6", Some(("f6", "f6"))),
        ] {
            let position: AnyPosition = position.parse().expect("a position");
            let action = position.parse_action(action).expect("a decision");
            let name = |id| position.board()[id].name;
            let found = position.effect(action).way().map(|(from, to)| (name(from), name(to)));
            assert_eq!(found, way, "{position}");
        }
    }
}
