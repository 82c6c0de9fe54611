//! The start menu on the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::App;
use crate::layout::centered;
use crate::look::{AMBER, BRICK, DIM, GREEN};
use crate::menu::Field;

const WIDTH: u16 = 64;
/// How wide the column of labels is.
const LABEL: usize = 24;
/// Where the column of contests begins.
const LINK: u16 = 40;

/// How high the menu is: what is above and below its lines included.
fn height(app: &App) -> u16 {
    let lines = app.menu.fields().filter(|field| !matches!(field, Field::Link(_))).count();
    (lines as u16 + 7).max(18)
}

/// Where the lines of the menu are.
pub(crate) fn lines(app: &App, window: Rect) -> Vec<(Rect, Field)> {
    let area = centered(window, WIDTH, height(app));
    let mut y = area.y + 3;
    let mut lines = Vec::new();
    for field in app.menu.fields() {
        match field {
            Field::Start => y += 1,
            // The contest of a kind stands behind its count.
            Field::Link(_) => {
                let place = Rect { x: area.x + LINK, y: y - 1, width: WIDTH - LINK, height: 1 };
                lines.push((place, field));
                continue;
            }
            _ => {}
        }
        let width = if matches!(field, Field::Count(_)) { LINK } else { area.width };
        lines.push((Rect { y, width, height: 1, ..area }, field));
        y += 1;
    }
    lines
}

pub(crate) fn draw(app: &App, window: Rect, frame: &mut Frame<'_>) {
    let look = app.look;
    let height = height(app);
    let area = centered(window, WIDTH, height);
    let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
    let dim = Style::new().fg(look.color(DIM));
    let title = Style::new().fg(look.color(AMBER)).add_modifier(Modifier::BOLD);
    frame.render_widget(Line::styled("Gipfel", title).centered(), row(0));
    let games = Line::styled(look.text(&app.texts.get("terminal-subtitle")), dim);
    frame.render_widget(games.centered(), row(1));
    let [left, right] = look.either(["◂", "▸"], ["<", ">"]);
    for (place, field) in lines(app, window) {
        let chosen = app.menu.field == field;
        let mut style = Style::new();
        if chosen {
            style = style.fg(look.color(GREEN)).add_modifier(Modifier::BOLD);
        }
        let sign = if chosen { right } else { " " };
        let label = look.text(&field.label(&app.texts));
        let value = look.text(&app.menu.value(field, &app.texts));
        let line = match (field.is_button(), chosen) {
            (true, _) => Line::styled(format!("  {sign} {label}"), style),
            (false, true) if matches!(field, Field::Link(_)) => {
                Line::styled(format!("{left} {value} {right}"), style)
            }
            (false, true) => {
                Line::styled(format!("  {sign} {label:<LABEL$}{left} {value} {right}"), style)
            }
            (false, false) if matches!(field, Field::Link(_)) => Line::from(vec![
                Span::raw("  "),
                Span::styled(value, Style::new().add_modifier(Modifier::BOLD)),
            ]),
            (false, false) => Line::from(vec![
                Span::raw(format!("  {sign} {label:<LABEL$}  ")),
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
            row(height - 2),
        );
    }
    let contests = app.menu.fields().any(|field| matches!(field, Field::Link(_)));
    let keys = [
        ("terminal-menu-next", contests),
        ("terminal-menu-keys", true),
        ("terminal-menu-back", app.play.is_some()),
    ];
    let keys = keys.into_iter().filter(|(_, shown)| *shown).map(|(key, _)| app.texts.get(key));
    let keys = look.text(&keys.collect::<Vec<_>>().join("   "));
    frame.render_widget(Line::styled(keys, dim).centered(), row(height - 1));
}
