//! A room, driven by hand.

use gipfel_live::{CLAIM_AFTER, FIRST_TURN, MORE_TIME, commitment, seed};
use gipfel_rules::GameKind;
use gipfel_store::{Commit, CommitAnswer, JobKind, StoredGame};
use gipfel_wire::limits::CHAT_LINES;
use gipfel_wire::{
    Claim, ClockTerms, ContestTerms, EventBody, GameHead, GameId, GameResult, LinkTerms, Message,
    MessageId, Offer, OverReason, Person, PersonId, PersonKind, Problem, Request, RequestBody,
    Seat, Side, SideChoice, Terms,
};

use super::{Connection, Fresh, Input, Output, Room, begin};

const FISCHER: ClockTerms = ClockTerms::Fischer { initial: 60_000, increment: 1_000 };
const WHITE: Connection = Connection(1);
const BLACK: Connection = Connection(2);
const WATCHER: Connection = Connection(3);
const SECRET: &str = "00ff";

/// A room with a store that takes everything, and what it has said since one last looked.
struct Table {
    room: Room,
    now: i64,
    next: u32,
    said: Vec<Output>,
    written: Vec<Commit>,
}

fn seat(name: &str, kind: PersonKind) -> Seat {
    let person = Person { id: PersonId::new(name).expect("an id"), kind, name: None };
    Seat { person, rating: None, level: None }
}

fn head(clock: ClockTerms) -> GameHead {
    let start = GameKind::Gipf.start("standard").expect("a variant").to_string();
    GameHead {
        id: GameId::new("g").expect("an id"),
        terms: Terms { start, links: None, clock, rated: false, side: SideChoice::Any },
        seats: [seat("w", PersonKind::Guest), seat("b", PersonKind::Guest)],
        at: 0,
        commitment: None,
    }
}

fn sit_down(head: GameHead) -> Table {
    let secret = head.commitment.is_some().then(|| SECRET.to_owned());
    let (room, said) = Room::open(StoredGame::new(head, secret), 0).unwrap();
    let mut table = Table { room, now: 0, next: 0, said, written: vec![] };
    for (connection, side) in
        [(WHITE, Some(Side::White)), (BLACK, Some(Side::Black)), (WATCHER, None)]
    {
        let body = RequestBody::Follow { game: table.game(), since: None };
        table.request(connection, side, body);
    }
    table.said.clear();
    table
}

fn table(clock: ClockTerms) -> Table {
    sit_down(head(clock))
}

/// A table at which both have played their first turn.
fn begun() -> Table {
    let mut table = table(FISCHER);
    assert_eq!(table.turn(Side::White, 1, "e1-e3"), Ok(1));
    assert_eq!(table.turn(Side::Black, 2, "e9-e7"), Ok(2));
    table
}

impl Table {
    fn game(&self) -> GameId {
        self.room.state().head().id.clone()
    }

    fn request(
        &mut self,
        connection: Connection,
        side: Option<Side>,
        body: RequestBody,
    ) -> MessageId {
        self.next += 1;
        let id = MessageId::new(format!("m{}", self.next)).expect("an id");
        self.send(connection, side, Request { id: id.clone(), body });
        id
    }

    fn send(&mut self, connection: Connection, side: Option<Side>, request: Request) {
        let fresh = Fresh { game: GameId::new("rematch").expect("an id"), secret: "s".to_owned() };
        self.input(Input::Request { connection, side, request, fresh });
    }

    fn input(&mut self, input: Input) {
        let outputs = self.room.step(self.now, input);
        self.take(outputs);
    }

    /// Does what the room wants of the store.
    fn take(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Write(commit) => {
                    assert_eq!(commit.expected, self.room.state().version());
                    self.written.push(*commit);
                    self.input(Input::Written(CommitAnswer::Done));
                }
                Output::Load { .. } => self.input(Input::Loaded(vec![])),
                other => self.said.push(other),
            }
        }
    }

    /// What a player's request is answered with: the version in which it took effect, or why it did not.
    fn ask(&mut self, side: Side, body: RequestBody) -> Result<u64, Problem> {
        let connection = if side == Side::White { WHITE } else { BLACK };
        let id = self.request(connection, Some(side), body);
        self.answer(connection, &id)
    }

    fn answer(&self, connection: Connection, id: &MessageId) -> Result<u64, Problem> {
        let answers = self.said.iter().filter_map(|output| match output {
            Output::Send(to, message) if *to == connection => match message {
                Message::Done { id: of, version, .. } if of == id => Some(Ok(version.unwrap())),
                Message::Refused { id: of, problem } if of == id => Some(Err(problem.clone())),
                _ => None,
            },
            _ => None,
        });
        let answers: Vec<_> = answers.collect();
        assert_eq!(answers.len(), 1, "{:?}", self.said);
        answers[0].clone()
    }

    fn turn(&mut self, side: Side, number: u32, text: &str) -> Result<u64, Problem> {
        let (game, seen) = (self.game(), self.room.state().version());
        let text = text.to_owned();
        self.ask(side, RequestBody::Turn { game, number, text, thought: None, seen })
    }

    fn offer(&mut self, side: Side, offer: Offer) -> Result<u64, Problem> {
        let (game, seen) = (self.game(), self.room.state().version());
        self.ask(side, RequestBody::Offer { game, offer, seen })
    }

    fn agree(&mut self, side: Side, offer: Offer) -> Result<u64, Problem> {
        let (game, seen) = (self.game(), self.room.state().version());
        self.ask(side, RequestBody::Agree { game, offer, seen })
    }

    fn over(&self) -> Option<(GameResult, OverReason)> {
        self.room.state().over().map(|(result, reason, _)| (result, reason))
    }

    fn turns(&self) -> usize {
        self.room.state().board().turns().len()
    }
}

#[test]
fn a_turn_is_acknowledged_when_it_is_written() {
    let mut table = table(FISCHER);
    let game = table.game();
    let body =
        RequestBody::Turn { game, number: 1, text: "e1-e3".to_owned(), thought: None, seen: 2 };
    let request = Request { id: MessageId::new("t").unwrap(), body };
    let fresh = Fresh { game: GameId::new("r").unwrap(), secret: String::new() };
    let input = Input::Request { connection: WHITE, side: Some(Side::White), request, fresh };
    let outputs = table.room.step(5, input.clone());
    let [Output::Write(commit)] = &outputs[..] else { panic!("{outputs:?}") };
    assert_eq!(commit.standing.decider, Some(Side::Black));
    // Sent again meanwhile, over another connection: the answer goes there.
    let Input::Request { side, request, fresh, .. } = input else { unreachable!() };
    let again = Input::Request { connection: Connection(9), side, request, fresh };
    assert!(table.room.step(6, again.clone()).is_empty());
    let outputs = table.room.step(7, Input::Written(CommitAnswer::Done));
    assert!(
        matches!(&outputs[0], Output::Broadcast(Message::News { events, .. }) if events.len() == 1)
    );
    let id = MessageId::new("t").unwrap();
    assert!(outputs.contains(&Output::Send(Connection(9), Message::done(id.clone(), 1))));
    // And once more: it is not played twice.
    let outputs = table.room.step(8, again);
    assert_eq!(outputs, [Output::Send(Connection(9), Message::done(id, 1))]);
}

#[test]
fn who_comes_too_late_is_judged_anew() {
    let mut table = table(FISCHER);
    let game = table.game();
    let body =
        RequestBody::Turn { game, number: 1, text: "e1-e3".to_owned(), thought: None, seen: 2 };
    let request = Request { id: MessageId::new("t").unwrap(), body };
    let fresh = Fresh { game: GameId::new("r").unwrap(), secret: String::new() };
    let input = Input::Request { connection: WHITE, side: Some(Side::White), request, fresh };
    let outputs = table.room.step(5, input);
    let [Output::Write(commit)] = &outputs[..] else { panic!("{outputs:?}") };
    // It was written, but by another node, to which the same request had come before.
    let events = commit.events.clone();
    assert_eq!(
        table.room.step(6, Input::Written(CommitAnswer::Stale)),
        [Output::Load { after: 0 }]
    );
    let outputs = table.room.step(7, Input::Loaded(events));
    let done = Message::done(MessageId::new("t").unwrap(), 1);
    assert!(outputs.contains(&Output::Send(WHITE, done)), "{outputs:?}");
    assert!(!outputs.iter().any(|output| matches!(output, Output::Write(_))));
}

#[test]
fn nobody_is_refused_before_the_store_was_asked() {
    let mut table = begun();
    let game = table.game();
    let body =
        RequestBody::Turn { game, number: 9, text: "e1-e3".to_owned(), thought: None, seen: 2 };
    let request = Request { id: MessageId::new("t").unwrap(), body };
    let fresh = Fresh { game: GameId::new("r").unwrap(), secret: String::new() };
    let input = Input::Request { connection: WHITE, side: Some(Side::White), request, fresh };
    assert_eq!(table.room.step(5, input), [Output::Load { after: 2 }]);
    let outputs = table.room.step(6, Input::Loaded(vec![]));
    let whole = |output: &Output| matches!(output, Output::Send(_, Message::Game { events, .. }) if events.len() == 2);
    assert!(outputs.iter().any(whole), "he is told where the game stands");
    let id = MessageId::new("t").unwrap();
    let refused = Message::Refused { id, problem: Problem::OtherTurn { next: 3 } };
    assert!(outputs.contains(&Output::Send(WHITE, refused)));
}

#[test]
fn turns_must_be_legal_and_their_players_own() {
    let mut table = begun();
    assert_eq!(table.turn(Side::Black, 3, "e9-e7"), Err(Problem::NotYourTurn));
    assert_eq!(table.turn(Side::White, 2, "e1-e3"), Err(Problem::OtherTurn { next: 3 }));
    assert!(matches!(table.turn(Side::White, 3, "z1-z9"), Err(Problem::Illegal { .. })));
    let long = "e1-e3;".repeat(1000);
    assert!(matches!(table.turn(Side::White, 3, &long), Err(Problem::Illegal { .. })));
    let body = RequestBody::Resign { game: table.game() };
    let id = table.request(WATCHER, None, body);
    assert_eq!(table.answer(WATCHER, &id), Err(Problem::NotAPlayer));
    assert_eq!((table.turns(), table.over()), (2, None));
}

#[test]
fn a_draw_is_offered_and_agreed_on() {
    let mut table = begun();
    assert_eq!(table.agree(Side::Black, Offer::Draw), Err(Problem::NotOffered));
    table.offer(Side::White, Offer::Draw).unwrap();
    assert_eq!(table.offer(Side::White, Offer::Draw), Err(Problem::NoOffer));
    assert_eq!(table.agree(Side::White, Offer::Draw), Err(Problem::NotOffered), "his own");
    // Playing on declines what the other has offered, and leaves one's own offer standing.
    table.turn(Side::White, 3, "e1-e4").unwrap();
    table.agree(Side::Black, Offer::Draw).unwrap();
    assert_eq!(table.over(), Some((GameResult::Draw, OverReason::Agreed)));
    assert_eq!(table.turn(Side::Black, 4, "e9-e6"), Err(Problem::Over));
}

#[test]
fn an_offer_lapses_and_is_not_pressed() {
    let mut table = begun();
    table.offer(Side::Black, Offer::Draw).unwrap();
    table.turn(Side::White, 3, "e1-e4").unwrap();
    assert_eq!(table.agree(Side::White, Offer::Draw), Err(Problem::NotOffered));
    table.offer(Side::Black, Offer::Draw).unwrap();
    let (game, seen) = (table.game(), table.room.state().version());
    table.ask(Side::White, RequestBody::Refuse { game, offer: Offer::Draw, seen }).unwrap();
    assert_eq!(table.offer(Side::Black, Offer::Draw), Err(Problem::NoOffer));
    table.turn(Side::Black, 4, "e9-e6").unwrap();
    table.offer(Side::Black, Offer::Draw).unwrap();
    // Two who offer the same have agreed.
    table.offer(Side::White, Offer::Draw).unwrap();
    assert_eq!(table.over(), Some((GameResult::Draw, OverReason::Agreed)));
}

#[test]
fn a_takeback_goes_to_the_turn_of_the_one_who_asked() {
    let mut table = begun();
    table.turn(Side::White, 3, "e1-e4").unwrap();
    table.offer(Side::Black, Offer::Takeback).unwrap();
    table.now = 9_000;
    table.agree(Side::White, Offer::Takeback).unwrap();
    assert_eq!((table.turns(), table.room.state().decider()), (1, Some(Side::Black)));
    assert_eq!(table.turn(Side::Black, 2, "e9-e7"), Ok(6));
    // The clock began anew when the turns were taken back.
    let EventBody::Turn { spent, .. } = &table.written.last().unwrap().events[0].body else {
        panic!("a turn was written last");
    };
    assert_eq!(*spent, 0);
    table.offer(Side::Black, Offer::Takeback).unwrap();
    table.agree(Side::White, Offer::Takeback).unwrap();
    table.offer(Side::White, Offer::Takeback).unwrap();
    table.agree(Side::Black, Offer::Takeback).unwrap();
    assert_eq!(table.turns(), 0);
    assert_eq!(table.offer(Side::White, Offer::Takeback), Err(Problem::NoOffer));
}

#[test]
fn a_declined_offer_may_come_again_after_a_takeback() {
    let mut table = begun();
    table.turn(Side::White, 3, "e1-e4").unwrap();
    table.offer(Side::White, Offer::Draw).unwrap();
    let (game, seen) = (table.game(), table.room.state().version());
    table.ask(Side::Black, RequestBody::Refuse { game, offer: Offer::Draw, seen }).unwrap();
    assert_eq!(table.offer(Side::White, Offer::Draw), Err(Problem::NoOffer));
    table.turn(Side::Black, 4, "e9-e6").unwrap();
    table.offer(Side::Black, Offer::Takeback).unwrap();
    table.agree(Side::White, Offer::Takeback).unwrap();
    // As many turns stand as when it was declined.
    assert_eq!(table.turns(), 3);
    table.offer(Side::White, Offer::Draw).unwrap();
}

/// A copy of a request that comes late must not have the effect that it was told it would not have.
#[test]
fn nobody_agrees_to_what_he_has_not_seen() {
    let mut table = begun();
    let (game, seen) = (table.game(), table.room.state().version());
    let agree = RequestBody::Agree { game: game.clone(), offer: Offer::Draw, seen };
    let offer = RequestBody::Offer { game: game.clone(), offer: Offer::Draw, seen };
    let text = "e9-e6".to_owned();
    let turn = RequestBody::Turn { game, number: 4, text, thought: None, seen };
    assert_eq!(table.ask(Side::Black, turn.clone()), Err(Problem::OtherTurn { next: 3 }));
    table.turn(Side::White, 3, "e1-e4").unwrap();
    assert_eq!(table.ask(Side::Black, turn), Err(Problem::OtherTurn { next: 4 }));
    assert_eq!(table.ask(Side::Black, offer), Err(Problem::NoOffer));
    table.offer(Side::White, Offer::Draw).unwrap();
    assert_eq!(table.ask(Side::Black, agree), Err(Problem::NotOffered));
    assert_eq!(table.over(), None);
}

#[test]
fn more_time_is_granted() {
    let mut table = begun();
    table.offer(Side::White, Offer::MoreTime).unwrap();
    table.agree(Side::Black, Offer::MoreTime).unwrap();
    assert_eq!(table.room.state().clock().left(), Some([60_000 + MORE_TIME, 60_000]));
    let mut timeless = self::table(ClockTerms::None);
    assert_eq!(timeless.offer(Side::White, Offer::MoreTime), Err(Problem::NoOffer));
}

#[test]
fn time_ends_a_game() {
    let mut table = begun();
    let deadline = table.room.state().deadline().unwrap();
    assert!(table.said.contains(&Output::Alarm(deadline)));
    table.now = deadline - 1;
    table.input(Input::Alarm);
    assert_eq!(table.over(), None);
    table.now = deadline;
    table.input(Input::Alarm);
    assert_eq!(table.over(), Some((GameResult::Black, OverReason::Time)));
    assert_eq!(table.room.state().clock().left().unwrap()[0], 0);
    assert_eq!(table.written.last().unwrap().standing.deadline, None);
}

#[test]
fn a_turn_that_comes_too_late_loses_the_game() {
    let mut table = begun();
    // Within what the network is allowed, but he does not say that it was the network.
    table.now = 60_500;
    assert_eq!(table.turn(Side::White, 3, "e1-e4"), Err(Problem::TimeUp));
    assert_eq!(table.over(), Some((GameResult::Black, OverReason::Time)));
}

#[test]
fn a_game_that_nobody_begins_is_aborted() {
    let mut table = table(FISCHER);
    table.turn(Side::White, 1, "e1-e3").unwrap();
    table.now = FIRST_TURN;
    table.input(Input::Alarm);
    assert_eq!(table.over(), Some((GameResult::None, OverReason::Aborted)));
    let mut table = self::table(ClockTerms::Days { days: 1 });
    table.now = 24 * 60 * 60 * 1000;
    table.input(Input::Alarm);
    assert_eq!(table.over(), Some((GameResult::Black, OverReason::Time)), "days always count");
}

#[test]
fn resigning_and_aborting() {
    let mut table = begun();
    let game = table.game();
    let abort = RequestBody::Abort { game: game.clone() };
    assert_eq!(table.ask(Side::White, abort.clone()), Err(Problem::HasBegun));
    table.ask(Side::White, RequestBody::Resign { game: game.clone() }).unwrap();
    assert_eq!(table.over(), Some((GameResult::Black, OverReason::Resigned)));
    assert_eq!(table.ask(Side::Black, RequestBody::Resign { game }), Err(Problem::Over));
    let mut table = self::table(FISCHER);
    table.ask(Side::Black, abort).unwrap();
    assert_eq!(table.over(), Some((GameResult::None, OverReason::Aborted)));
}

#[test]
fn who_leaves_for_long_can_lose_by_it() {
    let mut table = begun();
    let claim = RequestBody::Claim { game: table.game(), claim: Claim::Win };
    assert_eq!(table.ask(Side::White, claim.clone()), Err(Problem::NotAway));
    table.now = 1_000;
    table.input(Input::Elsewhere { side: Side::Black, here: true });
    table.input(Input::Gone(BLACK));
    table.now = 1_000 + CLAIM_AFTER;
    // It would be White's flag otherwise.
    table.now = 40_000;
    assert_eq!(
        table.ask(Side::White, claim.clone()),
        Err(Problem::NotAway),
        "he is on another node"
    );
    table.turn(Side::White, 3, "e1-e4").unwrap();
    table.input(Input::Elsewhere { side: Side::Black, here: false });
    table.now = 40_000 + CLAIM_AFTER - 1;
    assert_eq!(table.ask(Side::White, claim.clone()), Err(Problem::NotAway));
    table.now += 1;
    table.ask(Side::White, claim).unwrap();
    assert_eq!(table.over(), Some((GameResult::White, OverReason::Left)));
}

#[test]
fn a_rematch_changes_sides_and_begins_once() {
    let mut table = begun();
    assert_eq!(table.offer(Side::White, Offer::Rematch), Err(Problem::NotOver));
    let game = table.game();
    table.ask(Side::White, RequestBody::Resign { game }).unwrap();
    table.offer(Side::White, Offer::Rematch).unwrap();
    table.agree(Side::Black, Offer::Rematch).unwrap();
    let rematch = table.written.last().unwrap().rematch.clone().unwrap();
    assert_eq!(rematch.head.seats[0].person.id.as_str(), "b");
    assert_eq!(rematch.standing.decider, Some(Side::White));
    assert_eq!(table.offer(Side::White, Offer::Rematch), Err(Problem::NoOffer));
    let told = |output: &Output| matches!(output, Output::Send(BLACK, Message::Done { game: Some(id), .. }) if *id == rematch.head.id);
    assert!(table.said.iter().any(told));
}

#[test]
fn chat_is_short_and_not_too_much() {
    let mut table = table(ClockTerms::None);
    let say =
        |text: &str| RequestBody::Say { game: GameId::new("g").unwrap(), text: text.to_owned() };
    for text in ["", "  ", "a\u{7}b", &"x".repeat(301)] {
        assert_eq!(table.ask(Side::White, say(text)), Err(Problem::ChatLength));
    }
    for _ in 0..CHAT_LINES {
        table.ask(Side::White, say("<b>good luck</b>")).unwrap();
    }
    assert_eq!(table.ask(Side::White, say("more")), Err(Problem::TooFast { wait: 20_000 }));
    table.ask(Side::Black, say("thanks")).unwrap();
    table.now = 20_000;
    table.ask(Side::White, say("more")).unwrap();
}

fn dice() -> GameHead {
    let mut head = head(ClockTerms::None);
    head.terms.start = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".to_owned();
    let contests = ContestTerms::Challenged;
    head.terms.links = Some(LinkTerms { links: "Z:die".to_owned(), contests, limit: None });
    head.commitment = Some(commitment(SECRET));
    head
}

#[test]
fn dice_come_from_everybody_and_can_be_checked() {
    let mut table = sit_down(dice());
    let nonce = |nonce: &str| RequestBody::Nonce {
        game: GameId::new("g").unwrap(),
        nonce: nonce.to_owned(),
    };
    let (white, black) = ("00112233445566778899", "ffeeddccbbaa99887766");
    assert_eq!(table.ask(Side::White, nonce("short")), Err(Problem::Nonce));
    assert_eq!(table.ask(Side::White, nonce("no hexadecimal digits")), Err(Problem::Nonce));
    table.ask(Side::White, nonce(white)).unwrap();
    assert_eq!(table.ask(Side::White, nonce(black)), Err(Problem::Nonce), "once");
    table.turn(Side::White, 1, "Z:e3-e5").unwrap();
    table.ask(Side::Black, nonce(black)).unwrap();
    table.turn(Side::Black, 2, "challenge").unwrap();
    let EventBody::Turn { text, roll, .. } = &table.written.last().unwrap().events[0].body else {
        panic!("a turn was written last");
    };
    assert!(text.starts_with("challenge;") && roll.is_some(), "{text}");
    // What has fallen stays.
    assert_eq!(table.offer(Side::Black, Offer::Takeback), Err(Problem::NoOffer));
    assert_eq!(table.offer(Side::White, Offer::Takeback), Err(Problem::NoOffer));
    let game = table.game();
    table.ask(Side::White, RequestBody::Resign { game }).unwrap();
    let EventBody::Over { reveal: Some(reveal), .. } =
        &table.written.last().unwrap().events[0].body
    else {
        panic!("the secret is told at the end");
    };
    assert_eq!(Some(commitment(&reveal.secret)), table.room.state().head().commitment);
    assert_eq!(reveal.seed, seed(&reveal.secret, [white, black]).to_string());
}

#[test]
fn nobody_adds_to_dice_that_have_fallen() {
    let mut head = dice();
    head.terms.links.as_mut().unwrap().contests = ContestTerms::Always;
    let mut table = sit_down(head);
    let nonce = |nonce: &str| RequestBody::Nonce {
        game: GameId::new("g").unwrap(),
        nonce: nonce.to_owned(),
    };
    let white = "00112233445566778899";
    table.ask(Side::White, nonce(white)).unwrap();
    table.turn(Side::White, 1, "Z:e3-e5").unwrap();
    let EventBody::Turn { text, roll, .. } = &table.written.last().unwrap().events[0].body else {
        panic!("a turn was written last");
    };
    assert!(text.starts_with("Z:e3-e5;") && roll.is_some(), "{text}");
    assert_eq!(table.ask(Side::Black, nonce("ffeeddccbbaa99887766")), Err(Problem::Nonce));
    assert_eq!(table.offer(Side::White, Offer::Takeback), Err(Problem::NoOffer));
    let game = table.game();
    table.ask(Side::White, RequestBody::Resign { game }).unwrap();
    let EventBody::Over { reveal: Some(reveal), .. } =
        &table.written.last().unwrap().events[0].body
    else {
        panic!("the secret is told at the end");
    };
    assert_eq!(reveal.seed, seed(&reveal.secret, [white, ""]).to_string());
}

#[test]
fn a_secret_is_not_told_before_the_end() {
    let mut table = sit_down(dice());
    table.turn(Side::White, 1, "Z:e3-e5").unwrap();
    table.turn(Side::Black, 2, "challenge").unwrap();
    let body = RequestBody::Follow { game: table.game(), since: None };
    table.request(WATCHER, None, body);
    let told = format!("{:?}", table.said);
    assert!(!told.contains(&format!("\"{SECRET}\"")), "{told}");
}

#[test]
fn the_computer_gets_its_work() {
    let mut head = head(FISCHER);
    head.seats[1] = seat("computer", PersonKind::Computer);
    assert!(begin(head.clone(), None).unwrap().jobs.is_empty(), "White begins");
    let mut table = sit_down(head);
    table.turn(Side::White, 1, "e1-e3").unwrap();
    let jobs = &table.written.last().unwrap().jobs;
    assert_eq!((jobs.len(), jobs[0].kind, jobs[0].key.as_str()), (1, JobKind::Turn, "turn/g/1"));
    // It lets itself be talked into everything but a draw.
    assert_eq!(table.offer(Side::White, Offer::Draw), Err(Problem::NoOffer));
    table.offer(Side::White, Offer::Takeback).unwrap();
    assert_eq!(table.turns(), 0);
}

#[test]
fn ratings_change_after_rated_games_that_were_games() {
    let mut head = head(FISCHER);
    head.terms.rated = true;
    let mut table = sit_down(head.clone());
    let game = table.game();
    table.ask(Side::White, RequestBody::Abort { game: game.clone() }).unwrap();
    assert!(table.written.last().unwrap().jobs.is_empty());
    let mut table = sit_down(head);
    table.turn(Side::White, 1, "e1-e3").unwrap();
    table.turn(Side::Black, 2, "e9-e7").unwrap();
    table.ask(Side::White, RequestBody::Resign { game }).unwrap();
    let jobs = &table.written.last().unwrap().jobs;
    assert_eq!((jobs.len(), jobs[0].kind), (1, JobKind::Rating));
}

#[test]
fn presence_is_told_and_published() {
    let mut table = table(FISCHER);
    table.now = 50;
    table.input(Input::Gone(WHITE));
    assert!(table.said.contains(&Output::Here { side: Side::White, here: false }));
    let away = |output: &Output| {
        matches!(output, Output::Broadcast(Message::Presence { presence, .. })
            if presence.here == [false, true] && presence.away_since[0] == Some(50) && presence.watchers == 1)
    };
    assert!(table.said.iter().any(away), "{:?}", table.said);
    table.input(Input::Gone(BLACK));
    assert!(!table.room.is_idle());
    table.input(Input::Gone(WATCHER));
    assert!(table.room.is_idle());
}

#[test]
fn a_store_that_fails_closes_the_room() {
    let mut table = table(FISCHER);
    table.input(Input::StoreFailed);
    assert!(table.said.contains(&Output::Close));
}
