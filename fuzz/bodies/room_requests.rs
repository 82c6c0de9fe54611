//! Any bytes as requests to the room of a game, one a line: no request brings the room into a state that its own events do not lead to.

use gipfel_live::{Fold, commitment};
use gipfel_server::room::{Circumstances, Fresh, Verdict, begin, judge, standing};
use gipfel_store::NewGame;
use gipfel_wire::{
    ClockTerms, ContestTerms, GameHead, GameId, LinkTerms, Person, PersonId, PersonKind, Seat,
    Side, SideChoice, Terms, read_request,
};

fn game(choice: u8) -> NewGame {
    let starts: Vec<(gipfel_rules::GameKind, &str)> = gipfel_rules::GameKind::ALL
        .into_iter()
        .flat_map(|game| game.variants().into_iter().map(move |variant| (game, variant)))
        .collect();
    let (game, variant) = starts[usize::from(choice) % starts.len()];
    let start = game.start(variant).expect("one of its variants").to_string();
    let clocks = [
        ClockTerms::None,
        ClockTerms::Fischer { initial: 60_000, increment: 1_000 },
        ClockTerms::Delay { initial: 60_000, delay: 2_000 },
        ClockTerms::Days { days: 1 },
    ];
    let mut terms = Terms {
        start,
        links: Some(LinkTerms {
            links: "Z:die T:coin".to_owned(),
            contests: ContestTerms::Challenged,
            limit: None,
        }),
        clock: clocks[usize::from(choice >> 4) % clocks.len()],
        rated: false,
        side: SideChoice::White,
    };
    // Only one of the games has links.
    if terms.start().is_err() {
        terms.links = None;
    }
    let seat = |name: &str| Seat {
        person: Person {
            id: PersonId::new(name).expect("an id"),
            kind: PersonKind::Guest,
            name: None,
        },
        rating: None,
        level: None,
    };
    let secret = terms.links.is_some().then(|| "5".repeat(64));
    let commitment = secret.as_deref().map(commitment);
    let id = GameId::new("g").expect("an id");
    let head = GameHead { id, terms, seats: [seat("w"), seat("b")], at: 0, commitment };
    begin(head, secret).expect("the terms are good")
}

pub(crate) fn run(data: &[u8]) {
    let Some((&choice, lines)) = data.split_first() else { return };
    let new = game(choice);
    let fresh = || Fold::new(new.head.clone(), new.secret.clone()).expect("the terms are good");
    let (mut state, mut events, mut now) = (fresh(), Vec::new(), 0);
    for line in lines.split(|byte| *byte == b'\n').take(60) {
        // The first byte says who asks, and after how long.
        let Some((&head, text)) = line.split_first() else { continue };
        let side = Side::ALL[usize::from(head & 1)];
        now += i64::from(head >> 1) * 50;
        let Ok(text) = std::str::from_utf8(text) else { continue };
        let Ok(request) = read_request(text) else { continue };
        let around = Circumstances {
            now,
            away_since: [None; 2],
            fresh: Fresh { game: GameId::new("r").expect("an id"), secret: "7".repeat(64) },
        };
        let (Verdict::Write(commit) | Verdict::WriteAndRefuse(commit, _)) =
            judge(&state, side, &request, &around)
        else {
            continue;
        };
        assert_eq!(commit.expected, state.version());
        for event in &commit.events {
            assert_eq!(event.version, state.version() + 1);
            state.apply(event);
        }
        assert_eq!(commit.standing, standing(&state));
        events.extend(commit.events);
    }
    let mut again = fresh();
    for event in &events {
        let text = serde_json::to_string(event).expect("events can be written");
        again.apply(&serde_json::from_str(&text).expect("and read"));
    }
    assert_eq!(standing(&again), standing(&state));
    assert_eq!(again.board().turns(), state.board().turns());
    assert_eq!(again.clock(), state.clock());
}
