# ZÈRTZ at the table: names, what is to be decided, results, why something cannot be done, what a turn is good for.
# Marbles are white, grey and black and belong to nobody; White and Black are the players.

game-zertz = ZÈRTZ
variant-zertz-standard = Standard
variant-zertz-standard-note = 37 rings. Four white marbles win, or five grey ones, or six black ones, or three of each colour.
variant-zertz-blitz = Blitz
variant-zertz-blitz-note = 37 rings and fewer marbles. Three white marbles win, or four grey ones, or five black ones, or two of each colour.
variant-zertz-tournament = Tournament
variant-zertz-tournament-note = 48 rings, as at tournaments. Marbles and aims are those of the standard game.
variant-zertz-expert = Expert
variant-zertz-expert-note = 61 rings. Marbles and aims are those of the standard game.
learn-zertz = ZÈRTZ
home-zertz-text = The marbles belong to nobody, and the board keeps getting smaller. Who can jump has to jump: give a marble to be given two, or cut off marbles together with their rings.
home-zertz-board = A ZÈRTZ board in the middle of a game
help-game-zertz = Both players use all marbles. If a marble can jump over a neighbour onto a vacant ring right behind it, one has to, and it goes on as long as it can; what it jumps over is captured. Otherwise place a marble from the pool and remove a free ring. Marbles on rings that are cut off, with no vacant ring among them, are captured too. Four white marbles win, or five grey ones, or six black ones, or three of each colour.

held-white-pool-white-marble = White marbles in the pool: { $count }
held-grey-pool-grey-marble = Grey marbles in the pool: { $count }
held-black-pool-black-marble = Black marbles in the pool: { $count }
held-white-captured-white-marble = { $colour ->
    [white] White marbles that White has captured: { $count } of { $target }
   *[other] White marbles that Black has captured: { $count } of { $target }
}
held-grey-captured-grey-marble = { $colour ->
    [white] Grey marbles that White has captured: { $count } of { $target }
   *[other] Grey marbles that Black has captured: { $count } of { $target }
}
held-black-captured-black-marble = { $colour ->
    [white] Black marbles that White has captured: { $count } of { $target }
   *[other] Black marbles that Black has captured: { $count } of { $target }
}
editor-tray-white-pool-white-marble = White marbles in the pool
editor-tray-grey-pool-grey-marble = Grey marbles in the pool
editor-tray-black-pool-black-marble = Black marbles in the pool
editor-tray-white-captured-white-marble = White marbles captured
editor-tray-grey-captured-grey-marble = Grey marbles captured
editor-tray-black-captured-black-marble = Black marbles captured
tray-white-pool = White marbles in the pool
tray-grey-pool = Grey marbles in the pool
tray-black-pool = Black marbles in the pool
tray-white-captured = White marbles captured
tray-grey-captured = Grey marbles captured
tray-black-captured = Black marbles captured
editor-phase-remove = Removing a ring
editor-phase-jump = Jumping
editor-phase-over = The game is over
entry-white-marble-piece = White marble
entry-grey-marble-piece = Grey marble
entry-black-marble-piece = Black marble

decide-place-marble = place a marble of any colour on a vacant ring.
decide-place-captured = the pool is empty; place a marble that you have captured.
decide-pass-empty = you have no marble to place; pass.
decide-remove-free = remove a free ring.
decide-jump-marble = choose the marble that jumps.
decide-jump-marble-to = choose where it lands.
decide-jump-on = the same marble has to jump again.
decide-jump-on-to = choose where it lands.

piece-vacant-ring = vacant ring
piece-white-marble = white marble
piece-grey-marble = grey marble
piece-black-marble = black marble
pieces-vacant-ring = Vacant rings
pieces-white-marble = White marbles
pieces-grey-marble = Grey marbles
pieces-black-marble = Black marbles

result-each-marble = { $winner ->
    [white] White has won with marbles of each colour.
   *[other] Black has won with marbles of each colour.
}
result-white-marbles = { $winner ->
    [white] White has won with white marbles.
   *[other] Black has won with white marbles.
}
result-grey-marbles = { $winner ->
    [white] White has won with grey marbles.
   *[other] Black has won with grey marbles.
}
result-black-marbles = { $winner ->
    [white] White has won with black marbles.
   *[other] Black has won with black marbles.
}
result-all-rings = { $winner ->
    [white] White has won: all rings were occupied, and White took the last ones.
   *[other] Black has won: all rings were occupied, and Black took the last ones.
}
result-draw-no-marbles = A draw: there is no jump, and nobody has a marble to place.

problem-must-jump = A marble can jump, so one has to.
problem-must-jump-on = The marble on { $first } can jump again, so it has to.
problem-must-remove = First a free ring has to be removed.
problem-place-first = First a marble has to be placed, then a ring is removed.
problem-missing-ring = There is no ring on { $first } any more.
problem-occupied-ring = There is a marble on { $first }. Choose a vacant ring.
problem-ring-under-marble = There is a marble on { $first }, so its ring stays.
problem-not-in-pool = The pool has no marble of this colour left. Choose another colour.
problem-not-captured = The pool is empty, and you have captured no marble of this colour.
problem-zertz-nothing-to-place = You have no marble to place, so you have to pass.
problem-not-free = { $first } is not free. A ring can be removed only if two of its neighbours that lie side by side are missing.
problem-no-marble = There is no marble on { $first }.
problem-marble-stuck = The marble on { $first } cannot jump: it needs a marble beside it and a vacant ring right behind that.
problem-nothing-to-jump = There is no marble on { $first } to jump over.
problem-landing-occupied = There is a marble on { $first } already. A jump ends on a vacant ring.
problem-not-two-steps = A jump goes from { $first } over one ring to the next on the same line; { $second } is elsewhere.
problem-pass-with-marbles = You have something to place, so you cannot pass.

problem-marble-count = There are { $number } { $text ->
    [white] white
    [grey] grey
   *[black] black
} marbles on the board, in the pool and captured, and that is not how many this game has.
problem-full-group = The group of { $first } has no vacant ring, so it would have been captured.
problem-other-has-won = { $colour ->
    [white] White
   *[other] Black
} has enough marbles to win, but it is the other player’s turn.
problem-won-not-over = { $colour ->
    [white] White
   *[other] Black
} has enough marbles, so the game is over.
problem-no-ring-not-over = No ring is left, so the game is over.
problem-drawn-not-over = There is no jump and nobody has a marble to place, so the game is over.
problem-not-over = The game is not over: nobody has won, and somebody can play.
problem-jump-in-place = The marble on { $first } can jump, so nothing is placed.
problem-no-jump = No marble can jump.
problem-no-free-ring = No ring is free, so none can be removed.
problem-nothing-placed = Before a ring is removed a marble has been placed.
problem-no-chain-marble = No marble is on { $first } that could jump on.
problem-chain-ended = The marble on { $first } cannot jump on.
problem-nothing-captured = Whoever jumps on has captured something, but { $colour ->
    [white] White
   *[other] Black
} has no marble.

idea-wins-marbles = you have the marbles that win.
idea-wins-rings-all = all rings are occupied, and you take the last ones.
idea-isolates = { $number ->
    [one] it cuts off one marble with its ring, and it is yours.
   *[other] it cuts off { $number } marbles with their rings, and they are yours.
}
idea-jumps = it captures { $number ->
    [one] one marble
   *[other] { $number } marbles
}.
idea-gives-to-take = it makes your opponent jump, and you take back more.
idea-steers = it makes your opponent jump, and the marbles lie where you want them.
idea-threatens-cut = it threatens to cut marbles off.
idea-places-safe = no marble can jump, and the board gets smaller where you want it.
idea-passes-empty = you have nothing to place.

missed-jumps = { $number ->
    [one] That captures nothing.
   *[other] That captures fewer than { $number } marbles.
}
missed-not-jumps = { $number ->
    [one] That captures something.
   *[other] That captures { $number } marbles or more.
}
missed-isolates = { $number ->
    [one] That cuts off no marble.
   *[other] That cuts off fewer than { $number } marbles.
}
missed-not-isolates = { $number ->
    [one] That cuts off a marble.
   *[other] That cuts off { $number } marbles or more.
}
