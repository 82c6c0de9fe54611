# GIPF potenciálokkal.

# Miről kell most dönteni.
decide-push-loaded = válassz töltött vagy alapkorongot, aztán egy szélső pontot.
decide-push-any = válassz GIPF-korongot, töltött vagy alapkorongot, aztán egy szélső pontot.
decide-push-or-use = tolj be egy korongot, vagy használd egyik potenciálodat.
decide-use-potential = nem tudsz korongot betolni; használd egyik potenciálodat.
decide-extra-push = told be a középen álló T-t, vagy dobd el.
decide-take-or-spare = hagyd meg vagy vedd el a megjelölt korongokat, aztán vedd le a sort.

# Mi nem szabad.
problem-extra-first = Előbb a középen álló T-t kell betolni vagy eldobni.
problem-no-extra = Most nincs középről betolható T.
problem-loaded-pieces-over = Az első alapkorong után már nem tolható be töltött korong.
problem-none-in-stock = Nincs több betolható { $text }.
problem-must-go = Ezt is le kell venni: { $first }.
problem-not-loaded = A lépő félnek nincs töltött korongja itt: { $first }.
problem-tamsk-waits = A T akkor tolható be, amikor a korongja középen áll.
problem-zertz-jumps-over = A Z a mellette álló egy vagy több korongot ugorja át, és az utánuk következő első üres pontra érkezik.
problem-yinsh-runs = Az Y egy vonal mentén, csak üres pontokon át fut.
problem-dvonn-jumps-onto = A D az ellenfél szomszédos alapkorongjára vagy D-jére ugrik.
problem-punct-jumps-onto = Az U az ellenfél szomszédos GIPF-korongjára vagy U-jára ugrik.

# Mi a baj egy felállással.
problem-too-many-potentials = { $colour ->
    [white] Fehérnek { $number } darab { $text } potenciálja van; egy fajtából legfeljebb 6 lehet.
   *[other] Feketének { $number } darab { $text } potenciálja van; egy fajtából legfeljebb 6 lehet.
}
problem-stock-without-permission = { $colour ->
    [white] Fehérnek van betolható potenciálja, de már csak alapkorongot tolhat be.
   *[other] Feketének van betolható potenciálja, de már csak alapkorongot tolhat be.
}
problem-no-tamsk-on-centre = Ebben a szakaszban a lépő fél T-vel töltött korongja áll az e5 ponton.
problem-tamsk-on-centre = A lépő fél T-vel töltött korongja áll az e5 ponton: válaszd a külön betolás szakaszát.
problem-row-stands-in-phase = A lépő fél { $first }–{ $last } sorát előbb le kell venni: válassz másik szakaszt.
