//! Laws of people and their sessions.

use gipfel_store::{Session, SignUp, Store};
use gipfel_wire::{Person, PersonId, PersonKind};

use crate::games::{begin, commit, said};

pub(crate) fn id(text: &str) -> PersonId {
    PersonId::new(text).expect("an id")
}

pub(crate) async fn add_guest(store: &Store, name: &str) -> PersonId {
    let person = Person { id: id(name), kind: PersonKind::Guest, name: None };
    store.add_person(&person, 100).await.unwrap();
    person.id
}

/// An account whose id is its name in small letters.
pub(crate) async fn add_account(store: &Store, name: &str) -> PersonId {
    let person = add_guest(store, &name.to_lowercase()).await;
    assert_eq!(store.sign_up(&person, name, "hash").await.unwrap(), SignUp::Done);
    person
}

pub(crate) async fn guests_become_accounts(store: &Store) {
    let guest = add_guest(store, "g").await;
    add_guest(store, "g").await;
    let found = store.person(&guest).await.unwrap().unwrap();
    assert_eq!((found.person.kind, found.created_at), (PersonKind::Guest, 100));
    assert_eq!(store.sign_up(&guest, "Ágnes", "hash").await.unwrap(), SignUp::Done);
    assert_eq!(store.sign_up(&guest, "Other", "hash").await.unwrap(), SignUp::NotAGuest);
    store.seen(&guest, 500).await.unwrap();
    store.seen(&guest, 400).await.unwrap();
    let found = store.person_named("ágnes").await.unwrap().unwrap();
    assert_eq!(found.person.id, guest);
    assert_eq!(found.person.name.as_deref(), Some("Ágnes"));
    assert_eq!((found.password.as_deref(), found.seen_at), (Some("hash"), 500));
    assert_eq!(store.person(&id("nobody")).await.unwrap(), None);
}

pub(crate) async fn names_are_unique_in_any_letters(store: &Store) {
    add_account(store, "Kris").await;
    for name in ["kris", "KRIS", "Kris"] {
        let guest = add_guest(store, "second").await;
        assert_eq!(store.sign_up(&guest, name, "x").await.unwrap(), SignUp::Taken);
    }
    let guests = ["a", "b", "c", "d"];
    for guest in guests {
        add_guest(store, guest).await;
    }
    let wishes = guests.map(|guest| {
        let (store, person) = (store.clone(), id(guest));
        tokio::spawn(async move { store.sign_up(&person, "Same", "x").await.unwrap() })
    });
    let mut done = 0;
    for wish in wishes {
        done += u32::from(wish.await.unwrap() == SignUp::Done);
    }
    assert_eq!(done, 1);
}

pub(crate) async fn a_guest_comes_with_a_session(store: &Store) {
    let guest = Person { id: id("guest"), kind: PersonKind::Guest, name: None };
    let session = Session {
        token_hash: "g".to_owned(),
        person: guest.id.clone(),
        scopes: String::new(),
        label: "browser".to_owned(),
        expires_at: 1000,
    };
    store.add_guest(&guest, &session, 10).await.unwrap();
    assert_eq!(store.session("g", 10).await.unwrap().unwrap().session, session);
    let stored = store.person(&guest.id).await.unwrap().unwrap();
    assert_eq!((stored.person, stored.created_at), (guest, 10));
}

pub(crate) async fn sessions_end(store: &Store) {
    let person = add_account(store, "Kris").await;
    let session = |hash: &str, expires_at| Session {
        token_hash: hash.to_owned(),
        person: person.clone(),
        scopes: "play read".to_owned(),
        label: "bot".to_owned(),
        expires_at,
    };
    for (hash, until) in [("a", 1000), ("b", 2000), ("c", 3000)] {
        store.add_session(&session(hash, until), 10).await.unwrap();
    }
    assert_eq!(store.session("a", 999).await.unwrap().unwrap().session, session("a", 1000));
    assert_eq!(store.session("a", 1000).await.unwrap(), None);
    store.renew_session("a", 999, 5000).await.unwrap();
    let renewed = store.session("a", 1000).await.unwrap().unwrap();
    assert_eq!((renewed.seen_at, renewed.created_at), (999, 10));
    assert_eq!(store.sessions_of(&person).await.unwrap().len(), 3);
    store.end_session("a").await.unwrap();
    assert_eq!(store.forget_sessions(2000).await.unwrap(), 1);
    assert_eq!(store.sessions_of(&person).await.unwrap().len(), 1);
    store.set_password(&person, "other").await.unwrap();
    assert_eq!(store.session("c", 10).await.unwrap(), None, "a new password ends all sessions");
    assert_eq!(store.person(&person).await.unwrap().unwrap().password.as_deref(), Some("other"));
    store.add_session(&session("d", 3000), 10).await.unwrap();
    store.end_sessions(&person).await.unwrap();
    assert!(store.sessions_of(&person).await.unwrap().is_empty());
}

pub(crate) async fn recovery_codes_work_once(store: &Store) {
    let person = add_account(store, "Kris").await;
    let codes = ["x".to_owned(), "y".to_owned()];
    store.set_recovery_codes(&person, &codes).await.unwrap();
    assert_eq!(store.recovery_codes_left(&person).await.unwrap(), 2);
    assert!(store.use_recovery_code(&person, "x", 1).await.unwrap());
    assert!(!store.use_recovery_code(&person, "x", 2).await.unwrap());
    assert!(!store.use_recovery_code(&id("other"), "y", 2).await.unwrap());
    assert_eq!(store.recovery_codes_left(&person).await.unwrap(), 1);
    store.set_recovery_codes(&person, &["z".to_owned()]).await.unwrap();
    assert!(!store.use_recovery_code(&person, "y", 3).await.unwrap());
}

pub(crate) async fn deletion_forgets_the_person_and_keeps_the_games(store: &Store) {
    // Not called like the id, which nobody else may take as a name.
    let white = add_guest(store, "k3v9").await;
    assert_eq!(store.sign_up(&white, "White", "hash").await.unwrap(), SignUp::Done);
    let black = add_account(store, "Black").await;
    let game = begin(store, "g", &white, &black).await;
    let events = vec![said(1, "my secret"), said(2, "yours")];
    store.commit(&commit(&game, 0, events)).await.unwrap();
    store.delete_person(&white).await.unwrap();
    assert_eq!(store.person_named("White").await.unwrap(), None);
    let found = store.game(&game).await.unwrap().unwrap();
    let [first, second] = &found.head.seats;
    assert_eq!((first.person.kind, &first.person.name), (PersonKind::Deleted, &None));
    assert_eq!(second.person.name.as_deref(), Some("Black"));
    assert_eq!(found.events[0].body, said(1, "").body);
    assert_eq!(found.events[1].body, said(2, "yours").body);
    // The name is free again.
    let other = add_guest(store, "other").await;
    assert_eq!(store.sign_up(&other, "White", "x").await.unwrap(), SignUp::Done);
}

pub(crate) async fn names_are_nobodys_id_and_not_reserved(store: &Store) {
    add_guest(store, "k3v9x0q2m4zt").await;
    let thief = add_guest(store, "thief").await;
    for name in ["k3v9x0q2m4zt", "K3V9X0Q2M4ZT", "Admin", "MODERATOR", "computer", "Guest"] {
        assert!(!store.is_name_free(name, Some(&thief)).await.unwrap(), "{name}");
        assert_eq!(store.sign_up(&thief, name, "x").await.unwrap(), SignUp::Taken, "{name}");
    }
    assert!(store.is_name_free("Honest", None).await.unwrap());
    assert_eq!(store.sign_up(&thief, "Honest", "x").await.unwrap(), SignUp::Done);
}

pub(crate) async fn bots_have_played_nothing(store: &Store) {
    let (bot, player) = (add_account(store, "Bot").await, add_account(store, "Player").await);
    assert!(store.make_bot(&bot).await.unwrap());
    begin(store, "g", &bot, &player).await;
    assert!(!store.make_bot(&player).await.unwrap());
    assert_eq!(store.person(&bot).await.unwrap().unwrap().person.kind, PersonKind::Bot);
}
