//! `new`, `moves` and `apply`.

use assert_cmd::cargo::cargo_bin;
use insta::assert_snapshot;

use super::{GIPF, ROW, Said, YINSH, gipfel, gipfel_with, refused};

fn line(said: &Said) -> String {
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    super::one_line(said.text())
}

#[test]
fn starts() {
    let starts: Vec<String> = [
        vec!["new", "gipf"],
        vec!["new", "gipf", "--variant", "standard"],
        vec!["new", "gipf", "--variant", "basic"],
        vec!["new", "gipf", "--variant", "tournament"],
        vec!["new", "gipf", "--extra-white", "3"],
        vec!["new", "gipf", "--variant", "basic", "--extra-white", "1", "--extra-black", "2"],
        vec!["new", "gipf", "--variant", "tournament", "--extra-black", "3"],
        vec!["new", "gipf+"],
        vec!["new", "gipf+", "--variant", "standard"],
        vec!["new", "gipf+", "--variant", "basic", "--stocks", "T1Z2/D3"],
        vec!["new", "gipf+", "--stocks", "U6/-", "--extra-white", "2"],
        vec!["new", "yinsh"],
        vec!["new", "yinsh", "--variant", "blitz"],
    ]
    .into_iter()
    .map(|arguments| line(&gipfel(arguments)))
    .collect();
    assert_snapshot!(starts.join("\n"));
}

#[test]
fn moves_are_sorted() {
    let said = gipfel(["moves", GIPF]);
    assert_snapshot!("moves_gipf", said);
    let texts: Vec<&str> = said.text().lines().collect();
    assert!(texts.is_sorted());
    assert_eq!(gipfel(["moves", YINSH]).text().lines().count(), 85);
}

#[test]
fn moves_with_rows_to_take() {
    assert_snapshot!(
        "moves_claim",
        gipfel(["moves", "gipf standard g2G/5/6/GGGGp1g/6/5/g3 w 3/11 -- claim"])
    );
}

#[test]
fn a_finished_game_has_no_moves() {
    let said = gipfel(["moves", "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push"]);
    assert_eq!((said.code, said.text(), said.err.as_str()), (0, "", ""));
}

#[test]
fn apply_actions_and_turns() {
    assert_snapshot!("apply", gipfel(["apply", GIPF, "e1-e3", "e9-e7"]));
    let by_turn = gipfel(["apply", ROW, "c1-c5;xc2,c3,c4,c5"]);
    let by_action = gipfel(["apply", ROW, "c1-c5", "xc2,c3,c4,c5"]);
    assert_eq!(by_turn.text(), by_action.text());
    assert_snapshot!("apply_turn", by_turn);
}

#[test]
fn a_turn_may_leave_out_its_last_done() {
    // Four GIPF-pieces in a line may stand, before the push and after it.
    let position = "gipf standard 4/5/6/1GGGG2/6/5/g3 w 9/12 -- clear";
    let turn = gipfel(["apply", position, "done;c2"]);
    assert_eq!(turn.text(), gipfel(["apply", position, "done", "c2", "done"]).text());
    assert_eq!(turn.text(), "gipf standard 4/P4/6/1GGGG2/6/5/g3 b 8/12 -- push\nresult -\n");
    let actions = gipfel(["apply", position, "done", "c2"]);
    assert_eq!(actions.text(), "gipf standard 4/P4/6/1GGGG2/6/5/g3 w 8/12 -- claim\nresult -\n");
    refused(["apply", position, "c2"]);
}

#[test]
fn results() {
    let lost = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/0 -- push";
    assert!(gipfel(["apply", lost, "c2"]).text().ends_with("\nresult w\n"));
    let said = gipfel(["apply", YINSH, "f6"]);
    assert!(said.text().ends_with("\nresult -\n"));
}

#[test]
fn actions_that_are_refused() {
    let lines: Vec<String> = [
        vec!["apply", GIPF, "e5"],
        vec!["apply", GIPF, "e1-e3", "e9-e2"],
        vec!["apply", GIPF, ""],
        vec!["apply", GIPF, "done"],
        vec!["apply", GIPF, "Gb4"],
        vec!["apply", ROW, "c1-c5", "e2"],
        vec!["apply", ROW, "c1-c5;e2"],
        vec!["apply", ROW, "c1-c5;xc2,c3,c4,c5;e2"],
        vec!["apply", YINSH, "f6", "f6"],
        vec!["apply", YINSH, "line\nbreak"],
        vec!["apply", "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push", "c2"],
    ]
    .into_iter()
    .map(refused)
    .collect();
    assert_snapshot!(lines.join("\n"));
}

const PLUS: &str = "gipf+ basic p3/5/6/P1(PZ)pPP1/2(PY)3/5/4 w 9/9 *- T1/- push";

#[test]
fn potentials_are_played() {
    let said = gipfel(["moves", PLUS]);
    let texts: Vec<&str> = said.text().lines().collect();
    assert!(texts.is_sorted());
    for text in ["Z:e4-e8", "Y:f4-f5", "Tc2", "c2", "e1-e3"] {
        assert!(texts.contains(&text), "{text} in {said}");
    }
    let jumped = gipfel(["apply", PLUS, "Z:e4-e8"]);
    assert_eq!(
        jumped.text(),
        "gipf+ basic p3/5/6/P1PpPPZ/2(PY)3/5/4 b 9/9 *- T1/- push\nresult -\n"
    );
    let extra = "gipf+ basic 4/5/6/PP(PT)4/6/5/p3 w 9/9 *- -/- push";
    let turn = gipfel(["apply", extra, "e1-e5;T:discard;xe2,e3,e4,e5"]);
    assert_eq!(turn.text(), "gipf+ basic 4/5/6/7/6/5/p3 b 12/9 -- -/- push\nresult -\n");
}

#[test]
fn potentials_that_are_refused() {
    let lines: Vec<String> = [
        vec!["apply", PLUS, "Z:e4-e7"],
        vec!["apply", PLUS, "Y:e4-e3"],
        vec!["apply", PLUS, "Dc2"],
        vec!["apply", PLUS, "T:c2"],
        vec!["apply", PLUS, "done"],
        vec!["new", "gipf+", "--stocks", "T7/-"],
        vec!["new", "gipf+", "--stocks", "T1"],
        vec!["new", "gipf", "--stocks", "T1/-"],
        vec!["new", "yinsh", "--extra-white", "1"],
        vec!["moves", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 -* Z1/T1 push"],
    ]
    .into_iter()
    .map(refused)
    .collect();
    assert_snapshot!(lines.join("\n"));
}

#[test]
fn positions_from_standard_input() {
    for input in [format!("{GIPF}\n"), format!("{GIPF}\r\n"), format!("{GIPF}\nresult -\n")] {
        assert_eq!(gipfel_with(["moves", "-"], &input).text(), gipfel(["moves", GIPF]).text());
    }
    let said = gipfel_with(["moves", "-"], "");
    assert_eq!((said.code, said.text()), (2, ""));
}

#[test]
#[cfg(unix)]
fn a_closed_pipe_is_no_error() {
    use std::io::Read;
    use std::process::{Command, Stdio};

    let mut child = Command::new(cargo_bin!("gipfel"))
        .args(["perft", YINSH, "2", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("text");
    assert!(child.wait().expect("the command ends").success());
    assert_eq!(errors, "");
}

#[test]
fn for_programs() {
    let read = |said: &Said| -> serde_json::Value {
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{said}");
        serde_json::from_str(said.text()).expect("JSON")
    };
    let moves = read(&gipfel(["moves", GIPF, "--json"]));
    assert_eq!(moves["actions"].as_array().map(Vec::len), Some(30));
    assert_eq!(moves["position"], GIPF);
    let applied = read(&gipfel(["apply", GIPF, "e1-e3", "--json"]));
    assert_eq!(applied["result"], serde_json::Value::Null);
    let game = "[Game \"gipf\"]\n[Variant \"basic\"]\n[White \"Ada\"]\n\n1. e1-e3 e9-e7 *\n";
    let records = read(&gipfel_with(["record", "--json"], game));
    assert_eq!(records[0]["tags"]["White"], "Ada");
    assert_eq!(records[0]["turns"][1]["turn"], "e9-e7");
    let bench = read(&gipfel(["lab", "bench", "--depth", "1", "--json"]));
    assert!(bench["nodes"].as_u64() > Some(0));
}

#[test]
fn a_byte_order_mark_means_nothing() {
    let position = format!("\u{feff}{GIPF}\n");
    assert_eq!(gipfel_with(["moves", "-"], &position).code, 0);
    assert_eq!(gipfel_with(["analyse", "-", "--nodes", "10"], &position).code, 0);
    let game = "\u{feff}[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 *\n";
    assert_eq!(gipfel_with(["record", "--check"], game).code, 0);
    let folder = tempfile::tempdir().unwrap();
    let openings = folder.path().join("openings.txt");
    std::fs::write(&openings, &position).unwrap();
    let openings = openings.to_str().unwrap();
    let said = gipfel(["lab", "match", "random", "random", "--openings", openings, "--pairs", "1"]);
    assert_eq!(said.code, 0, "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_an_end_is_refused() {
    let line = refused(["record", "/dev/zero"]);
    assert!(line.contains("more than 256 megabytes"), "{line}");
}

#[test]
fn text_is_what_the_terminal_can_show() {
    let show = |variable: &str, value: &str| {
        let output = assert_cmd::cargo::cargo_bin_cmd!("gipfel")
            .args(["show", GIPF])
            .env_remove("LC_ALL")
            .env_remove("LC_CTYPE")
            .env("LANG", "en_US.UTF-8")
            .env(variable, value)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(!show("LANG", "en_US.UTF-8").is_ascii());
    assert!(show("LANG", "C").is_ascii());
    assert!(show("LC_ALL", "POSIX").is_ascii());
    assert!(!show("LC_ALL", "C.UTF-8").is_ascii());
}

#[test]
fn completions_and_manual() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let said = gipfel(["completions", shell]);
        assert!(said.code == 0 && said.text().contains("perft"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    let man = folder.path().join("man");
    assert_eq!(gipfel(["man", man.to_str().unwrap()]).code, 0);
    let page = std::fs::read_to_string(man.join("gipfel-lab-match.1")).unwrap();
    assert!(page.contains("gipfel lab match engine"), "{page}");
    assert!(gipfel(["help", "perft"]).text().contains("Count the sequences"));
}

#[test]
fn blanks_around_a_position_are_ignored() {
    let clean = gipfel(["moves", GIPF]);
    assert_eq!(gipfel(["moves", &format!("  {GIPF}\t")]).text(), clean.text());
    assert_eq!(gipfel_with(["moves", "-"], &format!(" {GIPF} \n")).text(), clean.text());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_bad_input() {
    for arguments in [vec!["--help"], vec!["--version"], vec!["moves", GIPF], vec!["rules", "gipf"]]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("/dev/full");
        let output = std::process::Command::new(cargo_bin!("gipfel"))
            .args(&arguments)
            .stdout(full)
            .output()
            .expect("the command runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{arguments:?}: {said}");
        assert!(said.starts_with("error: No space left on device"), "{arguments:?}: {said}");
    }
}
