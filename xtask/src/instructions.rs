//! Instructions per leaf of perft: a measure of speed that is the same on a busy machine.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{browser, tools, workspace};

/// One perft to measure.
struct Measure {
    game: &'static str,
    position: &'static str,
    /// Whether the last ply is counted without playing it.
    bulk: bool,
    depth: u32,
    /// Instructions per leaf that it must not exceed.
    limit: f64,
}

const GIPF: &str = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push";

/// All rings are on the board, close together, and none has moved.
const YINSH: &str = "yinsh standard 4/7/8/3rR4/4rR4/4rR3/4Rrr3/4R4/8/7/4 w 0/0 0/0 move";

/// The start of Ultimate GIPF behind its first two pushes: everything may be brought in.
const POTENTIALS: &str = "gipf+ tournament G3/5/6/7/6/5/g3 w 19/19 ++ T3Z3D3Y3U3/T3Z3D3Y3U3 push";

/// All pieces are placed.
const DVONN: &str =
    "dvonn standard ppP/pPPP/PPppP/DpppP/Ppppp/PpPpp/PPPDP/PPppp/DpPpP/ppPP/PpP w 0/0/0 move";

/// The opening and the first two moves are made.
const TZAAR: &str = "tzaar standard \
    ttttT/TaaaAT/TAz1ZAT/TAtz2AT/TAZ1TZat/t(t2)z1Tzat/1azZZat/taAAAt/1tTTT w -/- capture";

/// Some marbles are placed and some rings gone, and nothing can jump.
const ZERTZ: &str = "zertz standard ..2/.2B1/.5/.2W3/6/B4/2G1 w 5/7/8 0/0/0 0/0/0 place";

/// Some pieces of both lie on the board, and one turn is followed by the choice of a piece and of its space.
const PUNCT: &str = "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne b - piece";

/// What a change must not make slower. A limit is the figure that was reached, with as much above it as compilers of a release
/// differ.
const MEASURES: [Measure; 10] = [
    Measure { game: "gipf", position: GIPF, bulk: true, depth: 5, limit: 7.0 },
    Measure { game: "yinsh", position: YINSH, bulk: true, depth: 5, limit: 13.1 },
    Measure { game: "gipf+", position: POTENTIALS, bulk: true, depth: 3, limit: 5.0 },
    Measure { game: "dvonn", position: DVONN, bulk: true, depth: 4, limit: 7.5 },
    Measure { game: "tzaar", position: TZAAR, bulk: true, depth: 4, limit: 4.5 },
    Measure { game: "zertz", position: ZERTZ, bulk: true, depth: 4, limit: 26.0 },
    Measure { game: "punct", position: PUNCT, bulk: true, depth: 5, limit: 21.5 },
    Measure { game: "gipf", position: GIPF, bulk: false, depth: 4, limit: 148.0 },
    Measure { game: "yinsh", position: YINSH, bulk: false, depth: 4, limit: 215.0 },
    Measure { game: "gipf+", position: POTENTIALS, bulk: false, depth: 3, limit: 420.0 },
];

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    tools::valgrind()?;
    let callgrind = Callgrind {
        program: browser::shipped_program()?,
        folder: workspace::target()?.join("callgrind"),
    };
    fs::create_dir_all(&callgrind.folder)?;
    println!(
        "\n{:6} {:8} {:>5} {:>12} {:>15} {:>9} {:>6}",
        "game", "mode", "depth", "leaves", "instructions", "per leaf", "limit"
    );
    let mut over = Vec::new();
    for measure in &MEASURES {
        let found = measure.take(&callgrind)?;
        println!("{}", measure.line(&found));
        if found.per_leaf() > measure.limit {
            over.push(format!("{} {}", measure.game, measure.mode()));
        }
    }
    println!("\nprofiles: {}", callgrind.folder.display());
    ensure!(over.is_empty(), "more instructions than the limit: {}", over.join(", "));
    Ok(())
}

impl Measure {
    fn mode(&self) -> &'static str {
        if self.bulk { "bulk" } else { "no-bulk" }
    }

    /// Runs perft. What the program spends at depth 0 is its start, not perft.
    fn take(&self, callgrind: &Callgrind) -> Result<Count> {
        let start = callgrind.count(self, 0)?;
        let whole = callgrind.count(self, self.depth)?;
        let instructions = whole.instructions.saturating_sub(start.instructions);
        Ok(Count { instructions, leaves: whole.leaves })
    }

    /// A line of the table.
    fn line(&self, found: &Count) -> String {
        let per_leaf = found.per_leaf();
        let verdict = if per_leaf <= self.limit { "ok" } else { "over" };
        format!(
            "{:6} {:8} {:>5} {:>12} {:>15} {per_leaf:>9.2} {:>6} {verdict}",
            self.game,
            self.mode(),
            self.depth,
            found.leaves,
            found.instructions,
            self.limit,
        )
    }
}

/// The program under valgrind, and where the profiles go.
struct Callgrind {
    program: PathBuf,
    folder: PathBuf,
}

struct Count {
    instructions: u64,
    leaves: u64,
}

impl Count {
    fn per_leaf(&self) -> f64 {
        self.instructions as f64 / self.leaves as f64
    }
}

impl Callgrind {
    fn count(&self, measure: &Measure, depth: u32) -> Result<Count> {
        let name = format!("{}-{}-{depth}.out", measure.game, measure.mode());
        let profile = self.folder.join(name);
        let mut command = Command::new("valgrind")
            .args(["--tool=callgrind", "--quiet"])
            .args([format!("--callgrind-out-file={}", profile.display())])
            .args([&self.program])
            .args(["perft", measure.position, &depth.to_string()]);
        if !measure.bulk {
            command = command.args(["--no-bulk"]);
        }
        let answer = command.output()?;
        Ok(Count { instructions: instructions(&profile)?, leaves: leaves(&answer)? })
    }
}

/// The total that callgrind writes at the end of a profile.
fn instructions(profile: &Path) -> Result<u64> {
    let text = fs::read_to_string(profile).with_context(|| format!("cannot read {profile:?}"))?;
    number_after(&text, "totals: ").with_context(|| format!("{profile:?} has no total"))
}

fn leaves(answer: &str) -> Result<u64> {
    number_after(answer, "nodes ").context("the answer of perft has no line `nodes N`")
}

/// The number on the last line that begins with `label`.
fn number_after(text: &str, label: &str) -> Option<u64> {
    text.lines().rev().find_map(|line| line.strip_prefix(label)?.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_the_last_labelled_line() {
        assert_eq!(leaves("nodes 7\na1-b2 3\nnodes 29016\n").unwrap(), 29016);
        assert!(leaves("3 nodes\n").is_err());
    }
}
