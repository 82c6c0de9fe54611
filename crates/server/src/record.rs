//! Stored games as records.

use gipfel_live::Fold;
use gipfel_record::{Clock, EditError, Record};
use gipfel_rules::{Cause, End};
use gipfel_store::StoredGame;
use gipfel_wire::{
    ClockTerms, EventBody, GameResult, OverReason, Person, PersonKind, Side, TermsError,
};
use thiserror::Error;

use crate::room::load;

/// Why a game has no record.
#[derive(Debug, Error)]
pub enum RecordError {
    /// Its terms cannot be read.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// Nobody may know yet where its dice come from.
    #[error("a game with dice has a record when it is over")]
    NotOver,
    /// The record does not take what was played.
    #[error(transparent)]
    Edit(#[from] EditError),
}

/// The record of a game as it stands: players, ratings, clocks, turns, result and why it ended, and where its dice came from.
/// What was said stays between the players.
pub fn record(game: &StoredGame) -> Result<Record, RecordError> {
    let over = game.events.iter().find_map(|event| match &event.body {
        EventBody::Over { result, reason, reveal } => Some((*result, *reason, reveal.clone())),
        _ => None,
    });
    if game.secret.is_some() && over.is_none() {
        return Err(RecordError::NotOver);
    }
    let state = load(game)?;
    let mut played = state.board().game().clone();
    if let Some((result, reason, _)) = &over
        && let Some(end) = end(*result, *reason)
    {
        played.end_by(end);
    }
    let mut record = Record::from_game(&played)?;
    let head = state.head();
    let mut tags = vec![
        ("Site", head.id.to_string()),
        ("Date", date(head.at)),
        ("White", name(&head.seats[0].person)),
        ("Black", name(&head.seats[1].person)),
    ];
    for (tag, seat) in ["WhiteElo", "BlackElo"].into_iter().zip(&head.seats) {
        tags.extend(seat.rating.map(|rating| (tag, format!("{:.0}", rating.rating))));
    }
    tags.extend(time_control(head.terms.clock).map(|text| ("TimeControl", text)));
    if let Some((.., Some(reveal))) = over {
        tags.push(("Commitment", head.commitment.clone().unwrap_or_default()));
        tags.push(("Secret", reveal.secret));
        for side in Side::ALL {
            let tag = if side == Side::White { "WhiteNonce" } else { "BlackNonce" };
            tags.extend(state.nonce(side).map(|nonce| (tag, nonce.to_owned())));
        }
    }
    tags.extend(state.unplayable().map(|unplayable| ("Unplayable", unplayable.to_string())));
    for (tag, value) in tags {
        // Names are plain; anything that is not taken is left out rather than the whole record.
        let _ = record.tags_mut().set(tag, &value);
    }
    write_clocks(&mut record, &game.events, &state);
    Ok(record)
}

/// What each had left after his turn. In linked games turns of the record are not those that were sent.
fn write_clocks(record: &mut Record, events: &[gipfel_wire::Event], state: &Fold) {
    if state.board().game().state().is_some() {
        return;
    }
    let mut left: Vec<Option<i64>> = Vec::new();
    for event in events {
        match &event.body {
            EventBody::Turn { left: after, .. } => left.push(*after),
            EventBody::TakenBack { to } => left.truncate(*to as usize),
            _ => {}
        }
    }
    let Some(line) = record.line_to(record.last()) else { return };
    let nodes: Vec<_> = line.iter().map(|step| step.id).collect();
    for (node, left) in nodes.into_iter().zip(left) {
        let millis = left.and_then(|left| u32::try_from(left).ok());
        if let (Some(annotations), Some(millis)) = (record.annotations_mut(node), millis) {
            annotations.clock = Some(Clock::from_millis(millis));
        }
    }
}

/// How the record says that a game ended which the rules did not end.
fn end(result: GameResult, reason: OverReason) -> Option<End> {
    let outcome = match result {
        GameResult::White => Some(gipfel_rules::Outcome::Win(gipfel_rules::Color::White)),
        GameResult::Black => Some(gipfel_rules::Outcome::Win(gipfel_rules::Color::Black)),
        GameResult::Draw => Some(gipfel_rules::Outcome::Draw),
        GameResult::None => None,
    };
    let cause = match reason {
        OverReason::Rules | OverReason::Repetition => return None,
        OverReason::Resigned => Cause::Resignation,
        OverReason::Agreed => Cause::Agreement,
        OverReason::Time => Cause::Time,
        OverReason::Left => Cause::Abandonment,
        OverReason::Aborted | OverReason::Closed => Cause::Abort,
        OverReason::TooLong => Cause::TurnLimit,
    };
    Some(End { outcome, cause })
}

fn name(person: &Person) -> String {
    match (&person.name, person.kind) {
        (Some(name), _) => name.clone(),
        (None, PersonKind::Computer) => "Computer".to_owned(),
        (None, _) => "?".to_owned(),
    }
}

fn time_control(clock: ClockTerms) -> Option<String> {
    let seconds = |millis: u32| f64::from(millis) / 1000.0;
    match clock {
        ClockTerms::None => None,
        ClockTerms::Fischer { initial, increment } => {
            Some(format!("{}+{}", seconds(initial), seconds(increment)))
        }
        ClockTerms::Delay { initial, delay } => {
            Some(format!("{} delay {}", seconds(initial), seconds(delay)))
        }
        ClockTerms::Days { days } => Some(format!("{days} days a turn")),
    }
}

/// The day of a moment, in the calendar and the zone that records use.
fn date(at: i64) -> String {
    // By Howard Hinnant's algorithm: years begin in March, so that the day that comes and goes is their last.
    let days = at.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let day = 24 * 60 * 60 * 1000;
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(-1), "1969.12.31");
        assert_eq!(date(11_016 * day), "2000.02.29");
        assert_eq!(date(11_017 * day), "2000.03.01");
        assert_eq!(date(20_773 * day + day - 1), "2026.11.16");
    }
}
