# TZAAR at the table: names, what is to be decided, results, why something cannot be done, what a turn is good for.

game-tzaar = TZAAR
variant-tzaar-standard = Standard
variant-tzaar-standard-note = All 60 pieces stand on the board from the start.
variant-tzaar-tournament = Tournament
variant-tzaar-tournament-note = The board is empty, and the players place their pieces where they want them. Then all goes on as ever.
learn-tzaar = TZAAR
home-tzaar-text = Capture, and then capture again or make a stack of your own higher: every turn asks whether to weaken the other or to strengthen yourself. Whoever runs out of one of his three kinds of pieces has lost.
home-tzaar-board = A TZAAR board in the middle of a game
help-game-tzaar = White opens with a single capture. Then every turn has two moves: a capture, and after it another capture, a stacking, or a pass. A stack moves in a straight line to the first stack in sight and never across the hole; it captures what is not higher. Whoever has no Tzaar, no Tzarra or no Tott left, or cannot capture when his turn begins, has lost.

held-tzaar-hand-tzaar = { $colour ->
    [white] White’s Tzaars to place: { $count }
   *[other] Black’s Tzaars to place: { $count }
}
held-tzarra-hand-tzarra = { $colour ->
    [white] White’s Tzarras to place: { $count }
   *[other] Black’s Tzarras to place: { $count }
}
held-tott-hand-tott = { $colour ->
    [white] White’s Totts to place: { $count }
   *[other] Black’s Totts to place: { $count }
}
held-left-tzaar = { $colour ->
    [white] White’s Tzaars: { $count }
   *[other] Black’s Tzaars: { $count }
}
held-left-tzarra = { $colour ->
    [white] White’s Tzarras: { $count }
   *[other] Black’s Tzarras: { $count }
}
held-left-tott = { $colour ->
    [white] White’s Totts: { $count }
   *[other] Black’s Totts: { $count }
}
editor-tray-tzaar-hand-tzaar = Tzaars to place
editor-tray-tzarra-hand-tzarra = Tzarras to place
editor-tray-tott-hand-tott = Totts to place
tray-tzaar-hand = Tzaars to place
tray-tzarra-hand = Tzarras to place
tray-tott-hand = Totts to place
editor-phase-capture = Capture
editor-phase-second = Second move
entry-tzaar-piece = Tzaar
entry-tzarra-piece = Tzarra
entry-tott-piece = Tott

decide-place-kind = place a piece of any kind on an empty space.
decide-open-capture = open the game with a capture: choose one of your pieces.
decide-open-capture-to = choose the piece it captures.
decide-capture-stack = choose the stack that captures.
decide-capture-stack-to = choose what it captures.
decide-second-move = capture again, put one of your stacks on another, or pass.
decide-second-move-to = choose what it captures, or onto which stack of yours it goes.
decide-pass-second = there is nothing to capture or to stack; pass.

piece-tzaar = { $colour ->
    [white] white Tzaar
   *[other] black Tzaar
}
piece-tzarra = { $colour ->
    [white] white Tzarra
   *[other] black Tzarra
}
piece-tott = { $colour ->
    [white] white Tott
   *[other] black Tott
}
piece-tzaar-stack = { $colour ->
    [white] white Tzaar
   *[other] black Tzaar
}, { $height } high
piece-tzarra-stack = { $colour ->
    [white] white Tzarra
   *[other] black Tzarra
}, { $height } high
piece-tott-stack = { $colour ->
    [white] white Tott
   *[other] black Tott
}, { $height } high
pieces-tzaar = { $colour ->
    [white] White Tzaars
   *[other] Black Tzaars
}
pieces-tzarra = { $colour ->
    [white] White Tzarras
   *[other] Black Tzarras
}
pieces-tott = { $colour ->
    [white] White Totts
   *[other] Black Totts
}
pieces-tzaar-stack = { $colour ->
    [white] White stacks with a Tzaar on top
   *[other] Black stacks with a Tzaar on top
}
pieces-tzarra-stack = { $colour ->
    [white] White stacks with a Tzarra on top
   *[other] Black stacks with a Tzarra on top
}
pieces-tott-stack = { $colour ->
    [white] White stacks with a Tott on top
   *[other] Black stacks with a Tott on top
}

result-no-tzaar = { $winner ->
    [white] White has won: Black has no Tzaar left.
   *[other] Black has won: White has no Tzaar left.
}
result-no-tzarra = { $winner ->
    [white] White has won: Black has no Tzarra left.
   *[other] Black has won: White has no Tzarra left.
}
result-no-tott = { $winner ->
    [white] White has won: Black has no Tott left.
   *[other] Black has won: White has no Tott left.
}
result-no-capture = { $winner ->
    [white] White has won: Black cannot capture anything.
   *[other] Black has won: White cannot capture anything.
}

problem-tzaar-placing-now = There are still pieces to place. Stacks move when all 60 stand on the board.
problem-tzaar-moving-now = All pieces are placed. Now stacks are moved.
problem-tzaar-occupied-space = There is a piece on { $first } already. Choose an empty space.
problem-none-of-kind = You have no piece of this kind left to place.
problem-tzaar-empty-space = { $first } is empty: no stack stands there.
problem-tzaar-their-stack = The stack on { $first } belongs to your opponent.
problem-tzaar-not-straight = No line leads from { $first } to { $second }. Stacks move in straight lines.
problem-across-hole = The hole lies between { $first } and { $second }, and nothing moves across it.
problem-in-the-way = { $last } stands between { $first } and { $second }. A stack goes to the first one in sight and never jumps.
problem-no-stop-on-empty = { $first } is empty. A move ends on the first stack in sight, never on an empty space.
problem-too-high = The stack on { $second } is higher than the one on { $first }, which can capture only what is not higher.
problem-capture-first = The first move of a turn has to capture. Stacking onto { $first } is possible as the second.
problem-no-pass-before-capture = The first move of a turn has to capture. Passing is possible as the second.
problem-stack-no-capture = The stack on { $first } can capture nothing now, and the first move has to capture.
problem-stack-no-move = The stack on { $first } sees nothing that it could capture or go onto.

problem-place-in-standard = Pieces are placed only in the tournament game.
problem-tzaar-stack-in-place = There is a stack on { $first }, but the pieces are still being placed.
problem-kind-count = { $colour ->
    [white] White
   *[other] Black
} has { $number } { $text ->
    [tzaar] Tzaars on the board and to place; there are 6
    [tzarra] Tzarras on the board and to place; there are 9
   *[other] Totts on the board and to place; there are 15
}.
problem-tzaar-nothing-to-place = { $colour ->
    [white] White
   *[other] Black
} is to place a piece and has none.
problem-tzaar-pieces-in-hand = Stacks move when all pieces are placed.
problem-too-many-of-kind = { $colour ->
    [white] White
   *[other] Black
} has { $number } { $text ->
    [tzaar] Tzaars on top of stacks; there are only 6
    [tzarra] Tzarras on top of stacks; there are only 9
   *[other] Totts on top of stacks; there are only 15
}.
problem-tzaar-too-many-pieces = { $colour ->
    [white] White
   *[other] Black
} has { $number } pieces on the board; there are only 30.
problem-both-lack = Both players lack a kind of pieces. The game would have been over when the first of them ran out.
problem-second-on-full-board = Before a second move something has been captured: one space at least is empty.

idea-wins-kind = it takes your opponent’s last stack of a kind.
idea-wins-still = your opponent cannot capture anything any more.
idea-places-apart = none of your pieces of this kind stands beside it, so they are not captured together.
idea-places-beside = it strengthens a group of yours.
idea-takes-scarce = it takes a piece of the kind your opponent has fewest of; { $number ->
    [one] only one is left
   *[other] { $number } are left
}.
idea-grows = it captures, and makes a stack of { $number } of your own.
idea-strikes = it captures { $number ->
    [one] one piece
   *[other] { $number } pieces
}.
idea-stacks = it makes a stack of { $number } of your own.
idea-passes-second = any further move would weaken you; pass.

missed-strikes = { $number ->
    [one] That captures nothing.
   *[other] That captures fewer than { $number } pieces.
}
missed-not-strikes = { $number ->
    [one] That captures something.
   *[other] That captures { $number } pieces or more.
}
missed-strikes-tzaar = { $number ->
    [one] That captures no Tzaar.
   *[other] That captures fewer than { $number } Tzaars.
}
missed-stacks = { $number ->
    [one] That makes no stack.
   *[other] That makes no stack of { $number } or more.
}
