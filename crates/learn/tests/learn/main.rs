//! Lessons, rules pages and reasons from outside, in every language.
//!
//! One program for all of them: it is linked once.

mod advice;
mod formats;
mod ideas;
mod languages;
mod lessons;
mod rules;
mod why;
