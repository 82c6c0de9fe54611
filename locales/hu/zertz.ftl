# A ZÈRTZ az asztalnál: nevek, mit kell eldönteni, végeredmények, mi miért nem lehet, mire jó egy lépés.
# A golyók fehérek, szürkék és feketék, és nem tartoznak senkihez; fehér és fekete a két játékos.

game-zertz = ZÈRTZ
variant-zertz-standard = Normál
variant-zertz-standard-note = 37 gyűrű. Négy fehér golyó nyer, vagy öt szürke, vagy hat fekete, vagy mindegyik színből három.
variant-zertz-blitz = Villám
variant-zertz-blitz-note = 37 gyűrű és kevesebb golyó. Három fehér golyó nyer, vagy négy szürke, vagy öt fekete, vagy mindegyik színből kettő.
variant-zertz-tournament = Verseny
variant-zertz-tournament-note = 48 gyűrű, mint a versenyeken. A golyók és a célok ugyanazok, mint a normál játékban.
variant-zertz-expert = Mester
variant-zertz-expert-note = 61 gyűrű. A golyók és a célok ugyanazok, mint a normál játékban.
learn-zertz = ZÈRTZ
home-zertz-text = A golyók nem tartoznak senkihez, és a tábla egyre kisebb lesz. Aki ugorhat, annak ugrania kell: adj oda egy golyót, hogy kettőt kapj érte, vagy válassz le golyókat a gyűrűikkel együtt.
home-zertz-board = ZÈRTZ-tábla játszma közben
help-game-zertz = Mindkét játékos minden golyóval játszik. Ha egy golyó átugorhatja a szomszédját a mögötte lévő üres gyűrűre, ugrani kell, és addig ugrik, amíg tud; amit átugrik, begyűjtöd. Különben tegyél le egy golyót a készletből, és vegyél le egy szabad gyűrűt. Leválasztott gyűrűk golyóit is begyűjtöd, ha nincs köztük üres. Négy fehér, öt szürke, hat fekete vagy színenként három golyó nyer.

held-white-pool-white-marble = Fehér golyók a készletben: { $count }
held-grey-pool-grey-marble = Szürke golyók a készletben: { $count }
held-black-pool-black-marble = Fekete golyók a készletben: { $count }
held-white-captured-white-marble = { $colour ->
    [white] A fehér játékos begyűjtött fehér golyói: { $count } / { $target }
   *[other] A fekete játékos begyűjtött fehér golyói: { $count } / { $target }
}
held-grey-captured-grey-marble = { $colour ->
    [white] A fehér játékos begyűjtött szürke golyói: { $count } / { $target }
   *[other] A fekete játékos begyűjtött szürke golyói: { $count } / { $target }
}
held-black-captured-black-marble = { $colour ->
    [white] A fehér játékos begyűjtött fekete golyói: { $count } / { $target }
   *[other] A fekete játékos begyűjtött fekete golyói: { $count } / { $target }
}
editor-tray-white-pool-white-marble = Fehér golyók a készletben
editor-tray-grey-pool-grey-marble = Szürke golyók a készletben
editor-tray-black-pool-black-marble = Fekete golyók a készletben
editor-tray-white-captured-white-marble = Begyűjtött fehér golyók
editor-tray-grey-captured-grey-marble = Begyűjtött szürke golyók
editor-tray-black-captured-black-marble = Begyűjtött fekete golyók
tray-white-pool = Fehér golyók a készletben
tray-grey-pool = Szürke golyók a készletben
tray-black-pool = Fekete golyók a készletben
tray-white-captured = Begyűjtött fehér golyók
tray-grey-captured = Begyűjtött szürke golyók
tray-black-captured = Begyűjtött fekete golyók
editor-phase-remove = Gyűrű levétele
editor-phase-jump = Ugrás
editor-phase-over = A játszma véget ért
entry-white-marble-piece = Fehér golyó
entry-grey-marble-piece = Szürke golyó
entry-black-marble-piece = Fekete golyó

decide-place-marble = tegyél egy bármilyen színű golyót egy üres gyűrűre.
decide-place-captured = a készlet üres; a begyűjtött golyóid közül tegyél le egyet.
decide-pass-empty = nincs letehető golyód; passzolj.
decide-remove-free = vegyél le egy szabad gyűrűt.
decide-jump-marble = válaszd ki a golyót, amelyik ugrik.
decide-jump-marble-to = válaszd ki, hová érkezzen.
decide-jump-on = ugyanannak a golyónak tovább kell ugrania.
decide-jump-on-to = válaszd ki, hová érkezzen.

piece-vacant-ring = üres gyűrű
piece-white-marble = fehér golyó
piece-grey-marble = szürke golyó
piece-black-marble = fekete golyó
pieces-vacant-ring = Üres gyűrűk
pieces-white-marble = Fehér golyók
pieces-grey-marble = Szürke golyók
pieces-black-marble = Fekete golyók

result-each-marble = { $winner ->
    [white] Fehér nyert: minden színből elég golyót gyűjtött.
   *[other] Fekete nyert: minden színből elég golyót gyűjtött.
}
result-white-marbles = { $winner ->
    [white] Fehér nyert a fehér golyókkal.
   *[other] Fekete nyert a fehér golyókkal.
}
result-grey-marbles = { $winner ->
    [white] Fehér nyert a szürke golyókkal.
   *[other] Fekete nyert a szürke golyókkal.
}
result-black-marbles = { $winner ->
    [white] Fehér nyert a fekete golyókkal.
   *[other] Fekete nyert a fekete golyókkal.
}
result-all-rings = { $winner ->
    [white] Fehér nyert: minden gyűrű foglalt volt, és ő gyűjtötte be az utolsókat.
   *[other] Fekete nyert: minden gyűrű foglalt volt, és ő gyűjtötte be az utolsókat.
}
result-draw-no-marbles = Döntetlen: nincs ugrás, és senkinek sincs letehető golyója.

problem-must-jump = Van golyó, amelyik ugorhat, ezért ugrani kell.
problem-must-jump-on = Ez a golyó újra ugorhat, ezért ugrania kell: { $first }.
problem-must-remove = Előbb le kell venni egy szabad gyűrűt.
problem-place-first = Előbb golyót kell letenni, aztán jön a gyűrű levétele.
problem-missing-ring = Ezen a helyen már nincs gyűrű: { $first }.
problem-occupied-ring = Ezen a gyűrűn golyó van: { $first }. Válassz üres gyűrűt.
problem-ring-under-marble = Ezen a gyűrűn golyó van: { $first }, ezért a helyén marad.
problem-not-in-pool = Ilyen színű golyó már nincs a készletben. Válassz másik színt.
problem-not-captured = A készlet üres, és ilyen színű golyót nem gyűjtöttél be.
problem-zertz-nothing-to-place = Nincs letehető golyód, ezért passzolnod kell.
problem-not-free = Ez a gyűrű nem szabad: { $first }. Csak az vehető le, amelynek két egymás melletti szomszédja hiányzik.
problem-no-marble = Ezen a gyűrűn nincs golyó: { $first }.
problem-marble-stuck = Ez a golyó nem tud ugrani: { $first }. Ehhez golyónak kell lennie mellette, amögött pedig közvetlenül üres gyűrűnek.
problem-nothing-to-jump = Ezen a gyűrűn nincs golyó, amelyet át lehetne ugrani: { $first }.
problem-landing-occupied = Ezen a gyűrűn már van golyó: { $first }. Az ugrás üres gyűrűn ér véget.
problem-not-two-steps = Az ugrás innen indul: { $first }, és egy gyűrű fölött ugyanannak a vonalnak a következő gyűrűjére visz; { $second } máshol van.
problem-pass-with-marbles = Van letehető golyód, ezért nem passzolhatsz.

problem-marble-count = A táblán, a készletben és a begyűjtöttek között összesen { $number } { $text ->
    [white] fehér
    [grey] szürke
   *[black] fekete
} golyó van, ebben a játékban pedig nem ennyi van belőle.
problem-full-group = Ebben a csoportban nincs üres gyűrű: { $first }; ezért már begyűjtötték volna.
problem-other-has-won = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} elég golyója van a győzelemhez, de a másik játékos van soron.
problem-won-not-over = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} elég golyója van, ezért a játszma véget ért.
problem-no-ring-not-over = Egy gyűrű sem maradt, ezért a játszma véget ért.
problem-drawn-not-over = Nincs ugrás, és senkinek sincs letehető golyója, ezért a játszma véget ért.
problem-not-over = A játszma nem ért véget: senki sem nyert, és valaki még tud lépni.
problem-jump-in-place = Most nem lehet golyót letenni, mert ez a golyó ugorhat: { $first }.
problem-no-jump = Egyik golyó sem tud ugrani.
problem-no-free-ring = Egyik gyűrű sem szabad, ezért nem vehető le egy sem.
problem-nothing-placed = Gyűrűt csak golyó letétele után lehet levenni.
problem-no-chain-marble = Itt nincs golyó, amely továbbugorhatna: { $first }.
problem-chain-ended = Ez a golyó nem tud továbbugrani: { $first }.
problem-nothing-captured = Aki továbbugrik, már begyűjtött valamit, de { $colour ->
    [white] fehérnek
   *[other] feketének
} nincs golyója.

idea-wins-marbles = megvannak a golyóid a győzelemhez.
idea-wins-rings-all = minden gyűrű foglalt, és te gyűjtöd be az utolsókat.
idea-isolates = { $number ->
    [one] leválaszt egy golyót a gyűrűjével együtt, és az a tiéd.
   *[other] leválaszt { $number } golyót a gyűrűikkel együtt, és azok a tieid.
}
idea-jumps = begyűjt { $number ->
    [one] egy golyót
   *[other] { $number } golyót
}.
idea-gives-to-take = ugrásra kényszeríti az ellenfelet, és te többet gyűjtesz be.
idea-steers = ugrásra kényszeríti az ellenfelet, és a golyók oda kerülnek, ahová te akarod.
idea-threatens-cut = golyók leválasztásával fenyeget.
idea-places-safe = egyik golyó sem tud ugrani, és a tábla ott kisebbedik, ahol te akarod.
idea-passes-empty = nincs mit letenned.

missed-jumps = { $number ->
    [one] Így semmit sem gyűjtesz be.
   *[other] Így { $number } golyónál kevesebbet gyűjtesz be.
}
missed-not-jumps = { $number ->
    [one] Így begyűjtesz valamit.
   *[other] Így legalább { $number } golyót gyűjtesz be.
}
missed-isolates = { $number ->
    [one] Így egyetlen golyót sem választasz le.
   *[other] Így { $number } golyónál kevesebbet választasz le.
}
missed-not-isolates = { $number ->
    [one] Így leválasztasz egy golyót.
   *[other] Így legalább { $number } golyót választasz le.
}
