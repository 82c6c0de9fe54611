//! A game on the board: what was played, what is being decided, and what a hand may do.

mod entering;
mod reading;

use gipfel_record::play_while_valid;
use gipfel_rules::{
    AnyAction, Cause, Color, Decision, End as Ended, Game, Position as _, Tap, Walk,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::colour::Colour;
use crate::entry::EntryView;
use crate::js::{answer, from_js, to_js};
use crate::linked::{LinkSettings, LinkedView};
use crate::problem::Problem;
use crate::record::error_problem;
use crate::step::Step;
use crate::turn::TurnItem;
use crate::view::{End, PositionView, outcome_of};

/// What has changed on a table, and what may be done there now. It never holds the game so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Changed {
    /// What was decided, in this order.
    pub steps: Vec<Step>,
    /// Whether something was taken back: then nothing moves, and the position is just shown.
    pub back: bool,
    /// The turn that was completed.
    pub turn: Option<TurnItem>,
    /// How many turns there are.
    pub turns: usize,
    /// What is on the board, if it is something else than before: the contest while one is played.
    pub position: Option<PositionView>,
    /// What may be done by hand.
    pub entry: EntryView,
    /// What a linked game adds.
    pub linked: Option<LinkedView>,
    /// How the game ended.
    pub end: Option<End>,
    /// Why what was pointed at does nothing.
    pub why: Option<Problem>,
}

/// A game being played. Whatever is done to it returns what has changed, which costs the same however long the game is.
///
/// What a player decides can be taken back until it is confirmed: a turn, his part of the turn of a linked game, or a turn of
/// a contest. An answer is only noted until then, because dice may follow from it, and so is a use with which a contest begins.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table {
    game: Game,
    walk: Walk<AnyAction>,
    /// How many decisions of the unfinished turn stand.
    settled: usize,
    /// Who makes those behind them, and whether on the board of a contest.
    author: Color,
    in_contest: bool,
    /// For each decision of the unfinished turn, whether it was made because there was no other.
    automatic: Vec<bool>,
    proposed: Option<Decision>,
    /// The time the mover had left after each turn, in milliseconds.
    clocks: Vec<Option<u32>>,
    /// Why not everything could be played that was given.
    problem: Option<Problem>,
    tags: Vec<[String; 2]>,
}

#[wasm_bindgen]
impl Table {
    /// A game from its start: a plain one, or a linked one with what was agreed on. Turns, and the unfinished one, are
    /// played as far as they are legal.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    pub fn new(
        start: &str,
        #[wasm_bindgen(unchecked_param_type = "LinkSettings | null")] links: JsValue,
        turns: Vec<String>,
        unfinished: &str,
    ) -> Result<Table, JsError> {
        let links: Option<LinkSettings> = from_js(links)?;
        Table::played(start, links.as_ref(), &turns, unfinished)
            .map_err(|problem| JsError::new(&problem.english))
    }

    /// The main line of the first record of a text, as far as it is valid; undefined if nothing of it is. Of its unfinished
    /// turn so many decisions stand; if nobody says how many, all on which others have decided something.
    pub fn read(text: &str, settled: Option<usize>) -> Option<Table> {
        let (record, error) = play_while_valid(text);
        let record = record?;
        let mut table = Table::of(record.to_game());
        table.read_line(&record);
        table.problem = error.map(|error| error_problem(&error));
        if let Some(settled) = settled.filter(|settled| *settled < table.settled) {
            table.unsettle(settled);
        }
        Some(table)
    }

    /// Why not everything could be played that was given.
    #[wasm_bindgen(unchecked_return_type = "Problem | null")]
    pub fn problem(&self) -> JsValue {
        to_js(&self.problem)
    }

    /// Everything that is shown now.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn now(&self) -> JsValue {
        to_js(&Changed { position: Some(self.game.board().into()), ..self.changed() })
    }

    /// The position of the game itself, also while a contest is on the board.
    #[wasm_bindgen(unchecked_return_type = "PositionView")]
    pub fn main(&self) -> JsValue {
        to_js(&PositionView::from(self.game.position()))
    }

    /// All turns, for a list that nobody has yet.
    #[wasm_bindgen(unchecked_return_type = "TurnItem[]")]
    pub fn list(&self) -> JsValue {
        to_js(&(0..self.game.turns().len()).filter_map(|turn| self.item(turn)).collect::<Vec<_>>())
    }

    /// The full texts of all turns, for the engine.
    pub fn turns(&self) -> Vec<String> {
        (0..self.game.turns().len()).filter_map(|turn| self.game.full_text(turn)).collect()
    }

    /// The position the game started from, as text.
    pub fn start(&self) -> String {
        self.game.start().position().to_string()
    }

    /// What the players of a linked game have agreed on.
    #[wasm_bindgen(unchecked_return_type = "LinkSettings | null")]
    pub fn links(&self) -> JsValue {
        to_js(&self.game.settings().map(LinkSettings::from))
    }

    /// The position after so many turns.
    #[wasm_bindgen(unchecked_return_type = "PositionView | null")]
    pub fn moment(&self, turns: usize) -> JsValue {
        to_js(&self.game.state_after(turns).map(|state| PositionView::from(state.position())))
    }

    /// A turn, counted from 0, with what it did.
    #[wasm_bindgen(unchecked_return_type = "TurnView | null")]
    pub fn turn(&self, turn: usize) -> JsValue {
        to_js(&self.turn_view(turn))
    }

    /// A place is tapped. If that means nothing, what was chosen is given up, and the reason is told.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn tap(&mut self, point: &str) -> JsValue {
        to_js(&self.tap_place(point))
    }

    /// Something is taken into the hand.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn hold(&mut self, word: &str) -> JsValue {
        let held = self.game.board().game().description().held;
        let known = held.iter().map(|held| held.word).find(|known| *known == word);
        to_js(&self.do_tap(known.map(Tap::Held)))
    }

    /// A button is pressed.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn press(&mut self, word: &str) -> JsValue {
        let buttons = self.game.board().game().description().buttons;
        to_js(&self.do_tap(buttons.iter().copied().find(|known| *known == word).map(Tap::Button)))
    }

    /// Something begins to be dragged.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn lift(&mut self, point: &str) -> JsValue {
        self.walk.cancel();
        to_js(&self.tap_place(point))
    }

    /// Something was dragged.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn drag(&mut self, from: &str, to: &str) -> JsValue {
        to_js(&self.drag_to(from, to))
    }

    /// Gives up what is chosen but not decided.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn cancel(&mut self) -> JsValue {
        to_js(&self.give_up())
    }

    /// What a place does that is pointed at; without one, what is chosen does wherever it goes.
    #[wasm_bindgen(unchecked_return_type = "Aim")]
    #[expect(clippy::needless_pass_by_value, reason = "optional text from JavaScript is owned")]
    pub fn aim(&self, point: Option<String>) -> JsValue {
        let place = point.as_deref().and_then(|point| self.place(point));
        to_js(&self.hand().aim(place))
    }

    /// Where a piece on the board that may be chosen can go.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn leads(&self, point: &str) -> JsValue {
        to_js(&self.place(point).map(|place| self.hand().leads(place)).unwrap_or_default())
    }

    /// Makes the decisions that leave no choice, as long as the same player decides.
    #[wasm_bindgen(js_name = playForced, unchecked_return_type = "Changed")]
    pub fn play_forced(&mut self) -> JsValue {
        to_js(&self.push_forced())
    }

    /// Answers about a pending use: accepts or challenges it, or says how its contest ended. An answer waits for being
    /// confirmed; what dice, coin or game have decided is merely acknowledged.
    #[wasm_bindgen(unchecked_return_type = "Answer<Changed>")]
    pub fn answer(&mut self, word: &str) -> JsValue {
        answer(self.respond(word))
    }

    /// Decisions given as text, joined with `;`: all of them or none. Whoever writes them down means them: they stand.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Answer<Changed>")]
    pub fn play_text(&mut self, text: &str) -> JsValue {
        answer(self.push_text(text))
    }

    /// Takes back the last thing done that does not stand: a choice, an answer, or a decision with all that followed from it
    /// by itself.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn undo(&mut self) -> JsValue {
        to_js(&self.take_one_back())
    }

    /// What was decided stands now; a turn that is complete is played.
    #[wasm_bindgen(unchecked_return_type = "Changed")]
    pub fn confirm(&mut self) -> JsValue {
        to_js(&self.settle_all())
    }

    /// Takes turns back, with all that was decided since.
    #[wasm_bindgen(js_name = takeBack, unchecked_return_type = "Changed")]
    pub fn take_back(&mut self, turns: usize) -> JsValue {
        for _ in 0..turns {
            self.game.take_back();
        }
        self.clocks.truncate(self.game.turns().len());
        self.automatic.clear();
        self.settle();
        to_js(&self.shown(Changed { back: true, ..self.changed() }))
    }

    /// Ends the game from outside: nobody has won, or somebody.
    #[wasm_bindgen(js_name = endBy, unchecked_return_type = "Changed")]
    pub fn end_by(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Colour | null")] winner: JsValue,
        reason: &str,
    ) -> Result<JsValue, JsError> {
        let winner: Option<Colour> = from_js(winner)?;
        let cause = Cause::from_words(reason).unwrap_or(Cause::Unknown);
        self.game.end_by(Ended { outcome: Some(outcome_of(winner)), cause });
        self.begin_walk();
        Ok(to_js(&self.changed()))
    }

    /// Notes the time the mover had left after the last turn, in milliseconds.
    #[wasm_bindgen(js_name = noteClock)]
    pub fn note_clock(&mut self, millis: u32) {
        if let Some(last) = self.clocks.last_mut() {
            *last = Some(millis);
        }
    }

    /// Notes the time the mover had left after each turn, in milliseconds, from the first on.
    #[wasm_bindgen(js_name = setClocks)]
    pub fn set_clocks(&mut self, millis: Vec<u32>) {
        for (clock, millis) in self.clocks.iter_mut().zip(millis) {
            *clock = Some(millis);
        }
    }

    /// All decisions of the unfinished turn as text.
    pub fn unfinished(&self) -> String {
        self.game.open().full_text()
    }

    /// The time the mover had left after each turn, in milliseconds; unknown ones are missing.
    #[wasm_bindgen(unchecked_return_type = "(number | null)[]")]
    pub fn clocks(&self) -> JsValue {
        to_js(&self.clocks)
    }

    /// How many decisions of the unfinished turn stand.
    #[wasm_bindgen(getter)]
    pub fn settled(&self) -> usize {
        self.settled
    }

    /// The tags of the record it was read from.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn tags(&self) -> JsValue {
        to_js(&self.tags)
    }

    /// The game as a record, with tags given as names and values.
    #[wasm_bindgen]
    pub fn text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly (readonly [string, string])[]")]
        tags: JsValue,
    ) -> Result<String, JsError> {
        let tags: Vec<[String; 2]> = from_js(tags)?;
        let record = self.record(&tags).map_err(|problem| JsError::new(&problem.english))?;
        Ok(record.to_string())
    }
}
