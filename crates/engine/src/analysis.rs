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
use crate::ordering::History;
use crate::root::{Info, Plan, Progress};
use crate::search::Searcher;

/// A search that was begun and can be taken up again.
#[derive(Debug)]
pub struct Analysis<P: Tactics> {
    position: P,
    earlier: Vec<Key>,
    plan: Plan,
    progress: Progress<P::Action>,
    history: History<P::Action>,
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
            earlier: history.to_vec(),
            plan: Plan { lines: self.options().lines, depth, may_end_early: true },
            progress,
            history: searcher.history,
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
        let mut searcher = Searcher::new(&shared, self.evaluation(), analysis.earlier.clone());
        std::mem::swap(&mut searcher.history, &mut analysis.history);
        searcher.deepest = analysis.deepest;
        let found =
            searcher.go_on(&analysis.position, &mut analysis.progress, analysis.plan, report);
        std::mem::swap(&mut searcher.history, &mut analysis.history);
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

    /// Positions that came up when the engine played itself with some random turns.
    const MIDDLE_GAMES: [&str; 30] = [
        "gipf standard pp1P/1pgGP/P1pP2/1G4P/5g/g2G1/3p b 7/6 -- push",
        "gipf standard 1p2/1ppp1/pPpG2/1PGgP2/Pg3g/P2G1/3p w 7/4 -- push",
        "gipf standard 4/5/2G3/1PggP2/PP3g/p2G1/3p w 7/8 -- push",
        "gipf standard PP1P/g2GP/6/pppG2g/6/pg3/Pp1G w 7/7 -- push",
        "gipf standard pp1P/2pP1/gP1GP1/P5g/6/pg3/Pp1G b 6/7 -- push",
        "gipf standard 2pP/3P1/pgPpP1/P3G1g/2g3/pP1G1/pp1P w 5/6 -- push",
        "gipf standard 4/2g2/6/Pp1GGpg/p3PP/3Pp/1Ppp w 4/7 -- push",
        "gipf standard 4/2g2/4p1/PPpGGPg/pp3P/5/1P1P b 3/8 -- push",
        "gipf standard p1Gp/Pg3/P3g1/G4PP/p4p/2p2/g1PG w 7/7 -- push",
        "gipf standard PpP1/pP2p/PPGgPp/5pP/p1G1Pp/2p2/gPPG w 2/5 -- push",
        "gipf basic p1Pp/pP1pP/6/P4pP/6/1pp2/PPpP w 7/7 -- push",
        "gipf basic 2pp/1p1PP/1pP1p1/5PP/3P2/1pp2/PPPp b 6/7 -- push",
        "gipf basic 3p/1p1p1/pp1P2/5PP/2p3/Pp3/P1Pp w 7/6 -- push",
        "gipf basic Pp1P/pP3/Pp4/PP4p/p5/3p1/ppPP w 7/7 -- push",
        "gipf basic PpPP/ppp2/PPP3/PPp3p/pPp3/5/4 b 6/7 -- push",
        "gipf basic 4/p1p2/6/p1p2pp/1Pp3/p4/1p2 b 14/3 -- push",
        "gipf basic pP2/5/6/p4p1/pP4/P1p2/p1pP b 11/8 -- push",
        "gipf basic P3/pp2p/6/p4p1/PP3P/ppp1p/P1pp b 10/3 -- push",
        "gipf basic PP2/pp2p/1pp3/pp1P1p1/PP1pPP/3P1/pPpP b 5/3 -- push",
        "gipf basic P3/pP2p/2p1Pp/p2P1P1/1PpPPp/2pp1/pPpp w 5/2 -- push",
        "yinsh standard 3R/7/3M2M1/9/1m1r1rM2M/M4RRR1/M3m2r2/3r2m2/2m5/1M2r2/R3 b 0/0 0/0 move",
        "yinsh standard 3M/7/3M2M1/9/1m1mmrM2M/M2rRMMR1/M2MMRRr2/3mr1m2/rmmR4/mm2m2/M3 w 0/0 0/0 move",
        "yinsh standard 3M/r3R2/3M1rM1/6m2/1m7M/M1rmRMMM1/M2MMRMR2/3mrRM2/mmmM1M2/mm2m2/M3 b 0/0 0/1 move",
        "yinsh standard 3M/m3M2/3M1mM1/4rRm2/1m1rMmR2M/M1m1rm3/M2mMRMM2/3mrRM2/mmmM1M2/mm2m2/M3 w 0/0 1/1 move",
        "yinsh standard RR2/R1R4/R3r3/3r5/10/9/10/1r1r5/3r4/7/4 w 0/0 0/0 move",
        "yinsh standard MM2/Rrmm1R1/MMRMm3/2Rmrr3/3r6/9/10/1m1m5/3r4/6R/4 b 0/0 0/0 move",
        "yinsh standard MM2/1rmmMR1/4Rr2/2RMMm3/3mmr4/5r3/10/1m1mr4/3m2m1/3R2M/4 w 0/0 1/0 move",
        "yinsh standard MMM1/2mMmMM/2RMMM1M/2MMMmM2/3mmr1R2/3Rmm3/3Mrr4/1mrmmM3/3MMR2/3M2M/4 w 0/0 1/1 move",
        "yinsh standard 4/1mr1MMR/8/6M2/1mr7/R8/1mrMmr4/2R3R2/m4M2/3r3/MR2 b 0/0 0/0 move",
        "yinsh standard 4/1mm1MMR/8/2r3M2/1mmr6/MrmM5/rmMmMm4/1Rmr2R2/mM2RM2/1R1M3/MM2 w 0/0 0/0 move",
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

    /// A search that is left and taken up again finds other things in its table, so its tree is another one, half as large or
    /// twice as large by chance. Only many positions together tell what the pieces cost.
    #[test]
    fn pieces_come_as_deep_and_cost_little_more() {
        let depth = 7;
        let mut more = 0.0;
        for text in MIDDLE_GAMES {
            let position: AnyPosition = text.parse().expect("a position");
            let limits = Limits::depth(depth);
            let whole = engine(1)
                .search(&position, &[], &limits, &NoControl, &mut |_| {})
                .expect("not over")
                .info;
            let (info, pieces) = in_pieces(&mut engine(1), &position, depth, 10_000);
            assert!(pieces > 1, "{text}");
            assert_eq!(info.depth, whole.depth, "{text}");
            more += (info.nodes as f64 / whole.nodes as f64).ln();
        }
        let times = (more / MIDDLE_GAMES.len() as f64).exp();
        assert!(times < 1.1, "{times:.3} times the nodes in the mean");
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
