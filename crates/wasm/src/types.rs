//! The TypeScript types of the data, generated from the Rust structs and committed; this test fails when they are stale.
//!
//! `UPDATE_TYPES=1 cargo test -p gipfel-wasm types` writes them anew.

use std::path::Path;
use std::{env, fs};

use gipfel_rules::GameKind;
use ts_rs::{Config, TS};

use crate::{
    catalogue, colour, entry, evaluation, idea, js, lesson, linked, openings, page, problem,
    reader, record, setup, step, table, turn, view,
};

const HEAD: &str = "\
// Generated from the data types of crates/wasm; do not edit.
// `UPDATE_TYPES=1 cargo test -p gipfel-wasm types` writes this file.
";

macro_rules! declarations {
    ($($type:ty),* $(,)?) => {{
        let config = Config::new();
        vec![$(declaration::<$type>(&config)),*]
    }};
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{docs}export {}\n", T::decl(config))
}

fn generated() -> String {
    let declarations = declarations![
        colour::Colour,
        view::LookName,
        view::TintName,
        view::LayerView,
        view::PieceView,
        view::TrayView,
        view::StageName,
        view::End,
        view::PositionView,
        problem::Problem,
        js::Answer<()>,
        step::Shift,
        step::Destination,
        step::Removal,
        step::Step,
        linked::LinkSettings,
        linked::Way,
        linked::LinkedStage,
        linked::ContestView,
        linked::LinkedView,
        openings::PlayedView,
        turn::TurnItem,
        turn::TurnView,
        entry::StatusName,
        entry::HeldView,
        entry::TargetView,
        entry::AreaView,
        entry::EntryView,
        entry::Aim,
        table::Changed,
        catalogue::OptionView,
        catalogue::GameInfo,
        setup::CountView,
        setup::ChoiceView,
        setup::SetupView,
        setup::Edit,
        evaluation::EvaluationView,
        evaluation::LineView,
        evaluation::SearchView,
        record::NodeView,
        record::RecordView,
        record::RecordChange,
        reader::ReadGame,
        reader::ReadRecord,
        idea::IdeaView,
        lesson::ChapterInfo,
        lesson::StepView,
        lesson::Verdict,
        page::PageView,
        page::SectionView,
        page::BlockView,
        page::SpanView,
    ];
    let words: Vec<String> = GameKind::ALL.map(|game| format!("{:?}", game.word())).to_vec();
    let games = format!(
        "/**\n * The words of the games.\n */\nexport type GameName = {};\n",
        words.join(" | ")
    );
    format!("{HEAD}\n{games}\n{}", declarations.join("\n"))
}

/// Fails if a committed file is not what it is generated to be; with `UPDATE_TYPES` it is written first.
pub(crate) fn assert_up_to_date(file: &str, generated: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, generated).expect("a generated file can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "{file} is stale: UPDATE_TYPES=1 cargo test -p gipfel-wasm up_to_date"
    );
}

#[test]
fn the_types_are_up_to_date() {
    assert_up_to_date("web/src/wasm/types.ts", &generated());
}
