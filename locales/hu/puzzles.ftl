# Feladványok: állások, amelyekben egyetlen lépés nyer.

puzzles-lead = Egyetlen lépés nyer, semmi más nem nyer ilyen hamar vagy ilyen biztosan: találd meg. Az állások a program játszmáiból valók; mindegyiket minden lehetőség végigpróbálása bizonyítja, vagy hosszú keresés igazolja. Amit megoldottál, azt ez az eszköz megőrzi.
puzzles-of = { $game ->
    [potentials] GIPF potenciálokkal
   *[other] { $game }
}
puzzles-solved = { $count ->
    [0] Még egy sincs megoldva
    [one] { $count } megoldva
   *[other] { $count } megoldva
}
puzzles-all = Minden feladvány
puzzles-missing = Ilyen feladványok nincsenek
puzzles-forget = Megoldásaim törlése
puzzles-ask-forget = Minden feladványt elölről kezdesz?
puzzles-done = Ezeket mind megoldottad.
puzzle-title = { $game }: { $number }. feladvány
puzzle-heading = { $number }. feladvány, összesen { $count }
puzzle-difficulty = Nehézség
puzzle-every-grade = Mind
puzzle-grade = { $grade ->
    [1] nagyon könnyű
    [2] könnyű
    [3] közepes
    [4] nehéz
   *[other] nagyon nehéz
}
puzzle-solved-count = { $done } / { $count } megoldva
puzzle-is-solved = Megoldva
puzzle-task = { $colour ->
    [white] Fehér lép: találd meg az egyetlen nyerő lépést.
   *[other] Fekete lép: találd meg az egyetlen nyerő lépést.
}
puzzle-task-in = { $colour ->
    [white] Fehér lép: találd meg az egyetlen lépést,
   *[other] Fekete lép: találd meg az egyetlen lépést,
} { $turns ->
    [one] amely azonnal nyer.
   *[other] amely { $turns } lépésben nyer.
}
puzzle-right = Helyes: semmi más nem nyer.
puzzle-right-in = Helyes: semmi más nem nyer ilyen hamar.
puzzle-wrong = Ez nem az.
puzzle-wrong-end = Jól kezdődik, de a lépést másképp kell befejezni.
puzzle-answer = Az ellenfél válasza { $turn }, és így gondolkodik: „{ $idea }” Nyerési esélyed ezután körülbelül { $percent }%.
puzzle-answer-over = Ezzel véget ér a játszma.
puzzle-thinking = Mit válaszolna az ellenfél?
puzzle-hint-from = Tipp: itt kezdődik: { $from }.
puzzle-hint-way = Tipp: innen: { $from }, ide: { $to }.
puzzle-hint-begins = Tipp: így kezdődik: { $turn }
puzzle-hint-more = Még egy tipp
puzzle-solution = A megoldás: { $turn }
puzzle-show = Megoldás
puzzle-retry = Újra
puzzle-next = Tovább
puzzle-previous = Vissza
puzzle-analyse = Elemzés
