//! Golden-section search.

/// Where a function of a positive number is lowest between two limits, and its value there. It has one local
/// narrow it down.
pub(crate) fn minimum(low: f64, high: f64, value: impl Fn(f64) -> f64) -> (f64, f64) {
    let (mut low, mut high) = (low.ln(), high.ln());
    let golden = (5f64.sqrt() - 1.0) / 2.0;
    for _ in 0..30 {
        let (left, right) = (high - golden * (high - low), low + golden * (high - low));
        if value(left.exp()) < value(right.exp()) {
            high = right;
        } else {
            low = left;
        }
    }
    let place = f64::midpoint(low, high).exp();
    (place, value(place))
}
