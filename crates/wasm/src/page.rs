//! Pages of the rules with their diagrams.

use gipfel_learn::{Block, Claim, Diagram, Page, Span, plain};
use gipfel_render::{Marks, Picture, Place, Scene, Theme, svg};
use gipfel_rules::Position as _;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::answer;
use crate::problem::Problem;

/// A page of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PageView {
    /// Its title.
    pub title: String,
    /// What stands before the first section.
    pub lead: Vec<BlockView>,
    /// Its sections.
    pub sections: Vec<SectionView>,
}

/// A section of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SectionView {
    /// Its name in addresses.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<BlockView>,
}

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum BlockView {
    /// A paragraph.
    Paragraph {
        /// Its words.
        spans: Vec<SpanView>,
    },
    /// A list.
    List {
        /// Its items.
        items: Vec<Vec<SpanView>>,
        /// Whether they have numbers.
        ordered: bool,
    },
    /// A table.
    Table {
        /// The head.
        head: Vec<Vec<SpanView>>,
        /// The rows below it.
        rows: Vec<Vec<Vec<SpanView>>>,
    },
    /// A board.
    Diagram {
        /// The picture, an SVG element.
        svg: String,
        /// The words below it.
        caption: Vec<SpanView>,
        /// The position as text.
        position: String,
    },
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpanView {
    /// `text`, `strong`, `emphasis`, `code` or `link`.
    pub kind: &'static str,
    /// The words.
    pub text: String,
    /// Where a link leads: `gipf#rows`, or `#rows` on the same page.
    pub target: Option<String>,
}

/// A page of the rules, read from its text, with diagrams for bright or for dark surroundings.
#[wasm_bindgen(js_name = rulesPage, unchecked_return_type = "Answer<PageView>")]
pub fn rules_page(text: &str, dark: bool) -> JsValue {
    answer(page(text, dark))
}

fn page(text: &str, dark: bool) -> Result<PageView, Problem> {
    let page = Page::read(text)
        .map_err(|error| Problem::new("unreadable-page", error.to_string()).at(error.line, 1))?;
    let mut painter = Painter { theme: if dark { Theme::Dark } else { Theme::Light }, number: 0 };
    let sections = page.sections.iter().map(|section| SectionView {
        name: section.name.clone(),
        title: section.title.clone(),
        blocks: painter.blocks(&section.blocks),
    });
    let sections = sections.collect();
    Ok(PageView { title: page.title.clone(), lead: painter.blocks(&page.lead), sections })
}

/// Draws the diagrams of one page; their inner names must differ.
struct Painter {
    theme: Theme,
    number: usize,
}

impl Painter {
    fn blocks(&mut self, blocks: &[Block]) -> Vec<BlockView> {
        blocks.iter().map(|block| self.block(block)).collect()
    }

    fn block(&mut self, block: &Block) -> BlockView {
        let all = |items: &[Vec<Span>]| items.iter().map(|item| spans(item)).collect();
        match block {
            Block::Paragraph(words) => BlockView::Paragraph { spans: spans(words) },
            Block::List(items) => BlockView::List { items: all(items), ordered: false },
            Block::Steps(items) => BlockView::List { items: all(items), ordered: true },
            Block::Table(head, rows) => BlockView::Table {
                head: all(head),
                rows: rows.iter().map(|row| all(row)).collect(),
            },
            Block::Diagram(diagram) => BlockView::Diagram {
                svg: self.draw(diagram),
                caption: spans(&diagram.caption),
                position: diagram.position.to_string(),
            },
        }
    }

    fn draw(&mut self, diagram: &Diagram) -> String {
        self.number += 1;
        let position = &diagram.position;
        let place = |name: &str| Place::from_name(position.game(), name);
        let rows = diagram.claims.iter().flat_map(|claim| match claim {
            Claim::Rows(_, rows) => rows.as_slice(),
            _ => &[],
        });
        let marks = Marks {
            targets: diagram.marks.iter().filter_map(|name| place(name)).collect(),
            rows: rows.map(|row| row.iter().filter_map(|name| place(name)).collect()).collect(),
            arrows: diagram
                .arrows
                .iter()
                .filter_map(|(from, to)| Some((place(from)?, place(to)?)))
                .collect(),
            ..Marks::default()
        };
        let mut scene = Scene::new(position);
        scene.caption = plain(&diagram.caption);
        let picture = Picture {
            theme: self.theme,
            size: 420,
            prefix: Some(format!("d{}", self.number)),
            ..Picture::default()
        };
        svg(&scene, &marks, &picture)
    }
}

fn spans(spans: &[Span]) -> Vec<SpanView> {
    spans.iter().map(span).collect()
}

fn span(span: &Span) -> SpanView {
    let kind = match span {
        Span::Text(_) => "text",
        Span::Strong(_) => "strong",
        Span::Emphasis(_) => "emphasis",
        Span::Code(_) => "code",
        Span::Link(..) => "link",
    };
    // Pages are files in the folder and addresses in the app.
    let target = span.target().map(|target| target.replace(".md", ""));
    SpanView { kind, text: span.text().to_owned(), target }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_page_can_be_shown() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        for language in ["en", "hu", "ro", "ru"] {
            for name in ["gipf", "potentials", "yinsh"] {
                let path = folder.join(language).join(format!("{name}.md"));
                let view = page(&fs::read_to_string(path).unwrap(), true).unwrap();
                let diagrams = view.sections.iter().flat_map(|section| &section.blocks);
                let pictures: Vec<&String> = diagrams
                    .filter_map(|block| match block {
                        BlockView::Diagram { svg, .. } => Some(svg),
                        _ => None,
                    })
                    .collect();
                assert!(pictures.len() >= 10, "{language}/{name}");
                for picture in pictures {
                    assert!(picture.starts_with("<svg "), "{language}/{name}");
                    // The policy of the app forbids styles in markup.
                    assert!(!picture.contains("style="), "{language}/{name}");
                }
            }
        }
    }

    #[test]
    fn links_become_addresses_of_the_app() {
        let link = Span::Link("rows".to_owned(), "gipf.md#rows".to_owned());
        assert_eq!(span(&link).target.as_deref(), Some("gipf#rows"));
    }
}
