//! What a panic says. It ends the module; its message reaches the page, which tells the user and starts a fresh one.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Whoever loads the module says there what to do with the message.
    #[wasm_bindgen(js_namespace = ["globalThis", "gipfel"], js_name = panicked)]
    fn panicked(message: &str);
}

/// Called when the module is loaded.
#[wasm_bindgen(start)]
pub fn hear_panics() {
    std::panic::set_hook(Box::new(|info| panicked(&info.to_string())));
}
