//! `gipfel new`: the start of a game.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use gipfel_rules::{AnyPosition, Game, gipf};

/// Print the start position of a game
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel new gipf
  gipfel new gipf --variant tournament --extra-black 2
  gipfel new yinsh --variant blitz")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    game: Game,

    /// GIPF: standard, basic, tournament; YINSH: standard, blitz
    #[arg(long, default_value = "standard")]
    variant: String,

    /// Extra pieces for White, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    extra_white: u8,

    /// Extra pieces for Black, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    extra_black: u8,
}

pub(crate) fn game_parser() -> impl TypedValueParser<Value = Game> {
    PossibleValuesParser::new(Game::ALL.map(Game::word))
        .map(|word| Game::from_word(&word).expect("only the words of games are possible"))
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments { game, variant, extra_white, extra_black } = arguments;
    let start = start(*game, variant, [*extra_white, *extra_black])?;
    writeln!(std::io::stdout(), "{start}")?;
    Ok(ExitCode::SUCCESS)
}

/// The start of a game with extra pieces, White's first.
pub(crate) fn start(game: Game, variant: &str, extra: [u8; 2]) -> Result<AnyPosition> {
    let plain = game.start(variant).with_context(|| {
        let known = game.variants().join(", ");
        format!("{game} has no variant `{variant}`; it has {known}")
    })?;
    if extra == [0, 0] {
        return Ok(plain);
    }
    let AnyPosition::Gipf(position) = plain else {
        bail!("extra pieces are given only in GIPF");
    };
    let setup = gipf::Setup::start_with_extra(position.variant(), extra)
        .context("at most three extra pieces are given")?;
    let position = setup.validate().expect("a start position with extra pieces is valid");
    Ok(position.into())
}
