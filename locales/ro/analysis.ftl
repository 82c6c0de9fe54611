# Analiză, editor și reluare.

analysis-title = Analiză
analysis-new = Tablă goală
analysis-empty = Mută pe tablă sau încarcă o partidă.
analysis-stopped = Partida a putut fi citită doar în parte.
analysis-tab-tree = Mutări
analysis-tab-comment = Comentariu
analysis-tab-share = Distribuie
openings = Ce s-a jucat de aici
openings-whose = Ale cui partide
openings-mine = Partidele mele
openings-computer = Partidele calculatorului
openings-legend = + a câștigat albul, = nimeni, − a câștigat negrul
openings-none-mine = Poziția nu apare în niciuna dintre partidele tale.
openings-none-computer = Poziția nu apare în partidele calculatorului.
openings-failed = Partidele calculatorului nu au putut fi încărcate. Închide aici și deschide din nou.
openings-score = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: +{ $won } ={ $drawn } −{ $lost }
study-heading = Studiu: { $name }
study-name = Numele studiului
study-open = Deschide

engine = Calculator
engine-starts = pornește…
engine-failed = nu a putut fi pornit
engine-depth = adâncime { $depth }, poziții: { $nodes }
engine-lines = Numărul de variante
engine-line-count = { $count ->
    [one] { $count } variantă
    [few] { $count } variante
   *[other] { $count } de variante
}

eval-bar = Evaluare: { $score } pentru alb
eval-bar-none = Încă nicio evaluare
graph-label = Mersul partidei, poziții evaluate: { $count } din { $of }
graph-mistakes = Greșeli:
review-start = Evaluează toată partida
review-progress = Se evaluează poziția { $done } din { $of }…
review-continue = Continuă evaluarea
review-stop = Oprește
review-before = Înaintea ei
review-after = După ea
review-retry = Încearcă din nou
review-inaccuracy = nu a fost cea mai bună: șansele au scăzut cu { $loss }%.
review-mistake = a fost o greșeală: șansele au scăzut cu { $loss }%.
review-blunder = a fost o greșeală gravă: șansele au scăzut cu { $loss }%.
review-better = Mai bine: { $turn } – { $idea }
review-better-plain = Mai bine: { $turn }.
grade-inaccuracy = nu cea mai bună
grade-mistake = greșeală
grade-blunder = greșeală gravă
retry-open = { $colour ->
    [white] Găsește ceva mai bun pentru alb decât { $turn }.
   *[other] Găsește ceva mai bun pentru negru decât { $turn }.
}
retry-judging = Se verifică…
retry-best = Da, asta este.
retry-good = Și asta e bună.
retry-worse = Nici asta nu ajută.
retry-show = Arată răspunsul
retry-leave = Gata
score-chances = Șansele albului: { $percent }%
scores-ask = Ce înseamnă numerele?
scores-explained = Numărul spune cine stă mai bine: + albul, − negrul. Cu un avans de 1,00 se câștigă două partide din trei, cu 3,00 nouă din zece. #4 înseamnă că albul câștigă în patru mutări, #−4 că negrul. Calculatorul se uită doar puțin la fiecare mutare: diferențele mici nu înseamnă nimic.

walk-start = La început
walk-back = O mutare înapoi
walk-forward = O mutare înainte
walk-end = La sfârșit

comment-label = Comentariu la această mutare
comment-glyph = Semnul mutării
variation-promote = Fă din ea varianta principală
variation-delete = Șterge de aici

share-link = Copiază linkul
share-record = Copiază partida
share-position = Copiază poziția
share-file = Salvează fișierul
share-import = O partidă sau o poziție
share-load = Încarcă
share-open-file = Deschide fișierul
share-done-link = Linkul este în clipboard.
share-done-record = Partida este în clipboard.
share-done-position = Poziția este în clipboard.
share-done-too-long = Această partidă este prea lungă pentru un link: salveaz-o ca fișier.
share-done-failed = Clipboardul nu este accesibil.
problem-broken-link = Linkul este deteriorat.

# Editorul de poziții.
editor-title = Editor de poziții
editor-pieces = Piese
editor-erase = Radieră
editor-hand = Mută piesele
editor-side = La mutare
editor-phase = Faza
editor-phase-auto = După caz
editor-phase-clear = Rânduri de luat înainte de împingere
editor-phase-push = Împingere
editor-phase-claim = Rânduri de luat după împingere
editor-phase-place = Așezare
editor-phase-clear-row = Luarea unui rând înainte de mutare
editor-phase-clear-ring = Scoaterea unui inel înainte de mutare
editor-phase-move = Mutare
editor-phase-claim-row = Luarea unui rând după mutare
editor-phase-claim-ring = Scoaterea unui inel după mutare
editor-tray-reserve-basic = Rezervă
editor-permission = Poate introduce
editor-permission-basic = piese de bază
editor-permission-either = ambele feluri
editor-permission-gipf = întâi o piesă GIPF
editor-tray-hand-ring = Inele de așezat
editor-tray-removed-ring = Inele scoase
editor-less = Scade cu unu
editor-more = Crește cu unu
editor-start = Poziția de început
editor-clear = Golește tabla
editor-text = Poziția ca text
editor-fine = Aceasta este o poziție validă.
editor-faults = { $count ->
    [one] Ceva nu este în regulă:
    [few] { $count } lucruri nu sunt în regulă:
   *[other] { $count } de lucruri nu sunt în regulă:
}
editor-over = În această poziție partida s-a încheiat.
editor-analyse = Analizează
editor-play = Joacă de aici
editor-copy = Copiază linkul

# Reluare.
replay-title = Reluare
replay-play = Redă
replay-pause = Pauză
replay-speed = Secunde pe mutare
replay-at = Mutarea { $turn } din { $turns }
record-print = Tipărește
record-film = Imagine animată (GIF)
record-film-part = { $percent }% desenat…
record-film-failed = Imaginea nu a putut fi făcută.
