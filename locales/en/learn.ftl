# Learning: the list of chapters, the player of lessons, the pages of the rules.

learn-lead = Short lessons: look at the board, read two sentences, do it. A new game can make you feel lost at first; a few games later you play visibly better. The strategy chapters are best after a game or two. What you have done is kept on this device.
learn-gipf = GIPF
learn-yinsh = YINSH
learn-potentials = GIPF with potentials
learn-rules-of = { $game ->
    [potentials] The rules of the potentials
   *[other] The rules of { $game }
}
learn-progress = { $done } of { $steps } steps
learn-done = Done
learn-again = Once more
learn-forget = Forget my progress
learn-ask-forget = Begin all lessons anew?
learn-missing = This chapter is not here

lesson-heading = { $game ->
    [potentials] Potentials
   *[other] { $game }
}: { $chapter }
lesson-step = Step { $number } of { $steps }
lesson-task = Your task
lesson-hint = Hint
lesson-retry = Try again
lesson-next = Next
lesson-skip = Skip
lesson-chapters = All chapters
lesson-finish = Finish
lesson-right = Right.
lesson-wrong = Not yet.
lesson-illegal = That is not allowed.
lesson-reply = { $colour ->
    [white] White answers { $turn }.
   *[other] Black answers { $turn }.
}
lesson-over = The chapter is done
lesson-over-text = You have done all its steps. Now try it in a game: against the computer at its easiest.
lesson-play = Play against level 1
lesson-next-chapter = Next chapter: { $chapter }
lesson-read-rule = Read the rule

rules-contents = Contents
rules-print = Print
rules-try = Try it
rules-learn = Learn it step by step
