//! Messages are read and written, in both directions.

use std::time::Duration;

use gipfel_protocol::{
    Answer, BestMove, Command, Declaration, Go, Info, Kind, ParseError, Question, Reply,
    ScoreBound, Start, Worth,
};
use gipfel_rules::{Color, Outcome};
use proptest::prelude::*;

#[test]
fn commands_as_people_write_them() {
    let read = |text: &str| text.parse::<Command>().unwrap();
    assert_eq!(read("  ugi \r"), Command::Ugi);
    assert_eq!(read("query\tgameover"), Command::Query(Question::GameOver));
    assert_eq!(
        read("setoption name Clear Hash"),
        Command::SetOption { name: "Clear Hash".into(), value: None }
    );
    assert_eq!(
        read("setoption name Hash value 64"),
        Command::SetOption { name: "Hash".into(), value: Some("64".into()) }
    );
    assert_eq!(read("position startpos moves"), read("position startpos"));
    let Command::Position { start, moves } =
        read("position fen gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push moves e1-e3 e9-e7")
    else {
        panic!("not a position");
    };
    assert_eq!(start, Start::Text("gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".into()));
    assert_eq!(moves, ["e1-e3", "e9-e7"]);
    assert_eq!(
        read("go wtime 1000 btime 2000 winc 10 binc 20"),
        read("go p1time 1000 p2time 2000 p1inc 10 p2inc 20")
    );
}

#[test]
fn lines_that_are_no_commands() {
    let reasons: Vec<String> = [
        "",
        "hello",
        "UGI",
        "ugi now",
        "setoption",
        "setoption Hash 64",
        "setoption name",
        "setoption name value 3",
        "position",
        "position here",
        "position startpos e1-e3",
        "position fen",
        "position fen moves e1-e3",
        "go depth",
        "go depth -1",
        "go depth 4294967296",
        "go nodes 1e6",
        "go movetime -5",
        "go movetime 99999999999999999999",
        "go quickly",
        "query",
        "query weather",
        "quit now",
    ]
    .into_iter()
    .map(|text| text.parse::<Command>().unwrap_err().to_string())
    .collect();
    assert_eq!(
        reasons,
        [
            "the line is empty",
            "unknown command `hello`",
            "unknown command `UGI`",
            "ugi: unexpected `now`",
            "setoption: name is missing",
            "setoption: unexpected `Hash`",
            "setoption: the name is missing",
            "setoption: the name is missing",
            "position: `startpos` or `fen` is missing",
            "position: unexpected `here`",
            "position: unexpected `e1-e3`",
            "position: the position is missing",
            "position: the position is missing",
            "go: the depth is missing",
            "go: `-1` is not a number in range",
            "go: `4294967296` is not a number in range",
            "go: `1e6` is not a number in range",
            "go: `-5` is not a number of milliseconds",
            "go: `99999999999999999999` is not a number of milliseconds",
            "go: unexpected `quickly`",
            "query: the question is missing",
            "query: `weather` is not gameover, p1turn or result",
            "quit: unexpected `now`",
        ]
    );
}

#[test]
fn what_other_engines_say() {
    let line = "info depth 4 seldepth 4 score cp 200 lowerbound time 7 nodes 473 tthits 38 hashfull 0 \
                currmove b1 pv f1 b1 g2 a2";
    let Ok(Reply::Info(info)) = line.parse() else { panic!("not an info") };
    assert_eq!(info.depth, Some(4));
    assert_eq!(info.score, Some(Worth::Hundredths(200)));
    assert_eq!(info.bound, Some(ScoreBound::Lower));
    assert_eq!(info.time, Some(Duration::from_millis(7)));
    assert_eq!(info.turns, ["f1", "b1", "g2", "a2"]);
    let Ok(Reply::Info(info)) = "info string hello  there".parse() else { panic!("not an info") };
    assert_eq!(info.text.as_deref(), Some("hello there"));
    let Ok(Reply::Option(option)) = "option name Clear Hash type button".parse() else {
        panic!("not an option");
    };
    assert_eq!(option, Declaration { name: "Clear Hash".into(), kind: Kind::Button });
}

#[test]
fn lines_that_are_no_replies() {
    for line in [
        "id",
        "id version 3",
        "option name Hash type spin default big min 1 max 2",
        "option name Hash type spin",
        "option Hash",
        "option type button",
        "ugiok indeed",
        "info depth deep",
        "info score",
        "info score tons 3",
        "bestmove",
        "bestmove e4 ponder",
        "bestmove e4 because",
        "response",
        "response maybe",
    ] {
        let error = line.parse::<Reply>().unwrap_err();
        assert!(!matches!(error, ParseError::Unknown(_) | ParseError::Empty), "{line}: {error}");
    }
    assert_eq!("ugiok!".parse::<Reply>(), Err(ParseError::Unknown("ugiok!".into())));
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9,;*-]{1,8}"
}

fn words() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(word(), 0..5)
}

fn time() -> impl Strategy<Value = Duration> {
    (0u64..=1_000_000_000_000).prop_map(Duration::from_millis)
}

fn go() -> impl Strategy<Value = Go> {
    let clocks = (
        prop::option::of(time()),
        prop::option::of(time()),
        time(),
        time(),
        prop::option::of(any::<u32>()),
    );
    let rest = (
        any::<bool>(),
        any::<bool>(),
        prop::option::of(any::<u32>()),
        prop::option::of(any::<u64>()),
        prop::option::of(time()),
    );
    (clocks, rest).prop_map(|((p1, p2, i1, i2, moves_to_go), rest)| Go {
        ponder: rest.0,
        infinite: rest.1,
        depth: rest.2,
        nodes: rest.3,
        move_time: rest.4,
        time: [p1, p2],
        increment: [i1, i2],
        moves_to_go,
    })
}

fn command() -> impl Strategy<Value = Command> {
    let name = "[A-Z][a-z]{0,5}( [A-Z][a-z]{0,4})?";
    let start = prop_oneof![
        Just(Start::Game),
        "[a-z0-9/]{1,9}( [a-z0-9/]{1,9}){0,7}"
            .prop_filter("a word of the protocol", |text| !text.contains("moves"))
            .prop_map(Start::Text)
    ];
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        Just(Command::NewGame),
        Just(Command::Stop),
        Just(Command::PonderHit),
        Just(Command::Quit),
        prop::sample::select(Question::ALL.to_vec()).prop_map(Command::Query),
        go().prop_map(Command::Go),
        (name, prop::option::of("[a-z0-9]{1,6}( [a-z]{1,6})?"))
            .prop_map(|(name, value)| Command::SetOption { name, value }),
        (start, words()).prop_map(|(start, moves)| Command::Position { start, moves }),
    ]
}

fn info() -> impl Strategy<Value = Info> {
    let number = || prop::option::of(any::<u32>());
    let score =
        prop_oneof![any::<i32>().prop_map(Worth::Hundredths), any::<i32>().prop_map(Worth::Mate)];
    let bound = prop_oneof![Just(ScoreBound::Lower), Just(ScoreBound::Upper)];
    let numbers = (number(), number(), number(), number());
    let score = (prop::option::of(score), prop::option::of(bound));
    let effort =
        (prop::option::of(any::<u64>()), prop::option::of(any::<u64>()), prop::option::of(time()));
    // A line swallows everything behind it, so text comes without one.
    let end = prop_oneof![
        words().prop_map(|turns| (turns, None)),
        "[a-z]{1,5} [a-z]{1,5}".prop_map(|text| (Vec::new(), Some(text)))
    ];
    (numbers, score, effort, end).prop_map(|(numbers, score, effort, (turns, text))| Info {
        depth: numbers.0,
        selective_depth: numbers.1,
        line: numbers.2,
        table_fill: numbers.3,
        score: score.0,
        bound: score.1,
        nodes: effort.0,
        nodes_per_second: effort.1,
        time: effort.2,
        turns,
        text,
    })
}

fn reply() -> impl Strategy<Value = Reply> {
    let answer = prop_oneof![
        any::<bool>().prop_map(Answer::Truth),
        prop::sample::select(vec![
            None,
            Some(Outcome::Draw),
            Some(Outcome::Win(Color::White)),
            Some(Outcome::Win(Color::Black))
        ])
        .prop_map(Answer::Result)
    ];
    let kind = prop_oneof![
        any::<bool>().prop_map(|default| Kind::Check { default }),
        any::<(i64, i64, i64)>().prop_map(|(default, min, max)| Kind::Spin { default, min, max }),
        ("[b-d]{1,4}", prop::collection::vec("[b-d]{1,4}", 0..4))
            .prop_map(|(default, choices)| Kind::Combo { default, choices }),
        Just(Kind::Button),
        "[b-d]{0,4}".prop_map(|default| Kind::Text { default }),
    ];
    let text = || "[A-Z][a-z]{1,8}( [0-9]{1,3})?";
    prop_oneof![
        text().prop_map(Reply::Name),
        text().prop_map(Reply::Author),
        text().prop_map(Reply::Error),
        Just(Reply::UgiOk),
        Just(Reply::ReadyOk),
        (text(), kind).prop_map(|(name, kind)| Reply::Option(Declaration { name, kind })),
        info().prop_map(|info| Reply::Info(Box::new(info))),
        (word(), prop::option::of(word()))
            .prop_map(|(action, ponder)| Reply::BestMove(BestMove { action, ponder })),
        answer.prop_map(Reply::Response),
    ]
}

proptest! {
    #[test]
    fn commands_are_read_back(command in command()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn replies_are_read_back(reply in reply()) {
        prop_assert_eq!(reply.to_string().parse(), Ok(reply));
    }

    #[test]
    fn any_line_is_read_without_a_crash(line in any::<String>()) {
        let _ = line.parse::<Command>();
        let _ = line.parse::<Reply>();
    }
}
