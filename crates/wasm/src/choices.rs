//! What may be decided now, as the board shows it: points to choose, and the number of the decision behind them.

use gipfel_rules::{Action as _, AnyAction, AnyPosition, Position as _, gipf, gipf_plus, yinsh};
use serde::Serialize;

/// Everything that may be decided now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Choices {
    /// Nothing: the turn is complete or the game over.
    None,
    /// GIPF: bring in a piece.
    Push {
        /// The dots and lines that are open.
        entries: Vec<EntryChoice>,
        /// With potentials: what may be done instead of a push.
        uses: Vec<UseChoice>,
        /// With potentials: the decision to discard the T on the centre, if it is its push that is due.
        discard: Option<u16>,
    },
    /// GIPF: take a row.
    Take {
        /// The rows of the mover.
        rows: Vec<RowChoice>,
        /// The decision to let them stand, if that is allowed.
        done: Option<u16>,
    },
    /// YINSH: place a ring.
    Place {
        /// Where.
        points: Vec<PointChoice>,
    },
    /// YINSH: move a ring.
    Move {
        /// All moves of all rings.
        moves: Vec<MoveChoice>,
    },
    /// YINSH: take a row.
    Row {
        /// The rows of the mover.
        rows: Vec<FiveChoice>,
    },
    /// YINSH: remove a ring.
    Ring {
        /// The mover's rings.
        points: Vec<PointChoice>,
    },
    /// YINSH: pass, because no ring can move.
    Pass {
        /// The decision.
        action: u16,
    },
}

/// A dot and one of its lines. Dots in front of the same empty spot carry the same decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryChoice {
    /// Where the piece starts.
    pub dot: String,
    /// The first spot of the line.
    pub spot: String,
    /// The spots whose pieces move, from the dot on.
    pub moved: Vec<String>,
    /// Where the furthest piece ends.
    pub end: String,
    /// All spots of the line, from the dot on.
    pub line: Vec<String>,
    /// Bringing in a basic piece.
    pub basic: Option<u16>,
    /// Bringing in a GIPF-piece.
    pub gipf: Option<u16>,
    /// With potentials: bringing in loaded pieces.
    pub loaded: Vec<LoadedChoice>,
    /// With potentials: bringing in the T from the centre.
    pub extra: Option<u16>,
}

/// Bringing in a loaded piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LoadedChoice {
    /// The letter of the kind.
    pub potential: char,
    /// The decision.
    pub action: u16,
}

/// Using a potential.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UseChoice {
    /// The letter of the kind.
    pub potential: char,
    /// The loaded piece.
    pub from: String,
    /// Where its potential goes.
    pub to: String,
    /// The decision.
    pub action: u16,
}

/// A row of GIPF; with potentials, what is said of GIPF-pieces holds for loaded pieces too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RowChoice {
    /// All its spots in line order.
    pub spots: Vec<String>,
    /// Those whose GIPF-pieces may stay.
    pub gipf: Vec<String>,
    /// The decisions: which GIPF-pieces go. Basic pieces always do.
    pub takings: Vec<Taking>,
}

/// One way to take a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taking {
    /// The GIPF-pieces that stay, in line order.
    pub kept: Vec<String>,
    /// The decision.
    pub action: u16,
}

/// A point to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointChoice {
    /// The point.
    pub point: String,
    /// The decision.
    pub action: u16,
}

/// A ring move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveChoice {
    /// Where the ring stands.
    pub from: String,
    /// Where it goes.
    pub to: String,
    /// The markers it turns over, in the order in which it passes them.
    pub flips: Vec<String>,
    /// The decision.
    pub action: u16,
}

/// Five markers in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FiveChoice {
    /// The five points in line order.
    pub points: Vec<String>,
    /// The decision.
    pub action: u16,
}

/// The choices that legal actions of a position amount to.
pub(crate) fn choices(position: &AnyPosition, legal: &[AnyAction]) -> Choices {
    if legal.is_empty() {
        return Choices::None;
    }
    match position {
        AnyPosition::Gipf(position) if position.phase() == gipf::Phase::Push => {
            Choices::Push { entries: entries(position), uses: Vec::new(), discard: None }
        }
        AnyPosition::Gipf(position) => takings(position),
        AnyPosition::GipfPlus(position) => gipf_plus_choices(position),
        AnyPosition::Yinsh(position) => yinsh_choices(position),
    }
}

fn entries(position: &gipf::Position) -> Vec<EntryChoice> {
    let choice = |entry: gipf::Entry| {
        let number = |gipf| enter(position, entry, gipf).map(gipf::Action::index);
        let (basic, gipf) = (number(false), number(true));
        let end = position.push_end(entry).filter(|_| basic.is_some() || gipf.is_some())?;
        let moved = entry.spots().take_while(|spot| *spot != end).map(|spot| spot.to_string());
        Some(EntryChoice {
            dot: entry.dot().to_string(),
            spot: entry.spot().to_string(),
            moved: moved.collect(),
            end: end.to_string(),
            line: names(entry.spots()),
            basic,
            gipf,
            loaded: Vec::new(),
            extra: None,
        })
    };
    gipf::Entry::all().filter_map(choice).collect()
}

/// The action that brings in a piece along an entry, if it is legal.
fn enter(position: &gipf::Position, entry: gipf::Entry, gipf: bool) -> Option<gipf::Action> {
    let kind = if position.piece(entry.spot()).is_none() {
        gipf::ActionKind::Place { spot: entry.spot(), gipf }
    } else {
        gipf::ActionKind::Push { entry, gipf }
    };
    gipf::Action::from_kind(kind).filter(|action| position.check(*action).is_ok())
}

fn takings(position: &gipf::Position) -> Choices {
    let taking = |removed| {
        let action = gipf::Action::from_kind(gipf::ActionKind::Take { removed })?;
        position.check(action).is_ok().then(|| action.index())
    };
    let rows = position.rows(position.side());
    let rows = rows.map(|row| row_choice(row.spots, row.may_stay, taking)).collect();
    let done = gipf::Action::DONE;
    Choices::Take { rows, done: position.check(done).is_ok().then(|| done.index()) }
}

fn gipf_plus_choices(position: &gipf_plus::Position) -> Choices {
    use gipf_plus::{Action, ActionKind, Phase};
    if position.phase().is_taking() {
        let rows = position.rows(position.side()).map(|row| {
            row_choice(row.spots, row.may_stay, |removed| {
                let action = Action::from_kind(ActionKind::Take { removed })?;
                position.check(action).is_ok().then(|| action.index())
            })
        });
        return Choices::Take { rows: rows.collect(), done: None };
    }
    let entries = gipf::Entry::all().filter_map(|entry| gipf_plus_entry(position, entry)).collect();
    let mut uses = Vec::new();
    if position.phase() == Phase::Push {
        for from in position.loaded_spots(position.side()).iter() {
            let kind = position.stack(from).and_then(gipf_plus::Stack::load);
            for to in position.targets(from).iter() {
                let action = Action::from_kind(ActionKind::Use { from, to });
                if let Some((kind, action)) = kind.zip(action) {
                    uses.push(UseChoice {
                        potential: kind.letter(),
                        from: from.to_string(),
                        to: to.to_string(),
                        action: action.index(),
                    });
                }
            }
        }
    }
    let discard = position.phase().is_extra().then(|| Action::DISCARD.index());
    Choices::Push { entries, uses, discard }
}

/// What may be brought in along an entry; none if nothing may.
fn gipf_plus_entry(position: &gipf_plus::Position, entry: gipf::Entry) -> Option<EntryChoice> {
    use gipf_plus::{Action, ActionKind, Newcomer, Potential, Way};
    let way = match position.stack(entry.spot()) {
        None => Way::Place(entry.spot()),
        Some(_) => Way::Push(entry),
    };
    let legal = |kind: ActionKind| {
        Action::from_kind(kind).filter(|action| position.check(*action).is_ok()).map(Action::index)
    };
    let push = |piece: Newcomer| legal(ActionKind::Push { way, piece });
    let loaded: Vec<LoadedChoice> = Potential::ALL
        .into_iter()
        .filter_map(|kind| {
            let action = push(Newcomer::Loaded(kind))?;
            Some(LoadedChoice { potential: kind.letter(), action })
        })
        .collect();
    let (basic, gipf) = (push(Newcomer::Basic), push(Newcomer::Gipf));
    let extra = legal(ActionKind::ExtraPush { way });
    let any = basic.is_some() || gipf.is_some() || extra.is_some() || !loaded.is_empty();
    let end = position.push_end(entry).filter(|_| any)?;
    Some(EntryChoice {
        dot: entry.dot().to_string(),
        spot: entry.spot().to_string(),
        moved: names(entry.spots().take_while(|spot| *spot != end)),
        end: end.to_string(),
        line: names(entry.spots()),
        basic,
        gipf,
        loaded,
        extra,
    })
}

/// The choices of what goes from a row; `taking` gives the number of a taking that is legal.
fn row_choice(
    spots: gipf::SpotSet,
    may_stay: gipf::SpotSet,
    taking: impl Fn(gipf::SpotSet) -> Option<u16>,
) -> RowChoice {
    let gipf: Vec<gipf::Spot> = may_stay.iter().collect();
    let choice = |subset: u32| {
        let stays = |spot: &gipf::Spot| {
            gipf.iter().position(|known| known == spot).is_some_and(|at| subset >> at & 1 != 0)
        };
        let action = taking(spots.iter().filter(|spot| !stays(spot)).collect())?;
        let kept = names(gipf.iter().filter(|spot| stays(spot)));
        Some(Taking { kept, action })
    };
    let takings = (0..1 << gipf.len()).filter_map(choice).collect();
    RowChoice { spots: names(spots.iter()), gipf: names(&gipf), takings }
}

fn yinsh_choices(position: &yinsh::Position) -> Choices {
    use yinsh::ActionKind;
    let actions = position.actions();
    let mut moves = Vec::new();
    let mut points = Vec::new();
    let mut rows = Vec::new();
    for &action in &actions {
        let number = action.index();
        match action.kind() {
            ActionKind::Place(point) | ActionKind::RemoveRing(point) => {
                points.push(PointChoice { point: point.to_string(), action: number });
            }
            ActionKind::Move { from, to } => moves.push(MoveChoice {
                from: from.to_string(),
                to: to.to_string(),
                flips: flips(position, from, to),
                action: number,
            }),
            ActionKind::TakeRow(row) => {
                rows.push(FiveChoice { points: names(row.points().iter()), action: number });
            }
            ActionKind::Pass => return Choices::Pass { action: number },
        }
    }
    match position.phase() {
        yinsh::Phase::Place => Choices::Place { points },
        yinsh::Phase::ClearRow | yinsh::Phase::ClaimRow => Choices::Row { rows },
        yinsh::Phase::ClearRing | yinsh::Phase::ClaimRing => Choices::Ring { points },
        yinsh::Phase::Move => Choices::Move { moves },
    }
}

/// The markers that a move turns over, in the order in which the ring passes them.
pub(crate) fn flips(
    position: &yinsh::Position,
    from: yinsh::Point,
    to: yinsh::Point,
) -> Vec<String> {
    let mut flips = names(position.flips(from, to).iter());
    if to < from {
        flips.reverse();
    }
    flips
}

pub(crate) fn names<T: ToString>(points: impl IntoIterator<Item = T>) -> Vec<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Choices {
        let position: AnyPosition = text.parse().unwrap();
        choices(&position, &position.actions())
    }

    #[test]
    fn dots_before_an_empty_spot_share_a_decision() {
        let Choices::Push { entries, .. } = at("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push")
        else {
            panic!("a push is to be chosen");
        };
        assert_eq!(entries.len(), 42, "every line is open");
        let mut decisions: Vec<_> = entries.iter().map(|entry| entry.basic).collect();
        decisions.sort_unstable();
        decisions.dedup();
        assert_eq!(decisions.len(), 30);
        let push = entries.iter().find(|entry| entry.dot == "e1").unwrap();
        assert_eq!(push.moved, ["e2"]);
        assert_eq!(push.end, "e3");
        assert_eq!(push.gipf, None);
    }

    #[test]
    fn a_gipf_piece_in_a_row_goes_or_stays() {
        let choices = at("gipf standard 4/5/6/PPGP2g/6/5/4 w 9/9 -- claim");
        let Choices::Take { rows, done } = choices else { panic!("a row is to be taken") };
        assert_eq!(done, None);
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0].spots, ["e2", "e3", "e4", "e5"]);
        assert_eq!(rows[0].gipf, ["e4"]);
        let kept: Vec<_> = rows[0].takings.iter().map(|taking| taking.kept.clone()).collect();
        assert_eq!(kept, [vec![], vec!["e4".to_owned()]]);
    }

    #[test]
    fn a_row_of_gipf_pieces_may_stand() {
        let choices = at("gipf standard 4/5/6/GGGG2g/6/5/4 w 9/9 -- claim");
        let Choices::Take { rows, done } = choices else { panic!("a row may be taken") };
        assert!(done.is_some());
        assert_eq!(rows[0].takings.len(), 15, "every subset but the empty one");
    }

    #[test]
    fn flips_come_in_the_order_of_the_jump() {
        let text = "yinsh standard 4/7/8/9/1mMm6/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 move";
        let position: AnyPosition = text.parse().unwrap();
        let AnyPosition::Yinsh(position) = position else { panic!("it is YINSH") };
        let [low, high] = ["e1", "e5"].map(|name| yinsh::Point::from_name(name).unwrap());
        assert_eq!(flips(&position, low, high), ["e2", "e3", "e4"]);
        assert_eq!(flips(&position, high, low), ["e4", "e3", "e2"]);
    }

    #[test]
    fn every_legal_action_is_offered() {
        for text in [
            "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push",
            "gipf+ basic 4/5/1P(PZ)3/2(PY)(pd)3/2(PD)3/5/p3 w 9/8 ** T1U2/D2 push",
            "gipf+ tournament G3/5/6/3(PT)2g/6/5/4 w 9/8 +- T1/- extra2",
            "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
            "yinsh standard 4/7/8/9/1mMm6/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 move",
        ] {
            let position: AnyPosition = text.parse().unwrap();
            let mut legal: Vec<u16> = position.actions().iter().map(|a| a.index()).collect();
            let mut offered: Vec<u16> = match at(text) {
                Choices::Push { entries, uses, discard } => entries
                    .iter()
                    .flat_map(|entry| {
                        let loaded = entry.loaded.iter().map(|choice| choice.action);
                        entry.basic.into_iter().chain(entry.gipf).chain(entry.extra).chain(loaded)
                    })
                    .chain(uses.iter().map(|choice| choice.action))
                    .chain(discard)
                    .collect(),
                Choices::Place { points } => points.iter().map(|choice| choice.action).collect(),
                Choices::Move { moves } => moves.iter().map(|choice| choice.action).collect(),
                other => panic!("{other:?}"),
            };
            legal.sort_unstable();
            offered.sort_unstable();
            offered.dedup();
            assert_eq!(offered, legal, "{text}");
        }
    }
}
