//! Positions as planes of numbers, for networks.
//!
//! The planes follow from the description of a game, so that a new game has some as soon as it is there. They are seen from
//! the player who decides: his pieces come first, whichever colour he has.

use std::sync::OnceLock;

use gipfel_rules::{
    Beside, Board, Color, Description, GameKind, Kind, Layer, Look, Module, Pieces, PlaceId, Stage,
    Tray, VariantInfo,
};

/// Whose something is, seen from the player who decides.
const WHOSE: [&str; 3] = ["own", "other", "nobody"];

const STAGES: [(Stage, &str); 3] =
    [(Stage::Before, "before"), (Stage::Main, "main"), (Stage::After, "after")];

/// How the positions on one board of a game become planes.
pub(crate) struct Encoder {
    description: &'static Description,
    names: Vec<String>,
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// The cell of each place; none for places at the edge, where nothing stands.
    cells: Vec<Option<usize>>,
}

impl Encoder {
    /// The encoder for a variant of a game.
    pub(crate) fn of(game: GameKind, variant: &str) -> &'static Encoder {
        static ALL: OnceLock<Vec<Vec<Encoder>>> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let of = |game: GameKind| {
                game.description().boards.iter().map(move |b| Encoder::new(game, b))
            };
            GameKind::ALL.map(|game| of(game).collect()).into()
        });
        let place = GameKind::ALL.iter().position(|known| *known == game);
        let board = game.description().variant(variant).map_or(0, |variant| variant.board);
        &all[place.expect("all games are in the list")][board]
    }

    fn new(game: GameKind, board: &Board) -> Encoder {
        let inner = || board.places.iter().filter(|place| !place.edge);
        let [left, low] = [inner().map(|p| p.q).min(), inner().map(|p| p.r).min()]
            .map(|least| least.expect("a board has places"));
        let [right, high] = [inner().map(|p| p.q).max(), inner().map(|p| p.r).max()]
            .map(|most| most.expect("a board has places"));
        let columns = (right - left) as usize + 1;
        let rows = (high - low) as usize + 1;
        let cell = |q: i8, r: i8| (high - r) as usize * columns + (q - left) as usize;
        let cells = board
            .places
            .iter()
            .map(|place| (!place.edge).then(|| cell(place.q, place.r)))
            .collect();
        let description = game.description();
        let variant = description.variants.iter().map(|variant| variant.word);
        let unseen = variant.take(1).filter_map(|variant| game.start(variant)).flat_map(|start| {
            gipfel_rules::Interface::unseen(&start).into_iter().map(|(word, _)| word)
        });
        let names = names(description, &unseen.collect::<Vec<_>>());
        Encoder { description, names, rows, columns, cells }
    }

    /// The names of the planes.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The row and the column of each place; none for places at the edge.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Option<(usize, usize)>> {
        self.cells.iter().map(|cell| cell.map(|cell| (cell / self.columns, cell % self.columns)))
    }

    /// How many numbers there are.
    pub(crate) fn size(&self) -> usize {
        self.names.len() * self.rows * self.columns
    }

    /// Writes the planes of a position.
    pub(crate) fn write<P: Module>(&self, position: &P, out: &mut [f32]) {
        out.fill(0.0);
        let area = self.rows * self.columns;
        let mut planes = Planes { out, area, cells: &self.cells, next: 0 };
        planes.constant(1.0);
        let mover = position.side();
        let whose = |owner: Option<Color>| match owner {
            Some(color) if color == mover => 0,
            Some(_) => 1,
            None => 2,
        };
        let pieces = position.pieces();
        let counts = planes.take(WHOSE.len() * self.description.kinds.len());
        let tops = planes.take(WHOSE.len() * self.description.kinds.len());
        for (place, layers) in pieces.stacks() {
            let Some(cell) = self.cells.get(place.index()).copied().flatten() else { continue };
            for (height, layer) in layers.iter().enumerate() {
                let plane = usize::from(layer.kind.0) * WHOSE.len() + whose(layer.owner);
                planes.out[(counts + plane) * area + cell] += 1.0;
                if height + 1 == layers.len() {
                    planes.out[(tops + plane) * area + cell] = 1.0;
                }
            }
        }
        if has_large_pieces(self.description) {
            self.write_large(position, &pieces, &mut planes);
        }
        let both = [mover, mover.other()];
        for (tray, info) in self.description.trays.iter().enumerate() {
            let tray = Tray(tray as u8);
            if info.shared {
                planes.constant(pieces.count(Beside::shared(tray)).into());
            } else {
                for owner in both {
                    planes.constant(pieces.count(Beside::of(tray, owner)).into());
                }
            }
        }
        for (_, numbers) in position.unseen() {
            for owner in both {
                planes.constant(numbers[owner.index()].into());
            }
        }
        let stage = position.stage();
        planes.one_of(STAGES.iter().map(|(known, _)| *known == stage));
        let prompt = position.prompt().name;
        planes.one_of(self.description.prompts.iter().map(|known| known.name == prompt));
        let variant = position.variant_word();
        planes.one_of(self.description.variants.iter().map(|known| known.word == variant));
        planes.one_of([mover == Color::White].into_iter());
        debug_assert_eq!(planes.next, self.names.len());
    }
}

impl Encoder {
    /// Where pieces cover several places: their dots, what is seen from above and how high it is, and what is in the hand.
    fn write_large<P: Module>(&self, position: &P, pieces: &Pieces, planes: &mut Planes<'_>) {
        let (description, board, mover) = (self.description, position.board(), position.side());
        let area = planes.area;
        let cell = |place: PlaceId| self.cells.get(place.index()).copied().flatten();
        let other = |layer: &Layer| usize::from(layer.owner != Some(mover));
        let dots = planes.take(2 * description.kinds.len());
        for (place, layers) in pieces.stacks() {
            for layer in layers {
                let plane = dots + 2 * usize::from(layer.kind.0) + other(layer);
                for cell in layer.covers(description, board, place).into_iter().filter_map(cell) {
                    planes.out[plane * area + cell] += 1.0;
                }
            }
        }
        let seen = planes.take(3);
        for (place, (layer, _)) in pieces.seen_from_above(description, board) {
            let Some(cell) = cell(place) else { continue };
            planes.out[(seen + other(&layer)) * area + cell] = 1.0;
            planes.out[(seen + 2) * area + cell] = layer.level.into();
        }
        let hand = position.taken_up();
        let kinds = 0..description.kinds.len() as u8;
        planes.one_of(kinds.map(|kind| hand.is_some_and(|hand| hand.kind == Kind(kind))));
        let here = planes.take(1);
        if let Some(cell) = hand.and_then(|hand| cell(hand.place?)) {
            planes.out[here * area + cell] = 1.0;
        }
    }
}

/// Whether pieces of a game cover several places.
fn has_large_pieces(description: &Description) -> bool {
    description.kinds.iter().any(|kind| matches!(kind.look, Look::Dots(_)))
}

/// Planes that are written one after the other.
struct Planes<'a> {
    out: &'a mut [f32],
    area: usize,
    cells: &'a [Option<usize>],
    next: usize,
}

impl Planes<'_> {
    /// Leaves room for planes, and says where they begin.
    fn take(&mut self, count: usize) -> usize {
        self.next += count;
        self.next - count
    }

    /// The same number on all places.
    fn constant(&mut self, value: f32) {
        let plane = self.take(1);
        if value != 0.0 {
            for cell in self.cells.iter().flatten() {
                self.out[plane * self.area + cell] = value;
            }
        }
    }

    /// A plane for each of several things that may be so.
    fn one_of(&mut self, list: impl Iterator<Item = bool>) {
        for is_so in list {
            self.constant(f32::from(u8::from(is_so)));
        }
    }
}

/// In the order in which they are written.
fn names(description: &Description, unseen: &[&str]) -> Vec<String> {
    let Description { kinds, trays, prompts, variants, .. } = description;
    let mut names = vec!["board".to_owned()];
    for what in ["count", "top"] {
        for kind in 0..kinds.len() {
            let kind = kind_name(description, Kind(kind as u8));
            names.extend(WHOSE.map(|whose| format!("{what} {kind} {whose}")));
        }
    }
    if has_large_pieces(description) {
        let kinds = (0..kinds.len()).map(|kind| kind_name(description, Kind(kind as u8)));
        let kinds: Vec<String> = kinds.collect();
        for kind in &kinds {
            names.extend(WHOSE[..2].iter().map(|whose| format!("dots {kind} {whose}")));
        }
        names.extend(["seen own", "seen other", "level"].map(str::to_owned));
        names.extend(kinds.iter().map(|kind| format!("hand {kind}")));
        names.push("hand here".to_owned());
    }
    for tray in *trays {
        if tray.shared {
            names.push(format!("tray {}", tray.word));
        } else {
            names.extend(WHOSE[..2].iter().map(|whose| format!("tray {} {whose}", tray.word)));
        }
    }
    for word in unseen {
        names.extend(WHOSE[..2].iter().map(|whose| format!("{word} {whose}")));
    }
    names.extend(STAGES.map(|(_, word)| format!("stage {word}")));
    names.extend(prompts.iter().map(|prompt| format!("prompt {}", prompt.name)));
    names.extend(variants.iter().map(|VariantInfo { word, .. }| format!("variant {word}")));
    names.push("white to move".to_owned());
    names
}

/// A potential that has been used has the word of one that has not.
pub(crate) fn kind_name(description: &Description, kind: Kind) -> String {
    let info = description[kind];
    match info.look {
        Look::Emblem { live: false, .. } => format!("used {}", info.word),
        _ => info.word.to_owned(),
    }
}
