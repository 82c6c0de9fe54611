# What a turn is good for: the hint in one sentence.

hint-show = Hint
hint-thinking = Looking for a good turn…
hint-says = Hint: { $idea }
hint-turn = Hint ({ $turn }): { $idea }
idea-wins-last-gipf = it takes your opponent’s last GIPF-piece and wins the game.
idea-runs-out = it leaves your opponent without a piece to bring in, and wins.
idea-closes-all = it closes every line to your opponent, and wins.
idea-wins-rings = it makes a row, and the ring you remove wins the game.
idea-wins-count = it ends the game, and you have removed more rings.
idea-draws = it ends the game in a draw.
idea-wins-gipf = { $number ->
    [one] it captures a GIPF-piece.
   *[other] it captures { $number } GIPF-pieces.
}
idea-captures = { $number ->
    [one] it makes a row that captures a piece.
   *[other] it makes a row that captures { $number } pieces.
}
idea-makes-row = { $number ->
    [one] it makes a row and brings one piece home.
   *[other] it makes a row and brings { $number } pieces home.
}
idea-takes-ring = { $number ->
    [one] it makes a row, and you remove a ring.
   *[other] it makes { $number } rows, and you remove a ring for each.
}
idea-breaks-threat = it ends your opponent’s threat to make a row.
idea-forces-row = whatever your opponent does, you make a row next turn.
idea-threatens = it threatens to make a row next turn.
idea-hinders = it leaves your opponent fewer ways to make a row.
idea-forces-taking = it makes your opponent take his own row, and his attack is gone.
idea-gives-row = it gives your opponent a row: he has a ring less to play with.
idea-brings-gipf = one more GIPF-piece on the board, while you still may; more than four are seldom needed.
idea-first-basic = enough GIPF-pieces: with a basic piece the game begins in earnest.
idea-uses-potential = it uses a potential while it is worth most.
idea-extra-push = it brings in TAMSK as a second push.
idea-loads = it brings in a loaded piece, while you still may.
idea-clears = { $number ->
    [one] it takes your row first; one piece comes home.
   *[other] it takes your row first; { $number } pieces come home.
}
idea-centre = it brings a piece onto the centre.
idea-towards-centre = it moves your pieces towards the centre, or others away from it.
idea-places-centre = near the centre the ring has many lines.
idea-places-wide = away from the others the ring has room of its own.
idea-turns-own = { $number ->
    [one] it turns a marker to your colour.
   *[other] it leaves { $number } more markers in your colour.
}
idea-turns-theirs = { $number ->
    [one] it takes a marker away from your opponent’s colour.
   *[other] it takes { $number } markers away from your opponent’s colour.
}
idea-joins = it puts a marker beside others of yours.
idea-restricts = it takes room away from your opponent’s rings.
idea-frees = it gives your rings more room.
idea-passes = none of your rings can move, so pass.
idea-quiet = a quiet turn: nothing happens at once, but your position gets a little better.
