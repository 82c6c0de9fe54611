//! The starts of all games and variants.

use gipfel_rules::gipf_plus::{Setup, Stock};
use gipfel_rules::{
    AnyPosition, Color, GameKind, Position as _, dvonn, gipf, gipf_plus, punct, tzaar, yinsh, zertz,
};

/// The starts of every game there is.
pub(crate) fn all() -> Vec<AnyPosition> {
    let mut starts: Vec<AnyPosition> = Vec::new();
    starts.extend(gipf().into_iter().map(AnyPosition::from));
    starts.extend(gipf_plus().into_iter().map(AnyPosition::from));
    starts.extend(yinsh().into_iter().map(AnyPosition::from));
    starts.extend(dvonn().into_iter().map(AnyPosition::from));
    starts.extend(tzaar().into_iter().map(AnyPosition::from));
    starts.extend(zertz().into_iter().map(AnyPosition::from));
    starts.extend(punct().into_iter().map(AnyPosition::from));
    for game in GameKind::ALL {
        assert!(starts.iter().any(|start| start.game() == game), "no start of {game}");
    }
    starts
}

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

/// GIPF with potentials: Ultimate GIPF, and every variant with stocks of many kinds, of one kind, for one side, and with none.
pub(crate) fn gipf_plus() -> Vec<gipf_plus::Position> {
    let stock = |text: &str| Stock::from_text(text).expect("a stock");
    let stocks =
        [["T3Z3D3Y3U3", "T3Z3D3Y3U3"], ["T6", "T6"], ["D6U6", "D6U6"], ["Z6Y6", "-"], ["-", "-"]];
    let mut setups = vec![Setup::ultimate()];
    for variant in gipf::Variant::ALL {
        for pair in stocks {
            let extra = if pair[0] == "T6" { [3, 1] } else { [0, 0] };
            let setup = Setup::start_with_extra(variant, pair.map(stock), extra);
            setups.push(setup.expect("at most three"));
        }
    }
    setups.iter().map(|setup| setup.validate().expect("a start is valid")).collect()
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

/// DVONN, and DVONN with Black beginning.
pub(crate) fn dvonn() -> Vec<dvonn::Position> {
    let start = |side| {
        let setup = dvonn::Setup { side, ..dvonn::Setup::start(dvonn::Variant::Standard) };
        setup.validate().expect("a start is valid")
    };
    Color::ALL.map(start).to_vec()
}

/// TZAAR in both variants, with either player beginning.
pub(crate) fn tzaar() -> Vec<tzaar::Position> {
    let mut starts = Vec::new();
    for variant in tzaar::Variant::ALL {
        for side in Color::ALL {
            let setup = tzaar::Setup { side, ..tzaar::Setup::start(variant) };
            starts.push(setup.validate().expect("a start is valid"));
        }
    }
    starts
}

/// ZÈRTZ in all variants, and with a handicap.
pub(crate) fn zertz() -> Vec<zertz::Position> {
    let mut starts: Vec<zertz::Position> =
        zertz::Variant::ALL.into_iter().map(zertz::Position::new).collect();
    let mut handicap = zertz::Setup::start(zertz::Variant::Standard);
    (handicap.side, handicap.pool, handicap.held) =
        (Color::Black, [4, 8, 9], [[2, 0, 0], [0, 0, 1]]);
    starts.push(handicap.validate().expect("a start is valid"));
    starts
}

/// PÜNCT in both variants, with either player beginning.
pub(crate) fn punct() -> Vec<punct::Position> {
    let mut starts = Vec::new();
    for variant in punct::Variant::ALL {
        for side in Color::ALL {
            let setup = punct::Setup { side, ..punct::Setup::start(variant) };
            starts.push(setup.validate().expect("a start is valid"));
        }
    }
    starts
}
