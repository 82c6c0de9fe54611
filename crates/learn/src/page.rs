//! A page of the rules: text with headings, lists, tables and diagrams, read from a small part of Markdown.
//!
//! The pages are in `docs/rules/`, one for each language; a diagram is a block of code named `position` that holds a
//! [`Diagram`]. Every section begins with an anchor, `<a id="rows"></a>`, which has the same name in every language.
//!
//! Read by hand, not with a Markdown library: anything outside the small part is an error with its line, so that a page can't
//! show something else on a forge than here, and the reader is part of the WebAssembly module.

use thiserror::Error;

use crate::diagram::Diagram;

/// A page of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// What stands before the first section.
    pub lead: Vec<Block>,
    /// Its sections.
    pub sections: Vec<PageSection>,
}

/// A section of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageSection {
    /// Its name, the same in every language.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list with dots.
    List(Vec<Vec<Span>>),
    /// A list with numbers.
    Steps(Vec<Vec<Span>>),
    /// A table: its head and its rows.
    Table(Vec<Vec<Span>>, Vec<Vec<Vec<Span>>>),
    /// A board.
    Diagram(Box<Diagram>),
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// As it is.
    Text(String),
    /// Said loudly: `**row**`.
    Strong(String),
    /// A word of its own: `*row*`.
    Emphasis(String),
    /// Something to be typed, the name of a point: `` `e5` ``.
    Code(String),
    /// A link to a section, `#rows`, or to another page, `yinsh.md#rows`.
    Link(String, String),
}

/// What is wrong with a page, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct PageError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl Page {
    /// Reads a page.
    pub fn read(text: &str) -> Result<Page, PageError> {
        let mut reader = Reader { lines: text.lines().collect(), at: 0 };
        reader.page()
    }

    /// All diagrams of the page.
    pub fn diagrams(&self) -> impl Iterator<Item = &Diagram> {
        let blocks = self.lead.iter().chain(self.sections.iter().flat_map(|part| &part.blocks));
        blocks.filter_map(|block| match block {
            Block::Diagram(diagram) => Some(&**diagram),
            _ => None,
        })
    }

    /// All links of the page.
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        for block in self.lead.iter().chain(self.sections.iter().flat_map(|part| &part.blocks)) {
            for span in block.spans() {
                links.extend(span.target());
            }
        }
        links
    }
}

impl Block {
    /// All texts of the block.
    pub fn spans(&self) -> Vec<&Span> {
        match self {
            Block::Paragraph(spans) => spans.iter().collect(),
            Block::List(items) | Block::Steps(items) => items.iter().flatten().collect(),
            Block::Table(head, rows) => {
                head.iter().flatten().chain(rows.iter().flatten().flatten()).collect()
            }
            Block::Diagram(diagram) => diagram.caption.iter().collect(),
        }
    }
}

impl Span {
    /// The words.
    pub fn text(&self) -> &str {
        match self {
            Span::Text(text)
            | Span::Strong(text)
            | Span::Emphasis(text)
            | Span::Code(text)
            | Span::Link(text, _) => text,
        }
    }

    /// Where a link leads.
    pub fn target(&self) -> Option<&str> {
        match self {
            Span::Link(_, target) => Some(target),
            _ => None,
        }
    }
}

/// The words of a text without their marks.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

const BLOCK: &str = "```";

impl<'a> Reader<'a> {
    fn error(&self, reason: impl Into<String>) -> PageError {
        PageError { line: self.at + 1, reason: reason.into() }
    }

    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.at).copied()
    }

    fn skip_blank(&mut self) {
        while self.peek().is_some_and(|line| line.trim().is_empty()) {
            self.at += 1;
        }
    }

    fn page(&mut self) -> Result<Page, PageError> {
        self.skip_blank();
        let title = self.peek().and_then(|line| line.strip_prefix("# "));
        let title = title.ok_or_else(|| self.error("a page begins with its title"))?.to_owned();
        self.at += 1;
        let lead = self.blocks()?;
        let mut sections: Vec<PageSection> = Vec::new();
        while self.peek().is_some() {
            let section = self.section()?;
            if sections.iter().any(|other| other.name == section.name) {
                return Err(self.error(format!("there are two sections {}", section.name)));
            }
            sections.push(section);
        }
        Ok(Page { title, lead, sections })
    }

    fn section(&mut self) -> Result<PageSection, PageError> {
        let anchor = self.peek().and_then(|line| {
            line.strip_prefix("<a id=\"").and_then(|rest| rest.strip_suffix("\"></a>"))
        });
        let name = anchor.ok_or_else(|| self.error("a section begins with its anchor"))?.to_owned();
        self.at += 1;
        self.skip_blank();
        let title = self.peek().and_then(|line| line.strip_prefix("## "));
        let title = title.ok_or_else(|| self.error("a title follows the anchor"))?.to_owned();
        self.at += 1;
        Ok(PageSection { name, title, blocks: self.blocks()? })
    }

    fn blocks(&mut self) -> Result<Vec<Block>, PageError> {
        let mut blocks = Vec::new();
        loop {
            self.skip_blank();
            let Some(line) = self.peek() else { return Ok(blocks) };
            if line.starts_with("<a id=") {
                return Ok(blocks);
            }
            blocks.push(self.block(line)?);
        }
    }

    fn block(&mut self, line: &str) -> Result<Block, PageError> {
        if let Some(name) = line.strip_prefix(BLOCK) {
            return self.diagram(name.trim());
        }
        if line.starts_with('#') {
            return Err(self.error("a heading needs an anchor before it"));
        }
        if line.starts_with('|') {
            return self.table();
        }
        if line.starts_with("- ") {
            return Ok(Block::List(self.items(|line| line.strip_prefix("- "))?));
        }
        if numbered(line).is_some() {
            return Ok(Block::Steps(self.items(numbered)?));
        }
        let mut text = String::new();
        while let Some(line) = self.peek().filter(|line| !line.trim().is_empty()) {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(line.trim());
            self.at += 1;
        }
        Ok(Block::Paragraph(self.spans(&text)?))
    }

    /// Items of a list; what is indented goes on with the item before it.
    fn items(
        &mut self,
        item: impl Fn(&'a str) -> Option<&'a str>,
    ) -> Result<Vec<Vec<Span>>, PageError> {
        let mut texts: Vec<String> = Vec::new();
        while let Some(line) = self.peek().filter(|line| !line.trim().is_empty()) {
            match (item(line), texts.last_mut()) {
                (Some(text), _) => texts.push(text.trim().to_owned()),
                (None, Some(last)) if line.starts_with(' ') => {
                    last.push(' ');
                    last.push_str(line.trim());
                }
                _ => return Err(self.error("this belongs to no item of the list")),
            }
            self.at += 1;
        }
        texts.iter().map(|text| self.spans(text)).collect()
    }

    fn table(&mut self) -> Result<Block, PageError> {
        let mut rows = Vec::new();
        while let Some(line) = self.peek().filter(|line| line.starts_with('|')) {
            let inside = line.trim().trim_start_matches('|').trim_end_matches('|');
            let rule = inside.chars().all(|letter| "-|: ".contains(letter));
            if !rule {
                let cells: Result<Vec<_>, _> =
                    inside.split('|').map(|cell| self.spans(cell.trim())).collect();
                rows.push(cells?);
            }
            self.at += 1;
        }
        let head = rows.remove(0);
        if let Some(row) = rows.iter().find(|row| row.len() != head.len()) {
            let reason = format!("a row has {} cells, the head {}", row.len(), head.len());
            return Err(self.error(reason));
        }
        Ok(Block::Table(head, rows))
    }

    fn diagram(&mut self, name: &str) -> Result<Block, PageError> {
        if name != "position" {
            return Err(self.error(format!("a block of `{name}` is not known")));
        }
        let start = self.at;
        self.at += 1;
        let mut inside = Vec::new();
        loop {
            match self.peek() {
                None => return Err(self.error("the block is not closed")),
                Some(BLOCK) => break,
                Some(line) => inside.push(line),
            }
            self.at += 1;
        }
        self.at += 1;
        let diagram = Diagram::read(&inside, |text| self.spans(text))
            .map_err(|error| PageError { line: start + 2 + error.line, reason: error.reason })?;
        Ok(Block::Diagram(Box::new(diagram)))
    }

    fn spans(&self, text: &str) -> Result<Vec<Span>, PageError> {
        let mut spans = Vec::new();
        let mut rest = text;
        let mut plain = String::new();
        while let Some(letter) = rest.chars().next() {
            let (span, behind) = match letter {
                '`' => marked(rest, "`").map(|(text, behind)| (Span::Code(text), behind)),
                '*' if rest.starts_with("**") => {
                    marked(rest, "**").map(|(text, behind)| (Span::Strong(text), behind))
                }
                '*' => marked(rest, "*").map(|(text, behind)| (Span::Emphasis(text), behind)),
                '[' => link(rest),
                _ => None,
            }
            .unzip();
            match (span, behind) {
                (Some(span), Some(behind)) => {
                    if !plain.is_empty() {
                        spans.push(Span::Text(std::mem::take(&mut plain)));
                    }
                    spans.push(span);
                    rest = behind;
                }
                _ if "`*[".contains(letter) => {
                    return Err(self.error(format!("`{letter}` is not closed in: {text}")));
                }
                _ => {
                    plain.push(letter);
                    rest = &rest[letter.len_utf8()..];
                }
            }
        }
        if !plain.is_empty() {
            spans.push(Span::Text(plain));
        }
        Ok(spans)
    }
}

/// The text of an item such as `2. Then`.
fn numbered(line: &str) -> Option<&str> {
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// What stands between two marks, and what comes behind them.
fn marked<'a>(text: &'a str, mark: &str) -> Option<(String, &'a str)> {
    let (inside, behind) = text.strip_prefix(mark)?.split_once(mark)?;
    (!inside.is_empty()).then(|| (inside.to_owned(), behind))
}

fn link(text: &str) -> Option<(Span, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (target, behind) = rest.split_once(')')?;
    Some((Span::Link(words.to_owned(), target.to_owned()), behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# The rules

In **short**.

<a id=\"rows\"></a>
## Rows

Four in line, `e2` to `e5`, see [below](#end)
and on.

- one
- two,
  longer

1. first
2. second

| a | b |
|---|---|
| 1 | *2* |

```position
gipf basic 4/5/PPPP2/7/6/5/4 w 9/9 -- claim
caption: A row.
rows: d2 d3 d4 d5
```
";

    #[test]
    fn a_page_is_read() {
        let page = Page::read(PAGE).unwrap();
        assert_eq!(page.title, "The rules");
        assert_eq!(page.sections.len(), 1);
        let [paragraph, list, steps, table, diagram] = &page.sections[0].blocks[..] else {
            panic!("{:?}", page.sections[0].blocks);
        };
        assert!(matches!(paragraph, Block::Paragraph(spans) if spans.len() == 7));
        assert!(matches!(list, Block::List(items) if plain(&items[1]) == "two, longer"));
        assert!(matches!(steps, Block::Steps(items) if items.len() == 2));
        assert!(matches!(table, Block::Table(head, rows) if head.len() == 2 && rows.len() == 1));
        assert!(matches!(diagram, Block::Diagram(diagram) if diagram.faults().is_empty()));
        assert_eq!(page.links(), ["#end"]);
    }

    #[test]
    fn faults_have_a_line() {
        let broken =
            |from: &str, to: &str| Page::read(&PAGE.replacen(from, to, 1)).unwrap_err().to_string();
        assert_eq!(broken("# The", "The"), "line 1: a page begins with its title");
        assert!(broken("w 9/9 --", "w 9/9 !!").starts_with("line 23: permissions"));
        assert!(broken("**short**", "**short").contains("`*` is not closed"));
        assert_eq!(broken("rows: d2", "rouws: d2"), "line 25: `rouws` is not known in a diagram");
        assert_eq!(
            broken("<a id=\"rows\"></a>\n", ""),
            "line 5: a heading needs an anchor before it"
        );
    }
}
