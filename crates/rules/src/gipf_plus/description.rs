//! The facts about GIPF with potentials.

use super::notation::FIELDS;
use super::{Phase, Potential, Stock, Variant};
use crate::gipf::description::{
    BASIC_INFO, BOARD_INFO, EXTRA, HELD_BASIC, HELD_GIPF, MOST_EXTRA, RESERVE_INFO, TAKE,
};
use crate::{
    Description, HeldInfo, Kind, KindInfo, Look, OptionInfo, Tint, Tray, TrayInfo, VariantInfo,
};

/// What there is to decide in GIPF with potentials.
pub mod prompts {
    use crate::Prompt;
    pub use crate::gipf::prompts::{PUSH, PUSH_EITHER, PUSH_GIPF_PIECE, TAKE_ROW};

    /// Bring in a loaded piece or a basic piece.
    pub const PUSH_LOADED: Prompt =
        Prompt::new("push-loaded", "a loaded piece or a basic piece has to be brought in");
    /// Bring in a GIPF-piece, a loaded piece or a basic piece.
    pub const PUSH_ANY: Prompt = Prompt::new(
        "push-any",
        "a GIPF-piece, a loaded piece or a basic piece has to be brought in",
    );
    /// Bring in a piece, or use a potential.
    pub const PUSH_OR_USE: Prompt =
        Prompt::new("push-or-use", "a piece has to be brought in or a potential used");
    /// No piece can be brought in; use a potential.
    pub const USE_POTENTIAL: Prompt =
        Prompt::new("use-potential", "no piece can be brought in, a potential has to be used");
    /// Bring in the T on the centre, or discard it.
    pub const EXTRA_PUSH: Prompt =
        Prompt::new("extra-push", "the T on the centre has to be brought in or discarded");
    /// Take a row, and decide which of its GIPF-pieces and loaded pieces go.
    pub const TAKE_OR_SPARE: Prompt = Prompt::new(
        "take-or-spare",
        "a row has to be taken, its GIPF-pieces and loaded pieces may stay",
    );
}

/// How a game of GIPF with potentials ends: as without them.
pub use crate::gipf::endings;

/// A potential that has not been used.
pub(super) const fn live(kind: Potential) -> Kind {
    Kind(1 + kind.index() as u8)
}

/// A potential that has been used.
pub(super) const fn used(kind: Potential) -> Kind {
    Kind((1 + Potential::COUNT + kind.index()) as u8)
}

/// The potentials of a kind that a player may still bring in.
pub(super) const fn stock(kind: Potential) -> Tray {
    Tray(1 + kind.index() as u8)
}

/// What the hand holds when it brings in a loaded piece.
pub(super) const fn held(kind: Potential) -> HeldInfo {
    HELD[1 + kind.index()]
}

/// Takes the T on the centre out of the game.
pub(super) const DISCARD: &str = "discard";

const KINDS: [KindInfo; 1 + 2 * Potential::COUNT] = {
    let mut kinds = [BASIC_INFO; 1 + 2 * Potential::COUNT];
    let mut index = 0;
    while index < 2 * Potential::COUNT {
        let potential = Potential::ALL[index % Potential::COUNT];
        let look = Look::Emblem { letter: potential.letter(), live: index < Potential::COUNT };
        kinds[1 + index] = KindInfo { word: potential.word(), tint: Tint::Owner, look };
        index += 1;
    }
    kinds
};

const TRAYS: [TrayInfo; 1 + Potential::COUNT] = {
    let mut trays = [RESERVE_INFO; 1 + Potential::COUNT];
    let mut index = 0;
    while index < Potential::COUNT {
        let potential = Potential::ALL[index];
        trays[1 + index] =
            TrayInfo { word: potential.word(), kind: live(potential), shared: false };
        index += 1;
    }
    trays
};

/// In the order in which they come in during a game: each forbids what is before it.
const HELD: [HeldInfo; 2 + Potential::COUNT] = {
    const LOADED: [[Kind; 2]; Potential::COUNT] = {
        let mut loaded = [[Kind(0); 2]; Potential::COUNT];
        let mut index = 0;
        while index < Potential::COUNT {
            loaded[index][1] = live(Potential::ALL[index]);
            index += 1;
        }
        loaded
    };
    const LOADED_LAYERS: &[[Kind; 2]; Potential::COUNT] = &LOADED;
    let mut held = [HELD_BASIC; 2 + Potential::COUNT];
    held[0] = HELD_GIPF;
    let mut index = 0;
    while index < Potential::COUNT {
        let word = Potential::ALL[index].word();
        held[1 + index] = HeldInfo { word, layers: &LOADED_LAYERS[index] };
        index += 1;
    }
    held
};

/// Extra pieces, and how many potentials of each kind.
const fn options(extra: u8) -> [OptionInfo; 1 + Potential::COUNT] {
    let usual = OptionInfo { usual: extra, ..EXTRA };
    let mut options = [usual; 1 + Potential::COUNT];
    let mut index = 0;
    while index < Potential::COUNT {
        let word = Potential::ALL[index].word();
        let usual = Stock::ULTIMATE.counts()[index];
        options[1 + index] = OptionInfo { word, usual, most: Stock::MOST };
        index += 1;
    }
    options
}

/// The facts about GIPF with potentials. Its tournament game as it is usually played is Ultimate GIPF.
pub const DESCRIPTION: Description = Description {
    word: "gipf+",
    title: "GIPF with potentials",
    topic: "potentials",
    variants: &[
        VariantInfo::new(Variant::Tournament.word(), 120).with_options(&options(MOST_EXTRA)),
        VariantInfo::new(Variant::Standard.word(), 100).with_options(&options(0)),
        VariantInfo::new(Variant::Basic.word(), 80).with_options(&options(0)),
    ],
    phases: &Phase::WORDS,
    boards: &[BOARD_INFO],
    kinds: &KINDS,
    trays: &TRAYS,
    held: &HELD,
    buttons: &[TAKE, DISCARD],
    prompts: &[
        prompts::PUSH,
        prompts::PUSH_GIPF_PIECE,
        prompts::PUSH_EITHER,
        prompts::PUSH_LOADED,
        prompts::PUSH_ANY,
        prompts::PUSH_OR_USE,
        prompts::USE_POTENTIAL,
        prompts::EXTRA_PUSH,
        prompts::TAKE_ROW,
        prompts::TAKE_OR_SPARE,
    ],
    endings: endings::ALL,
    fields: &FIELDS,
    repeats: true,
};
