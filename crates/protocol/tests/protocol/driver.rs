//! Programs that are not what they should be. The real engine is driven in the tests of the `gipfel` command.

use std::process::Command;
use std::time::{Duration, Instant};

use gipfel_protocol::{Answer, Driver, DriverError, Go, Patience, Question, Worth};
use gipfel_rules::{AnyPosition, GameKind, turn_text};

const PATIENCE: Patience = Patience {
    answer: Duration::from_secs(20),
    margin: Duration::from_secs(20),
    search: Duration::from_secs(20),
};

/// For engines that are known not to answer.
const IMPATIENT: Patience = Patience {
    answer: Duration::from_secs(20),
    margin: Duration::from_millis(300),
    search: Duration::from_millis(300),
};

/// A program of a few lines of shell.
fn shell(script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    command
}

/// A shell script that speaks the protocol and does something special on `go`.
fn engine(on_go: &str) -> Command {
    shell(&format!(
        r#"while read -r word rest; do case "$word" in
            ugi) echo "Welcome!"; echo "id name Fake 1"; echo "id author Nobody"
                echo "option name Hash type spin default 1 min 1 max 9"; echo ugiok;;
            isready) echo readyok;;
            query) echo "response true";;
            position) last="${{rest##* }}";;
            setoption) case "$rest" in *Hash*) ;; *) echo "error no such option";; esac;;
            go) {on_go};;
            quit) exit 0;;
        esac; done"#
    ))
}

fn gipf() -> AnyPosition {
    GameKind::Gipf.start("standard").expect("a variant of GIPF")
}

fn turn(on_go: &str, patience: Patience) -> Result<Vec<String>, DriverError> {
    let mut driver = Driver::start(&mut engine(on_go), patience)?;
    let turn = driver.turn(&gipf(), &[], &Go::depth(1), &mut |_| {})?;
    Ok(vec![turn_text(&gipf(), &turn.actions)])
}

#[test]
fn an_engine_introduces_itself_and_plays() {
    let on_go = "echo info depth 1 score cp 12 pv e1-e3; echo bestmove e1-e3 ponder e9-e7";
    let mut driver = Driver::start(&mut engine(on_go), PATIENCE).unwrap();
    assert_eq!((driver.name(), driver.author()), ("Fake 1", "Nobody"));
    assert_eq!(driver.options().len(), 1);
    driver.set_option("Hash", "4").unwrap();
    let error = driver.set_option("Cash", "4").unwrap_err();
    assert_eq!(error.to_string(), "sh refuses: no such option");
    driver.new_game().unwrap();
    let mut told = 0;
    let turn = driver.turn(&gipf(), &[], &Go::depth(1), &mut |_| told += 1).unwrap();
    assert_eq!(turn_text(&gipf(), &turn.actions), "e1-e3");
    assert_eq!(told, 1);
    assert_eq!(turn.info.and_then(|info| info.score), Some(Worth::Hundredths(12)));
    assert_eq!(driver.query(Question::P1Turn).unwrap(), Answer::Truth(true));
}

#[test]
fn a_turn_of_several_actions_is_asked_for_one_by_one() {
    let start: AnyPosition = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push".parse().unwrap();
    let on_go = r#"if [ "$last" = "c1-c5" ]; then echo bestmove xc2,c3,c4,c5
                   else echo bestmove c1-c5; fi"#;
    let mut driver = Driver::start(&mut engine(on_go), PATIENCE).unwrap();
    let turn = driver.turn(&start, &[], &Go::depth(1), &mut |_| {}).unwrap();
    assert_eq!(turn_text(&start, &turn.actions), "c1-c5;xc2,c3,c4,c5");
}

#[test]
fn a_program_that_is_not_there() {
    let error = Driver::start(&mut Command::new("/no/such/engine"), PATIENCE).err().unwrap();
    assert!(matches!(error, DriverError::Start { .. }), "{error}");
    assert!(error.to_string().starts_with("cannot start /no/such/engine: "), "{error}");
}

#[test]
fn a_program_that_ends_at_once() {
    let error = Driver::start(&mut shell("echo out of luck >&2; exit 3"), PATIENCE).err().unwrap();
    let DriverError::Ended { status, awaited, errors, .. } = &error else { panic!("{error}") };
    assert_eq!((status.as_str(), *awaited), ("exit status: 3", "ugiok"));
    assert_eq!(errors, "out of luck");
}

#[test]
fn a_program_that_says_nothing() {
    let began = Instant::now();
    let patience = Patience { answer: Duration::from_millis(300), ..PATIENCE };
    let error = Driver::start(&mut shell("exec sleep 1000"), patience).err().unwrap();
    assert!(matches!(error, DriverError::TimedOut { awaited: "ugiok", .. }), "{error}");
    assert!(began.elapsed() < Duration::from_secs(500), "nobody waits for the program's own end");
}

#[test]
fn a_program_that_speaks_something_else() {
    let error = Driver::start(&mut shell("exec yes 'Hello, world'"), PATIENCE).err().unwrap();
    assert_eq!(
        error.to_string(),
        "sh does not speak the protocol: it writes lines such as `Hello, world`"
    );
    let error = Driver::start(&mut shell("echo id; exec sleep 1000"), PATIENCE).err().unwrap();
    assert!(matches!(error, DriverError::Garbage { .. }), "{error}");
    let binary = shell(r"printf '\377\376\n'; exec sleep 1000");
    let error = Driver::start(&mut { binary }, PATIENCE).err().unwrap();
    assert!(matches!(error, DriverError::Garbage { .. }), "{error}");
    let error = Driver::start(&mut shell("exec tr '\\n' x < /dev/zero"), PATIENCE).err().unwrap();
    assert!(error.to_string().contains("longer than"), "{error}");
}

#[test]
fn an_engine_that_plays_against_the_rules() {
    for action in ["e1-e9", "e4", "0000", "none"] {
        let error = turn(&format!("echo bestmove {action}"), PATIENCE).unwrap_err();
        assert!(matches!(error, DriverError::Illegal { .. }), "{error}");
        assert!(error.to_string().contains(action), "{error}");
    }
}

#[test]
fn an_engine_that_fails_while_it_searches() {
    let error = turn("exit 7", PATIENCE).unwrap_err();
    assert!(matches!(error, DriverError::Ended { awaited: "bestmove", .. }), "{error}");
    let error = turn("kill -9 $$", PATIENCE).unwrap_err();
    assert!(error.to_string().contains("signal: 9"), "{error}");
    let error = turn(":", IMPATIENT).unwrap_err();
    assert!(matches!(error, DriverError::TimedOut { awaited: "bestmove", .. }), "{error}");
    let error = turn("echo bestmove", PATIENCE).unwrap_err();
    assert!(matches!(error, DriverError::Garbage { .. }), "{error}");
    let error = turn("echo error too tired", PATIENCE).unwrap_err();
    assert_eq!(error.to_string(), "sh refuses: too tired");
    assert_eq!(turn("echo bestmove e1-e3", PATIENCE).unwrap(), ["e1-e3"]);
}

#[test]
fn an_engine_that_tells_without_end() {
    let on_go = "while :; do echo info depth 1 score cp 1; done";
    let error = turn(on_go, IMPATIENT).unwrap_err();
    assert!(matches!(error, DriverError::TimedOut { .. }), "{error}");
}

#[test]
fn after_an_error_nothing_is_asked() {
    let mut driver = Driver::start(&mut engine("exit 0"), PATIENCE).unwrap();
    driver.turn(&gipf(), &[], &Go::depth(1), &mut |_| {}).unwrap_err();
    let error = driver.turn(&gipf(), &[], &Go::depth(1), &mut |_| {}).unwrap_err();
    assert!(matches!(error, DriverError::Unusable { .. }), "{error}");
}

#[test]
fn questions_that_make_no_sense() {
    let mut driver = Driver::start(&mut engine("echo bestmove e1-e3"), PATIENCE).unwrap();
    let over = "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push".parse().unwrap();
    let error = driver.turn(&over, &[], &Go::depth(1), &mut |_| {}).unwrap_err();
    assert!(matches!(error, DriverError::Question(_)), "{error}");
    // The engine is as good as before.
    driver.turn(&gipf(), &[], &Go::depth(1), &mut |_| {}).unwrap();
}

#[test]
fn dropping_the_driver_ends_the_program() {
    let mut command =
        shell("echo $$ >&2; echo ugiok; read -r a; read -r b; echo readyok; exec sleep 1000");
    let began = Instant::now();
    drop(Driver::start(&mut command, PATIENCE).unwrap());
    assert!(began.elapsed() < Duration::from_secs(500));
}
