//! The examples of lessons and diagrams in `docs/formats` are what it says they are.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use gipfel_learn::{Block, Page, read_chapter};

/// The blocks of code with a name on a page.
fn blocks(page: &str, name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats").join(page);
    let text = fs::read_to_string(path).unwrap();
    let start = format!("```{name}\n");
    text.split(&start).skip(1).map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

#[test]
fn the_lesson_is_one() {
    let blocks = blocks("lessons.md", "gipfel-lesson");
    assert_eq!(blocks.len(), 1);
    let chapter = read_chapter(&blocks[0]).unwrap();
    assert_eq!(chapter.key(), "lesson-gipf-rows");
    assert_eq!(chapter.steps[0].marks, ["f5", "g5"]);
}

#[test]
fn the_diagram_is_one_and_right() {
    let blocks = blocks("rules-pages.md", "position");
    assert_eq!(blocks.len(), 1);
    let page = Page::read(&format!("# Page\n\n```position\n{}```\n", blocks[0])).unwrap();
    assert!(matches!(&page.lead[..], [Block::Diagram(diagram)] if diagram.faults().is_empty()));
}
