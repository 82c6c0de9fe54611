//! A position of GIPF and how it changes.

use core::ops::ControlFlow;

use super::action::{Action, ActionKind};
use super::board::{BOARD, Entry, SHIFTS, Spot, SpotSet, has_run, runs};
use super::way::{self, Way};
use super::{Illegal, Permission, Phase, Piece, Row, Variant, endings, prompts, row};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of GIPF: basic, standard or tournament.
///
/// Two positions are equal when variant, board, side to move, phase, reserves and permissions are equal; this is the
/// equality of the repetition rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// White's and Black's pieces of both kinds.
    pub(super) pieces: [u64; 2],
    /// Which of them are GIPF-pieces.
    pub(super) gipf: u64,
    pub(super) key: Key,
    pub(super) reserves: [u8; 2],
    pub(super) permissions: [Permission; 2],
    pub(super) side: Color,
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// What takes back an action: the position before it.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

/// The size of tables by spot: a byte is always a valid index, which saves a check.
const TABLE: usize = 256;
/// The spots are bits of one word.
const BITS: usize = 64;

static PIECE_KEYS: [[Key; TABLE]; 3] =
    [zobrist::first(1, BITS), zobrist::first(2, BITS), zobrist::first(3, BITS)];
/// What changes when a piece enters on a spot and the other player is to move.
static ENTER_KEYS: [[Key; TABLE]; 2] = {
    let mut keys = [PIECE_KEYS[0], PIECE_KEYS[1]];
    let mut bit = 0;
    while bit < TABLE {
        keys[0][bit] ^= BLACK_KEY;
        keys[1][bit] ^= BLACK_KEY;
        bit += 1;
    }
    keys
};

/// What changes when one piece leaves a reserve of this size.
static SPEND_KEYS: [[Key; 32]; 2] = {
    let mut keys = [[0; 32]; 2];
    let mut reserve = 1;
    while reserve < 32 {
        keys[0][reserve] = RESERVE_KEYS[0][reserve] ^ RESERVE_KEYS[0][reserve - 1];
        keys[1][reserve] = RESERVE_KEYS[1][reserve] ^ RESERVE_KEYS[1][reserve - 1];
        reserve += 1;
    }
    keys
};
static RESERVE_KEYS: [[Key; 32]; 2] = [zobrist::table(4), zobrist::table(5)];
static PERMISSION_KEYS: [[Key; 3]; 2] = [zobrist::table(6), zobrist::table(7)];
static PHASE_KEYS: [Key; 3] = zobrist::table(8);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(9, 0);
static VARIANT_KEYS: [Key; 3] = zobrist::table(10);

/// What changes when a piece of a plane is pushed one step from a spot, by the push's direction.
static STEP_KEYS: [[[Key; 64]; 8]; 3] = {
    let mut keys = [[[0; 64]; 8]; 3];
    let mut plane = 0;
    while plane < 3 {
        let mut direction = 0;
        while direction < 7 {
            if direction == 3 {
                direction += 1;
            }
            let shift = SHIFTS[direction % 4] as usize;
            let mut bit = 0;
            while bit < 56 {
                let to = if direction < 3 { bit + shift } else { bit.wrapping_sub(shift) };
                if to < 56 {
                    keys[plane][direction][bit] = PIECE_KEYS[plane][bit] ^ PIECE_KEYS[plane][to];
                }
                bit += 1;
            }
            direction += 1;
        }
        plane += 1;
    }
    keys
};

/// The keys of all spots of a set; `plane` 0 and 1 are the colours, 2 marks GIPF-pieces.
#[inline]
fn spots_key(plane: usize, mut spots: u64) -> Key {
    let mut key = 0;
    while spots != 0 {
        key ^= PIECE_KEYS[plane][spots.trailing_zeros() as usize];
        spots &= spots - 1;
    }
    key
}

impl Position {
    /// The start of a game without extra pieces.
    ///
    /// ```
    /// use gipfel_rules::gipf::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Tournament);
    /// assert_eq!(start.to_string(), "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push");
    /// ```
    pub fn new(variant: Variant) -> Position {
        super::Setup::start(variant).validate().expect("the start position is valid")
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The phase of the turn.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The pieces a player has in reserve.
    pub const fn reserve(&self, color: Color) -> u8 {
        self.reserves[color.index()]
    }

    /// What a player may still bring in.
    pub const fn permission(&self, color: Color) -> Permission {
        self.permissions[color.index()]
    }

    /// The piece on a spot.
    pub fn piece(&self, spot: Spot) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.spots(color).contains(spot))?;
        Some(Piece { color, gipf: self.gipf & spot.bit() != 0 })
    }

    /// The spots a player's pieces stand on.
    pub const fn spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.pieces[color.index()])
    }

    /// The spots a player's GIPF-pieces stand on.
    pub const fn gipf_spots(&self, color: Color) -> SpotSet {
        SpotSet::new(self.pieces[color.index()] & self.gipf)
    }

    /// The rows of a colour that stand on the board, at most one a line.
    pub fn rows(&self, color: Color) -> impl Iterator<Item = Row> {
        row::rows(self.pieces[color.index()], self.occupied(), self.gipf)
    }

    /// The pieces a push along an entry would move, furthest first, and the spot on which the furthest ends.
    /// None if the line is closed.
    pub fn push_end(&self, entry: Entry) -> Option<Spot> {
        way::push_end(self.occupied(), entry)
    }

    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.pieces[0] | self.pieces[1]
    }

    /// Which kinds the mover may bring in: basic, GIPF.
    #[inline]
    pub(super) const fn kinds(&self) -> [bool; 2] {
        let reserve = self.reserves[self.side.index()];
        match self.permissions[self.side.index()] {
            Permission::BasicOnly => [reserve >= 1, false],
            Permission::Either => [reserve >= 1, reserve >= 2],
            Permission::GipfOnly => [false, reserve >= 2],
        }
    }

    /// Whether a player has lost because his last GIPF-piece is gone.
    #[inline]
    const fn lacks_gipf(&self, color: Color) -> bool {
        let waits = matches!(self.permissions[color.index()], Permission::GipfOnly);
        self.variant.is_lost_without(self.pieces[color.index()] & self.gipf, waits)
    }

    #[inline]
    const fn gipf_decided(&self) -> bool {
        !matches!(self.variant, Variant::Basic)
            && (self.lacks_gipf(Color::White) || self.lacks_gipf(Color::Black))
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        match (self.lacks_gipf(self.side), self.lacks_gipf(self.side.other())) {
            (false, false) => {}
            (true, false) => {
                return Some((Outcome::Win(self.side.other()), endings::NO_GIPF_PIECE));
            }
            (_, true) => return Some((Outcome::Win(self.side), endings::NO_GIPF_PIECE)),
        }
        if self.phase != Phase::Push {
            return None;
        }
        let lost = Outcome::Win(self.side.other());
        if self.reserves[self.side.index()] == 0 {
            Some((lost, endings::OUT_OF_PIECES))
        } else if self.occupied() == BOARD || self.kinds() == [false, false] {
            Some((lost, endings::NO_PUSH))
        } else {
            None
        }
    }

    fn visit_pushes<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let kinds = self.kinds();
        for gipf in [false, true] {
            if kinds[usize::from(gipf)] {
                way::visit(self.occupied(), |way| visit(Action::enter(way, gipf)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_takings<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let mut compulsory = false;
        let rows = self.rows(self.side).inspect(|row| compulsory |= row.is_compulsory());
        row::visit_takings(rows, |removed, line| visit(Action::take(removed, line)))?;
        if compulsory { ControlFlow::Continue(()) } else { visit(Action::DONE) }
    }

    #[inline]
    fn set_phase(&mut self, side: Color, phase: Phase) {
        if self.phase != phase {
            self.key ^= PHASE_KEYS[self.phase as usize] ^ PHASE_KEYS[phase as usize];
            self.phase = phase;
        }
        if self.side != side {
            self.key ^= BLACK_KEY;
            self.side = side;
        }
    }

    fn set_reserve(&mut self, color: Color, reserve: u8) {
        let keys = &RESERVE_KEYS[color.index()];
        let old = &mut self.reserves[color.index()];
        self.key ^= keys[usize::from(*old & 31)] ^ keys[usize::from(reserve & 31)];
        *old = reserve;
    }

    /// Takes one piece from a reserve and returns what that does to the key.
    #[inline]
    fn spend(&mut self, index: usize) -> Key {
        let reserve = self.reserves[index];
        self.reserves[index] = reserve.wrapping_sub(1);
        SPEND_KEYS[index][usize::from(reserve % 32)]
    }

    fn set_permission(&mut self, color: Color, permission: Permission) {
        let keys = &PERMISSION_KEYS[color.index()];
        let old = &mut self.permissions[color.index()];
        self.key ^= keys[*old as usize] ^ keys[permission as usize];
        *old = permission;
    }

    #[inline(always)]
    fn push_line(&mut self, entry: Entry) {
        let data = entry.data();
        let segment = data.segment(self.occupied());
        // Two copies of the code, each with a plain shift.
        if data.upward {
            self.shift(segment, data.direction, |part| part << data.shift);
        } else {
            self.shift(segment, data.direction, |part| part >> data.shift);
        }
    }

    #[inline(always)]
    fn shift(&mut self, segment: u64, direction: u8, step: impl Fn(u64) -> u64) {
        let direction = usize::from(direction % 8);
        let mut key = self.key;
        let mut rest = segment;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize % 64;
            let color = (self.pieces[1] >> bit & 1) as usize;
            key ^= STEP_KEYS[color][direction][bit];
            rest &= rest - 1;
        }
        for plane in &mut self.pieces {
            let part = *plane & segment;
            *plane = (*plane ^ part) | step(part);
        }
        let part = self.gipf & segment;
        if part != 0 {
            self.gipf = (self.gipf ^ part) | step(part);
            let mut rest = part;
            while rest != 0 {
                key ^= STEP_KEYS[2][direction][rest.trailing_zeros() as usize % 64];
                rest &= rest - 1;
            }
        }
        self.key = key;
    }

    #[inline(always)]
    fn enter(&mut self, spot: Spot, gipf: bool) {
        let color = self.side;
        let index = color.index();
        self.pieces[index] |= spot.bit();
        self.key ^= ENTER_KEYS[index][spot.shift()] ^ self.spend(index);
        if gipf {
            self.gipf |= spot.bit();
            self.key ^= PIECE_KEYS[2][spot.shift()] ^ self.spend(index);
        }
        if self.variant == Variant::Tournament {
            let permission = if gipf { Permission::Either } else { Permission::BasicOnly };
            self.set_permission(color, permission);
        }
        self.side = color.other();
        let runs = runs(self.pieces);
        if runs[0] | runs[1] != 0 {
            if runs[index] != 0 {
                self.set_phase(color, Phase::Claim);
            } else {
                self.set_phase(color.other(), Phase::Clear);
            }
        }
    }

    fn begin_turn(&mut self, color: Color) {
        let phase = if has_run(self.pieces[color.index()]) { Phase::Clear } else { Phase::Push };
        self.set_phase(color, phase);
    }

    fn end_phase(&mut self) {
        if self.phase == Phase::Clear {
            self.set_phase(self.side, Phase::Push);
        } else {
            self.begin_turn(self.side.other());
        }
    }

    #[inline(never)]
    fn take(&mut self, removed: u64) {
        let color = self.side;
        let own = removed & self.pieces[color.index()];
        let returned = own.count_ones() + (own & self.gipf).count_ones();
        for plane in Color::ALL {
            self.key ^= spots_key(plane.index(), self.pieces[plane.index()] & removed);
            self.pieces[plane.index()] &= !removed;
        }
        self.key ^= spots_key(2, self.gipf & removed);
        self.gipf &= !removed;
        self.set_reserve(color, self.reserves[color.index()] + returned as u8);
        // A game that a taking decides stops there and then.
        if !self.gipf_decided() && !has_run(self.pieces[color.index()]) {
            self.end_phase();
        }
    }

    fn check_enter(&self, gipf: bool) -> Result<(), Illegal> {
        if self.phase != Phase::Push {
            return Err(Illegal::RowsFirst);
        }
        let permission = self.permission(self.side);
        match (permission, gipf) {
            (Permission::GipfOnly, false) => return Err(Illegal::GipfPieceFirst),
            (Permission::BasicOnly, true) if self.variant == Variant::Tournament => {
                return Err(Illegal::GipfPiecesOver);
            }
            (Permission::BasicOnly, true) => return Err(Illegal::NoGipfPiecesHere),
            _ => {}
        }
        if self.kinds()[usize::from(gipf)] { Ok(()) } else { Err(Illegal::ReserveTooSmall) }
    }

    fn check_take(&self, removed: SpotSet) -> Result<(), Illegal> {
        if self.phase == Phase::Push {
            return Err(Illegal::NothingToTake);
        }
        row::check_taking(self.rows(self.side), self.occupied(), removed).map_err(Illegal::from)
    }

    fn check_done(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Push {
            return Err(Illegal::PushFirst);
        }
        match self.rows(self.side).find(Row::is_compulsory) {
            Some(row) => Err(Illegal::CompulsoryRow(row.spots)),
            None => Ok(()),
        }
    }

    pub(super) fn compute_key(&self) -> Key {
        let [white, black] = [Color::White, Color::Black].map(|color| {
            let index = color.index();
            spots_key(index, self.pieces[index])
                ^ RESERVE_KEYS[index][usize::from(self.reserves[index] & 31)]
                ^ PERMISSION_KEYS[index][self.permissions[index] as usize]
        });
        white
            ^ black
            ^ spots_key(2, self.gipf)
            ^ PHASE_KEYS[self.phase as usize]
            ^ if self.side == Color::Black { BLACK_KEY } else { 0 }
            ^ VARIANT_KEYS[self.variant as usize]
    }
}

impl crate::Position for Position {
    position_items!();

    #[inline]
    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Clear => Stage::Before,
            Phase::Push => Stage::Main,
            Phase::Claim => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        if self.decided().is_some() {
            return Prompt::GAME_OVER;
        }
        if self.phase == Phase::Push {
            return match self.kinds() {
                [true, true] => prompts::PUSH_EITHER,
                [false, true] => prompts::PUSH_GIPF_PIECE,
                _ => prompts::PUSH,
            };
        }
        let may_keep = self.rows(self.side).any(|row| !row.may_stay.is_empty());
        match (self.check_done().is_ok(), may_keep) {
            (true, _) => prompts::TAKE_OR_END,
            (false, true) => prompts::TAKE_OR_KEEP,
            (false, false) => prompts::TAKE_ROW,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.gipf_decided() {
            ControlFlow::Continue(())
        } else if self.phase == Phase::Push {
            self.visit_pushes(visit)
        } else {
            self.visit_takings(visit)
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.gipf_decided() {
            return 0;
        }
        if self.phase == Phase::Push {
            return match self.kinds() {
                [false, false] => 0,
                [true, true] => 2 * way::count(self.occupied()),
                _ => way::count(self.occupied()),
            };
        }
        let mut count = 0;
        let _ = self.visit_takings(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        match action.kind() {
            ActionKind::Place { spot, gipf } => {
                self.check_enter(gipf)?;
                Ok(way::check(self.occupied(), Way::Place(spot))?)
            }
            ActionKind::Push { entry, gipf } => {
                self.check_enter(gipf)?;
                Ok(way::check(self.occupied(), Way::Push(entry))?)
            }
            ActionKind::Take { removed } => self.check_take(removed),
            ActionKind::Done => self.check_done(),
        }
    }

    // Searches live in this call and its like; being part of its caller's loop is a fifth of its cost.
    #[inline(always)]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let undo = Undo(*self);
        match action.kind() {
            ActionKind::Place { spot, gipf } => self.enter(spot, gipf),
            ActionKind::Push { entry, gipf } => {
                self.push_line(entry);
                self.enter(entry.spot(), gipf);
            }
            ActionKind::Take { removed } => self.take(removed.0),
            ActionKind::Done => self.end_phase(),
        }
        undo
    }

    #[inline(always)]
    fn undo(&mut self, undo: Undo) {
        *self = undo.0;
    }
}

impl crate::Symmetric for Position {
    fn transform(&self, symmetry: Symmetry) -> Position {
        let mut image = *self;
        image.pieces = self.pieces.map(|spots| SpotSet::new(spots).transform(symmetry).0);
        image.gipf = SpotSet::new(self.gipf).transform(symmetry).0;
        image.key = image.compute_key();
        image
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    fn swap_colors(&self) -> Option<Position> {
        let mut image = *self;
        image.pieces.swap(0, 1);
        image.reserves.swap(0, 1);
        image.permissions.swap(0, 1);
        image.side = self.side.other();
        image.key = image.compute_key();
        Some(image)
    }
}

impl crate::Tactics for Position {
    #[inline]
    fn hint(&self, action: Action) -> Hint {
        let mut pieces = self.pieces;
        match action.kind() {
            ActionKind::Place { spot, .. } => pieces[self.side.index()] |= spot.bit(),
            ActionKind::Push { entry, .. } => {
                let data = entry.data();
                let segment = data.segment(self.occupied());
                pieces = pieces.map(|plane| {
                    let part = plane & segment;
                    (plane ^ part) | data.step(part)
                });
                pieces[self.side.index()] |= entry.spot().bit();
            }
            ActionKind::Take { .. } | ActionKind::Done => return Hint::QUIET,
        }
        Hint::new(runs(pieces).map(|starts| starts != 0))
    }
}
