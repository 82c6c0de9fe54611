//! YINSH: standard and blitz.

use std::collections::BTreeMap;

use crate::fields;
use crate::played::played;
use crate::side::{Pair, Side};
use crate::yinsh_board::{self, ALL_DIRECTIONS, Board, Direction, FORWARDS, Kind, Piece, Point};

/// The common pool has 51 markers.
const MARKERS: usize = 51;

/// Each player has five rings.
const RINGS: u32 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    Standard,
    Blitz,
}

impl Variant {
    fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
        }
    }

    fn parse(text: &str) -> Result<Variant, String> {
        match text {
            "standard" => Ok(Variant::Standard),
            "blitz" => Ok(Variant::Blitz),
            _ => Err(format!("VARIANT: unknown variant {text:?}")),
        }
    }

    /// The number of rings whose removal wins.
    fn target(self) -> u32 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }
}

/// Placement comes first; then a turn is clear, move, claim. In the ring phases the row has been
/// taken and its ring is still to be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Place,
    ClearRow,
    ClearRing,
    Move,
    ClaimRow,
    ClaimRing,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::ClearRow => "clear-row",
            Phase::ClearRing => "clear-ring",
            Phase::Move => "move",
            Phase::ClaimRow => "claim-row",
            Phase::ClaimRing => "claim-ring",
        }
    }

    fn parse(text: &str) -> Result<Phase, String> {
        match text {
            "place" => Ok(Phase::Place),
            "clear-row" => Ok(Phase::ClearRow),
            "clear-ring" => Ok(Phase::ClearRing),
            "move" => Ok(Phase::Move),
            "claim-row" => Ok(Phase::ClaimRow),
            "claim-ring" => Ok(Phase::ClaimRing),
            _ => Err(format!("PHASE: unknown phase {text:?}")),
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Debug)]
enum Decision {
    Place(Point),
    /// A ring move: origin, the points passed over, destination.
    Move(Point, Vec<Point>, Point),
    Pass,
    TakeRow(Vec<Point>),
    RemoveRing(Point),
}

/// A position of YINSH. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    variant: Variant,
    board: Board,
    side: Side,
    hand: Pair<u32>,
    removed: Pair<u32>,
    phase: Phase,
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, hand, removed, phase] = fields::split(text)?;
        if game != "yinsh" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let state = State {
            variant: Variant::parse(variant)?,
            board: yinsh_board::parse_board(board)?,
            side: fields::side(side)?,
            hand: fields::number_pair(hand, "HAND")?,
            removed: fields::number_pair(removed, "REMOVED")?,
            phase: Phase::parse(phase)?,
        };
        state.check_pieces()?;
        state.check_phase()?;
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        format!(
            "yinsh {} {} {} {}/{} {}/{} {}",
            self.variant.word(),
            yinsh_board::board_text(&self.board),
            self.side.word(),
            self.hand.white,
            self.hand.black,
            self.removed.white,
            self.removed.black,
            self.phase.word(),
        )
    }

    /// `"w"`, `"b"` or `"draw"` once the game is over.
    ///
    /// A player who has removed his last ring to remove has won; if both have, the side to move.
    /// When a player has to move and the pool is empty, or no ring of either colour can move, more
    /// removed rings win and equal is a draw.
    pub fn result(&self) -> Option<&'static str> {
        for side in [self.side, self.side.other()] {
            if *self.removed.of(side) >= self.variant.target() {
                return Some(side.word());
            }
        }
        if self.phase != Phase::Move {
            return None;
        }
        let pool_is_empty = self.markers_on_board() >= MARKERS;
        let nothing_can_move =
            self.ring_moves(Side::White).is_empty() && self.ring_moves(Side::Black).is_empty();
        if !pool_is_empty && !nothing_can_move {
            return None;
        }
        if self.removed.white > self.removed.black {
            Some(Side::White.word())
        } else if self.removed.black > self.removed.white {
            Some(Side::Black.word())
        } else {
            Some("draw")
        }
    }

    /// Rings on board, in hand and removed are five of each colour; there are 51 markers.
    fn check_pieces(&self) -> Result<(), String> {
        for side in [Side::White, Side::Black] {
            let on_board = u32::try_from(self.rings_of(side).len()).expect("a board is small");
            let total = on_board + self.hand.of(side) + self.removed.of(side);
            if total != RINGS {
                return Err(format!(
                    "BOARD, HAND, REMOVED: {total} rings of {side:?} instead of 5"
                ));
            }
        }
        let markers = self.markers_on_board();
        if markers > MARKERS {
            return Err(format!("BOARD: {markers} markers, there are only 51"));
        }
        Ok(())
    }

    /// Whether board and hands fit the phase.
    fn check_phase(&self) -> Result<(), String> {
        if self.phase == Phase::Place {
            if *self.hand.of(self.side) == 0 {
                return Err("HAND: the side to move has no ring to place".to_string());
            }
            if self.markers_on_board() > 0 {
                return Err("BOARD: markers on the board in the place phase".to_string());
            }
        } else if self.hand.white + self.hand.black > 0 {
            return Err("HAND: rings in hand after the place phase".to_string());
        }
        let has_row = !self.rows_of(self.side).is_empty();
        match self.phase {
            Phase::ClearRow | Phase::ClaimRow if !has_row => {
                Err("PHASE: no row of the mover to take".to_string())
            }
            Phase::Move if has_row => Err("PHASE: move with a row of the mover".to_string()),
            _ => Ok(()),
        }
    }

    fn markers_on_board(&self) -> usize {
        self.board.values().filter(|piece| piece.kind == Kind::Marker).count()
    }

    fn rings_of(&self, side: Side) -> Vec<Point> {
        let ring = Piece { colour: side, kind: Kind::Ring };
        self.board.iter().filter(|(_, piece)| **piece == ring).map(|(point, _)| *point).collect()
    }

    /// A row is five markers of one colour on consecutive points of a line. In a longer line every
    /// five consecutive ones are a row.
    fn rows_of(&self, side: Side) -> Vec<Vec<Point>> {
        let marker = Piece { colour: side, kind: Kind::Marker };
        let mut rows = Vec::new();
        for (&point, &piece) in &self.board {
            if piece != marker {
                continue;
            }
            for direction in FORWARDS {
                if let Some(five) = point.consecutive(direction, 5)
                    && five.iter().all(|point| self.board.get(point) == Some(&marker))
                {
                    rows.push(five);
                }
            }
        }
        rows
    }

    /// All moves of one player's rings.
    fn ring_moves(&self, side: Side) -> Vec<Decision> {
        let mut moves = Vec::new();
        for ring in self.rings_of(side) {
            for direction in ALL_DIRECTIONS {
                moves.extend(self.ring_moves_along(ring, direction));
            }
        }
        moves
    }

    /// Over zero or more empty points, stopping on any of them; or on over one unbroken group of
    /// markers to the first point behind it, which has to be empty. Never over a ring.
    fn ring_moves_along(&self, ring: Point, direction: Direction) -> Vec<Decision> {
        let mut moves = Vec::new();
        let mut passed = Vec::new();
        let mut jumped = false;
        let mut next = ring.neighbour(direction);
        while let Some(point) = next {
            match self.board.get(&point).map(|piece| piece.kind) {
                Some(Kind::Ring) => break,
                Some(Kind::Marker) => jumped = true,
                None => {
                    moves.push(Decision::Move(ring, passed.clone(), point));
                    if jumped {
                        break;
                    }
                }
            }
            passed.push(point);
            next = point.neighbour(direction);
        }
        moves
    }

    /// All legal decisions by their canonical text.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        if self.result().is_some() {
            return BTreeMap::new();
        }
        let decisions = match self.phase {
            Phase::Place => yinsh_board::points()
                .into_iter()
                .filter(|point| !self.board.contains_key(point))
                .map(Decision::Place)
                .collect(),
            Phase::ClearRow | Phase::ClaimRow => {
                self.rows_of(self.side).into_iter().map(Decision::TakeRow).collect()
            }
            Phase::ClearRing | Phase::ClaimRing => {
                self.rings_of(self.side).into_iter().map(Decision::RemoveRing).collect()
            }
            Phase::Move => {
                // A player none of whose rings can move must pass; otherwise he may not.
                let moves = self.ring_moves(self.side);
                if moves.is_empty() { vec![Decision::Pass] } else { moves }
            }
        };
        decisions.into_iter().map(|decision| (decision_text(&decision), decision)).collect()
    }

    fn after(&self, decision: &Decision) -> State {
        let mut next = self.clone();
        match decision {
            Decision::Place(point) => next.place(*point),
            Decision::Move(origin, passed, destination) => {
                next.move_ring(*origin, passed, *destination);
            }
            Decision::Pass => next.begin_turn_of_other(),
            Decision::TakeRow(row) => next.take_row(row),
            Decision::RemoveRing(point) => next.remove_ring(*point),
        }
        next
    }

    /// The players place in turn; a player who still holds rings goes on when the other has none.
    /// After the last ring the other player begins his first turn.
    fn place(&mut self, point: Point) {
        self.board.insert(point, Piece { colour: self.side, kind: Kind::Ring });
        *self.hand.of_mut(self.side) -= 1;
        let other = self.side.other();
        if *self.hand.of(other) > 0 {
            self.side = other;
        } else if *self.hand.of(self.side) == 0 {
            self.begin_turn_of_other();
        }
    }

    /// The marker stays where the ring started; all markers jumped over are flipped.
    fn move_ring(&mut self, origin: Point, passed: &[Point], destination: Point) {
        self.board.insert(origin, Piece { colour: self.side, kind: Kind::Marker });
        self.board.insert(destination, Piece { colour: self.side, kind: Kind::Ring });
        for point in passed {
            if let Some(marker) = self.board.get_mut(point) {
                marker.colour = marker.colour.other();
            }
        }
        if self.rows_of(self.side).is_empty() {
            self.begin_turn_of_other();
        } else {
            self.phase = Phase::ClaimRow;
        }
    }

    /// The five markers return to the pool, then one of the owner's rings is to be removed.
    fn take_row(&mut self, row: &[Point]) {
        for point in row {
            self.board.remove(point);
        }
        self.phase = match self.phase {
            Phase::ClearRow => Phase::ClearRing,
            _ => Phase::ClaimRing,
        };
    }

    /// A player who has removed his last ring to remove wins at once. Otherwise rows are looked up
    /// afresh.
    fn remove_ring(&mut self, point: Point) {
        self.board.remove(&point);
        *self.removed.of_mut(self.side) += 1;
        if *self.removed.of(self.side) >= self.variant.target() {
            return;
        }
        let has_row = !self.rows_of(self.side).is_empty();
        match self.phase {
            Phase::ClearRing if has_row => self.phase = Phase::ClearRow,
            Phase::ClearRing => self.phase = Phase::Move,
            _ if has_row => self.phase = Phase::ClaimRow,
            _ => self.begin_turn_of_other(),
        }
    }

    /// A turn begins with the clear phase if the player has rows, otherwise with his move.
    fn begin_turn_of_other(&mut self) {
        self.side = self.side.other();
        let has_row = !self.rows_of(self.side).is_empty();
        self.phase = if has_row { Phase::ClearRow } else { Phase::Move };
    }
}

fn decision_text(decision: &Decision) -> String {
    match decision {
        Decision::Place(point) => point.to_string(),
        Decision::Move(origin, _, destination) => format!("{origin}-{destination}"),
        Decision::Pass => "pass".to_string(),
        Decision::TakeRow(row) => format!("x{}-{}", row[0], row[row.len() - 1]),
        Decision::RemoveRing(point) => format!("x{point}"),
    }
}

played!();
