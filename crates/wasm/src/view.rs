//! Positions as the page shows them.

use gipfel_rules::{
    AnyPosition, Beside, Cause, Interface as _, Layer, Look, Mark, Outcome, Pieces, Position as _,
    Stage, Tint,
};
use serde::Serialize;

use crate::colour::Colour;

/// What a piece looks like, as far as a picture is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LookName {
    /// A round flat piece.
    Disc,
    /// A round flat piece with a dot on it.
    Dotted,
    /// A round flat piece with a dot and a circle around it.
    Circled,
    /// A ring that pieces may lie in.
    Ring,
    /// A flat piece whose underside shows the other colour.
    Marker,
    /// A disc with a sign on it.
    Emblem,
    /// A ball.
    Ball,
    /// A part of the board.
    Floor,
    /// A piece that covers several places.
    Dots,
}

/// The colour of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TintName {
    /// White.
    White,
    /// Black.
    Black,
    /// Grey.
    Grey,
    /// Red.
    Red,
    /// It does not matter any more.
    None,
}

/// One piece of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LayerView {
    /// What it looks like.
    pub look: LookName,
    /// Its colour.
    pub tint: TintName,
    /// The letter of the sign on it.
    pub sign: Option<char>,
    /// The other dots of a piece that covers several places, seen from the one it stands on: columns to the right and steps up.
    pub dots: Option<[[i8; 2]; 2]>,
    /// The level on which such a piece lies.
    pub level: u8,
}

/// What stands on a point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceView {
    /// The point, by its name.
    pub point: &'static str,
    /// What it is called: the game's own word.
    pub figure: &'static str,
    /// Whose it is: of a stack its top, of a marker the side that is up. Nobody's is neither.
    pub colour: Option<Colour>,
    /// Its pieces from bottom to top.
    pub layers: Vec<LayerView>,
}

/// What lies beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrayView {
    /// Its word.
    pub word: &'static str,
    /// The word of the kind of pieces that lie there.
    pub kind: &'static str,
    /// Whose it is; nobody's belongs to both.
    pub owner: Option<Colour>,
    /// What they look like.
    pub piece: LayerView,
    /// How many.
    pub count: u8,
    /// How many win the game.
    pub aim: Option<u8>,
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

/// A position, with everything that is shown of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionView {
    /// The position as text. Equal texts are equal positions.
    pub text: String,
    /// The word of the game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
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
    /// Everything beside it.
    pub trays: Vec<TrayView>,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

impl From<&AnyPosition> for PositionView {
    fn from(position: &AnyPosition) -> PositionView {
        let pieces = position.pieces();
        PositionView {
            text: position.to_string(),
            game: position.game().word(),
            variant: position.variant(),
            side: position.side().into(),
            stage: match position.stage() {
                Stage::Before => StageName::Before,
                Stage::Main => StageName::Main,
                Stage::After => StageName::After,
            },
            prompt: position.prompt().name,
            pieces: on_board(position, &pieces),
            trays: beside(position, &pieces),
            end: end(position),
        }
    }
}

/// What a kind of piece looks like, and the letter of the sign on it.
pub(crate) const fn seen(look: Look) -> (LookName, Option<char>) {
    match look {
        Look::Disc => (LookName::Disc, None),
        Look::Marked(Mark::Dot) => (LookName::Dotted, None),
        Look::Marked(Mark::Circle) => (LookName::Circled, None),
        Look::Ring => (LookName::Ring, None),
        Look::Marker => (LookName::Marker, None),
        Look::Emblem { letter, .. } => (LookName::Emblem, Some(letter)),
        Look::Ball => (LookName::Ball, None),
        Look::Floor => (LookName::Floor, None),
        Look::Dots(_) => (LookName::Dots, None),
        // A look that this page does not know yet is drawn as a plain piece.
        _ => (LookName::Disc, None),
    }
}

/// A piece as it is shown; `game` is any position of its game.
pub(crate) fn layer(game: &AnyPosition, layer: Layer) -> LayerView {
    let kind = game.game().description()[layer.kind];
    let (look, sign) = seen(kind.look);
    let tint = match (kind.tint, layer.owner.map(Colour::from)) {
        (Tint::White, _) | (Tint::Owner, Some(Colour::White)) => TintName::White,
        (Tint::Black, _) | (Tint::Owner, Some(Colour::Black)) => TintName::Black,
        (Tint::Grey, _) => TintName::Grey,
        (Tint::Red, _) => TintName::Red,
        (Tint::Owner, None) => TintName::None,
        // The board of the page has no other colours yet.
        _ => TintName::Grey,
    };
    LayerView { look, tint, sign, dots: dots(kind.look, layer.turn), level: layer.level }
}

/// The other dots of a piece that covers several places, turned by so many sixths clockwise.
pub(crate) fn dots(look: Look, turn: u8) -> Option<[[i8; 2]; 2]> {
    let Look::Dots(&[one, other]) = look else { return None };
    Some([one, other].map(|(mut q, mut r)| {
        for _ in 0..turn {
            (q, r) = (r, r - q);
        }
        [q, r]
    }))
}

/// What stands on a point; `game` is any position of its game.
pub(crate) fn piece(game: &AnyPosition, point: &'static str, layers: &[Layer]) -> PieceView {
    PieceView {
        point,
        figure: game.figure(layers),
        colour: layers.last().and_then(|top| top.owner).map(Colour::from),
        layers: layers.iter().map(|one| layer(game, *one)).collect(),
    }
}

/// Everything on the board.
pub(crate) fn pieces(position: &AnyPosition) -> Vec<PieceView> {
    on_board(position, &position.pieces())
}

/// Everything on the board of an arrangement; `game` is any position of its game.
pub(crate) fn on_board(game: &AnyPosition, pieces: &Pieces) -> Vec<PieceView> {
    let board = game.board();
    pieces.stacks().map(|(place, layers)| piece(game, board[place].name, layers)).collect()
}

/// Everything beside the board of an arrangement; `game` is any position of its game.
pub(crate) fn beside(game: &AnyPosition, pieces: &Pieces) -> Vec<TrayView> {
    let trays = game.game().description();
    let view = |holding: &gipfel_rules::Holding| {
        let Beside { tray, owner } = holding.beside;
        TrayView {
            word: trays[tray].word,
            kind: trays[trays[tray].kind].word,
            owner: owner.map(Colour::from),
            piece: layer(game, Layer::new(trays[tray].kind, owner)),
            count: holding.count,
            aim: holding.aim,
        }
    };
    pieces.beside().iter().map(view).collect()
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
