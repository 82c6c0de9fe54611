//! Pieces of several dots: cells of the board, and bodies in one outline that lie over each other.

use gipfel_rules::{Color, KindInfo, Layer, Look};

use super::frame::Frame;
use super::pen::{At, N, Pen, draw};
use crate::board::{LINE_STEP, in_plane, places};
use crate::style::Middle;
use crate::theme::{BLACK, Palette, PieceColors};
use crate::{Place, Scene};

/// Parts of the distance between neighbours: the radius of a body about a dot, half its width between dots, the radius of the filled
/// dot and of the others.
const BODY: f64 = 0.445;
const NECK: f64 = 0.33;
const PUNCT: f64 = 0.235;
const MINOR: f64 = 0.24;
/// How thick a piece is, in pixels.
const WALL: f64 = 3.4;
/// How small pieces beside the board are.
const BESIDE: f64 = 0.46;
/// No piece rises higher than one of this level does.
const HIGHEST: u8 = 8;

/// Whether pieces of the game cover several places.
pub(super) fn are_used(frame: &Frame) -> bool {
    matches!(frame.game.description().kinds[0].look, Look::Dots(_))
}

/// The places of the board as cells.
pub(super) fn draw_cells(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    let corner = |at: At, number: i32| {
        let turn = f64::from(number) * std::f64::consts::FRAC_PI_3;
        let radius = 0.5 * frame.unit() / LINE_STEP;
        At { x: at.x + radius * turn.cos(), y: at.y + radius * turn.sin() }
    };
    let cell = |place: Place| {
        let at = frame.at(place);
        let corners: Vec<String> = (0..6).map(|number| corner(at, number).to_string()).collect();
        format!("M{}Z", corners.join("L"))
    };
    let is_darker = |place: &Place| match frame.style.middle {
        Middle::Darker(most) => steps((place.q, place.r)) <= most,
        Middle::Plain | Middle::Hole => false,
    };
    for (darker, fill) in [(false, "none"), (true, colors.dot)] {
        let chosen = places(frame.board).filter(|place| is_darker(place) == darker);
        let path: String = chosen.map(cell).collect();
        draw!(
            pen,
            r#"<path d="{path}" fill="{fill}" stroke="{}" stroke-width="1.1"/>"#,
            colors.line
        );
    }
}

/// How many steps a way is long.
fn steps((q, r): (i8, i8)) -> i8 {
    q.abs().max(r.abs()).max((q - r).abs())
}

fn is_next(way: (i8, i8)) -> bool {
    steps(way) == 1
}

fn offsets(info: &KindInfo) -> &'static [(i8, i8)] {
    match info.look {
        Look::Dots(dots) => dots,
        _ => &[],
    }
}

/// Where the dots of an unturned piece are, seen from the first, in the order in which the body joins them.
fn body(frame: &Frame, info: &KindInfo) -> Vec<At> {
    let at = |(q, r): (i8, i8)| {
        let (x, y) = in_plane(frame.board.orientation, Place { q, r });
        At { x: x * frame.unit(), y: y * frame.unit() }
    };
    let mut dots: Vec<(i8, i8)> = offsets(info).to_vec();
    // A dot that is next to both others is between them.
    let first_is_middle = dots.iter().all(|dot| is_next(*dot));
    dots.insert(if first_is_middle { 1 } else { 0 }, (0, 0));
    dots.into_iter().map(at).collect()
}

/// The bodies of all kinds, once as they are and once a little larger, in whatever colour they are used with.
pub(super) fn define(pen: &mut Pen, frame: &Frame) {
    for info in frame.game.description().kinds {
        let dots = body(frame, info);
        let triangle = is_triangle(info);
        for (name, more) in [("body", 0.0), ("rim", 1.3)] {
            let id = frame.name(&format!("{name}-{}", info.word));
            draw!(
                pen,
                r#"<g id="{id}" fill="currentColor" stroke-linejoin="round" stroke-linecap="round">"#
            );
            let points: Vec<String> = dots.iter().map(At::to_string).collect();
            let (fill, close) = if triangle { ("currentColor", "Z") } else { ("none", "") };
            draw!(
                pen,
                r#"<path d="M{}{close}" fill="{fill}" stroke="currentColor" stroke-width="{}"/>"#,
                points.join("L"),
                N(2.0 * (NECK * frame.unit() + more))
            );
            for dot in &dots {
                draw!(
                    pen,
                    r#"<circle cx="{}" cy="{}" r="{}"/>"#,
                    N(dot.x),
                    N(dot.y),
                    N(BODY * frame.unit() + more)
                );
            }
            draw!(pen, "</g>");
        }
    }
}

/// Whether every dot is next to every other.
fn is_triangle(info: &KindInfo) -> bool {
    match offsets(info) {
        [one, other] => {
            is_next(*one) && is_next(*other) && is_next((one.0 - other.0, one.1 - other.1))
        }
        _ => false,
    }
}

/// All pieces of the board, the lower ones first.
pub(super) fn draw_all(pen: &mut Pen, frame: &Frame, scene: &Scene) {
    let mut pieces: Vec<(At, Layer)> = scene
        .stacks()
        .flat_map(|(place, layers)| layers.iter().map(move |layer| (frame.at(place), *layer)))
        .collect();
    pieces.sort_by(|(one, layer), (other, over)| {
        layer.level.cmp(&over.level).then(one.y.total_cmp(&other.y)).then(one.x.total_cmp(&other.x))
    });
    let half = u16::from(frame.is_above(Color::White));
    for (at, layer) in pieces {
        let rise = f64::from(layer.level.clamp(1, HIGHEST) - 1) * frame.style.stacks.step;
        let at = At { x: at.x, y: at.y - rise };
        draw_piece(pen, frame, at, layer, 60 * (u16::from(layer.turn) + 3 * half), 1.0);
    }
}

/// A small piece about a point beside the board.
pub(super) fn draw_beside(pen: &mut Pen, frame: &Frame, at: At, layer: Layer) {
    let info = &frame.game.description().kinds[usize::from(layer.kind.0)];
    let dots = body(frame, info);
    let middle = |of: fn(&At) -> f64| {
        let all = dots.iter().map(of);
        let (low, high) = (all.clone().fold(f64::MAX, f64::min), all.fold(f64::MIN, f64::max));
        BESIDE * (low + high) / 2.0
    };
    let at = At { x: at.x - middle(|dot| dot.x), y: at.y - middle(|dot| dot.y) };
    draw_piece(pen, frame, at, layer, 0, BESIDE);
}

fn draw_piece(pen: &mut Pen, frame: &Frame, at: At, layer: Layer, turn: u16, scale: f64) {
    let info = &frame.game.description().kinds[usize::from(layer.kind.0)];
    let black = layer.owner == Some(Color::Black);
    let look: PieceColors = if black { BLACK } else { frame.style.white };
    let size = if scale == 1.0 { String::new() } else { format!(" scale({})", N(scale)) };
    let name = |part: &str| frame.name(&format!("{part}-{}", info.word));
    draw!(pen, r#"<g transform="translate({at}){size}">"#);
    let mut put = |part: &str, color: &str, y: f64, more: &str| {
        let (name, y) = (name(part), N(y));
        draw!(
            pen,
            r##"<use href="#{name}" transform="translate(0 {y}) rotate({turn})" color="{color}"{more}/>"##
        );
    };
    put("rim", "#000", WALL + 2.6, r#" opacity="0.16""#);
    put("rim", look.outline, WALL, "");
    put("body", look.wall[1], WALL - 0.6, "");
    put("rim", look.outline, 0.0, "");
    put("body", look.face[1], 0.0, "");
    draw_marks(pen, frame, info, layer, turn, &look);
    draw!(pen, "</g>");
}

/// The filled dot, with its level from 2 on, and the others.
fn draw_marks(
    pen: &mut Pen,
    frame: &Frame,
    info: &KindInfo,
    layer: Layer,
    turn: u16,
    look: &PieceColors,
) {
    let black = layer.owner == Some(Color::Black);
    let (ink, ground) = if black { ("#f4efe4", "#1d1f23") } else { ("#26292e", "#fff") };
    let unit = frame.unit();
    draw!(pen, r#"<circle r="{}" fill="{ink}"/>"#, N(PUNCT * unit));
    let groove = if black { look.shine } else { look.groove };
    draw!(
        pen,
        r#"<g transform="rotate({turn})" fill="none" stroke="{groove}" stroke-width="1.2">"#
    );
    for &(q, r) in offsets(info) {
        let (x, y) = in_plane(frame.board.orientation, Place { q, r });
        draw!(
            pen,
            r#"<circle cx="{}" cy="{}" r="{}"/>"#,
            N(x * unit),
            N(y * unit),
            N(MINOR * unit)
        );
    }
    draw!(pen, "</g>");
    if layer.level > 1 {
        draw!(
            pen,
            r#"<g fill="none" stroke="{ground}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">"#
        );
        pen.word(&layer.level.to_string(), At { x: 0.0, y: 0.0 }, 8.4);
        draw!(pen, "</g>");
    }
}
