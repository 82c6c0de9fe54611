//! The facts about DVONN.

use super::board::{COLUMNS, Space};
use super::notation::{COLUMN_STARTS, FIELDS};
use super::{Phase, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, Kind, KindInfo, Label, Look, Orientation, PlaceId, Symmetry,
    Tint, Tray, TrayInfo, VariantInfo,
};

named! {
    /// What there is to decide in DVONN.
    pub mod prompts: crate::Prompt {
        /// Place a DVONN piece.
        PLACE_DVONN_PIECE = "place-dvonn-piece", "a DVONN piece has to be placed";
        /// Place a piece of one's own.
        PLACE_PIECE = "place-piece", "a piece has to be placed";
        /// Move a stack.
        MOVE_STACK = "move-stack", "a stack has to be moved";
        /// No stack of the mover can move, but one of the opponent's; he must pass.
        PASS = "pass-stack", "no stack can move, the turn has to be passed";
    }
}

named! {
    /// How a game of DVONN ends.
    pub mod endings: crate::EndReason {
        /// Neither player has a move; more pieces in his stacks wins.
        NO_STACK_CAN_MOVE = "no-stack-can-move";
    }
}

/// A piece of a player; covered ones are nobody's, as their colour does not matter any more.
pub(super) const PIECE: Kind = Kind(0);
/// A DVONN piece.
pub(super) const DVONN: Kind = Kind(1);

/// The pieces that a player has still to place.
pub(super) const HAND: Tray = Tray(0);
/// The DVONN pieces that are still to be placed, by whoever is to move.
pub(super) const DVONN_HAND: Tray = Tray(1);

pub(super) const PASS: &str = "pass";

const PLACES: &[BoardPlace; Space::COUNT] =
    board_places!(Space::COUNT, Orientation::Level, |index| raw_place(index));

const fn raw_place(index: usize) -> RawPlace {
    let (q, r) = Space::from_index(index).coordinates();
    RawPlace { letter: (q + 5) as u8 + b'a', number: (r + 3) as u8, q, r, edge: false }
}

const LETTERS: [&str; 11] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"];
const NUMBERS: [&str; 5] = ["1", "2", "3", "4", "5"];

/// The lettered lines are named at their lower end, the numbered ones at their left.
const LABELS: [Label; LETTERS.len() + NUMBERS.len()] = {
    // Along the lettered lines, away from the board.
    let down = (0.5, 0.866_025_403_784_438_6);
    let mut labels = [Label { text: "", place: PlaceId(0), towards: down }; 16];
    let mut column = LETTERS.len();
    while column > 0 {
        column -= 1;
        labels[column].text = LETTERS[column];
        labels[column].place = PlaceId(COLUMN_STARTS[column] as u8);
        // Of the columns that a row crosses the leftmost comes last.
        let (first, last) = COLUMNS[column];
        let mut number = first;
        while number <= last {
            let place = COLUMN_STARTS[column] + (number - first) as usize;
            labels[LETTERS.len() + number as usize - 1] = Label {
                text: NUMBERS[number as usize - 1],
                place: PlaceId(place as u8),
                towards: (-1.0, 0.0),
            };
            number += 1;
        }
    }
    labels
};

pub(super) const BOARD_INFO: Board = Board {
    places: PLACES,
    orientation: Orientation::Level,
    labels: &LABELS,
    symmetries: &SYMMETRIES,
};

/// Nothing, half a turn, left to right, and bottom to top: the others would turn the length of the board.
pub(super) const SYMMETRIES: [Symmetry; 4] =
    [Symmetry::IDENTITY, Symmetry::new(3, false), Symmetry::new(1, true), Symmetry::new(4, true)];

/// The facts about DVONN.
pub const DESCRIPTION: Description = Description {
    word: "dvonn",
    title: "DVONN",
    topic: "dvonn",
    variants: &[VariantInfo::new(Variant::Standard.word(), 85)],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &[
        KindInfo { word: "piece", tint: Tint::Owner, look: Look::Disc },
        KindInfo { word: "dvonn-piece", tint: Tint::Red, look: Look::Disc },
    ],
    trays: &[
        TrayInfo { word: "hand", kind: PIECE, shared: false },
        TrayInfo { word: "dvonn-hand", kind: DVONN, shared: true },
    ],
    held: &[],
    buttons: &[PASS],
    prompts: prompts::ALL,
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: false,
};
