//! The routes.

use axum::Router;
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_TYPE, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;

use crate::asset::{Asset, WebApp};
use crate::encoding::Encoding;
use crate::headers;

/// The whole service: every file of the web app under its own name, the page itself under `/`.
pub fn app() -> Router {
    host::<WebApp>()
}

/// The service for any set of files.
pub(crate) fn host<Files: RustEmbed + 'static>() -> Router {
    let files = Router::new().route("/", get(file::<Files>)).route("/{*path}", get(file::<Files>));
    headers::secure(files)
}

async fn file<Files: RustEmbed>(request: Request) -> Response {
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let accepted = Encoding::accepted(request.headers().get(ACCEPT_ENCODING));
    match Asset::find::<Files>(path, &accepted) {
        Some(asset) if is_known(request.headers(), &asset.etag) => unchanged(&asset),
        Some(asset) => whole(asset),
        None if path == "index.html" => missing_app(),
        None => (StatusCode::NOT_FOUND, TEXT, "not found\n").into_response(),
    }
}

const TEXT: [(header::HeaderName, &str); 2] =
    [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];

fn missing_app() -> Response {
    let message = "The web app is not part of this program: build it with `cargo xtask run`.\n";
    (StatusCode::SERVICE_UNAVAILABLE, TEXT, message).into_response()
}

/// Whether the browser has these very bytes already. Weak and strong tags are the same here.
fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    let tags = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = tags.flat_map(|list| list.split(',')).map(str::trim);
    tags.any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

fn unchanged(asset: &Asset) -> Response {
    (StatusCode::NOT_MODIFIED, asset.caching()).into_response()
}

fn whole(asset: Asset) -> Response {
    let caching = asset.caching();
    let kind = [(CONTENT_TYPE, asset.content_type)];
    let encoding = asset.encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding.name())]);
    match encoding {
        Some(encoding) => (caching, kind, encoding, asset.bytes).into_response(),
        None => (caching, kind, asset.bytes).into_response(),
    }
}
