//! Conversations with our engine.

use std::ops::ControlFlow;

use crate::common::Talk;
use gipfel_protocol::{BestMove, Capacity, Info, Reply, Session, Worth};
use gipfel_rules::{AnyPosition, Notation, Position};

impl Talk {
    fn new() -> Talk {
        Talk::with_capacity(Capacity { hash: 64, threads: 2 })
    }

    /// Sends several lines.
    fn say_all(&mut self, lines: &[&str]) {
        for line in lines {
            assert!(self.say(line).is_continue());
        }
    }

    /// What is sent, and the one line that comes back at once.
    fn ask(&mut self, line: &str) -> String {
        assert!(self.say(line).is_continue());
        let answer = self.hear();
        assert_eq!(self.overhear(), None, "after {line}");
        answer
    }

    /// Reads up to the best move: what was told on the way, and the move.
    fn search(&mut self) -> (Vec<Info>, BestMove) {
        let mut infos = Vec::new();
        loop {
            let line = self.hear();
            match line.parse() {
                Ok(Reply::Info(info)) => infos.push(*info),
                Ok(Reply::BestMove(best)) => return (infos, best),
                other => panic!("{line}: {other:?}"),
            }
        }
    }
}

/// White's push c1-c5 makes a row, and there is a choice what to do then.
const ROW: &str = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push";

#[test]
fn introduction() {
    let mut talk = Talk::new();
    talk.say_all(&["ugi"]);
    assert!(talk.hear().starts_with("id name Gipfel "));
    assert!(talk.hear().starts_with("id author "));
    let mut options = Vec::new();
    loop {
        match talk.hear() {
            line if line == "ugiok" => break,
            line => options.push(line),
        }
    }
    assert_eq!(
        options,
        [
            "option name Game type combo default gipf var gipf var gipf+ var yinsh var dvonn var tzaar var zertz var punct",
            "option name Variant type combo default standard var standard var basic var tournament \
             var blitz var expert",
            "option name Threads type spin default 1 min 1 max 2",
            "option name Hash type spin default 64 min 1 max 64",
            "option name MultiPV type spin default 1 min 1 max 256",
            "option name Level type spin default 0 min 0 max 10",
            "option name Seed type spin default 0 min 0 max 4294967295",
            "option name Move Overhead type spin default 30 min 0 max 10000",
            "option name Ponder type check default false",
        ]
    );
    assert_eq!(talk.ask("isready"), "readyok");
    assert_eq!(talk.say("quit"), ControlFlow::Break(()));
}

#[test]
fn questions() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("query p1turn"), "response true");
    assert_eq!(talk.ask("query gameover"), "response false");
    assert_eq!(talk.ask("query result"), "response none");
    talk.say_all(&["position startpos moves e1-e3"]);
    assert_eq!(talk.ask("query p1turn"), "response false");
    // White has nothing to bring in.
    talk.say_all(&["position fen gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push"]);
    assert_eq!(talk.ask("query gameover"), "response true");
    assert_eq!(talk.ask("query result"), "response p2win");
    assert_eq!(talk.ask("go depth 1"), "error go: the game is over");
    // In the middle of a turn the same player decides again.
    talk.say_all(&[&format!("position fen {ROW} moves c1-c5")]);
    assert_eq!(talk.ask("query p1turn"), "response true");
    talk.say_all(&[&format!("position fen {ROW} moves c1-c5;xc2,c3,c4,c5")]);
    assert_eq!(talk.ask("query p1turn"), "response false");
}

#[test]
fn one_action_per_best_move() {
    let mut talk = Talk::new();
    let after = format!("position fen {ROW} moves c1-c5");
    talk.say_all(&[&after, "go depth 2"]);
    let (infos, best) = talk.search();
    assert_eq!(best.action, "xc2,c3,c4,c5");
    let first = infos.first().expect("something is told");
    assert_eq!((first.depth, first.line), (Some(1), Some(1)));
    assert!(first.turns[0].starts_with("xc2,c3,c4,c5"), "{first}");
    let last = infos.last().expect("something is told");
    assert!(last.nodes.is_some() && last.time.is_some() && last.nodes_per_second.is_some());
}

#[test]
fn lines_are_told_as_turns() {
    let mut talk = Talk::new();
    talk.say_all(&[
        "setoption name MultiPV value 30",
        &format!("position fen {ROW}"),
        "go depth 2",
    ]);
    let (infos, _) = talk.search();
    let row = infos.iter().flat_map(|info| &info.turns).find(|turn| turn.starts_with("c1-c5"));
    let row = row.expect("all first actions are told");
    assert!(row.starts_with("c1-c5;xc2,c3,c4,c5"), "{row}");
    let lines = infos.iter().filter_map(|info| info.line).max();
    let position: AnyPosition = ROW.parse().unwrap();
    assert_eq!(lines, u32::try_from(position.count_actions().min(30)).ok());
}

#[test]
fn the_same_budget_gives_the_same_answer() {
    let told = |info: &Info| (info.depth, info.line, info.score, info.nodes, info.turns.clone());
    for game in ["gipf", "yinsh"] {
        let mut results = Vec::new();
        let mut talk = Talk::new();
        for _ in 0..2 {
            talk.say_all(&[
                &format!("setoption name Game value {game}"),
                "setoption name MultiPV value 2",
                "uginewgame",
                "position startpos",
                "go nodes 20000",
            ]);
            let (infos, best) = talk.search();
            results.push((infos.iter().map(told).collect::<Vec<_>>(), best));
        }
        assert_eq!(results[0], results[1]);
        assert!(results[0].0.len() > 2);
    }
}

#[test]
fn stop_is_answered() {
    for go in ["go infinite", "go", "go ponder", "go ponder movetime 1", "go depth 60"] {
        let mut talk = Talk::new();
        talk.say_all(&["position startpos", go]);
        // Only now is it certain that the search has begun.
        assert!(talk.hear().starts_with("info "), "{go}");
        talk.say_all(&["stop"]);
        talk.search();
        // Once more is once too often, and harmless.
        talk.say_all(&["stop"]);
        assert_eq!(talk.overhear(), None);
    }
}

#[test]
fn an_infinite_search_waits_for_stop() {
    // Black cannot be kept from losing next turn; there is nothing left to search for soon.
    let decided = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/0 -- push";
    let mut talk = Talk::new();
    talk.say_all(&[&format!("position fen {decided}"), "go infinite"]);
    assert!(talk.hear().starts_with("info "));
    std::thread::sleep(std::time::Duration::from_millis(50));
    while let Some(line) = talk.overhear() {
        assert!(line.starts_with("info "), "{line}");
    }
    talk.say_all(&["stop"]);
    talk.search();
}

#[test]
fn pondering() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("ponderhit"), "error ponderhit: the engine is not pondering");
    talk.say_all(&["position startpos moves e1-e3", "go ponder depth 1"]);
    assert!(talk.hear().starts_with("info "));
    talk.say_all(&["isready"]);
    while talk.hear() != "readyok" {}
    talk.say_all(&["ponderhit"]);
    talk.search();
    talk.say_all(&["go ponder movetime 1", "ponderhit"]);
    talk.search();
    talk.say_all(&["go movetime 100000000"]);
    assert!(talk.hear().starts_with("info "));
    talk.say_all(&["ponderhit", "stop"]);
    let complaint = "error ponderhit: the engine is not pondering";
    while talk.hear() != complaint {}
    talk.search();
}

#[test]
fn a_best_move_names_a_reply_to_ponder_on() {
    let mut talk = Talk::new();
    talk.say_all(&["position startpos", "go depth 4"]);
    let (_, best) = talk.search();
    assert_eq!(best.ponder, None, "nobody asked for it");
    talk.say_all(&["setoption name Ponder value true", "position startpos", "go depth 4"]);
    let (_, best) = talk.search();
    let mut position: AnyPosition =
        "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push".parse().unwrap();
    let action = position.parse_action(&best.action).unwrap();
    position.play(action).unwrap();
    position.parse_action(&best.ponder.expect("a reply is expected")).unwrap();
}

#[test]
fn commands_during_a_search() {
    let mut talk = Talk::new();
    talk.say_all(&["go infinite"]);
    for (command, name) in [
        ("setoption name Hash value 1", "setoption"),
        ("position startpos", "position"),
        ("uginewgame", "uginewgame"),
        ("go depth 1", "go"),
    ] {
        talk.say_all(&[command]);
        let answer = loop {
            match talk.hear() {
                line if line.starts_with("info ") => {}
                line => break line,
            }
        };
        assert_eq!(answer, format!("error {name}: the engine is searching; send `stop` first"));
    }
    for (command, expected) in [("isready", "readyok"), ("query p1turn", "response true")] {
        talk.say_all(&[command]);
        while talk.hear() != expected {}
    }
    talk.say_all(&["stop"]);
    talk.search();
    // The engine is free at once.
    talk.say_all(&["setoption name Hash value 1", "position startpos moves e1-e3", "go depth 1"]);
    talk.search();
}

#[test]
fn the_next_command_may_follow_the_answer_at_once() {
    let mut talk = Talk::new();
    for _ in 0..100 {
        talk.say_all(&["go depth 1"]);
        talk.search();
    }
}

#[test]
fn limits() {
    let mut talk = Talk::new();
    for go in [
        "go depth 0",
        "go depth 1",
        "go nodes 0",
        "go nodes 1",
        "go nodes 700",
        "go movetime 0",
        "go movetime 20",
        "go p1time 0 p2time 0",
        "go p1time 100 p2time 100 p1inc 10 p2inc 10 movestogo 1",
        "go p1time 100",
        "go wtime 100 btime 5000 winc 1 binc 1",
        "go movestogo 0 p1time 50 p2time 50",
        "go p1time 1000000000000 p2time 1 p1inc 1000000000000 movestogo 4294967295 depth 1",
    ] {
        talk.say_all(&["position startpos", go]);
        let (infos, best) = talk.search();
        assert!(!infos.is_empty(), "{go}");
        assert!(!best.action.is_empty());
        for info in infos {
            assert_ne!(info.score, Some(Worth::Mate(1)), "{go}: {info}");
        }
    }
    assert_eq!(talk.ask("go p2time 100"), "error go: the clock of the player to move is missing");
    let (infos, _) = {
        talk.say_all(&["go nodes 700"]);
        talk.search()
    };
    assert!(infos.iter().filter_map(|info| info.nodes).all(|nodes| nodes <= 700));
}

#[test]
fn levels_play_by_themselves() {
    let mut talk = Talk::new();
    talk.say_all(&["setoption name Level value 2", "setoption name Seed value 7"]);
    let mut answers = Vec::new();
    for go in ["go depth 1", "go", "go movetime 100000", "go p1time 60000 p2time 60000"] {
        talk.say_all(&["position startpos moves e1-e3 e9-e7", go]);
        let (infos, best) = talk.search();
        assert_eq!(infos.len() as u32, infos.iter().filter_map(|info| info.line).max().unwrap());
        answers.push(best);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "the same seed plays the same");
    talk.say_all(&["setoption name Level value 0", "go nodes 2000"]);
    talk.search();
}

#[test]
fn wrong_input_changes_nothing() {
    let mut talk = Talk::new();
    talk.say_all(&["position startpos moves e1-e3"]);
    for (line, answer) in [
        ("hello", "error unknown command `hello`"),
        ("position startpos moves e1-e3 e1-e9", "error position: move 2: "),
        ("position startpos moves e1-e3 e9-e7;", "error position: move 2: "),
        ("position fen gipf basic", "error position: position, at character 11: 2 fields"),
        ("position fen chess a b c d e f", "error position: game, at character 1: "),
        ("position fen gipf basic g2P/5/6/P5p/6/5/p2P w 12/12 -- push", "error position: board: "),
        ("setoption name Hash value 0", "error setoption: Hash takes a number from 1 to 64"),
        ("setoption name Hash", "error setoption: Hash takes a value"),
        ("setoption name Cash value 1", "error setoption: there is no option `Cash`"),
        (
            "setoption name Game value chess",
            "error setoption: Game takes gipf or gipf+ or yinsh or dvonn or tzaar or zertz or punct, not `chess`",
        ),
        ("go sideways", "error go: unexpected `sideways`"),
        ("query \u{7}", "error query: `\\u{7}` is not"),
    ] {
        let said = talk.ask(line);
        assert!(said.starts_with(answer), "{line}: {said}");
    }
    assert_eq!(talk.ask("query p1turn"), "response false");
    for blank in ["", "   ", "\t\r"] {
        assert!(talk.say(blank).is_continue());
        assert_eq!(talk.overhear(), None);
    }
}

#[test]
fn games_and_variants() {
    let mut talk = Talk::new();
    talk.say_all(&["setoption name game value yinsh", "setoption name VARIANT value blitz"]);
    talk.say_all(&["position startpos moves f6", "go depth 1"]);
    talk.search();
    assert!(talk.ask("position startpos moves e1-e3").starts_with("error position: move 1: "));
    talk.say_all(&["position fen gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push", "go depth 1"]);
    let (_, best) = talk.search();
    assert!(best.action.starts_with('G'), "{best:?}");
}

#[test]
fn the_end_of_the_input_is_the_end() {
    // A search that nobody stops does not keep the session.
    Session::run(&b"go infinite\n"[..], std::io::sink()).unwrap();
    Session::run(&b"go ponder"[..], std::io::sink()).unwrap();
    Session::run(&b""[..], std::io::sink()).unwrap();
    let mut talk = Talk::new();
    talk.say_all(&["go infinite"]);
    assert!(talk.say("quit").is_break());
    talk.search();
}

#[test]
fn nobody_listening_is_the_end() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let endless = std::io::Read::chain(&b"isready\n"[..], std::io::repeat(b'\n'));
    Session::run(endless, Closed).unwrap();
}
