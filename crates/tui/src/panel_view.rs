//! The column beside the board: players, turns, analysis.

use gipfel_engine::{Info, Score};
use gipfel_rules::{AnyAction, AnyPosition, Color, Position, gipf, turn_texts};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::app::Thinking;
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
    let pool = match play.position() {
        AnyPosition::Yinsh(position) => format!("pool {} markers", position.pool()),
        AnyPosition::Gipf(_) | AnyPosition::GipfPlus(_) => String::new(),
    };
    let list = TurnList::new(play, turns, app.scroll);
    let rule = |y: u16| Rect { y, height: 1, ..turns };
    let contest = play.state().is_some_and(|state| state.contest().is_some());
    let label = if contest { "Contest" } else { "Turns" };
    draw_rule(app.look, rule(turns.y - 1), label, &pool, frame);
    draw_turns(app, play, &list, turns, frame);
    let (_, more) = list.hidden();
    let below = if more { "more below" } else { "" };
    if let Some(area) = layout.analysis {
        draw_rule(app.look, rule(area.y - 1), "Analysis", &depth(app), frame);
        draw_analysis(app, area, frame);
        draw_rule(app.look, rule(area.bottom()), "", "", frame);
    } else {
        draw_rule(app.look, rule(turns.bottom()), "", below, frame);
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
    let name = format!("{sign} {disc} {color}, {player}");
    let mut rows = vec![Line::styled(name, style), stock(play, color, look)];
    if state.is_some_and(|state| state.contest().is_some()) {
        let dim = Style::new().fg(look.color(DIM));
        rows.push(Line::styled(format!("  {main} in the main game"), dim));
    }
    for (line, y) in rows.into_iter().zip(area.y..) {
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
}

/// What a player has beside the board.
fn stock(play: &Play, color: Color, look: Look) -> Line<'static> {
    let number =
        |count: u8| Span::styled(count.to_string(), Style::new().add_modifier(Modifier::BOLD));
    let dim = Style::new().fg(look.color(DIM));
    let word = |text: &'static str| Span::styled(text, dim);
    match play.position() {
        AnyPosition::Gipf(position) => {
            let mut spans = vec![word("  reserve "), number(position.reserve(color))];
            if position.variant() != gipf::Variant::Basic {
                let count = position.gipf_spots(color).len() as u8;
                spans.extend([word("  GIPF "), number(count)]);
            }
            let captured = play.captured(color);
            if captured > 0 {
                spans.extend([word("  lost "), number(captured)]);
            }
            Line::from(spans)
        }
        AnyPosition::GipfPlus(position) => {
            let mut spans = vec![word("  reserve "), number(position.reserve(color))];
            if position.variant() != gipf::Variant::Basic {
                let count = position.gipf_spots(color).len() as u8;
                spans.extend([word("  GIPF "), number(count)]);
            }
            let stock = position.stock(color);
            if !stock.is_empty() {
                spans.push(word("  "));
                spans.push(Span::styled(
                    stock.to_string(),
                    Style::new().add_modifier(Modifier::BOLD),
                ));
            }
            if let Some(left) = play.state().and_then(|state| state.challenges_left(color)) {
                // Beside a stock there is little room.
                let label = if stock.is_empty() { "  challenges " } else { "  ch. " };
                spans.extend([word(label), number(left)]);
            }
            Line::from(spans)
        }
        AnyPosition::Yinsh(position) => {
            let target = position.variant().target();
            let removed = position.removed(color);
            let hand = position.hand(color);
            // Together with what is to be placed there is little room.
            let label = if hand > 0 { "  removed " } else { "  rings removed " };
            let mut spans = vec![word(label), number(removed)];
            spans.push(Span::styled(format!(" of {target}"), dim));
            if hand > 0 {
                spans.extend([word("  to place "), number(hand)]);
            }
            Line::from(spans)
        }
    }
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
        Some((_, info)) => format!("depth {}, {}k", info.depth, info.nodes / 1000),
        None => String::new(),
    }
}

fn draw_analysis(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let Some((thinking, info)) = thinking(app) else {
        let words = if app.is_thinking() { "thinking…" } else { "nothing to think about" };
        let words = app.look.text(words);
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
