//! Guests, accounts, tokens, and what others see of them.

use gipfel_client::{Player, RemoteError, Reply, Visitor};
use gipfel_wire::{
    Account, Credentials, Message, NewPassword, Person, PersonKind, Problem, Profile, RatingPoint,
    Recovery, Report, RequestBody, Terms, Token, TokenTerms,
};
use hyper::{Method, StatusCode};
use serde::Serialize;

use crate::table::{FIVE_MINUTES, Hall, basic, play_on, sit_down};

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

async fn send<T: Serialize>(visitor: &mut Visitor, method: Method, path: &str, body: &T) -> Reply {
    visitor.ask(method, path, serde_json::to_vec(body).unwrap().into()).await.unwrap()
}

fn problem(reply: &Reply) -> Problem {
    assert!(!reply.status.is_success(), "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

impl Hall {
    /// Somebody with an account.
    pub(crate) async fn member(&self, name: &str) -> (Visitor, Account) {
        let (mut visitor, _) = Visitor::guest(self.server.address()).await.unwrap();
        let reply = visitor.post("/api/account", &credentials(name, "correct horse")).await;
        let account = reply.unwrap().read().unwrap();
        (visitor, account)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_becomes_an_account_and_keeps_his_games() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 3, 1).await;
    let mut visitor = white.visitor().clone();
    for bad in [credentials("x", "correct horse"), credentials("Ada", "short")] {
        let reply = visitor.post("/api/account", &bad).await.unwrap();
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let signed: Account = visitor
        .post("/api/account", &credentials("Ada", "correct horse"))
        .await
        .unwrap()
        .read()
        .unwrap();
    assert_eq!(signed.person.kind, PersonKind::Account);
    assert_eq!(signed.recovery_codes.as_ref().map(Vec::len), Some(8));
    let again = visitor.post("/api/account", &credentials("Bob", "correct horse")).await.unwrap();
    assert_eq!(problem(&again), Problem::NotAllowed);
    let mut other = black.visitor().clone();
    let taken = other.post("/api/account", &credentials("ADA", "correct horse")).await.unwrap();
    assert_eq!(problem(&taken), Problem::NameTaken);
    play_on([&mut white, &mut black], &game, 2, 2).await;

    let mut elsewhere = Visitor::stranger(hall.server.address());
    let signed_in: Account = elsewhere
        .post("/api/sign-in", &credentials("ada", "correct horse"))
        .await
        .unwrap()
        .read()
        .unwrap();
    assert_eq!(signed_in.person.id, signed.person.id);
    assert_eq!(signed_in.recovery_codes, None);
    let mine: Vec<gipfel_wire::GameSummary> =
        elsewhere.get("/api/games/mine").await.unwrap().read().unwrap();
    assert_eq!((mine[0].head.id.clone(), mine[0].turns), (game, 5));
    assert_eq!(mine[0].head.seats[0].person.name.as_deref(), Some("Ada"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_change_and_sessions_end() {
    let hall = Hall::open().await;
    let (mut here, account) = hall.member("Ada").await;
    let mut there = Visitor::stranger(hall.server.address());
    there.post("/api/sign-in", &credentials("Ada", "correct horse")).await.unwrap();
    let mut socket = Player::connect(there.clone()).await.unwrap();

    let wrong = NewPassword { old: "wrong horse".to_owned(), new: "battery staple".to_owned() };
    let reply = send(&mut here, Method::PUT, "/api/account/password", &wrong).await;
    assert_eq!(problem(&reply), Problem::SignIn);
    let right = NewPassword { old: "correct horse".to_owned(), ..wrong };
    let reply = send(&mut here, Method::PUT, "/api/account/password", &right).await;
    assert_eq!(reply.status, StatusCode::OK);
    assert_eq!(here.get("/api/session").await.unwrap().status, StatusCode::OK, "this one goes on");
    assert_eq!(there.get("/api/session").await.unwrap().status, StatusCode::UNAUTHORIZED);
    socket.patience = std::time::Duration::from_millis(1_500);
    assert!(socket.ask(RequestBody::Ping).await.is_err(), "and its socket is closed");

    let code = account.recovery_codes.unwrap()[3].clone();
    let recovery = Recovery { name: "ada".to_owned(), code, password: "third password".to_owned() };
    let back: Account = there.post("/api/recover", &recovery).await.unwrap().read().unwrap();
    assert_eq!(back.codes_left, 7);
    assert_eq!(here.get("/api/session").await.unwrap().status, StatusCode::UNAUTHORIZED);
    let reply = there.post("/api/recover", &recovery).await.unwrap();
    assert_eq!(problem(&reply), Problem::SignIn, "a code works once");

    here.post("/api/sign-in", &credentials("Ada", "third password")).await.unwrap();
    assert_eq!(here.post("/api/sign-out-everywhere", &()).await.unwrap().status, StatusCode::OK);
    assert_eq!(there.get("/api/session").await.unwrap().status, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_guesses_a_password_waits() {
    let hall = Hall::open().await;
    hall.member("Ada").await;
    let mut thief = Visitor::stranger(hall.server.address());
    let mut guess = async |password: &str| {
        thief.post("/api/sign-in", &credentials("Ada", password)).await.unwrap()
    };
    for _ in 0..6 {
        assert_eq!(problem(&guess("guess guess").await), Problem::SignIn);
    }
    let reply = guess("correct horse").await;
    assert!(matches!(problem(&reply), Problem::TooFast { .. }), "even the right one");
    assert!(reply.headers.contains_key("retry-after"));
    hall.time.advance(5_000);
    assert_eq!(guess("correct horse").await.status, StatusCode::OK);
    assert_eq!(
        problem(&thief.post("/api/sign-in", &credentials("Eve", "x")).await.unwrap()),
        Problem::SignIn
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_games_change_ratings_and_profiles() {
    let hall = Hall::open().await;
    let (ada, _) = hall.member("Ada").await;
    let (bob, _) = hall.member("Bob").await;
    let mut white = Player::connect(ada).await.unwrap();
    let mut black = Player::connect(bob).await.unwrap();
    let terms = Terms { rated: true, ..basic(FIVE_MINUTES) };
    let game = sit_down(&mut white, &mut black, terms).await;
    play_on([&mut white, &mut black], &game, 2, 1).await;
    black.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
    let mut stranger = Visitor::stranger(hall.server.address());
    let mut profile = async |name: &str| -> Profile {
        for _ in 0..200 {
            let path = format!("/api/people/{name}");
            let profile: Profile = stranger.get(&path).await.unwrap().read().unwrap();
            if !profile.ratings.is_empty() {
                return profile;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("{name} is not rated");
    };
    let (ada, bob) = (profile("ada").await, profile("Bob").await);
    assert!(ada.ratings[0].rating.rating > 1500.0 && bob.ratings[0].rating.rating < 1500.0);
    assert_eq!((ada.opponents[0].wins, ada.opponents[0].losses), (1, 0));
    assert_eq!((bob.opponents[0].wins, bob.opponents[0].losses), (0, 1));
    assert_eq!(bob.opponents[0].opponent.name.as_deref(), Some("Ada"));
    let word = &ada.ratings[0].game;
    let path = format!("/api/people/Ada/ratings/{word}/blitz");
    let points: Vec<RatingPoint> = stranger.get(&path).await.unwrap().read().unwrap();
    assert_eq!(points[0].game, game);
    let path = format!("/api/leaders?game={word}&speed=blitz");
    assert_eq!(stranger.get(&path).await.unwrap().status, StatusCode::OK);
    assert_eq!(stranger.get("/api/people/nobody").await.unwrap().status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_blocked_reported_and_forgotten() {
    let hall = Hall::open().await;
    let (mut ada, _) = hall.member("Ada").await;
    let (bob, account) = hall.member("Bob").await;
    assert_eq!(
        send(&mut ada, Method::PUT, "/api/blocks/bob", &()).await.status,
        StatusCode::NO_CONTENT
    );
    let blocked: Vec<Person> = ada.get("/api/blocks").await.unwrap().read().unwrap();
    assert_eq!(blocked[0].name.as_deref(), Some("Bob"));
    let mut white = Player::connect(ada.clone()).await.unwrap();
    let mut black = Player::connect(bob.clone()).await.unwrap();
    let invite =
        RequestBody::Invite { to: gipfel_wire::Audience::Anyone, terms: basic(FIVE_MINUTES) };
    let invitation = Player::invitation(&white.ask(invite).await.unwrap()).unwrap();
    let refused = black.ask(RequestBody::Accept { invitation }).await.unwrap_err();
    assert!(refused.to_string().contains("blocked"), "{refused}");
    assert_eq!(
        send(&mut ada, Method::DELETE, "/api/blocks/bob", &()).await.status,
        StatusCode::NO_CONTENT
    );
    let report = Report { person: account.person.id.clone(), game: None, text: "rude".to_owned() };
    assert_eq!(ada.post("/api/reports", &report).await.unwrap().status, StatusCode::NO_CONTENT);

    let game = sit_down(&mut white, &mut black, basic(FIVE_MINUTES)).await;
    let say = RequestBody::Say { game: game.clone(), text: "my secret".to_owned() };
    black.ask(say).await.unwrap();
    let mut bob = bob;
    let export = bob.get("/api/account/export").await.unwrap();
    assert!(export.text().contains("my secret") && export.text().contains("\"Bob\""));
    let password = serde_json::json!({ "password": "correct horse" });
    assert_eq!(
        send(&mut bob, Method::DELETE, "/api/account", &password).await.status,
        StatusCode::OK
    );
    let text = ada.get(&format!("/api/games/{game}")).await.unwrap().text();
    assert!(!text.contains("my secret") && !text.contains("Bob"), "{text}");
    assert!(text.contains("deleted"));
    assert_eq!(bob.get("/api/session").await.unwrap().status, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_with_a_token_of_its_own() {
    let hall = Hall::open().await;
    let (mut owner, account) = hall.member("Robot").await;
    let bot: Account = owner.post("/api/account/bot", &()).await.unwrap().read().unwrap();
    assert_eq!(bot.person.kind, PersonKind::Bot);
    let terms = |scopes: &[&str]| TokenTerms {
        label: "mine".to_owned(),
        scopes: scopes.iter().map(|scope| (*scope).to_owned()).collect(),
    };
    let bad = owner.post("/api/tokens", &terms(&["everything"])).await.unwrap();
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    let token: Token =
        owner.post("/api/tokens", &terms(&["play", "read"])).await.unwrap().read().unwrap();
    let reading: Token =
        owner.post("/api/tokens", &terms(&["read"])).await.unwrap().read().unwrap();
    let address = hall.server.address();
    let mut program = Visitor::program(address, token.token.clone().unwrap());
    let mut reader = Visitor::program(address, reading.token.unwrap());
    let ping = serde_json::json!({ "id": "a-1", "body": { "kind": "ping" } });
    let pong: Message = program.post("/api/requests", &ping).await.unwrap().read().unwrap();
    assert!(matches!(pong, Message::Pong { .. }));
    assert_eq!(reader.post("/api/requests", &ping).await.unwrap().status, StatusCode::FORBIDDEN);
    assert_eq!(program.get("/api/account/export").await.unwrap().status, StatusCode::FORBIDDEN);
    assert_eq!(
        program.post("/api/tokens", &terms(&["play"])).await.unwrap().status,
        StatusCode::FORBIDDEN
    );

    // It hears of a challenge, accepts it, and plays.
    let mut lines = Lines::open(&reader, "/api/stream").await;
    let mut person = hall.guest().await;
    let to = gipfel_wire::Audience::Person { person: account.person.id };
    person.ask(RequestBody::Invite { to, terms: basic(FIVE_MINUTES) }).await.unwrap();
    let Message::Invited { invitation } = lines.next().await else { panic!("a challenge") };
    let accept = serde_json::json!({ "id": "a-2", "body": { "kind": "accept", "invitation": invitation.id } });
    let done: Message = program.post("/api/requests", &accept).await.unwrap().read().unwrap();
    let Message::Done { game: Some(game), .. } = done else { panic!("{done:?}") };
    let (same, _) = person.started().await.unwrap();
    assert_eq!(same, game);
    person.turn(&game, "e1-e3").await.unwrap();
    let mut news = Lines::open(&reader, &format!("/api/stream?games={game}")).await;
    let Message::Game { events, .. } = news.next_game().await else { panic!("the game") };
    assert_eq!(events.len(), 1);
    let turn = serde_json::json!({ "id": "a-3", "body": { "kind": "turn", "game": game, "number": 2,
        "text": "e9-e7", "seen": 1 } });
    let done: Message = program.post("/api/requests", &turn).await.unwrap().read().unwrap();
    assert!(matches!(done, Message::Done { version: Some(2), .. }));
    assert!(matches!(news.next_game().await, Message::News { .. }));

    let tokens: Vec<Token> = owner.get("/api/tokens").await.unwrap().read().unwrap();
    assert!(tokens.len() == 2 && tokens.iter().all(|token| token.token.is_none()));
    let path = format!("/api/tokens/{}", token.id);
    assert_eq!(send(&mut owner, Method::DELETE, &path, &()).await.status, StatusCode::NO_CONTENT);
    assert_eq!(
        program.post("/api/requests", &ping).await.unwrap().status,
        StatusCode::UNAUTHORIZED
    );
}

/// A stream of messages, one a line.
struct Lines {
    body: hyper::body::Incoming,
    text: String,
}

impl Lines {
    async fn open(visitor: &Visitor, path: &str) -> Lines {
        let response: Result<_, RemoteError> =
            visitor.send(Method::GET, path, Default::default()).await;
        let response = response.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Lines { body: response.into_body(), text: String::new() }
    }

    async fn next(&mut self) -> Message {
        use http_body_util::BodyExt as _;
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.text = rest;
                if !line.is_empty() {
                    return serde_json::from_str(&line).unwrap();
                }
                continue;
            }
            let frame = self.body.frame().await.unwrap().unwrap();
            self.text += std::str::from_utf8(frame.data_ref().unwrap()).unwrap();
        }
    }

    async fn next_game(&mut self) -> Message {
        loop {
            let message = self.next().await;
            if matches!(message, Message::Game { .. } | Message::News { .. }) {
                return message;
            }
        }
    }
}
