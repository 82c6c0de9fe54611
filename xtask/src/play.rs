//! Starting what there is to play with.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::{env, process};

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{browser, web};

/// Options of `cargo xtask run`.
pub(crate) const OPTIONS: &str = "  \
  --address ADDRESS:PORT   Where the app is served: 127.0.0.1:8080 unless said otherwise; the system chooses for port 0
";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let address = arguments.value::<SocketAddr>("--address")?;
    let address = address.unwrap_or(([127, 0, 0, 1], 8080).into()).to_string();
    arguments.end()?;
    web::build()?;
    let program = browser::quick_program()?;
    let mut server = Command::new(program).args(["serve", "--address", &address]).start()?;
    let output = server.stdout.take().context("the server has no output")?;
    let mut said = String::new();
    BufReader::new(output).read_line(&mut said)?;
    if let Some((_, rest)) = said.split_once("http") {
        let url = format!("http{}", rest.trim_end());
        println!("\nGipfel is at {url}\nCtrl-C stops it.");
        open(&url);
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("`gipfel serve` failed ({status})");
    }
    Ok(())
}

/// Shows the address in the user's browser, if there is a desktop to show it on.
fn open(url: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[url])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", "", url])
    } else if env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some() {
        ("xdg-open", &[url])
    } else {
        return;
    };
    // The address has been printed: nothing is lost if no browser opens.
    let quiet = process::Stdio::null;
    let _ = process::Command::new(program).args(args).stdout(quiet()).stderr(quiet()).spawn();
}
