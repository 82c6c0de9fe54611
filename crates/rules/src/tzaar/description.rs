//! The facts about TZAAR.

use super::board::Space;
use super::notation::FIELDS;
use super::{Phase, PieceKind, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, Mark, Orientation,
    PlaceId, Tint, Tray, TrayInfo, VariantInfo,
};

named! {
    /// What there is to decide in TZAAR.
    pub mod prompts: crate::Prompt {
        /// Place a piece of any kind.
        PLACE_KIND = "place-kind", "a piece of any kind has to be placed";
        /// Open the game with a capture, which is the whole turn.
        OPEN_CAPTURE = "open-capture", "a stack has to be captured to open the game";
        /// Capture.
        CAPTURE_STACK = "capture-stack", "a stack has to be captured";
        /// Capture once more, stack, or pass.
        SECOND_MOVE = "second-move", "a stack may be captured or put on another, or the move passed";
        /// There is nothing to capture and nothing to stack.
        PASS_SECOND = "pass-second", "no stack can move, the second move has to be passed";
    }
}

named! {
    /// How a game of TZAAR ends.
    pub mod endings: crate::EndReason {
        /// The loser has no Tzaar on top of a stack.
        NO_TZAAR = "no-tzaar";
        /// The loser has no Tzarra on top of a stack.
        NO_TZARRA = "no-tzarra";
        /// The loser has no Tott on top of a stack.
        NO_TOTT = "no-tott";
        /// The loser cannot capture at the beginning of his turn.
        NO_CAPTURE = "no-capture";
    }
}

/// How a kind of piece is known to interfaces. Covered pieces, whose kinds do not matter any more, are told as Totts.
pub(super) const fn kind(kind: PieceKind) -> Kind {
    Kind(kind.index() as u8)
}

/// The pieces of a kind that a player has still to place.
pub(super) const fn hand(kind: PieceKind) -> Tray {
    Tray(kind.index() as u8)
}

pub(super) const PASS: &str = "pass";

const PLACES: &[BoardPlace; Space::COUNT] =
    board_places!(Space::COUNT, Orientation::Upright, |index| raw_place(index));

const fn raw_place(index: usize) -> RawPlace {
    let (q, r) = Space::from_index(index).coordinates();
    let right = if q > 0 { q } else { 0 };
    RawPlace { letter: (q + 4) as u8 + b'a', number: (r + 5 - right) as u8, q, r, edge: false }
}

/// How many spaces are at the edge.
const EDGE: usize = 24;

/// Every space of the edge is named: sideways on the outermost columns, elsewhere up or down.
const LABELS: [Label; EDGE] = {
    let mut labels = [Label { text: "", place: PlaceId(0), towards: (0.0, 0.0) }; EDGE];
    let (mut next, mut index) = (0, 0);
    while index < Space::COUNT {
        if Space::from_index(index).is_edge() {
            let BoardPlace { name, q, r, .. } = PLACES[index];
            let towards = match q {
                -4 => (-1.0, 0.0),
                4 => (1.0, 0.0),
                _ if 2 * r > q => (0.0, -1.0),
                _ => (0.0, 1.0),
            };
            labels[next] = Label { text: name, place: PlaceId(index as u8), towards };
            next += 1;
        }
        index += 1;
    }
    labels
};

pub(super) const BOARD_INFO: Board = Board::hexagon(PLACES, &LABELS);

const fn kind_info(kind: PieceKind, look: Look) -> KindInfo {
    KindInfo { word: kind.word(), tint: Tint::Owner, look }
}

const fn hand_info(word: &'static str, of: PieceKind) -> TrayInfo {
    TrayInfo { word, kind: kind(of), shared: false }
}

/// The facts about TZAAR.
pub const DESCRIPTION: Description = Description {
    word: "tzaar",
    title: "TZAAR",
    topic: "tzaar",
    variants: &[
        VariantInfo::new(Variant::Standard.word(), 27),
        VariantInfo::new(Variant::Tournament.word(), 87),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &[
        kind_info(PieceKind::Tzaar, Look::Marked(Mark::Circle)),
        kind_info(PieceKind::Tzarra, Look::Marked(Mark::Dot)),
        kind_info(PieceKind::Tott, Look::Disc),
    ],
    trays: &[
        hand_info("tzaar-hand", PieceKind::Tzaar),
        hand_info("tzarra-hand", PieceKind::Tzarra),
        hand_info("tott-hand", PieceKind::Tott),
    ],
    held: &[
        HeldInfo { word: PieceKind::Tzaar.word(), layers: &[kind(PieceKind::Tzaar)] },
        HeldInfo { word: PieceKind::Tzarra.word(), layers: &[kind(PieceKind::Tzarra)] },
        HeldInfo { word: PieceKind::Tott.word(), layers: &[kind(PieceKind::Tott)] },
    ],
    buttons: &[PASS],
    prompts: prompts::ALL,
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: false,
};
