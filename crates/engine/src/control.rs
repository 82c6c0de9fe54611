//! When a search ends: its limits, the clock, and the wish to stop it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What ends a search. Whatever comes first does; without any, only [`Control::stop_requested`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in turns.
    pub depth: Option<u32>,
    /// The number of positions looked at, by all threads together.
    pub nodes: Option<u64>,
    /// The time for this decision.
    pub time: Option<Duration>,
    /// The time for the rest of the game.
    pub clock: Option<Clock>,
    /// What is kept back from a clock for what passes between a decision and its arrival; without it,
    /// [`Limits::DEFAULT_OVERHEAD`].
    pub overhead: Option<Duration>,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What is added after each turn.
    pub increment: Duration,
    /// Turns until more time is added, if it is.
    pub turns_to_go: Option<u32>,
}

impl Limits {
    /// What is kept back from a clock when nothing else is said.
    pub const DEFAULT_OVERHEAD: Duration = Duration::from_millis(30);

    /// No limit but being stopped.
    pub fn infinite() -> Limits {
        Limits::default()
    }

    /// At most so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// At most so many turns deep.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// At most so long.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Whether nothing ends the search but being stopped.
    pub fn is_infinite(&self) -> bool {
        let Limits { depth, nodes, time, clock, overhead: _ } = self;
        depth.is_none() && nodes.is_none() && time.is_none() && clock.is_none()
    }

    /// What is kept back from a clock.
    pub fn overhead(&self) -> Duration {
        self.overhead.unwrap_or(Limits::DEFAULT_OVERHEAD)
    }

    /// How long a player may take whose work is measured otherwise, by the time and the clock that are given.
    pub fn cut_off(&self) -> Option<Duration> {
        let share = self.clock.map(|clock| {
            let usable = clock.left.saturating_sub(self.overhead());
            (usable / 20 + clock.increment / 2).min(usable / 2)
        });
        match (self.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        }
    }

    /// When to stop at the latest, and when not to begin another iteration.
    pub(crate) fn deadlines(&self) -> Deadlines {
        let mut deadlines = Deadlines { hard: self.time, soft: None };
        if let Some(clock) = self.clock {
            let usable = clock.left.saturating_sub(self.overhead());
            let turns = clock.turns_to_go.unwrap_or(25).clamp(1, 25);
            let share = (usable / turns + clock.increment * 3 / 4).min(usable * 4 / 5);
            let hard = (share * 4).min(usable * 2 / 5).max(share.min(usable));
            deadlines.hard = Some(deadlines.hard.map_or(hard, |time| time.min(hard)));
            // An iteration takes several times as long as the one before.
            deadlines.soft = Some(share / 2);
        }
        deadlines
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadlines {
    pub(crate) hard: Option<Duration>,
    pub(crate) soft: Option<Duration>,
}

/// What a search asks its surroundings.
pub trait Control: Sync {
    /// Whether the search should end as soon as it can.
    fn stop_requested(&self) -> bool;
    /// The time since the search began; zero where there is no clock.
    fn elapsed(&self) -> Duration;
}

/// A switch that stops a search from another thread.
#[derive(Debug, Default)]
pub struct StopSwitch(AtomicBool);

impl StopSwitch {
    /// A switch that is not thrown.
    pub const fn new() -> StopSwitch {
        StopSwitch(AtomicBool::new(false))
    }

    /// Asks for the end of the search.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes the switch ready for another search.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the end was asked for.
    pub fn is_thrown(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The system's clock and a switch. (A browser's clock is reached in another way.)
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub struct SystemControl<'a> {
    switch: &'a StopSwitch,
    start: std::time::Instant,
    deadline: Option<Duration>,
}

#[cfg(not(target_family = "wasm"))]
impl<'a> SystemControl<'a> {
    /// A search that begins now.
    pub fn new(switch: &'a StopSwitch) -> SystemControl<'a> {
        SystemControl { switch, start: std::time::Instant::now(), deadline: None }
    }

    /// The same, stopped after a time whatever the limits are.
    #[must_use]
    pub fn until(self, deadline: Option<Duration>) -> SystemControl<'a> {
        SystemControl { deadline, ..self }
    }
}

#[cfg(not(target_family = "wasm"))]
impl Control for SystemControl<'_> {
    fn stop_requested(&self) -> bool {
        self.switch.is_thrown() || self.deadline.is_some_and(|deadline| self.elapsed() >= deadline)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

/// No clock and no way to stop: for searches with a node or depth limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoControl;

impl Control for NoControl {
    fn stop_requested(&self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 10, 50, 1_000, 300_000] {
            for increment in [0, 2_000] {
                for overhead in [None, Some(0), Some(200)] {
                    let left = Duration::from_millis(left);
                    let increment = Duration::from_millis(increment);
                    let overhead = overhead.map(Duration::from_millis);
                    let clock = Clock { left, increment, turns_to_go: None };
                    let limits = Limits { clock: Some(clock), overhead, ..Limits::default() };
                    let usable = left.saturating_sub(limits.overhead());
                    let deadlines = limits.deadlines();
                    let hard = deadlines.hard.expect("a clock gives a deadline");
                    assert!(hard <= usable, "{limits:?} {hard:?}");
                    assert!(deadlines.soft.expect("and a soft one") <= hard);
                    assert!(limits.cut_off().expect("and a share") <= usable);
                }
            }
        }
    }

    #[test]
    fn what_is_kept_back_is_no_limit() {
        let overhead = Some(Duration::from_millis(5));
        assert!(Limits { overhead, ..Limits::default() }.is_infinite());
        assert!(!Limits::depth(3).is_infinite());
        assert_eq!(Limits::nodes(3).cut_off(), None);
    }
}
