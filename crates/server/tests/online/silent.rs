//! Clients that are no longer there, or as good as: the server does not keep them.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use gipfel_client::Visitor;
use gipfel_server::Patience;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::table::{FIVE_MINUTES, Hall, basic, play_on};

/// The client's end of a pipe that holds so many bytes.
fn pipe(hall: &Hall, size: usize) -> DuplexStream {
    let (client, server) = tokio::io::duplex(size);
    tokio::spawn(hall.server.answer(server));
    client
}

async fn socket(hall: &Hall, visitor: &Visitor, size: usize) -> WebSocketStream<DuplexStream> {
    let mut request = "ws://a/api/socket".into_client_request().unwrap();
    let cookie = visitor.cookie.as_deref().unwrap();
    request.headers_mut().insert("origin", "http://a".parse().unwrap());
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    tokio_tungstenite::client_async(request, pipe(hall, size)).await.unwrap().0
}

async fn connections(hall: &Hall) -> u32 {
    let metrics = Visitor::stranger(hall.server.address()).get("/metrics").await.unwrap().text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("gipfel_connections "));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_whose_client_is_gone_is_closed() {
    let patience = Patience {
        pulse: Duration::from_millis(300),
        silence: Duration::from_secs(3),
        ..Patience::default()
    };
    let hall = Hall::with(|options| options.patience = patience).await;
    let (visitor, _) = Visitor::guest(hall.server.address()).await.unwrap();
    let mut gone = socket(&hall, &visitor, 64 * 1024).await;
    let mut there = socket(&hall, &visitor, 64 * 1024).await;
    let closed = async {
        let mut unheard = Vec::new();
        gone.get_mut().read_to_end(&mut unheard).await.unwrap();
    };
    // Reading answers the pings of the server; the other does not even do that.
    tokio::select! {
        () = closed => {}
        () = async { while let Some(Ok(Frame::Ping(_))) = there.next().await {} } => {
            panic!("the one who answers is sent away")
        }
    }
    assert_eq!(connections(&hall).await, 1);
    there.send(Frame::text(r#"{"id":"p","body":{"kind":"ping"}}"#)).await.unwrap();
    let text = async {
        loop {
            if let Frame::Text(text) = there.next().await.unwrap().unwrap() {
                return text;
            }
        }
    };
    assert!(text.await.contains("pong"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_takes_nothing_keeps_nobody_waiting() {
    let patience = Patience { stall: Duration::from_secs(3), ..Patience::default() };
    let hall = Hall::with(|options| options.patience = patience).await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    let (visitor, _) = Visitor::guest(hall.server.address()).await.unwrap();
    let mut deaf = socket(&hall, &visitor, 512).await;
    let follow = format!(r#"{{"id":"f","body":{{"kind":"follow","game":"{game}","since":null}}}}"#);
    deaf.send(Frame::text(follow)).await.unwrap();
    assert_eq!(play_on([&mut white, &mut black], &game, 10, 1).await, 10);
    while connections(&hall).await > 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(play_on([&mut white, &mut black], &game, 2, 2).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_never_comes_is_not_waited_for() {
    let patience = Patience { answer: Duration::from_millis(500), ..Patience::default() };
    let hall = Hall::with(|options| options.patience = patience).await;
    let mut client = pipe(&hall, 64 * 1024);
    let head = "POST /api/sign-in HTTP/1.1\r\nhost: a\r\norigin: http://a\r\n\
                content-type: application/json\r\ncontent-length: 50\r\n\r\n{\"name\":";
    client.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    client.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 503");
}
