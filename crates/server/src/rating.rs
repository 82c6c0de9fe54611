//! Ratings by Glicko-2, for each game and speed.

use gipfel_store::{Rated, Rating, RatingChange, Store, StoreError};
use gipfel_wire::{GameId, GameResult, OverReason};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// Milliseconds after which somebody who does not play is less sure of his rating.
const PERIOD: i64 = 30 * 24 * 60 * 60 * 1000;
/// More periods than this make no difference.
const MAX_PERIODS: i64 = 100;
/// How often a change is computed anew when others are quicker.
const TRIES: u32 = 20;

/// The rating of somebody who has not played yet.
pub fn unrated(at: i64) -> Rating {
    let new = Glicko2Rating::new();
    Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: 0,
        updated_at: at,
    }
}

/// A rating at a later moment: the longer nobody plays, the less it says.
pub fn aged(rating: Rating, at: i64) -> Rating {
    let periods = ((at - rating.updated_at) / PERIOD).clamp(0, MAX_PERIODS);
    let aged = (0..periods).fold(glicko(&rating), |rating, _| decay_deviation(&rating));
    Rating { deviation: aged.deviation, ..rating }
}

/// The ratings of White and Black after a game between them. Each game is a rating period of its own.
pub fn after_game(before: [Rating; 2], result: GameResult, at: i64) -> Option<[Rating; 2]> {
    let outcome = match result {
        GameResult::White => Outcomes::WIN,
        GameResult::Black => Outcomes::LOSS,
        GameResult::Draw => Outcomes::DRAW,
        GameResult::None => return None,
    };
    let [white, black] = before.map(|rating| glicko(&aged(rating, at)));
    let (white, black) = glicko2(&white, &black, &outcome, &Glicko2Config::new());
    let after = |new: Glicko2Rating, before: Rating| Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: before.games + 1,
        updated_at: at,
    };
    Some([after(white, before[0]), after(black, before[1])])
}

fn glicko(rating: &Rating) -> Glicko2Rating {
    let Rating { rating, deviation, volatility, .. } = *rating;
    Glicko2Rating { rating, deviation, volatility }
}

/// Changes the ratings after a game that is over, once, however often it is called. Says whether there was something to change.
pub async fn rate(store: &Store, id: &GameId) -> Result<bool, StoreError> {
    let Some(game) = store.game(id).await? else { return Ok(false) };
    let ended = game.events.iter().find_map(|event| match &event.body {
        gipfel_wire::EventBody::Over { result, reason, .. } => Some((*result, *reason, event.at)),
        _ => None,
    });
    let Some((result, reason, at)) = ended else { return Ok(false) };
    if !game.head.terms.rated || reason == OverReason::Closed {
        return Ok(false);
    }
    let start = game.head.terms.start()?;
    let (word, speed) = (start.game().word(), game.head.terms.clock.speed());
    let people = game.head.seats.map(|seat| seat.person.id);
    for _ in 0..TRIES {
        let mut before = [unrated(at); 2];
        for (rating, person) in before.iter_mut().zip(&people) {
            *rating = store.rating(person, word, speed).await?.unwrap_or(*rating);
        }
        let Some([white, black]) = after_game(before, result, at) else { return Ok(false) };
        let change = |index: usize, after| RatingChange {
            person: people[index].clone(),
            before: before[index].games,
            after,
        };
        let changes = [change(0, white), change(1, black)];
        if store.rate(id, word, speed, &changes).await? == Rated::Done {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06, games: 0, updated_at: 0 }
    }

    /// The example of "Example of the Glicko-2 system" by Mark Glickman, with tau 0.5.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let results = [
            (glicko(&rating(1400.0, 30.0)), Outcomes::WIN),
            (glicko(&rating(1550.0, 100.0)), Outcomes::LOSS),
            (glicko(&rating(1700.0, 300.0)), Outcomes::LOSS),
        ];
        let player = glicko(&rating(1500.0, 200.0));
        let after = glicko2_rating_period(&player, &results, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_single_game_is_a_period_with_one_result() {
        let (white, black) = (rating(1500.0, 200.0), rating(1400.0, 30.0));
        let [after, other] = after_game([white, black], GameResult::White, 0).unwrap();
        let alone = glicko2_rating_period(
            &glicko(&white),
            &[(glicko(&black), Outcomes::WIN)],
            &Glicko2Config::new(),
        );
        assert!((after.rating - alone.rating).abs() < 1e-6);
        assert!((after.deviation - alone.deviation).abs() < 1e-6);
        assert!(other.rating < 1400.0 && other.rating > 1380.0, "he was sure of his rating");
        assert_eq!((after.games, other.games), (1, 1));
        assert_eq!(after_game([white, black], GameResult::None, 0), None);
    }

    #[test]
    fn who_does_not_play_gets_less_sure() {
        let sure = rating(1800.0, 50.0);
        assert_eq!(aged(sure, PERIOD - 1), sure);
        let year = aged(sure, 12 * PERIOD);
        assert!(year.deviation > 55.0 && year.deviation < 80.0, "{year:?}");
        assert_eq!(aged(rating(1800.0, 349.0), i64::MAX / 2).deviation, 350.0);
    }
}
