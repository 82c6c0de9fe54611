//! Long work that Ctrl-C ends.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use gipfel_engine::StopSwitch;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

/// A search goes deep.
const STACK: usize = 64 << 20;

/// How often Python is asked whether somebody wants an end of it.
const PAUSE: Duration = Duration::from_millis(50);

/// Does some work on another thread while other threads of Python run. What a signal raises, Ctrl-C for example, throws
/// the switch, is waited for, and is then raised.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&StopSwitch) -> T + Send,
) -> PyResult<T> {
    let switch = StopSwitch::new();
    py.detach(|| {
        thread::scope(|scope| {
            let (done, wait) = mpsc::channel::<()>();
            let worker = thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, || {
                    let result = work(&switch);
                    drop(done);
                    result
                })
                .map_err(|error| PyOSError::new_err(error.to_string()))?;
            let mut raised = Ok(());
            while wait.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                if raised.is_ok() {
                    raised = Python::attach(signals);
                    if raised.is_err() {
                        switch.stop();
                    }
                }
            }
            let result = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            raised.map(|()| result)
        })
    })
}

/// The method itself is of one lifetime and will not do.
fn signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}
