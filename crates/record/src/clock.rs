//! The time a player has left.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The time left on the mover's clock after his turn, to the millisecond.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock(u32);

/// Text that is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a clock must look like 0:05:12 or 0:05:12.3")]
pub struct ClockError;

impl Clock {
    /// A time in milliseconds: at most 49 days.
    pub const fn from_millis(millis: u32) -> Clock {
        Clock(millis)
    }

    /// The time in milliseconds.
    pub const fn millis(self) -> u32 {
        self.0
    }
}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let mut parts = whole.split(':');
        let (Some(hours), Some(minutes), Some(seconds), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(ClockError);
        };
        let hours = digits(hours, 1..=4)?;
        let minutes = digits(minutes, 2..=2)?;
        let seconds = digits(seconds, 2..=2)?;
        if minutes > 59 || seconds > 59 {
            return Err(ClockError);
        }
        let scale = [100, 10, 1].get(fraction.len().wrapping_sub(1)).ok_or(ClockError)?;
        let millis = digits(fraction, 1..=3)? * scale;
        let all = ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
        u32::try_from(all).map(Clock).map_err(|_| ClockError)
    }
}

/// A number of so many decimal digits, and nothing else.
fn digits(text: &str, count: std::ops::RangeInclusive<usize>) -> Result<u64, ClockError> {
    if !count.contains(&text.len()) || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ClockError);
    }
    text.parse().map_err(|_| ClockError)
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if millis == 0 {
            return Ok(());
        }
        let fraction = format!("{millis:03}");
        write!(f, ".{}", fraction.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for (text, millis, written) in [
            ("0:00:00", 0, "0:00:00"),
            ("0:05:12.3", 312_300, "0:05:12.3"),
            ("00:05:12.30", 312_300, "0:05:12.3"),
            ("1:00:00.001", 3_600_001, "1:00:00.001"),
            ("1193:02:47.295", u32::MAX, "1193:02:47.295"),
        ] {
            let clock: Clock = text.parse().unwrap();
            assert_eq!((clock.millis(), clock.to_string().as_str()), (millis, written));
        }
    }

    #[test]
    fn other_text_is_no_time() {
        for text in [
            "",
            "5",
            "5:12",
            "0:5:12",
            "0:60:00",
            "0:00:60",
            "0:00:00.",
            "0:00:00.0000",
            "-0:00:01",
            "+1:00:00",
            "0:00:00:00",
            "1193:02:47.296",
            "99999:00:00",
            "0:05:12,3",
            "0:05:1２",
        ] {
            assert_eq!(text.parse::<Clock>(), Err(ClockError), "{text}");
        }
    }
}
