//! TZAAR.

use std::collections::BTreeMap;

use crate::fields;
use crate::played::played;
use crate::side::{Pair, Side};
use crate::tzaar_board::{self, Board, DIRECTIONS, KINDS, Space, Stack};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Place,
    Capture,
    Second,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Capture => "capture",
            Phase::Second => "second",
        }
    }

    fn parse(text: &str) -> Result<Phase, String> {
        match text {
            "place" => Ok(Phase::Place),
            "capture" => Ok(Phase::Capture),
            "second" => Ok(Phase::Second),
            _ => Err(format!("PHASE: unknown phase {text:?}")),
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Copy, Debug)]
enum Decision {
    Place(char, Space),
    Move(Space, Space),
    Pass,
}

/// The pieces of a player that are still to be placed, one letter for each.
type Hand = Vec<char>;

/// A position of TZAAR. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    tournament: bool,
    board: Board,
    side: Side,
    hand: Pair<Hand>,
    phase: Phase,
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, hand, phase] = fields::split(text)?;
        if game != "tzaar" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let tournament = match variant {
            "standard" => false,
            "tournament" => true,
            _ => return Err(format!("VARIANT: unknown variant {variant:?}")),
        };
        let hands = fields::pair(hand, "HAND")?;
        let state = State {
            tournament,
            board: tzaar_board::parse_board(board)?,
            side: fields::side(side)?,
            hand: Pair { white: parse_hand(hands.white)?, black: parse_hand(hands.black)? },
            phase: Phase::parse(phase)?,
        };
        match state.phase {
            Phase::Place => state.check_place()?,
            Phase::Capture | Phase::Second => state.check_moving()?,
        }
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        format!(
            "tzaar {} {} {} {}/{} {}",
            if self.tournament { "tournament" } else { "standard" },
            tzaar_board::board_text(&self.board),
            self.side.word(),
            hand_text(&self.hand.white),
            hand_text(&self.hand.black),
            self.phase.word(),
        )
    }

    /// `"w"` or `"b"` once the game is over: when a player has no stack of one of the kinds, or
    /// cannot capture when his turn begins.
    pub fn result(&self) -> Option<&'static str> {
        if self.phase == Phase::Place {
            return None;
        }
        for side in [Side::White, Side::Black] {
            if self.lacks_a_kind(side) {
                return Some(side.other().word());
            }
        }
        let stuck = self.phase == Phase::Capture && self.captures().is_empty();
        stuck.then(|| self.side.other().word())
    }

    /// The number of stacks of a player with a piece of one kind on top.
    fn tops(&self, side: Side, kind: char) -> usize {
        let own = |stack: &&Stack| stack.side == side && stack.kind == kind;
        self.board.values().filter(own).count()
    }

    fn lacks_a_kind(&self, side: Side) -> bool {
        KINDS.iter().any(|(kind, _)| self.tops(side, *kind) == 0)
    }

    /// Whether variant, board and hands fit the place phase.
    fn check_place(&self) -> Result<(), String> {
        if !self.tournament {
            return Err("PHASE: nothing is placed in the standard game".to_string());
        }
        if self.board.values().any(|stack| stack.height > 1) {
            return Err("BOARD: a stack of two or more in the place phase".to_string());
        }
        for side in [Side::White, Side::Black] {
            for (kind, all) in KINDS {
                let in_hand = self.hand.of(side).iter().filter(|held| **held == kind).count();
                if self.tops(side, kind) + in_hand != all {
                    return Err(format!("BOARD, HAND: there are {all} {kind} of {side:?}"));
                }
            }
        }
        if self.hand.of(self.side).is_empty() {
            return Err("HAND: the side to move has nothing to place".to_string());
        }
        Ok(())
    }

    /// Whether board and hands fit the phases in which stacks move.
    fn check_moving(&self) -> Result<(), String> {
        if !self.hand.white.is_empty() || !self.hand.black.is_empty() {
            return Err("HAND: pieces in hand when all are placed".to_string());
        }
        for side in [Side::White, Side::Black] {
            for (kind, all) in KINDS {
                if self.tops(side, kind) > all {
                    return Err(format!("BOARD: more than {all} {kind} of {side:?} on top"));
                }
            }
            let own = self.board.values().filter(|stack| stack.side == side);
            if own.map(|stack| stack.height).sum::<u32>() > 30 {
                return Err(format!("BOARD: more than 30 pieces of {side:?}"));
            }
        }
        if self.lacks_a_kind(Side::White) && self.lacks_a_kind(Side::Black) {
            return Err("BOARD: both players lack a kind".to_string());
        }
        if self.phase == Phase::Second && self.is_full() {
            return Err("PHASE: no space is empty before the second move".to_string());
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.board.len() == tzaar_board::spaces().len()
    }

    /// The ways of the mover's stacks, each to the first stack in one of the directions.
    fn ways(&self) -> Vec<(Space, Space)> {
        let mut ways = Vec::new();
        for (&from, _) in self.board.iter().filter(|(_, stack)| stack.side == self.side) {
            for direction in DIRECTIONS {
                let mut space = from;
                while let Some(next) = space.next(direction) {
                    space = next;
                    if self.board.contains_key(&space) {
                        break;
                    }
                }
                if space != from && self.board.contains_key(&space) {
                    ways.push((from, space));
                }
            }
        }
        ways
    }

    /// Those ways that end on a stack of the opponent's that is not higher.
    fn captures(&self) -> Vec<(Space, Space)> {
        let mut ways = self.ways();
        ways.retain(|(from, to)| {
            let (mover, target) = (self.board[from], self.board[to]);
            target.side != self.side && target.height <= mover.height
        });
        ways
    }

    /// Those ways that end on a stack of the mover's.
    fn stackings(&self) -> Vec<(Space, Space)> {
        let mut ways = self.ways();
        ways.retain(|(_, to)| self.board[to].side == self.side);
        ways
    }

    /// All legal decisions by their canonical text.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        let mut decisions = Vec::new();
        if self.result().is_some() {
            return BTreeMap::new();
        }
        match self.phase {
            Phase::Place => {
                for space in tzaar_board::spaces() {
                    if !self.board.contains_key(&space) {
                        let held = self.hand.of(self.side);
                        decisions.extend(held.iter().map(|kind| Decision::Place(*kind, space)));
                    }
                }
            }
            Phase::Capture => {
                decisions
                    .extend(self.captures().into_iter().map(|(from, to)| Decision::Move(from, to)));
            }
            Phase::Second => {
                let ways = self.captures().into_iter().chain(self.stackings());
                decisions.extend(ways.map(|(from, to)| Decision::Move(from, to)));
                decisions.push(Decision::Pass);
            }
        }
        decisions.into_iter().map(|decision| (decision_text(decision), decision)).collect()
    }

    fn after(&self, decision: &Decision) -> State {
        let decision = *decision;
        let mut next = self.clone();
        match decision {
            Decision::Place(kind, space) => next.place(kind, space),
            Decision::Move(from, to) => next.move_stack(from, to),
            Decision::Pass => {
                next.side = self.side.other();
                next.phase = Phase::Capture;
            }
        }
        next
    }

    /// A player who has something to place goes on when the other has nothing. When all is placed,
    /// White opens.
    fn place(&mut self, kind: char, space: Space) {
        let hand = self.hand.of_mut(self.side);
        let held = hand.iter().position(|held| *held == kind).expect("it is in hand");
        hand.remove(held);
        self.board.insert(space, Stack { side: self.side, kind, height: 1 });
        if !self.hand.of(self.side.other()).is_empty() {
            self.side = self.side.other();
        } else if self.hand.of(self.side).is_empty() {
            self.side = Side::White;
            self.phase = Phase::Capture;
        }
    }

    /// A stack of the opponent's is taken off the board; one of the mover's is lain upon. A capture
    /// made while no space is empty ends the turn.
    fn move_stack(&mut self, from: Space, to: Space) {
        let opening = self.is_full();
        let mover = self.board.remove(&from).expect("a stack stands there");
        let target = self.board.remove(&to).expect("a move ends on a stack");
        let added = if target.side == mover.side { target.height } else { 0 };
        self.board.insert(to, Stack { height: mover.height + added, ..mover });
        if self.phase == Phase::Second || opening {
            self.side = self.side.other();
            self.phase = Phase::Capture;
        } else {
            self.phase = Phase::Second;
        }
    }
}

/// HAND of one player: the kinds in the order Z A T with their numbers, `-` for none.
fn hand_text(hand: &Hand) -> String {
    let mut text = String::new();
    for (kind, _) in KINDS {
        let held = hand.iter().filter(|held| **held == kind).count();
        if held > 0 {
            text.push_str(&format!("{kind}{held}"));
        }
    }
    if text.is_empty() { "-".to_string() } else { text }
}

/// Reads what [`hand_text`] writes, by trying all numbers of each kind.
fn parse_hand(text: &str) -> Result<Hand, String> {
    for tzaars in 0..=KINDS[0].1 {
        for tzarras in 0..=KINDS[1].1 {
            for totts in 0..=KINDS[2].1 {
                let hand = [vec!['Z'; tzaars], vec!['A'; tzarras], vec!['T'; totts]].concat();
                if hand_text(&hand) == text {
                    return Ok(hand);
                }
            }
        }
    }
    Err(format!("HAND: {text:?} is not - or numbers of Z, A and T"))
}

fn decision_text(decision: Decision) -> String {
    match decision {
        Decision::Place(kind, space) => format!("{kind}{space}"),
        Decision::Move(from, to) => format!("{from}-{to}"),
        Decision::Pass => "pass".to_string(),
    }
}

played!();
