//! The main game, a pending use, its contest, and what is left to challenge with.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::{Action, Contest, ContestGame, Contests, Illegal, Roll, Settings, chance};
use crate::gipf_plus::{self, ActionKind, Potential, Spot, Stack};
use crate::{ActionError, AnyIllegal, Color, Notation, Outcome, Position as _, Prompt};

/// A use that has been declared, or the extra push of a T.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Declared {
    /// What is played if it goes ahead.
    pub action: gipf_plus::Action,
    /// The kind of the potential.
    pub kind: Potential,
    /// Where its loaded piece stands.
    pub spot: Spot,
    /// Who uses it.
    pub user: Color,
}

/// Where in the linked game the players are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The main game goes on.
    Main,
    /// A use waits for the opponent's answer.
    Declared(Declared),
    /// Dice or a coin have fallen; their result is still to be acknowledged.
    Rolled(Declared, Roll),
    /// The players report the result of an agreed contest.
    Agreed {
        /// What it is about.
        declared: Declared,
        /// What the user has reported, once he has.
        report: Option<bool>,
    },
    /// A game is played as a contest.
    Contest(Declared, Box<ContestGame>),
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Something of the main game.
    Main(Prompt),
    /// Whether to challenge the use of a kind.
    Challenge(Potential),
    /// Nothing: dice, coin or game have decided the contest.
    Acknowledge {
        /// Whether the user has won.
        won: bool,
    },
    /// Who has won the agreed contest.
    Report,
    /// Something of the game that is played as a contest.
    Contest(Prompt),
}

/// A linked game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    settings: Settings,
    main: gipf_plus::Position,
    stage: Stage,
    /// How often White and Black have challenged.
    challenges: [u8; 2],
    /// How many numbers chance has given.
    drawn: u32,
    /// What dice and coins show that are told instead of drawn, each with how many numbers were drawn before it.
    told: Vec<(u32, Roll)>,
}

/// What takes back a decision. It costs no more in a long contest than in a short one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undo(Change);

/// What a decision has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    /// Something in the game that is played as a contest, which knows it.
    Contest,
    /// Anything else; what was there before.
    Before { main: gipf_plus::Position, stage: Stage, challenges: [u8; 2], drawn: u32 },
}

impl State {
    /// A linked game that starts from a position.
    pub fn new(main: gipf_plus::Position, settings: Settings) -> State {
        State { settings, main, stage: Stage::Main, challenges: [0; 2], drawn: 0, told: Vec::new() }
    }

    /// What the players have agreed on.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The position of the main game. A use that is only declared has not changed it yet.
    pub const fn main(&self) -> &gipf_plus::Position {
        &self.main
    }

    /// Where in the linked game the players are.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The use that is pending.
    pub const fn declared(&self) -> Option<Declared> {
        match &self.stage {
            Stage::Main => None,
            Stage::Declared(declared)
            | Stage::Rolled(declared, _)
            | Stage::Agreed { declared, .. }
            | Stage::Contest(declared, _) => Some(*declared),
        }
    }

    /// The game that is played as a contest now.
    pub fn contest(&self) -> Option<&ContestGame> {
        match &self.stage {
            Stage::Contest(_, game) => Some(game),
            _ => None,
        }
    }

    /// Tells what the next dice or the next coin show, in a game whose seed is a secret of somebody else. A roll of the other kind than
    /// the contest's is not used.
    pub fn tell(&mut self, roll: Roll) {
        self.told.retain(|(drawn, _)| *drawn != self.drawn);
        self.told.push((self.drawn, roll));
    }

    /// Takes over what another state was told.
    pub(crate) fn tell_as(&mut self, other: &State) {
        self.told.clone_from(&other.told);
    }

    /// What was told of the next roll.
    fn told(&self) -> Option<Roll> {
        self.told.iter().find(|(drawn, _)| *drawn == self.drawn).map(|(_, roll)| *roll)
    }

    /// How often a player has challenged.
    pub const fn challenges(&self, color: Color) -> u8 {
        self.challenges[color.index()]
    }

    /// How often a player may still challenge; none if there is no limit, or nobody challenges.
    pub fn challenges_left(&self, color: Color) -> Option<u8> {
        Some(self.settings.contests.limit()?.saturating_sub(self.challenges(color)))
    }

    /// The result of the main game. While a use is pending it is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.stage == Stage::Main { self.main.outcome() } else { None }
    }

    /// The player who decides now. In a finished game, the one in whose turn it ended; when nothing is left to decide about
    /// a contest, the user.
    pub fn decider(&self) -> Color {
        match &self.stage {
            Stage::Main => self.main.side(),
            Stage::Declared(declared) | Stage::Agreed { declared, report: Some(_) } => {
                declared.user.other()
            }
            Stage::Rolled(declared, _) | Stage::Agreed { declared, report: None } => declared.user,
            Stage::Contest(declared, game) if game.outcome().is_some() => declared.user,
            Stage::Contest(_, game) => game.decider(),
        }
    }

    /// What is to be decided.
    pub fn question(&self) -> Question {
        match &self.stage {
            Stage::Main => Question::Main(self.main.prompt()),
            Stage::Declared(declared) => Question::Challenge(declared.kind),
            Stage::Rolled(_, roll) => Question::Acknowledge { won: roll.user_wins() },
            Stage::Agreed { .. } => Question::Report,
            Stage::Contest(_, game) => match game.user_wins() {
                Some(won) => Question::Acknowledge { won },
                None => Question::Contest(game.position().prompt()),
            },
        }
    }

    /// All decisions that are allowed now; none if the game is over.
    pub fn actions(&self) -> Vec<Action> {
        match &self.stage {
            Stage::Main => self.main.actions().into_iter().map(Action::Main).collect(),
            Stage::Declared(_) => vec![Action::Accept, Action::Challenge],
            Stage::Rolled(_, roll) => vec![Action::Result { won: roll.user_wins() }],
            Stage::Agreed { .. } => {
                vec![Action::Result { won: true }, Action::Result { won: false }]
            }
            Stage::Contest(declared, game) => match game.user_wins() {
                Some(won) => vec![Action::Result { won }],
                None => {
                    let won = game.decider() != declared.user;
                    let given_up = game.begins_turn().then_some(Action::Result { won });
                    let actions = game.position().actions().into_iter().map(Action::Contest);
                    actions.chain(given_up).collect()
                }
            },
        }
    }

    /// Whether a decision is allowed, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (&self.stage, action) {
            (Stage::Main, Action::Main(action)) => Ok(self.main.check(action)?),
            (Stage::Main, Action::Accept | Action::Challenge) => Err(Illegal::NothingDeclared),
            (Stage::Main, Action::Contest(_) | Action::Result { .. }) => Err(Illegal::NoContest),
            (Stage::Declared(_), Action::Accept | Action::Challenge) => Ok(()),
            (Stage::Declared(_), _) => Err(Illegal::AnswerFirst),
            (Stage::Rolled(_, roll), Action::Result { won }) => agree(roll.user_wins(), won),
            (Stage::Agreed { .. }, Action::Result { .. }) => Ok(()),
            (Stage::Contest(declared, game), Action::Result { won }) => match game.user_wins() {
                Some(decided) => agree(decided, won),
                None if game.begins_turn() && won != (game.decider() == declared.user) => Ok(()),
                None => Err(Illegal::NotDecided),
            },
            (Stage::Contest(_, game), Action::Contest(action)) => {
                if game.outcome().is_some() {
                    return Err(Illegal::ContestOver);
                }
                game.position().check(action).map_err(Illegal::Contest)
            }
            (_, Action::Accept | Action::Challenge) => Err(Illegal::NothingDeclared),
            (_, Action::Contest(_)) => Err(Illegal::NoContest),
            (_, Action::Main(_)) => Err(Illegal::ContestFirst),
        }
    }

    /// Plays a decision; one that is not allowed leaves everything as it was.
    pub fn play(&mut self, action: Action) -> Result<Undo, Illegal> {
        self.check(action)?;
        Ok(self.apply(action))
    }

    /// Plays a decision that is not to be taken back.
    pub fn advance(&mut self, action: Action) -> Result<(), Illegal> {
        self.play(action).map(drop)
    }

    /// Takes back the last decision, given what playing it returned.
    pub fn undo(&mut self, undo: Undo) {
        match (undo.0, &mut self.stage) {
            (Change::Contest, Stage::Contest(_, game)) => game.undo(),
            (Change::Contest, _) => {}
            (Change::Before { main, stage, challenges, drawn }, _) => {
                (self.main, self.stage, self.challenges, self.drawn) =
                    (main, stage, challenges, drawn);
            }
        }
    }

    fn apply(&mut self, action: Action) -> Undo {
        if let (Stage::Contest(_, game), Action::Contest(action)) = (&mut self.stage, action) {
            game.play(action);
            return Undo(Change::Contest);
        }
        let (main, challenges, drawn) = (self.main, self.challenges, self.drawn);
        let stage = core::mem::replace(&mut self.stage, Stage::Main);
        match (&stage, action) {
            (Stage::Main, Action::Main(action)) => match self.declaration(action) {
                Some(declared) => match self.settings.contests {
                    Contests::Always => self.begin_contest(declared),
                    Contests::Challenged { .. } => self.stage = Stage::Declared(declared),
                },
                None => {
                    self.main.play_unchecked(action);
                }
            },
            (&Stage::Declared(declared), Action::Challenge) => {
                let challenges = &mut self.challenges[declared.user.other().index()];
                *challenges = challenges.saturating_add(1);
                self.begin_contest(declared);
            }
            (&Stage::Declared(declared), _) => self.settle(declared, true),
            (&Stage::Agreed { declared, report }, Action::Result { won }) => match report {
                Some(said) if said == won => self.settle(declared, won),
                // They do not agree: both report anew.
                Some(_) => self.stage = Stage::Agreed { declared, report: None },
                None => self.stage = Stage::Agreed { declared, report: Some(won) },
            },
            (Stage::Rolled(declared, _) | Stage::Contest(declared, _), Action::Result { won }) => {
                self.settle(*declared, won);
            }
            // What was checked is one of these.
            _ => self.stage = stage.clone(),
        }
        Undo(Change::Before { main, stage, challenges, drawn })
    }

    /// The use that an action of the main game declares, if it is contested or may be challenged.
    pub fn declaration(&self, action: gipf_plus::Action) -> Option<Declared> {
        let user = self.main.side();
        let (kind, spot) = match action.kind() {
            ActionKind::Use { from, .. } => (self.main.stack(from).and_then(Stack::load)?, from),
            ActionKind::ExtraPush { .. } => (Potential::Tamsk, gipf_plus::Position::CENTRE),
            ActionKind::Push { .. } | ActionKind::Discard | ActionKind::Take { .. } => return None,
        };
        let linked = self.settings.links.get(kind) != Contest::Free;
        let may_challenge = self.challenges_left(user.other()) != Some(0);
        (linked && may_challenge).then_some(Declared { action, kind, spot, user })
    }

    /// The main game when a declared use has gone ahead, or when its potential was lost.
    pub fn resolved(&self, declared: Declared, won: bool) -> gipf_plus::Position {
        let mut state = State::new(self.main, self.settings);
        state.settle(declared, won);
        state.main
    }

    fn begin_contest(&mut self, declared: Declared) {
        let contest = self.settings.links.get(declared.kind);
        let (seed, drawn, told) = (self.settings.seed, self.drawn, self.told());
        self.stage = match contest {
            Contest::Die => {
                self.drawn += 2;
                let told = told.filter(|roll| matches!(roll, Roll::Dice { .. }));
                Stage::Rolled(declared, told.unwrap_or_else(|| chance::dice(seed, drawn)))
            }
            Contest::Coin => {
                self.drawn += 1;
                let told = told.filter(|roll| matches!(roll, Roll::Coin { .. }));
                Stage::Rolled(declared, told.unwrap_or_else(|| chance::coin(seed, drawn)))
            }
            game => match game.start() {
                Some(start) => {
                    Stage::Contest(declared, Box::new(ContestGame::new(start, declared.user)))
                }
                None => Stage::Agreed { declared, report: None },
            },
        };
    }

    /// The use goes ahead, or the potential is out of the game.
    fn settle(&mut self, declared: Declared, won: bool) {
        self.stage = Stage::Main;
        if won {
            self.main.play_unchecked(declared.action);
        } else if declared.kind == Potential::Tamsk {
            self.main.play_unchecked(gipf_plus::Action::DISCARD);
        } else {
            self.main.forfeit(declared.spot);
        }
    }

    /// Writes the canonical text of a decision that is allowed.
    pub fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match (action, &self.stage) {
            (Action::Main(action), _) => self.main.write_action(action, out),
            (Action::Contest(action), Stage::Contest(_, game)) => {
                game.position().write_action(action, out)
            }
            (action, _) => out.write_str(action.word().unwrap_or_default()),
        }
    }

    /// The canonical text of a decision that is allowed.
    pub fn action_text(&self, action: Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text).expect("a string takes any text");
        text
    }

    /// Reads a decision, tolerant where the notation is; what is returned is allowed.
    pub fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        if let Some(action) = Action::from_word(text) {
            self.check(action).map_err(|reason| ActionError::illegal(text, reason))?;
            return Ok(action);
        }
        match &self.stage {
            Stage::Main => self
                .main
                .parse_action(text)
                .map(Action::Main)
                .map_err(|error| error.map(Illegal::Main)),
            Stage::Contest(_, game) if game.outcome().is_none() => game
                .position()
                .parse_action(text)
                .map(Action::Contest)
                .map_err(|error| error.map(Illegal::Contest)),
            Stage::Contest(..) => Err(ActionError::illegal(text, Illegal::ContestOver)),
            Stage::Declared(_) => Err(ActionError::illegal(text, Illegal::AnswerFirst)),
            Stage::Rolled(..) | Stage::Agreed { .. } => {
                Err(ActionError::illegal(text, Illegal::ContestFirst))
            }
        }
    }

    /// Reads a decision and plays it.
    pub fn play_text(&mut self, text: &str) -> Result<Undo, ActionError<Illegal>> {
        let action = self.parse_action(text)?;
        self.play(action).map_err(|reason| ActionError::illegal(text, reason))
    }
}

fn agree(decided: bool, said: bool) -> Result<(), Illegal> {
    if decided == said { Ok(()) } else { Err(Illegal::OtherResult { won: decided }) }
}

impl From<AnyIllegal> for Illegal {
    fn from(illegal: AnyIllegal) -> Illegal {
        Illegal::Contest(illegal)
    }
}
