//! The starts of all games and variants.

use gipfel_rules::{Color, gipf, yinsh};

/// GIPF without extra pieces, with some for both, and with a handicap for either.
pub(crate) fn gipf() -> Vec<gipf::Position> {
    let mut starts = Vec::new();
    for variant in gipf::Variant::ALL {
        for extra in [[0, 0], [3, 3], [0, 2], [1, 0]] {
            let setup = gipf::Setup::start_with_extra(variant, extra).expect("at most three");
            starts.push(setup.validate().expect("a start is valid"));
        }
    }
    starts
}

/// YINSH, and YINSH with Black beginning.
pub(crate) fn yinsh() -> Vec<yinsh::Position> {
    let mut starts = Vec::new();
    for variant in yinsh::Variant::ALL {
        for side in Color::ALL {
            let mut setup = yinsh::Setup::start(variant);
            setup.side = side;
            starts.push(setup.validate().expect("a start is valid"));
        }
    }
    starts
}
