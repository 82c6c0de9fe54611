# A TZAAR a táblánál: nevek, teendők, eredmények, mi miért nem lehet, mire jó egy lépés.

game-tzaar = TZAAR
variant-tzaar-standard = Normál
variant-tzaar-standard-note = Mind a 60 korong kezdettől fogva a táblán áll.
variant-tzaar-tournament = Verseny
variant-tzaar-tournament-note = A tábla üres, és a játékosok oda rakják a korongjaikat, ahová akarják. Aztán minden a szokásos módon megy.
learn-tzaar = TZAAR
home-tzaar-text = Üss, aztán üss még egyszer, vagy építsd magasabbra egy tornyodat: minden lépésnél el kell döntened, hogy az ellenfelet gyengíted, vagy magadat erősíted. Aki a háromféle korongja közül az egyikből kifogy, vesztett.
home-tzaar-board = TZAAR-tábla játszma közben
help-game-tzaar = Fehér egyetlen ütéssel nyit. Utána minden lépés két mozdulatból áll: egy ütésből, aztán még egy ütésből, ráépítésből vagy passzból. Egy torony egyenes vonalban az első toronyig megy, amelyet lát, a lyukon át sosem; azt ütheti le, ami nem magasabb nála. Akinek nem maradt Tzaarja, Tzarrája vagy Tottja, vagy a lépése elején nem tud ütni, vesztett.

held-tzaar-hand-tzaar = { $colour ->
    [white] Fehér lerakandó Tzaarjai: { $count }
   *[other] Fekete lerakandó Tzaarjai: { $count }
}
held-tzarra-hand-tzarra = { $colour ->
    [white] Fehér lerakandó Tzarrái: { $count }
   *[other] Fekete lerakandó Tzarrái: { $count }
}
held-tott-hand-tott = { $colour ->
    [white] Fehér lerakandó Tottjai: { $count }
   *[other] Fekete lerakandó Tottjai: { $count }
}
held-left-tzaar = { $colour ->
    [white] Fehér Tzaarjai: { $count }
   *[other] Fekete Tzaarjai: { $count }
}
held-left-tzarra = { $colour ->
    [white] Fehér Tzarrái: { $count }
   *[other] Fekete Tzarrái: { $count }
}
held-left-tott = { $colour ->
    [white] Fehér Tottjai: { $count }
   *[other] Fekete Tottjai: { $count }
}
editor-tray-tzaar-hand-tzaar = Lerakandó Tzaarok
editor-tray-tzarra-hand-tzarra = Lerakandó Tzarrák
editor-tray-tott-hand-tott = Lerakandó Tottok
tray-tzaar-hand = Lerakandó Tzaar
tray-tzarra-hand = Lerakandó Tzarra
tray-tott-hand = Lerakandó Tott
editor-phase-capture = Ütés
editor-phase-second = Második mozdulat
entry-tzaar-piece = Tzaar
entry-tzarra-piece = Tzarra
entry-tott-piece = Tott

decide-place-kind = tegyél bármelyik fajtából egy korongot egy üres mezőre.
decide-open-capture = nyiss ütéssel: válaszd ki az egyik korongodat.
decide-open-capture-to = válaszd ki, melyik korongot üti le.
decide-capture-stack = válaszd ki a tornyot, amelyik üt.
decide-capture-stack-to = válaszd ki, mit üt le.
decide-second-move = üss még egyszer, építsd rá egy tornyodat egy másikra, vagy passzolj.
decide-second-move-to = válaszd ki, mit üt le, vagy melyik tornyodra megy.
decide-pass-second = nincs mit leütni, és nincs mire ráépíteni; passzolj.

piece-tzaar = { $colour ->
    [white] fehér Tzaar
   *[other] fekete Tzaar
}
piece-tzarra = { $colour ->
    [white] fehér Tzarra
   *[other] fekete Tzarra
}
piece-tott = { $colour ->
    [white] fehér Tott
   *[other] fekete Tott
}
piece-tzaar-stack = { $colour ->
    [white] fehér Tzaar
   *[other] fekete Tzaar
}, magassága { $height }
piece-tzarra-stack = { $colour ->
    [white] fehér Tzarra
   *[other] fekete Tzarra
}, magassága { $height }
piece-tott-stack = { $colour ->
    [white] fehér Tott
   *[other] fekete Tott
}, magassága { $height }
pieces-tzaar = { $colour ->
    [white] Fehér Tzaarok
   *[other] Fekete Tzaarok
}
pieces-tzarra = { $colour ->
    [white] Fehér Tzarrák
   *[other] Fekete Tzarrák
}
pieces-tott = { $colour ->
    [white] Fehér Tottok
   *[other] Fekete Tottok
}
pieces-tzaar-stack = { $colour ->
    [white] Fehér tornyok, felül Tzaarral
   *[other] Fekete tornyok, felül Tzaarral
}
pieces-tzarra-stack = { $colour ->
    [white] Fehér tornyok, felül Tzarrával
   *[other] Fekete tornyok, felül Tzarrával
}
pieces-tott-stack = { $colour ->
    [white] Fehér tornyok, felül Tott-tal
   *[other] Fekete tornyok, felül Tott-tal
}

result-no-tzaar = { $winner ->
    [white] Fehér nyert: feketének nem maradt Tzaarja.
   *[other] Fekete nyert: fehérnek nem maradt Tzaarja.
}
result-no-tzarra = { $winner ->
    [white] Fehér nyert: feketének nem maradt Tzarrája.
   *[other] Fekete nyert: fehérnek nem maradt Tzarrája.
}
result-no-tott = { $winner ->
    [white] Fehér nyert: feketének nem maradt Tottja.
   *[other] Fekete nyert: fehérnek nem maradt Tottja.
}
result-no-capture = { $winner ->
    [white] Fehér nyert: fekete semmit sem tud leütni.
   *[other] Fekete nyert: fehér semmit sem tud leütni.
}

problem-tzaar-placing-now = Van még lerakandó korong. A tornyok akkor mozognak, ha mind a 60 a táblán áll.
problem-tzaar-moving-now = Minden korong a táblán van. Most már a tornyok mozognak.
problem-tzaar-occupied-space = Ezen a mezőn már áll korong: { $first }. Válassz üres mezőt.
problem-none-of-kind = Ebből a fajtából nincs több lerakandó korongod.
problem-tzaar-empty-space = Ez a mező üres, nem áll rajta torony: { $first }.
problem-tzaar-their-stack = Ez a torony az ellenfélé: { $first }.
problem-tzaar-not-straight = E két mező között nincs vonal: { $first }, { $second }. A tornyok egyenes vonalban mozognak.
problem-across-hole = E két mező között a lyuk van: { $first }, { $second }. Azon semmi sem mehet át.
problem-in-the-way = Útban áll egy torony ({ $last }): { $first } → { $second }. Egy torony az elsőig megy, amelyet lát, és sosem ugrik.
problem-no-stop-on-empty = Ez a mező üres: { $first }. A mozdulat az első látott tornyon ér véget, sosem üres mezőn.
problem-too-high = Ez a torony magasabb ({ $second }), mint amelyik ütne ({ $first }). Csak azt lehet leütni, ami nem magasabb.
problem-capture-first = Egy lépés első mozdulatának ütésnek kell lennie. Ide ráépíteni másodikként lehet: { $first }.
problem-no-pass-before-capture = Egy lépés első mozdulatának ütésnek kell lennie. Passzolni másodikként lehet.
problem-stack-no-capture = Ez a torony most semmit sem tud leütni: { $first }. Az első mozdulatnak pedig ütésnek kell lennie.
problem-stack-no-move = Ez a torony nem lát semmit, amit leüthetne vagy amire ráépülhetne: { $first }.

problem-place-in-standard = Korongokat csak a versenyjátékban kell lerakni.
problem-tzaar-stack-in-place = Ezen a mezőn torony áll, pedig a korongok lerakása még tart: { $first }.
problem-kind-count = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } { $text ->
    [tzaar] Tzaarja van a táblán és lerakandó; összesen 6 jár
    [tzarra] Tzarrája van a táblán és lerakandó; összesen 9 jár
   *[other] Tottja van a táblán és lerakandó; összesen 15 jár
}.
problem-tzaar-nothing-to-place = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} korongot kellene leraknia, de nincs neki.
problem-tzaar-pieces-in-hand = A tornyok akkor mozognak, ha minden korong le van rakva.
problem-too-many-of-kind = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } { $text ->
    [tzaar] Tzaarja van tornyok tetején; csak 6 van
    [tzarra] Tzarrája van tornyok tetején; csak 9 van
   *[other] Tottja van tornyok tetején; csak 15 van
}.
problem-tzaar-too-many-pieces = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } korongja van a táblán; csak 30 van.
problem-both-lack = Mindkét játékosnak hiányzik egy fajtája. A játszma már véget ért volna, amikor az első kifogyott belőle.
problem-second-on-full-board = A második mozdulat előtt már volt ütés: legalább egy mező üres.

idea-wins-kind = leüti az ellenfél utolsó tornyát valamelyik fajtából.
idea-wins-still = az ellenfél többé semmit sem tud leütni.
idea-places-apart = nem áll mellette ugyanilyen korongod, így nem egyszerre ütik le őket.
idea-places-beside = erősíti az egyik csoportodat.
idea-takes-scarce = abból a fajtából üt, amelyikből az ellenfélnek a legkevesebb van; { $number ->
    [one] már csak egy maradt
   *[other] { $number } maradt
}.
idea-grows = üt, és { $number } korong magas tornyot épít neked.
idea-strikes = { $number ->
    [one] egy korongot
   *[other] { $number } korongot
} üt le.
idea-stacks = { $number } korong magas tornyot épít neked.
idea-passes-second = minden további mozdulat gyengítene; passzolj.

missed-strikes = { $number ->
    [one] Ez semmit sem üt le.
   *[other] Ez { $number } korongnál kevesebbet üt le.
}
missed-not-strikes = { $number ->
    [one] Ez leüt valamit.
   *[other] Ez legalább { $number } korongot leüt.
}
missed-strikes-tzaar = { $number ->
    [one] Ez nem üt le Tzaart.
   *[other] Ez { $number } Tzaarnál kevesebbet üt le.
}
missed-stacks = { $number ->
    [one] Ettől nem lesz torony.
   *[other] Ettől nem lesz legalább { $number } korong magas torony.
}
