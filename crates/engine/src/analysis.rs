//! A search in pieces, for a caller that has to listen in between: a worker of a browser hears nothing while it searches.
//!
//! What is kept from piece to piece is the order of the first actions, what was learnt about quiet ones, and the table, which
//! answers at once for whatever was finished in an iteration that was left. So a search in pieces costs little more than one
//! in one go.

use std::sync::atomic::Ordering;

use gipfel_rules::{Key, Tactics};

use crate::Evaluate;
use crate::control::{Control, Limits};
use crate::engine::Engine;
use crate::ordering::Experience;
use crate::root::{Info, Plan, Progress};
use crate::search::Searcher;

/// A search that was begun and can be taken up again.
#[derive(Debug)]
pub struct Analysis<P: Tactics> {
    position: P,
    history: Vec<Key>,
    plan: Plan,
    progress: Progress<P::Action>,
    experience: Experience<P::Action>,
    nodes: u64,
    deepest: u32,
    finished: bool,
}

impl<P: Tactics> Analysis<P> {
    /// Whether there is nothing left to find out, or the depth that was asked for is reached.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl<E> Engine<E> {
    /// Begins a search in pieces, with a deepest iteration if one is given; by one thread. None if the game is over.
    pub fn begin<P: Tactics>(
        &mut self,
        position: &P,
        history: &[Key],
        depth: Option<u32>,
    ) -> Option<Analysis<P>>
    where
        E: Evaluate<P>,
    {
        if position.outcome().is_some() {
            return None;
        }
        self.table.age();
        let shared = self.shared(&Limits::infinite(), &crate::NoControl);
        let mut searcher = Searcher::new(&shared, self.evaluation(), Vec::new());
        let progress = searcher.begin(position)?;
        Some(Analysis {
            position: position.clone(),
            history: history.to_vec(),
            plan: Plan { lines: self.options().lines, depth, may_end_early: true },
            progress,
            experience: searcher.experience,
            nodes: 0,
            deepest: 0,
            finished: false,
        })
    }

    /// Does a piece of a search: up to the limits on nodes and time, both counted from the beginning of the whole search, or
    /// until it is finished. `report` hears of every iteration; what is returned holds what was found in the one under way
    /// too. None if nothing more was found out.
    pub fn advance<P: Tactics>(
        &self,
        analysis: &mut Analysis<P>,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<P::Action>),
    ) -> Option<Info<P::Action>>
    where
        E: Evaluate<P>,
    {
        if analysis.finished {
            return None;
        }
        let shared = self.shared(limits, control);
        shared.nodes.store(analysis.nodes, Ordering::Relaxed);
        let mut searcher = Searcher::new(&shared, self.evaluation(), analysis.history.clone());
        std::mem::swap(&mut searcher.experience, &mut analysis.experience);
        searcher.deepest = analysis.deepest;
        let found =
            searcher.go_on(&analysis.position, &mut analysis.progress, analysis.plan, report);
        std::mem::swap(&mut searcher.experience, &mut analysis.experience);
        analysis.finished = !searcher.stopped;
        analysis.deepest = searcher.deepest;
        analysis.nodes = shared.nodes.load(Ordering::Relaxed);
        // Before the first iteration is complete, some actions have no score at all.
        found.filter(|_| analysis.progress.depth() > 0)
    }
}

#[cfg(test)]
mod tests {
    use gipfel_rules::{AnyAction, AnyPosition};

    use super::*;
    use crate::{AnyEngine, NoControl, Options, Score};

    const POSITIONS: [&str; 3] = [
        "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
        "gipf basic 4/3p1/pP2p1/p1P1P2/P2p2/2pp1/pPpP w 5/5 -- push",
        "yinsh standard 4/2R4/3R2r1/1r1m1m3/3M1m1r2/R1mMmM3/4RM4/2m2R3/5r2/7/r3 w 0/0 0/0 move",
    ];

    fn engine(lines: usize) -> AnyEngine {
        AnyEngine::new(Options { hash: 4, threads: 1, lines })
    }

    /// Searches to a depth in pieces of so many nodes; the last report and the number of pieces.
    fn in_pieces(
        engine: &mut AnyEngine,
        position: &AnyPosition,
        depth: u32,
        piece: u64,
    ) -> (Info<AnyAction>, usize) {
        let mut analysis = engine.begin(position, &[], Some(depth)).expect("not over");
        let mut last = None;
        let mut pieces = 0;
        while !analysis.is_finished() {
            let limits = Limits::nodes(analysis.nodes() + piece);
            let found = engine.advance(&mut analysis, &limits, &NoControl, &mut |_| {});
            last = found.or(last);
            pieces += 1;
            assert!(pieces < 10_000, "the search does not come forward");
        }
        (last.expect("something was found"), pieces)
    }

    #[test]
    fn pieces_come_as_deep_and_cost_little_more() {
        for text in POSITIONS {
            let position: AnyPosition = text.parse().expect("a position");
            let depth = 8;
            let limits = Limits::depth(depth);
            let whole = engine(1)
                .search(&position, &[], &limits, &NoControl, &mut |_| {})
                .expect("not over")
                .info;
            let (info, pieces) = in_pieces(&mut engine(1), &position, depth, 10_000);
            assert!(pieces > 1, "{text}");
            assert_eq!(info.depth, whole.depth, "{text}");
            let more = info.nodes as f64 / whole.nodes as f64;
            assert!(more < 1.2, "{text}: {} nodes instead of {}", info.nodes, whole.nodes);
        }
    }

    #[test]
    fn one_piece_is_the_whole_search() {
        for (text, lines) in POSITIONS.into_iter().zip([1, 3, 2]) {
            let position: AnyPosition = text.parse().expect("a position");
            let limits = Limits::depth(4);
            let whole = engine(lines)
                .search(&position, &[], &limits, &NoControl, &mut |_| {})
                .expect("not over")
                .info;
            let (info, pieces) = in_pieces(&mut engine(lines), &position, 4, u64::MAX / 2);
            assert_eq!((info, pieces), (whole, 1), "{text}");
        }
    }

    #[test]
    fn a_forced_win_ends_the_search() {
        let position: AnyPosition =
            "gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push".parse().expect("a position");
        let (info, _) = in_pieces(&mut engine(1), &position, 60, 300);
        assert_eq!(info.lines[0].score, Score::win_in(1));
        let over: AnyPosition =
            "gipf basic 4/5/6/7/6/5/4 w 0/3 -- push".parse().expect("a position");
        assert!(engine(1).begin(&over, &[], None).is_none());
    }
}
