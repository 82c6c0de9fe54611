//! What is where on the screen.

use gipfel_rules::{Board, Interface as _};
use ratatui::layout::Rect;

use crate::App;
use crate::grid::{Grid, Scale};

/// The smallest window that holds everything, boards that are larger than others aside.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// Lines above and below a board.
const AROUND: u16 = 4;
/// The column beside the board.
const PANEL: (u16, u16) = (31, 46);
/// Lines of a player's block; in a contest one more says who he is in the main game.
const PLAYER: u16 = 2;
/// Lines of the analysis.
const ANALYSIS: u16 = 8;

/// The smallest window that holds a board and a column beside it.
pub(crate) fn smallest(board: &Board, column: u16) -> (u16, u16) {
    let (width, height) = Scale::Small.size(board);
    (SMALLEST.0.max(width + column), SMALLEST.1.max(height + AROUND))
}

/// Whether a window is smaller than what is wanted.
pub(crate) fn is_too_small(window: Rect, wanted: (u16, u16)) -> bool {
    window.width < wanted.0 || window.height < wanted.1
}

/// The smallest window for what is shown now.
pub(crate) fn wanted(app: &App) -> (u16, u16) {
    let play = app.play.as_ref().filter(|_| !app.in_menu);
    play.map_or(SMALLEST, |play| smallest(play.position().board(), PANEL.0))
}

/// What is where in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) grid: Grid,
    /// The player at the top of the panel, and the one at its bottom.
    pub(crate) players: [Rect; 2],
    pub(crate) turns: Rect,
    pub(crate) analysis: Option<Rect>,
    pub(crate) prompt: Rect,
    pub(crate) message: Rect,
    pub(crate) bar: Rect,
}

impl Layout {
    /// The layout of a game in a window; none if there is no game or the window is too small.
    pub(crate) fn new(app: &App, window: Rect) -> Option<Layout> {
        let play = app.play.as_ref()?;
        let shown = play.position().board();
        let contest = play.contest().is_some();
        let player = PLAYER + u16::from(contest);
        if is_too_small(window, smallest(shown, PANEL.0)) {
            return None;
        }
        let line = |y: u16| Rect { y, height: 1, ..window };
        let body = Rect { y: window.y + 1, height: window.height - AROUND, ..window };
        let large = Scale::Large.size(shown);
        let fits = body.width >= large.0 + PANEL.0 && body.height >= large.1;
        let least = if fits { large.0 } else { Scale::Small.size(shown).0 };
        let panel = (body.width - least).clamp(PANEL.0, PANEL.1);
        let board = Rect { width: body.width - panel, ..body };
        let panel = Rect { x: board.right() + 1, width: panel - 2, ..body };
        let slice = |y: u16, height: u16| Rect { y, height, ..panel };
        let bottom = body.bottom() - player;
        let analysis = app.analysis.then(|| slice(bottom - 1 - ANALYSIS, ANALYSIS));
        let turns = panel.y + player + 1;
        let end = analysis.map_or(bottom - 1, |area| area.y - 1);
        Some(Layout {
            title: line(window.y),
            grid: Grid::new(shown, app.is_flipped(), board),
            players: [slice(panel.y, player), slice(bottom, player)],
            turns: slice(turns, end - turns),
            analysis,
            prompt: line(body.bottom()),
            message: line(body.bottom() + 1),
            bar: line(body.bottom() + 2),
        })
    }
}

/// A window of some size in the middle of another.
pub(crate) fn centered(window: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(window.width), height.min(window.height));
    Rect {
        x: window.x + (window.width - width) / 2,
        y: window.y + (window.height - height) / 2,
        width,
        height,
    }
}

/// A text on lines of a width, broken between words.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
