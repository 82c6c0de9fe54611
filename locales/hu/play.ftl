# Játék ezen az eszközön: játék választása, lépések, eredmények, megőrzött játszmák.

rules-loading = A tábla előkészítése…
rules-failed = A szabályokat nem sikerült betölteni.
rules-retry = Újra

side-white = Fehér
side-black = Fekete
yes = Igen
no = Nem

game-gipf = GIPF
game-yinsh = YINSH
variant-gipf-basic = Alapváltozat
variant-gipf-basic-note = Fejenként 15 korong, GIPF-korongok nélkül: így a legkönnyebb megtanulni a játékot.
variant-gipf-standard = Normál
variant-gipf-standard-note = Mindkét fél három GIPF-koronggal kezd a táblán. Aki mindet elveszíti, vesztett. Egy életre elég gazdag.
variant-gipf-tournament = Verseny
variant-gipf-tournament-note = A tábla üres. Az első alapkorongod előtt annyi GIPF-korongot tolhatsz be, amennyit akarsz; három-négy elég. Az igazi játék, tapasztaltaknak.
variant-yinsh-standard = Normál
variant-yinsh-standard-note = Az nyer, aki három gyűrűjét leveszi.
variant-yinsh-blitz = Villám
variant-yinsh-blitz-note = Az nyer, aki elsőként vesz le gyűrűt. Annak való, aki a gyors játszmát szereti, és tanulni is jó.

setup-title = Új játszma
setup-game = Játék
setup-variant = Változat
setup-opponent = Ellenfél
setup-computer = A számítógép
setup-person = Egy másik játékos ezen az eszközön
setup-link = Egy barát, linkkel
setup-level = A számítógép ereje
setup-level-note = { $name }: { $note }
level-1-name = Völgy
level-1-note = Most tanulta a szabályokat, a legtöbb lehetőséget nem veszi észre.
level-2-name = Rét
level-2-note = Látja, mi történik éppen, de ritkán azt, mire készülsz.
level-3-name = Ösvény
level-3-note = Kicsit előrenéz, de még sok mindent nem vesz észre.
level-4-name = Erdő
level-4-note = Elveszi, amit otthagysz neki.
level-5-name = Menedékház
level-5-note = Előre gondolkodik, de olykor hibázik.
level-6-name = Lejtő
level-6-note = Kevés dolog kerüli el a figyelmét: terv kell ellene.
level-7-name = Gerinc
level-7-note = Megbünteti a gondatlan lépést.
level-8-name = Sziklafal
level-8-note = Messzire előrenéz, és jól védekezik.
level-9-name = Jégmező
level-9-note = Alig hibázik.
level-10-name = Csúcs
level-10-note = A számítógép teljes ereje.
setup-side = A te színed
setup-side-either = Sorsolás
setup-clock = Óra
setup-clock-none = Nincs
setup-clock-note = Perc a játszmára + másodperc lépésenként.
setup-clock-own = Más
setup-clock-minutes = Perc a játszmára
setup-clock-seconds = Másodperc lépésenként
setup-names = Nevek
setup-name-you = A neved
setup-extra = Többletkorongok és előny
setup-extra-note = Legfeljebb három további korong a tartalékban: ha mindkét fél kap, hosszabb a játszma; ha csak az egyik, az előny. A könnyű győzelem keveset ad, a folytonos vereség semmit: ha egyikőtök sokkal erősebb, egyenlítsétek ki.
setup-extra-none = Nincs
setup-start = Kezdés
setup-first-time = Először jársz itt? Három perc alatt megtanulhatod
setup-from-position = { $game ->
    [gipf-plus] Potenciálos GIPF-játszma az általad felállított állásból.
   *[other] { $game }-játszma az általad felállított állásból.
}

game-heading = { $game ->
    [gipf-plus] GIPF potenciálokkal
   *[other] { $game }
}, { $variant ->
    [basic] alapváltozat
    [tournament] verseny
    [blitz] villám
    [expert] mester
   *[other] normál
}
game-missing = Ez a játszma nincs itt
game-missing-text = Lehet, hogy törölték, vagy másik eszközön játszották.
game-new = Új játszma

player-person = Játékos
player-computer = Számítógép, { $level }. szint
player-won = ✓
player-thinking = gondolkodik…
player-to-move = { $colour ->
    [white] Fehér lép
   *[other] Fekete lép
}
player-clock = { $colour ->
    [white] Fehér órája: { $time }
   *[other] Fekete órája: { $time }
}

held-reserve-basic = { $colour ->
    [white] Fehér tartaléka: { $count }
   *[other] Fekete tartaléka: { $count }
}
held-captured = { $colour ->
    [white] Fehér begyűjtött: { $count }
   *[other] Fekete begyűjtött: { $count }
}
held-controlled = { $colour ->
    [white] Fehér tornyaiban lévő korongok: { $count }
   *[other] Fekete tornyaiban lévő korongok: { $count }
}
held-hand-ring = { $colour ->
    [white] Fehér lerakandó gyűrűi: { $count }
   *[other] Fekete lerakandó gyűrűi: { $count }
}
held-removed-ring = { $colour ->
    [white] Fehér levett gyűrűi: { $count } / { $target }
   *[other] Fekete levett gyűrűi: { $count } / { $target }
}
held-pool-marker = Közös készlet: { $count }

# Miről kell most dönteni.
decide = { $colour ->
    [white] Fehér
   *[other] Fekete
}: { $decision }
decide-push = válassz egy pöttyöt, ahonnan korongot tolsz be.
decide-push-gipf-piece = válassz egy pöttyöt, ahonnan GIPF-korongot tolsz be.
decide-push-either = válaszd ki, milyen korongot tolsz be, aztán a pöttyöt.
decide-push-last-gipf-piece = válassz egy pöttyöt. Ez után az alapkorong után már nem tolhatsz be több GIPF-korongot.
decide-line = válaszd ki a vonalat: hol végződik a tolás.
decide-which-row = válaszd ki, melyik sort veszed le.
decide-take = vedd le a sort.
decide-take-or-keep = hagyd meg vagy vedd le a megjelölt korongokat, aztán vedd le a sort.
decide-take-or-end = vegyél le GIPF-korongot a sorból, vagy hagyd állni.
decide-place-ring = tegyél le egy gyűrűt bármelyik üres pontra.
decide-move-ring = válaszd ki az egyik gyűrűdet.
decide-move-ring-to = válaszd ki, hová lép a gyűrű.
decide-remove-ring = vedd le az egyik gyűrűdet.
decide-pass = egyik gyűrűd sem tud lépni; passzolj.
decide-confirm = erősítsd meg a lépésedet.

entry-kind = Mi kerül a táblára
entry-gipf-piece = GIPF-korong
entry-basic-piece = Alapkorong
entry-take = Sor levétele
entry-rings = Szaggatott karika: a korong lekerül. Folytonos karika: marad. Egy koppintás megváltoztatja.
entry-done = Maradjon
entry-pass = Passz
entry-confirm = Megerősítés
entry-undo = Vissza
# What was done by itself because nothing else was possible.
told-row-home = { $who ->
    [you] A sorod ({ $first }–{ $last }) visszakerült hozzád: +{ $home }.
    [white] Fehér sora ({ $first }–{ $last }) visszakerült hozzá: +{ $home }.
   *[other] Fekete sora ({ $first }–{ $last }) visszakerült hozzá: +{ $home }.
}
told-row-captures = { $who ->
    [you] A sorod ({ $first }–{ $last }) visszakerült hozzád: +{ $home }, begyűjtött korong: { $gone }.
    [white] Fehér sora ({ $first }–{ $last }) visszakerült hozzá: +{ $home }, begyűjtött korong: { $gone }.
   *[other] Fekete sora ({ $first }–{ $last }) visszakerült hozzá: +{ $home }, begyűjtött korong: { $gone }.
}
told-row-markers = { $who ->
    [you] A sorod ({ $first }–{ $last }) lekerült a tábláról.
    [white] Fehér sora ({ $first }–{ $last }) lekerült a tábláról.
   *[other] Fekete sora ({ $first }–{ $last }) lekerült a tábláról.
}
told-pass = { $who ->
    [you] Nem tudtál lépni, passzoltál.
    [white] Fehér nem tudott lépni, passzolt.
   *[other] Fekete nem tudott lépni, passzolt.
}

type-turn = Lépés beírása
type-play = Lépek

looking-back = { $count } lépés után, összesen { $turns }.
computer-thinking = A számítógép gondolkodik…
turns-label = Lépések
turns-none = Még nem volt lépés.

action-take-back = Visszavétel
action-draw = Döntetlen
action-resign = Feladás
action-more = Lépések és egyebek
action-flip = Tábla megfordítása
action-pause = Szünet
paused = Az órák állnak.
resume = Tovább
premove-chosen = A következő lépésedre kiválasztva: { $turn }
premove-cancel = Választás törlése
action-back = Hátra
action-forward = Előre
action-now = A játszmához
action-analyse = Elemzés
action-rematch = Visszavágó
action-replay = Visszajátszás
end-won = Nyertél!
end-lost = Vesztettél.
end-draw = Döntetlen.
end-share = Megosztás…
end-picture = Kép ({ $kind })
ask-resign = { $colour ->
    [white] Fehér feladja?
   *[other] Fekete feladja?
}
ask-draw = Mindketten beleegyeztek a döntetlenbe?

# Eredmények.
result-out-of-pieces = { $winner ->
    [white] Fehér nyert: feketének nincs mit betolnia.
   *[other] Fekete nyert: fehérnek nincs mit betolnia.
}
result-no-gipf-piece = { $winner ->
    [white] Fehér nyert: fekete utolsó GIPF-korongja is lekerült a tábláról.
   *[other] Fekete nyert: fehér utolsó GIPF-korongja is lekerült a tábláról.
}
result-no-push = { $winner ->
    [white] Fehér nyert: fekete előtt minden vonal zárva van.
   *[other] Fekete nyert: fehér előtt minden vonal zárva van.
}
result-rings-removed = { $winner ->
    [white] Fehér nyert: levette az utolsó szükséges gyűrűt.
   *[other] Fekete nyert: levette az utolsó szükséges gyűrűt.
}
result-pool-empty = { $winner ->
    [white] Fehér nyert: minden korong a táblán van, és ő vett le több gyűrűt.
   *[other] Fekete nyert: minden korong a táblán van, és ő vett le több gyűrűt.
}
result-no-ring-can-move = { $winner ->
    [white] Fehér nyert: egyetlen gyűrű sem tud lépni, és ő vett le többet.
   *[other] Fekete nyert: egyetlen gyűrű sem tud lépni, és ő vett le többet.
}
result-resignation = { $winner ->
    [white] Fehér nyert: fekete feladta.
   *[other] Fekete nyert: fehér feladta.
}
result-time = { $winner ->
    [white] Fehér nyert: fekete túllépte az idejét.
   *[other] Fekete nyert: fehér túllépte az idejét.
}
result-draw-pool-empty = Döntetlen: minden korong a táblán van, és mindketten ugyanannyi gyűrűt vettek le.
result-draw-no-ring-can-move = Döntetlen: egyetlen gyűrű sem tud lépni, és mindketten ugyanannyit vettek le.
result-draw-repetition = Döntetlen: ugyanaz az állás harmadszor is előállt.
result-draw-agreement = Döntetlen megegyezéssel.

# Képernyőolvasóknak.
board-label = { $game ->
    [gipf-plus] Potenciálos GIPF-tábla
   *[other] { $game }-tábla
}, { $over ->
    [yes] a játszma véget ért
   *[no] { $side ->
        [white] fehér lép
       *[other] fekete lép
    }
}
board-help = A nyilakkal mozoghatsz a táblán, a Page Up és a Page Down a választható pontokon lépked, az Enter választ, az Escape megszakít. A B felolvassa a táblát, az U visszavon, a C megerősít, a T leveszi a kiválasztott sort, a H tippet ad, a vessző és a pont hátra- és előrelép.
board-empty = A tábla üres.
point-empty = { $point }, üres
point-missing = { $point }, nincs gyűrű
point-piece = { $point }, { $piece }
point-choosable = { $place }, választható
point-taken = { $place }, lekerül
point-kept = { $place }, marad
point-flips = { $place }, { $count } korongot fordít át
piece-basic = { $colour ->
    [white] fehér korong
   *[other] fekete korong
}
piece-gipf = { $colour ->
    [white] fehér GIPF-korong
   *[other] fekete GIPF-korong
}
piece-ring = { $colour ->
    [white] fehér gyűrű
   *[other] fekete gyűrű
}
piece-marker = { $colour ->
    [white] fehér korong
   *[other] fekete korong
}
pieces-basic = { $colour ->
    [white] Fehér korongok
   *[other] Fekete korongok
}
pieces-gipf = { $colour ->
    [white] Fehér GIPF-korongok
   *[other] Fekete GIPF-korongok
}
pieces-ring = { $colour ->
    [white] Fehér gyűrűk
   *[other] Fekete gyűrűk
}
pieces-marker = { $colour ->
    [white] Fehér korongok
   *[other] Fekete korongok
}
say-turn = { $colour ->
    [white] Fehér lépése: { $turn }
   *[other] Fekete lépése: { $turn }
}

# Megőrzött játszmák.
games-title = Játszmák ezen az eszközön
games-loading = A játszmáid keresése…
games-none = Ezen az eszközön még nem játszottál.
games-players = { $white } – { $black }
games-turns = { $count } lépés
games-open = { $colour ->
    [white] Fehér lép
   *[other] Fekete lép
}
games-resume = Folytatás
games-export = Exportálás
games-export-all = Mind exportálása
games-delete = Törlés
games-deleted = Törölve: { $name }.
games-bring-back = Kérem vissza
games-export-found = Ezek exportálása
statistics = Játszmák a számítógép ellen
statistics-level = Szint
statistics-won = Győzelem
statistics-drawn = Döntetlen
statistics-lost = Vereség
statistics-points = Pontok

# Miért nem lehet valamit megtenni, elolvasni vagy felállítani.
problem-at = { $line }. sor, { $column }. oszlop: { $problem }
problem-unreadable-position = Az állás nem olvasható ({ $text ->
    [game] játék
    [variant] változat
    [board] tábla
    [side] soron lévő játékos
    [reserves] tartalékok
    [permissions] engedélyek
    [stocks] potenciálok
    [hand] lerakandó gyűrűk
    [removed] levett gyűrűk
    [phase] szakasz
   *[other] állás
}, { $number }. karakter): { $reason }
problem-gipf-piece-in-basic = { $first }: az alapváltozatban nincsenek GIPF-korongok.
problem-reserve-too-large = { $colour ->
    [white] Fehérnek { $number } korongja van tartalékban; legfeljebb 21 lehet.
   *[other] Feketének { $number } korongja van tartalékban; legfeljebb 21 lehet.
}
problem-too-many-pieces = { $colour ->
    [white] Fehérnek összesen { $number } korongja van; legfeljebb 21 lehet.
   *[other] Feketének összesen { $number } korongja van; legfeljebb 21 lehet.
}
problem-permission-outside-tournament = { $colour ->
    [white] Fehér csak a versenyváltozatban tolhat be GIPF-korongot.
   *[other] Fekete csak a versenyváltozatban tolhat be GIPF-korongot.
}
problem-no-row = A soron lévő játékosnak ebben a szakaszban nincs levehető sora.
problem-compulsory-row-stands = A soron lévő játékos { $first }–{ $last } sorát a betolás előtt le kell venni: válassz másik szakaszt.
problem-ring-count = { $colour ->
    [white] Fehérnek a táblán, kézben és levéve összesen { $number } gyűrűje van; 5-nek kell lennie.
   *[other] Feketének a táblán, kézben és levéve összesen { $number } gyűrűje van; 5-nek kell lennie.
}
problem-too-many-markers = { $number } korong van a táblán; a készletben 51 van.
problem-no-ring-in-hand = { $colour ->
    [white] Fehérnek gyűrűt kellene letennie, de nincs nála egy sem.
   *[other] Feketének gyűrűt kellene letennie, de nincs nála egy sem.
}
problem-ring-in-hand = { $colour ->
    [white] Fehérnél még van gyűrű, ezért a gyűrűk lerakása következik.
   *[other] Feketénél még van gyűrű, ezért a gyűrűk lerakása következik.
}
problem-markers-in-placement = A gyűrűk lerakása közben nincs korong a táblán.
problem-row-stands = A soron lévő játékos sorát le kell venni, mielőtt gyűrűvel lép: válassz másik szakaszt.
problem-no-record = Itt nincs játszma.
problem-unreadable-record = A játszma nem olvasható: { $reason }
problem-too-many-turns = A játszmába nem fér több lépés.
problem-too-deep = A változatok túl mélyen vannak egymásba ágyazva.
