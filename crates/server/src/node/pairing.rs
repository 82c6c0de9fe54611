//! Quick pairing: two who want the same game and are about as strong.

use std::collections::HashMap;

use gipfel_wire::{Audience, ClockTerms, Invitation, LinkTerms, Seat, SideChoice, Terms};

use super::Node;

/// How far apart two ratings may be at once.
const NEAR: f64 = 100.0;
/// How much further with each second of waiting.
const WIDER: f64 = 10.0;
/// What somebody counts as who has no rating.
const UNKNOWN: f64 = 1500.0;
/// Invitations that are looked at.
const LOOKED_AT: u32 = 5_000;

impl Node {
    /// Pairs those who wait. Any node may do it at any time: the store takes each invitation once.
    pub(super) async fn pair(&self) {
        let now = self.time.now();
        let open = match self.store.open_invitations(None, now, LOOKED_AT).await {
            Ok(open) => open,
            Err(_) if self.has_stopped() => return,
            Err(error) => return tracing::warn!(%error, "nobody is paired"),
        };
        let mut waiting: HashMap<Wish, Vec<Invitation>> = HashMap::new();
        for mut invitation in open.into_iter().filter(|open| open.to == Audience::Pairing) {
            let Ok(start) = invitation.terms.start() else { continue };
            let rating = self.rating(&invitation.by.id, &start, &invitation.terms).await;
            invitation.rating = rating.unwrap_or_default();
            waiting.entry(key(&invitation.terms)).or_default().push(invitation);
        }
        for group in waiting.into_values() {
            for [first, second] in pairs(group, now) {
                self.begin_pair(&first, &second).await;
            }
        }
    }

    async fn begin_pair(&self, first: &Invitation, second: &Invitation) {
        match self.store.is_blocked(&first.by.id, &second.by.id).await {
            Ok(false) => {}
            _ => return,
        }
        let Ok(start) = first.terms.start() else { return };
        // Whoever has a wish for a side gets it.
        let (chooser, other) =
            if first.terms.side == SideChoice::Any { (second, first) } else { (first, second) };
        let seat = |invitation: &Invitation| Seat {
            person: invitation.by.clone(),
            rating: invitation.rating,
            level: None,
        };
        let new = self.new_game(chooser.terms.clone(), &start, seat(chooser), seat(other));
        let Ok(new) = new else { return };
        match self.store.pair_invitations([&first.id, &second.id], &new).await {
            Ok(true) => {
                self.closed(first);
                self.closed(second);
                self.started(&new.head);
            }
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "two are not paired"),
        }
    }
}

/// What must be the same for two to play: the start, the links, the clock, and whether it is rated.
type Wish = (String, Option<LinkTerms>, ClockTerms, bool);

fn key(terms: &Terms) -> Wish {
    (terms.start.clone(), terms.links.clone(), terms.clock, terms.rated)
}

fn strength(invitation: &Invitation) -> f64 {
    invitation.rating.map_or(UNKNOWN, |rating| rating.rating)
}

fn fit(one: &Invitation, other: &Invitation, now: i64) -> bool {
    let waited = (now - one.at.min(other.at)).max(0) as f64 / 1000.0;
    let near = NEAR + WIDER * waited;
    // Without ratings at stake anybody is welcome.
    let near = if one.terms.rated { near } else { f64::INFINITY };
    let sides = one.terms.side == SideChoice::Any || one.terms.side != other.terms.side;
    one.by.id != other.by.id && sides && (strength(one) - strength(other)).abs() <= near
}

/// Pairs of a group of invitations to the same: whoever has waited longest first chooses the nearest who fits.
fn pairs(mut group: Vec<Invitation>, now: i64) -> Vec<[Invitation; 2]> {
    group.sort_by_key(|invitation| invitation.at);
    let mut pairs = Vec::new();
    while !group.is_empty() {
        let first = group.remove(0);
        let distance = |other: &Invitation| (strength(&first) - strength(other)).abs();
        let nearest = group
            .iter()
            .enumerate()
            .filter(|(_, other)| fit(&first, other, now))
            .min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
        if let Some((place, _)) = nearest {
            pairs.push([first, group.remove(place)]);
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use gipfel_wire::{InvitationId, Person, PersonId, PersonKind, RatingView};

    use super::*;

    fn invitation(name: &str, at: i64, rating: f64, side: SideChoice, rated: bool) -> Invitation {
        let id = PersonId::new(name).unwrap();
        Invitation {
            id: InvitationId::new(name).unwrap(),
            by: Person { id, kind: PersonKind::Account, name: None },
            rating: Some(RatingView { rating, deviation: 50.0, games: 9 }),
            to: Audience::Pairing,
            terms: Terms {
                start: String::new(),
                links: None,
                clock: ClockTerms::None,
                rated,
                side,
            },
            at,
            open: true,
            game: None,
        }
    }

    fn names(group: &[Invitation], now: i64) -> Vec<String> {
        let name = |[one, other]: &[Invitation; 2]| format!("{}{}", one.id, other.id);
        pairs(group.to_vec(), now).iter().map(name).collect()
    }

    #[test]
    fn the_nearest_are_paired_and_the_wait_widens() {
        use SideChoice::{Any, Black, White};
        let group = [
            invitation("a", 0, 1500.0, Any, true),
            invitation("b", 1, 1590.0, Any, true),
            invitation("c", 2, 1510.0, Any, true),
            invitation("d", 3, 1900.0, Any, true),
        ];
        assert_eq!(names(&group, 10), ["ac"], "d is too strong for b");
        assert_eq!(names(&group, 60_000), ["ac", "bd"]);
        let casual =
            [invitation("a", 0, 1500.0, White, false), invitation("b", 1, 2500.0, White, false)];
        assert!(names(&casual, 0).is_empty(), "both want White");
        let casual = [casual[0].clone(), invitation("c", 1, 2500.0, Black, false)];
        assert_eq!(names(&casual, 0), ["ac"]);
        let same = [casual[0].clone(), casual[0].clone()];
        assert!(names(&same, 0).is_empty(), "nobody plays against himself");
    }
}
