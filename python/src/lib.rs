//! The compiled part of the package `gipfel` for Python, which people who train networks use.
//!
//! Everything is of any game: what is specific to one comes from its description. Batches of games are stepped on all
//! cores while Python runs on. What Python gives is checked here, and what is wrong with it is an exception.

#![expect(clippy::needless_pass_by_value, reason = "what Python gives is taken apart and owned")]

mod arguments;
mod batch;
mod chance;
mod encoder;
mod engine;
mod errors;
mod game;
mod game_kind;
mod interrupt;
mod lot;
mod playouts;
mod position;
mod record;

use pyo3::prelude::*;

/// Rules, batches of games, records and the engine of Gipfel.
#[pymodule]
mod _gipfel {
    #[pymodule_export]
    use crate::batch::PyBatch;
    #[pymodule_export]
    use crate::engine::{PyEngine, PyLine, PyReport};
    #[pymodule_export]
    use crate::errors::{IllegalAction, PositionError, RecordError};
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::game_kind::{PyGameKind, games};
    #[pymodule_export]
    use crate::playouts::playouts;
    #[pymodule_export]
    use crate::position::{PyPosition, PyTurns};
    #[pymodule_export]
    use crate::record::{PyRecord, read_records, read_while_valid, write_records};

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
