//! The search from the root: deeper and deeper, one or several lines.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::time::Duration;

use gipfel_rules::Tactics;

use crate::busy::Busy;
use crate::ordering::Candidate;
use crate::relay::{News, Relay};
use crate::search::{Line, Place, Searcher, lost};
use crate::{Evaluate, Score};

/// A line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredLine<A> {
    /// For the player to move at the root.
    pub score: Score,
    /// Best play of both sides as far as it was seen, action by action.
    pub actions: Vec<A>,
}

/// How far a search has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<A> {
    /// The iteration, in turns.
    pub depth: u32,
    /// The furthest turn that was looked at.
    pub selective_depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table_fill: u32,
    /// The best lines, best first.
    pub lines: Vec<ScoredLine<A>>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<A> {
    /// What to play: the actions that complete the mover's turn.
    pub turn: Vec<A>,
    /// What the last complete iteration found.
    pub info: Info<A>,
}

/// An action at the root with what is known of it.
#[derive(Clone, Debug)]
struct RootAction<A> {
    action: A,
    /// What it was worth when it was last the best; [`Score::MIN`] if it never was.
    score: i32,
    /// It is worth at most this: what its last finished search gave. A forced loss is a proof, and stays.
    upper: i32,
    line: Vec<A>,
}

impl<A> RootAction<A> {
    fn is_lost(&self) -> bool {
        lost(self.upper)
    }

    /// What is known of it: a proof that it loses counts more than what it was worth before.
    fn known(&self) -> i32 {
        if self.is_lost() { self.upper } else { self.score }
    }
}

/// How far the iterations of a search have come. One that was left in the middle of an iteration can be taken up again: the
/// table knows what was found out so far.
#[derive(Clone, Debug)]
pub(crate) struct Progress<A> {
    roots: Vec<RootAction<A>>,
    /// Complete iterations.
    depth: u32,
    /// Lines of the next iteration that are found already.
    lines: usize,
}

impl<A> Progress<A> {
    /// Complete iterations.
    pub(crate) fn depth(&self) -> u32 {
        self.depth
    }
}

/// How iterations are run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Lines to find.
    pub(crate) lines: usize,
    /// The deepest iteration.
    pub(crate) depth: Option<u32>,
    /// Whether to end as soon as there is nothing left to find out.
    pub(crate) may_end_early: bool,
}

const DEEPEST: u32 = 60;

/// Brings the first actions of lines to the front, in their order.
fn adopt<A: Copy + PartialEq>(roots: &mut [RootAction<A>], lines: &[ScoredLine<A>]) {
    for (place, line) in lines.iter().enumerate() {
        let action = line.actions.first().copied();
        if let Some(old) = roots.iter().position(|root| Some(root.action) == action)
            && old >= place
        {
            roots[place..=old].rotate_right(1);
            roots[place].score = line.score.value();
            roots[place].upper = line.score.value();
            roots[place].line.clone_from(&line.actions);
        }
    }
}

impl<P: Tactics, E: Evaluate<P>> Searcher<'_, P, E> {
    /// Iterates until a limit is reached. `report` is called after every iteration and every improvement at the root.
    pub(crate) fn iterate(
        &mut self,
        position: &P,
        plan: Plan,
        report: &mut dyn FnMut(&Info<P::Action>),
    ) -> Option<Info<P::Action>> {
        let mut progress = self.begin(position)?;
        self.go_on(position, &mut progress, plan, report)
    }

    /// Nothing is known yet. None if there is nothing to play.
    pub(crate) fn begin(&mut self, position: &P) -> Option<Progress<P::Action>> {
        let roots = self.root_actions(position);
        (!roots.is_empty()).then_some(Progress { roots, depth: 0, lines: 0 })
    }

    /// As [`Searcher::iterate`], from where a search was left.
    pub(crate) fn go_on(
        &mut self,
        position: &P,
        progress: &mut Progress<P::Action>,
        plan: Plan,
        report: &mut dyn FnMut(&Info<P::Action>),
    ) -> Option<Info<P::Action>> {
        let mut position = position.clone();
        let roots = &mut progress.roots;
        let lines = plan.lines.clamp(1, roots.len());
        let useful = self.evaluation.deepest(&position).max(1);
        let deepest = plan.depth.unwrap_or(DEEPEST).min(DEEPEST).min(useful);
        let mut result = None;
        while progress.depth < deepest {
            let mut depth = progress.depth + 1;
            while progress.lines < lines {
                self.aspire(&mut position, roots, progress.lines, depth as i32);
                if self.stopped {
                    break;
                }
                progress.lines += 1;
            }
            if let Some(news) = self.overtaken_by() {
                // Another thread was quicker: go on from what it found.
                depth = news.depth;
                adopt(roots, &news.lines);
            } else if self.stopped {
                // An unfinished iteration may still have found something better, or that the best so far loses.
                self.settle(&position, &mut roots[progress.lines..]);
                result = Some(self.info((depth - 1).max(1), &roots[..lines]));
                break;
            }
            (progress.depth, progress.lines) = (depth, 0);
            let info = self.info(depth, &roots[..lines]);
            if let Some(relay) = self.relay {
                relay.publish(depth, &info.lines);
            }
            report(&info);
            let settled = plan.may_end_early
                && (roots.len() == 1 || self.decided(&info) || self.out_of_soft_time());
            result = Some(info);
            if settled {
                break;
            }
        }
        result
    }

    /// What another thread found that has finished this iteration first; the search may go on after it.
    fn overtaken_by(&mut self) -> Option<News<P::Action>> {
        if !std::mem::take(&mut self.overtaken) {
            return None;
        }
        self.stopped = false;
        self.relay.map(Relay::news)
    }

    fn root_actions(&mut self, position: &P) -> Vec<RootAction<P::Action>> {
        let start = self.candidates.len();
        self.collect(position, None, 0);
        let list = self.candidates.list_mut(start);
        list.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
        let blindness = self.blindness;
        let thought_of = |candidate: &Candidate<P::Action>| {
            !candidate.quiet
                || blindness.is_none_or(|blindness| !blindness.ignores(candidate.action))
        };
        // Something always comes to mind.
        let spare = if list.iter().any(thought_of) {
            None
        } else {
            let lot = |candidate: &&Candidate<P::Action>| {
                blindness.map(|blindness| blindness.lot(candidate.action))
            };
            list.iter().max_by_key(lot).map(|candidate| candidate.action)
        };
        let roots = list
            .iter()
            .filter(|candidate| thought_of(candidate) || spare == Some(candidate.action))
            .map(|candidate| RootAction {
                action: candidate.action,
                score: Self::WHOLE.0,
                upper: Self::WHOLE.1,
                line: vec![candidate.action],
            })
            .collect();
        self.candidates.truncate(start);
        roots
    }

    /// Finds the best action from the place `first` on, with a window around the score of the last iteration.
    fn aspire(
        &mut self,
        position: &mut P,
        roots: &mut [RootAction<P::Action>],
        first: usize,
        depth: i32,
    ) {
        let last = roots[first].score;
        let mut width = self.tunables.aspiration_width;
        self.root_depth = depth;
        let (mut alpha, mut beta) = Self::WHOLE;
        if depth >= self.tunables.aspiration_depth && !Score::from_value(last).is_forced() {
            (alpha, beta) = (last - width, last + width);
        }
        loop {
            let score = self.search_root(position, &mut roots[first..], depth, alpha, beta);
            if self.stopped {
                return;
            }
            width *= 4;
            if score <= alpha && alpha > Self::WHOLE.0 {
                alpha = if width > 2_000 { Self::WHOLE.0 } else { score - width };
            } else if score >= beta && beta < Self::WHOLE.1 {
                beta = if width > 2_000 { Self::WHOLE.1 } else { score + width };
            } else {
                return;
            }
        }
    }

    /// Searches the actions of a list and brings the best to the front, the others behind it in their old order. An action
    /// that loses gives way to any other, even to one below the window.
    fn search_root(
        &mut self,
        position: &mut P,
        roots: &mut [RootAction<P::Action>],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let below = if self.evaluation.spends_depth(position) { depth - 1 } else { depth };
        let mut best = Self::WHOLE.0;
        let mut best_place = 0;
        let key = position.key();
        let mut order: VecDeque<usize> = (0..roots.len()).collect();
        let mut put_off = 0;
        while let Some(place) = order.pop_front() {
            let root = &mut roots[place];
            let mut claim = None;
            if let Some(busy) = self.shared.busy.as_ref().filter(|_| place > 0) {
                let number = Busy::number(key, root.action);
                if busy.holds(number) && put_off < order.len() {
                    order.push_back(place);
                    put_off += 1;
                    continue;
                }
                put_off = 0;
                claim = Some(busy.claim(number));
            }
            let score = if place == 0 {
                self.search_after(position, root.action, below, (alpha, beta))
            } else {
                let narrow = self.search_after(position, root.action, below, (alpha, alpha + 1));
                if narrow > alpha && narrow < beta && !self.stopped {
                    self.search_after(position, root.action, below, (alpha, beta))
                } else {
                    narrow
                }
            };
            drop(claim);
            if self.stopped {
                break;
            }
            if !root.is_lost() {
                root.upper = if score < beta { score } else { Self::WHOLE.1 };
            }
            if score > alpha || place == 0 || (lost(best) && score > best) {
                root.score = score;
                best_place = place;
            }
            best = best.max(score);
            // Below the window nothing is known of the line but that it is not good enough.
            if score > alpha {
                root.line = self.root_line(root.action);
                alpha = score;
            }
            if alpha >= beta {
                break;
            }
        }
        // Also when stopped: what was found better than the first is better.
        roots[..=best_place].rotate_right(1);
        best
    }

    fn search_after(
        &mut self,
        position: &mut P,
        action: P::Action,
        depth: i32,
        window: (i32, i32),
    ) -> i32 {
        let place = Place { ply: 0, turns: 0 };
        self.follow(position, action, window, place, |s, p, a, b, next| {
            s.search(p, depth, a, b, next)
        })
    }

    fn root_line(&mut self, action: P::Action) -> Vec<P::Action> {
        let rest: &Line<P::Action> = &self.lines[1];
        std::iter::once(action).chain(rest.iter().copied()).collect()
    }

    /// Makes the first action one that may be played and shown when a search ended in the middle of an iteration: if it turned
    /// out to lose, the next one that is not known to. A position is lost only if all of its actions are.
    fn settle(&self, position: &P, roots: &mut [RootAction<P::Action>]) {
        let place = match roots.iter().position(|root| !root.is_lost()) {
            Some(0) if !lost(roots[0].score) => 0,
            Some(place) => {
                // Nothing is known but that it was no better than what was best.
                let upper = roots[place].upper;
                let known = upper < Self::WHOLE.1 && !lost(upper);
                let bound = if known { upper } else { self.evaluation.evaluate(position) };
                roots[place].score = Score::estimate(bound).value();
                place
            }
            // The one that holds out longest.
            None => {
                let longest = (0..roots.len()).rev().max_by_key(|&place| roots[place].upper);
                let place = longest.expect("there is an action");
                roots[place].score = roots[place].upper;
                place
            }
        };
        roots[..=place].rotate_right(1);
    }

    fn info(&mut self, depth: u32, roots: &[RootAction<P::Action>]) -> Info<P::Action> {
        self.check_limits();
        // In an unfinished first iteration some actions have no score yet.
        let known = roots.iter().filter(|root| root.known() > Self::WHOLE.0).count().max(1);
        let mut lines: Vec<ScoredLine<P::Action>> = roots
            .iter()
            .take(known)
            .map(|root| ScoredLine {
                score: Score::from_value(root.known()),
                actions: root.line.clone(),
            })
            .collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        Info {
            depth,
            selective_depth: self.deepest.max(depth),
            nodes: self.shared.nodes.load(Ordering::Relaxed),
            time: self.shared.control.elapsed(),
            table_fill: self.shared.table.fill(),
            lines,
        }
    }

    /// A forced result that a deeper search cannot change.
    fn decided(&self, info: &Info<P::Action>) -> bool {
        info.lines.iter().all(|line| {
            line.score.forced_turns().is_some_and(|turns| turns.unsigned_abs() + 2 <= info.depth)
        })
    }

    fn out_of_soft_time(&self) -> bool {
        let soft = self.shared.deadlines.soft;
        soft.is_some_and(|soft| self.shared.control.elapsed() >= soft)
    }
}
