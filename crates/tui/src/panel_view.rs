//! The column beside the board: players, turns, analysis.

use gipfel_engine::{Info, Score};
use gipfel_rules::{
    AnyAction, Color, Interface as _, Kind, Layer, Look as Figure, Position as _, turn_texts,
};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::app::Thinking;
use crate::games::face;
use crate::layout::Layout;
use crate::look::{AMBER, DIM, GREEN, Look};
use crate::turn_list::{NUMBER, TurnList};
use crate::{App, Play, linked_words, words};

pub(crate) fn draw(app: &App, play: &Play, layout: &Layout, frame: &mut Frame<'_>) {
    let order =
        if app.is_flipped() { [Color::White, Color::Black] } else { [Color::Black, Color::White] };
    for (color, area) in order.into_iter().zip(layout.players) {
        draw_player(app, play, color, area, frame);
    }
    let turns = layout.turns;
    let pool = trays(app, play, None).join("  ");
    let list = TurnList::new(play, turns, app.scroll);
    let rule = |y: u16| Rect { y, height: 1, ..turns };
    let say = |key: &str| app.look.text(&app.texts.get(key));
    let label = if play.contest().is_some() { "terminal-contest" } else { "turns-label" };
    draw_rule(app.look, rule(turns.y - 1), &say(label), &pool, frame);
    draw_turns(app, play, &list, turns, frame);
    let (_, more) = list.hidden();
    let below = if more { say("terminal-more") } else { String::new() };
    if let Some(area) = layout.analysis {
        draw_rule(app.look, rule(area.y - 1), &say("terminal-analysis"), &depth(app), frame);
        draw_analysis(app, area, frame);
        draw_rule(app.look, rule(area.bottom()), "", "", frame);
    } else {
        draw_rule(app.look, rule(turns.bottom()), "", &below, frame);
    }
}

/// A line across with a word at its left and one at its right.
fn draw_rule(look: Look, area: Rect, left: &str, right: &str, frame: &mut Frame<'_>) {
    let dim = Style::new().fg(look.color(DIM));
    let line = look.either("─", "-").repeat(usize::from(area.width));
    frame.render_widget(Line::styled(line, dim), area);
    let style = dim.add_modifier(Modifier::BOLD);
    if !left.is_empty() {
        let area = Rect { x: area.x + 1, width: area.width - 1, ..area };
        frame.render_widget(Line::styled(format!(" {left} "), style), area);
    }
    if !right.is_empty() {
        let text = format!(" {right} ");
        let width = (text.chars().count() as u16).min(area.width);
        let area = Rect { x: area.right() - width, width, ..area };
        frame.render_widget(Line::styled(text, style), area);
    }
}

fn draw_player(app: &App, play: &Play, color: Color, area: Rect, frame: &mut Frame<'_>) {
    let look = app.look;
    let state = play.state().filter(|state| state.declared().is_some());
    let main = linked_words::main_color(play, color);
    let decides = match state {
        Some(state) => state.decider() == main,
        None => play.position().side() == color,
    };
    let moves = play.ending().is_none() && decides;
    let disc = match (color, look.unicode()) {
        (Color::White, true) => "○",
        (Color::Black, true) => "●",
        (Color::White, false) => "O",
        (Color::Black, false) => "X",
    };
    let mut style = Style::new();
    if moves {
        style = style.fg(look.color(GREEN)).add_modifier(Modifier::BOLD);
    }
    let arrow = look.either("▸", ">");
    let sign = if moves { arrow } else { " " };
    let player = play.players()[main.index()];
    let side = words::side_name(&app.texts, color);
    let player = words::player(&app.texts, player);
    let name = format!("{sign} {disc} {}", look.text(&format!("{side}, {player}")));
    let mut rows = vec![Line::styled(name, style), stock(app, play, color)];
    if state.is_some_and(|state| state.contest().is_some()) {
        let dim = Style::new().fg(look.color(DIM));
        let values = [("colour", words::side(main).into())];
        let said = look.text(&app.texts.with("terminal-main-side", &values));
        rows.push(Line::styled(format!("  {said}"), dim));
    }
    for (line, y) in rows.into_iter().zip(area.y..) {
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
}

/// What a player has beside the board, and what he has lost.
fn stock(app: &App, play: &Play, color: Color) -> Line<'static> {
    let mut parts = trays(app, play, Some(color));
    let label =
        |key: &str, count: String| format!("{} {count}", app.look.text(&app.texts.get(key)));
    if face(play.position().game()).counts_stacks {
        let pieces = play.position().pieces();
        let own = |stack: &[Layer]| stack.last().is_some_and(|top| top.owner == Some(color));
        let heights = pieces.stacks().filter(|(_, stack)| own(stack)).map(|(_, stack)| stack.len());
        parts.retain(|part| !part.ends_with(" 0"));
        parts.push(label("terminal-in-stacks", heights.sum::<usize>().to_string()));
    }
    let kinds = face(play.position().game()).kinds;
    if parts.is_empty() && !kinds.is_empty() {
        let pieces = play.position().pieces();
        let count = |kind: usize| {
            let own = |top: &Layer| top.owner == Some(color) && usize::from(top.kind.0) == kind;
            pieces.stacks().filter(|(_, stack)| stack.last().is_some_and(own)).count()
        };
        parts.extend(
            kinds.chars().enumerate().map(|(kind, letter)| format!("{letter} {}", count(kind))),
        );
    }
    // As they are shown on the board.
    if let Some(count) = doubles(play, color) {
        parts.push(format!("[G] {count}"));
    }
    let lost = play.lost(color);
    if lost > 0 {
        parts.push(label("terminal-lost", lost.to_string()));
    }
    let state = play.state().filter(|state| state.contest().is_none());
    if let Some(left) = state.and_then(|state| state.challenges_left(color)) {
        parts.push(label("terminal-challenges-short", left.to_string()));
    }
    Line::styled(format!("  {}", parts.join("  ")), Style::new().fg(app.look.color(DIM)))
}

/// How many stacks that are one piece a player has on the board, where there are such pieces.
fn doubles(play: &Play, color: Color) -> Option<usize> {
    let description = play.position().game().description();
    let double = description.held.iter().find(|held| {
        let plain = |kind: &Kind| description[*kind].look == Figure::Disc;
        held.layers.len() > 1 && held.layers.iter().all(plain)
    })?;
    let pieces = play.position().pieces();
    let of = |color: Color| {
        pieces
            .stacks()
            .filter(|(_, stack)| {
                let own = stack.last().is_some_and(|top| top.owner == Some(color));
                own && stack.len() == double.layers.len()
                    && stack.iter().zip(double.layers).all(|(layer, kind)| layer.kind == *kind)
            })
            .count()
    };
    let count = of(color);
    (count > 0 || of(color.other()) > 0).then_some(count)
}

/// The trays of a player, or those that belong to both: what lies there, and how much of it wins. Pieces with a sign are
/// counted by their letters.
fn trays(app: &App, play: &Play, owner: Option<Color>) -> Vec<String> {
    let description = play.position().game().description();
    let kinds = face(play.position().game()).kinds;
    let mut parts: Vec<String> = Vec::new();
    let mut signs = String::new();
    for holding in play.position().pieces().beside() {
        let tray = description[holding.beside.tray];
        let look = description[tray.kind].look;
        match (look, holding.aim) {
            _ if holding.beside.owner != owner => {}
            _ if owner.is_none() && holding.count == 0 => {}
            (Figure::Emblem { .. }, _) if holding.count == 0 => {}
            (Figure::Emblem { letter, .. }, _) => signs += &format!("{letter}{}", holding.count),
            (_, aim) => {
                let aim = aim.map_or_else(String::new, |aim| format!("/{aim}"));
                let letter = kinds.chars().nth(usize::from(tray.kind.0));
                // Marbles of many colours lie side by side, each by its letter.
                let word = match letter.filter(|_| look == Figure::Ball) {
                    Some(letter) => letter.to_string(),
                    None => app.look.text(&app.texts.get(&format!("tray-{}", tray.word))),
                };
                parts.push(format!("{word} {}{aim}", holding.count));
            }
        }
    }
    // What is used up and is no aim is not worth its room, unless it is all there is.
    if parts.len() > 1 {
        parts.retain(|part| !part.ends_with(" 0"));
    }
    parts.extend(Some(signs).filter(|signs| !signs.is_empty()));
    parts
}

fn draw_turns(app: &App, play: &Play, list: &TurnList, area: Rect, frame: &mut Frame<'_>) {
    let dim = Style::new().fg(app.look.color(DIM));
    let mut after = false;
    let line = play.line();
    let here = line.iter().position(|node| *node == play.node());
    for (y, number, entries) in list.visible() {
        if let Some(number) = number {
            let area = Rect { y, height: 1, width: NUMBER, ..area };
            frame.render_widget(Line::styled(format!("{number:>3}."), dim), area);
        }
        for entry in entries {
            let place = line.iter().position(|node| Some(*node) == entry.node);
            after = after || (entry.node.is_some() && place > here);
            let style = if entry.node == Some(play.node()) {
                Style::new().add_modifier(Modifier::REVERSED)
            } else if after {
                dim
            } else {
                Style::new()
            };
            let x = list.column(entry);
            let area = Rect { x, y, width: area.right() - x, height: 1 };
            let mut spans = vec![Span::styled(shorten(&entry.text, area.width, app.look), style)];
            if entry.others > 0 {
                spans.push(Span::styled("*", Style::new().fg(app.look.color(AMBER))));
            }
            frame.render_widget(Line::from(spans), area);
        }
    }
}

/// The text, with a sign at its end if it is cut off there.
pub(crate) fn shorten(text: &str, width: u16, look: Look) -> String {
    let width = usize::from(width);
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let short: String = text.chars().take(width.saturating_sub(1)).collect();
    short + look.either("…", "~")
}

/// What the engine has found about the position on the board.
fn thinking(app: &App) -> Option<(&Thinking, &Info<AnyAction>)> {
    let thinking = app.thinking.as_ref()?;
    Some((thinking, thinking.info.as_ref()?))
}

fn depth(app: &App) -> String {
    match thinking(app) {
        Some((_, info)) => {
            let nodes = (info.nodes / 1000).to_string();
            let values = [("depth", info.depth.to_string().into()), ("nodes", nodes.into())];
            app.look.text(&app.texts.with("terminal-depth", &values))
        }
        None => String::new(),
    }
}

fn draw_analysis(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let Some((thinking, info)) = thinking(app) else {
        let key =
            if app.is_thinking() { "terminal-thinking-long" } else { "terminal-thinking-none" };
        let words = app.look.text(&app.texts.get(key));
        let dim = Style::new().fg(app.look.color(DIM));
        return frame.render_widget(Line::styled(words, dim), Rect { height: 1, ..area });
    };
    let mover = thinking.position.side();
    if let Some(best) = info.lines.first() {
        let score = words::for_white(best.score, mover);
        draw_balance(app.look, score, Rect { height: 1, ..area }, frame);
    }
    let mut y = area.y + 1;
    let share = (area.height - 1) / info.lines.len().max(1) as u16;
    for line in &info.lines {
        let score = words::for_white(line.score, mover).to_string();
        let turns = turn_texts(&thinking.position, &line.actions);
        for (number, text) in wrap(&turns, area.width - 7, share).into_iter().enumerate() {
            let label = if number == 0 { format!("{score:>6} ") } else { " ".repeat(7) };
            let spans = vec![
                Span::styled(label, Style::new().add_modifier(Modifier::BOLD)),
                Span::raw(text),
            ];
            frame.render_widget(Line::from(spans), Rect { y, height: 1, ..area });
            y += 1;
        }
    }
}

/// Words on a few lines; what does not fit is left out.
fn wrap(words: &[String], width: u16, lines: u16) -> Vec<String> {
    let width = usize::from(width);
    let mut wrapped: Vec<String> = Vec::new();
    for word in words {
        let length = word.chars().count();
        let full = wrapped.len() >= usize::from(lines);
        match wrapped.last_mut() {
            Some(line) if line.chars().count() + 1 + length <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ if full => break,
            _ => wrapped.push(word.clone()),
        }
    }
    wrapped
}

/// A bar whose white part is as long as White's chances are good.
fn draw_balance(look: Look, score: Score, area: Rect, frame: &mut Frame<'_>) {
    let chance = match score.forced_turns() {
        Some(_) if score.value() > 0 => 1.0,
        Some(_) => 0.0,
        None => 1.0 / (1.0 + (-f64::from(score.value()) / 250.0).exp()),
    };
    let width = f64::from(area.width);
    let white = (width * chance).round() as usize;
    let black = usize::from(area.width) - white;
    let [full, empty] = look.either(["█", "░"], ["#", "."]);
    let line = Line::from(vec![Span::raw(full.repeat(white)), Span::raw(empty.repeat(black))]);
    frame.render_widget(line, area);
}
