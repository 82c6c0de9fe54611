# GIPF with potentials.

# What is to be decided now.
decide-push-loaded = choose a loaded or a basic piece, then a dot.
decide-push-any = choose a GIPF-piece, a loaded or a basic piece, then a dot.
decide-push-or-use = bring in a piece, or use one of your potentials.
decide-use-potential = you cannot bring in a piece; use one of your potentials.
decide-extra-push = bring in the T from the centre, or discard it.
decide-take-or-spare = keep or take the marked pieces, then take the row.

# What is not allowed.
problem-extra-first = The T on the centre has to be brought in or discarded first.
problem-no-extra = There is no T to bring in from the centre now.
problem-loaded-pieces-over = No loaded pieces may be brought in after the first basic piece.
problem-none-in-stock = There is no { $text } left to bring in.
problem-must-go = What is on { $first } has to be taken too.
problem-not-loaded = There is no loaded piece of the mover on { $first }.
problem-tamsk-waits = A T is brought in when its piece stands on the centre.
problem-zertz-jumps-over = Z jumps over one or more pieces next to it, onto the first empty spot behind them.
problem-yinsh-runs = Y runs along a line over empty spots only.
problem-dvonn-jumps-onto = D jumps onto a neighbouring basic piece or D of the opponent.
problem-punct-jumps-onto = U jumps onto a neighbouring GIPF-piece or U of the opponent.

# What is wrong with an arrangement.
problem-too-many-potentials = { $colour ->
    [white] White has { $number } of { $text }; at most 6 of a kind are possible.
   *[other] Black has { $number } of { $text }; at most 6 of a kind are possible.
}
problem-stock-without-permission = { $colour ->
    [white] White has potentials in stock, but may bring in basic pieces only.
   *[other] Black has potentials in stock, but may bring in basic pieces only.
}
problem-no-tamsk-on-centre = In this phase a piece of the mover loaded with T stands on e5.
problem-tamsk-on-centre = A piece of the mover loaded with T stands on e5: choose the phase of the extra push.
problem-row-stands-in-phase = The mover’s row { $first }–{ $last } has to be taken first: choose another phase.
