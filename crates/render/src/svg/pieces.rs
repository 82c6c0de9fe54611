//! Pieces with a little weight: a shadow, a wall, a face with a rim and a groove.

use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::{Color, Game};

use super::frame::Frame;
use super::pen::{At, N, Pen, draw};
use crate::theme::{BLACK, BRICK, Palette, PieceColors, potential, white};
use crate::{Layer, LayerKind, Piece, Scene};

/// The radius of a disc of GIPF.
pub(super) const DISC: f64 = 22.5;
/// The outer and the inner radius of a ring.
pub(super) const RING: (f64, f64) = (22.5, 14.6);
/// The radius of a marker; it fits into a ring.
pub(super) const MARKER: f64 = 13.0;
/// How much higher the next layer of a stack lies.
pub(super) const LAYER_STEP: f64 = 7.0;

/// The radius of a potential; it is smaller than the piece it may lie on.
pub(super) const TOKEN: f64 = 15.5;
/// A stack on the board rises no higher than this, however many layers it has.
const HIGHEST: f64 = 3.0 * LAYER_STEP;

/// How much higher the top of a stack on the board lies than its bottom.
pub(super) fn rise(piece: &Piece) -> f64 {
    (piece.layers().len().saturating_sub(1) as f64 * LAYER_STEP).min(HIGHEST)
}

/// Half the height of a wall.
const HALF_WALL: f64 = 3.0;

fn letter(color: Color) -> char {
    color.letter()
}

fn layer_name(layer: Layer) -> String {
    let kind = match layer.kind {
        LayerKind::Disc => "disc",
        LayerKind::Potential { kind, live } => {
            let state = if live { "live" } else { "used" };
            return format!("{}-{state}-{}", kind.word(), letter(layer.color));
        }
        LayerKind::Ring => "ring",
        LayerKind::Marker => "marker",
    };
    format!("{kind}-{}", letter(layer.color))
}

/// Defines everything that pieces of a game are drawn with.
pub(super) fn define(pen: &mut Pen, frame: &Frame, colors: &Palette, scene: &Scene) {
    draw!(pen, "<defs>");
    let dark =
        format!(r##"<stop offset="{{}}" stop-color="#000" stop-opacity="{}"/>"##, colors.shadow);
    draw!(
        pen,
        r##"<radialGradient id="{}">{}<stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>"##,
        frame.name("shade"),
        dark.replace("{}", "0.62")
    );
    let faces = [(Color::White, white(scene.game)), (Color::Black, BLACK)];
    for (color, look) in &faces {
        define_gradients(pen, frame, *color, look);
    }
    match scene.game {
        Game::Gipf | Game::GipfPlus => {
            for (color, look) in &faces {
                define_disc(pen, frame, *color, look);
            }
            define_gipf_mark(pen, frame);
            let kinds = if scene.game == Game::GipfPlus { &Potential::ALL[..] } else { &[] };
            for &kind in kinds {
                for (color, look) in &faces {
                    define_token(
                        pen,
                        frame,
                        Layer { color: *color, kind: LayerKind::Potential { kind, live: true } },
                        look,
                    );
                    define_token(
                        pen,
                        frame,
                        Layer { color: *color, kind: LayerKind::Potential { kind, live: false } },
                        look,
                    );
                }
            }
        }
        Game::Yinsh => {
            for (color, look) in &faces {
                define_ring(pen, frame, *color, look);
            }
            let [(_, white), (_, black)] = &faces;
            define_marker(pen, frame, Color::White, white, black);
            define_marker(pen, frame, Color::Black, black, white);
        }
    }
    draw!(pen, "</defs>");
}

fn define_gradients(pen: &mut Pen, frame: &Frame, color: Color, look: &PieceColors) {
    let [light, middle, shade] = look.face;
    draw!(
        pen,
        r#"<radialGradient id="{}" cx="0.36" cy="0.28" r="0.8"><stop stop-color="{light}"/><stop offset="0.5" stop-color="{middle}"/><stop offset="1" stop-color="{shade}"/></radialGradient>"#,
        frame.name(&format!("face-{}", letter(color)))
    );
    // The bottom of a dish lies the other way round in the light.
    draw!(
        pen,
        r#"<linearGradient id="{}" x1="0.2" y1="0" x2="0.6" y2="1"><stop stop-color="{shade}"/><stop offset="1" stop-color="{light}"/></linearGradient>"#,
        frame.name(&format!("dish-{}", letter(color)))
    );
    let [left, middle, right] = look.wall;
    draw!(
        pen,
        r#"<linearGradient id="{}"><stop stop-color="{left}"/><stop offset="0.35" stop-color="{middle}"/><stop offset="1" stop-color="{right}"/></linearGradient>"#,
        frame.name(&format!("wall-{}", letter(color)))
    );
}

/// The outline of a round wall between two heights.
fn wall(radius: f64, top: f64, bottom: f64) -> String {
    let (left, right, radius) = (N(-radius), N(radius), N(radius));
    let (top, bottom) = (N(top), N(bottom));
    format!(
        "M{left} {top}A{radius} {radius} 0 0 1 {right} {top}V{bottom}A{radius} {radius} 0 0 1 {left} {bottom}Z"
    )
}

fn url(frame: &Frame, thing: &str, color: Color) -> String {
    format!("url(#{})", frame.name(&format!("{thing}-{}", letter(color))))
}

fn define_disc(pen: &mut Pen, frame: &Frame, color: Color, look: &PieceColors) {
    let layer = Layer { color, kind: LayerKind::Disc };
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&layer_name(layer)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(DISC, -HALF_WALL, HALF_WALL),
        url(frame, "wall", color),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{}"/>"#, N(DISC - 0.5), url(frame, "face", color));
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{}" stroke-width="1.1" opacity="{}"/>"#,
        N(DISC - 1.3),
        look.shine,
        look.shine_opacity
    );
    draw_groove(pen, frame, color, look, 0.66 * DISC);
    draw!(pen, "</g>");
}

/// A dish in the face with a fine groove around it, dark on the side of the light, bright on the other.
fn draw_groove(pen: &mut Pen, frame: &Frame, color: Color, look: &PieceColors, radius: f64) {
    let (y, r) = (N(-HALF_WALL), N(radius));
    draw!(pen, r#"<circle cy="{y}" r="{r}" fill="{}" opacity="0.5"/>"#, url(frame, "dish", color));
    draw!(
        pen,
        r#"<circle cy="{}" r="{r}" stroke="{}" stroke-width="1" opacity="{}"/>"#,
        N(-HALF_WALL + 1.0),
        look.shine,
        look.shine_opacity
    );
    draw!(pen, r#"<circle cy="{y}" r="{r}" stroke="{}" stroke-width="1.5"/>"#, look.groove);
}

/// A potential: a small disc with its letter, in its own colour as long as it can be used.
fn define_token(pen: &mut Pen, frame: &Frame, layer: Layer, look: &PieceColors) {
    let LayerKind::Potential { kind, live } = layer.kind else {
        return;
    };
    let color = layer.color;
    let used = match color {
        Color::White => "#6d6453",
        Color::Black => "#a7abb3",
    };
    let ink = if live { potential(kind)[color.index()] } else { used };
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&layer_name(layer)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(TOKEN, -HALF_WALL, HALF_WALL),
        url(frame, "wall", color),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{}"/>"#, N(TOKEN - 0.5), url(frame, "face", color));
    let (radius, width) = if live { (TOKEN - 2.2, 3.0) } else { (TOKEN - 1.6, 1.2) };
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{ink}" stroke-width="{}"/>"#,
        N(radius),
        N(width)
    );
    draw!(
        pen,
        r#"<g stroke="{ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">"#
    );
    pen.word(&kind.letter().to_string(), At { x: 0.0, y: -HALF_WALL }, 13.0);
    draw!(pen, "</g></g>");
}

fn define_gipf_mark(pen: &mut Pen, frame: &Frame) {
    let y = N(-HALF_WALL);
    draw!(pen, r#"<g id="{}">"#, frame.name("mark"));
    draw!(pen, r##"<circle cy="{y}" r="6.4" fill="{BRICK}" stroke="#000" stroke-opacity="0.4"/>"##);
    draw!(
        pen,
        r##"<path d="M-4 {}A5 5 0 0 1 2.6 {}" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="1.3" stroke-linecap="round"/>"##,
        N(-HALF_WALL - 2.0),
        N(-HALF_WALL - 3.7)
    );
    draw!(pen, "</g>");
}

fn define_ring(pen: &mut Pen, frame: &Frame, color: Color, look: &PieceColors) {
    let layer = Layer { color, kind: LayerKind::Ring };
    let (outer, inner) = RING;
    let (middle, width) = ((outer + inner) / 2.0, outer - inner);
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&layer_name(layer)));
    // The wall shows below the outer rim, and at the far side of the hole.
    draw!(
        pen,
        r#"<circle cy="{}" r="{}" stroke="{}" stroke-width="{}"/>"#,
        N(HALF_WALL),
        N(middle),
        look.outline,
        N(width + 1.2)
    );
    draw!(
        pen,
        r#"<circle cy="{}" r="{}" stroke="{}" stroke-width="{}"/>"#,
        N(HALF_WALL - 0.4),
        N(middle),
        url(frame, "wall", color),
        N(width - 0.6)
    );
    let y = N(-HALF_WALL);
    for (stroke, width) in
        [(look.outline.to_owned(), width + 0.8), (url(frame, "face", color), width - 0.8)]
    {
        draw!(
            pen,
            r#"<circle cy="{y}" r="{}" stroke="{stroke}" stroke-width="{}"/>"#,
            N(middle),
            N(width)
        );
    }
    for radius in [outer - 1.3, inner + 1.3] {
        draw!(
            pen,
            r#"<circle cy="{y}" r="{}" stroke="{}" opacity="{}"/>"#,
            N(radius),
            look.shine,
            look.shine_opacity
        );
    }
    draw!(pen, r#"<circle cy="{y}" r="{}" stroke="{}"/>"#, N(middle), look.groove);
    draw!(pen, "</g>");
}

/// A marker: the colour it shows above, the other colour below.
fn define_marker(
    pen: &mut Pen,
    frame: &Frame,
    color: Color,
    look: &PieceColors,
    other: &PieceColors,
) {
    let layer = Layer { color, kind: LayerKind::Marker };
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&layer_name(layer)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(MARKER, 0.0, HALF_WALL + 0.4),
        url(frame, "wall", color.other()),
        other.outline
    );
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}" stroke-width="0.8"/>"#,
        wall(MARKER, -HALF_WALL, 0.0),
        url(frame, "wall", color),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" fill="{}"/>"#,
        N(MARKER - 0.4),
        url(frame, "face", color)
    );
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{}" opacity="{}"/>"#,
        N(MARKER - 1.1),
        look.shine,
        look.shine_opacity
    );
    draw_groove(pen, frame, color, look, 0.6 * MARKER);
    draw!(pen, "</g>");
}

/// All pieces on the board, the far ones first.
pub(super) fn draw_all(pen: &mut Pen, frame: &Frame, scene: &Scene) {
    let mut pieces: Vec<(At, &Piece)> =
        scene.pieces.iter().map(|(place, piece)| (frame.at(*place), piece)).collect();
    pieces
        .sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
    for (at, piece) in pieces {
        draw_piece(pen, frame, at, piece, 1.0, rise(piece));
        draw_height(pen, frame, at, piece);
    }
}

/// One piece, its layers stacked about a point; the top lies so much higher than the bottom.
pub(super) fn draw_piece(
    pen: &mut Pen,
    frame: &Frame,
    at: At,
    piece: &Piece,
    scale: f64,
    rise: f64,
) {
    let Some(top) = piece.layers().last() else {
        return;
    };
    let sized = if scale == 1.0 { String::new() } else { format!(" scale({})", N(scale)) };
    draw!(pen, r#"<g transform="translate({at}){sized}">"#);
    let bottom = rise / 2.0;
    let step = rise / (piece.layers().len().max(2) - 1) as f64;
    let lowest = piece.layers().first().map_or(top.kind, |layer| layer.kind);
    draw_shadow(pen, frame, lowest, bottom);
    for (number, &layer) in piece.layers().iter().enumerate() {
        draw_use(pen, &frame.name(&layer_name(layer)), bottom - number as f64 * step);
    }
    if piece.is_gipf() {
        draw_use(pen, &frame.name("mark"), -bottom);
    }
    draw!(pen, "</g>");
}

/// The number of layers beside a stack of three or more, so that it need not be counted.
fn draw_height(pen: &mut Pen, frame: &Frame, at: At, piece: &Piece) {
    let layers = piece.layers().len();
    if layers < 3 || frame.game != Game::GipfPlus {
        return;
    }
    let at = At { x: at.x + 0.86 * DISC, y: at.y + 0.86 * DISC };
    draw!(
        pen,
        r##"<circle cx="{}" cy="{}" r="8.2" fill="#26292e" stroke="#fff" stroke-opacity="0.7"/>"##,
        N(at.x),
        N(at.y)
    );
    draw!(
        pen,
        r##"<g fill="none" stroke="#fff" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round">"##
    );
    pen.word(&layers.to_string(), at, 8.0);
    draw!(pen, "</g>");
}

fn draw_shadow(pen: &mut Pen, frame: &Frame, kind: LayerKind, bottom: f64) {
    let shade = frame.name("shade");
    match kind {
        LayerKind::Disc | LayerKind::Marker | LayerKind::Potential { .. } => {
            let radius = match kind {
                LayerKind::Disc => DISC,
                LayerKind::Marker => MARKER,
                _ => TOKEN,
            };
            draw!(
                pen,
                r#"<circle cx="1.5" cy="{}" r="{}" fill="url(#{shade})"/>"#,
                N(bottom + 6.0),
                N(radius + 6.0)
            );
        }
        // The shadow of a ring is a ring: strokes upon each other, the wider ones the fainter edge.
        LayerKind::Ring => {
            let (outer, inner) = RING;
            draw!(pen, r##"<g fill="none" stroke="#000" stroke-opacity="0.11">"##);
            for wider in [-2.0, 1.0, 4.0, 7.0] {
                draw!(
                    pen,
                    r#"<circle cx="1.5" cy="{}" r="{}" stroke-width="{}"/>"#,
                    N(bottom + 6.5),
                    N((outer + inner) / 2.0),
                    N(outer - inner + wider)
                );
            }
            draw!(pen, "</g>");
        }
    }
}

fn draw_use(pen: &mut Pen, name: &str, y: f64) {
    if y == 0.0 {
        draw!(pen, r##"<use href="#{name}"/>"##);
    } else {
        draw!(pen, r##"<use href="#{name}" y="{}"/>"##, N(y));
    }
}
