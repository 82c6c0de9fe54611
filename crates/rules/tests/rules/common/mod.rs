//! Positions to test with, and how they are compared.

pub(crate) mod bad;
pub(crate) mod comparison;
pub(crate) mod draft;
pub(crate) mod dvonn_setups;
pub(crate) mod examples;
pub(crate) mod gipf_plus_setups;
pub(crate) mod gipf_setups;
pub(crate) mod punct_setups;
pub(crate) mod starts;
pub(crate) mod tzaar_setups;
pub(crate) mod vectors;
pub(crate) mod yinsh_setups;
pub(crate) mod zertz_setups;
