//! Linked games: challenges, dice, coins, and games played for the right to use a potential.

use gipfel_rules::linked::{self, Action, Contest, Question, Roll, Settings, Stage, State};
use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Color, Course, Position as _, TurnBuilder, gipf_plus,
};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::choices::{Choices, choices};
use crate::colour::Colour;
use crate::js::{answer, from_js, to_js};
use crate::line::{Line, TurnView, parse, play_on};
use crate::problem::Problem;
use crate::step::{Destination, Removal, Step, StepKind, step};
use crate::turn::{StatusName, TurnState};
use crate::view::pieces;

/// What the players have agreed on before a linked game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkSettings {
    /// The contests of the linked kinds: `T:coin Z:die`, or `-`.
    pub links: String,
    /// How often each player may challenge in the whole game.
    pub limit: Option<u8>,
    /// Where dice and coins come from: a number of up to 64 bits, as text.
    pub seed: String,
}

impl LinkSettings {
    pub(crate) fn settings(&self) -> Result<Settings, Problem> {
        let links = self
            .links
            .parse()
            .map_err(|error: linked::LinksError| Problem::new("links", error.to_string()))?;
        let seed = self.seed.parse().map_err(|_| Problem::new("links", "the seed is no number"))?;
        Ok(Settings { links, limit: self.limit, seed })
    }
}

impl From<&Settings> for LinkSettings {
    fn from(settings: &Settings) -> LinkSettings {
        LinkSettings {
            links: settings.links.to_string(),
            limit: settings.limit,
            seed: settings.seed.to_string(),
        }
    }
}

/// Where in a linked game the players are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LinkedStage {
    /// In the main game.
    Main,
    /// A use waits for the opponent's answer.
    Declared,
    /// Dice or a coin have fallen.
    Rolled,
    /// The players report who won.
    Agreed,
    /// A game is played as a contest.
    Contest,
}

/// A use that was declared, and what is known of the contest about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ContestView {
    /// Who uses the potential.
    pub user: Colour,
    /// The letter of its kind.
    pub potential: char,
    /// Where its loaded piece stands.
    pub spot: String,
    /// The use as text.
    pub text: String,
    /// The word of what it is linked to.
    pub contest: &'static str,
    /// Whether the opponent has challenged; unknown before he has answered.
    pub challenged: Option<bool>,
    /// The dice, the user's first.
    pub dice: Option<[u8; 2]>,
    /// Whether the coin fell for the user.
    pub coin: Option<bool>,
    /// Whether the user has won.
    pub won: Option<bool>,
    /// Where the game that is played started.
    pub start: Option<String>,
    /// Its complete turns.
    pub turns: Vec<String>,
}

/// What a linked game adds to a turn in the making.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkedView {
    /// Where the players are.
    pub stage: LinkedStage,
    /// Who decides now, by his colour in the main game.
    pub decider: Colour,
    /// What is pending.
    pub pending: Option<ContestView>,
    /// What the user has reported of an agreed contest.
    pub report: Option<bool>,
    /// Whether the one who decides may give the contest up.
    pub yields: bool,
    /// How often White and Black may still challenge; without a limit unknown.
    pub left: [Option<u8>; 2],
    /// All decisions of the turn so far, those of contests included.
    pub decisions: String,
}

/// A turn of a linked game in the making: everything both decide until the other is to move in the main game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LinkedTurn {
    turn: linked::Turn,
    texts: Vec<String>,
    steps: Vec<Step>,
}

#[wasm_bindgen]
impl LinkedTurn {
    /// The turn after those of a game, with the decisions already made in it, joined with `;`.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    pub fn new(
        start: &str,
        #[wasm_bindgen(unchecked_param_type = "LinkSettings")] settings: JsValue,
        turns: Vec<String>,
        pending: &str,
    ) -> Result<LinkedTurn, JsError> {
        let settings: LinkSettings = from_js(settings)?;
        let turn = state_of(start, &settings)
            .and_then(|state| {
                let mut course = Course::endless(state);
                for text in &turns {
                    course.play_text(text)?;
                }
                let turn = course.open().linked().map(|turn| turn.state().clone());
                replay(turn.expect("a linked game has a state"), pending)
            })
            .map_err(|problem| JsError::new(&problem.english))?;
        Ok(turn)
    }

    /// Everything that is shown of it.
    #[wasm_bindgen(unchecked_return_type = "TurnState")]
    pub fn state(&self) -> JsValue {
        to_js(&self.view())
    }

    /// Adds a decision of the main game, or of the game played as a contest, by its number.
    #[wasm_bindgen(unchecked_return_type = "Answer<TurnState>")]
    pub fn play(&mut self, action: u16) -> JsValue {
        answer(self.push_number(action).map(|()| self.view()))
    }

    /// Adds decisions given as text, joined with `;`: all of them or none.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Answer<TurnState>")]
    pub fn play_text(&mut self, text: &str) -> JsValue {
        answer(self.push_texts(text).map(|()| self.view()))
    }

    /// Adds decisions as long as there is just one, within the game that is on the board.
    #[wasm_bindgen(js_name = playForced, unchecked_return_type = "TurnState")]
    pub fn play_forced(&mut self) -> JsValue {
        while let Some(action) = self.forced() {
            if self.push(action).is_err() {
                break;
            }
        }
        to_js(&self.view())
    }

    /// Takes the last decision back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.steps.pop();
        self.texts.pop();
        self.turn.pop().is_some()
    }

    /// The whole turn.
    #[wasm_bindgen(unchecked_return_type = "Answer<TurnView>")]
    pub fn finish(&self) -> JsValue {
        let finished = self.turn.clone().finish().map_err(Problem::from);
        answer(finished.map(|_| self.turn_view()))
    }
}

/// Plays turns of a linked game, each given as all its decisions, as long as they are legal.
#[wasm_bindgen(js_name = playLinked, unchecked_return_type = "Answer<Line>")]
#[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
pub fn play_linked(
    start: &str,
    #[wasm_bindgen(unchecked_param_type = "LinkSettings")] settings: JsValue,
    turns: Vec<String>,
) -> Result<JsValue, JsError> {
    let settings: LinkSettings = from_js(settings)?;
    Ok(answer(state_of(start, &settings).map(|state| line(state, &turns))))
}

fn state_of(start: &str, settings: &LinkSettings) -> Result<State, Problem> {
    let AnyPosition::GipfPlus(main) = parse(start)? else {
        return Err(Problem::new("links", "only GIPF with potentials is linked to other games"));
    };
    Ok(State::new(main, settings.settings()?))
}

/// A turn made of all its decisions.
fn replay(state: State, text: &str) -> Result<LinkedTurn, Problem> {
    let mut turn = LinkedTurn::of(state);
    if !text.is_empty() {
        turn.push_texts(text)?;
    }
    Ok(turn)
}

fn line(state: State, texts: &[String]) -> Line {
    let mut line = Line {
        start: (&main_of(&state)).into(),
        turns: Vec::with_capacity(texts.len()),
        repetition: false,
        problem: None,
    };
    let mut course = Course::endless(state);
    for text in texts {
        let Some(state) = course.now().state().cloned() else { return line };
        let turn = match replay(state, text) {
            Ok(turn) if turn.turn.is_complete() => turn,
            Ok(turn) => {
                let error = turn.turn.finish().err();
                line.problem = error.map(Problem::from);
                return line;
            }
            Err(problem) => {
                line.problem = Some(problem);
                return line;
            }
        };
        match play_on(&mut course, turn.turn.actions()) {
            Ok(repeated) => line.repetition = repeated,
            Err(error) => {
                line.problem = Some(error.into());
                return line;
            }
        }
        line.turns.push(turn.turn_view());
    }
    line
}

fn main_of(state: &State) -> AnyPosition {
    AnyPosition::GipfPlus(*state.main())
}

/// What is on the board: the contest while one is played, else the main game.
fn shown(state: &State) -> AnyPosition {
    state.contest().map_or_else(|| main_of(state), |game| game.position().clone())
}

impl LinkedTurn {
    pub(crate) fn of(state: State) -> LinkedTurn {
        LinkedTurn { turn: linked::Turn::new(state), texts: Vec::new(), steps: Vec::new() }
    }

    /// A turn that stands in a record.
    pub(crate) fn played(state: State, actions: &[Action]) -> Option<LinkedTurn> {
        let mut turn = LinkedTurn::of(state);
        for &action in actions {
            turn.push(action).ok()?;
        }
        Some(turn)
    }

    /// The decisions of a text, for a record.
    pub(crate) fn actions(&self) -> Vec<Action> {
        self.turn.actions().collect()
    }

    pub(crate) fn push_texts(&mut self, text: &str) -> Result<(), Problem> {
        let known = self.texts.len();
        for decision in text.split(';') {
            let pushed = self
                .turn
                .state()
                .parse_action(decision.trim())
                .map_err(|error| linked::TurnError::Text(error).into())
                .and_then(|action| self.push(action));
            if let Err(problem) = pushed {
                while self.texts.len() > known {
                    self.undo();
                }
                return Err(problem);
            }
        }
        Ok(())
    }

    fn push_number(&mut self, number: u16) -> Result<(), Problem> {
        let unknown = || Problem::new("no-such-action", format!("no action has number {number}"));
        let action = match self.turn.state().stage() {
            Stage::Main => gipf_plus::Action::from_index(number).map(Action::Main),
            Stage::Contest(_, game) => {
                game.position().action_from_index(number).map(Action::Contest)
            }
            _ => None,
        };
        self.push(action.ok_or_else(unknown)?)
    }

    fn push(&mut self, action: Action) -> Result<(), Problem> {
        let before = self.turn.state().clone();
        self.turn.push(action)?;
        self.texts.push(before.action_text(action));
        self.steps.push(linked_step(&before, action, self.turn.state()));
        Ok(())
    }

    /// The only decision in the game on the board, if there is just one. Nobody is made to declare a use.
    fn forced(&self) -> Option<Action> {
        let state = self.turn.state();
        if self.turn.is_complete() {
            return None;
        }
        match state.stage() {
            Stage::Main => match state.main().actions()[..] {
                [action] if state.declaration(action).is_none() => Some(Action::Main(action)),
                _ => None,
            },
            Stage::Contest(_, game) if game.outcome().is_none() => {
                match game.position().actions()[..] {
                    [action] => Some(Action::Contest(action)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn view(&self) -> TurnState {
        let state = self.turn.state();
        let position = shown(state);
        let complete = self.turn.is_complete();
        let over = state.contest().is_some_and(|game| game.outcome().is_some());
        let open = matches!(state.stage(), Stage::Main | Stage::Contest(..)) && !complete && !over;
        let legal: Vec<AnyAction> = if open { position.actions().to_vec() } else { Vec::new() };
        let choices = if open { choices(&position, &legal) } else { Choices::None };
        TurnState {
            position: (&position).into(),
            choices,
            status: if complete { StatusName::Complete } else { StatusName::Incomplete },
            steps: self.steps.clone(),
            text: self.turn.text(),
            forced: self.forced().is_some(),
            linked: Some(self.linked_view()),
        }
    }

    fn linked_view(&self) -> LinkedView {
        let state = self.turn.state();
        LinkedView {
            stage: match state.stage() {
                Stage::Main => LinkedStage::Main,
                Stage::Declared(_) => LinkedStage::Declared,
                Stage::Rolled(..) => LinkedStage::Rolled,
                Stage::Agreed { .. } => LinkedStage::Agreed,
                Stage::Contest(..) => LinkedStage::Contest,
            },
            decider: state.decider().into(),
            pending: state.declared().and_then(|_| self.contests().pop()),
            report: match state.stage() {
                Stage::Agreed { report, .. } => *report,
                _ => None,
            },
            yields: state
                .contest()
                .is_some_and(|game| game.begins_turn() && game.outcome().is_none()),
            left: [Color::White, Color::Black].map(|color| state.challenges_left(color)),
            decisions: self.texts.join(";"),
        }
    }

    /// Everything that was declared in the turn, with what became of it.
    fn contests(&self) -> Vec<ContestView> {
        let mut contests: Vec<ContestView> = Vec::new();
        let mut state = self.turn.start().clone();
        let mut open: Option<TurnBuilder<AnyPosition>> = None;
        for action in self.turn.actions() {
            let before = state.clone();
            if state.play(action).is_err() {
                break;
            }
            if let (Action::Main(action), Some(declared)) = (action, state.declared()) {
                let contest = state.settings().links.get(declared.kind);
                contests.push(declaration(&before, declared, action, contest));
                continue;
            }
            let Some(last) = contests.last_mut() else { continue };
            match action {
                Action::Accept => last.challenged = Some(false),
                Action::Challenge => {
                    last.challenged = Some(true);
                    begin(last, &state);
                    open = state.contest().map(|game| TurnBuilder::new(game.position().clone()));
                }
                Action::Contest(action) => {
                    if let Some(turn) = &mut open
                        && turn.push(action).is_ok()
                        && turn.legal().is_empty()
                    {
                        last.turns.push(turn.text());
                        *turn = TurnBuilder::new(turn.position().clone());
                    }
                    last.won = decided(&state);
                }
                Action::Result { won } if state.declared().is_none() => last.won = Some(won),
                Action::Result { .. } | Action::Main(_) => {}
            }
        }
        contests
    }

    pub(crate) fn turn_view(&self) -> TurnView {
        TurnView {
            text: self.turn.text(),
            mover: self.turn.start().main().side().into(),
            steps: self.steps.iter().filter(|step| !step.contest).cloned().collect(),
            position: (&main_of(self.turn.state())).into(),
            decisions: Some(self.texts.join(";")),
            contests: self.contests(),
        }
    }
}

fn declaration(
    before: &State,
    declared: linked::Declared,
    action: gipf_plus::Action,
    contest: Contest,
) -> ContestView {
    ContestView {
        user: declared.user.into(),
        potential: declared.kind.letter(),
        spot: declared.spot.to_string(),
        text: before.action_text(Action::Main(action)),
        contest: contest.word(),
        challenged: None,
        dice: None,
        coin: None,
        won: None,
        start: None,
        turns: Vec::new(),
    }
}

/// Notes what a challenge led to.
fn begin(view: &mut ContestView, state: &State) {
    match state.stage() {
        Stage::Rolled(_, Roll::Dice { user, challenger }) => view.dice = Some([*user, *challenger]),
        Stage::Rolled(_, Roll::Coin { heads }) => view.coin = Some(*heads),
        Stage::Contest(_, game) => view.start = Some(game.position().to_string()),
        _ => {}
    }
    view.won = decided(state);
}

fn decided(state: &State) -> Option<bool> {
    match state.question() {
        Question::Acknowledge { won } => Some(won),
        _ => None,
    }
}

/// What a decision does on the board.
fn linked_step(before: &State, action: Action, after: &State) -> Step {
    let main = main_of(before);
    let mut step = match (action, before.declared()) {
        (Action::Main(action), _) if after.declared().is_none() => {
            return step(&main, AnyAction::GipfPlus(action));
        }
        (Action::Contest(action), _) => {
            let mut step = step(&shown(before), action);
            step.contest = true;
            return step;
        }
        (Action::Accept | Action::Result { won: true }, Some(declared))
            if after.declared().is_none() =>
        {
            step(&main, AnyAction::GipfPlus(declared.action))
        }
        _ => Step {
            action: 0,
            text: String::new(),
            kind: StepKind::Answer,
            mover: before.decider().into(),
            moves: Vec::new(),
            flips: Vec::new(),
            removals: Vec::new(),
            pieces: pieces(&shown(after)),
            contest: after.contest().is_some(),
        },
    };
    let lost = action == Action::Result { won: false } && after.declared().is_none();
    if let Some(declared) = before.declared().filter(|_| lost) {
        let to = Destination::Away;
        step.removals.push(Removal { point: declared.spot.to_string(), to });
    }
    step.text = before.action_text(action);
    step
}

impl From<linked::TurnError> for Problem {
    fn from(error: linked::TurnError) -> Problem {
        let english = error.to_string();
        match error {
            linked::TurnError::Complete => Problem::new("turn-complete", english),
            linked::TurnError::Incomplete(_) => Problem::new("turn-incomplete", english),
            linked::TurnError::Illegal(illegal) => (&illegal).into(),
            linked::TurnError::Text(error) => match error {
                gipfel_rules::ActionError::Illegal { text, reason } => {
                    Problem::from(&reason).text(text)
                }
                gipfel_rules::ActionError::Syntax { text, .. } => {
                    Problem::new("unreadable-turn", english).points([&text])
                }
            },
        }
    }
}

impl From<&linked::Illegal> for Problem {
    fn from(illegal: &linked::Illegal) -> Problem {
        use linked::Illegal;
        let because = |code: &str| Problem::new(code, illegal.to_string());
        match illegal {
            Illegal::Main(illegal) => (&AnyIllegal::GipfPlus(illegal.clone())).into(),
            Illegal::Contest(illegal) => illegal.into(),
            Illegal::AnswerFirst => because("answer-first"),
            Illegal::NothingDeclared => because("nothing-declared"),
            Illegal::ContestFirst => because("contest-first"),
            Illegal::NoContest => because("no-contest"),
            Illegal::ContestOver => because("contest-over"),
            Illegal::OtherResult { .. } => because("other-result"),
            Illegal::NotDecided => because("not-decided"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push";

    fn settings(links: &str, seed: u64) -> LinkSettings {
        LinkSettings { links: links.to_owned(), limit: None, seed: seed.to_string() }
    }

    fn turn(links: &str, decisions: &str) -> LinkedTurn {
        replay(state_of(START, &settings(links, 1)).unwrap(), decisions).unwrap()
    }

    #[test]
    fn a_declared_use_waits_for_an_answer() {
        let turn = turn("Z:die", "Z:e3-e5");
        let view = turn.linked_view();
        assert_eq!((view.stage, view.decider), (LinkedStage::Declared, Colour::Black));
        assert_eq!(turn.view().choices, Choices::None);
    }

    #[test]
    fn repetition_is_counted_as_in_any_game() {
        let empty = "gipf+ basic 4/5/6/7/6/5/4 w 9/9 -- -/- push";
        let state = || state_of(empty, &settings("Z:die", 1)).unwrap();
        let rounds = crate::line::tests::rounds();
        assert!(!line(state(), &rounds[..16]).repetition);
        let whole = line(state(), &rounds);
        assert_eq!((whole.repetition, whole.problem), (true, None));
    }

    #[test]
    fn dice_are_shown_before_they_count() {
        let mut turn = turn("Z:die", "Z:e3-e5;challenge");
        let pending = turn.linked_view().pending.unwrap();
        let [user, challenger] = pending.dice.unwrap();
        assert_eq!(pending.won, Some(user >= challenger));
        turn.push_texts("won").unwrap();
        let view = turn.turn_view();
        assert_eq!(view.text, "Z:e3-e5;challenge;won");
        assert_eq!(view.steps.len(), 3);
        assert_eq!(view.contests[0].won, Some(true));
    }

    #[test]
    fn a_contest_is_part_of_the_turn() {
        let mut turn = turn("Z:yinsh-blitz", "Z:e3-e5;challenge;f6;f7");
        let view = turn.view();
        assert_eq!(view.position.game, crate::view::GameName::Yinsh);
        assert!(view.linked.as_ref().unwrap().yields);
        assert_eq!(view.linked.unwrap().pending.unwrap().turns, ["f6", "f7"]);
        // White gives the contest up, loses the potential and has to push.
        turn.push_texts("lost;e1-e5").unwrap();
        let whole = turn.turn_view();
        assert_eq!(whole.decisions.as_deref(), Some("Z:e3-e5;challenge;f6;f7;lost;e1-e5"));
        let kinds: Vec<_> = whole.steps.iter().map(|step| step.kind).collect();
        assert_eq!(kinds, [StepKind::Answer, StepKind::Answer, StepKind::Push]);
        let state = state_of(START, &settings("Z:yinsh-blitz", 1)).unwrap();
        let line = line(state, &[whole.decisions.unwrap()]);
        assert_eq!((line.turns.len(), line.problem), (1, None));
    }

    #[test]
    fn wrong_decisions_change_nothing() {
        let mut turn = turn("Z:coin", "Z:e3-e5");
        assert_eq!(turn.push_texts("e1-e5").unwrap_err().code, "answer-first");
        assert_eq!(turn.push_texts("challenge;challenge").unwrap_err().code, "nothing-declared");
        assert_eq!(turn.linked_view().stage, LinkedStage::Declared);
        assert_eq!(settings("Z:chess", 1).settings().unwrap_err().code, "links");
    }
}
