//! A position of YINSH and how it changes.

use core::ops::ControlFlow;

use super::action::{Action, ActionKind, FiveInRow, MOVE_FIRSTS, RingMove};
use super::board::{
    BOARD, IN_LINES, InLines, LINE_COUNT, LineWord, NEIGHBORS, ON_LINES, OnLine, Point, PointSet,
    SHIFTS, TABLE, five_starts, has_five, rays, reach,
};
use super::setup::MARKERS;
use super::{Illegal, Phase, Piece, PieceKind, Variant, endings, prompts};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of YINSH, standard or blitz.
///
/// Two positions are equal when variant, board, side to move, phase, rings in hand and removed rings are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) rings: [u128; 2],
    pub(super) markers: [u128; 2],
    /// Who stands where, line by line: what finding ring moves needs. Follows from the four sets above.
    pub(super) lines: [LineWord; LINE_COUNT],
    pub(super) key: Key,
    /// Markers on the board, of both colours.
    pub(super) marker_count: u8,
    /// Whether a row of White's, of Black's stands on the board. Follows from the markers.
    pub(super) row_stands: [bool; 2],
    pub(super) hand: [u8; 2],
    pub(super) removed: [u8; 2],
    pub(super) side: Color,
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// What takes back an action.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    action: Action,
    side: Color,
    phase: Phase,
    row_stands: [bool; 2],
    key: Key,
    flipped: u128,
}

/// The points are bits of one long word.
const BITS: usize = 128;
static RING_KEYS: [[Key; TABLE]; 2] = [zobrist::first(21, BITS), zobrist::first(22, BITS)];
static MARKER_KEYS: [[Key; TABLE]; 2] = [zobrist::first(23, BITS), zobrist::first(24, BITS)];
/// What changes where a ring leaves a marker behind.
static LEAVE_KEYS: [[Key; TABLE]; 2] = {
    let mut keys = [[0; TABLE]; 2];
    let mut bit = 0;
    while bit < TABLE {
        keys[0][bit] = RING_KEYS[0][bit] ^ MARKER_KEYS[0][bit];
        keys[1][bit] = RING_KEYS[1][bit] ^ MARKER_KEYS[1][bit];
        bit += 1;
    }
    keys
};
static HAND_KEYS: [[Key; 8]; 2] = [zobrist::table(25), zobrist::table(26)];
static REMOVED_KEYS: [[Key; 8]; 2] = [zobrist::table(27), zobrist::table(28)];
static PHASE_KEYS: [Key; 6] = zobrist::table(29);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(30, 0);
static VARIANT_KEYS: [Key; 2] = zobrist::table(31);
/// What changes when a marker turns over.
static FLIP_KEYS: [Key; TABLE] = {
    let mut keys = [0; TABLE];
    let mut bit = 0;
    while bit < TABLE {
        keys[bit] = MARKER_KEYS[0][bit] ^ MARKER_KEYS[1][bit];
        bit += 1;
    }
    keys
};

#[inline]
fn points_key(keys: &[Key; TABLE], points: u128) -> Key {
    let mut key = 0;
    let (mut low, mut high) = (points as u64, (points >> 64) as u64);
    while low != 0 {
        key ^= keys[low.trailing_zeros() as usize];
        low &= low - 1;
    }
    while high != 0 {
        key ^= keys[64 + high.trailing_zeros() as usize];
        high &= high - 1;
    }
    key
}

/// How many places three reaches have.
#[inline]
fn count_stops([vertical, level, diagonal]: [u32; 3]) -> u32 {
    // The first two fill a word together.
    let pair = u64::from(vertical) | u64::from(level) << 32;
    pair.count_ones() + diagonal.count_ones()
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use gipfel_rules::yinsh::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Blitz);
    /// assert_eq!(start.to_string(), "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place");
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

    /// The rings a player has still to place.
    pub const fn hand(&self, color: Color) -> u8 {
        self.hand[color.index()]
    }

    /// The rings a player has removed by rows.
    pub const fn removed(&self, color: Color) -> u8 {
        self.removed[color.index()]
    }

    /// The markers left in the pool.
    pub const fn pool(&self) -> u8 {
        MARKERS - self.marker_count
    }

    /// The points a player's rings stand on.
    pub const fn rings(&self, color: Color) -> PointSet {
        PointSet::new(self.rings[color.index()])
    }

    /// The points that show markers of a colour.
    pub const fn markers(&self, color: Color) -> PointSet {
        PointSet::new(self.markers[color.index()])
    }

    /// What stands on a point.
    pub fn piece(&self, point: Point) -> Option<Piece> {
        for color in Color::ALL {
            if self.rings(color).contains(point) {
                return Some(Piece { color, kind: PieceKind::Ring });
            }
            if self.markers(color).contains(point) {
                return Some(Piece { color, kind: PieceKind::Marker });
            }
        }
        None
    }

    /// The rows of a colour that stand on the board; a line of six holds two.
    pub fn rows(&self, color: Color) -> impl Iterator<Item = FiveInRow> {
        let markers = self.markers[color.index()];
        (0..3).flat_map(move |direction| {
            PointSet::new(five_starts(markers, SHIFTS[direction]))
                .iter()
                .map(move |start| FiveInRow::starting(direction, start))
        })
    }

    /// The markers that a ring move would turn over.
    pub fn flips(&self, from: Point, to: Point) -> PointSet {
        let action = Action::from_kind(ActionKind::Move { from, to });
        action.map_or(PointSet::EMPTY, |action| self.flips_of(action))
    }

    /// The markers that an action would turn over.
    #[inline]
    pub fn flips_of(&self, action: Action) -> PointSet {
        action.as_move().map_or(PointSet::EMPTY, |ring_move| {
            PointSet::new(ring_move.between() & (self.markers[0] | self.markers[1]))
        })
    }

    #[inline]
    fn occupied(&self) -> u128 {
        self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1]
    }

    pub(super) fn add_ring(&mut self, color: Color, point: Point) {
        self.rings[color.index()] |= point.bit();
        self.toggle_ring_in_lines(point);
    }

    /// A ring comes to, or leaves, a point that is empty without it.
    #[inline]
    fn toggle_ring_in_lines(&mut self, point: Point) {
        let InLines { lines, bits } = IN_LINES[point.shift()];
        for (line, bits) in lines.into_iter().zip(bits) {
            self.lines[usize::from(line)] ^= LineWord::from(bits);
        }
    }

    /// A marker takes the place of the ring on its point, or gives it back.
    #[inline]
    fn toggle_marker_under_ring(&mut self, point: Point) {
        let InLines { lines, bits } = IN_LINES[point.shift()];
        for (line, bits) in lines.into_iter().zip(bits) {
            self.lines[usize::from(line)] ^= LineWord::from(bits) << 32;
        }
    }

    /// A marker comes to, or leaves, a point that is empty without it.
    fn toggle_marker_in_lines(&mut self, point: Point) {
        self.toggle_ring_in_lines(point);
        self.toggle_marker_under_ring(point);
    }

    pub(super) fn add_marker_to_lines(&mut self, point: Point) {
        self.toggle_marker_in_lines(point);
        self.marker_count += 1;
    }

    /// The places a ring can stop on along each of its lines, as [`reach`] gives them.
    #[inline]
    fn reaches(&self, bit: usize) -> [u32; 3] {
        let [first, second, third] = &ON_LINES[bit];
        let along = |on: &OnLine| reach(self.lines[usize::from(on.line)], on.place);
        [along(first), along(second), along(third)]
    }

    /// How many ring moves a player has from here, whoever is to move.
    #[inline]
    pub fn count_ring_moves(&self, color: Color) -> usize {
        let mut count = 0;
        let rings = self.rings[color.index()];
        let (mut low, mut high) = (rings as u64, (rings >> 64) as u64);
        while low != 0 {
            count += count_stops(self.reaches(low.trailing_zeros() as usize));
            low &= low - 1;
        }
        while high != 0 {
            count += count_stops(self.reaches(64 + high.trailing_zeros() as usize));
            high &= high - 1;
        }
        count as usize
    }

    fn can_move(&self, color: Color) -> bool {
        self.rings(color).iter().any(|ring| self.reaches(ring.shift()) != [0; 3])
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        for color in [self.side, self.side.other()] {
            if self.removed[color.index()] >= self.variant.target() {
                return Some((Outcome::Win(color), endings::RINGS_REMOVED));
            }
        }
        if self.phase != Phase::Move {
            return None;
        }
        if self.marker_count >= MARKERS {
            Some((self.by_rings(), endings::POOL_EMPTY))
        } else if !self.can_move(self.side) && !self.can_move(self.side.other()) {
            Some((self.by_rings(), endings::NO_RING_CAN_MOVE))
        } else {
            None
        }
    }

    fn by_rings(&self) -> Outcome {
        let [white, black] = self.removed;
        match white.cmp(&black) {
            core::cmp::Ordering::Greater => Outcome::Win(Color::White),
            core::cmp::Ordering::Equal => Outcome::Draw,
            core::cmp::Ordering::Less => Outcome::Win(Color::Black),
        }
    }

    /// Whether the game is over by rings or by the pool; whether anything can move is not asked.
    #[inline]
    fn is_decided(&self) -> bool {
        let target = self.variant.target();
        self.removed[0] >= target
            || self.removed[1] >= target
            || (self.marker_count >= MARKERS && self.phase == Phase::Move)
    }

    fn visit_ring_moves<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let mut moved = false;
        for ring in self.rings(self.side).iter() {
            let firsts = &MOVE_FIRSTS[ring.shift()];
            for (direction, OnLine { line, place }) in
                ON_LINES[ring.shift()].into_iter().enumerate()
            {
                let stops = reach(self.lines[usize::from(line)], place);
                moved |= stops != 0;
                let (mut up, mut down) = (stops as u16, (stops >> 16) as u16);
                while up != 0 {
                    let distance = up.trailing_zeros() - u32::from(place);
                    visit(Action::ring_move(firsts[direction], distance))?;
                    up &= up - 1;
                }
                while down != 0 {
                    let distance = down.trailing_zeros() - (11 - u32::from(place));
                    visit(Action::ring_move(firsts[direction + 3], distance))?;
                    down &= down - 1;
                }
            }
        }
        if !moved && self.can_move(self.side.other()) {
            visit(Action::PASS)?;
        }
        ControlFlow::Continue(())
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

    #[inline]
    fn begin_turn(&mut self, color: Color) {
        let row = self.row_stands[color.index()];
        self.set_phase(color, if row { Phase::ClearRow } else { Phase::Move });
    }

    #[inline(never)]
    fn place(&mut self, point: Point) {
        let (color, index) = (self.side, self.side.index());
        self.add_ring(color, point);
        let keys = &HAND_KEYS[index];
        let left = self.hand[index].saturating_sub(1);
        self.key ^= RING_KEYS[index][point.shift()]
            ^ keys[usize::from(self.hand[index] & 7)]
            ^ keys[usize::from(left & 7)];
        self.hand[index] = left;
        let other = color.other();
        if self.hand[other.index()] > 0 {
            self.set_phase(other, Phase::Place);
        } else if left == 0 {
            self.begin_turn(other);
        }
    }

    #[inline(always)]
    fn move_ring(&mut self, ring_move: RingMove) -> u128 {
        let RingMove { from, to, .. } = ring_move;
        let index = self.side.index();
        let flipped = ring_move.between() & (self.markers[0] | self.markers[1]);
        self.rings[index] ^= from.fast_bit() ^ to.fast_bit();
        self.markers[index] |= from.fast_bit();
        self.marker_count += 1;
        self.toggle_marker_under_ring(from);
        self.toggle_ring_in_lines(to);
        self.key ^= LEAVE_KEYS[index][from.shift()] ^ RING_KEYS[index][to.shift()];
        if flipped != 0 {
            self.markers[0] ^= flipped;
            self.markers[1] ^= flipped;
            self.key ^= points_key(&FLIP_KEYS, flipped);
            if self.marker_count >= 5 {
                self.row_stands = self.markers.map(has_five);
            }
        } else if self.marker_count >= 5 && self.markers[index] & NEIGHBORS[from.shift()] != 0 {
            // Only the new marker can have made a row, and not without one of its colour beside it.
            self.row_stands[index] = has_five(self.markers[index]);
        }
        if self.row_stands[index] {
            self.set_phase(self.side, Phase::ClaimRow);
        } else {
            self.begin_turn(self.side.other());
        }
        flipped
    }

    #[inline(never)]
    fn take_row(&mut self, row: FiveInRow) {
        let index = self.side.index();
        self.markers[index] &= !row.mask();
        self.key ^= points_key(&MARKER_KEYS[index], row.mask());
        for point in row.points().iter() {
            self.toggle_marker_in_lines(point);
        }
        self.marker_count = self.marker_count.saturating_sub(5);
        self.row_stands[index] = has_five(self.markers[index]);
        let clear = self.phase == Phase::ClearRow;
        self.set_phase(self.side, if clear { Phase::ClearRing } else { Phase::ClaimRing });
    }

    #[inline(never)]
    fn remove_ring(&mut self, point: Point) {
        let (color, index) = (self.side, self.side.index());
        self.rings[index] &= !point.bit();
        self.toggle_ring_in_lines(point);
        let keys = &REMOVED_KEYS[index];
        let removed = self.removed[index] + 1;
        self.key ^= RING_KEYS[index][point.shift()]
            ^ keys[usize::from(self.removed[index] & 7)]
            ^ keys[usize::from(removed & 7)];
        self.removed[index] = removed;
        if removed >= self.variant.target() {
            return;
        }
        let clear = self.phase == Phase::ClearRing;
        if self.row_stands[index] {
            self.set_phase(color, if clear { Phase::ClearRow } else { Phase::ClaimRow });
        } else if clear {
            self.set_phase(color, Phase::Move);
        } else {
            self.begin_turn(color.other());
        }
    }

    /// The rows that stand when a ring leaves a marker on a point and turns none over.
    fn rows_after_leaving(&self, from: Point) -> Hint {
        let index = self.side.index();
        let mut rows = self.row_stands;
        if self.markers[index] & NEIGHBORS[from.shift()] != 0 {
            rows[index] = has_five(self.markers[index] | from.fast_bit());
        }
        Hint::new(rows)
    }

    /// The rows that stand when a ring leaves a marker on a point and turns some over.
    fn rows_after_jump(&self, from: Point, flipped: u128) -> Hint {
        let mut markers = self.markers;
        markers[self.side.index()] |= from.fast_bit();
        Hint::new(markers.map(|set| has_five(set ^ flipped)))
    }

    fn check_move(&self, from: Point, to: Point) -> Result<(), Illegal> {
        if !self.rings(self.side).contains(from) {
            return Err(Illegal::NotYourRing(from));
        }
        let Some(direction) = rays(from).iter().position(|ray| ray & to.bit() != 0) else {
            return Err(Illegal::OccupiedPoint(from));
        };
        let markers = PointSet::new(self.markers[0] | self.markers[1]);
        let rings = PointSet::new(self.rings[0] | self.rings[1]);
        let mut jumped = false;
        let mut point = from;
        while let Some(next) = super::board::neighbor(point, direction) {
            point = next;
            if rings.contains(point) && point != to {
                return Err(Illegal::RingInTheWay(point));
            }
            if point == to {
                let occupied = rings.contains(to) || markers.contains(to);
                return if occupied { Err(Illegal::OccupiedPoint(to)) } else { Ok(()) };
            }
            if markers.contains(point) {
                jumped = true;
            } else if jumped {
                return Err(Illegal::StopBehindMarkers(point));
            }
        }
        Ok(())
    }

    pub(super) fn compute_key(&self) -> Key {
        let [white, black] = Color::ALL.map(|color| {
            let index = color.index();
            points_key(&RING_KEYS[index], self.rings[index])
                ^ points_key(&MARKER_KEYS[index], self.markers[index])
                ^ HAND_KEYS[index][usize::from(self.hand[index] & 7)]
                ^ REMOVED_KEYS[index][usize::from(self.removed[index] & 7)]
        });
        white
            ^ black
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
            Phase::ClearRow | Phase::ClearRing => Stage::Before,
            Phase::Place | Phase::Move => Stage::Main,
            Phase::ClaimRow | Phase::ClaimRing => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        if self.decided().is_some() {
            return Prompt::GAME_OVER;
        }
        match self.phase {
            Phase::Place => prompts::PLACE_RING,
            Phase::ClearRow | Phase::ClaimRow => prompts::TAKE_ROW,
            Phase::ClearRing | Phase::ClaimRing => prompts::REMOVE_RING,
            Phase::Move if self.can_move(self.side) => prompts::MOVE_RING,
            Phase::Move => prompts::PASS,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.is_decided() {
            return ControlFlow::Continue(());
        }
        match self.phase {
            Phase::Move => self.visit_ring_moves(visit),
            Phase::Place => PointSet::new(BOARD & !self.occupied())
                .iter()
                .map(Action::place)
                .try_for_each(visit),
            Phase::ClearRow | Phase::ClaimRow => {
                self.rows(self.side).try_for_each(|row| visit(Action::take_row(row)))
            }
            Phase::ClearRing | Phase::ClaimRing => {
                self.rings(self.side).iter().map(Action::remove_ring).try_for_each(visit)
            }
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.is_decided() {
            return 0;
        }
        match self.phase {
            Phase::Move => match self.count_ring_moves(self.side) {
                0 => usize::from(self.can_move(self.side.other())),
                count => count,
            },
            Phase::Place => (BOARD & !self.occupied()).count_ones() as usize,
            Phase::ClearRow | Phase::ClaimRow => self.rows(self.side).count(),
            Phase::ClearRing | Phase::ClaimRing => self.rings(self.side).len(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.phase, action.kind()) {
            (Phase::Place, ActionKind::Place(point)) => {
                if self.occupied() & point.bit() != 0 {
                    return Err(Illegal::OccupiedPoint(point));
                }
                Ok(())
            }
            (Phase::Move, ActionKind::Move { .. }) if !self.can_move(self.side) => {
                Err(Illegal::MustPass)
            }
            (Phase::Move, ActionKind::Move { from, to }) => self.check_move(from, to),
            (Phase::Move, ActionKind::Pass) if self.can_move(self.side) => Err(Illegal::MustMove),
            (Phase::Move, ActionKind::Pass) => Ok(()),
            (Phase::ClearRow | Phase::ClaimRow, ActionKind::TakeRow(row)) => {
                if row.mask() & !self.markers[self.side.index()] != 0 {
                    return Err(Illegal::NotARow(row));
                }
                Ok(())
            }
            (Phase::ClearRing | Phase::ClaimRing, ActionKind::RemoveRing(point)) => {
                if !self.rings(self.side).contains(point) {
                    return Err(Illegal::NotYourRing(point));
                }
                Ok(())
            }
            (phase, _) => Err(Illegal::OtherPhase(phase)),
        }
    }

    #[inline(always)]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let mut undo = Undo {
            action,
            side: self.side,
            phase: self.phase,
            row_stands: self.row_stands,
            key: self.key,
            flipped: 0,
        };
        if let Some(ring_move) = action.as_move() {
            undo.flipped = self.move_ring(ring_move);
            return undo;
        }
        match action.kind() {
            ActionKind::Place(point) => self.place(point),
            ActionKind::TakeRow(row) => self.take_row(row),
            ActionKind::RemoveRing(point) => self.remove_ring(point),
            ActionKind::Move { .. } | ActionKind::Pass => self.begin_turn(self.side.other()),
        }
        undo
    }

    #[inline(always)]
    fn undo(&mut self, undo: Undo) {
        self.side = undo.side;
        self.phase = undo.phase;
        self.key = undo.key;
        self.row_stands = undo.row_stands;
        let index = self.side.index();
        if let Some(RingMove { from, to, .. }) = undo.action.as_move() {
            self.rings[index] ^= from.fast_bit() ^ to.fast_bit();
            self.markers[0] ^= undo.flipped;
            self.markers[1] ^= undo.flipped;
            self.markers[index] ^= from.fast_bit();
            self.marker_count -= 1;
            self.toggle_marker_under_ring(from);
            self.toggle_ring_in_lines(to);
            return;
        }
        match undo.action.kind() {
            ActionKind::Place(point) => {
                self.rings[index] &= !point.bit();
                self.toggle_ring_in_lines(point);
                self.hand[index] += 1;
            }
            ActionKind::TakeRow(row) => {
                self.markers[index] |= row.mask();
                for point in row.points().iter() {
                    self.add_marker_to_lines(point);
                }
            }
            ActionKind::RemoveRing(point) => {
                self.add_ring(self.side, point);
                self.removed[index] -= 1;
            }
            ActionKind::Move { .. } | ActionKind::Pass => {}
        }
    }
}

impl Position {
    /// The position with other sets of points and everything that follows from them made anew.
    fn with_points(&self, rings: [u128; 2], markers: [u128; 2]) -> Position {
        let mut image = Position {
            rings: [0; 2],
            markers,
            lines: super::board::EMPTY_LINES,
            marker_count: 0,
            ..self.clone()
        };
        for color in Color::ALL {
            for point in PointSet::new(rings[color.index()]).iter() {
                image.add_ring(color, point);
            }
            for point in PointSet::new(markers[color.index()]).iter() {
                image.add_marker_to_lines(point);
            }
        }
        image.row_stands = markers.map(has_five);
        image.key = image.compute_key();
        image
    }
}

impl crate::Symmetric for Position {
    fn transform(&self, symmetry: Symmetry) -> Position {
        let image = |points: u128| PointSet::new(points).transform(symmetry).0;
        self.with_points(self.rings.map(image), self.markers.map(image))
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    fn swap_colors(&self) -> Option<Position> {
        let mut image = self.clone();
        image.rings.swap(0, 1);
        image.markers.swap(0, 1);
        image.hand.swap(0, 1);
        image.removed.swap(0, 1);
        image.row_stands.swap(0, 1);
        image.side = self.side.other();
        image.key = image.compute_key();
        Some(image)
    }
}

impl crate::Tactics for Position {
    #[inline]
    fn hint(&self, action: Action) -> Hint {
        let Some(ring_move) = action.as_move() else {
            let main = crate::Position::stage(self) == Stage::Main;
            return if main { Hint::new(self.row_stands) } else { Hint::QUIET };
        };
        match ring_move.between() & (self.markers[0] | self.markers[1]) {
            0 => self.rows_after_leaving(ring_move.from),
            flipped => self.rows_after_jump(ring_move.from, flipped),
        }
    }

    #[inline]
    fn visit_hints<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action, Hint) -> ControlFlow<()>,
    {
        // All moves of a ring that jump over nothing leave the same marker behind.
        let mut left = (None, Hint::QUIET);
        crate::Position::visit_actions(self, |action| {
            let Some(ring_move) = action.as_move() else {
                return visit(action, self.hint(action));
            };
            match ring_move.between() & (self.markers[0] | self.markers[1]) {
                0 => {
                    if left.0 != Some(ring_move.from) {
                        left = (Some(ring_move.from), self.rows_after_leaving(ring_move.from));
                    }
                    visit(action, left.1)
                }
                flipped => visit(action, self.rows_after_jump(ring_move.from, flipped)),
            }
        })
    }
}
