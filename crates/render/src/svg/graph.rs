//! The game of a game as a graph: who was better when.

use gipfel_rules::GameKind;

use super::escaped;
use super::pen::{At, N, Pen, draw};
use crate::Theme;
use crate::style::style;
use crate::theme::{BRICK, Palette};

/// What a graph shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// Which game was played.
    pub game: GameKind,
    /// Light or dark.
    pub theme: Theme,
    /// The start, and the position after each turn.
    pub points: Vec<GraphPoint>,
    /// The graph in words, for those who cannot see it.
    pub caption: String,
}

/// One position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphPoint {
    /// The number of the turn that led to it; 0 at the start.
    pub number: u32,
    /// White's prospects, from 0 for lost to 1 for won.
    pub chance: f64,
    /// Whether the turn gave much away.
    pub turning: bool,
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = WIDTH - 26.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = HEIGHT - 48.0;
/// The height of digits.
const DIGITS: f64 = 11.0;

/// The two sides' shares of the ground.
struct Ground {
    white: &'static str,
    black: &'static str,
    grid: &'static str,
}

const fn ground(theme: Theme) -> Ground {
    match theme {
        Theme::Light => Ground { white: "#fffdf8", black: "#6d7078", grid: "#8d8a83" },
        Theme::Dark => Ground { white: "#cfcabd", black: "#2b2e34", grid: "#7d7a74" },
    }
}

/// Draws a graph: the light ground is White's share of the prospects, the dark one Black's. Turning points are dots with
/// the number of the turn. The picture needs nothing from elsewhere.
pub fn graph(graph: &Graph) -> String {
    let colors = style(graph.game).palette(graph.theme);
    let ground = ground(graph.theme);
    let mut pen = Pen::default();
    draw!(
        pen,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}" role="img">"#,
        N(WIDTH),
        N(HEIGHT),
        N(WIDTH),
        N(HEIGHT)
    );
    draw!(pen, "<title>{}</title>", escaped(&graph.caption));
    draw!(pen, r#"<rect width="{}" height="{}" fill="{}"/>"#, N(WIDTH), N(HEIGHT), colors.table);
    let places: Vec<At> = (0..graph.points.len()).map(|index| place(graph, index)).collect();
    draw_shares(&mut pen, &ground, &places);
    draw_grid(&mut pen, &ground, colors);
    draw_numbers(&mut pen, graph, colors, &places);
    draw_line(&mut pen, graph, colors, &places);
    draw!(pen, "</svg>");
    pen.finish()
}

/// Where a position is in the picture. A single one is a line from edge to edge.
fn place(graph: &Graph, index: usize) -> At {
    let last = graph.points.len().saturating_sub(1).max(1);
    let share = index as f64 / last as f64;
    At { x: LEFT + share * (RIGHT - LEFT), y: height(graph.points[index].chance) }
}

fn height(chance: f64) -> f64 {
    let chance = if chance.is_finite() { chance.clamp(0.0, 1.0) } else { 0.5 };
    BOTTOM + chance * (TOP - BOTTOM)
}

fn draw_shares(pen: &mut Pen, ground: &Ground, places: &[At]) {
    draw!(
        pen,
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
        N(LEFT),
        N(TOP),
        N(RIGHT - LEFT),
        N(BOTTOM - TOP),
        ground.black
    );
    let Some(first) = places.first() else { return };
    let mut path = format!("M{} {}V{}", N(LEFT), N(BOTTOM), N(first.y));
    for at in &places[1..] {
        path += &format!("L{at}");
    }
    path += &format!("H{}V{}Z", N(RIGHT), N(BOTTOM));
    draw!(pen, r#"<path d="{path}" fill="{}"/>"#, ground.white);
}

fn draw_grid(pen: &mut Pen, ground: &Ground, colors: &Palette) {
    draw!(pen, r#"<g stroke="{}" stroke-width="1" fill="none">"#, ground.grid);
    for quarter in [1, 3] {
        let y = N(height(f64::from(quarter) / 4.0));
        draw!(pen, r#"<path d="M{} {y}H{}" stroke-opacity="0.35"/>"#, N(LEFT), N(RIGHT));
    }
    let middle = N(height(0.5));
    draw!(pen, r#"<path d="M{} {middle}H{}" stroke-dasharray="6 5"/>"#, N(LEFT), N(RIGHT));
    draw!(pen, r#"<path d="M{} {}H{}V{}H{}Z"/>"#, N(LEFT), N(TOP), N(RIGHT), N(BOTTOM), N(LEFT));
    draw!(pen, "</g>");
    // Whose win the edges are: a white piece above, a black one below.
    for (fill, y) in [("#fffdf8", TOP), ("#26292e", BOTTOM)] {
        draw!(
            pen,
            r#"<circle cx="{}" cy="{}" r="9" fill="{fill}" stroke="{}" stroke-width="1.5"/>"#,
            N(LEFT - 24.0),
            N(y),
            colors.number
        );
    }
    draw!(pen, r#"{}"#, strokes(colors));
    for (percent, share) in [("75", 0.75), ("50", 0.5), ("25", 0.25)] {
        pen.word(percent, At { x: LEFT - 24.0, y: height(share) }, DIGITS);
    }
    draw!(pen, "</g>");
}

/// The start of a group of words.
fn strokes(colors: &Palette) -> String {
    format!(
        r#"<g fill="none" stroke="{}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">"#,
        colors.number
    )
}

/// Numbers of turns below the graph, as many as there is room for.
fn draw_numbers(pen: &mut Pen, graph: &Graph, colors: &Palette, places: &[At]) {
    let last = graph.points.last().map_or(0, |point| point.number);
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];
    let step = steps.into_iter().find(|step| last / step <= 16).unwrap_or(u32::MAX);
    draw!(pen, r#"{}"#, strokes(colors));
    let mut written = 0;
    for (point, at) in graph.points.iter().zip(places) {
        // Black's turn has the number of White's before it.
        if point.number != written && point.number % step == 0 {
            written = point.number;
            draw!(pen, r#"<path d="M{} {}v5"/>"#, N(at.x), N(BOTTOM));
            pen.word(&point.number.to_string(), At { x: at.x, y: BOTTOM + 20.0 }, DIGITS);
        }
    }
    draw!(pen, "</g>");
}

fn draw_line(pen: &mut Pen, graph: &Graph, colors: &Palette, places: &[At]) {
    let Some(first) = places.first() else { return };
    let mut path = format!("M{first}");
    for at in &places[1..] {
        path += &format!("L{at}");
    }
    if places.len() == 1 {
        path += &format!("H{}", N(RIGHT));
    }
    draw!(
        pen,
        r#"<path d="{path}" fill="none" stroke="{}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>"#,
        colors.accent
    );
    for (point, at) in graph.points.iter().zip(places).filter(|(point, _)| point.turning) {
        draw!(
            pen,
            r#"<circle cx="{}" cy="{}" r="6" fill="{BRICK}" stroke="{}" stroke-width="2"/>"#,
            N(at.x),
            N(at.y),
            colors.table
        );
        let y = if at.y - 24.0 > TOP { at.y - 18.0 } else { at.y + 18.0 };
        let x = at.x.clamp(LEFT + 14.0, RIGHT - 14.0);
        let number = point.number.to_string();
        // On a plate, for it may stand on either ground.
        let half = 6.0 + 4.5 * number.len() as f64;
        draw!(
            pen,
            r#"<rect x="{}" y="{}" width="{}" height="18" rx="5" fill="{}"/>"#,
            N(x - half),
            N(y - 9.0),
            N(2.0 * half),
            colors.table
        );
        draw!(pen, r#"{}"#, strokes(colors));
        pen.word(&number, At { x, y }, DIGITS - 1.0);
        draw!(pen, "</g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(theme: Theme, chances: &[f64]) -> Graph {
        let points = chances.iter().enumerate().map(|(index, &chance)| GraphPoint {
            number: (index as u32).div_ceil(2),
            chance,
            turning: index == 3,
        });
        Graph {
            game: GameKind::ALL[0],
            theme,
            points: points.collect(),
            caption: "A & B".to_owned(),
        }
    }

    #[test]
    fn pictures() {
        let chances = [0.5, 0.55, 0.48, 0.2, 0.25, 0.1, 0.0];
        insta::assert_snapshot!("graph_light", graph(&sample(Theme::Light, &chances)));
        insta::assert_snapshot!("graph_dark", graph(&sample(Theme::Dark, &chances)));
    }

    #[test]
    fn odd_graphs_are_drawn() {
        let long: Vec<f64> = (0..3000).map(|turn| f64::from(turn % 100) / 99.0).collect();
        for chances in [&[][..], &[0.5], &[0.0, 1.0], &[f64::NAN, 7.0, -3.0], &long] {
            let picture = graph(&sample(Theme::Light, chances));
            assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
            assert!(!picture.contains("NaN"));
        }
    }
}
