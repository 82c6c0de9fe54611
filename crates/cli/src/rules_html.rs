//! The rules as a page of HTML that needs nothing else.

use gipfel_learn::{Block, Claim, Diagram, Language, Page, Span, plain};
use gipfel_render::{Marks, Picture, Place, Scene, svg};
use gipfel_rules::Position as _;

const STYLE: &str = "\
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#24231f}\
h1,h2{line-height:1.25}nav ol{columns:2;padding-left:1.5rem}\
figure{display:inline-block;width:20rem;margin:.5rem 1rem .5rem 0;vertical-align:top;break-inside:avoid}\
figure svg{width:100%;height:auto}figcaption{font-size:.875rem;color:#625e54}\
table{border-collapse:collapse}th,td{padding:.25rem 1rem .25rem 0;border-bottom:1px solid #ddd7c9;text-align:left;vertical-align:top}\
code{font-family:inherit;font-weight:600}h2{break-after:avoid}@media print{body{margin:0}}";

/// The whole page.
pub(crate) fn html(page: &Page, language: Language) -> String {
    let title = escaped(&page.title);
    let mut text = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n",
        language.tag()
    );
    let mut painter = Painter { number: 0 };
    painter.blocks(&page.lead, &mut text);
    text += "<nav><ol>\n";
    for section in &page.sections {
        let title = escaped(&section.title);
        text += &format!("<li><a href=\"#{}\">{title}</a></li>\n", section.name);
    }
    text += "</ol></nav>\n";
    for section in &page.sections {
        text += &format!("<h2 id=\"{}\">{}</h2>\n", section.name, escaped(&section.title));
        painter.blocks(&section.blocks, &mut text);
    }
    text + "</html>\n"
}

/// Draws the diagrams of one page; their inner names must differ.
struct Painter {
    number: usize,
}

impl Painter {
    fn blocks(&mut self, blocks: &[Block], text: &mut String) {
        for block in blocks {
            *text += &self.block(block);
            text.push('\n');
        }
    }

    fn block(&mut self, block: &Block) -> String {
        let items = |items: &[Vec<Span>]| -> String {
            items.iter().map(|item| format!("<li>{}</li>", spans(item))).collect()
        };
        match block {
            Block::Paragraph(words) => format!("<p>{}</p>", spans(words)),
            Block::List(list) => format!("<ul>{}</ul>", items(list)),
            Block::Steps(list) => format!("<ol>{}</ol>", items(list)),
            Block::Table(head, rows) => {
                let cells = |row: &[Vec<Span>], tag: &str| -> String {
                    row.iter().map(|cell| format!("<{tag}>{}</{tag}>", spans(cell))).collect()
                };
                let rows: String =
                    rows.iter().map(|row| format!("<tr>{}</tr>", cells(row, "td"))).collect();
                format!("<table><tr>{}</tr>{rows}</table>", cells(head, "th"))
            }
            Block::Diagram(diagram) => format!(
                "<figure>{}<figcaption>{}</figcaption></figure>",
                self.draw(diagram),
                spans(&diagram.caption)
            ),
        }
    }

    fn draw(&mut self, diagram: &Diagram) -> String {
        self.number += 1;
        let game = diagram.position.game();
        let place = |name: &String| Place::from_name(game, name);
        let rows = diagram.claims.iter().flat_map(|claim| match claim {
            Claim::Rows(_, rows) => rows.as_slice(),
            _ => &[],
        });
        let arrow = |(from, to): &(String, String)| place(from).zip(place(to));
        let marks = Marks {
            targets: diagram.marks.iter().filter_map(place).collect(),
            rows: rows.map(|row| row.iter().filter_map(place).collect()).collect(),
            arrows: diagram.arrows.iter().filter_map(arrow).collect(),
            ..Marks::default()
        };
        let mut scene = Scene::new(&diagram.position);
        scene.caption = plain(&diagram.caption);
        let prefix = Some(format!("d{}", self.number));
        svg(&scene, &marks, &Picture { size: 420, prefix, ..Picture::default() })
    }
}

fn spans(spans: &[Span]) -> String {
    let words = |span: &Span| escaped(span.text());
    spans
        .iter()
        .map(|span| match span {
            Span::Text(_) => words(span),
            Span::Strong(_) => format!("<strong>{}</strong>", words(span)),
            Span::Emphasis(_) => format!("<em>{}</em>", words(span)),
            Span::Code(_) => format!("<code>{}</code>", words(span)),
            Span::Link(_, target) => {
                let target = target.replace(".md", ".html");
                format!("<a href=\"{}\">{}</a>", escaped(&target), words(span))
            }
        })
        .collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
