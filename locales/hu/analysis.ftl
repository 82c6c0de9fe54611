# Elemzés, szerkesztő és visszajátszás.

analysis-title = Elemzés
analysis-new = Üres tábla
analysis-empty = Lépj a táblán, vagy tölts be egy játszmát.
analysis-stopped = A játszmának csak egy része volt olvasható.
analysis-tab-tree = Lépések
analysis-tab-comment = Megjegyzés
analysis-tab-share = Megosztás

engine = Számítógép
engine-starts = indul…
engine-failed = nem indítható
engine-depth = mélység: { $depth }, { $nodes } állás
engine-lines = Változatok száma
engine-line-count = { $count } változat

eval-bar = Értékelés: { $score } fehér szemszögéből
eval-bar-none = Még nincs értékelés
graph-label = A játszma menete: { $count } értékelt állás
graph-turning-points = Fordulópontok:
review-start = Az egész játszma értékelése
review-progress = Értékelés: { $done }. állás, összesen { $of }…

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
editor-pieces = Korongok
editor-erase = Radír
editor-hand = Korongok mozgatása
editor-side = Lépésen van
editor-phase = Szakasz
editor-phase-auto = Ahogy adódik
editor-phase-clear = Sorok levétele a betolás előtt
editor-phase-push = Betolás
editor-phase-claim = Sorok levétele a betolás után
editor-phase-place = Gyűrűk lerakása
editor-phase-clear-row = Sor levétele a lépés előtt
editor-phase-clear-ring = Gyűrű levétele a lépés előtt
editor-phase-move = Lépés a gyűrűvel
editor-phase-claim-row = Sor levétele a lépés után
editor-phase-claim-ring = Gyűrű levétele a lépés után
editor-reserve = Tartalék
editor-permission = Betolhat
editor-permission-basic = alapkorongot
editor-permission-either = mindkét fajtát
editor-permission-gipf = előbb GIPF-korongot
editor-rings-hand = Lerakandó gyűrűk
editor-rings-removed = Levett gyűrűk
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
