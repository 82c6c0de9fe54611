//! How far long work has come, on standard error.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar in a terminal; a line now and then where a log is written.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    total: u64,
    last: Mutex<Instant>,
}

/// How often a log gets a line.
const PAUSE: Duration = Duration::from_secs(20);

impl Progress {
    /// For so many steps; `done` of them are done already.
    pub(crate) fn new(total: u64, done: u64) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(total).with_position(done).with_elapsed(Duration::ZERO);
            let style = ProgressStyle::with_template(
                "{bar:24} {pos}/{len}  {elapsed} (about {eta} left)  {wide_msg}",
            );
            bar.set_style(style.expect("the template is right"));
            bar.enable_steady_tick(Duration::from_millis(500));
            bar
        });
        Progress { bar, total, last: Mutex::new(Instant::now()) }
    }

    /// So many steps are done.
    pub(crate) fn set(&self, done: u64, message: &str) {
        if let Some(bar) = &self.bar {
            bar.set_position(done);
            bar.set_message(message.to_owned());
            return;
        }
        let mut last = self.last.lock().expect("writing a line does not panic");
        if last.elapsed() >= PAUSE {
            *last = Instant::now();
            self.line(&format!("{done}/{}  {message}", self.total));
        }
    }

    /// Something worth a line of its own.
    pub(crate) fn say(&self, text: &str) {
        match &self.bar {
            Some(bar) => bar.println(crate::report::printable(text)),
            None => self.line(text),
        }
    }

    fn line(&self, text: &str) {
        // Progress that nobody can see is no reason to end the work.
        let _ = writeln!(io::stderr().lock(), "{}", crate::report::printable(text));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
