//! What those who keep a server do while it serves.

use gipfel_client::{Player, Visitor};
use gipfel_wire::{
    Account, Audience, ClockTerms, Credentials, EventBody, GameId, Message, OverReason,
    RequestBody, SideChoice, Terms,
};

use crate::{gipfel, node};

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// Only `serve` and `restore` make a database, nobody else can read it, and one that is in use is not replaced.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_made_on_purpose_only() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = folder.path().join("wrong");
    let (file, data) = (folder.path().join("backup"), folder.path().join("data"));
    for command in ["backup", "admin", "worker"] {
        let rest: &[&str] = match command {
            "backup" => &[file.to_str().unwrap()],
            "admin" => &["reports"],
            _ => &[],
        };
        let arguments = [&["server", command, "--data", wrong.to_str().unwrap()], rest].concat();
        let (said, good) = run(&arguments);
        assert!(!good && said.contains("has no people and games"), "{command}: {said}");
        assert!(!wrong.exists() && !file.exists(), "{command} has made something");
    }
    let (said, good) = run(&["serve", "--connections", "0"]);
    assert!(!good && said.contains("--connections"), "{said}");

    std::fs::create_dir(&data).unwrap();
    let server = node(&format!("sqlite:{}/games.db", data.display()));
    for end in ["", "-wal", "-shm"] {
        assert_eq!(mode(&data.join(format!("games.db{end}"))), 0o600, "{end}");
    }
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    assert!(run(&["server", "backup", "--data", data, file]).1);
    assert_eq!(mode(file.as_ref()), 0o600);
    let (said, good) = run(&["server", "restore", "--replace", "--data", data, file]);
    assert!(!good && said.contains("stop them first"), "{said}");
    drop(server);
    // One that was killed counts as alive for a while.
    tokio::time::sleep(std::time::Duration::from_secs(7)).await;
    let (said, good) = run(&["server", "restore", "--replace", "--data", data, file]);
    assert!(good, "{said}");
}

/// The configuration in the guide is one that nginx takes.
#[test]
fn the_example_for_nginx_loads() {
    let guide = include_str!("../../../../docs/OPERATIONS.md");
    let (_, example) = guide.split_once("```nginx\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let own = rcgen::generate_simple_self_signed(["example.org".to_owned()]).unwrap();
    let (certificate, key) = (folder.path().join("pem"), folder.path().join("key"));
    std::fs::write(&certificate, own.cert.pem()).unwrap();
    std::fs::write(&key, own.signing_key.serialize_pem()).unwrap();
    let example = example
        .replace("/etc/ssl/example.org.pem", certificate.to_str().unwrap())
        .replace("/etc/ssl/example.org.key", key.to_str().unwrap());
    let file = folder.path().join("nginx.conf");
    let around = format!(
        "pid {}/pid; error_log stderr; events {{}} http {{ access_log off; {example} }}",
        folder.path().display()
    );
    std::fs::write(&file, around).unwrap();
    let checked = std::process::Command::new("nginx").arg("-t").arg("-c").arg(&file).output();
    // Where nginx is not installed nobody can tell.
    let Ok(checked) = checked else { return };
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

fn run(arguments: &[&str]) -> (String, bool) {
    let output = gipfel().args(arguments).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (String::from_utf8(text).unwrap(), output.status.success())
}

async fn over(player: &mut Player, game: &GameId) -> OverReason {
    let reason = |player: &mut Player| {
        player.game(game)?.events().iter().find_map(|event| match &event.body {
            EventBody::Over { reason, .. } => Some(*reason),
            _ => None,
        })
    };
    player.until("the end", reason).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_and_the_keeper_act_beside_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    let data = data.to_str().unwrap();
    let database = format!("sqlite:{data}/games.db");
    let server = node(&database);
    let (mut visitor, _) = Visitor::guest(server.address()).await.unwrap();
    let credentials = Credentials { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    let account: Account =
        visitor.post("/api/account", &credentials).await.unwrap().read().unwrap();
    let mut player = Player::connect(visitor.clone()).await.unwrap();
    let game = gipfel_rules::GameKind::ALL[0];
    let start = game.start("basic").unwrap().to_string();
    let terms = Terms {
        start,
        links: None,
        clock: ClockTerms::None,
        rated: false,
        side: SideChoice::Black,
    };
    let invite = RequestBody::Invite { to: Audience::Computer { level: 1 }, terms };
    let Message::Done { game: Some(game), .. } = player.ask(invite).await.unwrap() else {
        panic!("a game")
    };
    player.follow(&game).await.unwrap();
    assert_eq!(player.game(&game).unwrap().version(), 0, "nobody thinks here");
    let mut worker = gipfel().args(["server", "worker", "--data", data]).spawn().unwrap();
    let played = |player: &mut Player| (player.game(&game)?.version() >= 1).then_some(());
    player.until("the computer's turn", played).await.unwrap();
    worker.kill().unwrap();
    worker.wait().unwrap();

    let (said, good) = run(&["server", "admin", "--data", data, "person", "ada"]);
    assert!(good && said.contains("account Ada: 1 games under way, 0 finished"), "{said}");
    let file = folder.path().join("backup");
    let file = file.to_str().unwrap();
    let (said, good) = run(&["server", "backup", "--data", data, file]);
    assert!(good && said.contains("rows"), "{said}");
    assert!(!run(&["server", "backup", "--data", data, file]).1, "a backup is not overwritten");
    let (said, good) = run(&["server", "admin", "--data", data, "close", game.as_str()]);
    assert!(good, "{said}");
    assert_eq!(over(&mut player, &game).await, OverReason::Closed);
    assert!(!run(&["server", "admin", "--data", data, "close", game.as_str()]).1, "it is over");
    let (password, good) = run(&["server", "admin", "--data", data, "reset-password", "Ada"]);
    assert!(good);
    let mut again = Visitor::stranger(server.address());
    let credentials = Credentials { password: password.trim().to_owned(), ..credentials };
    let back: Account = again.post("/api/sign-in", &credentials).await.unwrap().read().unwrap();
    assert_eq!(back.person.id, account.person.id);

    // The backup brings the game back as it was, elsewhere.
    let other = folder.path().join("other");
    let other = other.to_str().unwrap();
    let (said, good) = run(&["server", "restore", "--data", other, file]);
    assert!(good, "{said}");
    assert!(!run(&["server", "restore", "--data", other, file]).1, "only into an empty one");
    let second = node(&format!("sqlite:{other}/games.db"));
    let mut reader = Visitor::stranger(second.address());
    let found: Message = reader.get(&format!("/api/games/{game}")).await.unwrap().read().unwrap();
    assert!(matches!(found, Message::Game { events, .. } if events.len() == 1));
}
