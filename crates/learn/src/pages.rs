//! The pages of the rules, as they come with the program.

use crate::Language;
use crate::subject::subjects;

/// The text of a page, `gipf`, `potentials` or `yinsh`, in a language.
pub fn page_text(language: Language, page: &str) -> Option<&'static str> {
    let subject = subjects().find(|subject| subject.topic == page)?;
    let [pages, _] = subject.words;
    pages[language as usize].first().map(|(_, text)| *text)
}
