# A PÜNCT az asztalnál: nevek, mit kell eldönteni, végeredmények, mi miért nem lehet, mire jó egy lépés.

game-punct = PÜNCT
variant-punct-standard = Normál
variant-punct-standard-note = Új figura nem kerülhet a középső hatszögbe. Ha egy játékos felrakta az utolsó figuráját, az nyer, akinek ott több pöttye van.
variant-punct-basic = Alapváltozat
variant-punct-basic-note = Csak a játszma első figurája nem kerülhet a középső hatszögbe. Az utolsó figura döntetlennel zárja a játszmát.
learn-punct = PÜNCT
home-punct-text = Hárompöttyös figurák forognak az egyik pöttyük körül, ugranak másokra, és hidat vernek. Az számít, ami felülről látszik: köss össze két szemközti oldalt saját színű lánccal.
home-punct-board = PÜNCT-tábla játszma közben
help-game-punct = Lépésenként felraksz egy figurát, vagy áthelyezed az egyiket. Az új figura három üres mezőn fekszik. Áthelyezéskor a kitöltött pöttye, a pünct egy vonal mentén megy, bármi fölött, és a figura elfordul körülötte. Másokra is ugorhat, ha vízszintesen fekszik, és a pünctje alatt saját pöttyöd van; egyenes és szögletes figura hidat is verhet. Az nyer, aki felülről nézve összeköt két szemközti oldalt.

held-triangle-reserve-triangle = { $colour ->
    [white] Fehér megmaradt háromszögei: { $count }
   *[other] Fekete megmaradt háromszögei: { $count }
}
held-straight-end-reserve-straight-end = { $colour ->
    [white] Fehér megmaradt egyenes figurái, a végükön a pünct: { $count }
   *[other] Fekete megmaradt egyenes figurái, a végükön a pünct: { $count }
}
held-straight-middle-reserve-straight-middle = { $colour ->
    [white] Fehér megmaradt egyenes figurái, középen a pünct: { $count }
   *[other] Fekete megmaradt egyenes figurái, középen a pünct: { $count }
}
held-angular-left-reserve-angular-left = { $colour ->
    [white] Fehér megmaradt balra hajló figurái: { $count }
   *[other] Fekete megmaradt balra hajló figurái: { $count }
}
held-angular-middle-reserve-angular-middle = { $colour ->
    [white] Fehér megmaradt szögletes figurái, középen a pünct: { $count }
   *[other] Fekete megmaradt szögletes figurái, középen a pünct: { $count }
}
held-angular-right-reserve-angular-right = { $colour ->
    [white] Fehér megmaradt jobbra hajló figurái: { $count }
   *[other] Fekete megmaradt jobbra hajló figurái: { $count }
}
tray-triangle-reserve = Háromszögek
tray-straight-end-reserve = Egyenes, vég
tray-straight-middle-reserve = Egyenes, közép
tray-angular-left-reserve = Szögletes, bal
tray-angular-middle-reserve = Szögletes, közép
tray-angular-right-reserve = Szögletes, jobb
editor-phase-piece = A lépés eleje
editor-phase-spot = A figura ki van választva
editor-phase-rotation = A figura és a mező ki van választva
entry-triangle-piece = Háromszög
entry-straight-end-piece = Egyenes, a végén a pünct
entry-straight-middle-piece = Egyenes, középen a pünct
entry-angular-left-piece = Szögletes, balra hajló
entry-angular-middle-piece = Szögletes, középen a pünct
entry-angular-right-piece = Szögletes, jobbra hajló
direction-n = felfelé
direction-ne = jobbra felfelé
direction-se = jobbra lefelé
direction-s = lefelé
direction-sw = balra lefelé
direction-nw = balra felfelé

decide-choose-piece = rakj fel egy figurát a tartalékodból, vagy válassz egyet a tieid közül, amelyet áthelyezel.
decide-choose-spot = válaszd ki a mezőt a pünctjének.
decide-choose-direction = válaszd ki, merre feküdjön.

piece-triangle = { $colour ->
    [white] fehér háromszög
   *[other] fekete háromszög
}
piece-straight-end = { $colour ->
    [white] fehér egyenes figura, a végén a pünct
   *[other] fekete egyenes figura, a végén a pünct
}
piece-straight-middle = { $colour ->
    [white] fehér egyenes figura, középen a pünct
   *[other] fekete egyenes figura, középen a pünct
}
piece-angular-left = { $colour ->
    [white] fehér szögletes figura, balra hajló
   *[other] fekete szögletes figura, balra hajló
}
piece-angular-middle = { $colour ->
    [white] fehér szögletes figura, középen a pünct
   *[other] fekete szögletes figura, középen a pünct
}
piece-angular-right = { $colour ->
    [white] fehér szögletes figura, jobbra hajló
   *[other] fekete szögletes figura, jobbra hajló
}
pieces-triangle = { $colour ->
    [white] Fehér háromszögek
   *[other] Fekete háromszögek
}
pieces-straight-end = { $colour ->
    [white] Fehér egyenes figurák, a végükön a pünct
   *[other] Fekete egyenes figurák, a végükön a pünct
}
pieces-straight-middle = { $colour ->
    [white] Fehér egyenes figurák, középen a pünct
   *[other] Fekete egyenes figurák, középen a pünct
}
pieces-angular-left = { $colour ->
    [white] Fehér szögletes figurák, balra hajlók
   *[other] Fekete szögletes figurák, balra hajlók
}
pieces-angular-middle = { $colour ->
    [white] Fehér szögletes figurák, középen a pünct
   *[other] Fekete szögletes figurák, középen a pünct
}
pieces-angular-right = { $colour ->
    [white] Fehér szögletes figurák, jobbra hajlók
   *[other] Fekete szögletes figurák, jobbra hajlók
}
dot-of = { $colour ->
    [white] fehér pötty
   *[other] fekete pötty
}, figurájának pünctje: { $punct }
lies-towards = { $level ->
    [1] iránya: { $direction }
   *[other] iránya: { $direction }, szintje: { $level }
}

result-chain = { $winner ->
    [white] Fehér nyert: fehér lánc köt össze két szemközti oldalt.
   *[other] Fekete nyert: fekete lánc köt össze két szemközti oldalt.
}
result-last-piece = { $winner ->
    [white] Fehér nyert: az utolsó figura is a táblán van, és a középső hatszögben több a fehér pötty.
   *[other] Fekete nyert: az utolsó figura is a táblán van, és a középső hatszögben több a fekete pötty.
}
result-draw-last-piece = Döntetlen: az utolsó figura is a táblán van, és senki sem vezet.
result-no-turn = { $winner ->
    [white] Fehér nyert: nincs több lépés, és a középső hatszögben több a fehér pötty.
   *[other] Fekete nyert: nincs több lépés, és a középső hatszögben több a fekete pötty.
}
result-draw-no-turn = Döntetlen: nincs több lépés, és senki sem vezet.

problem-punct-piece-first = Előbb figurát válassz: egyet a tartalékodból, vagy egy sajátot a tábláról, a pünctjénél fogva.
problem-punct-spot-now = A figura ki van választva. Most válaszd ki a mezőt a pünctjének.
problem-punct-direction-now = Most az irányt válaszd ki: a pünct körüli hat mező egyikét.
problem-punct-none-left = Ebből a fajtából már nincs figurád.
problem-punct-no-room = Ilyen figurának már nincs hely.
problem-punct-empty-space = Ez a mező üres: { $first }; nem fekszik ott figura.
problem-punct-their-piece = Ez az ellenfél figurája: { $first }.
problem-punct-minor-dot = Ez a pötty nem a pünct: { $first }. A figurát a kitöltött pöttyénél fogva választod ki.
problem-punct-covered = Ennek a figurának valamelyik pöttye fölött van valami: { $first }. Amíg az ott van, nem mozdulhat.
problem-punct-stuck = Ezt a figurát nem lehet máshová tenni: { $first }.
problem-punct-not-straight = E két mező között nincs vonal: { $first }, { $second }. A pünct egyenes vonalban mozog.
problem-punct-occupied-space = Ezen a mezőn van valami: { $first }. Új figurának három üres mező kell.
problem-punct-central = Ez a mező a középső hatszögben van: { $first }; oda ez a figura nem rakható fel.
problem-punct-over-opponent = A pünct az ellenfél pöttye fölé kerülne: { $first }. Ugrás után a pünct alatt saját pöttynek kell lennie.
problem-punct-no-direction = A figura egyik irányban sem feküdne vízszintesen a táblán, ha a pünctje ide kerül: { $first }.
problem-punct-half-turn = Az az egyenes figura, amelynek középen van a pünctje, az ellenkező irányban is ugyanúgy fekszik.
problem-punct-off-board = A figura egyik pöttye nem lenne a táblán.
problem-punct-as-before = A figura már így fekszik. El kell mozdítani vagy el kell forgatni.
problem-punct-not-level = A figura nem feküdne vízszintesen: a végei alatt (háromszögnél minden pöttye alatt) egyforma magasság kell, és a közepe alatt semmi sem lehet magasabb.
problem-punct-nothing-below = A pünct üres mező fölött lógna.

problem-punct-two-dots = Két pötty fekszik ugyanazon a mezőn és szinten: { $first }.
problem-punct-too-many = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } ilyen figurája van a táblán: { $text }; ez több, mint amennyi van belőle.
problem-punct-not-resting = Ez a figura ({ $first }) itt nem támaszkodik semmire: { $second }.
problem-punct-not-on-own = Ez alatt a pünct alatt nincs saját színű pötty: { $first }.
problem-punct-other-phase = Amit el kell dönteni, nem illik ahhoz, ami ki van választva.

idea-wins-chain = összeköt két szemközti oldalt.
idea-wins-centre = ez az utolsó figura, és neked van több pöttyöd a középső hatszögben.
idea-stops-chain = az ellenfél láncából csak egy figura hiányzott.
idea-threatens-chain = a láncodból már csak egy figura hiányzik.
idea-covers-dots = lefedi az ellenfél { $number ->
    [one] egy pöttyét
   *[other] { $number } pöttyét
}.
idea-lengthens-way = hosszabb lesz az ellenfél útja a láncig.
idea-shortens-way = { $number ->
    [one] eggyel kevesebb mező hiányzik a láncodból.
   *[other] ennyivel kevesebb mező hiányzik a láncodból: { $number }.
}
idea-takes-centre = pöttyöket visz a középső hatszögbe, ahonnan minden oldal közel van.
idea-adds-piece = felrak egy figurát, amelyet később áthelyezhetsz.
idea-moves-piece = jobb helyre tesz egy figurát, és kíméli a tartalékodat.

missed-hides = { $number ->
    [one] Így az ellenfél egyetlen pöttyét sem feded le.
   *[other] Így az ellenfél kevesebb mint { $number } pöttyét feded le.
}
missed-rises = Így nem ugrasz erre a szintre: { $number }.
missed-bridges = Így nem lesz híd.
