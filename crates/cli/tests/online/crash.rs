//! A small share of `cargo xtask crash`.

use gipfel_client::load::crash;

use crate::cluster::postgres;
use crate::node;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_on_sqlite_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = node(&database);
    let report = crash(&mut server, &database, 4, 6, 1).await.unwrap();
    assert_eq!(report.rounds, 4);
    assert!(report.turns > 20, "{report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_on_postgres_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = postgres(folder.path(), true);
    let database = postgres.create_database("crash").unwrap();
    let mut server = node(&database);
    let report = crash(&mut server, &database, 4, 6, 2).await.unwrap();
    assert_eq!(report.rounds, 4);
    assert!(report.turns > 20, "{report:?}");
}
