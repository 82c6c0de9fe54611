//! The board.

use gipfel_render::{LastTurn, LayerKind, Piece, Place, Scene};
use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::{AnyPosition, Color, Game, gipf, yinsh};
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Ink, Modifier, Style};

use crate::grid::{Grid, Scale, dot, edges, places, straight};
use crate::look::{AMBER, BLACK, BRICK, DIM, Look, Palette, Shade, WHITE, palette};
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
}

impl BoardView<'_> {
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let colors = palette(self.grid.game);
        let mut pen = Pen { buffer, look: self.look, grid: self.grid, colors };
        pen.fill(colors.ground);
        self.draw_lines(&mut pen);
        self.draw_labels(&mut pen);
        let scene = Scene::new(self.position);
        for place in places(self.grid.game) {
            self.draw_place(&mut pen, &scene, place);
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
        let mut edges = edges(self.grid.game);
        // Lit lines come last, over the others.
        edges.sort_by_key(|(from, to)| lit(*from, *to));
        for (from, to) in edges {
            let lit = lit(from, to);
            pen.edge(from, to, if lit { pen.colors.accent } else { pen.colors.line }, lit);
        }
    }

    /// The dots of GIPF show their names themselves; YINSH names its lines at their ends.
    fn draw_labels(&self, pen: &mut Pen<'_>) {
        if self.grid.game != Game::Yinsh {
            return;
        }
        let turn = if self.grid.flipped { -1 } else { 1 };
        let (below, beside) = match self.grid.scale {
            Scale::Small => (1, 3),
            Scale::Large => (2, 5),
        };
        let style = Style::new().fg(self.look.color(pen.colors.label));
        for letter in 'a'..='k' {
            let lowest = yinsh::Point::all().find(|point| point.to_string().starts_with(letter));
            if let Some(point) = lowest {
                let (x, y) = self.grid.cell(point.into());
                pen.text(x, y + turn * below, letter.encode_utf8(&mut [0; 4]), style);
            }
        }
        for number in 1..=11 {
            let number = number.to_string();
            let first = yinsh::Point::all().find(|point| point.to_string()[1..] == number);
            if let Some(point) = first {
                let (x, y) = self.grid.cell(point.into());
                let left = x - turn * beside;
                let shift = if self.grid.flipped { 0 } else { number.len() as i32 - 1 };
                pen.text(left - shift, y, &number, style);
            }
        }
    }

    fn draw_place(&self, pen: &mut Pen<'_>, scene: &Scene, place: Place) {
        if self.grid.game != Game::Yinsh
            && let Some(dot) = dot(place)
        {
            return self.draw_dot(pen, place, dot);
        }
        let ground = self.ground(pen, scene, place);
        match scene.piece(place) {
            Some(piece) => {
                let turned = self.highlights.turned.contains(&place);
                let taken = self.highlights.taken.contains(&place);
                pen.piece(place, piece, ground, turned, taken);
            }
            None => {
                let (letter, shade) = self.empty(pen, place);
                let style = Style::new().fg(self.look.color(shade)).bg(pen.ink(ground));
                pen.spread(place, ground);
                let (x, y) = self.grid.cell(place);
                pen.text(x, y, letter, style);
            }
        }
    }

    /// What an empty place shows.
    fn empty(&self, pen: &Pen<'_>, place: Place) -> (&'static str, Shade) {
        let Highlights { targets, end, .. } = &self.highlights;
        if *end == Some(place) {
            (self.look.either("◎", "@"), pen.colors.accent)
        } else if targets.contains(&place) || self.hint.arrived.contains(&place) {
            (self.look.either("◆", "*"), pen.colors.accent)
        } else if self.last.taken.contains(&place) {
            (self.look.either("×", "x"), pen.colors.label)
        } else {
            (self.look.either("•", "."), pen.colors.line)
        }
    }

    fn draw_dot(&self, pen: &mut Pen<'_>, place: Place, dot: gipf::Dot) {
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
        pen.text(x, y, &dot.to_string(), style);
    }

    /// The ground of a place, by what is pointed out there.
    fn ground(&self, pen: &Pen<'_>, scene: &Scene, place: Place) -> Shade {
        let Highlights { targets, chosen, moved, turned, end, rows, taken, .. } = &self.highlights;
        let colors = pen.colors;
        let occupied = scene.piece(place).is_some();
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

impl Pen<'_> {
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
            places(self.grid.game).map(|place| self.grid.cell(place)).collect();
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
        } else if self.look.unicode() {
            self.fine_line(one, other, style, lit);
        } else {
            self.rough_line(one, other, style, lit);
        }
    }

    /// A slanting line of the small dots of braille, two by four in a character.
    fn fine_line(&mut self, from: (i32, i32), to: (i32, i32), style: Style, lit: bool) {
        const BITS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        // From the half and the quarter of the character that look towards the other end.
        let falls = i32::from(to.1 > from.1);
        let start = (2 * from.0 + 1, 4 * from.1 + 1 + falls);
        let end = (2 * to.0, 4 * to.1 + 2 - falls);
        let width = end.0 - start.0;
        let thick = if lit { 1 } else { 0 };
        for x in start.0..=end.0 {
            let y = start.1 + ((end.1 - start.1) * (x - start.0) * 2 + width) / (2 * width);
            for y in y - thick..=y {
                let bit = BITS[y.rem_euclid(4) as usize][x.rem_euclid(2) as usize];
                let (x, y) = (x.div_euclid(2), y.div_euclid(4));
                let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { continue };
                let Some(cell) = self.buffer.cell_mut((x, y)) else { continue };
                let old = cell.symbol().chars().next().map_or(0, u32::from);
                let old = if (0x2800..0x2900).contains(&old) { old } else { 0x2800 };
                let letter = char::from_u32(old | bit).unwrap_or(' ');
                cell.set_char(letter).set_style(style);
            }
        }
    }

    /// A slanting line of ASCII characters.
    fn rough_line(&mut self, from: (i32, i32), to: (i32, i32), style: Style, lit: bool) {
        let falls = to.1 > from.1;
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

    fn piece(&mut self, place: Place, piece: &Piece, ground: Shade, turned: bool, taken: bool) {
        self.spread(place, ground);
        let black = piece.color() == Some(Color::Black);
        let shade = if black { BLACK } else { WHITE };
        let blocks = self.look.colored() && self.look.unicode();
        match self.grid.scale {
            Scale::Large if blocks => self.large_piece(place, piece, shade, ground, turned),
            _ => {
                let text = self.small_piece(piece, black, turned, taken);
                let (x, y) = self.grid.cell(place);
                let style = Style::new()
                    .fg(self.ink(shade))
                    .bg(self.ink(ground))
                    .add_modifier(Modifier::BOLD);
                self.text(x - 1, y, &text, style);
                if piece.is_gipf() && blocks {
                    let mark = Style::new().fg(self.ink(BRICK)).bg(self.ink(shade));
                    self.text(x, y, "◆", mark);
                }
            }
        }
    }

    /// Three characters. With colours their colour tells black from white, without the characters do.
    fn small_piece(&self, piece: &Piece, black: bool, turned: bool, taken: bool) -> String {
        let (colored, unicode) = (self.look.colored(), self.look.unicode());
        let disc = match (unicode, colored, black) {
            (true, _, _) if turned => self.look.either("◐", "%"),
            (false, _, _) if turned => "%",
            (true, false, false) => "○",
            (true, _, _) => "●",
            (false, _, false) => "O",
            (false, _, true) => "X",
        };
        if let Some(LayerKind::Potential { kind, live }) = piece.layers().last().map(|top| top.kind)
        {
            return potential(self.look, kind, live, black, piece.layers().len());
        }
        let ring = piece.layers().last().is_some_and(|layer| layer.kind == LayerKind::Ring);
        match (ring, piece.is_gipf()) {
            (true, _) if colored && unicode => "( )".to_owned(),
            (true, _) => format!("({disc})"),
            (false, true) if colored && unicode => "▐◆▌".to_owned(),
            _ if taken && !colored => format!("{{{disc}}}"),
            (false, true) => format!("[{disc}]"),
            (false, false) => format!(" {disc} "),
        }
    }

    /// Five by three characters, round by halves and quarters of blocks.
    fn large_piece(
        &mut self,
        place: Place,
        piece: &Piece,
        shade: Shade,
        ground: Shade,
        turned: bool,
    ) {
        let (x, y) = self.grid.cell(place);
        let style = Style::new().fg(self.ink(shade)).bg(self.ink(ground));
        let kind = piece.layers().last().map(|layer| layer.kind);
        let lines = match kind {
            Some(LayerKind::Ring) => ["▗▄▄▄▖", "█   █", "▝▀▀▀▘"],
            Some(LayerKind::Marker) => [" ▗▄▖ ", " ███ ", " ▝▀▘ "],
            Some(LayerKind::Potential { .. }) if piece.layers().len() == 1 => {
                [" ▗▄▖ ", " ███ ", " ▝▀▘ "]
            }
            _ => ["▗▄▄▄▖", "█████", "▝▀▀▀▘"],
        };
        for (line, y) in lines.into_iter().zip(y - 1..) {
            self.text(x - 2, y, line, style);
        }
        if let Some(LayerKind::Potential { kind: potential, live }) = kind {
            let letter = self.ink(if live { potential_shade(potential, shade) } else { DIM });
            let style = Style::new().fg(letter).bg(self.ink(shade)).add_modifier(Modifier::BOLD);
            self.text(x, y, potential.letter().encode_utf8(&mut [0; 4]), style);
            if piece.layers().len() > 2 {
                let height = piece.layers().len().to_string();
                self.text(x + 1, y + 1, &height, style);
            }
        }
        if piece.is_gipf() {
            let rim = if shade == WHITE { (176, 166, 142) } else { (84, 86, 94) };
            let edge = Style::new().fg(self.ink(shade)).bg(self.ink(rim));
            self.text(x - 1, y + 1, "▀▀▀", edge);
            let mark = Style::new().fg(self.ink(BRICK)).bg(self.ink(shade));
            self.text(x, y, "◆", mark);
        }
        if turned {
            let other = if shade == WHITE { BLACK } else { WHITE };
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

/// A potential in three characters: a loaded piece in parentheses, a used potential alone, on something, or on more than one
/// thing.
fn potential(look: Look, kind: Potential, live: bool, black: bool, layers: usize) -> String {
    let letter = if black { kind.letter().to_ascii_lowercase() } else { kind.letter() };
    match (live, layers) {
        (true, _) => format!("({letter})"),
        (false, 1) => format!(" {letter} "),
        (false, 2) => format!("={letter}="),
        (false, _) => {
            let edge = look.either("≡", "#");
            format!("{edge}{letter}{edge}")
        }
    }
}

/// The colour of a potential that has not been used, on a white or a black piece.
fn potential_shade(kind: Potential, ground: Shade) -> Shade {
    let [on_white, on_black] = match kind {
        Potential::Tamsk => [(138, 58, 185), (217, 166, 255)],
        Potential::Zertz => [(150, 105, 0), (255, 210, 77)],
        Potential::Dvonn => [(192, 57, 43), (255, 138, 117)],
        Potential::Yinsh => [(31, 111, 178), (124, 196, 255)],
        Potential::Punct => [(46, 125, 50), (134, 224, 138)],
    };
    if ground == WHITE { on_white } else { on_black }
}
