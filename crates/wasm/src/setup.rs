//! Arrangements that need not be possible: what the board editor holds.

use gipfel_rules::{AnyPosition, AnySetup, Arrangement, Beside, Interface as _, PlaceId, Tray};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::colour::Colour;
use crate::js::{answer, from_js};
use crate::problem::Problem;
use crate::view::{PieceView, PositionView, on_board, piece};

/// An arrangement, with what can be done to it and what the rules say about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupView {
    /// Its text.
    pub text: String,
    /// The word of the game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// The word of the variant.
    pub variant: &'static str,
    /// The side to move.
    pub side: Colour,
    /// The word of the phase.
    pub phase: &'static str,
    /// Everything on the board.
    pub pieces: Vec<PieceView>,
    /// What a hand can put down; the points mean nothing.
    pub tools: Vec<PieceView>,
    /// What lies beside the board and can be changed.
    pub counts: Vec<CountView>,
    /// What else is to be chosen for each player.
    pub choices: Vec<ChoiceView>,
    /// The position, if it is one.
    pub position: Option<PositionView>,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// The phases with which nothing would be wrong.
    pub phases: Vec<&'static str>,
}

/// How many pieces lie on a tray.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountView {
    /// The number of the tray.
    pub tray: u8,
    /// Its word.
    pub word: &'static str,
    /// The word of the kind of pieces that lie there.
    pub kind: &'static str,
    /// How many White and Black have; one number if it belongs to both.
    pub counts: Vec<u8>,
    /// The most it may be.
    pub most: u8,
}

/// Something to be chosen for each player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoiceView {
    /// Its word.
    pub word: &'static str,
    /// The words of what can be chosen.
    pub options: Vec<&'static str>,
    /// What White and Black have chosen.
    pub chosen: [&'static str; 2],
}

/// Something that is changed by hand.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Edit {
    /// Nothing.
    Read,
    /// The board is emptied.
    Clear,
    /// One of the tools is used on a point.
    Put {
        /// Where.
        point: String,
        /// Its number among the tools.
        tool: usize,
    },
    /// What stands on a point goes to another, or off the board.
    Carry {
        /// From where.
        from: String,
        /// Where to.
        to: Option<String>,
    },
    /// So many pieces lie on a tray.
    Count {
        /// The number of the tray.
        tray: u8,
        /// Whose; nobody's if it belongs to both.
        owner: Option<Colour>,
        /// How many.
        count: u8,
    },
    /// Something is chosen for a player.
    Choose {
        /// The word of the choice.
        word: String,
        /// For whom.
        colour: Colour,
        /// What.
        option: String,
    },
    /// Another side is to move.
    Side {
        /// Which.
        colour: Colour,
    },
    /// It is another phase.
    Phase {
        /// Its word.
        word: String,
    },
    /// It is another variant.
    Variant {
        /// Its word.
        word: String,
    },
}

/// An arrangement given as text, changed by hand. What cannot be done changes nothing.
#[wasm_bindgen(js_name = editSetup, unchecked_return_type = "Answer<SetupView>")]
pub fn edit_setup(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "Edit")] edit: JsValue,
) -> Result<JsValue, JsError> {
    let edit: Edit = from_js(edit)?;
    Ok(answer(edited(text, &edit)))
}

fn edited(text: &str, edit: &Edit) -> Result<SetupView, Problem> {
    let mut setup = text.parse::<AnySetup>().map_err(|error| Problem::from(&error))?;
    apply(&mut setup, edit);
    Ok(view(&setup))
}

/// Some position of the variant of an arrangement: what is asked of it is the same for all.
fn some(setup: &AnySetup) -> AnyPosition {
    setup.game().start(setup.variant_word()).expect("every variant has a start")
}

fn apply(setup: &mut AnySetup, edit: &Edit) -> bool {
    let board = some(setup).board();
    let place = |name: &str| board.named(name);
    match edit {
        Edit::Read => true,
        Edit::Clear => {
            board.ids().for_each(|id: PlaceId| _ = setup.carry(id, None));
            true
        }
        Edit::Put { point, tool } => {
            let tools = setup.tools();
            let (Some(place), Some(tool)) = (place(point), tools.get(*tool)) else { return false };
            setup.put(place, tool)
        }
        Edit::Carry { from, to: None } => place(from).is_some_and(|from| setup.carry(from, None)),
        Edit::Carry { from, to: Some(to) } => match (place(from), place(to)) {
            (Some(from), Some(to)) => setup.carry(from, Some(to)),
            _ => false,
        },
        Edit::Count { tray, owner, count } => {
            let beside = Beside { tray: Tray(*tray), owner: owner.map(Into::into) };
            setup.set_count(beside, *count)
        }
        Edit::Choose { word, colour, option } => setup.choose(word, (*colour).into(), option),
        Edit::Side { colour } => {
            setup.set_side((*colour).into());
            true
        }
        Edit::Phase { word } => setup.set_phase(word),
        Edit::Variant { word } => setup.set_variant(word),
    }
}

fn view(setup: &AnySetup) -> SetupView {
    let (game, pieces) = (some(setup), setup.pieces());
    let (position, problems) = match setup.validate() {
        Ok(position) => (Some(PositionView::from(&position)), Vec::new()),
        Err(faults) => (None, faults.iter().map(Problem::from).collect()),
    };
    let fits = |phase: &&&str| {
        let mut other = setup.clone();
        other.set_phase(phase) && other.validate().is_ok()
    };
    let phases = setup.game().description().phases;
    SetupView {
        text: setup.to_string(),
        game: setup.game().word(),
        variant: setup.variant_word(),
        side: setup.side().into(),
        phase: setup.phase_word(),
        pieces: on_board(&game, &pieces),
        tools: setup.tools().iter().map(|layers| piece(&game, "", layers)).collect(),
        counts: counts(setup),
        choices: setup
            .choices()
            .into_iter()
            .map(|choice| ChoiceView {
                word: choice.word,
                options: choice.options,
                chosen: choice.chosen,
            })
            .collect(),
        position,
        problems,
        phases: phases.iter().filter(fits).copied().collect(),
    }
}

fn counts(setup: &AnySetup) -> Vec<CountView> {
    let description = setup.game().description();
    let pieces = setup.pieces();
    let row = |(number, info): (usize, &gipfel_rules::TrayInfo)| {
        let tray = Tray(number as u8);
        let lying = pieces.beside().iter().filter(|holding| holding.beside.tray == tray);
        Some(CountView {
            tray: tray.0,
            word: info.word,
            kind: description[info.kind].word,
            counts: lying.map(|holding| holding.count).collect(),
            most: setup.most(tray)?,
        })
    };
    description.trays.iter().enumerate().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;

    use super::*;

    fn read(text: &str) -> SetupView {
        edited(text, &Edit::Read).expect("an arrangement")
    }

    #[test]
    fn what_fits_is_a_position() {
        for text in [
            "gipf tournament g2G/5/6/P5p/6/5/p2P b 3/4 +- push",
            "gipf+ tournament g2G/1(PdD)3/2(pu)3/P4Zp/6/5/p2P b 3/4 +* T2/Z1U3 push",
            "yinsh blitz 4/7/8/9/1mMm6/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 move",
        ] {
            let view = read(text);
            assert_eq!((view.text.as_str(), view.problems.len()), (text, 0));
            assert!(view.phases.contains(&view.phase));
        }
    }

    #[test]
    fn the_start_of_every_variant_can_be_edited() {
        for game in GameKind::ALL {
            for variant in game.variants() {
                let text = game.start(variant).expect("a start").to_string();
                assert_eq!(edits(&text, &[Edit::Read]), text);
            }
        }
        // A board of more rings has names that the smallest does not have.
        let start = GameKind::Zertz.start("expert").expect("a start").to_string();
        let carried = Edit::Carry { from: "i5".to_owned(), to: None };
        assert_ne!(edits(&start, &[carried]), start);
    }

    #[test]
    fn all_faults_are_named() {
        let view = read("gipf basic g2P/5/6/PPPP2p/6/5/p2P w 21/12 -- push");
        let codes: Vec<_> = view.problems.iter().map(|problem| problem.code.as_str()).collect();
        assert_eq!(codes, ["gipf-piece-in-basic", "too-many-pieces", "compulsory-row-stands"]);
        assert_eq!((view.position, view.phases.len()), (None, 0));
    }

    #[test]
    fn the_fitting_phase_is_offered() {
        let view = read("gipf basic 4/5/6/PPPP2p/6/5/p2P w 9/12 -- push");
        assert_eq!(view.phases, ["clear", "claim"]);
    }

    /// Edits one after the other, as JSON would name them, and the text they lead to.
    fn edits(text: &str, edits: &[Edit]) -> String {
        let edit = |text: String, edit: &Edit| edited(&text, edit).expect("it stays text").text;
        edits.iter().fold(text.to_owned(), edit)
    }

    fn put(point: &str, tool: usize) -> Edit {
        Edit::Put { point: point.to_owned(), tool }
    }

    #[test]
    fn tools_put_down_and_take_off() {
        let empty = "gipf+ basic 4/5/6/7/6/5/4 w 9/9 ** Z1/- push";
        // White and black basic pieces and GIPF-pieces, five loaded and five used of each colour.
        assert_eq!(read(empty).tools.len(), 24);
        let cases: [(&[Edit], &str); 5] = [
            (&[put("e5", 0), put("e5", 0)], "7"),
            (&[put("e5", 0), put("e5", 3)], "3g3"),
            (&[put("e5", 5)], "3(PZ)3"),
            (&[put("e5", 15)], "3Z3"),
            (&[put("e5", 16), put("e5", 21)], "3(pDd)3"),
        ];
        for (done, column) in cases {
            let expected = format!("gipf+ basic 4/5/6/{column}/6/5/4 w 9/9 ** Z1/- push");
            assert_eq!(edits(empty, done), expected);
        }
        assert_eq!(edits(empty, &[put("e1", 0), put("z9", 0), put("e5", 99)]), empty);
    }

    #[test]
    fn pieces_are_carried_and_numbers_set() {
        let carry = |from: &str, to: Option<&str>| Edit::Carry {
            from: from.to_owned(),
            to: to.map(str::to_owned),
        };
        let start = "gipf basic 4/5/6/P6/6/5/4 w 9/9 -- push";
        let count = |count| Edit::Count { tray: 0, owner: Some(Colour::Black), count };
        let words = |word: &str| Edit::Phase { word: word.to_owned() };
        let cases: [(&[Edit], &str); 4] = [
            (&[carry("e2", Some("e4"))], "gipf basic 4/5/6/2P4/6/5/4 w 9/9 -- push"),
            (&[carry("e2", None)], "gipf basic 4/5/6/7/6/5/4 w 9/9 -- push"),
            (&[count(21), count(22), words("claim")], "gipf basic 4/5/6/P6/6/5/4 w 9/21 -- claim"),
            (
                &[Edit::Clear, Edit::Side { colour: Colour::Black }, words("moon")],
                "gipf basic 4/5/6/7/6/5/4 b 9/9 -- push",
            ),
        ];
        for (done, expected) in cases {
            assert_eq!(edits(start, done), expected);
        }
    }
}
