//! Being somebody: guests, and who one is.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use gipfel_store::StoredPerson;
use gipfel_wire::{Account, Problem};

use super::guard::Address;
use super::identity::Anybody;
use super::{Answer, Me, Service, Told};

/// The account of whoever asks, and the cookie by which he is known again.
pub(crate) type Known = (Option<[(HeaderName, HeaderValue); 1]>, Told<Account>);

impl Service {
    /// The account of somebody.
    pub(crate) async fn account(&self, stored: StoredPerson) -> Answer<Account> {
        let codes_left = self.node.store.recovery_codes_left(&stored.person.id).await?;
        let (person, since) = (stored.person, stored.created_at);
        Ok(Account { person, since, recovery_codes: None, codes_left })
    }
}

/// Who one is. Whoever is nobody yet becomes a guest.
#[utoipa::path(
    post,
    path = "/api/session",
    operation_id = "session_begin",
    tag = "People",
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn begin(
    State(service): State<Service>,
    Address(address): Address,
    Anybody(me): Anybody,
) -> Answer<Known> {
    if let Some(me) = me {
        return Ok((None, Told(service.account(me.stored).await?)));
    }
    let taken = service.limits.guests.take(address, service.node.time.now());
    taken.map_err(|wait| Problem::TooFast { wait })?;
    let (guest, cookie) = service.new_guest().await?;
    Ok((Some([(SET_COOKIE, cookie)]), Told(service.account(guest).await?)))
}

/// Who one is.
#[utoipa::path(
    get,
    path = "/api/session",
    operation_id = "session_show",
    tag = "People",
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn show(State(service): State<Service>, me: Me) -> Answer<Told<Account>> {
    Ok(Told(service.account(me.stored).await?))
}

/// Signs out here.
#[utoipa::path(
    delete,
    path = "/api/session",
    operation_id = "session_end",
    tag = "People",
    responses((status = 200, description = "Done"))
)]
pub(crate) async fn end(
    State(service): State<Service>,
    me: Me,
) -> Answer<[(HeaderName, HeaderValue); 1]> {
    me.in_person()?;
    service.node.store.end_session(&me.token_hash).await?;
    Ok([(SET_COOKIE, service.set_cookie("", 0))])
}
