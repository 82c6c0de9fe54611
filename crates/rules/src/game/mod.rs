//! A game being played, from its start to the decision that is to be made now.
//!
//! A [`Game`] holds the start, the turns, the unfinished turn, how often positions have occurred, and how the game ended.
//! Plain games and linked ones are driven alike:
//!
//! ```
//! use gipfel_rules::{Game, TurnStatus, gipf};
//!
//! let start: gipf::Position = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push".parse()?;
//! let mut game = Game::new(start);
//! game.push_text("c1-c5")?;
//! assert_eq!(game.status(), TurnStatus::Incomplete, "the row must be taken");
//! game.push_text("xc2,c3,c4,c5")?;
//! game.commit()?;
//! game.play_text("e2")?;
//! assert_eq!(game.turns().len(), 2);
//! assert_eq!(game.turn_text(0).as_deref(), Some("c1-c5;xc2,c3,c4,c5"));
//! game.take_back();
//! assert_eq!(game.turns().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Repetition
//!
//! A game is drawn when the same position occurs for the third time at the start of a main phase. Every turn has one main
//! phase at most. It starts with the turn, or behind the rows taken and the extra pushes made before it; then the draw ends
//! the turn there, as a win in the middle of a turn does. What is decided anew within a main phase, after a use that was
//! lost, is no new start. In a linked game the position of the main game counts; contests count their own.
//!
//! The games themselves know nothing of this. Where a game is only looked at, and may have gone on after it could have been
//! called a draw, [`Game::endless`] counts without ending anything.
//!
//! # What comes from outside
//!
//! Resignation, time and agreement are no business of the rules. Whoever runs the game declares them with
//! [`Game::end_by`]; then nothing more is played, and an unfinished turn stays as it is.

mod decision;
mod end;
mod open_turn;
mod repetitions;
mod state;
mod tally;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use thiserror::Error;

use crate::linked::{self, Question};
use crate::{AnyAction, AnyPosition, Color, Key, Outcome, Position, Stage, TurnStatus};

pub use decision::Decision;
pub use end::{Cause, End};
pub use open_turn::{DecideError, OpenTurn};
pub use repetitions::Repetitions;
pub use state::GameState;

use open_turn::decisions;
use tally::Tally;

/// How often a position must occur for the game to be called a draw.
pub const DRAW_AFTER: u32 = 3;

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    decisions: Box<[Decision]>,
    after: GameState,
    /// How many decisions stood before the main phase, if it was reached in a game that was not over.
    main_at: Option<usize>,
}

impl PlayedTurn {
    /// All its decisions: also those that may be left out in text and, in a linked game, those of both players and of
    /// contests.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// What was decided on boards: in a plain game all decisions.
    pub fn actions(&self) -> impl Iterator<Item = AnyAction> {
        self.decisions.iter().filter_map(|decision| match decision {
            Decision::Board(action) => Some(*action),
            _ => None,
        })
    }

    /// The game after it.
    pub fn after(&self) -> &GameState {
        &self.after
    }
}

/// A turn that cannot be played when a game is played again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("turn {number}: {reason}")]
pub struct ReplayError {
    /// Which of the turns, from 1.
    pub number: usize,
    /// Why not.
    pub reason: DecideError,
}

/// A game being played. Two are equal when the same was decided from the same start, and the same was declared about it.
///
/// Playing and taking back cost the same however long the game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: GameState,
    turns: Vec<PlayedTurn>,
    open: OpenTurn,
    /// How many decisions of the open turn stand before its main phase, if it has been reached.
    main_at: Option<usize>,
    tally: Tally,
    endless: bool,
    declared: Option<End>,
}

impl Game {
    /// A game in which nothing has been played yet: a plain one from a position, a linked one from its state.
    pub fn new(start: impl Into<GameState>) -> Game {
        Game::with(start.into(), false)
    }

    /// The same for a game that is looked at rather than run: repetition is counted, but ends nothing.
    pub fn endless(start: impl Into<GameState>) -> Game {
        Game::with(start.into(), true)
    }

    fn with(start: GameState, endless: bool) -> Game {
        let open = OpenTurn::new(&start);
        let mut game = Game {
            start,
            turns: Vec::new(),
            open,
            main_at: None,
            tally: Tally::default(),
            endless,
            declared: None,
        };
        game.note();
        game
    }

    /// A game from its start, the full texts of its turns, and that of its unfinished turn, which may be empty.
    pub fn replay<'a>(
        start: impl Into<GameState>,
        turns: impl IntoIterator<Item = &'a str>,
        unfinished: &str,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(start);
        for text in turns {
            let number = game.turns.len() + 1;
            game.play_text(text).map_err(|reason| ReplayError { number, reason })?;
        }
        if !unfinished.is_empty() {
            let number = game.turns.len() + 1;
            game.push_text(unfinished).map_err(|reason| ReplayError { number, reason })?;
        }
        Ok(game)
    }

    /// Where the game started.
    pub fn start(&self) -> &GameState {
        &self.start
    }

    /// What the players of a linked game have agreed on.
    pub fn settings(&self) -> Option<&linked::Settings> {
        self.start.state().map(linked::State::settings)
    }

    /// The turns so far, without the unfinished one.
    pub fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// The game after so many turns; none if there are fewer.
    pub fn state_after(&self, turns: usize) -> Option<&GameState> {
        match turns.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => Some(&self.turns.get(last)?.after),
        }
    }

    /// The game after the last turn.
    pub fn now(&self) -> &GameState {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// The unfinished turn.
    pub fn open(&self) -> &OpenTurn {
        &self.open
    }

    /// The position after all that was decided; in a linked game, that of the main game.
    pub fn position(&self) -> &AnyPosition {
        self.open.position()
    }

    /// The position on the board: that of the contest while one is played.
    pub fn board(&self) -> &AnyPosition {
        self.open.board()
    }

    /// The state of a linked game after all that was decided.
    pub fn state(&self) -> Option<&linked::State> {
        self.open.state()
    }

    /// The player whose turn it is. In a finished game, the one in whose turn it ended.
    pub fn side(&self) -> Color {
        self.now().side()
    }

    /// The player who decides now. In a linked game this may be either, whosesoever turn it is.
    pub fn decider(&self) -> Color {
        self.open.decider()
    }

    /// What is to be decided.
    pub fn question(&self) -> Question {
        self.open.question()
    }

    /// How far the unfinished turn has come.
    pub fn status(&self) -> TurnStatus {
        if self.is_cut() { TurnStatus::Complete } else { self.open.status() }
    }

    /// The decisions that may come next; none if the turn is complete or the game is over.
    pub fn legal(&self) -> Vec<Decision> {
        if self.end().is_some() || self.is_cut() { Vec::new() } else { self.open.legal() }
    }

    /// Tells what the next dice or the next coin of a linked game show. Whoever plays over a network does not know the seed before the
    /// game is over: he is told each roll with the turn that lets it fall. Turns that are taken back have to be told anew.
    pub fn tell(&mut self, roll: linked::Roll) {
        self.open.tell(roll);
    }

    /// Adds a decision to the unfinished turn; one that is not allowed leaves it as it was.
    pub fn push(&mut self, decision: impl Into<Decision>) -> Result<(), DecideError> {
        if self.end().is_some() {
            return Err(DecideError::Over);
        }
        if self.is_cut() {
            return Err(self.open.complete());
        }
        self.open.push(decision.into())?;
        self.note();
        Ok(())
    }

    /// Adds decisions given as text, one or several joined with `;`: all of them or none.
    pub fn push_text(&mut self, text: &str) -> Result<(), DecideError> {
        let known = self.open.len();
        let pushed = decisions(text).try_for_each(|text| self.push_one_text(text));
        if pushed.is_err() {
            while self.open.len() > known {
                self.pop_open();
            }
        }
        pushed
    }

    fn push_one_text(&mut self, text: &str) -> Result<(), DecideError> {
        self.open.read(text)?.into_iter().try_for_each(|decision| self.push(decision))
    }

    /// Adds a decision, and commits the turn when nothing more is to be decided in it.
    pub fn advance(&mut self, decision: impl Into<Decision>) -> Result<(), DecideError> {
        self.push(decision)?;
        self.commit_if_complete()
    }

    /// Adds decisions given as text, and commits the turn when nothing more is to be decided in it.
    pub fn advance_text(&mut self, text: &str) -> Result<(), DecideError> {
        self.push_text(text)?;
        self.commit_if_complete()
    }

    fn commit_if_complete(&mut self) -> Result<(), DecideError> {
        if self.status() == TurnStatus::Complete { self.commit() } else { Ok(()) }
    }

    /// Adds decisions as long as there is just one on the board, and returns them.
    pub fn push_forced(&mut self) -> Vec<Decision> {
        let mut forced = Vec::new();
        while let Some(decision) = self.open.forced() {
            if self.push(decision).is_err() {
                break;
            }
            forced.push(decision);
        }
        forced
    }

    /// Takes the last decision of the unfinished turn back and returns it. What was declared from outside is lifted.
    pub fn pop(&mut self) -> Option<Decision> {
        let popped = self.pop_open()?;
        self.declared = None;
        Some(popped)
    }

    /// Makes the unfinished turn a turn of the game. A decision that may be left out at its end is supplied.
    pub fn commit(&mut self) -> Result<(), DecideError> {
        if self.end().is_some() {
            return Err(DecideError::Over);
        }
        let known = self.open.len();
        if let Some(end) = self.open.implied_end().filter(|_| !self.is_cut()) {
            self.push(end)?;
        }
        let cut = self.is_cut();
        if self.status() != TurnStatus::Complete {
            self.pop_open_to(known);
            return Err(self.open.incomplete());
        }
        let after = self.open.game_state();
        let next = OpenTurn::new(&after);
        let open = core::mem::replace(&mut self.open, next);
        let main_at = self.main_at.take();
        self.turns.push(PlayedTurn { decisions: open.decisions().into(), after, main_at });
        // The position in which a turn was cut short has been counted.
        if !cut {
            self.note();
        }
        Ok(())
    }

    /// Plays a whole turn in place of what was decided of it so far: all of it or nothing. A decision that may be left
    /// out at its end is supplied. A turn in which the game is drawn by repetition ends there; what was given behind it is
    /// not played.
    pub fn play<D: Into<Decision>>(
        &mut self,
        turn: impl IntoIterator<Item = D>,
    ) -> Result<(), DecideError> {
        let mut turn = turn.into_iter().map(Into::into);
        self.play_with(|game| {
            while !game.is_cut()
                && let Some(decision) = turn.next()
            {
                game.push(decision)?;
            }
            Ok(())
        })
    }

    /// Plays a whole turn given as its full text, see [`Game::play`]. A count in parentheses behind it is ignored.
    pub fn play_text(&mut self, text: &str) -> Result<(), DecideError> {
        self.play_with(|game| {
            for decision in decisions(text) {
                for decision in game.open.read(decision)? {
                    game.push(decision)?;
                    if game.is_cut() {
                        return Ok(());
                    }
                }
            }
            Ok(())
        })
    }

    fn play_with(
        &mut self,
        decide: impl FnOnce(&mut Game) -> Result<(), DecideError>,
    ) -> Result<(), DecideError> {
        if self.end().is_some() {
            return Err(DecideError::Over);
        }
        let decided = self.open.decisions();
        self.pop_open_to(0);
        let played = decide(self).and_then(|()| self.commit());
        if played.is_err() {
            self.pop_open_to(0);
            for decision in decided {
                self.push(decision).expect("it was decided here before");
            }
        }
        played
    }

    /// Takes the last turn back, with all that was decided since, and returns it. What was declared from outside is
    /// lifted. Without a turn nothing happens.
    pub fn take_back(&mut self) -> Option<PlayedTurn> {
        let turn = self.turns.pop()?;
        self.declared = None;
        self.pop_open_to(0);
        if self.main_at.is_some() {
            self.tally.pop();
        }
        self.open = OpenTurn::new(self.now());
        self.main_at = turn.main_at.filter(|&before| before == 0);
        if turn.main_at != self.main_at {
            self.tally.pop();
        }
        Some(turn)
    }

    /// Ends the game from outside. A game that is over already stays as it is.
    pub fn end_by(&mut self, end: End) {
        if self.end().is_none() {
            self.declared = Some(end);
        }
    }

    /// Lifts an end that was declared from outside.
    pub fn reopen(&mut self) {
        self.declared = None;
    }

    /// How the game ended, if it is over. An unfinished turn ends nothing before it is committed.
    pub fn end(&self) -> Option<End> {
        let now = self.now();
        if let Some((outcome, reason)) = now.outcome().zip(now.position().end_reason()) {
            return Some(End { outcome: Some(outcome), cause: Cause::Rules(reason) });
        }
        if self.is_repeated() {
            return Some(End { outcome: Some(Outcome::Draw), cause: Cause::Repetition });
        }
        self.declared
    }

    /// The result, if there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end()?.outcome
    }

    /// How often the position has occurred with which the main phase of the unfinished turn started; 0 before it has.
    pub fn occurrences(&self) -> u32 {
        if self.main_at.is_some() { self.tally.times_of_last() } else { 0 }
    }

    /// Whether the main phase starts with the present position for the third time or more. Where nothing is ended by it, an
    /// engine may still want to know.
    pub fn repeats(&self) -> bool {
        self.stands_at_start() && self.occurrences() >= DRAW_AFTER
    }

    fn stands_at_start(&self) -> bool {
        self.main_at.is_some() && self.tally.keys().last() == Some(&self.position().key())
    }

    /// The keys of the positions before the present one that stood at the start of main phases, as the engine wants them.
    pub fn history(&self) -> &[Key] {
        let keys = self.tally.keys();
        &keys[..keys.len() - usize::from(self.stands_at_start())]
    }

    /// The text of a turn, counted from 0, without the play of its contests.
    pub fn turn_text(&self, turn: usize) -> Option<String> {
        Some(self.turn(turn)?.text())
    }

    /// The full text of a turn, counted from 0: what it can be played from again.
    pub fn full_text(&self, turn: usize) -> Option<String> {
        Some(self.turn(turn)?.full_text())
    }

    /// A turn, counted from 0, with all its decisions as when it was committed.
    pub fn turn(&self, turn: usize) -> Option<OpenTurn> {
        let played = self.turns.get(turn)?;
        let mut open = OpenTurn::new(self.state_after(turn)?);
        open.tell_as(&played.after);
        for &decision in &played.decisions {
            open.push(decision).expect("it was played before");
        }
        Some(open)
    }

    /// Who played a turn, counted from 0.
    pub fn mover(&self, turn: usize) -> Option<Color> {
        self.turns.get(turn).and(self.state_after(turn)).map(GameState::side)
    }

    /// Counts the position if the main phase starts with it.
    fn note(&mut self) {
        let position = self.open.position();
        // Behind a turn that began after its main phase, as set-up positions may, the other's is not yet to be counted.
        let starts = self.main_at.is_none()
            && position.stage() == Stage::Main
            && self.open.status() != TurnStatus::Complete;
        if starts {
            self.tally.push(position.key());
            self.main_at = Some(self.open.len());
        }
    }

    fn pop_open(&mut self) -> Option<Decision> {
        let popped = self.open.pop()?;
        if self.main_at.is_some_and(|before| before > self.open.len()) {
            self.tally.pop();
            self.main_at = None;
        }
        Some(popped)
    }

    fn pop_open_to(&mut self, decisions: usize) {
        while self.open.len() > decisions {
            self.pop_open();
        }
    }

    fn is_third(&self) -> bool {
        !self.endless && self.occurrences() >= DRAW_AFTER
    }

    /// Whether the unfinished turn ends here because its main phase started with a position for the third time.
    fn is_cut(&self) -> bool {
        self.main_at.is_some_and(|before| before > 0) && self.is_third()
    }

    /// Whether the game was drawn by repetition with the last turn.
    fn is_repeated(&self) -> bool {
        let cut_short = || {
            let last = self.turns.last()?;
            let before = last.main_at.filter(|&before| before > 0)?;
            (!self.endless && before == last.decisions.len()).then_some(())
        };
        (self.main_at == Some(0) && self.is_third()) || cut_short().is_some()
    }
}

/// A line of play as the texts of its turns. What is implied at the end of the last one is said.
pub fn turn_texts(position: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
    let mut game = Game::endless(position.clone());
    for &action in actions {
        if game.advance(action).is_err() {
            break;
        }
    }
    if game.status() == TurnStatus::MayEnd {
        game.commit().expect("a turn that may end is complete with its end");
    }
    let mut texts: Vec<String> =
        (0..game.turns.len()).filter_map(|turn| game.turn_text(turn)).collect();
    if !game.open.is_empty() {
        texts.push(game.open.text());
    }
    texts
}
