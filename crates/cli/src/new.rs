//! `gipfel new`: the start of a game.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use gipfel_rules::gipf_plus::{Potential, Stock};
use gipfel_rules::{AnyPosition, Description, GameKind, OptionInfo};

/// Print the start position of a game
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel new gipf
  gipfel new gipf --variant tournament --extra-black 2
  gipfel new gipf+                                      # Ultimate GIPF: tournament, 21 pieces, three of each kind
  gipfel new gipf+ --variant standard --stocks T1Z2/D3
  gipfel new yinsh --variant blitz")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameKind,

    #[arg(long, help = variants_help())]
    variant: Option<String>,

    /// GIPF with potentials: those of White and Black, as T3Z2/D1, `-` for none [default: three of each kind]
    #[arg(long, value_name = "WHITE/BLACK", value_parser = stocks)]
    stocks: Option<Stocks>,

    /// Extra pieces for White, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    extra_white: u8,

    /// Extra pieces for Black, 0 to 3 (GIPF)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    extra_black: u8,
}

/// The help of `--variant`: the variants of every game that has several.
pub(crate) fn variants_help() -> String {
    let several = GameKind::ALL.map(GameKind::description);
    let several = several.iter().filter(|game| game.variants.len() > 1);
    let line = |game: &&&Description| {
        let words: Vec<&str> = game.variants.iter().map(|variant| variant.word).collect();
        format!("{}: {}", game.title, words.join(", "))
    };
    let lines: Vec<String> = several.map(|game| line(&game)).collect();
    format!("The variant [default: the first]. {}", lines.join("; "))
}

pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::word))
        .map(|word| GameKind::from_word(&word).expect("only the words of games are possible"))
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let extra = [arguments.extra_white, arguments.extra_black];
    let start = start(arguments.game, arguments.variant.as_deref(), arguments.stocks, extra)?;
    writeln!(std::io::stdout(), "{start}")?;
    Ok(ExitCode::SUCCESS)
}

/// The potentials of White and of Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stocks(pub(crate) [Stock; 2]);

/// Reads the potentials of both sides: `T3Z2/D1`.
pub(crate) fn stocks(text: &str) -> Result<Stocks, String> {
    let read = |text: &str| {
        let stock = Stock::from_text(text).map_err(|(_, reason)| format!("`{text}`: {reason}"))?;
        let most = Stock::MOST;
        match stock.counts().iter().max() {
            Some(&count) if count > most => Err(format!("`{text}`: at most {most} of a kind")),
            _ => Ok(stock),
        }
    };
    let (white, black) = text.split_once('/').ok_or("expected White's and Black's, as T3Z2/D1")?;
    Ok(Stocks([read(white)?, read(black)?]))
}

/// The start of a game with potentials and extra pieces, White's first. Without a variant it is the game's usual one.
pub(crate) fn start(
    game: GameKind,
    variant: Option<&str>,
    stocks: Option<Stocks>,
    extra: [u8; 2],
) -> Result<AnyPosition> {
    let variant = variant.unwrap_or(game.variants()[0]);
    let plain = game.start(variant).with_context(|| {
        let known = game.variants().join(", ");
        format!("{game} has no variant `{variant}`; it has {known}")
    })?;
    if extra == [0, 0] && stocks.is_none() {
        return Ok(plain);
    }
    let options = game.description().variant(variant).map_or(&[][..], |variant| variant.options);
    let kind =
        |option: &OptionInfo| Potential::ALL.into_iter().find(|kind| kind.word() == option.word);
    if stocks.is_some() && !options.iter().any(|option| kind(option).is_some()) {
        bail!("only gipf+ has potentials");
    }
    if options.is_empty() {
        bail!("extra pieces are given only in GIPF");
    }
    let stocks = stocks.map_or([Stock::ULTIMATE; 2], |stocks| stocks.0);
    let agreed = |option: &OptionInfo| {
        let stock = kind(option).map(|kind| stocks.map(|stock| stock.count(kind)));
        (option.word, stock.unwrap_or(extra))
    };
    let agreed: Vec<_> = options.iter().map(agreed).collect();
    game.start_with(variant, &agreed).context("at most three extra pieces are given")
}
