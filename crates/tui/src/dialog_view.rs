//! What lies over the game: help, questions, file names.

use gipfel_rules::Position as _;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use crate::dialog::Dialog;
use crate::games::face;
use crate::input::Input;
use crate::layout::{centered, wrap};
use crate::look::{AMBER, BRICK, DIM, GREEN, Look};
use crate::{App, Play, words};

pub(crate) fn draw(app: &App, window: Rect, frame: &mut Frame<'_>) {
    match &app.dialog {
        Some(Dialog::Help) => draw_help(app, window, frame),
        Some(Dialog::Confirm(confirm)) => {
            let answers = confirm.answers(&app.texts);
            draw_question(app, &[confirm.question(&app.texts)], &answers, window, frame);
        }
        Some(Dialog::Left(left)) => draw_left(app, left, window, frame),
        Some(Dialog::Save(input)) => {
            draw_file(app, ["terminal-save-title", "terminal-save-keys"], input, window, frame);
        }
        Some(Dialog::Open(input)) => {
            draw_file(app, ["terminal-open-title", "terminal-open-keys"], input, window, frame);
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
    lines.push(Line::styled(app.look.text(answers), Style::new().fg(app.look.color(GREEN))));
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 4;
    let area = open_box(app, "", width.max(40), lines.len() as u16 + 2, window, frame);
    frame.render_widget(Paragraph::new(lines), area);
}

/// A game that was left by a program that is no more.
fn draw_left(app: &App, left: &Result<Box<Play>, String>, window: Rect, frame: &mut Frame<'_>) {
    match left {
        Ok(play) => {
            let [white, black] = play.players();
            let texts = &app.texts;
            let [white, black] = [white, black].map(|player| words::player(texts, player));
            let title = words::title(texts, play.record().start());
            let turns = play.record().main_line().count();
            let turns = texts.with("games-turns", &[("count", turns.into())]);
            let mut text = vec![
                texts.get("terminal-left-game"),
                format!("{title}: {white} – {black}, {turns}"),
            ];
            if play.contest().is_some() {
                text.push(texts.get("terminal-left-contest"));
            } else if !play.turn().is_empty() {
                let turn = play.turn().text();
                text.push(texts.with("terminal-left-turn", &[("turn", turn.into())]));
            }
            draw_question(app, &text, &texts.get("terminal-left-answers"), window, frame);
        }
        Err(reason) => {
            let file = app.left.first().map(|left| left.file.display().to_string());
            let values = [("reason", reason.as_str().into())];
            let text =
                vec![app.texts.with("terminal-left-broken", &values), file.unwrap_or_default()];
            let answers = app.texts.get("terminal-left-broken-answers");
            draw_question(app, &text, &answers, window, frame);
        }
    }
}

/// Clears a box in the middle of the window and returns what is inside it.
fn open_box(
    app: &App,
    title: &str,
    width: u16,
    height: u16,
    window: Rect,
    frame: &mut Frame<'_>,
) -> Rect {
    let area = centered(window, width, height);
    let mut block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(Style::new().fg(app.look.color(AMBER)))
        .title(app.look.text(title))
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
    let title = format!(" {} ", app.texts.get(title));
    let area = open_box(app, &title, 64, 5, window, frame);
    draw_input(
        app,
        &app.look.text(&app.texts.get("terminal-file")),
        input,
        Rect { height: 1, ..area },
        frame,
    );
    let (text, color) = match &app.message {
        Some(message) if message.is_error => (message.text.clone(), BRICK),
        _ => (app.texts.get(keys), DIM),
    };
    let line = Line::styled(app.look.text(&text), Style::new().fg(app.look.color(color)));
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
    ("", "cursor"),
    ("Tab", "next"),
    ("Enter, Space", "choose"),
    ("Esc", "back"),
    (":  /", "type"),
    ("u  r", "undo"),
    ("h", "hint"),
    ("a", "analysis"),
    ("g  G", "kind"),
    ("d", "button"),
    ("x  v", "contest"),
    ("PgUp PgDn", "turns"),
    ("Home End", "ends"),
    ("p", "pause"),
    ("f", "flip"),
    ("s  o", "files"),
    ("n", "new"),
    ("?  q", "help"),
];

fn draw_help(app: &App, window: Rect, frame: &mut Frame<'_>) {
    let texts = &app.texts;
    let say = |key: &str| app.look.text(&texts.get(key));
    let area = open_box(app, &format!(" {} ", texts.get("terminal-help")), 78, 23, window, frame);
    let bold = Style::new().fg(app.look.color(GREEN)).add_modifier(Modifier::BOLD);
    let game = app.play.as_ref().map_or(app.menu.game, |play: &Play| play.position().game());
    let keys = KEYS.iter().map(|(key, word)| {
        let key = if key.is_empty() { say("help-arrows") } else { (*key).to_owned() };
        let word = say(&format!("help-{word}"));
        Line::from(vec![Span::styled(format!("{key:<15}"), bold), Span::raw(word)])
    });
    let left = Rect { width: 48.min(area.width), height: KEYS.len() as u16, ..area };
    frame.render_widget(Paragraph::new(keys.collect::<Vec<_>>()), left);
    let right = Rect {
        x: left.right() + 1,
        width: area.width - left.width - 1,
        height: KEYS.len() as u16,
        ..area
    };
    let text = say(&format!("help-game-{}", words::game(game)));
    let text = Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true });
    frame.render_widget(text, right);
    let dim = Style::new().fg(app.look.color(DIM));
    let values = [("examples", face(game).examples.into())];
    let below = Rect { y: area.y + 18, height: 1, ..area };
    frame.render_widget(app.look.text(&texts.with("help-notation", &values)), below);
    frame.render_widget(say("help-joined"), Rect { y: below.y + 1, ..below });
    let back = Line::styled(say("terminal-any-key"), dim);
    frame.render_widget(back, Rect { y: below.y + 2, ..below });
}
