//! Between Rust data and JavaScript values.

use serde::Serialize;
#[cfg(feature = "board")]
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

#[cfg(feature = "board")]
use crate::problem::Problem;

/// What may fail: the value, or what is wrong.
#[cfg(feature = "board")]
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Answer<T> {
    /// It went well.
    Value(T),
    /// It did not, and why.
    Problem(Problem),
}

#[cfg(feature = "board")]
impl<T> From<Result<T, Problem>> for Answer<T> {
    fn from(result: Result<T, Problem>) -> Answer<T> {
        match result {
            Ok(value) => Answer::Value(value),
            Err(problem) => Answer::Problem(problem),
        }
    }
}

/// Data as a JavaScript value. What is missing is `null`, as the TypeScript types say.
pub(crate) fn to_js<T: Serialize>(data: &T) -> JsValue {
    let serializer = Serializer::json_compatible();
    data.serialize(&serializer).expect("plain data becomes a JavaScript value")
}

/// A result as a JavaScript value.
#[cfg(feature = "board")]
pub(crate) fn answer<T: Serialize>(result: Result<T, Problem>) -> JsValue {
    to_js(&Answer::from(result))
}

/// A JavaScript value of a type that TypeScript has checked.
#[cfg(feature = "board")]
pub(crate) fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}
