//! What lies beside the board: reserves, rings, the pool, and whose turn it is.

use gipfel_rules::{Color, Holding, Kind, Layer, Look, Outcome, Tint};

use super::dots;
use super::frame::{Frame, TRAY_WIDTH};
use super::pen::{At, N, Pen, draw};
use super::pieces::{RING, draw_stack};
use crate::Scene;
use crate::theme::Palette;

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
    let pools = scene.pieces.beside().iter().filter(|holding| holding.beside.owner.is_none());
    if pools.clone().count() > 1 {
        return draw_pools(pen, frame, colors, &pools.collect::<Vec<_>>());
    }
    let shared = |holding: &&Holding| holding.beside.owner.is_none() && holding.count > 0;
    if let Some(&Holding { beside, count, .. }) = scene.pieces.beside().iter().find(shared) {
        let middle = At { x: frame.tray_middle(), y: 0.0 };
        let kind = frame.game.description()[beside.tray].kind;
        let mut draw_one = |owner: Option<Color>, (x, y): (f64, f64), scale: f64| {
            let at = At { x: middle.x + x, y: middle.y + y };
            draw_stack(pen, frame, at, &[Layer::new(kind, owner)], scale, 0.0);
        };
        if frame.game.description()[kind].tint == Tint::Owner {
            // What shows the colour of whoever uses it lies there in both.
            draw_one(Some(Color::Black), (9.0, -21.0), SCALE);
            draw_one(Some(Color::White), (-7.0, -14.0), SCALE);
            draw_number(pen, colors, count.into(), At { x: middle.x, y: middle.y + 19.0 });
        } else {
            // A few that are nobody's lie side by side.
            for number in 0..count {
                let x = 24.0 * (f64::from(number) - f64::from(count - 1) / 2.0);
                draw_one(None, (x, 0.0), 0.48);
            }
        }
    }
}

/// Several pools one below the other, each with how many lie there.
fn draw_pools(pen: &mut Pen, frame: &Frame, colors: &Palette, pools: &[&Holding]) {
    const LINE: f64 = 36.0;
    let top = -LINE * (pools.len() as f64 - 1.0) / 2.0;
    for (number, pool) in pools.iter().enumerate() {
        let (x, y) = (frame.tray_middle(), top + LINE * number as f64);
        let kind = frame.game.description()[pool.beside.tray].kind;
        draw_stack(pen, frame, At { x: x - 16.0, y }, &[Layer::new(kind, None)], 0.66, 0.0);
        draw_figures(pen, colors, pool.count.into(), At { x: x + 18.0, y }, 15.0);
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
        let own = |holding: &&Holding| holding.beside.owner == Some(self.color);
        let stocks: Vec<&Holding> = scene.pieces.beside().iter().filter(own).collect();
        let holds = stocks.iter().any(|stock| self.is_hand(stock) && stock.count > 0);
        let (signs, piles): (Vec<&Holding>, Vec<&Holding>) =
            stocks.into_iter().partition(|stock| self.is_sign(stock));
        self.draw_signs(pen, colors, &signs);
        // Several aims at once have no room for slots.
        if piles.iter().filter(|stock| stock.aim.is_some()).count() > 1 {
            for stock in piles {
                self.draw_counted(pen, colors, self.kind(stock), stock.count.into());
            }
            return;
        }
        let hands = piles.iter().filter(|stock| self.is_hand(stock)).count();
        if hands > 1 && holds {
            for stock in &piles {
                self.draw_counted(pen, colors, self.kind(stock), stock.count.into());
            }
        }
        for stock in piles {
            match stock.aim {
                // While pieces are being placed none is removed yet, and there is no room for slots.
                Some(_) if holds => self.draw_slots(pen, colors, stock, stock.count),
                Some(aim) => self.draw_slots(pen, colors, stock, aim),
                None if self.is_hand(stock) && (stock.count == 0 || hands > 1) => {}
                None => self.draw_pile(pen, colors, stock),
            }
        }
        for (kind, left) in scene.left.iter().filter(|_| !holds) {
            self.draw_counted(pen, colors, *kind, left[self.color.index()]);
        }
        if let Some(score) = scene.score.filter(|_| !holds) {
            let at = self.take(NUMBER);
            draw_number(pen, colors, score[self.color.index()], at);
        }
    }

    fn kind(&self, stock: &Holding) -> Kind {
        self.frame.game.description()[stock.beside.tray].kind
    }

    /// Whether pieces lie there only until they have been placed.
    fn is_hand(&self, stock: &Holding) -> bool {
        dots::are_used(self.frame)
            || self.frame.game.description()[stock.beside.tray].word.ends_with("hand")
    }

    fn is_sign(&self, stock: &Holding) -> bool {
        let look = self.frame.game.description()[self.kind(stock)].look;
        matches!(look, Look::Emblem { .. })
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

    fn draw_pile(&mut self, pen: &mut Pen, colors: &Palette, stock: &Holding) {
        let count = stock.count;
        let at = self.take(NUMBER);
        draw_number(pen, colors, count.into(), at);
        let rise = f64::from(count.max(1) - 1) * self.frame.style.pile_step;
        let middle = self.take(2.0 * HALF_PIECE + rise * SCALE);
        if count == 0 {
            draw_slot(pen, colors, middle);
        }
        let pile = vec![Layer::of(self.kind(stock), self.color); usize::from(count)];
        draw_stack(pen, self.frame, middle, &pile, SCALE, rise);
    }

    /// A piece and how many there are of its kind, side by side.
    fn draw_counted(&mut self, pen: &mut Pen, colors: &Palette, kind: Kind, count: u32) {
        // Six kinds of each player have to find room.
        let height = if dots::are_used(self.frame) { 30.0 } else { 2.0 * HALF_PIECE - GAP / 2.0 };
        let At { x, y } = self.take(height);
        draw_stack(
            pen,
            self.frame,
            At { x: x - 16.0, y },
            &[Layer::of(kind, self.color)],
            0.72,
            0.0,
        );
        draw_figures(pen, colors, count, At { x: x + 18.0, y }, 15.0);
    }

    /// Signs in stock, three in a row, each with its number.
    fn draw_signs(&mut self, pen: &mut Pen, colors: &Palette, stocks: &[&Holding]) {
        const ACROSS: usize = 3;
        const CELL: (f64, f64) = (24.0, 38.0);
        let held: Vec<&Holding> = stocks.iter().copied().filter(|stock| stock.count > 0).collect();
        for row in held.chunks(ACROSS) {
            let middle = self.take(CELL.1 - GAP / 2.0);
            let left = middle.x - CELL.0 * (row.len() as f64 - 1.0) / 2.0;
            for (place, stock) in row.iter().enumerate() {
                let x = left + place as f64 * CELL.0;
                let token = [Layer::of(self.kind(stock), self.color)];
                let at = At { x, y: middle.y - 6.0 };
                draw_stack(pen, self.frame, at, &token, 0.66, 0.0);
                draw_small_number(pen, colors, stock.count, At { x, y: middle.y + 13.0 });
            }
        }
    }

    fn draw_slots(&mut self, pen: &mut Pen, colors: &Palette, stock: &Holding, target: u8) {
        for number in 0..target.max(stock.count) {
            let middle = self.take(2.0 * HALF_PIECE - GAP / 2.0);
            draw_slot(pen, colors, middle);
            if number < stock.count {
                let piece = [Layer::of(self.kind(stock), self.color)];
                draw_stack(pen, self.frame, middle, &piece, SCALE, 0.0);
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

fn draw_number(pen: &mut Pen, colors: &Palette, count: u32, middle: At) {
    draw_figures(pen, colors, count, middle, NUMBER);
}

/// A number so high.
fn draw_figures(pen: &mut Pen, colors: &Palette, count: u32, middle: At, height: f64) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.number
    );
    pen.word(&count.to_string(), middle, height);
    draw!(pen, "</g>");
}
