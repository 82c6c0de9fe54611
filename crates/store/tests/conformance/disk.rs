//! SQLite on a disk that is full, or cannot be written, for a while.

use std::path::Path;
use std::process::Command;

use gipfel_store::{CommitAnswer, Store};

use crate::games::{begin, commit, said, two_players};

fn run(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).status().is_ok_and(|status| status.success())
}

/// A file system of its own, of 2 MB, in memory.
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    fn mount(folder: &Path) -> Option<Disk<'_>> {
        let path = folder.to_str().unwrap();
        run("mount", &["-t", "tmpfs", "-o", "size=2m", "tmpfs", path]).then_some(Disk(folder))
    }

    fn remount(&self, how: &str) -> bool {
        run("mount", &["-o", &format!("remount,{how}"), self.0.to_str().unwrap()])
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        run("umount", &["-l", self.0.to_str().unwrap()]);
    }
}

/// Writes until the store refuses, and says how many times it did not.
async fn write_until_full(store: &Store, game: &gipfel_wire::GameId, from: u64) -> u64 {
    let line = "x".repeat(20_000);
    for version in from.. {
        match store.commit(&commit(game, version, vec![said(version + 1, &line)])).await {
            Ok(answer) => assert_eq!(answer, CommitAnswer::Done),
            Err(_) => return version,
        }
        assert!(version < 1_000, "the disk never got full");
    }
    unreachable!("the loop returns")
}

async fn writes(store: &Store, game: &gipfel_wire::GameId, version: u64) -> bool {
    let answer = store.commit(&commit(game, version, vec![said(version + 1, "x")])).await;
    matches!(answer, Ok(CommitAnswer::Done))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_forgotten_once_there_is_space() {
    let folder = tempfile::tempdir().unwrap();
    // Mounting needs root. Without it the other test covers this.
    let Some(disk) = Disk::mount(folder.path()) else { return };
    let address = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&address).await.unwrap();
    let (white, black) = two_players(&store).await;
    let game = begin(&store, "g", &white, &black).await;
    let ballast = folder.path().join("ballast");
    std::fs::write(&ballast, vec![0; 800_000]).unwrap();
    let version = write_until_full(&store, &game, 0).await;
    assert!(version > 2, "{version}");
    for _ in 0..3 {
        assert!(store.beat("node", 1, true).await.is_err() || !writes(&store, &game, 999).await);
    }
    assert_eq!(store.game(&game).await.unwrap().unwrap().events.len() as u64, version);
    std::fs::remove_file(&ballast).unwrap();
    assert!(writes(&store, &game, version).await, "there is space again");
    store.beat("node", 1, true).await.unwrap();

    // SQLite writes through descriptors that stay open, so that a busy file system refuses to become read-only: then there is nothing to see.
    if disk.remount("ro") {
        assert!(!writes(&store, &game, version + 1).await, "nothing can be written");
        assert!(!writes(&store, &game, version + 1).await, "nothing can be written");
        assert!(disk.remount("rw"));
    }
    assert!(writes(&store, &game, version + 1).await, "it can be written again");
    store.close().await;
}

/// The same with a limit that SQLite itself keeps: the connection that has it is thrown away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_writer_that_fails_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&address).await.unwrap();
    let (white, black) = two_players(&store).await;
    let game = begin(&store, "g", &white, &black).await;
    store.pragma("max_page_count = 60").await.unwrap();
    let version = write_until_full(&store, &game, 0).await;
    assert!(writes(&store, &game, version).await, "another connection writes");
    // Read-only for the connection alone: every single statement fails, outside of transactions too.
    store.pragma("query_only = 1").await.unwrap();
    assert!(store.meta_or("k", "v").await.is_err());
    assert_eq!(store.meta_or("k", "v").await.unwrap(), "v");
    store.close().await;
}
