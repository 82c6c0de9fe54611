//! Lists of values: kinds, colours, variants and phases.

/// An enumeration with its values in order.
macro_rules! values {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $of:literal])* $value:ident,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $of])* $value,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($name::$value),+].len();

            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$value),+];

            /// Its place in [`ALL`](Self::ALL).
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use values;

/// An enumeration whose values are words of text.
macro_rules! words {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $of:literal])* $value:ident => $word:literal,)+ }) => {
        $crate::words::values! {
            $(#[doc = $doc])* $name { $($(#[doc = $of])* $value,)+ }
        }

        impl $name {
            /// The words, in order.
            pub const WORDS: [&'static str; $name::COUNT] = [$($word),+];

            /// The word in text.
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

/// An enumeration whose values are letters of text.
macro_rules! letters {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $of:literal])* $value:ident => $letter:literal,)+ }) => {
        $crate::words::values! {
            $(#[doc = $doc])* $name { $($(#[doc = $of])* $value,)+ }
        }

        impl $name {
            /// The letter in text.
            pub const fn letter(self) -> char {
                match self {
                    $($name::$value => $letter,)+
                }
            }

            /// The one with a letter.
            pub fn from_letter(letter: char) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.letter() == letter)
            }
        }
    };
}
pub(crate) use letters;
