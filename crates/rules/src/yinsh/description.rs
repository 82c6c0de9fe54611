//! The facts about YINSH.

use super::board::{COLUMNS, Point};
use super::notation::{COLUMN_STARTS, FIELDS};
use super::{Phase, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, Kind, KindInfo, Label, Look, Orientation, PlaceId, Tint, Tray,
    TrayInfo, VariantInfo,
};

/// What there is to decide in YINSH.
pub mod prompts {
    use crate::Prompt;

    /// Place a ring.
    pub const PLACE_RING: Prompt = Prompt::new("place-ring", "a ring has to be placed");
    /// Move a ring.
    pub const MOVE_RING: Prompt = Prompt::new("move-ring", "a ring has to be moved");
    /// No ring of the mover can move; he must pass.
    pub const PASS: Prompt = Prompt::new("pass", "no ring can move, the turn has to be passed");
    /// Take a row, as in GIPF.
    pub const TAKE_ROW: Prompt = crate::gipf::prompts::TAKE_ROW;
    /// Remove a ring for the row just taken.
    pub const REMOVE_RING: Prompt = Prompt::new("remove-ring", "a ring has to be removed");
}

named! {
    /// How a game of YINSH ends.
    pub mod endings: crate::EndReason {
        /// The winner has removed as many rings as the variant asks for.
        RINGS_REMOVED = "rings-removed";
        /// All markers are on the board; more removed rings wins.
        POOL_EMPTY = "pool-empty";
        /// No ring of either colour can move; more removed rings wins.
        NO_RING_CAN_MOVE = "no-ring-can-move";
    }
}

pub(super) const RING: Kind = Kind(0);
pub(super) const MARKER: Kind = Kind(1);

/// The rings that a player has still to place.
pub(super) const HAND: Tray = Tray(0);
/// The rings that a player has removed by rows.
pub(super) const REMOVED: Tray = Tray(1);
/// The markers, which belong to both.
pub(super) const POOL: Tray = Tray(2);

/// Takes the row that is chosen.
pub(super) const TAKE: &str = "take";
pub(super) const PASS: &str = "pass";

const PLACES: &[BoardPlace; Point::COUNT] =
    board_places!(Point::COUNT, Orientation::Upright, |index| raw_place(index));

const fn raw_place(index: usize) -> RawPlace {
    let (q, r) = Point::from_index(index).coordinates();
    RawPlace { letter: (q + 5) as u8 + b'a', number: (r + 6) as u8, q, r, edge: false }
}

const LINES: usize = 11;
const LETTERS: [&str; LINES] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"];
const NUMBERS: [&str; LINES] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

/// The lettered lines are named at their lower end, the numbered ones at their left.
const LABELS: [Label; 2 * LINES] = {
    let mut labels = [Label { text: "", place: PlaceId(0), towards: (0.0, 1.0) }; 2 * LINES];
    let mut line = 0;
    while line < LINES {
        labels[line].text = LETTERS[line];
        labels[line].place = PlaceId(COLUMN_STARTS[line] as u8);
        let number = line as i8 + 1;
        let mut column = 0;
        while !(COLUMNS[column].0 <= number && number <= COLUMNS[column].1) {
            column += 1;
        }
        let place = COLUMN_STARTS[column] + (number - COLUMNS[column].0) as usize;
        labels[LINES + line] = Label {
            text: NUMBERS[line],
            place: PlaceId(place as u8),
            // Along the line, away from the board.
            towards: (-0.866_025_403_784_438_6, -0.5),
        };
        line += 1;
    }
    labels
};

pub(super) const BOARD_INFO: Board = Board::hexagon(PLACES, &LABELS);

/// The facts about YINSH.
pub const DESCRIPTION: Description = Description {
    word: "yinsh",
    title: "YINSH",
    topic: "yinsh",
    variants: &[
        VariantInfo::new(Variant::Standard.word(), 80),
        VariantInfo::new(Variant::Blitz.word(), 50),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &[
        KindInfo { word: "ring", tint: Tint::Owner, look: Look::Ring },
        KindInfo { word: "marker", tint: Tint::Owner, look: Look::Marker },
    ],
    trays: &[
        TrayInfo { word: "hand", kind: RING, shared: false },
        TrayInfo { word: "removed", kind: RING, shared: false },
        TrayInfo { word: "pool", kind: MARKER, shared: true },
    ],
    held: &[],
    buttons: &[TAKE, PASS],
    prompts: &[
        prompts::PLACE_RING,
        prompts::MOVE_RING,
        prompts::PASS,
        prompts::TAKE_ROW,
        prompts::REMOVE_RING,
    ],
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: true,
};
