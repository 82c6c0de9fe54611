//! The whole service without a socket, on a small app of its own.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt as _;
use rust_embed::RustEmbed;
use tower::ServiceExt as _;

use crate::app::{app, host};

#[derive(RustEmbed)]
#[folder = "tests/app"]
struct Fixture;

/// A folder without a page.
#[derive(RustEmbed)]
#[folder = "tests/app/assets"]
struct Nothing;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("headers are ASCII"))
    }
}

async fn ask(router: Router, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("the request is well-formed");
    let response = router.oneshot(request).await.expect("the service cannot fail");
    let (parts, body) = response.into_parts();
    let body = body.collect().await.expect("the body is whole").to_bytes();
    Answer { status: parts.status, headers: parts.headers, body }
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(host::<Fixture>(), Method::GET, path, headers).await
}

const SCRIPT: &str = "/assets/app-1a2b3c.js";

#[tokio::test]
async fn the_page_is_asked_for_again_every_time() {
    for path in ["/", "/index.html", "/?from=home", "/sw.js"] {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
        assert!(!answer.header("etag").is_empty(), "{path}");
    }
    let page = get("/", &[]).await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert!(page.body.starts_with(b"<!doctype html>"));
}

#[tokio::test]
async fn files_with_a_hash_are_kept_for_ever() {
    let answer = get(SCRIPT, &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
    let wasm = get("/assets/engine-4d5e6f.wasm", &[("accept-encoding", "br")]).await;
    assert_eq!(wasm.header("content-type"), "application/wasm");
    assert_eq!(wasm.header("content-encoding"), "", "there is no compressed form of it");
}

#[tokio::test]
async fn compressed_forms_are_sent_to_those_who_accept_them() {
    let plain = get(SCRIPT, &[]).await;
    assert_eq!(plain.header("content-encoding"), "");
    for (accept, encoding) in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0", "")] {
        let answer = get(SCRIPT, &[("accept-encoding", accept)]).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accept}");
        assert_eq!(answer.header("vary"), "Accept-Encoding");
        assert_eq!(answer.header("content-type"), plain.header("content-type"));
        let smaller = answer.body.len() < plain.body.len();
        assert_eq!(smaller, !encoding.is_empty(), "{accept}");
        let same_tag = answer.header("etag") == plain.header("etag");
        assert_eq!(same_tag, encoding.is_empty(), "other bytes have another tag");
    }
}

#[tokio::test]
async fn bytes_that_the_browser_has_are_not_sent_again() {
    let first = get("/", &[]).await;
    let etag = first.header("etag");
    for tags in [etag, "*", &format!("\"other\", {etag}"), &format!("W/{etag}")] {
        let again = get("/", &[("if-none-match", tags)]).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{tags}");
        assert!(again.body.is_empty());
        assert_eq!(again.header("etag"), etag);
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    let changed = get("/", &[("if-none-match", "\"other\"")]).await;
    assert_eq!(changed.status, StatusCode::OK);
}

#[tokio::test]
async fn nothing_but_the_app_can_be_read() {
    let paths = [
        "/Cargo.toml",
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/%2e%2e%2fCargo.toml",
        "/..%5cCargo.toml",
        "//etc/passwd",
        "/assets",
        "/assets/",
        "/index.html/",
        "/index.html%00.js",
        "/.gitignore",
    ];
    for path in paths {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(&answer.body[..], b"not found\n", "{path}");
        let real = ask(app(), Method::GET, path, &[]).await;
        assert_eq!(real.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    for path in ["/", SCRIPT, "/missing"] {
        let answer = get(path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(policy.ends_with("; frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
        let expected = [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
        ];
        for (name, value) in expected {
            assert_eq!(answer.header(name), value, "{path}");
        }
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[tokio::test]
async fn files_can_be_read_and_nothing_else() {
    let head = ask(host::<Fixture>(), Method::HEAD, "/", &[]).await;
    assert_eq!(head.status, StatusCode::OK);
    assert!(head.body.is_empty());
    assert_eq!(head.header("content-type"), "text/html; charset=utf-8");
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
        let answer = ask(host::<Fixture>(), method.clone(), "/", &[]).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "GET,HEAD");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
}

#[tokio::test]
async fn a_program_without_the_app_says_so() {
    let answer = ask(host::<Nothing>(), Method::GET, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    let text = String::from_utf8_lossy(&answer.body);
    assert!(text.contains("cargo xtask run"), "{text}");
}
