//! What is kept of the positions on the way from the root of a search.

/// The trace of the position last evaluated at each distance from the root.
#[derive(Clone, Debug)]
pub struct Traces<T>(Vec<Option<T>>);

impl<T> Default for Traces<T> {
    fn default() -> Traces<T> {
        Traces(Vec::new())
    }
}

impl<T: Clone> Traces<T> {
    /// The trace to be brought up to date for a position so many actions from the root. It is that of the position before it if
    /// that was evaluated, as a rule; or of any other, since a trace can become that of every position; or a `new` one.
    #[inline]
    pub fn at(&mut self, ply: usize, new: impl FnOnce() -> T) -> &mut T {
        if self.0.len() < ply + 2 {
            self.0.resize(ply + 2, None);
        }
        let (before, after) = self.0.split_at_mut(ply + 1);
        let trace = &mut after[0];
        match (&before[ply], &mut *trace) {
            (Some(before), Some(trace)) => trace.clone_from(before),
            (Some(before), None) => *trace = Some(before.clone()),
            (None, _) => {}
        }
        trace.get_or_insert_with(new)
    }
}
