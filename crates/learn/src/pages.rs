//! The pages of the rules, as they come with the program.

use crate::Language;

macro_rules! pages {
    ($($language:ident $tag:literal),* $(,)?) => {
        /// The text of a page, `gipf`, `potentials` or `yinsh`, in a language.
        pub fn page_text(language: Language, page: &str) -> Option<&'static str> {
            Some(match (language, page) {
                $(
                    (Language::$language, "gipf") => {
                        include_str!(concat!("../../../docs/rules/", $tag, "/gipf.md"))
                    }
                    (Language::$language, "potentials") => {
                        include_str!(concat!("../../../docs/rules/", $tag, "/potentials.md"))
                    }
                    (Language::$language, "yinsh") => {
                        include_str!(concat!("../../../docs/rules/", $tag, "/yinsh.md"))
                    }
                )*
                _ => return None,
            })
        }
    };
}

pages![English "en", Hungarian "hu", Romanian "ro", Russian "ru"];
