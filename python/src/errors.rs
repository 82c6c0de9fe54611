//! The exceptions. Each is a `ValueError`, and says what is wrong where.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;

create_exception!(
    gipfel,
    PositionError,
    PyValueError,
    "A text that is no position, with everything that is wrong with it."
);
create_exception!(
    gipfel,
    IllegalAction,
    PyValueError,
    "An action or a turn that the rules forbid, with the rule."
);
create_exception!(
    gipfel,
    RecordError,
    PyValueError,
    "A record that cannot be read or changed so, with line, column and reason."
);
