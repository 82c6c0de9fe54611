//! What the terminal can do, by what the surroundings say of it.

use std::env;

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Whether the cursor can be moved back over what was written.
pub(crate) fn moves_the_cursor() -> bool {
    env::var("TERM").map_or(cfg!(windows), |name| name != "dumb" && !name.is_empty())
}

/// Whether there are colours, where standard output is a terminal.
pub(crate) fn has_colors() -> bool {
    // An empty NO_COLOR counts as unset.
    !is_set("NO_COLOR") && moves_the_cursor() && env::var("TERM").map_or(true, |t| t != "vt100")
}

/// Whether more than ASCII can be shown: the first of the variables that is set decides, as for the C library. Nothing set
/// is the usual case where there are no such variables.
pub(crate) fn has_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|name| is_set(name));
    let locale = locale.and_then(|name| env::var(name).ok());
    locale.is_none_or(|locale| !matches!(locale.as_str(), "C" | "POSIX"))
}
