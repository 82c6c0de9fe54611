//! The names of all tests, one a line: two lists, taken before and after a change, say what it added and what it lost.

use anyhow::Result;

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{python, tools, web, workspace};

pub(crate) fn print(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    tools::all_npm_packages()?;
    let mut names = rust(&["--lib", "--bins", "--tests"])?;
    names.extend(rust(&["--doc"])?);
    names.extend(npm("web")?);
    names.extend(npm("e2e")?);
    names.extend(python::names()?);
    names.sort();
    for name in names {
        println!("{name}");
    }
    Ok(())
}

/// The tests of the Rust crates: those that are built, or those in the documentation.
fn rust(which: &[&str]) -> Result<Vec<String>> {
    let list = ["--", "--list", "--format", "terse"];
    let command = Command::cargo().args(["test", "--locked", "--workspace"]).args(which).args(list);
    Ok(rust_names(&command.output_and_errors()?))
}

/// Cargo announces each program with tests, which then writes its lines `NAME: test`.
fn rust_names(output: &str) -> Vec<String> {
    let mut program = "";
    let mut names = Vec::new();
    for line in output.lines() {
        if let Some(announced) = announced_program(line) {
            program = announced;
        } else if let Some(name) = line.strip_suffix(": test") {
            names.push(format!("{program}: {name}"));
        }
    }
    names
}

/// The name in `Running tests/rules/main.rs (target/debug/deps/rules-0123456789abcdef)` or `Doc-tests gipfel_rules`.
fn announced_program(line: &str) -> Option<&str> {
    if let Some(tested) = line.trim_start().strip_prefix("Doc-tests ") {
        return Some(tested);
    }
    let (_, path) = line.trim_start().strip_prefix("Running ")?.rsplit_once('(')?;
    let file = path.trim_end_matches(')').rsplit(['/', '\\']).next()?;
    file.rsplit_once('-').map(|(name, _)| name)
}

/// The tests of a folder with npm packages, which all have this script.
fn npm(folder: &str) -> Result<Vec<String>> {
    let lines = web::npm_in(&workspace::root().join(folder), "test:list").output()?;
    Ok(lines.lines().map(|line| format!("{folder}: {line}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_listed_under_their_programs() {
        let output = "    Finished `test` profile\n     \
             Running unittests src/lib.rs (target/debug/deps/gipfel_rules-00ff)\n\
             board::tests::edge: test\nwarning: odd\n     \
             Running tests/laws.rs (target/debug/deps/laws-11aa)\nundo: test\n   \
             Doc-tests gipfel_rules\ncrates/rules/src/lib.rs - (line 3): test\n";
        assert_eq!(
            rust_names(output),
            [
                "gipfel_rules: board::tests::edge",
                "laws: undo",
                "gipfel_rules: crates/rules/src/lib.rs - (line 3)",
            ]
        );
    }
}
