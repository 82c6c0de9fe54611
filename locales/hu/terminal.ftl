# A terminálos alkalmazás szavai.

terminal-title = Gipfel: tanulás
terminal-language = Magyar
key-choose = választ
key-take = levesz
key-back = vissza
key-discard = eldobás
key-kind = korong fajtája
key-direction = irány
key-type = beír
key-hint = tipp
key-retry = újra
key-next = tovább
key-skip = kihagy
key-finish = befejez
key-list = fejezetek
key-quit = kilép
key-open = megnyit
key-play = játszma az 1. szint ellen
key-move = fejezet
key-rule = szabály
terminal-typing = Egy döntés, vagy egy lépés döntései pontosvesszővel   Enter: lépés, Esc: mégse
terminal-turn = Lépés:
terminal-too-small = Az ablak { $width }×{ $height } karakteres; a Gipfelnek { $wanted } kell. Nagyítsd meg, vagy a q billentyűvel lépj ki.
terminal-not-saved = A haladás nem menthető: { $reason }
terminal-rule = Bővebben: gipfel rules { $page } --section { $section }
key-done = marad
key-pass = passz
key-accept = elfogad
key-challenge = kihív
key-won = nyert
key-lost = vesztett
key-go-on = tovább
key-give-up = felad
key-contest = próba
key-to-game = vissza a játszmához
key-turn-before = előző lépés
key-turn-next = következő lépés
key-analyse = elemzés
key-flip = fordít
key-help = súgó
key-undo = visszavon
key-redo = újra
key-save = ment
key-new = új
key-stop = megállít
terminal-no-button = Most nincs mit a táblán hagyni vagy eldobni.
terminal-one-kind = Most csak egyféle korong hozható be.
key-mark = marad vagy megy
terminal-contest = Próba
terminal-over = { $winner ->
    [white] Fehér nyert.
    [black] Fekete nyert.
    [draw] Döntetlen.
   *[other] A játszma félbeszakadt.
}
terminal-human = Ember
terminal-level = { $level }. szint
terminal-engine = Motor
terminal-thinking = { $player } gondolkodik
terminal-to-move = { $player } következik
terminal-hint = Tipp: { $turn }
terminal-hint-idea = Tipp: { $turn }: { $idea }
terminal-hint-none = Itt nincs miből választani
terminal-hint-when = Tipp akkor jár, amikor te következel
terminal-hint-looking = Jó lépést keresek…
terminal-engine-failed = A motor lépése nem játszható meg: { $reason }
terminal-engine-nothing = A motornak itt nincs mit eldöntenie
terminal-not-kept = Mentésig ez a játszma nincs biztonságban egy leállástól: { $reason }
terminal-left = Itt a játszma, ahogy félbemaradt
terminal-no-name = A fájlnak név kell
terminal-saved = Mentve ide: { $file }
terminal-saved-partly = Mentve ide: { $file }; ami ebből a lépésből eldőlt, nincs benne, mert mások követik
terminal-partly-right = { $turns ->
    [one] Csak az első { $turns } lépés jó: { $reason }
   *[other] Csak az első { $turns } lépés jó: { $reason }
}
terminal-first-of = Ez az első játszma, összesen { $records }; a többi megmarad
terminal-opened = { $turns ->
    [one] { $turns } lépés innen: { $file }
   *[other] { $turns } lépés innen: { $file }
}
terminal-no-record = nincs benne játszma
terminal-played-contest = Ezt a próbát már lejátszották: v visszavisz a játszmához
terminal-game-over = A játszmának vége: n új játszma, u lépés visszavonása
terminal-first = Előbb ez következik: { $keys }
terminal-takes-back = u visszavonja, ami előbb dőlt el
terminal-finish-turn = Előbb fejezd be a lépést, vagy Esc visszavonja
terminal-nothing-back = Nincs mit visszavonni
terminal-nothing-forward = Nincs mit visszahozni
terminal-only-people = Ezt a játszmát csak emberek játsszák
terminal-no-contests = Ebben a lépésben nem volt próbajátszma
terminal-so-far = Eddig: { $turn }
terminal-earlier = Ez egy korábbi lépés: End az utolsóhoz visz
terminal-unsaved = nincs mentve
terminal-ask-quit = A játszma nincs mentve. Kilépsz mentés nélkül?
terminal-ask-start = A játszma nincs mentve. Kezdesz másikat?
terminal-ask-open = A játszma nincs mentve. Megnyitsz másikat?
terminal-ask-give-up = Feladod a próbát? A másik nyeri meg.
terminal-ask-replace = { $file } már létezik. Felülírod?
terminal-ask-replace-all = { $file } már létezik, { $records } játszmával. Mindet felülírod?
terminal-ask-changed = { $file } közben megváltozott ({ $records } játszma). Mindet felülírod?
terminal-yes-no = y igen   n nem
terminal-yes-no-save = y igen   n nem   s előbb mentés
terminal-left-answers = g folytatás   d eldobás   l később
terminal-left-broken-answers = d eldobás   l később
terminal-left-game = Egy játszma befejezetlen, és nincs mentve:
terminal-left-turn = egy lépés közepén: { $turn }
terminal-left-contest = egy próba közepén
terminal-left-broken = Egy megőrzött játszma nem olvasható: { $reason }
terminal-save-title = Játszma mentése
terminal-save-keys = Enter ment, Esc mégse
terminal-open-title = Játszma megnyitása
terminal-open-keys = Enter megnyit, Esc mégse
terminal-file = Fájl:
terminal-help = Súgó
terminal-any-key = Bármelyik gomb visszavisz
terminal-subtitle = GIPF, YINSH, DVONN, TZAAR, ZÈRTZ és PÜNCT, Kris Burm játékai
terminal-quit = Kilépés
terminal-open-record = Játszma megnyitása…
terminal-extra = { $colour ->
    [white] Plusz korong fehérnek
   *[other] Plusz korong feketének
}
terminal-each = { $count } mindkettőnek
terminal-links = Kapcsolatok
terminal-contests = Próba dönt
terminal-contests-always = minden használatról
terminal-contests-challenged = kihívásra
terminal-contests-limited = kihívásra, legfeljebb { $count }×
terminal-challenges-short = kih.
terminal-full-strength = gép, teljes erő
terminal-menu-keys = ↑ ↓ sor   ← → változtat   ⏎ indít   ? súgó   q kilép
terminal-menu-next = Tab következő
terminal-menu-back = Esc vissza a játszmához
terminal-power-t = extra tolás e5-ről
terminal-power-z = korongokon átugrik
terminal-power-d = korongra ugrik
terminal-power-y = végigfut a vonalon
terminal-power-u = GIPF-re ugrik
terminal-analysis = Elemzés
terminal-more = lejjebb több
terminal-depth = mélység { $depth }, { $nodes }k
terminal-thinking-long = gondolkodik…
terminal-thinking-none = nincs min gondolkodni
terminal-in-stacks = tornyokban
tray-reserve = tartalék
tray-hand = lerakandó
tray-removed = levett
tray-pool = készlet
terminal-lost = elveszett
terminal-main-side = { $colour ->
    [white] Fehér a fő játszmában
   *[other] Fekete a fő játszmában
}
terminal-odds = { $user ->
    [white] Fehérnek legalább akkora dobás kell, mint feketének: 36-ból 21-szer.
   *[other] Feketének legalább akkora dobás kell, mint fehérnek: 36-ból 21-szer.
}
terminal-game-odds = { $user ->
    [white] Benne fehér kapja a fehéret, és a döntetlen is elég.
   *[other] Benne fekete kapja a fehéret, és a döntetlen is elég.
}
terminal-if-lost = { $user ->
    [white] Ha fehér veszít, a potenciál kikerül a játékból.
   *[other] Ha fekete veszít, a potenciál kikerül a játékból.
}
terminal-challenges-left = Hátralévő kihívások: { $count }
terminal-challenged = { $user ->
    [white] Fekete próbára hív: { $use } – { $contest }
   *[other] Fehér próbára hív: { $use } – { $contest }
}
terminal-disagree = A két jelentés eltér: mindketten újra jelentenek
terminal-reported = Eddigi jelentés: { $said }. Egyetértesz?
terminal-believes = A gép elhiszi, amit jelentesz.
terminal-heads = fej
terminal-tails = írás
terminal-linked-to = { $place }; { $contest }
help-cursor = kurzor mozgatása
help-next = következő célpont, sor
help-choose = választ; Enter sort vesz le
help-back = utolsó választás visszavonása
help-type = döntés vagy lépés beírása
help-undo = lépés visszavonása, visszahozása
help-hint = tipp: egy jó lépés
help-analysis = elemzés fehér szemszögéből
help-kind = más fajta korong
help-button = sor marad; T eldobása
help-contest = próba feladása, megnézése
help-turns = más lépések megnézése
help-ends = első és utolsó állás
help-pause = gép megállítása, folytatása
help-flip = tábla megfordítása
help-files = mentés, megnyitás
help-new = új játszma
help-help = ez a súgó, kilépés
help-arrows = nyilak, egér
help-notation = Jelölés: { $examples }
help-joined = Egy lépés döntéseit ; köti össze. A * mögött más lépés is volt.
help-game-gipf = Tolj be egy korongot egy pöttyről; ami útban van, továbbcsúszik. Négy egyszínűt egy vonalban a gazdája levesz mindennel, ami sorban hozzáér: a saját visszajön a tartalékba, a többi elveszett. GIPF-korong maradhat. Akinek nincs több, vagy nincs mit betolnia, veszít.
help-game-gipf-plus = Mint a GIPF, de egy alapkorong potenciált vihet, amely egyszer működik: a korong marad, a potenciál megy. Z korongokat ugrik át, Y üres helyeken fut, D szomszédos alapkorongra vagy D-re ugrik, U GIPF-korongra vagy U-ra. T középen extra betolást ad. Töltött korong maradhat, de sor nem.
help-game-yinsh = Tegyél korongot egy gyűrűbe, és vidd a gyűrűt egyenesen tovább. Az átugrott korongok átfordulnak. Öt egyszínű korong egy vonalban lekerül, gazdájának egy gyűrűjével. Három levett gyűrű nyer; villámban egy.

puzzle-commands = Írd be a lépést, vagy: hint (tipp), solution (megoldás), next (következő), quit (kilépés)
