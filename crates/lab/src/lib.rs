//! How the engine gets stronger: matches, statistics, self-play and tuning.
//!
//! A [`Match`] lets two players meet, each opening twice with the colours swapped, and keeps a [`MatchScore`]. Who plays is a
//! [`PlayerSpec`], written as on the command line; whatever implements [`Player`] can take part.
//!
//! ```
//! use gipfel_lab::{GameRules, Match, NoWatch, Openings};
//!
//! let start = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse()?;
//! let contest = Match {
//!     players: ["greedy".parse()?, "random".parse()?],
//!     openings: Openings::random(start),
//!     pairs: 4,
//!     seed: 1,
//!     rules: GameRules::default(),
//!     sprt: None,
//!     concurrency: 2,
//! };
//! let match_score = contest.run(None, &[], &NoWatch)?;
//! assert!(match_score.pairs.mean() > Some(0.5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing in this crate prints.

mod announcements;
mod archive;
mod block;
mod brute_force;
mod chance;
mod ending;
mod game;
mod game_file;
mod golden_section;
mod ladder;
mod match_play;
mod match_score;
mod opening;
mod opening_games;
mod pentanomial;
mod player;
mod player_spec;
pub mod players;
mod puzzle;
mod puzzle_mine;
mod quality;
mod relearn;
mod sample;
mod selfplay;
mod soak;
mod span;
mod sprt;
mod spsa;
mod tactics;
mod thread_pool;
pub mod train;
mod tune;
mod weight_file;
mod weight_set;

pub use announcements::{AnnouncementReport, Announcements, FalseAnnouncement};
pub use archive::{Archive, ArchiveError};
pub use brute_force::{winning_turns, wins_within};
pub use ending::Ending;
pub use game::{Effort, GameReport, GameRules, TimeControl, play_game};
pub use game_file::{GameFile, GameFileError, StoredGame, StoredGames, StoredTurn};
pub use ladder::{Ladder, LadderWatch, Step, ladder_markdown, step_line};
pub use match_play::{MakePlayer, Match, MatchError, NoWatch, Watch};
pub use match_score::{Fault, GameResult, MatchScore, Round, Tally};
pub use opening::{Openings, OpeningsError};
pub use opening_games::{OpeningGames, OpeningGamesError};
pub use pentanomial::{Estimate, Pentanomial, elo, score_of_elo};
pub use player::{Player, PlayerError, Thought};
pub use player_spec::{PlayerSpec, PlayerSpecError};
pub use puzzle::{Puzzle, PuzzleChecker, PuzzleError, PuzzleFault};
pub use puzzle_mine::PuzzleMine;
pub use quality::{GradedTurn, GradedTurnError, Quality, quality_markdown};
pub use relearn::{Relearn, RelearnError, RelearnWatch};
pub use sample::{Sample, SampledGame, is_quiet};
pub use selfplay::{Selfplay, SelfplayError};
pub use soak::{Soak, SoakFault, SoakReport};
pub use span::{parse_span, span_text};
pub use sprt::{Sprt, SprtError, Verdict};
pub use spsa::Spsa;
pub use tactics::{Mine, Tactic, TacticError};
pub use tune::{Tuned, TuningData, TuningSettings, tune};
pub use weight_file::{WeightFile, WeightFileError};
pub use weight_set::WeightSet;

/// The examples of the README of the project, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
