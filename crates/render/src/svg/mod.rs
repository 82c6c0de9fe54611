//! Positions as SVG.

mod board;
mod dots;
mod frame;
mod graph;
mod marks;
mod pen;
mod pieces;
mod tray;

use frame::Frame;
pub use graph::{Graph, GraphPoint, graph};
use pen::{N, Pen, draw};

use crate::{Marks, Scene, Theme};

/// How a picture is to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Light or dark.
    pub theme: Theme,
    /// The height in pixels.
    pub size: u32,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
    /// Whether the names of places are written at the edge.
    pub coordinates: bool,
    /// Whether reserves, rings and pool are shown beside the board.
    pub stocks: bool,
    /// What the picture's internal names begin with. Pictures of different games or themes that are put into one web page
    /// need different ones; without it game and theme are used.
    pub prefix: Option<String>,
}

impl Default for Picture {
    fn default() -> Picture {
        Picture {
            theme: Theme::Light,
            size: 640,
            flipped: false,
            coordinates: true,
            stocks: true,
            prefix: None,
        }
    }
}

/// Draws a scene. The picture has no background beyond the table's colour, and needs nothing from elsewhere.
pub fn svg(scene: &Scene, marks: &Marks, picture: &Picture) -> String {
    let frame = Frame::new(scene, picture);
    let colors = frame.style.palette(picture.theme);
    let mut pen = Pen::default();
    let (left, top, width, height) = frame.bounds();
    let size = f64::from(picture.size);
    draw!(
        pen,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{} {} {} {}" role="img">"#,
        N((size * width / height).round()),
        picture.size,
        N(left),
        N(top),
        N(width),
        N(height)
    );
    draw!(pen, "<title>{}</title>", escaped(&scene.caption));
    pieces::define(&mut pen, &frame, colors);
    // A little more than the picture shows: its size in whole pixels rounds its proportions.
    draw!(
        pen,
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
        N(left - 4.0),
        N(top - 4.0),
        N(width + 8.0),
        N(height + 8.0),
        colors.table
    );
    board::draw(&mut pen, &frame, colors);
    if picture.coordinates {
        board::draw_labels(&mut pen, &frame, colors);
    }
    if frame.on_table() {
        // Marks lie on the parts that the board is made of.
        pieces::draw_all(&mut pen, &frame, colors, scene);
        marks::draw_below(&mut pen, &frame, colors, scene, marks);
    } else {
        marks::draw_below(&mut pen, &frame, colors, scene, marks);
        pieces::draw_all(&mut pen, &frame, colors, scene);
    }
    marks::draw_above(&mut pen, &frame, colors, scene, marks);
    if picture.stocks {
        tray::draw(&mut pen, &frame, colors, scene);
    }
    draw!(pen, "</svg>");
    pen.finish()
}

/// Text between tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
