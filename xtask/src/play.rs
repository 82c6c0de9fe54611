//! Starting what there is to play with.

use anyhow::Result;

use crate::command::Command;

/// The positions in which the two games begin.
const STARTS: [&str; 2] = [
    "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
];

pub(crate) fn run() -> Result<()> {
    for position in STARTS {
        gipfel(&["show", position])?;
    }
    gipfel(&["--help"])
}

fn gipfel(args: &[&str]) -> Result<()> {
    let cargo = ["run", "--quiet", "--release", "-p", "gipfel-cli", "--"];
    Command::cargo().args(cargo).args(args).run()
}
