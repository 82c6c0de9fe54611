//! The search of the tree of actions.
//!
//! Scores change sign only when the mover changes, depth is spent only in the main stage, and an action without an
//! alternative costs nothing.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use arrayvec::ArrayVec;
use gipfel_rules::{Key, Stage, Tactics};

use crate::blindness::Blindness;
use crate::busy::Busy;
use crate::control::{Control, Deadlines};
use crate::ordering::{Candidate, CandidateStack, History, TACTICAL_SCORE};
use crate::relay::Relay;
use crate::transposition::{Bound, Entry, TranspositionTable};
use crate::tunables::Tunables;
use crate::{Evaluate, Score};

/// No line of actions is followed further than this.
pub(crate) const MAX_PLY: usize = 128;
/// A line of best play.
pub(crate) type Line<A> = ArrayVec<A, MAX_PLY>;

const MIN: i32 = Score::MIN.value();
const MAX: i32 = Score::MAX.value();

/// What the threads of one search have in common.
pub(crate) struct Shared<'a> {
    pub(crate) control: &'a dyn Control,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: AtomicBool,
    pub(crate) nodes: AtomicU64,
    pub(crate) node_limit: Option<u64>,
    pub(crate) deadlines: Deadlines,
    pub(crate) tunables: Tunables,
    /// What other threads are at; none if there is only one.
    pub(crate) busy: Option<Busy>,
}

/// One thread's search.
pub(crate) struct Searcher<'a, P: Tactics, E: Evaluate<P>> {
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) evaluation: &'a E,
    pub(crate) tunables: Tunables,
    /// The depth of the iteration.
    pub(crate) root_depth: i32,
    pub(crate) use_table: bool,
    /// Whether anything may be left out; without it the result is that of plain minimax.
    pub(crate) selective: bool,
    pub(crate) candidates: CandidateStack<P::Action>,
    pub(crate) history: History<P::Action>,
    /// Keys of the positions at the start of main stages, in the game and on the way here.
    pub(crate) path: Vec<Key>,
    pub(crate) lines: Vec<Line<P::Action>>,
    pub(crate) nodes: u64,
    counted: u64,
    next_check: u64,
    pub(crate) deepest: u32,
    pub(crate) stopped: bool,
    /// Where other threads tell how far they are.
    pub(crate) relay: Option<&'a Relay<P::Action>>,
    /// Whether the search was stopped because another thread has finished the iteration.
    pub(crate) overtaken: bool,
    /// What a weak player does not see.
    pub(crate) blindness: Option<Blindness>,
    /// What the evaluation keeps.
    scratch: E::Scratch,
}

/// The candidates of one position, as far as they were needed.
struct List<A> {
    /// Where they start among the candidates of all positions.
    start: usize,
    /// What the table knew to be good.
    first: Option<Candidate<A>>,
    tried: usize,
    picked: usize,
    collected: bool,
    tactical_only: bool,
    /// Whether there may be more.
    open: bool,
}

/// Candidates that were put off, with their place in the order.
type Deferred<A> = ArrayVec<(Candidate<A>, usize), 48>;

/// Where in the tree a position is.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Actions since the root.
    pub(crate) ply: usize,
    /// Turns since the root.
    pub(crate) turns: u32,
}

impl<'a, P: Tactics, E: Evaluate<P>> Searcher<'a, P, E> {
    pub(crate) fn new(shared: &'a Shared<'a>, evaluation: &'a E, path: Vec<Key>) -> Self {
        let mut path = path;
        path.reserve(2 * MAX_PLY);
        Searcher {
            shared,
            evaluation,
            tunables: shared.tunables,
            root_depth: 0,
            use_table: true,
            selective: true,
            candidates: CandidateStack::new(),
            history: History::new(P::ACTION_COUNT, MAX_PLY + 1),
            path,
            lines: vec![Line::new(); MAX_PLY + 1],
            nodes: 0,
            counted: 0,
            next_check: 0,
            deepest: 0,
            stopped: false,
            relay: None,
            overtaken: false,
            blindness: None,
            scratch: E::Scratch::default(),
        }
    }

    /// The score of a position so many actions from the root.
    #[inline]
    fn evaluate(&mut self, position: &P, ply: usize) -> i32 {
        self.evaluation.evaluate_at(position, ply, &mut self.scratch)
    }

    /// Counts a position; true if the search is to end.
    #[inline]
    fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check_limits();
            let overtaken = |relay: &Relay<_>| relay.depth() >= self.root_depth as u32;
            if !self.stopped && self.relay.is_some_and(overtaken) {
                (self.overtaken, self.stopped) = (true, true);
            }
        }
        self.stopped
    }

    /// Asks for limits every so many nodes; for a node limit exactly at it, so that a search can be repeated.
    pub(crate) fn check_limits(&mut self) {
        const INTERVAL: u64 = 512;
        let shared = self.shared;
        let total = shared.nodes.fetch_add(self.nodes - self.counted, Ordering::Relaxed)
            + self.nodes
            - self.counted;
        self.counted = self.nodes;
        self.next_check = self.nodes + INTERVAL;
        if let Some(limit) = shared.node_limit {
            if total >= limit {
                self.stopped = true;
            }
            self.next_check = self.next_check.min(self.nodes + limit.saturating_sub(total).max(1));
        }
        let late = |deadline: Option<Duration>| {
            deadline.is_some_and(|deadline| shared.control.elapsed() >= deadline)
        };
        if shared.stop.load(Ordering::Relaxed)
            || shared.control.stop_requested()
            || late(shared.deadlines.hard)
        {
            self.stopped = true;
        }
        if self.stopped {
            shared.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The score of a finished game for the player in whose turn it ended.
    fn final_score(position: &P, turns: u32) -> Option<i32> {
        let outcome = position.outcome()?;
        // The turn that ended the game counts, also when it was cut short.
        let turns = turns + u32::from(position.stage() != Stage::Main);
        Some(match outcome.winner() {
            None => 0,
            Some(color) if color == position.side() => Score::win_in(turns).value(),
            Some(_) => Score::loss_in(turns).value(),
        })
    }

    /// Plays an action, searches what comes of it with `search`, and gives the score for the mover.
    pub(crate) fn follow(
        &mut self,
        position: &mut P,
        action: P::Action,
        (alpha, beta): (i32, i32),
        place: Place,
        search: impl FnOnce(&mut Self, &mut P, i32, i32, Place) -> i32,
    ) -> i32 {
        let side = position.side();
        let main = position.stage() == Stage::Main;
        if main {
            self.path.push(position.key());
        }
        let undo = position.play_unchecked(action);
        let changed = position.side() != side;
        let next = Place { ply: place.ply + 1, turns: place.turns + u32::from(changed) };
        let score = if changed {
            -search(self, position, -beta, -alpha, next)
        } else {
            search(self, position, alpha, beta, next)
        };
        position.undo(undo);
        if main {
            self.path.pop();
        }
        score
    }

    /// The score of a position for its mover, searched so many turns deep.
    pub(crate) fn search(
        &mut self,
        position: &mut P,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        place: Place,
    ) -> i32 {
        let Place { ply, turns } = place;
        self.lines[ply].clear();
        if let Some(score) = Self::final_score(position, turns) {
            self.nodes += 1;
            return score;
        }
        let stage = position.stage();
        let key = position.key();
        if stage == Stage::Main {
            if ply > 0 && self.path.contains(&key) {
                return 0;
            }
            if depth <= 0 || ply >= MAX_PLY - 2 {
                return self.quiesce(position, alpha, beta, place, self.tunables.quiet_turns);
            }
        } else if ply >= MAX_PLY - 2 {
            return self.evaluate(position, ply);
        }
        let wide = beta - alpha > 1;
        let known = if self.use_table { self.shared.table.get(key) } else { None };
        if let Some(entry) = known
            && !wide
            && (entry.depth == depth || (entry.depth > depth && self.selective))
            && let Some(score) = usable(entry, alpha, beta, turns)
        {
            return score;
        }

        // A forced action is no decision: it costs no node, and outside the main stage no depth.
        if position.count_actions() > 1 && self.count_node() {
            return 0;
        }

        let prune = self.selective && stage == Stage::Main && !wide && !is_forced(beta);
        let evaluation = if prune { self.evaluate(position, ply) } else { 0 };
        let tunables = &self.tunables;
        let margin = if prune { self.margin(position, depth, beta) } else { 0 };
        if prune
            && depth <= tunables.reverse_futility_depth
            && evaluation - margin * tunables.reverse_futility_margin / 100 >= beta
        {
            return evaluation;
        }
        // Too far behind for anything but a row to help.
        let futile = prune
            && depth <= tunables.futility_depth
            && evaluation + margin * tunables.futility_margin / 100 <= alpha;
        let counts = &tunables.late_action_counts;
        let open = self.evaluation.is_open(position);
        let most = if prune {
            counts.get(depth as usize).copied()
        } else if self.selective && open && stage != Stage::Main {
            Some(self.evaluation.breadth(position).unwrap_or(tunables.extra_actions))
        } else {
            None
        };

        let old_alpha = alpha;
        let (mut best, mut best_action) = (if futile { evaluation } else { MIN }, None);
        let mut list = self.open_list(position, known, futile);
        let busy = self.shared.busy.as_ref().filter(|_| depth >= Busy::DEPTH);
        let mut deferred = Deferred::new();
        while let Some((candidate, index)) =
            self.next_candidate(position, &mut list, ply).or_else(|| deferred.pop_at(0))
        {
            let action = candidate.action;
            if candidate.quiet && most.is_some_and(|most| index >= most) && !lost(best) {
                continue;
            }
            let mut claim = None;
            if let Some(busy) = busy.filter(|_| index > 0) {
                let number = Busy::number(key, action);
                // What another thread is at is in the table when it is done.
                if list.open && busy.holds(number) && !deferred.is_full() {
                    deferred.push((candidate, index));
                    continue;
                }
                claim = Some(busy.claim(number));
            }
            let score =
                self.search_candidate(position, candidate, depth, (alpha, beta), index, place);
            drop(claim);
            if self.stopped {
                self.candidates.truncate(list.start);
                return 0;
            }
            if score > best {
                best = score;
                best_action = Some(action);
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, action);
                }
            }
            if alpha >= beta {
                if candidate.quiet {
                    self.learn(position, &list, action, ply, depth);
                }
                break;
            }
        }
        self.candidates.truncate(list.start);
        if self.use_table {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let action =
                best_action.filter(|_| bound != Bound::Upper).map(gipfel_rules::Action::index);
            let score = Score::from_value(from_here(best, turns));
            self.shared.table.put(key, Entry { score, action, depth, bound });
        }
        best
    }

    /// How much an evaluation may change in so many turns, where a bound is to be reached.
    fn margin(&self, position: &P, depth: i32, bound: i32) -> i32 {
        let margin = self.evaluation.margin() * depth;
        let beyond = bound.abs().saturating_sub(self.evaluation.decided(position)).max(0);
        margin + margin * (self.tunables.decided_growth * beyond / 100) / 100
    }

    /// One candidate, at first with a narrow window and late quiet ones less deep.
    fn search_candidate(
        &mut self,
        position: &mut P,
        candidate: Candidate<P::Action>,
        depth: i32,
        (alpha, beta): (i32, i32),
        index: usize,
        place: Place,
    ) -> i32 {
        let main = position.stage() == Stage::Main;
        let extended = !candidate.quiet
            && 4 * place.turns < self.tunables.tactical_extension * self.root_depth as u32;
        let spends = self.evaluation.spends_depth(position) && !extended;
        let below = if spends { depth - 1 } else { depth };
        let action = candidate.action;
        if index == 0 {
            return self.follow(position, action, (alpha, beta), place, |s, p, a, b, next| {
                s.search(p, below, a, b, next)
            });
        }
        let mut reduction = 0;
        if self.selective
            && main
            && candidate.quiet
            && depth >= self.tunables.reduction_depth
            && index >= self.tunables.reduction_after
        {
            let divisor = self.tunables.reduction_divisor;
            reduction = reduction_of(depth, index, divisor) - i32::from(beta - alpha > 1);
            let history = self.history.of(position.side(), action);
            reduction = (reduction - history / 8_000).clamp(0, below - 1).max(0);
        }
        let mut narrow = |searcher: &mut Self, less: i32| {
            searcher.follow(position, action, (alpha, alpha + 1), place, |s, p, a, b, next| {
                s.search(p, below - less, a, b, next)
            })
        };
        let mut score = narrow(self, reduction);
        if score > alpha && reduction > 0 && !self.stopped {
            score = narrow(self, 0);
        }
        if score > alpha && score < beta && !self.stopped {
            score = self.follow(position, action, (alpha, beta), place, |s, p, a, b, next| {
                s.search(p, below, a, b, next)
            });
        }
        score
    }

    /// Follows tactical actions only, until the position is quiet.
    fn quiesce(
        &mut self,
        position: &mut P,
        mut alpha: i32,
        beta: i32,
        place: Place,
        turns_left: i32,
    ) -> i32 {
        let Place { ply, turns } = place;
        self.lines[ply].clear();
        self.deepest = self.deepest.max(turns);
        if let Some(score) = Self::final_score(position, turns) {
            self.nodes += 1;
            return score;
        }
        let main = position.stage() == Stage::Main;
        let mut best = MIN;
        if main {
            if self.count_node() {
                return 0;
            }
            best = self.evaluate(position, ply);
            if best >= beta || turns_left <= 0 || ply >= MAX_PLY - 4 {
                return best;
            }
            alpha = alpha.max(best);
        }
        let start = self.candidates.len();
        let first = main && turns_left == self.tunables.quiet_turns && self.selective;
        let threats = if first { self.evaluation.threats(position) } else { 0 };
        self.collect_rows(position, None, threats);
        let most = if main { self.tunables.quiet_breaks } else { self.tunables.quiet_extras };
        let (mut next, mut breaks) = (0, 0);
        while let Some(candidate) = self.candidates.pick(start, next) {
            next += 1;
            breaks += usize::from(candidate.quiet);
            if breaks > most && self.selective && !lost(best) {
                break;
            }
            // A row of GIPF-pieces can be taken in many ways. Unless all lose, the most promising will do.
            if !main && self.selective && next > self.tunables.quiet_takes && !lost(best) {
                break;
            }
            let below = turns_left - i32::from(main);
            let score = self.follow(
                position,
                candidate.action,
                (alpha, beta),
                place,
                |s, p, a, b, place| s.quiesce(p, a, b, place, below),
            );
            if self.stopped {
                self.candidates.truncate(start);
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, candidate.action);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.candidates.truncate(start);
        best
    }

    /// Begins a list of candidates: the table's action first, the others are found only when it is not enough.
    fn open_list(
        &self,
        position: &P,
        known: Option<Entry>,
        tactical_only: bool,
    ) -> List<P::Action> {
        let open = self.evaluation.is_open(position);
        let first = known
            .and_then(|entry| position.action_from_index(entry.action?))
            .filter(|&action| position.check(action).is_ok())
            .filter(|&action| self.evaluation.allows(position, action))
            .map(|action| {
                let row = open && self.evaluation.gains(position, action);
                let sharp = row || self.evaluation.is_sharp(position, action);
                Candidate { action, score: 0, quiet: open && !sharp }
            })
            .filter(|candidate| !(tactical_only && candidate.quiet));
        let start = self.candidates.len();
        List { start, first, tried: 0, picked: 0, collected: false, tactical_only, open: true }
    }

    fn next_candidate(
        &mut self,
        position: &P,
        list: &mut List<P::Action>,
        ply: usize,
    ) -> Option<(Candidate<P::Action>, usize)> {
        if !list.open {
            return None;
        }
        list.tried += 1;
        let index = list.tried - 1;
        if index == 0
            && let Some(first) = list.first
        {
            return Some((first, index));
        }
        if !list.collected {
            list.collected = true;
            let first = list.first.map(|candidate| candidate.action);
            if list.tactical_only {
                self.collect_rows(position, first, 0);
            } else {
                self.collect(position, first, ply);
            }
        }
        let next = self.candidates.pick(list.start, list.picked);
        list.open = next.is_some();
        list.picked += usize::from(list.open);
        next.map(|candidate| (candidate, index))
    }

    /// All legal actions but one, with their place in the order.
    pub(crate) fn collect(&mut self, position: &P, without: Option<P::Action>, ply: usize) {
        let start = self.candidates.len();
        self.collect_if(position, without, ply, |evaluation, action| {
            evaluation.allows(position, action)
        });
        if self.candidates.len() == start && without.is_none() {
            self.collect_if(position, without, ply, |_, _| true);
        }
    }

    #[inline]
    fn collect_if(
        &mut self,
        position: &P,
        without: Option<P::Action>,
        ply: usize,
        wanted: impl Fn(&E, P::Action) -> bool,
    ) {
        let Searcher { candidates, history, evaluation, blindness, .. } = self;
        let open = evaluation.is_open(position);
        let side = position.side();
        let start = candidates.len();
        // If nothing else comes to mind it is the last, which passes where that is legal.
        let mut spare: Option<Candidate<P::Action>> = None;
        let _ = evaluation.visit_gains(position, |action, gains| {
            let row = open && gains;
            // The first action stays, so that there is always one.
            let hidden = row
                && (candidates.len() > start || spare.is_some())
                && blindness.is_some_and(|blindness| blindness.hides(position, action));
            if hidden || without == Some(action) || !wanted(evaluation, action) {
                return ControlFlow::Continue(());
            }
            let prior = evaluation.prior(position, action);
            let sharp = row || evaluation.is_sharp(position, action);
            let score = if sharp {
                TACTICAL_SCORE + prior
            } else if open {
                history.killer_score(ply, action) + history.of(side, action) + 16 * prior
            } else {
                prior
            };
            let candidate = Candidate { action, score, quiet: open && !sharp };
            if let Some(blindness) = blindness
                && open
                && !row
                && blindness.forgets(position, action)
            {
                spare = Some(candidate);
            } else {
                candidates.push(candidate);
            }
            ControlFlow::Continue(())
        });
        if let Some(candidate) = spare
            && candidates.len() == start
            && without.is_none()
        {
            candidates.push(candidate);
        }
    }

    /// The actions that [`Searcher::quiesce`] follows: those that make a row or are sharp, behind them those that may break a threat, and
    /// everything outside the main stage.
    fn collect_rows(&mut self, position: &P, without: Option<P::Action>, threats: u128) {
        let Searcher { candidates, history, evaluation, blindness, .. } = self;
        let main = position.stage() == Stage::Main;
        let open = evaluation.is_open(position);
        let side = position.side();
        let hidden = |action| blindness.is_some_and(|blindness| blindness.hides(position, action));
        let _ = evaluation.visit_gains(position, |action, gains| {
            if without == Some(action) || !evaluation.allows(position, action) {
                return ControlFlow::Continue(());
            }
            let row = gains && !hidden(action);
            if !open || row || evaluation.is_sharp(position, action) {
                let score = TACTICAL_SCORE + evaluation.prior(position, action);
                candidates.push(Candidate { action, score, quiet: false });
            } else if !main || (threats != 0 && evaluation.meets(position, action, threats)) {
                let score = history.of(side, action) + 16 * evaluation.prior(position, action);
                candidates.push(Candidate { action, score, quiet: true });
            }
            ControlFlow::Continue(())
        });
    }

    /// Remembers a quiet action that was good, and those tried before it that were not.
    fn learn(
        &mut self,
        position: &P,
        list: &List<P::Action>,
        good: P::Action,
        ply: usize,
        depth: i32,
    ) {
        let side = position.side();
        self.history.reward(side, good, ply, depth);
        let first = list.first.into_iter();
        let picked = (0..list.picked).map(|place| self.candidates.get(list.start, place));
        for candidate in first.chain(picked) {
            if candidate.quiet && candidate.action != good {
                self.history.punish(side, candidate.action, depth);
            }
        }
    }

    /// Makes `action` and the best line after it the best line at a distance from the root.
    pub(crate) fn extend_line(&mut self, ply: usize, action: P::Action) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let (line, rest) = (&mut before[ply], &after[0]);
        line.clear();
        line.push(action);
        let room = line.remaining_capacity().min(rest.len());
        line.try_extend_from_slice(&rest[..room]).expect("there is room for it");
    }

    /// The window that contains every score.
    pub(crate) const WHOLE: (i32, i32) = (MIN, MAX);
}

/// Whether a score is a forced loss.
pub(crate) fn lost(value: i32) -> bool {
    value < 0 && is_forced(value)
}

fn is_forced(value: i32) -> bool {
    Score::from_value(value).is_forced()
}

/// A score as counted from the position itself: forced results are stored with the distance from there.
fn from_here(value: i32, turns: u32) -> i32 {
    match is_forced(value) {
        true if value > 0 => value + turns as i32,
        true => value - turns as i32,
        false => value,
    }
}

/// The inverse of [`from_here`].
fn from_root(value: i32, turns: u32) -> i32 {
    match is_forced(value) {
        true if value > 0 => value - turns as i32,
        true => value + turns as i32,
        false => value,
    }
}

/// The stored score, if it settles what is asked.
fn usable(entry: Entry, alpha: i32, beta: i32, turns: u32) -> Option<i32> {
    let score = from_root(entry.score.value(), turns);
    match entry.bound {
        Bound::Exact => Some(score),
        Bound::Lower => (score >= beta).then_some(score),
        Bound::Upper => (score <= alpha).then_some(score),
    }
}

/// How many turns less deep a late action is searched at first.
fn reduction_of(depth: i32, index: usize, divisor: i32) -> i32 {
    let logarithm = |n: usize| (usize::BITS - n.leading_zeros()) as i32;
    logarithm(depth as usize) * logarithm(index) / divisor
}
