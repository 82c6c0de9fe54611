//! DVONN.

use std::collections::BTreeMap;

use crate::dvonn_board::{self, Board, DIRECTIONS, Space, Stack};
use crate::fields;
use crate::played::played;
use crate::side::{Pair, Side};

/// Pieces of each colour.
const PIECES: u32 = 23;

/// DVONN pieces.
const DVONN_PIECES: u32 = 3;

/// All pieces together.
const ALL_PIECES: u32 = 49;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Place,
    Move,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Move => "move",
        }
    }

    fn parse(text: &str) -> Result<Phase, String> {
        match text {
            "place" => Ok(Phase::Place),
            "move" => Ok(Phase::Move),
            _ => Err(format!("PHASE: unknown phase {text:?}")),
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Copy, Debug)]
enum Decision {
    Place(Space),
    Move(Space, Space),
    Pass,
}

/// A position of DVONN. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    board: Board,
    side: Side,
    hand: Pair<u32>,
    dvonn_hand: u32,
    phase: Phase,
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, hand, phase] = fields::split(text)?;
        if game != "dvonn" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        if variant != "standard" {
            return Err(format!("VARIANT: unknown variant {variant:?}"));
        }
        let hands: Vec<&str> = hand.split('/').collect();
        let [white, black, dvonn] = hands.as_slice() else {
            return Err(format!("HAND: {hand:?} is not of the form white/black/DVONN"));
        };
        let state = State {
            board: dvonn_board::parse_board(board)?,
            side: fields::side(side)?,
            hand: Pair {
                white: fields::number(white, "HAND")?,
                black: fields::number(black, "HAND")?,
            },
            dvonn_hand: fields::number(dvonn, "HAND")?,
            phase: Phase::parse(phase)?,
        };
        if state.hand.white > PIECES || state.hand.black > PIECES || state.dvonn_hand > DVONN_PIECES
        {
            return Err(format!("HAND: {hand:?} is more than 23/23/3"));
        }
        match state.phase {
            Phase::Place => state.check_place()?,
            Phase::Move => state.check_move()?,
        }
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        format!(
            "dvonn standard {} {} {}/{}/{} {}",
            dvonn_board::board_text(&self.board),
            self.side.word(),
            self.hand.white,
            self.hand.black,
            self.dvonn_hand,
            self.phase.word(),
        )
    }

    /// `"w"`, `"b"` or `"draw"` once the game is over: when neither player has a move. The heights
    /// of the stacks that a player controls count for him.
    pub fn result(&self) -> Option<&'static str> {
        if self.phase == Phase::Place
            || !self.moves(Side::White).is_empty()
            || !self.moves(Side::Black).is_empty()
        {
            return None;
        }
        let count = |side: Side| -> u32 {
            let own = self.board.values().filter(|stack| stack.top == Some(side));
            own.map(|stack| stack.height).sum()
        };
        let (white, black) = (count(Side::White), count(Side::Black));
        if white > black {
            Some(Side::White.word())
        } else if black > white {
            Some(Side::Black.word())
        } else {
            Some("draw")
        }
    }

    /// The number of stacks with a top of one colour, or of lone DVONN pieces.
    fn stacks(&self, top: Option<Side>) -> u32 {
        let stacks = self.board.values().filter(|stack| stack.top == top).count();
        u32::try_from(stacks).expect("a board is small")
    }

    /// Whether board and hands fit the place phase.
    fn check_place(&self) -> Result<(), String> {
        if self.board.values().any(|stack| stack.height > 1) {
            return Err("BOARD: a stack of two or more in the place phase".to_string());
        }
        let white = self.stacks(Some(Side::White));
        let black = self.stacks(Some(Side::Black));
        if white + self.hand.white != PIECES {
            return Err("BOARD, HAND: there are 23 white pieces".to_string());
        }
        if black + self.hand.black != PIECES {
            return Err("BOARD, HAND: there are 23 black pieces".to_string());
        }
        if self.stacks(None) + self.dvonn_hand != DVONN_PIECES {
            return Err("BOARD, HAND: there are 3 DVONN pieces".to_string());
        }
        if self.dvonn_hand > 0 && white + black > 0 {
            return Err("HAND: the DVONN pieces are placed first".to_string());
        }
        if self.dvonn_hand == 0 && *self.hand.of(self.side) == 0 {
            return Err("HAND: the side to move has nothing to place".to_string());
        }
        Ok(())
    }

    /// Whether board and hands fit the move phase.
    fn check_move(&self) -> Result<(), String> {
        if self.hand.white + self.hand.black + self.dvonn_hand > 0 {
            return Err("HAND: pieces in hand in the move phase".to_string());
        }
        for side in [Side::White, Side::Black] {
            if self.stacks(Some(side)) > PIECES {
                return Err(format!("BOARD: more than 23 stacks of {side:?}"));
            }
        }
        if self.board.values().map(|stack| stack.height).sum::<u32>() > ALL_PIECES {
            return Err("BOARD: more than 49 pieces".to_string());
        }
        let lone = self.stacks(None);
        let marked: Vec<&Stack> =
            self.board.values().filter(|stack| stack.dvonn && stack.top.is_some()).collect();
        if marked.len() + lone as usize > DVONN_PIECES as usize {
            return Err("BOARD: more than 3 spaces with DVONN pieces".to_string());
        }
        let below_tops: u32 = marked.iter().map(|stack| stack.height - 1).sum();
        if below_tops < DVONN_PIECES - lone {
            return Err("BOARD: fewer than 3 DVONN pieces".to_string());
        }
        if dvonn_board::in_contact(&self.board).len() < self.board.len() {
            return Err("BOARD: a stack without contact".to_string());
        }
        Ok(())
    }

    /// A stack is surrounded if its space has six neighbours and all of them are occupied.
    fn is_surrounded(&self, space: Space) -> bool {
        let neighbours = space.neighbours();
        neighbours.len() == 6 && neighbours.iter().all(|next| self.board.contains_key(next))
    }

    /// All moves of the stacks that one player controls: in any direction, by as many spaces as the
    /// stack is high, onto an occupied space.
    fn moves(&self, side: Side) -> Vec<Decision> {
        let mut moves = Vec::new();
        for (&from, stack) in &self.board {
            if stack.top != Some(side) || self.is_surrounded(from) {
                continue;
            }
            let height = i32::try_from(stack.height).expect("a stack has at most 49 pieces");
            for direction in DIRECTIONS {
                if let Some(to) = from.steps(direction, height)
                    && self.board.contains_key(&to)
                {
                    moves.push(Decision::Move(from, to));
                }
            }
        }
        moves
    }

    /// All legal decisions by their canonical text.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        let decisions: Vec<Decision> = match self.phase {
            Phase::Place => dvonn_board::spaces()
                .into_iter()
                .filter(|space| !self.board.contains_key(space))
                .map(Decision::Place)
                .collect(),
            Phase::Move => {
                // A player without a move passes if, and only if, his opponent has one.
                let moves = self.moves(self.side);
                if moves.is_empty() && !self.moves(self.side.other()).is_empty() {
                    vec![Decision::Pass]
                } else {
                    moves
                }
            }
        };
        decisions.into_iter().map(|decision| (decision_text(decision), decision)).collect()
    }

    fn after(&self, decision: &Decision) -> State {
        let decision = *decision;
        let mut next = self.clone();
        match decision {
            Decision::Place(space) => next.place(space),
            Decision::Move(from, to) => next.move_stack(from, to),
            Decision::Pass => next.side = self.side.other(),
        }
        next
    }

    /// The DVONN pieces first, then pieces of the player's own. A player who has something to place
    /// goes on when the other has nothing. When all is placed, White is to move.
    fn place(&mut self, space: Space) {
        if self.dvonn_hand > 0 {
            self.dvonn_hand -= 1;
            self.board.insert(space, Stack { top: None, height: 1, dvonn: true });
        } else {
            *self.hand.of_mut(self.side) -= 1;
            self.board.insert(space, Stack { top: Some(self.side), height: 1, dvonn: false });
        }
        let can_place = |side: Side| self.dvonn_hand > 0 || *self.hand.of(side) > 0;
        if can_place(self.side.other()) {
            self.side = self.side.other();
        } else if !can_place(self.side) {
            self.side = Side::White;
            self.phase = Phase::Move;
        }
    }

    /// The whole stack lies then on top of what was there. All stacks without contact are removed.
    fn move_stack(&mut self, from: Space, to: Space) {
        let moved = self.board.remove(&from).expect("a stack stands there");
        let below = self.board[&to];
        let sum = Stack {
            top: moved.top,
            height: moved.height + below.height,
            dvonn: moved.dvonn || below.dvonn,
        };
        self.board.insert(to, sum);
        let contact = dvonn_board::in_contact(&self.board);
        self.board.retain(|space, _| contact.contains(space));
        self.side = self.side.other();
    }
}

fn decision_text(decision: Decision) -> String {
    match decision {
        Decision::Place(space) => space.to_string(),
        Decision::Move(from, to) => format!("{from}-{to}"),
        Decision::Pass => "pass".to_string(),
    }
}

played!();
