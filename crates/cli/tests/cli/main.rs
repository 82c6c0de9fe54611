//! The command as people and scripts use it.

mod analyse;
mod bad_positions;
mod bench;
mod commands;
mod documents;
mod engine;
mod examples;
mod help;
mod lab;
mod learn;
mod perft;
mod play;
mod puzzle;
mod record;
mod show;

use std::fmt;

use assert_cmd::cargo::cargo_bin_cmd;

/// What the command said, and its exit code.
struct Said {
    code: i32,
    out: Vec<u8>,
    err: String,
}

impl Said {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("the output is text")
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exit {}\n--- out\n{}--- err\n{}", self.code, self.text(), self.err)
    }
}

/// Runs the command with arguments and standard input.
fn gipfel_with<'a>(arguments: impl IntoIterator<Item = &'a str>, input: &str) -> Said {
    let output = cargo_bin_cmd!("gipfel")
        .args(arguments)
        .env_remove("NO_COLOR")
        .write_stdin(input)
        .output()
        .expect("the command runs");
    Said {
        code: output.status.code().expect("the command ends by itself"),
        out: output.stdout,
        err: String::from_utf8(output.stderr).expect("errors are text"),
    }
}

/// Runs the command with arguments and nothing on standard input.
fn gipfel<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Said {
    gipfel_with(arguments, "")
}

/// The help page of a command, as `lab match`.
fn help(command: &str) -> Said {
    gipfel(command.split(' ').chain(["--help"]))
}

/// Every command, those of groups with the name of their group: `play`, `lab match`. Read from the pages that list them.
fn commands() -> Vec<String> {
    let listed = |page: &Said| -> Vec<String> {
        let list = page.text().split("Commands:\n").nth(1).unwrap_or_default();
        let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
        let names = list.lines().take_while(|line| line.starts_with("  ")).filter(is_name);
        names
            .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
            .filter(|name| name != "help")
            .collect()
    };
    let mut all = Vec::new();
    for name in listed(&gipfel(["--help"])) {
        let inside = if ["lab", "server"].contains(&name.as_str()) {
            listed(&help(&name))
        } else {
            Vec::new()
        };
        if inside.is_empty() {
            all.push(name);
        } else {
            all.extend(inside.iter().map(|command| format!("{name} {command}")));
        }
    }
    all
}

/// Insists on exit code 2, no output, and one line that says why; returns the line.
fn refused<'a>(arguments: impl IntoIterator<Item = &'a str>) -> String {
    let said = gipfel(arguments);
    assert_eq!(said.code, 2, "{said}");
    assert_eq!(said.text(), "");
    one_line(&said.err)
}

/// The only line of a text.
fn one_line(text: &str) -> String {
    let line = text.strip_suffix('\n').expect("the line ends");
    assert!(!line.trim().is_empty() && !line.contains('\n'), "not one line: {text:?}");
    line.to_owned()
}

const GIPF: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";
const YINSH: &str = "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
/// White's push c1-c5 makes a row.
const ROW: &str = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push";
