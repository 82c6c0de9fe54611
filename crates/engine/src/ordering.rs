//! Which action to try first: what the search has learnt, and the lists it picks from.

use gipfel_rules::{Action, Color};

use crate::evaluate::number;
use crate::tunables::HISTORY_LIMIT;

/// What makes an action worth trying early, strongest first.
pub(crate) const TACTICAL_SCORE: i32 = 1 << 26;
pub(crate) const KILLER_SCORE: i32 = 1 << 24;

/// A candidate with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<A> {
    pub(crate) action: A,
    pub(crate) score: i32,
    /// Whether it makes no row; only quiet actions are reduced or left out.
    pub(crate) quiet: bool,
}

/// Candidates of all positions on the way to the current one, one list behind the other, so that nothing is allocated
/// while searching.
#[derive(Debug)]
pub(crate) struct CandidateStack<A> {
    entries: Vec<Candidate<A>>,
}

impl<A: Action> CandidateStack<A> {
    pub(crate) fn new() -> CandidateStack<A> {
        CandidateStack { entries: Vec::with_capacity(1 << 14) }
    }

    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn push(&mut self, candidate: Candidate<A>) {
        self.entries.push(candidate);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
    }

    pub(crate) fn list_mut(&mut self, start: usize) -> &mut [Candidate<A>] {
        &mut self.entries[start..]
    }

    /// Brings the best candidate from `next` on to that place and returns it.
    pub(crate) fn pick(&mut self, start: usize, next: usize) -> Option<Candidate<A>> {
        let rest = &mut self.entries[start..];
        let mut best = next;
        for place in next..rest.len() {
            if rest[place].score > rest[best].score {
                best = place;
            }
        }
        let candidate = *rest.get(best)?;
        rest.swap(next, best);
        Some(candidate)
    }

    pub(crate) fn get(&self, start: usize, place: usize) -> Candidate<A> {
        self.entries[start + place]
    }
}

/// How often quiet actions were good, and the last ones that were at each distance from the root.
#[derive(Debug)]
pub(crate) struct History<A> {
    history: [Vec<i16>; 2],
    killers: Vec<[Option<A>; 2]>,
}

impl<A: Action> History<A> {
    pub(crate) fn new(actions: usize, plies: usize) -> History<A> {
        History { history: [vec![0; actions], vec![0; actions]], killers: vec![[None; 2]; plies] }
    }

    #[inline]
    pub(crate) fn of(&self, side: Color, action: A) -> i32 {
        i32::from(self.history[side.index()][number(action)])
    }

    #[inline]
    pub(crate) fn killer_score(&self, ply: usize, action: A) -> i32 {
        match self.killers[ply] {
            [Some(first), _] if first == action => KILLER_SCORE + 1,
            [_, Some(second)] if second == action => KILLER_SCORE,
            _ => 0,
        }
    }

    /// A quiet action refuted the opponent's last turn.
    pub(crate) fn reward(&mut self, side: Color, action: A, ply: usize, depth: i32) {
        self.adjust(side, action, 32 * depth.min(16) * depth.min(16));
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
    }

    /// A quiet action was tried before the one that was good.
    pub(crate) fn punish(&mut self, side: Color, action: A, depth: i32) {
        self.adjust(side, action, -32 * depth.min(16) * depth.min(16));
    }

    fn adjust(&mut self, side: Color, action: A, bonus: i32) {
        let bonus = bonus.clamp(-HISTORY_LIMIT / 4, HISTORY_LIMIT / 4);
        let entry = &mut self.history[side.index()][number(action)];
        // The nearer to the limit the smaller the step.
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}
