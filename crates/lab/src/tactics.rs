//! Positions with a forced win that is hard to miss and worth finding: mined from games, proved by brute force.

use std::fmt;
use std::str::FromStr;

use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_rules::{AnyAction, AnyPosition, Color, Position, Stage, parse_turn, turn_text};
use thiserror::Error;

use crate::brute_force;
use crate::chance::{Chance, derive};

/// A position in which the player to move has a forced win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tactic {
    /// The position, at the start of a turn.
    pub position: AnyPosition,
    /// In how many turns of his own he wins, no sooner.
    pub turns: u32,
    /// All turns that win in that time.
    pub solutions: Vec<String>,
}

/// A line that is no tactic.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected `position | win in N | turn turn …`: {0}")]
pub struct TacticError(String);

impl fmt::Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | win in {} | {}", self.position, self.turns, self.solutions.join(" "))
    }
}

impl FromStr for Tactic {
    type Err = TacticError;

    fn from_str(line: &str) -> Result<Tactic, TacticError> {
        let wrong = |reason: &dyn fmt::Display| TacticError(reason.to_string());
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, turns, solutions] = parts[..] else {
            return Err(wrong(&"three parts are needed"));
        };
        let position: AnyPosition = position.parse().map_err(|error| wrong(&error))?;
        let turns = turns
            .strip_prefix("win in ")
            .and_then(|number| number.parse().ok())
            .ok_or_else(|| wrong(&"no number of turns"))?;
        let solutions: Vec<String> = solutions.split(' ').map(str::to_owned).collect();
        for solution in &solutions {
            parse_turn(&position, solution).map_err(|error| wrong(&error))?;
        }
        Ok(Tactic { position, turns, solutions })
    }
}

impl Tactic {
    /// The tactic of a position, if there is one in at most `longest` turns with few solutions.
    pub fn prove(position: &AnyPosition, longest: u32, most_solutions: usize) -> Option<Tactic> {
        let turns = (1..=longest).find(|&turns| brute_force::wins_within(position, turns))?;
        let solutions = brute_force::winning_turns(position, turns);
        let solutions: Vec<String> =
            solutions.iter().map(|turn| turn_text(position, turn)).collect();
        (solutions.len() <= most_solutions).then(|| Tactic {
            position: position.clone(),
            turns,
            solutions,
        })
    }

    /// The number of positions after which the engine knows a solution and that it wins; none if `most` are not enough. The
    /// budget is doubled from 100 on, so this is the first budget that was enough.
    pub fn nodes_to_solve(&self, most: u64) -> Option<u64> {
        let mut budget = 100;
        while budget <= most {
            let mut engine = AnyEngine::new(Options { hash: 16, ..Options::default() });
            let report = engine.search(
                &self.position,
                &[],
                &Limits::nodes(budget),
                &NoControl,
                &mut |_| {},
            )?;
            let wins = report.info.lines[0].score.forced_turns().is_some_and(|turns| turns > 0);
            if wins && self.solutions.contains(&turn_text(&self.position, &report.turn)) {
                return Some(budget);
            }
            budget *= 2;
        }
        None
    }
}

/// How tactics are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Mine {
    /// Positions the players of the games look at for a turn. Weak players leave more to find.
    pub nodes: u64,
    /// The shortest win that is of interest, in turns of the winner.
    pub shortest: u32,
    /// The longest that is proved.
    pub longest: u32,
    /// More solutions than this make it too easy.
    pub most_solutions: usize,
    /// What the games follow from.
    pub seed: u64,
}

impl Mine {
    /// Plays one game from a start and returns the tactics in it, at most one for each player.
    pub fn dig(&self, start: &AnyPosition, game: u64) -> Vec<Tactic> {
        let mut chance = Chance::new(derive(self.seed, game));
        let mut engine = AnyEngine::new(Options { hash: 4, ..Options::default() });
        let mut position = start.clone();
        let mut found: Vec<Tactic> = Vec::new();
        // The last positions in which each player was to begin a turn.
        let mut before: [Option<AnyPosition>; Color::ALL.len()] =
            [const { None }; Color::ALL.len()];
        for turn in 0..200 {
            if position.outcome().is_some() {
                break;
            }
            let early = turn < 4 || (position.count_actions() > 80 && turn < 12);
            let played: Vec<AnyAction> = if early || chance.below(8) == 0 {
                random_turn(&position, &mut chance)
            } else {
                let limits = Limits::nodes(self.nodes);
                let report = engine
                    .search(&position, &[], &limits, &NoControl, &mut |_| {})
                    .expect("not over");
                let forced = report.info.lines[0].score.forced_moves().unwrap_or(0);
                let least = (self.shortest as i32 - 1).max(1);
                let fits = (least..=self.longest as i32).contains(&forced);
                let new = found.iter().all(|tactic| tactic.position.side() != position.side());
                if fits && new && position.stage() == Stage::Main {
                    // What is won now may have been won a turn before.
                    let earlier = before[position.side().index()].as_ref();
                    let tactic = earlier
                        .filter(|_| (forced as u32) < self.longest)
                        .and_then(|earlier| self.prove(earlier))
                        .or_else(|| self.prove(&position));
                    found.extend(tactic);
                }
                report.turn
            };
            if position.stage() == Stage::Main {
                before[position.side().index()] = Some(position.clone());
            }
            for action in played {
                position.play(action).expect("a turn of the engine is legal");
            }
        }
        found
    }

    /// The tactic of a position, if it is of interest.
    fn prove(&self, position: &AnyPosition) -> Option<Tactic> {
        let tactic = Tactic::prove(position, self.longest, self.most_solutions)?;
        (tactic.turns >= self.shortest).then_some(tactic)
    }
}

fn random_turn(position: &AnyPosition, chance: &mut Chance) -> Vec<AnyAction> {
    let (mut position, side) = (position.clone(), position.side());
    let mut turn = Vec::new();
    while position.outcome().is_none() && position.side() == side {
        let actions = position.actions();
        let action = actions[chance.below(actions.len())];
        position.play_unchecked(action);
        turn.push(action);
    }
    turn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_reads_back() {
        let line = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/0 -- push | win in 1 | d1-d5;xd2,d3,d4,d5";
        let tactic: Tactic = line.parse().unwrap();
        assert_eq!(tactic.to_string(), line);
        assert!("gipf".parse::<Tactic>().is_err());
        assert!(line.replace("d1-d5", "d1-d6").parse::<Tactic>().is_err());
    }
}
