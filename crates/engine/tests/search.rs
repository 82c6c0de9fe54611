//! The search as its users see it: the same again with one thread, and as right with several.

use gipfel_engine::{
    AnyEngine, Evaluations, Level, Limits, NoControl, NoMemory, Options, Report, bench,
};
use gipfel_rules::{
    AnyAction, AnyPosition, GameKind, Interface, Position, TurnBuilder, TurnStatus, turn_text,
};

fn positions() -> impl Iterator<Item = AnyPosition> {
    bench::exercises().map(|exercise| exercise.position.parse().expect("a position"))
}

fn search(options: Options, position: &AnyPosition, limits: &Limits) -> Report<AnyAction> {
    AnyEngine::new(options)
        .search(position, &[], limits, &NoControl, &mut |_| {})
        .expect("the game is not over")
}

#[test]
fn the_same_budget_gives_the_same_report() {
    for lines in [1, 3] {
        let options = Options { hash: 1, threads: 1, lines };
        for position in positions() {
            let limits = Limits::nodes(3_000);
            let report = search(options, &position, &limits);
            assert_eq!(report, search(options, &position, &limits), "{position}");
            assert!(report.info.nodes < 3_100, "{} nodes: {position}", report.info.nodes);
        }
    }
}

#[test]
fn a_level_plays_the_same_again() {
    for level in Level::all().filter(|level| level.number() <= 6) {
        for position in positions().step_by(3) {
            let play = || {
                let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
                engine.play(&position, &[], level, 11, &NoControl)
            };
            assert_eq!(play(), play(), "level {}: {position}", level.number());
        }
    }
}

/// Plays a turn, which must be legal and whole.
fn play(position: &AnyPosition, turn: &[AnyAction]) {
    let mut played = TurnBuilder::new(position.clone());
    for &action in turn {
        played.push(action).expect("the engine plays by the rules");
    }
    assert_eq!(played.status(), TurnStatus::Complete, "{position}");
}

/// Where more than a few pieces of DVONN or TZAAR are still to be placed, deeper makes no sense.
fn places_many(position: &AnyPosition) -> bool {
    let hands = match position {
        AnyPosition::Dvonn(_) | AnyPosition::Tzaar(_) => position.pieces(),
        _ => return false,
    };
    hands.beside().iter().map(|holding| holding.count).sum::<u8>() > 4
}

/// Where a turn has two or three decisions there are thousands of them, and what is forced costs no depth: two turns are as
/// many positions as four of other games.
fn has_long_turns(position: &AnyPosition) -> bool {
    matches!(position, AnyPosition::Punct(_) | AnyPosition::Zertz(_))
}

#[test]
fn several_threads_end_and_play_by_the_rules() {
    let one = Options { hash: 1, threads: 1, lines: 1 };
    for position in positions() {
        let (asked, depth) = if has_long_turns(&position) {
            (2, 2)
        } else if places_many(&position) {
            (4, 2)
        } else {
            (4, 4)
        };
        let limits = Limits::depth(asked);
        assert_eq!(search(one, &position, &limits).info.depth, depth, "{position}");
        for (threads, lines) in [(2, 1), (2, 4), (3, 1), (3, 4)] {
            let report = search(Options { threads, lines, ..one }, &position, &limits);
            assert_eq!(report.info.depth, depth, "{position}");
            play(&position, &report.turn);
            for line in &report.info.lines {
                let mut position = position.clone();
                for &action in &line.actions {
                    position.play(action).expect("a line is legal");
                }
            }
            assert!(report.info.lines.is_sorted_by(|a, b| a.score >= b.score));
        }
    }
}

#[test]
fn several_threads_find_what_one_finds() {
    let tactics = include_str!("../../../data/tactics.txt");
    for game in GameKind::ALL {
        let name = format!("{} ", game.word());
        for line in tactics.lines().filter(|line| line.starts_with(&name)).step_by(4) {
            let (position, rest) = line.split_once(" | win in ").expect("a tactic");
            let turns: i32 = rest[..1].parse().expect("a number");
            let position: AnyPosition = position.parse().expect("a position");
            let options = Options { hash: 1, threads: 2, lines: 1 };
            // One thread finds them all with half as many nodes.
            let depth = Some(2 * turns as u32 + 1);
            let limits = Limits { depth, ..Limits::nodes(400_000) };
            let report = search(options, &position, &limits);
            assert_eq!(report.info.lines[0].score.forced_moves(), Some(turns), "{line}");
        }
    }
}

#[test]
fn a_search_that_ends_at_once_knows_no_mate() {
    let options = Options { hash: 1, ..Options::default() };
    for position in positions() {
        let report = search(options, &position, &Limits::nodes(1));
        let score = report.info.lines[0].score;
        // One node may be enough to see a win in this turn, and nothing else.
        assert!(score.forced_turns().is_none_or(|turns| turns == 1), "{position}: {score}");
        play(&position, &report.turn);
    }
}

#[test]
fn a_level_leaves_the_table_alone() {
    let options = Options { hash: 16, ..Options::default() };
    let position = positions().next().expect("there are positions");
    let mut engine = AnyEngine::new(options);
    engine.prepare(position.game());
    let prepared = engine.table_preparations();
    let nodes = |engine: &mut AnyEngine| {
        let report = engine.search(&position, &[], &Limits::depth(5), &NoControl, &mut |_| {});
        report.expect("the game is not over").info.nodes
    };
    let first = nodes(&mut engine);
    engine.play(&position, &[], Level::MIN, 7, &NoControl).expect("the game is not over");
    assert_eq!(engine.table_preparations(), prepared);
    assert_eq!(engine.options(), options);
    assert!(nodes(&mut engine) < first / 2, "what was found before is still known");
}

#[test]
fn memory_that_is_not_there_changes_nothing() {
    let options = Options { hash: 1, ..Options::default() };
    let huge = Options { hash: usize::MAX >> 20, ..options };
    let mut engine = AnyEngine::new(options);
    assert_eq!(engine.set_options(huge), Err(NoMemory { megabytes: huge.hash }));
    assert_eq!(engine.options(), options);
    assert!(AnyEngine::try_new(Evaluations::default(), huge).is_err());
    for position in positions() {
        let report = engine.search(&position, &[], &Limits::nodes(50), &NoControl, &mut |_| {});
        play(&position, &report.expect("the game is not over").turn);
    }
}

/// Positions where the action that was best at first turns out to lose when the nodes run out.
const REFUTED_LATE: [(u64, &str, &str); 3] = [
    (1_500, "gipf standard p1P1/2p2/3gp1/PGGgGpP/3p1p/P1p2/1p1P b 3/2 -- push", "d8-g6"),
    (
        500,
        "yinsh standard 4/1m5/7M/1m1M5/1MrMMR2M1/m1MmMM3/m1MmrM1R1M/mmmMMmr2/MM1mMmMM/MmR2M1/m3 b 0/0 2/2 move",
        "g6-i6",
    ),
    (
        3_000,
        "punct standard Mb2n,Cd2n,me4sw,Rf3se,rf7sw,rf8n,Eg4ne,cg5ne,Rg6sw,Th3n,Eh7ne,lh11ne,tj6n,mk15nw,Ml7nw,Ll10sw,el17se,Cm12ne,Eq16sw/Ec3ne,Lg4nw,lh6nw,ej6sw/eg6s b - piece",
        "",
    ),
];

#[test]
fn an_action_that_loses_is_no_lost_position() {
    for (nodes, text, refuted) in REFUTED_LATE {
        let position: AnyPosition = text.parse().expect("a position");
        let options = Options { hash: 4, ..Options::default() };
        for nodes in [nodes / 2, nodes, nodes + nodes / 3] {
            let report = search(options, &position, &Limits::nodes(nodes));
            let score = report.info.lines[0].score;
            let lost = score.forced_turns().is_some_and(|turns| turns < 0);
            assert!(!lost, "{nodes} nodes, {score}: {text}");
            let turn = turn_text(&position, &report.turn);
            assert!(nodes < 1_000 || turn != refuted, "{nodes} nodes: {turn} loses: {text}");
        }
    }
}
