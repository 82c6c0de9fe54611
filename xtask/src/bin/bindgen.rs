//! Writes the JavaScript and TypeScript side of a built module: `bindgen MODULE.wasm FOLDER`.

use std::env;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = &arguments[..] else {
        bail!("usage: bindgen MODULE.wasm FOLDER");
    };
    let mut bindgen = Bindgen::new();
    // The names of functions are a quarter of a module, and nobody reads them.
    bindgen.web(true)?.typescript(true).remove_name_section(true).input_path(module);
    // A module that has panicked is not used again: the page puts a fresh one in its place.
    bindgen.reset_state_function(true);
    bindgen.generate(folder).with_context(|| format!("cannot make the bindings of {module}"))
}
