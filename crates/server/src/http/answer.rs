//! Answers, and what is read from requests.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use gipfel_store::StoreError;
use gipfel_wire::{Problem, limits};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::node::unavailable;

/// A problem as the answer.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Problem);

pub(crate) type Answer<T> = Result<T, Failure>;

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure(unavailable(error))
    }
}

const fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Unreadable { .. } | Problem::Protocol { .. } => StatusCode::BAD_REQUEST,
        Problem::SignIn => StatusCode::UNAUTHORIZED,
        Problem::NotAllowed | Problem::NotAPlayer | Problem::Blocked | Problem::Own => {
            StatusCode::FORBIDDEN
        }
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Problem::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::Illegal { .. }
        | Problem::Terms { .. }
        | Problem::ChatLength
        | Problem::Nonce
        | Problem::Name
        | Problem::Password => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = match self.0 {
            Problem::TooFast { wait } => {
                Some([(header::RETRY_AFTER, (wait / 1000 + 1).to_string())])
            }
            _ => None,
        };
        match retry {
            Some(retry) => (status(&self.0), retry, Told(self.0)).into_response(),
            None => (status(&self.0), Told(self.0)).into_response(),
        }
    }
}

/// Something as JSON, which nobody keeps.
pub(crate) struct Told<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Told<T> {
    fn into_response(self) -> Response {
        let head =
            [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
        match serde_json::to_vec(&self.0) {
            Ok(text) => (head, text).into_response(),
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

/// The body of a request, read from JSON within the limits of [`gipfel_wire::limits`].
pub(crate) struct Read<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Read<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Read<T>, Failure> {
        let unreadable = |text: String| Failure(Problem::Unreadable { text });
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| {
            unreadable(format!("not a body of at most {} bytes", limits::MAX_REQUEST))
        })?;
        let text = std::str::from_utf8(&bytes).map_err(|error| unreadable(error.to_string()))?;
        gipfel_wire::read(text).map(Read).map_err(|error| unreadable(error.to_string()))
    }
}
