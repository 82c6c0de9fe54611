//! A session with somebody at the other end.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use gipfel_protocol::{Capacity, Session};

/// Sends every line that is written to it through a channel.
struct Wire {
    lines: Sender<String>,
    begun: Vec<u8>,
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        while let Some(end) = self.begun.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.begun.drain(..=end).collect();
            let line = String::from_utf8(line).expect("a session writes text");
            let _ = self.lines.send(line.trim_end().to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A session and what it says.
pub(crate) struct Talk {
    session: Session,
    lines: Receiver<String>,
}

/// A search of a test takes far less, even on a busy machine.
const LONG: Duration = Duration::from_secs(120);

impl Talk {
    pub(crate) fn with_capacity(capacity: Capacity) -> Talk {
        let (sender, lines) = channel();
        let wire = Wire { lines: sender, begun: Vec::new() };
        Talk { session: Session::with_capacity(wire, capacity), lines }
    }

    /// Sends a line.
    pub(crate) fn say(&mut self, line: &str) -> ControlFlow<()> {
        self.session.handle(line)
    }

    /// The next line.
    pub(crate) fn hear(&mut self) -> String {
        self.lines.recv_timeout(LONG).expect("the session answers")
    }

    /// The next line, if there is one already.
    pub(crate) fn overhear(&mut self) -> Option<String> {
        self.lines.try_recv().ok()
    }
}
