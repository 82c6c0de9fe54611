//! Where a text stops being a record, and why.

use gipfel_rules::{
    AnyIllegal, AnySetupError, DecideError, GameKind, Outcome, PositionError, TurnError, linked,
};
use thiserror::Error;

use crate::clock::ClockError;
use crate::evaluation::EvaluationError;
use crate::limits::{MAX_DEPTH, MAX_TAGS, MAX_TURN_LENGTH, MAX_TURNS, MAX_UNFINISHED_LENGTH};
use crate::result_text;

/// The first fault of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct Error {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The place in the text, counted in bytes from 0.
    pub offset: usize,
    /// What is wrong there.
    pub reason: Reason,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Reason {
    /// The text is blank.
    #[error("there is no record here")]
    NoRecord,
    /// A record begins with its tags.
    #[error("a record begins with tags, such as [Game \"gipf\"]")]
    ExpectedTag,
    /// Something is missing in a tag.
    #[error("a tag looks like [Name \"value\"]; expected {0}")]
    TagSyntax(&'static str),
    /// A value has no second quotation mark.
    #[error("the value of the tag does not end on its line")]
    ValueOpen,
    /// A tag occurs twice.
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    /// More tags than [`MAX_TAGS`].
    #[error("more than {MAX_TAGS} tags")]
    TooManyTags,
    /// Without these tags nobody knows what is played.
    #[error("the tag {0} is missing")]
    TagMissing(&'static str),
    /// The tag `Game` names none.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// The tag `Variant` names none of the game.
    #[error("{game} has no variant `{variant}`")]
    UnknownVariant {
        /// The game.
        game: GameKind,
        /// The word.
        variant: String,
    },
    /// The tag `Position` holds no position.
    #[error("{0}")]
    Position(PositionError<AnySetupError>),
    /// The tag `Position` holds a position of something else.
    #[error("the position is not one of the game and the variant that the tags name")]
    OtherPosition,
    /// The tag `Result` holds no result.
    #[error("`{0}` is no result: expected 1-0, 0-1, 1/2-1/2 or *")]
    UnknownResult(String),
    /// The turns have no result behind them.
    #[error("the result is missing")]
    ResultMissing,
    /// A variation has no result.
    #[error("a result inside a variation")]
    ResultInVariation,
    /// The tag and the end of the turns disagree.
    #[error("the result is {} here and {} in the tag", result_text(*.found), result_text(*.tag))]
    ResultDisagrees {
        /// What the tag says.
        tag: Option<Outcome>,
        /// What stands behind the turns.
        found: Option<Outcome>,
    },
    /// The rules disagree.
    #[error("the result is {} here, but the game ended with {}", result_text(*.found), result_text(Some(*.outcome)))]
    ResultAgainstRules {
        /// What stands behind the turns.
        found: Option<Outcome>,
        /// What the rules say.
        outcome: Outcome,
    },
    /// The turn is unreadable, not allowed, or not complete.
    #[error("{0}")]
    Turn(TurnError<AnyIllegal>),
    /// A turn in a decided position.
    #[error("the game was over before this turn")]
    GameOver,
    /// The text of a turn is longer than [`MAX_TURN_LENGTH`].
    #[error("a turn is written with at most {MAX_TURN_LENGTH} bytes")]
    TurnTooLong,
    /// There are more turns than [`MAX_TURNS`].
    #[error("a record holds at most {MAX_TURNS} turns")]
    TooManyTurns,
    /// A glyph that is none of the six.
    #[error("unknown glyph `{0}`")]
    UnknownGlyph(String),
    /// A glyph belongs behind a turn.
    #[error("a glyph without a turn before it")]
    GlyphWithoutTurn,
    /// A turn has one glyph.
    #[error("a second glyph for the same turn")]
    SecondGlyph,
    /// A count belongs behind a turn.
    #[error("a count in parentheses without a turn before it")]
    CountWithoutTurn,
    /// A comment has no second brace.
    #[error("the comment that begins here is not closed")]
    CommentOpen,
    /// An evaluation that is none.
    #[error("{0}")]
    Evaluation(EvaluationError),
    /// A clock that is none.
    #[error("{0}")]
    Clock(ClockError),
    /// A variation has no second parenthesis.
    #[error("the variation that begins here is not closed")]
    VariationOpen,
    /// A parenthesis closes nothing.
    #[error("there is no variation to be closed")]
    NoVariation,
    /// A variation needs a turn that it replaces.
    #[error("a variation without a turn before it")]
    VariationWithoutTurn,
    /// A variation without turns.
    #[error("a variation without a turn in it")]
    VariationEmpty,
    /// There are more than [`MAX_DEPTH`] variations inside each other.
    #[error("at most {MAX_DEPTH} variations may stand inside each other")]
    TooDeep,
    /// A character with which nothing begins.
    #[error("unexpected `{0}`")]
    Unexpected(char),
    /// Only GIPF with potentials is linked to other games.
    #[error("only a game with potentials has links, contests, a limit of challenges and a seed")]
    LinksElsewhere,
    /// The tag `Links` holds none.
    #[error("{0}")]
    Links(linked::LinksError),
    /// The tag `Contests` holds none of the ways.
    #[error("`{0}`: contests are `always` or `challenged`")]
    UnknownContests(String),
    /// There is a limit of challenges where every use is contested.
    #[error("where contests are `always`, nobody challenges: there is no limit of challenges")]
    NobodyChallenges,
    /// The tag `ChallengeLimit` holds no number of challenges.
    #[error("the limit of challenges is a number from 0 to 255")]
    ChallengeLimit,
    /// The tag `Seed` holds no seed.
    #[error("a seed is a number from 0 to {}", u64::MAX)]
    Seed,
    /// The turn of a linked game is unreadable, not allowed, or not complete.
    #[error("{0}")]
    LinkedTurn(linked::TurnError),
    /// The tag `Unfinished` holds something that cannot be decided behind the main line.
    #[error("the unfinished turn: {0}")]
    Unfinished(DecideError),
    /// The tag `Unfinished` is longer than [`MAX_UNFINISHED_LENGTH`].
    #[error("an unfinished turn is written with at most {MAX_UNFINISHED_LENGTH} bytes")]
    UnfinishedTooLong,
    /// A turn speaks of a game that was played as a contest, and it is not there.
    #[error("the record of a contest is missing: it stands between < and > behind the turn")]
    ContestMissing,
    /// A record inside a record belongs behind a turn with a contest.
    #[error("a record inside a record, but no contest was played here")]
    NoContest,
    /// The record of a contest is one of another game.
    #[error("the contest is another game, or starts otherwise")]
    OtherContest,
    /// The record of a contest has no second bracket.
    #[error("the record of the contest does not end with >")]
    ContestOpen,
    /// The contest ended otherwise than the turn says.
    #[error("the result of the contest is not what the turn says")]
    ContestResult,
    /// Text behind a record where only one was expected.
    #[error("text behind the end of the record")]
    TextBehind,
}

/// A fault at a place of the text; lines are counted when somebody asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) reason: Reason,
}

impl Fault {
    pub(crate) fn new(at: usize, reason: Reason) -> Fault {
        Fault { at, reason }
    }
}
