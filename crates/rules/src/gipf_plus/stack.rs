//! What stands on a spot.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use super::Potential;
use crate::Color;

/// A stack on a spot: one or more pieces, of which the top one gives it its colour. It counts as one piece and is pushed as
/// one.
///
/// Only stacks that can come about exist: a basic piece; a GIPF-piece; a loaded piece; a lone used T, Z or Y; a basic piece or
/// a piece loaded with D under used D's of alternating colours, the first of the other colour than what it stands on; and
/// the same with U.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack(u8);

/// One piece of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    /// Whose it is.
    pub color: Color,
    /// Its kind; a basic piece has none.
    pub potential: Option<Potential>,
}

impl Layer {
    /// A basic piece.
    pub const fn basic(color: Color) -> Layer {
        Layer { color, potential: None }
    }

    /// A potential.
    pub const fn potential(color: Color, kind: Potential) -> Layer {
        Layer { color, potential: Some(kind) }
    }

    /// The letter in position text: capital for White.
    pub fn letter(self) -> char {
        let letter = self.potential.map_or('P', Potential::letter);
        match self.color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The piece with a letter.
    pub fn from_letter(letter: char) -> Option<Layer> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match letter.to_ascii_uppercase() {
            'P' => Some(Layer::basic(color)),
            capital => Some(Layer::potential(color, Potential::from_letter(capital)?)),
        }
    }
}

// A stack's number is twice its shape, and one more if its top is Black's. Shape 0 would be an empty spot.
const BASIC: u8 = 1;
const GIPF: u8 = 2;
/// The loaded pieces, by kind.
const LOADED: u8 = 3;
/// The lone used potentials T, Z and Y.
const LONE: u8 = LOADED + Potential::COUNT as u8;
const LONE_KINDS: [Potential; 3] = [Potential::Tamsk, Potential::Zertz, Potential::Yinsh];
/// Four families of towers, each from one used potential upwards.
const TOWERS: u8 = LONE + LONE_KINDS.len() as u8;
/// No tower has more used potentials: there are six of a kind and colour.
const TALLEST: u8 = 12;
const TOWER_KINDS: [Potential; 2] = [Potential::Dvonn, Potential::Punct];
const SHAPES: u8 = TOWERS + 4 * TALLEST;

/// A stack's structure, which its number stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Basic,
    Gipf,
    Loaded(Potential),
    Lone(Potential),
    /// Used potentials of a kind on a basic piece, or on one loaded with that kind.
    Tower {
        kind: Potential,
        on_loaded: bool,
        used: u8,
    },
}

impl Shape {
    const fn of(number: u8) -> Shape {
        match number {
            GIPF => Shape::Gipf,
            LOADED..LONE => Shape::Loaded(Potential::ALL[(number - LOADED) as usize]),
            LONE..TOWERS => Shape::Lone(LONE_KINDS[(number - LONE) as usize]),
            TOWERS.. => {
                let family = (number - TOWERS) / TALLEST;
                let used = (number - TOWERS) % TALLEST + 1;
                let kind = TOWER_KINDS[(family / 2) as usize % 2];
                Shape::Tower { kind, on_loaded: family % 2 == 1, used }
            }
            _ => Shape::Basic,
        }
    }

    const fn number(self) -> u8 {
        match self {
            Shape::Basic => BASIC,
            Shape::Gipf => GIPF,
            Shape::Loaded(kind) => LOADED + kind as u8,
            Shape::Lone(Potential::Tamsk) => LONE,
            Shape::Lone(Potential::Zertz) => LONE + 1,
            Shape::Lone(_) => LONE + 2,
            Shape::Tower { kind, on_loaded, used } => {
                let family =
                    (if matches!(kind, Potential::Dvonn) { 0 } else { 2 }) + on_loaded as u8;
                TOWERS + family * TALLEST + used - 1
            }
        }
    }
}

/// What the board keeps sets of: one bit for each property of a stack.
pub(super) const IS_GIPF: u8 = 1;
pub(super) const IS_LOADED: u8 = 2;
pub(super) const IS_BASIC: u8 = 4;
/// Loaded with D, or a used D on top.
pub(super) const TOP_DVONN: u8 = 8;
/// Loaded with U, or a used U on top.
pub(super) const TOP_PUNCT: u8 = 16;

/// The numbers of stacks, and of the empty spot, are below this.
pub(super) const CODES: usize = 2 * SHAPES as usize;

/// The properties of each stack, by its number.
static PROPERTIES: [u8; 256] = {
    let mut properties = [0; 256];
    let mut code = 2;
    while code < CODES {
        properties[code] = match Shape::of(code as u8 / 2) {
            Shape::Basic => IS_BASIC,
            Shape::Gipf => IS_GIPF,
            Shape::Loaded(Potential::Dvonn) => IS_LOADED | TOP_DVONN,
            Shape::Loaded(Potential::Punct) => IS_LOADED | TOP_PUNCT,
            Shape::Loaded(_) => IS_LOADED,
            Shape::Lone(_) => 0,
            Shape::Tower { kind: Potential::Dvonn, .. } => TOP_DVONN,
            Shape::Tower { .. } => TOP_PUNCT,
        };
        code += 1;
    }
    properties
};

impl Stack {
    #[inline]
    const fn new(shape: Shape, color: Color) -> Stack {
        Stack(2 * shape.number() + color as u8)
    }

    #[inline]
    const fn shape(self) -> Shape {
        Shape::of(self.0 / 2)
    }

    /// The stack's number: never 0, and below [`CODES`].
    #[inline]
    pub(super) const fn code(self) -> u8 {
        self.0
    }

    /// The stack with a number; 0 is none.
    #[inline]
    pub(super) const fn from_code(code: u8) -> Option<Stack> {
        if code == 0 { None } else { Some(Stack(code)) }
    }

    #[inline]
    pub(super) fn properties(self) -> u8 {
        PROPERTIES[usize::from(self.0)]
    }

    /// A plain basic piece.
    #[inline]
    pub const fn basic(color: Color) -> Stack {
        Stack::new(Shape::Basic, color)
    }

    /// A GIPF-piece.
    #[inline]
    pub const fn gipf(color: Color) -> Stack {
        Stack::new(Shape::Gipf, color)
    }

    /// A basic piece loaded with a potential.
    #[inline]
    pub const fn loaded(color: Color, kind: Potential) -> Stack {
        Stack::new(Shape::Loaded(kind), color)
    }

    /// A used potential alone on a spot. D and U never stand alone.
    pub const fn lone(color: Color, kind: Potential) -> Option<Stack> {
        match kind {
            Potential::Dvonn | Potential::Punct => None,
            _ => Some(Stack::new(Shape::Lone(kind), color)),
        }
    }

    /// All stacks there are.
    pub fn all() -> impl Iterator<Item = Stack> {
        (2..CODES as u8).map(Stack)
    }

    /// The colour of the top piece, which is the stack's.
    #[inline]
    pub const fn color(self) -> Color {
        if self.0.is_multiple_of(2) { Color::White } else { Color::Black }
    }

    /// Whether it is a basic piece and nothing else.
    pub fn is_basic(self) -> bool {
        self.shape() == Shape::Basic
    }

    /// Whether it is a GIPF-piece.
    pub fn is_gipf(self) -> bool {
        self.shape() == Shape::Gipf
    }

    /// The kind it is loaded with, if it is a loaded piece.
    #[inline]
    pub fn load(self) -> Option<Potential> {
        match self.shape() {
            Shape::Loaded(kind) => Some(kind),
            _ => None,
        }
    }

    /// The used potential on top, if there is one.
    pub fn used(self) -> Option<Potential> {
        match self.shape() {
            Shape::Lone(kind) | Shape::Tower { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// How many pieces it is made of.
    pub fn height(self) -> usize {
        match self.shape() {
            Shape::Basic | Shape::Lone(_) => 1,
            Shape::Gipf | Shape::Loaded(_) => 2,
            Shape::Tower { on_loaded, used, .. } => 1 + usize::from(on_loaded) + usize::from(used),
        }
    }

    /// Its pieces from bottom to top.
    pub fn layers(self) -> impl Iterator<Item = Layer> {
        let top = self.color();
        let (base, load, used): (Option<Color>, Option<Layer>, (Potential, u8)) = match self.shape()
        {
            Shape::Basic => (Some(top), None, (Potential::Tamsk, 0)),
            Shape::Gipf => (Some(top), Some(Layer::basic(top)), (Potential::Tamsk, 0)),
            Shape::Loaded(kind) => {
                (Some(top), Some(Layer::potential(top, kind)), (Potential::Tamsk, 0))
            }
            Shape::Lone(kind) => (None, None, (kind, 1)),
            Shape::Tower { kind, on_loaded, used } => {
                let base = if used % 2 == 0 { top } else { top.other() };
                let load = on_loaded.then_some(Layer::potential(base, kind));
                (Some(base), load, (kind, used))
            }
        };
        let (kind, count) = used;
        // The top one is of the stack's colour, and the colours alternate below it.
        let used = (0..count).rev().map(move |below| {
            Layer::potential(if below % 2 == 0 { top } else { top.other() }, kind)
        });
        base.map(Layer::basic).into_iter().chain(load).chain(used)
    }

    /// The stack made of these pieces, from bottom to top, if there is such a stack.
    pub fn from_layers(layers: &[Layer]) -> Option<Stack> {
        let (first, rest) = layers.split_first()?;
        let mut stack = match first.potential {
            None => Stack::basic(first.color),
            Some(kind) => Stack::lone(first.color, kind)?,
        };
        for layer in rest {
            stack = stack.with(*layer)?;
        }
        Some(stack)
    }

    /// The stack with one more piece on top, if there is such a stack.
    pub fn with(self, layer: Layer) -> Option<Stack> {
        let color = self.color();
        match (self.shape(), layer.potential) {
            (Shape::Basic, None) if layer.color == color => Some(Stack::gipf(color)),
            (Shape::Basic, Some(kind)) if layer.color == color => Some(Stack::loaded(color, kind)),
            (_, Some(kind)) if layer.color != color => self.covered(kind),
            _ => None,
        }
    }

    /// The stack with a used potential of the other colour on it, if there is such a stack.
    #[inline]
    fn covered(self, kind: Potential) -> Option<Stack> {
        let other = self.color().other();
        let tower =
            |on_loaded, used| Some(Stack::new(Shape::Tower { kind, on_loaded, used }, other));
        if !TOWER_KINDS.contains(&kind) {
            return None;
        }
        match self.shape() {
            Shape::Basic => tower(false, 1),
            Shape::Loaded(load) if load == kind => tower(true, 1),
            Shape::Tower { kind: beneath, on_loaded, used }
                if beneath == kind && used < TALLEST =>
            {
                tower(on_loaded, used + 1)
            }
            _ => None,
        }
    }

    /// The stack after the opponent's D or U has jumped onto it: on a GIPF-piece the upper basic piece is captured and U takes
    /// its place.
    #[inline]
    pub(super) fn jumped_onto(self, kind: Potential) -> Option<Stack> {
        if self.is_gipf() {
            return Stack::basic(self.color()).covered(kind);
        }
        self.covered(kind)
    }

    /// What is left when the top piece of a loaded piece or of a stack with a used potential is taken off.
    #[inline]
    pub(super) fn without_potential(self) -> Option<Stack> {
        let other = self.color().other();
        match self.shape() {
            Shape::Basic | Shape::Gipf => Some(self),
            Shape::Loaded(_) => Some(Stack::basic(self.color())),
            Shape::Lone(_) => None,
            Shape::Tower { kind, on_loaded: true, used: 1 } => Some(Stack::loaded(other, kind)),
            Shape::Tower { on_loaded: false, used: 1, .. } => Some(Stack::basic(other)),
            Shape::Tower { kind, on_loaded, used } => {
                Some(Stack::new(Shape::Tower { kind, on_loaded, used: used - 1 }, other))
            }
        }
    }

    /// The stack with the colours of all its pieces exchanged.
    #[must_use]
    pub const fn swap_colors(self) -> Stack {
        Stack(self.0 ^ 1)
    }

    /// Reads a stack at the beginning of a text: `P`, `G`, `Z`, `(PZ)`, and how many bytes it takes. The error is the byte at
    /// which it goes wrong, and why.
    pub(super) fn read(text: &str) -> Result<(Stack, usize), (usize, String)> {
        let mut letters = text.char_indices();
        let Some((_, first)) = letters.next() else {
            return Err((0, "a stack is missing".to_owned()));
        };
        let layer = |at: usize, letter: char| {
            Layer::from_letter(letter).ok_or_else(|| (at, format!("unknown character `{letter}`")))
        };
        match first {
            'G' => return Ok((Stack::gipf(Color::White), 1)),
            'g' => return Ok((Stack::gipf(Color::Black), 1)),
            '(' => {}
            letter => {
                let stack = Stack::from_layers(&[layer(0, letter)?])
                    .ok_or_else(|| (0, format!("a used `{letter}` never stands alone")))?;
                return Ok((stack, letter.len_utf8()));
            }
        }
        let mut layers = Vec::new();
        for (at, letter) in letters {
            if letter != ')' {
                layers.push(layer(at, letter)?);
                continue;
            }
            let length = at + 1;
            let wrong = |reason: &str| Err((0, format!("`{}`: {reason}", &text[..length])));
            return match (layers.len(), Stack::from_layers(&layers)) {
                (0 | 1, _) => wrong("parentheses are for two pieces and more"),
                (_, None) => wrong("no such stack can come about"),
                (_, Some(stack)) if stack.is_gipf() => wrong("a GIPF-piece is written `G` or `g`"),
                (_, Some(stack)) => Ok((stack, length)),
            };
        }
        Err((0, "the parenthesis is not closed".to_owned()))
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.shape(), self.color()) {
            (Shape::Gipf, Color::White) => return f.write_char('G'),
            (Shape::Gipf, Color::Black) => return f.write_char('g'),
            _ => {}
        }
        let several = self.height() > 1;
        if several {
            f.write_char('(')?;
        }
        for layer in self.layers() {
            f.write_char(layer.letter())?;
        }
        if several { f.write_char(')') } else { Ok(()) }
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn stack(text: &str) -> Stack {
        let (stack, length) = Stack::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(length, text.len(), "{text}");
        stack
    }

    #[test]
    fn every_stack_has_one_text_and_one_list_of_layers() {
        let mut texts = alloc::collections::BTreeSet::new();
        for each in Stack::all() {
            assert_eq!(stack(&each.to_string()), each);
            assert!(texts.insert(each.to_string()), "{each} twice");
            let layers: Vec<Layer> = each.layers().collect();
            assert_eq!(layers.len(), each.height(), "{each}");
            assert_eq!(Stack::from_layers(&layers), Some(each));
            assert_eq!(layers.last().map(|layer| layer.color), Some(each.color()), "{each}");
            assert_eq!(Stack::from_code(each.code()), Some(each));
        }
        assert_eq!(texts.len(), 2 * (2 + 5 + 3 + 4 * 12));
    }

    #[test]
    fn what_a_used_potential_covers_comes_back() {
        let mut towers = 0;
        for each in Stack::all() {
            for kind in TOWER_KINDS {
                if let Some(covered) = each.covered(kind) {
                    assert_eq!(covered.without_potential(), Some(each), "{each} under {kind}");
                    assert_eq!(covered.color(), each.color().other());
                    assert_eq!(covered.used(), Some(kind));
                    towers += 1;
                }
            }
        }
        assert_eq!(towers, 2 * 4 * 12);
    }

    #[test]
    fn properties_as_the_words_say() {
        for each in Stack::all() {
            let properties = each.properties();
            assert_eq!(properties & IS_GIPF != 0, each.is_gipf(), "{each}");
            assert_eq!(properties & IS_BASIC != 0, each.is_basic(), "{each}");
            assert_eq!(properties & IS_LOADED != 0, each.load().is_some(), "{each}");
            let top = each.load().or(each.used());
            assert_eq!(properties & TOP_DVONN != 0, top == Some(Potential::Dvonn), "{each}");
            assert_eq!(properties & TOP_PUNCT != 0, top == Some(Potential::Punct), "{each}");
        }
    }

    #[test]
    fn other_stacks_are_refused() {
        for text in [
            "D", "u", "(P)", "()", "(PP)", "(PZ", "(Pz)", "(PDD)", "(PdU)", "(PPd)", "(PZd)",
            "(ZP)", "(Td)", "(PTd)", "(PDU)", "(GU)", "(Pp)", "(pP)", "(Dd)", "(P(d))", "X", "é",
            "", ")", "(PdP)", "(PDdd)",
        ] {
            assert!(Stack::read(text).is_err(), "{text}");
        }
        for text in ["P", "g", "(PZ)", "(pD)", "t", "(PDd)", "(PdDd)", "(puUu)", "(pU)"] {
            stack(text);
        }
    }

    #[test]
    fn a_piece_on_the_centre_is_uncovered_as_it_was() {
        assert_eq!(stack("(PDd)").without_potential(), Some(stack("(PD)")));
        assert_eq!(stack("(PD)").without_potential(), Some(stack("P")));
        assert_eq!(stack("(pU)").without_potential(), Some(stack("p")));
        assert_eq!(stack("Z").without_potential(), None);
        assert_eq!(stack("g").jumped_onto(Potential::Punct), Some(stack("(pU)")));
        assert_eq!(stack("g").jumped_onto(Potential::Dvonn), Some(stack("(pD)")));
    }
}
