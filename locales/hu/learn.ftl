# Tanulás: a fejezetek listája, a leckék, a szabályok oldalai.

learn-lead = Rövid leckék: nézd a táblát, olvass el két mondatot, és próbáld ki. Egy új játékban eleinte elveszettnek érezheted magad; néhány játszma múlva láthatóan jobban megy. A stratégiai fejezeteket egy-két játszma után érdemes elővenni. Amit elvégeztél, azt ez az eszköz megőrzi.
learn-gipf = GIPF
learn-yinsh = YINSH
learn-potentials = GIPF potenciálokkal
learn-rules-of = { $game ->
    [potentials] A potenciálok szabályai
   *[other] A { $game } szabályai
}
learn-progress = { $done } / { $steps } feladat
learn-done = Kész
learn-again = Még egyszer
learn-forget = Haladásom törlése
learn-ask-forget = Minden leckét elölről kezdesz?
learn-missing = Ez a fejezet nincs itt

lesson-heading = { $game ->
    [potentials] Potenciálok
   *[other] { $game }
}: { $chapter }
lesson-step = { $number }. feladat, összesen { $steps }
lesson-task = A feladatod
lesson-hint = Tipp
lesson-retry = Újra
lesson-next = Tovább
lesson-skip = Kihagyás
lesson-chapters = Minden fejezet
lesson-finish = Befejezés
lesson-right = Helyes.
lesson-wrong = Ez még nem az.
lesson-illegal = Ezt nem szabad.
lesson-reply = { $colour ->
    [white] Fehér válasza: { $turn }.
   *[other] Fekete válasza: { $turn }.
}
lesson-over = Kész a fejezet
lesson-over-text = Minden feladatát megoldottad. Most próbáld ki játszmában: a számítógép legkönnyebb szintje ellen.
lesson-play = Játszma az 1. szint ellen
lesson-next-chapter = Következő fejezet: { $chapter }
lesson-read-rule = A szabály elolvasása

rules-contents = Tartalom
rules-print = Nyomtatás
rules-try = Kipróbálom
rules-learn = Tanuld meg lépésről lépésre
