//! The headers that every answer carries.

use axum::Router;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use tower_http::set_header::SetResponseHeaderLayer;

/// One directive a line; the build writes the same file into the page.
const POLICY: &str = include_str!("../../../web/build/content-security-policy.txt");

/// The page may be nobody's frame. A page cannot say that of itself.
const FRAMES: &str = "frame-ancestors 'none'";

/// Whatever the app does not use is switched off.
const PERMISSIONS: &str = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), \
     geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
     serial=(), usb=()";

/// Adds the headers to all answers of a router, its errors included.
pub(crate) fn secure(router: Router) -> Router {
    let fixed = |name: &'static str, value: &'static str| {
        (HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let all = [
        (CONTENT_SECURITY_POLICY, policy()),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        fixed("permissions-policy", PERMISSIONS),
        // These two give the page memory that several threads of the engine can share.
        fixed("cross-origin-opener-policy", "same-origin"),
        fixed("cross-origin-embedder-policy", "require-corp"),
        fixed("cross-origin-resource-policy", "same-origin"),
    ];
    all.into_iter().fold(router, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

fn policy() -> HeaderValue {
    let directives: Vec<&str> = POLICY.lines().chain([FRAMES]).collect();
    HeaderValue::from_str(&directives.join("; ")).expect("the policy is plain ASCII")
}
