//! `gipfel show`: a position as text or as a picture.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, png, svg, text,
};
use gipfel_rules::{AnyPosition, GameKind, Position, parse_turn};

use crate::terminal;

/// Show a position as text, or write a picture of it
///
/// The text has colours when standard output is a terminal that has them and NO_COLOR is unset, and is in ASCII where the
/// locale is C. Pictures are SVG or PNG files that need
/// no fonts. Rows that are to be taken are pointed out.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel show 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push'
  gipfel new yinsh | gipfel show - --ascii --color never
  gipfel show 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push' --last e1-e3 --svg board.svg
  gipfel show 'yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place' --png - --theme dark > board.png")]
pub(crate) struct Arguments {
    /// The position in one argument, or `-` for the first line of standard input
    position: String,

    /// Write an SVG file; `-` is standard output
    #[arg(long, value_name = "FILE", conflicts_with = "png")]
    svg: Option<PathBuf>,

    /// Write a PNG file; `-` is standard output
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,

    /// Play a turn first, and point out what it did
    #[arg(long, value_name = "TURN")]
    last: Option<String>,

    /// Point out places, separated by commas
    #[arg(long, value_name = "PLACES", value_delimiter = ',')]
    targets: Vec<String>,

    /// Draw arrows in pictures, such as e5-e7, separated by commas
    #[arg(long, value_name = "ARROWS", value_delimiter = ',')]
    arrows: Vec<String>,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// Colours of pictures
    #[arg(long, value_name = "THEME", value_enum, default_value_t = ThemeWord::Light)]
    theme: ThemeWord,

    /// Height of pictures in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 640, value_parser = clap::value_parser!(u32).range(16..=8192))]
    size: u32,

    /// Leave out the names of places in pictures
    #[arg(long)]
    no_coordinates: bool,

    /// Leave out reserves, rings and pool in pictures
    #[arg(long)]
    no_stocks: bool,

    /// Colours of text
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto)]
    color: ColorChoice,

    /// Write text in ASCII only
    #[arg(long)]
    ascii: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ThemeWord {
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ColorChoice {
    Auto,
    Always,
    Never,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let start = crate::input::position(&arguments.position)?;
    let (position, last) = match &arguments.last {
        Some(text) => play(&start, text)?,
        None => (start, LastTurn::default()),
    };
    let game = position.game();
    let marks = Marks {
        last,
        targets: arguments.targets.iter().map(|name| place(game, name)).collect::<Result<_>>()?,
        rows: Marks::rows_to_take(&position),
        arrows: arguments.arrows.iter().map(|text| arrow(game, text)).collect::<Result<_>>()?,
    };
    if let Some(file) = &arguments.svg {
        let picture = svg(&Scene::new(&position), &marks, &picture(arguments));
        write(file, picture.as_bytes())?;
    } else if let Some(file) = &arguments.png {
        if is_standard(file) && io::stdout().is_terminal() {
            bail!("a PNG file is not written to a terminal; name a file or redirect the output");
        }
        write(file, &png(&Scene::new(&position), &marks, &picture(arguments))?)?;
    } else {
        let board = text(&position, &marks, &terminal(arguments));
        io::stdout().lock().write_all(board.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The position after a turn, or a part of one, and what it did.
fn play(start: &AnyPosition, text: &str) -> Result<(AnyPosition, LastTurn)> {
    let turn = parse_turn(start, text).context("last turn")?;
    let last = LastTurn::new(start, turn.actions());
    Ok((turn.position().clone(), last))
}

fn place(game: GameKind, name: &str) -> Result<Place> {
    Place::from_name(game, name)
        .with_context(|| format!("`{name}` is no place of the board of {game}"))
}

fn arrow(game: GameKind, text: &str) -> Result<(Place, Place)> {
    let (from, to) =
        text.split_once('-').with_context(|| format!("arrow `{text}`: expected FROM-TO"))?;
    Ok((place(game, from)?, place(game, to)?))
}

fn picture(arguments: &Arguments) -> Picture {
    Picture {
        theme: match arguments.theme {
            ThemeWord::Light => Theme::Light,
            ThemeWord::Dark => Theme::Dark,
        },
        size: arguments.size,
        flipped: arguments.flip,
        coordinates: !arguments.no_coordinates,
        stocks: !arguments.no_stocks,
        prefix: None,
    }
}

fn terminal(arguments: &Arguments) -> Terminal {
    let usual = usual_terminal(arguments.ascii);
    let color = match arguments.color {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => usual.color,
    };
    Terminal { color, flipped: arguments.flip, ..usual }
}

/// How boards are written to standard output.
pub(crate) fn usual_terminal(ascii: bool) -> Terminal {
    let color = io::stdout().is_terminal() && terminal::has_colors();
    let ascii = ascii || !terminal::has_unicode();
    let letters = if ascii { Letters::Ascii } else { Letters::Unicode };
    Terminal { letters, color, flipped: false }
}

fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    if is_standard(file) {
        io::stdout().lock().write_all(bytes)?;
        return Ok(());
    }
    fs::write(file, bytes).with_context(|| file.display().to_string())
}
