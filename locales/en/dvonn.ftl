# DVONN at the table: names, what is to be decided, results, why something cannot be done, what a turn is good for.

game-dvonn = DVONN
variant-dvonn-standard = Standard
variant-dvonn-standard-note = Place all pieces, then stack them and keep in contact with the red ones.
learn-dvonn = DVONN
home-dvonn-text = Pieces become stacks, and a stack moves as far as it is high. Three red pieces hold everything together: what loses contact with them is gone. Whoever has more pieces in his stacks at the end has won.
home-dvonn-board = A DVONN board in the middle of a game
help-game-dvonn = Place the three red DVONN pieces, then all others. White places the last piece and makes the first move. A stack moves in a straight line by as many spaces as it is high and ends on another. What is surrounded may not move; what has no contact with a DVONN piece is removed. More pieces in one’s stacks win.

held-hand-piece = { $colour ->
    [white] White’s pieces to place: { $count }
   *[other] Black’s pieces to place: { $count }
}
held-dvonn-hand-dvonn-piece = DVONN pieces to place: { $count }
editor-tray-hand-piece = Pieces to place
editor-tray-dvonn-hand-dvonn-piece = DVONN pieces to place
tray-dvonn-hand = DVONN pieces to place

decide-place-dvonn-piece = place a DVONN piece on any empty space.
decide-place-piece = place a piece on any empty space.
decide-move-stack = choose one of your stacks.
decide-move-stack-to = choose where the stack goes.
decide-pass-stack = none of your stacks can move; pass.

piece-piece = { $colour ->
    [white] white piece
   *[other] black piece
}
piece-dvonn-piece = DVONN piece
piece-stack = { $colour ->
    [white] white stack
   *[other] black stack
}, { $height } high
piece-dvonn-stack = { $colour ->
    [white] white stack
   *[other] black stack
} with a DVONN piece, { $height } high
pieces-piece = { $colour ->
    [white] White pieces
   *[other] Black pieces
}
pieces-dvonn-piece = DVONN pieces
pieces-stack = { $colour ->
    [white] White stacks
   *[other] Black stacks
}
pieces-dvonn-stack = { $colour ->
    [white] White stacks with a DVONN piece
   *[other] Black stacks with a DVONN piece
}

result-no-stack-can-move = { $winner ->
    [white] White has won: no stack can move and White has more pieces.
   *[other] Black has won: no stack can move and Black has more pieces.
}
result-draw-no-stack-can-move = A draw: no stack can move and both have the same number of pieces.

problem-pieces-now = The pieces are still being placed. Stacks move when the board is full.
problem-stacks-now = All pieces are placed. Now you have to move one of your stacks.
problem-occupied-space = { $first } is occupied. Pieces are placed on empty spaces.
problem-empty-space = There is nothing on { $first } to move.
problem-lone-dvonn = The DVONN piece on { $first } is alone and belongs to nobody. You can move onto it, but not move it.
problem-their-stack = The stack on { $first } belongs to your opponent: his colour is on top.
problem-surrounded = The stack on { $first } is surrounded: all six neighbours are occupied, and it may not move.
problem-not-straight = { $first } and { $second } are not in line. Stacks move in straight lines.
problem-wrong-distance = The stack on { $first } has the height { $second } and moves by exactly that many spaces; this would be { $last }.
problem-empty-target = { $first } is empty. A move has to end on another stack.
problem-stack-stuck = Nothing stands where the stack on { $first } could go: it has to end on another stack, as far away as it is high.
problem-must-move-stack = Passing is allowed only when none of your stacks can move, and one can.
problem-must-pass-stack = None of your stacks can move, so you have to pass.

problem-stack-in-place = There is a stack on { $first }, but the pieces are still being placed.
problem-piece-count = { $colour ->
    [white] White
   *[other] Black
} has { $number } pieces on the board and to place; there are 23.
problem-dvonn-count = There are { $number } DVONN pieces on the board and to place instead of 3.
problem-dvonn-in-hand = The DVONN pieces are placed first: no other piece can be on the board as long as one is to be placed.
problem-nothing-to-place = { $colour ->
    [white] White
   *[other] Black
} is to place a piece and has none.
problem-pieces-in-hand = Stacks move when all pieces are placed.
problem-too-many-stacks = { $colour ->
    [white] White
   *[other] Black
} controls { $number } stacks; there are only 23 pieces of a colour.
problem-too-many-in-all = There are { $number } pieces on the board; the game has 49.
problem-too-many-dvonn-spaces = { $number } spaces have a DVONN piece; there are three.
problem-dvonn-missing = No DVONN piece ever leaves the board: there is room for only { $number } of the three.
problem-no-contact = No contact with a DVONN piece: { $points }.

idea-wins-stacks = it ends the game, and you have more pieces.
idea-passes-stacks = none of your stacks can move, so pass.
idea-places-dvonn = a DVONN piece: everything near it will keep its contact.
idea-places-near = next to a DVONN piece it keeps its contact for long.
idea-places-edge = at the edge it can move from the start.
idea-places-inside = inside it waits: others will land on it, or it will be free later.
idea-cuts-off = it takes away the contact of { $number ->
    [one] one piece
   *[other] { $number } pieces
} of your opponent.
idea-takes-dvonn = it gets a DVONN piece under your control.
idea-carries-dvonn = it takes a DVONN piece along to where you need it.
idea-covers = it covers { $number ->
    [one] one piece
   *[other] { $number } pieces
} of your opponent.
idea-builds = it joins two of your stacks to one of { $number ->
    [one] one piece
   *[other] { $number } pieces
}.

missed-covers = { $number ->
    [one] That covers nothing of your opponent’s.
   *[other] That covers fewer than { $number } pieces.
}
missed-cuts = { $number ->
    [one] Nothing of your opponent’s loses its contact.
   *[other] Fewer than { $number } pieces of your opponent lose their contact.
}
missed-not-loses = That loses pieces of your own.
