//! How a server is reached: by which name, and whether over TLS.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hyper::http::uri::Authority;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// Why a server cannot be reached in this way.
#[derive(Debug, Error)]
pub enum RouteError {
    /// The text names no server.
    #[error(
        "`{0}` names no server: expected HOST:PORT, http://HOST or https://HOST, without a path"
    )]
    Server(String),
    /// A file with certificates has none, or cannot be read.
    #[error("no certificates in {}: {complaint}", file.display())]
    Certificates {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        complaint: String,
    },
    /// The system trusts nobody.
    #[error("no certificates are known that could be trusted: name a file with some")]
    NoTrust,
    /// TLS cannot be used.
    #[error(transparent)]
    Tls(#[from] rustls::Error),
}

/// A server as its clients reach it. Cheap to clone.
#[derive(Clone)]
pub struct Route {
    host: String,
    port: u16,
    /// What clients call it: its name, and its port unless it is the usual one.
    authority: String,
    tls: Option<(TlsConnector, ServerName<'static>)>,
}

impl std::fmt::Debug for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.origin())
    }
}

impl From<SocketAddr> for Route {
    fn from(address: SocketAddr) -> Route {
        let (host, port, authority) =
            (address.ip().to_string(), address.port(), address.to_string());
        Route { host, port, authority, tls: None }
    }
}

/// Bytes both ways, in the clear or not.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

impl Route {
    /// Reads `HOST:PORT`, `http://HOST[:PORT]` or `https://HOST[:PORT]`; `ws` and `wss` mean the same. Over TLS the server has to show
    /// a certificate that those in the file vouch for, or, without a file, those that the system trusts.
    ///
    /// # Errors
    /// If the text names no server, or there is nobody to trust.
    pub fn read(server: &str, trusted: Option<&Path>) -> Result<Route, RouteError> {
        let bad = || RouteError::Server(server.to_owned());
        let (usual, name) = match server.split_once("://") {
            None => (None, server),
            Some(("http" | "ws", name)) => (Some(80), name),
            Some(("https" | "wss", name)) => (Some(443), name),
            Some(_) => return Err(bad()),
        };
        let name = name.strip_suffix('/').unwrap_or(name);
        let authority: Authority = name.parse().map_err(|_| bad())?;
        let port = authority.port_u16().or(usual).filter(|_| !name.contains('@'));
        let port = port.ok_or_else(bad)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let tls = if usual == Some(443) {
            let name = ServerName::try_from(host.clone()).map_err(|_| bad())?;
            Some((TlsConnector::from(Arc::new(config(trusted)?)), name))
        } else {
            None
        };
        let authority = if Some(port) == usual {
            authority.host().to_owned()
        } else {
            authority.as_str().to_owned()
        };
        Ok(Route { host, port, authority, tls })
    }

    /// The same server through another node: over TLS it goes by the same name.
    pub(crate) fn through(&self, node: SocketAddr) -> Route {
        match &self.tls {
            Some(_) => Route { host: node.ip().to_string(), port: node.port(), ..self.clone() },
            None => Route::from(node),
        }
    }

    /// What clients call it.
    pub(crate) fn authority(&self) -> &str {
        &self.authority
    }

    /// The origin of its pages.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }

    pub(crate) async fn connect(&self) -> std::io::Result<Box<dyn Stream>> {
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        stream.set_nodelay(true)?;
        Ok(match &self.tls {
            Some((connector, name)) => Box::new(connector.connect(name.clone(), stream).await?),
            None => Box::new(stream),
        })
    }
}

fn config(trusted: Option<&Path>) -> Result<ClientConfig, RouteError> {
    let mut roots = RootCertStore::empty();
    match trusted {
        Some(file) => read_certificates(file, &mut roots)
            .map_err(|complaint| RouteError::Certificates { file: file.to_owned(), complaint })?,
        None => {
            // Certificates that are no good are left out: the others do.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            if roots.is_empty() {
                return Err(RouteError::NoTrust);
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

fn read_certificates(file: &Path, roots: &mut RootCertStore) -> Result<(), String> {
    let certificates = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| error.to_string())?;
        roots.add(certificate).map_err(|error| error.to_string())?;
    }
    if roots.is_empty() { Err("there is none".to_owned()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_in_many_ways() {
        let cases = [
            ("127.0.0.1:8080", "127.0.0.1", 8080, "http://127.0.0.1:8080"),
            ("localhost:80", "localhost", 80, "http://localhost:80"),
            ("http://example.org", "example.org", 80, "http://example.org"),
            ("http://example.org:80/", "example.org", 80, "http://example.org"),
            ("ws://[::1]:8080", "::1", 8080, "http://[::1]:8080"),
        ];
        for (text, host, port, origin) in cases {
            let route = Route::read(text, None).unwrap();
            assert_eq!((route.host.as_str(), route.port), (host, port), "{text}");
            assert_eq!(route.origin(), origin, "{text}");
        }
        for bad in ["", "example.org", "ftp://a", "http://", "http://a/b", "http://me@a", "a:b"] {
            assert!(matches!(Route::read(bad, None), Err(RouteError::Server(_))), "{bad}");
        }
    }

    #[test]
    fn a_file_without_certificates_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("trusted.pem");
        for text in
            [None, Some(""), Some("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")]
        {
            if let Some(text) = text {
                std::fs::write(&file, text).unwrap();
            }
            let refused = Route::read("https://example.org", Some(&file)).unwrap_err();
            assert!(matches!(refused, RouteError::Certificates { .. }), "{refused}");
        }
    }
}
