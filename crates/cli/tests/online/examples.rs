//! Every example for people who run a server works, against a server with an account and a game. The other examples run in
//! `tests/cli/examples.rs`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use gipfel_client::{Player, Visitor};
use gipfel_wire::{
    Account, Audience, ClockTerms, Credentials, Message, RequestBody, SideChoice, Terms, Token,
    TokenTerms,
};

use crate::{PROGRAM, gipfel, node};

/// The commands whose examples are run here.
const COMMANDS: [&str; 7] = [
    "serve",
    "bot",
    "server worker",
    "server backup",
    "server restore",
    "server admin",
    "server load",
];

/// The examples of the help pages and of the pages for operators.
fn examples() -> Vec<String> {
    let mut lines = Vec::new();
    for command in COMMANDS {
        let output = gipfel().args(command.split(' ')).arg("--help").output().unwrap();
        let page = String::from_utf8(output.stdout).unwrap();
        let examples = page.split("Examples:\n").nth(1).unwrap_or_default();
        let before = lines.len();
        lines.extend(examples.lines().map(|line| line.trim().to_owned()));
        assert!(lines.len() > before, "gipfel {command} --help has no example");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for page in ["README.md", "docs/OPERATIONS.md", "docs/API.md"] {
        let text = fs::read_to_string(root.join(page)).unwrap();
        let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
        lines.extend(blocks.flat_map(str::lines).map(|line| line.trim().to_owned()));
    }
    let is_ours = |line: &String| {
        let call = line.strip_prefix("gipfel ");
        call.is_some_and(|call| COMMANDS.iter().any(|command| call.starts_with(command)))
    };
    lines.retain(is_ours);
    lines
}

/// An account with a token, and a game that has begun.
async fn account_and_game(address: std::net::SocketAddr) -> (String, String) {
    let (mut visitor, _) = Visitor::guest(address).await.unwrap();
    let credentials = Credentials { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    visitor.post("/api/account", &credentials).await.unwrap();
    let game = gipfel_rules::GameKind::ALL[0];
    let terms = Terms {
        start: game.start("basic").unwrap().to_string(),
        links: None,
        clock: ClockTerms::None,
        rated: false,
        side: SideChoice::White,
    };
    let mut player = Player::connect(visitor).await.unwrap();
    let invite = RequestBody::Invite { to: Audience::Computer { level: 1 }, terms };
    let Message::Done { game: Some(game), .. } = player.ask(invite).await.unwrap() else {
        panic!("a game")
    };
    let (mut owner, _) = Visitor::guest(address).await.unwrap();
    let credentials = Credentials { name: "Robot".to_owned(), ..credentials };
    owner.post("/api/account", &credentials).await.unwrap();
    let _: Account = owner.post("/api/account/bot", &()).await.unwrap().read().unwrap();
    let scopes = ["play", "read"].map(str::to_owned).into();
    let terms = TokenTerms { label: "test".to_owned(), scopes };
    let token: Token = owner.post("/api/tokens", &terms).await.unwrap().read().unwrap();
    (token.token.unwrap(), game.as_str().to_owned())
}

/// The example with small numbers and with places that exist.
fn made_real(example: &str, address: &str, game: &str, number: usize) -> String {
    let example = example.split(" # ").next().unwrap_or(example).trim_end();
    // Only these two make a database; the others need the one of the server that runs.
    let makes = ["gipfel serve ", "gipfel server restore"];
    let (database, data) = if makes.iter().any(|start| example.starts_with(start)) {
        (format!("sqlite:other-{number}.db"), format!("data-{number}"))
    } else {
        ("sqlite:games.db".to_owned(), ".".to_owned())
    };
    let mut line = example
        .replace("postgres://gipfel@db/gipfel", &database)
        .replace("/var/lib/gipfel", &data)
        .replace(" DIR", &format!(" {data}"))
        .replace(" NAME", " Ada")
        .replace(" GAME", &format!(" {game}"))
        .replace("--games 1000", "--games 2")
        .replace("--games 100", "--games 2")
        .replace("--watchers 5000", "--watchers 2")
        .replace("--span 60", "--span 1")
        .replace("'ugi:/usr/bin/my-engine --fast'", "level:1");
    if line.split(' ').nth(1) == Some("serve") {
        for listens in ["--address 127.0.0.1:8080", "--address 0.0.0.0:80"] {
            line = line.replace(listens, "");
        }
        line += " --address 127.0.0.1:0 --without-app";
    } else {
        line = line.replace("127.0.0.1:8080", address).replace("https://example.org", address);
    }
    if line.starts_with("gipfel server load") && !line.contains("--span") {
        line += " --span 1";
    }
    line
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_example_for_operators_runs() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let server = node(&database);
    let (token, game) = account_and_game(server.address()).await;
    fs::write(folder.path().join("token.txt"), &token).unwrap();
    let backup = folder.path().join("games.jsonl");
    let examples = examples();
    assert!(examples.len() > 15, "{examples:?}");
    for (number, example) in examples.iter().enumerate() {
        let line = made_real(example, &server.address().to_string(), &game, number);
        if line.starts_with("gipfel server backup") && backup.exists() {
            fs::remove_file(&backup).unwrap();
        }
        let path = Path::new(PROGRAM).parent().unwrap().to_owned();
        let places = std::env::split_paths(&std::env::var_os("PATH").unwrap()).collect::<Vec<_>>();
        let path = std::env::join_paths([vec![path], places].concat()).unwrap();
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {line}")])
            .current_dir(folder.path())
            .env("PATH", path)
            .env("GIPFEL_DATABASE", &database)
            .env("GIPFEL_TOKEN", &token)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Some serve until they are told to stop: they have to be alive after a while.
        let serves = ["gipfel serve ", "gipfel bot", "gipfel server worker"];
        if serves.iter().any(|start| line.starts_with(start)) {
            thread::sleep(Duration::from_millis(700));
            let ended = child.try_wait().unwrap();
            child.kill().unwrap();
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(ended.is_none(), "{example}\nrun as: {line}\n{said}");
        } else {
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{example}\nrun as: {line}\n{said}");
        }
    }
}
