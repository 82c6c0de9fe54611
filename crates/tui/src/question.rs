//! What the engine is asked, and what it answers.

use std::time::Duration;

use gipfel_engine::{Info, Report};
use gipfel_rules::{AnyAction, AnyPosition, Key, linked};

use crate::Player;

/// Something for the engine to think about.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Its number; answers carry it.
    pub number: u64,
    /// The position: of the main game, or of a contest.
    pub position: AnyPosition,
    /// The state of a linked game, if decisions of it are wanted rather than a turn on the board.
    pub state: Option<Box<linked::State>>,
    /// The keys of the positions before it; with a state, those of its main game.
    pub history: Vec<Key>,
    /// What is wanted.
    pub task: Task,
    /// How long an answer takes at least, so that people can follow.
    pub pause: Duration,
}

/// What is wanted of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A turn, as a player would choose it.
    Play {
        /// Who.
        player: Player,
        /// What the choices of levels depend on.
        seed: u64,
    },
    /// One good turn, soon.
    Hint,
    /// Ever better lines until it is stopped.
    Analyse {
        /// How many.
        lines: usize,
    },
}

/// What the engine says.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The number of the question.
    pub number: u64,
    /// What it has found.
    pub found: Found,
}

/// What the engine has found.
#[derive(Clone, Debug)]
pub enum Found {
    /// Something so far.
    Lines(Info<AnyAction>),
    /// The turn to play, and what it is worth.
    Turn(Report<AnyAction>),
    /// The next decisions of a linked game.
    Decisions(Vec<linked::Action>),
    /// Nothing: the game is over.
    Nothing,
}
