//! A position of PÜNCT and how it changes.

use core::fmt;
use core::ops::ControlFlow;

use super::action::{Action, ActionKind};
use super::layout::{Id, Layout, Misfit, Slot};
use super::piece::{self, Piece, PieceKind};
use super::set::{SpaceSet, lines_through};
use super::space::{Direction, Space};
use super::{Held, Illegal, Phase, Source, Variant, endings, prompts};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of PÜNCT.
///
/// Two positions are equal when variant, pieces, side to move and what is decided of the turn are equal; the reserves follow from them.
#[derive(Clone, Copy)]
pub struct Position {
    /// While a piece of the board is held it is lifted here.
    layout: Layout,
    key: Key,
    held: Held,
    /// The piece of the board that is held.
    lifted: Option<Id>,
    end: Option<End>,
    side: Color,
    variant: Variant,
}

/// How a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// A player has joined opposite sides.
    Chain(Color),
    /// A player has added his last piece.
    LastPiece(Outcome),
    /// The player to move has no turn.
    NoTurn(Outcome),
}

/// What takes back an action.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    key: Key,
    held: Held,
    lifted: Option<Id>,
    end: Option<End>,
    side: Color,
    done: Done,
}

/// What an action has done to the pieces.
#[derive(Clone, Copy, Debug)]
enum Done {
    Nothing,
    Lifted(Id),
    Added(Color),
    Moved(Id, Slot),
}

/// Keeps positions of this game apart from those of the others.
const VARIANT_KEYS: [Key; 2] = zobrist::table(501);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(502, 0);
const PIECE_SEED: u64 = 503;
const HELD_SEED: u64 = 504;

/// There are too many ways for a piece to lie for a table: each key is made when it is needed.
#[inline]
fn piece_key(color: Color, slot: &Slot) -> Key {
    let lie = slot.kind.index() * Direction::COUNT + slot.direction.index();
    let number = (slot.space.bit() << 8 | lie << 1 | color.index()) as u64;
    zobrist::random(PIECE_SEED, number << 8 | u64::from(slot.level))
}

#[inline]
fn held_key(held: Held) -> Key {
    let source = |source| match source {
        Source::Reserve(kind) => kind.index(),
        Source::Board(space) => PieceKind::COUNT + space.bit(),
    };
    match held {
        Held::Nothing => 0,
        Held::Piece(piece) => zobrist::random(HELD_SEED, source(piece) as u64),
        Held::Spot(piece, spot) => {
            zobrist::random(HELD_SEED, (source(piece) | (spot.bit() + 1) << 10) as u64)
        }
    }
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use gipfel_rules::punct::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Standard);
    /// assert_eq!(start.to_string(), "punct standard - w - piece");
    /// ```
    pub const fn new(variant: Variant) -> Position {
        Position {
            layout: Layout::EMPTY,
            key: VARIANT_KEYS[variant as usize],
            held: Held::Nothing,
            lifted: None,
            end: None,
            side: Color::White,
            variant,
        }
    }

    /// A position of pieces that lie as they have to, in the order of their levels, with nothing decided yet.
    pub(super) fn of(
        variant: Variant,
        pieces: impl IntoIterator<Item = Piece>,
        side: Color,
    ) -> Position {
        let mut position = Position::new(variant);
        for Piece { level, space, direction, kind, color } in pieces {
            let slot = Slot::new(kind, space, direction, level);
            if position.layout.add(color, slot).is_some() {
                position.key ^= piece_key(color, &slot);
            }
        }
        if side == Color::Black {
            position.side = side;
            position.key ^= BLACK_KEY;
        }
        position.end = position.find_end();
        position
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What is to be decided now.
    pub const fn phase(&self) -> Phase {
        self.held.phase()
    }

    /// What is decided of the turn.
    pub const fn held(&self) -> Held {
        self.held
    }

    /// The kind of the piece that is chosen, if one is.
    pub fn held_kind(&self) -> Option<PieceKind> {
        match (self.held.source()?, self.lifted) {
            (Source::Reserve(kind), _) => Some(kind),
            (Source::Board(_), lifted) => Some(self.layout.slot(lifted?).kind),
        }
    }

    /// The pieces of a kind that a player has not yet added.
    pub const fn reserve(&self, color: Color, kind: PieceKind) -> u8 {
        self.layout.reserve(color, kind)
    }

    /// How many pieces a player has not yet added.
    pub const fn reserve_count(&self, color: Color) -> u8 {
        PieceKind::PIECES - self.layout.count(color)
    }

    /// All pieces on the board, level by level, on each in the order of their püncts. One that is held is listed where it was.
    pub fn pieces_on_board(&self) -> impl ExactSizeIterator<Item = Piece> {
        self.layout.pieces().into_iter()
    }

    /// The level of the highest dot over a space, 0 if it is empty. A piece that is held is not counted.
    pub const fn height(&self, space: Space) -> u8 {
        self.layout.height(space)
    }

    /// The highest piece over a space. A piece that is held is not counted.
    pub fn piece_over(&self, space: Space) -> Option<Piece> {
        self.layout.top(space).map(|id| self.layout.piece(id))
    }

    /// The spaces whose highest dot is of a colour. A piece that is held is not counted.
    #[inline]
    pub const fn seen(&self, color: Color) -> SpaceSet {
        *self.layout.seen(color)
    }

    /// The empty spaces. A piece that is held is not counted.
    #[inline]
    pub fn empty(&self) -> SpaceSet {
        self.layout.empty()
    }

    /// The spaces of the püncts of those pieces of a player over which nothing lies.
    pub fn free(&self, color: Color) -> SpaceSet {
        let free = |id: &Id| Some(*id) != self.lifted && self.layout.is_free(*id);
        self.layout.ids(color).filter(free).map(|id| self.layout.slot(id).space).collect()
    }

    /// How many dots in the central hexagon are of a colour, seen from above.
    #[inline]
    pub fn central(&self, color: Color) -> usize {
        (self.seen(color) & SpaceSet::CENTRAL).len()
    }

    /// The spaces onto which a new piece may be laid.
    #[inline]
    pub fn open(&self) -> SpaceSet {
        let first = self.layout.count(Color::White) + self.layout.count(Color::Black) == 0;
        let closed = match self.variant {
            Variant::Standard => SpaceSet::CENTRAL,
            Variant::Basic if first => SpaceSet::CENTRAL,
            Variant::Basic => SpaceSet::EMPTY,
        };
        self.layout.empty() & !closed
    }

    /// The result when nobody has a chain and the game is over.
    fn count_out(&self) -> Outcome {
        let [white, black] = Color::ALL.map(|color| self.central(color));
        match white.cmp(&black) {
            _ if self.variant == Variant::Basic => Outcome::Draw,
            core::cmp::Ordering::Equal => Outcome::Draw,
            core::cmp::Ordering::Greater => Outcome::Win(Color::White),
            core::cmp::Ordering::Less => Outcome::Win(Color::Black),
        }
    }

    /// Whether the mover may end the game without a chain in this turn: by his last piece, or by leaving his opponent without a turn.
    fn may_be_counted_out(&self) -> bool {
        // A piece takes the room from spots at most two steps from one of its dots.
        const SPOTS_TAKEN: usize = 3 * 19;
        let last = self.reserve_count(self.side) == 1;
        let adds = !matches!(self.held.source(), Some(Source::Board(_)));
        let (open, other) = (self.open(), self.side.other());
        let has_room = |kind: PieceKind| {
            self.layout.reserve(other, kind) > 0
                && Layout::spots_to_add(kind, &open).len() > SPOTS_TAKEN
        };
        last && adds || !PieceKind::ALL.into_iter().any(has_room)
    }

    #[inline]
    fn decided(&self) -> Option<(Outcome, EndReason)> {
        self.end.map(|end| match end {
            End::Chain(winner) => (Outcome::Win(winner), endings::CHAIN),
            End::LastPiece(outcome) => (outcome, endings::LAST_PIECE),
            End::NoTurn(outcome) => (outcome, endings::NO_TURN),
        })
    }

    /// How the game is over, at the beginning of a turn.
    fn find_end(&self) -> Option<End> {
        let mover = self.side.other();
        if let Some(winner) =
            [mover, self.side].into_iter().find(|&color| self.seen(color).connects())
        {
            return Some(End::Chain(winner));
        }
        if Color::ALL.into_iter().any(|color| self.layout.count(color) == PieceKind::PIECES) {
            return Some(End::LastPiece(self.count_out()));
        }
        let stuck = self.visit_pieces(|_| ControlFlow::Break(())).is_continue();
        stuck.then(|| End::NoTurn(self.count_out()))
    }

    #[inline]
    fn set_held(&mut self, held: Held) {
        self.key ^= held_key(self.held) ^ held_key(held);
        self.held = held;
    }

    /// Puts the chosen piece down and ends the turn.
    fn put_down(&mut self, direction: Direction) -> Done {
        let Some(spot) = self.held.spot() else { return Done::Nothing };
        let (Some(kind), side) = (self.held_kind(), self.side) else { return Done::Nothing };
        let Some(dots) = piece::dots(kind, spot, direction) else { return Done::Nothing };
        let Ok(level) = self.layout.level_for(side, kind, dots) else { return Done::Nothing };
        let slot = Slot::new(kind, spot, direction, level);
        let done = if let Some(id) = self.lifted.take() {
            let before = *self.layout.slot(id);
            self.key ^= piece_key(side, &before);
            self.layout.set_slot(id, slot);
            self.layout.lay(id);
            Done::Moved(id, before)
        } else {
            match self.layout.add(side, slot) {
                Some(_) => Done::Added(side),
                None => return Done::Nothing,
            }
        };
        self.key ^= piece_key(side, &slot) ^ BLACK_KEY;
        self.set_held(Held::Nothing);
        self.side = side.other();
        self.end = self.find_end();
        done
    }

    /// The piece of the mover with its pünct on a space, if it can be lifted.
    #[inline]
    fn movable(&self, space: Space) -> Option<Id> {
        let id = self.layout.top(space)?;
        let own = self.layout.ids(self.side).contains(&id);
        (own && self.layout.slot(id).space == space && self.layout.is_free(id)).then_some(id)
    }

    #[inline]
    fn visit_pieces<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let open = self.open();
        for kind in PieceKind::ALL {
            if self.layout.reserve(self.side, kind) > 0 && Layout::has_room(kind, &open) {
                visit(Action::from_kind(ActionKind::Add(kind)))?;
            }
        }
        let empty = self.layout.empty();
        for space in self.free(self.side).iter() {
            if self.layout.top(space).is_some_and(|id| self.layout.has_target(id, &empty)) {
                visit(Action::from_kind(ActionKind::Lift(space)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where the pünct of the chosen piece can go.
    #[inline]
    pub fn spots(&self) -> SpaceSet {
        match (self.held.source(), self.lifted) {
            (Some(Source::Reserve(kind)), _) => Layout::spots_to_add(kind, &self.open()),
            (Some(Source::Board(_)), Some(id)) => self.layout.spots_to_move(id),
            _ => SpaceSet::EMPTY,
        }
    }

    /// Why the chosen piece cannot lie on a spot in a direction.
    fn misfit(&self, spot: Space, direction: Direction) -> Result<(), Illegal> {
        let Some(kind) = self.held_kind() else { return Err(Illegal::OtherPhase(Phase::Piece)) };
        if !kind.directions().contains(&direction) {
            return Err(Illegal::HalfTurn(direction));
        }
        let dots = piece::dots(kind, spot, direction).ok_or(Illegal::OffBoard(direction))?;
        if let Some(id) = self.lifted {
            let before = self.layout.slot(id);
            if (before.space, before.direction) == (spot, direction) {
                return Err(Illegal::AsBefore(direction));
            }
            return match self.layout.level_for(self.side, kind, dots) {
                Ok(_) => Ok(()),
                Err(Misfit::NotLevel) => Err(Illegal::NotLevel(direction)),
                Err(Misfit::NothingBelow) => Err(Illegal::NothingBelow(direction)),
                Err(Misfit::OverOpponent) => Err(Illegal::OverOpponent(spot)),
            };
        }
        let (empty, open) = (self.layout.empty(), self.open());
        if let Some(dot) = dots.into_iter().find(|dot| !empty.contains(*dot)) {
            return Err(Illegal::OccupiedSpace(dot));
        }
        match dots.into_iter().find(|dot| !open.contains(*dot)) {
            Some(dot) => Err(Illegal::CentralSpace(dot)),
            None => Ok(()),
        }
    }

    /// Whether the chosen piece can lie on the chosen spot in a direction.
    #[inline]
    fn fits(&self, spot: Space, open: &SpaceSet, kind: PieceKind, direction: Direction) -> bool {
        match self.lifted {
            Some(id) => self.layout.can_move(id, spot, direction),
            None => piece::dots(kind, spot, direction)
                .is_some_and(|dots| dots.into_iter().all(|dot| open.contains(dot))),
        }
    }

    /// Whether the chosen piece can lie with its pünct on a spot, one of [`Position::spots`], in a direction.
    #[inline]
    pub fn can_lie(&self, spot: Space, direction: Direction) -> bool {
        self.held_kind().is_some_and(|kind| self.fits(spot, &self.open(), kind, direction))
    }

    /// The directions in which the chosen piece can lie on the chosen spot.
    #[inline]
    pub fn directions(&self) -> impl Iterator<Item = Direction> {
        let chosen = self.held.spot().zip(self.held_kind());
        let open = self.open();
        let possible = chosen.map_or(&[][..], |(_, kind)| kind.directions());
        possible.iter().copied().filter(move |&direction| {
            chosen.is_some_and(|(spot, kind)| self.fits(spot, &open, kind, direction))
        })
    }

    fn check_lift(&self, space: Space) -> Result<(), Illegal> {
        let Some(top) = self.layout.top(space) else { return Err(Illegal::EmptySpace(space)) };
        let Some(id) = self.movable(space) else {
            let own = |id: &Id| self.layout.slot(*id).space == space;
            return Err(match self.layout.ids(self.side).any(|id| own(&id)) {
                true => Illegal::Covered(space),
                false if self.layout.ids(self.side).contains(&top) => Illegal::NoPunct(space),
                false => Illegal::NotYourPiece(space),
            });
        };
        match self.layout.has_target(id, &self.layout.empty()) {
            true => Ok(()),
            false => Err(Illegal::Stuck(space)),
        }
    }

    fn check_add(&self, kind: PieceKind) -> Result<(), Illegal> {
        if self.reserve(self.side, kind) == 0 {
            return Err(Illegal::NoneLeft(kind));
        }
        Layout::has_room(kind, &self.open()).then_some(()).ok_or(Illegal::NoRoom(kind))
    }

    fn check_spot(&self, spot: Space) -> Result<(), Illegal> {
        if self.spots().contains(spot) {
            return Ok(());
        }
        Err(match self.held.source() {
            Some(Source::Board(from)) if !lines_through(from).contains(spot) => {
                Illegal::NotInLine { from, to: spot }
            }
            Some(Source::Board(_)) if self.seen(self.side.other()).contains(spot) => {
                Illegal::OverOpponent(spot)
            }
            Some(Source::Reserve(_)) if !self.layout.empty().contains(spot) => {
                Illegal::OccupiedSpace(spot)
            }
            Some(Source::Reserve(_)) if !self.open().contains(spot) => Illegal::CentralSpace(spot),
            _ => Illegal::NoDirection(spot),
        })
    }

    fn compute_key(&self) -> Key {
        let mut key = VARIANT_KEYS[self.variant as usize] ^ held_key(self.held);
        for color in Color::ALL {
            for id in self.layout.ids(color) {
                key ^= piece_key(color, self.layout.slot(id));
            }
        }
        if self.side == Color::Black { key ^ BLACK_KEY } else { key }
    }

    /// The position with every piece replaced, and the same decided in it.
    fn map(
        &self,
        image: impl Fn(Piece) -> Piece,
        side: Color,
        actions: [Option<Action>; 2],
    ) -> Self {
        let pieces = self.layout.pieces().into_iter().map(image);
        let mut mapped = Position::of(self.variant, pieces, side);
        for action in actions.into_iter().flatten() {
            crate::Position::play_unchecked(&mut mapped, action);
        }
        mapped
    }
}

/// Everything but the numbers of pieces, which depend on the order in which they were added.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { layout, key, held, lifted, end, side, variant } = self;
        f.debug_struct("Position")
            .field("layout", layout)
            .field("key", key)
            .field("held", held)
            .field("lifted", &lifted.map(|id| layout.piece(id)))
            .field("end", end)
            .field("side", side)
            .field("variant", variant)
            .finish()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let small =
            |position: &Position| (position.key, position.held, position.side, position.variant);
        small(self) == small(other) && self.layout == other.layout
    }
}

impl Eq for Position {}

impl crate::Position for Position {
    position_items!();

    /// Which piece it is begins the turn; where it goes and how it lies are decided behind that.
    #[inline]
    fn stage(&self) -> Stage {
        match self.held {
            Held::Nothing => Stage::Main,
            Held::Piece(_) | Held::Spot(..) => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        match self.phase() {
            _ if self.end.is_some() => Prompt::GAME_OVER,
            Phase::Piece => prompts::CHOOSE_PIECE,
            Phase::Spot => prompts::CHOOSE_SPOT,
            Phase::Rotation => prompts::CHOOSE_DIRECTION,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        match self.phase() {
            _ if self.end.is_some() => ControlFlow::Continue(()),
            Phase::Piece => self.visit_pieces(visit),
            Phase::Spot => self
                .spots()
                .iter()
                .try_for_each(|spot| visit(Action::from_kind(ActionKind::Spot(spot)))),
            Phase::Rotation => self
                .directions()
                .try_for_each(|direction| visit(Action::from_kind(ActionKind::Turn(direction)))),
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        match self.phase() {
            _ if self.end.is_some() => 0,
            Phase::Piece => {
                let mut count = 0;
                let _ = self.visit_pieces(|_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                count
            }
            Phase::Spot => self.spots().len(),
            Phase::Rotation => self.directions().count(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.held, action.kind()) {
            (Held::Nothing, ActionKind::Add(kind)) => self.check_add(kind),
            (Held::Nothing, ActionKind::Lift(space)) => self.check_lift(space),
            (Held::Piece(_), ActionKind::Spot(spot)) => self.check_spot(spot),
            (Held::Spot(_, spot), ActionKind::Turn(direction)) => self.misfit(spot, direction),
            _ => Err(Illegal::OtherPhase(self.phase())),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let Position { key, held, lifted, end, side, .. } = *self;
        let done = match (held, action.kind()) {
            (Held::Nothing, ActionKind::Add(kind)) => {
                self.set_held(Held::Piece(Source::Reserve(kind)));
                Done::Nothing
            }
            (Held::Nothing, ActionKind::Lift(space)) => match self.movable(space) {
                Some(id) => {
                    self.set_held(Held::Piece(Source::Board(space)));
                    self.layout.lift(id);
                    self.lifted = Some(id);
                    Done::Lifted(id)
                }
                None => Done::Nothing,
            },
            (Held::Piece(source), ActionKind::Spot(spot)) => {
                self.set_held(Held::Spot(source, spot));
                Done::Nothing
            }
            (Held::Spot(..), ActionKind::Turn(direction)) => self.put_down(direction),
            _ => Done::Nothing,
        };
        Undo { key, held, lifted, end, side, done }
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        match undo.done {
            Done::Nothing => {}
            Done::Lifted(id) => self.layout.lay(id),
            Done::Added(color) => self.layout.take_back(color),
            Done::Moved(id, before) => {
                self.layout.lift(id);
                self.layout.set_slot(id, before);
            }
        }
        self.key = undo.key;
        self.held = undo.held;
        self.lifted = undo.lifted;
        self.end = undo.end;
        self.side = undo.side;
    }
}

impl crate::Symmetric for Position {
    fn transform(&self, symmetry: Symmetry) -> Position {
        let actions =
            Action::of_held(self.held).map(|action| Some(action?.transform(symmetry, None)));
        self.map(|piece| piece.transform(symmetry), self.side, actions)
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry, self.held_kind())
    }

    fn swap_colors(&self) -> Option<Position> {
        let swap = |piece: Piece| Piece { color: piece.color.other(), ..piece };
        Some(self.map(swap, self.side.other(), Action::of_held(self.held)))
    }
}

impl crate::Tactics for Position {
    /// Nothing is taken in this game. What joins sides is found by looking at the position behind it.
    fn hint(&self, _action: Action) -> Hint {
        Hint::QUIET
    }

    /// A turn adds at most the three dots of its piece to those of the mover that are seen: lifting it shows nothing of his that was
    /// not his before. A chain that lacks more is out of reach.
    fn cannot_win_now(&self) -> bool {
        let mut own = self.seen(self.side);
        let mut dots = 3;
        if let Some(spot) = self.held.spot() {
            own.insert(spot);
            dots -= 1;
        }
        !own.connects_with(dots) && !self.may_be_counted_out()
    }
}
