# The words of the terminal app.

terminal-title = Gipfel: learn
terminal-language = English
key-choose = choose
key-take = take
key-back = back
key-stand = let stand
key-discard = discard
key-kind = kind of piece
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
