//! What a game is, as data. Facts about a game stand in its description and nowhere else; user interfaces receive it.

use alloc::vec::Vec;
use core::ops::Index;

use crate::{EndReason, Field, Prompt, Symmetry};

/// Everything about a game that does not change while it is played.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The game's word in position text, in files and in addresses.
    pub word: &'static str,
    /// Its name as it is printed.
    pub title: &'static str,
    /// The name of its data files and of its page of the rules: `data/lessons/TOPIC/`, `data/puzzles/TOPIC.txt`,
    /// `data/openings/TOPIC[-VARIANT].txt`, `docs/rules/LANGUAGE/TOPIC.md`, `locales/LANGUAGE/lessons-TOPIC.ftl`.
    pub topic: &'static str,
    /// The ways to play it; the first is the one that is played when none is named.
    pub variants: &'static [VariantInfo],
    /// The phases of a turn, by their words in position text.
    pub phases: &'static [&'static str],
    /// The boards; most games have one for all variants.
    pub boards: &'static [Board],
    /// The kinds of pieces, by [`Kind`].
    pub kinds: &'static [KindInfo],
    /// What lies beside the board, by [`Tray`].
    pub trays: &'static [TrayInfo],
    /// What a hand may hold before it goes to the board, in the order in which it is offered.
    pub held: &'static [HeldInfo],
    /// Decisions that are no place of the board: the words of their buttons.
    pub buttons: &'static [&'static str],
    /// What there is to decide.
    pub prompts: &'static [Prompt],
    /// How games end.
    pub endings: &'static [EndReason],
    /// The fields of position text, in their order.
    pub fields: &'static [Field],
    /// Whether a position can come back, so that somebody has to count repetitions.
    pub repeats: bool,
}

/// A way to play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantInfo {
    /// Its word in position text.
    pub word: &'static str,
    /// Its board, by its place in [`Description::boards`].
    pub board: usize,
    /// What may be agreed on before the start, for each player.
    pub options: &'static [OptionInfo],
    /// About how many turns of both players a game has: what a clock may be planned by.
    pub turns: u16,
    /// Whether its start depends on a seed. The text of the position says what came out.
    pub random: bool,
}

impl VariantInfo {
    /// A variant on the first board, without options.
    pub const fn new(word: &'static str, turns: u16) -> VariantInfo {
        VariantInfo { word, board: 0, options: &[], turns, random: false }
    }

    /// The same on another board.
    #[must_use]
    pub const fn on_board(self, board: usize) -> VariantInfo {
        VariantInfo { board, ..self }
    }

    /// The same with options.
    #[must_use]
    pub const fn with_options(self, options: &'static [OptionInfo]) -> VariantInfo {
        VariantInfo { options, ..self }
    }
}

/// A number for each player that is agreed on before the start: extra pieces, a stock, a handicap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its word, also the key of its name in translations.
    pub word: &'static str,
    /// What it is if nothing is said.
    pub usual: u8,
    /// The most it may be.
    pub most: u8,
}

/// A place of a board, by its number in [`Board::places`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlaceId(pub u8);

impl PlaceId {
    /// The place's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, by its number in [`Description::kinds`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

/// Something beside the board on which pieces lie, by its number in [`Description::trays`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tray(pub u8);

/// How a board lies before White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orientation {
    /// The lines of equal `q` run from bottom to top, as in GIPF.
    Upright,
    /// The lines of equal `r` run from left to right, as in DVONN.
    Level,
}

/// A board: what is drawn and can be pointed at.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// All its places.
    pub places: &'static [BoardPlace],
    /// How it lies.
    pub orientation: Orientation,
    /// The names at its edge.
    pub labels: &'static [Label],
    /// The symmetries that map it onto itself; the first moves nothing.
    pub symmetries: &'static [Symmetry],
}

impl Board {
    /// An upright board with all twelve symmetries of a hexagon.
    pub const fn hexagon(places: &'static [BoardPlace], labels: &'static [Label]) -> Board {
        Board { places, orientation: Orientation::Upright, labels, symmetries: &Symmetry::ALL }
    }
}

/// A place of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardPlace {
    /// Its name, such as `e5`.
    pub name: &'static str,
    /// Columns to the right of the centre.
    pub q: i8,
    /// Steps up the column. Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub r: i8,
    /// Where it is drawn, to the right of the centre; neighbours are one apart.
    pub x: f64,
    /// Where it is drawn, downwards from the centre.
    pub y: f64,
    /// Whether it is at the edge, where pieces come in and none ever stands. Lines end there.
    pub edge: bool,
}

/// A name at the edge of a board: beside a place, in a direction away from the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// What is written.
    pub text: &'static str,
    /// Beside which place.
    pub place: PlaceId,
    /// A direction in the plane, to the right and downwards.
    pub towards: (f64, f64),
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindInfo {
    /// Its word, also the key of its name in translations.
    pub word: &'static str,
    /// What colour it has.
    pub tint: Tint,
    /// What it looks like.
    pub look: Look,
}

/// The colour of a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Tint {
    /// That of its owner; a piece that has none looks like one whose colour does not matter any more.
    Owner,
    /// Always white.
    White,
    /// Always grey.
    Grey,
    /// Always black.
    Black,
    /// Always red.
    Red,
    /// Always ivory.
    Ivory,
    /// Always blue.
    Blue,
    /// Always green.
    Green,
}

impl Tint {
    /// The letter that tells the colour where colours cannot be told apart, as in position text; none for
    /// [`Tint::Owner`], whose colour the owner tells.
    pub const fn letter(self) -> Option<char> {
        match self {
            Tint::Owner => None,
            Tint::White => Some('W'),
            Tint::Grey => Some('N'),
            Tint::Black => Some('K'),
            Tint::Red => Some('R'),
            Tint::Ivory => Some('I'),
            Tint::Blue => Some('B'),
            Tint::Green => Some('G'),
        }
    }
}

/// What a kind of piece looks like, as far as a picture is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Look {
    /// A round flat piece.
    Disc,
    /// A round flat piece with a mark on it.
    Marked(Mark),
    /// A ring that pieces may lie in.
    Ring,
    /// A flat piece whose underside shows the other colour.
    Marker,
    /// A disc with a sign on it; `live` if its power has not been used.
    Emblem {
        /// The letter of the sign.
        letter: char,
        /// Whether it is still to be used.
        live: bool,
    },
    /// A ball.
    Ball,
    /// A part of the board that can be taken away.
    Floor,
    /// A piece that covers several places: where its other dots are, seen from the first, when it lies unturned.
    Dots(&'static [(i8, i8)]),
}

/// The mark on a round flat piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A dot in the middle.
    Dot,
    /// A bold circle around a dot.
    Circle,
}

/// Something beside the board on which pieces of a kind lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayInfo {
    /// Its word, also the key of its name in translations.
    pub word: &'static str,
    /// What lies there.
    pub kind: Kind,
    /// Whether it belongs to both; else each player has one.
    pub shared: bool,
}

/// What a hand may hold before it goes to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldInfo {
    /// Its word, also the key of its name in translations.
    pub word: &'static str,
    /// The pieces it is made of, from bottom to top.
    pub layers: &'static [Kind],
}

impl Description {
    /// The variant with a word.
    pub fn variant(&self, word: &str) -> Option<&'static VariantInfo> {
        self.variants.iter().find(|variant| variant.word == word)
    }

    /// The facts about a kind of piece, if it is one of this game.
    pub fn kind(&self, kind: Kind) -> Option<&'static KindInfo> {
        self.kinds.get(usize::from(kind.0))
    }

    /// The facts about a tray, if it is one of this game.
    pub fn tray(&self, tray: Tray) -> Option<&'static TrayInfo> {
        self.trays.get(usize::from(tray.0))
    }
}

/// The facts about a kind of piece of this game; with one of another game it panics, as indexing does.
impl Index<Kind> for Description {
    type Output = KindInfo;

    fn index(&self, kind: Kind) -> &KindInfo {
        &self.kinds[usize::from(kind.0)]
    }
}

/// The facts about a tray of this game; with one of another game it panics, as indexing does.
impl Index<Tray> for Description {
    type Output = TrayInfo;

    fn index(&self, tray: Tray) -> &TrayInfo {
        &self.trays[usize::from(tray.0)]
    }
}

/// The facts about a place of this board; with one of another board it panics, as indexing does.
impl Index<PlaceId> for Board {
    type Output = BoardPlace;

    fn index(&self, id: PlaceId) -> &BoardPlace {
        &self.places[id.index()]
    }
}

/// The directions of lines, each with its opposite left out.
const STEPS: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];

impl Board {
    /// All its places with their numbers.
    pub fn ids(&self) -> impl Iterator<Item = PlaceId> {
        (0..self.places.len() as u8).map(PlaceId)
    }

    /// The facts about a place, if it is one of this board.
    pub fn place(&self, id: PlaceId) -> Option<&'static BoardPlace> {
        self.places.get(id.index())
    }

    fn find(&self, is_it: impl Fn(&BoardPlace) -> bool) -> Option<PlaceId> {
        self.ids().zip(self.places).find(|(_, place)| is_it(place)).map(|(id, _)| id)
    }

    /// The place with a name.
    pub fn named(&self, name: &str) -> Option<PlaceId> {
        self.find(|place| place.name == name)
    }

    /// The place with coordinates.
    pub fn at(&self, q: i8, r: i8) -> Option<PlaceId> {
        self.find(|place| (place.q, place.r) == (q, r))
    }

    /// Whether two places are next to each other on a line.
    pub fn are_neighbours(&self, one: PlaceId, other: PlaceId) -> bool {
        let (Some(one), Some(other)) = (self.place(one), self.place(other)) else {
            return false;
        };
        let step = (other.q - one.q, other.r - one.r);
        let on_a_line = STEPS.contains(&step) || STEPS.contains(&(-step.0, -step.1));
        on_a_line && !(one.edge && other.edge)
    }

    /// The places strictly between two places of a line, from the first on. None if they are on no line.
    pub fn between(&self, from: PlaceId, to: PlaceId) -> Vec<PlaceId> {
        let (Some(one), Some(other)) = (self.place(from), self.place(to)) else {
            return Vec::new();
        };
        let (q, r) = (other.q - one.q, other.r - one.r);
        let steps = q.abs().max(r.abs());
        if steps == 0 || !(q == 0 || r == 0 || q == r) {
            return Vec::new();
        }
        let (q, r) = (q / steps, r / steps);
        (1..steps).filter_map(|step| self.at(one.q + step * q, one.r + step * r)).collect()
    }
}

/// A place as a game's tables give it, before its name and its drawing are made.
#[derive(Clone, Copy)]
pub(crate) struct RawPlace {
    pub(crate) letter: u8,
    pub(crate) number: u8,
    pub(crate) q: i8,
    pub(crate) r: i8,
    pub(crate) edge: bool,
}

/// The letters of a place's name.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    bytes: [u8; 3],
    length: usize,
}

impl Name {
    pub(crate) const BLANK: Name = Name { bytes: [0; 3], length: 0 };

    pub(crate) const fn of(place: RawPlace) -> Name {
        let RawPlace { letter, number, .. } = place;
        if number < 10 {
            Name { bytes: [letter, b'0' + number, 0], length: 2 }
        } else {
            Name { bytes: [letter, b'0' + number / 10, b'0' + number % 10], length: 3 }
        }
    }

    pub(crate) const fn text(&'static self) -> &'static str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("letters and digits are text"),
        }
    }
}

/// How far lines are apart when points on a line are one apart: √3/2.
const LINE_STEP: f64 = 0.866_025_403_784_438_6;

impl BoardPlace {
    pub(crate) const BLANK: BoardPlace =
        BoardPlace { name: "", q: 0, r: 0, x: 0.0, y: 0.0, edge: false };

    pub(crate) const fn new(
        name: &'static str,
        place: RawPlace,
        orientation: Orientation,
    ) -> BoardPlace {
        let (q, r) = (place.q as f64, place.r as f64);
        let (x, y) = match orientation {
            Orientation::Upright => (q * LINE_STEP, q / 2.0 - r),
            Orientation::Level => (q - r / 2.0, -r * LINE_STEP),
        };
        BoardPlace { name, q: place.q, r: place.r, x, y, edge: place.edge }
    }
}

/// Prompts or endings of a game by name, and all of them in order.
macro_rules! named {
    ($(#[doc = $doc:literal])* pub mod $module:ident: $kind:ty {
        $($(#[doc = $of:literal])* $name:ident = $($part:literal),+;)+
    }) => {
        $(#[doc = $doc])*
        pub mod $module {
            type Named = $kind;

            $($(#[doc = $of])* pub const $name: $kind = Named::new($($part),+);)+

            /// All of them, in order.
            pub const ALL: &[$kind] = &[$($name),+];
        }
    };
}
pub(crate) use named;

/// The places of a board, made while compiling: how many, how they lie, and a [`RawPlace`] for each number.
macro_rules! board_places {
    ($count:expr, $orientation:expr, |$index:ident| $raw:expr) => {{
        use $crate::description::{BoardPlace, Name, RawPlace};
        const COUNT: usize = $count;
        const RAW: [RawPlace; COUNT] = {
            let mut raw = [RawPlace { letter: b'a', number: 0, q: 0, r: 0, edge: false }; COUNT];
            let mut $index = 0;
            while $index < COUNT {
                raw[$index] = $raw;
                $index += 1;
            }
            raw
        };
        const NAMES: &[Name; COUNT] = &{
            let mut names = [Name::BLANK; COUNT];
            let mut index = 0;
            while index < COUNT {
                names[index] = Name::of(RAW[index]);
                index += 1;
            }
            names
        };
        const PLACES: &[BoardPlace; COUNT] = &{
            let mut places = [BoardPlace::BLANK; COUNT];
            let mut index = 0;
            while index < COUNT {
                places[index] = BoardPlace::new(NAMES[index].text(), RAW[index], $orientation);
                index += 1;
            }
            places
        };
        PLACES
    }};
}
pub(crate) use board_places;
