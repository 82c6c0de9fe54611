//! The `gipfel` command.
//!
//! Exit codes: 0 when the command did what was asked, 1 when a check found a fault, 2 when the input cannot be used;
//! then one line on standard error says why.

mod admin;
mod analyse;
mod apply;
mod backup;
mod bench;
mod bot;
mod completions;
mod database;
mod engine;
mod files;
mod folders;
mod games;
mod input;
mod interrupt;
mod json;
mod lab;
mod ladder;
mod learn;
mod load;
mod log;
mod man;
mod match_cmd;
mod moves;
mod new;
mod openings;
mod perft;
mod play;
mod progress;
mod puzzle;
mod puzzle_session;
mod quality;
mod record;
mod relearn;
mod report;
mod rules;
mod rules_html;
mod selfplay;
mod serve;
mod server;
mod show;
mod soak;
mod spsa;
mod tactics;
mod terminal;
mod train;
mod tune;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use gipfel_rules::GameKind;

#[derive(Parser)]
#[command(name = "gipfel", version, about = about(), max_term_width = 100)]
#[command(after_help = "\
Positions are one line of text, such as `gipfel new gipf` prints.
Exit codes: 0 success, 1 a check failed, 2 bad input, 3 the output can't be written (disk full).")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

fn about() -> String {
    let titles = GameKind::ALL.map(|game| game.description().title);
    format!("Play, learn and analyse {}", titles.join(", "))
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Learn(learn::Arguments),
    Puzzle(puzzle::Arguments),
    Rules(rules::Arguments),
    Analyse(analyse::Arguments),
    Show(show::Arguments),
    New(new::Arguments),
    Moves(moves::Arguments),
    Apply(apply::Arguments),
    Perft(perft::Arguments),
    Record(record::Arguments),
    Engine(engine::Arguments),
    Serve(serve::Arguments),
    Bot(bot::Arguments),
    Lab(lab::Arguments),
    Server(server::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return report::usage(&error),
    };
    let done = match arguments.command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Learn(arguments) => learn::run(&arguments),
        Command::Puzzle(arguments) => puzzle::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::New(arguments) => new::run(&arguments),
        Command::Moves(arguments) => moves::run(&arguments),
        Command::Apply(arguments) => apply::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Record(arguments) => record::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Bot(arguments) => bot::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::Server(arguments) => server::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    };
    done.unwrap_or_else(|error| report::failure(&error))
}
