//! The TypeScript types of the messages, generated from the Rust types and committed; this test fails when they are stale.
//!
//! `UPDATE_TYPES=1 cargo test -p gipfel-wire types` writes them anew.

use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

const HEAD: &str = "\
// Generated from the types of crates/wire; do not edit.
// `UPDATE_TYPES=1 cargo test -p gipfel-wire types` writes this file.
";

macro_rules! declarations {
    ($($type:ident),* $(,)?) => {{
        // Moments and versions stay far below what a number of JavaScript holds exactly.
        let config = Config::new().with_large_int("number");
        vec![$(declaration::<crate::$type>(&config)),*]
    }};
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{docs}export {}\n", T::decl(config))
}

/// The limits that the page tells people of, or keeps to by itself.
fn limits() -> String {
    let limits = [
        ("PROTOCOL", crate::PROTOCOL as usize),
        ("MAX_REQUEST", crate::limits::MAX_REQUEST),
        ("MAX_CHAT", crate::limits::MAX_CHAT),
        ("MIN_NAME", *crate::limits::NAME.start()),
        ("MAX_NAME", *crate::limits::NAME.end()),
        ("MIN_PASSWORD", *crate::limits::PASSWORD.start()),
        ("MAX_PASSWORD", *crate::limits::PASSWORD.end()),
    ];
    limits.map(|(name, value)| format!("export const {name} = {value};\n")).concat()
}

fn generated() -> String {
    let declarations = declarations![
        GameId,
        PersonId,
        InvitationId,
        MessageId,
        Side,
        ClockTerms,
        Speed,
        ClockView,
        SideChoice,
        ContestTerms,
        LinkTerms,
        Terms,
        PersonKind,
        Person,
        RatingView,
        Audience,
        Invitation,
        Seat,
        GameHead,
        GameResult,
        GameSummary,
        Offer,
        OverReason,
        Roll,
        Reveal,
        EventBody,
        Event,
        Claim,
        RequestBody,
        Request,
        Problem,
        Presence,
        Message,
        Credentials,
        NewPassword,
        Recovery,
        Account,
        TokenTerms,
        Token,
        ArchiveQuery,
        ArchivedGame,
        ArchivePage,
        RatingPoint,
        Report,
        GameRating,
        Encounter,
        Profile,
        Leader,
        AnalysedPosition,
        Analysis,
    ];
    format!("{HEAD}\n{}\n{}", limits(), declarations.join("\n"))
}

#[test]
fn the_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/online/wire.ts");
    let generated = generated();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder");
        fs::write(&path, &generated).expect("the file of types can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "web/src/online/wire.ts is stale: UPDATE_TYPES=1 cargo test -p gipfel-wire types"
    );
}
