//! The search against the plain definition of what it computes.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64};

use gipfel_rules::{AnyPosition, Key, Position as _, Stage, Tactics, gipf, punct, yinsh};

use crate::control::{Limits, NoControl};
use crate::search::{Place, Searcher, Shared};
use crate::transposition::TranspositionTable;
use crate::{EngineGame, Evaluate, Score, Tunables};

/// Full minimax without windows, tables or an order.
struct Minimax<'a, E> {
    evaluation: &'a E,
    path: Vec<Key>,
}

impl<E> Minimax<'_, E> {
    fn score<P: Tactics>(&mut self, position: &P, depth: i32, turns: u32) -> i32
    where
        E: Evaluate<P>,
    {
        if let Some(score) = finished(position, turns) {
            return score;
        }
        let main = position.stage() == Stage::Main;
        if main && turns > 0 && self.path.contains(&position.key()) {
            return 0;
        }
        if main && depth <= 0 {
            return self.quiet(position, turns, Tunables::default().quiet_turns);
        }
        let below = if self.evaluation.spends_depth(position) { depth - 1 } else { depth };
        let mut best = i32::MIN;
        for action in position.actions() {
            best = best.max(self.after(position, action, turns, |minimax, next, turns| {
                minimax.score(next, below, turns)
            }));
        }
        best
    }

    fn quiet<P: Tactics>(&mut self, position: &P, turns: u32, left: i32) -> i32
    where
        E: Evaluate<P>,
    {
        if let Some(score) = finished(position, turns) {
            return score;
        }
        let main = position.stage() == Stage::Main;
        let mut best = if main { self.evaluation.evaluate(position) } else { i32::MIN };
        if main && left <= 0 {
            return best;
        }
        let below = left - i32::from(main);
        for action in position.actions() {
            if main && !self.evaluation.gains(position, action) {
                continue;
            }
            best = best.max(self.after(position, action, turns, |minimax, next, turns| {
                minimax.quiet(next, turns, below)
            }));
        }
        best
    }

    fn after<P: Tactics>(
        &mut self,
        position: &P,
        action: P::Action,
        turns: u32,
        score: impl FnOnce(&mut Self, &P, u32) -> i32,
    ) -> i32 {
        let mut next = position.clone();
        next.play(action).expect("a generated action is legal");
        let main = position.stage() == Stage::Main;
        if main {
            self.path.push(position.key());
        }
        let changed = next.side() != position.side();
        let score = score(self, &next, turns + u32::from(changed));
        if main {
            self.path.pop();
        }
        if changed { -score } else { score }
    }
}

fn finished<P: Tactics>(position: &P, turns: u32) -> Option<i32> {
    let outcome = position.outcome()?;
    let turns = turns + u32::from(position.stage() != Stage::Main);
    Some(match outcome.winner() {
        None => 0,
        Some(color) if color == position.side() => Score::win_in(turns).value(),
        Some(_) => Score::loss_in(turns).value(),
    })
}

fn searched<P: Tactics, E: Evaluate<P>>(
    position: &P,
    evaluation: &E,
    depth: i32,
    use_table: bool,
) -> i32 {
    let table = TranspositionTable::at_most(4);
    let shared = Shared {
        control: &NoControl,
        table: &table,
        stop: AtomicBool::new(false),
        nodes: AtomicU64::new(0),
        node_limit: None,
        deadlines: Limits::infinite().deadlines(),
        tunables: Tunables::default(),
        busy: None,
    };
    let mut searcher = Searcher::new(&shared, evaluation, Vec::new());
    searcher.selective = false;
    searcher.use_table = use_table;
    let (alpha, beta) = Searcher::<P, E>::WHOLE;
    searcher.search(&mut position.clone(), depth, alpha, beta, Place { ply: 0, turns: 0 })
}

/// Positions along a walk that is the same every time, with all stages.
fn walk<P: Tactics>(start: &P, seed: u64, length: usize) -> Vec<P> {
    let mut positions = vec![start.clone()];
    let mut position = start.clone();
    let mut random = seed;
    for _ in 0..length {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[(random >> 33) as usize % actions.len()];
        position.play(action).expect("a generated action is legal");
        positions.push(position.clone());
    }
    positions
}

fn compare<P: EngineGame>(every: usize, deepest: i32) {
    compare_if::<P>(every, deepest, |_| true);
}

/// Compares every so many of those positions along walks that are wanted.
fn compare_if<P: EngineGame>(every: usize, deepest: i32, wanted: impl Fn(&P) -> bool) {
    let (starts, evaluation) = (starts::<P>(), &P::Evaluation::default());
    let mut compared = 0;
    for (seed, start) in starts.iter().enumerate() {
        let walk = walk(start, seed as u64 + 1, 120);
        let positions = walk.iter().filter(|position| wanted(position));
        for position in positions.skip(seed).step_by(every) {
            for depth in 1..=deepest {
                let expected = Minimax { evaluation, path: Vec::new() }.score(position, depth, 0);
                let plain = searched(position, evaluation, depth, false);
                assert_eq!(plain, expected, "{position}, depth {depth}");
                let with_table = searched(position, evaluation, depth, true);
                assert_eq!(with_table, expected, "{position}, depth {depth}, with a table");
                compared += 1;
            }
        }
    }
    assert!(compared >= 20, "{compared}");
}

/// The starts that are of a game.
fn starts<P: EngineGame>() -> Vec<P> {
    let read = |text: &str| text.parse::<AnyPosition>().expect("a position");
    let of_game = |text: &&str| text.starts_with(&format!("{} ", P::DESCRIPTION.word));
    STARTS
        .into_iter()
        .filter(of_game)
        .map(read)
        .filter_map(|position| P::of(&position).cloned())
        .collect()
}

const STARTS: [&str; 26] = [
    "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
    "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
    "gipf tournament G3/5/6/7/6/5/4 b 8/8 +! push",
    "gipf tournament pp2/2g2/6/1GGGGG1/6/2P2/g3 w 2/4 -+ claim",
    "gipf standard 1PPp/p1p1p/pg2GP/pp3gP/pGPGgp/p1P2/P1Pp w 5/2 -- push",
    "yinsh standard 4/2R4/3R2r1/1r1m1m3/3M1m1r2/R1mMmM3/4RM4/2m2R3/5r2/7/r3 w 0/0 0/0 move",
    "yinsh standard 2R1/7/1m6/m7r/Rm3MRR2/r2rm1M2/2m1mMmmrm/1MMMMMMR1/2mMMM2/1MMMMmM/mMmr w 0/0 0/0 claim-row",
    "yinsh blitz 4/R6/8/3M2MR1/4mm1rm1/2m5m/6r3/m1M1R3r/1Rr2r2/6R/2M1 b 0/0 0/0 move",
    "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place",
    "dvonn standard ppp/DPPD/1PPPD/P2(P4)P/1(p2)P(p4)P/Ppp1p/(P2)pP2/1pppP/ppppP/pPPp/PPp w 0/0/0 move",
    "dvonn standard 3/4/1(p3)3/1p(p2)2/1Pp2/1(P2)(P5D)p1/2Pp1/3P1/3(P3)1/4/3 b 0/0/0 move",
    "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second",
    "tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A3T w -/- capture",
    "tzaar standard A1(a3)2/6/7/(z3)1(Z2)2t2/8/1(a2)4t1/7/(a2)5/T4 w -/- capture",
    "tzaar standard z1(T2)1a/6/2Z1(T2)2/8/4A3/1a6/Z6/4Tt/A3t b -/- capture",
    "tzaar standard 1t1Z1/2a3/2(T2)4/3z4/A5T1/2t5/1(a2)5/3Z2/T1z1A w -/- capture",
    "tzaar standard z4/1T4/2A4/3(Z2)4/8/2t5/5a1/T5/A2(t2)1 b -/- second",
    "zertz standard ..../...../....../......B/.....1/...../.... b 4/3/4 2/3/4 0/2/1 place",
    "zertz standard ..../...../..BG../....W2/..BG.1/...../.... w 4/3/5 1/1/2 0/2/1 place",
    "zertz standard ..../...../..GGW./..W2B./..BBG./...../.... w 3/2/4 1/1/2 0/2/1 place",
    "zertz standard 1G.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/1 0/0/0 place",
    "zertz blitz W1../.1.../..1.../..1..../....../...../.... w 2/6/5 0/1/2 2/0/2 place",
    "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne,Tp12n/ee4n b - piece",
    "punct standard Tb4n,Ed6s,Te7n,Ck6ne/Tb4n,Te7n w k6@d6 rotation",
    "punct standard ea3se,Ea5se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n/ee4n b - piece",
    "punct standard Ea4s,ta6ne,Lb3s,ec7s,Md2s,Ce3se,Ee5se,Ef1nw,Tf2ne,lg8n,Ch7se,ch9n,lh11se,mh16s,ri9se,Tj4nw,tj10n,ek13nw,Tk15se,ml4nw,Ll7nw,Rl11s,rl17se,tm12nw,tn12n,To8se,To12s,Mq11sw,cq13n,eq15nw,eq16nw/Eg7ne,Rl10nw w T@f7 rotation",
];

#[test]
fn gipf_equals_minimax() {
    compare::<gipf::Position>(6, 2);
}

#[test]
fn yinsh_equals_minimax() {
    compare::<yinsh::Position>(5, 2);
}

#[test]
fn dvonn_equals_minimax() {
    compare::<gipfel_rules::dvonn::Position>(6, 2);
}

#[test]
fn tzaar_equals_minimax() {
    compare::<gipfel_rules::tzaar::Position>(1, 2);
}

#[test]
fn zertz_equals_minimax() {
    compare::<gipfel_rules::zertz::Position>(1, 2);
}

/// A turn has thousands of ways: one turn is compared from its beginning, and two where only the direction of the first is open.
#[test]
fn punct_equals_minimax() {
    compare_if::<punct::Position>(7, 1, |position| position.phase() != punct::Phase::Spot);
}

#[test]
fn every_visit_with_rows_tells_what_playing_would_show() {
    let gipf = starts::<gipf::Position>().into_iter().map(AnyPosition::from);
    let yinsh = starts::<yinsh::Position>().into_iter().map(AnyPosition::from);
    for start in gipf.chain(yinsh) {
        for position in walk(&start, 99, 150) {
            if position.stage() != Stage::Main {
                continue;
            }
            let _ = position.visit_hints(|action, hint| {
                assert_eq!(hint, position.hint(action), "{position} {action:?}");
                let mut next = position.clone();
                next.play_unchecked(action);
                // Rows of the mover, and failing that of the opponent, show in the stage after the action.
                let own = hint.gains(position.side());
                let other = hint.gains(position.side().other());
                assert_eq!(own, next.stage() == Stage::After, "{position} {action:?}");
                if !own {
                    assert_eq!(other, next.stage() == Stage::Before, "{position} {action:?}");
                }
                ControlFlow::Continue(())
            });
        }
    }
}
