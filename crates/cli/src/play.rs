//! `gipfel play`: play in the terminal.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use crate::new::Stocks;
use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_learn::{Language, Texts};
use gipfel_render::Letters;
use gipfel_rules::linked::{Contests, Links, LinksError, Settings};
use gipfel_rules::{AnyPosition, GameKind, Member as _, gipf_plus};
use gipfel_tui::{App, Depth, Effort, Journal, Left, Look, Opened, Play, Player};

/// What links each kind to the game it is named after.
const OWN_GAMES: &str = "own-games";

/// Play in the terminal, against the computer or a person beside you
///
/// Without a game, a position or a record a menu comes first. Press `?` for help while playing.
#[derive(Args)]
#[command(after_help = "\
Players are `human`, a level from 1 to 10, or `engine` for full strength within --nodes or --time.

Examples:
  gipfel play
  gipfel play gipf --variant tournament --black 4
  gipfel play yinsh --white engine --black human --time 5
  gipfel play gipf+ --black 4                           # Ultimate GIPF
  gipfel play gipf+ --variant standard --stocks Z2D1/Z2D1 --links Z:die,D:dvonn
  gipfel play gipf+ --links own-games --contests challenged --challenges 3
  gipfel play --record game.gipfel --white human --black human

A game that is not saved is kept while it is played, in $XDG_STATE_HOME/gipfel and its like, and offered at the next start
if the program was ended before it was saved.")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = crate::new::game_parser(), conflicts_with_all = ["position", "record"])]
    game: Option<GameKind>,

    #[arg(long, help = crate::new::variants_help(), requires = "game")]
    variant: Option<String>,

    /// GIPF with potentials: those of White and Black, as T3Z2/D1, `-` for none [default: three of each kind]
    #[arg(long, value_name = "WHITE/BLACK", value_parser = crate::new::stocks, requires = "game")]
    stocks: Option<Stocks>,

    /// GIPF with potentials: what each kind is linked to, as Z:die,Y:yinsh-blitz; the contests are free, die, coin, yinsh,
    /// yinsh-blitz, gipf-basic, dvonn, tzaar, zertz, punct, agreed; `own-games` links each kind to the game it is named after, or to
    /// `agreed` [default: free]
    #[arg(long, value_name = "KIND:CONTEST,…", value_parser = links, conflicts_with = "record")]
    links: Option<Links>,

    /// Linked games: whether every use of a linked kind is contested, or those that the opponent challenges [default: always;
    /// with --challenges: challenged]
    #[arg(long, value_name = "WHEN", value_parser = Contests::WORDS, requires = "links")]
    contests: Option<String>,

    /// Linked games: how often each player may challenge [default: as often as he likes]
    #[arg(long, value_name = "N", requires = "links")]
    challenges: Option<u8>,

    /// Extra pieces for White, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3), requires = "game")]
    extra_white: u8,

    /// Extra pieces for Black, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3), requires = "game")]
    extra_black: u8,

    /// Who plays White
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    white: Player,

    /// Who plays Black
    #[arg(long, value_name = "PLAYER", default_value = "3")]
    black: Player,

    /// `engine` looks at so many positions for each turn
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// `engine` thinks so many seconds for each turn [default: 2]
    #[arg(long, value_name = "SECONDS", value_parser = crate::analyse::seconds, conflicts_with = "nodes")]
    time: Option<Duration>,

    /// Start from a position
    #[arg(long, value_name = "POSITION", conflicts_with = "record")]
    position: Option<String>,

    /// Go on with the first record of a file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// What the choices of levels, dice and coins depend on [default: another one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// en, hu, ro or ru [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = crate::learn::language)]
    language: Option<Language>,

    /// Write in ASCII only; the language is English then
    #[arg(long)]
    ascii: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let effort = match (arguments.nodes, arguments.time) {
        (Some(nodes), _) => Effort::Nodes(nodes),
        (None, Some(time)) => Effort::Time(time),
        (None, None) => Effort::DEFAULT,
    };
    let seed = seed(arguments.seed);
    let look = look(arguments.ascii);
    let texts = Texts::new(crate::learn::spoken(look, arguments.language));
    let mut app = App::new(look, seed, effort).with_texts(texts);
    if let Some(play) = play(arguments, effort, seed)? {
        app = app.with_play(play);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!("playing needs a terminal for input and output");
    }
    let journal = match journal() {
        Ok((journal, left)) => {
            app = app.with_left(left);
            Some(journal)
        }
        Err(error) => {
            app = app.with_nothing_kept(&format!("{error:#}"));
            None
        }
    };
    gipfel_tui::run(app, journal).context("terminal")?;
    Ok(ExitCode::SUCCESS)
}

/// Where games are kept while they are played, and those that were left.
pub(crate) fn journal() -> Result<(Journal, Vec<Left>)> {
    let folder = crate::folders::state().context("the user has no folder")?.join("games");
    Journal::open(&folder).with_context(|| folder.display().to_string())
}

/// The game to begin with; none if the menu comes first.
fn play(arguments: &Arguments, effort: Effort, seed: u64) -> Result<Option<Play>> {
    let players = [arguments.white, arguments.black].map(|player| match player {
        Player::Engine(_) => Player::Engine(effort),
        other => other,
    });
    if let Some(file) = &arguments.record {
        return Ok(Some(open(file, players).with_context(|| file.display().to_string())?));
    }
    let start: Option<AnyPosition> = match (&arguments.position, arguments.game) {
        (Some(text), _) => Some(text.parse()?),
        (None, Some(game)) => {
            let extra = [arguments.extra_white, arguments.extra_black];
            let variant = arguments.variant.as_deref();
            Some(crate::new::start(game, variant, arguments.stocks, extra)?)
        }
        (None, None) => None,
    };
    let Some(links) = arguments.links else {
        return Ok(start.map(|start| Play::new(start, players)));
    };
    let settings = Settings { links, contests: contests(arguments)?, seed };
    let Some(start) = start else { bail!("--links needs a game or a position") };
    match gipf_plus::Position::of(&start) {
        Some(main) => Ok(Some(Play::new_linked(*main, settings, players))),
        None => bail!("only gipf+ has potentials to be linked"),
    }
}

/// Which uses are contested. Whoever limits challenges means that there are some.
fn contests(arguments: &Arguments) -> Result<Contests> {
    let limit = arguments.challenges;
    match &arguments.contests {
        Some(word) => Contests::from_word(word, limit)
            .context("--challenges needs --contests challenged: where contests are `always`, nobody challenges"),
        None if limit.is_none() => Ok(Contests::Always),
        None => Ok(Contests::Challenged { limit }),
    }
}

/// Reads what each kind is linked to: `Z:die,Y:yinsh-blitz`, or `own-games`.
fn links(text: &str) -> Result<Links, String> {
    if text == OWN_GAMES {
        return Ok(Links::own_games());
    }
    text.parse().map_err(|error: LinksError| error.to_string())
}

fn open(file: &Path, players: [Player; 2]) -> Result<Play> {
    let text = crate::input::file(file)?;
    match Opened::read(file, &text, players) {
        Ok(Opened { play, error: None, .. }) => Ok(play),
        Ok(Opened { error: Some(error), .. }) | Err(Some(error)) => Err(error.into()),
        Err(None) => bail!("there is no record"),
    }
}

/// How the terminal wants the app to look.
pub(crate) fn look(ascii: bool) -> Look {
    let is = |name: &str, values: &[&str]| {
        std::env::var(name).is_ok_and(|value| values.contains(&value.as_str()))
    };
    let depth = if !crate::terminal::has_colors() {
        Depth::None
    } else if is("COLORTERM", &["truecolor", "24bit"]) {
        Depth::True
    } else {
        Depth::Indexed
    };
    let ascii = ascii || !crate::terminal::has_unicode();
    Look { letters: if ascii { Letters::Ascii } else { Letters::Unicode }, depth }
}

/// Levels should not play the same game every day.
pub(crate) fn seed(given: Option<u64>) -> u64 {
    given.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        now.as_nanos() as u64
    })
}
