//! The facts about TZAAR.

use super::board::Space;
use super::notation::FIELDS;
use super::{Phase, PieceKind, Variant};
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, Mark, Orientation,
    PlaceId, Symmetry, Tint, Tray, TrayInfo, VariantInfo,
};

/// What there is to decide in TZAAR.
pub mod prompts {
    use crate::Prompt;

    /// Place a piece of any kind.
    pub const PLACE_KIND: Prompt =
        Prompt::new("place-kind", "a piece of any kind has to be placed");
    /// Open the game with a capture, which is the whole turn.
    pub const OPEN_CAPTURE: Prompt =
        Prompt::new("open-capture", "a stack has to be captured to open the game");
    /// Capture.
    pub const CAPTURE_STACK: Prompt = Prompt::new("capture-stack", "a stack has to be captured");
    /// Capture once more, stack, or pass.
    pub const SECOND_MOVE: Prompt =
        Prompt::new("second-move", "a stack may be captured or put on another, or the move passed");
    /// There is nothing to capture and nothing to stack.
    pub const PASS_SECOND: Prompt =
        Prompt::new("pass-second", "no stack can move, the second move has to be passed");
}

/// How a game of TZAAR ends.
pub mod endings {
    use crate::EndReason;

    /// The loser has no Tzaar on top of a stack.
    pub const NO_TZAAR: EndReason = EndReason::new("no-tzaar");
    /// The loser has no Tzarra on top of a stack.
    pub const NO_TZARRA: EndReason = EndReason::new("no-tzarra");
    /// The loser has no Tott on top of a stack.
    pub const NO_TOTT: EndReason = EndReason::new("no-tott");
    /// The loser cannot capture at the beginning of his turn.
    pub const NO_CAPTURE: EndReason = EndReason::new("no-capture");
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

pub(super) const BOARD_INFO: Board = Board {
    places: PLACES,
    orientation: Orientation::Upright,
    labels: &LABELS,
    symmetries: &Symmetry::ALL,
};

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
        VariantInfo {
            word: Variant::Standard.word(),
            board: 0,
            options: &[],
            turns: 27,
            random: false,
        },
        VariantInfo {
            word: Variant::Tournament.word(),
            board: 0,
            options: &[],
            turns: 87,
            random: false,
        },
    ],
    phases: &[Phase::Place.word(), Phase::Capture.word(), Phase::Second.word()],
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
    prompts: &[
        prompts::PLACE_KIND,
        prompts::OPEN_CAPTURE,
        prompts::CAPTURE_STACK,
        prompts::SECOND_MOVE,
        prompts::PASS_SECOND,
    ],
    endings: &[endings::NO_TZAAR, endings::NO_TZARRA, endings::NO_TOTT, endings::NO_CAPTURE],
    fields: &FIELDS,
    repeats: false,
};
