//! The pages of the rules: every position is legal and every claim about it holds, in all languages alike.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use gipfel_learn::{Kind, Language, Page, library, topic};
use gipfel_rules::GameKind;

fn pages() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.into_iter().map(topic)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

fn page(language: Language, name: &str) -> Page {
    let path = folder().join(language.tag()).join(format!("{name}.md"));
    let text = fs::read_to_string(&path).unwrap();
    Page::read(&text).unwrap_or_else(|error| panic!("{}/{name}.md: {error}", language.tag()))
}

#[test]
fn the_folders_hold_the_pages_and_nothing_else() {
    for language in Language::ALL {
        let files: BTreeSet<String> = fs::read_dir(folder().join(language.tag()))
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        assert_eq!(files, pages().map(|name| format!("{name}.md")).collect());
    }
}

#[test]
fn every_claim_about_every_position_holds() {
    for language in Language::ALL {
        for name in pages() {
            let page = page(language, name);
            let faults: Vec<String> =
                page.diagrams().flat_map(gipfel_learn::Diagram::faults).collect();
            assert!(faults.is_empty(), "{}/{name}:\n{}", language.tag(), faults.join("\n"));
        }
    }
}

#[test]
fn every_diagram_claims_something_and_has_words() {
    for language in Language::ALL {
        for name in pages() {
            let page = page(language, name);
            assert!(page.diagrams().count() >= 10, "{}/{name}", language.tag());
            for diagram in page.diagrams() {
                assert!(!diagram.claims.is_empty(), "{name}: {}", diagram.position);
                assert!(!diagram.caption.is_empty(), "{name}: {}", diagram.position);
            }
        }
    }
}

/// The languages say the same: the same sections in the same order, the same blocks, the same diagrams.
#[test]
fn all_languages_say_the_same() {
    for name in pages() {
        let english = page(Language::English, name);
        for language in Language::ALL {
            let other = page(language, name);
            let tag = language.tag();
            let names = |page: &Page| -> Vec<String> {
                page.sections.iter().map(|section| section.name.clone()).collect()
            };
            assert_eq!(names(&english), names(&other), "{tag}/{name}");
            for (one, two) in english.sections.iter().zip(&other.sections) {
                let shape = |blocks: &[gipfel_learn::Block]| -> Vec<String> {
                    blocks.iter().map(|block| format!("{:?}", kind(block))).collect()
                };
                assert_eq!(shape(&one.blocks), shape(&two.blocks), "{tag}/{name}#{}", one.name);
            }
            for (one, two) in english.diagrams().zip(other.diagrams()) {
                assert_eq!(one.position, two.position, "{tag}/{name}");
                assert_eq!(one.claims, two.claims, "{tag}/{name}: {}", one.position);
                assert_eq!((&one.marks, &one.arrows), (&two.marks, &two.arrows), "{tag}/{name}");
                if language != Language::English {
                    assert_ne!(one.caption, two.caption, "{tag}/{name}: {}", one.position);
                }
            }
        }
    }
}

fn kind(block: &gipfel_learn::Block) -> (&'static str, usize) {
    use gipfel_learn::Block;
    match block {
        Block::Paragraph(_) => ("paragraph", 1),
        Block::List(items) => ("list", items.len()),
        Block::Steps(items) => ("steps", items.len()),
        Block::Table(_, rows) => ("table", rows.len()),
        Block::Diagram(_) => ("diagram", 1),
    }
}

#[test]
fn links_lead_somewhere() {
    for language in Language::ALL {
        for name in pages() {
            let here = page(language, name);
            for link in here.links() {
                let (file, section) = link.split_once('#').unwrap_or((link, ""));
                let target = match file {
                    "" => here.clone(),
                    file => page(language, file.strip_suffix(".md").unwrap()),
                };
                let there =
                    section.is_empty() || target.sections.iter().any(|known| known.name == section);
                assert!(there, "{}/{name}: {link}", language.tag());
            }
        }
    }
}

/// What the app links to is there: the rule behind every refusal, and the section of every chapter.
#[test]
fn refusals_and_chapters_have_their_section() {
    let mut wanted: BTreeSet<(String, String)> = BTreeSet::new();
    for kind in Kind::all() {
        for section in GameKind::ALL.iter().filter_map(|game| kind.section(*game)) {
            wanted.insert((section.page.to_owned(), section.name.to_owned()));
        }
    }
    for chapter in library::chapters() {
        wanted.insert((topic(chapter.game).to_owned(), chapter.section.clone()));
    }
    for (name, section) in wanted {
        let page = page(Language::English, &name);
        assert!(page.sections.iter().any(|known| known.name == section), "{name}#{section}");
    }
}
