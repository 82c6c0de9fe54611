//! Arrangements as an editor handles them.

use crate::{Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec::Vec;

/// An arrangement that is edited by hand: what stands where, what lies beside the board, and what else there is to set. What it
/// says of pieces and trays is in the numbers of the game's [`Description`](crate::Description). Edits that make no sense
/// change nothing and are answered with `false`; whether the result is a position is another question.
pub trait Arrangement {
    /// The word of the variant.
    fn variant_word(&self) -> &'static str;

    /// Lets it be another variant; what is arranged stays.
    fn set_variant(&mut self, word: &str) -> bool;

    /// The side to move.
    fn side(&self) -> Color;

    /// Lets another side be to move.
    fn set_side(&mut self, side: Color);

    /// The word of the phase.
    fn phase_word(&self) -> &'static str;

    /// Lets it be another phase.
    fn set_phase(&mut self, word: &str) -> bool;

    /// Everything on the board and beside it.
    fn pieces(&self) -> Pieces;

    /// What a hand can put down, as stacks from bottom to top.
    fn tools(&self) -> Vec<Vec<Layer>>;

    /// Puts down one of the [tools](Arrangement::tools), instead of what stands there or on top of it, as the game goes. The
    /// same piece once more takes it off.
    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool;

    /// Moves what stands on a place to another, or off the board.
    fn carry(&mut self, from: PlaceId, to: Option<PlaceId>) -> bool;

    /// How many pieces a tray can have; none if that follows from the board.
    fn most(&self, tray: Tray) -> Option<u8>;

    /// Lets so many pieces lie on a tray.
    fn set_count(&mut self, beside: Beside, count: u8) -> bool;

    /// What else is to be chosen for each player.
    fn choices(&self) -> Vec<Choice> {
        Vec::new()
    }

    /// Chooses one of the options of a choice for a player.
    fn choose(&mut self, _word: &str, _color: Color, _option: &str) -> bool {
        false
    }
}

/// Something to be chosen for each player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its word, also the key of its name in translations.
    pub word: &'static str,
    /// The words of what can be chosen.
    pub options: Vec<&'static str>,
    /// What White and Black have chosen.
    pub chosen: [&'static str; 2],
}

/// Those methods of an [`Arrangement`] that are the same for every set-up with the fields `variant`, `board`, `side` and `phase`.
macro_rules! common_fields {
    ($place:ty) => {
        fn variant_word(&self) -> &'static str {
            self.variant.word()
        }

        fn set_variant(&mut self, word: &str) -> bool {
            Variant::from_word(word).map(|variant| self.variant = variant).is_some()
        }

        fn side(&self) -> crate::Color {
            self.side
        }

        fn set_side(&mut self, side: crate::Color) {
            self.side = side;
        }

        fn phase_word(&self) -> &'static str {
            self.phase.word()
        }

        fn set_phase(&mut self, word: &str) -> bool {
            super::Phase::from_word(word).map(|phase| self.phase = phase).is_some()
        }

        fn carry(&mut self, from: PlaceId, to: Option<PlaceId>) -> bool {
            let at = |place: PlaceId| <$place>::all().find(|known| PlaceId::from(*known) == place);
            let (Some(from), Some(to)) = (at(from), to.map_or(Some(None), |to| at(to).map(Some)))
            else {
                return false;
            };
            let carried = self.board[from.index()].take();
            if let Some(to) = to.filter(|_| carried.is_some()) {
                self.board[to.index()] = carried;
            }
            carried.is_some()
        }
    };
}
pub(crate) use common_fields;

/// Puts a piece on a space, or takes it off if it is the one that stands there.
pub(crate) fn toggle<P: PartialEq>(space: &mut Option<P>, piece: P) {
    let same = space.as_ref() == Some(&piece);
    *space = (!same).then_some(piece);
}

/// How a count is set that both players have.
pub(crate) fn set_own(counts: &mut [u8; 2], beside: Beside, count: u8) -> bool {
    beside.owner.map(|owner| counts[owner.index()] = count).is_some()
}
