//! Where an engine's messages go.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::Reply;

/// A stream that several threads write whole lines to.
#[derive(Clone)]
pub(crate) struct Output {
    stream: Arc<Mutex<Box<dyn Write + Send>>>,
    broken: Arc<AtomicBool>,
}

impl Output {
    pub(crate) fn new(stream: impl Write + Send + 'static) -> Output {
        Output {
            stream: Arc::new(Mutex::new(Box::new(stream))),
            broken: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Writes a message at once. If nobody can read it any more, that is remembered.
    pub(crate) fn send(&self, reply: &Reply) {
        let line = format!("{reply}\n");
        let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        if stream.write_all(line.as_bytes()).and_then(|()| stream.flush()).is_err() {
            self.broken.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a message could not be written.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }
}
