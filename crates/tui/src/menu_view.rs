//! The start menu on the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::App;
use crate::layout::centered;
use crate::look::{AMBER, BRICK, DIM, GREEN};
use crate::menu::Field;

const WIDTH: u16 = 60;
const HEIGHT: u16 = 18;

/// Where the lines of the menu are.
pub(crate) fn lines(app: &App, window: Rect) -> Vec<(Rect, Field)> {
    let area = centered(window, WIDTH, HEIGHT);
    let mut y = area.y + 3;
    let mut lines = Vec::new();
    for field in app.menu.fields() {
        if field == Field::Start {
            y += 1;
        }
        lines.push((Rect { y, height: 1, ..area }, field));
        y += 1;
    }
    lines
}

pub(crate) fn draw(app: &App, window: Rect, frame: &mut Frame<'_>) {
    let look = app.look;
    let area = centered(window, WIDTH, HEIGHT);
    let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
    let dim = Style::new().fg(look.color(DIM));
    let title = Style::new().fg(look.color(AMBER)).add_modifier(Modifier::BOLD);
    frame.render_widget(Line::styled("Gipfel", title).centered(), row(0));
    let games = Line::styled("GIPF and YINSH, games by Kris Burm", dim);
    frame.render_widget(games.centered(), row(1));
    let [left, right] = look.either(["◂", "▸"], ["<", ">"]);
    for (place, field) in lines(app, window) {
        let chosen = app.menu.field == field;
        let mut style = Style::new();
        if chosen {
            style = style.fg(look.color(GREEN)).add_modifier(Modifier::BOLD);
        }
        let sign = if chosen { right } else { " " };
        let label = look.text(field.label());
        let value = app.menu.value(field);
        let line = match (field.is_button(), chosen) {
            (true, _) => Line::styled(format!("  {sign} {label}"), style),
            (false, true) => {
                Line::styled(format!("  {sign} {label:<24}{left} {value} {right}"), style)
            }
            (false, false) => Line::from(vec![
                Span::raw(format!("  {sign} {label:<24}  ")),
                Span::styled(value, Style::new().add_modifier(Modifier::BOLD)),
            ]),
        };
        frame.render_widget(line, place);
    }
    if let Some(message) = &app.message {
        let color = if message.is_error { BRICK } else { GREEN };
        let style = Style::new().fg(look.color(color));
        frame.render_widget(
            Line::styled(look.text(&message.text), style).centered(),
            row(HEIGHT - 2),
        );
    }
    let back = if app.play.is_some() { "   Esc back to the game" } else { "" };
    let keys = look.either(
        "↑ ↓ line   ← → change   ⏎ start   ? help   q quit",
        "arrows: line and value   Enter start   ? help   q quit",
    );
    frame.render_widget(Line::styled(format!("{keys}{back}"), dim).centered(), row(HEIGHT - 1));
}
