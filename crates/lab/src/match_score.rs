//! How a match stands.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use gipfel_rules::{Color, Outcome};

use crate::pentanomial::Estimate;
use crate::sprt::Verdict;
use crate::{Effort, Ending, Pentanomial, Sprt};

/// One of the two games of a pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Round {
    /// The number of the pair, from 0; its opening has the same number.
    pub pair: u64,
    /// In game 0 the first player is White, in game 1 Black.
    pub game: u8,
}

impl Round {
    /// The place (0 or 1) of the player who has a colour.
    pub fn player(self, color: Color) -> usize {
        usize::from((color == Color::Black) != (self.game == 1))
    }
}

/// Wins, draws and losses of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl Tally {
    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// A game that a player lost without the rules of the game deciding it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which game.
    pub round: Round,
    /// Which player, 0 or 1.
    pub player: usize,
    /// What kind of fault.
    pub ending: Ending,
    /// What happened.
    pub text: String,
}

/// What a game contributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Which game.
    pub round: Round,
    /// Who won.
    pub outcome: Outcome,
    /// Why it ended.
    pub ending: Ending,
    /// What the loser did wrong, if it lost by a fault.
    pub fault: Option<String>,
    /// How many turns were played.
    pub turns: usize,
    /// What White and Black spent; nothing is known of games that were read from a file.
    pub effort: [Effort; 2],
}

/// All finished games of a match, added up. The order in which they were added does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchScore {
    /// Pairs of which both games are finished.
    pub pairs: Pentanomial,
    /// Games in which the first player was White, and Black.
    pub tallies: [Tally; 2],
    /// Games by the way they ended.
    pub endings: BTreeMap<Ending, u64>,
    /// Games lost by a fault.
    pub faults: Vec<Fault>,
    /// What the players spent.
    pub effort: [Effort; 2],
    /// Turns of all games.
    pub turns: u64,
    /// Half points of the first player in pairs of which one game is finished.
    halves: HashMap<u64, usize>,
}

impl MatchScore {
    /// Adds a game.
    pub fn add(&mut self, result: &GameResult) {
        let round = result.round;
        let tally = &mut self.tallies[usize::from(round.game)];
        let half_points = match result.outcome.winner().map(|color| round.player(color)) {
            Some(0) => {
                tally.wins += 1;
                2
            }
            Some(_) => {
                tally.losses += 1;
                0
            }
            None => {
                tally.draws += 1;
                1
            }
        };
        match self.halves.remove(&round.pair) {
            Some(other) => self.pairs.add(other + half_points),
            None => _ = self.halves.insert(round.pair, half_points),
        }
        *self.endings.entry(result.ending).or_insert(0) += 1;
        self.turns += result.turns as u64;
        for color in Color::ALL {
            self.effort[round.player(color)].add(&result.effort[color.index()]);
        }
        if let (true, Some(winner)) = (result.ending.is_forfeit(), result.outcome.winner()) {
            let player = round.player(winner.other());
            let text = result.fault.clone().unwrap_or_default();
            self.faults.push(Fault { round, player, ending: result.ending, text });
            self.faults.sort_by_key(|fault| fault.round);
        }
    }

    /// Wins, draws and losses of the first player in all games.
    pub fn tally(&self) -> Tally {
        let [white, black] = self.tallies;
        Tally {
            wins: white.wins + black.wins,
            draws: white.draws + black.draws,
            losses: white.losses + black.losses,
        }
    }

    /// A line for a progress bar.
    pub fn line(&self, sprt: Option<&Sprt>) -> String {
        let Tally { wins, draws, losses } = self.tally();
        let mut line = format!("+{wins} ={draws} -{losses}");
        if let Some(score) = self.pairs.score() {
            let _ = write!(line, "  {}", percent(&score));
        }
        if let Some(sprt) = sprt {
            let (lower, upper) = sprt.bounds();
            let ratio = sprt.ratio(&self.pairs);
            let _ = write!(line, "  LLR {ratio:.2} ({lower:.2}, {upper:.2})");
        }
        if !self.faults.is_empty() {
            let _ = write!(line, "  faults {}", self.faults.len());
        }
        line
    }

    /// The whole table.
    pub fn table(&self, names: [&str; 2], sprt: Option<&Sprt>) -> String {
        let all = self.tally();
        let tally = |t: Tally| format!("+{} ={} -{}", t.wins, t.draws, t.losses);
        let mut out = String::new();
        let _ = writeln!(
            out,
            "games   {}: {} (as White {}, as Black {})",
            all.games(),
            tally(all),
            tally(self.tallies[0]),
            tally(self.tallies[1]),
        );
        let [ll, ld, even, dw, ww] = self.pairs.0;
        let pairs = self.pairs.pairs();
        let _ = writeln!(out, "pairs   {pairs}: 0 {ll}, ½ {ld}, 1 {even}, 1½ {dw}, 2 {ww}");
        if let (Some(score), Some(elo), Some(superiority)) =
            (self.pairs.score(), self.pairs.elo(), self.pairs.superiority())
        {
            let _ = writeln!(out, "score   {}", percent(&score));
            let [value, low, high] = [elo.value, elo.low, elo.high].map(elo_text);
            let superiority = 100.0 * superiority;
            let _ = writeln!(out, "Elo     {value} [{low}, {high}], LOS {superiority:.1} %");
        }
        if let Some(sprt) = sprt {
            let _ = writeln!(out, "SPRT    {}", sprt_text(sprt, &self.pairs));
        }
        let endings: Vec<String> =
            self.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        let length = self.turns as f64 / all.games().max(1) as f64;
        let _ = writeln!(out, "ends    {}; {length:.1} turns a game", endings.join(", "));
        for (name, effort) in names.iter().zip(&self.effort) {
            if effort.turns > 0 {
                let _ = writeln!(out, "effort  {name}: {}", effort_text(effort));
            }
        }
        for Fault { round, player, ending, text } in &self.faults {
            let (pair, game) = (round.pair + 1, round.game + 1);
            let _ =
                writeln!(out, "fault   {}, game {pair}.{game}: {ending}: {text}", names[*player]);
        }
        out
    }
}

/// A score in percent with its interval.
pub(crate) fn percent(score: &Estimate) -> String {
    let Estimate { value, low, high } = *score;
    format!("{:.1} % [{:.1}, {:.1}]", 100.0 * value, 100.0 * low, 100.0 * high)
}

/// A difference in Elo.
pub(crate) fn elo_text(elo: f64) -> String {
    if elo == f64::INFINITY {
        "+∞".to_owned()
    } else if elo == f64::NEG_INFINITY {
        "-∞".to_owned()
    } else {
        // A little less than nothing is nothing.
        format!("{:+.0}", elo.round() + 0.0)
    }
}

fn sprt_text(sprt: &Sprt, pairs: &Pentanomial) -> String {
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.verdict(pairs) {
        Verdict::Open => "open",
        Verdict::Rejected => "H0 accepted",
        Verdict::Accepted => "H1 accepted",
    };
    format!("[{sprt}] LLR {:.2} ({lower:.2}, {upper:.2}): {verdict}", sprt.ratio(pairs))
}

fn effort_text(effort: &Effort) -> String {
    let turns = effort.turns as f64;
    let mean = effort.time.as_secs_f64() * 1e3 / turns;
    let mut text = format!("{mean:.1} ms a turn, at most {:.0?}", effort.longest);
    if effort.nodes > 0 {
        let _ = write!(text, ", {:.0} nodes a turn", effort.nodes as f64 / turns);
    }
    if effort.depths > 0 {
        let _ = write!(text, ", depth {:.1}", effort.depths as f64 / turns);
    }
    if effort.overruns > 0 {
        let _ = write!(text, ", {} turns overdue", effort.overruns);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_in_elo() {
        for (elo, text) in [
            (-0.3, "+0"),
            (0.0, "+0"),
            (-0.0, "+0"),
            (0.6, "+1"),
            (-12.4, "-12"),
            (f64::INFINITY, "+∞"),
            (f64::NEG_INFINITY, "-∞"),
        ] {
            assert_eq!(elo_text(elo), text, "{elo}");
        }
    }
}
