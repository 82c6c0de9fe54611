# Playing together over a server: meeting, live games, accounts, the archive.

# The server and the connection.

online-none = Playing online is not possible here
online-none-text = This page stands alone: no server is behind it over which people could meet. Everything else works.
online-unreachable = The server does not answer
online-unreachable-text = Games on this device can be played all the same.
online-unreachable-again = It is being tried again by itself.
online-turn-kept = A turn of yours is kept and will be sent as soon as the server answers.
online-connecting = Connecting to the server…
online-lost = No connection to the server. Keep thinking: it is being tried again.
online-lost-sending = No connection to the server. Your turn is kept and will be sent as soon as there is one.
online-outdated = The server is newer than this page. Load the page again.
online-sending = Your turn is on its way…
online-done = Done.
online-close = Close

# The lobby.

online-title = Play online
online-begun = A game has begun.
online-go = To the game
online-show = Show
online-my-games = My games
online-your-turn = Your turn
online-their-turn = The opponent’s turn
online-until = until { $date }
online-challenges = You are challenged
online-seeks = Waiting for an opponent
online-seeks-none = Nobody is waiting at the moment.
online-own = My invitations
online-to-link = By link
online-to-anyone = For anyone
online-to-person = A challenge
online-to-pairing = Pairing
online-to-computer = The computer
online-new = New game
online-play-friend = Play a friend
online-pair = Find an opponent
online-seek = Wait in the lobby
online-ways = A friend gets a link from you. An opponent of about your strength is found for you, or anybody takes you up in the lobby.
online-more-choices = The computer of the server, and more
online-computer = Play the computer
online-compose = Handicap, potentials, linked games
online-pairing = Looking for an opponent ({ $clock })…
online-rated-choice = Rated: the result changes both ratings
online-rated = rated
online-casual = casual
online-linked = linked
online-linked-always = linked, every use contested
online-clock-none = no clock
online-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
online-clock-delay = { $minutes } min, { $seconds } s free
online-clock-seconds = The seconds of a turn
online-clock-added = Added (Fischer)
online-clock-added-note = They are added to the clock after every turn.
online-clock-free = Free (delay)
online-clock-free-note = In every turn the clock begins to run after them; what is left of them is gone.
online-clock-left = { $days } d { $hours } h
online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-show-link = Show the link

# Invitations.

online-invitation = Invitation
online-link = Link
online-link-text = Send this link to the one you want to play. The game begins as soon as the invitation is accepted.
online-link-copy = Copy
online-link-copied = Copied
online-link-share = Share
online-link-waits = Waiting for the other one. You can leave this page: the invitation stays open for two weeks.
online-invites = { $name } invites you to a game.
online-your-side-white = You would play White.
online-your-side-black = You would play Black.
online-your-side-any = The sides are drawn by lot.
online-not-now = Not now
online-invitation-taken = Somebody has accepted this invitation already.
online-watch-it = Watch the game

# A game.

online-game-missing = There is no such game on this server.
online-kind-guest = Guest
online-kind-account = Player
online-kind-bot = Bot
online-kind-computer = Computer
online-kind-deleted = Deleted account
online-name-side = { $name } ({ $colour ->
    [white] White
   *[other] Black
})
online-versus = { $white } – { $black }
online-to-move = { $you ->
    [watch] It is the turn of { $name }.
   *[other] Waiting for { $name }.
}
online-away = { $name } is away.
online-claim-win = Claim the win
online-claim-draw = Call it a draw
online-watchers = { $count ->
    [one] · { $count } watches
   *[other] · { $count } watch
}
online-premove = Chosen for your next turn: { $turn }
online-premove-cancel = Cancel the choice
online-more-time = More time
online-profile = Profile: { $name }
online-abort = Abort
online-ask-resign = Resign the game?
online-ask-abort = Abort the game? Nobody has lost then.
online-ask-draw = Offer a draw?
online-offered-draw = { $name } offers a draw.
online-offered-takeback = { $name } asks to take a turn back.
online-offered-more-time = { $name } asks for more time.
online-offered-rematch = { $name } wants a rematch.
online-agree = Agree
online-withdraw-draw = Withdraw the draw offer
online-withdraw-takeback = Do not take back after all
online-withdraw-more-time = No more time after all
online-withdraw-rematch = Rematch offered: withdraw
online-to-rematch = To the rematch
online-download = Download
online-download-all = Download all of these
online-download-failed = The record cannot be fetched now.
online-analysis = Analysis by the server
online-analysis-waits = The server is analysing the game…
online-analysis-graph = How the game went: high is good for White. A click shows the position.
online-over-rules = { $winner ->
    [white] White has won.
    [black] Black has won.
   *[other] A draw.
}
online-over-repetition = A draw: the same position came up for the third time.
online-over-too-long = A draw: the game was too long.
online-over-resigned = { $winner ->
    [white] White wins: Black has resigned.
    [black] Black wins: White has resigned.
   *[other] The game was resigned.
}
online-over-agreed = A draw by agreement.
online-over-time = { $winner ->
    [white] White wins on time.
    [black] Black wins on time.
   *[other] The time was up before the game had begun.
}
online-over-left = { $winner ->
    [white] White wins: Black has left.
    [black] Black wins: White has left.
   *[other] A draw: one player has left.
}
online-over-aborted = The game was aborted before it had begun.
online-over-closed = The game was closed by those who keep the server.
online-dice = Where the dice came from:
online-dice-proven = checked, nobody chose them
online-dice-wrong = they do not fit what was promised
online-dice-commitment = Shown before the game (SHA-256 of the secret)
online-dice-secret = Secret of the server
online-dice-seed = Seed

# Chat, reports, blocks.

online-chat = Chat
online-chat-say = Say something
online-chat-mute = Mute
online-chat-unmute = Show the chat
online-report = Report or block
online-report-note = Those who keep the server will read it.
online-report-text = What has { $name } done?
online-report-send = Send the report
online-block = Block
online-block-note = The two of you can no longer invite each other.
online-blocked = Blocked
online-unblock = Unblock

# The account.

online-you-guest = You play as a guest: this browser knows you.
online-signed-in = You are { $name }.
online-my-page = My page
online-since = since { $date }
online-sign-up = Make an account
online-sign-up-note = You keep all your games, can play rated and come back from any device. No e-mail is needed.
online-sign-in = Sign in
online-sign-in-note = If you have an account already.
online-name = Name
online-name-note = 2 to 24 letters without accents, digits, - and _.
online-password = Password
online-password-note = At least 8 characters.
online-new-password = New password
online-change-password = Change the password
online-recover = Forgot the password?
online-recover-note = With one of your recovery codes you choose a new one.
online-code = Recovery code
online-codes = Recovery codes
online-codes-text = Write them down: each lets you in once if you lose your password. They are shown only now.
online-codes-left = { $count ->
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
online-new-codes = New recovery codes
online-sign-out = Sign out
online-sign-out-everywhere = Sign out everywhere
online-sign-out-everywhere-note = On all devices, this one too; tokens of programs end as well.
online-delete = Delete the account
online-delete-note = For good. Your games stay, without your name.
online-export = Download everything that is kept of me
online-tokens = Programs
online-tokens-note = With a token a program plays or reads in your name.
online-token-label = What it is for
online-token-plays = It may play, not only read
online-token-make = Make a token
online-token-once = Copy it now, it is not shown again:
online-token-delete = Delete

# People, archive, leaderboards.

online-here = online
online-seen = last seen { $date }
online-challenge = Challenge
online-challenge-sent = The challenge is sent. You find it on the page Online.
online-ratings = Ratings
online-rating-graph = { $name }: { $count } games, between { $low } and { $high }.
online-opponents = Results against each opponent
online-opponent = Opponent
online-wins = Won
online-losses = Lost
online-draws = Drawn
online-player = Player
online-players = Players
online-people = People
online-bots = Bots
online-any = Any
online-result = Result
online-result-white = White won
online-result-black = Black won
online-result-draw = Draw
online-result-none = No result
online-reason-too-long = too long
online-reason-resigned = resigned
online-reason-agreed = agreed
online-reason-time = time
online-reason-left = left
online-reason-aborted = aborted
online-reason-closed = closed
online-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
online-from = From
online-to = To
online-opening = First turns
online-opening-note = In notation, with spaces between them.
online-search = Search
online-more = More
online-archive-none = No finished game like this.
online-speed = Speed
online-speed-blitz = Blitz
online-speed-rapid = Rapid
online-speed-classical = Classical
online-speed-days = Days
online-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
online-leaders-none = Nobody has a sure rating here yet.
online-watch-text = Games that are played now, those of the best players first.
online-watch-none = Nobody is playing at the moment.

# Why something was refused.

online-problem-unreadable = The server did not understand this: { $reason }
online-problem-protocol = The server is newer than this page. Load the page again.
online-problem-not-allowed = This is not allowed. Rated games need an account.
online-problem-not-found = There is no such thing here.
online-problem-too-fast = Too fast. Try again in { $seconds } s.
online-problem-unavailable = The server cannot be reached or cannot do it now. Try again later.
online-problem-internal = Something went wrong on the server. Try again later.
online-problem-unplayable = This game can’t go on: a stored move doesn’t fit the rules. You can end it without a result.
online-problem-not-a-player = Only the players may do this.
online-problem-over = The game is over.
online-problem-not-over = The game is not over yet.
online-problem-not-your-turn = It is not your turn.
online-problem-other-turn = The game has gone on: look at the board again.
online-problem-illegal = The rules do not allow this turn: { $reason }
online-problem-time-up = Your time is up.
online-problem-has-begun = The game has begun and cannot be aborted any more.
online-problem-not-away = Your opponent is not away for long enough.
online-problem-not-offered = This is not offered any more.
online-problem-no-offer = This cannot be offered now.
online-problem-chat-length = Write between 1 and 300 characters.
online-problem-full = Nothing more can be said in this game.
online-problem-nonce = The dice take nothing more.
online-problem-terms = Nothing can be played like this: { $reason }
online-problem-closed = This invitation is no longer open.
online-problem-own = You cannot play yourself.
online-problem-blocked = One of you has blocked the other.
online-problem-too-many = You have too many open already.
online-problem-name = A name has 2 to 24 letters without accents, digits, - and _.
online-problem-name-taken = Somebody has this name already.
online-problem-password = A password has at least 8 characters.
online-problem-sign-in = Name and password do not fit.
