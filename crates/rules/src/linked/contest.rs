//! What is played for the right to use a potential.

use core::fmt;

use crate::{
    AnyAction, AnyPosition, Color, Game, Key, Outcome, Position, dvonn, gipf, punct, tzaar, yinsh,
    zertz,
};

/// What a kind of potential is linked to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Contest {
    /// Nothing: uses are never challenged.
    #[default]
    Free,
    /// Both roll one die; the user needs at least the challenger's roll.
    Die,
    /// A fair toss.
    Coin,
    /// A game of YINSH.
    Yinsh,
    /// A game of YINSH blitz.
    YinshBlitz,
    /// A game of GIPF, the basic one.
    GipfBasic,
    /// A game of DVONN.
    Dvonn,
    /// A game of TZAAR, from the fixed arrangement.
    Tzaar,
    /// A game of ZÈRTZ, the basic one.
    Zertz,
    /// A game of PÜNCT.
    Punct,
    /// Anything the players do away from the program; they report the winner, and both must agree.
    Agreed,
}

impl Contest {
    /// All contests.
    pub const ALL: [Contest; 11] = [
        Contest::Free,
        Contest::Die,
        Contest::Coin,
        Contest::Yinsh,
        Contest::YinshBlitz,
        Contest::GipfBasic,
        Contest::Dvonn,
        Contest::Tzaar,
        Contest::Zertz,
        Contest::Punct,
        Contest::Agreed,
    ];

    /// The contest's word.
    pub const fn word(self) -> &'static str {
        match self {
            Contest::Free => "free",
            Contest::Die => "die",
            Contest::Coin => "coin",
            Contest::Yinsh => "yinsh",
            Contest::YinshBlitz => "yinsh-blitz",
            Contest::GipfBasic => "gipf-basic",
            Contest::Dvonn => "dvonn",
            Contest::Tzaar => "tzaar",
            Contest::Zertz => "zertz",
            Contest::Punct => "punct",
            Contest::Agreed => "agreed",
        }
    }

    /// The contest with a word.
    pub fn from_word(word: &str) -> Option<Contest> {
        Contest::ALL.into_iter().find(|contest| contest.word() == word)
    }

    /// The start of the game that is played, if it is one. The user has White, and it holds no potentials.
    pub fn start(self) -> Option<AnyPosition> {
        match self {
            Contest::Yinsh => Some(yinsh::Position::new(yinsh::Variant::Standard).into()),
            Contest::YinshBlitz => Some(yinsh::Position::new(yinsh::Variant::Blitz).into()),
            Contest::GipfBasic => Some(gipf::Position::new(gipf::Variant::Basic).into()),
            Contest::Dvonn => Some(dvonn::Position::new(dvonn::Variant::Standard).into()),
            Contest::Tzaar => Some(tzaar::Position::new(tzaar::Variant::Standard).into()),
            Contest::Zertz => Some(zertz::Position::new(zertz::Variant::Standard).into()),
            Contest::Punct => Some(punct::Position::new(punct::Variant::Standard).into()),
            Contest::Free | Contest::Die | Contest::Coin | Contest::Agreed => None,
        }
    }

    /// In how many of how many cases the user wins, where chance decides: 21 of 36 with dice, 1 of 2 with a coin.
    pub const fn odds(self) -> Option<(u32, u32)> {
        match self {
            Contest::Die => Some((21, 36)),
            Contest::Coin => Some((1, 2)),
            _ => None,
        }
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A game that is played as a contest. The user of the potential has White, whatever his colour in the main game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestGame {
    game: Game,
    user: Color,
}

impl ContestGame {
    pub(super) fn new(start: AnyPosition, user: Color) -> ContestGame {
        ContestGame { game: Game::new(start), user }
    }

    /// The game as it was played so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position of the contest.
    pub fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// The keys of the positions at the start of main phases before the present one, as the engine wants them.
    pub fn history(&self) -> &[Key] {
        self.game.history()
    }

    /// The player of the main game who has a colour in the contest.
    pub const fn player(&self, color: Color) -> Color {
        match color {
            Color::White => self.user,
            Color::Black => self.user.other(),
        }
    }

    /// The player of the main game who decides now.
    pub fn decider(&self) -> Color {
        self.player(self.position().side())
    }

    /// Whether the player to decide begins a turn. Only then can he give the contest up.
    pub fn begins_turn(&self) -> bool {
        self.game.open().is_empty()
    }

    /// How the contest ended: by its rules, or as a draw by repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether the user has won, if the contest is over. A draw counts for him.
    pub fn user_wins(&self) -> Option<bool> {
        self.outcome().map(|outcome| outcome != Outcome::Win(Color::Black))
    }

    /// Plays an action that is known to be legal. A turn is committed when nothing more is to be decided in it.
    pub(super) fn play(&mut self, action: AnyAction) {
        self.game.advance(action).expect("the action was checked");
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) {
        if self.begins_turn()
            && let Some(turn) = self.game.take_back()
        {
            for &decision in turn.decisions() {
                self.game.push(decision).expect("it was played here before");
            }
        }
        self.game.pop();
    }
}
