//! How large a record may be. Everything beyond these is refused by the reader and by editing alike.

/// Turns of one record, variations included.
pub const MAX_TURNS: usize = 50_000;

/// Variations inside variations.
pub const MAX_DEPTH: usize = 200;

/// Tags of one record that are kept as they are, so without those that follow from the game itself.
pub const MAX_TAGS: usize = 200;

/// Bytes of the text of one turn.
pub const MAX_TURN_LENGTH: usize = 1_000;

/// Bytes of the text of an unfinished turn, the play of a contest within it included.
pub const MAX_UNFINISHED_LENGTH: usize = 50_000;

/// Bytes of one command in a comment, as it is written, brackets included.
pub const MAX_COMMAND_LENGTH: usize = 500;
