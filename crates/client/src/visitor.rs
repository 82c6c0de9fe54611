//! Single questions over HTTP.

use gipfel_wire::Account;
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::Route;

/// Why a question was not answered.
#[derive(Debug, Error)]
pub enum RemoteError {
    /// No connection.
    #[error("no connection: {0}")]
    Connect(#[from] std::io::Error),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(#[from] hyper::Error),
    /// The question cannot be sent.
    #[error("the question cannot be sent: {0}")]
    Question(#[from] hyper::http::Error),
    /// The answer is not what was expected.
    #[error("the answer cannot be read: {0}")]
    Answer(#[from] serde_json::Error),
    /// The server says no.
    #[error("{status}: {text}")]
    Refused {
        /// The status.
        status: StatusCode,
        /// What it says.
        text: String,
    },
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: hyper::HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Reply {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body, if the answer is good.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, RemoteError> {
        if !self.status.is_success() {
            return Err(RemoteError::Refused { status: self.status, text: self.text() });
        }
        Ok(serde_json::from_slice(&self.body)?)
    }
}

/// Somebody who asks a server.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The server.
    pub route: Route,
    /// The cookie by which the server knows him.
    pub cookie: Option<String>,
    /// The token of a program.
    pub token: Option<String>,
}

impl Visitor {
    /// Somebody whom the server does not know.
    pub fn stranger(server: impl Into<Route>) -> Visitor {
        Visitor { route: server.into(), cookie: None, token: None }
    }

    /// A new guest.
    pub async fn guest(server: impl Into<Route>) -> Result<(Visitor, Account), RemoteError> {
        let mut visitor = Visitor::stranger(server);
        let account = visitor.post("/api/session", &()).await?.read()?;
        Ok((visitor, account))
    }

    /// A program with a token.
    pub fn program(server: impl Into<Route>, token: impl Into<String>) -> Visitor {
        Visitor { route: server.into(), cookie: None, token: Some(token.into()) }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Reply, RemoteError> {
        self.ask(Method::GET, path, Bytes::new()).await
    }

    /// Sends something.
    pub async fn post<T: Serialize>(&mut self, path: &str, body: &T) -> Result<Reply, RemoteError> {
        self.ask(Method::POST, path, serde_json::to_vec(body)?.into()).await
    }

    /// Asks in any way. A cookie that the server sets is kept.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Reply, RemoteError> {
        let response = self.send(method, path, body).await?;
        let (parts, body) = response.into_parts();
        if let Some(set) = parts.headers.get(header::SET_COOKIE).and_then(|set| set.to_str().ok()) {
            let pair = set.split(';').next().unwrap_or_default();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        let body = body.collect().await?.to_bytes();
        Ok(Reply { status: parts.status, headers: parts.headers, body })
    }

    /// Asks in any way, for an answer that comes piece by piece.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Response<Incoming>, RemoteError> {
        let stream = self.route.connect().await?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.route.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        } else {
            request = request.header(header::ORIGIN, self.route.origin());
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        Ok(sender.send_request(request.body(Full::new(body))?).await?)
    }
}
