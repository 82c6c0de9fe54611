//! What lies over the game: help, questions, file names.

use gipfel_rules::{Game, Position};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use crate::dialog::Dialog;
use crate::input::Input;
use crate::layout::{centered, wrap};
use crate::look::{AMBER, BRICK, DIM, GREEN, Look};
use crate::{App, Play};

pub(crate) fn draw(app: &App, window: Rect, frame: &mut Frame<'_>) {
    match &app.dialog {
        Some(Dialog::Help) => draw_help(app, window, frame),
        Some(Dialog::Confirm(confirm)) => {
            draw_question(app, &[confirm.question()], confirm.answers(), window, frame);
        }
        Some(Dialog::Left(left)) => draw_left(app, left, window, frame),
        Some(Dialog::Save(input)) => {
            draw_file(app, [" Save the record ", "Enter saves, Esc cancels"], input, window, frame);
        }
        Some(Dialog::Open(input)) => {
            draw_file(app, [" Open a record ", "Enter opens, Esc cancels"], input, window, frame);
        }
        Some(Dialog::Notation(_)) | None => {}
    }
}

/// A question and what can be answered.
fn draw_question(app: &App, text: &[String], answers: &str, window: Rect, frame: &mut Frame<'_>) {
    let room = window.width.saturating_sub(4).min(76);
    let text = text.iter().flat_map(|line| wrap(&app.look.text(line), room));
    let mut lines: Vec<Line<'_>> = text.map(Line::raw).collect();
    lines.push(Line::default());
    lines.push(Line::styled(answers, Style::new().fg(app.look.color(GREEN))));
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 4;
    let area = open_box(app, "", width.max(40), lines.len() as u16 + 2, window, frame);
    frame.render_widget(Paragraph::new(lines), area);
}

/// A game that was left by a program that is no more.
fn draw_left(app: &App, left: &Result<Box<Play>, String>, window: Rect, frame: &mut Frame<'_>) {
    match left {
        Ok(play) => {
            let [white, black] = play.players();
            let title = gipfel_render::words::title(play.record().start());
            let turns = play.record().main_line().count();
            let mut text = vec![
                "A game was not finished and not saved:".to_owned(),
                format!("{title}, {white} – {black}, {turns} turns"),
            ];
            if play.contest().is_some() {
                text.push("in the middle of a contest".to_owned());
            } else if !play.turn().is_empty() {
                text.push(format!("in the middle of a turn: {}", play.turn().text()));
            }
            draw_question(app, &text, "g go on   d discard   l later", window, frame);
        }
        Err(reason) => {
            let file = app.left.first().map(|left| left.file.display().to_string());
            let text = vec![
                format!("A game that was kept cannot be read: {reason}"),
                file.unwrap_or_default(),
            ];
            draw_question(app, &text, "d discard   l later", window, frame);
        }
    }
}

/// Clears a box in the middle of the window and returns what is inside it.
fn open_box(
    app: &App,
    title: &'static str,
    width: u16,
    height: u16,
    window: Rect,
    frame: &mut Frame<'_>,
) -> Rect {
    let area = centered(window, width, height);
    let mut block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(Style::new().fg(app.look.color(AMBER)))
        .title(title)
        .padding(ratatui::widgets::Padding::horizontal(1));
    if !app.look.unicode() {
        block = block.border_set(ASCII);
    }
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inside
}

const ASCII: ratatui::symbols::border::Set<'_> = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

fn draw_file(
    app: &App,
    [title, keys]: [&'static str; 2],
    input: &Input,
    window: Rect,
    frame: &mut Frame<'_>,
) {
    let area = open_box(app, title, 64, 5, window, frame);
    draw_input(app, "File:", input, Rect { height: 1, ..area }, frame);
    let (text, color) = match &app.message {
        Some(message) if message.is_error => (message.text.as_str(), BRICK),
        _ => (keys, DIM),
    };
    let line = Line::styled(app.look.text(text), Style::new().fg(app.look.color(color)));
    frame.render_widget(line, Rect { y: area.y + 2, height: 1, ..area });
}

/// A line that is being typed.
pub(crate) fn draw_input(app: &App, label: &str, input: &Input, area: Rect, frame: &mut Frame<'_>) {
    input_line(app.look, label, input, area, frame);
}

/// The same, whoever types.
pub(crate) fn input_line(
    look: Look,
    label: &str,
    input: &Input,
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let (mut before, behind) = input.parts();
    // Of a text that is too long the part about the cursor is shown.
    let room = usize::from(area.width).saturating_sub(label.chars().count() + 4);
    let surplus = before.chars().count().saturating_sub(room);
    before = before.chars().skip(surplus).collect();
    let x = area.x + label.chars().count() as u16 + 2 + before.chars().count() as u16;
    let strong = Style::new().fg(look.color(GREEN)).add_modifier(Modifier::BOLD);
    let spans =
        vec![Span::styled(format!(" {label} "), strong), Span::raw(before), Span::raw(behind)];
    frame.render_widget(Line::from(spans), area);
    frame.set_cursor_position((x.min(area.right() - 1), area.y));
}

/// The keys: left what they are, right what they do.
const KEYS: [(&str, &str); 18] = [
    ("arrows, mouse", "move the cursor"),
    ("Tab", "next target, next row"),
    ("Enter, Space", "choose; Enter takes a row"),
    ("Esc", "undo the last choice or decision"),
    (": or /", "type a decision or a turn"),
    ("u  r", "take a turn back, bring it back"),
    ("h", "hint: a good turn"),
    ("a", "analysis: best lines, for White"),
    ("g  G", "another kind of piece to bring in"),
    ("d", "let a row stand; discard a T"),
    ("x  v", "give a contest up, look at one"),
    ("PgUp PgDn", "look at other turns"),
    ("Home End", "first and last position"),
    ("p", "stop the computer, let it go on"),
    ("f", "turn the board"),
    ("s  o", "save, open a record"),
    ("n", "new game"),
    ("?  q", "this help, quit"),
];

fn draw_help(app: &App, window: Rect, frame: &mut Frame<'_>) {
    let area = open_box(app, " Help ", 78, 23, window, frame);
    let bold = Style::new().fg(app.look.color(GREEN)).add_modifier(Modifier::BOLD);
    let game = app.play.as_ref().map_or(app.menu.game, |play: &Play| play.position().game());
    let linked = app.play.as_ref().is_some_and(|play| play.state().is_some());
    let known = |key: &&(&str, &str)| key.0 != "x  v" || linked || game == Game::GipfPlus;
    let keys = KEYS.iter().filter(known).map(|(key, word)| {
        Line::from(vec![Span::styled(format!("{key:<14}"), bold), Span::raw(*word)])
    });
    let left = Rect { width: 47.min(area.width), height: KEYS.len() as u16, ..area };
    frame.render_widget(Paragraph::new(keys.collect::<Vec<_>>()), left);
    let right = Rect { x: left.right() + 1, width: area.width - left.width - 1, ..area };
    let text = Paragraph::new(rules(game)).wrap(ratatui::widgets::Wrap { trim: true });
    frame.render_widget(text, right);
    let dim = Style::new().fg(app.look.color(DIM));
    let notation = match game {
        Game::Gipf => "Notation: e2, e1-e4 (dot, last spot filled), Gb5, xe2,e3,e4,e5, done",
        Game::GipfPlus => "Notation: e2, e1-e4, Gb5, Zb3, Z:d3-f4, T:c2, T:discard, xb4,Zc4,Ge4",
        Game::Yinsh => "Notation: f6, f6-f9, xb3-f7 (a row by its ends), xc5 (a ring), pass",
    };
    let below = Rect { y: area.y + 18, height: 1, ..area };
    frame.render_widget(Line::raw(notation), below);
    let joined = "Decisions of a turn are joined by ;  Behind * other turns were tried too.";
    frame.render_widget(Line::raw(joined), Rect { y: below.y + 1, ..below });
    frame.render_widget(Line::styled("Any key goes back", dim), Rect { y: below.y + 2, ..below });
}

/// The game in short.
fn rules(game: Game) -> Vec<Line<'static>> {
    let text: &[&str] = match game {
        Game::Gipf => &[
            "Push a piece from a dot onto the board; what is in its way moves on.",
            "",
            "Four of a colour in line are taken off by their owner, with all that touches them in line. Own pieces go back to the reserve, others are lost.",
            "",
            "GIPF-pieces may stay. Who has none left, or no piece to bring in, loses.",
        ],
        Game::GipfPlus => &[
            "As GIPF, and a basic piece may be loaded with a potential, which works once: its piece stays, the potential goes.",
            "",
            "Z jumps over pieces, Y runs over empty spots, D jumps onto a basic piece or D beside it, U onto a GIPF-piece or U. T on the centre gives an extra push.",
            "",
            "Loaded pieces may stay in a row, but no row may stand.",
        ],
        Game::Yinsh => &[
            "Put a marker into a ring and move the ring in a straight line. Markers it jumps over are turned.",
            "",
            "Five markers of a colour in line are taken off, with one of their owner's rings.",
            "",
            "Three rings removed win; in blitz, one.",
        ],
    };
    text.iter().map(|line| Line::raw(*line)).collect()
}
