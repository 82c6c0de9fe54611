//! The facts about PÜNCT.

use super::notation::FIELDS;
use super::space::{Direction, Space};
use super::{Phase, PieceKind, Variant};
use crate::description::named;
use crate::description::{RawPlace, board_places};
use crate::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, Orientation, PlaceId,
    Tint, Tray, TrayInfo, VariantInfo,
};

named! {
    /// What there is to decide in PÜNCT.
    pub mod prompts: crate::Prompt {
        /// Add a piece or move one.
        CHOOSE_PIECE = "choose-piece", "a piece has to be added or moved";
        /// Where the pünct goes.
        CHOOSE_SPOT = "choose-spot", "the space for its pünct has to be chosen";
        /// In which direction the piece lies.
        CHOOSE_DIRECTION = "choose-direction", "its direction has to be chosen";
    }
}

named! {
    /// How a game of PÜNCT ends.
    pub mod endings: crate::EndReason {
        /// The winner has joined opposite sides.
        CHAIN = "chain";
        /// A player has added his last piece.
        LAST_PIECE = "last-piece";
        /// The player to move has no turn.
        NO_TURN = "no-turn";
    }
}

/// How a kind of piece is known to interfaces.
pub(super) const fn kind(kind: PieceKind) -> Kind {
    Kind(kind.index() as u8)
}

/// The pieces of a kind that a player has not yet added.
pub(super) const fn reserve(kind: PieceKind) -> Tray {
    Tray(kind.index() as u8)
}

const PLACES: &[BoardPlace; Space::COUNT] =
    board_places!(Space::COUNT, Orientation::Upright, |index| raw_place(index));

const fn raw_place(index: usize) -> RawPlace {
    let (q, r) = Space::from_index(index).coordinates();
    RawPlace { letter: (q + 8) as u8 + b'a', number: (r + 9) as u8, q, r, edge: false }
}

const LINES: usize = super::space::WIDTH;
const LETTERS: [&str; LINES] =
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"];
const NUMBERS: [&str; LINES] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17"];

/// Columns are named at their lower end, numbered lines at their left.
const LABELS: [Label; 2 * LINES] = {
    let mut labels = [Label { text: "", place: PlaceId(0), towards: (0.0, 1.0) }; 2 * LINES];
    let mut index = Space::COUNT;
    // From the last space to the first: what is lowest or leftmost comes last and stays.
    while index > 0 {
        index -= 1;
        let BoardPlace { q, r, .. } = PLACES[index];
        let (column, line) = ((q + 8) as usize, (r + 8) as usize);
        let place = PlaceId(index as u8);
        labels[column] = Label { text: LETTERS[column], place, towards: (0.0, 1.0) };
        // Along the line, away from the board.
        let towards = (-0.866_025_403_784_438_6, -0.5);
        labels[LINES + line] = Label { text: NUMBERS[line], place, towards };
    }
    labels
};

pub(super) const BOARD_INFO: Board = Board::hexagon(PLACES, &LABELS);

/// The minor dots of each kind, seen from its pünct, when it lies in `n`.
const DOTS: [[(i8, i8); 2]; PieceKind::COUNT] = {
    let mut dots = [[(0, 0); 2]; PieceKind::COUNT];
    let mut index = 0;
    while index < PieceKind::COUNT {
        dots[index] = PieceKind::ALL[index].minor_dots(Direction::North);
        index += 1;
    }
    dots
};

const fn kind_info(kind: PieceKind) -> KindInfo {
    KindInfo { word: kind.word(), tint: Tint::Owner, look: Look::Dots(&DOTS[kind.index()]) }
}

const fn reserve_info(word: &'static str, of: PieceKind) -> TrayInfo {
    TrayInfo { word, kind: kind(of), shared: false }
}

const fn held_info(of: PieceKind, layers: &'static [Kind]) -> HeldInfo {
    HeldInfo { word: of.word(), layers }
}

/// The facts about PÜNCT.
pub const DESCRIPTION: Description = Description {
    word: "punct",
    title: "PÜNCT",
    topic: "punct",
    variants: &[
        VariantInfo::new(Variant::Standard.word(), 40),
        VariantInfo::new(Variant::Basic.word(), 40),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &[
        kind_info(PieceKind::Triangle),
        kind_info(PieceKind::End),
        kind_info(PieceKind::Center),
        kind_info(PieceKind::Left),
        kind_info(PieceKind::Middle),
        kind_info(PieceKind::Right),
    ],
    trays: &[
        reserve_info("triangle-reserve", PieceKind::Triangle),
        reserve_info("straight-end-reserve", PieceKind::End),
        reserve_info("straight-middle-reserve", PieceKind::Center),
        reserve_info("angular-left-reserve", PieceKind::Left),
        reserve_info("angular-middle-reserve", PieceKind::Middle),
        reserve_info("angular-right-reserve", PieceKind::Right),
    ],
    held: &[
        held_info(PieceKind::Triangle, &[kind(PieceKind::Triangle)]),
        held_info(PieceKind::End, &[kind(PieceKind::End)]),
        held_info(PieceKind::Center, &[kind(PieceKind::Center)]),
        held_info(PieceKind::Left, &[kind(PieceKind::Left)]),
        held_info(PieceKind::Middle, &[kind(PieceKind::Middle)]),
        held_info(PieceKind::Right, &[kind(PieceKind::Right)]),
    ],
    buttons: &["n", "ne", "se", "s", "sw", "nw"],
    prompts: prompts::ALL,
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: true,
};
