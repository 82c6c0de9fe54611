# Linked games.
link-title = Contests for potentials
link-note = Link a kind of potential to a contest. Who loses the contest loses the potential.
link-preset = Links
link-preset-none = No contests
link-preset-own-games = Each by its own game
link-preset-own-games-note = TAMSK by TZAAR, which took its place in the project, ZÈRTZ by ZÈRTZ, DVONN by DVONN, YINSH by YINSH, PÜNCT by PÜNCT.
link-contests = Which uses are contested
link-contests-always = Every use
link-contests-always-note = As the rulebooks have it: whenever a linked potential is to be used, the contest comes first.
link-contests-challenged = Those that are challenged
link-contests-challenged-note = Shorter: the opponent lets a use go ahead, or challenges it.
link-agreed-note = What you may agree on: a round of dominoes, a hand of cards, a game of Ludo, the higher throw of a die – anything that has a winner.
link-limit = Challenges for each player
link-limit-none = No limit
link-limit-note = For the whole game.
contest-free = no contest
contest-die = dice
contest-coin = a coin
contest-yinsh = a game of YINSH
contest-yinsh-blitz = a game of YINSH blitz
contest-gipf-basic = a game of basic GIPF
contest-dvonn = a game of DVONN
contest-tzaar = a game of TZAAR
contest-zertz = a game of ZÈRTZ
contest-punct = a game of PÜNCT
contest-agreed = something you agree on, such as dominoes or cards
# What a contest promises, before a use is declared.
odds-die = Both roll a die; equal dice: the user wins (21 times in 36).
odds-coin = The user wins one time in two.
odds-game = The user has White in it, and a draw is enough.
odds-agreed = Both say who has won.
ability-always = Before it is used: { $contest }.
ability-challenged = The opponent may challenge it: { $contest }.
linked-announced = { $user ->
    [white] White’s { $potential } ({ $use }) has to be won first: { $contest }.
   *[other] Black’s { $potential } ({ $use }) has to be won first: { $contest }.
}
linked-begin = To the contest
linked-turns = Turns of the contest
linked-main-turns = Turns of the game
linked-disputed = The two answers contradict each other. Say it again, both of you.
linked-declared = { $user ->
    [white] White wants to use { $potential } ({ $use }). Accept it, or challenge it ({ $contest })?
   *[other] Black wants to use { $potential } ({ $use }). Accept it, or challenge it ({ $contest })?
}
linked-report = { $user ->
    [white] who has won the contest for White’s { $potential }? Both must say the same.
   *[other] who has won the contest for Black’s { $potential }? Both must say the same.
}
linked-rolling = It is being decided…
linked-accepted = { $user ->
    [white] White’s { $potential } was accepted.
   *[other] Black’s { $potential } was accepted.
}
linked-dice-won = { $user ->
    [white] White rolled { $own } against { $other }: { $potential } goes ahead.
   *[other] Black rolled { $own } against { $other }: { $potential } goes ahead.
}
linked-dice-lost = { $user ->
    [white] White rolled { $own } against { $other }: { $potential } is lost.
   *[other] Black rolled { $own } against { $other }: { $potential } is lost.
}
linked-coin-won = { $user ->
    [white] The coin fell for White: { $potential } goes ahead.
   *[other] The coin fell for Black: { $potential } goes ahead.
}
linked-coin-lost = { $user ->
    [white] The coin fell against White: { $potential } is lost.
   *[other] The coin fell against Black: { $potential } is lost.
}
linked-game-won = { $user ->
    [you] You won the contest: { $potential } goes ahead.
    [computer] The computer won the contest: { $potential } goes ahead.
    [named] { $name } won the contest: { $potential } goes ahead.
    [white] White won the contest: { $potential } goes ahead.
   *[other] Black won the contest: { $potential } goes ahead.
}
linked-game-lost = { $user ->
    [you] You lost the contest: { $potential } is lost.
    [computer] The computer lost the contest: { $potential } is lost.
    [named] { $name } lost the contest: { $potential } is lost.
    [white] White lost the contest: { $potential } is lost.
   *[other] Black lost the contest: { $potential } is lost.
}
linked-banner = { $user ->
    [you] Contest for { $potential }: you have White here.
    [computer] Contest for { $potential }: the computer has White here.
    [named] Contest for { $potential }: { $name } has White here.
    [white] Contest for { $potential }: whoever is White in the main game plays White here too.
   *[other] Contest for { $potential }: whoever is Black in the main game plays White here.
}
# Who decides in a contest: there the colours may be the other way round.
linked-decide = { $name }: { $decision }
linked-you = You
linked-computer = The computer
linked-white = White of the main game
linked-black = Black of the main game
linked-accept = Accept
linked-challenge = Challenge
linked-go-on = Go on
linked-yield = Give up the contest
linked-user-won = { $user ->
    [white] White won
   *[other] Black won
}
linked-user-lost = { $user ->
    [white] White lost
   *[other] Black lost
}
replay-contest = Watch the contest
replay-leave = Back to the game
analysis-in-contest = This is a contest of the game.
problem-answer-first = The declared use has to be accepted or challenged first.
problem-nothing-declared = No use of a potential waits for an answer.
problem-contest-first = The contest has to be decided first.
problem-no-contest = No contest is under way.
problem-contest-over = The contest is over.
problem-other-result = The contest ended otherwise.
problem-not-decided = The contest is not decided, and only the one who begins a turn can give it up.
problem-links = The contests cannot be read: { $reason }
