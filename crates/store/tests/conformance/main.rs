//! The laws of a store, held on SQLite and on a PostgreSQL that the test starts by itself.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod alive;
mod disk;
mod games;
mod lists;
mod people;
mod things;
mod whole;

use std::path::Path;
use std::time::{Duration, Instant};

use gipfel_store::{ScratchPostgres, Store};

/// Runs every law on a store of its own. Laws are named in what a failure says.
macro_rules! laws {
    ($new:expr; $($module:ident: $($law:ident)*;)*) => {$($({
        eprintln!("{}", stringify!($law));
        let store: Store = $new(stringify!($law)).await;
        $module::$law(&store).await;
        store.close().await;
    })*)*};
}

macro_rules! all_laws {
    ($new:expr) => {
        laws! { $new;
            people: guests_become_accounts names_are_unique_in_any_letters
                names_are_nobodys_id_and_not_reserved sessions_end
                a_guest_comes_with_a_session
                recovery_codes_work_once deletion_forgets_the_person_and_keeps_the_games
                bots_have_played_nothing;
            games: the_first_commit_wins_and_the_others_are_stale a_takeback_frees_the_numbers
                events_of_one_commit_happen_in_their_order
                what_is_written_is_read_back many_commits_at_once_have_answers_of_their_own
                of_many_writers_one_wins a_rematch_begins_with_the_commit
                an_event_is_never_written_twice;
            lists: live_games_are_listed games_that_are_due_are_found the_archive_is_searched
                pages_follow_each_other;
            things: an_invitation_is_made_once_and_taken_once invitations_close_and_expire
                two_invitations_become_one_game ratings_change_once leaders_are_sorted jobs_are_leased jobs_are_shared
                blocks_hold_both_ways reports_wait_until_closed values_are_kept;
            whole: a_backup_brings_everything_back a_bad_backup_changes_nothing
                a_database_in_use_is_not_replaced an_old_backup_is_restored;
            alive: an_outage_is_found_once_and_moves_deadlines another_node_covers_for_one;
        }
    };
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_holds_the_laws() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = async |law: &str| {
        let file = folder.path().join(law);
        Store::open(&format!("sqlite:{}", file.display())).await.expect("a file")
    };
    all_laws!(new);
    whole::opening_twice_is_opening_once(&format!("sqlite:{}", folder.path().join("x").display()))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_holds_the_laws() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start_postgres(&folder.path().join("postgres"));
    let new = async |law: &str| {
        let address = server.create_database(law).expect("a database");
        Store::open(&address).await.expect("tables")
    };
    all_laws!(new);
    let address = server.create_database("twice").expect("a database");
    whole::opening_twice_is_opening_once(&address).await;

    let file = format!("sqlite:{}", folder.path().join("moved").display());
    let sqlite = Store::open(&file).await.expect("a file");
    let address = server.create_database("moved").expect("a database");
    let postgres = Store::open(&address).await.expect("tables");
    whole::a_backup_moves_between_databases(&sqlite, &postgres).await;
    sqlite.close().await;
    postgres.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_reached_over_tls() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start_postgres(&folder.path().join("postgres"));
    let plain = server.create_database("secret").expect("a database");
    let required = format!("{plain}?sslmode=require");
    let refused = Store::open(&required).await.unwrap_err().to_string();
    assert!(refused.contains("TLS"), "{refused}");

    let own = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    server.secure(&own.cert.pem(), &own.signing_key.serialize_pem()).expect("a certificate");
    let until = Instant::now() + Duration::from_secs(60);
    // It takes the certificate a moment after it was told to.
    let store = loop {
        match Store::open(&required).await {
            Ok(store) => break store,
            Err(error) => assert!(Instant::now() < until, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    store.meta_or("k", "v").await.unwrap();
    store.close().await;

    let verified = format!("{plain}?sslmode=verify-full");
    let unknown = Store::open(&verified).await.unwrap_err().to_string();
    assert!(unknown.contains("certificate"), "{unknown}");
    let file = folder.path().join("own.pem");
    std::fs::write(&file, own.cert.pem()).unwrap();
    let store = Store::open(&format!("{verified}&sslrootcert={}", file.display())).await.unwrap();
    store.meta_or("k", "v").await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn other_addresses_are_refused_without_showing_passwords() {
    let error = Store::open("mysql://user:secret@host/x").await.unwrap_err();
    let text = error.to_string();
    assert!(text.contains("mysql") && !text.contains("secret"), "{text}");
}

fn start_postgres(folder: &Path) -> ScratchPostgres {
    // Where there is no PostgreSQL half of the laws are unproven: that is a failure, not a pass.
    ScratchPostgres::start(folder, false).unwrap_or_else(|error| panic!("{error}"))
}
