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

/// The start of GIPF with potentials: a variant, extra pieces for White and Black, and their stocks in the order T Z D Y U.
#[wasm_bindgen(js_name = composePosition, unchecked_return_type = "Answer<PositionView>")]
pub fn compose_position(
    variant: &str,
    white: u8,
    black: u8,
    white_stock: &[u8],
    black_stock: &[u8],
) -> JsValue {
    let position = compose(variant, [white, black], [white_stock, black_stock]);
    answer(position.map(|position| PositionView::from(&AnyPosition::GipfPlus(position))))
}

fn compose(
    variant: &str,
    extra: [u8; 2],
    stocks: [&[u8]; 2],
) -> Result<gipf_plus::Position, Problem> {
    let variant = gipf::Variant::from_word(variant).ok_or_else(|| {
        Problem::new("unknown-variant", format!("there is no gipf+ {variant}")).text(variant)
    })?;
    let mut counts = [[0; gipf_plus::Potential::COUNT]; 2];
    for (counts, stock) in counts.iter_mut().zip(stocks) {
        for (count, wanted) in counts.iter_mut().zip(stock) {
            *count = (*wanted).min(gipf_plus::Stock::MOST);
        }
    }
    gipf_plus::Setup::start_with_extra(variant, counts.map(gipf_plus::Stock::new), extra)
        .and_then(|setup| setup.validate().ok())
        .ok_or_else(|| Problem::new("too-many-extra", "too many extra pieces"))
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

    #[test]
    fn a_start_is_composed() {
        let ultimate = compose("tournament", [3, 3], [&[3; 5], &[3; 5]]).unwrap();
        assert_eq!(ultimate, gipf_plus::Position::ultimate());
        let handicap = compose("basic", [0, 1], [&[0, 2, 0, 0, 0], &[0; 5]]).unwrap();
        assert_eq!(handicap.to_string(), "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/13 *- Z2/- push");
        assert_eq!(compose("basic", [4, 0], [&[], &[]]).unwrap_err().code, "too-many-extra");
        assert_eq!(compose("blitz", [0, 0], [&[], &[]]).unwrap_err().code, "unknown-variant");
    }
}
