//! A game as it is kept between two decisions: all that is needed to go on with it as if nothing had happened.
//!
//! The text is a few lines of words, an empty line, what stood in the game's file when it was saved last, and the record.

use std::fmt::Write as _;
use std::time::Duration;

use gipfel_record::Record;

use crate::files::Home;
use crate::{Effort, Play, Player};

/// The first line.
const TITLE: &str = "gipfel game 1";

impl Play {
    /// The game with everything about it.
    pub fn kept_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        for player in self.players() {
            // Writing to a text never fails.
            let _ = writeln!(text, "player {}", word(player));
        }
        let path: Vec<String> = self.path().iter().map(usize::to_string).collect();
        let _ = writeln!(text, "node {}", path.join(" "));
        let _ = writeln!(text, "turn {}", self.unfinished_turn().full_text());
        let mut known = "";
        // A name that does not fit on a line is asked for again.
        let named = self.home.as_ref().and_then(|home| Some((home, home.file.to_str()?)));
        if let Some((home, name)) = named.filter(|(_, name)| !name.contains('\n')) {
            let _ = writeln!(text, "known {}", home.known.len());
            let _ = writeln!(text, "file {name}");
            known = &home.known;
        }
        text + "\n" + known + &self.record().to_string()
    }

    /// The game that a text keeps, or what is wrong with the text.
    pub fn from_kept(text: &str) -> Result<Play, String> {
        let (head, body) = text.split_once("\n\n").ok_or("it breaks off")?;
        let mut lines = head.lines();
        if lines.next() != Some(TITLE) {
            return Err("it is of another version".to_owned());
        }
        let mut players = Vec::new();
        let (mut path, mut turn, mut file, mut known) = (Vec::new(), "", None, 0);
        for line in lines {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("player", word) => players.push(player(word)?),
                ("node", numbers) => path = all_numbers(numbers)?,
                ("turn", text) => turn = text,
                ("known", length) => known = all_numbers(length)?.first().copied().unwrap_or(0),
                ("file", name) => file = Some(name),
                (other, _) => return Err(format!("`{other}` is not known")),
            }
        }
        let players = <[Player; 2]>::try_from(players).map_err(|_| "a game has two players")?;
        let (known, record) = body.split_at_checked(known).ok_or("it breaks off")?;
        let record = Record::parse(record).map_err(|error| error.to_string())?;
        let home = file.map(|file| Home { file: file.into(), known: known.to_owned() });
        let mut play = Play::from_record(record, players, home);
        play.go_on(&path, turn)?;
        play.changed = true;
        Ok(play)
    }
}

fn all_numbers(text: &str) -> Result<Vec<usize>, String> {
    let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is no number"));
    text.split_whitespace().map(number).collect()
}

fn word(player: Player) -> String {
    match player {
        Player::Human => "human".to_owned(),
        Player::Level(level) => level.number().to_string(),
        Player::Engine(Effort::Nodes(nodes)) => format!("engine nodes {nodes}"),
        Player::Engine(Effort::Time(time)) => format!("engine time {}", time.as_millis()),
    }
}

fn player(words: &str) -> Result<Player, String> {
    let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
    if let Some(nodes) = words.strip_prefix("engine nodes ") {
        return Ok(Player::Engine(Effort::Nodes(number(nodes)?)));
    }
    if let Some(time) = words.strip_prefix("engine time ") {
        return Ok(Player::Engine(Effort::Time(Duration::from_millis(number(time)?))));
    }
    words.parse().map_err(|error: crate::PlayerError| error.to_string())
}

#[cfg(test)]
mod tests {
    use gipfel_engine::Level;

    use super::*;

    #[test]
    fn players_are_kept() {
        let level = Level::new(7).map(Player::Level).unwrap();
        let efforts = [Effort::Nodes(5000), Effort::Time(Duration::from_millis(2500))];
        for known in [Player::Human, level].into_iter().chain(efforts.map(Player::Engine)) {
            assert_eq!(player(&word(known)), Ok(known));
        }
    }

    #[test]
    fn texts_that_keep_no_game() {
        let start = "[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 *\n";
        let head = "gipfel game 1\nplayer human\nplayer 3\n";
        let good = format!("{head}node 0\nturn \n\n{start}");
        assert_eq!(Play::from_kept(&good).unwrap().record().turn_count(), 1);
        for wrong in [
            String::new(),
            "gipfel game 2\n\n".to_owned(),
            format!("{head}\n"),
            format!("gipfel game 1\nplayer human\n\n{start}"),
            format!("{head}node 5\n\n{start}"),
            format!("{head}node x\n\n{start}"),
            format!("{head}known 100000\n\n{start}"),
            format!("{head}turn e1-e3;e1-e3\n\n{start}"),
            format!("{head}\n{}", &start[..40]),
        ] {
            assert!(Play::from_kept(&wrong).is_err(), "{wrong}");
        }
    }
}
