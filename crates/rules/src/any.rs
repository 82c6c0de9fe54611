//! A position of any game: what records, renderers and user interfaces hold.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use thiserror::Error;

use crate::{
    Action, ActionError, Color, EndReason, Field, Game, Key, Notation, Outcome, Position,
    PositionError, Prompt, Stage, Symmetric, Symmetry, SyntaxError, gipf, gipf_plus, yinsh,
};

/// A position of one of the games. It is a [`Position`] itself, so that everything generic works with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AnyPosition {
    /// GIPF.
    Gipf(gipf::Position),
    /// GIPF with potentials.
    GipfPlus(gipf_plus::Position),
    /// YINSH.
    Yinsh(yinsh::Position),
}

/// An action of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyAction {
    /// GIPF.
    Gipf(gipf::Action),
    /// GIPF with potentials.
    GipfPlus(gipf_plus::Action),
    /// YINSH.
    Yinsh(yinsh::Action),
}

/// What takes back an action.
#[derive(Clone, Copy, Debug)]
pub enum AnyUndo {
    /// GIPF.
    Gipf(gipf::Undo),
    /// GIPF with potentials.
    GipfPlus(gipf_plus::Undo),
    /// YINSH.
    Yinsh(yinsh::Undo),
}

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnyIllegal {
    /// GIPF.
    #[error(transparent)]
    Gipf(#[from] gipf::Illegal),
    /// GIPF with potentials.
    #[error(transparent)]
    GipfPlus(#[from] gipf_plus::Illegal),
    /// YINSH.
    #[error(transparent)]
    Yinsh(#[from] yinsh::Illegal),
    /// The action belongs to another game.
    #[error("this is an action of another game")]
    OtherGame,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnyFault {
    /// GIPF.
    #[error(transparent)]
    Gipf(#[from] gipf::Fault),
    /// GIPF with potentials.
    #[error(transparent)]
    GipfPlus(#[from] gipf_plus::Fault),
    /// YINSH.
    #[error(transparent)]
    Yinsh(#[from] yinsh::Fault),
}

/// An arrangement of one of the games that need not be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnySetup {
    /// GIPF.
    Gipf(gipf::Setup),
    /// GIPF with potentials.
    GipfPlus(gipf_plus::Setup),
    /// YINSH.
    Yinsh(yinsh::Setup),
}

/// The same expression for the position of whichever game it is.
macro_rules! each {
    ($any:expr, $position:pat => $body:expr) => {
        match $any {
            AnyPosition::Gipf($position) => $body,
            AnyPosition::GipfPlus($position) => $body,
            AnyPosition::Yinsh($position) => $body,
        }
    };
}

/// Calls with an action of the position's own game; an action of another game is the `else` value.
macro_rules! each_with {
    ($any:expr, $with:expr, $kind:ident, ($position:pat, $other:pat) => $body:expr, else $wrong:expr) => {
        match ($any, $with) {
            (AnyPosition::Gipf($position), $kind::Gipf($other)) => $body,
            (AnyPosition::GipfPlus($position), $kind::GipfPlus($other)) => $body,
            (AnyPosition::Yinsh($position), $kind::Yinsh($other)) => $body,
            _ => $wrong,
        }
    };
}

impl AnyPosition {
    /// The word of the variant that is played.
    pub fn variant(&self) -> &'static str {
        each!(self, position => position.variant().word())
    }

    /// The arrangement, to be edited.
    pub fn setup(&self) -> AnySetup {
        match self {
            AnyPosition::Gipf(position) => AnySetup::Gipf(position.into()),
            AnyPosition::GipfPlus(position) => AnySetup::GipfPlus(position.into()),
            AnyPosition::Yinsh(position) => AnySetup::Yinsh(position.into()),
        }
    }
}

impl AnySetup {
    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<AnyPosition, Vec<AnyFault>> {
        fn any<F: Into<AnyFault>>(faults: Vec<F>) -> Vec<AnyFault> {
            faults.into_iter().map(Into::into).collect()
        }
        match self {
            AnySetup::Gipf(setup) => setup.validate().map(AnyPosition::Gipf).map_err(any),
            AnySetup::GipfPlus(setup) => setup.validate().map(AnyPosition::GipfPlus).map_err(any),
            AnySetup::Yinsh(setup) => setup.validate().map(AnyPosition::Yinsh).map_err(any),
        }
    }
}

impl FromStr for AnySetup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<AnySetup, SyntaxError> {
        let word = line.split(' ').next().unwrap_or_default();
        match Game::from_word(word) {
            Some(Game::Gipf) => line.parse().map(AnySetup::Gipf),
            Some(Game::GipfPlus) => line.parse().map(AnySetup::GipfPlus),
            Some(Game::Yinsh) => line.parse().map(AnySetup::Yinsh),
            None => {
                let shown: String = word.chars().take(20).collect();
                Err(SyntaxError::new(Field::Game, 0, format!("unknown game `{shown}`")))
            }
        }
    }
}

impl fmt::Display for AnySetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnySetup::Gipf(setup) => setup.fmt(f),
            AnySetup::GipfPlus(setup) => setup.fmt(f),
            AnySetup::Yinsh(setup) => setup.fmt(f),
        }
    }
}

impl FromStr for AnyPosition {
    type Err = PositionError<AnyFault>;

    fn from_str(line: &str) -> Result<AnyPosition, PositionError<AnyFault>> {
        line.parse::<AnySetup>()?.validate().map_err(PositionError::Setup)
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, position => position.fmt(f))
    }
}

impl From<gipf::Position> for AnyPosition {
    fn from(position: gipf::Position) -> AnyPosition {
        AnyPosition::Gipf(position)
    }
}

impl From<gipf_plus::Position> for AnyPosition {
    fn from(position: gipf_plus::Position) -> AnyPosition {
        AnyPosition::GipfPlus(position)
    }
}

impl From<yinsh::Position> for AnyPosition {
    fn from(position: yinsh::Position) -> AnyPosition {
        AnyPosition::Yinsh(position)
    }
}

impl Action for AnyAction {
    fn index(self) -> u16 {
        match self {
            AnyAction::Gipf(action) => action.index(),
            AnyAction::GipfPlus(action) => action.index(),
            AnyAction::Yinsh(action) => action.index(),
        }
    }
}

impl Position for AnyPosition {
    type Action = AnyAction;
    type Undo = AnyUndo;
    type Illegal = AnyIllegal;

    const ACTION_COUNT: usize = 4096;

    fn game(&self) -> Game {
        each!(self, position => position.game())
    }

    fn side(&self) -> Color {
        each!(self, position => position.side())
    }

    fn stage(&self) -> Stage {
        each!(self, position => position.stage())
    }

    fn outcome(&self) -> Option<Outcome> {
        each!(self, position => position.outcome())
    }

    fn end_reason(&self) -> Option<EndReason> {
        each!(self, position => position.end_reason())
    }

    fn prompt(&self) -> Prompt {
        each!(self, position => position.prompt())
    }

    fn visit_actions<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(AnyAction) -> ControlFlow<()>,
    {
        match self {
            AnyPosition::Gipf(position) => {
                position.visit_actions(|action| visit(AnyAction::Gipf(action)))
            }
            AnyPosition::GipfPlus(position) => {
                position.visit_actions(|action| visit(AnyAction::GipfPlus(action)))
            }
            AnyPosition::Yinsh(position) => {
                position.visit_actions(|action| visit(AnyAction::Yinsh(action)))
            }
        }
    }

    fn count_actions(&self) -> usize {
        each!(self, position => position.count_actions())
    }

    fn rows_after(&self, action: AnyAction) -> [bool; 2] {
        each_with!(self, action, AnyAction, (position, action) => position.rows_after(action),
            else [false; 2])
    }

    fn check(&self, action: AnyAction) -> Result<(), AnyIllegal> {
        each_with!(self, action, AnyAction, (position, action) => Ok(position.check(action)?),
            else Err(AnyIllegal::OtherGame))
    }

    fn play_unchecked(&mut self, action: AnyAction) -> AnyUndo {
        match (self, action) {
            (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => {
                AnyUndo::Gipf(position.play_unchecked(action))
            }
            (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
                AnyUndo::GipfPlus(position.play_unchecked(action))
            }
            (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => {
                AnyUndo::Yinsh(position.play_unchecked(action))
            }
            _ => panic!("an action of another game was played without a check"),
        }
    }

    fn undo(&mut self, undo: AnyUndo) {
        each_with!(self, undo, AnyUndo, (position, undo) => position.undo(undo),
            else panic!("an action of another game was taken back"));
    }

    fn key(&self) -> Key {
        each!(self, position => position.key())
    }

    fn key_from_scratch(&self) -> Key {
        each!(self, position => position.key_from_scratch())
    }

    fn action_from_index(&self, index: u16) -> Option<AnyAction> {
        match self {
            AnyPosition::Gipf(position) => position.action_from_index(index).map(AnyAction::Gipf),
            AnyPosition::GipfPlus(position) => {
                position.action_from_index(index).map(AnyAction::GipfPlus)
            }
            AnyPosition::Yinsh(position) => position.action_from_index(index).map(AnyAction::Yinsh),
        }
    }
}

impl Notation for AnyPosition {
    fn write_action(&self, action: AnyAction, out: &mut dyn fmt::Write) -> fmt::Result {
        each_with!(self, action, AnyAction, (position, action) => position.write_action(action, out),
            else Err(fmt::Error))
    }

    fn parse_action(&self, text: &str) -> Result<AnyAction, ActionError<AnyIllegal>> {
        match self {
            AnyPosition::Gipf(position) => position
                .parse_action(text)
                .map(AnyAction::Gipf)
                .map_err(|error| error.map(AnyIllegal::Gipf)),
            AnyPosition::GipfPlus(position) => position
                .parse_action(text)
                .map(AnyAction::GipfPlus)
                .map_err(|error| error.map(AnyIllegal::GipfPlus)),
            AnyPosition::Yinsh(position) => position
                .parse_action(text)
                .map(AnyAction::Yinsh)
                .map_err(|error| error.map(AnyIllegal::Yinsh)),
        }
    }

    fn implied_end(&self) -> Option<AnyAction> {
        match self {
            AnyPosition::Gipf(position) => position.implied_end().map(AnyAction::Gipf),
            AnyPosition::GipfPlus(position) => position.implied_end().map(AnyAction::GipfPlus),
            AnyPosition::Yinsh(position) => position.implied_end().map(AnyAction::Yinsh),
        }
    }
}

impl Symmetric for AnyPosition {
    fn transform(&self, symmetry: Symmetry) -> AnyPosition {
        each!(self, position => position.transform(symmetry).into())
    }

    fn transform_action(&self, action: AnyAction, symmetry: Symmetry) -> AnyAction {
        match action {
            AnyAction::Gipf(action) => AnyAction::Gipf(action.transform(symmetry)),
            AnyAction::GipfPlus(action) => AnyAction::GipfPlus(action.transform(symmetry)),
            AnyAction::Yinsh(action) => AnyAction::Yinsh(action.transform(symmetry)),
        }
    }

    fn swap_colors(&self) -> AnyPosition {
        each!(self, position => position.swap_colors().into())
    }
}
