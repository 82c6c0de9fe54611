//! What the system says: to end, to rest for a while.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Remembers whether the system has asked for an end.
#[derive(Debug, Default)]
pub(crate) struct Signals {
    end: Arc<AtomicBool>,
}

impl Signals {
    /// Starts listening. A second signal ends the process at once, and so does the closing of the terminal, as it always
    /// does: then there is nothing to give back, and reading keys would never return.
    #[cfg(unix)]
    pub(crate) fn listen() -> io::Result<Signals> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::flag;
        let signals = Signals::default();
        for signal in [SIGINT, SIGTERM] {
            flag::register_conditional_default(signal, Arc::clone(&signals.end))?;
            flag::register(signal, Arc::clone(&signals.end))?;
        }
        Ok(signals)
    }

    /// Where there are no signals nothing is heard.
    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "listening may fail elsewhere")]
    pub(crate) fn listen() -> io::Result<Signals> {
        Ok(Signals::default())
    }

    /// Whether an end was asked for.
    pub(crate) fn ask_to_end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }
}

/// Stops the process until the shell lets it go on.
#[cfg(unix)]
pub(crate) fn suspend() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Where there is no way to rest, nothing happens.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "it may fail elsewhere")]
pub(crate) fn suspend() -> io::Result<()> {
    Ok(())
}
