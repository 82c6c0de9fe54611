//! A board on a page of the rules, and what is claimed about it.

use std::collections::BTreeSet;

use gipfel_rules::{
    AnyPosition, Color, Interface as _, Notation as _, Outcome, PlaceId, Position as _, What,
    each_position, parse_turn,
};

use crate::Why;
use crate::page::{PageError, Span};
use crate::subject::Taught as _;

/// A board on a page of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// What stands on it.
    pub position: AnyPosition,
    /// The words below it.
    pub caption: Vec<Span>,
    /// Points that are pointed out.
    pub marks: Vec<String>,
    /// Arrows from point to point.
    pub arrows: Vec<(String, String)>,
    /// What is claimed about it.
    pub claims: Vec<Claim>,
}

/// Something that must be so in a diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// These are the rows of a colour, by their points.
    Rows(Color, Vec<BTreeSet<String>>),
    /// So many decisions are legal.
    Decisions(usize),
    /// These decisions are legal, and perhaps others.
    Legal(Vec<String>),
    /// These decisions are the legal ones.
    Exactly(BTreeSet<String>),
    /// This turn, or decision, is not legal for this reason.
    Illegal(String, String),
    /// A turn, whole or in part, leads to this position.
    Leads(String, String),
    /// A turn ends the game like this; no turn: the game is over like this.
    Result(Option<String>, String),
    /// A ring, or the potential of a loaded piece, can go to these points.
    Stops(String, BTreeSet<String>),
    /// YINSH: a move turns over these markers.
    Flips(String, BTreeSet<String>),
}

impl Diagram {
    /// Reads the lines of a diagram. Errors count lines from 0.
    pub(crate) fn read(
        lines: &[&str],
        spans: impl Fn(&str) -> Result<Vec<Span>, PageError>,
    ) -> Result<Diagram, PageError> {
        let error = |line: usize, reason: String| PageError { line, reason };
        let first = lines.first().copied().unwrap_or_default();
        let position: AnyPosition = first.parse().map_err(|fault| error(0, format!("{fault}")))?;
        let mut diagram = Diagram {
            position,
            caption: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            claims: Vec::new(),
        };
        for (index, line) in lines.iter().enumerate().skip(1) {
            let (word, value) = line
                .split_once(": ")
                .ok_or_else(|| error(index, "a word and a value are wanted".to_owned()))?;
            match word {
                "caption" => diagram.caption = spans(value)?,
                _ => diagram.set(word, value.trim()).map_err(|reason| error(index, reason))?,
            }
        }
        Ok(diagram)
    }

    fn set(&mut self, word: &str, value: &str) -> Result<(), String> {
        let point = |name: &str| match self.position.board().named(name).is_some() {
            true => Ok(name.to_owned()),
            false => Err(format!("{name} is no point")),
        };
        let points = |text: &str| text.split_whitespace().map(point).collect::<Result<Vec<_>, _>>();
        let set = |text: &str| points(text).map(|points| points.into_iter().collect());
        let pair = |sign: &str| {
            value
                .split_once(sign)
                .map(|(left, right)| (left.trim().to_owned(), right.trim().to_owned()))
                .ok_or_else(|| format!("`{word}` needs a `{sign}`"))
        };
        let side = self.position.side();
        let claim = match word {
            "mark" => {
                self.marks = points(value)?;
                return Ok(());
            }
            "arrow" => {
                for arrow in value.split_whitespace() {
                    let (from, to) =
                        arrow.split_once('-').ok_or_else(|| format!("{arrow} is no arrow"))?;
                    self.arrows.push((point(from)?, point(to)?));
                }
                return Ok(());
            }
            "rows" | "their-rows" => {
                let color = if word == "rows" { side } else { side.other() };
                let rows = match value {
                    "none" => Vec::new(),
                    rows => rows.split('|').map(set).collect::<Result<_, _>>()?,
                };
                Claim::Rows(color, rows)
            }
            "decisions" => {
                Claim::Decisions(value.parse().map_err(|_| "a number is wanted".to_owned())?)
            }
            "legal" => Claim::Legal(value.split_whitespace().map(str::to_owned).collect()),
            "exactly" => Claim::Exactly(value.split_whitespace().map(str::to_owned).collect()),
            "illegal" => pair("=").map(|(turn, kind)| Claim::Illegal(turn, kind))?,
            "leads" => pair("=>").map(|(turn, end)| Claim::Leads(turn, end))?,
            "result" => match value.split_once("=>") {
                Some((turn, result)) => {
                    Claim::Result(Some(turn.trim().to_owned()), result.trim().to_owned())
                }
                None => Claim::Result(None, value.to_owned()),
            },
            "stops" => pair("=").and_then(|(ring, stops)| Ok(Claim::Stops(ring, set(&stops)?)))?,
            "flips" => pair("=").and_then(|(jump, flips)| Ok(Claim::Flips(jump, set(&flips)?)))?,
            _ => return Err(format!("`{word}` is not known in a diagram")),
        };
        self.claims.push(claim);
        Ok(())
    }

    /// Everything that is claimed and is not so.
    pub fn faults(&self) -> Vec<String> {
        let position = &self.position;
        let mut faults: Vec<String> =
            self.claims.iter().filter_map(|claim| claim.check(position).err()).collect();
        for fault in &mut faults {
            *fault = format!("{position}: {fault}");
        }
        faults
    }
}

/// The points of the rows of a colour.
fn rows(position: &AnyPosition, color: Color) -> Vec<BTreeSet<String>> {
    let rows = each_position!(position, position => position.row_places(color));
    let names = |row: Vec<PlaceId>| row.into_iter().map(|id| name(position, id)).collect();
    rows.into_iter().map(names).collect()
}

fn name(position: &AnyPosition, id: PlaceId) -> String {
    position.board()[id].name.to_owned()
}

/// How a game ended, in the words of a claim: `white no-gipf-piece`, `draw pool-empty`, `open`.
fn result(position: &AnyPosition) -> String {
    let Some(outcome) = position.outcome() else { return "open".to_owned() };
    let who = match outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
    };
    let why = position.end_reason().map_or("", |reason| reason.name);
    format!("{who} {why}")
}

/// The position after a turn, or after a part of one.
fn after(position: &AnyPosition, turn: &str) -> Result<AnyPosition, String> {
    let turn = parse_turn(position, turn).map_err(|error| error.to_string())?;
    Ok(turn.position().clone())
}

impl Claim {
    fn check(&self, position: &AnyPosition) -> Result<(), String> {
        match self {
            Claim::Rows(color, wanted) => {
                let (mut found, mut wanted) = (rows(position, *color), wanted.clone());
                found.sort();
                wanted.sort();
                equal("rows", &found, &wanted)
            }
            Claim::Decisions(count) => equal("decisions", &position.count_actions(), count),
            Claim::Legal(texts) => texts.iter().try_for_each(|text| {
                after(position, text).map(|_| ()).map_err(|why| format!("legal {text}: {why}"))
            }),
            Claim::Exactly(texts) => {
                let found: BTreeSet<String> =
                    position.actions().iter().map(|&action| position.action_text(action)).collect();
                equal("exactly", &found, texts)
            }
            Claim::Illegal(text, kind) => {
                let found = Why::of_text(position, text);
                let found = found.map_or("legal", |why| why.kind.name());
                equal(&format!("illegal {text}"), &found, &kind.as_str())
            }
            Claim::Leads(turn, end) => {
                let found = after(position, turn)?.to_string();
                equal(&format!("leads {turn}"), &found, end)
            }
            Claim::Result(turn, wanted) => {
                let end = match turn {
                    Some(turn) => after(position, turn)?,
                    None => position.clone(),
                };
                equal("result", &result(&end), wanted)
            }
            Claim::Stops(ring, wanted) => {
                equal(&format!("stops {ring}"), &stops(position, ring), wanted)
            }
            Claim::Flips(jump, wanted) => {
                after(position, jump)?;
                equal(&format!("flips {jump}"), &flips(position, jump), wanted)
            }
        }
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, wanted: &T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found:?}, not {wanted:?}")) }
}

/// Where a ring, a stack, or the potential of a loaded piece can go.
fn stops(position: &AnyPosition, ring: &str) -> BTreeSet<String> {
    let ways = position.actions().into_iter().filter_map(|action| position.effect(action).way());
    ways.filter(|(from, to)| from != to && name(position, *from) == ring)
        .map(|(_, to)| name(position, to))
        .collect()
}

/// What a move turns over.
fn flips(position: &AnyPosition, jump: &str) -> BTreeSet<String> {
    let effect = position.parse_action(jump).map(|action| position.effect(action));
    let changes = effect.unwrap_or_default().changes;
    changes
        .into_iter()
        .filter_map(|change| match change.what {
            What::Flip { place, .. } => Some(name(position, place)),
            _ => None,
        })
        .collect()
}
