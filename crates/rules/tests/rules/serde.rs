//! Positions, set-ups and turns in a format of serde.

use gipfel_rules::{
    AnyPosition, AnySetup, GameKind, Module as _, TurnBuilder, each_game, gipf, parse_turn,
};

const ROW: &str = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push";

#[test]
fn positions_and_set_ups_are_their_text() {
    for game in GameKind::ALL {
        let start = game.start(game.variants()[0]).unwrap();
        let text = serde_json::to_string(&start).unwrap();
        assert_eq!(text, format!("\"{start}\""));
        assert_eq!(serde_json::from_str::<AnyPosition>(&text).unwrap(), start);
        assert_eq!(serde_json::from_reader::<_, AnySetup>(text.as_bytes()).unwrap(), start.setup());
        let word = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<GameKind>(&word).unwrap(), game);
        each_game!(game, P => {
            let own: P = serde_json::from_str(&text).unwrap();
            assert_eq!(serde_json::to_string(&own).unwrap(), text);
            assert_eq!(serde_json::to_string(&own.to_setup()).unwrap(), text);
        });
    }
}

#[test]
fn turns_are_read_in_their_position() {
    let position: gipf::Position = ROW.parse().unwrap();
    for text in ["", "d1-d5", "d1-d5;xd2,d3,d4,d5"] {
        let turn = match text {
            "" => TurnBuilder::new(position),
            text => parse_turn(&position, text).unwrap(),
        };
        let written = serde_json::to_string(&turn).unwrap();
        assert_eq!(written, format!(r#"{{"position":"{ROW}","turn":"{text}"}}"#));
        assert_eq!(serde_json::from_str::<TurnBuilder<gipf::Position>>(&written).unwrap(), turn);
    }
}

#[test]
fn what_is_not_legal_is_refused_with_its_reason() {
    let error = |text: &str| serde_json::from_str::<AnyPosition>(text).unwrap_err().to_string();
    assert!(error("\"gipf basic 4\"").contains("field"), "{}", error("\"gipf basic 4\""));
    assert!(error("7").contains("expected a line of text"), "{}", error("7"));
    let turn = format!(r#"{{"position":"{ROW}","turn":"e5"}}"#);
    let error = serde_json::from_str::<TurnBuilder<gipf::Position>>(&turn).unwrap_err();
    assert!(error.to_string().contains("outer ring"), "{error}");
}
