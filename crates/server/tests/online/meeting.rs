//! How players meet.

use gipfel_client::{Player, PlayerError, Visitor};
use gipfel_wire::{
    Audience, ClockTerms, GameSummary, Invitation, InvitationId, Message, Problem, RequestBody,
    SideChoice, Terms,
};

use crate::table::{FIVE_MINUTES, Hall, basic};

fn problem(answer: Result<Message, PlayerError>) -> Option<Problem> {
    match answer {
        Err(PlayerError::Refused(problem)) => Some(problem),
        _ => None,
    }
}

async fn invite(player: &mut Player, to: Audience, terms: Terms) -> InvitationId {
    let answer = player.ask(RequestBody::Invite { to, terms }).await.unwrap();
    Player::invitation(&answer).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_is_good_for_one() {
    let hall = Hall::open().await;
    let (mut one, mut other, mut late) =
        (hall.guest().await, hall.guest().await, hall.guest().await);
    let invitation = invite(&mut one, Audience::Link, basic(FIVE_MINUTES)).await;
    let accept = RequestBody::Accept { invitation: invitation.clone() };
    assert_eq!(problem(one.ask(accept.clone()).await), Some(Problem::Own));
    let mut stranger = Visitor::stranger(hall.server.address());
    let path = format!("/api/invitations/{invitation}");
    let seen: Invitation = stranger.get(&path).await.unwrap().read().unwrap();
    assert!(seen.open && seen.game.is_none());
    let first = other.ask(accept.clone()).await.unwrap();
    let second = other.ask(accept.clone()).await.unwrap();
    let game = |message: &Message| match message {
        Message::Done { game, .. } => game.clone(),
        _ => None,
    };
    assert!(game(&first).is_some());
    assert_eq!(game(&first), game(&second), "the same wish twice");
    assert_eq!(problem(late.ask(accept).await), Some(Problem::Closed));
    let seen: Invitation = stranger.get(&path).await.unwrap().read().unwrap();
    assert_eq!((seen.open, seen.game), (false, game(&first)));
    one.started().await.unwrap();
    let mut visitor = one.visitor().clone();
    let mine: Vec<GameSummary> = visitor.get("/api/games/mine").await.unwrap().read().unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!(Some(mine[0].head.id.clone()), game(&first));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_who_waits() {
    let hall = Hall::open().await;
    let (mut waiting, mut looking) = (hall.guest().await, hall.guest().await);
    looking.ask(RequestBody::Lobby { open: true }).await.unwrap();
    let empty = |message: &Message| match message {
        Message::Lobby { invitations } => Some(invitations.len()),
        _ => None,
    };
    assert_eq!(looking.wait_for("the lobby", empty).await.unwrap(), 0);
    let seek = invite(&mut waiting, Audience::Anyone, basic(FIVE_MINUTES)).await;
    let hidden = invite(&mut waiting, Audience::Link, basic(FIVE_MINUTES)).await;
    let new = |message: &Message| match message {
        Message::Invited { invitation } => Some(invitation.id.clone()),
        _ => None,
    };
    assert_eq!(looking.wait_for("the seek", new).await.unwrap(), seek);
    // Whoever leaves waits no more, but his link is still good.
    drop(waiting);
    let closed = |message: &Message| match message {
        Message::Closed { invitation } => Some(invitation.clone()),
        _ => None,
    };
    assert_eq!(looking.wait_for("the end of the seek", closed).await.unwrap(), seek);
    let accept = RequestBody::Accept { invitation: seek };
    assert_eq!(problem(looking.ask(accept).await), Some(Problem::Closed));
    looking.ask(RequestBody::Accept { invitation: hidden }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_want_the_same_are_paired() {
    let hall = Hall::open().await;
    let (mut one, mut other, mut third) =
        (hall.guest().await, hall.guest().await, hall.guest().await);
    let any = Terms { side: SideChoice::Any, ..basic(FIVE_MINUTES) };
    let slower = ClockTerms::Fischer { initial: 600_000, increment: 0 };
    invite(&mut third, Audience::Pairing, basic(slower)).await;
    invite(&mut one, Audience::Pairing, any.clone()).await;
    invite(&mut other, Audience::Pairing, Terms { side: SideChoice::Black, ..any }).await;
    let (game, side) = one.started().await.unwrap();
    assert_eq!(side, gipfel_wire::Side::White, "the other wanted Black");
    assert_eq!(other.started().await.unwrap().0, game);
    assert!(!third.messages().iter().any(|message| matches!(message, Message::Started { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_for_one_person() {
    let hall = Hall::open().await;
    let (mut one, mut other, mut third) =
        (hall.guest().await, hall.guest().await, hall.guest().await);
    let mut visitor = other.visitor().clone();
    let account: gipfel_wire::Account = visitor.get("/api/session").await.unwrap().read().unwrap();
    let to = Audience::Person { person: account.person.id };
    let challenge = invite(&mut one, to.clone(), basic(FIVE_MINUTES)).await;
    let new = |message: &Message| match message {
        Message::Invited { invitation } => Some(invitation.id.clone()),
        _ => None,
    };
    assert_eq!(other.wait_for("the challenge", new).await.unwrap(), challenge);
    let accept = RequestBody::Accept { invitation: challenge.clone() };
    assert_eq!(problem(third.ask(accept.clone()).await), Some(Problem::NotAllowed));
    other.ask(RequestBody::Decline { invitation: challenge }).await.unwrap();
    assert_eq!(problem(other.ask(accept).await), Some(Problem::Closed));
    let again = invite(&mut one, to, basic(ClockTerms::Days { days: 3 })).await;
    other.ask(RequestBody::Accept { invitation: again }).await.unwrap();
    one.started().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_played_is_not_offered() {
    let hall = Hall::open().await;
    let mut player = hall.guest().await;
    let mut ask = async |to: Audience, terms: Terms| {
        problem(player.ask(RequestBody::Invite { to, terms }).await)
    };
    let rated = Terms { rated: true, ..basic(FIVE_MINUTES) };
    assert_eq!(
        ask(Audience::Link, rated).await,
        Some(Problem::NotAllowed),
        "guests have no ratings"
    );
    let nonsense = Terms { start: "chess".to_owned(), ..basic(FIVE_MINUTES) };
    assert!(matches!(ask(Audience::Link, nonsense).await, Some(Problem::Terms { .. })));
    let far = Audience::Computer { level: 99 };
    assert_eq!(ask(far, basic(FIVE_MINUTES)).await, Some(Problem::NotFound));
    let nobody = Audience::Person { person: gipfel_wire::PersonId::new("nobody").unwrap() };
    assert_eq!(ask(nobody, basic(FIVE_MINUTES)).await, Some(Problem::NotFound));
    for _ in 0..gipfel_wire::limits::MAX_INVITATIONS {
        assert_eq!(ask(Audience::Link, basic(FIVE_MINUTES)).await, None);
    }
    assert_eq!(ask(Audience::Link, basic(FIVE_MINUTES)).await, Some(Problem::TooMany));
}
