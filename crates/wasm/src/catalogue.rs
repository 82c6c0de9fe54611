//! The games there are and how they start.

use gipfel_rules::{AnyPosition, Game, gipf, gipf_plus};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::{answer, to_js};
use crate::problem::Problem;
use crate::view::{GameName, PieceKind, PositionView};

/// A game and the words of its positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The game.
    pub game: GameName,
    /// Its variants; the first is the usual one.
    pub variants: Vec<&'static str>,
    /// The phases of a turn.
    pub phases: Vec<&'static str>,
    /// The kinds of pieces.
    pub kinds: Vec<PieceKind>,
    /// How many extra pieces a side may be given.
    pub most_extra: u8,
}

/// All games.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> JsValue {
    to_js(&Game::ALL.map(info))
}

/// The start of a game, with extra pieces for White and Black.
#[wasm_bindgen(js_name = startPosition, unchecked_return_type = "Answer<PositionView>")]
pub fn start_position(game: &str, variant: &str, white: u8, black: u8) -> JsValue {
    answer(start(game, variant, [white, black]).map(|position| PositionView::from(&position)))
}

fn info(game: Game) -> GameInfo {
    let (phases, kinds, most_extra) = match game {
        Game::Gipf => (
            gipf::Phase::ALL.iter().map(|phase| phase.word()).collect(),
            vec![PieceKind::Basic, PieceKind::Gipf],
            most_extra(),
        ),
        Game::GipfPlus => (
            gipf_plus::Phase::ALL.iter().map(|phase| phase.word()).collect(),
            vec![PieceKind::Basic, PieceKind::Gipf, PieceKind::Loaded, PieceKind::Used],
            most_extra(),
        ),
        Game::Yinsh => (
            gipfel_rules::yinsh::Phase::ALL.iter().map(|phase| phase.word()).collect(),
            vec![PieceKind::Ring, PieceKind::Marker],
            0,
        ),
    };
    GameInfo { game: game.into(), variants: game.variants().to_vec(), phases, kinds, most_extra }
}

fn most_extra() -> u8 {
    let allowed =
        |extra: &u8| gipf::Setup::start_with_extra(gipf::Variant::Standard, [*extra, 0]).is_some();
    (0..=u8::MAX).take_while(allowed).last().unwrap_or(0)
}

fn start(game: &str, variant: &str, extra: [u8; 2]) -> Result<AnyPosition, Problem> {
    let unknown = || Problem::new("unknown-variant", format!("there is no {game} {variant}"));
    let position =
        Game::from_word(game).and_then(|game| game.start(variant)).ok_or_else(unknown)?;
    let AnyPosition::Gipf(plain) = position else { return Ok(position) };
    gipf::Setup::start_with_extra(plain.variant(), extra)
        .and_then(|setup| setup.validate().ok())
        .map(AnyPosition::Gipf)
        .ok_or_else(|| Problem::new("too-many-extra", "too many extra pieces"))
}

#[cfg(test)]
mod tests {
    use gipfel_rules::Position as _;

    use super::*;

    #[test]
    fn handicaps_go_to_the_reserve() {
        let position = start("gipf", "basic", [0, 3]).unwrap();
        assert_eq!(position.to_string(), "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push");
        assert_eq!(start("gipf", "basic", [4, 0]).unwrap_err().code, "too-many-extra");
        assert_eq!(start("yinsh", "basic", [0, 0]).unwrap_err().code, "unknown-variant");
        assert_eq!(most_extra(), 3);
        assert_eq!(position.game(), Game::Gipf);
    }
}
