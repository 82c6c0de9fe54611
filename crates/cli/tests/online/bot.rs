//! `gipfel bot` with the engine of this program, driven as any other program that speaks UGI.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use gipfel_client::load::Process;
use gipfel_client::{Player, RemoteError, Route, Visitor};
use gipfel_wire::{
    Account, Audience, ClockTerms, Credentials, PersonId, PersonKind, RequestBody, SideChoice,
    Terms, Token, TokenTerms,
};

use crate::tls::Front;
use crate::{PROGRAM, gipfel, node};

/// The account of a program, and a token for it.
async fn account(server: &Process) -> (PersonId, String) {
    let (mut owner, _) = Visitor::guest(server.address()).await.unwrap();
    let credentials =
        Credentials { name: "Robot".to_owned(), password: "correct horse".to_owned() };
    owner.post("/api/account", &credentials).await.unwrap();
    let account: Account = owner.post("/api/account/bot", &()).await.unwrap().read().unwrap();
    assert_eq!(account.person.kind, PersonKind::Bot);
    let scopes = ["play", "read"].map(str::to_owned).into();
    let terms = TokenTerms { label: "test".to_owned(), scopes };
    let token: Token = owner.post("/api/tokens", &terms).await.unwrap().read().unwrap();
    (account.person.id, token.token.unwrap())
}

/// A bot and somebody who challenges it, both by this way.
async fn plays(server: &Process, route: Route, arguments: &[&str]) {
    let (robot, token) = account(server).await;
    let mut bot = gipfel()
        .arg("bot")
        .args(arguments)
        .arg(format!("ugi[nodes=200]:{PROGRAM} engine"))
        .env("GIPFEL_TOKEN", token)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (visitor, _) = Visitor::guest(route).await.unwrap();
    let mut person = Player::connect(visitor).await.unwrap();
    let game = gipfel_rules::GameKind::ALL[0];
    let terms = Terms {
        start: game.start("basic").unwrap().to_string(),
        links: None,
        clock: ClockTerms::Fischer { initial: 600_000, increment: 0 },
        rated: false,
        side: SideChoice::Black,
    };
    let to = Audience::Person { person: robot };
    person.ask(RequestBody::Invite { to, terms }).await.unwrap();
    let (game, _) = person.started().await.unwrap();
    let played = |player: &mut Player| (player.game(&game)?.version() >= 1).then_some(());
    person.until("the bot's turn", played).await.unwrap();
    person.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
    let lines = BufReader::new(bot.stdout.take().unwrap()).lines().map_while(Result::ok);
    let said: Vec<String> = lines.take_while(|line| !line.ends_with("over")).collect();
    bot.kill().unwrap();
    bot.wait().unwrap();
    assert!(said.iter().any(|line| line.ends_with("accepted")), "{said:?}");
    assert!(!said.iter().any(|line| line.contains("trouble")), "{said:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_accepts_a_challenge_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    let server = node(&format!("sqlite:{}", folder.path().join("games.db").display()));
    plays(&server, server.address().into(), &[&server.address().to_string()]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_plays_over_tls_with_a_server_it_trusts() {
    let folder = tempfile::tempdir().unwrap();
    let server = node(&format!("sqlite:{}", folder.path().join("games.db").display()));
    let front = Front::open(server.address()).await;
    let name = format!("https://localhost:{}", front.address.port());
    let route = Route::read(&name, Some(&front.trusted)).unwrap();
    plays(&server, route, &[&name, "--trust", front.trusted.to_str().unwrap()]).await;

    // Nobody talks to one that shows the certificate of another, or one that nobody vouches for.
    let other = Front::open(server.address()).await;
    let by_number = format!("https://{}", front.address);
    for (server, trusted) in [(&by_number, &front.trusted), (&name, &other.trusted)] {
        let route = Route::read(server, Some(trusted)).unwrap();
        let refused = Visitor::guest(route).await.unwrap_err();
        assert!(matches!(refused, RemoteError::Connect(_)), "{refused}");
        assert!(refused.to_string().contains("certificate"), "{refused}");
    }
}
