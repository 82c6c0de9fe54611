//! Clocks: what can be agreed on, and what is shown. All times are milliseconds; moments count from 1970.

use serde::{Deserialize, Serialize};

use crate::limits::{DAYS, INITIAL, MAX_INCREMENT};
use crate::{Side, Version};

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum ClockTerms {
    /// Not at all.
    None,
    /// Each has a time for the whole game, and every turn adds some.
    Fischer {
        /// At the start.
        initial: u32,
        /// Added by each turn.
        increment: u32,
    },
    /// Each has a time for the whole game; the first of each turn is free.
    Delay {
        /// At the start.
        initial: u32,
        /// Free in each turn.
        delay: u32,
    },
    /// So many days for each turn.
    Days {
        /// How many.
        days: u8,
    },
}

/// How fast a game is: what ratings are kept apart by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Below eight minutes for forty turns.
    Blitz,
    /// Below twenty-five minutes.
    Rapid,
    /// More.
    Classical,
    /// Days for each turn, or no clock at all.
    Days,
}

impl Speed {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Days => "days",
        }
    }
}

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl ClockTerms {
    /// Whether the numbers are within the limits.
    pub fn is_possible(self) -> bool {
        match self {
            ClockTerms::None => true,
            ClockTerms::Fischer { initial, increment: each }
            | ClockTerms::Delay { initial, delay: each } => {
                INITIAL.contains(&initial) && each <= MAX_INCREMENT
            }
            ClockTerms::Days { days } => DAYS.contains(&days),
        }
    }

    /// Whether both sit at the board at the same time, so that leaving it means something.
    pub const fn is_live(self) -> bool {
        matches!(self, ClockTerms::Fischer { .. } | ClockTerms::Delay { .. })
    }

    /// What each has at the start, or for a turn; none without clocks.
    pub fn initial(self) -> Option<i64> {
        match self {
            ClockTerms::None => None,
            ClockTerms::Fischer { initial, .. } | ClockTerms::Delay { initial, .. } => {
                Some(i64::from(initial))
            }
            ClockTerms::Days { days } => Some(i64::from(days) * DAY),
        }
    }

    /// How fast the game is.
    pub fn speed(self) -> Speed {
        let (ClockTerms::Fischer { initial, increment: each }
        | ClockTerms::Delay { initial, delay: each }) = self
        else {
            return Speed::Days;
        };
        match (u64::from(initial) + 40 * u64::from(each)) / 60_000 {
            0..8 => Speed::Blitz,
            8..25 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
}

/// The clocks at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// What White and Black had left when the clock that runs was started; none without clocks.
    pub left: Option<[i64; 2]>,
    /// Whose clock runs; none before the first turns, and when the game is over.
    pub running: Option<Side>,
    /// When it was started.
    pub since: i64,
    /// The server's time when it said so.
    pub now: i64,
    /// The version of the game that they are the clocks of.
    pub version: Version,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_follow_from_forty_turns() {
        let fischer = |minutes: u32, seconds: u32| ClockTerms::Fischer {
            initial: minutes * 60_000,
            increment: seconds * 1000,
        };
        for (terms, speed) in [
            (fischer(5, 3), Speed::Blitz),
            (fischer(5, 5), Speed::Rapid),
            (fischer(10, 0), Speed::Rapid),
            (fischer(25, 0), Speed::Classical),
            (ClockTerms::Delay { initial: 60_000, delay: 30_000 }, Speed::Rapid),
            (ClockTerms::Days { days: 3 }, Speed::Days),
            (ClockTerms::None, Speed::Days),
        ] {
            assert_eq!(terms.speed(), speed, "{terms:?}");
            assert!(terms.is_possible());
        }
        for terms in [
            ClockTerms::Days { days: 0 },
            ClockTerms::Fischer { initial: 4_999, increment: 0 },
            ClockTerms::Fischer { initial: u32::MAX, increment: 0 },
            ClockTerms::Delay { initial: 60_000, delay: 180_001 },
        ] {
            assert!(!terms.is_possible(), "{terms:?}");
        }
    }
}
