# Jocuri legate.
link-title = Probe pentru potențiale
link-note = Leagă un fel de potențial de o probă: când cineva vrea să-l folosească, adversarul îl poate provoca. Cine pierde proba pierde și potențialul.
link-limit = Provocări pentru fiecare jucător
link-limit-none = Fără limită
link-limit-note = Pentru toată partida.
contest-free = fără provocare
contest-die = zaruri
contest-coin = o monedă
contest-yinsh = o partidă de YINSH
contest-yinsh-blitz = o partidă de YINSH fulger
contest-gipf-basic = o partidă de GIPF de bază
contest-agreed = ceva stabilit de voi, de exemplu domino sau cărți
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
