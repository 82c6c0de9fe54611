//! The games there are and how they start.

use gipfel_rules::linked::{self, Contest, Links};
use gipfel_rules::{AnyPosition, GameKind, Look, OptionInfo, StartError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::{answer, from_js, to_js};
use crate::problem::Problem;
use crate::view::PositionView;

/// A game and the words of its positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// The word of the game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// Its variants; the first is the usual one.
    pub variants: Vec<&'static str>,
    /// What may be agreed on before the start, for each player.
    pub options: Vec<OptionView>,
    /// The phases of a turn.
    pub phases: &'static [&'static str],
    /// Whether what its pieces can do may be linked to other games.
    pub linked: bool,
}

/// A number for each player that is agreed on before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionView {
    /// Its word.
    pub word: &'static str,
    /// The most it may be.
    pub most: u8,
    /// The letter of the sign of what it counts.
    pub sign: Option<char>,
}

/// All games.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> JsValue {
    to_js(&GameKind::ALL.map(info))
}

/// The words of what a potential can be linked to; the first is no contest.
#[wasm_bindgen(unchecked_return_type = "string[]")]
pub fn contests() -> JsValue {
    to_js(&Contest::ALL.map(Contest::word))
}

/// Links of each potential to the game it is named after, as text.
#[wasm_bindgen(js_name = ownGames)]
pub fn own_games() -> String {
    Links::own_games().to_string()
}

/// The start of a game with what was agreed on: words of options with the numbers of White and Black. What is not named is as usual.
#[wasm_bindgen(js_name = startPosition, unchecked_return_type = "Answer<PositionView>")]
pub fn start_position(
    game: &str,
    variant: &str,
    #[wasm_bindgen(
        unchecked_param_type = "readonly (readonly [string, readonly [number, number]])[]"
    )]
    agreed: JsValue,
) -> Result<JsValue, JsError> {
    let agreed: Vec<(String, [u8; 2])> = from_js(agreed)?;
    Ok(answer(start(game, variant, &agreed).map(|position| PositionView::from(&position))))
}

fn info(game: GameKind) -> GameInfo {
    let description = game.description();
    let view = |&OptionInfo { word, most, .. }: &OptionInfo| {
        let counted = description.trays.iter().find(|tray| tray.word == word);
        let sign = counted.and_then(|tray| match description[tray.kind].look {
            Look::Emblem { letter, .. } => Some(letter),
            _ => None,
        });
        OptionView { word, most, sign }
    };
    GameInfo {
        game: description.word,
        variants: game.variants(),
        options: description.variants[0].options.iter().map(view).collect(),
        phases: description.phases,
        linked: game == linked::MAIN,
    }
}

fn start(game: &str, variant: &str, agreed: &[(String, [u8; 2])]) -> Result<AnyPosition, Problem> {
    let agreed: Vec<_> = agreed.iter().map(|(word, both)| (word.as_str(), *both)).collect();
    let unknown = || StartError::Option(game.to_owned());
    let start = GameKind::from_word(game).ok_or_else(unknown);
    start.and_then(|game| game.start_with(variant, &agreed)).map_err(|error| {
        let code = match error {
            StartError::TooMany { .. } => "too-many-extra",
            StartError::Variant { .. } => "unknown-variant",
            _ => "unknown-word",
        };
        Problem::new(code, error.to_string()).text(variant)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(game: &str, variant: &str, agreed: &[(&str, [u8; 2])]) -> Result<String, String> {
        let agreed: Vec<_> =
            agreed.iter().map(|(word, both)| ((*word).to_owned(), *both)).collect();
        start(game, variant, &agreed).map(|start| start.to_string()).map_err(|problem| problem.code)
    }

    #[test]
    fn games_start_with_what_is_agreed_on() {
        let cases = [
            (
                "gipf basic",
                vec![("extra", [0, 3])],
                "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push",
            ),
            (
                "gipf+ basic",
                vec![("extra", [0, 1]), ("zertz", [2, 0])],
                "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/13 ** T3Z2D3Y3U3/T3D3Y3U3 push",
            ),
            ("yinsh blitz", vec![], "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        ];
        for (game, agreed, expected) in cases {
            let (game, variant) = game.split_once(' ').expect("a game and a variant");
            assert_eq!(text(game, variant, &agreed).as_deref(), Ok(expected));
        }
    }

    #[test]
    fn what_no_game_has_is_refused() {
        let refused = |game, variant, agreed| text(game, variant, agreed).unwrap_err();
        assert_eq!(refused("gipf", "basic", &[("extra", [4, 0])]), "too-many-extra");
        assert_eq!(refused("yinsh", "basic", &[]), "unknown-variant");
        assert_eq!(refused("yinsh", "blitz", &[("extra", [1, 0])]), "unknown-word");
    }
}
