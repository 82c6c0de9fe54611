// Generated from the data types of crates/wasm; do not edit.
// `UPDATE_TYPES=1 cargo test -p gipfel-wasm types` writes this file.

/**
 * The words of the games.
 */
export type GameName = "gipf" | "gipf+" | "yinsh" | "dvonn" | "tzaar" | "zertz" | "punct";

/**
 * A side, or the colour of a piece.
 */
export type Colour = "white" | "black";

/**
 * What a piece looks like, as far as a picture is concerned.
 */
export type LookName = "disc" | "dotted" | "circled" | "ring" | "marker" | "emblem" | "ball" | "floor" | "dots";

/**
 * The colour of a piece.
 */
export type TintName = "white" | "black" | "grey" | "red" | "none";

/**
 * One piece of a stack.
 */
export type LayerView = { 
/**
 * What it looks like.
 */
look: LookName, 
/**
 * Its colour.
 */
tint: TintName, 
/**
 * The letter of the sign on it.
 */
sign: string | null, 
/**
 * The other dots of a piece that covers several places, seen from the one it stands on: columns to the right and steps up.
 */
dots: [[number, number], [number, number]] | null, 
/**
 * The level on which such a piece lies.
 */
level: number, };

/**
 * What stands on a point.
 */
export type PieceView = { 
/**
 * The point, by its name.
 */
point: string, 
/**
 * What it is called: the game's own word.
 */
figure: string, 
/**
 * Whose it is: of a stack its top, of a marker the side that is up. Nobody's is neither.
 */
colour: Colour | null, 
/**
 * Its pieces from bottom to top.
 */
layers: Array<LayerView>, };

/**
 * What lies beside the board.
 */
export type TrayView = { 
/**
 * Its word.
 */
word: string, 
/**
 * The word of the kind of pieces that lie there.
 */
kind: string, 
/**
 * Whose it is; nobody's belongs to both.
 */
owner: Colour | null, 
/**
 * What they look like.
 */
piece: LayerView, 
/**
 * How many.
 */
count: number, 
/**
 * How many win the game.
 */
aim: number | null, };

/**
 * Where in his turn the mover is.
 */
export type StageName = "before" | "main" | "after";

/**
 * How a game ended.
 */
export type End = { 
/**
 * Who won; nobody if it is a draw.
 */
winner: Colour | null, 
/**
 * Why: the key of its sentence.
 */
reason: string, };

/**
 * A position, with everything that is shown of it.
 */
export type PositionView = { 
/**
 * The position as text. Equal texts are equal positions.
 */
text: string, 
/**
 * The word of the game.
 */
game: GameName, 
/**
 * The word of the variant.
 */
variant: string, 
/**
 * Who decides now.
 */
side: Colour, 
/**
 * Where in his turn he is.
 */
stage: StageName, 
/**
 * What is to be decided: the key of its sentence.
 */
prompt: string, 
/**
 * Everything on the board.
 */
pieces: Array<PieceView>, 
/**
 * Everything beside it.
 */
trays: Array<TrayView>, 
/**
 * How the game ended, if it has.
 */
end: End | null, };

/**
 * Why something cannot be done or read. The page has a sentence for every code in every language.
 */
export type Problem = { 
/**
 * The name of the reason.
 */
code: string, 
/**
 * The points it is about.
 */
points: Array<string>, 
/**
 * The side it is about.
 */
colour: Colour | null, 
/**
 * The number it is about: pieces, rings, markers.
 */
number: number | null, 
/**
 * The text it is about: what was read, the name of a field or a phase.
 */
text: string | null, 
/**
 * Where in the text, line and column counted from 1.
 */
place: [number, number] | null, 
/**
 * The section of the rules that says it: the page, `#` and its name.
 */
rule: string | null, 
/**
 * The reason in English, for details that have no translation.
 */
english: string, };

/**
 * What may fail: the value, or what is wrong.
 */
export type Answer<T> = { "value": T } | { "problem": Problem };

/**
 * One piece going from a point to another.
 */
export type Shift = { 
/**
 * Where it comes from: a place, or the edge it enters from.
 */
from: string, 
/**
 * Where it goes.
 */
to: string, };

/**
 * Where a piece goes that leaves the board.
 */
export type Destination = "white" | "black" | "away";

/**
 * One piece leaving the board.
 */
export type Removal = { 
/**
 * Where it stood.
 */
point: string, 
/**
 * Where it goes.
 */
to: Destination, };

/**
 * A decision that was made and what it did.
 */
export type Step = { 
/**
 * Its text.
 */
text: string, 
/**
 * What kind it was: the word of its effect, or `answer` if it is none on a board.
 */
kind: string, 
/**
 * Who made it.
 */
mover: Colour, 
/**
 * Pieces that moved; one that entered comes first.
 */
moves: Array<Shift>, 
/**
 * Where pieces appeared without coming from anywhere on the board.
 */
placed: Array<string>, 
/**
 * Pieces that were turned over, in this order.
 */
flips: Array<string>, 
/**
 * Pieces that left the board.
 */
removals: Array<Removal>, 
/**
 * How many pieces came home to who made it.
 */
home: number, 
/**
 * How many others left the board.
 */
gone: number, 
/**
 * Everything on the board when what moves has arrived, if it is lost with what it arrived on.
 */
halfway: Array<PieceView> | null, 
/**
 * Everything on the board afterwards.
 */
pieces: Array<PieceView>, 
/**
 * Linked games: the board is that of a contest.
 */
contest: boolean, };

/**
 * What the players have agreed on before a linked game.
 */
export type LinkSettings = { 
/**
 * The contests of the linked kinds: `T:coin Z:die`, or `-`.
 */
links: string, 
/**
 * Which uses are contested. Games that were kept before there was a choice do not say it.
 */
contests: Way, 
/**
 * How often each player may challenge in the whole game, where uses are challenged.
 */
limit: number | null, 
/**
 * Where dice and coins come from: a number of up to 64 bits, as text.
 */
seed: string, };

/**
 * Which uses of linked kinds are contested.
 */
export type Way = "always" | "challenged";

/**
 * Where in a linked game the players are.
 */
export type LinkedStage = "main" | "declared" | "rolled" | "agreed" | "contest";

/**
 * A use that was declared, and what is known of the contest about it.
 */
export type ContestView = { 
/**
 * Who uses the potential.
 */
user: Colour, 
/**
 * The letter of its kind.
 */
potential: string, 
/**
 * Where its loaded piece stands.
 */
spot: string, 
/**
 * The use as text.
 */
text: string, 
/**
 * From where to where it goes.
 */
way: Shift | null, 
/**
 * The word of what it is linked to.
 */
contest: string, 
/**
 * Whether it is contested, because every use is or the opponent has challenged; unknown before he has answered.
 */
challenged: boolean | null, 
/**
 * The dice, the user's first.
 */
dice: [number, number] | null, 
/**
 * Whether the coin fell for the user.
 */
coin: boolean | null, 
/**
 * Whether the user has won.
 */
won: boolean | null, 
/**
 * Where the game that is played started.
 */
start: string | null, 
/**
 * Its complete turns.
 */
turns: Array<string>, 
/**
 * Who played each of them, by his colour in the contest.
 */
movers: Array<Colour>, };

/**
 * What a linked game adds to a turn in the making.
 */
export type LinkedView = { 
/**
 * Where the players are.
 */
stage: LinkedStage, 
/**
 * Who decides now, by his colour in the main game.
 */
decider: Colour, 
/**
 * What is pending.
 */
pending: ContestView | null, 
/**
 * What the user has reported of an agreed contest.
 */
report: boolean | null, 
/**
 * Whether the players have just contradicted each other about it, and both report anew.
 */
disputed: boolean, 
/**
 * Whether the one who decides may give the contest up.
 */
yields: boolean, 
/**
 * How often White and Black may still challenge; without a limit unknown.
 */
left: [number | null, number | null], 
/**
 * All decisions of the turn so far, those of contests included.
 */
decisions: string, };

/**
 * A turn that was played from a position, in how many games, and how they ended for White.
 */
export type PlayedView = { 
/**
 * The turn as text.
 */
turn: string, 
/**
 * In how many games.
 */
games: number, 
/**
 * How many of them White won.
 */
won: number, 
/**
 * How many of them nobody won.
 */
drawn: number, 
/**
 * How many of them Black won.
 */
lost: number, };

/**
 * A turn as it stands in a list.
 */
export type TurnItem = { 
/**
 * Its canonical text.
 */
text: string, 
/**
 * Who played it.
 */
mover: Colour, };

/**
 * A turn that was played.
 */
export type TurnView = { 
/**
 * Its canonical text.
 */
text: string, 
/**
 * Who played it.
 */
mover: Colour, 
/**
 * Its decisions; those of contests are left out.
 */
steps: Array<Step>, 
/**
 * The position after it.
 */
position: PositionView, 
/**
 * In a linked game: all decisions as text, those of contests included.
 */
decisions: string | null, 
/**
 * In a linked game: the uses that were declared, and what became of them.
 */
contests: Array<ContestView>, };

/**
 * How far a turn has come.
 */
export type StatusName = "incomplete" | "may-end" | "complete";

/**
 * Something that the hand may hold.
 */
export type HeldView = { 
/**
 * Its word.
 */
word: string, 
/**
 * How many pieces it is made of.
 */
layers: number, 
/**
 * What its upmost piece looks like.
 */
look: LookName, 
/**
 * The letter of the sign on its upmost piece.
 */
sign: string | null, 
/**
 * How many there are left, if they are counted.
 */
left: number | null, 
/**
 * The other dots of a piece that covers several places.
 */
dots: [[number, number], [number, number]] | null, };

/**
 * A place that goes on with what is chosen.
 */
export type TargetView = { 
/**
 * The place.
 */
point: string, 
/**
 * How many pieces are turned over if this is chosen.
 */
flips: number, 
/**
 * Whether what is chosen ends here: else it only leads on, or passes.
 */
ends: boolean, };

/**
 * A group of places that is taken as a whole or in part.
 */
export type AreaView = { 
/**
 * All its places.
 */
points: Array<string>, 
/**
 * Those that may stay.
 */
toggles: Array<string>, };

/**
 * What may be done by hand now, and what is chosen so far.
 */
export type EntryView = { 
/**
 * Who decides, by his colour on the board that is shown: also while what he decided waits.
 */
mover: Colour, 
/**
 * Who decides, by his colour in the game itself.
 */
decider: Colour, 
/**
 * What is to be decided: the key of its sentence.
 */
prompt: string, 
/**
 * How far the turn has come.
 */
status: StatusName, 
/**
 * What was decided waits for being confirmed.
 */
waiting: boolean, 
/**
 * The answer that waits for being confirmed.
 */
proposed: string | null, 
/**
 * Something can be taken back that was chosen or decided.
 */
canUndo: boolean, 
/**
 * Just one decision is possible now.
 */
forced: boolean, 
/**
 * How many decisions of the turn were made.
 */
decided: number, 
/**
 * The decisions of the turn as text.
 */
text: string, 
/**
 * What the hand holds.
 */
held: string | null, 
/**
 * What it may hold.
 */
holdable: Array<HeldView>, 
/**
 * The place that was chosen last.
 */
chosen: string | null, 
/**
 * Whether it is at the edge.
 */
atEdge: boolean, 
/**
 * Whether a piece is in the hand that an earlier decision has taken up: everything that goes on with it is a target.
 */
aiming: boolean, 
/**
 * The places that go on with what is chosen.
 */
targets: Array<TargetView>, 
/**
 * The places with which a decision may begin.
 */
starts: Array<string>, 
/**
 * The places from which something can be dragged.
 */
draggable: Array<string>, 
/**
 * The buttons that decide something, without the one that takes the chosen area.
 */
buttons: Array<string>, 
/**
 * The groups of places of which one is to be chosen.
 */
areas: Array<AreaView>, 
/**
 * The one that is chosen.
 */
area: number | null, 
/**
 * The places of it that go.
 */
lifted: Array<string>, 
/**
 * The places of it that stay.
 */
kept: Array<string>, 
/**
 * The button that takes the chosen area, if it may be taken as it is chosen.
 */
take: string | null, };

/**
 * What a place that is pointed at would do.
 */
export type Aim = { 
/**
 * Where what comes in or moves would start and end.
 */
path: Shift | null, 
/**
 * Pieces that would be pushed, and where to.
 */
nudges: Array<Shift>, 
/**
 * Pieces that would be turned over.
 */
flips: Array<string>, 
/**
 * Pieces that would be lost in consequence.
 */
lost: Array<string>, 
/**
 * Where the piece that is pointed at could go.
 */
targets: Array<string>, 
/**
 * How a piece that covers several places would come to lie.
 */
ghost: PieceView | null, };

/**
 * What has changed on a table, and what may be done there now. It never holds the game so far.
 */
export type Changed = { 
/**
 * What was decided, in this order.
 */
steps: Array<Step>, 
/**
 * Whether something was taken back: then nothing moves, and the position is just shown.
 */
back: boolean, 
/**
 * The turn that was completed.
 */
turn: TurnItem | null, 
/**
 * How many turns there are.
 */
turns: number, 
/**
 * What is on the board, if it is something else than before: the contest while one is played.
 */
position: PositionView | null, 
/**
 * What may be done by hand.
 */
entry: EntryView, 
/**
 * What a linked game adds.
 */
linked: LinkedView | null, 
/**
 * How the game ended.
 */
end: End | null, 
/**
 * Why what was pointed at does nothing.
 */
why: Problem | null, };

/**
 * A number for each player that is agreed on before the start.
 */
export type OptionView = { 
/**
 * Its word.
 */
word: string, 
/**
 * The most it may be.
 */
most: number, 
/**
 * The letter of the sign of what it counts.
 */
sign: string | null, };

/**
 * A game and the words of its positions.
 */
export type GameInfo = { 
/**
 * The word of the game.
 */
game: GameName, 
/**
 * Its variants; the first is the usual one.
 */
variants: Array<string>, 
/**
 * What may be agreed on before the start, for each player.
 */
options: Array<OptionView>, 
/**
 * The phases of a turn.
 */
phases: Array<string>, 
/**
 * Whether what its pieces can do may be linked to other games.
 */
linked: boolean, };

/**
 * How many pieces lie on a tray.
 */
export type CountView = { 
/**
 * The number of the tray.
 */
tray: number, 
/**
 * Its word.
 */
word: string, 
/**
 * The word of the kind of pieces that lie there.
 */
kind: string, 
/**
 * How many White and Black have; one number if it belongs to both.
 */
counts: Array<number>, 
/**
 * The most it may be.
 */
most: number, };

/**
 * Something to be chosen for each player.
 */
export type ChoiceView = { 
/**
 * Its word.
 */
word: string, 
/**
 * The words of what can be chosen.
 */
options: Array<string>, 
/**
 * What White and Black have chosen.
 */
chosen: [string, string], };

/**
 * An arrangement, with what can be done to it and what the rules say about it.
 */
export type SetupView = { 
/**
 * Its text.
 */
text: string, 
/**
 * The word of the game.
 */
game: GameName, 
/**
 * The word of the variant.
 */
variant: string, 
/**
 * The side to move.
 */
side: Colour, 
/**
 * The word of the phase.
 */
phase: string, 
/**
 * Everything on the board.
 */
pieces: Array<PieceView>, 
/**
 * What a hand can put down; the points mean nothing.
 */
tools: Array<PieceView>, 
/**
 * What lies beside the board and can be changed.
 */
counts: Array<CountView>, 
/**
 * What else is to be chosen for each player.
 */
choices: Array<ChoiceView>, 
/**
 * The position, if it is one.
 */
position: PositionView | null, 
/**
 * Everything that is wrong with it.
 */
problems: Array<Problem>, 
/**
 * The phases with which nothing would be wrong.
 */
phases: Array<string>, };

/**
 * Something that is changed by hand.
 */
export type Edit = { "type": "read" } | { "type": "clear" } | { "type": "put", 
/**
 * Where.
 */
point: string, 
/**
 * Its number among the tools.
 */
tool: number, } | { "type": "carry", 
/**
 * From where.
 */
from: string, 
/**
 * Where to.
 */
to: string | null, } | { "type": "count", 
/**
 * The number of the tray.
 */
tray: number, 
/**
 * Whose; nobody's if it belongs to both.
 */
owner: Colour | null, 
/**
 * How many.
 */
count: number, } | { "type": "choose", 
/**
 * The word of the choice.
 */
word: string, 
/**
 * For whom.
 */
colour: Colour, 
/**
 * What.
 */
option: string, } | { "type": "side", 
/**
 * Which.
 */
colour: Colour, } | { "type": "phase", 
/**
 * Its word.
 */
word: string, } | { "type": "variant", 
/**
 * Its word.
 */
word: string, };

/**
 * A judgement of a position, from White's point of view: hundredths, or a player wins in so many turns.
 */
export type EvaluationView = { 
/**
 * More than 0 is better for White.
 */
hundredths: number | null, 
/**
 * Who wins.
 */
winner: Colour | null, 
/**
 * In how many turns of his.
 */
turns: number | null, 
/**
 * How deep the search went.
 */
depth: number | null, };

/**
 * A line that the engine found.
 */
export type LineView = { 
/**
 * Who is better if it is played.
 */
evaluation: EvaluationView, 
/**
 * The turns, the first by the mover. The last may be cut off inside.
 */
turns: Array<string>, };

/**
 * How far a search has come.
 */
export type SearchView = { 
/**
 * How many turns ahead.
 */
depth: number, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * The time taken, in milliseconds.
 */
millis: number, 
/**
 * The best lines, best first.
 */
lines: Array<LineView>, };

/**
 * One place in the tree of turns.
 */
export type NodeView = { 
/**
 * Its name within the record; 0 is the start.
 */
id: number, 
/**
 * The node before it.
 */
parent: number | null, 
/**
 * The nodes after it; the first goes on with the line.
 */
children: Array<number>, 
/**
 * The turn that led here.
 */
text: string | null, 
/**
 * Who played it.
 */
mover: Colour | null, 
/**
 * The number of the turn.
 */
number: number, 
/**
 * What the annotator thinks of it: `!`, `?`, …
 */
glyph: string | null, 
/**
 * Comments before the turn, joined.
 */
before: string, 
/**
 * Comments behind it, joined.
 */
comment: string, 
/**
 * Who is better.
 */
evaluation: EvaluationView | null, 
/**
 * The turn that the engine would play here.
 */
best: string | null, 
/**
 * The time the mover has left, in milliseconds.
 */
clock: number | null, 
/**
 * Whether it is on the main line.
 */
main: boolean, 
/**
 * The position's text.
 */
position: string, 
/**
 * In a linked game: all decisions of the turn as text, those of contests included.
 */
decisions: string | null, 
/**
 * The records of the games that were played as contests in this turn.
 */
contests: Array<string>, };

/**
 * A record as the page shows it.
 */
export type RecordView = { 
/**
 * All nodes, each behind its parent.
 */
nodes: Array<NodeView>, 
/**
 * The tags, without those that follow from the record.
 */
tags: Array<[string, string]>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string, 
/**
 * Where the main line ends.
 */
last: number, };

/**
 * What an edit has changed in a record.
 */
export type RecordChange = { 
/**
 * The node it was about: the new one, if one was added.
 */
node: number, 
/**
 * The nodes that are new or look different.
 */
nodes: Array<NodeView>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string, 
/**
 * Where the main line ends.
 */
last: number, };

/**
 * A record that was read, as a game to be kept.
 */
export type ReadGame = { 
/**
 * The game.
 */
game: GameName, 
/**
 * The word of the variant.
 */
variant: string, 
/**
 * How many turns its main line has.
 */
turns: number, 
/**
 * How many decisions of an unfinished turn stand behind them.
 */
decided: number, 
/**
 * The position behind them, as text.
 */
position: string, 
/**
 * The tags, without those that follow from the record.
 */
tags: Array<[string, string]>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string, 
/**
 * All turns, variations included.
 */
size: number, 
/**
 * Whether there is more in it than the main line: variations, comments, marks, judgements.
 */
annotated: boolean, 
/**
 * The record as text.
 */
text: string, };

/**
 * What was read of one record.
 */
export type ReadRecord = { 
/**
 * Everything before the first fault; nothing if it is not even known what is played.
 */
record: ReadGame | null, 
/**
 * The first fault.
 */
problem: Problem | null, };

/**
 * What a turn is good for, and where it happens.
 */
export type IdeaView = { 
/**
 * The name of the idea; its sentence has it in its key.
 */
kind: string, 
/**
 * The number the sentence speaks of.
 */
number: number, 
/**
 * Where the main action starts.
 */
from: string | null, 
/**
 * Where it ends.
 */
to: string | null, };

/**
 * A chapter in the list.
 */
export type ChapterInfo = { 
/**
 * The game of its free play.
 */
game: GameName, 
/**
 * What it belongs to: `gipf`, `potentials` or `yinsh`.
 */
topic: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The key of its title; with `-about` behind it, of the line below.
 */
key: string, 
/**
 * The names of its steps.
 */
steps: Array<string>, 
/**
 * The variant of its free play.
 */
variant: string, 
/**
 * The section of the rules that says the same in full.
 */
section: string, };

/**
 * A step, as the page shows it.
 */
export type StepView = { 
/**
 * Its number from 0.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The key of its text. With `-task`, `-hint` and `-right` behind it: the task, the hint, why it was right.
 */
key: string, 
/**
 * Where it starts.
 */
position: PositionView, 
/**
 * Points that the text speaks of.
 */
marks: Array<string>, 
/**
 * Whether it is judged after the first decision.
 */
first: boolean, 
/**
 * A turn that is right.
 */
solution: string, };

/**
 * What is said about what was played.
 */
export type Verdict = { "type": "open" } | { "type": "right", 
/**
 * The turn with which the opponent answers.
 */
reply: string | null, } | { "type": "wrong", 
/**
 * The key of the sentence that says why.
 */
key: string, 
/**
 * The number it speaks of.
 */
number: number, } | { "type": "illegal", 
/**
 * The rule.
 */
problem: Problem, };

/**
 * A page of the rules.
 */
export type PageView = { 
/**
 * Its title.
 */
title: string, 
/**
 * What stands before the first section.
 */
lead: Array<BlockView>, 
/**
 * Its sections.
 */
sections: Array<SectionView>, };

/**
 * A section of a page.
 */
export type SectionView = { 
/**
 * Its name in addresses.
 */
name: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What stands in it.
 */
blocks: Array<BlockView>, };

/**
 * A part of a section.
 */
export type BlockView = { "type": "paragraph", 
/**
 * Its words.
 */
spans: Array<SpanView>, } | { "type": "list", 
/**
 * Its items.
 */
items: Array<Array<SpanView>>, 
/**
 * Whether they have numbers.
 */
ordered: boolean, } | { "type": "table", 
/**
 * The head.
 */
head: Array<Array<SpanView>>, 
/**
 * The rows below it.
 */
rows: Array<Array<Array<SpanView>>>, } | { "type": "diagram", 
/**
 * The picture, an SVG element.
 */
svg: string, 
/**
 * The words below it.
 */
caption: Array<SpanView>, 
/**
 * The position as text.
 */
position: string, };

/**
 * A part of a text.
 */
export type SpanView = { 
/**
 * `text`, `strong`, `emphasis`, `code` or `link`.
 */
kind: string, 
/**
 * The words.
 */
text: string, 
/**
 * Where a link leads: `gipf#rows`, or `#rows` on the same page.
 */
target: string | null, };
