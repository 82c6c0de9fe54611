//! What is played for the right to use a potential.

use std::collections::BTreeMap;
use std::fmt;

use crate::{
    AnyAction, AnyPosition, Color, DRAW_AFTER, Key, Outcome, Position, Stage, gipf, yinsh,
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
    /// Anything the players do away from the program; they report the winner, and both must agree.
    Agreed,
}

impl Contest {
    /// All contests.
    pub const ALL: [Contest; 7] = [
        Contest::Free,
        Contest::Die,
        Contest::Coin,
        Contest::Yinsh,
        Contest::YinshBlitz,
        Contest::GipfBasic,
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
    position: AnyPosition,
    user: Color,
    /// The keys of the positions at the start of main phases, and how often each came up.
    history: Vec<Key>,
    times: BTreeMap<Key, u32>,
    repeated: bool,
    /// Whether nothing has been decided in the current turn.
    fresh: bool,
    main_played: bool,
}

impl ContestGame {
    pub(super) fn new(start: AnyPosition, user: Color) -> ContestGame {
        let mut game = ContestGame {
            position: start,
            user,
            history: Vec::new(),
            times: BTreeMap::new(),
            repeated: false,
            fresh: true,
            main_played: false,
        };
        game.note();
        game
    }

    /// The position of the contest.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The keys of the positions at the start of main phases so far, as the engine wants them.
    pub fn history(&self) -> &[Key] {
        &self.history
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
        self.player(self.position.side())
    }

    /// Whether the player to decide begins a turn. Only then can he give the contest up.
    pub fn begins_turn(&self) -> bool {
        self.fresh
    }

    /// How the contest ended: by its rules, or as a draw by repetition, which counts when a turn is complete.
    pub fn outcome(&self) -> Option<Outcome> {
        let drawn = self.repeated && self.fresh;
        self.position.outcome().or(drawn.then_some(Outcome::Draw))
    }

    /// Whether the user has won, if the contest is over. A draw counts for him.
    pub fn user_wins(&self) -> Option<bool> {
        self.outcome().map(|outcome| outcome != Outcome::Win(Color::Black))
    }

    pub(super) fn play(&mut self, action: AnyAction) {
        self.main_played |= self.position.stage() == Stage::Main;
        self.position.play_unchecked(action);
        self.fresh = self.main_played && self.position.stage() != Stage::After;
        self.main_played &= !self.fresh;
        self.note();
    }

    /// Contests end as a draw when a position comes up for the third time.
    fn note(&mut self) {
        if self.position.stage() != Stage::Main || self.position.outcome().is_some() {
            return;
        }
        let key = self.position.key();
        self.history.push(key);
        let times = self.times.entry(key).or_default();
        *times += 1;
        self.repeated |= *times >= DRAW_AFTER;
    }
}
