//! Any bytes as what a client sends to the whole server: it answers in HTTP, nothing in it fails, and it serves on.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use gipfel_client::{Player, Visitor};
use gipfel_server::{Options, Server};
use gipfel_wire::{Audience, ClockTerms, RequestBody, SideChoice, Terms};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
use tokio::runtime::Runtime;

/// How long an answer may keep one waiting, after which the client goes.
const QUIET: Duration = Duration::from_millis(4);
/// How long somebody waits who knows that there will be an answer, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Panics, wherever they were: most tasks of a server are nobody's who would hear of them.
static PANICS: AtomicU32 = AtomicU32::new(0);

/// A server with somebody who has a game.
pub(crate) struct World {
    runtime: Runtime,
    server: Server,
    /// What stands for what only this server knows, and what it stands for.
    words: [(&'static [u8], String); 3],
}

impl World {
    /// Starts a server that keeps its games in a folder.
    pub(crate) fn open(folder: &Path) -> World {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::Relaxed);
            before(panic);
        }));
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let mut options = Options::new(([127, 0, 0, 1], 0).into());
        options.database = Some(format!("sqlite:{}", folder.join("games.db").display()));
        options.limit_factor = 1_000_000;
        let (server, words) = runtime.block_on(async {
            let server = Server::start(options).await.expect("a server");
            let (visitor, _) = Visitor::guest(server.address()).await.expect("a guest");
            let cookie = visitor.cookie.clone().expect("guests have cookies");
            let mut player = Player::connect(visitor).await.expect("a socket");
            let start =
                gipfel_rules::GameKind::ALL[0].start("basic").expect("a variant").to_string();
            let terms = Terms {
                start,
                links: None,
                clock: ClockTerms::None,
                rated: false,
                side: SideChoice::White,
            };
            let invite = RequestBody::Invite { to: Audience::Link, terms };
            let answer = player.ask(invite).await.expect("an invitation");
            let invitation = Player::invitation(&answer).expect("an invitation");
            let (guest, _) = Visitor::guest(server.address()).await.expect("a guest");
            let mut other = Player::connect(guest).await.expect("a socket");
            let accept = RequestBody::Accept { invitation: invitation.clone() };
            other.ask(accept).await.expect("a game");
            let (game, _) = player.started().await.expect("a game");
            let words: [(&[u8], String); 3] = [
                (b"{cookie}", cookie),
                (b"{game}", game.to_string()),
                (b"{invitation}", invitation.to_string()),
            ];
            (server, words)
        });
        World { runtime, server, words }
    }

    /// What a client sends, with the words that stand for something.
    fn told(&self, data: &[u8]) -> Vec<u8> {
        let mut told = Vec::with_capacity(data.len());
        let mut rest = data;
        'all: while let Some((&byte, after)) = rest.split_first() {
            for (word, meaning) in &self.words {
                if let Some(behind) = rest.strip_prefix(*word) {
                    told.extend_from_slice(meaning.as_bytes());
                    rest = behind;
                    continue 'all;
                }
            }
            told.push(byte);
            rest = after;
        }
        told
    }

    pub(crate) fn run(&self, data: &[u8]) {
        // The first byte says whether the client hangs up when it has said what it wants.
        let Some((&head, data)) = data.split_first() else { return };
        let told = self.told(data);
        let answer = self.runtime.block_on(self.talk(&told, head % 2 == 0, QUIET));
        let text = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || text.starts_with("HTTP/1."), "{text:?}");
        assert!(!text.starts_with("HTTP/1.1 5"), "{text}");
        let health = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
        let health = self.runtime.block_on(self.talk(health, false, PATIENCE));
        assert!(health.starts_with(b"HTTP/1.1 200 OK\r\n"), "{}", String::from_utf8_lossy(&health));
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something failed inside");
    }

    async fn talk(&self, bytes: &[u8], hangs_up: bool, patience: Duration) -> Vec<u8> {
        let (client, server) = tokio::io::duplex(64 * 1024);
        let answer = async {
            self.server.answer(server).await;
            std::future::pending().await
        };
        tokio::select! {
            heard = listen(client, bytes, hangs_up, patience) => heard,
            never = answer => never,
        }
    }
}

/// Says something and hears the answer, until the other end is closed or silent for a while.
async fn listen(
    mut stream: DuplexStream,
    bytes: &[u8],
    hangs_up: bool,
    patience: Duration,
) -> Vec<u8> {
    let mut heard = Vec::new();
    // Whoever is refused early is not listened to.
    let _ = stream.write_all(bytes).await;
    if hangs_up {
        let _ = stream.shutdown().await;
    }
    loop {
        let mut piece = [0; 4096];
        match tokio::time::timeout(patience, stream.read(&mut piece)).await {
            Ok(Ok(count)) if count > 0 => heard.extend_from_slice(&piece[..count]),
            _ => return heard,
        }
    }
}
