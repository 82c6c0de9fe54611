//! Any bytes as what clients send and what a server says: whatever can be read is written as it was, and terms that are good have a start.

use gipfel_wire::{
    ArchiveQuery, Credentials, Message, NewPassword, Recovery, Report, Request, RequestBody,
    TokenTerms, read, read_request,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn same<T: Serialize + DeserializeOwned>(text: &str) {
    let Ok(first) = read::<T>(text) else { return };
    let written = serde_json::to_string(&first).expect("what was read can be written");
    let second: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&second).expect("it was written before"), written);
}

pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(Request { body: RequestBody::Invite { terms, .. }, .. }) = read_request(text)
        && let Ok(start) = terms.start()
    {
        assert!(start.game().variants().contains(&start.variant()));
    }
    same::<Request>(text);
    same::<Message>(text);
    same::<Credentials>(text);
    same::<NewPassword>(text);
    same::<Recovery>(text);
    same::<TokenTerms>(text);
    same::<ArchiveQuery>(text);
    same::<Report>(text);
}
