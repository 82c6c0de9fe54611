//! The lessons on the screen.

use gipfel_learn::{Progress, Step, Texts, Value, library, topic};
use gipfel_render::{LastTurn, Place};
use gipfel_rules::{AnyPosition, Color, Interface as _, Position as _, TurnBuilder};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::board_view::BoardView;
use crate::dialog_view::input_line;
use crate::grid::{Grid, Scale};
use crate::layout::{SMALLEST, is_too_small, smallest, wrap};
use crate::learn::{Going, Learn};
use crate::look::{AMBER, BRICK, DIM, GREEN, Look, Shade};
use crate::{decide_words, picker};

/// The least the words beside the board need.
const PANEL: (u16, u16) = (30, 52);

/// Draws the lessons.
pub(crate) fn draw(learn: &Learn, frame: &mut Frame<'_>) {
    let window = frame.area();
    let position = learn.going.as_ref().and_then(|going| going.position());
    let wanted = position.map_or(SMALLEST, |position| smallest(position.board(), PANEL.0));
    if is_too_small(window, wanted) {
        return draw_too_small(learn, frame, window, wanted);
    }
    match &learn.going {
        None => draw_list(learn, window, frame),
        Some(going) => draw_lesson(learn, going, window, frame),
    }
}

fn draw_too_small(learn: &Learn, frame: &mut Frame<'_>, window: Rect, (width, height): (u16, u16)) {
    let values = [
        ("width", Value::from(u32::from(window.width))),
        ("height", Value::from(u32::from(window.height))),
        ("wanted", Value::from(format!("{width}×{height}"))),
    ];
    let text = learn.texts.with("terminal-too-small", &values);
    for (line, y) in wrap(&text, window.width).into_iter().zip(window.y..window.bottom()) {
        frame.render_widget(Line::raw(line), Rect { y, height: 1, ..window });
    }
}

/// A line of the list: a topic, or a chapter by its number.
enum Entry {
    Topic(&'static str),
    Chapter(usize),
}

fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut last = "";
    for (number, chapter) in library::chapters().iter().enumerate() {
        if topic(chapter.game) != last {
            last = topic(chapter.game);
            entries.push(Entry::Topic(last));
        }
        entries.push(Entry::Chapter(number));
    }
    entries
}

/// The lines of the list that are shown, from top to bottom.
fn list_lines(learn: &Learn, window: Rect) -> Vec<(Rect, Entry)> {
    let room = window.height.saturating_sub(5);
    let entries = entries();
    let at = entries
        .iter()
        .position(|entry| matches!(entry, Entry::Chapter(number) if *number == learn.cursor))
        .unwrap_or(0);
    // The chosen line stays in the middle as far as the ends allow.
    let most = entries.len().saturating_sub(usize::from(room));
    let first = at.saturating_sub(usize::from(room) / 2).min(most);
    let lines = window.y + 2..window.y + 2 + room;
    lines
        .zip(entries.into_iter().skip(first))
        .map(|(y, entry)| (Rect { y, height: 1, ..window }, entry))
        .collect()
}

/// Where the chapters of the list are.
pub(crate) fn list_places(learn: &Learn, window: Rect) -> Vec<(Rect, usize)> {
    list_lines(learn, window)
        .into_iter()
        .filter_map(|(area, entry)| match entry {
            Entry::Chapter(number) => Some((area, number)),
            Entry::Topic(_) => None,
        })
        .collect()
}

fn draw_list(learn: &Learn, window: Rect, frame: &mut Frame<'_>) {
    let (look, texts) = (learn.look, &learn.texts);
    let title = styled(look, AMBER).add_modifier(Modifier::BOLD);
    let top = Rect { height: 1, ..window };
    frame.render_widget(Line::styled(format!(" {}", texts.get("terminal-title")), title), top);
    let language = Line::styled(format!("{} ", texts.get("terminal-language")), styled(look, DIM));
    frame.render_widget(language.right_aligned(), top);
    for (area, entry) in list_lines(learn, window) {
        let line = match entry {
            Entry::Topic(topic) => {
                let name = texts.get(&format!("learn-{topic}"));
                Line::styled(format!(" {name}"), Style::new().add_modifier(Modifier::BOLD))
            }
            Entry::Chapter(number) => chapter_line(learn, number),
        };
        frame.render_widget(line, area);
    }
    let below = Rect { y: window.bottom() - 2, height: 1, ..window };
    let about = learn
        .trouble
        .clone()
        .unwrap_or_else(|| texts.get(&format!("{}-about", learn.chapter().key())));
    frame.render_widget(Line::raw(format!(" {about}")), below);
    let keys = [
        (look.either("↑ ↓", "Up Down"), "move"),
        (look.either("⏎", "Enter"), "open"),
        ("q", "quit"),
    ];
    draw_bar(learn, &keys, Rect { y: window.bottom() - 1, ..below }, frame);
}

fn chapter_line(learn: &Learn, number: usize) -> Line<'static> {
    let look = learn.look;
    let chapter = &library::chapters()[number];
    let (count, steps) = (learn.done.count(chapter), chapter.steps.len());
    let chosen = number == learn.cursor;
    let mut style = Style::new();
    if chosen {
        style = styled(look, GREEN).add_modifier(Modifier::BOLD);
    }
    let sign = if chosen { look.either("▸", ">") } else { " " };
    let mark = match count {
        0 => " ",
        count if count == steps => look.either("✓", "x"),
        _ => look.either("·", "."),
    };
    let [full, empty] = look.either(["■", "□"], ["#", "."]);
    let bar = full.repeat(count) + &empty.repeat(steps - count);
    let title = learn.texts.get(&chapter.key());
    Line::from(vec![
        Span::styled(format!("  {sign} {mark} {title:<42}"), style),
        Span::styled(format!(" {bar}"), styled(look, if count > 0 { GREEN } else { DIM })),
    ])
}

/// The board of a position in a window.
pub(crate) fn grid(position: &AnyPosition, window: Rect) -> Grid {
    Grid::new(position.board(), false, areas(position, window).0)
}

/// The board and the words beside it.
fn areas(position: &AnyPosition, window: Rect) -> (Rect, Rect) {
    let shown = position.board();
    let body = Rect { y: window.y + 1, height: window.height.saturating_sub(4), ..window };
    let large = Scale::Large.size(shown);
    let fits = body.width >= large.0 + PANEL.0 && body.height >= large.1;
    let least = if fits { large.0 } else { Scale::Small.size(shown).0 };
    let panel = body.width.saturating_sub(least).clamp(PANEL.0, PANEL.1);
    let board = Rect { width: body.width - panel, ..body };
    (board, Rect { x: board.right() + 1, width: panel - 2, ..body })
}

fn draw_lesson(learn: &Learn, going: &Going, window: Rect, frame: &mut Frame<'_>) {
    let texts = &learn.texts;
    let chapter = going.lesson.chapter();
    let steps = chapter.steps.len();
    let number = (going.lesson.number() + 1).min(steps);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let place = texts.with("lesson-step", &[("number", number.into()), ("steps", steps.into())]);
    let title = Line::from(vec![
        Span::styled(format!(" {}", texts.get(&chapter.key())), bold),
        Span::styled(format!("   {place}"), styled(learn.look, DIM)),
    ]);
    frame.render_widget(title, Rect { height: 1, ..window });
    match (going.lesson.step(), going.position()) {
        (Some(step), Some(position)) => draw_step(learn, going, step, position, frame),
        _ => draw_end(learn, going, window, frame),
    }
}

fn draw_step(
    learn: &Learn,
    going: &Going,
    step: &Step,
    position: &AnyPosition,
    frame: &mut Frame<'_>,
) {
    let window = frame.area();
    let choosing = going.accepts_choices();
    let marks: Vec<Place> = step
        .marks
        .iter()
        .filter(|_| choosing && going.turn.as_ref().is_some_and(TurnBuilder::is_empty))
        .filter_map(|name| Place::from_name(position.game(), name))
        .collect();
    let board = BoardView {
        grid: grid(position, window),
        look: learn.look,
        position,
        highlights: if choosing {
            going.picker.highlights(position)
        } else {
            picker::Highlights::default()
        },
        last: going.last_turn(),
        hint: LastTurn { arrived: marks.clone(), turned: marks, ..LastTurn::default() },
        cursor: choosing.then_some(going.picker.cursor),
    };
    board.draw(frame.buffer_mut());
    let (_, panel) = areas(position, window);
    draw_words(learn, going, step, panel, frame);
    draw_prompt(learn, going, position, window, frame);
    draw_input(learn, going, window, frame);
    draw_bar(learn, &keys(learn, going), bottom(window, 1), frame);
}

fn bottom(window: Rect, lines: u16) -> Rect {
    Rect { y: window.bottom() - lines, height: 1, ..window }
}

/// The words beside the board: what is explained, the task, and what is said to what was played.
fn draw_words(learn: &Learn, going: &Going, step: &Step, area: Rect, frame: &mut Frame<'_>) {
    let texts = &learn.texts;
    let mut parts: Vec<(String, Style)> = vec![(texts.get(&step.text_key()), Style::new())];
    let task = format!("{}: {}", texts.get("lesson-task"), texts.get(&step.task_key()));
    parts.push((task, Style::new().add_modifier(Modifier::BOLD)));
    let mut said = feedback(texts, going, step);
    said.extend(going.why.as_ref().map(|why| (texts.why(why), BRICK)));
    if going.hinted && !matches!(going.lesson.progress(), Progress::Right { .. }) {
        let hint = format!("{}: {}", texts.get("lesson-hint"), texts.get(&step.hint_key()));
        said.push((hint, AMBER));
    }
    parts.extend(said.into_iter().map(|(text, shade)| (text, styled(learn.look, shade))));
    let lines = |parts: &[(String, Style)]| -> Vec<(String, Style)> {
        let mut lines = Vec::new();
        for (text, style) in parts {
            let wrapped = wrap(&learn.look.text(text), area.width);
            lines.extend(wrapped.into_iter().map(|line| (line, *style)));
            lines.push((String::new(), Style::new()));
        }
        lines
    };
    let mut shown = lines(&parts);
    // In a small window what was explained makes room for what is said now.
    if shown.len() > usize::from(area.height) + 1 && parts.len() > 2 {
        shown = lines(&parts[1..]);
    }
    for ((text, style), y) in shown.into_iter().zip(area.y..area.bottom()) {
        frame.render_widget(Line::styled(text, style), Rect { y, height: 1, ..area });
    }
}

/// What is said to what was played, with its colour.
fn feedback(texts: &Texts, going: &Going, step: &Step) -> Vec<(String, Shade)> {
    match going.lesson.progress() {
        Progress::Right { .. } => {
            let right = format!("{} {}", texts.get("lesson-right"), texts.get(&step.right_key()));
            let mut said = vec![(right, GREEN)];
            if let Some(reply) = &going.reply {
                let colour = match step.position.side().other() {
                    Color::White => "white",
                    Color::Black => "black",
                };
                let values = [("colour", colour.into()), ("turn", reply.clone().into())];
                said.push((texts.with("lesson-reply", &values), DIM));
            }
            said
        }
        Progress::Wrong(feedback) => {
            let wrong = format!("{} {}", texts.get("lesson-wrong"), texts.feedback(feedback));
            vec![(wrong, BRICK)]
        }
        Progress::Open | Progress::Illegal(_) => Vec::new(),
    }
}

fn draw_prompt(
    learn: &Learn,
    going: &Going,
    position: &AnyPosition,
    window: Rect,
    frame: &mut Frame<'_>,
) {
    if !going.accepts_choices() {
        return;
    }
    let texts = &learn.texts;
    let colour = match position.side() {
        Color::White => "white",
        Color::Black => "black",
    };
    let decision = decide_words::prompt(texts, position, &going.picker);
    let values = [("colour", colour.into()), ("decision", decision.into())];
    let text = learn.look.text(&texts.with("decide", &values));
    let style = styled(learn.look, GREEN).add_modifier(Modifier::BOLD);
    frame.render_widget(Line::styled(format!(" {text}"), style), bottom(window, 3));
}

/// A turn that is being typed.
fn draw_input(learn: &Learn, going: &Going, window: Rect, frame: &mut Frame<'_>) {
    if let Some(input) = &going.input {
        let label = learn.texts.get("terminal-turn");
        input_line(learn.look, &label, input, bottom(window, 2), frame);
    }
}

type Key = (&'static str, &'static str);

fn keys(learn: &Learn, going: &Going) -> Vec<Key> {
    let enter = learn.look.either("⏎", "Enter");
    if going.input.is_some() {
        return vec![(enter, "choose"), ("Esc", "back")];
    }
    let mut keys = match going.lesson.progress() {
        Progress::Right { .. } => {
            let last = going.lesson.number() + 1 == going.lesson.chapter().steps.len();
            vec![(enter, if last { "finish" } else { "next" }), ("r", "retry")]
        }
        Progress::Wrong(_) => vec![(enter, "retry"), ("h", "hint"), ("n", "skip")],
        Progress::Open | Progress::Illegal(_) => {
            let take = going.picker.may_keep();
            let mut keys = vec![(enter, if take { "take" } else { "choose" })];
            if take {
                keys.push((learn.look.either("␣", "Space"), "mark"));
            }
            let begun = going.turn.as_ref().is_some_and(|turn| !turn.is_empty());
            if going.picker.is_begun() || begun {
                keys.push(("Esc", "back"));
            }
            if let Some(word) = going.picker.button() {
                keys.push(("d", word));
            }
            if going.picker.may_change_kind() {
                keys.push(("g", "kind"));
            }
            keys.extend([("h", "hint"), ("n", "skip"), (":", "type")]);
            keys
        }
    };
    keys.extend([("l", "list"), ("q", "quit")]);
    keys
}

fn draw_bar(learn: &Learn, keys: &[Key], area: Rect, frame: &mut Frame<'_>) {
    let bold = styled(learn.look, GREEN).add_modifier(Modifier::BOLD);
    let mut spans = vec![Span::raw(" ")];
    for (key, word) in keys {
        let word = learn.look.text(&learn.texts.get(&format!("key-{word}")));
        spans.push(Span::styled(*key, bold));
        spans.push(Span::styled(format!(" {word}  "), styled(learn.look, DIM)));
    }
    frame.render_widget(Line::from(spans), area);
}

fn draw_end(learn: &Learn, going: &Going, window: Rect, frame: &mut Frame<'_>) {
    let texts = &learn.texts;
    let chapter = going.lesson.chapter();
    let values =
        [("page", topic(chapter.game).into()), ("section", Value::from(chapter.section.clone()))];
    let parts = [
        (texts.get("lesson-over"), Style::new().add_modifier(Modifier::BOLD)),
        (texts.get("lesson-over-text"), Style::new()),
        (texts.with("terminal-rule", &values), styled(learn.look, DIM)),
    ];
    let area = Rect { x: window.x + 2, y: window.y + 3, width: window.width.min(72) - 4, ..window };
    let mut y = area.y;
    for (text, style) in parts {
        for line in wrap(&learn.look.text(&text), area.width) {
            frame.render_widget(Line::styled(line, style), Rect { y, height: 1, ..area });
            y += 1;
        }
        y += 1;
    }
    let keys =
        [("p", "play"), (learn.look.either("⏎", "Enter"), "next"), ("l", "list"), ("q", "quit")];
    draw_bar(learn, &keys, bottom(window, 1), frame);
}

fn styled(look: Look, shade: Shade) -> Style {
    Style::new().fg(look.color(shade))
}
