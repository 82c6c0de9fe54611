//! The engine on a thread of its own.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use gipfel_engine::{AnyEngine, Level, Limits, Options, StopSwitch, SystemControl};
use gipfel_rules::{AnyAction, linked};

use crate::player::Effort;
use crate::{Answer, Found, Player, Question, Task};

/// The search recurses deeply.
const STACK: usize = 16 << 20;
/// The size of the table in megabytes.
const HASH: usize = 32;
/// How long a hint may take.
const HINT: Duration = Duration::from_millis(1500);

/// Asks the engine without waiting for it. It answers through a channel.
#[derive(Debug)]
pub struct Thinker {
    questions: Sender<(Question, Arc<StopSwitch>)>,
    /// Stops what it thinks about now.
    current: Arc<StopSwitch>,
}

impl Thinker {
    /// Starts the thread. `answers` hears everything.
    pub fn start(answers: Sender<Answer>) -> io::Result<Thinker> {
        let (questions, inbox) = channel();
        std::thread::Builder::new()
            .name("engine".to_owned())
            .stack_size(STACK)
            .spawn(move || work(&inbox, &answers))?;
        Ok(Thinker { questions, current: Arc::default() })
    }

    /// Asks, in place of whatever was asked before.
    pub fn ask(&mut self, question: Question) {
        self.stop();
        self.current = Arc::default();
        // A thread that has died answers nothing; the game can be played on without it.
        let _ = self.questions.send((question, Arc::clone(&self.current)));
    }

    /// Lets it rest.
    pub fn stop(&self) {
        self.current.stop();
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

fn work(inbox: &Receiver<(Question, Arc<StopSwitch>)>, answers: &Sender<Answer>) {
    let mut engine = AnyEngine::new(Options { hash: HASH, ..Options::default() });
    while let Ok((question, switch)) = inbox.recv() {
        if switch.is_thrown() {
            continue;
        }
        let begin = Instant::now();
        let found = think(&mut engine, &question, &switch, answers);
        wait(question.pause.saturating_sub(begin.elapsed()), &switch);
        let answer = Answer { number: question.number, found };
        if !switch.is_thrown() && answers.send(answer).is_err() {
            return;
        }
    }
}

fn think(
    engine: &mut AnyEngine,
    question: &Question,
    switch: &StopSwitch,
    answers: &Sender<Answer>,
) -> Found {
    let control = SystemControl::new(switch);
    let Question { number, position, history, task, .. } = question;
    if let Some(state) = &question.state {
        return Found::Decisions(decide(engine, question, state, &control));
    }
    let (limits, lines) = match task {
        Task::Play { player: Player::Level(level), seed } => {
            let report = engine.play(position, history, *level, *seed, &control);
            return report.map_or(Found::Nothing, Found::Turn);
        }
        Task::Play { player: Player::Engine(effort), .. } => (effort.limits(), 1),
        Task::Play { player: Player::Human, .. } => (Effort::DEFAULT.limits(), 1),
        Task::Hint => (Limits::time(HINT), 1),
        Task::Analyse { lines } => (Limits::infinite(), *lines),
    };
    engine.set_lines(lines);
    let report = engine.search(position, history, &limits, &control, &mut |info| {
        if !switch.is_thrown() {
            // If nobody listens any more, the next question never comes.
            let _ = answers.send(Answer { number: *number, found: Found::Lines(info.clone()) });
        }
    });
    report.map_or(Found::Nothing, Found::Turn)
}

/// The next decisions of a linked game. The engine at full strength has its own limits on boards; whether to declare or to
/// challenge it decides as the highest level does.
fn decide(
    engine: &mut AnyEngine,
    question: &Question,
    state: &linked::State,
    control: &SystemControl<'_>,
) -> Vec<linked::Action> {
    let Question { position, history, task, .. } = question;
    let (level, seed, limits) = match task {
        Task::Play { player: Player::Level(level), seed } => (*level, *seed, None),
        Task::Play { player: Player::Engine(effort), seed } => {
            (Level::MAX, *seed, Some(effort.limits()))
        }
        Task::Play { player: Player::Human, seed } => (Level::MAX, *seed, None),
        Task::Hint | Task::Analyse { .. } => (Level::MAX, 0, None),
    };
    let on_board =
        matches!(state.question(), linked::Question::Main(_) | linked::Question::Contest(_));
    if let Some(limits) = limits.filter(|_| on_board) {
        engine.set_lines(1);
        let keys = state.contest().map_or(&history[..], linked::ContestGame::history);
        let report = engine.search(position, keys, &limits, control, &mut |_| {});
        let turn = report.map(|report| report.turn).unwrap_or_default();
        if let Some(decisions) = without_declaration(state, &turn) {
            return decisions;
        }
    }
    engine.decide(state, history, level, seed, control)
}

/// The decisions of a turn on the board that is shown, if nothing is declared in it.
fn without_declaration(state: &linked::State, turn: &[AnyAction]) -> Option<Vec<linked::Action>> {
    let mut state = state.clone();
    let contest = state.contest().is_some();
    let mut decisions = Vec::new();
    for &action in turn {
        let decision = match action.try_into() {
            Ok(action) if !contest => linked::Action::Main(action),
            _ => linked::Action::Contest(action),
        };
        state.advance(decision).ok()?;
        decisions.push(decision);
        if !contest && state.declared().is_some() {
            return None;
        }
    }
    (!decisions.is_empty()).then_some(decisions)
}

/// Waits, unless it is stopped.
fn wait(time: Duration, switch: &StopSwitch) {
    let end = Instant::now() + time;
    while !switch.is_thrown() {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        std::thread::sleep(left.min(Duration::from_millis(20)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gipfel_rules::GameKind;

    fn question(number: u64, task: Task) -> Question {
        let position = GameKind::Yinsh.start("blitz").unwrap();
        Question { number, position, state: None, history: Vec::new(), task, pause: Duration::ZERO }
    }

    /// All that can be asked in a linked game is decided at full strength as well as at a level.
    #[test]
    fn linked_games_are_decided_by_everybody() {
        let main = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".parse().unwrap();
        let links = "Z:yinsh-blitz".parse().unwrap();
        let mut states = vec![linked::State::new(main, linked::Settings::from_links(links))];
        for text in ["Z:e3-e5", "challenge"] {
            let mut state = states.last().unwrap().clone();
            state.play_text(text).unwrap();
            states.push(state);
        }
        let (sender, answers) = channel();
        let mut thinker = Thinker::start(sender).unwrap();
        let mut number = 0;
        for player in [Player::Level(Level::MIN), Player::Engine(Effort::Nodes(200))] {
            for state in &states {
                number += 1;
                let position = match state.contest() {
                    Some(contest) => contest.position().clone(),
                    None => (*state.main()).into(),
                };
                let mut state = state.clone();
                let asked = question(number, Task::Play { player, seed: 1 });
                thinker.ask(Question { position, state: Some(Box::new(state.clone())), ..asked });
                let answer = answers.recv_timeout(Duration::from_secs(60)).unwrap();
                let Found::Decisions(decisions) = answer.found else { panic!("{answer:?}") };
                assert!(!decisions.is_empty());
                for decision in decisions {
                    state.advance(decision).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_later_question_replaces_an_earlier_one() {
        let (sender, answers) = channel();
        let mut thinker = Thinker::start(sender).unwrap();
        thinker.ask(question(1, Task::Analyse { lines: 2 }));
        let first = answers.recv_timeout(Duration::from_secs(60)).unwrap();
        assert_eq!(first.number, 1);
        assert!(matches!(first.found, Found::Lines(info) if info.lines.len() == 2));
        let player = Player::Level(Level::MIN);
        thinker.ask(question(2, Task::Play { player, seed: 1 }));
        let turn = loop {
            let answer = answers.recv_timeout(Duration::from_secs(60)).unwrap();
            if answer.number == 2 {
                break answer.found;
            }
        };
        assert!(matches!(turn, Found::Turn(report) if report.turn.len() == 1));
    }
}
