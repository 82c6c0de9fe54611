//! `gipfel learn` and `gipfel rules` as people use them without a terminal.

use super::{gipfel, refused};

#[test]
fn chapters_are_listed_with_progress() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lessons.txt");
    std::fs::write(&file, "gipf/board enter spot\n").expect("a file");
    let file = file.display().to_string();
    let said = gipfel(["learn", "--list", "--language", "en", "--progress", &file]);
    assert_eq!(said.code, 0, "{said}");
    let lines: Vec<&str> = said.text().lines().collect();
    assert_eq!(lines[0], "gipf/board           2/5  The board and the push");
    assert!(lines.iter().any(|line| line.starts_with("potentials/linked    0/4")), "{said}");
    let said = gipfel(["learn", "--list", "--language", "ru", "--progress", "none.txt"]);
    assert!(said.text().starts_with("gipf/board           0/5  Доска и ввод фишки\n"), "{said}");
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let line = refused(["learn", "gipf/dancing", "--progress", "none.txt"]);
    assert!(line.contains("there is no chapter gipf/dancing"), "{line}");
    let line = refused(["learn", "--progress", "none.txt"]);
    assert!(line.contains("needs a terminal"), "{line}");
    let line = refused(["learn", "--language", "xx"]);
    assert!(line.contains("not one of en, hu, ro, ru"), "{line}");
}

#[test]
fn rules_are_printed_with_boards() {
    let said =
        gipfel(["rules", "gipf", "--language", "en", "--section", "closed-lines", "--ascii"]);
    assert_eq!(said.code, 0, "{said}");
    let text = said.text();
    assert!(text.starts_with("Closed lines\n------------\n"), "{said}");
    assert!(text.contains("Nothing may be pushed off the board."), "{said}");
    assert!(text.contains("c7") && text.lines().all(|line| line.chars().count() <= 80), "{said}");
    for page in gipfel_rules::GameKind::ALL.map(|game| game.description().topic) {
        for language in ["en", "hu", "ro", "ru"] {
            let said = gipfel(["rules", page, "--language", language]);
            assert_eq!(said.code, 0, "{said}");
            assert!(said.text().lines().count() > 100, "{page} {language}");
        }
    }
}

#[test]
fn rules_are_a_page_to_print() {
    let said = gipfel(["rules", "yinsh", "--language", "hu", "--html"]);
    let text = said.text();
    assert!(text.starts_with("<!doctype html>\n<html lang=\"hu\">"), "{}", &text[..200]);
    assert_eq!(text.matches("<figure>").count(), text.matches("<svg ").count());
    assert!(text.contains("<h2 id=\"jumping\">"));
}

#[test]
fn sections_have_names() {
    let said = gipfel(["rules", "potentials", "--language", "en", "--sections"]);
    assert!(said.text().contains("tamsk            TAMSK (T) pushes once more\n"), "{said}");
    let line = refused(["rules", "gipf", "--section", "dancing"]);
    assert!(line.contains("there is no section dancing"), "{line}");
}
