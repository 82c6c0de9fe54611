//! Positions as PNG.

use std::fmt;

use resvg::{tiny_skia, usvg};

use crate::{Marks, Picture, Scene, svg};

/// A picture that is too large, or too small to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PngError {
    size: u32,
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a picture {} pixels high cannot be drawn", self.size)
    }
}

impl std::error::Error for PngError {}

/// Draws a scene and returns the bytes of a PNG file: the picture of [`svg`], pixel by pixel.
pub fn png(scene: &Scene, marks: &Marks, picture: &Picture) -> Result<Vec<u8>, PngError> {
    const LARGEST: u32 = 8192;
    let error = PngError { size: picture.size };
    if !(1..=LARGEST).contains(&picture.size) {
        return Err(error);
    }
    let text = svg(scene, marks, picture);
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default())
        .expect("a picture of this crate is valid SVG");
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or(error)?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|_| error)
}
