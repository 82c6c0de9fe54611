//! Accounts: a name and a password.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse as _, Response};
use gipfel_store::{SignUp, hash_password, verify_password};
use gipfel_wire::limits::{NAME, PASSWORD};
use gipfel_wire::{Account, Credentials, NewPassword, PersonKind, Problem, Recovery};
use rand::Rng as _;
use serde::Deserialize;
use utoipa::ToSchema;

use super::guard::Address;
use super::identity::{Anybody, token_hash};
use super::limits::Visitor;
use super::session::Known;
use super::{Answer, HASHING_PER_ADDRESS, Me, Read, Service, Told};
use crate::node::{News, random_hex};

/// Recovery codes that somebody has.
const CODES: usize = 8;

/// A password, to be sure.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmation {
    pub(crate) password: String,
}

fn check_name(name: &str) -> Result<(), Problem> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if NAME.contains(&name.len()) && name.chars().all(plain) { Ok(()) } else { Err(Problem::Name) }
}

fn check_password(password: &str) -> Result<(), Problem> {
    if PASSWORD.contains(&password.chars().count()) { Ok(()) } else { Err(Problem::Password) }
}

impl Service {
    /// Does something with a password that takes long. Few do at once: each takes memory, and others want the processors too. One address
    /// has few that wait.
    async fn slowly<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let waiting = self.limits.hashing_for.enter(address, HASHING_PER_ADDRESS);
        let _waiting = waiting.ok_or(Problem::TooFast { wait: 1_000 })?;
        let _turn = self.limits.hashing.acquire().await.map_err(|_| Problem::Unavailable)?;
        Ok(tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Unavailable)?)
    }

    async fn hash(&self, address: IpAddr, password: String) -> Answer<String> {
        let mut salt = [0; 16];
        rand::rng().fill_bytes(&mut salt);
        let hash = self.slowly(address, move || hash_password(&password, salt)).await?;
        hash.map_err(|_| Problem::Password.into())
    }

    /// Whether a password fits. Names are no secret: one that nobody has costs nothing.
    async fn fits(&self, address: IpAddr, password: String, hash: Option<String>) -> Answer<bool> {
        let Some(hash) = hash else { return Ok(false) };
        self.slowly(address, move || verify_password(&password, &hash)).await
    }

    /// Tries something that could be guessed. A visitor who fails often has to wait; a refusal costs no hash.
    async fn attempt(
        &self,
        name: &str,
        visitor: Visitor,
        tried: impl Future<Output = Answer<bool>>,
    ) -> Answer<()> {
        let (name, now) = (name.to_lowercase(), self.node.time.now());
        let begun = self.limits.sign_in.begin(&name, &visitor, now);
        begun.map_err(|wait| Problem::TooFast { wait })?;
        if !tried.await? {
            return Err(Problem::SignIn.into());
        }
        self.limits.sign_in.succeeded(&name, &visitor, now);
        Ok(())
    }

    /// Whether the visitor knows their own password.
    async fn confirm(&self, me: &Me, address: IpAddr, password: String) -> Answer<()> {
        let name = me.person().name.clone().ok_or(Problem::NotAllowed)?;
        let fits = self.fits(address, password, me.stored.password.clone());
        self.attempt(&name, Visitor::Session(me.token_hash.clone()), fits).await
    }

    /// New recovery codes, of which only the hashes are kept.
    async fn new_codes(&self, me: &gipfel_wire::PersonId) -> Answer<Vec<String>> {
        let codes: Vec<String> = (0..CODES).map(|_| random_hex(8)).collect();
        let hashes: Vec<String> = codes.iter().map(|code| token_hash(code)).collect();
        self.node.store.set_recovery_codes(me, &hashes).await?;
        Ok(codes)
    }

    /// Ends all sessions of somebody, and what is open over them.
    async fn sign_out(&self, me: &gipfel_wire::PersonId) -> Answer<()> {
        self.node.store.end_sessions(me).await?;
        self.node.publish(&News::SignedOut { person: me.clone() });
        Ok(())
    }

    /// Somebody has shown who he is: a new session for him.
    async fn welcome(&self, id: &gipfel_wire::PersonId) -> Answer<Known> {
        let stored = self.node.store.person(id).await?.ok_or(Problem::SignIn)?;
        let cookie = self.new_session(id).await?;
        Ok((Some([(SET_COOKIE, cookie)]), Told(self.account(stored).await?)))
    }
}

/// Makes the guest who asks an account. His games stay his; all his other sessions go on.
#[utoipa::path(
    post,
    path = "/api/account",
    operation_id = "sign_up",
    tag = "People",
    request_body = Credentials,
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn sign_up(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    Read(Credentials { name, password }): Read<Credentials>,
) -> Answer<Told<Account>> {
    me.in_person()?;
    check_name(&name)?;
    check_password(&password)?;
    if me.person().kind != PersonKind::Guest {
        return Err(Problem::NotAllowed.into());
    }
    if !service.node.store.is_name_free(&name, Some(me.id())).await? {
        return Err(Problem::NameTaken.into());
    }
    let hash = service.hash(address, password).await?;
    match service.node.store.sign_up(me.id(), &name, &hash).await? {
        SignUp::Done => {}
        SignUp::Taken => return Err(Problem::NameTaken.into()),
        SignUp::NotAGuest => return Err(Problem::NotAllowed.into()),
    }
    let codes = service.new_codes(me.id()).await?;
    let stored = service.node.store.person(me.id()).await?.ok_or(Problem::NotFound)?;
    let account = service.account(stored).await?;
    Ok(Told(Account { recovery_codes: Some(codes), ..account }))
}

/// Signs in with a name and a password.
#[utoipa::path(
    post,
    path = "/api/sign-in",
    operation_id = "sign_in",
    tag = "People",
    request_body = Credentials,
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn sign_in(
    State(service): State<Service>,
    Address(address): Address,
    Read(Credentials { name, password }): Read<Credentials>,
) -> Answer<Known> {
    let found = service.node.store.person_named(&name).await?;
    let hash = found.as_ref().and_then(|person| person.password.clone());
    let fits = service.fits(address, password, hash);
    service.attempt(&name, Visitor::Address(address), fits).await?;
    let id = found.ok_or(Problem::SignIn)?.person.id;
    service.welcome(&id).await
}

/// A way back in with a recovery code. All sessions end.
#[utoipa::path(
    post,
    path = "/api/recover",
    operation_id = "recover",
    tag = "People",
    request_body = Recovery,
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn recover(
    State(service): State<Service>,
    Address(address): Address,
    Read(Recovery { name, code, password }): Read<Recovery>,
) -> Answer<Known> {
    check_password(&password)?;
    let found = service.node.store.person_named(&name).await?;
    let code = token_hash(code.trim());
    let good = async {
        let Some(found) = &found else { return Ok(false) };
        Ok(service.node.store.has_recovery_code(&found.person.id, &code).await?)
    };
    service.attempt(&name, Visitor::Address(address), good).await?;
    let id = found.ok_or(Problem::SignIn)?.person.id;
    let hash = service.hash(address, password).await?;
    let now = service.node.time.now();
    if !service.node.store.use_recovery_code(&id, &code, now).await? {
        return Err(Problem::SignIn.into());
    }
    service.node.store.set_password(&id, &hash).await?;
    service.node.publish(&News::SignedOut { person: id.clone() });
    service.welcome(&id).await
}

/// Changes the password. All other sessions end.
#[utoipa::path(
    put,
    path = "/api/account/password",
    operation_id = "change_password",
    tag = "People",
    request_body = NewPassword,
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn change_password(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    Read(NewPassword { old, new }): Read<NewPassword>,
) -> Answer<Known> {
    me.in_person()?;
    check_password(&new)?;
    service.confirm(&me, address, old).await?;
    let hash = service.hash(address, new).await?;
    service.node.store.set_password(me.id(), &hash).await?;
    service.node.publish(&News::SignedOut { person: me.id().clone() });
    service.welcome(me.id()).await
}

/// New recovery codes; the old ones are good for nothing any more.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    operation_id = "recovery_codes",
    tag = "People",
    request_body = Confirmation,
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn recovery_codes(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    Read(Confirmation { password }): Read<Confirmation>,
) -> Answer<Told<Account>> {
    me.in_person()?;
    service.confirm(&me, address, password).await?;
    let codes = service.new_codes(me.id()).await?;
    let account = service.account(me.stored).await?;
    Ok(Told(Account { recovery_codes: Some(codes), ..account }))
}

/// Signs out everywhere, programs with tokens included.
#[utoipa::path(
    post,
    path = "/api/sign-out-everywhere",
    operation_id = "sign_out_everywhere",
    tag = "People",
    responses((status = 200, description = "Done"))
)]
pub(crate) async fn sign_out_everywhere(
    State(service): State<Service>,
    me: Me,
) -> Answer<Response> {
    me.in_person()?;
    service.sign_out(me.id()).await?;
    Ok([(SET_COOKIE, service.set_cookie("", 0))].into_response())
}

/// Deletes the account: the games stay, without a name. A guest needs no password.
#[utoipa::path(
    delete,
    path = "/api/account",
    operation_id = "delete",
    tag = "People",
    request_body = Confirmation,
    responses((status = 200, description = "Done"))
)]
pub(crate) async fn delete(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    Read(Confirmation { password }): Read<Confirmation>,
) -> Answer<Response> {
    me.in_person()?;
    if me.person().kind != PersonKind::Guest {
        service.confirm(&me, address, password).await?;
    }
    service.node.store.delete_person(me.id()).await?;
    service.node.publish(&News::SignedOut { person: me.id().clone() });
    Ok([(SET_COOKIE, service.set_cookie("", 0))].into_response())
}

/// Makes the account one of a program, for good. It may have played nothing before.
#[utoipa::path(
    post,
    path = "/api/account/bot",
    operation_id = "become_bot",
    tag = "People",
    responses((status = 200, description = "Done", body = Account))
)]
pub(crate) async fn become_bot(State(service): State<Service>, me: Me) -> Answer<Told<Account>> {
    me.in_person()?;
    if !service.node.store.make_bot(me.id()).await? {
        return Err(Problem::NotAllowed.into());
    }
    let stored = service.node.store.person(me.id()).await?.ok_or(Problem::NotFound)?;
    Ok(Told(service.account(stored).await?))
}

/// Everything that is kept of whoever asks, as a file.
#[utoipa::path(
    get,
    path = "/api/account/export",
    operation_id = "export",
    tag = "People",
    responses((status = 200, description = "A file", content_type = "application/json"))
)]
pub(crate) async fn export(State(service): State<Service>, me: Me) -> Answer<Response> {
    me.in_person()?;
    let text = service.export(&me).await?;
    let head = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"gipfel.json\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((head, text).into_response())
}

/// Whether a name can be had. Somebody who types one wants to know.
#[utoipa::path(
    get,
    path = "/api/names/{name}",
    operation_id = "is_name_free",
    tag = "People",
    params(("name" = String, Path)),
    responses((status = 200, description = "Done", body = bool))
)]
pub(crate) async fn is_name_free(
    State(service): State<Service>,
    Anybody(me): Anybody,
    axum::extract::Path(name): axum::extract::Path<String>,
) -> Answer<Told<bool>> {
    check_name(&name)?;
    let me = me.as_ref().map(Me::id);
    Ok(Told(service.node.store.is_name_free(&name, me).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        for good in ["Ada", "a-b_c9", "xx", &"n".repeat(24)] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        for bad in ["", "a", "a b", "<b>", "ünal", &"n".repeat(25), "a\u{0}b", "../x"] {
            assert_eq!(check_name(bad), Err(Problem::Name), "{bad}");
        }
        assert_eq!(check_password("1234567"), Err(Problem::Password));
        assert_eq!(check_password(&"ő".repeat(200)), Ok(()));
    }
}
