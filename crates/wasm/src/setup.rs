//! Arrangements that need not be possible: what the board editor holds.

use gipfel_rules::{AnyFault, AnySetup, gipf, gipf_plus, yinsh};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::colour::Colour;
use crate::js::{answer, from_js};
use crate::problem::Problem;
use crate::view::{
    GameName, PieceKind, PieceView, PositionView, gipf_piece, gipf_plus_piece, yinsh_piece,
};

/// An arrangement. Fields of the other game are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupView {
    /// The game.
    pub game: GameName,
    /// The word of the variant.
    pub variant: String,
    /// Everything on the board; of two pieces on one point the later counts.
    pub pieces: Vec<PieceView>,
    /// The side to move.
    pub side: Colour,
    /// The word of the phase.
    pub phase: String,
    /// GIPF: pieces in reserve, White's and Black's.
    pub reserves: [u8; 2],
    /// GIPF: the characters of what may still be brought in, by White and by Black.
    pub permissions: [char; 2],
    /// GIPF with potentials: what may still be brought in, in the order T Z D Y U, by White and by Black.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<[[u8; 5]; 2]>"))]
    pub stocks: [[u8; 5]; 2],
    /// YINSH: rings still to be placed.
    pub hand: [u8; 2],
    /// YINSH: rings removed by rows.
    pub removed: [u8; 2],
}

/// What the rules say about an arrangement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupCheck {
    /// Its text.
    pub text: String,
    /// The position, if it is one.
    pub position: Option<PositionView>,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// The phases with which nothing would be wrong.
    pub phases: Vec<String>,
}

/// The arrangement that a position's text describes, possible or not.
#[wasm_bindgen(js_name = readSetup, unchecked_return_type = "Answer<SetupView>")]
pub fn read_setup(text: &str) -> JsValue {
    let setup = text.parse::<AnySetup>();
    answer(setup.map(|setup| SetupView::from(&setup)).map_err(|error| Problem::from(&error)))
}

/// What the rules say about an arrangement.
#[wasm_bindgen(js_name = checkSetup, unchecked_return_type = "Answer<SetupCheck>")]
pub fn check_setup(
    #[wasm_bindgen(unchecked_param_type = "SetupView")] setup: JsValue,
) -> Result<JsValue, JsError> {
    let setup: SetupView = from_js(setup)?;
    Ok(answer(check(&setup)))
}

fn check(view: &SetupView) -> Result<SetupCheck, Problem> {
    let setup = view.setup()?;
    let (position, problems) = match setup.validate() {
        Ok(position) => (Some(PositionView::from(&position)), Vec::new()),
        Err(faults) => (None, problems(&faults)),
    };
    let phases = all_phases(view.game).into_iter().filter(|phase| view.fits(phase)).collect();
    Ok(SetupCheck { text: setup.to_string(), position, problems, phases })
}

fn problems(faults: &[AnyFault]) -> Vec<Problem> {
    faults.iter().map(Problem::from).collect()
}

fn all_phases(game: GameName) -> Vec<String> {
    match game {
        GameName::Gipf => gipf::Phase::ALL.map(|phase| phase.word().to_owned()).to_vec(),
        GameName::GipfPlus => gipf_plus::Phase::ALL.map(|phase| phase.word().to_owned()).to_vec(),
        GameName::Yinsh => yinsh::Phase::ALL.map(|phase| phase.word().to_owned()).to_vec(),
    }
}

impl SetupView {
    fn fits(&self, phase: &str) -> bool {
        let other = SetupView { phase: phase.to_owned(), ..self.clone() };
        other.setup().is_ok_and(|setup| setup.validate().is_ok())
    }

    fn setup(&self) -> Result<AnySetup, Problem> {
        match self.game {
            GameName::Gipf => self.gipf().map(AnySetup::Gipf),
            GameName::GipfPlus => self.gipf_plus().map(AnySetup::GipfPlus),
            GameName::Yinsh => self.yinsh().map(AnySetup::Yinsh),
        }
    }

    fn gipf(&self) -> Result<gipf::Setup, Problem> {
        let mut setup = gipf::Setup {
            variant: gipf::Variant::from_word(&self.variant)
                .ok_or_else(|| unknown(&self.variant))?,
            board: [None; gipf::Spot::COUNT],
            side: self.side.into(),
            reserves: self.reserves,
            permissions: [gipf::Permission::BasicOnly; 2],
            phase: gipf::Phase::from_word(&self.phase).ok_or_else(|| unknown(&self.phase))?,
        };
        for (permission, letter) in setup.permissions.iter_mut().zip(self.permissions) {
            *permission = gipf::Permission::from_letter(letter)
                .ok_or_else(|| unknown(&letter.to_string()))?;
        }
        for piece in &self.pieces {
            let spot = gipf::Spot::from_name(&piece.point).ok_or_else(|| unknown(&piece.point))?;
            let gipf = match piece.kind {
                PieceKind::Basic => false,
                PieceKind::Gipf => true,
                _ => return Err(unknown(&piece.point)),
            };
            setup.board[spot.index()] = Some(gipf::Piece { color: piece.colour.into(), gipf });
        }
        Ok(setup)
    }

    fn gipf_plus(&self) -> Result<gipf_plus::Setup, Problem> {
        let variant =
            gipf::Variant::from_word(&self.variant).ok_or_else(|| unknown(&self.variant))?;
        let stocks = self.stocks.map(gipf_plus::Stock::new);
        let mut setup = gipf_plus::Setup::start(variant, stocks);
        setup.board = [None; gipf::Spot::COUNT];
        setup.side = self.side.into();
        setup.reserves = self.reserves;
        setup.phase =
            gipf_plus::Phase::from_word(&self.phase).ok_or_else(|| unknown(&self.phase))?;
        for (permission, letter) in setup.permissions.iter_mut().zip(self.permissions) {
            *permission = gipf_plus::Permission::from_letter(letter)
                .ok_or_else(|| unknown(&letter.to_string()))?;
        }
        for piece in &self.pieces {
            let spot = gipf::Spot::from_name(&piece.point).ok_or_else(|| unknown(&piece.point))?;
            let stack = gipf_plus_stack(piece).ok_or_else(|| unknown(&piece.point))?;
            setup.board[spot.index()] = Some(stack);
        }
        Ok(setup)
    }

    fn yinsh(&self) -> Result<yinsh::Setup, Problem> {
        let mut setup = yinsh::Setup {
            variant: yinsh::Variant::from_word(&self.variant)
                .ok_or_else(|| unknown(&self.variant))?,
            board: [None; yinsh::Point::COUNT],
            side: self.side.into(),
            hand: self.hand,
            removed: self.removed,
            phase: yinsh::Phase::from_word(&self.phase).ok_or_else(|| unknown(&self.phase))?,
        };
        for piece in &self.pieces {
            let point =
                yinsh::Point::from_name(&piece.point).ok_or_else(|| unknown(&piece.point))?;
            let kind = match piece.kind {
                PieceKind::Ring => yinsh::PieceKind::Ring,
                PieceKind::Marker => yinsh::PieceKind::Marker,
                _ => return Err(unknown(&piece.point)),
            };
            setup.board[point.index()] = Some(yinsh::Piece { color: piece.colour.into(), kind });
        }
        Ok(setup)
    }
}

/// The stack that a piece of a set-up stands for, if there is one.
fn gipf_plus_stack(piece: &PieceView) -> Option<gipf_plus::Stack> {
    let color = piece.colour.into();
    match (piece.kind, &piece.stack) {
        (PieceKind::Basic, None) => Some(gipf_plus::Stack::basic(color)),
        (PieceKind::Gipf, None) => Some(gipf_plus::Stack::gipf(color)),
        (_, Some(text)) => {
            let layers: Option<Vec<gipf_plus::Layer>> =
                text.chars().map(gipf_plus::Layer::from_letter).collect();
            gipf_plus::Stack::from_layers(&layers?)
        }
        _ => None,
    }
}

fn unknown(word: &str) -> Problem {
    Problem::new("unknown-word", format!("`{word}` is not known")).text(word)
}

impl From<&AnySetup> for SetupView {
    fn from(setup: &AnySetup) -> SetupView {
        let blank = SetupView {
            game: GameName::Gipf,
            variant: String::new(),
            pieces: Vec::new(),
            side: Colour::White,
            phase: String::new(),
            reserves: [0; 2],
            permissions: [gipf::Permission::BasicOnly.letter(); 2],
            stocks: [[0; 5]; 2],
            hand: [0; 2],
            removed: [0; 2],
        };
        match setup {
            AnySetup::Gipf(setup) => SetupView {
                game: GameName::Gipf,
                variant: setup.variant.word().to_owned(),
                pieces: gipf::Spot::all()
                    .filter_map(|spot| Some(gipf_piece(spot, setup.board[spot.index()]?)))
                    .collect(),
                side: setup.side.into(),
                phase: setup.phase.word().to_owned(),
                reserves: setup.reserves,
                permissions: setup.permissions.map(gipf::Permission::letter),
                ..blank
            },
            AnySetup::GipfPlus(setup) => SetupView {
                game: GameName::GipfPlus,
                variant: setup.variant.word().to_owned(),
                pieces: gipf::Spot::all()
                    .filter_map(|spot| Some(gipf_plus_piece(spot, setup.board[spot.index()]?)))
                    .collect(),
                side: setup.side.into(),
                phase: setup.phase.word().to_owned(),
                reserves: setup.reserves,
                permissions: setup.permissions.map(gipf_plus::Permission::letter),
                stocks: setup.stocks.map(gipf_plus::Stock::counts),
                ..blank
            },
            AnySetup::Yinsh(setup) => SetupView {
                game: GameName::Yinsh,
                variant: setup.variant.word().to_owned(),
                pieces: yinsh::Point::all()
                    .filter_map(|point| Some(yinsh_piece(point, setup.board[point.index()]?)))
                    .collect(),
                side: setup.side.into(),
                phase: setup.phase.word().to_owned(),
                hand: setup.hand,
                removed: setup.removed,
                ..blank
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(text: &str) -> SetupView {
        SetupView::from(&text.parse::<AnySetup>().unwrap())
    }

    #[test]
    fn a_setup_goes_there_and_back() {
        for text in [
            "gipf tournament g2G/5/6/P5p/6/5/p2P b 3/4 +- push",
            "gipf+ tournament g2G/1(PdD)3/2(pu)3/P4Zp/6/5/p2P b 3/4 +* T2/Z1U3 push",
            "yinsh blitz 4/7/8/9/1mMm6/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 move",
        ] {
            assert_eq!(view(text).setup().unwrap().to_string(), text);
            let check = check(&view(text)).unwrap();
            assert_eq!(check.problems, [], "{text}");
            assert!(check.phases.contains(&view(text).phase));
        }
    }

    #[test]
    fn all_faults_are_named() {
        let check = check(&view("gipf basic g2P/5/6/PPPP2p/6/5/p2P w 21/12 -- push")).unwrap();
        let codes: Vec<_> = check.problems.iter().map(|problem| problem.code.as_str()).collect();
        assert_eq!(codes, ["gipf-piece-in-basic", "too-many-pieces", "compulsory-row-stands"]);
        assert_eq!(check.position, None);
        assert!(check.phases.is_empty());
    }

    #[test]
    fn the_fitting_phase_is_offered() {
        let check = check(&view("gipf basic 4/5/6/PPPP2p/6/5/p2P w 9/12 -- push")).unwrap();
        assert_eq!(check.phases, ["clear", "claim"]);
    }
}
