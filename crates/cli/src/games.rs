//! Which games are played, for the commands that play many.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_lab::Openings;
use gipfel_rules::{AnyPosition, GameKind};

/// The game, and where it begins.
#[derive(Args)]
pub(crate) struct Games {
    /// The game
    #[arg(long, value_parser = crate::new::game_parser(), required_unless_present = "openings")]
    game: Option<GameKind>,

    #[arg(long, help = crate::new::variants_help())]
    variant: Option<String>,

    /// A file of positions, one in each line, to begin with; otherwise openings are random
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "variant"])]
    openings: Option<PathBuf>,

    /// The number of turns of random openings [default: what suits the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=40))]
    opening_turns: Option<u16>,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
}

impl Games {
    /// How many games are played at the same time.
    pub(crate) fn concurrency(&self) -> usize {
        usize::from(self.concurrency)
    }

    /// The openings.
    pub(crate) fn openings(&self) -> Result<Openings> {
        if let Some(path) = &self.openings {
            let text = crate::input::file(path)?;
            return Openings::parse(&text).with_context(|| path.display().to_string());
        }
        let start = start(self.game.context("no game is named")?, self.variant.as_deref())?;
        let usual = Openings::usual_turns(&start);
        let turns = self.opening_turns.map_or(usual, usize::from);
        Ok(Openings::Random { start, turns })
    }
}

/// The start of a variant of a game, or of its usual one.
pub(crate) fn start(game: GameKind, variant: Option<&str>) -> Result<AnyPosition> {
    let variant = variant.unwrap_or(game.variants()[0]);
    game.start(variant).with_context(|| {
        format!("{game} has no variant `{variant}`; it has {}", game.variants().join(", "))
    })
}
