//! Ctrl-C as the wish to see what there is so far.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use gipfel_engine::Control;
use signal_hook::consts::SIGINT;

/// The exit code of a program that was interrupted, as shells count.
const INTERRUPTED: u8 = 130;

/// Whether somebody pressed Ctrl-C. Who does it again does not want to wait, and the program ends.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on.
    pub(crate) fn listen() -> Result<Interrupt> {
        let flag = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register_conditional_shutdown(
            SIGINT,
            INTERRUPTED.into(),
            Arc::clone(&flag),
        )?;
        signal_hook::flag::register(SIGINT, Arc::clone(&flag))?;
        Ok(Interrupt(flag))
    }

    /// Whether it was pressed.
    pub(crate) fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// For a search that begins now.
    pub(crate) fn control(&self) -> impl Control {
        Interruptible { interrupt: self.clone(), start: Instant::now() }
    }

    /// The exit code: that of the work, unless it was interrupted.
    pub(crate) fn code(&self, done: ExitCode) -> ExitCode {
        if self.is_wanted() { ExitCode::from(INTERRUPTED) } else { done }
    }
}

struct Interruptible {
    interrupt: Interrupt,
    start: Instant,
}

impl Control for Interruptible {
    fn stop_requested(&self) -> bool {
        self.interrupt.is_wanted()
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
