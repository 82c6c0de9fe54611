# Analysis, editor and replay.

analysis-title = Analysis
analysis-new = Empty board
analysis-empty = Play turns on the board, or load a record.
analysis-stopped = The record was read only in part.
analysis-tab-tree = Turns
analysis-tab-comment = Comment
analysis-tab-share = Share
openings = Played from here
openings-whose = Whose games
openings-mine = My games
openings-computer = The computer’s games
openings-legend = + White won, = nobody, − Black won
openings-none-mine = You have not been here in any of your games.
openings-none-computer = The computer’s games did not come here.
openings-failed = The games of the computer could not be loaded. Close this and open it again.
openings-score = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: +{ $won } ={ $drawn } −{ $lost }
study-heading = Study: { $name }
study-name = Name of the study
study-open = Open

engine = Computer
engine-starts = starting…
engine-failed = could not be started
engine-depth = depth { $depth }, { $nodes } positions
engine-lines = Number of lines
engine-line-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}

eval-bar = Judgement: { $score } for White
eval-bar-none = No judgement yet
graph-label = Course of the game: { $count } of { $of } positions judged
graph-mistakes = Mistakes:
review-start = Judge the whole game
review-progress = Judging position { $done } of { $of }…
review-continue = Go on judging
review-stop = Stop
review-before = Before it
review-after = After it
review-retry = Try again
review-inaccuracy = was not the best: chances fell by { $loss }%.
review-mistake = was a mistake: chances fell by { $loss }%.
review-blunder = was a grave mistake: chances fell by { $loss }%.
review-better = Better was { $turn }: { $idea }
review-better-plain = Better was { $turn }.
grade-inaccuracy = not the best
grade-mistake = a mistake
grade-blunder = a grave mistake
retry-open = { $colour ->
    [white] Find something better for White than { $turn }.
   *[other] Find something better for Black than { $turn }.
}
retry-judging = Looking at it…
retry-best = Right, that is it.
retry-good = That is good too.
retry-worse = That does not help either.
retry-show = Show the answer
retry-leave = Done
score-chances = White’s chances: { $percent }%
scores-ask = What do the numbers mean?
scores-explained = A number says who is ahead: + White, − Black. From 1.00 ahead two games of three are won, from 3.00 nine of ten. #4 says that White wins in four turns, #−4 that Black does. The computer looks only briefly at each turn: small differences mean nothing.

walk-start = To the start
walk-back = One turn back
walk-forward = One turn forward
walk-end = To the end

comment-label = Comment on this turn
comment-glyph = Mark of the turn
variation-promote = Make it the main line
variation-delete = Delete from here

share-link = Copy link
share-record = Copy record
share-position = Copy position
share-file = Save file
share-import = A record or a position
share-load = Load
share-open-file = Open file
share-done-link = The link is on the clipboard.
share-done-record = The record is on the clipboard.
share-done-position = The position is on the clipboard.
share-done-too-long = This record is too long for a link: save it as a file.
share-done-failed = The clipboard cannot be reached.
problem-broken-link = The link is damaged.

# The board editor.
editor-title = Board editor
editor-pieces = Pieces
editor-erase = Eraser
editor-hand = Move pieces
editor-side = To move
editor-phase = Phase
editor-phase-auto = As it fits
editor-phase-clear = Clear: rows before the push
editor-phase-push = Push
editor-phase-claim = Claim: rows after the push
editor-phase-place = Placing
editor-phase-clear-row = Taking a row before the move
editor-phase-clear-ring = Removing a ring before the move
editor-phase-move = Moving
editor-phase-claim-row = Taking a row after the move
editor-phase-claim-ring = Removing a ring after the move
editor-tray-reserve-basic = Reserve
editor-permission = May bring in
editor-permission-basic = basic pieces
editor-permission-either = both kinds
editor-permission-gipf = a GIPF-piece first
editor-tray-hand-ring = Rings to place
editor-tray-removed-ring = Rings removed
editor-less = One less
editor-more = One more
editor-start = Start position
editor-clear = Clear the board
editor-text = Position as text
editor-fine = This is a position.
editor-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
editor-over = In this position the game is over.
editor-analyse = Analyse
editor-play = Play from here
editor-copy = Copy link

# Replay.
replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Seconds per turn
replay-at = Turn { $turn } of { $turns }
record-print = Print
record-film = Moving picture (GIF)
record-film-part = { $percent }% drawn…
record-film-failed = The picture could not be made.
