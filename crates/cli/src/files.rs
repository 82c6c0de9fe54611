//! How many files and sockets the program may have open.

/// Lets the program have as many as the system allows at all, and says how many that is. Usually it allows far fewer until it is asked.
#[cfg(unix)]
pub(crate) fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let current =
        if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current };
    // Without a number there is no limit.
    Some(current.unwrap_or(u64::MAX))
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_limit() -> Option<u64> {
    None
}
