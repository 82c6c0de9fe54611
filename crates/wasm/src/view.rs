//! Positions as the page shows them.

use gipfel_rules::{
    AnyPosition, Cause, Color, Game, Outcome, Position, Stage, gipf, gipf_plus, yinsh,
};
use serde::{Deserialize, Serialize};

use crate::colour::Colour;

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// GIPF.
    Gipf,
    /// GIPF with potentials.
    #[serde(rename = "gipf+")]
    GipfPlus,
    /// YINSH.
    Yinsh,
}

impl From<Game> for GameName {
    fn from(game: Game) -> GameName {
        match game {
            Game::Gipf => GameName::Gipf,
            Game::GipfPlus => GameName::GipfPlus,
            Game::Yinsh => GameName::Yinsh,
        }
    }
}

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PieceKind {
    /// GIPF: one piece.
    Basic,
    /// GIPF: a GIPF-piece.
    Gipf,
    /// GIPF with potentials: a basic piece loaded with a potential.
    Loaded,
    /// GIPF with potentials: a used potential, alone or on top of something.
    Used,
    /// YINSH: a ring.
    Ring,
    /// YINSH: a marker.
    Marker,
}

/// A piece and where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceView {
    /// The point, by its name.
    pub point: String,
    /// What it is.
    pub kind: PieceKind,
    /// Whose it is; of a marker, the side that is up.
    pub colour: Colour,
    /// GIPF with potentials: the pieces of the stack from bottom to top, as the text of positions writes them: `PdD`. Left
    /// out if it is a single basic piece or a GIPF-piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stack: Option<String>,
}

/// Where in his turn the mover is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum StageName {
    /// Taking what the opponent's turn left him.
    Before,
    /// The push, the placing, the ring move.
    Main,
    /// Taking what he made.
    After,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct End {
    /// Who won; nobody if it is a draw.
    pub winner: Option<Colour>,
    /// Why: the key of its sentence.
    pub reason: &'static str,
}

impl From<gipfel_rules::End> for End {
    fn from(end: gipfel_rules::End) -> End {
        let reason = match end.cause {
            Cause::Rules(reason) => reason.name,
            cause => cause.words(),
        };
        End { winner: end.outcome.and_then(Outcome::winner).map(Colour::from), reason }
    }
}

/// What a player has besides what stands on the board. Counts of other games are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Holdings {
    /// GIPF: pieces in reserve.
    pub reserve: u8,
    /// GIPF: basic pieces on the board and in reserve; what is missing from the start was captured.
    pub owned: u8,
    /// GIPF: GIPF-pieces on the board.
    pub gipf: u8,
    /// GIPF with potentials: what may still be brought in, in the order T Z D Y U.
    pub potentials: [u8; 5],
    /// YINSH: rings still to be placed.
    pub hand: u8,
    /// YINSH: rings removed by rows.
    pub removed: u8,
}

/// A position, with everything that is shown of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionView {
    /// The position as text. Equal texts are equal positions.
    pub text: String,
    /// The game.
    pub game: GameName,
    /// The word of the variant.
    pub variant: &'static str,
    /// Who decides now.
    pub side: Colour,
    /// Where in his turn he is.
    pub stage: StageName,
    /// What is to be decided: the key of its sentence.
    pub prompt: &'static str,
    /// Everything on the board.
    pub pieces: Vec<PieceView>,
    /// What White has.
    pub white: Holdings,
    /// What Black has.
    pub black: Holdings,
    /// YINSH: markers left in the pool.
    pub pool: u8,
    /// YINSH: how many removed rings win.
    pub target: u8,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

impl From<&AnyPosition> for PositionView {
    fn from(position: &AnyPosition) -> PositionView {
        let holdings = |color| match position {
            AnyPosition::Gipf(position) => gipf_holdings(position, color),
            AnyPosition::GipfPlus(position) => gipf_plus_holdings(position, color),
            AnyPosition::Yinsh(position) => Holdings {
                hand: position.hand(color),
                removed: position.removed(color),
                ..Holdings::default()
            },
        };
        let (pool, target) = match position {
            AnyPosition::Gipf(_) | AnyPosition::GipfPlus(_) => (0, 0),
            AnyPosition::Yinsh(position) => (position.pool(), position.variant().target()),
        };
        PositionView {
            text: position.to_string(),
            game: position.game().into(),
            variant: position.variant(),
            side: position.side().into(),
            stage: match position.stage() {
                Stage::Before => StageName::Before,
                Stage::Main => StageName::Main,
                Stage::After => StageName::After,
            },
            prompt: position.prompt().name,
            pieces: pieces(position),
            white: holdings(Color::White),
            black: holdings(Color::Black),
            pool,
            target,
            end: end(position),
        }
    }
}

fn gipf_holdings(position: &gipf::Position, color: Color) -> Holdings {
    let (spots, gipf) = (position.spots(color).len(), position.gipf_spots(color).len());
    let reserve = position.reserve(color);
    Holdings {
        reserve,
        owned: reserve + (spots + gipf) as u8,
        gipf: gipf as u8,
        ..Holdings::default()
    }
}

fn gipf_plus_holdings(position: &gipf_plus::Position, color: Color) -> Holdings {
    let reserve = position.reserve(color);
    Holdings {
        reserve,
        owned: reserve + position.basic_pieces(color) as u8,
        gipf: position.gipf_spots(color).len() as u8,
        potentials: position.stock(color).counts(),
        ..Holdings::default()
    }
}

/// Everything on the board.
pub(crate) fn pieces(position: &AnyPosition) -> Vec<PieceView> {
    match position {
        AnyPosition::Gipf(position) => gipf::Spot::all()
            .filter_map(|spot| Some(gipf_piece(spot, position.piece(spot)?)))
            .collect(),
        AnyPosition::GipfPlus(position) => gipf::Spot::all()
            .filter_map(|spot| Some(gipf_plus_piece(spot, position.stack(spot)?)))
            .collect(),
        AnyPosition::Yinsh(position) => yinsh::Point::all()
            .filter_map(|point| Some(yinsh_piece(point, position.piece(point)?)))
            .collect(),
    }
}

pub(crate) fn gipf_piece(spot: gipf::Spot, piece: gipf::Piece) -> PieceView {
    let kind = if piece.gipf { PieceKind::Gipf } else { PieceKind::Basic };
    PieceView { point: spot.to_string(), kind, colour: piece.color.into(), stack: None }
}

pub(crate) fn gipf_plus_piece(spot: gipf::Spot, stack: gipf_plus::Stack) -> PieceView {
    let kind = match (stack.load(), stack.used()) {
        (Some(_), _) => PieceKind::Loaded,
        (None, Some(_)) => PieceKind::Used,
        (None, None) if stack.is_gipf() => PieceKind::Gipf,
        (None, None) => PieceKind::Basic,
    };
    let plain = matches!(kind, PieceKind::Basic | PieceKind::Gipf);
    let layers = || stack.layers().map(gipf_plus::Layer::letter).collect();
    PieceView {
        point: spot.to_string(),
        kind,
        colour: stack.color().into(),
        stack: (!plain).then(layers),
    }
}

pub(crate) fn yinsh_piece(point: yinsh::Point, piece: yinsh::Piece) -> PieceView {
    let kind = match piece.kind {
        yinsh::PieceKind::Ring => PieceKind::Ring,
        yinsh::PieceKind::Marker => PieceKind::Marker,
    };
    PieceView { point: point.to_string(), kind, colour: piece.color.into(), stack: None }
}

fn end(position: &AnyPosition) -> Option<End> {
    let winner = position.outcome()?.winner().map(Colour::from);
    let reason = position.end_reason()?.name;
    Some(End { winner, reason })
}

/// A result as records write it.
#[cfg(feature = "board")]
pub(crate) fn outcome_of(winner: Option<Colour>) -> Outcome {
    winner.map_or(Outcome::Draw, |colour| Outcome::Win(colour.into()))
}
