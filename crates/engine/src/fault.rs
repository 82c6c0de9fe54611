//! A fault on demand, to show that whoever has the engine outlives one. Released programs do not have it.

use std::sync::atomic::{AtomicU64, Ordering};

/// The variable that names the search that fails: `3` is the third of the program.
const VARIABLE: &str = "GIPFEL_PANIC_IN_SEARCH";

/// Panics if this is the search that should.
pub(crate) fn strike() {
    static SEARCHES: AtomicU64 = AtomicU64::new(0);
    let number = SEARCHES.fetch_add(1, Ordering::Relaxed) + 1;
    let wanted = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    assert!(wanted != Some(number), "search {number} was told to panic");
}
