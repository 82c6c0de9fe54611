//! The files of the web app.

use std::borrow::Cow;
use std::fmt::Write as _;

use axum::body::Bytes;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, ETAG, VARY};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::encoding::Encoding;

/// What `npm run build` wrote.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
pub(crate) struct WebApp;

/// A file in the form in which it is sent.
pub(crate) struct Asset {
    pub(crate) bytes: Bytes,
    pub(crate) content_type: &'static str,
    pub(crate) encoding: Option<Encoding>,
    /// Names these very bytes, quotes included.
    pub(crate) etag: String,
    immutable: bool,
}

impl Asset {
    /// The file of this name, compressed if there is a compressed form that the browser accepts.
    pub(crate) fn find<Files: RustEmbed>(path: &str, accepted: &[Encoding]) -> Option<Self> {
        if !is_plain(path) {
            return None;
        }
        let whole = Files::get(path)?;
        let compressed = accepted.iter().find_map(|&encoding| {
            let file = Files::get(&format!("{path}.{}", encoding.extension()))?;
            Some((file, Some(encoding)))
        });
        let (file, encoding) = compressed.unwrap_or((whole, None));
        Some(Self {
            etag: etag(&file),
            bytes: bytes(file.data),
            content_type: content_type(path),
            encoding,
            immutable: path.starts_with("assets/"),
        })
    }

    /// The headers that are the same whether the bytes are sent or known already.
    pub(crate) fn caching(&self) -> [(HeaderName, String); 3] {
        // The build puts a hash into the name of every file in `assets`.
        let caching =
            if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        [
            (CACHE_CONTROL, caching.to_owned()),
            (ETAG, self.etag.clone()),
            (VARY, "Accept-Encoding".to_owned()),
        ]
    }
}

impl WebApp {
    /// Whether the app was built before this program was.
    pub(crate) fn exists() -> bool {
        Self::get("index.html").is_some()
    }
}

/// Whether a path can only name a file of the app: every part is a plain name. In a debug build the
/// path reaches the file system.
fn is_plain(path: &str) -> bool {
    let is_name = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    path.split('/').all(is_name)
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

fn etag(file: &EmbeddedFile) -> String {
    let mut etag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..12] {
        write!(etag, "{byte:02x}").expect("writing to a string cannot fail");
    }
    etag.push('"');
    etag
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_looked_up() {
        for path in ["index.html", "assets/index-B2IHz1pI.css", "icons/icon-192.png"] {
            assert!(is_plain(path), "{path}");
        }
        let strange = [
            "..",
            "../Cargo.toml",
            "a/../b",
            "a//b",
            ".env",
            "a/.b",
            "a\\b",
            "%2e%2e/x",
            "/x",
            "ä",
        ];
        for path in strange {
            assert!(!is_plain(path), "{path}");
        }
    }

    #[test]
    fn browsers_compile_wasm_only_under_its_own_type() {
        assert_eq!(content_type("assets/gipfel_bg-x1.wasm"), "application/wasm");
        assert_eq!(content_type("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(content_type("LICENSE"), "application/octet-stream");
    }
}
