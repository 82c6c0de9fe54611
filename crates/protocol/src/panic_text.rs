//! Panics that do not end the program.
//!
//! A search that panics costs its answer and nothing else: the session goes on, and in a match the player loses the game. That
//! needs panics that unwind, in the released program as in its tests, which is why nothing else compiles.

use std::any::Any;

#[cfg(not(panic = "unwind"))]
compile_error!("panics must unwind: sessions and matches outlive a search that panics");

/// What a panic says that was caught.
pub fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words")
}
