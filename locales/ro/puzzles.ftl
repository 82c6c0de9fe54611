# Probleme: poziții în care o singură mutare câștigă.

puzzles-lead = O singură mutare câștigă și nimic altceva nu câștigă la fel de repede sau de sigur: găsește-o. Pozițiile provin din partide ale programului; fiecare este dovedită prin încercarea tuturor posibilităților sau verificată printr-o căutare lungă. Ce rezolvi se păstrează pe acest dispozitiv.
puzzles-of = { $game ->
    [potentials] GIPF cu potențiale
   *[other] { $game }
}
puzzles-solved = { $count ->
    [0] Încă niciuna rezolvată
    [one] { $count } rezolvată
    [few] { $count } rezolvate
   *[other] { $count } rezolvate
}
puzzles-all = Toate problemele
puzzles-missing = Nu există astfel de probleme
puzzles-forget = Șterge ce am rezolvat
puzzles-ask-forget = Începi toate problemele de la capăt?
puzzles-done = Le-ai rezolvat pe toate de aici.
puzzle-title = { $game }: problema { $number }
puzzle-heading = Problema { $number } din { $count }
puzzle-difficulty = Dificultate
puzzle-every-grade = Toate
puzzle-grade = { $grade ->
    [1] foarte ușoară
    [2] ușoară
    [3] medie
    [4] grea
   *[other] foarte grea
}
puzzle-solved-count = Rezolvate: { $done } din { $count }
puzzle-is-solved = Rezolvată
puzzle-task = { $colour ->
    [white] Albul la mutare: găsește singura mutare care câștigă.
   *[other] Negrul la mutare: găsește singura mutare care câștigă.
}
puzzle-task-in = { $colour ->
    [white] Albul la mutare: găsește singura mutare care câștigă
   *[other] Negrul la mutare: găsește singura mutare care câștigă
} { $turns ->
    [one] imediat.
    [few] în { $turns } mutări.
   *[other] în { $turns } de mutări.
}
puzzle-right = Corect: nimic altceva nu câștigă.
puzzle-right-in = Corect: nimic altceva nu câștigă la fel de repede.
puzzle-wrong = Nu este aceasta.
puzzle-wrong-end = Începe bine, dar mutarea trebuie încheiată altfel.
puzzle-answer = Adversarul răspunde { $turn } și gândește: „{ $idea }” Șansele tale de câștig sunt atunci de circa { $percent }%.
puzzle-answer-over = Cu asta partida se încheie.
puzzle-thinking = Ce ar răspunde adversarul?
puzzle-hint-from = Indiciu: începe la { $from }.
puzzle-hint-way = Indiciu: de la { $from } la { $to }.
puzzle-hint-begins = Indiciu: începe cu { $turn }
puzzle-hint-more = Încă un indiciu
puzzle-solution = Soluția: { $turn }
puzzle-show = Soluția
puzzle-retry = Încearcă din nou
puzzle-next = Mai departe
puzzle-previous = Înapoi
puzzle-analyse = Analizează
