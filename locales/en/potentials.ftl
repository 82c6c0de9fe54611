# GIPF with potentials.

game-gipf-plus = GIPF with potentials

# Putting the game together.
compose-title = Compose your GIPF
compose-note = A basic piece loaded with a potential can make one move that a plain piece cannot. Agree on how many of each kind each side has, the same for both or each your favourites. It is only an option: GIPF stands on its own.
compose-preset = Composition
compose-preset-ultimate = Ultimate
compose-preset-ultimate-note = Ultimate GIPF: the tournament rules, 21 pieces each, and three of each potential each.
compose-preset-one = One of each
compose-preset-one-note = The standard game with one of each potential for both.
compose-preset-single-note = The standard game with three potentials of this one kind for both.
compose-preset-own = Your own
compose-preset-own-note = A composition of your own.
compose-extra = Extra pieces

# What potentials can do.
potential-t = TAMSK gives an extra push: when this piece comes to stand on the centre e5, its potential is pushed in from a dot.
potential-z = ZÈRTZ jumps over: in a straight line over one or more pieces onto the first empty spot behind them.
potential-d = DVONN jumps onto: a neighbouring plain piece of the opponent, or his DVONN.
potential-y = YINSH runs: along a line to any empty spot it can reach.
potential-u = PÜNCT jumps onto: a neighbouring GIPF-piece of the opponent, or his PÜNCT.

# What is to be decided now.
decide-push-loaded = choose which piece to bring in, then a dot.
decide-push-any = choose which piece to bring in, then a dot.
decide-push-or-use = choose a dot to bring a piece in, or use one of your loaded pieces.
decide-push-last = choose a dot. After this basic piece you may bring in no more potentials.
decide-use-potential = no piece can be brought in: use one of your loaded pieces.
decide-extra-push = your TAMSK stands on the centre: push its potential in from a dot, or discard it.
decide-use-z = choose the spot behind the pieces that ZÈRTZ jumps over.
decide-use-d = choose the piece that DVONN jumps onto.
decide-use-y = choose where YINSH runs to.
decide-use-u = choose the piece that PÜNCT jumps onto.
decide-take-one = no row may stand: at least one of these pieces has to go.

entry-loaded-piece = Piece loaded with { $potential }
entry-loaded-count = { $piece }, { $count } left
entry-discard = Discard

held-stock = { $colour ->
    [white] Potentials White may still bring in
   *[other] Potentials Black may still bring in
}

# Spoken by screen readers.
piece-loaded = { $colour ->
    [white] white piece loaded with { $potential }
   *[other] black piece loaded with { $potential }
}
piece-used = { $colour ->
    [white] used white { $potential }
   *[other] used black { $potential }
}
piece-on = { $top } on top of { $below }
point-uses = { $place }, can go to { $points }

# The board editor.
editor-phase-extra1 = Extra push before the push
editor-phase-extra2 = Extra push after the push
editor-permission-loaded = loaded and basic pieces
editor-permission-all = all kinds

# Why something cannot be done or set up.
problem-too-many-potentials = { $colour ->
    [white] White has { $number } potentials { $text }; at most 6 of a kind are possible.
   *[other] Black has { $number } potentials { $text }; at most 6 of a kind are possible.
}
problem-stock-without-permission = { $colour ->
    [white] White has potentials left but may bring in basic pieces only.
   *[other] Black has potentials left but may bring in basic pieces only.
}
problem-no-tamsk-on-centre = An extra push needs a piece of the mover loaded with TAMSK on e5.
problem-tamsk-on-centre = The mover’s TAMSK on e5 gives an extra push: choose that phase.
problem-row-stands-in-phase = The mover’s row { $first }–{ $last } has to be taken first: choose another phase.

# What is not allowed, or wrong with an arrangement.
decide-take-or-spare = keep or take the marked pieces, then take the row.
editor-tray-tamsk-tamsk = TAMSK
editor-tray-zertz-zertz = ZÈRTZ
editor-tray-dvonn-dvonn = DVONN
editor-tray-yinsh-yinsh = YINSH
editor-tray-punct-punct = PÜNCT
