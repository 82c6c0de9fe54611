//! What texts name is there: tasks and their options, files, and the sections that links lead to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use crate::{output, root, texts};

/// The answer of `cargo xtask …`.
fn xtask(arguments: &[&str]) -> String {
    let text = output(Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments));
    String::from_utf8(text).expect("help is text")
}

#[test]
fn tasks_and_options_that_are_named_exist() {
    const CALL: &str = "cargo xtask ";
    let overview = xtask(&["--help"]);
    let tasks = overview.lines().filter_map(|line| line.strip_prefix(CALL)?.split(' ').next());
    let help: BTreeMap<&str, String> = tasks.map(|task| (task, xtask(&[task, "--help"]))).collect();
    let (mut named, mut faults) = (0, Vec::new());
    for (path, text) in texts() {
        for (number, line) in (1..).zip(text.lines()) {
            for call in line.split(CALL).skip(1) {
                let mut words = call.split(['`', '#', '"', '(', ')', ',', ';', ' ']);
                let task =
                    words.next().unwrap_or_default().trim_end_matches(['.', ':', '\\', '\'']);
                if !task.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                    continue;
                }
                named += 1;
                let Some(page) = help.get(task) else {
                    faults.push(format!("{path}:{number}: there is no task {task}"));
                    continue;
                };
                let options = call.split(['`', '#', '"', '\\']).next().unwrap_or_default();
                for option in options.split([' ', '=']).filter(|word| word.starts_with("--")) {
                    if option != "--help" && !page.contains(option) {
                        faults.push(format!("{path}:{number}: {task} has no option {option}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(named > 30 || texts().is_empty(), "{named} tasks are named");
}

#[test]
fn files_that_are_named_exist() {
    let ignored = fs::read_to_string(root().join(".gitignore")).expect("what is made is listed");
    let ignored: Vec<&str> = ignored.lines().filter_map(|line| line.strip_prefix('/')).collect();
    let made = |name: &str| ignored.iter().any(|folder| name.starts_with(folder));
    let top = texts();
    let top: BTreeSet<&str> =
        top.iter().filter_map(|(path, _)| Some(path.split_once('/')?.0)).collect();
    let (mut named, mut faults) = (0, Vec::new());
    for (path, text) in texts().into_iter().filter(|(path, _)| is_page(path)) {
        let words: Vec<&str> = if path.ends_with(".md") { codes(&text) } else { vec![&text] };
        for word in words.into_iter().flat_map(str::split_whitespace) {
            let word = word.trim_matches(['"', '\'', ',', ';', '.', ':', '(', ')']);
            let inside = word.split_once('/').is_some_and(|(first, _)| top.contains(first));
            if inside && !made(word) {
                named += 1;
                if !exists(word) {
                    faults.push(format!("{path}: {word}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "not there:\n{}", faults.join("\n"));
    assert!(named > 50 || top.is_empty(), "{named} files are named");
}

/// Pages for readers, and what a forge reads.
fn is_page(path: &str) -> bool {
    path.ends_with(".md") || path.starts_with(".github/")
}

/// What stands between backticks.
fn codes(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Words in capitals stand for names: what is in front of them must be there.
fn exists(name: &str) -> bool {
    let placeholder = |part: &str| {
        let stem = part.split('.').next().unwrap_or(part);
        stem.len() > 2
            && stem.bytes().all(|letter| letter.is_ascii_uppercase())
            && !part.ends_with(".md")
    };
    let parts = name.split('/').take_while(|part| !placeholder(part) && !part.contains(['*', '{']));
    root().join(parts.collect::<PathBuf>()).exists()
}

#[test]
fn links_lead_somewhere() {
    let (mut followed, mut faults) = (0, Vec::new());
    for (path, text) in texts().into_iter().filter(|(path, _)| path.ends_with(".md")) {
        let folder = Path::new(&path).parent().expect("a file lies in a folder");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.contains("://") || link.contains(char::is_whitespace) {
                continue;
            }
            followed += 1;
            let (file, section) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { PathBuf::from(&path) } else { joined(folder, file) };
            let there = root().join(&target);
            let found = there.exists()
                && (section.is_empty()
                    || fs::read_to_string(&there)
                        .is_ok_and(|page| sections(&page).contains(section)));
            if !found {
                faults.push(format!("{path}: {link}"));
            }
        }
    }
    assert!(faults.is_empty(), "lead nowhere:\n{}", faults.join("\n"));
    assert!(followed > 50 || texts().is_empty(), "{followed} links");
}

/// A path with its `..` resolved.
fn joined(folder: &Path, file: &str) -> PathBuf {
    let mut path = folder.to_owned();
    for part in Path::new(file).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            part => path.push(part),
        }
    }
    path
}

/// The names under which a forge knows the headings of a page, and those that the page gives itself: `<a id="rows">`.
fn sections(page: &str) -> BTreeSet<String> {
    let name = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().chars().filter(|letter| {
            letter.is_alphanumeric() || *letter == ' ' || *letter == '-' || *letter == '_'
        });
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    let headings = page.lines().filter(|line| line.starts_with('#')).map(name);
    let given = page.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    headings.chain(given.map(str::to_owned)).collect()
}

#[test]
fn headings_become_sections() {
    let page = "# Adding a game\n## What is seen, and why\n<a id=\"rows\"></a>\n## Sorok\ntext\n";
    let found: Vec<String> = sections(page).into_iter().collect();
    assert_eq!(found, ["adding-a-game", "rows", "sorok", "what-is-seen-and-why"]);
}
