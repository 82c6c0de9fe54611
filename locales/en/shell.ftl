# The frame around every page: window titles, navigation, notices.

title-home = Gipfel: GIPF and YINSH
app-description = Play and study GIPF and YINSH, the board games by Kris Burm.
title-page = { $page } · Gipfel
title-game = Game
title-replay = Replay
title-lesson = Lesson
title-rules = Rules

nav-label = Main
nav-home = Gipfel, home page
nav-play = Play
nav-learn = Learn
nav-games = Games
nav-analysis = Analysis
nav-editor = Editor
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
