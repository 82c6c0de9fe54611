//! One game between two players.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use gipfel_engine::{Clock, Score};
use gipfel_protocol::panic_text;
use gipfel_record::{Clock as Left, Evaluation, Record};
use gipfel_rules::{Cause, Color, DecideError, End, Game, Outcome};

use crate::chance::derive;
use crate::{Ending, Player, PlayerError, Thought};

/// What both players of a game agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRules {
    /// After so many turns a game is called a draw.
    pub turn_limit: usize,
    /// The time for a whole game, if it is timed.
    pub time: Option<TimeControl>,
}

/// The time of a player for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// At the start.
    pub base: Duration,
    /// Added after each turn.
    pub increment: Duration,
}

impl TimeControl {
    /// The text of the tag `TimeControl` of records: seconds, with decimals where they are needed.
    fn tag(self) -> String {
        let seconds = |time: Duration| time.as_millis() as f64 / 1e3;
        format!("{}+{}", seconds(self.base), seconds(self.increment))
    }
}

impl GameRules {
    /// The limit when nothing else is said. Games that are played to win end long before it.
    pub const DEFAULT_TURN_LIMIT: usize = 400;
}

impl Default for GameRules {
    fn default() -> GameRules {
        GameRules { turn_limit: GameRules::DEFAULT_TURN_LIMIT, time: None }
    }
}

/// What a player spent in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Turns it chose.
    pub turns: u64,
    /// The time for all of them.
    pub time: Duration,
    /// The longest time for one.
    pub longest: Duration,
    /// Positions it looked at, as far as it says.
    pub nodes: u64,
    /// The sum of the depths it reached, as far as it says.
    pub depths: u64,
    /// Turns that took much longer than they should have.
    pub overruns: u64,
}

impl Effort {
    /// Adds another effort to this one.
    pub fn add(&mut self, other: &Effort) {
        self.turns += other.turns;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.depths += other.depths;
        self.overruns += other.overruns;
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// What was played, the opening included.
    pub game: Game,
    /// Who won.
    pub outcome: Outcome,
    /// Why the game ended.
    pub ending: Ending,
    /// What a player that lost by a forfeit did wrong.
    pub fault: Option<String>,
    /// What the players spent, White first.
    pub effort: [Effort; 2],
    /// What the movers thought of their positions, by turn; none for the turns of the opening.
    pub thoughts: Vec<Option<(Score, Option<u32>)>>,
    /// The time of the players for the whole game, if it was timed.
    pub time: Option<TimeControl>,
    /// What the movers had left on their clocks after their turns; none for the turns of the opening.
    pub clocks: Vec<Option<Duration>>,
}

/// Plays a game from where it stands. `players` are White and Black. None if `stop` asked for the end of it.
pub fn play_game(
    mut game: Game,
    mut players: [&mut dyn Player; 2],
    seed: u64,
    rules: &GameRules,
    stop: &dyn Fn() -> bool,
) -> Option<GameReport> {
    let mut effort = [Effort::default(); 2];
    let mut clocks = rules.time.map(|TimeControl { base, increment }| {
        [Clock { left: base, increment, turns_to_go: None }; 2]
    });
    let mut thoughts = vec![None; game.turns().len()];
    let mut left = vec![None; game.turns().len()];
    let absent = begin(&mut players, seed);
    let (outcome, ending, fault) = loop {
        if let Some((side, (ending, fault))) = absent {
            break (Outcome::Win(side.other()), ending, Some(fault));
        }
        if stop() {
            return None;
        }
        if let Some(End { outcome, cause }) = game.end() {
            let by_rules = matches!(cause, Cause::Rules(_));
            let ending = if by_rules { Ending::Normal } else { Ending::Repetition };
            break (outcome.unwrap_or(Outcome::Draw), ending, None);
        }
        if game.turns().len() >= rules.turn_limit {
            break (Outcome::Draw, Ending::TurnLimit, None);
        }
        let side = game.side();
        let player = &mut *players[side.index()];
        match take_turn(&mut game, player, clocks.as_mut(), &mut effort[side.index()]) {
            Ok(thought) => {
                thoughts.push(thought.score.map(|score| (score, thought.depth)));
                left.push(clocks.map(|clocks| clocks[side.index()].left));
            }
            Err((ending, fault)) => break (Outcome::Win(side.other()), ending, Some(fault)),
        }
    };
    thoughts.truncate(game.turns().len());
    left.truncate(game.turns().len());
    let (time, clocks) = (rules.time, left);
    Some(GameReport { game, outcome, ending, fault, effort, thoughts, time, clocks })
}

/// Tells the players that a game begins; the first of them who is not ready loses.
fn begin(players: &mut [&mut dyn Player; 2], seed: u64) -> Option<(Color, (Ending, String))> {
    Color::ALL.into_iter().find_map(|color| {
        let seed = derive(seed, color.index() as u64);
        let player = &mut players[color.index()];
        match catch_unwind(AssertUnwindSafe(|| player.new_game(seed))) {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some((color, forfeit(&error))),
            Err(panic) => Some((color, panicked(&*panic))),
        }
    })
}

/// Lets a player take its turn; otherwise it says why the player has lost.
fn take_turn(
    game: &mut Game,
    player: &mut dyn Player,
    clocks: Option<&mut [Clock; 2]>,
    effort: &mut Effort,
) -> Result<Thought, (Ending, String)> {
    let begin = Instant::now();
    let answer = catch_unwind(AssertUnwindSafe(|| player.choose(game, clocks.as_deref().copied())));
    let taken = begin.elapsed();
    effort.turns += 1;
    effort.time += taken;
    effort.longest = effort.longest.max(taken);
    let thought = match answer {
        Ok(Ok(thought)) => thought,
        Ok(Err(error)) => return Err(forfeit(&error)),
        Err(panic) => return Err(panicked(&*panic)),
    };
    effort.nodes += thought.nodes.unwrap_or(0);
    effort.depths += u64::from(thought.depth.unwrap_or(0));
    let given = player.turn_time().filter(|_| clocks.is_none());
    if given.is_some_and(|given| taken > too_long(given)) {
        effort.overruns += 1;
        if player.is_external() {
            return Err((Ending::Time, format!("took {taken:.0?} for a turn")));
        }
    }
    if let Some(clocks) = clocks {
        let Clock { left, increment, .. } = &mut clocks[game.side().index()];
        let Some(rest) = left.checked_sub(taken) else {
            return Err((Ending::Time, format!("took {taken:.0?} with {left:.0?} left")));
        };
        *left = rest + *increment;
    }
    if let Err(error) = game.play(thought.turn.iter().copied()) {
        return Err((Ending::Illegal, illegal(game, &thought, &error)));
    }
    Ok(thought)
}

/// A turn that takes longer than this is overdue: clocks of busy machines are not exact.
fn too_long(given: Duration) -> Duration {
    given * 2 + Duration::from_millis(500)
}

fn forfeit(error: &PlayerError) -> (Ending, String) {
    let ending = match error {
        PlayerError::Setup(_) | PlayerError::Crash(_) => Ending::Crash,
        PlayerError::Illegal(_) => Ending::Illegal,
        PlayerError::Silent(_) => Ending::Time,
    };
    (ending, error.to_string())
}

fn illegal(game: &Game, thought: &Thought, error: &DecideError) -> String {
    format!("{:?} in `{}`: {error}", thought.turn, game.position())
}

/// The loss of a player that panicked, with what the panic says.
fn panicked(panic: &(dyn std::any::Any + Send)) -> (Ending, String) {
    (Ending::Crash, format!("panic: {}", panic_text(panic)))
}

impl GameReport {
    /// The record of the game with the names of the players, White first, and other tags.
    pub fn record(&self, names: [&str; 2], tags: &[(&str, &str)]) -> Record {
        let mut record = Record::from_game(&self.game).expect("a game of a match is a record");
        let termination = ("Termination", self.ending.words());
        let own = [("White", names[0]), ("Black", names[1]), termination];
        let time = self.time.map(TimeControl::tag);
        let time = time.as_deref().map(|time| ("TimeControl", time));
        let fault = self.fault.as_deref().map(|fault| ("Fault", fault));
        let own = own.into_iter().chain(time).chain(fault);
        for (name, value) in own.chain(tags.iter().copied()) {
            record.tags_mut().set(name, value).expect("these are names of tags, and few");
        }
        let played: Vec<_> = record.main_line().map(|step| (step.id, step.turn.mover())).collect();
        let said = self.thoughts.iter().zip(&self.clocks);
        for ((node, mover), (thought, left)) in played.into_iter().zip(said) {
            let Some(notes) = record.annotations_mut(node) else { continue };
            notes.evaluation = thought.map(|(score, depth)| evaluation(score, depth, mover));
            notes.clock =
                left.and_then(|left| u32::try_from(left.as_millis()).ok()).map(Left::from_millis);
        }
        record.set_result(Some(self.outcome)).expect("the result is what the rules say");
        record
    }
}

/// A score of the mover as records have it.
fn evaluation(score: Score, depth: Option<u32>, mover: Color) -> Evaluation {
    let score = match score.forced_moves() {
        Some(moves) => gipfel_record::Score::Win {
            winner: if score.value() > 0 { mover } else { mover.other() },
            turns: u16::try_from(moves.unsigned_abs()).unwrap_or(u16::MAX),
        },
        None => {
            let value = score.value();
            gipfel_record::Score::Hundredths(if mover == Color::White { value } else { -value })
        }
    };
    Evaluation { score, depth: depth.and_then(|depth| u16::try_from(depth).ok()) }
}
