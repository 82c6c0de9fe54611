//! What is linked to what, which uses are contested, and where chance comes from.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::Contest;
use crate::gipf_plus::Potential;

/// The contest of each kind of potential.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Links([Contest; Potential::COUNT]);

/// Text that gives no links.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LinksError {
    /// A part is not made of a kind, a colon and a contest.
    #[error("`{0}`: expected a kind and a contest, as in Z:die")]
    Form(String),
    /// The letter is none of the five.
    #[error("`{0}`: unknown kind, expected T, Z, D, Y or U")]
    Kind(String),
    /// The word is none of the contests.
    #[error("`{0}`: unknown contest, expected one of {all}", all = Contest::ALL.map(Contest::word).join(", "))]
    Contest(String),
    /// A kind is linked twice.
    #[error("{} is linked twice", .0.letter())]
    Twice(Potential),
}

impl Links {
    /// No kind is linked.
    pub const NONE: Links = Links([Contest::Free; Potential::COUNT]);

    /// Each kind linked to the game it is named after, as in the rulebooks; to what the players agree on where that game is not
    /// among the contests. For TAMSK that is TZAAR, which has taken its place in the project.
    pub fn own_games() -> Links {
        Links(Potential::ALL.map(|kind| match kind {
            Potential::Tamsk => Contest::Tzaar,
            kind => Contest::from_word(kind.word()).unwrap_or(Contest::Agreed),
        }))
    }

    /// All kinds linked to the same contest.
    pub const fn all(contest: Contest) -> Links {
        Links([contest; Potential::COUNT])
    }

    /// The contest of a kind.
    pub const fn get(&self, kind: Potential) -> Contest {
        self.0[kind.index()]
    }

    /// Links a kind to a contest.
    pub fn set(&mut self, kind: Potential, contest: Contest) {
        self.0[kind.index()] = contest;
    }

    /// Whether no kind is linked.
    pub fn is_empty(&self) -> bool {
        *self == Links::NONE
    }

    /// Whether dice or coins are used.
    pub fn need_seed(&self) -> bool {
        self.0.iter().any(|contest| contest.odds().is_some())
    }
}

/// The kinds that are linked, in the order T Z D Y U: `T:coin Z:die`; `-` if there is none.
impl fmt::Display for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for kind in Potential::ALL {
            let contest = self.get(kind);
            if contest != Contest::Free {
                let gap = if first { "" } else { " " };
                write!(f, "{gap}{}:{contest}", kind.letter())?;
                first = false;
            }
        }
        if first { f.write_str("-") } else { Ok(()) }
    }
}

impl FromStr for Links {
    type Err = LinksError;

    /// Reads links in any order, with spaces or commas between them.
    fn from_str(text: &str) -> Result<Links, LinksError> {
        let mut links = Links::NONE;
        let mut seen = [false; Potential::COUNT];
        if text.trim() == "-" {
            return Ok(links);
        }
        let shown = |part: &str| part.chars().take(30).collect::<String>();
        for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
            let (kind, contest) =
                part.split_once(':').ok_or_else(|| LinksError::Form(shown(part)))?;
            let mut letters = kind.chars();
            let letter = letters.next().filter(|_| letters.as_str().is_empty());
            let kind = letter
                .and_then(Potential::from_letter)
                .ok_or_else(|| LinksError::Kind(shown(part)))?;
            let contest =
                Contest::from_word(contest).ok_or_else(|| LinksError::Contest(shown(part)))?;
            if core::mem::replace(&mut seen[kind.index()], true) {
                return Err(LinksError::Twice(kind));
            }
            links.set(kind, contest);
        }
        Ok(links)
    }
}

/// Which uses of linked kinds are contested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contests {
    /// Every one, before it goes ahead, as in the rulebooks. Nobody challenges, and there is no limit.
    Always,
    /// Those that the opponent challenges.
    Challenged {
        /// How often each player may challenge in the whole game; without a limit as often as he likes.
        limit: Option<u8>,
    },
}

impl Contests {
    /// The words of both ways.
    pub const WORDS: [&'static str; 2] = ["always", "challenged"];

    /// The word of the way.
    pub const fn word(self) -> &'static str {
        match self {
            Contests::Always => Self::WORDS[0],
            Contests::Challenged { .. } => Self::WORDS[1],
        }
    }

    /// The way with a word and a limit of challenges. None if the word is none of the two, or if challenges are limited where
    /// there are none.
    pub fn from_word(word: &str, limit: Option<u8>) -> Option<Contests> {
        match (word, limit) {
            ("always", None) => Some(Contests::Always),
            ("challenged", limit) => Some(Contests::Challenged { limit }),
            _ => None,
        }
    }

    /// How often each player may challenge; none if there is no limit, or nobody challenges.
    pub const fn limit(self) -> Option<u8> {
        match self {
            Contests::Always => None,
            Contests::Challenged { limit } => limit,
        }
    }
}

impl Default for Contests {
    /// As often as the opponent likes: what is meant where nothing is said.
    fn default() -> Contests {
        Contests::Challenged { limit: None }
    }
}

/// What the players have agreed on before a linked game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Settings {
    /// The contest of each kind.
    pub links: Links,
    /// Which uses are contested.
    pub contests: Contests,
    /// Where dice and coins come from.
    pub seed: u64,
}

impl Settings {
    /// Settings in which uses are contested as often as the opponent likes, with seed 0.
    pub const fn from_links(links: Links) -> Settings {
        Settings { links, contests: Contests::Challenged { limit: None }, seed: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::borrow::ToOwned;
    use alloc::string::ToString;

    #[test]
    fn links_are_written_and_read_back() {
        for text in
            ["-", "T:coin", "Z:die D:yinsh-blitz", "T:agreed Z:gipf-basic D:yinsh Y:die U:coin"]
        {
            assert_eq!(text.parse::<Links>().map(|links| links.to_string()), Ok(text.to_owned()));
        }
        let links: Links = "U:die, T:free  Z:coin".parse().expect("any order is read");
        assert_eq!(links.to_string(), "Z:coin U:die");
        assert_eq!("".parse(), Ok(Links::NONE));
    }

    #[test]
    fn wrong_links_are_refused() {
        assert_eq!("Z".parse::<Links>(), Err(LinksError::Form("Z".to_owned())));
        assert_eq!("ZZ:die".parse::<Links>(), Err(LinksError::Kind("ZZ:die".to_owned())));
        assert_eq!("é:die".parse::<Links>(), Err(LinksError::Kind("é:die".to_owned())));
        assert_eq!("Z:chess".parse::<Links>(), Err(LinksError::Contest("Z:chess".to_owned())));
        assert_eq!("Z:die Z:die".parse::<Links>(), Err(LinksError::Twice(Potential::Zertz)));
        assert_eq!("Z:free Z:die".parse::<Links>(), Err(LinksError::Twice(Potential::Zertz)));
    }

    #[test]
    fn an_unknown_contest_is_told_all_that_there_are() {
        let told = "Z:chess".parse::<Links>().expect_err("chess is none").to_string();
        for contest in Contest::ALL {
            assert!(told.contains(contest.word()), "{contest}: {told}");
        }
    }

    #[test]
    fn each_kind_has_its_own_game_where_there_is_one() {
        assert_eq!(Links::own_games().to_string(), "T:tzaar Z:zertz D:dvonn Y:yinsh U:punct");
    }

    #[test]
    fn ways_have_words() {
        for contests in [Contests::Always, Contests::default()] {
            assert_eq!(Contests::from_word(contests.word(), None), Some(contests));
        }
        let limited = Contests::Challenged { limit: Some(2) };
        assert_eq!(Contests::from_word("challenged", Some(2)), Some(limited));
        assert_eq!(Contests::from_word("always", Some(2)), None, "nobody challenges");
        assert_eq!(Contests::from_word("Always", None), None);
    }

    #[test]
    fn only_chance_needs_a_seed() {
        for (text, need) in [("Z:die", true), ("T:coin", true), ("Z:yinsh U:agreed", false)] {
            assert_eq!(text.parse::<Links>().map(|links| links.need_seed()), Ok(need));
        }
    }
}
