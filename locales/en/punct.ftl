# PÜNCT at the table: names, what is to be decided, results, why something cannot be done, what a turn is good for.

game-punct = PÜNCT
variant-punct-standard = Standard
variant-punct-standard-note = New pieces stay out of the central hexagon. When a player has added his last piece, whoever has more dots there wins.
variant-punct-basic = Basic
variant-punct-basic-note = Only the first piece of the game stays out of the central hexagon. A last piece ends the game in a draw.
learn-punct = PÜNCT
home-punct-text = Pieces of three dots turn around one of them, jump on others and span bridges. What counts is what is seen from above: join two opposite sides of the board with a chain of your own colour.
home-punct-board = A PÜNCT board in the middle of a game
help-game-punct = In every turn add a piece from your reserve or move one of yours. A new piece lies on three empty spaces. To move a piece, let its filled dot, the pünct, go along a line, over whatever lies there, and turn the piece around it. It may jump on others if it lies level and its pünct is over a dot of yours; straight and angular pieces may span a gap. Whoever joins two opposite sides, seen from above, has won.

held-triangle-reserve-triangle = { $colour ->
    [white] White’s remaining triangles: { $count }
   *[other] Black’s remaining triangles: { $count }
}
held-straight-end-reserve-straight-end = { $colour ->
    [white] White’s remaining straight pieces with the pünct at an end: { $count }
   *[other] Black’s remaining straight pieces with the pünct at an end: { $count }
}
held-straight-middle-reserve-straight-middle = { $colour ->
    [white] White’s remaining straight pieces with the pünct in the middle: { $count }
   *[other] Black’s remaining straight pieces with the pünct in the middle: { $count }
}
held-angular-left-reserve-angular-left = { $colour ->
    [white] White’s remaining angular pieces that bend to the left: { $count }
   *[other] Black’s remaining angular pieces that bend to the left: { $count }
}
held-angular-middle-reserve-angular-middle = { $colour ->
    [white] White’s remaining angular pieces with the pünct in the middle: { $count }
   *[other] Black’s remaining angular pieces with the pünct in the middle: { $count }
}
held-angular-right-reserve-angular-right = { $colour ->
    [white] White’s remaining angular pieces that bend to the right: { $count }
   *[other] Black’s remaining angular pieces that bend to the right: { $count }
}
tray-triangle-reserve = Triangles
tray-straight-end-reserve = Straight, end
tray-straight-middle-reserve = Straight, middle
tray-angular-left-reserve = Angular, left
tray-angular-middle-reserve = Angular, middle
tray-angular-right-reserve = Angular, right
editor-phase-piece = Beginning of a turn
editor-phase-spot = A piece is chosen
editor-phase-rotation = Piece and space are chosen
entry-triangle-piece = Triangle
entry-straight-end-piece = Straight, pünct at an end
entry-straight-middle-piece = Straight, pünct in the middle
entry-angular-left-piece = Angular, to the left
entry-angular-middle-piece = Angular, pünct in the middle
entry-angular-right-piece = Angular, to the right
direction-n = up
direction-ne = up and right
direction-se = down and right
direction-s = down
direction-sw = down and left
direction-nw = up and left

decide-choose-piece = add a piece from your reserve, or choose one of yours to move.
decide-choose-spot = choose the space for its pünct.
decide-choose-direction = choose the direction in which it lies.

piece-triangle = { $colour ->
    [white] white triangle
   *[other] black triangle
}
piece-straight-end = { $colour ->
    [white] white straight piece, pünct at an end
   *[other] black straight piece, pünct at an end
}
piece-straight-middle = { $colour ->
    [white] white straight piece, pünct in the middle
   *[other] black straight piece, pünct in the middle
}
piece-angular-left = { $colour ->
    [white] white angular piece, bending to the left
   *[other] black angular piece, bending to the left
}
piece-angular-middle = { $colour ->
    [white] white angular piece, pünct in the middle
   *[other] black angular piece, pünct in the middle
}
piece-angular-right = { $colour ->
    [white] white angular piece, bending to the right
   *[other] black angular piece, bending to the right
}
pieces-triangle = { $colour ->
    [white] White triangles
   *[other] Black triangles
}
pieces-straight-end = { $colour ->
    [white] White straight pieces, pünct at an end
   *[other] Black straight pieces, pünct at an end
}
pieces-straight-middle = { $colour ->
    [white] White straight pieces, pünct in the middle
   *[other] Black straight pieces, pünct in the middle
}
pieces-angular-left = { $colour ->
    [white] White angular pieces, bending to the left
   *[other] Black angular pieces, bending to the left
}
pieces-angular-middle = { $colour ->
    [white] White angular pieces, pünct in the middle
   *[other] Black angular pieces, pünct in the middle
}
pieces-angular-right = { $colour ->
    [white] White angular pieces, bending to the right
   *[other] Black angular pieces, bending to the right
}
dot-of = { $colour ->
    [white] white dot
   *[other] black dot
} of the piece on { $punct }
lies-towards = { $level ->
    [1] pointing { $direction }
   *[other] pointing { $direction }, on level { $level }
}

result-chain = { $winner ->
    [white] White has won: a white chain joins two opposite sides.
   *[other] Black has won: a black chain joins two opposite sides.
}
result-last-piece = { $winner ->
    [white] White has won: the last piece is added, and more dots in the central hexagon are white.
   *[other] Black has won: the last piece is added, and more dots in the central hexagon are black.
}
result-draw-last-piece = A draw: the last piece is added, and nobody is ahead.
result-no-turn = { $winner ->
    [white] White has won: no turn is left, and more dots in the central hexagon are white.
   *[other] Black has won: no turn is left, and more dots in the central hexagon are black.
}
result-draw-no-turn = A draw: no turn is left, and nobody is ahead.

problem-punct-piece-first = Choose a piece first: one from your reserve, or one of yours on the board by its pünct.
problem-punct-spot-now = A piece is chosen. Now choose the space for its pünct.
problem-punct-direction-now = Choose the direction now: one of the six spaces around the pünct.
problem-punct-none-left = You have no piece of this kind left.
problem-punct-no-room = There is no room for another piece of this kind.
problem-punct-empty-space = { $first } is empty: no piece lies there.
problem-punct-their-piece = The piece on { $first } belongs to your opponent.
problem-punct-minor-dot = The dot on { $first } is not the pünct. A piece is chosen by its filled dot.
problem-punct-covered = Something lies over a dot of the piece on { $first }. It cannot be moved until that is gone.
problem-punct-stuck = The piece on { $first } cannot be put anywhere else.
problem-punct-not-straight = No line leads from { $first } to { $second }. The pünct moves in a straight line.
problem-punct-occupied-space = Something lies on { $first }. A new piece needs three empty spaces.
problem-punct-central = { $first } is in the central hexagon, where this piece cannot be added.
problem-punct-over-opponent = The pünct would be over your opponent’s dot on { $first }. Below the pünct of a piece that has jumped there has to be a dot of your own.
problem-punct-no-direction = With its pünct on { $first } the piece would not lie level on the board in any direction.
problem-punct-half-turn = A straight piece with its pünct in the middle lies there alike in the opposite direction.
problem-punct-off-board = A dot of the piece would not be on the board.
problem-punct-as-before = The piece lies like that already. It has to be moved or turned.
problem-punct-not-level = The piece would not lie level: its ends, and all dots of a triangle, need the same height below them, and nothing below its middle may be higher.
problem-punct-nothing-below = The pünct would hang over an empty space.

problem-punct-two-dots = Two dots lie on { $first } on the same level.
problem-punct-too-many = { $colour ->
    [white] White
   *[other] Black
} has { $number } pieces { $text } on the board, more than there are.
problem-punct-not-resting = The piece on { $first } does not rest on anything on { $second }.
problem-punct-not-on-own = Below the pünct on { $first } there is no dot of its own colour.
problem-punct-other-phase = What is to be decided does not go with what is chosen.

idea-wins-chain = it joins two opposite sides.
idea-wins-centre = it is the last piece, and you have more dots in the central hexagon.
idea-stops-chain = your opponent’s chain needed only one more piece.
idea-threatens-chain = your chain needs only one more piece.
idea-covers-dots = it covers { $number ->
    [one] a dot
   *[other] { $number } dots
} of your opponent’s.
idea-lengthens-way = it makes your opponent’s way to a chain longer.
idea-shortens-way = your chain needs { $number ->
    [one] one space
   *[other] { $number } spaces
} less.
idea-takes-centre = it brings dots into the central hexagon, from where every side is near.
idea-adds-piece = it adds a piece that you can move later.
idea-moves-piece = it moves a piece to a better place and keeps your reserve.

missed-hides = { $number ->
    [one] That covers no dot of your opponent’s.
   *[other] That covers fewer than { $number } dots of your opponent’s.
}
missed-rises = That does not jump to level { $number }.
missed-bridges = That makes no bridge.
