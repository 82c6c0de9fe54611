//! Clocks, computed from moments that are written.

use gipfel_wire::{ClockTerms, ClockView, Side, Version};

/// What the network may cost a turn without being charged, at most.
pub const LAG_PER_TURN: i64 = 1_000;
/// What of it somebody can have saved up, at most. It is what he starts with.
pub const LAG_BANK: i64 = 3_000;
/// What of it each turn adds.
pub const LAG_REFILL: i64 = 250;
/// How long the first turn of each may take. It is not charged; whoever does not play it ends the game before it has begun.
pub const FIRST_TURN: i64 = 60_000;
/// How much time somebody gets who is granted more; with days for a turn, a day.
pub const MORE_TIME: i64 = 60_000;
/// How long somebody must be away for the other to claim the game.
pub const CLAIM_AFTER: i64 = 60_000;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The clocks of a game. All of it follows from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    terms: ClockTerms,
    left: Option<[i64; 2]>,
    lag: [i64; 2],
    /// Whether each has played a turn.
    played: [bool; 2],
    /// When the one who has to decide began to.
    since: i64,
}

/// What a turn costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// What is taken off the clock.
    pub spent: i64,
    /// What it took besides, as the network's.
    pub lag: i64,
    /// What is left then; none without clocks.
    pub left: Option<i64>,
}

impl Clock {
    /// The clocks at the start of a game.
    pub fn new(terms: ClockTerms, at: i64) -> Clock {
        let left = terms.initial().map(|each| [each; 2]);
        Clock { terms, left, lag: [LAG_BANK; 2], played: [false; 2], since: at }
    }

    /// What everybody has left.
    pub const fn left(&self) -> Option<[i64; 2]> {
        self.left
    }

    /// Whether both have played a turn.
    pub const fn has_begun(&self) -> bool {
        self.played[0] && self.played[1]
    }

    /// Whether the turn of a player is not charged.
    fn is_free(&self, side: Side) -> bool {
        self.terms.is_live() && !self.played[side.index()]
    }

    /// What of the network's time would not be charged now.
    fn grace(&self, side: Side) -> i64 {
        if self.terms.is_live() { self.lag[side.index()].min(LAG_PER_TURN) } else { 0 }
    }

    /// What is not charged of each turn.
    fn delay(&self) -> i64 {
        match self.terms {
            ClockTerms::Delay { delay, .. } => i64::from(delay),
            _ => 0,
        }
    }

    /// What a turn costs that comes at a moment, after its player says he thought for so long. None if his time was up before.
    pub fn charge(&self, side: Side, at: i64, thought: Option<u32>) -> Option<Charge> {
        let elapsed = (at - self.since).max(0);
        let Some(left) = self.left.map(|left| left[side.index()]) else {
            return Some(Charge { spent: elapsed, lag: 0, left: None });
        };
        if self.is_free(side) {
            return Some(Charge { spent: 0, lag: 0, left: Some(left) });
        }
        let lag =
            thought.map_or(0, |thought| (elapsed - i64::from(thought)).clamp(0, self.grace(side)));
        let spent = (elapsed - lag - self.delay()).max(0);
        if spent >= left {
            return None;
        }
        let after = match self.terms {
            ClockTerms::Fischer { increment, .. } => left - spent + i64::from(increment),
            ClockTerms::Days { .. } => self.terms.initial().unwrap_or(left),
            ClockTerms::Delay { .. } | ClockTerms::None => left - spent,
        };
        Some(Charge { spent, lag, left: Some(after) })
    }

    /// A turn was played.
    pub(crate) fn turn(&mut self, side: Side, at: i64, charge: Charge) {
        if let (Some(left), Some(after)) = (&mut self.left, charge.left) {
            left[side.index()] = after;
        }
        let lag = &mut self.lag[side.index()];
        *lag = (*lag - charge.lag + LAG_REFILL).min(LAG_BANK);
        self.played[side.index()] = true;
        self.since = at;
    }

    /// Somebody else has to decide, without a turn.
    pub(crate) fn restart(&mut self, at: i64) {
        self.since = at;
    }

    /// No node was alive for a while: that is nobody's thinking time.
    pub fn skip(&mut self, began: i64, ended: i64) {
        self.since += (ended - began.max(self.since)).max(0);
    }

    /// Somebody got more time.
    pub(crate) fn add(&mut self, side: Side, millis: i64) {
        if let Some(left) = &mut self.left {
            left[side.index()] += millis;
        }
    }

    /// The time of somebody is up.
    pub(crate) fn empty(&mut self, side: Side) {
        if let Some(left) = &mut self.left {
            left[side.index()] = 0;
        }
    }

    /// How much more time can be granted; none without clocks.
    pub const fn more_time(&self) -> Option<i64> {
        match self.terms {
            ClockTerms::None => None,
            ClockTerms::Days { .. } => Some(DAY),
            ClockTerms::Fischer { .. } | ClockTerms::Delay { .. } => Some(MORE_TIME),
        }
    }

    /// When time ends the game if the one who has to decide does nothing. Whatever he says about the network is allowed for.
    pub fn deadline(&self, side: Side) -> Option<i64> {
        let left = self.left?[side.index()];
        let span =
            if self.is_free(side) { FIRST_TURN } else { left + self.delay() + self.grace(side) };
        Some(self.since + span)
    }

    /// The clocks as they are shown. In a game that is over none runs.
    pub fn view(&self, decider: Option<Side>, version: Version, now: i64) -> ClockView {
        let running = decider.filter(|&side| self.left.is_some() && !self.is_free(side));
        ClockView { left: self.left, running, since: self.since, now, version }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISCHER: ClockTerms = ClockTerms::Fischer { initial: 60_000, increment: 2_000 };

    fn play(clock: &mut Clock, side: Side, at: i64, thought: Option<u32>) -> Charge {
        let charge = clock.charge(side, at, thought).expect("in time");
        clock.turn(side, at, charge);
        charge
    }

    /// A clock on which both have played their first turn, at the moment 1000.
    fn begun(terms: ClockTerms) -> Clock {
        let mut clock = Clock::new(terms, 0);
        play(&mut clock, Side::White, 500, None);
        play(&mut clock, Side::Black, 1_000, None);
        clock
    }

    #[test]
    fn first_turns_are_free_and_must_come() {
        let mut clock = Clock::new(FISCHER, 0);
        assert_eq!(clock.deadline(Side::White), Some(FIRST_TURN));
        let first = play(&mut clock, Side::White, 59_000, None);
        assert_eq!(first, Charge { spent: 0, lag: 0, left: Some(60_000) });
        assert_eq!(clock.view(Some(Side::Black), 1, 0).running, None);
        assert_eq!(clock.deadline(Side::Black), Some(59_000 + FIRST_TURN));
    }

    #[test]
    fn a_turn_costs_its_time_and_adds_the_increment() {
        let mut clock = begun(FISCHER);
        assert_eq!(play(&mut clock, Side::White, 11_000, None).left, Some(52_000));
        assert_eq!(clock.left(), Some([52_000, 60_000]));
        assert_eq!(clock.charge(Side::Black, 71_000, None), None, "to the millisecond");
        assert!(clock.charge(Side::Black, 70_999, None).is_some());
    }

    #[test]
    fn a_delay_is_free_each_turn() {
        let mut clock = begun(ClockTerms::Delay { initial: 60_000, delay: 5_000 });
        assert_eq!(play(&mut clock, Side::White, 5_000, None).left, Some(60_000));
        assert_eq!(play(&mut clock, Side::Black, 12_000, None).left, Some(58_000));
        assert_eq!(clock.deadline(Side::White), Some(12_000 + 65_000 + LAG_PER_TURN));
    }

    #[test]
    fn days_begin_anew_with_each_turn() {
        let mut clock = Clock::new(ClockTerms::Days { days: 2 }, 0);
        assert_eq!(clock.deadline(Side::White), Some(2 * DAY));
        assert_eq!(clock.charge(Side::White, 2 * DAY, None), None);
        let turn = play(&mut clock, Side::White, 2 * DAY - 1, None);
        assert_eq!((turn.spent, turn.left), (2 * DAY - 1, Some(2 * DAY)));
        clock.add(Side::Black, DAY);
        assert_eq!(clock.deadline(Side::Black), Some(5 * DAY - 1));
    }

    #[test]
    fn without_clocks_nobody_is_late() {
        let mut clock = Clock::new(ClockTerms::None, 0);
        assert_eq!(play(&mut clock, Side::White, 1_000_000_000_000, None).left, None);
        assert_eq!(clock.deadline(Side::Black), None);
    }

    #[test]
    fn the_network_is_paid_for_within_limits() {
        let mut clock = begun(FISCHER);
        let turn = play(&mut clock, Side::White, 6_000, Some(4_600));
        assert_eq!((turn.spent, turn.lag), (4_600, 400));
        // Nobody can think for free: at most a second a turn, and three in a row.
        let lags: Vec<i64> = (0..8)
            .map(|turn| {
                let at = 10_000 + turn * 10_000;
                play(&mut clock, Side::Black, at, Some(at as u32));
                play(&mut clock, Side::White, at + 5_000, Some(0)).lag
            })
            .collect();
        assert_eq!(lags, [1_000, 1_000, 1_000, 600, 250, 250, 250, 250]);
        assert_eq!(clock.charge(Side::Black, 86_000, Some(u32::MAX)).unwrap().lag, 0);
    }

    #[test]
    fn a_clock_that_goes_backwards_costs_nothing() {
        let clock = begun(FISCHER);
        assert_eq!(clock.charge(Side::White, 500, None).unwrap().spent, 0);
    }
}
