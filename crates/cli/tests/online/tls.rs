//! What stands before a server and speaks TLS, with a certificate of its own making.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use rcgen::{CertificateParams, Issuer, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// A listener that passes on to a server what comes over TLS. It is `localhost` to its clients.
pub(crate) struct Front {
    pub(crate) address: SocketAddr,
    /// The file with the certificate that vouches for it.
    pub(crate) trusted: PathBuf,
    _folder: tempfile::TempDir,
}

impl Front {
    pub(crate) async fn open(server: SocketAddr) -> Front {
        let folder = tempfile::tempdir().unwrap();
        let (authority_key, key) = (KeyPair::generate().unwrap(), KeyPair::generate().unwrap());
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
        let vouching = authority.self_signed(&authority_key).unwrap();
        let trusted = folder.path().join("trusted.pem");
        std::fs::write(&trusted, vouching.pem()).unwrap();
        let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let shown = params.signed_by(&key, &Issuer::new(authority, authority_key)).unwrap();

        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let private = PrivateKeyDer::Pkcs8(key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![shown.der().clone()], private)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Whoever does not trust it goes.
                    let Ok(mut client) = acceptor.accept(stream).await else { return };
                    let mut behind = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut behind).await;
                });
            }
        });
        Front { address, trusted, _folder: folder }
    }
}
