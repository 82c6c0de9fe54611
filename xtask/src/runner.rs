//! Runs steps side by side, each as a process of its own: its output can be held back, its processor time counted,
//! and it can be stopped with everything it started.

use std::io::{self, IsTerminal as _, PipeReader, Read as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use anyhow::{Context, Result, bail};

use crate::console::Console;
use crate::step::{self, Cost, State, Step, seconds};

/// The task that is one step; `run_all` calls it.
pub(crate) const STEP_TASK: &str = "step";

/// How long the step in front may be silent before something is said.
const SILENCE: Duration = Duration::from_secs(30);

/// How often is looked whether a step has ended.
const TICK: Duration = Duration::from_millis(50);

/// Runs all steps, up to the first that fails, and closes with a table of them.
pub(crate) fn run_all(steps: &[Step]) -> Result<()> {
    let mut runner = Runner::new(steps);
    let failed = runner.run()?;
    print!("\n{}", step::summary(steps, &runner.states, runner.start.elapsed()));
    match failed {
        Some(index) => bail!("{} failed", steps[index].name),
        None => Ok(()),
    }
}

struct Runner<'a> {
    steps: &'a [Step],
    states: Vec<State>,
    running: Vec<Running>,
    console: Console<io::Stdout>,
    said: Receiver<Said>,
    sender: Sender<Said>,
    start: Instant,
    /// When something was last seen to happen.
    heard: Instant,
}

/// A step at work.
struct Running {
    step: usize,
    child: Child,
    /// As long as this is open, the step goes on.
    leash: ChildStdin,
    /// Passes on what it says; ends when nothing can come any more.
    listener: thread::JoinHandle<()>,
    start: Instant,
}

/// A piece of a step's output.
struct Said {
    step: usize,
    text: Vec<u8>,
}

impl<'a> Runner<'a> {
    fn new(steps: &'a [Step]) -> Self {
        let (sender, said) = mpsc::channel();
        Self {
            steps,
            states: vec![State::Waiting; steps.len()],
            running: Vec::new(),
            console: Console::new(io::stdout()),
            said,
            sender,
            start: Instant::now(),
            heard: Instant::now(),
        }
    }

    /// Returns the step that failed.
    fn run(&mut self) -> Result<Option<usize>> {
        // Two even on one core: much of the time one of them waits for the network or a browser.
        let most = thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
        loop {
            while self.running.len() < most
                && let Some(next) = step::next(self.steps, &self.states)
            {
                self.begin(next)?;
            }
            if self.running.is_empty() {
                return Ok(None);
            }
            self.listen(TICK)?;
            if let Some(failed) = self.collect()? {
                return Ok(Some(failed));
            }
            self.give_a_sign()?;
        }
    }

    fn begin(&mut self, index: usize) -> Result<()> {
        let name = self.steps[index].name;
        let (reader, writer) = io::pipe()?;
        let mut command = Command::new(env::current_exe()?);
        command.args([STEP_TASK, name]).stdin(Stdio::piped());
        command.stdout(writer.try_clone()?).stderr(writer);
        if io::stdout().is_terminal() {
            command.envs([("CARGO_TERM_COLOR", "always"), ("FORCE_COLOR", "1")]);
        }
        own_group(&mut command);
        let mut child = command.spawn().with_context(|| format!("cannot start {name}"))?;
        // It holds the writing end, which has to close with the step.
        drop(command);
        let leash = child.stdin.take().context("a step has an input")?;
        let sender = self.sender.clone();
        let listener = thread::spawn(move || pass_on(reader, index, &sender));
        self.running.push(Running { step: index, child, leash, listener, start: Instant::now() });
        self.states[index] = State::Running;
        let begun = self.states.iter().filter(|state| **state != State::Waiting).count();
        self.console.begin(index, format!("{name} ({begun} of {})", self.steps.len()))?;
        Ok(())
    }

    /// Passes on what is said until it is time to look at something else.
    fn listen(&mut self, time: Duration) -> Result<()> {
        match self.said.recv_timeout(time) {
            Ok(Said { step, text }) => {
                self.heard = Instant::now();
                self.console.say(step, &text)?;
                self.drain()
            }
            Err(RecvTimeoutError::Timeout) => Ok(()),
            Err(RecvTimeoutError::Disconnected) => unreachable!("a sender is kept"),
        }
    }

    fn drain(&mut self) -> Result<()> {
        while let Ok(Said { step, text }) = self.said.try_recv() {
            self.console.say(step, &text)?;
        }
        Ok(())
    }

    /// Takes in what has ended; returns the first step that failed.
    fn collect(&mut self) -> Result<Option<usize>> {
        let mut index = 0;
        while index < self.running.len() {
            let before = processor_time();
            let Some(status) = self.running[index].child.try_wait()? else {
                index += 1;
                continue;
            };
            let running = self.running.remove(index);
            let processor = before.zip(processor_time()).map(|(before, after)| after - before);
            let cost = Cost { time: running.start.elapsed(), processor };
            // A step that left something running in the background would hold its output open for ever.
            wait_for(&running.listener);
            self.drain()?;
            let step = running.step;
            let verdict =
                |word| format!("--- {}: {word}{}", self.steps[step].name, seconds(cost.time));
            if status.success() {
                self.states[step] = State::Passed(cost);
                self.console.end(step, verdict(""))?;
                continue;
            }
            self.states[step] = State::Failed(cost);
            let verdict = verdict("FAILED after ");
            self.console.only(step)?;
            self.console.end(step, verdict)?;
            self.stop_the_others();
            return Ok(Some(step));
        }
        Ok(None)
    }

    fn stop_the_others(&mut self) {
        for mut running in self.running.drain(..) {
            drop(running.leash);
            // A step that is gone already has nothing to be told.
            let _ = running.child.wait();
            let cost = Cost { time: running.start.elapsed(), processor: None };
            self.states[running.step] = State::Stopped(cost);
        }
    }

    /// Nobody should have to wonder whether anything happens.
    fn give_a_sign(&mut self) -> Result<()> {
        if self.heard.elapsed() < SILENCE {
            return Ok(());
        }
        self.heard = Instant::now();
        let names = self.running.iter().map(|running| {
            let time = running.start.elapsed().as_secs();
            format!("{} ({time} s)", self.steps[running.step].name)
        });
        let names: Vec<_> = names.collect();
        self.console.remark(&format!("... still at work: {}", names.join(", ")))?;
        Ok(())
    }
}

/// The body of the process that is one step.
pub(crate) fn run_one(steps: &[Step], name: &str) -> Result<()> {
    // The runner holds the other end and never writes: the end of it is the end of the runner, or its wish.
    thread::spawn(|| {
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        end_group();
    });
    step::run_alone(steps, name)
}

/// Sends on what a step says, in whole lines.
fn pass_on(mut reader: PipeReader, step: usize, sender: &Sender<Said>) {
    let mut line = Vec::new();
    let mut buffer = [0; 8192];
    while let Ok(count @ 1..) = reader.read(&mut buffer) {
        line.extend_from_slice(&buffer[..count]);
        let whole = line.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole > 0 {
            let rest = line.split_off(whole);
            let text = std::mem::replace(&mut line, rest);
            // Nobody listens any more once something else has failed.
            let _ = sender.send(Said { step, text });
        }
    }
    if !line.is_empty() {
        line.push(b'\n');
        let _ = sender.send(Said { step, text: line });
    }
}

fn wait_for(listener: &thread::JoinHandle<()>) {
    let start = Instant::now();
    while !listener.is_finished() && start.elapsed() < Duration::from_secs(2) {
        thread::sleep(Duration::from_millis(5));
    }
}

/// The processor time of all processes that have been started from here and have ended, where the system tells it.
fn processor_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    children_time(&stat)
}

/// Fields 16 and 17 of `/proc/self/stat`, in hundredths of a second. The second is a name in brackets.
fn children_time(stat: &str) -> Option<Duration> {
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<u64> = rest.split_whitespace().skip(13).take(2).flat_map(str::parse).collect();
    let [user, system] = fields[..] else { return None };
    Some(Duration::from_millis((user + system) * 10))
}

/// A group of its own, so that a step can be ended with all it started.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Ends this process and, where there are groups, everything it started.
#[expect(clippy::exit, reason = "the process is told to end from a thread of its own")]
fn end_group() {
    if cfg!(unix) {
        let line = format!("kill -TERM -{}", process::id());
        let _ = Command::new("sh").args(["-c", &line]).status();
    }
    process::exit(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_that_of_the_children() {
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 1 2 3 4 50 60 700 80 20 0 1 0 5 6 7";
        assert_eq!(children_time(stat), Some(Duration::from_millis(7800)));
        assert_eq!(children_time("7 (short) S 1"), None);
    }
}
