//! The board.

use std::collections::BTreeMap;

use gipfel_render::{LastTurn, Place};
use gipfel_rules::{
    AnyPosition, BoardPlace, Color, Description, Interface as _, Layer, Look as Figure, Pieces,
    PlaceId, Position as _, Tint,
};
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Ink, Modifier, Style};

use crate::games::{Face, face};
use crate::grid::{Grid, Scale, edges, named_at_edge, places, straight};
use crate::look::{AMBER, BLACK, BRICK, DIM, Look, Palette, Shade, WHITE};
use crate::picker::Highlights;

/// A board and everything that is pointed out on it.
pub(crate) struct BoardView<'a> {
    pub(crate) grid: Grid,
    pub(crate) look: Look,
    pub(crate) position: &'a AnyPosition,
    pub(crate) highlights: Highlights,
    pub(crate) last: LastTurn,
    /// What the engine suggests.
    pub(crate) hint: LastTurn,
    /// Where the cursor is, if it can choose something.
    pub(crate) cursor: Option<Place>,
}

/// What is drawn with.
struct Pen<'a> {
    buffer: &'a mut Buffer,
    look: Look,
    grid: Grid,
    colors: Palette,
    description: &'static Description,
    /// The letters of the kinds, where letters tell pieces apart.
    kinds: &'static str,
}

impl BoardView<'_> {
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let game = self.position.game();
        let (Face { palette: colors, kinds, .. }, description) = (face(game), game.description());
        let (look, grid) = (self.look, self.grid);
        let mut pen = Pen { buffer, look, grid, colors, description, kinds };
        pen.fill(colors.ground);
        self.draw_lines(&mut pen);
        self.draw_labels(&mut pen);
        let pieces = self.position.pieces();
        let seen = seen_dots(self.position, &pieces);
        for place in self.grid.board.places {
            self.draw_place(&mut pen, &pieces, &seen, place);
        }
        if let Some(place) = self.cursor {
            pen.cursor(place);
        }
    }

    fn draw_lines(&self, pen: &mut Pen<'_>) {
        let ways = self.hint.ways.iter().map(|way| straight(way.0, way.1));
        let ways: Vec<Vec<Place>> = ways.chain([self.highlights.way.clone()]).collect();
        let lit = |one: Place, other: Place| {
            ways.iter()
                .any(|way| way.windows(2).any(|pair| pair == [one, other] || pair == [other, one]))
        };
        let mut edges = edges(self.grid.board);
        // Lit lines come last, over the others.
        edges.sort_by_key(|(from, to)| lit(*from, *to));
        // Parts of a board that can be taken away lie side by side, without lines.
        edges.retain(|(from, to)| !pen.has_floors() || lit(*from, *to));
        for (from, to) in edges {
            let lit = lit(from, to);
            pen.edge(from, to, if lit { pen.colors.accent } else { pen.colors.line }, lit);
        }
    }

    /// Names beside the board, if the places of its edge do not show their own.
    fn draw_labels(&self, pen: &mut Pen<'_>) {
        if named_at_edge(self.grid.board) {
            return;
        }
        let turn = if self.grid.flipped { -1 } else { 1 };
        let (below, beside) = match self.grid.scale {
            Scale::Small => (1, 3),
            Scale::Large => (2, 5),
        };
        let style = Style::new().fg(self.look.color(pen.colors.label));
        for label in self.grid.board.labels {
            let place = self.grid.board[label.place];
            let (x, y) = self.grid.cell((place.q, place.r).into());
            let (right, down) = label.towards;
            let width = label.text.chars().count() as i32;
            if right.abs() < down.abs() {
                pen.text(x, y + turn * below * down.signum() as i32, label.text, style);
            } else {
                let towards = turn * right.signum() as i32;
                // To the left it ends where it would begin to the right.
                let shift = if towards < 0 { width - 1 } else { 0 };
                pen.text(x + towards * beside - shift, y, label.text, style);
            }
        }
    }

    fn draw_place(&self, pen: &mut Pen<'_>, pieces: &Pieces, seen: &Seen, at: &BoardPlace) {
        let place = Place { q: at.q, r: at.r };
        if at.edge {
            return self.draw_edge_place(pen, place, at.name);
        }
        let id = self.grid.board.at(at.q, at.r);
        if let Some((layer, stands)) = id.and_then(|id| seen.get(&id)) {
            let ground = self.ground(pen, true, place);
            return pen.dot_piece(place, *layer, Some(*stands) == id, ground);
        }
        let stack = id.map_or(&[][..], |id| pieces.stack(id));
        // A part of the board with nothing on it is an empty place.
        let floor = stack.last().is_some_and(|top| pen.is_floor(top));
        let bare = stack.is_empty() || floor;
        let ground = self.ground(pen, !bare, place);
        if bare {
            let (letter, shade) = self.empty(pen, place, floor);
            let style = Style::new().fg(self.look.color(shade)).bg(pen.ink(ground));
            pen.spread(place, ground);
            let (x, y) = self.grid.cell(place);
            pen.text(x, y, letter, style);
        } else {
            let turned = self.highlights.turned.contains(&place);
            let taken = self.highlights.taken.contains(&place);
            pen.piece(place, stack, ground, turned, taken);
        }
    }

    /// What an empty place shows.
    fn empty(&self, pen: &Pen<'_>, place: Place, floor: bool) -> (&'static str, Shade) {
        let Highlights { targets, end, .. } = &self.highlights;
        if *end == Some(place) {
            (self.look.either("◎", "@"), pen.colors.accent)
        } else if targets.contains(&place) || self.hint.arrived.contains(&place) {
            (self.look.either("◆", "*"), pen.colors.accent)
        } else if self.last.taken.contains(&place) {
            (self.look.either("×", "x"), pen.colors.label)
        } else if floor {
            (self.look.either("○", "o"), pen.colors.label)
        } else if pen.has_floors() {
            (self.look.either("·", "."), pen.colors.trace)
        } else {
            (self.look.either("•", "."), pen.colors.line)
        }
    }

    fn draw_edge_place(&self, pen: &mut Pen<'_>, place: Place, name: &str) {
        let Highlights { targets, chosen, .. } = &self.highlights;
        let suggested = self.hint.ways.iter().any(|way| way.0 == place);
        let style = if *chosen == Some(place) {
            Style::new()
                .fg(self.look.color(WHITE))
                .bg(pen.ink(pen.colors.chosen))
                .add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        } else if targets.contains(&place) || suggested {
            Style::new().fg(self.look.color(pen.colors.accent)).add_modifier(Modifier::BOLD)
        } else {
            Style::new().fg(self.look.color(pen.colors.label))
        };
        let (x, y) = self.grid.cell(place);
        pen.text(x, y, name, style);
    }

    /// The ground of a place, by what is pointed out there.
    fn ground(&self, pen: &Pen<'_>, occupied: bool, place: Place) -> Shade {
        let Highlights { targets, chosen, moved, turned, end, rows, taken, .. } = &self.highlights;
        let colors = pen.colors;
        if taken.contains(&place) || self.hint.taken.contains(&place) {
            AMBER
        } else if *chosen == Some(place)
            || moved.contains(&place)
            || turned.contains(&place)
            || *end == Some(place)
            || (occupied && targets.contains(&place))
            || self.hint.turned.contains(&place)
            || self.hint.ways.iter().any(|way| way.0 == place || way.1 == place)
        {
            colors.chosen
        } else if rows.contains(&place) {
            colors.row
        } else if self.last.arrived.contains(&place)
            || self.last.turned.contains(&place)
            || self.last.ways.iter().any(|way| way.0 == place)
        {
            colors.trace
        } else {
            colors.ground
        }
    }
}

/// The highest piece over each place, and the place on which it stands.
type Seen = BTreeMap<PlaceId, (Layer, PlaceId)>;

/// What is seen from above of pieces that cover several places; nothing where there are none.
fn seen_dots(position: &AnyPosition, pieces: &Pieces) -> Seen {
    let description = position.game().description();
    let mut seen = pieces.seen_from_above(description, position.board());
    seen.retain(|_, (layer, _)| matches!(description[layer.kind].look, Figure::Dots(_)));
    seen
}

impl Pen<'_> {
    /// A dot of a piece that covers several places: its letter where it stands, with its level from two on.
    fn dot_piece(&mut self, place: Place, layer: Layer, stands: bool, ground: Shade) {
        if stands {
            let stack = vec![layer; usize::from(layer.level.max(1))];
            return self.piece(place, &stack, ground, false, false);
        }
        self.spread(place, ground);
        let shade = self.top(&[layer]).1;
        let black = shade == BLACK;
        let dot = match (self.look.unicode(), self.look.colored(), black) {
            (true, false, false) => "○",
            (true, _, _) => "●",
            (false, _, false) => "o",
            (false, _, true) => "x",
        };
        let style = Style::new().fg(self.ink(shade)).bg(self.ink(ground));
        let (x, y) = self.grid.cell(place);
        self.text(x, y, dot, style);
    }

    fn ink(&self, shade: Shade) -> Ink {
        self.look.color(shade)
    }

    /// Lays the board down: a little more than its places and names need.
    fn fill(&mut self, ground: Shade) {
        let style = Style::new().bg(self.ink(ground));
        let (wide, high) = match self.grid.scale {
            Scale::Small => (5, 1),
            Scale::Large => (8, 3),
        };
        let cells: Vec<(i32, i32)> =
            places(self.grid.board).map(|place| self.grid.cell(place)).collect();
        for y in self.grid.area.rows().map(|row| row.y) {
            let near = cells.iter().filter(|cell| (cell.1 - i32::from(y)).abs() <= high);
            let (left, right) = near.fold((i32::MAX, i32::MIN), |(left, right), cell| {
                (left.min(cell.0 - wide), right.max(cell.0 + wide))
            });
            for x in left..=right {
                self.tint(x, i32::from(y), style);
            }
        }
    }

    fn tint(&mut self, x: i32, y: i32, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if self.grid.area.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            cell.set_style(style);
        }
    }

    /// Writes a text from a character on; what falls off the board is lost.
    fn text(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (letter, x) in text.chars().zip(x..) {
            let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { continue };
            if self.grid.area.contains((x, y).into())
                && let Some(cell) = self.buffer.cell_mut((x, y))
            {
                cell.set_char(letter).set_style(style);
            }
        }
    }

    /// Gives the ground about a place a colour.
    fn spread(&mut self, place: Place, ground: Shade) {
        if ground == self.colors.ground {
            return;
        }
        let (x, y) = self.grid.cell(place);
        let style = Style::new().bg(self.ink(ground));
        let (wide, high) = match self.grid.scale {
            Scale::Small => (1, 0),
            Scale::Large => (3, 1),
        };
        for y in y - high..=y + high {
            for x in x - wide..=x + wide {
                self.tint(x, y, style);
            }
        }
    }

    /// The line between two neighbours.
    fn edge(&mut self, from: Place, to: Place, shade: Shade, lit: bool) {
        let (mut one, mut other) = (self.grid.cell(from), self.grid.cell(to));
        if one > other {
            std::mem::swap(&mut one, &mut other);
        }
        let mut style = Style::new().fg(self.ink(shade));
        if lit {
            style = style.add_modifier(Modifier::BOLD);
        }
        if one.0 == other.0 {
            let letter = match (self.look.unicode(), lit) {
                (true, false) => "│",
                (true, true) => "┃",
                (false, false) => "|",
                (false, true) => "#",
            };
            for y in one.1 + 1..other.1 {
                self.text(one.0, y, letter, style);
            }
        } else if one.1 == other.1 {
            let letter = match (self.look.unicode(), lit) {
                (true, false) => "─",
                (true, true) => "━",
                (false, false) => "-",
                (false, true) => "=",
            };
            for x in one.0 + 1..other.0 {
                self.text(x, one.1, letter, style);
            }
        } else if self.look.unicode() {
            self.fine_line(one, other, style, lit);
        } else {
            self.rough_line(one, other, style, lit);
        }
    }

    /// A slanting line of the small dots of braille, two by four in a character.
    fn fine_line(&mut self, from: (i32, i32), to: (i32, i32), style: Style, lit: bool) {
        let thick = if lit { 1 } else { 0 };
        if is_steep(from, to) {
            // The rows between the two ends; from centre to centre, in halves of a dot.
            let (top, bottom) = if from.1 < to.1 { (from, to) } else { (to, from) };
            let height = 4 * (bottom.1 - top.1);
            for y in 4 * top.1 + 4..4 * bottom.1 {
                let along = 2 * (y - 4 * top.1) - 3;
                let x = (4 * top.0 + 1) * height + 2 * (bottom.0 - top.0) * along;
                let x = (x + height).div_euclid(2 * height);
                (x..=x + thick).for_each(|x| self.dot(x, y, style));
            }
            return;
        }
        // From the half and the quarter of the character that look towards the other end.
        let falls = i32::from(to.1 > from.1);
        let start = (2 * from.0 + 1, 4 * from.1 + 1 + falls);
        let end = (2 * to.0, 4 * to.1 + 2 - falls);
        let width = end.0 - start.0;
        for x in start.0..=end.0 {
            let y = start.1 + ((end.1 - start.1) * (x - start.0) * 2 + width) / (2 * width);
            (y - thick..=y).for_each(|y| self.dot(x, y, style));
        }
    }

    /// A dot of braille, beside those that its character has.
    fn dot(&mut self, x: i32, y: i32, style: Style) {
        const BITS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        let bit = BITS[y.rem_euclid(4) as usize][x.rem_euclid(2) as usize];
        let (Ok(x), Ok(y)) = (u16::try_from(x.div_euclid(2)), u16::try_from(y.div_euclid(4)))
        else {
            return;
        };
        let Some(cell) = self.buffer.cell_mut((x, y)) else { return };
        let old = cell.symbol().chars().next().map_or(0, u32::from);
        let old = if (0x2800..0x2900).contains(&old) { old } else { 0x2800 };
        let letter = char::from_u32(old | bit).unwrap_or(' ');
        cell.set_char(letter).set_style(style);
    }

    /// A slanting line of ASCII characters.
    fn rough_line(&mut self, from: (i32, i32), to: (i32, i32), style: Style, lit: bool) {
        let falls = to.1 > from.1;
        if is_steep(from, to) {
            let letter = match (lit, falls) {
                (true, _) => "#",
                (false, true) => "\\",
                (false, false) => "/",
            };
            let height = (to.1 - from.1).abs();
            for step in 1..height {
                let x = from.0 + ((to.0 - from.0) * step * 2 + height) / (2 * height);
                self.text(x, from.1 + step * (to.1 - from.1).signum(), letter, style);
            }
            return;
        }
        let width = to.0 - from.0;
        for x in 1..width {
            let y = from.1 + ((to.1 - from.1) * x * 2 + width) / (2 * width);
            let letter = match (lit, self.grid.scale, falls) {
                (true, _, _) => "#",
                (false, Scale::Small, true) if x == 2 => "`",
                (false, Scale::Small, false) if x == 2 => "'",
                (false, Scale::Small, _) => "-",
                (false, Scale::Large, true) => "`",
                (false, Scale::Large, false) => "'",
            };
            self.text(from.0 + x, y, letter, style);
        }
    }

    /// What a stack looks like from above: its top piece.
    fn top(&self, stack: &[Layer]) -> (Figure, Shade) {
        let Some(top) = stack.last() else { return (Figure::Disc, WHITE) };
        let kind = self.description[top.kind];
        let shade = match (kind.tint, top.owner) {
            (Tint::Owner, Some(Color::Black)) | (Tint::Black, _) => BLACK,
            (Tint::Owner | Tint::White, _) => WHITE,
            (Tint::Grey, _) => DIM,
            (Tint::Red, _) => BRICK,
            (Tint::Blue, _) => (86, 138, 200),
            (Tint::Green, _) => (96, 164, 100),
            _ => WHITE,
        };
        (kind.look, shade)
    }

    /// Whether a piece is a part of the board.
    fn is_floor(&self, layer: &Layer) -> bool {
        self.description[layer.kind].look == Figure::Floor
    }

    /// Whether the board is made of parts that can be taken away.
    fn has_floors(&self) -> bool {
        self.description.kinds.iter().any(|kind| kind.look == Figure::Floor)
    }

    /// The letter of the top piece and the height from two pieces on, where letters tell pieces apart. Capital letters are White's.
    fn lettered(&self, stack: &[Layer]) -> Option<String> {
        let top = stack.last()?;
        let letter = self.kinds.chars().nth(usize::from(top.kind.0))?;
        let black = top.owner == Some(Color::Black);
        let letter = if black { letter.to_ascii_lowercase() } else { letter };
        let height = stack.iter().filter(|layer| !self.is_floor(layer)).count();
        let height = Some(height).filter(|height| *height > 1);
        Some(format!("{letter}{}", height.map(|height| height.to_string()).unwrap_or_default()))
    }

    /// Whether a red piece is in a stack.
    fn has_red(&self, stack: &[Layer]) -> bool {
        stack.iter().any(|layer| self.description[layer.kind].tint == Tint::Red)
    }

    /// Whether a stack is brought in as it is and so is one piece, as a GIPF-piece is.
    fn is_double(&self, stack: &[Layer]) -> bool {
        let same = |layers: &[gipfel_rules::Kind]| {
            layers.len() == stack.len()
                && layers.iter().zip(stack).all(|(kind, layer)| *kind == layer.kind)
        };
        let plain = matches!(self.top(stack).0, Figure::Disc);
        plain && stack.len() > 1 && self.description.held.iter().any(|held| same(held.layers))
    }

    fn piece(&mut self, place: Place, stack: &[Layer], ground: Shade, turned: bool, taken: bool) {
        self.spread(place, ground);
        let shade = self.top(stack).1;
        let blocks = self.look.colored() && self.look.unicode();
        match self.grid.scale {
            Scale::Large if blocks => self.large_piece(place, stack, ground, turned),
            _ => {
                let text = self.small_piece(stack, turned, taken);
                let (x, y) = self.grid.cell(place);
                let style = Style::new()
                    .fg(self.ink(shade))
                    .bg(self.ink(ground))
                    .add_modifier(Modifier::BOLD);
                self.text(x - 1, y, &text, style);
                if self.is_double(stack) && blocks {
                    let mark = Style::new().fg(self.ink(BRICK)).bg(self.ink(shade));
                    self.text(x, y, "◆", mark);
                }
            }
        }
    }

    /// Three characters. With colours their colour tells black from white, without the characters do.
    fn small_piece(&self, stack: &[Layer], turned: bool, taken: bool) -> String {
        let (colored, unicode) = (self.look.colored(), self.look.unicode());
        let (figure, shade) = self.top(stack);
        let black = shade == BLACK;
        let disc = match (unicode, colored, shade) {
            _ if turned => self.look.either("◐", "%"),
            (_, false, BRICK) => "*",
            (true, false, WHITE) => "○",
            (true, _, _) => "●",
            (false, _, WHITE) => "O",
            (false, _, BRICK) => "*",
            (false, _, _) => "X",
        };
        if let Some(text) = self.lettered(stack) {
            return if taken && !colored { format!("{{{text}}}") } else { format!("{text:^3}") };
        }
        let double = self.is_double(stack);
        let height = stack.len();
        match figure {
            Figure::Emblem { letter, live } => emblem(self.look, letter, live, black, height),
            Figure::Ring if colored && unicode => "( )".to_owned(),
            Figure::Ring => format!("({disc})"),
            _ if double && colored && unicode => "▐◆▌".to_owned(),
            _ if height > 1 && !double => {
                let mark = if self.has_red(stack) { "*" } else { " " };
                format!("{height}{mark}{disc}").chars().take(3).collect()
            }
            _ if taken && !colored => format!("{{{disc}}}"),
            _ if double => format!("[{disc}]"),
            _ => format!(" {disc} "),
        }
    }

    /// Five by three characters, round by halves and quarters of blocks.
    fn large_piece(&mut self, place: Place, stack: &[Layer], ground: Shade, turned: bool) {
        let (x, y) = self.grid.cell(place);
        let (figure, shade) = self.top(stack);
        let style = Style::new().fg(self.ink(shade)).bg(self.ink(ground));
        let lines = match figure {
            Figure::Ring => ["▗▄▄▄▖", "█   █", "▝▀▀▀▘"],
            Figure::Marker => [" ▗▄▖ ", " ███ ", " ▝▀▘ "],
            Figure::Emblem { .. } if stack.len() == 1 => [" ▗▄▖ ", " ███ ", " ▝▀▘ "],
            _ => ["▗▄▄▄▖", "█████", "▝▀▀▀▘"],
        };
        for (line, y) in lines.into_iter().zip(y - 1..) {
            self.text(x - 2, y, line, style);
        }
        let height = stack.len().to_string();
        let other = if shade == BLACK { WHITE } else { BLACK };
        if let Some(text) = self.lettered(stack) {
            let style = Style::new().fg(self.ink(other)).bg(self.ink(shade));
            let left = x - text.len() as i32 / 2;
            self.text(left, y, &text, style.add_modifier(Modifier::BOLD));
        } else if let Figure::Emblem { letter, live } = figure {
            let ink = self.ink(if live { emblem_shade(letter, shade) } else { DIM });
            let style = Style::new().fg(ink).bg(self.ink(shade)).add_modifier(Modifier::BOLD);
            self.text(x, y, letter.encode_utf8(&mut [0; 4]), style);
            if stack.len() > 2 {
                self.text(x + 1, y + 1, &height, style);
            }
        } else if self.is_double(stack) {
            let rim = if shade == WHITE { (176, 166, 142) } else { (84, 86, 94) };
            let edge = Style::new().fg(self.ink(shade)).bg(self.ink(rim));
            self.text(x - 1, y + 1, "▀▀▀", edge);
            let mark = Style::new().fg(self.ink(BRICK)).bg(self.ink(shade));
            self.text(x, y, "◆", mark);
        } else if stack.len() > 1 {
            let ink = if self.has_red(stack) { BRICK } else { other };
            let style = Style::new().fg(self.ink(ink)).bg(self.ink(shade));
            self.text(x, y, &height, style.add_modifier(Modifier::BOLD));
        }
        if turned {
            let half = Style::new().fg(self.ink(other)).bg(self.ink(shade));
            self.text(x, y, "▐", half);
            self.text(x + 1, y, "█", half);
        }
    }

    /// Two arrows around a place.
    fn cursor(&mut self, place: Place) {
        let (x, y) = self.grid.cell(place);
        let far = match self.grid.scale {
            Scale::Small => 2,
            Scale::Large => 3,
        };
        let style = Style::new().fg(self.ink((255, 214, 92))).add_modifier(Modifier::BOLD);
        let [left, right] = self.look.either(["▸", "◂"], [">", "<"]);
        self.text(x - far, y, left, style);
        self.text(x + far, y, right, style);
    }
}

/// Whether a line has more dots from top to bottom than from left to right: a character has two by four of them.
const fn is_steep(from: (i32, i32), to: (i32, i32)) -> bool {
    2 * (to.1 - from.1).abs() > (to.0 - from.0).abs()
}

/// A piece with a sign in three characters: in parentheses if its power has not been used; else alone, on something, or on
/// more than one thing.
fn emblem(look: Look, letter: char, live: bool, black: bool, height: usize) -> String {
    let letter = if black { letter.to_ascii_lowercase() } else { letter };
    match (live, height) {
        (true, _) => format!("({letter})"),
        (false, 1) => format!(" {letter} "),
        (false, 2) => format!("={letter}="),
        (false, _) => {
            let edge = look.either("≡", "#");
            format!("{edge}{letter}{edge}")
        }
    }
}

/// The colour of a sign whose power has not been used, on a white or a black piece.
fn emblem_shade(letter: char, ground: Shade) -> Shade {
    let [on_white, on_black] = match letter {
        'T' => [(138, 58, 185), (217, 166, 255)],
        'Z' => [(150, 105, 0), (255, 210, 77)],
        'D' => [(192, 57, 43), (255, 138, 117)],
        'Y' => [(31, 111, 178), (124, 196, 255)],
        _ => [(46, 125, 50), (134, 224, 138)],
    };
    if ground == WHITE { on_white } else { on_black }
}
