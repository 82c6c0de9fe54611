//! Uses the published crates as somebody would who has never seen the workspace: `cargo xtask packages` builds and runs it.

use std::error::Error;

use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_protocol::Session;
use gipfel_record::Record;
use gipfel_render::{Marks, Picture, Scene, svg};
use gipfel_rules::{AnyPosition, GameKind, legal_turns, turn_text};

fn main() -> Result<(), Box<dyn Error>> {
    for game in GameKind::ALL {
        let start = game.start(game.variants()[0]).ok_or("a game has a variant")?;
        let text = serde_json::to_string(&start)?;
        assert_eq!(serde_json::from_str::<AnyPosition>(&text)?, start);
        assert!(legal_turns(&start).next().is_some());

        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let limits = Limits { nodes: Some(200), ..Limits::default() };
        let report = engine.search(&start, &[], &limits, &NoControl, &mut |_| {});
        let turn = turn_text(&start, &report.ok_or("the game has begun")?.turn);

        let mut record = Record::new(start.clone());
        record.add_turn_text(Record::ROOT, &turn)?;
        let text = serde_json::to_string(&record)?;
        assert_eq!(serde_json::from_str::<Record>(&text)?, record);

        let picture = svg(&Scene::new(&start), &Marks::default(), &Picture::default());
        assert!(picture.starts_with("<svg "));
        println!("{game}: {turn}");
    }
    Session::run(&b"ugi\nisready\nquit\n"[..], std::io::stdout())?;
    Ok(())
}
