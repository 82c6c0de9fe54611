# The frame around every page: window titles, navigation, notices.

title-home = Gipfel: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ and PÜNCT
app-description = Play and study the board games by Kris Burm: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ and PÜNCT.
title-page = { $page } · Gipfel
title-game = Game
title-replay = Replay
title-lesson = Lesson
title-puzzle = Puzzle
title-rules = Rules
title-player = Player
title-archive = Archive
title-leaders = Best players
title-watch = Watch
title-your-turn = Your turn! { $page }

nav-label = Main
nav-home = Gipfel, home page
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-games = Games
zen = Full screen
nav-analysis = Analysis
nav-editor = Editor
nav-online = Online
nav-online-waiting = { $count ->
    [0] Online
    [one] Online, your turn in { $count } game
   *[other] Online, your turn in { $count } games
}
nav-account = Account
nav-settings = Settings
nav-about = About
skip-to-content = Skip to the content

missing-title = Page not found
missing-text = There is nothing at this address. It may be mistyped, or it belongs to a game that is not kept on this device.
missing-home = To the home page

trouble-title = This page could not be opened
trouble-text = If there is no network at the moment, it may not be stored on this device yet. Loading it again often helps.
trouble-reload = Load again

update-ready = A new version is here. It is used from the next start on.
update-reload = Use it now
update-dismiss = Dismiss

shortcuts-title = Keys
shortcuts-close = Close
shortcuts-walk = one turn back or on; the mouse wheel over the board does it too
shortcuts-ends = to the first or the last turn
shortcuts-undo = undo
shortcuts-confirm = confirm the turn
shortcuts-take = take the chosen row
shortcuts-hint = hint
shortcuts-flip = turn the board
shortcuts-read = read the board aloud
shortcuts-type = type a turn
shortcuts-replay = play or stop a replay
shortcuts-engine = the computer’s opinion, in the analysis
shortcuts-zen = nothing but the board, on the full screen
shortcuts-escape = cancel a choice, clear drawn arrows, close what covers the board, come back from looking back
shortcuts-draw = right mouse button: draw arrows and circles
shortcuts-help = this list
