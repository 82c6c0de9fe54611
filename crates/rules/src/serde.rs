//! Values as the text that people read, in any format of serde.
//!
//! What is read is checked as any other text: nothing that is not legal comes out of it.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{GameKind, Notation, TurnBuilder, parse_turn};

/// Reads text without keeping it.
pub(crate) struct Text<T>(PhantomData<T>);

impl<T> Text<T> {
    pub(crate) const fn new() -> Text<T> {
        Text(PhantomData)
    }
}

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a line of text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Writes and reads types as their text.
macro_rules! as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::serde::Text::new())
            }
        }
    )+};
}

pub(crate) use as_text;

/// A game is its word in position text.
impl Serialize for GameKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for GameKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameKind, D::Error> {
        let word = String::deserialize(deserializer)?;
        GameKind::from_word(&word).ok_or_else(|| D::Error::custom(format!("unknown game `{word}`")))
    }
}

/// A turn with the position it was begun in.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Turn", deny_unknown_fields)]
struct TurnText<P> {
    position: P,
    turn: String,
}

/// A turn, also one that is not complete, is the position it was begun in and its decisions.
impl<P: Notation + Serialize> Serialize for TurnBuilder<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TurnText { position: self.start().clone(), turn: self.text() }.serialize(serializer)
    }
}

impl<'de, P: Notation + Deserialize<'de>> Deserialize<'de> for TurnBuilder<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let TurnText { position, turn } = TurnText::<P>::deserialize(deserializer)?;
        if turn.is_empty() {
            return Ok(TurnBuilder::new(position));
        }
        parse_turn(&position, &turn).map_err(D::Error::custom)
    }
}
