//! The numbers of the search that were found by trying.

/// Iterations from this depth on start with a narrow window around the last score.
pub(crate) const ASPIRATION_DEPTH: i32 = 4;
/// Half the width of that window.
pub(crate) const ASPIRATION_WIDTH: i32 = 30;
/// Up to this depth a position that is good enough by a margin a turn is not searched.
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 4;
/// Up to this depth quiet actions are left out when the evaluation is too far below what is needed.
pub(crate) const FUTILITY_DEPTH: i32 = 3;
/// Up to this depth only the most promising quiet actions are tried.
pub(crate) const LATE_ACTION_DEPTH: i32 = 3;
/// How many of them, by depth.
pub(crate) const LATE_ACTION_COUNTS: [usize; 4] = [0, 10, 18, 32];
/// From this depth on late quiet actions are searched less deep at first.
pub(crate) const REDUCTION_DEPTH: i32 = 2;
/// The first actions are never reduced.
pub(crate) const REDUCTION_AFTER: usize = 3;
/// Turns that the search of rows goes on below the nominal depth.
pub(crate) const QUIET_TURNS: i32 = 6;
/// History scores stay within this.
pub(crate) const HISTORY_LIMIT: i32 = 16_000;
