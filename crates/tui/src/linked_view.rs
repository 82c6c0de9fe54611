//! The questions of a linked game on the screen, with dice and coins.

use gipfel_rules::Color;
use gipfel_rules::linked::{Question, Roll, Stage};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use crate::command::{self, Command};
use crate::layout::{Layout, wrap};
use crate::look::{AMBER, GREEN, Look};
use crate::view::key_word;
use crate::{App, Play, linked_words, words};

/// Where the question is: over the turns, and the analysis if it is shown.
fn area(layout: &Layout) -> Rect {
    let top = layout.turns.y - 1;
    Rect { y: top, height: layout.players[1].y - top, ..layout.turns }
}

/// Where the answers of the question can be clicked.
pub(crate) fn answers(app: &App, play: &Play, layout: &Layout) -> Vec<(Rect, Command)> {
    let area = area(layout);
    let answers = command::answers(app, play);
    let first = area.bottom() - 1 - answers.len() as u16;
    answers
        .into_iter()
        .zip(first..)
        .map(|((_, _, command), y)| (Rect { y, height: 1, ..area }, command))
        .collect()
}

/// Draws what is asked over the turns; nothing if nothing is.
pub(crate) fn draw(app: &App, play: &Play, layout: &Layout, frame: &mut Frame<'_>) {
    let Some(question) = play.question() else { return };
    let area = area(layout);
    frame.render_widget(Clear, area);
    let amber = Style::new().fg(app.look.color(AMBER)).add_modifier(Modifier::BOLD);
    let rule = app.look.either("─", "-").repeat(usize::from(area.width));
    for y in [area.y, area.bottom() - 1] {
        frame.render_widget(Line::styled(rule.clone(), amber), Rect { y, height: 1, ..area });
    }
    let heading = Line::styled(format!(" {} ", linked_words::heading(play)), amber);
    frame.render_widget(heading, Rect { x: area.x + 1, width: area.width - 1, height: 1, ..area });
    let mut lines: Vec<Line<'_>> = Vec::new();
    if let Some(Stage::Rolled(_, roll)) = play.state().map(gipfel_rules::linked::State::stage) {
        let user = play.declared().map_or(Color::White, |declared| declared.user);
        lines.extend(figure(app, *roll, user).into_iter().map(Line::raw));
    }
    for sentence in linked_words::lines(&app.texts, play) {
        let sentence = app.look.text(&sentence);
        lines.extend(wrap(&sentence, area.width).into_iter().map(Line::raw));
    }
    // The last line belongs to the answers, whatever has to be said.
    let answers = command::answers(app, play);
    let room = usize::from(area.height - 2).saturating_sub(answers.len());
    lines.truncate(room);
    for (line, y) in lines.into_iter().zip(area.y + 1..) {
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
    let key = Style::new().fg(app.look.color(GREEN)).add_modifier(Modifier::BOLD);
    let places = self::answers(app, play, layout);
    for ((letter, word, command), (place, _)) in answers.into_iter().zip(places) {
        let mut word = key_word(app, word);
        if let (Question::Report, Some(declared)) = (question, play.declared()) {
            let key = if command == Command::Won { "linked-user-won" } else { "linked-user-lost" };
            let values = [("user", words::side(declared.user).into())];
            word = app.look.text(&app.texts.with(key, &values));
        }
        let spans = vec![Span::styled(format!(" {letter} "), key), Span::raw(word)];
        frame.render_widget(Line::from(spans), place);
    }
}

/// Two dice, the user's first, or a coin, each with its figure.
fn figure(app: &App, roll: Roll, user: Color) -> Vec<String> {
    let look = app.look;
    match roll {
        Roll::Dice { user: one, challenger: two } => {
            let name = |color: Color, face: u8| {
                let side = words::side_name(&app.texts, color);
                format!(" {} {face}", look.text(&side))
            };
            let dice = [one, two].map(|face| die(look, face));
            let names = format!("  {:<9}   {}", name(user, one), name(user.other(), two));
            let both = dice[0].iter().zip(&dice[1]);
            both.map(|(one, two)| format!("  {one}   {two}")).chain([names]).collect()
        }
        Roll::Coin { heads } => {
            let side = if heads { "terminal-heads" } else { "terminal-tails" };
            let side = look.text(&app.texts.get(side));
            let [left, right] = look.either(["╭───────╮", "╰───────╯"], [".-------.", "'-------'"]);
            let edge = look.either("│", "|");
            vec![format!("  {left}"), format!("  {edge} {side:^5} {edge}"), format!("  {right}")]
        }
    }
}

/// A die as five lines of nine characters.
fn die(look: Look, face: u8) -> [String; 5] {
    let dot = look.either("●", "o");
    // The nine places that dots can have, as three rows.
    let rows: [[u8; 3]; 3] = match face {
        1 => [[0, 0, 0], [0, 1, 0], [0, 0, 0]],
        2 => [[1, 0, 0], [0, 0, 0], [0, 0, 1]],
        3 => [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
        4 => [[1, 0, 1], [0, 0, 0], [1, 0, 1]],
        5 => [[1, 0, 1], [0, 1, 0], [1, 0, 1]],
        _ => [[1, 0, 1], [1, 0, 1], [1, 0, 1]],
    };
    let edge = look.either("│", "|");
    let [top, bottom] = look.either(["╭───────╮", "╰───────╯"], [".-------.", "'-------'"]);
    let row = |row: [u8; 3]| {
        let dots = row.map(|place| if place == 1 { dot } else { " " });
        format!("{edge} {} {edge}", dots.join(" "))
    };
    [top.to_owned(), row(rows[0]), row(rows[1]), row(rows[2]), bottom.to_owned()]
}
