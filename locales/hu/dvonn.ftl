# A DVONN a táblánál: nevek, teendők, eredmények, mi miért nem lehet, mire jó egy lépés.

game-dvonn = DVONN
variant-dvonn-standard = Normál
variant-dvonn-standard-note = Rakjátok le az összes korongot, aztán rakjátok őket tornyokba, kapcsolatban a pirosakkal.
learn-dvonn = DVONN
home-dvonn-text = A korongokból tornyok lesznek, és egy torony olyan messzire lép, amilyen magas. Három piros korong tart össze mindent: ami elveszti velük a kapcsolatot, lekerül. Az nyer, akinek a végén több korong van a tornyaiban.
home-dvonn-board = DVONN-tábla játszma közben
help-game-dvonn = Rakjátok le a három piros DVONN-korongot, aztán az összes többit. Az utolsó korongot fehér teszi le, és az első lépés is az övé. Egy torony egyenes vonalban annyi mezőt lép, amilyen magas, és egy másikon áll meg. A bekerített torony nem léphet; aminek nincs kapcsolata DVONN-koronggal, lekerül. Az nyer, akinek több korong van a tornyaiban.

held-hand-piece = { $colour ->
    [white] Fehér lerakandó korongjai: { $count }
   *[other] Fekete lerakandó korongjai: { $count }
}
held-dvonn-hand-dvonn-piece = Lerakandó DVONN-korongok: { $count }
editor-tray-hand-piece = Lerakandó korongok
editor-tray-dvonn-hand-dvonn-piece = Lerakandó DVONN-korongok
tray-dvonn-hand = Lerakandó DVONN-korong

decide-place-dvonn-piece = tegyél DVONN-korongot bármelyik üres mezőre.
decide-place-piece = tegyél korongot bármelyik üres mezőre.
decide-move-stack = válaszd ki az egyik tornyodat.
decide-move-stack-to = válaszd ki, hová lép a torony.
decide-pass-stack = egyik tornyod sem tud lépni; passzolj.

piece-piece = { $colour ->
    [white] fehér korong
   *[other] fekete korong
}
piece-dvonn-piece = DVONN-korong
piece-stack = { $colour ->
    [white] fehér torony
   *[other] fekete torony
}, magassága { $height }
piece-dvonn-stack = { $colour ->
    [white] fehér torony
   *[other] fekete torony
} DVONN-koronggal, magassága { $height }
pieces-piece = { $colour ->
    [white] Fehér korongok
   *[other] Fekete korongok
}
pieces-dvonn-piece = DVONN-korongok
pieces-stack = { $colour ->
    [white] Fehér tornyok
   *[other] Fekete tornyok
}
pieces-dvonn-stack = { $colour ->
    [white] Fehér tornyok DVONN-koronggal
   *[other] Fekete tornyok DVONN-koronggal
}

result-no-stack-can-move = { $winner ->
    [white] Fehér nyert: egyetlen torony sem tud lépni, és fehérnek több korongja van.
   *[other] Fekete nyert: egyetlen torony sem tud lépni, és feketének több korongja van.
}
result-draw-no-stack-can-move = Döntetlen: egyetlen torony sem tud lépni, és mindkét félnek ugyanannyi korongja van.

problem-pieces-now = Még a korongok lerakása tart. A tornyok akkor lépnek, ha a tábla megtelt.
problem-stacks-now = Minden korong a táblán van. Most az egyik tornyoddal kell lépned.
problem-occupied-space = Ez a mező foglalt: { $first }. Korongot üres mezőre lehet tenni.
problem-empty-space = Ezen a mezőn nincs semmi, amivel léphetnél: { $first }.
problem-lone-dvonn = Ez a DVONN-korong egyedül áll, és senkié sem: { $first }. Ráléphetsz, de vele nem léphetsz.
problem-their-stack = Ez a torony az ellenfélé, mert az ő színe van felül: { $first }.
problem-surrounded = Ez a torony be van kerítve: { $first }. Mind a hat szomszédja foglalt, ezért nem léphet.
problem-not-straight = Ez a két mező nincs egy vonalban: { $first }, { $second }. A tornyok egyenes vonalban lépnek.
problem-wrong-distance = Ennek a toronynak ({ $first }) a magassága { $second }, és pontosan ennyi mezőt lép; ez { $last } lenne.
problem-empty-target = Ez a mező üres: { $first }. A lépésnek egy másik tornyon kell végződnie.
problem-stack-stuck = Ez a torony nem talál helyet: { $first }. Egy másik tornyon kell megállnia, olyan messze, amilyen magas.
problem-must-move-stack = Passzolni csak akkor lehet, ha egyik tornyod sem tud lépni, de van, amelyik tud.
problem-must-pass-stack = Egyik tornyod sem tud lépni, ezért passzolnod kell.

problem-stack-in-place = Ezen a mezőn torony áll, pedig a korongok lerakása még tart: { $first }.
problem-piece-count = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } korongja van a táblán és lerakandó; összesen 23 jár.
problem-dvonn-count = { $number } DVONN-korong van a táblán és lerakandó 3 helyett.
problem-dvonn-in-hand = Először a DVONN-korongokat kell lerakni: amíg van belőlük, más korong nem lehet a táblán.
problem-nothing-to-place = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} korongot kellene leraknia, de nincs neki.
problem-pieces-in-hand = A tornyok akkor lépnek, ha minden korong le van rakva.
problem-too-many-stacks = { $colour ->
    [white] Fehérnek
   *[other] Feketének
} { $number } tornya van; egy színből csak 23 korong van.
problem-too-many-in-all = { $number } korong van a táblán; a játékban 49 van.
problem-too-many-dvonn-spaces = { $number } mezőn van DVONN-korong; csak három van.
problem-dvonn-missing = DVONN-korong sosem kerül le a tábláról: a háromból csak { $number } számára van hely.
problem-no-contact = Nincs kapcsolata DVONN-koronggal: { $points }.

idea-wins-stacks = befejezi a játszmát, és neked van több korongod.
idea-passes-stacks = egyik tornyod sem tud lépni, passzolj.
idea-places-dvonn = egy DVONN-korong: ami a közelében áll, megőrzi a kapcsolatát.
idea-places-near = DVONN-korong mellett sokáig megőrzi a kapcsolatát.
idea-places-edge = a szélen kezdettől fogva léphet.
idea-places-inside = belül vár: mások lépnek majd rá, vagy később szabadul ki.
idea-cuts-off = az ellenfél { $number ->
    [one] egy korongját
   *[other] { $number } korongját
} fosztja meg a kapcsolatától.
idea-takes-dvonn = megszerez neked egy DVONN-korongot.
idea-carries-dvonn = magával viszi a DVONN-korongot oda, ahol kell neked.
idea-covers = az ellenfél { $number ->
    [one] egy korongját
   *[other] { $number } korongját
} fedi le.
idea-builds = két tornyodat egyesíti { $number ->
    [one] egyetlen korong
   *[other] { $number } korong
} magas toronnyá.

missed-covers = { $number ->
    [one] Ez semmit sem fed le az ellenféltől.
   *[other] Ez { $number } korongnál kevesebbet fed le.
}
missed-cuts = { $number ->
    [one] Az ellenfél egyetlen korongja sem veszti el a kapcsolatát.
   *[other] Az ellenfélnek { $number } korongnál kevesebb vész el.
}
missed-not-loses = Így saját korongokat is veszítesz.
