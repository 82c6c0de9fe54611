//! The facts about ZÈRTZ.

use super::board::{Extent, Ring};
use super::notation::FIELDS;
use super::{Marble, Phase, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, Orientation, PlaceId,
    Symmetry, Tint, Tray, TrayInfo, VariantInfo,
};

named! {
    /// What there is to decide in ZÈRTZ.
    pub mod prompts: crate::Prompt {
        /// Place a marble from the pool.
        PLACE_MARBLE = "place-marble", "a marble of any colour in the pool has to be placed";
        /// Place a captured marble, because the pool is empty.
        PLACE_CAPTURED = "place-captured", "the pool is empty, a captured marble has to be placed";
        /// There is nothing to place.
        PASS_EMPTY = "pass-empty", "there is no marble to place, the turn has to be passed";
        /// Remove a free ring.
        REMOVE_RING = "remove-free", "a free ring has to be removed";
        /// A marble has to jump.
        JUMP_MARBLE = "jump-marble", "a marble has to jump over another and capture it";
        /// The marble has to jump again.
        JUMP_ON = "jump-on", "the same marble has to jump again";
    }
}

named! {
    /// How a game of ZÈRTZ ends.
    pub mod endings: crate::EndReason {
        /// The winner has enough marbles of each colour.
        EACH_MARBLE = "each-marble";
        /// The winner has enough white marbles.
        WHITE_MARBLES = "white-marbles";
        /// The winner has enough grey marbles.
        GREY_MARBLES = "grey-marbles";
        /// The winner has enough black marbles.
        BLACK_MARBLES = "black-marbles";
        /// The winner has let all rings be occupied.
        ALL_RINGS = "all-rings";
        /// There is no jump, and nobody has a marble to place: a draw.
        NO_MARBLES = "no-marbles";
    }
}

/// A ring of the board.
pub(super) const RING: Kind = Kind(0);

/// How a marble is known to interfaces.
pub(super) const fn kind(marble: Marble) -> Kind {
    Kind(marble.index() as u8 + 1)
}

/// The marbles of a colour in the pool.
pub(super) const fn pool(marble: Marble) -> Tray {
    Tray(marble.index() as u8)
}

/// The marbles of a colour that a player has captured.
pub(super) const fn captured(marble: Marble) -> Tray {
    Tray((Marble::COUNT + marble.index()) as u8)
}

pub(super) const PASS: &str = "pass";

/// The symmetries of 48 rings: thirds of a turn, and the reflections of three axes.
const OF_48: [Symmetry; 6] = [
    Symmetry::IDENTITY,
    Symmetry::new(2, false),
    Symmetry::new(4, false),
    Symmetry::new(1, true),
    Symmetry::new(3, true),
    Symmetry::new(5, true),
];

/// The symmetries that map a board onto itself.
pub(super) const fn symmetries(extent: Extent) -> &'static [Symmetry] {
    match extent {
        Extent::Rings37 | Extent::Rings61 => &Symmetry::ALL,
        Extent::Rings48 => &OF_48,
    }
}

/// A place with its coordinates about the ring that is in the middle, or nearest to it.
const fn raw_place(index: usize, extent: Extent) -> RawPlace {
    let ring = Ring::from_index(index, extent);
    let ((q, r), (letter, number)) = (ring.coordinates(), ring.name());
    let middle = extent.longest();
    RawPlace { letter, number, q: q - middle, r: r - middle - 1, edge: false }
}

/// Every ring of the edge is named: sideways in the outermost columns, elsewhere up or down.
const fn edge_labels<const N: usize>(places: &'static [BoardPlace], extent: Extent) -> [Label; N] {
    let mut labels = [Label { text: "", place: PlaceId(0), towards: (0.0, 0.0) }; N];
    let (mut next, mut index) = (0, 0);
    while index < places.len() {
        let ring = Ring::from_index(index, extent);
        if ring.neighbors().len() < 6 {
            let column = ring.coordinates().0;
            let towards = match column as usize {
                0 => (-1.0, 0.0),
                last if last + 1 == extent.columns().len() => (1.0, 0.0),
                _ if ring.name().1 == 1 => (0.0, 1.0),
                _ => (0.0, -1.0),
            };
            labels[next] = Label { text: places[index].name, place: PlaceId(index as u8), towards };
            next += 1;
        }
        index += 1;
    }
    labels
}

/// A board with so many rings, so many of them at the edge.
macro_rules! board {
    ($count:literal, $edge:literal, $extent:expr) => {{
        const PLACES: &[BoardPlace] =
            board_places!($count, Orientation::Upright, |index| raw_place(index, $extent));
        const LABELS: [Label; $edge] = edge_labels(PLACES, $extent);
        Board {
            places: PLACES,
            orientation: Orientation::Upright,
            labels: &LABELS,
            symmetries: symmetries($extent),
        }
    }};
}

const BOARD_37: Board = board!(37, 18, Extent::Rings37);
const BOARD_48: Board = board!(48, 21, Extent::Rings48);
const BOARD_61: Board = board!(61, 24, Extent::Rings61);

/// The boards, by [`Extent`].
pub(super) static BOARDS: [Board; 3] = [BOARD_37, BOARD_48, BOARD_61];

const fn variant_info(variant: Variant, turns: u16) -> VariantInfo {
    VariantInfo {
        word: variant.word(),
        board: variant.extent() as usize,
        options: &[],
        turns,
        random: false,
    }
}

const fn tray_info(word: &'static str, marble: Marble, shared: bool) -> TrayInfo {
    TrayInfo { word, kind: kind(marble), shared }
}

const fn held_info(marble: Marble, layers: &'static [Kind]) -> HeldInfo {
    HeldInfo { word: marble.word(), layers }
}

/// The facts about ZÈRTZ.
pub const DESCRIPTION: Description = Description {
    word: "zertz",
    title: "ZÈRTZ",
    topic: "zertz",
    variants: &[
        variant_info(Variant::Standard, 34),
        variant_info(Variant::Blitz, 26),
        variant_info(Variant::Tournament, 42),
        variant_info(Variant::Expert, 50),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_37, BOARD_48, BOARD_61],
    kinds: &[
        KindInfo { word: "board-ring", tint: Tint::Owner, look: Look::Floor },
        KindInfo { word: Marble::White.word(), tint: Tint::White, look: Look::Ball },
        KindInfo { word: Marble::Grey.word(), tint: Tint::Grey, look: Look::Ball },
        KindInfo { word: Marble::Black.word(), tint: Tint::Black, look: Look::Ball },
    ],
    trays: &[
        tray_info("white-pool", Marble::White, true),
        tray_info("grey-pool", Marble::Grey, true),
        tray_info("black-pool", Marble::Black, true),
        tray_info("white-captured", Marble::White, false),
        tray_info("grey-captured", Marble::Grey, false),
        tray_info("black-captured", Marble::Black, false),
    ],
    held: &[
        held_info(Marble::White, &[kind(Marble::White)]),
        held_info(Marble::Grey, &[kind(Marble::Grey)]),
        held_info(Marble::Black, &[kind(Marble::Black)]),
    ],
    buttons: &[PASS],
    prompts: prompts::ALL,
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: true,
};
