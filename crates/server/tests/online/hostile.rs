//! Clients that mean no good: nothing changes that should not, and the server serves on.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use gipfel_client::{Player, PlayerError, Visitor};
use gipfel_wire::{Account, Message, Problem, RequestBody};
use hyper::{Method, StatusCode};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as Frame};

use crate::table::{FIVE_MINUTES, Hall, basic, by_lot, hear, play_on, state};

/// Sends bytes as they are and returns what comes back until the server closes, or for a while.
async fn raw(address: SocketAddr, bytes: &[u8], wait: Duration) -> (String, bool) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let closed = tokio::time::timeout(wait, read).await.is_ok();
    (String::from_utf8_lossy(&answer).into_owned(), closed)
}

type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn socket(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<Socket, SocketError> {
    let mut request = format!("ws://{address}/api/socket").into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    let stream = TcpStream::connect(address).await?;
    Ok(tokio_tungstenite::client_async(request, stream).await?.0)
}

fn status(error: SocketError) -> StatusCode {
    match error {
        SocketError::Http(response) => response.status(),
        other => panic!("{other}"),
    }
}

/// Whether the server has closed a socket, after whatever it said.
async fn is_closed(socket: &mut Socket) -> bool {
    let closed = async {
        loop {
            match socket.next().await {
                None | Some(Err(_) | Ok(Frame::Close(_))) => return true,
                Some(Ok(_)) => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), closed).await.unwrap_or(false)
}

async fn serves_on(hall: &Hall) {
    let mut guest = hall.guest().await;
    assert!(matches!(guest.ask(RequestBody::Ping).await.unwrap(), Message::Pong { .. }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_for_somebody_else() {
    let hall = Hall::open().await;
    let address = hall.server.address();
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 2, 1).await;
    let before = white.game(&game).unwrap().events().to_vec();
    let mut thief = hall.guest().await;
    thief.follow(&game).await.unwrap();
    let id = game.clone();
    for body in [
        RequestBody::Resign { game: id.clone() },
        RequestBody::Abort { game: id.clone() },
        RequestBody::Offer { game: id.clone(), offer: gipfel_wire::Offer::Draw, seen: 2 },
        RequestBody::Say { game: id.clone(), text: "hello".to_owned() },
        RequestBody::Nonce { game: id, nonce: "00112233445566778899".to_owned() },
    ] {
        let refused = thief.ask(body).await.unwrap_err();
        assert!(refused.to_string().contains("not a player"), "{refused}");
    }
    let unknown = RequestBody::Resign { game: gipfel_wire::GameId::new("nothing").unwrap() };
    assert!(thief.ask(unknown).await.unwrap_err().to_string().contains("no such thing"));

    // Cookies that nobody has, and pages of others.
    let cookie = white.visitor().cookie.clone().unwrap();
    let own = format!("http://{address}");
    let forged = format!("gipfel={}", "0".repeat(64));
    let refusals: [(&[(&str, &str)], StatusCode); 5] = [
        (&[("origin", &own), ("cookie", &forged)], StatusCode::UNAUTHORIZED),
        (&[("origin", &own), ("cookie", "gipfel=' OR 1=1 --")], StatusCode::UNAUTHORIZED),
        (&[("origin", "http://evil.example"), ("cookie", &cookie)], StatusCode::FORBIDDEN),
        (&[("origin", "null"), ("cookie", &cookie)], StatusCode::FORBIDDEN),
        (&[("cookie", &cookie)], StatusCode::FORBIDDEN),
    ];
    for (headers, expected) in refusals {
        let headers: Vec<(&'static str, &str)> = headers
            .iter()
            .map(|(name, value)| (if *name == "origin" { "origin" } else { "cookie" }, *value))
            .collect();
        assert_eq!(status(socket(address, &headers).await.unwrap_err()), expected, "{headers:?}");
    }
    let bearer = format!("Bearer {}", cookie.strip_prefix("gipfel=").unwrap());
    let as_token = socket(address, &[("authorization", bearer.as_str())]).await;
    assert_eq!(status(as_token.unwrap_err()), StatusCode::UNAUTHORIZED, "a cookie is no token");
    let write = format!(
        "POST /api/sign-out-everywhere HTTP/1.1\r\nhost: {address}\r\norigin: http://evil.example\r\n\
         cookie: {cookie}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    );
    let (answer, _) = raw(address, write.as_bytes(), Duration::from_secs(5)).await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    hear(&mut white, &game, 2).await;
    white.pump(Duration::from_millis(50)).await;
    assert_eq!(white.game(&game).unwrap().events(), before);
    play_on([&mut white, &mut black], &game, 2, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_over_a_socket_hurts_nobody() {
    let hall = Hall::open().await;
    let address = hall.server.address();
    let (visitor, _) = Visitor::guest(address).await.unwrap();
    let origin = format!("http://{address}");
    let headers = [("origin", origin.as_str()), ("cookie", visitor.cookie.as_deref().unwrap())];
    let huge = format!(
        r#"{{"id":"a","body":{{"kind":"say","game":"g","text":"{}"}}}}"#,
        "x".repeat(40_000)
    );
    let deep = format!(r#"{{"id":"a","body":{}{}}}"#, "[".repeat(5_000), "]".repeat(5_000));
    let fatal = [
        Frame::text(huge),
        Frame::text(deep),
        Frame::text("not json"),
        Frame::binary(vec![0; 10]),
        Frame::Frame(RawFrame::message(vec![0xff, 0xfe, 0xfd], OpCode::Data(Data::Text), true)),
    ];
    for frame in fatal {
        let mut socket = socket(address, &headers).await.unwrap();
        let _ = socket.send(frame.clone()).await;
        assert!(is_closed(&mut socket).await, "{frame:?}");
    }
    let mut socket = socket(address, &headers).await.unwrap();
    for text in [
        r#"{"id":"a","body":{"kind":"nothing"}}"#,
        r#"{"id":"b","body":{"kind":"turn","game":"g","number":-1,"text":"","seen":0}}"#,
        r#"{"id":"c","body":{"kind":"hello","protocol":99}}"#,
    ] {
        socket.send(Frame::text(text)).await.unwrap();
        let answer = socket.next().await.unwrap().unwrap();
        let answer: Message = serde_json::from_str(answer.to_text().unwrap()).unwrap();
        assert!(matches!(answer, Message::Refused { .. }), "{answer:?}");
    }
    // Too much at once is refused, far too much is the end.
    for number in 0..400 {
        let ping = format!(r#"{{"id":"p{number}","body":{{"kind":"ping"}}}}"#);
        if socket.send(Frame::text(ping)).await.is_err() {
            break;
        }
    }
    let (mut answered, mut refused, mut ended) = (0, 0, false);
    while let Ok(Some(frame)) = tokio::time::timeout(Duration::from_secs(10), socket.next()).await {
        match frame {
            Ok(Frame::Text(text)) => match serde_json::from_str(&text).unwrap() {
                Message::Pong { .. } => answered += 1,
                Message::Refused { problem: Problem::TooFast { .. }, .. } => refused += 1,
                other => panic!("{other:?}"),
            },
            Ok(Frame::Close(_)) | Err(_) => {
                ended = true;
                break;
            }
            Ok(_) => {}
        }
    }
    assert!(ended && (55..140).contains(&answered) && refused > 20, "{answered} {refused}");
    serves_on(&hall).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_http_is_refused() {
    let hall = Hall::open().await;
    let address = hall.server.address();
    let (mut visitor, account): (Visitor, Account) = Visitor::guest(address).await.unwrap();
    let mut ask = async |method: Method, path: &str, body: Vec<u8>| {
        visitor.ask(method, path, body.into()).await.unwrap().status
    };
    let deep = format!("{}{}", "[".repeat(3_000), "]".repeat(3_000)).into_bytes();
    let cases: [(Method, &str, Vec<u8>, u16); 12] = [
        (Method::POST, "/api/account", b"{".to_vec(), 400),
        (Method::POST, "/api/account", b"".to_vec(), 400),
        (Method::POST, "/api/account", vec![0xff; 10], 400),
        (Method::POST, "/api/account", deep, 400),
        (Method::POST, "/api/account", vec![b'x'; 1_000_000], 400),
        (Method::POST, "/api/account", br#"{"name":"a","password":"b","more":1}"#.to_vec(), 400),
        (Method::GET, "/api/nothing", vec![], 404),
        (Method::GET, "/api/games/..%2f..%2fetc", vec![], 404),
        (Method::GET, "/api/games/%3Cscript%3E", vec![], 404),
        (Method::DELETE, "/api/archive", vec![], 403),
        (Method::POST, "/api/time", b"1000".to_vec(), 404),
        (Method::POST, "/api/account/bot", vec![], 403),
    ];
    for (method, path, body, expected) in cases {
        // The connection may break while a body that is too long is still being sent.
        let got = ask(method.clone(), path, body).await;
        assert_eq!(got.as_u16(), expected, "{method} {path}");
    }
    let raw_cases: [&[u8]; 4] = [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/session HTTP/1.1\r\nhost: a\r\ncookie: \xff\xfe\r\n\r\n",
        b"POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n",
    ];
    for bytes in raw_cases {
        let (answer, _) = raw(address, bytes, Duration::from_millis(500)).await;
        assert!(!answer.starts_with("HTTP/1.1 2") && !answer.starts_with("HTTP/1.1 5"), "{answer}");
    }
    let long = format!("GET / HTTP/1.1\r\nhost: a\r\nx: {}\r\n\r\n", "y".repeat(100_000));
    let (answer, closed) = raw(address, long.as_bytes(), Duration::from_secs(5)).await;
    assert!(closed && !answer.starts_with("HTTP/1.1 2"), "{answer}");
    assert_eq!(account.codes_left, 0);
    serves_on(&hall).await;
}

/// Whether the server serves somebody at another address of this machine.
#[cfg(target_os = "linux")]
async fn serves_others(address: SocketAddr) -> bool {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let question = format!(
        "POST /api/session HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         content-length: 0\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(question.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.starts_with("HTTP/1.1 200")
}

#[cfg(not(target_os = "linux"))]
async fn serves_others(_: SocketAddr) -> bool {
    // Other systems have one address for themselves.
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_and_many_connections_do_not_keep_others_out() {
    /// What one address may have.
    const LIMIT: usize = 256;
    let hall = Hall::open().await;
    let address = hall.server.address();
    // The head of a request that never ends.
    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
    let (mut open, mut closed) = (Vec::new(), 0);
    for number in 1..=10_000 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        if number < LIMIT {
            open.push(stream);
            continue;
        }
        // Whatever is beyond the limit is closed at once.
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut byte)).await;
        closed += u32::from(matches!(read, Ok(Ok(0) | Err(_))));
        if number % 2_500 == 0 {
            assert!(serves_others(address).await, "{number}");
        }
    }
    assert_eq!(closed, 10_001 - LIMIT as u32);
    for stream in &open {
        let waits = stream.try_read(&mut [0]).map_err(|error| error.kind());
        assert_eq!(waits, Err(std::io::ErrorKind::WouldBlock), "those within the limit wait");
    }
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(30), slow.read_to_end(&mut answer)).await;
    assert!(read.is_ok(), "whoever does not finish a head is sent away");
    drop(open);
    // The server hears of it a little later.
    while raw(
        address,
        b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
        Duration::from_secs(20),
    )
    .await
    .0
    .is_empty()
    {
        tokio::task::yield_now().await;
    }
    serves_on(&hall).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn out_of_turn_is_out() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    let turn = |number: u32, text: &str, seen: u64| RequestBody::Turn {
        game: game.clone(),
        number,
        text: text.to_owned(),
        seen,
        thought: None,
    };
    let text = by_lot(&state(&white, &game), 1);
    let early = black.ask(turn(1, &text, 0)).await.unwrap_err();
    assert!(matches!(early, PlayerError::Refused(Problem::NotYourTurn)), "{early}");
    for number in [0, 2, u32::MAX] {
        let wrong = white.ask(turn(number, &text, 0)).await.unwrap_err();
        assert!(matches!(wrong, PlayerError::Refused(Problem::OtherTurn { next: 1 })), "{wrong}");
    }
    let illegal = white.ask(turn(1, "e1-e9", 0)).await.unwrap_err();
    assert!(matches!(illegal, PlayerError::Refused(Problem::Illegal { .. })), "{illegal}");
    play_on([&mut white, &mut black], &game, 1, 1).await;
    let twice = white.ask(turn(2, &text, 1)).await.unwrap_err();
    assert!(matches!(twice, PlayerError::Refused(Problem::NotYourTurn)), "{twice}");
    black.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
    hear(&mut black, &game, 2).await;
    let version = black.game(&game).unwrap().version();
    let late = black.ask(turn(2, &text, version)).await.unwrap_err();
    assert!(matches!(late, PlayerError::Refused(Problem::Over)), "{late}");
    assert_eq!(state(&black, &game).board().turns().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replayed_request_changes_nothing() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    let address = hall.server.address();
    let cookie = white.visitor().cookie.clone().unwrap();
    let origin = format!("http://{address}");
    let mut spare = socket(address, &[("origin", &origin), ("cookie", &cookie)]).await.unwrap();
    let turn = format!(
        r#"{{"id":"same-1","body":{{"kind":"turn","game":"{game}","number":1,"text":"e1-e3","seen":0}}}}"#
    );
    for _ in 0..20 {
        spare.send(Frame::text(turn.clone())).await.unwrap();
    }
    hear(&mut white, &game, 1).await;
    hear(&mut black, &game, 1).await;
    play_on([&mut white, &mut black], &game, 1, 2).await;
    spare.send(Frame::text(turn)).await.unwrap();
    let mut done = 0;
    while done < 2 {
        let frame = spare.next().await.unwrap().unwrap();
        if let Ok(Message::Done { version, .. }) = serde_json::from_str(frame.to_text().unwrap()) {
            assert_eq!(version, Some(1));
            done += 1;
        }
    }
    assert_eq!(state(&black, &game).board().turns().len(), 2);
    let mut player = Player::connect(white.visitor().clone()).await.unwrap();
    player.follow(&game).await.unwrap();
    assert_eq!(state(&player, &game).board().turns().len(), 2);
}
