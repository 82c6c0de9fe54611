# Analysis, editor and replay.

analysis-title = Analysis
analysis-new = Empty board
analysis-empty = Play turns on the board, or load a record.
analysis-stopped = The record was read only in part.
analysis-tab-tree = Turns
analysis-tab-comment = Comment
analysis-tab-share = Share

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
graph-label = Course of the game: { $count } positions judged
graph-turning-points = Turning points:
review-start = Judge the whole game
review-progress = Judging position { $done } of { $of }…

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
editor-phase-place = Placing rings
editor-phase-clear-row = Taking a row before the move
editor-phase-clear-ring = Removing a ring before the move
editor-phase-move = Moving a ring
editor-phase-claim-row = Taking a row after the move
editor-phase-claim-ring = Removing a ring after the move
editor-reserve = Reserve
editor-permission = May bring in
editor-permission-basic = basic pieces
editor-permission-either = both kinds
editor-permission-gipf = a GIPF-piece first
editor-rings-hand = Rings to place
editor-rings-removed = Rings removed
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
