//! Lists of words: variants and phases.

/// An enumeration whose values are words of position text, in the order of their numbers.
macro_rules! words {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $of:literal])* $value:ident => $word:literal,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $of])* $value,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$value),+].len()] = [$($name::$value),+];

            /// The word in position text.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)+
                }
            }

            /// The one with a word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.word() == word)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
pub(crate) use words;
