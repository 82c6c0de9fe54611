//! The levels of the engine against each other.

use std::fmt::Write as _;

use gipfel_engine::Level;

use crate::match_play::{Match, MatchError, Watch};
use crate::match_score::{GameResult, MatchScore, elo_text, percent};
use crate::players::Person;
use crate::{GameRules, Openings, PlayerSpec};

/// Every level against the one below it.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// Where the games begin.
    pub openings: Openings,
    /// Pairs of games for each step.
    pub pairs: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
    /// The lowest and the highest level.
    pub levels: (Level, Level),
}

/// One level against the one below it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The higher level.
    pub upper: Level,
    /// How the match ended, for the higher level.
    pub match_score: MatchScore,
}

/// What is told about a ladder while it is played.
pub trait LadderWatch: Sync {
    /// A game of a step is finished.
    fn finished(&self, upper: Level, match_score: &MatchScore);

    /// A step is finished.
    fn step(&self, step: &Step);
}

struct StepWatch<'a> {
    upper: Level,
    watch: &'a dyn LadderWatch,
}

impl Watch for StepWatch<'_> {
    fn finished(&self, _: &GameResult, match_score: &MatchScore) {
        self.watch.finished(self.upper, match_score);
    }
}

impl Ladder {
    /// Plays all steps, the lowest first.
    pub fn run(&self, watch: &dyn LadderWatch) -> Result<Vec<Step>, MatchError> {
        let (lowest, highest) = self.levels;
        let mut steps = Vec::new();
        for upper in Level::all().filter(|&level| level > lowest && level <= highest) {
            let lower =
                Level::new(upper.number() - 1).expect("a level above another has one below");
            let contest = Match {
                players: [upper, lower].map(|level| PlayerSpec::Person(Person::Level(level))),
                openings: self.openings.clone(),
                pairs: self.pairs,
                seed: self.seed,
                rules: GameRules::default(),
                sprt: None,
                concurrency: self.concurrency,
            };
            let match_score = contest.run(None, &[], &StepWatch { upper, watch })?;
            let step = Step { upper, match_score };
            watch.step(&step);
            steps.push(step);
        }
        Ok(steps)
    }
}

/// The cells of a step: levels, games, score, Elo.
fn cells(step: &Step) -> [String; 4] {
    let upper = step.upper.number();
    let pairs = &step.match_score.pairs;
    let (score, elo) = match (pairs.score(), pairs.elo()) {
        (Some(score), Some(elo)) => {
            let [value, low, high] = [elo.value, elo.low, elo.high].map(elo_text);
            (percent(&score), format!("{value} [{low}, {high}]"))
        }
        _ => ("-".to_owned(), "-".to_owned()),
    };
    [format!("{upper} – {}", upper - 1), step.match_score.tally().games().to_string(), score, elo]
}

/// A line about a step.
pub fn step_line(step: &Step) -> String {
    let [levels, games, score, elo] = cells(step);
    format!("level {levels:<7} games {games:>5}   {score:<24} Elo {elo}")
}

/// The ladder as a table in Markdown.
pub fn ladder_markdown(steps: &[Step]) -> String {
    let mut out =
        String::from("| levels | games | score [95 %] | Elo [95 %] |\n|---|---|---|---|\n");
    for step in steps {
        let _ = writeln!(out, "| {} |", cells(step).join(" | "));
    }
    out
}
