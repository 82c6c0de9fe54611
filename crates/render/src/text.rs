//! Positions as text for a terminal.

use gipfel_rules::{AnyPosition, Color, Game, Position, gipf_plus};

use crate::board::{edges, is_dot, labels, places};
use crate::canvas::{Canvas, Colors, Ink};
use crate::{LayerKind, Marks, Piece, Place, Scene, words};

/// Which characters may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Letters {
    /// Round pieces and fine lines.
    #[default]
    Unicode,
    /// Nothing beyond ASCII.
    Ascii,
}

/// How a board is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terminal {
    /// Which characters may be used.
    pub letters: Letters,
    /// Whether colours are written, as escape codes of 256 colours.
    pub color: bool,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
}

/// Writes a board with everything beside it: whose turn it is, what he decides, reserves, rings and pool.
///
/// Each line ends with a line break. Rows to take, targets and the last turn's arrivals are lit up where colours are
/// used.
pub fn text(position: &AnyPosition, marks: &Marks, terminal: &Terminal) -> String {
    let mut text = format!("{}\n{}\n\n", words::title(position), words::status(position));
    text += &board(&Scene::new(position), marks, terminal);
    text.push('\n');
    for line in beside(position) {
        text += &line;
        text.push('\n');
    }
    if !terminal.color {
        text += &legend(position.game(), terminal.letters);
        text.push('\n');
    }
    text
}

/// Writes the board alone, without a word.
pub fn board_text(position: &AnyPosition, marks: &Marks, terminal: &Terminal) -> String {
    board(&Scene::new(position), marks, terminal)
}

/// Columns are this many characters apart; points on a column this many lines.
const COLUMN: i32 = 6;
const STEP: i32 = 4;

/// The board alone.
fn board(scene: &Scene, marks: &Marks, terminal: &Terminal) -> String {
    let game = scene.game;
    // Half of the width and of the height, with room for names.
    let (middle_x, middle_y) = match game {
        Game::Gipf | Game::GipfPlus => (4 * COLUMN + 3, 4 * STEP),
        Game::Yinsh => (5 * COLUMN + 5, 18 + 2),
    };
    let mut canvas = Canvas::new(2 * middle_x as usize + 1, 2 * middle_y as usize + 1);
    let at = |place: Place| {
        let (q, r) = (i32::from(place.q), i32::from(place.r));
        let (x, y) = (q * COLUMN, (q - 2 * r) * STEP / 2);
        if terminal.flipped { (middle_x - x, middle_y - y) } else { (middle_x + x, middle_y + y) }
    };
    draw_lines(&mut canvas, game, terminal.letters, at);
    draw_labels(&mut canvas, game, terminal.flipped, at);
    for (place, piece) in &scene.pieces {
        let (x, y) = at(*place);
        let ink = match piece.color() {
            Some(Color::Black) => Ink::Black,
            _ => Ink::White,
        };
        canvas.write(x, y, &piece_text(piece, terminal), ink);
    }
    for &place in &marks.targets {
        let (x, y) = at(place);
        if scene.piece(place).is_none() && !is_dot(game, place) {
            let target = if terminal.letters == Letters::Ascii { "*" } else { "◆" };
            canvas.write(x, y, target, Ink::Accent);
        }
    }
    let lit = marks.rows.iter().flatten().chain(&marks.last.arrived).chain(&marks.targets);
    for &place in lit.chain(&marks.last.taken) {
        let (x, y) = at(place);
        canvas.light(x, y);
    }
    if terminal.color { canvas.colored(colors(game)) } else { canvas.plain() }
}

fn draw_lines(canvas: &mut Canvas, game: Game, letters: Letters, at: impl Fn(Place) -> (i32, i32)) {
    let [upright, falling, rising, point] = match letters {
        Letters::Unicode => ["│", "╲", "╱", "┼"],
        Letters::Ascii => ["|", "\\", "/", "+"],
    };
    for (from, to) in edges(game) {
        let ((from_x, from_y), (to_x, to_y)) = (at(from), at(to));
        if from_x == to_x {
            for y in from_y.min(to_y) + 1..from_y.max(to_y) {
                canvas.write(from_x, y, upright, Ink::Line);
            }
        } else {
            let falls = (from_x < to_x) == (from_y < to_y);
            let line = if falls { falling } else { rising };
            canvas.write((from_x + to_x) / 2, (from_y + to_y) / 2, line, Ink::Line);
        }
    }
    for place in places(game) {
        let (x, y) = at(place);
        canvas.write(x, y, point, Ink::Line);
    }
}

/// The dots of GIPF show their names themselves; YINSH names its lines at their ends.
fn draw_labels(canvas: &mut Canvas, game: Game, flipped: bool, at: impl Fn(Place) -> (i32, i32)) {
    let turn = if flipped { -1 } else { 1 };
    for label in labels(game) {
        let (x, y) = at(label.place);
        let (x, y) = match game {
            Game::Gipf | Game::GipfPlus => (x, y),
            Game::Yinsh if label.towards.0 == 0.0 => (x, y + 2 * turn),
            Game::Yinsh => (x - 4 * turn, y - turn),
        };
        canvas.write(x, y, &label.text, Ink::Label);
    }
}

/// A disc or a marker is round; brackets around it tell a GIPF-piece, parentheses a ring or a loaded piece. A used potential
/// is a letter, between double lines if it lies on something.
fn piece_text(piece: &Piece, terminal: &Terminal) -> String {
    let disc = match (terminal.letters, piece.color()) {
        // With colours the letter need not tell black from white: on the board's own ground its colour does.
        (Letters::Unicode, _) if terminal.color => "●",
        (Letters::Unicode, Some(Color::Black)) => "●",
        (Letters::Unicode, _) => "○",
        (Letters::Ascii, Some(Color::Black)) => "X",
        (Letters::Ascii, _) => "O",
    };
    match piece.layers().last().map(|layer| layer.kind) {
        Some(LayerKind::Potential { kind, live }) => {
            // Capital letters are White's, as in the text of positions.
            let letter = match piece.color() {
                Some(Color::Black) => kind.letter().to_ascii_lowercase(),
                _ => kind.letter(),
            };
            match (live, piece.layers().len()) {
                (true, _) => format!("({letter})"),
                (false, 1) => letter.to_string(),
                (false, _) => format!("={letter}="),
            }
        }
        Some(LayerKind::Ring) if terminal.color => "( )".to_owned(),
        Some(LayerKind::Ring) => format!("({disc})"),
        _ if piece.is_gipf() => format!("[{disc}]"),
        _ => disc.to_owned(),
    }
}

/// A warm ground for GIPF, a cool one for YINSH, both mid-toned.
const fn colors(game: Game) -> Colors {
    match game {
        Game::Gipf | Game::GipfPlus => {
            Colors { ground: 137, lit: 172, line: 94, label: 230, accent: 22 }
        }
        Game::Yinsh => Colors { ground: 67, lit: 136, line: 110, label: 195, accent: 22 },
    }
}

/// Reserves, rings and pool in words.
fn beside(position: &AnyPosition) -> Vec<String> {
    let pair = |name: &str, count: &dyn Fn(Color) -> u8| {
        format!("{name:<14} White {:>2}   Black {:>2}", count(Color::White), count(Color::Black))
    };
    match position {
        AnyPosition::Gipf(position) => {
            let mut lines = vec![pair("Reserve", &|color| position.reserve(color))];
            if position.variant() != gipfel_rules::gipf::Variant::Basic {
                let count = |color| position.gipf_spots(color).len() as u8;
                lines.push(pair("GIPF-pieces", &count));
            }
            lines
        }
        AnyPosition::GipfPlus(position) => {
            let mut lines = vec![pair("Reserve", &|color| position.reserve(color))];
            if position.variant() != gipfel_rules::gipf::Variant::Basic {
                let count = |color| position.gipf_spots(color).len() as u8;
                lines.push(pair("GIPF-pieces", &count));
            }
            let stocks = Color::ALL.map(|color| position.stock(color).to_string());
            lines.push(format!("{:<14} White {}   Black {}", "Stock", stocks[0], stocks[1]));
            lines.extend(covered(position));
            lines
        }
        AnyPosition::Yinsh(position) => {
            let mut lines = vec![pair("Rings removed", &|color| position.removed(color))];
            if Color::ALL.into_iter().any(|color| position.hand(color) > 0) {
                lines.push(pair("Rings to place", &|color| position.hand(color)));
            }
            lines.push(format!("{:<14} {} markers", "Pool", position.pool()));
            lines
        }
    }
}

/// What the board does not show: stacks with something beneath a used potential, from bottom to top.
fn covered(position: &gipf_plus::Position) -> Option<String> {
    let stacks: Vec<String> = gipf_plus::Spot::all()
        .filter_map(|spot| Some((spot, position.stack(spot)?)))
        .filter(|(_, stack)| stack.used().is_some() && stack.height() > 1)
        .map(|(spot, stack)| format!("{spot} {stack}"))
        .collect();
    (!stacks.is_empty()).then(|| format!("{:<14} {}", "Stacks", stacks.join("  ")))
}

fn legend(game: Game, letters: Letters) -> String {
    let [white, black] = match letters {
        Letters::Unicode => ["○", "●"],
        Letters::Ascii => ["O", "X"],
    };
    match game {
        Game::Gipf => format!("{white} White  {black} Black  [ ] GIPF-piece"),
        Game::GipfPlus => format!(
            "{white} White  {black} Black  [ ] GIPF-piece  (Z) (z) loaded  Z z =D= =d= used potentials"
        ),
        Game::Yinsh => format!("{white} White  {black} Black  ( ) ring"),
    }
}
