//! `gipfel lab`: small runs that always give the same.

use std::fs;

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use serde_json::Value;

use super::{Said, gipfel, refused};

/// What was said, without the times.
fn timeless(said: &Said) -> String {
    assert_eq!(said.code, 0, "{said}");
    said.text().lines().filter(|line| !line.starts_with("effort")).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_match_is_played_written_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    let file = file.to_str().unwrap();
    let arguments = |pairs| {
        vec![
            "lab",
            "match",
            "greedy",
            "random",
            "--game",
            "gipf",
            "--variant",
            "basic",
            "--pairs",
            pairs,
        ]
    };
    let with = |pairs, more: &[&'static str]| {
        let mut all: Vec<String> = arguments(pairs).into_iter().map(str::to_owned).collect();
        all.extend(["--records".to_owned(), file.to_owned()]);
        all.extend(more.iter().map(|&word| word.to_owned()));
        all
    };
    let run = |words: &[String]| gipfel(words.iter().map(String::as_str));
    let whole = timeless(&gipfel(arguments("5")));
    assert!(whole.contains("\ngames   10: +"), "{whole}");
    assert_eq!(timeless(&gipfel([&arguments("5")[..], &["--concurrency", "3"]].concat())), whole);

    run(&with("2", &[]));
    assert_eq!(fs::read_to_string(file).unwrap().matches("[Round ").count(), 4);
    let again = run(&with("5", &[]));
    assert_eq!(again.code, 2);
    assert!(again.err.contains("the file is there already"), "{again}");
    assert_eq!(timeless(&run(&with("5", &["--resume"]))), whole);
    assert_eq!(fs::read_to_string(file).unwrap().matches("[Round ").count(), 10);
    assert_eq!(gipfel(["record", file, "--check"]).code, 0);
}

#[test]
fn programs_play() {
    let program = format!("ugi[nodes=20,Hash=1]:\"{}\" engine", cargo_bin!("gipfel").display());
    let said = gipfel(["lab", "match", &program, "random", "--game", "yinsh", "--pairs", "1"]);
    let table = timeless(&said);
    assert!(table.contains("\ngames   2: +") && !table.contains("fault"), "{table}");
}

#[test]
fn levels_meet() {
    let said =
        gipfel(["lab", "ladder", "--game", "gipf", "--to", "2", "--pairs", "1", "--markdown"]);
    assert_eq!(said.code, 0, "{said}");
    assert!(said.text().contains("\n| 2 – 1 | 2 | "), "{said}");
}

#[test]
fn nothing_is_wrong_with_random_games() {
    let said = gipfel(["lab", "soak", "--player", "random", "--games", "10"]);
    assert_eq!(said.code, 0, "{said}");
    assert!(said.text().ends_with("faults 0\n"), "{said}");
}

#[test]
fn turns_are_graded_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("turns.txt");
    let file = file.to_str().unwrap();
    let run = |games, more: &[&'static str]| {
        let fixed =
            ["lab", "quality", "greedy", "--game", "yinsh", "--variant", "blitz", "--every", "5"];
        let some = ["--nodes", "300", "--hash", "1", "--games", games, "--out", file];
        gipfel([&fixed[..], &some[..], more].concat())
    };
    let first = run("1", &[]);
    assert_eq!(first.code, 0, "{first}");
    let kept = fs::read_to_string(file).unwrap();
    let count = kept.lines().count();
    assert!(count > 2 && first.text().contains(&format!("\n| all | {count} | ")), "{first}");
    assert_eq!(run("1", &[]).code, 2, "nothing that is kept is lost");
    let more = run("2", &["--resume"]);
    assert_eq!(more.code, 0, "{more}");
    assert!(fs::read_to_string(file).unwrap().starts_with(&kept));
    assert!(!more.text().contains(&format!("\n| all | {count} | ")), "{more}");
}

#[test]
fn weights_are_learnt_from_games() {
    let folder = tempfile::tempdir().unwrap();
    let [games, weights] = ["games.txt", "weights.txt"]
        .map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let said = gipfel([
        "lab", "selfplay", "--game", "yinsh", "--games", "12", "--nodes", "50", "--out", &games,
    ]);
    assert_eq!(said.code, 0, "{said}");
    let said =
        gipfel(["lab", "tune", "--set", "yinsh", &games, "--steps", "20", "--out", &weights]);
    assert_eq!(said.code, 0, "{said}");
    assert!(said.text().contains("having the move"), "{said}");
    let player = format!("engine:nodes=50,hash=1,weights={weights}");
    let said = gipfel(["lab", "match", &player, "random", "--game", "yinsh", "--pairs", "1"]);
    assert_eq!(said.code, 0, "{said}");
    let said = gipfel(["lab", "tune", "--set", "gipf-basic", &games]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("hold no position for the weights `gipf-basic`"), "{said}");
}

#[test]
fn a_network_is_learnt_from_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("again");
    let words =
        ["lab", "relearn", "--net", "gipf-basic", "--share", "1000000", "--match", "nodes=20"];
    let some = ["--pairs", "2", "--concurrency", "2", "--folder", path.to_str().unwrap()];
    let run = || gipfel([&words[..], &some[..]].concat());
    let said = run();
    assert_eq!(said.code, 0, "{said}");
    assert!(said.text().contains("self-play, round 1 of 2: 20 of 20 to do\n"), "{said}");
    assert!(said.text().contains("\nepoch   1  learnt "), "{said}");
    assert!(said.text().contains("\ngames   4: +"), "{said}");
    let again = run();
    assert_eq!(again.code, 0, "{again}");
    assert!(again.text().contains("match: 0 of 4 to do\n"), "{again}");
    // Games that were played before tell nothing about their time.
    let table = |said: &Said| -> Vec<String> {
        let lines = said.text().lines().skip_while(|line| !line.starts_with("games "));
        lines.take_while(|line| !line.starts_with("effort ")).map(str::to_owned).collect()
    };
    assert_eq!(table(&again), table(&said));
    let refused = refused(vec!["lab", "relearn", "--net", "chess", "--folder", "x"]);
    assert!(refused.contains("there is no network `chess`"), "{refused}");
}

#[test]
fn openings_are_written_and_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openings.txt");
    let words =
        ["lab", "openings", "--game", "yinsh", "--games", "6", "--nodes", "20", "--turns", "3"];
    let out = ["--least", "1", "--out", file.to_str().unwrap()];
    let said = gipfel([&words[..], &out[..]].concat());
    assert_eq!(said.code, 0, "{said}");
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.starts_with("# 6 games of the engine against itself: 3 turns, 20 nodes"),
        "{text}"
    );
    let tree = gipfel_record::OpeningTree::read(&text).unwrap();
    let played = tree.played(tree.start());
    assert_eq!(played.iter().map(|turn| turn.tally.games).sum::<u32>(), 6);
}

#[test]
fn what_cannot_be_understood_is_refused() {
    for (arguments, reason) in [
        (vec!["lab", "match", "engin", "random", "--game", "gipf"], "unknown player `engin`"),
        (vec!["lab", "match", "random", "level:0", "--game", "gipf"], "a number from 1 to 10"),
        (vec!["lab", "match", "random", "greedy"], "--game"),
        (
            vec!["lab", "match", "random", "greedy", "--game", "gipf", "--variant", "blitz"],
            "no variant",
        ),
        (vec!["lab", "match", "random", "greedy", "--game", "gipf", "--sprt", "5,0"], "ELO0,ELO1"),
        (
            vec!["lab", "match", "random", "greedy", "--game", "gipf", "--clock", "fast"],
            "10s+100ms",
        ),
        (vec!["lab", "match", "random", "greedy", "--game", "gipf", "--resume"], "--records"),
        (vec!["lab", "match", "random", "greedy", "--openings", "/no/such/file"], "/no/such/file"),
        (
            vec!["lab", "match", "random", "ugi:/no/such/program", "--game", "gipf"],
            "/no/such/program",
        ),
        (vec!["lab", "match", "engine:weights=/none", "random", "--game", "gipf"], "/none"),
        (vec!["lab", "ladder", "--game", "gipf", "--from", "5", "--to", "5"], "there is no step"),
        (vec!["lab", "selfplay", "--game", "gipf", "--out", "x", "--random-turns", "9-2"], "2-10"),
        (vec!["lab", "tune", "--set", "gipf-basic", "/no/such/file"], "/no/such/file"),
        (vec!["lab", "tune", "--set", "chess", "x"], "chess"),
        (vec!["lab", "soak", "--player", "nobody"], "unknown player"),
        (vec!["perft", super::GIPF, "5000"], "5000 is not in 0..=100"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(reason), "{line}");
    }
}

/// A match in which the engine of this program panics in one of its searches.
fn with_a_panic(search: &str, arguments: &[&str]) -> Said {
    let output = cargo_bin_cmd!("gipfel")
        .args(arguments)
        .env("GIPFEL_PANIC_IN_SEARCH", search)
        .env("RUST_BACKTRACE", "0")
        .output()
        .expect("the command runs");
    Said {
        code: output.status.code().expect("the command ends by itself"),
        out: output.stdout,
        err: String::from_utf8(output.stderr).expect("errors are text"),
    }
}

#[test]
fn a_player_that_panics_loses_the_game_and_the_match_goes_on() {
    let arguments =
        ["lab", "match", "engine:nodes=20,hash=1", "random", "--game", "gipf", "--pairs", "2"];
    let said = with_a_panic("3", &arguments);
    assert_eq!(said.code, 1, "{said}");
    assert!(said.text().contains("games   4: "), "{said}");
    assert!(said.text().contains(": crash: panic: search 3 was told to panic\n"), "{said}");
    assert_eq!(gipfel(arguments).code, 0);
}

#[test]
fn a_match_for_programs() {
    let arguments =
        ["lab", "match", "greedy", "random", "--game", "gipf", "--pairs", "2", "--json"];
    let found: Value = serde_json::from_str(gipfel(arguments).text()).expect("JSON");
    assert_eq!(found["games"], 4);
    assert_eq!(found["players"][0]["name"], "greedy");
    assert!(found["superiority"].as_f64().is_some_and(|likely| likely < 0.99), "{found}");
    assert_eq!(found["faults"], Value::Array(Vec::new()));
}

#[test]
fn memory_that_is_not_there_is_an_error() {
    // No machine has it.
    let line =
        refused(["lab", "match", "engine:hash=65536", "random", "--game", "gipf", "--pairs", "1"]);
    assert!(line.contains("no memory"), "{line}");
}

/// Ctrl-C ends a match with its table, and an analysis with what it has.
#[cfg(unix)]
#[test]
fn what_is_interrupted_says_what_it_has() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.txt");
    let mut child = Command::new(cargo_bin!("gipfel"))
        .args([
            "lab", "match", "random", "random", "--game", "gipf", "--pairs", "1000000", "--json",
        ])
        .args(["--records".as_ref(), records.as_os_str()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // A game is finished when its record is there.
    while fs::metadata(&records).map_or(0, |data| data.len()) == 0 {
        assert!(child.try_wait().unwrap().is_none(), "the match is still played");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let interrupt = |id: u32| {
        let sent = Command::new("kill").args(["-INT", &id.to_string()]).status();
        assert!(sent.unwrap().success());
    };
    interrupt(child.id());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let found: Value = serde_json::from_slice(&output.stdout).expect("the table as JSON");
    assert!(found["games"].as_u64() > Some(0), "{found}");

    let game = folder.path().join("game.txt");
    let graph = folder.path().join("game.svg");
    fs::write(&game, "[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 e9-e7 2. b3 h3 *\n")
        .unwrap();
    let mut child = Command::new(cargo_bin!("gipfel"))
        .args(["analyse".as_ref(), game.as_os_str(), "--time".as_ref(), "30".as_ref()])
        .args(["--graph".as_ref(), graph.as_os_str()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    interrupt(child.id());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("urning point"), "{rest}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(fs::read_to_string(graph).unwrap().starts_with("<svg "));
}
