//! What may be done by hand now, as the board and the buttons beside it show it.

use gipfel_rules::{
    AnyAction, AnyPosition, Board, Effect, Interface as _, Look, PlaceId, Position as _, TakenUp,
    Tap, Tapped, Walk, What,
};
use serde::Serialize;

use crate::colour::Colour;
use crate::step::Shift;
use crate::view::{LookName, PieceView, dots, piece, seen};

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StatusName {
    /// More must be decided.
    Incomplete,
    /// It may end here, or something more may be decided.
    MayEnd,
    /// Nothing more is to be decided.
    Complete,
}

/// Something that the hand may hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeldView {
    /// Its word.
    pub word: &'static str,
    /// How many pieces it is made of.
    pub layers: u8,
    /// What its upmost piece looks like.
    pub look: LookName,
    /// The letter of the sign on its upmost piece.
    pub sign: Option<char>,
    /// How many there are left, if they are counted.
    pub left: Option<u8>,
    /// The other dots of a piece that covers several places.
    pub dots: Option<[[i8; 2]; 2]>,
}

/// A place that goes on with what is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TargetView {
    /// The place.
    pub point: &'static str,
    /// How many pieces are turned over if this is chosen.
    pub flips: u8,
    /// Whether what is chosen ends here: else it only leads on, or passes.
    pub ends: bool,
}

/// A group of places that is taken as a whole or in part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaView {
    /// All its places.
    pub points: Vec<&'static str>,
    /// Those that may stay.
    pub toggles: Vec<&'static str>,
}

/// What may be done by hand now, and what is chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// Who decides, by his colour on the board that is shown: also while what he decided waits.
    pub mover: Colour,
    /// Who decides, by his colour in the game itself.
    pub decider: Colour,
    /// What is to be decided: the key of its sentence.
    pub prompt: &'static str,
    /// How far the turn has come.
    pub status: StatusName,
    /// What was decided waits for being confirmed.
    pub waiting: bool,
    /// The answer that waits for being confirmed.
    pub proposed: Option<String>,
    /// Something can be taken back that was chosen or decided.
    pub can_undo: bool,
    /// Just one decision is possible now.
    pub forced: bool,
    /// How many decisions of the turn were made.
    pub decided: usize,
    /// The decisions of the turn as text.
    pub text: String,
    /// What the hand holds.
    pub held: Option<&'static str>,
    /// What it may hold.
    pub holdable: Vec<HeldView>,
    /// The place that was chosen last.
    pub chosen: Option<&'static str>,
    /// Whether it is at the edge.
    pub at_edge: bool,
    /// Whether a piece is in the hand that an earlier decision has taken up: everything that goes on with it is a target.
    pub aiming: bool,
    /// The places that go on with what is chosen.
    pub targets: Vec<TargetView>,
    /// The places with which a decision may begin.
    pub starts: Vec<&'static str>,
    /// The places from which something can be dragged.
    pub draggable: Vec<&'static str>,
    /// The buttons that decide something, without the one that takes the chosen area.
    pub buttons: Vec<&'static str>,
    /// The groups of places of which one is to be chosen.
    pub areas: Vec<AreaView>,
    /// The one that is chosen.
    pub area: Option<u8>,
    /// The places of it that go.
    pub lifted: Vec<&'static str>,
    /// The places of it that stay.
    pub kept: Vec<&'static str>,
    /// The button that takes the chosen area, if it may be taken as it is chosen.
    pub take: Option<&'static str>,
}

/// What a place that is pointed at would do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aim {
    /// Where what comes in or moves would start and end.
    pub path: Option<Shift>,
    /// Pieces that would be pushed, and where to.
    pub nudges: Vec<Shift>,
    /// Pieces that would be turned over.
    pub flips: Vec<&'static str>,
    /// Pieces that would be lost in consequence.
    pub lost: Vec<&'static str>,
    /// Where the piece that is pointed at could go.
    pub targets: Vec<&'static str>,
    /// How a piece that covers several places would come to lie.
    pub ghost: Option<PieceView>,
}

/// The parts of [`EntryView`] that follow from what is tapped.
pub(crate) struct Hand<'a> {
    pub(crate) position: &'a AnyPosition,
    pub(crate) walk: &'a Walk<AnyAction>,
}

impl Hand<'_> {
    fn board(&self) -> &'static Board {
        self.position.board()
    }

    fn name(&self, place: PlaceId) -> &'static str {
        self.board()[place].name
    }

    fn names(&self, taps: &[Tap]) -> Vec<&'static str> {
        let mut names = Vec::new();
        for tap in taps {
            if let Tap::Place(place) = tap
                && !names.contains(&self.name(*place))
            {
                names.push(self.name(*place));
            }
        }
        names
    }

    fn chosen(&self) -> Option<PlaceId> {
        let tapped = self.walk.taps().iter().rev().find_map(|tap| match tap {
            Tap::Place(place) => Some(*place),
            _ => None,
        });
        tapped.or(self.position.taken_up().and_then(|piece| piece.place))
    }

    /// What is held, and what may be: also where taking something into the hand is a decision of its own.
    fn hold(&self, starts: &[Tap]) -> (Option<&'static str>, Vec<HeldView>) {
        let description = self.position.game().description();
        let taken_up = self.position.taken_up();
        let entering = taken_up.filter(|piece| piece.enters);
        let same = |piece: TakenUp| {
            description.held.iter().find(|held| held.layers == [piece.kind]).map(|held| held.word)
        };
        let decides =
            |word: &str| starts.iter().any(|tap| matches!(tap, Tap::Held(known) if *known == word));
        let words = description.held.iter().map(|held| held.word);
        let offered: Vec<HeldView> = match taken_up {
            // Another may be taken up instead.
            Some(_) => {
                words.map(|word| self.held(word)).filter(|held| held.left != Some(0)).collect()
            }
            None => words.filter(|word| decides(word)).map(|word| self.held(word)).collect(),
        };
        let holdable = self.walk.holdable();
        match holdable.is_empty() {
            true => (entering.and_then(same), offered),
            false => (self.walk.held(), holdable.iter().map(|word| self.held(word)).collect()),
        }
    }

    pub(crate) fn fill(&self, view: EntryView) -> EntryView {
        let (walk, chosen) = (self.walk, self.chosen());
        let starts = walk.starts();
        let (held, holdable) = self.hold(&starts);
        let aiming = self.position.taken_up().is_some() && !starts.is_empty();
        let mut view = EntryView {
            held,
            holdable: if starts.is_empty() { Vec::new() } else { holdable },
            aiming,
            chosen: chosen.map(|place| self.name(place)),
            at_edge: chosen.is_some_and(|place| self.board()[place].edge),
            targets: if chosen.is_some() || aiming { self.targets() } else { Vec::new() },
            draggable: walk.draggable().into_iter().map(|place| self.name(place)).collect(),
            buttons: starts
                .iter()
                .filter_map(|tap| match tap {
                    Tap::Button(word) => Some(*word),
                    _ => None,
                })
                .collect(),
            areas: walk.areas().iter().map(|area| self.area(area)).collect(),
            area: walk.area_number(),
            starts: self.names(&starts),
            ..view
        };
        if let Some(area) = walk.area() {
            let stays =
                |place: &&PlaceId| area.toggles.contains(place) && !walk.marked().contains(place);
            view.kept = area.places.iter().filter(stays).map(|place| self.name(*place)).collect();
            let goes = area.places.iter().filter(|place| !stays(place));
            view.lifted = goes.map(|place| self.name(*place)).collect();
            view.take = walk.confirmable().map(|_| area.confirm);
        }
        view
    }

    fn area(&self, area: &gipfel_rules::Area) -> AreaView {
        let names = |places: &[PlaceId]| places.iter().map(|place| self.name(*place)).collect();
        AreaView { points: names(&area.places), toggles: names(&area.toggles) }
    }

    /// What may be held: its sign, and how many there are, if a tray of the mover counts just these.
    fn held(&self, word: &'static str) -> HeldView {
        let description = self.position.game().description();
        let layers = description.held.iter().find(|held| held.word == word);
        let top = layers.and_then(|held| held.layers.last());
        let (look, sign) = top.map_or((LookName::Disc, None), |kind| seen(description[*kind].look));
        let pieces = self.position.pieces();
        let tray = pieces.beside().iter().find(|holding| {
            let tray = description[holding.beside.tray].word;
            let word_of = tray.strip_suffix("-hand").or(tray.strip_suffix("-reserve"));
            word_of.unwrap_or(tray) == word && holding.beside.owner == Some(self.position.side())
        });
        let layers = layers.map_or(1, |held| held.layers.len() as u8);
        let dots = top.and_then(|kind| dots(description[*kind].look, 0));
        HeldView { word, layers, look, sign, left: tray.map(|holding| holding.count), dots }
    }

    /// Where what is chosen goes on: the last place of each line is where it ends.
    fn targets(&self) -> Vec<TargetView> {
        let mut targets: Vec<TargetView> = Vec::new();
        for tap in self.walk.next() {
            let Tap::Place(place) = tap else { continue };
            let effect = match self.walk.aim(tap) {
                Tapped::Chosen(action) => Some(self.position.effect(action)),
                _ => None,
            };
            let flips = effect.as_ref().map_or(0, |effect| flips(effect).count() as u8);
            // What is in the hand already is put down, or turned, by every place that it offers.
            let aiming = self.position.taken_up().is_some();
            let ends = aiming || effect.is_none_or(|effect| end(&effect) == Some(place));
            targets.push(TargetView { point: self.name(place), flips, ends });
        }
        targets
    }

    /// What a place does that is pointed at; without one, what is chosen does wherever it goes.
    pub(crate) fn aim(&self, pointed: Option<PlaceId>) -> Aim {
        let chosen = self.chosen();
        let here = pointed.and_then(|place| match self.walk.aim(Tap::Place(place)) {
            // What is merely begun anew there is not what is aimed at.
            Tapped::Chosen(action) => Some(action),
            _ => None,
        });
        let open = || match chosen {
            Some(_) => self.walk.candidates(),
            None => Vec::new(),
        };
        let aimed: Vec<AnyAction> = here.map_or_else(open, |action| vec![action]);
        let mut aim = Aim::default();
        let mut ways: Vec<Shift> = Vec::new();
        for &action in &aimed {
            let mut effect = self.position.effect(action);
            if let Some(edge) = chosen.filter(|place| self.board()[*place].edge) {
                effect.enter_from(edge);
            }
            let turned = flips(&effect).map(|place| self.name(place));
            for name in turned {
                if !aim.flips.contains(&name) {
                    aim.flips.push(name);
                }
            }
            if here.is_some() {
                aim.ghost = self.ghost(&effect);
                aim.lost.extend(lost(&effect).map(|place| self.name(place)));
            }
            self.push_moves(&effect, &mut aim.nudges, &mut ways);
        }
        if let [way] = &ways[..] {
            aim.path = Some(way.clone());
        }
        if let Some(place) = pointed.filter(|_| chosen.is_none()) {
            aim.targets = self.leads(place);
        }
        aim
    }

    /// How a piece that covers several places would come to lie.
    fn ghost(&self, effect: &Effect) -> Option<PieceView> {
        let (place, layer) = effect.changes.iter().rev().find_map(|change| match change.what {
            What::Enter { to, piece, .. } => Some((to, piece)),
            What::Become { place, to, .. } => Some((place, to)),
            _ => None,
        })?;
        let look = self.position.game().description()[layer.kind].look;
        matches!(look, Look::Dots(_)).then(|| piece(self.position, self.name(place), &[layer]))
    }

    /// What is pushed, and the whole way of what moves.
    fn push_moves(&self, effect: &Effect, nudges: &mut Vec<Shift>, ways: &mut Vec<Shift>) {
        let mut whole: Option<(PlaceId, PlaceId)> = effect.edge.zip(end(effect));
        for change in &effect.changes {
            let What::Move { from, to, .. } = change.what else { continue };
            let shift = Shift { from: self.name(from), to: self.name(to) };
            let pushed = effect.edge.is_some_and(|edge| edge != from && edge != to);
            if pushed && !nudges.contains(&shift) {
                nudges.push(shift);
            } else if effect.edge.is_none() {
                whole = Some((from, to));
            }
        }
        let Some((from, to)) = whole else { return };
        let way = Shift { from: self.name(from), to: self.name(to) };
        if !ways.contains(&way) {
            ways.push(way);
        }
    }

    /// Where a piece on the board that may be chosen first can go.
    pub(crate) fn leads(&self, place: PlaceId) -> Vec<&'static str> {
        if self.board()[place].edge || !self.walk.draggable().contains(&place) {
            return Vec::new();
        }
        let mut walk = self.walk.clone();
        walk.cancel();
        walk.tap(Tap::Place(place));
        if walk.taps().is_empty() {
            return Vec::new();
        }
        self.names(&walk.next())
    }
}

fn flips(effect: &Effect) -> impl Iterator<Item = PlaceId> {
    effect.changes.iter().filter_map(|change| match change.what {
        What::Flip { place, .. } => Some(place),
        _ => None,
    })
}

/// What leaves the board in consequence of what an action does.
fn lost(effect: &Effect) -> impl Iterator<Item = PlaceId> {
    effect.changes.iter().filter_map(|change| match change.what {
        What::Leave { from, .. } if change.beat > 0 => Some(from),
        _ => None,
    })
}

/// Where the furthest piece ends that an action moves.
fn end(effect: &Effect) -> Option<PlaceId> {
    effect.changes.iter().find_map(|change| match change.what {
        What::Move { to, .. } if Some(to) != effect.edge => Some(to),
        What::Enter { to, .. } => Some(to),
        _ => None,
    })
}

/// The letter of what the hand holds, as reasons name it; a single piece has none.
pub(crate) fn held_letter(position: &AnyPosition, held: &str) -> Option<char> {
    let description = position.game().description();
    let layers = description.held.iter().find(|known| known.word == held)?.layers;
    match description[*layers.last()?].look {
        Look::Emblem { letter, .. } => Some(letter),
        _ => (layers.len() > 1).then_some('G'),
    }
}
