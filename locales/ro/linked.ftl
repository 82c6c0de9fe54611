# Jocuri legate.
link-title = Probe pentru potențiale
link-note = Leagă un fel de potențial de o probă. Cine pierde proba pierde și potențialul.
link-preset = Legături
link-preset-none = Fără probe
link-preset-own-games = Fiecare prin jocul său
link-preset-own-games-note = TAMSK prin TZAAR, care i-a luat locul în proiect, ZÈRTZ prin ZÈRTZ, DVONN prin DVONN, YINSH prin YINSH, PÜNCT prin PÜNCT.
link-contests = Care folosiri se dispută
link-contests-always = Fiecare
link-contests-always-note = Ca în regulamente: când cineva vrea să folosească un potențial legat, mai întâi vine proba.
link-contests-challenged = Cele contestate
link-contests-challenged-note = Mai scurt: adversarul acceptă folosirea sau o contestă.
link-agreed-note = Ce puteți stabili: o rundă de domino, o mână de cărți, o partidă de „Nu te supăra, frate”, zarul mai mare – orice are un câștigător.
link-limit = Provocări pentru fiecare jucător
link-limit-none = Fără limită
link-limit-note = Pentru toată partida.
contest-free = fără probă
contest-die = zaruri
contest-coin = o monedă
contest-yinsh = o partidă de YINSH
contest-yinsh-blitz = o partidă de YINSH fulger
contest-gipf-basic = o partidă de GIPF de bază
contest-dvonn = o partidă de DVONN
contest-tzaar = o partidă de TZAAR
contest-zertz = o partidă de ZÈRTZ
contest-punct = o partidă de PÜNCT
contest-agreed = ceva stabilit de voi, de exemplu domino sau cărți
# What a contest promises, before a use is declared.
odds-die = Amândoi aruncă zarul; la egalitate câștigă cel care folosește potențialul (21 din 36).
odds-coin = Cine îl folosește câștigă o dată din două.
odds-game = Cine folosește potențialul joacă cu albul, iar remiza îi ajunge.
odds-agreed = Amândoi spuneți cine a câștigat.
ability-always = Înainte de folosire: { $contest }.
ability-challenged = Adversarul poate contesta folosirea: { $contest }.
linked-announced = { $user ->
    [white] Pentru potențialul { $potential } al albului ({ $use }) decide mai întâi o probă: { $contest }.
   *[other] Pentru potențialul { $potential } al negrului ({ $use }) decide mai întâi o probă: { $contest }.
}
linked-begin = La probă
linked-turns = Mutările probei
linked-main-turns = Mutările partidei
linked-disputed = Cele două răspunsuri se contrazic. Spuneți încă o dată, amândoi.
linked-declared = { $user ->
    [white] albul vrea să folosească { $potential } ({ $use }). Accepți sau îl provoci ({ $contest })?
   *[other] negrul vrea să folosească { $potential } ({ $use }). Accepți sau îl provoci ({ $contest })?
}
linked-report = { $user ->
    [white] cine a câștigat proba pentru potențialul { $potential } al albului? Amândoi trebuie să spuneți la fel.
   *[other] cine a câștigat proba pentru potențialul { $potential } al negrului? Amândoi trebuie să spuneți la fel.
}
linked-rolling = Se hotărăște acum…
linked-accepted = { $user ->
    [white] Potențialul { $potential } al albului a fost acceptat.
   *[other] Potențialul { $potential } al negrului a fost acceptat.
}
linked-dice-won = { $user ->
    [white] Albul a dat { $own }, adversarul { $other }: { $potential } poate fi folosit.
   *[other] Negrul a dat { $own }, adversarul { $other }: { $potential } poate fi folosit.
}
linked-dice-lost = { $user ->
    [white] Albul a dat { $own }, adversarul { $other }: { $potential } este pierdut.
   *[other] Negrul a dat { $own }, adversarul { $other }: { $potential } este pierdut.
}
linked-coin-won = { $user ->
    [white] Moneda a căzut în favoarea albului: { $potential } poate fi folosit.
   *[other] Moneda a căzut în favoarea negrului: { $potential } poate fi folosit.
}
linked-coin-lost = { $user ->
    [white] Moneda a căzut împotriva albului: { $potential } este pierdut.
   *[other] Moneda a căzut împotriva negrului: { $potential } este pierdut.
}
linked-game-won = { $user ->
    [you] Ai câștigat proba: { $potential } poate fi folosit.
    [computer] Calculatorul a câștigat proba: { $potential } poate fi folosit.
    [named] { $name } a câștigat proba: { $potential } poate fi folosit.
    [white] Albul a câștigat proba: { $potential } poate fi folosit.
   *[other] Negrul a câștigat proba: { $potential } poate fi folosit.
}
linked-game-lost = { $user ->
    [you] Ai pierdut proba: { $potential } este pierdut.
    [computer] Calculatorul a pierdut proba: { $potential } este pierdut.
    [named] { $name } a pierdut proba: { $potential } este pierdut.
    [white] Albul a pierdut proba: { $potential } este pierdut.
   *[other] Negrul a pierdut proba: { $potential } este pierdut.
}
linked-banner = { $user ->
    [you] Probă pentru { $potential }: aici tu joci cu albul.
    [computer] Probă pentru { $potential }: aici calculatorul joacă cu albul.
    [named] Probă pentru { $potential }: aici { $name } joacă cu albul.
    [white] Probă pentru { $potential }: cine joacă în partidă cu albul joacă și aici cu albul.
   *[other] Probă pentru { $potential }: cine joacă în partidă cu negrul joacă aici cu albul.
}
# Who decides in a contest: there the colours may be the other way round.
linked-decide = { $name }: { $decision }
linked-you = Tu
linked-computer = Calculatorul
linked-white = Albul din partidă
linked-black = Negrul din partidă
linked-accept = Acceptă
linked-challenge = Provoacă
linked-go-on = Mai departe
linked-yield = Cedează proba
linked-user-won = { $user ->
    [white] A câștigat albul
   *[other] A câștigat negrul
}
linked-user-lost = { $user ->
    [white] A pierdut albul
   *[other] A pierdut negrul
}
replay-contest = Vezi proba
replay-leave = Înapoi la partidă
analysis-in-contest = Aceasta este o probă din partidă.
problem-answer-first = Folosirea anunțată trebuie întâi acceptată sau contestată.
problem-nothing-declared = Nicio folosire nu așteaptă un răspuns.
problem-contest-first = Întâi trebuie hotărâtă proba.
problem-no-contest = Acum nu este nicio probă.
problem-contest-over = Proba s-a încheiat.
problem-other-result = Proba s-a încheiat altfel.
problem-not-decided = Proba nu este hotărâtă și o poate ceda doar cel care tocmai începe o mutare.
problem-links = Probele nu pot fi citite: { $reason }
