//! Where puzzles are found: in games of players who overlook things.

use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_rules::{AnyAction, AnyPosition, Color, Position as _, Stage};

use crate::brute_force::wins_within;
use crate::chance::{Chance, derive};
use crate::opening::{random_game, random_turn};
use crate::puzzle::{Puzzle, PuzzleChecker};

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
    /// Whether it is enough that nothing else wins as soon, which is proved by trying everything. Otherwise everything else has
    /// to be clearly worse.
    pub proved: bool,
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
    /// Plays one game and returns the puzzles in it that are `wanted`; that is asked before the engine verifies them.
    pub fn dig(&self, game: u64, wanted: &mut dyn FnMut(&Puzzle) -> bool) -> Vec<Puzzle> {
        let turns = self.turns(game);
        if self.proved { proved_puzzles(turns, wanted) } else { self.clear_puzzles(turns, wanted) }
    }

    /// The positions of a game in which turns begin with something to choose, with the numbers of the turns.
    fn turns(&self, game: u64) -> impl Iterator<Item = (usize, AnyPosition)> {
        let seed = derive(self.seed, game);
        let mut chance = Chance::new(!seed);
        let mut next = random_game(&self.start, self.opening_turns, seed).position().clone();
        let mut player = engine(1);
        let turns = (0..MOST_TURNS).map_while(move |turn| {
            if next.outcome().is_some() {
                return None;
            }
            let position = next.clone();
            for action in self.turn(&mut player, &position, &mut chance) {
                next.play_unchecked(action);
            }
            Some((turn, position))
        });
        turns.filter(|(_, position)| position.stage() == Stage::Main)
    }

    /// Puzzles in which everything but the solution is clearly worse.
    fn clear_puzzles(
        &self,
        turns: impl Iterator<Item = (usize, AnyPosition)>,
        wanted: &mut dyn FnMut(&Puzzle) -> bool,
    ) -> Vec<Puzzle> {
        let mut watcher = engine(2);
        let mut found = Found::default();
        let mut decided = 0;
        for (turn, position) in turns {
            let [best, second] = self.look(&mut watcher, &position);
            decided = if second > SURE || best < 1.0 - SURE { decided + 1 } else { 0 };
            if decided == DECIDED {
                break;
            }
            let clear = best - second > Puzzle::LEAD && best > Puzzle::WIN;
            if clear && found.is_apart(turn, &position) {
                found.note(turn, self.assay(&position, wanted));
            }
        }
        found.puzzles
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
        let mut puzzle = PuzzleChecker::new(self.verify / 8).puzzle(position).ok()?;
        puzzle.grade = Puzzle::grade_of(puzzle.effort(), Puzzle::CLEAR);
        if !wanted(&puzzle) {
            return None;
        }
        PuzzleChecker::new(self.verify).check(&puzzle).ok()?;
        puzzle.proved = Puzzle::prove(position);
        if puzzle.missing().is_some() {
            return None;
        }
        readable(puzzle)
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

/// Puzzles in which nothing else wins as soon. Where one turn wins at last, two may have won the turn before.
fn proved_puzzles(
    turns: impl Iterator<Item = (usize, AnyPosition)>,
    wanted: &mut dyn FnMut(&Puzzle) -> bool,
) -> Vec<Puzzle> {
    let mut found = Found::default();
    let mut before: [Option<AnyPosition>; Color::ALL.len()] = [None, None];
    for (turn, position) in turns {
        let before = &mut before[position.side().index()];
        if found.is_apart(turn, &position) && wins_within(&position, 1) {
            let sooner = before.as_ref().and_then(|before| proved_puzzle(before, wanted));
            found.note(turn, sooner.or_else(|| proved_puzzle(&position, wanted)));
        }
        *before = Some(position);
    }
    found.puzzles
}

/// The puzzles of a game so far.
#[derive(Default)]
struct Found {
    puzzles: Vec<Puzzle>,
    /// When each player had one last.
    last: [Option<usize>; Color::ALL.len()],
}

impl Found {
    /// Whether the last one of the player to move is long ago.
    fn is_apart(&self, turn: usize, position: &AnyPosition) -> bool {
        self.last[position.side().index()].is_none_or(|last| turn - last >= APART)
    }

    fn note(&mut self, turn: usize, puzzle: Option<Puzzle>) {
        if let Some(puzzle) = puzzle {
            self.last[puzzle.position.side().index()] = Some(turn);
            self.puzzles.push(puzzle);
        }
    }
}

/// The puzzle of a position that is soon won, graded.
fn proved_puzzle(
    position: &AnyPosition,
    wanted: &mut dyn FnMut(&Puzzle) -> bool,
) -> Option<Puzzle> {
    let mut puzzle = Puzzle::proved(position)?;
    // Whoever has to look two turns ahead has a lot to look at, however soon the engine plays it.
    let least = if puzzle.proved > Some(1) { Puzzle::HARDEST - 1 } else { 1 };
    puzzle.grade = Puzzle::grade_of(puzzle.effort(), Puzzle::QUICK).max(least);
    if wanted(&puzzle) { readable(puzzle) } else { None }
}

/// What cannot be read again is of no use.
fn readable(puzzle: Puzzle) -> Option<Puzzle> {
    let read: Puzzle = puzzle.to_string().parse().ok()?;
    (read == puzzle).then_some(puzzle)
}

fn engine(lines: usize) -> AnyEngine {
    AnyEngine::new(Options { hash: 2, lines, ..Options::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mine(start: &str) -> PuzzleMine {
        PuzzleMine {
            start: start.parse().expect("a start"),
            opening_turns: 4,
            play: 50,
            look: 500,
            verify: 4_000,
            proved: false,
            seed: 1,
        }
    }

    #[test]
    fn quick_wins_are_puzzles_however_good_everything_else_is() {
        let mine = PuzzleMine { proved: true, ..mine("punct standard - w - piece") };
        let games = (0..8).map(|game| mine.dig(game, &mut |_| true));
        let found = games.into_iter().find(|found| !found.is_empty());
        let found = found.expect("games of PÜNCT end with quick wins");
        for puzzle in &found {
            // A checker that looks at nothing can only try everything.
            assert_eq!(PuzzleChecker::new(1).check(puzzle), Ok(()), "{puzzle}");
            let sooner = Puzzle { proved: puzzle.proved.map(|turns| turns + 1), ..puzzle.clone() };
            assert!(PuzzleChecker::new(1).check(&sooner).is_err(), "{puzzle}");
        }
    }

    #[test]
    fn games_hold_puzzles_and_the_same_ones_every_time() {
        let mine = mine("gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push");
        let dig = |game| mine.dig(game, &mut |_| true);
        let (game, found) = (0..40)
            .map(|game| (game, dig(game)))
            .find(|(_, found)| !found.is_empty())
            .expect("weak players leave something to find");
        assert_eq!(dig(game), found);
        for puzzle in &found {
            assert!((1..=Puzzle::HARDEST).contains(&puzzle.grade), "{puzzle}");
            assert_eq!(PuzzleChecker::new(mine.verify).check(puzzle), Ok(()), "{puzzle}");
        }
        assert_eq!(mine.dig(game, &mut |_| false), []);
    }
}
