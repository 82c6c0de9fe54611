//! Laws of the store as a whole: opening, backup, restoring.

use gipfel_store::{BackupError, JobKind, NewJob, Store, StoredReport};
use gipfel_wire::{GameResult, Report};

use crate::games::{begin, commit, end, said, turn, two_players};
use crate::people::id;
use crate::things;

/// Something in every table.
async fn fill(store: &Store) {
    things::ratings_change_once(store).await;
    let (white, black) = (id("white"), id("black"));
    store.set_recovery_codes(&white, &["h".to_owned()]).await.unwrap();
    let game = begin(store, "g", &white, &black).await;
    let events = vec![turn(1, 1, "e1-e3"), said(2, "quotes \" and \\ and \u{2028} ünï")];
    store.commit(&commit(&game, 0, events)).await.unwrap();
    end(store, &game, 2, GameResult::White, 77).await;
    store.block(&white, &black, true, 1).await.unwrap();
    let report = Report { person: black.clone(), game: None, text: "x".to_owned() };
    store.add_report(&StoredReport { id: "r".to_owned(), by: white, report, at: 1 }).await.unwrap();
    let job = NewJob { key: "j".to_owned(), kind: JobKind::Analysis, payload: "{}".to_owned() };
    store.add_job(&job, 1).await.unwrap();
    store.meta_or("k", "v").await.unwrap();
}

/// Long after everything else here.
const NOW: i64 = 1_000_000;

async fn backup(store: &Store) -> String {
    let mut bytes = Vec::new();
    store.backup(&mut bytes).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

async fn restore(store: &Store, text: &str, replace: bool) -> Result<u64, BackupError> {
    store.restore(&mut text.as_bytes(), replace, NOW).await
}

pub(crate) async fn a_backup_brings_everything_back(store: &Store) {
    fill(store).await;
    let first = backup(store).await;
    assert!(matches!(restore(store, &first, false).await, Err(BackupError::NotEmpty)));
    let third = begin(store, "later", &id("white"), &id("black")).await;
    let rows = restore(store, &first, true).await.unwrap();
    assert_eq!(rows as usize, first.lines().count() - 2);
    assert_eq!(store.game(&third).await.unwrap(), None);
    assert_eq!(backup(store).await, first);
    // And it goes on from there.
    begin(store, "later", &id("white"), &id("black")).await;
}

pub(crate) async fn a_bad_backup_changes_nothing(store: &Store) {
    let (white, black) = two_players(store).await;
    begin(store, "g", &white, &black).await;
    let good = backup(store).await;
    let lines: Vec<&str> = good.lines().collect();
    let without_end = lines[..lines.len() - 1].join("\n");
    let without_row = [&lines[..1], &lines[2..]].concat().join("\n");
    let cases = [
        (String::new(), "cut off after 0 rows"),
        ("hello".to_owned(), "line 1"),
        (good.replace("gipfel-backup", "other"), "line 1: not a backup"),
        (good.replace(r#""schema":2"#, r#""schema":99"#), "schema 99"),
        (without_end, "cut off after 3 rows"),
        (without_row, "not a row"),
        (good.replace(r#""table":"games""#, r#""table":"gamez""#), "unknown table"),
        (good.replace(r#""people","row":["#, r#""people","row":[1,"#), "not as many values"),
        (good.replacen("100", r#""100""#, 1), "wrong kind"),
    ];
    for (text, expected) in cases {
        let error = restore(store, &text, true).await.unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert_eq!(backup(store).await, good, "{expected}");
    }
}

pub(crate) async fn a_backup_moves_between_databases(one: &Store, other: &Store) {
    fill(one).await;
    let text = backup(one).await;
    restore(other, &text, false).await.unwrap();
    assert_eq!(backup(other).await, text);
    restore(one, &backup(other).await, true).await.unwrap();
    assert_eq!(backup(one).await, text);
}

pub(crate) async fn opening_twice_is_opening_once(address: &str) {
    let (first, second) = tokio::join!(Store::open(address), Store::open(address));
    let (first, second) = (first.unwrap(), second.unwrap());
    two_players(&first).await;
    assert!(second.person_named("White").await.unwrap().is_some());
    first.close().await;
    second.close().await;
    let again = Store::open(address).await.unwrap();
    assert!(again.person_named("White").await.unwrap().is_some());
    again.close().await;
}

pub(crate) async fn a_database_in_use_is_not_replaced(store: &Store) {
    fill(store).await;
    let text = backup(store).await;
    store.beat("node", NOW - 100, false).await.unwrap();
    let refused = restore(store, &text, true).await;
    assert!(matches!(refused, Err(BackupError::Alive { nodes: 1 })), "{refused:?}");
    let used = backup(store).await;
    store.rest("node", NOW).await.unwrap();
    restore(store, &used, true).await.unwrap();
    restore(store, &used, true).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(NOW - 100), "what was alive is remembered");
}

/// A database as version 1 of the schema wrote it, and a backup of it: kept as they are.
const OLD: &[u8] = include_bytes!("../data/schema-1.db");
const OLD_BACKUP: &str = include_str!("../data/schema-1.jsonl");

pub(crate) async fn an_old_backup_is_restored(store: &Store) {
    assert!(OLD_BACKUP.contains(r"a\u0000b"), "it holds what PostgreSQL does not take");
    restore(store, OLD_BACKUP, false).await.unwrap();
    let reports = store.open_reports().await.unwrap();
    assert_eq!(reports.last().unwrap().report.text, "a\u{fffd}b");
    assert_eq!(store.games_of(&id("white")).await.unwrap().len(), 1);
    // The last sign of life is the last event.
    assert_eq!(store.last_alive().await.unwrap(), Some(1_003));
}

#[tokio::test]
async fn an_old_database_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    std::fs::write(&file, OLD).unwrap();
    let address = format!("sqlite:{}", file.display());
    let store = Store::open_existing(&address).await.unwrap();
    let copied = backup(&store).await;
    let rows = |text: &str| text.lines().skip(1).count();
    assert_eq!(rows(&copied), rows(OLD_BACKUP), "nothing is lost and nothing added");
    assert!(!copied.contains(r"\u0000"), "the backup can be restored everywhere");
    store.beat("node", NOW, false).await.unwrap();
    let game = store.game(&gipfel_wire::GameId::new("live").unwrap()).await.unwrap().unwrap();
    assert_eq!(game.outages.last().unwrap().ended, NOW);
    store.close().await;
}
