//! Running the service on a socket.

use std::io;
use std::net::SocketAddr;

use tokio::net::TcpListener;

use crate::app::app;
use crate::asset::WebApp;

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The program was built without the web app.
    #[error("the web app is not part of this program: build it with `cargo xtask run`")]
    NoApp,
    /// The address is taken, not of this machine, or not permitted.
    #[error("cannot listen on {address}")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// Something else that the system refused.
    #[error("the server stopped")]
    System(#[from] io::Error),
}

/// Serves the web app until the process is told to stop (Ctrl-C, or a termination signal), then
/// finishes the answers that are under way. `ready` is told the address once connections are
/// accepted; with port 0 the system chooses the port.
///
/// # Errors
/// If the app is missing or the address cannot be listened on.
pub fn serve(address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if !WebApp::exists() {
        return Err(ServeError::NoApp);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listen = |source| ServeError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        ready(listener.local_addr()?);
        axum::serve(listener, app()).with_graceful_shutdown(stop()).await?;
        Ok(())
    })
}

/// Resolves when the process is told to stop.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => (),
                _ = terminate.recv() => (),
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
