//! `gipfel puzzle`: positions in which one turn wins, to be solved in the terminal, or looked for in games.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_lab::{Openings, Puzzle, PuzzleChecker, PuzzleMine};
use gipfel_learn::{Language, Texts};
use gipfel_rules::{GameKind, Position as _};

use crate::folders;
use crate::progress::Progress;
use crate::puzzle_session::Session;

/// Solve puzzles: one turn wins, and nothing else comes near
///
/// The board is shown; write the turn. `hint` says what it is good for, then where it begins; `solution` shows it. A turn that
/// is wrong is answered by what the opponent makes of it. What is solved is kept in a file and not asked again.
#[derive(Args)]
#[command(after_help = "\
A puzzle is a line `position | win | turn turn … | grade`, with `win in N` where trying everything has proved it. Without
--progress what is solved is kept in the folder for data of programs: $XDG_DATA_HOME/gipfel/puzzles.txt and its like.

Examples:
  gipfel puzzle
  gipfel puzzle --game yinsh --grade 3 --language hu
  gipfel puzzle --list
  gipfel puzzle --check data/puzzles/dvonn.txt
  gipfel puzzle --mine 300 --game dvonn --opening-turns 49 --seed 7 --out dvonn.txt --resume")]
pub(crate) struct Arguments {
    /// Only puzzles of one game; the game that is mined
    #[arg(long, value_parser = crate::new::game_parser())]
    game: Option<GameKind>,

    /// Only puzzles of one grade, from 1 to 5
    #[arg(long, value_name = "GRADE", value_parser = clap::value_parser!(u8).range(1..=i64::from(Puzzle::HARDEST)))]
    grade: Option<u8>,

    /// Puzzles from a file, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Where is kept what is solved
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,

    /// en, hu, ro or ru [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = crate::learn::language)]
    language: Option<Language>,

    /// Write in ASCII only; the language is English then
    #[arg(long)]
    ascii: bool,

    /// Count the puzzles and those that are solved, and end
    #[arg(long)]
    list: bool,

    /// Verify the puzzles of a file, and end
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "file"])]
    check: Option<PathBuf>,

    /// Look for puzzles in games until the file holds so many, and end
    #[arg(long, value_name = "PUZZLES", requires_all = ["game", "out"], conflicts_with_all = ["check", "list", "file"])]
    mine: Option<usize>,

    /// Look for quick wins that trying everything proves, where nothing else wins as soon; other turns may be good, too
    #[arg(long, requires = "mine")]
    proved: bool,

    /// The variant that is mined
    #[arg(long, requires = "mine")]
    variant: Option<String>,

    /// How many turns of a game that is mined are random [default: as in matches]
    #[arg(long, value_name = "N", requires = "mine", value_parser = clap::value_parser!(u16).range(0..=60))]
    opening_turns: Option<u16>,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Positions that the engine looks at to verify a puzzle
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// The file that what is mined is written to
    #[arg(long, value_name = "FILE", requires = "mine")]
    out: Option<PathBuf>,

    /// Go on with the file
    #[arg(long, requires = "out")]
    resume: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let (Some(wanted), Some(out)) = (arguments.mine, &arguments.out) {
        return mine(arguments, wanted, out);
    }
    if let Some(file) = &arguments.check {
        let puzzles = read(&crate::input::file(file)?, &file.display().to_string())?;
        return check(&puzzles, arguments.nodes);
    }
    let mut puzzles = match &arguments.file {
        Some(file) => read(&crate::input::file(file)?, &file.display().to_string())?,
        None => built_in()?,
    };
    puzzles.retain(|puzzle| {
        arguments.game.is_none_or(|game| puzzle.position.game() == game)
            && arguments.grade.is_none_or(|grade| puzzle.grade == grade)
    });
    // The easy ones first; of one grade in the order of the file.
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    let file = arguments.progress.clone().or_else(|| Some(folders::data()?.join("puzzles.txt")));
    let solved: HashSet<String> = match &file {
        Some(file) if file.exists() => {
            crate::input::file(file)?.lines().map(str::to_owned).collect()
        }
        _ => HashSet::new(),
    };
    if arguments.list {
        list(&puzzles, &solved)?;
        return Ok(ExitCode::SUCCESS);
    }
    let look = crate::play::look(arguments.ascii);
    let texts = Texts::new(crate::learn::spoken(look, arguments.language));
    let terminal = crate::show::usual_terminal(arguments.ascii);
    Session::new(texts, terminal, file).solve(&puzzles, &solved)?;
    Ok(ExitCode::SUCCESS)
}

fn built_in() -> Result<Vec<Puzzle>> {
    let mut all = Vec::new();
    for game in GameKind::ALL {
        all.extend(read(gipfel_learn::puzzles(game), game.description().topic)?);
    }
    Ok(all)
}

/// The puzzles of a text. Blank lines and lines that start with `#` are skipped.
fn read(text: &str, source: &str) -> Result<Vec<Puzzle>> {
    let is_puzzle = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
    let read = |(number, line): (usize, &str)| {
        line.parse().with_context(|| format!("{source}, line {}", number + 1))
    };
    text.lines().enumerate().filter(is_puzzle).map(read).collect()
}

fn list(puzzles: &[Puzzle], solved: &HashSet<String>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for game in GameKind::ALL {
        for grade in 1..=Puzzle::HARDEST {
            let of = |puzzle: &&Puzzle| puzzle.position.game() == game && puzzle.grade == grade;
            let count = puzzles.iter().filter(of).count();
            let is_solved = |puzzle: &&Puzzle| solved.contains(&puzzle.position.to_string());
            let done = puzzles.iter().filter(of).filter(is_solved).count();
            if count > 0 {
                writeln!(out, "{:<6} grade {grade}  {done}/{count}", game.word())?;
            }
        }
    }
    Ok(())
}

fn check(puzzles: &[Puzzle], nodes: u64) -> Result<ExitCode> {
    let progress = Progress::new(puzzles.len() as u64, 0);
    let mut checker = PuzzleChecker::new(nodes);
    let mut shapes = HashSet::new();
    let mut wrong = 0;
    for (done, puzzle) in (1..).zip(puzzles) {
        let fault = match checker.check(puzzle) {
            Err(fault) => Some(fault.to_string()),
            Ok(()) if !shapes.insert(puzzle.shape()) => Some("it is there twice".to_owned()),
            Ok(()) => None,
        };
        if let Some(fault) = fault {
            writeln!(io::stdout().lock(), "wrong: {puzzle}: {fault}")?;
            wrong += 1;
        }
        progress.set(done, &format!("{wrong} wrong"));
    }
    drop(progress);
    writeln!(io::stdout().lock(), "{} of {} hold", puzzles.len() - wrong, puzzles.len())?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Positions that players in the games that are mined look at.
const PLAY: u64 = 200;
/// Positions that are looked at to see whether there is a puzzle.
const LOOK: u64 = 8_000;
/// Of a hundred puzzles at most so many are of one grade.
const MOST_OF_A_GRADE: usize = 35;

fn mine(arguments: &Arguments, wanted: usize, out: &Path) -> Result<ExitCode> {
    let game = arguments.game.context("no game is named")?;
    let start = crate::games::start(game, arguments.variant.as_deref())?;
    let opening_turns = arguments.opening_turns.map(usize::from);
    let mine = PuzzleMine {
        opening_turns: opening_turns.unwrap_or_else(|| Openings::usual_turns(&start)),
        start,
        play: PLAY,
        look: LOOK,
        verify: arguments.nodes,
        proved: arguments.proved,
        seed: arguments.seed,
    };
    let name = || out.display().to_string();
    let kept = if out.exists() { crate::input::file(out)? } else { String::new() };
    if !arguments.resume && !kept.is_empty() {
        bail!("{}: the file exists already; --resume goes on with it", name());
    }
    let known = read(&kept, &name())?;
    let mut shapes: HashSet<String> = known.iter().map(Puzzle::shape).collect();
    let mut grades = [0; Puzzle::HARDEST as usize];
    for puzzle in &known {
        grades[usize::from(puzzle.grade) - 1] += 1;
    }
    let mut count = known.len();
    let most = (wanted * MOST_OF_A_GRADE).div_ceil(100);
    let progress = Progress::new(wanted as u64, count as u64);
    for game in next_game(&kept, arguments.seed).. {
        if count >= wanted {
            break;
        }
        let found = mine.dig(game, &mut |puzzle| {
            grades[usize::from(puzzle.grade) - 1] < most && shapes.insert(puzzle.shape())
        });
        for puzzle in found {
            let line = format!("{}\n{puzzle}\n", origin(arguments.seed, game));
            append(out, &line).with_context(name)?;
            grades[usize::from(puzzle.grade) - 1] += 1;
            count += 1;
        }
        progress.set(count as u64, &format!("{} games, grades {grades:?}", game + 1));
    }
    Ok(ExitCode::SUCCESS)
}

/// What stands above a puzzle that was mined: where it is from.
fn origin(seed: u64, game: u64) -> String {
    format!("# seed {seed}, game {game}")
}

/// The game behind the last one of which a file holds a puzzle.
fn next_game(kept: &str, seed: u64) -> u64 {
    let prefix = format!("# seed {seed}, game ");
    let games = kept.lines().filter_map(|line| line.strip_prefix(&prefix)?.parse::<u64>().ok());
    games.max().map_or(0, |game| game + 1)
}

/// Adds lines to a file, whose folder is made if it is not there.
pub(crate) fn append(file: &Path, lines: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(lines.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_in_can_be_read() {
        let puzzles = built_in().expect("the tests read every line");
        let shapes: HashSet<String> = puzzles.iter().map(Puzzle::shape).collect();
        assert_eq!(shapes.len(), puzzles.len(), "no puzzle is there twice");
    }

    #[test]
    fn mining_goes_on_behind_the_last_game() {
        assert_eq!(next_game("", 1), 0);
        let kept = format!("{}\n{}\n{}\n", origin(1, 7), origin(1, 3), origin(12, 40));
        assert_eq!(next_game(&kept, 1), 8);
        assert_eq!(next_game(&kept, 12), 41);
        assert_eq!(next_game(&kept, 2), 0);
    }
}
