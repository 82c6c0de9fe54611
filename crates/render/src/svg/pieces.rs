//! Pieces with a little weight: a shadow, a wall, a face with a rim and a groove.

use gipfel_rules::{Color, KindInfo, Layer, Look, Mark, Tint};

use super::board::draw_names;
use super::dots;
use super::frame::Frame;
use super::pen::{At, N, Pen, draw};
use crate::style::Height;
use crate::style::tells_tints_by_letter;
use crate::theme::{BLACK, BLUE, BRICK, GREEN, IVORY, Palette, PieceColors, RED, sign};
use crate::{Place, Scene};

/// The radius of a disc.
pub(super) const DISC: f64 = 22.5;
/// The outer and the inner radius of a ring.
pub(super) const RING: (f64, f64) = (22.5, 14.6);
/// The radius of a marker; it fits into a ring.
pub(super) const MARKER: f64 = 13.0;
/// The radius of a sign; it is smaller than the piece it may lie on.
pub(super) const TOKEN: f64 = 15.5;
/// The radius of the hole in a disc that has one, where its height is written.
const HOLE: f64 = 8.6;

/// The outer and the inner radius of a part of the board.
pub(super) const FLOOR: (f64, f64) = (37.5, 17.5);
/// How far below its middle a part of the board bears its name.
const LIP: f64 = 30.2;

/// The radius of the dot of a mark; a height is written in it.
const DOT: f64 = 9.4;
/// The radius and the width of the circle of a mark.
const CIRCLE: (f64, f64) = (15.4, 4.4);

/// Half the height of a wall.
const HALF_WALL: f64 = 3.0;

/// The colour that a piece shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    White,
    Black,
    /// Grey, or nobody's any more.
    Grey,
    Red,
    Ivory,
    Blue,
    Green,
}

impl Tone {
    fn of(tint: Tint, owner: Option<Color>) -> Tone {
        match (tint, owner) {
            (Tint::White, _) | (Tint::Owner, Some(Color::White)) => Tone::White,
            (Tint::Black, _) | (Tint::Owner, Some(Color::Black)) => Tone::Black,
            (Tint::Grey, _) | (Tint::Owner, None) => Tone::Grey,
            (Tint::Red, _) => Tone::Red,
            (Tint::Ivory, _) => Tone::Ivory,
            (Tint::Blue, _) => Tone::Blue,
            (Tint::Green, _) => Tone::Green,
            // A colour that is added later is grey, and its letter tells it.
            _ => Tone::Grey,
        }
    }

    /// How it is told in names.
    const fn letter(self) -> char {
        match self {
            Tone::White => 'w',
            Tone::Black => 'b',
            Tone::Grey => 'n',
            Tone::Red => 'r',
            Tone::Ivory => 'i',
            Tone::Blue => 'u',
            Tone::Green => 'g',
        }
    }
}

/// The name of what a piece is drawn with.
fn piece_name(info: &KindInfo, tone: Tone) -> String {
    let kind = match info.look {
        Look::Ring => "ring",
        Look::Marker => "marker",
        Look::Marked(Mark::Dot) => "dotted",
        Look::Marked(Mark::Circle) => "circled",
        Look::Emblem { live: true, .. } => &format!("{}-live", info.word),
        Look::Emblem { live: false, .. } => &format!("{}-used", info.word),
        Look::Ball => "ball",
        Look::Floor => "floor",
        // A look that is added later is a plain piece until it is drawn.
        _ => "disc",
    };
    format!("{kind}-{}", tone.letter())
}

/// Defines everything that pieces of a game are drawn with.
pub(super) fn define(pen: &mut Pen, frame: &Frame, colors: &Palette) {
    draw!(pen, "<defs>");
    let dark =
        format!(r##"<stop offset="{{}}" stop-color="#000" stop-opacity="{}"/>"##, colors.shadow);
    draw!(
        pen,
        r##"<radialGradient id="{}">{}<stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>"##,
        frame.name("shade"),
        dark.replace("{}", "0.62")
    );
    let kinds = frame.game.description().kinds;
    if dots::are_used(frame) {
        dots::define(pen, frame);
        return draw!(pen, "</defs>");
    }
    let [white, black] = [(Tone::White, frame.style.white), (Tone::Black, BLACK)];
    let nobody = frame.style.nobody.map(|look| (Tone::Grey, look));
    let tinted = |tint| kinds.iter().any(|kind| kind.tint == tint);
    let own = [
        (Tint::Red, Tone::Red, RED),
        (Tint::Ivory, Tone::Ivory, IVORY),
        (Tint::Blue, Tone::Blue, BLUE),
        (Tint::Green, Tone::Green, GREEN),
    ];
    let used = own.into_iter().filter(|(tint, ..)| tinted(*tint));
    let of_its_own = used.clone().map(|(_, tone, look)| (tone, look));
    for (tone, look) in [white, black].into_iter().chain(nobody).chain(of_its_own) {
        define_gradients(pen, frame, tone, &look);
    }
    if frame.style.stacks.height == Height::Hole {
        draw!(
            pen,
            r#"<linearGradient id="{}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{}"/><stop offset="0.6" stop-color="{}"/></linearGradient>"#,
            frame.name("hole"),
            colors.board_edge,
            colors.board[1]
        );
    }
    for kind in kinds {
        let tones = match kind.tint {
            Tint::Owner => [Some(white), Some(black), nobody],
            Tint::White => [Some(white), None, None],
            Tint::Black => [Some(black), None, None],
            Tint::Grey => [nobody, None, None],
            tint => {
                let own = used.clone().find(|(own, ..)| *own == tint);
                [own.map(|(_, tone, look)| (tone, look)), None, None]
            }
        };
        for (tone, look) in tones.into_iter().flatten() {
            match kind.look {
                Look::Ring => define_ring(pen, frame, kind, tone, &look),
                Look::Marker => {
                    let other = if tone == Tone::White { black } else { white };
                    define_marker(pen, frame, kind, (tone, &look), (other.0, &other.1));
                }
                // A sign that is used up is defined together with its twin.
                Look::Emblem { live: false, .. } => {}
                Look::Emblem { letter, live: true } => {
                    for live in [true, false] {
                        let look_of_it = Look::Emblem { letter, live };
                        let kind = KindInfo { look: look_of_it, ..*kind };
                        define_token(pen, frame, &kind, tone, &look);
                    }
                }
                Look::Ball => define_ball(pen, frame, kind, tone, &look),
                // The same for everybody.
                Look::Floor => {}
                _ => {
                    define_disc(pen, frame, kind, tone, &look);
                }
            }
        }
        if kind.look == Look::Floor {
            define_floor(pen, frame, colors, kind);
        }
        if kind.look == Look::Disc && frame.style.is_marking() {
            define_mark(pen, frame);
        }
    }
    draw!(pen, "</defs>");
}

fn define_gradients(pen: &mut Pen, frame: &Frame, tone: Tone, look: &PieceColors) {
    let [light, middle, shade] = look.face;
    draw!(
        pen,
        r#"<radialGradient id="{}" cx="0.36" cy="0.28" r="0.8"><stop stop-color="{light}"/><stop offset="0.5" stop-color="{middle}"/><stop offset="1" stop-color="{shade}"/></radialGradient>"#,
        frame.name(&format!("face-{}", tone.letter()))
    );
    // The bottom of a dish lies the other way round in the light.
    draw!(
        pen,
        r#"<linearGradient id="{}" x1="0.2" y1="0" x2="0.6" y2="1"><stop stop-color="{shade}"/><stop offset="1" stop-color="{light}"/></linearGradient>"#,
        frame.name(&format!("dish-{}", tone.letter()))
    );
    let [left, middle, right] = look.wall;
    draw!(
        pen,
        r#"<linearGradient id="{}"><stop stop-color="{left}"/><stop offset="0.35" stop-color="{middle}"/><stop offset="1" stop-color="{right}"/></linearGradient>"#,
        frame.name(&format!("wall-{}", tone.letter()))
    );
}

/// The outline of a round wall between two heights.
fn wall(radius: f64, top: f64, bottom: f64) -> String {
    let (left, right, radius) = (N(-radius), N(radius), N(radius));
    let (top, bottom) = (N(top), N(bottom));
    format!(
        "M{left} {top}A{radius} {radius} 0 0 1 {right} {top}V{bottom}A{radius} {radius} 0 0 1 {left} {bottom}Z"
    )
}

fn url(frame: &Frame, thing: &str, tone: Tone) -> String {
    format!("url(#{})", frame.name(&format!("{thing}-{}", tone.letter())))
}

fn define_disc(pen: &mut Pen, frame: &Frame, kind: &KindInfo, tone: Tone, look: &PieceColors) {
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, tone)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(DISC, -HALF_WALL, HALF_WALL),
        url(frame, "wall", tone),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{}"/>"#, N(DISC - 0.5), url(frame, "face", tone));
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{}" stroke-width="1.1" opacity="{}"/>"#,
        N(DISC - 1.3),
        look.shine,
        look.shine_opacity
    );
    match kind.look {
        Look::Marked(mark) => draw_mark(pen, tone, mark),
        _ if tells_tints_by_letter(frame.game) => draw_tint(pen, tone, kind.tint),
        _ if frame.style.stacks.height == Height::Hole => draw_hole(pen, frame, look),
        _ => draw_groove(pen, frame, tone, look, 0.66 * DISC),
    }
    draw!(pen, "</g>");
}

/// The letter of a colour, for eyes and printers that do not tell all colours apart.
fn draw_tint(pen: &mut Pen, tone: Tone, tint: Tint) {
    let Some(letter) = tint.letter() else { return };
    let (ink, _) = inks(tone);
    draw!(
        pen,
        r#"<g fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">"#
    );
    pen.word(&letter.to_ascii_lowercase().to_string(), At { x: 0.0, y: -HALF_WALL }, 13.0);
    draw!(pen, "</g>");
}

/// A ring of stone: its side towards the light, and the table in its hole.
fn define_floor(pen: &mut Pen, frame: &Frame, colors: &Palette, kind: &KindInfo) {
    let (outer, inner) = FLOOR;
    let stone = frame.name("stone");
    draw!(
        pen,
        r#"<linearGradient id="{stone}" x1="0.2" y1="0" x2="0.6" y2="1"><stop stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"#,
        colors.board_shine,
        colors.dot
    );
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, Tone::Grey)));
    draw!(pen, r#"<circle r="{}" fill="url(#{stone})" stroke="{}"/>"#, N(outer), colors.board_edge);
    draw!(
        pen,
        r##"<circle r="{}" stroke="#fff" stroke-opacity="0.4" stroke-width="1.4"/>"##,
        N(outer - 1.4)
    );
    draw!(
        pen,
        r#"<circle r="{}" fill="{}" stroke="{}" stroke-width="2.2"/>"#,
        N(inner),
        colors.table,
        colors.board_edge
    );
    draw!(
        pen,
        r##"<path d="M{} 0A{r} {r} 0 0 0 {} 0" stroke="#fff" stroke-opacity="0.45" stroke-width="1.2"/>"##,
        N(-inner - 1.2),
        N(inner + 1.2),
        r = N(inner + 1.2)
    );
    draw!(pen, "</g>");
}

/// A marble: round, with the light on it; a grey one has an engraved band, so that nobody takes it for another.
fn define_ball(pen: &mut Pen, frame: &Frame, kind: &KindInfo, tone: Tone, look: &PieceColors) {
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, tone)));
    draw!(
        pen,
        r##"<circle cx="1" cy="3.4" r="{}" fill="#000" fill-opacity="0.22"/>"##,
        N(DISC + 0.8)
    );
    draw!(
        pen,
        r#"<circle r="{}" fill="{}" stroke="{}" stroke-width="0.9"/>"#,
        N(DISC - 0.5),
        url(frame, "face", tone),
        look.outline
    );
    if tone == Tone::Grey {
        let (r, x) = (N(1.8 * DISC), N(DISC - 1.2));
        for (down, ink, opacity) in [(-1.1, look.groove, "1"), (0.5, look.shine, "0.75")] {
            draw!(
                pen,
                r#"<path d="M-{x} {y}A{r} {r} 0 0 0 {x} {y}" stroke="{ink}" stroke-width="1.7" opacity="{opacity}"/>"#,
                y = N(down - 1.0)
            );
        }
    }
    draw!(
        pen,
        r#"<ellipse cx="-7" cy="-9" rx="6.2" ry="4" transform="rotate(-38 -7 -9)" fill="{}" opacity="{}"/>"#,
        look.shine,
        look.shine_opacity
    );
    draw!(pen, "</g>");
}

/// A dish in the face with a fine groove around it, dark on the side of the light, bright on the other.
fn draw_groove(pen: &mut Pen, frame: &Frame, tone: Tone, look: &PieceColors, radius: f64) {
    let (y, r) = (N(-HALF_WALL), N(radius));
    draw!(pen, r#"<circle cy="{y}" r="{r}" fill="{}" opacity="0.5"/>"#, url(frame, "dish", tone));
    draw!(
        pen,
        r#"<circle cy="{}" r="{r}" stroke="{}" stroke-width="1" opacity="{}"/>"#,
        N(-HALF_WALL + 1.0),
        look.shine,
        look.shine_opacity
    );
    draw!(pen, r#"<circle cy="{y}" r="{r}" stroke="{}" stroke-width="1.5"/>"#, look.groove);
}

/// What is written on a piece, and what the writing lies on: dark and light.
const fn inks(tone: Tone) -> (&'static str, &'static str) {
    match tone {
        Tone::Black | Tone::Blue | Tone::Green => ("#f4efe4", "#1d1f23"),
        _ => ("#2c2f36", "#fff"),
    }
}

/// A dot, alone or with a circle around it.
fn draw_mark(pen: &mut Pen, tone: Tone, mark: Mark) {
    let (y, (ink, _)) = (N(-HALF_WALL), inks(tone));
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{ink}"/>"#, N(DOT));
    if mark == Mark::Circle {
        let (radius, width) = CIRCLE;
        draw!(
            pen,
            r#"<circle cy="{y}" r="{}" stroke="{ink}" stroke-width="{}"/>"#,
            N(radius),
            N(width)
        );
    }
}

/// A hole in the middle, its wall in the shade.
fn draw_hole(pen: &mut Pen, frame: &Frame, look: &PieceColors) {
    let y = N(-HALF_WALL);
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{}" stroke-width="1" opacity="{}"/>"#,
        N(HOLE + 1.4),
        look.shine,
        look.shine_opacity
    );
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" fill="url(#{})" stroke="{}"/>"#,
        N(HOLE),
        frame.name("hole"),
        look.outline
    );
}

/// A sign: a small disc with its letter, in its own colour as long as it can be used.
fn define_token(pen: &mut Pen, frame: &Frame, kind: &KindInfo, tone: Tone, look: &PieceColors) {
    let Look::Emblem { letter, live } = kind.look else {
        return;
    };
    let [on_white, on_black] = if live { sign(letter) } else { ["#6d6453", "#a7abb3"] };
    let ink = if tone == Tone::Black { on_black } else { on_white };
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, tone)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(TOKEN, -HALF_WALL, HALF_WALL),
        url(frame, "wall", tone),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{}"/>"#, N(TOKEN - 0.5), url(frame, "face", tone));
    let (radius, width) = if live { (TOKEN - 2.2, 3.0) } else { (TOKEN - 1.6, 1.2) };
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{ink}" stroke-width="{}"/>"#,
        N(radius),
        N(width)
    );
    draw!(
        pen,
        r#"<g stroke="{ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">"#
    );
    pen.word(&letter.to_string(), At { x: 0.0, y: -HALF_WALL }, 13.0);
    draw!(pen, "</g></g>");
}

fn define_mark(pen: &mut Pen, frame: &Frame) {
    let y = N(-HALF_WALL);
    draw!(pen, r#"<g id="{}">"#, frame.name("mark"));
    draw!(pen, r##"<circle cy="{y}" r="6.4" fill="{BRICK}" stroke="#000" stroke-opacity="0.4"/>"##);
    draw!(
        pen,
        r##"<path d="M-4 {}A5 5 0 0 1 2.6 {}" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="1.3" stroke-linecap="round"/>"##,
        N(-HALF_WALL - 2.0),
        N(-HALF_WALL - 3.7)
    );
    draw!(pen, "</g>");
}

fn define_ring(pen: &mut Pen, frame: &Frame, kind: &KindInfo, tone: Tone, look: &PieceColors) {
    let (outer, inner) = RING;
    let (middle, width) = ((outer + inner) / 2.0, outer - inner);
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, tone)));
    // The wall shows below the outer rim, and at the far side of the hole.
    draw!(
        pen,
        r#"<circle cy="{}" r="{}" stroke="{}" stroke-width="{}"/>"#,
        N(HALF_WALL),
        N(middle),
        look.outline,
        N(width + 1.2)
    );
    draw!(
        pen,
        r#"<circle cy="{}" r="{}" stroke="{}" stroke-width="{}"/>"#,
        N(HALF_WALL - 0.4),
        N(middle),
        url(frame, "wall", tone),
        N(width - 0.6)
    );
    let y = N(-HALF_WALL);
    for (stroke, width) in
        [(look.outline.to_owned(), width + 0.8), (url(frame, "face", tone), width - 0.8)]
    {
        draw!(
            pen,
            r#"<circle cy="{y}" r="{}" stroke="{stroke}" stroke-width="{}"/>"#,
            N(middle),
            N(width)
        );
    }
    for radius in [outer - 1.3, inner + 1.3] {
        draw!(
            pen,
            r#"<circle cy="{y}" r="{}" stroke="{}" opacity="{}"/>"#,
            N(radius),
            look.shine,
            look.shine_opacity
        );
    }
    draw!(pen, r#"<circle cy="{y}" r="{}" stroke="{}"/>"#, N(middle), look.groove);
    draw!(pen, "</g>");
}

/// A marker: the colour it shows above, the other colour below.
fn define_marker(
    pen: &mut Pen,
    frame: &Frame,
    kind: &KindInfo,
    (tone, look): (Tone, &PieceColors),
    (below, other): (Tone, &PieceColors),
) {
    draw!(pen, r#"<g id="{}" fill="none">"#, frame.name(&piece_name(kind, tone)));
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}"/>"#,
        wall(MARKER, 0.0, HALF_WALL + 0.4),
        url(frame, "wall", below),
        other.outline
    );
    draw!(
        pen,
        r#"<path d="{}" fill="{}" stroke="{}" stroke-width="0.8"/>"#,
        wall(MARKER, -HALF_WALL, 0.0),
        url(frame, "wall", tone),
        look.outline
    );
    let y = N(-HALF_WALL);
    draw!(pen, r#"<circle cy="{y}" r="{}" fill="{}"/>"#, N(MARKER - 0.4), url(frame, "face", tone));
    draw!(
        pen,
        r#"<circle cy="{y}" r="{}" stroke="{}" opacity="{}"/>"#,
        N(MARKER - 1.1),
        look.shine,
        look.shine_opacity
    );
    draw_groove(pen, frame, tone, look, 0.6 * MARKER);
    draw!(pen, "</g>");
}

/// All pieces on the board, the far ones first.
pub(super) fn draw_all(pen: &mut Pen, frame: &Frame, colors: &Palette, scene: &Scene) {
    if dots::are_used(frame) {
        return dots::draw_all(pen, frame, scene);
    }
    let mut stacks: Vec<(At, &[Layer])> =
        scene.stacks().map(|(place, layers)| (frame.at(place), layers)).collect();
    stacks
        .sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
    for (at, layers) in stacks {
        draw_stack(pen, frame, at, layers, 1.0, frame.rise(layers.len()));
        draw_height(pen, frame, at, layers);
    }
    if frame.on_table() && frame.coordinates {
        let named = |id| (frame.board[id].name, frame.at(Place::of(frame.board, id)));
        let on_lip = |(name, at): (&'static str, At)| (name, At { x: at.x, y: at.y + LIP });
        let names = scene.pieces.stacks().map(|(id, _)| on_lip(named(id)));
        draw_names(pen, colors.label, names);
    }
}

fn kind_of(frame: &Frame, layer: Layer) -> &'static KindInfo {
    &frame.game.description().kinds[usize::from(layer.kind.0)]
}

/// One stack, its layers about a point; the top lies so much higher than the bottom.
pub(super) fn draw_stack(
    pen: &mut Pen,
    frame: &Frame,
    at: At,
    layers: &[Layer],
    scale: f64,
    rise: f64,
) {
    let Some(&lowest) = layers.first() else {
        return;
    };
    if dots::are_used(frame) {
        return dots::draw_beside(pen, frame, at, lowest);
    }
    let sized = if scale == 1.0 { String::new() } else { format!(" scale({})", N(scale)) };
    draw!(pen, r#"<g transform="translate({at}){sized}">"#);
    let left_out = layers.len().saturating_sub(frame.style.stacks.most_drawn);
    let drawn: Vec<Layer> =
        layers.iter().take(1).chain(layers.iter().skip(1 + left_out)).copied().collect();
    let bottom = rise / 2.0;
    let step = rise / (drawn.len().max(2) - 1) as f64;
    draw_shadow(pen, frame, kind_of(frame, lowest).look, bottom);
    for (number, &layer) in drawn.iter().enumerate() {
        let info = kind_of(frame, layer);
        let name = piece_name(info, Tone::of(info.tint, layer.owner));
        draw_use(pen, &frame.name(&name), bottom - number as f64 * step);
    }
    if (frame.style.is_marked)(layers) {
        draw_use(pen, &frame.name("mark"), -bottom);
    }
    draw!(pen, "</g>");
}

/// The number of layers of a stack, so that it need not be counted.
fn draw_height(pen: &mut Pen, frame: &Frame, at: At, layers: &[Layer]) {
    let count = layers.len();
    match frame.style.stacks.height {
        Height::Corner if count >= 3 => {
            let at = At { x: at.x + 0.86 * DISC, y: at.y + 0.86 * DISC };
            let ground = r##"fill="#26292e" stroke="#fff" stroke-opacity="0.7""##;
            draw_badge(pen, at, count, (8.2, ground), ("#fff", 1.35, 8.0));
        }
        Height::Hole if count >= 2 => {
            let at = At { x: at.x, y: at.y - frame.rise(count) / 2.0 - HALF_WALL };
            let red = layers.iter().any(|layer| kind_of(frame, *layer).tint == Tint::Red);
            let black = layers.last().is_some_and(|top| top.owner == Some(Color::Black));
            let (ground, ink) = match (red, black) {
                (true, _) => (BRICK, "#fff"),
                (false, true) => ("#f4efe4", "#1d1f23"),
                (false, false) => ("#2c2f36", "#fff"),
            };
            let ground = format!(r##"fill="{ground}" stroke="#000" stroke-opacity="0.35""##);
            draw_badge(pen, at, count, (10.2, &ground), (ink, 1.65, 10.0));
        }
        Height::Middle if count >= 2 => {
            let at = At { x: at.x, y: at.y - frame.rise(count) / 2.0 - HALF_WALL };
            let Some(&top) = layers.last() else { return };
            let info = kind_of(frame, top);
            let (ink, ground) = inks(Tone::of(info.tint, top.owner));
            // On a mark the figure is light where the mark is dark; a plain piece bears it as a mark of its own.
            let ink = if matches!(info.look, Look::Marked(_)) { ground } else { ink };
            draw_figure(pen, at, count, (ink, 1.9, 11.0));
        }
        _ => {}
    }
}

/// A number on a round ground of its own: how large and what the ground is, with which ink, how thick and how high the number.
fn draw_badge(
    pen: &mut Pen,
    at: At,
    number: usize,
    (radius, ground): (f64, &str),
    (ink, width, height): (&str, f64, f64),
) {
    draw!(pen, r#"<circle cx="{}" cy="{}" r="{}" {ground}/>"#, N(at.x), N(at.y), N(radius));
    draw_figure(pen, at, number, (ink, width, height));
}

/// A number: with which ink, how thick and how high.
fn draw_figure(pen: &mut Pen, at: At, number: usize, (ink, width, height): (&str, f64, f64)) {
    draw!(
        pen,
        r#"<g fill="none" stroke="{ink}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round">"#,
        N(width)
    );
    pen.word(&number.to_string(), at, height);
    draw!(pen, "</g>");
}

fn draw_shadow(pen: &mut Pen, frame: &Frame, look: Look, bottom: f64) {
    let shade = frame.name("shade");
    let radius = match look {
        // The shadow of a ring is a ring: strokes upon each other, the wider ones the fainter edge.
        Look::Ring => {
            let (outer, inner) = RING;
            draw!(pen, r##"<g fill="none" stroke="#000" stroke-opacity="0.11">"##);
            for wider in [-2.0, 1.0, 4.0, 7.0] {
                draw!(
                    pen,
                    r#"<circle cx="1.5" cy="{}" r="{}" stroke-width="{}"/>"#,
                    N(bottom + 6.5),
                    N((outer + inner) / 2.0),
                    N(outer - inner + wider)
                );
            }
            draw!(pen, "</g>");
            return;
        }
        Look::Marker => MARKER,
        Look::Emblem { .. } => TOKEN,
        Look::Floor => FLOOR.0 - 5.0,
        // A marble's shadow is part of it.
        Look::Ball => return,
        _ => DISC,
    };
    draw!(
        pen,
        r#"<circle cx="1.5" cy="{}" r="{}" fill="url(#{shade})"/>"#,
        N(bottom + 6.0),
        N(radius + 6.0)
    );
}

fn draw_use(pen: &mut Pen, name: &str, y: f64) {
    if y == 0.0 {
        draw!(pen, r##"<use href="#{name}"/>"##);
    } else {
        draw!(pen, r##"<use href="#{name}" y="{}"/>"##, N(y));
    }
}
