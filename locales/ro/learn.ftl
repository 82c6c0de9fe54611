# Învățarea: lista capitolelor, lecțiile, paginile regulilor.

learn-lead = Lecții scurte: privești tabla, citești două propoziții și încerci. Într-un joc nou te poți simți pierdut la început; după câteva partide joci vizibil mai bine. Capitolele de strategie merg cel mai bine după o partidă sau două. Ce ai făcut se păstrează pe acest dispozitiv.
learn-gipf = GIPF
learn-yinsh = YINSH
learn-potentials = GIPF cu potențiale
learn-rules-of = { $game ->
    [potentials] Regulile potențialelor
   *[other] Regulile jocului { $game }
}
learn-progress = Pași: { $done } din { $steps }
learn-done = Gata
learn-again = Încă o dată
learn-forget = Șterge progresul
learn-ask-forget = Începi toate lecțiile de la capăt?
learn-missing = Acest capitol nu este aici

lesson-heading = { $game ->
    [potentials] Potențiale
   *[other] { $game }
}: { $chapter }
lesson-step = Pasul { $number } din { $steps }
lesson-task = Sarcina ta
lesson-hint = Indiciu
lesson-retry = Încearcă din nou
lesson-next = Mai departe
lesson-skip = Sari peste
lesson-chapters = Toate capitolele
lesson-finish = Încheie
lesson-right = Corect.
lesson-wrong = Încă nu e bine.
lesson-illegal = Nu este permis.
lesson-reply = { $colour ->
    [white] Albul răspunde: { $turn }.
   *[other] Negrul răspunde: { $turn }.
}
lesson-over = Capitolul este gata
lesson-over-text = Ai făcut toți pașii lui. Acum încearcă într-o partidă: contra calculatorului, la nivelul cel mai ușor.
lesson-play = Joacă contra nivelului 1
lesson-next-chapter = Capitolul următor: { $chapter }
lesson-read-rule = Citește regula

rules-contents = Cuprins
rules-print = Tipărește
rules-try = Încearcă
rules-learn = Învață pas cu pas
