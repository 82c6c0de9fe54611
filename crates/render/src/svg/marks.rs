//! The last turn, targets, rows and arrows.

use gipfel_rules::Look;

use super::dots;
use super::frame::Frame;
use super::pen::{At, N, Pen, draw};
use super::pieces::{DISC, FLOOR, MARKER, RING, TOKEN};
use crate::board::is_edge;
use crate::theme::Palette;
use crate::{LastTurn, Marks, Place, Scene};

/// The radius of a ring around a dot.
const DOT_RING: f64 = 10.0;

/// What lies under the pieces: rows as bands, the ways of the last turn, rings around what is meant.
pub(super) fn draw_below(
    pen: &mut Pen,
    frame: &Frame,
    colors: &Palette,
    scene: &Scene,
    marks: &Marks,
) {
    for row in &marks.rows {
        if let [first, .., last] = row[..] {
            draw!(
                pen,
                r#"<path d="M{}L{}" stroke="{}" stroke-opacity="{}" stroke-width="{}" stroke-linecap="round"/>"#,
                frame.at(first),
                frame.at(last),
                colors.row,
                colors.row_opacity,
                N(0.9 * frame.unit())
            );
        }
    }
    draw_last(pen, frame, colors, &marks.last);
    for &place in &marks.last.arrived {
        circle(pen, frame.at(place), reach(frame, scene, place), colors.trace, "2.2");
    }
    for &place in &marks.targets {
        if is_ringed(frame, scene, place) {
            circle(pen, frame.at(place), reach(frame, scene, place), colors.accent, "3.2");
        }
    }
}

/// The ways that pieces went, and the places that were left empty.
fn draw_last(pen: &mut Pen, frame: &Frame, colors: &Palette, last: &LastTurn) {
    for &(from, to) in &last.ways {
        draw!(
            pen,
            r#"<path d="M{}L{}" stroke="{}" stroke-opacity="0.26" stroke-width="10" stroke-linecap="round"/>"#,
            frame.at(from),
            frame.at(to),
            colors.trace
        );
        if is_edge(frame.board, from) {
            circle(pen, frame.at(from), DOT_RING, colors.trace, "2.2");
        }
    }
    for &place in &last.taken {
        let at = frame.at(place);
        draw!(
            pen,
            r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{}" stroke-opacity="0.55" stroke-width="1.6" stroke-dasharray="3.5 4.5" stroke-linecap="round"/>"#,
            N(at.x),
            N(at.y),
            N(0.3 * frame.unit()),
            colors.trace
        );
    }
}

/// What lies on the pieces.
pub(super) fn draw_above(
    pen: &mut Pen,
    frame: &Frame,
    colors: &Palette,
    scene: &Scene,
    marks: &Marks,
) {
    for &place in &marks.last.turned {
        draw_turn(pen, frame.at(place), colors.accent);
    }
    for &place in &marks.targets {
        if !is_ringed(frame, scene, place) {
            let at = frame.at(place);
            draw!(
                pen,
                r#"<circle cx="{}" cy="{}" r="{}" fill="{}"/>"#,
                N(at.x),
                N(at.y),
                N(7.5_f64.min(0.16 * frame.unit())),
                colors.accent
            );
        }
    }
    for &(from, to) in &marks.arrows {
        draw_arrow(pen, frame.at(from), frame.at(to), colors.accent);
    }
}

/// Whether a place is pointed out by a ring around what is there; an empty place is by a dot.
fn is_ringed(frame: &Frame, scene: &Scene, place: Place) -> bool {
    let top = scene.stack(place).last().map(|top| scene.kind(top).look);
    top.is_some_and(|look| look != Look::Floor) || is_edge(frame.board, place)
}

/// The radius of a ring around what is on a place.
fn reach(frame: &Frame, scene: &Scene, place: Place) -> f64 {
    if dots::are_used(frame) {
        return 0.5 * frame.unit();
    }
    let layers = scene.stack(place);
    let Some(top) = layers.last() else {
        return if is_edge(frame.board, place) { DOT_RING } else { DISC };
    };
    let radius = match scene.kind(top).look {
        Look::Marker => MARKER,
        Look::Emblem { .. } if layers.len() == 1 => TOKEN,
        Look::Ring => RING.0,
        // Around the hole of a part of the board, and close around a marble that lies in it.
        Look::Floor => return FLOOR.1 + 3.0,
        Look::Ball => return DISC + 2.6,
        _ => DISC,
    };
    // Clear of the wall below and of the layers above.
    radius + 6.0 + frame.rise(layers.len()) / 2.0
}

fn circle(pen: &mut Pen, at: At, radius: f64, color: &str, width: &str) {
    draw!(
        pen,
        r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{color}" stroke-width="{width}"/>"#,
        N(at.x),
        N(at.y),
        N(radius)
    );
}

/// A small arrow that goes round: this marker has been turned over.
fn draw_turn(pen: &mut Pen, at: At, color: &str) {
    draw!(
        pen,
        r#"<path transform="translate({} {})" d="M-3.6 3.1A4.8 4.8 0 1 1 3.4 3.4M4.6-.9L3.4 3.4L-.9 2.4" fill="none" stroke="{color}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>"#,
        N(at.x),
        N(at.y - 3.0)
    );
}

/// An arrow that ends a little before the middle of its target.
fn draw_arrow(pen: &mut Pen, from: At, to: At, color: &str) {
    let Some(direction @ (x, y)) = from.direction(to) else {
        return;
    };
    let tip = to.towards(direction, -5.0);
    let neck = tip.towards(direction, -17.0);
    let across = (-y, x);
    let (left, right) = (neck.towards(across, 9.5), neck.towards(across, -9.5));
    draw!(pen, r#"<g fill="{color}" stroke="{color}" opacity="0.85">"#);
    draw!(
        pen,
        r#"<path d="M{}L{}" stroke-width="6.5" stroke-linecap="round"/>"#,
        from.towards(direction, 5.0),
        neck.towards(direction, 2.0)
    );
    draw!(pen, r#"<path d="M{tip}L{left}L{right}Z" stroke-width="1.5" stroke-linejoin="round"/>"#);
    draw!(pen, "</g>");
}
