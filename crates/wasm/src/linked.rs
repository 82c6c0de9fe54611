//! Linked games: contests, dice, coins, and games played for the right to use a potential.

use gipfel_rules::linked::{
    self, Action, Contest, Contests, Question, Roll, Settings, Stage, State,
};
use gipfel_rules::{AnyPosition, Color, Member as _, Position as _, TurnBuilder, gipf_plus};
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::line::parse;
use crate::problem::Problem;
use crate::step::{Shift, way};

/// What the players have agreed on before a linked game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkSettings {
    /// The contests of the linked kinds: `T:coin Z:die`, or `-`.
    pub links: String,
    /// Which uses are contested. Games that were kept before there was a choice do not say it.
    #[serde(default)]
    pub contests: Way,
    /// How often each player may challenge in the whole game, where uses are challenged.
    pub limit: Option<u8>,
    /// Where dice and coins come from: a number of up to 64 bits, as text.
    pub seed: String,
}

/// Which uses of linked kinds are contested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Every one.
    Always,
    /// Those that the opponent challenges.
    #[default]
    Challenged,
}

impl LinkSettings {
    pub(crate) fn settings(&self) -> Result<Settings, Problem> {
        let links = self
            .links
            .parse()
            .map_err(|error: linked::LinksError| Problem::new("links", error.to_string()))?;
        let seed = self.seed.parse().map_err(|_| Problem::new("links", "the seed is no number"))?;
        let contests = match self.contests {
            Way::Always => Contests::Always,
            Way::Challenged => Contests::Challenged { limit: self.limit },
        };
        Ok(Settings { links, contests, seed })
    }
}

impl From<&Settings> for LinkSettings {
    fn from(settings: &Settings) -> LinkSettings {
        LinkSettings {
            links: settings.links.to_string(),
            contests: match settings.contests {
                Contests::Always => Way::Always,
                Contests::Challenged { .. } => Way::Challenged,
            },
            limit: settings.contests.limit(),
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
    /// From where to where it goes.
    pub way: Option<Shift>,
    /// The word of what it is linked to.
    pub contest: &'static str,
    /// Whether it is contested, because every use is or the opponent has challenged; unknown before he has answered.
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
    /// Who played each of them, by his colour in the contest.
    pub movers: Vec<Colour>,
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
    /// Whether the players have just contradicted each other about it, and both report anew.
    pub disputed: bool,
    /// Whether the one who decides may give the contest up.
    pub yields: bool,
    /// How often White and Black may still challenge; without a limit unknown.
    pub left: [Option<u8>; 2],
    /// All decisions of the turn so far, those of contests included.
    pub decisions: String,
}

pub(crate) fn state_of(start: &str, settings: &LinkSettings) -> Result<State, Problem> {
    let start = parse(start)?;
    let main = main_of(&start)?;
    Ok(State::new(*main, settings.settings()?))
}

/// A position of the game that can be linked to others.
pub(crate) fn main_of(position: &AnyPosition) -> Result<&gipf_plus::Position, Problem> {
    let refused =
        || Problem::new("links", format!("only {} is linked to other games", linked::MAIN));
    gipf_plus::Position::of(position).ok_or_else(refused)
}

/// What a linked game adds to a turn that has come so far.
pub(crate) fn linked_view(turn: &linked::Turn) -> LinkedView {
    let state = turn.state();
    LinkedView {
        stage: match state.stage() {
            Stage::Main => LinkedStage::Main,
            Stage::Declared(_) => LinkedStage::Declared,
            Stage::Rolled(..) => LinkedStage::Rolled,
            Stage::Agreed { .. } => LinkedStage::Agreed,
            Stage::Contest(..) => LinkedStage::Contest,
        },
        decider: state.decider().into(),
        pending: state.declared().and_then(|_| contests(turn).pop()),
        report: match state.stage() {
            Stage::Agreed { report, .. } => *report,
            _ => None,
        },
        disputed: matches!(state.stage(), Stage::Agreed { report: None, .. })
            && matches!(turn.actions().last(), Some(Action::Result { .. })),
        yields: state.contest().is_some_and(|game| game.begins_turn() && game.outcome().is_none()),
        left: [Color::White, Color::Black].map(|color| state.challenges_left(color)),
        decisions: turn.full_text(),
    }
}

/// Everything that was declared in a turn, with what became of it.
pub(crate) fn contests(turn: &linked::Turn) -> Vec<ContestView> {
    let mut contests: Vec<ContestView> = Vec::new();
    let mut state = turn.start().clone();
    let mut open: Option<TurnBuilder<AnyPosition>> = None;
    for action in turn.actions() {
        let before = state.clone();
        if state.play(action).is_err() {
            break;
        }
        if let (Action::Main(action), Some(declared)) = (action, state.declared()) {
            let contest = state.settings().links.get(declared.kind);
            contests.push(declaration(&before, declared, action, contest));
        }
        let Some(last) = contests.last_mut() else { continue };
        let waited = matches!(before.stage(), Stage::Main | Stage::Declared(_));
        if waited && state.declared().is_some() && !matches!(state.stage(), Stage::Declared(_)) {
            last.challenged = Some(true);
            begin(last, &state);
            open = state.contest().map(|game| TurnBuilder::new(game.position().clone()));
        }
        match action {
            Action::Accept => last.challenged = Some(false),
            Action::Contest(action) => {
                if let Some(played) = &mut open
                    && played.push(action).is_ok()
                    && played.legal().is_empty()
                {
                    last.turns.push(played.text());
                    last.movers.push(played.start().side().into());
                    *played = TurnBuilder::new(played.position().clone());
                }
                last.won = decided(&state);
            }
            Action::Result { won } if state.declared().is_none() => last.won = Some(won),
            Action::Result { .. } | Action::Main(_) | Action::Challenge => {}
        }
    }
    contests
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
        way: way(&(*before.main()).into(), action.into()),
        contest: contest.word(),
        challenged: None,
        dice: None,
        coin: None,
        won: None,
        start: None,
        turns: Vec::new(),
        movers: Vec::new(),
    }
}

/// Notes how a contest begins.
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
