# Playing on this device: choosing a game, entering turns, results, kept games.

rules-loading = Setting up the board…
rules-failed = The rules could not be loaded.
rules-retry = Try again

side-white = White
side-black = Black
yes = Yes
no = No

game-gipf = GIPF
game-yinsh = YINSH
variant-gipf-basic = Basic
variant-gipf-basic-note = 15 pieces each and no GIPF-pieces: the way to learn the game.
variant-gipf-standard = Standard
variant-gipf-standard-note = Three GIPF-pieces each stand on the board. Lose them all and you have lost. Rich enough for a lifetime.
variant-gipf-tournament = Tournament
variant-gipf-tournament-note = The board is empty. Bring in as many GIPF-pieces as you like before your first basic piece; three or four are enough. The real game, for the experienced.
variant-yinsh-standard = Standard
variant-yinsh-standard-note = Three removed rings win.
variant-yinsh-blitz = Blitz
variant-yinsh-blitz-note = The first removed ring wins. For those who like quick games, and a good way to learn.

setup-title = New game
setup-game = Game
setup-variant = Variant
setup-opponent = Opponent
setup-computer = The computer
setup-person = A person at this device
setup-link = A friend, by link
setup-level = Strength of the computer
setup-level-note = { $name }: { $note }
level-1-name = Valley
level-1-note = It has just learnt the rules and overlooks most chances.
level-2-name = Meadow
level-2-note = It sees what happens at once, but seldom what you are up to.
level-3-name = Path
level-3-note = It looks a little ahead and still overlooks a lot.
level-4-name = Forest
level-4-note = It takes what you leave it.
level-5-name = Hut
level-5-note = It thinks ahead, and makes mistakes now and then.
level-6-name = Slope
level-6-note = It overlooks little: you need a plan.
level-7-name = Ridge
level-7-note = It punishes careless turns.
level-8-name = Rock face
level-8-note = It looks far ahead and defends well.
level-9-name = Ice
level-9-note = It makes hardly any mistakes.
level-10-name = Summit
level-10-note = The computer at its full strength.
setup-side = Your side
setup-side-either = Drawn by lot
setup-clock = Clock
setup-clock-none = None
setup-clock-note = Minutes for the game + seconds for every turn.
setup-clock-own = Other
setup-clock-minutes = Minutes for the game
setup-clock-seconds = Seconds for every turn
setup-names = Names
setup-name-you = Your name
setup-extra = Extra pieces and handicap
setup-extra-note = Up to three more pieces in reserve: for both, a longer game; for one, a handicap. An easy win gives little and losing every time nothing: if one of you is much stronger, even it out.
setup-extra-none = None
setup-start = Start
setup-first-time = First time here? Learn it in three minutes
setup-from-position = { $game ->
    [gipf-plus] A GIPF game with potentials from the position you have set up.
   *[other] A { $game } game from the position you have set up.
}

game-heading = { $game ->
    [gipf-plus] GIPF with potentials
   *[other] { $game }
}, { $variant ->
    [basic] basic
    [tournament] tournament
    [blitz] blitz
    [expert] expert
   *[other] standard
}
game-missing = This game is not here
game-missing-text = It may have been deleted, or it was played on another device.
game-new = New game

player-person = Player
player-computer = Computer, level { $level }
player-won = ✓
player-thinking = is thinking…
player-to-move = { $colour ->
    [white] White to move
   *[other] Black to move
}
player-clock = { $colour ->
    [white] White’s clock: { $time }
   *[other] Black’s clock: { $time }
}

held-reserve-basic = { $colour ->
    [white] White’s reserve: { $count }
   *[other] Black’s reserve: { $count }
}
held-captured = { $colour ->
    [white] Captured by White: { $count }
   *[other] Captured by Black: { $count }
}
held-controlled = { $colour ->
    [white] Pieces that White controls: { $count }
   *[other] Pieces that Black controls: { $count }
}
held-hand-ring = { $colour ->
    [white] White’s rings to place: { $count }
   *[other] Black’s rings to place: { $count }
}
held-removed-ring = { $colour ->
    [white] Rings White has removed: { $count } of { $target }
   *[other] Rings Black has removed: { $count } of { $target }
}
held-pool-marker = Pool: { $count }

# What is to be decided now.
decide = { $colour ->
    [white] White
   *[other] Black
}: { $decision }
decide-push = choose a dot to bring a piece in.
decide-push-gipf-piece = choose a dot to bring a GIPF-piece in.
decide-push-either = choose which kind of piece, then a dot.
decide-push-last-gipf-piece = choose a dot. After this basic piece you may bring in no more GIPF-pieces.
decide-line = choose the line: where the push ends.
decide-which-row = choose which row to take.
decide-take = take the row.
decide-take-or-keep = keep or take the marked pieces, then take the row.
decide-take-or-end = take GIPF-pieces from the row, or let it stand.
decide-place-ring = place a ring on any empty point.
decide-move-ring = choose one of your rings.
decide-move-ring-to = choose where the ring goes.
decide-remove-ring = remove one of your rings.
decide-pass = none of your rings can move; pass.
decide-confirm = confirm your turn.

entry-kind = What comes onto the board
entry-gipf-piece = GIPF-piece
entry-basic-piece = Basic piece
entry-take = Take the row
entry-rings = Dashed ring: the piece goes. Solid ring: it stays. A tap changes it.
entry-done = Let it stand
entry-pass = Pass
entry-confirm = Confirm
entry-undo = Undo
# What was done by itself because nothing else was possible.
told-row-home = { $who ->
    [you] Your row { $first }–{ $last } came back: +{ $home }.
    [white] White’s row { $first }–{ $last } came back: +{ $home }.
   *[other] Black’s row { $first }–{ $last } came back: +{ $home }.
}
told-row-captures = { $who ->
    [you] Your row { $first }–{ $last } came back: +{ $home }, and { $gone } captured.
    [white] White’s row { $first }–{ $last } came back: +{ $home }, and { $gone } captured.
   *[other] Black’s row { $first }–{ $last } came back: +{ $home }, and { $gone } captured.
}
told-row-markers = { $who ->
    [you] Your row { $first }–{ $last } was taken off.
    [white] White’s row { $first }–{ $last } was taken off.
   *[other] Black’s row { $first }–{ $last } was taken off.
}
told-pass = { $who ->
    [you] You could not move and passed.
    [white] White could not move and passed.
   *[other] Black could not move and passed.
}

type-turn = Type a turn
type-play = Play

looking-back = After { $count } of { $turns } turns.
computer-thinking = The computer is thinking…
turns-label = Turns
turns-none = No turn has been played yet.

action-take-back = Take back
action-draw = Draw
action-resign = Resign
action-more = Turns and more
action-flip = Turn the board
action-pause = Pause
paused = The clocks stand still.
resume = Go on
premove-chosen = Chosen for your next turn: { $turn }
premove-cancel = Cancel the choice
action-back = Back
action-forward = Forward
action-now = To the game
action-analyse = Analyse
action-rematch = Rematch
action-replay = Replay
end-won = You have won!
end-lost = You have lost.
end-draw = A draw.
end-share = Share…
end-picture = Picture ({ $kind })
ask-resign = { $colour ->
    [white] White resigns?
   *[other] Black resigns?
}
ask-draw = Do both of you agree on a draw?

# Results.
result-out-of-pieces = { $winner ->
    [white] White has won: Black has no piece left to bring in.
   *[other] Black has won: White has no piece left to bring in.
}
result-no-gipf-piece = { $winner ->
    [white] White has won: Black’s last GIPF-piece is off the board.
   *[other] Black has won: White’s last GIPF-piece is off the board.
}
result-no-push = { $winner ->
    [white] White has won: every line is closed to Black.
   *[other] Black has won: every line is closed to White.
}
result-rings-removed = { $winner ->
    [white] White has won: the last ring needed is removed.
   *[other] Black has won: the last ring needed is removed.
}
result-pool-empty = { $winner ->
    [white] White has won: all markers are on the board and White has removed more rings.
   *[other] Black has won: all markers are on the board and Black has removed more rings.
}
result-no-ring-can-move = { $winner ->
    [white] White has won: no ring can move and White has removed more rings.
   *[other] Black has won: no ring can move and Black has removed more rings.
}
result-resignation = { $winner ->
    [white] White has won: Black resigned.
   *[other] Black has won: White resigned.
}
result-time = { $winner ->
    [white] White has won on time.
   *[other] Black has won on time.
}
result-draw-pool-empty = A draw: all markers are on the board and both have removed the same number of rings.
result-draw-no-ring-can-move = A draw: no ring can move and both have removed the same number of rings.
result-draw-repetition = A draw: the same position came up for the third time.
result-draw-agreement = A draw by agreement.

# Spoken by screen readers.
board-label = { $game ->
    [gipf-plus] Board of GIPF with potentials
   *[other] { $game } board
}, { $over ->
    [yes] the game is over
   *[no] { $side ->
        [white] White to move
       *[other] Black to move
    }
}
board-help = Arrow keys move over the board, Page Up and Page Down go through what may be chosen, Enter chooses, Escape cancels. B reads the board, U undoes, C confirms, T takes the chosen row, H gives a hint, comma and full stop look back and forward.
board-empty = The board is empty.
point-empty = { $point }, empty
point-missing = { $point }, no ring
point-piece = { $point }, { $piece }
point-choosable = { $place }, may be chosen
point-taken = { $place }, will be taken
point-kept = { $place }, stays
point-flips = { $place }, turns over { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
piece-basic = { $colour ->
    [white] white piece
   *[other] black piece
}
piece-gipf = { $colour ->
    [white] white GIPF-piece
   *[other] black GIPF-piece
}
piece-ring = { $colour ->
    [white] white ring
   *[other] black ring
}
piece-marker = { $colour ->
    [white] white marker
   *[other] black marker
}
pieces-basic = { $colour ->
    [white] White pieces
   *[other] Black pieces
}
pieces-gipf = { $colour ->
    [white] White GIPF-pieces
   *[other] Black GIPF-pieces
}
pieces-ring = { $colour ->
    [white] White rings
   *[other] Black rings
}
pieces-marker = { $colour ->
    [white] White markers
   *[other] Black markers
}
say-turn = { $colour ->
    [white] White played { $turn }
   *[other] Black played { $turn }
}

# Kept games.
games-title = Games on this device
games-loading = Looking for your games…
games-none = You have not played on this device yet.
games-players = { $white } – { $black }
games-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
games-open = { $colour ->
    [white] White to move
   *[other] Black to move
}
games-resume = Go on
games-export = Export
games-export-all = Export all
games-delete = Delete
games-deleted = Deleted: { $name }.
games-bring-back = Bring it back
games-export-found = Export these
statistics = Games against the computer
statistics-level = Level
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-points = Points

# Why something cannot be done, read or set up.
problem-at = Line { $line }, column { $column }: { $problem }
problem-unreadable-position = The position cannot be read ({ $text ->
    [game] game
    [variant] variant
    [board] board
    [side] side to move
    [reserves] reserves
    [permissions] permissions
    [stocks] stocks
    [hand] rings to place
    [removed] rings removed
    [phase] phase
   *[other] position
}, character { $number }): { $reason }
problem-gipf-piece-in-basic = { $first }: the basic variant has no GIPF-pieces.
problem-reserve-too-large = { $colour ->
    [white] White has { $number } pieces in reserve; at most 21 are possible.
   *[other] Black has { $number } pieces in reserve; at most 21 are possible.
}
problem-too-many-pieces = { $colour ->
    [white] White has { $number } pieces in all; at most 21 are possible.
   *[other] Black has { $number } pieces in all; at most 21 are possible.
}
problem-permission-outside-tournament = { $colour ->
    [white] Only in the tournament variant may White bring in GIPF-pieces.
   *[other] Only in the tournament variant may Black bring in GIPF-pieces.
}
problem-no-row = The mover has no row to take in this phase.
problem-compulsory-row-stands = The mover’s row { $first }–{ $last } has to be taken before the push: choose another phase.
problem-ring-count = { $colour ->
    [white] White has { $number } rings on the board, in hand and removed; there must be 5.
   *[other] Black has { $number } rings on the board, in hand and removed; there must be 5.
}
problem-too-many-markers = There are { $number } markers; the pool has 51.
problem-no-ring-in-hand = { $colour ->
    [white] White is to place a ring and has none in hand.
   *[other] Black is to place a ring and has none in hand.
}
problem-ring-in-hand = { $colour ->
    [white] White still holds rings, so rings have to be placed.
   *[other] Black still holds rings, so rings have to be placed.
}
problem-markers-in-placement = There are no markers while rings are being placed.
problem-row-stands = The mover’s row has to be taken before a ring moves: choose another phase.
problem-no-record = There is no record here.
problem-unreadable-record = The record cannot be read: { $reason }
problem-too-many-turns = The record holds no more turns.
problem-too-deep = Variations are too deep inside each other.
