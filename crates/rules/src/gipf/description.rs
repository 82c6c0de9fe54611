//! The facts about GIPF.

use super::board::{Axial, BOARD, SPOT_RADIUS, Spot, radius};
use super::notation::FIELDS;
use super::{Phase, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, OptionInfo, Orientation,
    PlaceId, Tint, Tray, TrayInfo, VariantInfo,
};

named! {
    /// What there is to decide in GIPF.
    pub mod prompts: crate::Prompt {
        /// Bring in a basic piece.
        PUSH = "push", "a piece has to be brought in";
        /// Tournament: bring in a GIPF-piece; nothing else is allowed.
        PUSH_GIPF_PIECE = "push-gipf-piece", "a GIPF-piece has to be brought in";
        /// Tournament: bring in a GIPF-piece or a basic piece.
        PUSH_EITHER = "push-either", "a GIPF-piece or a basic piece has to be brought in";
        /// Take a row.
        TAKE_ROW = "take-row", "a row has to be taken";
        /// Take a row, and decide which of its GIPF-pieces go.
        TAKE_OR_KEEP = "take-or-keep", "a row has to be taken, its GIPF-pieces may stay";
        /// Only rows of GIPF-pieces stand; take from one, or let them stand.
        TAKE_OR_END = "take-or-end", "GIPF-pieces may be taken from a row, or it may stand";
    }
}

named! {
    /// How a game of GIPF ends.
    pub mod endings: crate::EndReason {
        /// The loser has to bring in a piece and has none in reserve.
        OUT_OF_PIECES = "out-of-pieces";
        /// The loser has no GIPF-piece left on the board.
        NO_GIPF_PIECE = "no-gipf-piece";
        /// The loser has pieces, but no line is open to him.
        NO_PUSH = "no-push";
    }
}

/// A basic piece; two of one colour are a GIPF-piece.
pub(crate) const BASIC: Kind = Kind(0);
pub(crate) const BASIC_INFO: KindInfo =
    KindInfo { word: "basic", tint: Tint::Owner, look: Look::Disc };

/// The pieces that a player has not brought in yet.
pub(crate) const RESERVE: Tray = Tray(0);
pub(crate) const RESERVE_INFO: TrayInfo = TrayInfo { word: "reserve", kind: BASIC, shared: false };

pub(crate) const HELD_GIPF: HeldInfo = HeldInfo { word: "gipf", layers: &[BASIC, BASIC] };
pub(crate) const HELD_BASIC: HeldInfo = HeldInfo { word: "basic", layers: &[BASIC] };

/// Takes the row that is chosen.
pub(crate) const TAKE: &str = "take";
/// Lets rows stand that need not be taken.
pub(crate) const DONE: &str = "done";

/// Extra pieces a side may be given.
pub(crate) const MOST_EXTRA: u8 = 3;
pub(crate) const EXTRA: OptionInfo = OptionInfo { word: "extra", usual: 0, most: MOST_EXTRA };

/// How many dots there are.
const DOTS: usize = 24;
const PLACE_COUNT: usize = Spot::COUNT + DOTS;

/// The spots in their order, then the dots in theirs.
const PLACES: &[BoardPlace; PLACE_COUNT] =
    board_places!(PLACE_COUNT, Orientation::Upright, |index| raw_place(index));

const fn raw_place(index: usize) -> RawPlace {
    let edge = index >= Spot::COUNT;
    let (q, r) = if edge { dot(index - Spot::COUNT) } else { spot(index) };
    let right = if q > 0 { q } else { 0 };
    RawPlace { letter: (q + 4) as u8 + b'a', number: (r + 5 - right) as u8, q, r, edge }
}

const fn spot(index: usize) -> Axial {
    let (mut rest, mut left) = (BOARD, index);
    while left > 0 {
        rest &= rest - 1;
        left -= 1;
    }
    Spot::from_bit(rest.trailing_zeros()).axial()
}

const fn dot(index: usize) -> Axial {
    let (mut left, mut q) = (index, -4);
    while q <= 4 {
        let mut r = -4;
        while r <= 4 {
            if radius((q, r)) == SPOT_RADIUS + 1 {
                if left == 0 {
                    return (q, r);
                }
                left -= 1;
            }
            r += 1;
        }
        q += 1;
    }
    panic!("there are so many dots")
}

/// Every dot is named: sideways on the outermost columns, elsewhere up or down.
const LABELS: [Label; DOTS] = {
    let mut labels = [Label { text: "", place: PlaceId(0), towards: (0.0, 0.0) }; DOTS];
    let mut index = 0;
    while index < DOTS {
        let number = Spot::COUNT + index;
        let BoardPlace { name, q, r, .. } = PLACES[number];
        let towards = match q {
            -4 => (-1.0, 0.0),
            4 => (1.0, 0.0),
            _ if 2 * r > q => (0.0, -1.0),
            _ => (0.0, 1.0),
        };
        labels[index] = Label { text: name, place: PlaceId(number as u8), towards };
        index += 1;
    }
    labels
};

/// The board of GIPF, with or without potentials.
pub(crate) const BOARD_INFO: Board = Board::hexagon(PLACES, &LABELS);

/// The facts about GIPF.
pub const DESCRIPTION: Description = Description {
    word: "gipf",
    title: "GIPF",
    topic: "gipf",
    variants: &[
        VariantInfo::new(Variant::Standard.word(), 80).with_options(&[EXTRA]),
        VariantInfo::new(Variant::Basic.word(), 60).with_options(&[EXTRA]),
        VariantInfo::new(Variant::Tournament.word(), 90).with_options(&[EXTRA]),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &[BASIC_INFO],
    trays: &[RESERVE_INFO],
    held: &[HELD_GIPF, HELD_BASIC],
    buttons: &[TAKE, DONE],
    prompts: prompts::ALL,
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: true,
};
