# The words of the terminal app.

terminal-title = Gipfel: learn
terminal-language = English
key-choose = choose
key-take = take
key-back = back
key-discard = discard
key-kind = kind of piece
key-direction = direction
key-type = type
key-hint = hint
key-retry = try again
key-next = next
key-skip = skip
key-finish = finish
key-list = chapters
key-quit = quit
key-open = open
key-play = play against level 1
key-move = chapter
key-rule = rule
terminal-typing = A decision, or the decisions of a turn joined by ;   Enter plays, Esc cancels
terminal-turn = Turn:
terminal-too-small = This window has { $width }×{ $height } characters; Gipfel needs { $wanted }. Make it larger, or press q to quit.
terminal-not-saved = Progress cannot be kept: { $reason }
terminal-rule = In full: gipfel rules { $page } --section { $section }
key-done = let stand
key-pass = pass
key-accept = accept
key-challenge = challenge
key-won = won
key-lost = lost
key-go-on = go on
key-give-up = give up
key-contest = see contest
key-to-game = back to the game
key-turn-before = turn before
key-turn-next = next turn
key-analyse = analyse
key-flip = flip
key-help = help
key-undo = undo
key-redo = redo
key-save = save
key-new = new
key-stop = stop
terminal-no-button = There is nothing to let stand or to discard now.
terminal-one-kind = There is only one kind of piece to bring in now.
key-mark = keep or take
terminal-contest = Contest
terminal-over = { $winner ->
    [white] White has won.
    [black] Black has won.
    [draw] A draw.
   *[other] The game was broken off.
}
terminal-human = Human
terminal-level = Level { $level }
terminal-engine = Engine
terminal-thinking = { $player } is thinking
terminal-to-move = { $player } is to move
terminal-hint = Hint: { $turn }
terminal-hint-idea = Hint: { $turn }: { $idea }
terminal-hint-none = There is nothing to choose here
terminal-hint-when = A hint is given when it is your turn
terminal-hint-looking = Looking for a good turn…
terminal-engine-failed = The engine’s turn cannot be played: { $reason }
terminal-engine-nothing = The engine has nothing to decide here
terminal-not-kept = Until it is saved this game is not safe from a crash: { $reason }
terminal-left = Here is the game as it was left
terminal-no-name = A file needs a name
terminal-saved = Saved to { $file }
terminal-saved-partly = Saved to { $file }; what is decided of this turn is not in it, since others follow
terminal-partly-right = { $turns ->
    [one] Only the first turn is right: { $reason }
   *[other] Only the first { $turns } turns are right: { $reason }
}
terminal-first-of = This is the first of { $records } records; the others stay
terminal-opened = { $turns ->
    [one] { $turns } turn from { $file }
   *[other] { $turns } turns from { $file }
}
terminal-no-record = there is no record
terminal-played-contest = This contest has been played: v goes back to the game
terminal-game-over = The game is over: n for a new one, u to take a turn back
terminal-first = This comes first: { $keys }
terminal-takes-back = u takes back what was decided before
terminal-finish-turn = Finish this turn first, or Esc takes it back
terminal-nothing-back = There is nothing to take back
terminal-nothing-forward = There is nothing to bring back
terminal-only-people = Nobody but people plays this game
terminal-no-contests = No game was played as a contest in this turn
terminal-so-far = So far: { $turn }
terminal-earlier = This is an earlier turn: End goes to the last one
terminal-unsaved = not saved
terminal-ask-quit = This game is not saved. Quit without saving?
terminal-ask-start = This game is not saved. Begin another one?
terminal-ask-open = This game is not saved. Open another one?
terminal-ask-give-up = Give this contest up? The other wins it.
terminal-ask-replace = { $file } is there already. Replace it?
terminal-ask-replace-all = { $file } is there already, with { $records } records. Replace them all?
terminal-ask-changed = { $file } was changed meanwhile ({ $records } records). Replace it all?
terminal-yes-no = y yes   n no
terminal-yes-no-save = y yes   n no   s save first
terminal-left-answers = g go on   d discard   l later
terminal-left-broken-answers = d discard   l later
terminal-left-game = A game was not finished and not saved:
terminal-left-turn = in the middle of a turn: { $turn }
terminal-left-contest = in the middle of a contest
terminal-left-broken = A game that was kept cannot be read: { $reason }
terminal-save-title = Save the record
terminal-save-keys = Enter saves, Esc cancels
terminal-open-title = Open a record
terminal-open-keys = Enter opens, Esc cancels
terminal-file = File:
terminal-help = Help
terminal-any-key = Any key goes back
terminal-subtitle = GIPF, YINSH, DVONN, TZAAR, ZÈRTZ and PÜNCT, games by Kris Burm
terminal-quit = Quit
terminal-open-record = Open a record…
terminal-extra = { $colour ->
    [white] Extra pieces for White
   *[other] Extra pieces for Black
}
terminal-each = { $count } each
terminal-links = Links
terminal-contests = Contested
terminal-contests-always = every use
terminal-contests-challenged = if challenged
terminal-contests-limited = if challenged, at most { $count }×
terminal-challenges-short = ch.
terminal-full-strength = computer, full strength
terminal-menu-keys = ↑ ↓ line   ← → change   ⏎ start   ? help   q quit
terminal-menu-next = Tab next
terminal-menu-back = Esc back to the game
terminal-power-t = extra push from e5
terminal-power-z = jumps over pieces
terminal-power-d = jumps onto a piece
terminal-power-y = runs along a line
terminal-power-u = jumps onto GIPF
terminal-analysis = Analysis
terminal-more = more below
terminal-depth = depth { $depth }, { $nodes }k
terminal-thinking-long = thinking…
terminal-thinking-none = nothing to think about
terminal-in-stacks = in stacks
tray-reserve = reserve
tray-hand = to place
tray-removed = removed
tray-pool = pool
terminal-lost = lost
terminal-main-side = { $colour ->
    [white] White in the main game
   *[other] Black in the main game
}
terminal-odds = { $user ->
    [white] White needs at least Black’s roll: 21 times in 36.
   *[other] Black needs at least White’s roll: 21 times in 36.
}
terminal-game-odds = { $user ->
    [white] White has White in it, and a draw is enough.
   *[other] Black has White in it, and a draw is enough.
}
terminal-if-lost = { $user ->
    [white] If White loses it, the potential is out of the game.
   *[other] If Black loses it, the potential is out of the game.
}
terminal-challenges-left = Challenges left: { $count }
terminal-challenged = { $user ->
    [white] Black challenges { $use }: { $contest }
   *[other] White challenges { $use }: { $contest }
}
terminal-disagree = The two reports differ: both report anew
terminal-reported = Reported so far: { $said }. Do you agree?
terminal-believes = The computer believes what you report.
terminal-heads = heads
terminal-tails = tails
terminal-linked-to = { $place }; { $contest }
help-cursor = move the cursor
help-next = next target, next row
help-choose = choose; Enter takes a row
help-back = undo the last choice or decision
help-type = type a decision or a turn
help-undo = take a turn back, bring it back
help-hint = hint: a good turn
help-analysis = analysis: best lines, for White
help-kind = another kind of piece to bring in
help-button = let a row stand; discard a T
help-contest = give a contest up, look at one
help-turns = look at other turns
help-ends = first and last position
help-pause = stop the computer, let it go on
help-flip = turn the board
help-files = save, open a record
help-new = new game
help-help = this help, quit
help-arrows = arrows, mouse
help-notation = Notation: { $examples }
help-joined = Decisions of a turn are joined by ;  Behind * other turns were tried too.
help-game-gipf = Push a piece from a dot onto the board; what is in its way moves on. Four of a colour in line are taken off by their owner, with all that touches them in line: own pieces go back to the reserve, others are lost. GIPF-pieces may stay. Who has none left, or no piece to bring in, loses.
help-game-gipf-plus = As GIPF, and a basic piece may be loaded with a potential, which works once: its piece stays, the potential goes. Z jumps over pieces, Y runs over empty spots, D jumps onto a basic piece or D beside it, U onto a GIPF-piece or U. T on the centre gives an extra push. Loaded pieces may stay in a row, but no row may stand.
help-game-yinsh = Put a marker into a ring and move the ring in a straight line. Markers it jumps over are turned. Five markers of a colour in line are taken off, with one of their owner’s rings. Three rings removed win; in blitz, one.

puzzle-commands = Write the turn, or: hint, solution, next, quit
