//! What lies beside the board: reserves, rings, the pool, and whose turn it is.

use gipfel_rules::{Color, Game, Outcome};

use super::frame::{Frame, TRAY_WIDTH};
use super::pen::{At, N, Pen, draw};
use super::pieces::{LAYER_STEP, RING, draw_piece};
use crate::theme::Palette;
use crate::{LayerKind, Piece, Scene, Stock};

/// Pieces beside the board are a little smaller.
const SCALE: f64 = 0.84;
/// The height of numbers.
const NUMBER: f64 = 21.0;
/// Between things in a tray.
const GAP: f64 = 14.0;
/// Half the height of a single piece.
const HALF_PIECE: f64 = 26.0 * SCALE;

pub(super) fn draw(pen: &mut Pen, frame: &Frame, colors: &Palette, scene: &Scene) {
    draw_ground(pen, frame, colors);
    for color in Color::ALL {
        Tray::new(frame, color).draw(pen, colors, scene);
    }
    if let Some(count) = scene.pool {
        let middle = At { x: frame.tray_middle(), y: 0.0 };
        let markers = [(Color::Black, 9.0, -21.0), (Color::White, -7.0, -14.0)];
        for (color, x, y) in markers {
            let at = At { x: middle.x + x, y: middle.y + y };
            draw_piece(pen, frame, at, &Piece::single(color, LayerKind::Marker), SCALE, 0.0);
        }
        draw_number(pen, colors, count, At { x: middle.x, y: middle.y + 19.0 });
    }
}

/// The tray itself, of the same wood as the board: black pieces stand out on it in the dark too.
fn draw_ground(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    let (left, top) = (frame.tray_middle() - TRAY_WIDTH / 2.0, -frame.rim());
    let size = format!(r#"width="{}" height="{}" rx="14""#, N(TRAY_WIDTH), N(2.0 * frame.rim()));
    for (down, opacity) in [(4.0, "0.06"), (2.0, "0.12")] {
        draw!(
            pen,
            r##"<rect x="{}" y="{}" {size} fill="#000" opacity="{opacity}"/>"##,
            N(left),
            N(top + down)
        );
    }
    draw!(
        pen,
        r#"<rect x="{}" y="{}" {size} fill="url(#{})" stroke="{}" stroke-width="1.4"/>"#,
        N(left),
        N(top),
        frame.name("board"),
        colors.board_edge
    );
}

/// One player's side of the tray, filled from the edge of the picture inwards.
struct Tray<'a> {
    frame: &'a Frame,
    color: Color,
    x: f64,
    y: f64,
    inwards: f64,
}

impl<'a> Tray<'a> {
    fn new(frame: &'a Frame, color: Color) -> Tray<'a> {
        let inwards = if frame.is_above(color) { 1.0 } else { -1.0 };
        let y = -inwards * (frame.rim() - 14.0);
        Tray { frame, color, x: frame.tray_middle(), y, inwards }
    }

    fn draw(mut self, pen: &mut Pen, colors: &Palette, scene: &Scene) {
        self.draw_turn(pen, colors, scene);
        let stocks = &scene.stocks[self.color.index()];
        let holds_rings = stocks.iter().any(|stock| matches!(stock, Stock::Hand(_)));
        self.draw_potentials(pen, colors, stocks);
        for &stock in stocks {
            match stock {
                Stock::Potentials(..) => {}
                Stock::Reserve(count) | Stock::Hand(count) => {
                    self.draw_pile(pen, colors, stock.kind(), count);
                }
                // While rings are being placed none is removed yet, and there is no room for slots.
                Stock::Removed(count, _) if holds_rings => {
                    self.draw_slots(pen, colors, count, count);
                }
                Stock::Removed(count, target) => self.draw_slots(pen, colors, count, target),
            }
        }
    }

    /// Moves inwards by a height and returns the middle of it.
    fn take(&mut self, height: f64) -> At {
        let middle = At { x: self.x, y: self.y + self.inwards * height / 2.0 };
        self.y += self.inwards * (height + GAP);
        middle
    }

    /// A bar for the player who decides, a tick for the winner.
    fn draw_turn(&mut self, pen: &mut Pen, colors: &Palette, scene: &Scene) {
        let at = self.take(16.0);
        if scene.mover == Some(self.color) {
            draw!(
                pen,
                r#"<rect x="{}" y="{}" width="36" height="6" rx="3" fill="{}"/>"#,
                N(at.x - 18.0),
                N(at.y - 3.0),
                colors.accent
            );
        }
        let won = match scene.outcome {
            Some(Outcome::Win(winner)) => winner == self.color,
            Some(Outcome::Draw) | None => false,
        };
        if won {
            draw!(
                pen,
                r#"<path d="M{}l7 7l14-15" fill="none" stroke="{}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>"#,
                At { x: at.x - 10.5, y: at.y - 1.0 },
                colors.accent
            );
        }
    }

    fn draw_pile(&mut self, pen: &mut Pen, colors: &Palette, kind: LayerKind, count: u8) {
        let at = self.take(NUMBER);
        draw_number(pen, colors, count, at);
        // With potentials above it there is less room.
        let step = if self.frame.game == Game::GipfPlus { 0.7 * LAYER_STEP } else { LAYER_STEP };
        let rise = f64::from(count.max(1) - 1) * step;
        let height = 2.0 * HALF_PIECE + rise * SCALE;
        let middle = self.take(height);
        if count == 0 {
            draw_slot(pen, colors, middle);
        }
        draw_piece(pen, self.frame, middle, &Piece::pile(self.color, kind, count), SCALE, rise);
    }

    /// The potentials in stock, three in a row, each with its number.
    fn draw_potentials(&mut self, pen: &mut Pen, colors: &Palette, stocks: &[Stock]) {
        const ACROSS: usize = 3;
        const CELL: (f64, f64) = (24.0, 38.0);
        let potentials: Vec<(Stock, u8)> = stocks
            .iter()
            .filter_map(|&stock| match stock {
                Stock::Potentials(_, count) => Some((stock, count)),
                _ => None,
            })
            .collect();
        for row in potentials.chunks(ACROSS) {
            let middle = self.take(CELL.1 - GAP / 2.0);
            let left = middle.x - CELL.0 * (row.len() as f64 - 1.0) / 2.0;
            for (place, (stock, count)) in row.iter().enumerate() {
                let x = left + place as f64 * CELL.0;
                let token = Piece::single(self.color, stock.kind());
                let at = At { x, y: middle.y - 6.0 };
                draw_piece(pen, self.frame, at, &token, 0.66, 0.0);
                draw_small_number(pen, colors, *count, At { x, y: middle.y + 13.0 });
            }
        }
    }

    fn draw_slots(&mut self, pen: &mut Pen, colors: &Palette, count: u8, target: u8) {
        for number in 0..target.max(count) {
            let middle = self.take(2.0 * HALF_PIECE - GAP / 2.0);
            draw_slot(pen, colors, middle);
            if number < count {
                let ring = Piece::single(self.color, LayerKind::Ring);
                draw_piece(pen, self.frame, middle, &ring, SCALE, 0.0);
            }
        }
    }
}

/// A place where something may lie.
fn draw_slot(pen: &mut Pen, colors: &Palette, at: At) {
    draw!(
        pen,
        r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{}" stroke-opacity="0.45" stroke-width="1.5" stroke-dasharray="3 4.2" stroke-linecap="round"/>"#,
        N(at.x),
        N(at.y),
        N(RING.0 * SCALE - 2.0),
        colors.number
    );
}

/// A number below a small piece.
fn draw_small_number(pen: &mut Pen, colors: &Palette, count: u8, middle: At) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.number
    );
    pen.word(&count.to_string(), middle, 9.0);
    draw!(pen, "</g>");
}

fn draw_number(pen: &mut Pen, colors: &Palette, count: u8, middle: At) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.number
    );
    pen.word(&count.to_string(), middle, NUMBER);
    draw!(pen, "</g>");
}
