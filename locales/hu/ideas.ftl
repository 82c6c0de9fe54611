# Mire jó egy lépés: a tipp egyetlen mondatban.

hint-show = Tipp
hint-thinking = Jó lépés keresése…
hint-says = Tipp: { $idea }
idea-wins-last-gipf = leveszi az ellenfél utolsó GIPF-korongját, és megnyeri a játszmát.
idea-runs-out = az ellenfélnek nem marad betolható korongja, ezzel nyersz.
idea-closes-all = minden vonalat lezár az ellenfél előtt, ezzel nyersz.
idea-wins-rings = sort csinál, és a levett gyűrűvel nyersz.
idea-wins-count = befejezi a játszmát, és te vettél le több gyűrűt.
idea-draws = döntetlenre hozza a játszmát.
idea-wins-gipf = { $number ->
    [one] elfog egy GIPF-korongot.
   *[other] elfog { $number } GIPF-korongot.
}
idea-captures = { $number ->
    [one] olyan sort csinál, amely elfog egy korongot.
   *[other] olyan sort csinál, amely elfog { $number } korongot.
}
idea-makes-row = { $number ->
    [one] sort csinál, és egy korongot hazahoz.
   *[other] sort csinál, és { $number } korongot hazahoz.
}
idea-takes-ring = { $number ->
    [one] sort csinál, és levehetsz egy gyűrűt.
   *[other] { $number } sort csinál, és mindegyikért levehetsz egy gyűrűt.
}
idea-breaks-threat = kivédi az ellenfél készülő sorát.
idea-forces-row = bármit tesz az ellenfél, a következő lépésben sort csinálsz.
idea-threatens = sorral fenyeget a következő lépésben.
idea-hinders = az ellenfél kevesebbféleképpen csinálhat sort.
idea-brings-gipf = még egy GIPF-korong a táblán, amíg lehet.
idea-first-basic = elég a GIPF-korongból: az alapkoronggal kezdődik az igazi játék.
idea-uses-potential = akkor használ egy potenciált, amikor az a legtöbbet ér.
idea-extra-push = a T-t második tolásként hozza be.
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
    [one] egy korongot a te színedre fordít.
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
idea-quiet = csendes lépés: rögtön nem történik semmi, de javul kicsit az állásod.
