//! What the published crates offer, as lists that are committed: a change of them is seen in review.
//!
//! The lists are taken from the pages that rustdoc writes: every item with its declaration, the methods of its own, and the
//! traits that it implements. They are the same as long as the toolchain is, which is pinned.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::packages::CRATES;
use crate::workspace;

/// Compares the documentation that was built with the lists.
pub(crate) fn check() -> Result<()> {
    let mut faults = Vec::new();
    for name in CRATES {
        let known = fs::read_to_string(file(name)).unwrap_or_default();
        faults.extend(differences(name, &known, &listing(name)?));
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!(
        "the crates offer something else than crates/*/api.txt says:\n{}\nIf that is intended, run `cargo xtask packages \
         --write`; what is gone or changed breaks what others have built",
        faults.join("\n")
    )
}

/// Writes the lists anew.
pub(crate) fn write() -> Result<()> {
    for name in CRATES {
        let path = file(name);
        fs::write(&path, listing(name)?).with_context(|| format!("cannot write {path:?}"))?;
    }
    Ok(())
}

fn file(name: &str) -> PathBuf {
    workspace::root().join("crates").join(name).join("api.txt")
}

fn differences(name: &str, known: &str, found: &str) -> Vec<String> {
    let [known, found] = [known, found].map(|text| text.lines().collect::<BTreeSet<_>>());
    let gone = known.difference(&found).map(|line| format!("{name}: - {line}"));
    let new = found.difference(&known).map(|line| format!("{name}: + {line}"));
    gone.chain(new).collect()
}

/// A line for each thing, sorted.
fn listing(name: &str) -> Result<String> {
    let folder = workspace::target()?.join("doc").join(format!("gipfel_{name}"));
    let read = |page: &str| {
        let path = folder.join(page);
        fs::read_to_string(&path).with_context(|| format!("there is no documentation in {path:?}"))
    };
    let mut lines = BTreeSet::new();
    // The folder may hold pages of what is no more; this one has what there is.
    for page in items(&read("all.html")?) {
        let name = item_name(&page);
        lines.extend(facts(&read(&page)?).into_iter().map(|fact| format!("{name}: {fact}")));
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

/// The pages of all items: `gipf/struct.Position.html`.
fn items(overview: &str) -> Vec<String> {
    let links = overview.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let is_item = |link: &&str| {
        let file = link.rsplit('/').next().unwrap_or(link);
        !link.contains("..") && file.split('.').count() == 3 && file.ends_with(".html")
    };
    links.filter(is_item).map(str::to_owned).collect()
}

/// `gipf::Position`
fn item_name(page: &str) -> String {
    let (module, file) = page.rsplit_once('/').unwrap_or(("", page));
    let name = file.split('.').nth(1).unwrap_or(file);
    let modules = module.split('/').filter(|part| !part.is_empty());
    modules.chain([name]).collect::<Vec<_>>().join("::")
}

/// Traits that follow from how a type is made, and that nobody builds on.
const NO_PROMISE: [&str; 6] = [
    " Freeze for ",
    " RefUnwindSafe for ",
    " StructuralPartialEq for ",
    " Unpin for ",
    " UnsafeUnpin for ",
    " UnwindSafe for ",
];

/// The declaration of an item, what it can do of its own, and its traits.
fn facts(page: &str) -> Vec<String> {
    // What every type has is no fact about this one.
    let page = page.split("id=\"blanket-implementations\"").next().unwrap_or(page);
    let (own, traits) = page.split_once("id=\"trait-implementations\"").unwrap_or((page, ""));
    let mut facts: Vec<String> = between(own, "<pre class=\"rust item-decl\">", "</pre>");
    facts.extend(between(own, "<h4 class=\"code-header\">", "</h4>"));
    let mut traits = between(traits, "<h3 class=\"code-header\">", "</h3>");
    traits.retain(|line| !NO_PROMISE.iter().any(|name| line.contains(name)));
    facts.extend(traits);
    facts
}

fn between(page: &str, start: &str, end: &str) -> Vec<String> {
    let parts = page.split(start).skip(1).filter_map(|rest| rest.split(end).next());
    parts.map(plain).filter(|text| !text.is_empty()).collect()
}

/// The words of a piece of a page, in one line.
fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, behind)) = rest.split_once('<') {
        text += before;
        let (tag, after) = behind.split_once('>').unwrap_or((behind, ""));
        rest = after;
        // What can be unfolded has a line that says so.
        if tag.starts_with("summary") {
            rest = rest.split_once("</summary>").map_or("", |(_, after)| after);
        }
        if tag.starts_with("br") {
            text.push(' ');
        }
    }
    text += rest;
    for (name, letter) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", " "),
        ("&amp;", "&"),
    ] {
        text = text.replace(name, letter);
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_become_lines() {
        let page = "<pre class=\"rust item-decl\"><code>pub struct <a href=\"x\">List</a>&lt;T&gt; {\n    \
            <details><summary>Show 3 fields</summary>pub a: T,</details>\n}</code></pre>\
            <h2 id=\"implementations\"></h2><h4 class=\"code-header\">pub fn <a>len</a>(&amp;self) -&gt; usize</h4>\
            <h2 id=\"trait-implementations\"></h2><h3 class=\"code-header\">impl Clone for List</h3>\
            <h4 class=\"code-header\">fn clone(&amp;self) -&gt; List</h4>\
            <h2 id=\"blanket-implementations\"></h2><h3 class=\"code-header\">impl Any for T</h3>";
        assert_eq!(
            facts(page),
            [
                "pub struct List<T> { pub a: T, }",
                "pub fn len(&self) -> usize",
                "impl Clone for List"
            ]
        );
    }

    #[test]
    fn items_are_taken_from_the_overview() {
        let overview = "<a href=\"index.html\">a</a><a href=\"gipf/struct.Position.html\">b</a>\
            <a href=\"../static.files/a.b.html\">c</a><a href=\"macro.each.html\">d</a>";
        let pages = items(overview);
        assert_eq!(pages, ["gipf/struct.Position.html", "macro.each.html"]);
        assert_eq!(
            pages.iter().map(|page| item_name(page)).collect::<Vec<_>>(),
            ["gipf::Position", "each"]
        );
    }

    #[test]
    fn what_is_gone_and_what_is_new_is_named() {
        assert_eq!(differences("rules", "a\nb\n", "b\nc\n"), ["rules: - a", "rules: + c"]);
        assert!(differences("rules", "a\nb\n", "a\nb\n").is_empty());
    }
}
