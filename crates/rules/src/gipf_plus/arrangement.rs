//! Boards with potentials as an editor handles them.

use super::description::{live, stock, used};
use super::{Permission, Potential, Setup, Spot, Stack, Stock, Variant};
use crate::arrangement::{common_fields, set_own, toggle};
use crate::gipf::MOST_PIECES;
use crate::gipf::arrangement::{PERMISSION, in_both_colors};
use crate::gipf::description::{BASIC, RESERVE};
use crate::{Arrangement, Beside, Choice, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

/// The pieces of a stack. A potential that lies on a basic piece of its own colour has not been used.
fn layers(stack: Stack) -> Vec<Layer> {
    let mut layers: Vec<Layer> = Vec::with_capacity(stack.height());
    for piece in stack.layers() {
        let on_own = layers.last() == Some(&Layer::of(BASIC, piece.color));
        let kind = match piece.potential {
            None => BASIC,
            Some(potential) if on_own => live(potential),
            Some(potential) => used(potential),
        };
        layers.push(Layer::of(kind, piece.color));
    }
    layers
}

/// What a tool lays on what stands there: a used D or U never lies alone, but on something of the opponent's.
fn laid(tool: &[Layer], here: Option<Stack>) -> Option<Stack> {
    let top = tool.last()?;
    let color = top.owner?;
    let is = |kind: fn(Potential) -> crate::Kind| {
        Potential::ALL.into_iter().find(|potential| kind(*potential) == top.kind)
    };
    if let Some(kind) = is(live) {
        return Some(Stack::loaded(color, kind));
    }
    let Some(kind) = is(used) else {
        return Some(if tool.len() > 1 { Stack::gipf(color) } else { Stack::basic(color) });
    };
    let used = super::Layer::potential(color, kind);
    let grown = here.filter(|here| here.used().or(here.load()) == Some(kind));
    Stack::lone(color, kind)
        .or_else(|| grown.and_then(|here| here.with(used)))
        .or_else(|| Stack::basic(color.other()).with(used))
}

impl Permission {
    const fn choice(self) -> &'static str {
        match self {
            Permission::BasicOnly => "basic",
            Permission::Loaded => "loaded",
            Permission::Any => "all",
            Permission::GipfOnly => "gipf",
        }
    }
}

impl Arrangement for Setup {
    common_fields!(Spot);

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for spot in Spot::all() {
            let stack = self.board[spot.index()].map(layers).unwrap_or_default();
            stack.into_iter().for_each(|layer| pieces.put(spot.into(), layer));
        }
        for color in Color::ALL {
            pieces.lay(Beside::of(RESERVE, color), self.reserves[color.index()]);
            for kind in Potential::ALL {
                pieces.lay(Beside::of(stock(kind), color), self.stocks[color.index()].count(kind));
            }
        }
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let basic = |color| Layer::of(BASIC, color);
        let plain = |size: usize| in_both_colors(|color| vec![basic(color); size]);
        let mut tools = [plain(1), plain(2)].concat();
        for color in Color::ALL {
            let loaded = |kind| vec![basic(color), Layer::of(live(kind), color)];
            tools.extend(Potential::ALL.map(loaded));
        }
        for color in Color::ALL {
            tools.extend(Potential::ALL.map(|kind| vec![Layer::of(used(kind), color)]));
        }
        tools
    }

    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let Some(spot) = Spot::all().find(|spot| PlaceId::from(*spot) == place) else {
            return false;
        };
        let space = &mut self.board[spot.index()];
        let same_top = |here: Stack| layers(here).last() == tool.last() && tool.len() == 1;
        if space.is_some_and(|here| here.used().is_some() && same_top(here)) {
            *space = None;
            return true;
        }
        laid(tool, *space).map(|stack| toggle(space, stack)).is_some()
    }

    fn most(&self, tray: Tray) -> Option<u8> {
        Some(if tray == RESERVE { MOST_PIECES } else { Stock::MOST })
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        if self.most(beside.tray).is_none_or(|most| count > most) {
            return false;
        }
        if beside.tray == RESERVE {
            return set_own(&mut self.reserves, beside, count);
        }
        let kind = Potential::ALL.into_iter().find(|kind| stock(*kind) == beside.tray);
        let (Some(kind), Some(owner)) = (kind, beside.owner) else { return false };
        self.stocks[owner.index()].set(kind, count);
        true
    }

    fn choices(&self) -> Vec<Choice> {
        let offered = |permission: &Permission| {
            self.variant == Variant::Tournament
                || matches!(permission, Permission::BasicOnly | Permission::Loaded)
        };
        let options = Permission::ALL.into_iter().filter(offered).map(Permission::choice).collect();
        vec![Choice { word: PERMISSION, options, chosen: self.permissions.map(Permission::choice) }]
    }

    fn choose(&mut self, word: &str, color: Color, option: &str) -> bool {
        let chosen = Permission::ALL.into_iter().find(|known| known.choice() == option);
        let Some(chosen) = chosen.filter(|_| word == PERMISSION) else { return false };
        self.permissions[color.index()] = chosen;
        true
    }
}
