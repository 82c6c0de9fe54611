//! The empty board.

use gipfel_rules::Game;

use super::frame::Frame;
use super::pen::{At, N, Pen, draw};
use crate::board::{COLUMN_STEP, is_dot, labels, lines, places};
use crate::theme::Palette;

pub(super) fn draw(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw_ground(pen, frame, colors);
    let mut path = String::new();
    for (start, end) in lines(frame.game) {
        path += &format!("M{}L{}", frame.at(start), frame.at(end));
    }
    draw!(
        pen,
        r#"<path d="{path}" fill="none" stroke="{}" stroke-width="1.7" stroke-linecap="round"/>"#,
        colors.line
    );
    let dots: Vec<At> = places(frame.game)
        .into_iter()
        .filter(|&place| is_dot(frame.game, place))
        .map(|place| frame.at(place))
        .collect();
    if !dots.is_empty() {
        draw!(pen, r#"<g fill="{}">"#, colors.dot);
        for dot in dots {
            draw!(pen, r#"<circle cx="{}" cy="{}" r="5.6"/>"#, N(dot.x), N(dot.y));
        }
        draw!(pen, "</g>");
    }
}

/// The board itself: its shadow on the table, its surface, and a fine line along the rim.
fn draw_ground(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    let surface = frame.name("board");
    draw!(
        pen,
        r#"<linearGradient id="{surface}" x1="0" y1="0" x2="0.35" y2="1"><stop stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"#,
        colors.board[0],
        colors.board[1]
    );
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

/// The outline of the board, moved down and made smaller by some pixels.
fn shape(frame: &Frame, down: f64, inset: f64) -> String {
    match frame.game {
        Game::Gipf | Game::GipfPlus => hexagon(frame.rim() - inset, down),
        Game::Yinsh => {
            let r = frame.rim() - inset;
            let (left, right, y) = (N(-r), N(r), N(down));
            let r = N(r);
            format!("M{left} {y}A{r} {r} 0 1 1 {right} {y}A{r} {r} 0 1 1 {left} {y}Z")
        }
    }
}

/// A hexagon that stands on a corner, its corners rounded.
fn hexagon(rim: f64, down: f64) -> String {
    const ROUNDING: f64 = 16.0;
    let corner = |x: f64, y: f64| At { x: x * rim, y: y * rim + down };
    let corners = [
        corner(0.0, -1.0),
        corner(COLUMN_STEP, -0.5),
        corner(COLUMN_STEP, 0.5),
        corner(0.0, 1.0),
        corner(-COLUMN_STEP, 0.5),
        corner(-COLUMN_STEP, -0.5),
    ];
    let mut path = String::new();
    for (number, &corner) in corners.iter().enumerate() {
        let beside = |other: usize| {
            let other = corners[other % 6];
            let direction = corner.direction(other).expect("corners are apart");
            corner.towards(direction, ROUNDING)
        };
        let command = if number == 0 { 'M' } else { 'L' };
        path += &format!("{command}{}Q{corner} {}", beside(number + 5), beside(number + 1));
    }
    path + "Z"
}

/// The names at the edge of the board.
pub(super) fn draw_labels(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.label
    );
    for label in labels(frame.game) {
        let direction = frame.turn(label.towards);
        let distance = match frame.game {
            // Beside a dot a name needs more room than above it: it is wider than high.
            Game::Gipf | Game::GipfPlus => 18.5 + 2.5 * direction.0.abs(),
            // Clear of a ring that stands there, and of its wall.
            Game::Yinsh => 37.0 + 4.0 * direction.1.max(0.0),
        };
        pen.word(&label.text, frame.at(label.place).towards(direction, distance), 9.6);
    }
    draw!(pen, "</g>");
}
