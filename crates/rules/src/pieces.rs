//! What is to be seen of a position: the pieces on the board and beside it.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::{Board, Color, Description, Kind, Look, PlaceId, Tray};

/// One piece of a stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Layer {
    /// What it is.
    pub kind: Kind,
    /// Whose it is; a piece may belong to nobody.
    pub owner: Option<Color>,
    /// How far it is turned, in sixths clockwise. Round pieces are not.
    pub turn: u8,
    /// On which level it lies, where pieces cover several places; elsewhere 0, and the order of the stack tells.
    pub level: u8,
}

impl Layer {
    /// A round piece.
    pub const fn new(kind: Kind, owner: Option<Color>) -> Layer {
        Layer { kind, owner, turn: 0, level: 0 }
    }

    /// A round piece of a player.
    pub const fn of(kind: Kind, owner: Color) -> Layer {
        Layer::new(kind, Some(owner))
    }
}

/// A tray of a player, or one that belongs to both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Beside {
    /// Which tray.
    pub tray: Tray,
    /// Whose; nobody's if it is shared.
    pub owner: Option<Color>,
}

impl Beside {
    /// The tray of a player.
    pub const fn of(tray: Tray, owner: Color) -> Beside {
        Beside { tray, owner: Some(owner) }
    }

    /// A tray that belongs to both.
    pub const fn shared(tray: Tray) -> Beside {
        Beside { tray, owner: None }
    }
}

/// How many pieces lie on a tray.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holding {
    /// Which tray.
    pub beside: Beside,
    /// How many pieces.
    pub count: u8,
    /// How many win the game, if that is how it is won.
    pub aim: Option<u8>,
}

/// Everything that is to be seen of a position.
///
/// What stands on a place is a stack of one piece or more; a piece that covers several places stands on the one that it
/// turns about. Two positions may look alike and yet differ, in the phase for example.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pieces {
    board: BTreeMap<PlaceId, Vec<Layer>>,
    beside: Vec<Holding>,
}

impl Pieces {
    /// An empty board with nothing beside it.
    pub fn new() -> Pieces {
        Pieces::default()
    }

    /// The stacks on the board, in the order of the places, each from bottom to top.
    pub fn stacks(&self) -> impl Iterator<Item = (PlaceId, &[Layer])> {
        self.board.iter().map(|(place, layers)| (*place, &layers[..]))
    }

    /// What stands on a place, from bottom to top; nothing on an empty one.
    pub fn stack(&self, place: PlaceId) -> &[Layer] {
        self.board.get(&place).map_or(&[], Vec::as_slice)
    }

    /// What lies beside the board.
    pub fn beside(&self) -> &[Holding] {
        &self.beside
    }

    /// How many pieces lie on a tray.
    pub fn count(&self, beside: Beside) -> u8 {
        self.beside.iter().find(|holding| holding.beside == beside).map_or(0, |held| held.count)
    }

    /// Puts a piece on top of what stands on a place.
    pub fn put(&mut self, place: PlaceId, layer: Layer) {
        self.board.entry(place).or_default().push(layer);
    }

    /// Adds a tray, each once.
    pub fn lay(&mut self, beside: Beside, count: u8) {
        self.beside.push(Holding { beside, count, aim: None });
    }

    /// Adds a tray that wins the game when it holds enough.
    pub fn lay_aiming(&mut self, beside: Beside, count: u8, aim: u8) {
        self.beside.push(Holding { beside, count, aim: Some(aim) });
    }

    /// Takes the top pieces of a stack off, from bottom to top. None, and nothing changes, if there are not so many.
    pub(crate) fn lift(&mut self, place: PlaceId, count: u8) -> Option<Vec<Layer>> {
        let layers = self.board.get_mut(&place)?;
        let left = layers.len().checked_sub(usize::from(count))?;
        let lifted = layers.split_off(left);
        if layers.is_empty() {
            self.board.remove(&place);
        }
        Some(lifted)
    }

    /// The piece at a height of a stack, to be changed.
    pub(crate) fn layer_mut(&mut self, place: PlaceId, height: u8) -> Option<&mut Layer> {
        self.board.get_mut(&place)?.get_mut(usize::from(height))
    }

    /// Changes how many pieces lie on a tray. None, and nothing changes, if there is no such tray or not so many on it.
    pub(crate) fn change_count(&mut self, beside: Beside, by: i16) -> Option<()> {
        let holding = self.beside.iter_mut().find(|holding| holding.beside == beside)?;
        holding.count = u8::try_from(i16::from(holding.count) + by).ok()?;
        Some(())
    }
}

impl Layer {
    /// The places that the piece covers when it stands on one, which is the first. Those that are not on the board are left out.
    pub fn covers(&self, description: &Description, board: &Board, place: PlaceId) -> Vec<PlaceId> {
        let mut covered = vec![place];
        let look = description.kind(self.kind).map(|info| info.look);
        if let (Some(Look::Dots(dots)), Some(at)) = (look, board.place(place)) {
            for &(mut q, mut r) in dots {
                for _ in 0..self.turn {
                    // A sixth of a turn clockwise.
                    (q, r) = (r, r - q);
                }
                covered.extend(board.at(at.q + q, at.r + r));
            }
        }
        covered
    }
}

impl Pieces {
    /// The highest piece over every place that is not empty, with the place on which it stands. Where pieces cover several places this
    /// is what is seen from above.
    pub fn seen_from_above(
        &self,
        description: &Description,
        board: &Board,
    ) -> BTreeMap<PlaceId, (Layer, PlaceId)> {
        let mut seen: BTreeMap<PlaceId, (Layer, PlaceId)> = BTreeMap::new();
        for (place, layers) in self.stacks() {
            for layer in layers {
                for covered in layer.covers(description, board, place) {
                    let hidden = seen.get(&covered).is_some_and(|(top, _)| top.level > layer.level);
                    if !hidden {
                        seen.insert(covered, (*layer, place));
                    }
                }
            }
        }
        seen
    }
}
