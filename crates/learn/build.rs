//! Lists the data files that are built in. Their names follow from the topics of the games (`Description::topic`), so a new
//! file needs no line anywhere.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let mut out = String::new();
    write_list(&mut out, "LESSONS", &lessons(&root.join("data/lessons"))?)?;
    if env::var_os("CARGO_FEATURE_TEXTS").is_some() {
        write_list(&mut out, "PUZZLES", &below(&root.join("data/puzzles"), "txt")?)?;
        write_list(&mut out, "PAGES", &below(&root.join("docs/rules"), "md")?)?;
        write_list(&mut out, "SENTENCES", &below(&root.join("locales"), "ftl")?)?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), out)?;
    Ok(())
}

/// The chapters of each topic in the order of its `chapters.txt`.
fn lessons(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut all = Vec::new();
    let files = below(folder, "txt")?;
    let (lists, chapters): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|(name, _)| name.ends_with("/chapters"));
    for (list, file) in lists {
        let topic = list.trim_end_matches("chapters");
        let text = fs::read_to_string(file)?;
        for name in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let name = format!("{topic}{name}");
            let chapter = chapters.iter().find(|(chapter, _)| *chapter == name);
            all.push(chapter.ok_or(format!("data/lessons/{name}.txt is missing"))?.clone());
        }
    }
    if let Some((name, _)) = chapters.iter().find(|chapter| !all.contains(chapter)) {
        return Err(format!("data/lessons/{name}.txt is not in the chapters.txt beside it").into());
    }
    Ok(all)
}

/// The files with an ending in a folder and the folders in it, by their names without the ending: `en/gipf`.
fn below(folder: &Path, ending: &str) -> Result<Vec<(String, PathBuf)>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a name in UTF-8")?;
        if path.is_dir() {
            let inside = below(&path, ending)?.into_iter();
            found.extend(inside.map(|(file, path)| (format!("{name}/{file}"), path)));
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push((name.to_owned(), path));
        }
    }
    found.sort();
    Ok(found)
}

fn write_list(out: &mut String, name: &str, files: &[(String, PathBuf)]) -> Result<()> {
    writeln!(out, "pub(crate) const {name}: &[(&str, &str)] = &[")?;
    for (file, path) in files {
        writeln!(out, "    ({file:?}, include_str!({path:?})),")?;
    }
    writeln!(out, "];")?;
    Ok(())
}
