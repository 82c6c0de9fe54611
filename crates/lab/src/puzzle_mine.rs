//! Where puzzles are found: in games of players who overlook things.

use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_rules::{AnyAction, AnyPosition, Color, Position as _, Stage};

use crate::chance::{Chance, derive};
use crate::opening::{random_course, random_turn};
use crate::puzzle::{Puzzle, PuzzleJudge};

/// How puzzles are looked for.
#[derive(Clone, Debug)]
pub struct PuzzleMine {
    /// Where the games begin.
    pub start: AnyPosition,
    /// How many turns of each game are random.
    pub opening_turns: usize,
    /// Positions that the players look at for a turn. Weak players leave more to find.
    pub play: u64,
    /// Positions that are looked at to see whether there is something to find.
    pub look: u64,
    /// Positions that a puzzle is verified with.
    pub verify: u64,
    /// What the games follow from.
    pub seed: u64,
}

/// No game is followed for longer.
const MOST_TURNS: usize = 160;
/// A puzzle is not followed by its own second half: so many turns lie between two of one player.
const APART: usize = 10;
/// One turn in so many is random.
const STRAY: usize = 12;
/// After so many positions in a row that are decided whatever is played, the game is left.
const DECIDED: usize = 4;
/// What a decided position promises to one of the players.
const SURE: f64 = 0.96;

impl PuzzleMine {
    /// Plays one game and returns the puzzles in it that are `wanted`; that is asked before they are verified.
    pub fn dig(&self, game: u64, wanted: &mut dyn FnMut(&Puzzle) -> bool) -> Vec<Puzzle> {
        let seed = derive(self.seed, game);
        let mut chance = Chance::new(!seed);
        let mut position = random_course(&self.start, self.opening_turns, seed).position().clone();
        let mut player = engine(1);
        let mut watcher = engine(2);
        let mut found = Vec::new();
        let mut last: [Option<usize>; Color::ALL.len()] = [None; Color::ALL.len()];
        let mut decided = 0;
        for turn in 0..MOST_TURNS {
            if position.outcome().is_some() {
                break;
            }
            let last = &mut last[position.side().index()];
            if position.stage() == Stage::Main {
                let [best, second] = self.look(&mut watcher, &position);
                decided = if second > SURE || best < 1.0 - SURE { decided + 1 } else { 0 };
                if decided == DECIDED {
                    break;
                }
                let fresh = last.is_none_or(|last| turn - last >= APART);
                if fresh && best - second > Puzzle::LEAD && best > Puzzle::WIN {
                    let puzzle = self.assay(&position, wanted);
                    if puzzle.is_some() {
                        *last = Some(turn);
                    }
                    found.extend(puzzle);
                }
            }
            for action in self.turn(&mut player, &position, &mut chance) {
                position.play_unchecked(action);
            }
        }
        found
    }

    /// What the best and the second best action promise, at a glance.
    fn look(&self, watcher: &mut AnyEngine, position: &AnyPosition) -> [f64; 2] {
        let limits = Limits::nodes(self.look);
        let found = watcher.search(position, &[], &limits, &NoControl, &mut |_| {});
        let lines = found.map(|report| report.info.lines).unwrap_or_default();
        match &lines[..] {
            [best, second, ..] => [best, second].map(|line| line.score.expectation()),
            [only] => [only.score.expectation(); 2],
            [] => [0.5; 2],
        }
    }

    /// The puzzle of a position, verified and graded.
    fn assay(
        &self,
        position: &AnyPosition,
        wanted: &mut dyn FnMut(&Puzzle) -> bool,
    ) -> Option<Puzzle> {
        let mut puzzle = PuzzleJudge::new(self.verify / 8).puzzle(position).ok()?;
        puzzle.grade = Puzzle::grade_of(puzzle.effort());
        if !wanted(&puzzle) {
            return None;
        }
        PuzzleJudge::new(self.verify).check(&puzzle).ok()?;
        puzzle.proved = Puzzle::prove(position);
        // What cannot be read again is of no use.
        let read: Puzzle = puzzle.to_string().parse().ok()?;
        (read == puzzle).then_some(puzzle)
    }

    fn turn(
        &self,
        player: &mut AnyEngine,
        position: &AnyPosition,
        chance: &mut Chance,
    ) -> Vec<AnyAction> {
        if chance.below(STRAY) == 0 {
            return random_turn(position, chance);
        }
        let limits = Limits::nodes(self.play);
        let found = player.search(position, &[], &limits, &NoControl, &mut |_| {});
        found.map_or_else(|| random_turn(position, chance), |report| report.turn)
    }
}

fn engine(lines: usize) -> AnyEngine {
    AnyEngine::new(Options { hash: 2, lines, ..Options::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_hold_puzzles_and_the_same_ones_every_time() {
        let mine = PuzzleMine {
            start: "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse().expect("a start"),
            opening_turns: 4,
            play: 50,
            look: 500,
            verify: 4_000,
            seed: 1,
        };
        let dig = |game| mine.dig(game, &mut |_| true);
        let (game, found) = (0..40)
            .map(|game| (game, dig(game)))
            .find(|(_, found)| !found.is_empty())
            .expect("weak players leave something to find");
        assert_eq!(dig(game), found);
        for puzzle in &found {
            assert!((1..=Puzzle::HARDEST).contains(&puzzle.grade), "{puzzle}");
            assert_eq!(PuzzleJudge::new(mine.verify).check(puzzle), Ok(()), "{puzzle}");
        }
        assert_eq!(mine.dig(game, &mut |_| false), []);
    }
}
