//! Pictures as pixels.
#![cfg(feature = "png")]

use gipfel_render::{Marks, Picture, Scene, Theme, png};
use gipfel_rules::GameKind;

/// Width and height from the head of a PNG file.
fn size(bytes: &[u8]) -> (u32, u32) {
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn sizes_and_themes() {
    for game in GameKind::ALL {
        let scene = Scene::new(&game.start("standard").expect("a variant"));
        let draw = |theme, size| {
            let picture = Picture { theme, size, ..Picture::default() };
            png(&scene, &Marks::default(), &picture)
        };
        let light = draw(Theme::Light, 300).expect("a picture");
        assert_eq!(size(&light).1, 300);
        assert_eq!(light, draw(Theme::Light, 300).expect("a picture"), "the same every time");
        assert_ne!(light, draw(Theme::Dark, 300).expect("a picture"));
        assert_eq!(
            draw(Theme::Light, 0).unwrap_err().to_string(),
            "a picture 0 pixels high cannot be drawn"
        );
        draw(Theme::Light, 100_000).unwrap_err();
    }
}
