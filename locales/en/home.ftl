# The first page.

home-title = The games of the GIPF project
home-lead = Board games by Kris Burm for two players: soon learned, long enjoyed, with no luck and nothing hidden. Play them here, study them here, with or without a network.
home-continue = Go on: { $game }
home-first-game = Play a first game

home-gipf-text = An old idea with a new turn: four of your colour in line come back to you and take along every piece that continues their line. Build, capture, build anew: whoever has no piece left to bring in has lost.
home-gipf-board = A GIPF board in the middle of a game: White has four in a row
home-play = Play { $game }
home-yinsh-text = Order out of chaos: rings move and turn over the markers they jump. For five of your colour in a row you remove one of your rings, and that is the aim: whoever removes three first has won.
home-yinsh-board = A YINSH board in the middle of a game: White has five in a row

home-more = What else is here
home-learn-text = Ten minutes from the first push to a sensible game: short lessons on the board, and the rules to look things up.
home-learn = Learn the game
home-puzzles-text = One turn wins: find it. Hundreds of positions, from very easy to very hard, with hints and answers to what you try.
home-games-text = Every game you play is kept on this device: go on with it, or replay it turn by turn.
home-analysis-text = Try out variations and see what the computer thinks of them.
home-editor-text = Set up any position and play on from there.
home-online-title = Play online
home-online-text = Send a friend a link, or find an opponent of your strength: live or over days, as a guest or with a name.
home-offline-title = No network needed
home-offline-text = Once loaded, everything works offline. No account, no advertising, and unless you play online nothing leaves your device.
