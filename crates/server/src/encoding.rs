//! Compressed forms of a file, as the build of the web app makes them.

use axum::http::HeaderValue;

/// A compression that every browser of today understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// From the smallest form to the largest.
    const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// What the build appends to a file's name.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }

    /// Those that a browser accepts, the best first. Its own preferences among them do not matter:
    /// it accepts all of them or says `q=0`.
    pub(crate) fn accepted(header: Option<&HeaderValue>) -> Vec<Self> {
        let list = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
        let says = |name: &str| {
            let offers = list.split(',').map(|offer| offer.split(';').map(str::trim));
            offers.into_iter().find_map(|mut offer| {
                let named = offer.next()?.eq_ignore_ascii_case(name);
                named.then(|| offer.all(|parameter| !is_refusal(parameter)))
            })
        };
        let accepts = |encoding: &Self| says(encoding.name()).or_else(|| says("*")) == Some(true);
        Self::ALL.into_iter().filter(accepts).collect()
    }
}

/// `q=0`, `q=0.0`, `Q=0.000`.
fn is_refusal(parameter: &str) -> bool {
    parameter
        .split_once('=')
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("q"))
        .and_then(|(_, value)| value.trim().parse::<f32>().ok())
        .is_some_and(|quality| quality <= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(header: &'static str) -> Vec<Encoding> {
        Encoding::accepted(Some(&HeaderValue::from_static(header)))
    }

    #[test]
    fn the_smallest_accepted_form_comes_first() {
        use Encoding::{Brotli, Gzip};
        assert_eq!(accepted("gzip, deflate, br, zstd"), [Brotli, Gzip]);
        assert_eq!(accepted("gzip;q=1.0, identity; q=0.5"), [Gzip]);
        assert_eq!(accepted("br;q=0, gzip"), [Gzip]);
        assert_eq!(accepted("BR ; Q=0.000 , *"), [Gzip]);
        assert_eq!(accepted("*"), [Brotli, Gzip]);
        assert_eq!(accepted("*;q=0"), []);
        assert_eq!(accepted("identity"), []);
        assert_eq!(accepted(""), []);
        assert_eq!(Encoding::accepted(None), []);
    }
}
