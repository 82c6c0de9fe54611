//! `gipfel learn`: the lessons in the terminal.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_engine::Level;
use gipfel_learn::{Done, Language, Texts, library, topic};
use gipfel_render::Letters;
use gipfel_tui::{App, Effort, Learn, Look, Play, Player};

use crate::folders;

/// Learn the games step by step
///
/// Short lessons on the board, with feedback that says why. What has been done is kept in a file.
#[derive(Args)]
#[command(after_help = "\
Without --progress it is kept in the folder for data of programs: $XDG_DATA_HOME/gipfel/lessons.txt and its like.

Examples:
  gipfel learn
  gipfel learn yinsh/rows --language hu
  gipfel learn --list")]
pub(crate) struct Arguments {
    /// The chapter to begin with, as --list names it: gipf/rows
    chapter: Option<String>,

    /// List the chapters with what has been done, and end
    #[arg(long)]
    list: bool,

    /// en, hu, ro or ru [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,

    /// Where progress is kept
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,

    /// Write in ASCII only; the language is English then
    #[arg(long)]
    ascii: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let file = arguments.progress.clone().or_else(|| Some(folders::data()?.join("lessons.txt")));
    let kept = match &file {
        // Nothing has been done yet.
        Some(file) if !file.exists() => String::new(),
        Some(file) => crate::input::file(file)?,
        None => String::new(),
    };
    let look = crate::play::look(arguments.ascii);
    let texts = Texts::new(spoken(look, arguments.language));
    if arguments.list {
        list(&texts, &Done::read(&kept))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut learn = Learn::new(look, texts, file.clone(), &kept);
    if let Some(chapter) = &arguments.chapter
        && !learn.open(chapter)
    {
        bail!("there is no chapter {chapter}; gipfel learn --list names them");
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!("learning needs a terminal for input and output");
    }
    if let Some(folder) = file.as_deref().and_then(|file| file.parent()) {
        // If this fails, so does keeping progress, and that is said then.
        let _ = fs::create_dir_all(folder);
    }
    go(learn)
}

/// Lessons, then a free game if one is wanted, then lessons again.
fn go(mut learn: Learn) -> Result<ExitCode> {
    loop {
        learn = gipfel_tui::run_learn(learn).context("terminal")?;
        let Some(start) = learn.take_free_game() else { return Ok(ExitCode::SUCCESS) };
        let players = [Player::Human, Player::Level(Level::new(1).context("level 1")?)];
        let app = App::new(learn.look(), crate::play::seed(None), Effort::DEFAULT)
            .with_texts(Texts::new(learn.language()))
            .with_play(Play::new(start, players));
        let journal = crate::play::journal().map(|(journal, _)| journal);
        gipfel_tui::run(app, journal.ok()).context("terminal")?;
    }
}

fn list(texts: &Texts, done: &Done) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for chapter in library::chapters() {
        let name = format!("{}/{}", topic(chapter.game), chapter.name);
        let (count, steps) = (done.count(chapter), chapter.steps.len());
        writeln!(out, "{name:<20} {count}/{steps}  {}", texts.get(&chapter.key()))?;
    }
    Ok(())
}

/// A language by its two letters.
pub(crate) fn language(text: &str) -> Result<Language, String> {
    let languages = Language::ALL.map(Language::tag).join(", ");
    Language::ALL
        .into_iter()
        .find(|language| language.tag() == text)
        .ok_or_else(|| format!("not one of {languages}"))
}

/// The language to speak: the one that is chosen or the system's. What cannot be written in ASCII is said in English.
pub(crate) fn spoken(look: Look, chosen: Option<Language>) -> Language {
    match look.letters {
        Letters::Ascii => Language::English,
        Letters::Unicode => chosen.unwrap_or_else(system_language),
    }
}

/// The language that the system speaks, as far as it is one of the app's.
pub(crate) fn system_language() -> Language {
    let spoken = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    spoken.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}
