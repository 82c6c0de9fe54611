//! The app on the screen.

use gipfel_render::LastTurn;
use gipfel_rules::{Color, linked};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};

use crate::app::Message;
use crate::board_view::BoardView;
use crate::command::{self, Entry};
use crate::dialog::Dialog;
use crate::layout::{Layout, is_too_small, wanted, wrap};
use crate::look::{AMBER, BRICK, DIM, GREEN};
use crate::{
    App, Play, dialog_view, linked_view, linked_words, menu_view, panel_view, stack_words, words,
};

/// Draws the app.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let window = frame.area();
    if is_too_small(window, wanted(app)) {
        return draw_too_small(app, frame, window);
    }
    match Layout::new(app, window) {
        Some(layout) if !app.in_menu => {
            if let Some(play) = &app.play {
                draw_game(app, play, &layout, frame);
            }
        }
        _ => menu_view::draw(app, window, frame),
    }
    dialog_view::draw(app, window, frame);
}

fn draw_too_small(app: &App, frame: &mut Frame<'_>, window: Rect) {
    let (width, height) = wanted(app);
    let wanted = format!("{width}×{height}");
    let values = [
        ("width", window.width.to_string().into()),
        ("height", window.height.to_string().into()),
        ("wanted", wanted.into()),
    ];
    let text = app.look.text(&app.texts.with("terminal-too-small", &values));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), window);
}

fn draw_game(app: &App, play: &Play, layout: &Layout, frame: &mut Frame<'_>) {
    draw_title(app, play, layout.title, frame);
    let choosing = app.chooses_on_board();
    let hint = app.hint.as_ref().filter(|hint| hint.position == *play.position());
    let board = BoardView {
        grid: layout.grid,
        look: app.look,
        position: play.position(),
        highlights: if choosing {
            app.picker.highlights(play.position())
        } else {
            crate::picker::Highlights::default()
        },
        last: play.last_turn(),
        hint: hint.map_or_else(
            || pending(play),
            |hint| LastTurn::new(&hint.position, hint.actions.iter().copied()),
        ),
        cursor: choosing.then_some(app.picker.cursor),
    };
    board.draw(frame.buffer_mut());
    panel_view::draw(app, play, layout, frame);
    linked_view::draw(app, play, layout, frame);
    let news = app.message.as_ref().filter(|_| app.dialog.is_none());
    if news.is_none() {
        draw_message(app, play, layout.message, frame);
    }
    draw_prompt(app, play, layout.prompt, frame);
    if let Some(message) = news {
        draw_news(app, message, layout, frame);
    }
    draw_bar(app, layout.bar, frame);
}

/// The use that waits for an answer, as it would be on the main board.
fn pending(play: &Play) -> LastTurn {
    let state = play.state().filter(|state| state.contest().is_none());
    let declared = state.and_then(linked::State::declared);
    declared.map_or_else(LastTurn::default, |declared| {
        LastTurn::new(play.position(), [declared.action.into()])
    })
}

fn draw_title(app: &App, play: &Play, area: Rect, frame: &mut Frame<'_>) {
    let dash = app.look.either("–", "-");
    let contest = app.aside.is_some() || play.contest().is_some();
    let contest = match contest {
        true => format!("{}: ", app.texts.get("terminal-contest")),
        false => String::new(),
    };
    let name = |color| {
        let player = play.players()[linked_words::main_color(play, color).index()];
        app.look.text(&words::player(&app.texts, player))
    };
    let [white, black] = Color::ALL.map(name);
    let mut spans = vec![
        Span::styled(
            app.look.text(&format!(" {contest}{}", words::title(&app.texts, play.position()))),
            Style::new().add_modifier(Modifier::BOLD),
        ),
        Span::raw(format!("   {white} {dash} {black}")),
    ];
    let dim = Style::new().fg(app.look.color(DIM));
    if let Some(home) = &play.home {
        spans.push(Span::styled(format!("   {}", home.file.display()), dim));
    }
    if play.changed {
        spans.push(Span::styled(
            app.look.text(&format!("   {}", app.texts.get("terminal-unsaved"))),
            dim,
        ));
    }
    frame.render_widget(Line::from(spans), area);
}

/// Whose turn it is and what is to be decided.
fn draw_prompt(app: &App, play: &Play, area: Rect, frame: &mut Frame<'_>) {
    let result = app.contest_result();
    let texts = &app.texts;
    let headline = match result {
        Some(_) => Some(texts.get("terminal-contest")),
        None => words::headline(texts, play),
    };
    let rest = if let Some(result) = result {
        result
    } else if play.ending().is_none() && !app.accepts_choices() {
        let spinner = app.look.either("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "|/-\\");
        let letter = spinner.chars().nth(app.ticks % spinner.chars().count()).unwrap_or(' ');
        let player = words::player(texts, play.mover());
        format!("{} {letter}", texts.with("terminal-thinking", &[("player", player.into())]))
    } else {
        words::prompt(app, play)
    };
    let color = if play.ending().is_some() { AMBER } else { GREEN };
    let strong = Style::new().fg(app.look.color(color)).add_modifier(Modifier::BOLD);
    let headline = headline.map_or_else(String::new, |headline| app.look.text(&headline) + ":");
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let text = app.look.text(&format!("{headline} {rest}"));
    // What does not fit takes the line of the message as well, unless somebody types there.
    let most = if matches!(app.dialog, Some(Dialog::Notation(_))) { 1 } else { 2 };
    for (number, line) in wrap(&text, area.width - 2).into_iter().take(most).enumerate() {
        let area = Rect { y: area.y + number as u16, ..area };
        let line = match line.strip_prefix(&headline) {
            Some(rest) if number == 0 => Line::from(vec![
                Span::styled(format!(" {headline}"), strong),
                Span::styled(rest.to_owned(), bold),
            ]),
            _ => Line::styled(format!(" {line}"), bold),
        };
        frame.render_widget(Clear, area);
        frame.render_widget(line, area);
    }
}

/// News. A long sentence takes the line of the prompt as well.
fn draw_news(app: &App, message: &Message, layout: &Layout, frame: &mut Frame<'_>) {
    let color = if message.is_error { BRICK } else { GREEN };
    let style = Style::new().fg(app.look.color(color));
    let width = layout.message.width - 2;
    let mut lines = wrap(&app.look.text(&message.text), width);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(panel_view::shorten(&rest, width, app.look));
    }
    let areas: &[Rect] = match lines.len() {
        2 => &[layout.prompt, layout.message],
        _ => &[layout.message],
    };
    for (line, area) in lines.into_iter().zip(areas) {
        frame.render_widget(Clear, *area);
        frame.render_widget(Line::styled(format!(" {line}"), style), *area);
    }
}

/// A line that is being typed, or what was decided of the turn so far.
fn draw_message(app: &App, play: &Play, area: Rect, frame: &mut Frame<'_>) {
    if let Some(Dialog::Notation(input)) = &app.dialog {
        return dialog_view::draw_input(
            app,
            &app.look.text(&app.texts.get("terminal-turn")),
            input,
            area,
            frame,
        );
    }
    let line = if let Some(text) = below_board(app, play) {
        let text = panel_view::shorten(&app.look.text(&text), area.width - 2, app.look);
        Line::styled(format!(" {text}"), Style::new().fg(app.look.color(DIM)))
    } else if !play.turn().is_empty() {
        let turn = [("turn", play.turn().text().into())];
        let text = app.look.text(&app.texts.with("terminal-so-far", &turn));
        let text = panel_view::shorten(&text, area.width - 2, app.look);
        Line::styled(format!(" {text}"), Style::new().fg(app.look.color(DIM)))
    } else if app.paused && play.has_more() && app.aside.is_none() {
        let style = Style::new().fg(app.look.color(AMBER));
        Line::styled(app.look.text(&format!(" {}", app.texts.get("terminal-earlier"))), style)
    } else {
        Line::default()
    };
    frame.render_widget(line, area);
}

/// What is at stake in a contest; with potentials, what the stack under the cursor is and can do.
fn below_board(app: &App, play: &Play) -> Option<String> {
    if let Some(state) = play.state().filter(|state| state.contest().is_some()) {
        return Some(linked_words::stake(&app.texts, state, state.declared()?));
    }
    let place = app.picker.here().filter(|_| app.chooses_on_board())?;
    let links = play.record().settings().map(|settings| settings.links).unwrap_or_default();
    stack_words::stack(&app.texts, play.position(), place, &app.picker.reach(), links)
}

/// Where the entries of the bar are: those that fit.
pub(crate) fn bar_places(app: &App, area: Rect) -> Vec<(Rect, Entry)> {
    let mut x = area.x + 1;
    let mut places = Vec::new();
    for entry in command::bar(app) {
        let word = key_word(app, entry.1);
        let width = (entry.0.chars().count() + 1 + word.chars().count()) as u16;
        if x + width > area.right() {
            break;
        }
        places.push((Rect { x, width, ..area }, entry));
        x += width + 2;
    }
    places
}

/// What a key does, in a word.
pub(crate) fn key_word(app: &App, name: &str) -> String {
    app.look.text(&app.texts.get(&format!("key-{name}")))
}

fn draw_bar(app: &App, area: Rect, frame: &mut Frame<'_>) {
    if matches!(app.dialog, Some(Dialog::Notation(_))) {
        return draw_typing_bar(app, area, frame);
    }
    let key = Style::new().fg(app.look.color(GREEN)).add_modifier(Modifier::BOLD);
    let word = Style::new().fg(app.look.color(DIM));
    for (place, (letter, name, _)) in bar_places(app, area) {
        let text = format!(" {}", key_word(app, name));
        let line = Line::from(vec![Span::styled(letter, key), Span::styled(text, word)]);
        frame.render_widget(line, place);
    }
}

/// Below a turn that is being typed: what is wrong with it, or what can be done. A long sentence begins above it.
fn draw_typing_bar(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let (text, color) = match &app.message {
        Some(message) => (message.text.clone(), BRICK),
        None => (app.texts.get("terminal-typing"), DIM),
    };
    let style = Style::new().fg(app.look.color(color));
    let mut lines = wrap(&app.look.text(&text), area.width - 2);
    let last = lines.split_off(lines.len().min(1)).join(" ");
    let above = Rect { y: area.y - 2, ..area };
    let shown = match (lines.pop(), last.is_empty()) {
        (Some(first), true) => vec![(first, area)],
        (Some(first), false) => vec![(first, above), (last, area)],
        (None, _) => Vec::new(),
    };
    for (line, area) in shown {
        let line = panel_view::shorten(&line, area.width - 2, app.look);
        frame.render_widget(Clear, area);
        frame.render_widget(Line::styled(format!(" {line}"), style), area);
    }
}
