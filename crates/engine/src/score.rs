//! The score of a position.

use std::fmt;

/// The value of a position for the player to move: an estimate in hundredths of a unit, or a forced win or loss counted
/// in turns.
///
/// A unit is about one piece in GIPF, a third of a ring in YINSH and a stack more in the middle of a game of DVONN. Larger is better; a quicker win is better than a
/// slower one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

/// The score of having won now; winning later costs one a turn.
const WON: i32 = 30_000;
/// Scores beyond this are forced wins. No game that the search can see lasts longer.
const FORCED: i32 = 29_000;

impl Score {
    /// Even.
    pub const ZERO: Score = Score(0);
    /// Below every score.
    pub(crate) const MIN: Score = Score(-WON - 1);
    /// Above every score.
    pub(crate) const MAX: Score = Score(WON + 1);

    /// An estimate in hundredths of a unit, kept apart from forced results.
    #[inline]
    pub const fn estimate(hundredths: i32) -> Score {
        let most = FORCED - 1;
        Score(if hundredths > most {
            most
        } else if hundredths < -most {
            -most
        } else {
            hundredths
        })
    }

    /// The player to move wins when `turns` more turns, of both players, have been played.
    #[inline]
    pub const fn win_in(turns: u32) -> Score {
        Score(WON - turns as i32)
    }

    /// The player to move loses when `turns` more turns have been played.
    #[inline]
    pub const fn loss_in(turns: u32) -> Score {
        Score(-WON + turns as i32)
    }

    /// The number behind it, for tables and for sums.
    #[inline]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The score with a number that [`Score::value`] gave; all of them fit.
    pub const fn from_number(number: i16) -> Score {
        Score(number as i32)
    }

    #[inline]
    pub(crate) const fn from_value(value: i32) -> Score {
        Score(value)
    }

    /// If the result is forced: how many turns of both players, the present one included, until it is there; positive for
    /// a win of the player to move.
    pub const fn forced_turns(self) -> Option<i32> {
        if self.0 > FORCED {
            Some(WON - self.0)
        } else if self.0 < -FORCED {
            Some(-(WON + self.0))
        } else {
            None
        }
    }

    /// If the result is forced: in how many turns of the winner, as players count it; negative when the player to move
    /// loses. A game lost already is −0, which is written as `#-0`.
    pub fn forced_moves(self) -> Option<i32> {
        self.forced_turns().map(|turns| turns.signum() * ((turns.abs() + 1) / 2))
    }

    /// The same score for the other player.
    #[inline]
    #[must_use]
    pub const fn negate(self) -> Score {
        Score(-self.0)
    }

    /// The share of a point that the player to move may expect: a lead of three units wins nine games out of ten.
    pub fn expectation(self) -> f64 {
        match self.forced_turns() {
            Some(_) if self.0 > 0 => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + (-f64::from(self.0) / 137.0).exp()),
        }
    }

    #[inline]
    pub(crate) const fn is_forced(self) -> bool {
        self.0 > FORCED || self.0 < -FORCED
    }
}

impl fmt::Display for Score {
    /// Units with two decimals and a sign, or `#4` / `#-3` for a win or a loss in so many turns of the winner.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced_moves() {
            Some(moves) if self.0 > 0 => write!(f, "#{moves}"),
            Some(moves) => write!(f, "#-{}", -moves),
            None => {
                let sign = if self.0 < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_as_players_read_it() {
        assert_eq!(Score::estimate(125).to_string(), "+1.25");
        assert_eq!(Score::estimate(-5).to_string(), "-0.05");
        // This turn wins; this turn, the reply and the next one; the opponent's next turn wins.
        assert_eq!(Score::win_in(1).to_string(), "#1");
        assert_eq!(Score::win_in(3).to_string(), "#2");
        assert_eq!(Score::loss_in(2).to_string(), "#-1");
        // The same win seen by the player who is not to move.
        assert_eq!(Score::win_in(1).negate().to_string(), "#-1");
        assert_eq!(Score::loss_in(0).to_string(), "#-0");
    }

    #[test]
    fn estimates_never_look_forced() {
        assert!(!Score::estimate(i32::MAX).is_forced());
        assert!(!Score::estimate(i32::MIN).is_forced());
        assert!(Score::win_in(500).is_forced());
    }
}
