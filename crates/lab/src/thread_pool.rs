//! Threads that work on a list of jobs.

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Searches recurse deeply.
const STACK: usize = 64 << 20;

/// Does the jobs with the numbers below `jobs`, `size` at a time, each thread with a state of its own that `start` makes. No
/// new job is begun when one has failed or `over` says so.
pub(crate) fn run_jobs<S, E: From<io::Error> + Send>(
    size: usize,
    jobs: usize,
    over: &(dyn Fn() -> bool + Sync),
    start: &(dyn Fn() -> Result<S, E> + Sync),
    job: &(dyn Fn(&mut S, usize) -> Result<(), E> + Sync),
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let error = Mutex::new(None);
    let fail = |fault: E| {
        failed.store(true, Ordering::Relaxed);
        error.lock().expect("nothing panics with it").get_or_insert(fault);
    };
    let work = || -> Result<(), E> {
        let mut state = start()?;
        while !failed.load(Ordering::Relaxed) && !over() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                break;
            }
            job(&mut state, number)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        for _ in 0..size.clamp(1, jobs.max(1)) {
            let builder = thread::Builder::new().stack_size(STACK);
            let started = builder.spawn_scoped(scope, || work().unwrap_or_else(&fail));
            if let Err(fault) = started {
                fail(fault.into());
            }
        }
    });
    error.into_inner().expect("nothing panics with it").map_or(Ok(()), Err)
}
