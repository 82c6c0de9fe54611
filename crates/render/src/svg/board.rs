//! The empty board.

use super::dots;
use super::frame::{CUT, Frame};
use super::pen::{At, N, Pen, draw};
use super::pieces::{DISC, FLOOR};
use crate::Place;
use crate::board::{LINE_STEP, lines, places};
use crate::style::{Middle, Outline};
use crate::theme::Palette;

pub(super) fn draw(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    define_surface(pen, frame, colors);
    if frame.on_table() {
        return draw_traces(pen, frame, colors);
    }
    draw_ground(pen, frame, colors);
    if dots::are_used(frame) {
        return dots::draw_cells(pen, frame, colors);
    }
    let mut path = String::new();
    for (start, end) in lines(frame.board) {
        path += &format!("M{}L{}", frame.at(start), frame.at(end));
    }
    draw!(
        pen,
        r#"<path d="{path}" fill="none" stroke="{}" stroke-width="1.7" stroke-linecap="round"/>"#,
        colors.line
    );
    if frame.style.hollows {
        draw_hollows(pen, frame, colors);
    }
    if frame.style.middle == Middle::Hole {
        draw_hole(pen, colors);
    }
    let edge = frame.board.places.iter().filter(|place| place.edge);
    let dots: Vec<At> = edge.map(|place| frame.at(place.into())).collect();
    if !dots.is_empty() {
        draw!(pen, r#"<g fill="{}">"#, colors.dot);
        for dot in dots {
            draw!(pen, r#"<circle cx="{}" cy="{}" r="5.6"/>"#, N(dot.x), N(dot.y));
        }
        draw!(pen, "</g>");
    }
}

/// What boards and trays are made of.
fn define_surface(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw!(
        pen,
        r#"<linearGradient id="{}" x1="0" y1="0" x2="0.35" y2="1"><stop stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"#,
        frame.name("board"),
        colors.board[0],
        colors.board[1]
    );
}

/// Where parts of the board have lain: a dotted trace with its name. What still lies there covers it.
fn draw_traces(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.1" stroke-dasharray="3 4.2" opacity="0.8">"#,
        colors.line
    );
    for at in places(frame.board).map(|place| frame.at(place)) {
        draw!(pen, r#"<circle cx="{}" cy="{}" r="{}"/>"#, N(at.x), N(at.y), N(FLOOR.0 - 1.5));
    }
    draw!(pen, "</g>");
    if frame.coordinates {
        let named = frame.board.places.iter().map(|place| (place.name, frame.at(place.into())));
        draw_names(pen, colors.line, named);
    }
}

/// Names of places, each about a point.
pub(super) fn draw_names<'a>(pen: &mut Pen, ink: &str, names: impl Iterator<Item = (&'a str, At)>) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{ink}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">"#
    );
    for (name, at) in names {
        pen.word(name, at, 7.6);
    }
    draw!(pen, "</g>");
}

/// The board itself: its shadow on the table, its surface, and a fine line along the rim.
fn draw_ground(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    let surface = frame.name("board");
    for (down, opacity) in [(7.0, "0.05"), (4.5, "0.08"), (2.5, "0.12")] {
        draw!(pen, r##"<path d="{}" fill="#000" opacity="{opacity}"/>"##, shape(frame, down, -1.0));
    }
    draw!(
        pen,
        r#"<path d="{}" fill="url(#{surface})" stroke="{}" stroke-width="1.4"/>"#,
        shape(frame, 0.0, 0.0),
        colors.board_edge
    );
    draw!(
        pen,
        r#"<path d="{}" fill="none" stroke="{}" stroke-width="1.4"/>"#,
        shape(frame, 0.0, 1.4),
        colors.board_shine
    );
    draw!(
        pen,
        r#"<path d="{}" fill="none" stroke="{}" stroke-width="1" opacity="0.55"/>"#,
        shape(frame, 0.0, 9.0),
        colors.board_edge
    );
}

/// The places as hollows that pieces lie in.
fn draw_hollows(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw!(pen, r#"<g fill="{}" stroke="{}">"#, colors.board[1], colors.line);
    for at in places(frame.board).map(|place| frame.at(place)) {
        draw!(pen, r#"<circle cx="{}" cy="{}" r="{}"/>"#, N(at.x), N(at.y), N(DISC - 1.5));
    }
    draw!(pen, "</g>");
}

/// A hole in the middle, through which the table is seen: its far wall lies in the shade.
fn draw_hole(pen: &mut Pen, colors: &Palette) {
    let hexagon = |radius: f64, down: f64| {
        let (x, y) = (LINE_STEP * radius, 0.5 * radius);
        polygon([(0.0, -radius), (x, -y), (x, y), (0.0, radius), (-x, y), (-x, -y)], 3.0, down)
    };
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}" stroke-width="1.4"/>"#,
        hexagon(26.0, 0.0),
        colors.board_edge,
        colors.board_shine
    );
    draw!(pen, r#"<path d="{}" fill="{}"/>"#, hexagon(21.5, 2.5), colors.table);
}

/// The outline of the board, moved down and made smaller by some pixels.
fn shape(frame: &Frame, down: f64, inset: f64) -> String {
    let r = frame.rim() - inset;
    match frame.style.outline {
        Outline::Hexagon(_) => {
            let (x, y) = (LINE_STEP * r, 0.5 * r);
            polygon([(0.0, -r), (x, -y), (x, y), (0.0, r), (-x, y), (-x, -y)], 16.0, down)
        }
        Outline::Cut(radius) => {
            let r = radius * frame.unit() - inset / LINE_STEP;
            rounded(&cut_corners(r), 10.0, down)
        }
        Outline::Long(width, _) => {
            // The sides slope as the lines do; the corners move in by more than the sides.
            let x = width * frame.unit() - inset / LINE_STEP;
            let top = x - r / LINE_STEP / 2.0;
            polygon([(x, 0.0), (top, r), (-top, r), (-x, 0.0), (-top, -r), (top, -r)], 30.0, down)
        }
        Outline::Round(_) => {
            let (left, right, y) = (N(-r), N(r), N(down));
            let r = N(r);
            format!("M{left} {y}A{r} {r} 0 1 1 {right} {y}A{r} {r} 0 1 1 {left} {y}Z")
        }
        // There is none.
        Outline::Table(_) => String::new(),
    }
}

/// The corners of a hexagon that stands on a corner, each cut into two.
fn cut_corners(radius: f64) -> Vec<(f64, f64)> {
    let corner = |number: i32| {
        let turn = f64::from(number) * std::f64::consts::FRAC_PI_3;
        (radius * turn.sin(), -radius * turn.cos())
    };
    // So far from the corner along a side as the middle of the cut lies within.
    let part = 2.0 * (1.0 - CUT);
    let towards = |(x, y): (f64, f64), (other_x, other_y): (f64, f64)| {
        (x + part * (other_x - x), y + part * (other_y - y))
    };
    (0..6)
        .flat_map(|number| {
            [number - 1, number + 1].map(|other| towards(corner(number), corner(other)))
        })
        .collect()
}

/// A hexagon whose corners are rounded, moved down.
fn polygon(corners: [(f64, f64); 6], rounding: f64, down: f64) -> String {
    rounded(&corners, rounding, down)
}

/// A shape whose corners are rounded, moved down.
fn rounded(corners: &[(f64, f64)], rounding: f64, down: f64) -> String {
    let corners: Vec<At> = corners.iter().map(|&(x, y)| At { x, y: y + down }).collect();
    let count = corners.len();
    let mut path = String::new();
    for (number, &corner) in corners.iter().enumerate() {
        let beside = |other: usize| {
            let other = corners[other % count];
            let direction = corner.direction(other).expect("corners are apart");
            corner.towards(direction, rounding)
        };
        let command = if number == 0 { 'M' } else { 'L' };
        path += &format!("{command}{}Q{corner} {}", beside(number + count - 1), beside(number + 1));
    }
    path + "Z"
}

/// The names at the edge of the board.
pub(super) fn draw_labels(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    // Parts that lie on the table bear their names themselves.
    if frame.on_table() {
        return;
    }
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.label
    );
    for label in frame.board.labels {
        let direction = frame.turn(label.towards);
        let place = frame.at(Place::of(frame.board, label.place));
        pen.word(
            label.text,
            place.towards(direction, (frame.style.label_distance)(direction)),
            9.6,
        );
    }
    draw!(pen, "</g>");
}
