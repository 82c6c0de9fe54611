//! `gipfel bot`: any player of this program, or any that speaks UGI, on a server.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_client::bot::{Deed, Mind, play};
use gipfel_client::{Route, Visitor};
use gipfel_lab::{Player, PlayerSpec};
use gipfel_live::Fold;
use gipfel_rules::turn_text;

use crate::{database, folders};

/// Accept challenges on a server and play them with a program, until Ctrl-C
#[derive(Args)]
#[command(after_help = "\
The account has to be that of a program, and the token has to allow play and read: docs/API.md says how to get both.

Examples:
  gipfel bot 127.0.0.1:8080 level:5
  gipfel bot https://example.org 'ugi:/usr/bin/my-engine --fast'
  gipfel bot 127.0.0.1:8080 engine:time=500ms --token-file token.txt")]
pub(crate) struct Arguments {
    /// Where the server is: HOST:PORT, http://HOST or, over TLS, https://HOST
    server: String,
    /// Who plays: level:5, engine:time=100ms, ugi:COMMAND, as in `gipfel lab match`
    player: PlayerSpec,
    /// A file with the token; usually $GIPFEL_TOKEN is the token, or `token` in the folder of the user's data has it
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// A file with the certificates (PEM) that vouch for the server; usually those that the system trusts do
    #[arg(long, value_name = "FILE")]
    trust: Option<PathBuf>,
}

struct Program {
    player: Box<dyn Player>,
    game: String,
}

impl Mind for Program {
    fn turn(&mut self, state: &Fold) -> Result<String, String> {
        let game = state.head().id.to_string();
        if game != self.game {
            self.player.new_game(0).map_err(|error| error.to_string())?;
            self.game = game;
        }
        let game = state.board().game();
        if game.state().is_some() {
            return Err("games with contests are for people".to_owned());
        }
        let thought = self.player.choose(game, None).map_err(|error| error.to_string())?;
        Ok(turn_text(game.position(), &thought.turn))
    }
}

fn token(file: Option<&PathBuf>) -> Result<String> {
    let variable = || std::env::var("GIPFEL_TOKEN").ok().filter(|token| !token.is_empty());
    if file.is_none()
        && let Some(token) = variable()
    {
        return Ok(token);
    }
    let usual = || folders::data().map(|folder| folder.join("token"));
    let file =
        file.cloned().or_else(usual).context("name the file with the token: --token-file")?;
    let text = std::fs::read_to_string(&file)
        .with_context(|| format!("cannot read the token from {}", file.display()))?;
    Ok(text.trim().to_owned())
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let route = Route::read(&arguments.server, arguments.trust.as_deref())?;
    let visitor = Visitor::program(route, token(arguments.token_file.as_ref())?);
    let player = arguments.player.build()?;
    let mind = Program { player, game: String::new() };
    database::wait(async {
        let told = |deed: Deed| {
            let line = match deed {
                Deed::Accepted(game) => format!("{game}: accepted"),
                Deed::Declined => "a challenge is declined".to_owned(),
                Deed::Played(game, text) => format!("{game}: {text}"),
                Deed::Over(game) => format!("{game}: over"),
                Deed::Trouble(text) => format!("trouble: {text}"),
            };
            writeln!(std::io::stdout(), "{line}").is_ok()
        };
        Ok(play(visitor, Box::new(mind), told).await?)
    })?;
    Ok(ExitCode::SUCCESS)
}
