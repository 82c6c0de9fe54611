// Generated from the types of crates/wire; do not edit.
// `UPDATE_TYPES=1 cargo test -p gipfel-wire types` writes this file.

export const PROTOCOL = 1;
export const MAX_REQUEST = 16384;
export const MAX_CHAT = 300;
export const MIN_NAME = 2;
export const MAX_NAME = 24;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/**
 * A game.
 */
export type GameId = string;

/**
 * A guest, an account, a bot or the computer.
 */
export type PersonId = string;

/**
 * An invitation to play.
 */
export type InvitationId = string;

/**
 * A request. Its sender chooses it and never uses it again.
 */
export type MessageId = string;

/**
 * One of the two players of a game.
 */
export type Side = "white" | "black";

/**
 * How time is counted.
 */
export type ClockTerms = { "kind": "none" } | { "kind": "fischer", 
/**
 * At the start.
 */
initial: number, 
/**
 * Added by each turn.
 */
increment: number, } | { "kind": "delay", 
/**
 * At the start.
 */
initial: number, 
/**
 * Free in each turn.
 */
delay: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

/**
 * How fast a game is: what ratings are kept apart by.
 */
export type Speed = "blitz" | "rapid" | "classical" | "days";

/**
 * The clocks at a moment.
 */
export type ClockView = { 
/**
 * What White and Black had left when the clock that runs was started; none without clocks.
 */
left: [number, number] | null, 
/**
 * Whose clock runs; none before the first turns, and when the game is over.
 */
running: Side | null, 
/**
 * When it was started.
 */
since: number, 
/**
 * The server's time when it said so.
 */
now: number, 
/**
 * The version of the game that they are the clocks of.
 */
version: number, };

/**
 * Which side the one who proposes a game wants.
 */
export type SideChoice = "white" | "black" | "any";

/**
 * Which uses of linked kinds are contested.
 */
export type ContestTerms = "always" | "challenged";

/**
 * What is linked to what.
 */
export type LinkTerms = { 
/**
 * The contest of each kind, as in `T:coin Z:die`.
 */
links: string, 
/**
 * Which uses are contested.
 */
contests: ContestTerms, 
/**
 * How often each may challenge, where uses are challenged.
 */
limit?: number | null, };

/**
 * What is played, and how.
 */
export type Terms = { 
/**
 * The position the game starts from, as text. It says which game and which variant are played, and holds extra pieces, handicaps
 * and the composition of potentials.
 */
start: string, 
/**
 * What is played for the right to use potentials.
 */
links?: LinkTerms | null, 
/**
 * How time is counted.
 */
clock: ClockTerms, 
/**
 * Whether ratings change.
 */
rated: boolean, 
/**
 * The side of the one who proposes it.
 */
side: SideChoice, };

/**
 * What kind of player somebody is.
 */
export type PersonKind = "guest" | "account" | "bot" | "computer" | "deleted";

/**
 * Somebody, as others see him.
 */
export type Person = { 
/**
 * Who.
 */
id: PersonId, 
/**
 * What kind of player.
 */
kind: PersonKind, 
/**
 * His name; guests and deleted accounts have none.
 */
name?: string | null, };

/**
 * A rating, as it is shown.
 */
export type RatingView = { 
/**
 * The rating.
 */
rating: number, 
/**
 * How far off it may be.
 */
deviation: number, 
/**
 * How many games it comes from.
 */
games: number, };

/**
 * Whom an invitation is for.
 */
export type Audience = { "kind": "anyone" } | { "kind": "link" } | { "kind": "person", 
/**
 * Who.
 */
person: PersonId, } | { "kind": "pairing" } | { "kind": "computer", 
/**
 * How strong: a level of the engine.
 */
level: number, };

/**
 * An invitation to play.
 */
export type Invitation = { 
/**
 * Which.
 */
id: InvitationId, 
/**
 * Who invites.
 */
by: Person, 
/**
 * His rating for such games.
 */
rating?: RatingView | null, 
/**
 * Whom.
 */
to: Audience, 
/**
 * What is to be played.
 */
terms: Terms, 
/**
 * When it was made.
 */
at: number, 
/**
 * Whether it can still be accepted.
 */
open: boolean, 
/**
 * The game, once somebody has accepted.
 */
game?: GameId | null, };

/**
 * One of the two players.
 */
export type Seat = { 
/**
 * Who.
 */
person: Person, 
/**
 * His rating for such games when the game started.
 */
rating?: RatingView | null, 
/**
 * The level, of the computer.
 */
level?: number | null, };

/**
 * What does not change during a game.
 */
export type GameHead = { 
/**
 * Which.
 */
id: GameId, 
/**
 * What was agreed on.
 */
terms: Terms, 
/**
 * White and Black.
 */
seats: [Seat, Seat], 
/**
 * When it started.
 */
at: number, 
/**
 * The SHA-256 hash of what the server adds to the dice, as hexadecimal digits. Only games that may need dice have one.
 */
commitment?: string | null, };

/**
 * How a game ended.
 */
export type GameResult = "white" | "black" | "draw" | "none";

/**
 * A game in a list, while it is played.
 */
export type GameSummary = { 
/**
 * What does not change.
 */
head: GameHead, 
/**
 * Its version.
 */
version: number, 
/**
 * How many turns stand.
 */
turns: number, 
/**
 * Who has to decide.
 */
decider?: Side | null, 
/**
 * When time ends it if nothing happens.
 */
deadline?: number | null, };

/**
 * What one player can offer the other.
 */
export type Offer = "draw" | "takeback" | "moreTime" | "rematch";

/**
 * Why a game is over.
 */
export type OverReason = "rules" | "repetition" | "tooLong" | "resigned" | "agreed" | "time" | "left" | "aborted" | "closed";

/**
 * What dice or a coin showed.
 */
export type Roll = { "kind": "dice", 
/**
 * The die of the one who uses a potential.
 */
user: number, 
/**
 * The die of the one who challenged.
 */
challenger: number, } | { "kind": "coin", 
/**
 * Whether it fell for the user.
 */
heads: boolean, };

/**
 * Where dice and coins came from, told when the game is over.
 *
 * The server has chosen `secret` and shown its SHA-256 hash before anybody could add something. The seed is the first
 * eight bytes, the highest first, of the SHA-256 hash of the texts `secret`, White's nonce and Black's nonce joined with `:`.
 */
export type Reveal = { 
/**
 * What the server had chosen: 64 hexadecimal digits.
 */
secret: string, 
/**
 * The seed, as a decimal number. It has more digits than a number of JavaScript keeps.
 */
seed: string, };

/**
 * What happened.
 */
export type EventBody = { "kind": "turn", 
/**
 * Its number, from 1; numbers of turns that were taken back are used again.
 */
number: number, 
/**
 * Its canonical text, with what followed by itself (the result of dice, of a contest).
 */
text: string, 
/**
 * What it cost on the clock.
 */
spent: number, 
/**
 * What it took besides and was not charged, as the network's.
 */
lag: number, 
/**
 * What the player has left; none without clocks.
 */
left?: number | null, 
/**
 * What dice or a coin showed that the turn let fall.
 */
roll?: Roll | null, } | { "kind": "offered", 
/**
 * What.
 */
offer: Offer, } | { "kind": "declined", 
/**
 * Which.
 */
offer: Offer, } | { "kind": "takenBack", 
/**
 * The number of the last turn that still stands.
 */
to: number, } | { "kind": "timeAdded", 
/**
 * Who.
 */
to: Side, 
/**
 * How much.
 */
millis: number, } | { "kind": "said", 
/**
 * It, as plain text.
 */
text: string, } | { "kind": "nonce", 
/**
 * What: hexadecimal digits.
 */
nonce: string, } | { "kind": "over", 
/**
 * How.
 */
result: GameResult, 
/**
 * Why.
 */
reason: OverReason, 
/**
 * Where dice and coins came from.
 */
reveal?: Reveal | null, } | { "kind": "rematch", 
/**
 * Which.
 */
game: GameId, };

/**
 * Something that happened in a game. Events are numbered from 1 without gaps.
 */
export type Event = { 
/**
 * Its number: the version of the game after it.
 */
version: number, 
/**
 * When it happened.
 */
at: number, 
/**
 * Who did it; nobody if time or the rules did.
 */
by?: Side | null, 
/**
 * The request that did it.
 */
cause?: MessageId | null, 
/**
 * What it was.
 */
body: EventBody, };

/**
 * What somebody claims whose opponent has left.
 */
export type Claim = "win" | "draw";

/**
 * What is asked for.
 */
export type RequestBody = { "kind": "hello", 
/**
 * The version of the protocol that the client speaks.
 */
protocol: number, } | { "kind": "ping" } | { "kind": "follow", 
/**
 * Which.
 */
game: GameId, 
/**
 * The version the client has.
 */
since?: number | null, } | { "kind": "unfollow", 
/**
 * Which.
 */
game: GameId, } | { "kind": "lobby", 
/**
 * Which of the two.
 */
open: boolean, } | { "kind": "invite", 
/**
 * Whom.
 */
to: Audience, 
/**
 * To what.
 */
terms: Terms, } | { "kind": "withdraw", 
/**
 * Which.
 */
invitation: InvitationId, } | { "kind": "accept", 
/**
 * Which.
 */
invitation: InvitationId, } | { "kind": "decline", 
/**
 * Which.
 */
invitation: InvitationId, } | { "kind": "turn", 
/**
 * In which game.
 */
game: GameId, 
/**
 * The number of the turn. Another one than the next is answered with what is missing.
 */
number: number, 
/**
 * The turn: decisions joined with `;`.
 */
text: string, 
/**
 * The version of the game that the player saw. What he did not see he did not mean.
 */
seen: number, 
/**
 * How long the player thought, as his own program measured it, in milliseconds. What a turn took besides is the network's,
 * and is not charged within limits.
 */
thought?: number | null, } | { "kind": "offer", 
/**
 * In which game.
 */
game: GameId, 
/**
 * What.
 */
offer: Offer, 
/**
 * The version of the game that the player saw. What he did not see he did not mean.
 */
seen: number, } | { "kind": "agree", 
/**
 * In which game.
 */
game: GameId, 
/**
 * What.
 */
offer: Offer, 
/**
 * The version of the game that the player saw. What he did not see he did not mean.
 */
seen: number, } | { "kind": "refuse", 
/**
 * In which game.
 */
game: GameId, 
/**
 * What.
 */
offer: Offer, 
/**
 * The version of the game that the player saw. What he did not see he did not mean.
 */
seen: number, } | { "kind": "resign", 
/**
 * Which game.
 */
game: GameId, } | { "kind": "abort", 
/**
 * Which game.
 */
game: GameId, } | { "kind": "claim", 
/**
 * Which game.
 */
game: GameId, 
/**
 * As what.
 */
claim: Claim, } | { "kind": "nonce", 
/**
 * Of which game.
 */
game: GameId, 
/**
 * What: hexadecimal digits.
 */
nonce: string, } | { "kind": "say", 
/**
 * In which game.
 */
game: GameId, 
/**
 * What.
 */
text: string, };

/**
 * What a client sends.
 */
export type Request = { 
/**
 * Its id. The same id is the same request.
 */
id: MessageId, 
/**
 * What is asked for.
 */
body: RequestBody, };

/**
 * Why a request has no effect. The page has a sentence for each in every language; the texts here are for programs and logs.
 */
export type Problem = { "kind": "unreadable", 
/**
 * Why.
 */
text: string, } | { "kind": "protocol", 
/**
 * The server's.
 */
server: number, } | { "kind": "notAllowed" } | { "kind": "notFound" } | { "kind": "tooFast", 
/**
 * When it may be tried again, in milliseconds.
 */
wait: number, } | { "kind": "unavailable" } | { "kind": "internal", 
/**
 * The id of the request.
 */
request: string, } | { "kind": "unplayable", 
/**
 * The number of the event.
 */
version: number, 
/**
 * What is wrong with it, in English.
 */
text: string, } | { "kind": "notAPlayer" } | { "kind": "over" } | { "kind": "notOver" } | { "kind": "notYourTurn" } | { "kind": "otherTurn", 
/**
 * The number of the next turn.
 */
next: number, } | { "kind": "illegal", 
/**
 * Why, in English.
 */
text: string, } | { "kind": "timeUp" } | { "kind": "hasBegun" } | { "kind": "notAway" } | { "kind": "notOffered" } | { "kind": "noOffer" } | { "kind": "chatLength" } | { "kind": "full" } | { "kind": "nonce" } | { "kind": "terms", 
/**
 * Why, in English.
 */
text: string, } | { "kind": "closed" } | { "kind": "own" } | { "kind": "blocked" } | { "kind": "tooMany" } | { "kind": "name" } | { "kind": "nameTaken" } | { "kind": "password" } | { "kind": "signIn" };

/**
 * Who is there.
 */
export type Presence = { 
/**
 * Whether White and Black are.
 */
here: [boolean, boolean], 
/**
 * Since when White and Black are not, if they are not.
 */
awaySince: [number | null, number | null], 
/**
 * How many watch.
 */
watchers: number, };

/**
 * What the server sends.
 */
export type Message = { "kind": "welcome", 
/**
 * The request.
 */
id: MessageId, 
/**
 * The version of the protocol that the server speaks.
 */
protocol: number, 
/**
 * Who the client is.
 */
you: Person, 
/**
 * The server's time.
 */
now: number, } | { "kind": "done", 
/**
 * The request.
 */
id: MessageId, 
/**
 * The version of the game that has it.
 */
version?: number | null, 
/**
 * The invitation that was made.
 */
invitation?: InvitationId | null, 
/**
 * The game that was begun.
 */
game?: GameId | null, } | { "kind": "refused", 
/**
 * The request.
 */
id: MessageId, 
/**
 * Why.
 */
problem: Problem, } | { "kind": "game", 
/**
 * What does not change.
 */
head: GameHead, 
/**
 * All that has happened. What does not fit the rules, and what came of it, is an empty line of chat.
 */
events: Array<Event>, 
/**
 * The clocks.
 */
clock: ClockView, 
/**
 * Why the game cannot go on, if it cannot: a problem of the kind `unplayable`.
 */
unplayable?: Problem | null, } | { "kind": "news", 
/**
 * Which game.
 */
game: GameId, 
/**
 * What.
 */
events: Array<Event>, 
/**
 * The clocks after it.
 */
clock: ClockView, } | { "kind": "presence", 
/**
 * In which game.
 */
game: GameId, 
/**
 * Who.
 */
presence: Presence, } | { "kind": "lobby", 
/**
 * They.
 */
invitations: Array<Invitation>, } | { "kind": "invited", 
/**
 * It.
 */
invitation: Invitation, } | { "kind": "closed", 
/**
 * Which.
 */
invitation: InvitationId, } | { "kind": "started", 
/**
 * It.
 */
head: GameHead, } | { "kind": "pong", 
/**
 * The request.
 */
id: MessageId, 
/**
 * The server's time.
 */
now: number, } | { "kind": "goingAway" };

/**
 * A name with its password: to sign up, and to sign in.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * Another password.
 */
export type NewPassword = { 
/**
 * The one so far.
 */
old: string, 
/**
 * The one from now on.
 */
new: string, };

/**
 * A way back in for somebody who has lost his password.
 */
export type Recovery = { 
/**
 * The name.
 */
name: string, 
/**
 * One of the recovery codes. It can be used once.
 */
code: string, 
/**
 * The password from now on.
 */
password: string, };

/**
 * The account of the one who asks.
 */
export type Account = { 
/**
 * He.
 */
person: Person, 
/**
 * When he first came.
 */
since: number, 
/**
 * Recovery codes, only in the answer to the request that made them.
 */
recoveryCodes?: Array<string> | null, 
/**
 * How many recovery codes are left.
 */
codesLeft: number, };

/**
 * What a token for a program is to be good for.
 */
export type TokenTerms = { 
/**
 * What its owner calls it.
 */
label: string, 
/**
 * What it allows: `play`, `read`.
 */
scopes: Array<string>, };

/**
 * A token for a program.
 */
export type Token = { 
/**
 * The token, only in the answer to the request that made it.
 */
token?: string | null, 
/**
 * By which it is deleted.
 */
id: string, 
/**
 * What its owner calls it.
 */
label: string, 
/**
 * What it allows.
 */
scopes: Array<string>, 
/**
 * When it was made.
 */
at: number, 
/**
 * When it was last used.
 */
seen: number, };

/**
 * What games are searched for. Everything that is given must hold.
 */
export type ArchiveQuery = { 
/**
 * One of the players, by name.
 */
player: string | null, 
/**
 * The other one, by name.
 */
opponent: string | null, 
/**
 * The word of the game.
 */
game: string | null, 
/**
 * The word of the variant.
 */
variant: string | null, 
/**
 * How it ended.
 */
result: GameResult | null, 
/**
 * Ended at this moment or later.
 */
from: number | null, 
/**
 * Ended before this moment.
 */
to: number | null, 
/**
 * The first turns, as canonical text.
 */
opening: Array<string>, 
/**
 * How many; at most [`MAX_PAGE`](crate::limits::MAX_PAGE).
 */
count: number | null, 
/**
 * Where the page before ended.
 */
after: [number, GameId] | null, };

/**
 * A finished game.
 */
export type ArchivedGame = { 
/**
 * What was agreed on, and by whom.
 */
head: GameHead, 
/**
 * How it ended.
 */
result: GameResult, 
/**
 * Why.
 */
reason: OverReason, 
/**
 * When.
 */
ended: number, 
/**
 * How many turns it had.
 */
turns: number, 
/**
 * Its version.
 */
version: number, };

/**
 * A page of the archive, the latest game first.
 */
export type ArchivePage = { 
/**
 * The games.
 */
games: Array<ArchivedGame>, 
/**
 * Where the next page begins, if there is one.
 */
next: [number, GameId] | null, };

/**
 * A rating after a game: a point of the graph.
 */
export type RatingPoint = { 
/**
 * When.
 */
at: number, 
/**
 * Which game.
 */
game: GameId, 
/**
 * The rating after it.
 */
rating: number, 
/**
 * How far off it may be.
 */
deviation: number, };

/**
 * A complaint about somebody.
 */
export type Report = { 
/**
 * About whom.
 */
person: PersonId, 
/**
 * In which game.
 */
game: GameId | null, 
/**
 * What happened.
 */
text: string, };

/**
 * A rating for a game and a speed.
 */
export type GameRating = { 
/**
 * The word of the game.
 */
game: string, 
/**
 * The speed.
 */
speed: Speed, 
/**
 * The rating.
 */
rating: RatingView, };

/**
 * Results against somebody.
 */
export type Encounter = { 
/**
 * Against whom.
 */
opponent: Person, 
/**
 * The games that were won.
 */
wins: number, 
/**
 * The games that were lost.
 */
losses: number, 
/**
 * The games that nobody has won.
 */
draws: number, };

/**
 * Somebody, with what he has done.
 */
export type Profile = { 
/**
 * Who.
 */
person: Person, 
/**
 * When he first came.
 */
since: number, 
/**
 * When he was last there, to the day.
 */
seen: number, 
/**
 * Whether he is connected to the node that answers.
 */
here: boolean, 
/**
 * His ratings.
 */
ratings: Array<GameRating>, 
/**
 * His results against those he has played most.
 */
opponents: Array<Encounter>, };

/**
 * A line of a leaderboard.
 */
export type Leader = { 
/**
 * Who.
 */
person: Person, 
/**
 * His rating.
 */
rating: RatingView, };

/**
 * A position and what it is worth, always from White's point of view.
 */
export type AnalysedPosition = { 
/**
 * In hundredths of a unit; more than 0 is better for White.
 */
hundredths?: number | null, 
/**
 * Who wins by force.
 */
winner?: Side | null, 
/**
 * In how many turns of his.
 */
turns?: number | null, 
/**
 * How many turns ahead the computer looked.
 */
depth: number, 
/**
 * What it would play; nothing when the game is over.
 */
best?: string | null, };

/**
 * The analysis of a game.
 */
export type Analysis = { 
/**
 * Whether it is there; until then somebody is working on it, or will.
 */
done: boolean, 
/**
 * The positions, one after each turn, the start first.
 */
positions: Array<AnalysedPosition>, };
