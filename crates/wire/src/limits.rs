//! How large things may be. Whatever is beyond is refused before it is looked at.

/// Bytes of one request.
pub const MAX_REQUEST: usize = 16 * 1024;
/// Objects and lists inside each other in one request. The largest request there is has five.
pub const MAX_NESTING: usize = 8;
/// Characters of an id.
pub const MAX_ID: usize = 40;
/// Bytes of the text of one turn.
pub const MAX_TURN: usize = 1_000;
/// Turns of one game; after that it is a draw.
pub const MAX_TURNS: u32 = 2_000;
/// Events of one game. What is not a turn is refused beyond, so that a game can always go on.
pub const MAX_EVENTS: u64 = 8_000;
/// Bytes of the text of a start position.
pub const MAX_POSITION: usize = 500;
/// Bytes of the text of links.
pub const MAX_LINKS: usize = 100;
/// Characters of one line of chat.
pub const MAX_CHAT: usize = 300;
/// Lines of chat that one player may send in [`CHAT_SPAN`].
pub const CHAT_LINES: usize = 8;
/// Milliseconds in which lines of chat are counted.
pub const CHAT_SPAN: i64 = 20_000;
/// Hexadecimal digits of what a player adds to the dice: 16 to 64.
pub const NONCE: std::ops::RangeInclusive<usize> = 16..=64;
/// Characters of a name.
pub const NAME: std::ops::RangeInclusive<usize> = 2..=24;
/// Characters of a password.
pub const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// Characters of a report.
pub const MAX_REPORT: usize = 2_000;
/// Milliseconds on a clock at the start: five seconds to three hours.
pub const INITIAL: std::ops::RangeInclusive<u32> = 5_000..=10_800_000;
/// Milliseconds that a turn adds, or that are free in each turn: up to three minutes.
pub const MAX_INCREMENT: u32 = 180_000;
/// Days for a turn.
pub const DAYS: std::ops::RangeInclusive<u8> = 1..=14;
/// Open invitations of one person.
pub const MAX_INVITATIONS: usize = 20;
/// Games in one page of the archive.
pub const MAX_PAGE: u32 = 100;
/// Turns of an opening that is searched for.
pub const MAX_OPENING: usize = 8;
