//! `gipfel puzzle` as people use it.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Said, gipfel, gipfel_with, refused};

const POSITION: &str = "gipf standard 1p1P/p1p2/p2p1p/ppg1G2/Pg1Gp1/1P2g/PP2 w 5/1 -- push";
const PUZZLE: &str =
    "gipf standard 1p1P/p1p2/p2p1p/ppg1G2/Pg1Gp1/1P2g/PP2 w 5/1 -- push | win in 2 | d1-g2 | 2";

/// A folder with a file of puzzles.
fn folder(puzzles: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    fs::write(&file, puzzles).expect("a file");
    (folder, file)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

fn solve(file: &Path, progress: &Path, language: &str, input: &str) -> Said {
    let options = ["--language", language, "--progress", text(progress)];
    let arguments = ["puzzle", "--file", text(file)].into_iter().chain(options);
    let said = gipfel_with(arguments, input);
    assert_eq!(said.code, 0, "{said}");
    said
}

#[test]
fn a_puzzle_is_solved_and_not_asked_again() {
    let (folder, file) = folder(PUZZLE);
    let progress = folder.path().join("new/solved.txt");
    let said = solve(&file, &progress, "en", "e5\nb4\nhint\nhint\nd1-g2\n");
    let text = said.text();
    for part in [
        "Puzzle 1 of 1 · easy\n",
        "White to move: find the only turn that wins, in 2 turns.\n",
        "> Pieces enter at the edge.",
        "> That is not it. Your opponent answers ",
        "> Hint: ",
        "> Hint: it begins at d1.\n",
        "> Right: nothing else wins as soon.\n1 of 1 solved\n",
    ] {
        assert!(text.contains(part), "{part}\n{said}");
    }
    assert_eq!(fs::read_to_string(&progress).expect("kept"), format!("{POSITION}\n"));
    let said = solve(&file, &progress, "en", "");
    assert_eq!(said.text(), "1 of 1 solved\n");
    let list =
        ["puzzle", "--list", "--file", self::text(&file), "--progress", self::text(&progress)];
    assert_eq!(gipfel(list).text(), "gipf   grade 2  1/1\n");
}

#[test]
fn who_was_told_the_solution_has_not_solved_it() {
    let (folder, file) = folder(PUZZLE);
    let progress = folder.path().join("solved.txt");
    let said = solve(&file, &progress, "hu", "solution\nd1-g2\n");
    assert!(said.text().contains("A megoldás: d1-g2\n"), "{said}");
    assert!(said.text().ends_with("0 / 1 megoldva\n"), "{said}");
    assert!(!progress.exists());
    for (language, task) in [("ro", "Albul la mutare"), ("ru", "Ход белых")] {
        let said = solve(&file, &progress, language, "next\n");
        assert!(said.text().contains(task) && !said.text().contains('⟦'), "{said}");
    }
}

#[test]
fn a_turn_of_several_decisions_is_told_one_by_one() {
    let punct = "punct standard Cb5ne,cc9se,Md8s,ee9n,Ef9ne,mg8ne,Ci13ne,Rj13se,Lk15ne,rm15s,Em16sw,ln16n,Eo16se/\
                 Le8se,ee10se,el13nw,rm15nw,Ep16nw/Mm16sw w - piece | win in 2 | b5;@f9;ne | 5";
    let (folder, file) = folder(punct);
    let progress = folder.path().join("solved.txt");
    let said = solve(&file, &progress, "en", "hint\nhint\nhint\nb5;@f9;ne\n");
    let text = said.text();
    assert!(text.contains("> Hint: it begins with b5\n"), "{said}");
    assert!(text.contains("> Hint: it begins with b5;@f9\n"), "{said}");
    assert!(text.ends_with("1 of 1 solved\n"), "{said}");
    fs::remove_file(&progress).expect("it was kept");
    let said = solve(&file, &progress, "ru", "hint\nhint\nhint\nhint\nb5;@f9;ne\n");
    assert!(said.text().contains("Решение: b5;@f9;ne\n"), "{said}");
    assert!(!progress.exists(), "who asks until there is nothing left to find has found nothing");
}

#[test]
fn a_file_is_verified() {
    let (_folder, file) = folder(&format!("# one\n{PUZZLE}\n"));
    let said = gipfel(["puzzle", "--check", text(&file), "--nodes", "20000"]);
    assert_eq!((said.code, said.text()), (0, "1 of 1 hold\n"), "{said}");
    fs::write(&file, PUZZLE.replace("d1-g2", "d1-g3")).expect("a file");
    let line = refused(["puzzle", "--check", text(&file)]);
    assert!(line.contains("line 1"), "{line}");
    fs::write(&file, PUZZLE.replace("win in 2", "win in 1")).expect("a file");
    let said = gipfel(["puzzle", "--check", text(&file), "--nodes", "20000"]);
    assert_eq!(said.code, 1, "{said}");
    assert!(said.text().ends_with("it is not won in 1, or sooner\n0 of 1 hold\n"), "{said}");
}

#[test]
fn puzzles_are_mined_and_mining_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mined.txt");
    let mine = |count| {
        let what = ["puzzle", "--mine", count, "--game", "gipf", "--variant", "basic"];
        what.into_iter().chain(["--nodes", "4000", "--out", text(&file)])
    };
    let said = gipfel(mine("1"));
    assert_eq!(said.code, 0, "{said}");
    let first = fs::read_to_string(&file).expect("mined");
    assert!(first.starts_with("# seed 1, game "), "{first}");
    let line = refused(mine("2"));
    assert!(line.contains("--resume goes on with it"), "{line}");
    let said = gipfel(mine("2").chain(["--resume"]));
    assert_eq!(said.code, 0, "{said}");
    let both = fs::read_to_string(&file).expect("mined");
    assert!(both.starts_with(&first) && both.lines().count() >= 4, "{both}");
    let said = gipfel(["puzzle", "--check", text(&file), "--nodes", "4000"]);
    assert_eq!(said.code, 0, "{said}");
}

#[test]
fn a_line_that_is_no_text_is_no_move() {
    let (folder, file) = folder(PUZZLE);
    let progress = folder.path().join("solved.txt");
    let output = assert_cmd::cargo::cargo_bin_cmd!("gipfel")
        .args(["puzzle", "--file", text(&file), "--language", "en"])
        .args(["--progress", text(&progress)])
        .write_stdin(&b"\xff\xfe\nd1-g2\n"[..])
        .output()
        .expect("the command runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 of 1 solved"), "{output:?}");
}
