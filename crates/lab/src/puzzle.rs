//! Puzzles for people: positions in which one turn wins and everything else is clearly worse.

use std::fmt;
use std::str::FromStr;

use gipfel_engine::{AnyEngine, Limits, NoControl, Options, Score};
use gipfel_rules::{
    AnyAction, AnyPosition, Outcome, Position, Symmetric as _, TurnBuilder, TurnStatus,
    legal_turns, parse_turn, turn_text,
};
use thiserror::Error;

use crate::brute_force;

/// A position in which the player to move wins with one turn only.
///
/// All solutions begin with the same action; they differ in what is decided behind it, as where any of several rings may
/// go. Its text is `position | win | turn turn … | grade`, with `win in N` where trying everything has proved it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position, at the start of a turn.
    pub position: AnyPosition,
    /// In how many turns of his own the player wins, no sooner, if that is proved by trying everything.
    pub proved: Option<u32>,
    /// The turns that are right. Whatever leads to the same position is right, too.
    pub solutions: Vec<Vec<AnyAction>>,
    /// How hard it is, from 1 to [`Puzzle::HARDEST`].
    pub grade: u8,
}

/// A line that is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected `position | win | turn turn … | grade`: {0}")]
pub struct PuzzleError(String);

/// What speaks against a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PuzzleFault {
    /// The game is over, or there is nothing to choose from.
    #[error("there is nothing to choose from")]
    NoChoice,
    /// Another turn is better.
    #[error("{0} is better")]
    OtherTurn(String),
    /// The solution does not win.
    #[error("it is worth {0} only")]
    NoWin(Score),
    /// Another turn is nearly as good.
    #[error("{turn} is worth {score}")]
    SecondBest {
        /// The other turn.
        turn: String,
        /// What it is worth.
        score: Score,
    },
    /// The turn can be ended in too many ways, or it is not clear which of them are right.
    #[error("how the turn ends is no matter of right and wrong")]
    Endings,
    /// Trying everything does not prove it.
    #[error("it is not won in {0}, or sooner")]
    NotProved(u32),
}

/// The most effort of each grade but the hardest.
type Scale = [u64; Puzzle::HARDEST as usize - 1];

/// A checker of puzzles: the engine, for as many positions as it may look at.
#[derive(Debug)]
pub struct PuzzleChecker {
    engine: AnyEngine,
    nodes: u64,
}

impl Puzzle {
    /// The hardest grade.
    pub const HARDEST: u8 = 5;
    /// The scale of puzzles in which everything but the solution is clearly worse.
    pub(crate) const CLEAR: Scale = [50, 200, 800, 3_200];
    /// The scale of quick wins, which are found sooner.
    pub(crate) const QUICK: Scale = [50, 100, 200, 800];
    /// What the solution has to promise.
    pub(crate) const WIN: f64 = 0.85;
    /// How much less everything else may promise, at least.
    pub(crate) const LEAD: f64 = 0.25;
    /// How much less an end of the turn may promise that is as good as the best.
    const ALIKE: f64 = 0.1;
    /// More ends of a turn than this are not told apart.
    const MOST_ENDINGS: usize = 24;
    /// Where there are more, one decision after the other may have so many right ways.
    const MOST_WAYS: usize = 6;
    /// The longest win that is proved by trying everything.
    const LONGEST: u32 = 2;

    /// Whether a turn is right.
    pub fn is_right(&self, turn: &[AnyAction]) -> bool {
        let end = after(&self.position, turn);
        self.solutions.iter().any(|solution| after(&self.position, solution) == end)
    }

    /// The same for all puzzles that differ in how the board is turned, and in the colours.
    pub fn shape(&self) -> String {
        let swapped = self.position.swap_colors();
        let both = [Some(&self.position), swapped.as_ref()];
        let images = both.into_iter().flatten().flat_map(|position| {
            position.symmetries().iter().map(|&symmetry| position.transform(symmetry).to_string())
        });
        images.min().expect("one symmetry moves nothing")
    }

    /// The number of positions from which on, with twice and more of them, the engine plays a solution. Budgets are doubled from
    /// 50 up to 12,800; more is as hard as can be.
    pub fn effort(&self) -> u64 {
        const LEAST: u64 = 50;
        const MOST: u64 = 12_800;
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let mut budget = 2 * MOST;
        while budget > LEAST {
            engine.clear();
            let limits = Limits::nodes(budget / 2);
            let found = engine.search(&self.position, &[], &limits, &NoControl, &mut |_| {});
            if !found.is_some_and(|report| self.is_right(&report.turn)) {
                break;
            }
            budget /= 2;
        }
        budget
    }

    /// The grade for an [effort](Puzzle::effort) on a scale.
    pub(crate) fn grade_of(effort: u64, scale: Scale) -> u8 {
        let above = scale.iter().filter(|&&most| effort > most).count();
        u8::try_from(above).map_or(Puzzle::HARDEST, |above| 1 + above)
    }

    /// The puzzle of a position that is soon won, where every turn that wins as soon begins with the same action; of no grade yet.
    /// Other turns may promise much, too, as they do where whoever can complete a chain is mostly ahead anyway.
    pub fn proved(position: &AnyPosition) -> Option<Puzzle> {
        let proved = Puzzle::prove(position)?;
        let mut puzzle = Puzzle {
            position: position.clone(),
            proved: Some(proved),
            solutions: Vec::new(),
            grade: 0,
        };
        for turn in brute_force::winning_turns(position, proved) {
            if puzzle.solutions.first().is_some_and(|first| first.first() != turn.first()) {
                return None;
            }
            if !puzzle.is_right(&turn) {
                puzzle.solutions.push(turn);
            }
            if puzzle.solutions.len() > Puzzle::MOST_ENDINGS {
                return None;
            }
        }
        Some(puzzle)
    }

    /// A turn that wins as soon as is proved, and yet is not among those that are right.
    pub(crate) fn missing(&self) -> Option<Vec<AnyAction>> {
        let wins = brute_force::winning_turns(&self.position, self.proved?);
        wins.into_iter().find(|turn| !self.is_right(turn))
    }

    /// Whether the same turns are right in another puzzle of the position.
    fn accepts_as(&self, other: &Puzzle) -> bool {
        let accepts = |puzzle: &Puzzle, turns: &[Vec<AnyAction>]| {
            turns.iter().all(|turn| puzzle.is_right(turn))
        };
        accepts(self, &other.solutions) && accepts(other, &self.solutions)
    }

    /// In how many turns the player wins, if trying everything proves that he does so soon.
    pub(crate) fn prove(position: &AnyPosition) -> Option<u32> {
        (1..=Puzzle::LONGEST).find(|&turns| brute_force::wins_within(position, turns))
    }
}

impl PuzzleChecker {
    /// A checker that looks at so many positions.
    pub fn new(nodes: u64) -> PuzzleChecker {
        let megabytes = (nodes / 20_000).clamp(1, 64) as usize;
        let options = Options { hash: megabytes, lines: 2, ..Options::default() };
        PuzzleChecker { engine: AnyEngine::new(options), nodes }
    }

    /// The puzzle of a position, if it is one; of no grade yet, and with nothing proved.
    pub fn puzzle(&mut self, position: &AnyPosition) -> Result<Puzzle, PuzzleFault> {
        let key = self.key(position)?;
        let solutions = self.solutions(position, key)?;
        Ok(Puzzle { position: position.clone(), proved: None, solutions, grade: 0 })
    }

    /// Whether a puzzle is one, with these solutions and no other; what it claims to be proved is proved. Where trying everything
    /// finds these solutions and no other, that is enough.
    pub fn check(&mut self, puzzle: &Puzzle) -> Result<(), PuzzleFault> {
        let Puzzle { position, proved, solutions, .. } = puzzle;
        if let Some(turns) = *proved {
            if Puzzle::prove(position) != Some(turns) {
                return Err(PuzzleFault::NotProved(turns));
            }
            if let Some(other) = puzzle.missing() {
                return Err(PuzzleFault::OtherTurn(turn_text(position, &other)));
            }
            if Puzzle::proved(position).is_some_and(|found| puzzle.accepts_as(&found)) {
                return Ok(());
            }
        }
        let found = self.puzzle(position)?;
        if found.solutions[0].first() != solutions[0].first() {
            return Err(PuzzleFault::OtherTurn(turn_text(position, &found.solutions[0])));
        }
        if !puzzle.accepts_as(&found) {
            return Err(PuzzleFault::Endings);
        }
        Ok(())
    }

    /// The only action that wins.
    fn key(&mut self, position: &AnyPosition) -> Result<AnyAction, PuzzleFault> {
        self.engine.clear();
        let limits = Limits::nodes(self.nodes);
        let found = self.engine.search(position, &[], &limits, &NoControl, &mut |_| {});
        let lines = found.map(|report| report.info.lines).unwrap_or_default();
        let [best, second] = &lines[..] else { return Err(PuzzleFault::NoChoice) };
        if best.score.expectation() < Puzzle::WIN {
            return Err(PuzzleFault::NoWin(best.score));
        }
        if second.score.expectation() > best.score.expectation() - Puzzle::LEAD {
            let turn = turn_text(position, &second.actions[..1]);
            return Err(PuzzleFault::SecondBest { turn, score: second.score });
        }
        Ok(best.actions[0])
    }

    /// The turns that begin with an action and end well; one for each position that they lead to.
    fn solutions(
        &mut self,
        position: &AnyPosition,
        key: AnyAction,
    ) -> Result<Vec<Vec<AnyAction>>, PuzzleFault> {
        let mut endings: Vec<(Vec<AnyAction>, AnyPosition)> = Vec::new();
        for turn in turns_with(position, key) {
            let end = after(position, &turn);
            if endings.iter().all(|(_, known)| *known != end) {
                endings.push((turn, end));
            }
            if endings.len() > Puzzle::MOST_ENDINGS {
                return self.solutions_by_steps(position, key);
            }
        }
        if let [_] = endings[..] {
            return Ok(endings.into_iter().map(|(turn, _)| turn).collect());
        }
        let score: Vec<f64> = endings.iter().map(|(_, end)| self.score(position, end)).collect();
        let best = score.iter().copied().fold(0.0, f64::max);
        let mut right = Vec::new();
        for ((turn, _), score) in endings.into_iter().zip(score) {
            if score >= best - Puzzle::ALIKE {
                right.push(turn);
            } else if score > best - Puzzle::LEAD {
                return Err(PuzzleFault::Endings);
            }
        }
        Ok(right)
    }

    /// The same where a turn has too many ends to evaluate each of them: one decision after the other.
    fn solutions_by_steps(
        &mut self,
        position: &AnyPosition,
        key: AnyAction,
    ) -> Result<Vec<Vec<AnyAction>>, PuzzleFault> {
        let mut found = Vec::new();
        let mut open = vec![vec![key]];
        while let Some(begun) = open.pop() {
            let here = after(position, &begun);
            if here.outcome().is_some() || here.side() != position.side() {
                found.push(begun);
                continue;
            }
            for action in self.right_actions(&here)? {
                open.push([&begun[..], &[action]].concat());
            }
            if found.len() + open.len() > Puzzle::MOST_ENDINGS {
                return Err(PuzzleFault::Endings);
            }
        }
        Ok(found)
    }

    /// The ways to go on with a turn that are as good as the best; all others are clearly worse.
    fn right_actions(&mut self, position: &AnyPosition) -> Result<Vec<AnyAction>, PuzzleFault> {
        let usual = self.engine.options();
        let options = Options { lines: Puzzle::MOST_WAYS + 1, ..usual };
        self.engine.set_options(options).map_err(|_| PuzzleFault::Endings)?;
        self.engine.clear();
        let limits = Limits::nodes(self.nodes / 2);
        let found = self.engine.search(position, &[], &limits, &NoControl, &mut |_| {});
        self.engine.set_options(usual).map_err(|_| PuzzleFault::Endings)?;
        let lines = found.map(|report| report.info.lines).unwrap_or_default();
        let best = lines.first().map_or(0.0, |line| line.score.expectation());
        let mut right = Vec::new();
        for line in lines {
            let score = line.score.expectation();
            if score >= best - Puzzle::ALIKE {
                right.push(line.actions[0]);
            } else if score > best - Puzzle::LEAD {
                return Err(PuzzleFault::Endings);
            }
        }
        if right.len() > Puzzle::MOST_WAYS { Err(PuzzleFault::Endings) } else { Ok(right) }
    }

    /// What the end of a turn promises to the one who played it.
    fn score(&mut self, before: &AnyPosition, end: &AnyPosition) -> f64 {
        let side = before.side();
        match end.outcome() {
            Some(Outcome::Draw) => 0.5,
            Some(Outcome::Win(winner)) => f64::from(u8::from(winner == side)),
            None => {
                self.engine.clear();
                let limits = Limits::nodes(self.nodes / 4);
                let found = self.engine.search(end, &[], &limits, &NoControl, &mut |_| {});
                let score = found.map_or(Score::ZERO, |report| report.info.lines[0].score);
                let score = if end.side() == side { score } else { score.negate() };
                score.expectation()
            }
        }
    }
}

/// The position behind decisions that are legal.
fn after(position: &AnyPosition, turn: &[AnyAction]) -> AnyPosition {
    let mut position = position.clone();
    for &action in turn {
        position.play_unchecked(action);
    }
    position
}

/// All whole turns that begin with an action.
fn turns_with(position: &AnyPosition, key: AnyAction) -> Vec<Vec<AnyAction>> {
    // More of them than this lead to more ends than are told apart.
    const MOST: usize = 5_000;
    let mut turn = TurnBuilder::new(position.clone());
    turn.push(key).expect("the engine found it");
    if turn.status() == TurnStatus::Complete {
        return vec![vec![key]];
    }
    let rest = legal_turns(turn.position()).take(MOST);
    rest.map(|rest| [&[key], &rest[..]].concat()).collect()
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { position, proved, solutions, grade } = self;
        write!(f, "{position} | win")?;
        if let Some(turns) = proved {
            write!(f, " in {turns}")?;
        }
        f.write_str(" |")?;
        for solution in solutions {
            write!(f, " {}", turn_text(position, solution))?;
        }
        write!(f, " | {grade}")
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let wrong = |reason: &dyn fmt::Display| PuzzleError(reason.to_string());
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, promise, turns, grade] = parts[..] else {
            return Err(wrong(&"four parts are needed"));
        };
        let position: AnyPosition = position.parse().map_err(|error| wrong(&error))?;
        let number = |text: &str| text.strip_prefix("win in ")?.parse().ok();
        let proved = match (promise, number(promise)) {
            ("win", _) => None,
            (_, Some(turns)) => Some(turns),
            _ => return Err(wrong(&"neither `win` nor `win in N`")),
        };
        let whole = |text: &str| {
            let turn = parse_turn(&position, text).map_err(|error| wrong(&error))?;
            turn.finish().map_err(|error| wrong(&error))
        };
        let solutions: Vec<Vec<AnyAction>> =
            turns.split(' ').map(whole).collect::<Result<_, _>>()?;
        let grade = grade.parse().ok().filter(|grade| (1..=Puzzle::HARDEST).contains(grade));
        let grade = grade.ok_or_else(|| wrong(&"no grade from 1 to 5"))?;
        Ok(Puzzle { position, proved, solutions, grade })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROVED: &str =
        "gipf standard 1p1P/p1p2/p2p1p/ppg1G2/Pg1Gp1/1P2g/PP2 w 5/1 -- push | win in 2 | d1-g2 | 2";

    fn puzzle(line: &str) -> Puzzle {
        line.parse().expect("a puzzle")
    }

    #[test]
    fn text_reads_back() {
        assert_eq!(puzzle(PROVED).to_string(), PROVED);
        let open = PROVED.replace("win in 2", "win");
        assert_eq!(puzzle(&open).to_string(), open);
        for (part, other) in [
            ("| 2", "| 6"),
            ("| 2", "| 0"),
            (" | 2", ""),
            ("d1-g2", "d1-g3"),
            ("win in 2", "loss in 2"),
            ("win in 2", "win in"),
            ("gipf standard", "chess"),
        ] {
            let line = PROVED.replacen(part, other, 1);
            assert!(line.parse::<Puzzle>().is_err(), "{line}");
        }
        let unfinished = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/0 -- push | win | d1-d5 | 1";
        assert!(unfinished.parse::<Puzzle>().is_err());
    }

    #[test]
    fn a_turn_that_leads_to_the_same_position_is_right() {
        let line =
            "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/0 -- push | win in 1 | d1-d5;xd2,d3,d4,d5 | 1";
        let puzzle = puzzle(line);
        let turns: Vec<Vec<AnyAction>> = legal_turns(&puzzle.position).collect();
        let right: Vec<String> = turns
            .iter()
            .filter(|turn| puzzle.is_right(turn))
            .map(|turn| turn_text(&puzzle.position, turn))
            .collect();
        assert_eq!(right, ["d1-d5;xd2,d3,d4,d5"]);
    }

    #[test]
    fn the_checker_knows_a_puzzle_from_other_positions() {
        let mut checker = PuzzleChecker::new(20_000);
        let puzzle = puzzle(PROVED);
        assert_eq!(checker.check(&puzzle), Ok(()));
        // The start of a game is nothing like it.
        let start = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse().expect("a position");
        assert!(matches!(checker.puzzle(&start), Err(PuzzleFault::NoWin(_))));
        let one = Puzzle { proved: Some(1), ..puzzle.clone() };
        assert_eq!(checker.check(&one), Err(PuzzleFault::NotProved(1)));
        let turn = parse_turn(&puzzle.position, "b4").expect("legal").actions().collect();
        let other = Puzzle { solutions: vec![turn], ..puzzle };
        assert_eq!(checker.check(&other), Err(PuzzleFault::OtherTurn("d1-g2".to_owned())));
    }

    #[test]
    fn turning_the_board_makes_no_other_puzzle() {
        let puzzle = puzzle(PROVED);
        let shape = puzzle.shape();
        for &symmetry in puzzle.position.symmetries() {
            let position = puzzle.position.transform(symmetry);
            assert_eq!(Puzzle { position, ..puzzle.clone() }.shape(), shape);
        }
        let swapped = puzzle.position.swap_colors().expect("GIPF treats both alike");
        assert_eq!(Puzzle { position: swapped, ..puzzle }.shape(), shape);
    }

    #[test]
    fn what_a_small_search_finds_is_easy() {
        let efforts = [50, 100, 400, 1_600, 6_400, 25_600];
        let grades = |scale| efforts.map(|effort| Puzzle::grade_of(effort, scale));
        assert_eq!(grades(Puzzle::CLEAR), [1, 2, 3, 4, 5, 5]);
        assert_eq!(grades(Puzzle::QUICK), [1, 2, 4, 5, 5, 5]);
        assert!(puzzle(PROVED).effort() <= 12_800);
    }
}
