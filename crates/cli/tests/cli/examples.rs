//! Every example of the help pages, the README and the documentation does what it says: it runs.
//!
//! Examples are written for people who have time. Here the numbers that make them long are made small; nothing else is
//! changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;

use super::{Said, commands, gipfel, help};

pub(super) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// What is not run here: it waits for somebody, needs a server (`tests/online/examples.rs` has one), or installs something.
const NOT_RUN: [&str; 8] = [
    "gipfel play",
    "gipfel learn",
    "gipfel serve",
    "gipfel server ",
    "gipfel bot",
    "gipfel engine",
    "cargo ",
    "podman ",
];

/// An example and where it stands.
struct Example {
    place: String,
    command: String,
}

fn of_help_pages() -> Vec<Example> {
    let mut examples = Vec::new();
    for name in commands() {
        let page = help(&name);
        let lines = page.text().split("Examples:\n").nth(1).unwrap_or_default().lines();
        let mut found: Vec<String> = Vec::new();
        for line in lines.filter_map(|line| line.strip_prefix("  ")) {
            // A long example goes on in the next line.
            match found.last_mut() {
                Some(last) if !line.starts_with("gipfel ") && !line.starts_with('(') => {
                    *last = format!("{last} {line}");
                }
                _ => found.push(line.to_owned()),
            }
        }
        assert!(!found.is_empty(), "gipfel {name} --help has no example");
        examples.extend(
            found
                .into_iter()
                .map(|command| Example { place: format!("gipfel {name} --help"), command }),
        );
    }
    examples
}

/// The files of a folder with an ending, each with its path from the root and its text.
fn texts(folder: &str, ending: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder)).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("a name in UTF-8")).collect();
    names.retain(|name| name.ends_with(ending));
    names.sort();
    let read = |name: String| {
        let text = fs::read_to_string(Path::new(ROOT).join(folder).join(&name));
        (format!("{folder}/{name}"), text.expect("the page is there"))
    };
    names.into_iter().map(read).collect()
}

/// Every page of the documentation.
fn pages() -> Vec<(String, String)> {
    let folders = [".", "docs", "docs/formats", "crates/lab/journal"];
    folders.iter().flat_map(|folder| texts(folder, ".md")).collect()
}

/// The lines of blocks of shell commands.
fn of_pages() -> Vec<Example> {
    let mut examples = Vec::new();
    for (page, text) in pages() {
        let mut inside = false;
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            if line.starts_with("```") {
                inside = line == "```sh";
            } else if inside && !line.trim().is_empty() {
                let place = format!("{page}:{number}");
                examples.push(Example { place, command: line.to_owned() });
            }
        }
    }
    examples
}

/// The example with small numbers.
fn shortened(command: &str) -> String {
    let command = command.split(" # ").next().unwrap_or(command);
    let mut words: Vec<String> = command.trim_end().split(' ').map(str::to_owned).collect();
    for place in 1..words.len() {
        let small = match words[place - 1].as_str() {
            "--pairs" | "--games" => "2",
            "--mine" => "1",
            "--nodes" => "100",
            "--time" => "0.01",
            "--steps" => "2",
            "--epochs" => "1",
            "--depth" => "1",
            "--share" => "1000000",
            "--match" => "nodes=20",
            _ => continue,
        };
        words[place] = small.to_owned();
    }
    let mut short = words.join(" ");
    for (long, less) in [
        ("mcts:time=100ms", "mcts:playouts=10"),
        ("time=100ms", "nodes=20"),
        ("nodes=20000", "nodes=20"),
        ("nodes=60000", "nodes=20"),
        ("nodes=5000", "nodes=20"),
        ("nodes=3000", "nodes=20"),
        ("nodes=500", "nodes=20"),
        // A busy machine is no fault of the example.
        ("match engine 'ugi[", "match engine:nodes=20 'ugi[nodes=20,"),
        ("--clock 10s+100ms", "--clock 60s+1s"),
        ("--clock 300ms+5ms", "--clock 60s+1s --player engine:nodes=20"),
        ("level:5 level:4", "level:2 level:1"),
        ("--from 3 --to 6", "--from 1 --to 2"),
        ("match engine mcts", "match engine:nodes=20 mcts:playouts=10"),
        ("match engine random", "match engine:nodes=20 random"),
        (" push' 5", " push' 2"),
        ("gipf)\" 5", "gipf)\" 2"),
        ("perft - 6", "perft - 2"),
        ("place' 3", "place' 2"),
        ("sleep 1", "sleep 0.6"),
    ] {
        short = short.replace(long, less);
    }
    let adds = |name: &str, more: &str| {
        if short.starts_with(name) { more.to_owned() } else { String::new() }
    };
    let mut more = String::new();
    if !short.contains("--pairs") {
        more += &adds("gipfel lab match", " --pairs 1");
        more += &adds("gipfel lab ladder", " --pairs 1");
        more += &adds("gipfel lab relearn", " --pairs 1");
    }
    if !short.contains("--match") {
        more += &adds("gipfel lab relearn", " --match nodes=20");
    }
    if !short.contains("--to") {
        more += &adds("gipfel lab ladder", " --to 2");
    }
    if !short.contains("--nodes") {
        more += &adds("gipfel analyse", " --nodes 100");
        more += &adds("gipfel lab selfplay", " --nodes 50");
        more += &adds("gipfel lab openings", " --nodes 50");
        more += &adds("gipfel lab tactics --mine", " --nodes 50");
        more += &adds("gipfel lab spsa", " --nodes 50");
    }
    if !short.contains("--games") {
        more += &adds("gipfel lab openings", " --games 2");
    }
    if !short.contains("--depth") {
        more += &adds("gipfel lab bench", " --depth 1");
    }
    if !short.contains("--steps") {
        more += &adds("gipfel lab tune", " --steps 2");
    }
    if !short.contains("--epochs") {
        more += &adds("gipfel lab train", " --epochs 1");
    }
    if short.contains('>') || short.contains("&&") { short } else { short + &more }
}

/// A folder in which everything is that the examples read.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let record = "[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 e9-e7 2. b3 h3 *\n";
    for name in ["game.txt", "game.gipfel", "games.txt"] {
        fs::write(at(name), record).expect("a file");
    }
    fs::create_dir(at("data")).expect("a folder");
    let tactics = fs::read_to_string(Path::new(ROOT).join("data/tactics.txt")).expect("tactics");
    let few: Vec<&str> = tactics.lines().take(8).collect();
    fs::write(at("data/tactics.txt"), few.join("\n")).expect("a file");
    fs::create_dir(at("data/puzzles")).expect("a folder");
    let puzzles = fs::read_to_string(Path::new(ROOT).join("data/puzzles/dvonn.txt"));
    let puzzles = puzzles.expect("puzzles");
    let few: Vec<&str> = puzzles.lines().filter(|line| !line.starts_with('#')).take(2).collect();
    fs::write(at("data/puzzles/dvonn.txt"), few.join("\n")).expect("a file");
    let path = |name: &str| at(name).to_str().expect("a name").to_owned();
    for (game, file) in [
        ("gipf", "standard.games"),
        ("yinsh", "yinsh.games"),
        ("dvonn", "dvonn.games"),
        ("tzaar", "tzaar.games"),
    ] {
        let file = path(file);
        let said = gipfel([
            "lab",
            "selfplay",
            "--game",
            game,
            "--variant",
            "standard",
            "--games",
            "4",
            "--nodes",
            "50",
            "--out",
            &file,
        ]);
        assert_eq!(said.code, 0, "{said}");
    }
    let games = path("yinsh.games");
    for file in ["new.txt", "yinsh.weights", "first.weights", "second.weights"] {
        let said =
            gipfel(["lab", "tune", "--set", "yinsh", &games, "--steps", "2", "--out", &path(file)]);
        assert_eq!(said.code, 0, "{said}");
    }
    let net = path("yinsh.net");
    let said = gipfel(["lab", "train", "--net", "yinsh", &games, "--epochs", "1", "--out", &net]);
    assert_eq!(said.code, 0, "{said}");
    folder
}

/// A shell that finds the program by its name.
fn shell(command: &str, folder: &Path) -> std::process::Output {
    let program = cargo_bin!("gipfel");
    let mut places = vec![program.parent().expect("a folder").to_owned()];
    let path = std::env::var_os("PATH").unwrap_or_default();
    places.extend(std::env::split_paths(&path).collect::<Vec<PathBuf>>());
    Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(places).expect("a path"))
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell")
}

/// Commands and options that are named in passing exist too.
#[test]
fn commands_that_texts_name_exist() {
    let pages_of_help: Vec<(String, Said)> = commands()
        .into_iter()
        .map(|name| {
            let page = help(&name);
            (name, page)
        })
        .collect();
    let mut named = 0;
    for (page, text) in
        [pages(), texts(".github", ".md"), texts(".github/ISSUE_TEMPLATE", ".yml")].concat()
    {
        for code in text.split('`').skip(1).step_by(2) {
            let Some(call) = code.strip_prefix("gipfel ") else { continue };
            let words: Vec<&str> = call.split_whitespace().collect();
            let group = matches!(words[..], ["lab" | "server"]);
            if group || words[0].starts_with('-') || words.contains(&"…") {
                continue;
            }
            named += 1;
            let is_named = |name: &str| {
                words.iter().copied().take(name.split(' ').count()).eq(name.split(' '))
            };
            let known = pages_of_help.iter().find(|(known, _)| is_named(known));
            let (_, about) = known.unwrap_or_else(|| panic!("{page}: there is no `{code}`"));
            for option in words.iter().filter(|word| word.starts_with("--")) {
                assert!(about.text().contains(option), "{page}: `{code}` has no {option}");
            }
        }
    }
    assert!(named > 20, "{named} commands are named");
}

#[cfg(unix)]
#[test]
fn every_example_runs() {
    let folder = folder();
    let mut examples = of_help_pages();
    examples.extend(of_pages());
    assert!(examples.len() > 60, "{} examples", examples.len());
    let (mut run, mut faults) = (0, Vec::new());
    for Example { place, command } in &examples {
        // A list is printed without anybody watching.
        let waits =
            NOT_RUN.iter().any(|start| command.starts_with(start)) && !command.contains("--list");
        if waits {
            continue;
        }
        // A file of a later example may have been made by an earlier one.
        let command = match command.split_once("--out ") {
            Some((before, rest)) => {
                let (file, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                format!("{before}--out made-{run}-{file} {rest}")
            }
            None => command.clone(),
        };
        let short = shortened(&command);
        let short = short.split(" && man ").next().unwrap_or(&short);
        let output = shell(short, folder.path());
        let error = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() || error.contains("error:") {
            faults.push(format!("{place}: {command}\nrun as: {short}\n{error}"));
        }
        run += 1;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(run > 45, "{run} examples were run");
}

/// What a person has to sit in front of is at least understood: nothing is wrong with it but that nobody is there.
#[cfg(unix)]
#[test]
fn examples_for_people_are_understood() {
    let folder = folder();
    let mut examples = of_help_pages();
    examples.extend(of_pages());
    for Example { place, command } in &examples {
        let interactive =
            ["gipfel play", "gipfel learn"].iter().any(|start| command.starts_with(start));
        if !interactive || command.contains("--list") {
            continue;
        }
        let command = command.split(" # ").next().unwrap_or(command);
        let output = shell(command, folder.path());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("terminal"), "{place}: {command}\n{error}");
    }
}
