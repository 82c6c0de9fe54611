//! A program whose standard streams are read and written without ever blocking.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::error::quoted;
use crate::{LineFault, Lines};

/// A running program. Dropping it ends the program.
pub(crate) struct Process {
    child: Child,
    to: Sender<String>,
    from: Receiver<Result<String, LineFault>>,
    /// The last line of its standard error.
    errors: Arc<Mutex<String>>,
    error_reader: Option<JoinHandle<()>>,
}

/// Why there is no further line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// There will never be one.
    Ended,
    /// There was none in time.
    TimedOut,
}

/// Lines that wait to be read; a program that writes more has to wait.
const WAITING_LINES: usize = 1024;

impl Process {
    pub(crate) fn start(command: &mut Command) -> io::Result<Process> {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (to, outgoing) = channel();
        let (incoming, from) = sync_channel(WAITING_LINES);
        let errors = Arc::new(Mutex::new(String::new()));
        // The threads end when the program's streams do. Nobody waits for them: a stream may be held open by a program
        // that the program has started.
        if let Some(stream) = child.stdin.take() {
            thread::spawn(move || write(stream, &outgoing));
        }
        if let Some(stream) = child.stdout.take() {
            thread::spawn(move || read(stream, &incoming));
        }
        let error_reader = child.stderr.take().map(|stream| {
            let errors = Arc::clone(&errors);
            thread::spawn(move || keep_last(stream, &errors))
        });
        Ok(Process { child, to, from, errors, error_reader })
    }

    /// Sends a line, some time soon. Whether it arrives shows in the answer.
    pub(crate) fn send(&self, line: String) {
        let _ = self.to.send(line);
    }

    /// The next line.
    pub(crate) fn receive(&self, until: Instant) -> Result<Result<String, LineFault>, Silence> {
        let time = until.saturating_duration_since(Instant::now());
        self.from.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::TimedOut,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Ends the program, and says how it ended if it did so by itself.
    pub(crate) fn end(&mut self, patience: Duration) -> Option<String> {
        let mut status = None;
        wait_until(patience, || {
            status = self.child.try_wait().ok().flatten();
            status.is_some()
        });
        if status.is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        status.map(|status| status.to_string())
    }

    /// The last line of its standard error, which may be still on its way.
    pub(crate) fn errors(&self, patience: Duration) -> String {
        if let Some(reader) = &self.error_reader {
            wait_until(patience, || reader.is_finished());
        }
        self.errors.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Looks again and again, but not for ever.
fn wait_until(patience: Duration, mut done: impl FnMut() -> bool) {
    let until = Instant::now() + patience;
    while !done() && Instant::now() < until {
        thread::sleep(Duration::from_millis(5));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

fn write(mut stream: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if writeln!(stream, "{line}").and_then(|()| stream.flush()).is_err() {
            return;
        }
    }
}

fn read(stream: impl Read, lines: &SyncSender<Result<String, LineFault>>) {
    let mut stream = Lines::new(stream);
    while let Ok(Some(line)) = stream.next_line() {
        if lines.send(line).is_err() {
            return;
        }
    }
}

fn keep_last(stream: impl Read, last: &Mutex<String>) {
    let mut stream = Lines::new(stream);
    while let Ok(Some(line)) = stream.next_line() {
        if let Ok(line) = line
            && !line.trim().is_empty()
        {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = quoted(line.trim());
        }
    }
}
