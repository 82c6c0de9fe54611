//! Positions as text for a terminal.

use gipfel_rules::{AnyPosition, Board, Color, Layer, Look, Orientation, Position as _, Tint};

use crate::board::{LINE_STEP, edges, is_edge, places};
use crate::canvas::{Canvas, Ink};
use crate::style::{Height, Outline, Style, beside, style, tells_tints_by_letter};
use crate::{Marks, Place, Scene, words};

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
        text += &legend(style(position.game()), terminal.letters);
        text.push('\n');
    }
    text
}

/// Writes the board alone, without a word.
pub fn board_text(position: &AnyPosition, marks: &Marks, terminal: &Terminal) -> String {
    board(&Scene::new(position), marks, terminal)
}

/// Lines of a board are this many characters apart, and points on a line this many lines of text, where lines run upwards;
/// where they run from left to right it is the other way round.
const COLUMN: i32 = 6;
const STEP: i32 = 4;
/// A board with more places is a large one.
const MANY: usize = 100;

/// Where a place is in characters, from the centre to the right and downwards.
fn cell(board: &Board, place: Place) -> (i32, i32) {
    let (q, r) = (i32::from(place.q), i32::from(place.r));
    let (column, step) = spacing(board);
    match board.orientation {
        Orientation::Upright => (q * column, (q - 2 * r) * step / 2),
        Orientation::Level => ((2 * q - r) * column / 2, -r * step / 2),
    }
}

/// On large boards everything is closer together.
fn spacing(board: &Board) -> (i32, i32) {
    if board.places.len() > MANY { (COLUMN - 2, STEP / 2) } else { (COLUMN, STEP) }
}

/// The board alone.
fn board(scene: &Scene, marks: &Marks, terminal: &Terminal) -> String {
    let (board, style) = (scene.board, style(scene.game));
    let half = |of: fn((i32, i32)) -> i32| {
        places(board).map(|place| of(cell(board, place)).abs()).max().unwrap_or_default()
    };
    let (beside, below) = style.terminal.margins;
    let (middle_x, middle_y) = (half(|(x, _)| x) + beside, half(|(_, y)| y) + below);
    let mut canvas = Canvas::new(2 * middle_x as usize + 1, 2 * middle_y as usize + 1);
    let at = |place: Place| {
        let (x, y) = cell(board, place);
        if terminal.flipped { (middle_x - x, middle_y - y) } else { (middle_x + x, middle_y + y) }
    };
    if matches!(style.outline, Outline::Table(_)) {
        // Parts that lie on the table: what is missing left a trace.
        let trace = if terminal.letters == Letters::Ascii { "." } else { "·" };
        for (x, y) in places(board).map(at) {
            canvas.write(x, y, trace, Ink::Line);
        }
    } else {
        draw_lines(&mut canvas, board, terminal.letters, at);
    }
    draw_labels(&mut canvas, board, terminal.flipped, at);
    draw_dots(&mut canvas, scene, terminal, at);
    for (place, layers) in scene.stacks().filter(|(_, layers)| !scene.is_dots(layers)) {
        let (x, y) = at(place);
        let ink = match layers.last().map(|top| (scene.kind(top).tint, top.owner)) {
            Some((Tint::Red, _)) => Ink::Red,
            Some((Tint::Ivory, _)) => Ink::Ivory,
            Some((Tint::Blue, _)) => Ink::Blue,
            Some((Tint::Green, _)) => Ink::Green,
            Some((Tint::Black, _)) => Ink::Black,
            Some((Tint::Grey, _)) => Ink::Label,
            Some((_, Some(Color::Black))) => Ink::Black,
            _ => Ink::White,
        };
        canvas.write(x, y, &piece_text(scene, layers, terminal), ink);
    }
    for &place in &marks.targets {
        let (x, y) = at(place);
        let covered = scene.dots().iter().any(|(dot, ..)| *dot == place);
        if scene.stack(place).is_empty() && !covered && !is_edge(board, place) {
            let target = if terminal.letters == Letters::Ascii { "*" } else { "◆" };
            canvas.write(x, y, target, Ink::Accent);
        }
    }
    let lit = marks.rows.iter().flatten().chain(&marks.last.arrived).chain(&marks.targets);
    for &place in lit.chain(&marks.last.taken) {
        let (x, y) = at(place);
        canvas.light(x, y);
    }
    if terminal.color { canvas.colored(style.terminal.colors) } else { canvas.plain() }
}

/// Pieces that cover several places, seen from above: the dot that a piece turns about is its letter, with its level from 2 on.
fn draw_dots(
    canvas: &mut Canvas,
    scene: &Scene,
    terminal: &Terminal,
    at: impl Fn(Place) -> (i32, i32),
) {
    for (place, layer, own) in scene.dots() {
        let (x, y) = at(place);
        let black = layer.owner == Some(Color::Black);
        let ink = if black { Ink::Black } else { Ink::White };
        let text = match (own, terminal.letters, black) {
            (true, _, _) => piece_text(scene, &vec![layer; usize::from(layer.level)], terminal),
            (_, Letters::Unicode, _) if terminal.color => "●".to_owned(),
            (_, Letters::Unicode, true) => "●".to_owned(),
            (_, Letters::Unicode, false) => "○".to_owned(),
            (_, Letters::Ascii, true) => "x".to_owned(),
            (_, Letters::Ascii, false) => "o".to_owned(),
        };
        canvas.write(x, y, &text, ink);
    }
}

fn draw_lines(
    canvas: &mut Canvas,
    board: &Board,
    letters: Letters,
    at: impl Fn(Place) -> (i32, i32),
) {
    let [upright, level, falling, rising, point] = match letters {
        Letters::Unicode => ["│", "─", "╲", "╱", "┼"],
        Letters::Ascii => ["|", "-", "\\", "/", "+"],
    };
    for (from, to) in edges(board) {
        let ((from_x, from_y), (to_x, to_y)) = (at(from), at(to));
        if from_x == to_x {
            for y in from_y.min(to_y) + 1..from_y.max(to_y) {
                canvas.write(from_x, y, upright, Ink::Line);
            }
        } else if from_y == to_y {
            for x in from_x.min(to_x) + 1..from_x.max(to_x) {
                canvas.write(x, from_y, level, Ink::Line);
            }
        } else {
            let falls = (from_x < to_x) == (from_y < to_y);
            let line = if falls { falling } else { rising };
            canvas.write((from_x + to_x) / 2, (from_y + to_y) / 2, line, Ink::Line);
        }
    }
    for place in places(board) {
        let (x, y) = at(place);
        canvas.write(x, y, point, Ink::Line);
    }
}

/// Places at the edge show their names themselves; lines are named beyond their ends, a little more than half a step away.
fn draw_labels(
    canvas: &mut Canvas,
    board: &Board,
    flipped: bool,
    at: impl Fn(Place) -> (i32, i32),
) {
    let turn = if flipped { -0.6 } else { 0.6 };
    let wide = |across: f64| match board.orientation {
        Orientation::Upright => across / LINE_STEP,
        Orientation::Level => across,
    };
    let high = |down: f64| match board.orientation {
        Orientation::Upright => down,
        Orientation::Level => down / LINE_STEP / 2.0,
    };
    for label in board.labels {
        let (x, y) = at(Place::of(board, label.place));
        let (across, down) = if board[label.place].edge { (0.0, 0.0) } else { label.towards };
        let (column, step) = spacing(board);
        let x = x + (turn * wide(across) * f64::from(column)).round() as i32;
        let y = y + (turn * high(down) * f64::from(step)).round() as i32;
        canvas.write(x, y, label.text, Ink::Label);
    }
}

/// A disc or a marker is round; brackets around it tell a marked piece, parentheses a ring or a loaded piece. A used
/// potential is a letter, between double lines if it lies on something; so is what is nobody's. A number behind a piece is
/// the height of the stack, and a letter behind it what of nobody's is in it. Where kinds have letters, a piece is its letter.
fn piece_text(scene: &Scene, layers: &[Layer], terminal: &Terminal) -> String {
    let Some(top) = layers.last() else { return String::new() };
    let (style, black) = (style(scene.game), top.owner == Some(Color::Black));
    let disc = match (terminal.letters, black) {
        // With colours the letter need not tell black from white: on the board's own ground its colour does.
        (Letters::Unicode, _) if terminal.color => "●",
        (Letters::Unicode, true) => "●",
        (Letters::Unicode, false) => "○",
        (Letters::Ascii, true) => "X",
        (Letters::Ascii, false) => "O",
    };
    let neutral = |layer: &Layer| {
        let info = scene.kind(layer);
        let of_word = info.word.chars().next().unwrap_or('?').to_ascii_uppercase();
        let letter = info.tint.letter()?;
        Some(if tells_tints_by_letter(scene.game) { letter } else { of_word })
    };
    // Capital letters are White's, as in the text of positions.
    let cased = |letter: char| if black { letter.to_ascii_lowercase() } else { letter };
    if let Some(letter) = style.terminal.kinds.chars().nth(usize::from(top.kind.0)) {
        let floor = |layer: &&Layer| scene.kind(layer).look == Look::Floor;
        let height = layers.len() - layers.iter().filter(floor).count();
        let height = Some(height).filter(|height| *height > 1);
        let height = height.map(|height| height.to_string()).unwrap_or_default();
        return format!("{}{height}", cased(letter));
    }
    match scene.kind(top).look {
        Look::Emblem { letter, live } => {
            let letter = cased(letter);
            match (live, layers.len()) {
                (true, _) => format!("({letter})"),
                (false, 1) => letter.to_string(),
                (false, _) => format!("={letter}="),
            }
        }
        Look::Ring if terminal.color => "( )".to_owned(),
        Look::Ring => format!("({disc})"),
        _ if (style.is_marked)(layers) => format!("[{disc}]"),
        _ => match (neutral(top), style.stacks.height) {
            (Some(letter), _) => letter.to_string(),
            (None, Height::Hole) if layers.len() > 1 => {
                let within: String = layers.iter().find_map(neutral).into_iter().collect();
                format!("{disc}{}{within}", layers.len())
            }
            (None, _) => disc.to_owned(),
        },
    }
}

fn legend(style: &Style, letters: Letters) -> String {
    let (kinds, small) = (style.terminal.kinds, style.terminal.kinds.to_ascii_lowercase());
    let [white, black] = match letters {
        _ if !kinds.is_empty() => [kinds, &small],
        Letters::Unicode => ["○", "●"],
        Letters::Ascii => ["O", "X"],
    };
    match style.outline {
        // What is nobody's is not told by White and Black.
        Outline::Table(_) => style.terminal.legend.to_owned(),
        _ => format!("{white} White  {black} Black  {}", style.terminal.legend),
    }
}
