//! Accounts, over HTTP.

use serde::{Deserialize, Serialize};

use crate::Person;

/// A name with its password: to sign up, and to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// A way back in for somebody who has lost his password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name.
    pub name: String,
    /// One of the recovery codes. It can be used once.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// The account of the one who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// He.
    pub person: Person,
    /// When he first came.
    pub since: i64,
    /// Recovery codes, only in the answer to the request that made them.
    #[cfg_attr(test, ts(optional = nullable))]
    pub recovery_codes: Option<Vec<String>>,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// What a token for a program is to be good for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenTerms {
    /// What its owner calls it.
    pub label: String,
    /// What it allows: `play`, `read`.
    pub scopes: Vec<String>,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// The token, only in the answer to the request that made it.
    #[cfg_attr(test, ts(optional = nullable))]
    pub token: Option<String>,
    /// By which it is deleted.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<String>,
    /// When it was made.
    pub at: i64,
    /// When it was last used.
    pub seen: i64,
}
