//! The sequential probability ratio test: playing only as many games as it takes.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Pentanomial;
use crate::pentanomial::score_of_elo;

/// A test of whether the first player is stronger by `elo1` (H1) rather than by `elo0` (H0), both in logistic Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// What H0 says.
    pub elo0: f64,
    /// What H1 says.
    pub elo1: f64,
    /// The probability to accept H1 although H0 holds.
    pub alpha: f64,
    /// The probability to accept H0 although H1 holds.
    pub beta: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// H0 is accepted.
    Rejected,
    /// H1 is accepted.
    Accepted,
}

/// Text that is no pair of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("bounds must look like ELO0,ELO1, as in 0,5, the first one smaller")]
pub struct SprtError;

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `ELO0,ELO1`; both probabilities of error are 5 %.
    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(SprtError)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| SprtError);
        let (elo0, elo1) = (number(elo0)?, number(elo1)?);
        let usable = elo0 < elo1 && elo0.abs() <= 1_000.0 && elo1.abs() <= 1_000.0;
        if usable { Ok(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }) } else { Err(SprtError) }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

impl Sprt {
    /// The log-likelihood ratios at which H0 and H1 are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// The generalised log-likelihood ratio of H1 to H0: of all distributions of pairs with the mean that a hypothesis
    /// demands, the one is compared that makes the results most likely (Van den Bergh, as fishtest computes it).
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        // A kind of pair that has not occurred yet is not impossible.
        let counts = pairs.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let likely0 = most_likely(&seen, score_of_elo(self.elo0));
        let likely1 = most_likely(&seen, score_of_elo(self.elo1));
        let ratio = |place: usize| counts[place] * (likely1[place] / likely0[place]).ln();
        (0..5).map(ratio).sum()
    }

    /// What the pairs so far say.
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (lower, upper) = self.bounds();
        let ratio = self.ratio(pairs);
        if ratio >= upper {
            Verdict::Accepted
        } else if ratio <= lower {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// Of all distributions over 0, ¼, ½, ¾ and 1 with a mean, the one under which a seen one is most likely:
/// pᵢ / (1 + x·(aᵢ − mean)), where x solves Σ pᵢ·(aᵢ − mean) / (1 + x·(aᵢ − mean)) = 0.
fn most_likely(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let away = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| share - mean);
    let sum = |x: f64| -> f64 { (0..5).map(|i| seen[i] * away[i] / (1.0 + x * away[i])).sum() };
    // The sum falls from +∞ to −∞ between these.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|i| seen[i] / (1.0 + x * away[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of fishtest's `LLR_logistic`.
    #[test]
    fn ratios_agree_with_fishtest() {
        for (bounds, counts, ratio) in [
            ("0,5", [10, 20, 40, 25, 15], 0.293_285_790_936),
            ("0,10", [1, 2, 3, 4, 5], 0.277_474_678_061),
            ("0,2", [100, 800, 2000, 900, 120], 2.054_464_556_106),
            ("0,5", [0, 0, 3, 5, 92], 1.428_759_132_337),
            ("-5,0", [30, 20, 40, 10, 5], -1.051_207_330_263),
            ("0,5", [0, 0, 0, 0, 10], 0.142_904_432_544),
        ] {
            let sprt: Sprt = bounds.parse().expect("bounds");
            let computed = sprt.ratio(&Pentanomial(counts));
            assert!((computed - ratio).abs() < 1e-6, "{counts:?}: {computed} is not {ratio}");
        }
    }

    #[test]
    fn bounds_of_five_percent() {
        let sprt: Sprt = "0,5".parse().expect("bounds");
        let (lower, upper) = sprt.bounds();
        assert!((upper - 19f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
    }

    #[test]
    fn verdicts() {
        let sprt: Sprt = "0,10".parse().expect("bounds");
        assert_eq!(sprt.verdict(&Pentanomial::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([10, 100, 400, 200, 60])), Verdict::Accepted);
        assert_eq!(sprt.verdict(&Pentanomial([60, 200, 400, 100, 10])), Verdict::Rejected);
    }

    #[test]
    fn other_text_is_no_test() {
        for text in ["", "5", "5,0", "0,0", "a,b", "0,nan", "0,inf", "0,5,10"] {
            assert_eq!(text.parse::<Sprt>(), Err(SprtError), "{text}");
        }
    }
}
