# Kapcsolt játékok.
link-title = Próbák a potenciálokért
link-note = Köss egy potenciálfajtát próbához. Aki a próbát elveszíti, a potenciált is elveszíti.
link-preset = Kapcsolatok
link-preset-none = Nincs próba
link-preset-own-games = Mindegyik a saját játékával
link-preset-own-games-note = TAMSK a TZAAR-ral, amely a helyére lépett a projektben, ZÈRTZ a ZÈRTZ-cel, DVONN a DVONN-nal, YINSH a YINSH-sel, PÜNCT a PÜNCT-tel.
link-contests = Melyik használatról dönt próba
link-contests-always = Mindegyikről
link-contests-always-note = Ahogy a szabálykönyvekben: ha valaki kapcsolt potenciált használna, előbb a próba jön.
link-contests-challenged = Csak kihívásra
link-contests-challenged-note = Rövidebb: az ellenfél elfogadja a használatot, vagy próbára hív.
link-agreed-note = Amiben megegyezhettek: egy kör dominó, egy leosztás kártya, egy „Ki nevet a végén?”, a nagyobb kockadobás – bármi, aminek van győztese.
link-limit = Kihívások játékosonként
link-limit-none = Korlátlan
link-limit-note = Az egész játszmára.
contest-free = nincs próba
contest-die = kockadobás
contest-coin = pénzfeldobás
contest-yinsh = egy YINSH-játszma
contest-yinsh-blitz = egy villám-YINSH-játszma
contest-gipf-basic = egy alap-GIPF-játszma
contest-dvonn = egy DVONN-játszma
contest-tzaar = egy TZAAR-játszma
contest-zertz = egy ZÈRTZ-játszma
contest-punct = egy PÜNCT-játszma
contest-agreed = amiben megegyeztek, például dominó vagy kártya
# What a contest promises, before a use is declared.
odds-die = Mindketten dobnak; egyenlő dobásnál az nyer, aki a potenciált használja (36 esetből 21).
odds-coin = Két esetből egyszer nyer, aki használja.
odds-game = Aki a potenciált használja, fehérrel játszik, és a döntetlen is elég neki.
odds-agreed = Mindketten megmondjátok, ki nyert.
ability-always = Használata előtt: { $contest }.
ability-challenged = Az ellenfél próbára hívhat: { $contest }.
linked-announced = { $user ->
    [white] Fehér potenciáljáért ({ $potential }, { $use }) előbb próba dönt: { $contest }.
   *[other] Fekete potenciáljáért ({ $potential }, { $use }) előbb próba dönt: { $contest }.
}
linked-begin = A próbához
linked-turns = A próba lépései
linked-main-turns = A játszma lépései
linked-disputed = A két válasz ellentmond egymásnak. Mondjátok meg újra, mindketten.
linked-declared = { $user ->
    [white] fehér be akarja vetni a potenciálját: { $potential } ({ $use }). Elfogadod, vagy kihívod ({ $contest })?
   *[other] fekete be akarja vetni a potenciálját: { $potential } ({ $use }). Elfogadod, vagy kihívod ({ $contest })?
}
linked-report = { $user ->
    [white] ki nyerte a próbát fehér potenciáljáért ({ $potential })? Mindkettőtöknek ugyanazt kell mondania.
   *[other] ki nyerte a próbát fekete potenciáljáért ({ $potential })? Mindkettőtöknek ugyanazt kell mondania.
}
linked-rolling = Most dől el…
linked-accepted = { $user ->
    [white] Fehér potenciálját ({ $potential }) elfogadták.
   *[other] Fekete potenciálját ({ $potential }) elfogadták.
}
linked-dice-won = { $user ->
    [white] Fehér dobása { $own }, az ellenfélé { $other }: a { $potential } használható.
   *[other] Fekete dobása { $own }, az ellenfélé { $other }: a { $potential } használható.
}
linked-dice-lost = { $user ->
    [white] Fehér dobása { $own }, az ellenfélé { $other }: a { $potential } elveszett.
   *[other] Fekete dobása { $own }, az ellenfélé { $other }: a { $potential } elveszett.
}
linked-coin-won = { $user ->
    [white] Az érme fehérnek kedvezett: a { $potential } használható.
   *[other] Az érme feketének kedvezett: a { $potential } használható.
}
linked-coin-lost = { $user ->
    [white] Az érme fehér ellen döntött: a { $potential } elveszett.
   *[other] Az érme fekete ellen döntött: a { $potential } elveszett.
}
linked-game-won = { $user ->
    [you] Megnyerted a próbát: a { $potential } használható.
    [computer] A számítógép megnyerte a próbát: a { $potential } használható.
    [named] { $name } megnyerte a próbát: a { $potential } használható.
    [white] Fehér megnyerte a próbát: a { $potential } használható.
   *[other] Fekete megnyerte a próbát: a { $potential } használható.
}
linked-game-lost = { $user ->
    [you] Elvesztetted a próbát: a { $potential } elveszett.
    [computer] A számítógép elvesztette a próbát: a { $potential } elveszett.
    [named] { $name } elvesztette a próbát: a { $potential } elveszett.
    [white] Fehér elvesztette a próbát: a { $potential } elveszett.
   *[other] Fekete elvesztette a próbát: a { $potential } elveszett.
}
linked-banner = { $user ->
    [you] Próba a potenciálért ({ $potential }): itt te vagy fehér.
    [computer] Próba a potenciálért ({ $potential }): itt a számítógép fehér.
    [named] Próba a potenciálért ({ $potential }): itt { $name } fehér.
    [white] Próba a potenciálért ({ $potential }): aki a játszmában fehér, itt is fehérrel játszik.
   *[other] Próba a potenciálért ({ $potential }): aki a játszmában fekete, itt fehérrel játszik.
}
# Who decides in a contest: there the colours may be the other way round.
linked-decide = { $name }: { $decision }
linked-you = Te
linked-computer = A számítógép
linked-white = Aki a játszmában fehér
linked-black = Aki a játszmában fekete
linked-accept = Elfogadom
linked-challenge = Kihívom
linked-go-on = Tovább
linked-yield = A próba feladása
linked-user-won = { $user ->
    [white] Fehér nyert
   *[other] Fekete nyert
}
linked-user-lost = { $user ->
    [white] Fehér vesztett
   *[other] Fekete vesztett
}
replay-contest = A próba megnézése
replay-leave = Vissza a játszmához
analysis-in-contest = Ez a játszma egyik próbája.
problem-answer-first = Előbb el kell fogadni a bejelentést, vagy ki kell hívni az ellenfelet.
problem-nothing-declared = Nincs bejelentett használat, amely válaszra várna.
problem-contest-first = Előbb a próbának kell eldőlnie.
problem-no-contest = Most nincs próba.
problem-contest-over = A próba véget ért.
problem-other-result = A próba másképp végződött.
problem-not-decided = A próba még nem dőlt el, és csak az adhatja fel, aki éppen lépést kezd.
problem-links = A próbák nem olvashatók: { $reason }
