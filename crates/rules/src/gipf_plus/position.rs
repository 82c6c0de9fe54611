//! A position of GIPF with potentials.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::action::{Action, ActionKind};
use super::board::{Board, CENTRE};
use super::{
    Entry, Illegal, Permission, Phase, Potential, Setup, SetupError, Spot, SpotSet, Stack, Stock,
    Variant, Way, endings, prompts,
};
use crate::gipf::board::{BOARD, runs};
use crate::gipf::way::{self, push_end};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of GIPF with potentials.
///
/// Two positions are equal when variant, stacks, side to move, phase, reserves, permissions and stocks are equal; this is the
/// equality of the repetition rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) board: Board,
    /// Everything of the key that is not on the board.
    pub(super) counts_key: Key,
    pub(super) stocks: [Stock; 2],
    pub(super) reserves: [u8; 2],
    pub(super) permissions: [Permission; 2],
    pub(super) side: Color,
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// What takes back an action: the position before it.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

pub(super) static RESERVE_KEYS: [[Key; 32]; 2] = [zobrist::table(101), zobrist::table(102)];
pub(super) static PERMISSION_KEYS: [[Key; 4]; 2] = [zobrist::table(103), zobrist::table(104)];
pub(super) static STOCK_KEYS: [[[Key; 8]; Potential::COUNT]; 2] = {
    let mut keys = [[[0; 8]; Potential::COUNT]; 2];
    let mut kind = 0;
    while kind < Potential::COUNT {
        keys[0][kind] = zobrist::table(110 + kind as u64);
        keys[1][kind] = zobrist::table(120 + kind as u64);
        kind += 1;
    }
    keys
};
pub(super) static PHASE_KEYS: [Key; 5] = zobrist::table(105);
/// Black is to move.
pub(super) const BLACK_KEY: Key = zobrist::random(106, 0);
static VARIANT_KEYS: [Key; 3] = zobrist::table(107);

impl Position {
    /// The centre, on which a T works.
    pub const CENTRE: Spot = CENTRE;

    /// The start of a game with these stocks, White's and Black's, and without extra pieces. A stock of more than
    /// [`Stock::MOST`] of a kind is a error.
    pub fn new(variant: Variant, stocks: [Stock; 2]) -> Result<Position, Vec<SetupError>> {
        Setup::start(variant, stocks).validate()
    }

    /// The start of Ultimate GIPF: tournament rules, 21 pieces and three potentials of each kind for both.
    ///
    /// ```
    /// use gipfel_rules::gipf_plus::Position;
    ///
    /// let text = "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push";
    /// assert_eq!(Position::ultimate().to_string(), text);
    /// ```
    pub fn ultimate() -> Position {
        Setup::ultimate().validate().expect("the start of Ultimate GIPF is valid")
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The phase of the turn.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The basic pieces a player has in reserve.
    #[inline]
    pub const fn reserve(&self, color: Color) -> u8 {
        self.reserves[color.index()]
    }

    /// What a player may still bring in.
    #[inline]
    pub const fn permission(&self, color: Color) -> Permission {
        self.permissions[color.index()]
    }

    /// The potentials that a player may still bring in.
    #[inline]
    pub const fn stock(&self, color: Color) -> Stock {
        self.stocks[color.index()]
    }

    /// The stack on a spot.
    #[inline]
    pub const fn stack(&self, spot: Spot) -> Option<Stack> {
        self.board.stack(spot)
    }

    /// The spots a player's stacks stand on.
    #[inline]
    pub const fn spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.board.pieces(color))
    }

    /// The spots a player's GIPF-pieces stand on.
    #[inline]
    pub const fn gipf_spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.board.pieces(color) & self.board.gipf())
    }

    /// The spots a player's loaded pieces stand on.
    #[inline]
    pub const fn loaded_spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.board.pieces(color) & self.board.loaded())
    }

    /// The spots a player's plain basic pieces stand on.
    #[inline]
    pub const fn basic_spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.board.pieces(color) & self.board.basic())
    }

    /// The spots with a used potential of a player on top.
    #[inline]
    pub const fn used_spots(&self, color: Color) -> SpotSet {
        let others = self.board.gipf() | self.board.loaded() | self.board.basic();
        SpotSet::new(self.board.pieces(color) & !others)
    }

    /// The spots on which something else stands than in another position.
    #[inline]
    pub fn differences(&self, other: &Position) -> SpotSet {
        SpotSet::new(self.board.differences(&other.board))
    }

    /// How many basic pieces of a player are on the board, covered ones included.
    pub fn basic_pieces(&self, color: Color) -> usize {
        self.layers().filter(|layer| layer.color == color && layer.potential.is_none()).count()
    }

    /// How many potentials of a kind and player are on the board, covered and used ones included.
    pub fn potentials(&self, color: Color, kind: Potential) -> usize {
        self.layers().filter(|layer| layer.color == color && layer.potential == Some(kind)).count()
    }

    fn layers(&self) -> impl Iterator<Item = super::Layer> {
        SpotSet::new(self.board.occupied())
            .iter()
            .filter_map(|spot| self.stack(spot))
            .flat_map(Stack::layers)
    }

    /// Where the furthest piece ends that a push along an entry would move. None if the line is closed.
    pub fn push_end(&self, entry: Entry) -> Option<Spot> {
        push_end(self.board.occupied(), entry)
    }

    /// Whether a player has lost because his last GIPF-piece is gone.
    #[inline]
    const fn lacks_gipf(&self, color: Color) -> bool {
        let waits = matches!(self.permissions[color.index()], Permission::GipfOnly);
        self.variant.is_lost_without(self.board.pieces(color) & self.board.gipf(), waits)
    }

    /// Whether the game is over because somebody has no GIPF-piece.
    #[inline]
    pub(super) const fn gipf_decided(&self) -> bool {
        !matches!(self.variant, Variant::Basic)
            && (self.lacks_gipf(Color::White) || self.lacks_gipf(Color::Black))
    }

    /// Whether the side to move has won because the opponent has no GIPF-piece.
    #[inline]
    pub(super) const fn mover_has_won(&self) -> bool {
        self.lacks_gipf(self.side.other())
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        if self.lacks_gipf(self.side.other()) {
            return Some((Outcome::Win(self.side), endings::NO_GIPF_PIECE));
        }
        let lost = Outcome::Win(self.side.other());
        if self.lacks_gipf(self.side) {
            return Some((lost, endings::NO_GIPF_PIECE));
        }
        if self.phase != Phase::Push || self.can_push() || self.has_use() {
            return None;
        }
        let empty = self.reserves[self.side.index()] == 0;
        Some((lost, if empty { endings::OUT_OF_PIECES } else { endings::NO_PUSH }))
    }

    /// Whether the mover has something to bring in and a way to do it.
    #[inline]
    fn can_push(&self) -> bool {
        self.newcomers() != 0 && self.board.occupied() != BOARD
    }

    fn push_prompt(&self) -> Prompt {
        let newcomers = if self.can_push() { self.newcomers() } else { 0 };
        let [basic, gipf, loaded] = [newcomers & 1 != 0, newcomers & 2 != 0, newcomers >> 2 != 0];
        match (newcomers != 0, self.has_use()) {
            (false, _) => prompts::USE_POTENTIAL,
            (true, true) => prompts::PUSH_OR_USE,
            (true, false) => match (basic, gipf, loaded) {
                (_, true, true) => prompts::PUSH_ANY,
                (true, true, false) => prompts::PUSH_EITHER,
                (false, true, false) => prompts::PUSH_GIPF_PIECE,
                (_, false, true) => prompts::PUSH_LOADED,
                (_, false, false) => prompts::PUSH,
            },
        }
    }

    pub(super) fn compute_counts_key(&self) -> Key {
        let [white, black] = [Color::White, Color::Black].map(|color| {
            let index = color.index();
            let stock = Potential::ALL.into_iter().fold(0, |key, kind| {
                let count = usize::from(self.stocks[index].count(kind) % 8);
                key ^ STOCK_KEYS[index][kind.index()][count]
            });
            stock
                ^ RESERVE_KEYS[index][usize::from(self.reserves[index] % 32)]
                ^ PERMISSION_KEYS[index][self.permissions[index] as usize]
        });
        white
            ^ black
            ^ PHASE_KEYS[self.phase as usize]
            ^ if self.side == Color::Black { BLACK_KEY } else { 0 }
            ^ VARIANT_KEYS[self.variant as usize]
    }

    /// Of which colours a row would stand on a board with these stacks.
    #[inline]
    fn rows_of(pieces: [u64; 2]) -> Hint {
        Hint::new(runs(pieces).map(|starts| starts != 0))
    }

    /// The sets of both colours after a piece of the mover has come in.
    #[inline]
    fn pieces_after(&self, way: Way) -> [u64; 2] {
        let mut pieces = self.board.both();
        if let Way::Push(entry) = way {
            let data = entry.data();
            let segment = data.segment(self.board.occupied());
            pieces = pieces.map(|set| {
                let part = set & segment;
                (set ^ part) | data.step(part)
            });
        }
        pieces[self.side.index()] |= way.spot().bit();
        pieces
    }
}

impl crate::Position for Position {
    position_items!(types);
    position_items!(numbers);

    #[inline]
    fn key(&self) -> Key {
        self.board.key ^ self.counts_key
    }

    fn key_from_scratch(&self) -> Key {
        self.board.compute_key() ^ self.compute_counts_key()
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Clear | Phase::Extra1 => Stage::Before,
            // A jump that wins ends the turn behind its main action.
            Phase::Push if self.mover_has_won() => Stage::After,
            Phase::Push => Stage::Main,
            Phase::Extra2 | Phase::Claim => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        if self.decided().is_some() {
            return Prompt::GAME_OVER;
        }
        match self.phase {
            Phase::Push => self.push_prompt(),
            Phase::Extra1 | Phase::Extra2 => prompts::EXTRA_PUSH,
            Phase::Clear | Phase::Claim => {
                let may_keep = self.rows(self.side).any(|row| !row.may_stay.is_empty());
                if may_keep { prompts::TAKE_OR_SPARE } else { prompts::TAKE_ROW }
            }
        }
    }

    #[inline]
    fn visit_actions<F>(&self, visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.gipf_decided() {
            return ControlFlow::Continue(());
        }
        match self.phase {
            Phase::Push => self.visit_pushes_and_uses(visit),
            Phase::Extra1 | Phase::Extra2 => self.visit_extra_pushes(visit),
            Phase::Clear | Phase::Claim => self.visit_takings(visit),
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.gipf_decided() {
            return 0;
        }
        match self.phase {
            Phase::Push => self.count_pushes_and_uses(),
            Phase::Extra1 | Phase::Extra2 => way::count(self.board.occupied()) + 1,
            Phase::Clear | Phase::Claim => {
                let mut count = 0;
                let _ = self.visit_takings(|_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                count
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        match action.kind() {
            ActionKind::Push { way, piece } => {
                self.check_push(piece)?;
                Ok(way::check(self.board.occupied(), way)?)
            }
            ActionKind::ExtraPush { way } => {
                self.check_extra()?;
                Ok(way::check(self.board.occupied(), way)?)
            }
            ActionKind::Discard => self.check_extra(),
            ActionKind::Take { removed } => self.check_take(removed),
            ActionKind::Use { from, to } => self.check_use(from, to),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let undo = Undo(*self);
        self.apply(action);
        undo
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        *self = undo.0;
    }
}

impl crate::Symmetric for Position {
    fn transform(&self, symmetry: Symmetry) -> Position {
        let back = symmetry.inverse();
        let board = Board::from_spots(|spot| self.stack(spot.transform(back)));
        Position { board, ..*self }
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    fn swap_colors(&self) -> Option<Position> {
        let mut image = *self;
        image.board = Board::from_spots(|spot| self.stack(spot).map(Stack::swap_colors));
        image.reserves.swap(0, 1);
        image.permissions.swap(0, 1);
        image.stocks.swap(0, 1);
        image.side = self.side.other();
        image.counts_key = image.compute_counts_key();
        Some(image)
    }
}

impl crate::Tactics for Position {
    /// Also foresees the rows of an extra push.
    #[inline]
    fn hint(&self, action: Action) -> Hint {
        match action.kind() {
            ActionKind::Push { way, .. } | ActionKind::ExtraPush { way } => {
                Position::rows_of(self.pieces_after(way))
            }
            ActionKind::Use { to, .. } => {
                let mut pieces = self.board.both().map(|set| set & !to.bit());
                pieces[self.side.index()] |= to.bit();
                Position::rows_of(pieces)
            }
            ActionKind::Discard => Position::rows_of(self.board.both()),
            ActionKind::Take { .. } => Hint::QUIET,
        }
    }
}
