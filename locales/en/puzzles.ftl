# Puzzles: positions in which one turn wins.

puzzles-lead = One turn wins, and nothing else wins as soon or as surely: find it. The positions come from games of the engine; each is proved by trying everything or verified by a long search. What you solve is kept on this device.
puzzles-of = { $game ->
    [potentials] GIPF with potentials
   *[other] { $game }
}
puzzles-solved = { $count ->
    [0] None solved yet
    [one] { $count } solved
   *[other] { $count } solved
}
puzzles-all = All puzzles
puzzles-missing = There are no such puzzles
puzzles-forget = Forget what I solved
puzzles-ask-forget = Solve all puzzles anew?
puzzles-done = You have solved all of these.
puzzle-title = { $game }: puzzle { $number }
puzzle-heading = Puzzle { $number } of { $count }
puzzle-difficulty = Difficulty
puzzle-every-grade = All
puzzle-grade = { $grade ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[other] very hard
}
puzzle-solved-count = { $done } of { $count } solved
puzzle-is-solved = Solved
puzzle-task = { $colour ->
    [white] White to move: find the only turn that wins.
   *[other] Black to move: find the only turn that wins.
}
puzzle-task-in = { $colour ->
    [white] White to move: find the only turn that wins,
   *[other] Black to move: find the only turn that wins,
} { $turns ->
    [one] at once.
   *[other] in { $turns } turns.
}
puzzle-right = Right: nothing else wins.
puzzle-right-in = Right: nothing else wins as soon.
puzzle-wrong = That is not it.
puzzle-wrong-end = It begins well, but the turn has to end differently.
puzzle-answer = Your opponent answers { $turn } and thinks: “{ $idea }” Your winning chances are then about { $percent }%.
puzzle-answer-over = The game is over then.
puzzle-thinking = What would your opponent answer?
puzzle-hint-from = Hint: it begins at { $from }.
puzzle-hint-way = Hint: from { $from } to { $to }.
puzzle-hint-begins = Hint: it begins with { $turn }
puzzle-hint-more = Another hint
puzzle-solution = The solution: { $turn }
puzzle-show = Solution
puzzle-retry = Try again
puzzle-next = Next
puzzle-previous = Back
puzzle-analyse = Analyse
