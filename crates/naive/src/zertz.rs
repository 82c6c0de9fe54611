//! ZÈRTZ.

use std::collections::BTreeMap;

use crate::fields;
use crate::played::played;
use crate::side::{Pair, Side};
use crate::zertz_board::{self, Board, LARGE, MIDDLE, Place, SMALL, Shape};

/// Colours of marbles in the order of the text.
const MARBLES: [char; 3] = ['W', 'G', 'B'];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    Standard,
    Blitz,
    Tournament,
    Expert,
}

impl Variant {
    const ALL: [Variant; 4] =
        [Variant::Standard, Variant::Blitz, Variant::Tournament, Variant::Expert];

    fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
            Variant::Tournament => "tournament",
            Variant::Expert => "expert",
        }
    }

    fn shape(self) -> Shape {
        match self {
            Variant::Standard | Variant::Blitz => SMALL,
            Variant::Tournament => MIDDLE,
            Variant::Expert => LARGE,
        }
    }

    /// How many marbles there are, by colour.
    fn marbles(self) -> [usize; 3] {
        if self == Variant::Blitz { [5, 7, 9] } else { [6, 8, 10] }
    }

    /// Every set of captured marbles that just wins.
    fn winning_sets(self) -> [[usize; 3]; 4] {
        if self == Variant::Blitz {
            [[2, 2, 2], [3, 0, 0], [0, 4, 0], [0, 0, 5]]
        } else {
            [[3, 3, 3], [4, 0, 0], [0, 5, 0], [0, 0, 6]]
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Place,
    Remove,
    Jump,
    JumpOn(Place),
    Over,
}

/// Marbles beside the board, one letter for each.
type Marbles = Vec<char>;

/// One decision of the player to move.
#[derive(Clone, Copy, Debug)]
enum Decision {
    Place(char, Place),
    Remove(Place),
    Jump { from: Place, over: Place, to: Place },
    Pass,
}

/// A position of ZÈRTZ. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    variant: Variant,
    board: Board,
    side: Side,
    pool: Marbles,
    held: Pair<Marbles>,
    phase: Phase,
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, pool, white, black, phase] = fields::split(text)?;
        if game != "zertz" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let named = Variant::ALL.into_iter().find(|known| known.word() == variant);
        let variant = named.ok_or(format!("VARIANT: unknown variant {variant:?}"))?;
        let state = State {
            variant,
            board: zertz_board::parse_board(board, variant.shape())?,
            side: fields::side(side)?,
            pool: parse_marbles(pool, "POOL")?,
            held: Pair {
                white: parse_marbles(white, "WHITE")?,
                black: parse_marbles(black, "BLACK")?,
            },
            phase: parse_phase(phase, variant.shape())?,
        };
        state.check()?;
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        let phase = match self.phase {
            Phase::Place => "place".to_string(),
            Phase::Remove => "remove".to_string(),
            Phase::Jump => "jump".to_string(),
            Phase::JumpOn(place) => format!("jump-{place}"),
            Phase::Over => "over".to_string(),
        };
        format!(
            "zertz {} {} {} {} {} {} {phase}",
            self.variant.word(),
            zertz_board::board_text(&self.board, self.variant.shape()),
            self.side.word(),
            marbles_text(&self.pool),
            marbles_text(&self.held.white),
            marbles_text(&self.held.black),
        )
    }

    /// `"w"`, `"b"` or `"draw"` once the game is over.
    pub fn result(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Over if self.has_won(self.side) || self.board.is_empty() => {
                Some(self.side.word())
            }
            Phase::Over => Some("draw"),
            _ => None,
        }
    }

    fn has_won(&self, side: Side) -> bool {
        let held = counts(self.held.of(side));
        let reached = |set: [usize; 3]| (0..3).all(|marble| held[marble] >= set[marble]);
        self.variant.winning_sets().into_iter().any(reached)
    }

    /// What a player may place: the pool, or what he has captured when the pool is empty.
    fn placeable(&self, side: Side) -> &Marbles {
        if self.pool.is_empty() { self.held.of(side) } else { &self.pool }
    }

    fn nobody_can_place(&self) -> bool {
        self.placeable(Side::White).is_empty() && self.placeable(Side::Black).is_empty()
    }

    fn is_vacant(&self, place: Place) -> bool {
        self.board.get(&place) == Some(&None)
    }

    fn has_marble(&self, place: Place) -> bool {
        matches!(self.board.get(&place), Some(Some(_)))
    }

    /// The groups without a vacant ring.
    fn full_groups(&self) -> Vec<Vec<Place>> {
        let mut groups = zertz_board::groups(&self.board, self.variant.shape());
        groups.retain(|group| !group.iter().any(|place| self.is_vacant(*place)));
        groups
    }

    /// The vacant rings with two missing neighbours side by side.
    fn free_rings(&self) -> Vec<Place> {
        let is_missing =
            |next: Option<Place>| next.is_none_or(|next| !self.board.contains_key(&next));
        let is_free = |place: &Place| {
            let around = self.variant.shape().around(*place);
            self.is_vacant(*place)
                && (0..6).any(|at| is_missing(around[at]) && is_missing(around[(at + 1) % 6]))
        };
        self.board.keys().copied().filter(is_free).collect()
    }

    /// All jumps of all marbles.
    fn jumps(&self) -> Vec<Decision> {
        let mut jumps = Vec::new();
        let shape = self.variant.shape();
        for &from in self.board.keys().filter(|place| self.has_marble(**place)) {
            for direction in 0..6 {
                let Some(over) = shape.around(from)[direction] else { continue };
                let Some(to) = shape.around(over)[direction] else { continue };
                if self.has_marble(over) && self.is_vacant(to) {
                    jumps.push(Decision::Jump { from, over, to });
                }
            }
        }
        jumps
    }

    fn jumps_of(&self, marble: Place) -> Vec<Decision> {
        let mut jumps = self.jumps();
        jumps.retain(|jump| matches!(jump, Decision::Jump { from, .. } if *from == marble));
        jumps
    }

    /// Everything that has to hold for a position, in the order of the rules page.
    fn check(&self) -> Result<(), String> {
        let all = [&self.pool, &self.held.white, &self.held.black].map(counts);
        for (number, marble) in MARBLES.into_iter().enumerate() {
            let on_board = self.board.values().filter(|ring| **ring == Some(marble)).count();
            let beside: usize = all.iter().map(|counts| counts[number]).sum();
            if on_board + beside != self.variant.marbles()[number] {
                return Err(format!("BOARD, POOL, WHITE, BLACK: wrong number of {marble}"));
            }
        }
        if !self.full_groups().is_empty() {
            return Err("BOARD: a group without a vacant ring".to_string());
        }
        if self.has_won(self.side.other()) {
            return Err("WHITE, BLACK: a winning set of the player not to move".to_string());
        }
        let no_jump = self.jumps().is_empty();
        let won = self.has_won(self.side) || self.board.is_empty();
        let drawn = no_jump && self.nobody_can_place();
        if self.phase == Phase::Over {
            return if won || drawn { Ok(()) } else { Err("PHASE: not over".to_string()) };
        }
        if won {
            return Err("PHASE: the game is over".to_string());
        }
        let nothing_held = self.held.of(self.side).is_empty();
        let wrong = match self.phase {
            Phase::Place => !no_jump || drawn,
            Phase::Jump => no_jump,
            Phase::Remove => {
                let no_marble = !self.board.values().any(Option::is_some);
                self.free_rings().is_empty() || no_marble && nothing_held
            }
            Phase::JumpOn(marble) => self.jumps_of(marble).is_empty() || nothing_held,
            Phase::Over => false,
        };
        if wrong { Err(format!("PHASE: {:?} is not possible", self.phase)) } else { Ok(()) }
    }

    /// All legal decisions by their canonical text.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        let mut decisions = Vec::new();
        match self.phase {
            Phase::Over => {}
            Phase::Place if self.placeable(self.side).is_empty() => decisions.push(Decision::Pass),
            Phase::Place => {
                for &place in self.board.keys().filter(|place| self.is_vacant(**place)) {
                    let marbles = self.placeable(self.side).iter();
                    decisions.extend(marbles.map(|marble| Decision::Place(*marble, place)));
                }
            }
            Phase::Remove => {
                decisions.extend(self.free_rings().into_iter().map(Decision::Remove));
            }
            Phase::Jump => decisions = self.jumps(),
            Phase::JumpOn(marble) => decisions = self.jumps_of(marble),
        }
        decisions.into_iter().map(|decision| (decision_text(decision), decision)).collect()
    }

    fn after(&self, decision: &Decision) -> State {
        let decision = *decision;
        let mut next = self.clone();
        match decision {
            Decision::Place(marble, place) => next.place(marble, place),
            Decision::Remove(place) => {
                next.board.remove(&place);
                next.capture_groups();
                if !next.ends_won() {
                    next.end_turn();
                }
            }
            Decision::Jump { from, over, to } => next.jump(from, over, to),
            Decision::Pass => next.end_turn(),
        }
        next
    }

    fn place(&mut self, marble: char, place: Place) {
        let source =
            if self.pool.is_empty() { self.held.of_mut(self.side) } else { &mut self.pool };
        let found = source.iter().position(|held| *held == marble).expect("it can be placed");
        source.remove(found);
        self.board.insert(place, Some(marble));
        self.capture_groups();
        if self.ends_won() {
            return;
        }
        if self.free_rings().is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Remove;
        }
    }

    fn jump(&mut self, from: Place, over: Place, to: Place) {
        let marble = self.board.insert(from, None).expect("a ring");
        let captured = self.board.insert(over, None).flatten().expect("a marble");
        self.board.insert(to, marble);
        self.held.of_mut(self.side).push(captured);
        sort(self.held.of_mut(self.side));
        if self.ends_won() {
            return;
        }
        if self.jumps_of(to).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::JumpOn(to);
        }
    }

    /// The mover captures the marbles of every group in which no ring is vacant; the rings go too.
    fn capture_groups(&mut self) {
        for place in self.full_groups().concat() {
            let marble = self.board.remove(&place).flatten().expect("no ring there is vacant");
            self.held.of_mut(self.side).push(marble);
        }
        sort(self.held.of_mut(self.side));
    }

    /// Ends the game if the mover has won.
    fn ends_won(&mut self) -> bool {
        let won = self.has_won(self.side) || self.board.is_empty();
        if won {
            self.phase = Phase::Over;
        }
        won
    }

    fn end_turn(&mut self) {
        let no_jump = self.jumps().is_empty();
        if no_jump && self.nobody_can_place() {
            self.phase = Phase::Over;
            return;
        }
        self.side = self.side.other();
        self.phase = if no_jump { Phase::Place } else { Phase::Jump };
    }
}

/// Marbles in the order of the text, so that equal sets are equal lists.
fn sort(marbles: &mut Marbles) {
    marbles.sort_by_key(|marble| MARBLES.iter().position(|known| known == marble));
}

fn counts(marbles: &Marbles) -> [usize; 3] {
    MARBLES.map(|marble| marbles.iter().filter(|held| **held == marble).count())
}

fn marbles_text(marbles: &Marbles) -> String {
    counts(marbles).map(|count| count.to_string()).join("/")
}

/// Three numbers of at most two digits.
fn parse_marbles(text: &str, field: &str) -> Result<Marbles, String> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != 3 {
        return Err(format!("{field}: {text:?} is not three numbers"));
    }
    let mut marbles = Marbles::new();
    for (part, marble) in parts.into_iter().zip(MARBLES) {
        let count = fields::number(part, field)?;
        if count > 99 {
            return Err(format!("{field}: {part:?} has more than two digits"));
        }
        marbles.extend(vec![marble; count as usize]);
    }
    Ok(marbles)
}

fn parse_phase(text: &str, shape: Shape) -> Result<Phase, String> {
    let unknown = || format!("PHASE: unknown phase {text:?}");
    match text {
        "place" => Ok(Phase::Place),
        "remove" => Ok(Phase::Remove),
        "jump" => Ok(Phase::Jump),
        "over" => Ok(Phase::Over),
        _ => {
            let name = text.strip_prefix("jump-").ok_or_else(unknown)?;
            shape.named(name).map(Phase::JumpOn).ok_or_else(unknown)
        }
    }
}

fn decision_text(decision: Decision) -> String {
    match decision {
        Decision::Place(marble, place) => format!("{marble}{place}"),
        Decision::Remove(place) => place.to_string(),
        Decision::Jump { from, to, .. } => format!("{from}-{to}"),
        Decision::Pass => "pass".to_string(),
    }
}

played!();
