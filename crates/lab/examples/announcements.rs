//! Checks announced wins and losses: `cargo run --release -p gipfel-lab --example announcements -- yinsh 300 1500 20`
//! searches 300 late positions with 1,500 nodes and every announcement again with 20 times as many.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;

use gipfel_lab::Announcements;
use gipfel_rules::GameKind;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, positions, nodes, factor] = &arguments[..] else {
        return Err("expected GAME POSITIONS NODES FACTOR".into());
    };
    let kind = GameKind::from_word(game).ok_or("no such game")?;
    for variant in kind.variants() {
        let start = kind.start(variant).ok_or("no such variant")?;
        let check = Announcements {
            start,
            positions: positions.parse()?,
            nodes: nodes.parse()?,
            factor: factor.parse()?,
            seed: 1,
        };
        let report = check.run();
        let (wins, losses) = (report.wins, report.losses);
        let wrong = report.wrong.len();
        println!(
            "{game} {variant}, {nodes} nodes, {} positions: {wins} wins, {losses} losses announced, {wrong} not confirmed",
            report.positions
        );
        for case in report.wrong {
            println!("  {} announced {}, then {}", case.position, case.announced, case.longer);
        }
    }
    Ok(())
}
