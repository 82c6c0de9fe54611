# Amit egy lépésről mondunk, ha nem azt teszi, amit a lecke kér, és nincs saját mondata.

missed-turn = Ez szabályos, de nem ezt kéri a feladat.
missed-wins = Ez még nem nyer.
missed-takes = { $number ->
    [one] Egy sor sem került le.
   *[other] { $number } sornál kevesebb került le.
}
missed-not-takes = { $number ->
    [one] Lekerült egy sor.
   *[other] { $number } sor került le, több a kértnél.
}
missed-claims = { $number ->
    [one] Ebből nem lesz sor.
   *[other] Ebből nem lesz { $number } sor.
}
missed-captures = { $number ->
    [one] Ez semmit sem gyűjt be.
   *[other] Ez { $number } korongnál kevesebbet gyűjt be.
}
missed-captures-gipf = { $number ->
    [one] Ez nem gyűjt be GIPF-korongot.
   *[other] Ez { $number } GIPF-korongnál kevesebbet gyűjt be.
}
missed-returns = { $number ->
    [one] Egy korong sem tér vissza a tartalékodba.
   *[other] { $number } korongnál kevesebb tér vissza a tartalékodba.
}
missed-flips = { $number ->
    [one] Ez nem fordít át korongot.
   *[other] Ez { $number } korongnál kevesebbet fordít át.
}
missed-enters-gipf = Ez alapkorongot hozott be. GIPF-korongot kért a feladat.
missed-not-enters-gipf = Ez GIPF-korongot hozott be. Alapkorongot kért a feladat.
missed-leaves-row = Ezután az ellenfélnek nincs sora.
missed-not-leaves-row = Ezzel sort adsz az ellenfélnek.
missed-threatens = Ez nem fenyeget sorral.
missed-forces-row = Erre van válasza az ellenfélnek, és a következő lépésben nem lesz sorod.
missed-safe = Ezután az ellenfél még alkothat sort.
