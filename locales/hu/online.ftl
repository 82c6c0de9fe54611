# Playing together over a server: meeting, live games, accounts, the archive.

# The server and the connection.

online-none = Itt nem lehet online játszani
online-none-text = Ez az oldal magában áll: nincs mögötte szerver, amelyen az emberek találkozhatnának. Minden más működik.
online-unreachable = A szerver nem válaszol
online-unreachable-text = Az ezen az eszközön lévő játszmák enélkül is játszhatók.
online-unreachable-again = Automatikusan újra próbáljuk.
online-turn-kept = Egy lépésedet megőriztük, és elküldjük, amint a szerver válaszol.
online-connecting = Kapcsolódás a szerverhez…
online-lost = Nincs kapcsolat a szerverrel. Gondolkodj nyugodtan tovább: újra próbáljuk.
online-lost-sending = Nincs kapcsolat a szerverrel. A lépésedet megőriztük, és amint lesz kapcsolat, elküldjük.
online-outdated = A szerver újabb ennél az oldalnál. Töltsd be újra az oldalt.
online-sending = A lépésed úton van…
online-done = Kész.
online-close = Bezárás

# The lobby.

online-title = Online játék
online-begun = Elkezdődött egy játszma.
online-go = A játszmához
online-show = Megnézem
online-my-games = A játszmáim
online-your-turn = Te lépsz
online-their-turn = Az ellenfél lép
online-until = eddig: { $date }
online-challenges = Kihívtak
online-seeks = Ellenfélre várnak
online-seeks-none = Most senki sem vár.
online-own = A meghívásaim
online-to-link = Linkkel
online-to-anyone = Bárkinek
online-to-person = Kihívás
online-to-pairing = Párosítás
online-to-computer = A számítógép
online-new = Új játszma
online-play-friend = Játék egy baráttal
online-pair = Ellenfél keresése
online-seek = Várakozás a társalgóban
online-ways = A barátod linket kap tőled. Keresünk hozzád hasonló erejű ellenfelet, vagy a társalgóban bárki leülhet hozzád.
online-more-choices = A szerver számítógépe és egyebek
online-computer = Játék a számítógéppel
online-compose = Előny, potenciálok, kapcsolt játékok
online-pairing = Ellenfelet keresünk ({ $clock })…
online-rated-choice = Értékszámos: az eredmény mindkét értékszámot megváltoztatja
online-rated = értékszámos
online-casual = barátságos
online-linked = kapcsolt
online-linked-always = kapcsolt, minden használatról próba dönt
online-clock-none = óra nélkül
online-clock-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
}
online-clock-delay = { $minutes } perc, { $seconds } mp késleltetés
online-clock-seconds = A lépésenkénti másodpercek
online-clock-added = Hozzáadva (Fischer)
online-clock-added-note = Minden lépés után hozzáadódnak az órához.
online-clock-free = Szabad (késleltetés)
online-clock-free-note = Az óra minden lépésnél csak ezek után indul; ami megmarad belőlük, elvész.
online-clock-left = { $days } nap { $hours } ó
online-accept = Elfogadom
online-decline = Elutasítom
online-withdraw = Visszavonom
online-show-link = Link mutatása

# Invitations.

online-invitation = Meghívás
online-link = Link
online-link-text = Küldd el ezt a linket annak, akivel játszani szeretnél. A játszma elkezdődik, amint elfogadja a meghívást.
online-link-copy = Másolás
online-link-copied = Kimásolva
online-link-share = Megosztás
online-link-waits = Várunk a másikra. Az oldalt elhagyhatod: a meghívás két hétig él.
online-invites = { $name } játszmára hív.
online-your-side-white = Fehérrel játszanál.
online-your-side-black = Feketével játszanál.
online-your-side-any = A színeket kisorsoljuk.
online-not-now = Most nem
online-invitation-taken = Ezt a meghívást már elfogadta valaki.
online-watch-it = Játszma nézése

# A game.

online-game-missing = Nincs ilyen játszma ezen a szerveren.
online-kind-guest = Vendég
online-kind-account = Játékos
online-kind-bot = Bot
online-kind-computer = Számítógép
online-kind-deleted = Törölt fiók
online-name-side = { $name } ({ $colour ->
    [white] fehér
   *[other] fekete
})
online-versus = { $white } – { $black }
online-to-move = { $you ->
    [watch] { $name } következik.
   *[other] Várunk rá: { $name }.
}
online-away = { $name } nincs itt.
online-claim-win = Igénylem a győzelmet
online-claim-draw = Legyen döntetlen
online-watchers = { $count ->
    [one] · { $count } néző
   *[other] · { $count } néző
}
online-premove = A következő lépésedre kiválasztva: { $turn }
online-premove-cancel = Választás törlése
online-more-time = Több idő
online-profile = Profil: { $name }
online-abort = Megszakítás
online-ask-resign = Feladod a játszmát?
online-ask-abort = Megszakítod a játszmát? Így senki sem veszít.
online-ask-draw = Döntetlent ajánlasz?
online-offered-draw = { $name } döntetlent ajánl.
online-offered-takeback = { $name } visszavenne egy lépést.
online-offered-more-time = { $name } több időt kér.
online-offered-rematch = { $name } visszavágót szeretne.
online-agree = Rendben
online-withdraw-draw = Döntetlenajánlat visszavonása
online-withdraw-takeback = Mégse vegyem vissza
online-withdraw-more-time = Mégsem kérek időt
online-withdraw-rematch = Visszavágót kértél: visszavonás
online-to-rematch = A visszavágóhoz
online-download = Letöltés
online-download-all = Mindet letöltöm
online-download-failed = A játszma most nem tölthető le.
online-analysis = Elemzés a szerveren
online-analysis-waits = A szerver elemzi a játszmát…
online-analysis-graph = A játszma menete: fent fehér áll jobban. Kattintásra megjelenik az állás.
online-over-rules = { $winner ->
    [white] Fehér nyert.
    [black] Fekete nyert.
   *[other] Döntetlen.
}
online-over-repetition = Döntetlen: ugyanaz az állás harmadszor fordult elő.
online-over-too-long = Döntetlen: túl hosszú lett a játszma.
online-over-resigned = { $winner ->
    [white] Fehér nyert: fekete feladta.
    [black] Fekete nyert: fehér feladta.
   *[other] A játszmát feladták.
}
online-over-agreed = Döntetlen megegyezéssel.
online-over-time = { $winner ->
    [white] Fehér nyert: fekete túllépte az idejét.
    [black] Fekete nyert: fehér túllépte az idejét.
   *[other] Lejárt az idő, mielőtt a játszma elkezdődött volna.
}
online-over-left = { $winner ->
    [white] Fehér nyert: fekete elment.
    [black] Fekete nyert: fehér elment.
   *[other] Döntetlen: az egyik játékos elment.
}
online-over-aborted = A játszmát megszakították, mielőtt elkezdődött volna.
online-over-closed = A játszmát a szerver kezelői lezárták.
online-dice = Honnan származnak a dobások:
online-dice-proven = ellenőrizve, senki sem választotta őket
online-dice-wrong = nem egyeznek az ígérttel
online-dice-commitment = A játszma előtt látható (a titok SHA-256-ja)
online-dice-secret = A szerver titka
online-dice-seed = Mag

# Chat, reports, blocks.

online-chat = Csevegés
online-chat-say = Írj valamit
online-chat-mute = Némítás
online-chat-unmute = Csevegés mutatása
online-report = Jelentés vagy tiltás
online-report-note = A szerver kezelői el fogják olvasni.
online-report-text = Mit tett { $name }?
online-report-send = Jelentés küldése
online-block = Tiltás
online-block-note = Többé nem hívhatjátok meg egymást.
online-blocked = Tiltottak
online-unblock = Feloldás

# The account.

online-you-guest = Vendégként játszol: ez a böngésző ismer téged.
online-signed-in = Te { $name } vagy.
online-my-page = Az oldalam
online-since = { $date } óta
online-sign-up = Fiók létrehozása
online-sign-up-note = Minden játszmád megmarad, játszhatsz értékszámra, és bármelyik eszközről visszatérhetsz. E-mail nem kell.
online-sign-in = Bejelentkezés
online-sign-in-note = Ha már van fiókod.
online-name = Név
online-name-note = 2–24 ékezet nélküli betű, számjegy, - és _.
online-password = Jelszó
online-password-note = Legalább 8 karakter.
online-new-password = Új jelszó
online-change-password = Jelszó megváltoztatása
online-recover = Elfelejtetted a jelszót?
online-recover-note = Az egyik helyreállító kódoddal újat választhatsz.
online-code = Helyreállító kód
online-codes = Helyreállító kódok
online-codes-text = Írd fel őket: ha elveszted a jelszavad, mindegyik egyszer beenged. Csak most láthatók.
online-codes-left = { $count ->
    [one] { $count } kód maradt.
   *[other] { $count } kód maradt.
}
online-new-codes = Új helyreállító kódok
online-sign-out = Kijelentkezés
online-sign-out-everywhere = Kijelentkezés mindenhonnan
online-sign-out-everywhere-note = Minden eszközön, ezen is; a programok tokenjei is megszűnnek.
online-delete = Fiók törlése
online-delete-note = Végleg. A játszmáid megmaradnak, a neved nélkül.
online-export = Minden letöltése, amit rólam tárolnak
online-tokens = Programok
online-tokens-note = Tokennel egy program a nevedben játszik vagy olvas.
online-token-label = Mire szolgál
online-token-plays = Játszhat is, nemcsak olvashat
online-token-make = Token készítése
online-token-once = Másold ki most, többé nem látható:
online-token-delete = Törlés

# People, archive, leaderboards.

online-here = itt van
online-seen = utoljára itt: { $date }
online-challenge = Kihívás
online-challenge-sent = A kihívás elküldve. Az Online oldalon megtalálod.
online-ratings = Értékszámok
online-rating-graph = { $name }: { $count } játszma, { $low } és { $high } között.
online-opponents = Eredmények ellenfelenként
online-opponent = Ellenfél
online-wins = Győzelem
online-losses = Vereség
online-draws = Döntetlen
online-player = Játékos
online-players = Játékosok
online-people = Emberek
online-bots = Botok
online-any = Bármelyik
online-result = Eredmény
online-result-white = Fehér nyert
online-result-black = Fekete nyert
online-result-draw = Döntetlen
online-result-none = Nincs eredmény
online-reason-too-long = túl hosszú
online-reason-resigned = feladás
online-reason-agreed = megegyezés
online-reason-time = idő
online-reason-left = elment
online-reason-aborted = megszakítva
online-reason-closed = lezárva
online-turns = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
online-from = Ettől
online-to = Eddig
online-opening = Első lépések
online-opening-note = Jelöléssel, szóközzel elválasztva.
online-search = Keresés
online-more = Továbbiak
online-archive-none = Nincs ilyen befejezett játszma.
online-speed = Tempó
online-speed-blitz = Villám
online-speed-rapid = Rapid
online-speed-classical = Klasszikus
online-speed-days = Napos
online-rated-games = { $count ->
    [one] { $count } értékszámos játszma
   *[other] { $count } értékszámos játszma
}
online-leaders-none = Itt még senkinek sincs biztos értékszáma.
online-watch-text = A most folyó játszmák, elöl a legjobb játékosoké.
online-watch-none = Most senki sem játszik.

# Why something was refused.

online-problem-unreadable = A szerver ezt nem értette: { $reason }
online-problem-protocol = A szerver újabb ennél az oldalnál. Töltsd be újra az oldalt.
online-problem-not-allowed = Ez nem megengedett. Értékszámos játszmához fiók kell.
online-problem-not-found = Ilyen itt nincs.
online-problem-too-fast = Túl gyors. Próbáld újra { $seconds } mp múlva.
online-problem-unavailable = A szerver nem érhető el, vagy most nem képes rá. Próbáld újra később.
online-problem-internal = Hiba történt a szerveren. Próbáld újra később.
online-problem-unplayable = Ez a játszma nem folytatható: egy tárolt lépés nem felel meg a szabályoknak. Eredmény nélkül befejezheted.
online-problem-not-a-player = Ezt csak a játékosok tehetik.
online-problem-over = A játszma véget ért.
online-problem-not-over = A játszmának még nincs vége.
online-problem-not-your-turn = Nem te következel.
online-problem-other-turn = A játszma közben továbbment: nézd meg újra a táblát.
online-problem-illegal = A szabályok nem engedik ezt a lépést: { $reason }
online-problem-time-up = Lejárt az időd.
online-problem-has-begun = A játszma elkezdődött, már nem szakítható meg.
online-problem-not-away = Az ellenfeled még nem volt elég ideig távol.
online-problem-not-offered = Ezt már nem ajánlják.
online-problem-no-offer = Ezt most nem lehet felajánlani.
online-problem-chat-length = 1–300 karaktert írj.
online-problem-full = Ebben a játszmában már nem lehet többet mondani.
online-problem-nonce = A dobásokhoz már nem adható semmi.
online-problem-terms = Így nem lehet játszani: { $reason }
online-problem-closed = Ez a meghívás már nem él.
online-problem-own = Magad ellen nem játszhatsz.
online-problem-blocked = Egyikőtök letiltotta a másikat.
online-problem-too-many = Túl sok van már nyitva.
online-problem-name = A név 2–24 ékezet nélküli betű, számjegy, - és _.
online-problem-name-taken = Ez a név már foglalt.
online-problem-password = A jelszó legalább 8 karakter.
online-problem-sign-in = A név és a jelszó nem egyezik.
