# What is said about a turn that misses what a lesson asks for and has no sentence of its own.

missed-turn = That is allowed, but it is not what the task asks for.
missed-wins = That does not win yet.
missed-takes = { $number ->
    [one] No row was taken.
   *[other] Fewer than { $number } rows were taken.
}
missed-not-takes = { $number ->
    [one] A row was taken.
   *[other] { $number } rows were taken, more than asked for.
}
missed-claims = { $number ->
    [one] That makes no row.
   *[other] That does not make { $number } rows.
}
missed-captures = { $number ->
    [one] That captures nothing.
   *[other] That captures fewer than { $number } pieces.
}
missed-captures-gipf = { $number ->
    [one] That captures no GIPF-piece.
   *[other] That captures fewer than { $number } GIPF-pieces.
}
missed-returns = { $number ->
    [one] No piece comes back to your reserve.
   *[other] Fewer than { $number } pieces come back to your reserve.
}
missed-flips = { $number ->
    [one] That turns no marker over.
   *[other] That turns fewer than { $number } markers over.
}
missed-enters-gipf = That brought in a basic piece. A GIPF-piece was asked for.
missed-not-enters-gipf = That brought in a GIPF-piece. A basic piece was asked for.
missed-leaves-row = Your opponent has no row after that.
missed-not-leaves-row = That gives your opponent a row.
missed-threatens = That does not threaten to make a row.
missed-forces-row = Your opponent has an answer to that, and you make no row next turn.
missed-safe = After that your opponent can still make a row.
