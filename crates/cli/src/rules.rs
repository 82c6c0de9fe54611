//! `gipfel rules`: the rules to read, in the terminal or as a page to print.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use gipfel_learn::{Block, Diagram, Language, Page, Span, page_text, topic};
use gipfel_render::{Letters, Marks, Place, Terminal, board_text};
use gipfel_rules::{GameKind, Position as _};

use crate::rules_html;

/// Read the rules, with boards
///
/// The same text that the web app shows. With --html it is a page of its own, with drawings, to be read in a browser or
/// printed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel rules gipf
  gipfel rules yinsh --section jumping --language ro
  gipfel rules potentials --html > potentials.html")]
pub(crate) struct Arguments {
    /// Which rules
    #[arg(value_parser = pages())]
    page: String,

    /// Only one section; --sections names them
    #[arg(long, value_name = "SECTION", conflicts_with = "html")]
    section: Option<String>,

    /// List the sections, and end
    #[arg(long)]
    sections: bool,

    /// en, hu, ro or ru [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = crate::learn::language)]
    language: Option<Language>,

    /// Write a page of HTML
    #[arg(long)]
    html: bool,

    /// Draw boards in ASCII only
    #[arg(long)]
    ascii: bool,
}

/// The names of all pages: the topics of the games.
fn pages() -> PossibleValuesParser {
    PossibleValuesParser::new(GameKind::ALL.map(topic))
}

/// How wide a text is.
const WIDTH: usize = 78;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let language = arguments.language.unwrap_or_else(crate::learn::system_language);
    let text = page_text(language, &arguments.page).context("no such page")?;
    let page = Page::read(text)?;
    let mut out = io::stdout().lock();
    if arguments.sections {
        for section in &page.sections {
            writeln!(out, "{:<16} {}", section.name, section.title)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    if arguments.html {
        out.write_all(rules_html::html(&page, language).as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let color = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let letters = if arguments.ascii { Letters::Ascii } else { Letters::Unicode };
    let terminal = Terminal { letters, color, flipped: false };
    let mut printed = String::new();
    match &arguments.section {
        None => {
            heading(&page.title, '=', &mut printed);
            blocks(&page.lead, &terminal, &mut printed);
            for section in &page.sections {
                heading(&section.title, '-', &mut printed);
                blocks(&section.blocks, &terminal, &mut printed);
            }
        }
        Some(name) => {
            let Some(section) = page.sections.iter().find(|section| section.name == *name) else {
                bail!("there is no section {name}; --sections names them");
            };
            heading(&section.title, '-', &mut printed);
            blocks(&section.blocks, &terminal, &mut printed);
        }
    }
    out.write_all(printed.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn heading(title: &str, line: char, out: &mut String) {
    let rule: String = std::iter::repeat_n(line, title.chars().count()).collect();
    *out += &format!("{title}\n{rule}\n\n");
}

fn blocks(blocks: &[Block], terminal: &Terminal, out: &mut String) {
    for block in blocks {
        match block {
            Block::Paragraph(spans) => wrapped("", &plain(spans), out),
            Block::List(items) => {
                for item in items {
                    wrapped("- ", &plain(item), out);
                }
            }
            Block::Steps(items) => {
                for (number, item) in items.iter().enumerate() {
                    wrapped(&format!("{}. ", number + 1), &plain(item), out);
                }
            }
            Block::Table(head, rows) => {
                for row in std::iter::once(head).chain(rows) {
                    let cells: Vec<String> = row.iter().map(|cell| plain(cell)).collect();
                    wrapped("  ", &cells.join(" | "), out);
                }
            }
            Block::Diagram(diagram) => board(diagram, terminal, out),
        }
        out.push('\n');
    }
}

fn plain(spans: &[Span]) -> String {
    gipfel_learn::plain(spans)
}

fn board(diagram: &Diagram, terminal: &Terminal, out: &mut String) {
    let game = diagram.position.game();
    let marks = Marks {
        targets: diagram.marks.iter().filter_map(|name| Place::from_name(game, name)).collect(),
        rows: Marks::rows_to_take(&diagram.position),
        ..Marks::default()
    };
    *out += &board_text(&diagram.position, &marks, terminal);
    out.push('\n');
    wrapped("", &plain(&diagram.caption), out);
}

/// A text on lines that are not too long; what follows the first is indented like it.
fn wrapped(lead: &str, text: &str, out: &mut String) {
    let indent = " ".repeat(lead.chars().count());
    let mut line = lead.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            *out += &line;
            out.push('\n');
            line.clone_from(&indent);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    *out += &line;
    out.push('\n');
}
