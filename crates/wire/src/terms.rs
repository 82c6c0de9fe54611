//! What two players agree on before a game.

use gipfel_rules::linked::{Contest, Contests, Links, LinksError, Settings};
use gipfel_rules::{
    AnyPosition, AnySetupError, GameKind, Member as _, Position, PositionError, gipf_plus,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ClockTerms;
use crate::limits::{MAX_LINKS, MAX_POSITION};

/// What is played, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Terms {
    /// The position the game starts from, as text. It says which game and which variant are played, and holds extra pieces, handicaps
    /// and the composition of potentials.
    pub start: String,
    /// What is played for the right to use potentials.
    #[cfg_attr(test, ts(optional = nullable))]
    pub links: Option<LinkTerms>,
    /// How time is counted.
    pub clock: ClockTerms,
    /// Whether ratings change.
    pub rated: bool,
    /// The side of the one who proposes it.
    pub side: SideChoice,
}

/// What is linked to what.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkTerms {
    /// The contest of each kind, as in `T:coin Z:die`.
    pub links: String,
    /// Which uses are contested.
    #[serde(default)]
    pub contests: ContestTerms,
    /// How often each may challenge, where uses are challenged.
    #[cfg_attr(test, ts(optional = nullable))]
    pub limit: Option<u8>,
}

/// Which uses of linked kinds are contested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ContestTerms {
    /// Every one.
    Always,
    /// Those that the opponent challenges; so it is where nothing is said.
    #[default]
    Challenged,
}

/// Which side the one who proposes a game wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// Either: chance decides.
    #[default]
    Any,
}

/// The start of a game, read from its terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A plain game.
    Plain(AnyPosition),
    /// A linked game. The seed of the settings is not chosen yet.
    Linked(gipf_plus::Position, Settings),
}

/// Why nothing can be played on such terms.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TermsError {
    /// A text is longer than any that makes sense.
    #[error("the text of the start is too long")]
    TooLong,
    /// The start is no position.
    #[error("start: {0}")]
    Position(#[from] PositionError<AnySetupError>),
    /// The start is over already.
    #[error("the game would be over at its start")]
    Over,
    /// The links cannot be read.
    #[error("links: {0}")]
    Links(#[from] LinksError),
    /// Challenges are limited where there are none.
    #[error("where every use is contested, nobody challenges: there is no limit of challenges")]
    NobodyChallenges,
    /// Only the game with potentials has links.
    #[error("only GIPF with potentials can be linked")]
    LinksElsewhere,
    /// The numbers of the clock are out of range.
    #[error("no clock runs like this")]
    Clock,
    /// Ratings are for games that begin as their variant does, and against a clock.
    #[error(
        "rated games start from the ordinary position, without agreed contests, and have a clock"
    )]
    NotRated,
}

impl Terms {
    /// The start that the terms describe, or why there is none.
    pub fn start(&self) -> Result<Start, TermsError> {
        let long_links = self.links.as_ref().is_some_and(|terms| terms.links.len() > MAX_LINKS);
        if self.start.len() > MAX_POSITION || long_links {
            return Err(TermsError::TooLong);
        }
        let position: AnyPosition = self.start.parse()?;
        if position.outcome().is_some() {
            return Err(TermsError::Over);
        }
        if !self.clock.is_possible() {
            return Err(TermsError::Clock);
        }
        let ordinary = position.game().start(position.variant()).as_ref() == Some(&position);
        let Some(terms) = &self.links else {
            return self.checked(ordinary, Start::Plain(position));
        };
        let main = *gipf_plus::Position::of(&position).ok_or(TermsError::LinksElsewhere)?;
        let links: Links = terms.links.parse()?;
        let contests = match (terms.contests, terms.limit) {
            (ContestTerms::Always, None) => Contests::Always,
            (ContestTerms::Always, Some(_)) => return Err(TermsError::NobodyChallenges),
            (ContestTerms::Challenged, limit) => Contests::Challenged { limit },
        };
        let settings = Settings { contests, ..Settings::from_links(links) };
        // What is decided away from the board can be reported as anything.
        let agreed = terms.links.contains(Contest::Agreed.word());
        self.checked(ordinary && !agreed, Start::Linked(main, settings))
    }

    fn checked(&self, may_be_rated: bool, start: Start) -> Result<Start, TermsError> {
        if self.rated && (!may_be_rated || self.clock == ClockTerms::None) {
            return Err(TermsError::NotRated);
        }
        Ok(start)
    }
}

impl Start {
    /// Which game.
    pub fn game(&self) -> GameKind {
        match self {
            Start::Plain(position) => position.game(),
            Start::Linked(position, _) => position.game(),
        }
    }

    /// The word of the variant.
    pub fn variant(&self) -> &'static str {
        match self {
            Start::Plain(position) => position.variant(),
            Start::Linked(position, _) => position.variant().word(),
        }
    }

    /// Whether dice or coins may be needed.
    pub fn needs_chance(&self) -> bool {
        matches!(self, Start::Linked(_, settings) if settings.links.need_seed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(start: &str) -> Terms {
        Terms {
            start: start.to_owned(),
            links: None,
            clock: ClockTerms::Fischer { initial: 300_000, increment: 2_000 },
            rated: false,
            side: SideChoice::Any,
        }
    }

    fn linked(links: &str) -> Terms {
        let start = GameKind::GipfPlus.start("tournament").expect("a variant").to_string();
        let contests = ContestTerms::Challenged;
        let links = LinkTerms { links: links.to_owned(), contests, limit: Some(2) };
        Terms { links: Some(links), ..terms(&start) }
    }

    #[test]
    fn every_variant_can_be_agreed_on() {
        for game in GameKind::ALL {
            for variant in game.variants() {
                let position = game.start(variant).expect("a variant").to_string();
                let start = Terms { rated: true, ..terms(&position) }.start().unwrap();
                assert_eq!((start.game(), start.variant()), (game, variant));
                assert!(!start.needs_chance());
            }
        }
        assert!(linked("Z:die D:yinsh").start().unwrap().needs_chance());
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let position = "gipf basic g2P/5/6/P5p/6/5/p2P w 12/12 -- push";
        assert!(matches!(terms(position).start(), Err(TermsError::Position(_))));
        assert!(matches!(terms(&"x".repeat(501)).start(), Err(TermsError::TooLong)));
        assert!(matches!(linked("Z:chess").start(), Err(TermsError::Links(_))));
        let yinsh = GameKind::Yinsh.start("standard").expect("a variant").to_string();
        let contests = ContestTerms::Challenged;
        let links = Some(LinkTerms { links: "-".to_owned(), contests, limit: None });
        let elsewhere = Terms { links, ..terms(&yinsh) };
        assert_eq!(elsewhere.start(), Err(TermsError::LinksElsewhere));
        let endless = Terms { clock: ClockTerms::Days { days: 99 }, ..terms(&yinsh) };
        assert_eq!(endless.start(), Err(TermsError::Clock));
    }

    #[test]
    fn every_use_can_be_contested() {
        let always = |limit| {
            let LinkTerms { links, .. } = linked("D:dvonn Y:yinsh").links.expect("links");
            let links = LinkTerms { links, contests: ContestTerms::Always, limit };
            Terms { links: Some(links), ..linked("-") }.start()
        };
        let Ok(Start::Linked(_, settings)) = always(None) else { panic!("a linked game") };
        assert_eq!(settings.contests, Contests::Always);
        assert_eq!(always(Some(2)), Err(TermsError::NobodyChallenges));
        // Terms that say nothing are those of before: the opponent challenges.
        let terms: LinkTerms = serde_json::from_str(r#"{"links":"Z:die"}"#).expect("terms");
        assert_eq!((terms.contests, terms.limit), (ContestTerms::Challenged, None));
    }

    #[test]
    fn ratings_are_for_ordinary_games() {
        let yinsh = GameKind::Yinsh.start("standard").expect("a variant").to_string();
        let timeless = Terms { clock: ClockTerms::None, rated: true, ..terms(&yinsh) };
        assert_eq!(timeless.start(), Err(TermsError::NotRated));
        let odds = Terms { rated: true, ..terms("gipf basic 4/5/6/P5p/6/5/p2P w 12/12 -- push") };
        assert_eq!(odds.start(), Err(TermsError::NotRated));
        let agreed = Terms { rated: true, ..linked("Z:agreed") };
        assert_eq!(agreed.start(), Err(TermsError::NotRated));
        assert!(Terms { rated: true, ..linked("Z:die") }.start().is_ok());
    }
}
