//! Who asks: a cookie of a browser, or the token of a program.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use gipfel_live::commitment;
use gipfel_store::{Session, StoreError, StoredPerson};
use gipfel_wire::{Person, PersonId, PersonKind, Problem};

use super::{Answer, Failure, Service};
use crate::node::{random_hex, random_id};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long a session is good that is not used.
const LASTS: i64 = 365 * DAY;
/// What every token for programs begins with, so that one that is published by mistake can be found.
pub(crate) const TOKEN: &str = "gipfel_";

/// Whoever asks, once it is known.
#[derive(Clone, Debug)]
pub(crate) struct Me {
    /// Who.
    pub(crate) stored: StoredPerson,
    /// The hash of the token of the session.
    pub(crate) token_hash: String,
    /// What the session allows; nothing said is everything.
    scopes: Option<Vec<String>>,
}

impl Me {
    pub(crate) fn person(&self) -> &Person {
        &self.stored.person
    }

    pub(crate) fn id(&self) -> &PersonId {
        &self.stored.person.id
    }

    /// Whether this is somebody at a browser, who may change his account. A program with a token may not.
    pub(crate) fn in_person(&self) -> Answer<&Me> {
        if self.scopes.is_none() { Ok(self) } else { Err(Problem::NotAllowed.into()) }
    }

    /// Whether the session allows something.
    pub(crate) fn may(&self, scope: &str) -> Answer<&Me> {
        let allows = |scopes: &Vec<String>| scopes.iter().any(|allowed| allowed == scope);
        if self.scopes.as_ref().is_none_or(allows) {
            Ok(self)
        } else {
            Err(Problem::NotAllowed.into())
        }
    }
}

impl FromRequestParts<Service> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Me, Failure> {
        service.who(&parts.headers).await?.ok_or(Failure(Problem::SignIn))
    }
}

/// Whoever asks, if he says who he is.
pub(crate) struct Anybody(pub(crate) Option<Me>);

impl FromRequestParts<Service> for Anybody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Anybody, Failure> {
        service.who(&parts.headers).await.map(Anybody)
    }
}

/// The token of a program, if it sends one.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// What is kept of a token.
pub(crate) fn token_hash(token: &str) -> String {
    commitment(token)
}

impl Service {
    /// The name of the cookie. Browsers take one that begins with `__Host-` over TLS only, and from this very host.
    fn cookie_name(&self) -> &'static str {
        if self.settings.is_secure() { "__Host-gipfel" } else { "gipfel" }
    }

    fn cookie<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| name.trim() == self.cookie_name()).map(|(_, value)| value.trim())
    }

    /// Who asks. A token or cookie that is good for nothing is nobody's.
    pub(crate) async fn who(&self, headers: &HeaderMap) -> Answer<Option<Me>> {
        let (token, program) = match (bearer(headers), self.cookie(headers)) {
            (Some(token), _) => (token, true),
            (None, Some(token)) => (token, false),
            (None, None) => return Ok(None),
        };
        let (hash, now) = (token_hash(token), self.node.time.now());
        let Some(info) = self.node.store.session(&hash, now).await? else { return Ok(None) };
        // A cookie is no token, and a token no cookie.
        if program == info.session.scopes.is_empty() {
            return Ok(None);
        }
        let Some(stored) = self.node.store.person(&info.session.person).await? else {
            return Ok(None);
        };
        if now - info.seen_at > DAY {
            let lasts = if program { info.session.expires_at } else { now + LASTS };
            self.node.store.renew_session(&hash, now, lasts).await?;
            self.node.store.seen(&stored.person.id, now).await?;
        }
        let words = || info.session.scopes.split(' ').map(str::to_owned).collect();
        Ok(Some(Me { stored, token_hash: hash, scopes: program.then(words) }))
    }

    /// A new guest with a session: he and the cookie.
    pub(crate) async fn new_guest(&self) -> Result<(StoredPerson, HeaderValue), StoreError> {
        let now = self.node.time.now();
        let id = PersonId::new(random_id()).expect("letters and digits");
        let person = Person { id, kind: PersonKind::Guest, name: None };
        let (session, cookie) = self.fresh_session(&person.id, now);
        self.node.store.add_guest(&person, &session, now).await?;
        Ok((StoredPerson { person, password: None, created_at: now, seen_at: now }, cookie))
    }

    /// A new session of a browser: the cookie for it.
    pub(crate) async fn new_session(&self, person: &PersonId) -> Result<HeaderValue, StoreError> {
        let now = self.node.time.now();
        let (session, cookie) = self.fresh_session(person, now);
        self.node.store.add_session(&session, now).await?;
        Ok(cookie)
    }

    /// A session of a browser that is not kept yet, and the cookie for it.
    fn fresh_session(&self, person: &PersonId, now: i64) -> (Session, HeaderValue) {
        let token = random_hex(32);
        let session = Session {
            token_hash: token_hash(&token),
            person: person.clone(),
            scopes: String::new(),
            label: "browser".to_owned(),
            expires_at: now + LASTS,
        };
        (session, self.set_cookie(&token, LASTS / 1000))
    }

    /// The header that makes a browser keep a token, or forget it.
    pub(crate) fn set_cookie(&self, token: &str, seconds: i64) -> HeaderValue {
        let secure = if self.settings.is_secure() { "; Secure" } else { "" };
        let text = format!(
            "{}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}",
            self.cookie_name()
        );
        HeaderValue::from_str(&text).expect("hexadecimal digits and plain words")
    }
}
