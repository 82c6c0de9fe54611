# Mire jó egy lépés: a tipp egyetlen mondatban.

hint-show = Tipp
hint-thinking = Jó lépés keresése…
hint-says = Tipp: { $idea }
hint-turn = Tipp ({ $turn }): { $idea }
idea-wins-last-gipf = leveszi az ellenfél utolsó GIPF-korongját, és megnyeri a játszmát.
idea-runs-out = az ellenfélnek nem marad betolható korongja, ezzel nyersz.
idea-closes-all = minden vonalat lezár az ellenfél előtt, ezzel nyersz.
idea-wins-rings = sort alkot, és a levett gyűrűvel nyersz.
idea-wins-count = befejezi a játszmát, és te vettél le több gyűrűt.
idea-draws = döntetlenre hozza a játszmát.
idea-wins-gipf = { $number ->
    [one] begyűjt egy GIPF-korongot.
   *[other] begyűjt { $number } GIPF-korongot.
}
idea-captures = { $number ->
    [one] olyan sort alkot, amely begyűjt egy korongot.
   *[other] olyan sort alkot, amely begyűjt { $number } korongot.
}
idea-makes-row = { $number ->
    [one] sort alkot, és egy korongot hazahoz.
   *[other] sort alkot, és { $number } korongot hazahoz.
}
idea-takes-ring = { $number ->
    [one] sort alkot, és levehetsz egy gyűrűt.
   *[other] { $number } sort alkot, és mindegyikért levehetsz egy gyűrűt.
}
idea-breaks-threat = kivédi az ellenfél készülő sorát.
idea-forces-row = bármit tesz az ellenfél, a következő lépésben sort alkotsz.
idea-threatens = sorral fenyeget a következő lépésben.
idea-hinders = az ellenfél kevesebbféleképpen alkothat sort.
idea-forces-taking = az ellenfélnek le kell vennie a saját sorát, és oda a támadása.
idea-gives-row = sort ad az ellenfélnek: eggyel kevesebb gyűrűvel játszik tovább.
idea-brings-gipf = még egy GIPF-korong a táblára, amíg lehet; négynél több ritkán kell.
idea-first-basic = elég a GIPF-korongból: az alapkoronggal kezdődik az igazi játék.
idea-uses-potential = akkor használ egy potenciált, amikor az a legtöbbet ér.
idea-extra-push = a TAMSK-ot második tolásként hozza be.
idea-loads = töltött korongot hoz be, amíg lehet.
idea-clears = { $number ->
    [one] előbb leveszi a sorodat; egy korong hazatér.
   *[other] előbb leveszi a sorodat; { $number } korong hazatér.
}
idea-centre = korongot juttat a középpontra.
idea-towards-centre = a korongjaidat közép felé viszi, vagy az ellenfél korongjait onnan el.
idea-places-centre = középtájon a gyűrűnek sok vonala van.
idea-places-wide = a többitől távol a gyűrűnek saját tere van.
idea-turns-own = { $number ->
    [one] egy korongot a te színedre fordít át.
   *[other] { $number } koronggal több lesz a te színedből.
}
idea-turns-theirs = { $number ->
    [one] egy korongot elvesz az ellenfél színéből.
   *[other] { $number } korongot elvesz az ellenfél színéből.
}
idea-joins = korongot tesz a tieid mellé.
idea-restricts = szűkíti az ellenfél gyűrűinek mozgását.
idea-frees = több teret ad a gyűrűidnek.
idea-passes = egyik gyűrűd sem tud lépni, passzolj.
idea-quiet = csendes lépés: rögtön nem történik semmi, de kicsit javul az állásod.
