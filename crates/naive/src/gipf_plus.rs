//! GIPF with potentials.

mod position;
mod stack;

use std::collections::BTreeMap;

use self::stack::{Layer, POTENTIALS, Potential, Stack};
use crate::gipf::Variant;
use crate::gipf_board::{self, Board, CENTRE, DIRECTIONS, Point, Push};
use crate::played::played;
use crate::side::{Pair, Side};

/// What a player may bring in. The order is GIPF-pieces first, then loaded pieces, then basic
/// pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Permission {
    /// `!`: he must bring in a GIPF-piece (tournament, first turn).
    MustGipf,
    /// `+`: GIPF-pieces, loaded pieces and basic pieces.
    MayGipf,
    /// `*`: loaded or basic pieces.
    MayLoad,
    /// `-`: basic pieces only.
    BasicOnly,
}

/// A turn is clear, extra1 if it applies, push or use, extra2 if it applies, claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Clear,
    Extra1,
    Push,
    Extra2,
    Claim,
}

/// The potentials a player may still bring in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stock {
    /// In the order of the STOCKS field, so that equal stocks are equal lists.
    potentials: Vec<Potential>,
}

impl Stock {
    fn empty() -> Stock {
        Stock { potentials: Vec::new() }
    }

    fn count(&self, potential: Potential) -> usize {
        self.potentials.iter().filter(|held| **held == potential).count()
    }

    fn remove(&mut self, potential: Potential) {
        let index = self.potentials.iter().position(|held| *held == potential);
        self.potentials.remove(index.expect("only a potential in stock is brought in"));
    }
}

/// A piece that a push brings into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Newcomer {
    Gipf,
    Loaded(Potential),
    Basic,
}

impl Newcomer {
    /// The basic pieces it takes from the reserve.
    fn cost(self) -> u32 {
        match self {
            Newcomer::Gipf => 2,
            Newcomer::Loaded(_) | Newcomer::Basic => 1,
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Debug)]
enum Decision {
    /// An ordinary push.
    Push(Push, Newcomer),
    /// The use of a loaded piece: from, to.
    Use(Point, Point),
    /// The push of the T on the centre.
    ExtraPush(Push),
    /// The T on the centre is discarded.
    Discard,
    /// Taking a row: the spots that lose something.
    Take(Vec<Point>),
}

/// A position of GIPF with potentials. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    variant: Variant,
    board: Board<Stack>,
    side: Side,
    reserves: Pair<u32>,
    permissions: Pair<Permission>,
    stocks: Pair<Stock>,
    phase: Phase,
}

impl State {
    /// The winner, `"w"` or `"b"`, once the game is over.
    ///
    /// A player who cannot push in his push phase loses only if he has no legal use of a potential
    /// either.
    pub fn result(&self) -> Option<&'static str> {
        if let Some(winner) = self.winner_by_gipf_pieces() {
            return Some(winner.word());
        }
        if self.phase == Phase::Push && self.pushes_and_uses().is_empty() {
            return Some(self.side.other().word());
        }
        None
    }

    /// As in GIPF: in standard and tournament (there from his first turn on) a player who has no
    /// GIPF-piece left on the board has lost; if that holds for both, the side to move has won.
    fn winner_by_gipf_pieces(&self) -> Option<Side> {
        let has_lost = |side: Side| {
            let needs_gipf_piece = match self.variant {
                Variant::Basic => false,
                Variant::Standard => true,
                Variant::Tournament => *self.permissions.of(side) != Permission::MustGipf,
            };
            needs_gipf_piece && !self.board.values().any(|stack| *stack == Stack::gipf(side))
        };
        if has_lost(self.side.other()) {
            Some(self.side)
        } else if has_lost(self.side) {
            Some(self.side.other())
        } else {
            None
        }
    }

    /// Rows as in GIPF, by the colours of the stacks.
    fn rows_of(&self, colour: Side) -> Vec<Vec<Point>> {
        gipf_board::rows(&self.board, colour, Stack::colour)
    }

    fn mover_has_tamsk_on_centre(&self) -> bool {
        self.board.get(&CENTRE) == Some(&Stack::loaded(self.side, Potential::Tamsk))
    }

    /// All legal decisions by their canonical text: equal decisions have equal texts.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        if self.winner_by_gipf_pieces().is_some() {
            return BTreeMap::new();
        }
        match self.phase {
            Phase::Clear | Phase::Claim => self.takings(),
            Phase::Extra1 | Phase::Extra2 => self.extra_pushes(),
            Phase::Push => self.pushes_and_uses(),
        }
    }

    fn pushes_and_uses(&self) -> BTreeMap<String, Decision> {
        let mut decisions = self.pushes();
        decisions.extend(self.uses());
        decisions
    }

    /// The pieces the mover may bring in: by his permission, his reserve and his stock.
    fn newcomers(&self) -> Vec<Newcomer> {
        let mut permitted = Vec::new();
        let permission = *self.permissions.of(self.side);
        if matches!(permission, Permission::MustGipf | Permission::MayGipf) {
            permitted.push(Newcomer::Gipf);
        }
        if matches!(permission, Permission::MayGipf | Permission::MayLoad) {
            let stock = self.stocks.of(self.side);
            let held = POTENTIALS.into_iter().filter(|potential| stock.count(*potential) > 0);
            permitted.extend(held.map(Newcomer::Loaded));
        }
        if permission != Permission::MustGipf {
            permitted.push(Newcomer::Basic);
        }
        let reserve = *self.reserves.of(self.side);
        permitted.into_iter().filter(|newcomer| newcomer.cost() <= reserve).collect()
    }

    fn pushes(&self) -> BTreeMap<String, Decision> {
        let mut decisions = BTreeMap::new();
        for newcomer in self.newcomers() {
            let mark = match newcomer {
                Newcomer::Gipf => "G".to_string(),
                Newcomer::Loaded(potential) => potential.letter().to_string(),
                Newcomer::Basic => String::new(),
            };
            for push in gipf_board::pushes(&self.board) {
                let text = format!("{mark}{}", push.text());
                decisions.insert(text, Decision::Push(push, newcomer));
            }
        }
        decisions
    }

    /// Instead of a push a player may use one of his loaded pieces on the board (not T).
    fn uses(&self) -> BTreeMap<String, Decision> {
        let mut decisions = BTreeMap::new();
        for (&from, stack) in &self.board {
            let Some(potential) = stack.load().filter(|_| stack.colour() == self.side) else {
                continue;
            };
            let targets = match potential {
                Potential::Tamsk => Vec::new(),
                Potential::Zertz => self.jumps_over(from),
                Potential::Yinsh => self.runs(from),
                Potential::Dvonn => self.jumps_onto(from, Stack::is_plain_basic, Potential::Dvonn),
                Potential::Punct => self.jumps_onto(from, Stack::is_gipf, Potential::Punct),
            };
            for to in targets {
                let text = format!("{}:{from}-{to}", potential.letter());
                decisions.insert(text, Decision::Use(from, to));
            }
        }
        decisions
    }

    /// Z: in a straight line over one or more consecutive pieces, the first on the adjacent spot,
    /// onto the first empty spot behind them.
    fn jumps_over(&self, from: Point) -> Vec<Point> {
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            let spots = from.spots_beyond(direction);
            let first_empty = spots.iter().position(|spot| !self.board.contains_key(spot));
            if let Some(index) = first_empty
                && index > 0
            {
                targets.push(spots[index]);
            }
        }
        targets
    }

    /// Y: along a line to any empty spot it can reach over empty spots only.
    fn runs(&self, from: Point) -> Vec<Point> {
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            let spots = from.spots_beyond(direction);
            targets.extend(spots.iter().take_while(|spot| !self.board.contains_key(spot)));
        }
        targets
    }

    /// D and U: onto an adjacent spot whose stack is the opponent's and is a piece loaded with the
    /// same kind, or has a used potential of the same kind on top, or is a plain basic piece (D),
    /// a GIPF-piece (U).
    fn jumps_onto(
        &self,
        from: Point,
        is_prey: impl Fn(&Stack) -> bool,
        potential: Potential,
    ) -> Vec<Point> {
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            let Some(&spot) = from.spots_beyond(direction).first() else {
                continue;
            };
            let Some(stack) = self.board.get(&spot) else {
                continue;
            };
            let same_kind = stack.load() == Some(potential) || stack.used_top() == Some(potential);
            if stack.colour() != self.side && (is_prey(stack) || same_kind) {
                targets.push(spot);
            }
        }
        targets
    }

    /// The owner of a T-loaded piece on the centre brings that T in from any dot or discards it.
    /// The T is lifted off first; that empties no spot, so it opens no line.
    fn extra_pushes(&self) -> BTreeMap<String, Decision> {
        let mut decisions = BTreeMap::new();
        for push in gipf_board::pushes(&self.board) {
            decisions.insert(format!("T:{}", push.text()), Decision::ExtraPush(push));
        }
        decisions.insert("T:discard".to_string(), Decision::Discard);
        decisions
    }

    /// The takings of the mover's rows.
    ///
    /// A plain basic piece goes, a stack with a used potential on top loses that potential,
    /// GIPF-pieces and loaded pieces may stay or go. At least one piece goes; there is no `done`.
    fn takings(&self) -> BTreeMap<String, Decision> {
        let mut decisions = BTreeMap::new();
        for row in self.rows_of(self.side) {
            let (may_stay, must_go): (Vec<Point>, Vec<Point>) = row.iter().partition(|spot| {
                let stack = &self.board[spot];
                stack.is_gipf() || stack.load().is_some()
            });
            for going in gipf_board::subsets(&may_stay) {
                let mut losing = must_go.clone();
                losing.extend(going);
                losing.sort();
                if !losing.is_empty() {
                    decisions.insert(self.taking_text(&losing), Decision::Take(losing));
                }
            }
        }
        decisions
    }

    /// `x` and every spot that loses something; `G` in front of a GIPF-piece, the kind's letter in
    /// front of a loaded piece, `*` behind what is the opponent's.
    fn taking_text(&self, losing: &[Point]) -> String {
        let mut parts = Vec::new();
        for spot in losing {
            let stack = &self.board[spot];
            let before = match stack.load() {
                Some(potential) => potential.letter().to_string(),
                None if stack.is_gipf() => "G".to_string(),
                None => String::new(),
            };
            let behind = if stack.colour() == self.side { "" } else { "*" };
            parts.push(format!("{before}{spot}{behind}"));
        }
        format!("x{}", parts.join(","))
    }

    fn after(&self, decision: &Decision) -> State {
        let mut next = self.clone();
        match decision {
            Decision::Push(push, newcomer) => next.bring_in(push, *newcomer),
            Decision::Use(from, to) => next.use_potential(*from, *to),
            Decision::ExtraPush(push) => {
                let tamsk = Stack::lone_potential(self.side, Potential::Tamsk);
                next.lift_potential(CENTRE);
                push.bring_in(&mut next.board, tamsk);
                next.end_of_phase();
            }
            Decision::Discard => {
                next.lift_potential(CENTRE);
                next.end_of_phase();
            }
            Decision::Take(losing) => next.take(losing),
        }
        next
    }

    /// A loaded piece costs one basic piece and one potential. Once a player has brought in a
    /// loaded piece he may bring in no more GIPF-pieces; once he has brought in a plain basic
    /// piece, neither, and what is left of his stock is out of the game.
    fn bring_in(&mut self, push: &Push, newcomer: Newcomer) {
        let side = self.side;
        *self.reserves.of_mut(side) -= newcomer.cost();
        let (stack, permission) = match newcomer {
            Newcomer::Gipf => (Stack::gipf(side), Permission::MayGipf),
            Newcomer::Loaded(potential) => {
                self.stocks.of_mut(side).remove(potential);
                (Stack::loaded(side, potential), Permission::MayLoad)
            }
            Newcomer::Basic => {
                *self.stocks.of_mut(side) = Stock::empty();
                (Stack::basic(side), Permission::BasicOnly)
            }
        };
        *self.permissions.of_mut(side) = permission;
        push.bring_in(&mut self.board, stack);
        self.end_of_phase();
    }

    /// Takes the potential off the loaded piece on a spot; its basic piece stays.
    fn lift_potential(&mut self, spot: Point) -> Layer {
        let stack = self.board.get_mut(&spot).expect("a loaded piece stands there");
        stack.layers.pop().expect("a loaded piece has a potential on top")
    }

    /// The position in which the loaded piece on a spot has lost its potential, which is out of the
    /// game; the player decides anew.
    pub(crate) fn without_potential(&self, spot: &str) -> Result<State, String> {
        let loaded =
            |(at, stack): &(&Point, &Stack)| at.to_string() == spot && stack.load().is_some();
        let (&spot, _) = self.board.iter().find(loaded).ok_or(format!("{spot} is not loaded"))?;
        let mut next = self.clone();
        next.lift_potential(spot);
        Ok(next)
    }

    /// The potential goes to its new spot and is a used potential there.
    ///
    /// On a GIPF-piece the upper basic piece is captured and U takes its place. If that leaves the
    /// opponent without a GIPF-piece, the jumper wins at once.
    fn use_potential(&mut self, from: Point, to: Point) {
        let potential = self.lift_potential(from);
        match self.board.get_mut(&to) {
            None => {
                self.board.insert(to, Stack { layers: vec![potential] });
            }
            Some(stack) => {
                if stack.is_gipf() {
                    stack.layers.pop();
                }
                stack.layers.push(potential);
            }
        }
        if self.winner_by_gipf_pieces().is_none() {
            self.end_of_phase();
        }
    }

    /// Takes what goes off the board; taking goes on until no row of the taker's colour is left.
    fn take(&mut self, losing: &[Point]) {
        for spot in losing {
            let mut stack = self.board.remove(spot).expect("a row consists of occupied spots");
            if stack.used_top().is_some() {
                // The used potential is out of the game; what was beneath it stays.
                stack.layers.pop();
                if !stack.layers.is_empty() {
                    self.board.insert(*spot, stack);
                }
                continue;
            }
            // The taker's basic pieces return to his reserve; the opponent's are captured, and the
            // potential of a loaded piece is out of the game in both cases.
            for layer in stack.layers {
                if layer == Layer::Basic(self.side) {
                    *self.reserves.of_mut(self.side) += 1;
                }
            }
        }
        if self.winner_by_gipf_pieces().is_none() && self.rows_of(self.side).is_empty() {
            self.end_of_phase();
        }
    }

    /// Goes on to the next phase that offers a decision.
    ///
    /// The decision about a T on the centre repeats as long as a T-loaded piece of the mover stands
    /// there. Rows that an extra push makes are taken only in the claim phase.
    fn end_of_phase(&mut self) {
        let tamsk_on_centre = self.mover_has_tamsk_on_centre();
        match self.phase {
            Phase::Clear | Phase::Extra1 => {
                self.phase = if tamsk_on_centre { Phase::Extra1 } else { Phase::Push };
            }
            Phase::Push | Phase::Extra2 if tamsk_on_centre => self.phase = Phase::Extra2,
            Phase::Push | Phase::Extra2 if !self.rows_of(self.side).is_empty() => {
                self.phase = Phase::Claim;
            }
            Phase::Push | Phase::Extra2 | Phase::Claim => self.begin_turn_of_other(),
        }
    }

    fn begin_turn_of_other(&mut self) {
        self.side = self.side.other();
        self.phase = Phase::Clear;
        if self.rows_of(self.side).is_empty() {
            self.end_of_phase();
        }
    }
}

played!();
