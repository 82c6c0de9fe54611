//! What is linked to what, how often may be challenged, and where chance comes from.

use std::fmt;
use std::str::FromStr;

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
    #[error(
        "`{0}`: unknown contest, expected free, die, coin, yinsh, yinsh-blitz, gipf-basic or agreed"
    )]
    Contest(String),
    /// A kind is linked twice.
    #[error("{} is linked twice", .0.letter())]
    Twice(Potential),
}

impl Links {
    /// No kind is linked.
    pub const NONE: Links = Links([Contest::Free; Potential::COUNT]);

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
            if std::mem::replace(&mut seen[kind.index()], true) {
                return Err(LinksError::Twice(kind));
            }
            links.set(kind, contest);
        }
        Ok(links)
    }
}

/// What the players have agreed on before a linked game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Settings {
    /// The contest of each kind.
    pub links: Links,
    /// How often each player may challenge in the whole game; without a limit as often as he likes.
    pub limit: Option<u8>,
    /// Where dice and coins come from.
    pub seed: u64,
}

impl Settings {
    /// Settings without a limit, with seed 0.
    pub const fn from_links(links: Links) -> Settings {
        Settings { links, limit: None, seed: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn only_chance_needs_a_seed() {
        for (text, need) in [("Z:die", true), ("T:coin", true), ("Z:yinsh U:agreed", false)] {
            assert_eq!(text.parse::<Links>().map(|links| links.need_seed()), Ok(need));
        }
    }
}
