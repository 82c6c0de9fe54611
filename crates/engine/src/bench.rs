//! A fixed piece of work: its node count is the checksum of how the engine behaves.
//!
//! The positions are of all games, all variants and all phases. Each is searched by one thread to a fixed depth with an
//! empty table, so that the count is the same on every machine and changes only with the search or the evaluations.

use gipfel_rules::{AnyPosition, GameKind, each_game};

use crate::{AnyEngine, EngineGame, Evaluations, Limits, NoControl, Options};

/// A position and the depth it is searched to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The position's text.
    pub position: &'static str,
    /// The depth in turns.
    pub depth: u32,
}

/// What an exercise took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The exercise, with the depth that was searched.
    pub exercise: Exercise,
    /// Positions looked at.
    pub nodes: u64,
}

/// The exercises of all games, game by game.
pub fn exercises() -> impl Iterator<Item = Exercise> {
    GameKind::ALL.into_iter().flat_map(exercises_of)
}

/// The exercises of a game.
pub fn exercises_of(game: GameKind) -> impl Iterator<Item = Exercise> {
    each_game!(game, P => <P as EngineGame>::EXERCISES).iter().copied()
}

impl Exercise {
    /// A position and its depth.
    pub const fn new(depth: u32, position: &'static str) -> Exercise {
        Exercise { position, depth }
    }

    /// The game that the position is of.
    pub fn game(&self) -> GameKind {
        let word = self.position.split(' ').next();
        let game = GameKind::ALL.into_iter().find(|game| Some(game.word()) == word);
        game.expect("the exercises are positions")
    }

    /// Searches the position to its depth with an empty table and returns the positions looked at.
    pub fn search(&self, evaluations: &Evaluations, threads: usize) -> u64 {
        let position: AnyPosition = self.position.parse().expect("the exercises are positions");
        let options = Options { hash: 16, threads, lines: 1 };
        AnyEngine::with_evaluations(evaluations.clone(), options)
            .search(&position, &[], &Limits::depth(self.depth), &NoControl, &mut |_| {})
            .map_or(0, |report| report.info.nodes)
    }
}

/// Searches every exercise, or those of one game, to another depth than its own if one is given, and tells each when it is
/// done. Returns the sum of the nodes.
pub fn run(
    evaluations: &Evaluations,
    depth: Option<u32>,
    game: Option<GameKind>,
    each: &mut dyn FnMut(&Effort),
) -> u64 {
    let mut total = 0;
    let games = GameKind::ALL.into_iter().filter(|known| game.is_none_or(|game| game == *known));
    for exercise in games.flat_map(exercises_of) {
        let exercise = Exercise { depth: depth.unwrap_or(exercise.depth).max(1), ..exercise };
        let nodes = exercise.search(evaluations, 1);
        each(&Effort { exercise, nodes });
        total += nodes;
    }
    total
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use gipfel_rules::{Position, Stage};

    use super::*;

    /// The stages that turns of a game have, as some games show them.
    fn stages(game: GameKind) -> HashSet<Stage> {
        let mut stages = HashSet::new();
        let mut random: u64 = 1;
        for variant in game.variants().repeat(30) {
            let mut position = game.start(variant).expect("a variant");
            for _ in 0..150 {
                stages.insert(position.stage());
                let actions = position.actions();
                if actions.is_empty() {
                    break;
                }
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                position.play_unchecked(actions[(random >> 33) as usize % actions.len()]);
            }
        }
        stages
    }

    #[test]
    fn everything_is_exercised() {
        for game in GameKind::ALL {
            let positions: Vec<AnyPosition> = exercises_of(game)
                .map(|exercise| exercise.position.parse().expect("a position"))
                .collect();
            let all = |wanted: &dyn Fn(&AnyPosition) -> bool| positions.iter().all(wanted);
            assert!(all(&|position| position.game() == game && position.outcome().is_none()));
            for variant in game.variants() {
                assert!(!all(&|position| position.variant() != variant), "{game} {variant}");
            }
            for stage in stages(game) {
                assert!(!all(&|position| position.stage() != stage), "{game} {stage:?}");
            }
        }
    }
}
