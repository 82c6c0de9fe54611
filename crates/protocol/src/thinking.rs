//! A search that runs beside the session.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Builder, JoinHandle};

use gipfel_engine::{AnyEngine, Info as Found, Level, Limits, Report};
use gipfel_rules::{AnyAction, AnyPosition, Key, Notation, Position, turn_texts};

use crate::error::printable;
use crate::output::Output;
use crate::panic_text;
use crate::signal::Signal;
use crate::{BestMove, Info, Reply, Worth};

/// What to search for.
pub(crate) struct Task {
    pub(crate) position: AnyPosition,
    pub(crate) history: Vec<Key>,
    pub(crate) limits: Limits,
    pub(crate) level: Option<Level>,
    pub(crate) seed: u64,
    /// Whether to say what to ponder on.
    pub(crate) ponder: bool,
}

/// A search under way.
pub(crate) struct Thinking {
    signal: Arc<Signal>,
    answered: Arc<AtomicBool>,
    thread: JoinHandle<Option<AnyEngine>>,
}

/// The search goes deep, and so do its frames.
const STACK: usize = 32 << 20;

impl Thinking {
    /// Starts a search in a thread of its own. It writes its answer itself.
    pub(crate) fn start(
        engine: AnyEngine,
        task: Task,
        signal: Signal,
        output: Output,
    ) -> io::Result<Thinking> {
        let signal = Arc::new(signal);
        let answered = Arc::new(AtomicBool::new(false));
        let work = {
            let (signal, answered) = (Arc::clone(&signal), Arc::clone(&answered));
            move || think(engine, &task, &signal, &answered, &output)
        };
        let thread = Builder::new().name("search".to_owned()).stack_size(STACK).spawn(work)?;
        Ok(Thinking { signal, answered, thread })
    }

    /// The wish for an answer, and what the limits depend on.
    pub(crate) fn signal(&self) -> &Signal {
        &self.signal
    }

    /// Whether the answer has been given, or is being written at this moment.
    pub(crate) fn has_answered(&self) -> bool {
        self.answered.load(Ordering::Acquire) || self.thread.is_finished()
    }

    /// Waits for the end and gives the engine back; none if it broke.
    pub(crate) fn join(self) -> Option<AnyEngine> {
        self.thread.join().ok().flatten()
    }
}

fn think(
    mut engine: AnyEngine,
    task: &Task,
    signal: &Signal,
    answered: &AtomicBool,
    output: &Output,
) -> Option<AnyEngine> {
    let searched = catch_unwind(AssertUnwindSafe(|| {
        let reply = search(&mut engine, task, signal, output);
        signal.wait();
        reply
    }));
    // Whoever reads the answer may send the next command at once; it must not find the search still running.
    answered.store(true, Ordering::Release);
    match searched {
        Ok(reply) => {
            output.send(&reply);
            Some(engine)
        }
        Err(panic) => {
            let reason = printable(panic_text(&*panic).chars());
            output.send(&Reply::Error(format!("go: the search failed: {reason}")));
            None
        }
    }
}

/// Searches, tells how it goes, and returns what is to be said at the end.
fn search(engine: &mut AnyEngine, task: &Task, signal: &Signal, output: &Output) -> Reply {
    let mut last = None;
    let report = match task.level {
        Some(level) => engine.play(&task.position, &task.history, level, task.seed, signal),
        None => {
            let mut report = |found: &Found<AnyAction>| {
                send(found, task, signal, output);
                last = Some((found.depth, found.lines.clone()));
                if output.is_broken() {
                    signal.stop();
                }
            };
            engine.search(&task.position, &task.history, &task.limits, signal, &mut report)
        }
    };
    let Some(report) = report else {
        return Reply::Error("go: there is nothing to play".to_owned());
    };
    if last == Some((report.info.depth, report.info.lines.clone())) {
        output.send(&Reply::Info(Box::new(effort(&report.info, signal))));
    } else {
        send(&report.info, task, signal, output);
    }
    best_move(task, &report)
}

/// The lines that were found, each as a message.
fn send(found: &Found<AnyAction>, task: &Task, signal: &Signal, output: &Output) {
    for (place, line) in found.lines.iter().enumerate() {
        let info = Info {
            depth: Some(found.depth),
            selective_depth: Some(found.selective_depth),
            line: u32::try_from(place + 1).ok(),
            score: Some(Worth::from(line.score)),
            turns: turn_texts(&task.position, &line.actions),
            ..effort(found, signal)
        };
        output.send(&Reply::Info(Box::new(info)));
    }
}

/// What the search has cost.
fn effort(found: &Found<AnyAction>, signal: &Signal) -> Info {
    let time = signal.taken();
    let speed = u128::from(found.nodes) * 1_000_000 / time.as_micros().max(1);
    Info {
        nodes: Some(found.nodes),
        nodes_per_second: u64::try_from(speed).ok(),
        time: Some(time),
        table_fill: Some(found.table_fill),
        ..Info::default()
    }
}

/// The first action of the turn that was found. If it ends the turn, also what the other player is expected to do, where that
/// is asked for.
fn best_move(task: &Task, report: &Report<AnyAction>) -> Reply {
    let position = &task.position;
    let Some(&action) = report.turn.first() else {
        return Reply::Error("go: there is nothing to play".to_owned());
    };
    let line = report.info.lines.first().map_or(&[][..], |line| &line.actions[..]);
    let expected = match (&report.turn[..], line) {
        ([_], &[first, expected, ..]) if task.ponder && first == action => Some(expected),
        _ => None,
    };
    let ponder = expected.and_then(|expected| {
        let mut after = position.clone();
        after.play(action).ok()?;
        after.check(expected).ok()?;
        (after.side() != position.side()).then(|| after.action_text(expected))
    });
    Reply::BestMove(BestMove { action: position.action_text(action), ponder })
}
