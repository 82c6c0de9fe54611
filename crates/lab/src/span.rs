//! Lengths of time as text.
//!
//! By hand: `humantime` reads no fractions such as `1.5s` and would save twenty lines.

use std::time::Duration;

/// Reads `100ms`, `1.5s` or `2m`.
pub fn parse_span(text: &str) -> Option<Duration> {
    let unit = text.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at(unit);
    let factor = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return None,
    };
    let plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = number.parse().ok().filter(|_| plain)?;
    Duration::try_from_secs_f64(number * factor).ok().filter(|span| !span.is_zero())
}

/// The text of a length of time, as [`parse_span`] reads it.
pub fn span_text(span: Duration) -> String {
    if span.subsec_millis() == 0 && span.subsec_nanos() == 0 {
        return format!("{}s", span.as_secs());
    }
    let millis = span.as_secs_f64() * 1e3;
    // A duration made of milliseconds may be off by a few nanoseconds.
    format!("{}ms", (millis * 1e3).round() / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_and_written() {
        for (text, millis, written) in [
            ("100ms", 100, "100ms"),
            ("1.5s", 1_500, "1500ms"),
            ("2m", 120_000, "120s"),
            ("10s", 10_000, "10s"),
        ] {
            let span = parse_span(text).expect(text);
            assert_eq!(span, Duration::from_millis(millis));
            assert_eq!(span_text(span), written);
        }
    }

    #[test]
    fn other_text_is_no_span() {
        for text in ["", "100", "ms", "-1s", "1h", "0ms", "1 s", "1e3s", "infs", "nans", "1.2.3s"] {
            assert_eq!(parse_span(text), None, "{text}");
        }
    }
}
