# Elemzés, szerkesztő és visszajátszás.

analysis-title = Elemzés
analysis-new = Üres tábla
analysis-empty = Lépj a táblán, vagy tölts be egy játszmát.
analysis-stopped = A játszmának csak egy része volt olvasható.
analysis-tab-tree = Lépések
analysis-tab-comment = Megjegyzés
analysis-tab-share = Megosztás
openings = Ezt játszották innen
openings-whose = Kinek a játszmái
openings-mine = Saját játszmák
openings-computer = A számítógép játszmái
openings-legend = + fehér nyert, = senki, − fekete nyert
openings-none-mine = Egyik játszmádban sem fordult elő ez az állás.
openings-none-computer = A számítógép játszmáiban nem fordult elő ez az állás.
openings-failed = A számítógép játszmáit nem sikerült betölteni. Zárd be és nyisd ki újra.
openings-score = { $games } játszma: +{ $won } ={ $drawn } −{ $lost }
study-heading = Elemzés: { $name }
study-name = Az elemzés neve
study-open = Megnyitás

engine = Számítógép
engine-starts = indul…
engine-failed = nem indítható
engine-depth = mélység: { $depth }, { $nodes } állás
engine-lines = Változatok száma
engine-line-count = { $count } változat

eval-bar = Értékelés: { $score } fehér szemszögéből
eval-bar-none = Még nincs értékelés
graph-label = A játszma menete: { $of } állásból { $count } értékelve
graph-mistakes = Hibák:
review-start = Az egész játszma értékelése
review-progress = Értékelés: { $done }. állás, összesen { $of }…
review-continue = Értékelés folytatása
review-stop = Állj
review-before = A hiba előtt
review-after = A hiba után
review-retry = Újra
review-inaccuracy = nem a legjobb volt: az esély { $loss }%-kal csökkent.
review-mistake = hiba volt: az esély { $loss }%-kal csökkent.
review-blunder = súlyos hiba volt: az esély { $loss }%-kal csökkent.
review-better = Jobb volt: { $turn } – { $idea }
review-better-plain = Jobb volt: { $turn }.
grade-inaccuracy = nem a legjobb
grade-mistake = hiba
grade-blunder = súlyos hiba
retry-open = { $colour ->
    [white] Keress fehérnek jobbat ennél: { $turn }.
   *[other] Keress feketének jobbat ennél: { $turn }.
}
retry-judging = Megnézem…
retry-best = Igen, ez az.
retry-good = Ez is jó.
retry-worse = Ez sem segít.
retry-show = Mutasd a megoldást
retry-leave = Kész
score-chances = Fehér esélye: { $percent }%
scores-ask = Mit jelentenek a számok?
scores-explained = A szám azt mondja meg, ki áll jobban: + fehér, − fekete. 1,00 előnnyel három játszmából kettőt, 3,00 előnnyel tízből kilencet nyernek meg. A #4 azt jelenti, hogy fehér négy lépésben nyer, a #−4 azt, hogy fekete. A számítógép csak rövid ideig néz minden lépést: a kis különbségek nem jelentenek semmit.

walk-start = Az elejére
walk-back = Egy lépést hátra
walk-forward = Egy lépést előre
walk-end = A végére

comment-label = Megjegyzés ehhez a lépéshez
comment-glyph = A lépés jele
variation-promote = Legyen ez a fő változat
variation-delete = Törlés innen

share-link = Link másolása
share-record = Játszma másolása
share-position = Állás másolása
share-file = Mentés fájlba
share-import = Játszma vagy állás
share-load = Betöltés
share-open-file = Fájl megnyitása
share-done-link = A link a vágólapon van.
share-done-record = A játszma a vágólapon van.
share-done-position = Az állás a vágólapon van.
share-done-too-long = Ez a játszma túl hosszú egy linkhez: mentsd fájlba.
share-done-failed = A vágólap nem érhető el.
problem-broken-link = A link sérült.

# Az állásszerkesztő.
editor-title = Állásszerkesztő
editor-pieces = Figurák
editor-erase = Radír
editor-hand = Figurák mozgatása
editor-side = Lépésen van
editor-phase = Szakasz
editor-phase-auto = Ahogy adódik
editor-phase-clear = Sorok levétele a betolás előtt
editor-phase-push = Betolás
editor-phase-claim = Sorok levétele a betolás után
editor-phase-place = Lerakás
editor-phase-clear-row = Sor levétele a lépés előtt
editor-phase-clear-ring = Gyűrű levétele a lépés előtt
editor-phase-move = Lépés
editor-phase-claim-row = Sor levétele a lépés után
editor-phase-claim-ring = Gyűrű levétele a lépés után
editor-tray-reserve-basic = Tartalék
editor-permission = Betolhat
editor-permission-basic = alapkorongot
editor-permission-either = mindkét fajtát
editor-permission-gipf = előbb GIPF-korongot
editor-tray-hand-ring = Lerakandó gyűrűk
editor-tray-removed-ring = Levett gyűrűk
editor-less = Eggyel kevesebb
editor-more = Eggyel több
editor-start = Kezdőállás
editor-clear = Tábla ürítése
editor-text = Az állás szövegként
editor-fine = Ez érvényes állás.
editor-faults = { $count ->
    [one] Egy hiba van:
   *[other] { $count } hiba van:
}
editor-over = Ebben az állásban a játszma már véget ért.
editor-analyse = Elemzés
editor-play = Játék innen
editor-copy = Link másolása

# Visszajátszás.
replay-title = Visszajátszás
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Másodperc lépésenként
replay-at = { $turn }. lépés, összesen { $turns }
record-print = Nyomtatás
record-film = Mozgókép (GIF)
record-film-part = { $percent }% kész…
record-film-failed = A kép nem készült el.
