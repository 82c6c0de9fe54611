//! What stands on a spot in GIPF with potentials.

use crate::side::Side;

/// The five kinds of potentials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Potential {
    Tamsk,
    Zertz,
    Dvonn,
    Yinsh,
    Punct,
}

/// The kinds in the order of the STOCKS field.
pub(crate) const POTENTIALS: [Potential; 5] =
    [Potential::Tamsk, Potential::Zertz, Potential::Dvonn, Potential::Yinsh, Potential::Punct];

impl Potential {
    pub(crate) fn letter(self) -> char {
        match self {
            Potential::Tamsk => 'T',
            Potential::Zertz => 'Z',
            Potential::Dvonn => 'D',
            Potential::Yinsh => 'Y',
            Potential::Punct => 'U',
        }
    }

    /// The kind with a capital letter.
    pub(crate) fn of_letter(letter: char) -> Option<Potential> {
        POTENTIALS.into_iter().find(|potential| potential.letter() == letter)
    }
}

/// One piece of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Basic(Side),
    Potential(Side, Potential),
}

impl Layer {
    pub(crate) fn colour(self) -> Side {
        match self {
            Layer::Basic(colour) | Layer::Potential(colour, _) => colour,
        }
    }

    fn text(self) -> char {
        match self {
            Layer::Basic(colour) => colour.letter_case('P'),
            Layer::Potential(colour, potential) => colour.letter_case(potential.letter()),
        }
    }

    fn parse(letter: char) -> Result<Layer, String> {
        let colour = Side::of_letter(letter);
        if letter.eq_ignore_ascii_case(&'P') {
            return Ok(Layer::Basic(colour));
        }
        match Potential::of_letter(letter.to_ascii_uppercase()) {
            Some(potential) => Ok(Layer::Potential(colour, potential)),
            None => Err(format!("BOARD: unknown character {letter:?}")),
        }
    }
}

/// A stack of one or more pieces, from bottom to top. It counts as one piece and is pushed as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    pub(crate) layers: Vec<Layer>,
}

impl Stack {
    pub(crate) fn basic(colour: Side) -> Stack {
        Stack { layers: vec![Layer::Basic(colour)] }
    }

    pub(crate) fn gipf(colour: Side) -> Stack {
        Stack { layers: vec![Layer::Basic(colour), Layer::Basic(colour)] }
    }

    pub(crate) fn loaded(colour: Side, potential: Potential) -> Stack {
        Stack { layers: vec![Layer::Basic(colour), Layer::Potential(colour, potential)] }
    }

    pub(crate) fn lone_potential(colour: Side, potential: Potential) -> Stack {
        Stack { layers: vec![Layer::Potential(colour, potential)] }
    }

    pub(crate) fn top(&self) -> Layer {
        *self.layers.last().expect("a stack has at least one piece")
    }

    /// The colour of a stack is that of its top piece.
    pub(crate) fn colour(&self) -> Side {
        self.top().colour()
    }

    pub(crate) fn is_plain_basic(&self) -> bool {
        matches!(self.layers.as_slice(), [Layer::Basic(_)])
    }

    /// Two basic pieces of one colour.
    pub(crate) fn is_gipf(&self) -> bool {
        *self == Stack::gipf(self.colour())
    }

    /// The potential of a loaded piece: a basic piece with one potential of the same colour
    /// directly on top of it, and nothing above.
    pub(crate) fn load(&self) -> Option<Potential> {
        match self.layers.as_slice() {
            [Layer::Basic(beneath), Layer::Potential(above, potential)] if beneath == above => {
                Some(*potential)
            }
            _ => None,
        }
    }

    /// The used potential on top: a potential on top of a stack that is not a loaded piece.
    pub(crate) fn used_top(&self) -> Option<Potential> {
        match self.top() {
            Layer::Potential(_, potential) if self.load().is_none() => Some(potential),
            _ => None,
        }
    }

    /// Whether the pieces of this stack can have come together.
    ///
    /// Legal are: a basic piece; a GIPF-piece; a loaded piece; a lone used T, Z or Y; a basic piece
    /// or a piece loaded with D under one or more used D's of alternating colours, the first of
    /// the other colour than what it stands on; and the same with U.
    fn is_legal(&self) -> bool {
        if self.is_plain_basic() || self.is_gipf() || self.load().is_some() {
            return true;
        }
        if let [Layer::Potential(_, potential)] = self.layers.as_slice() {
            return [Potential::Tamsk, Potential::Zertz, Potential::Yinsh].contains(potential);
        }
        [Potential::Dvonn, Potential::Punct].into_iter().any(|kind| self.is_tower_of(kind))
    }

    /// A basic piece or a piece loaded with `kind` under one or more used potentials of that kind.
    fn is_tower_of(&self, kind: Potential) -> bool {
        let [Layer::Basic(bottom), above @ ..] = self.layers.as_slice() else {
            return false;
        };
        let used = match above {
            [Layer::Potential(colour, load), used @ ..] if colour == bottom && *load == kind => {
                used
            }
            _ => above,
        };
        let mut beneath = *bottom;
        for layer in used {
            if *layer != Layer::Potential(beneath.other(), kind) {
                return false;
            }
            beneath = beneath.other();
        }
        !used.is_empty()
    }

    /// A GIPF-piece is `G` or `g`, any other stack of two or more stands in parentheses from
    /// bottom to top, a single piece is its letter.
    pub(crate) fn text(&self) -> String {
        if self.is_gipf() {
            return self.colour().letter_case('G').to_string();
        }
        let letters: String = self.layers.iter().map(|layer| layer.text()).collect();
        if self.layers.len() == 1 { letters } else { format!("({letters})") }
    }

    /// Reads one stack at the beginning of a text and also returns the text behind it.
    pub(crate) fn read(text: &str) -> Result<(Stack, &str), String> {
        let mut characters = text.chars();
        let (stack, behind) = match characters.next() {
            Some('(') => {
                let Some((inside, behind)) = characters.as_str().split_once(')') else {
                    return Err("BOARD: a parenthesis is not closed".to_string());
                };
                let layers: Vec<Layer> =
                    inside.chars().map(Layer::parse).collect::<Result<_, _>>()?;
                if layers.len() < 2 {
                    return Err(format!("BOARD: ({inside}) is no stack of two or more"));
                }
                let stack = Stack { layers };
                if stack.is_gipf() {
                    return Err(format!("BOARD: ({inside}) is a GIPF-piece in parentheses"));
                }
                (stack, behind)
            }
            Some(letter @ ('G' | 'g')) => {
                (Stack::gipf(Side::of_letter(letter)), characters.as_str())
            }
            letter => {
                let layer = Layer::parse(letter.unwrap_or(' '))?;
                (Stack { layers: vec![layer] }, characters.as_str())
            }
        };
        if !stack.is_legal() {
            return Err(format!("BOARD: {} is no legal stack", stack.text()));
        }
        Ok((stack, behind))
    }
}
