//! What things are called between the two sides.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::limits::MAX_ID;

/// The number of a game's last event; 0 before the first.
pub type Version = u64;

/// Text that is no id: ids are 1 to [`MAX_ID`] letters, digits and `-` of ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id is 1 to {MAX_ID} letters, digits and hyphens")]
pub struct IdError;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub struct $name(String);

        impl $name {
            /// The id with a text.
            pub fn new(text: impl Into<String>) -> Result<$name, IdError> {
                let text = text.into();
                let fits = (1..=MAX_ID).contains(&text.len());
                let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
                if fits && plain { Ok($name(text)) } else { Err(IdError) }
            }

            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<$name, IdError> {
                $name::new(text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A game.
    GameId
}
id! {
    /// A guest, an account, a bot or the computer.
    PersonId
}
id! {
    /// An invitation to play.
    InvitationId
}
id! {
    /// A request. Its sender chooses it and never uses it again.
    MessageId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_and_short() {
        for text in ["", "a b", "é", "a/b", "a\n", &"x".repeat(MAX_ID + 1)] {
            assert_eq!(GameId::new(text), Err(IdError), "{text}");
            assert!(serde_json::from_value::<GameId>(text.into()).is_err());
        }
        let longest = "x".repeat(MAX_ID);
        assert_eq!(GameId::new(longest.as_str()).map(String::from), Ok(longest));
    }
}
