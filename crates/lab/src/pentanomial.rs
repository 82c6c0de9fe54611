//! Results of pairs of games, and what follows from them.

/// How many pairs gave the first player 0, ½, 1, 1½ and 2 points.
///
/// The two games of a pair start from the same opening with the colours swapped, so their results hang together: the spread
/// of pairs is what error bars are made of, not that of single games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// The quantile of the normal distribution for a two-sided interval of 95 %.
const Z: f64 = 1.959_963_984_540_054;

impl Pentanomial {
    /// Adds a pair that gave the first player so many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of a game, from 0 to 1; none without pairs.
    pub fn mean(&self) -> Option<f64> {
        let pairs = self.pairs();
        let points: f64 = self.shares().map(|(share, count)| share * count).sum();
        (pairs > 0).then(|| points / pairs as f64)
    }

    /// The variance of a pair's mean score.
    fn variance(&self) -> Option<f64> {
        let mean = self.mean()?;
        let sum: f64 = self.shares().map(|(share, count)| count * (share - mean).powi(2)).sum();
        Some(sum / self.pairs() as f64)
    }

    /// The shares of the points, each with its number of pairs.
    fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        (0..5)
            .map(|half_points| (f64::from(half_points) / 4.0, self.0[half_points as usize] as f64))
    }

    /// The score of the first player with its interval, from 0 to 1; none without pairs.
    ///
    /// It is Wilson's interval, with the number of games of a binomial distribution that would spread as much as the pairs do.
    /// So it also says something when all games were won.
    pub fn score(&self) -> Option<Estimate> {
        let (mean, variance, pairs) = (self.mean()?, self.variance()?, self.pairs() as f64);
        let binomial = mean * (1.0 - mean);
        // A few pairs may all be alike by chance; they never count for more than twice the games they are.
        let games = if variance > 0.0 { pairs * binomial / variance } else { 2.0 * pairs };
        let games = games.min(4.0 * pairs);
        let square = Z * Z / games;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let half = Z / (1.0 + square) * (binomial / games + square / (4.0 * games)).sqrt();
        let (low, high) = ((middle - half).max(0.0), (middle + half).min(1.0));
        Some(Estimate { value: mean, low: low.min(mean), high: high.max(mean) })
    }

    /// The difference in Elo with its interval; infinite where everything is won or lost.
    pub fn elo(&self) -> Option<Estimate> {
        let score = self.score()?;
        Some(Estimate { value: elo(score.value), low: elo(score.low), high: elo(score.high) })
    }

    /// The likelihood that the first player is the stronger one: how seldom equal players would do less well.
    ///
    /// The spread is that of equal players, about one half. Around their own mean a few pairs may not spread at all, and two
    /// of them would be certainty.
    pub fn superiority(&self) -> Option<f64> {
        let (mean, pairs) = (self.mean()?, self.pairs() as f64);
        let sum: f64 = self.shares().map(|(share, count)| count * (share - 0.5).powi(2)).sum();
        let deviation = (sum / pairs / pairs).sqrt();
        Some(if deviation > 0.0 { normal((mean - 0.5) / deviation) } else { 0.5 })
    }
}

/// The difference in Elo that a score means.
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The score that a difference in Elo means.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The normal distribution function.
fn normal(x: f64) -> f64 {
    if x.abs() > 8.0 {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    // ½ + φ(x)·(x + x³/3 + x⁵/(3·5) + …), which converges everywhere.
    let (mut term, mut sum, mut odd) = (x, x, 1.0);
    while term.abs() > 1e-17 {
        odd += 2.0;
        term *= x * x / odd;
        sum += term;
    }
    0.5 + sum * (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not {b}");
    }

    #[test]
    fn elo_and_back() {
        close(elo(0.5), 0.0, 1e-12);
        close(elo(0.75), 190.848_501_9, 1e-6);
        close(elo(0.9), 381.697_003_8, 1e-6);
        close(score_of_elo(elo(0.123)), 0.123, 1e-12);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn distribution_function() {
        close(normal(0.0), 0.5, 1e-15);
        close(normal(1.0), 0.841_344_746_068_543, 1e-12);
        close(normal(-1.96), 0.024_997_895_148_220, 1e-12);
        close(normal(6.0), 0.999_999_999_013_412, 1e-12);
    }

    #[test]
    fn score_of_pairs() {
        let pairs = Pentanomial([10, 20, 40, 25, 15]);
        // By hand: (20·¼ + 40·½ + 25·¾ + 15) / 110.
        close(pairs.mean().expect("pairs"), 58.75 / 110.0, 1e-12);
        let score = pairs.score().expect("pairs");
        // The plain interval of pairs: ±1.96·√(0.08122/110).
        close(score.high - score.low, 2.0 * 1.96 * (0.081_224f64 / 110.0).sqrt(), 0.003);
        assert!(score.low < score.value && score.value < score.high);
    }

    #[test]
    fn superiority_of_pairs() {
        // By hand: (10·¼ + 20·¹⁄₁₆ + 25·¹⁄₁₆ + 15·¼) / 110 is a variance of 0.082386, its deviation of the mean 0.027367;
        // the mean is 0.034091 above one half.
        close(
            Pentanomial([10, 20, 40, 25, 15]).superiority().expect("pairs"),
            0.893559454086,
            1e-9,
        );
        assert_eq!(Pentanomial([3, 3, 3, 3, 3]).superiority(), Some(0.5));
        assert_eq!(Pentanomial([0, 0, 4, 0, 0]).superiority(), Some(0.5));
        // Two pairs are no proof, whatever they are.
        for pairs in [[0, 0, 0, 2, 0], [0, 0, 0, 0, 2], [0, 0, 0, 1, 1]] {
            let likely = Pentanomial(pairs).superiority().expect("pairs");
            assert!((0.85..0.95).contains(&likely), "{pairs:?}: {likely}");
        }
        close(Pentanomial([0, 0, 0, 0, 100]).superiority().expect("pairs"), 1.0, 1e-12);
        assert_eq!(Pentanomial::default().superiority(), None);
    }

    #[test]
    fn all_won_is_not_infinitely_sure() {
        let score = Pentanomial([0, 0, 0, 0, 100]).score().expect("pairs");
        assert_eq!((score.value, score.high), (1.0, 1.0));
        // Wilson's bound for 200 of 200.
        close(score.low, 0.981_15, 1e-4);
        let lost = Pentanomial([100, 0, 0, 0, 0]).score().expect("pairs");
        close(lost.high, 1.0 - score.low, 1e-12);
    }

    #[test]
    fn one_pair_is_enough_for_numbers() {
        for half_points in 0..5 {
            let mut pairs = Pentanomial::default();
            pairs.add(half_points);
            let score = pairs.score().expect("a pair");
            assert!(score.low <= score.value && score.value <= score.high);
            assert!(score.low.is_finite() && score.high.is_finite());
        }
    }
}
