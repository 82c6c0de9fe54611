# Jocul pe acest dispozitiv: alegerea jocului, mutările, rezultatele, partidele păstrate.

rules-loading = Se pregătește tabla…
rules-failed = Regulile nu au putut fi încărcate.
rules-retry = Încearcă din nou

side-white = Alb
side-black = Negru
yes = Da
no = Nu

game-gipf = GIPF
game-yinsh = YINSH
variant-gipf-basic = De bază
variant-gipf-basic-note = Câte 15 piese și nicio piesă GIPF: așa se învață jocul cel mai ușor.
variant-gipf-standard = Standard
variant-gipf-standard-note = Fiecare începe cu trei piese GIPF pe tablă. Cine le pierde pe toate a pierdut. Destul de bogat pentru o viață.
variant-gipf-tournament = De competiție
variant-gipf-tournament-note = Tabla este goală. Introdu câte piese GIPF vrei înaintea primei tale piese de bază; trei sau patru ajung. Jocul adevărat, pentru cei cu experiență.
variant-yinsh-standard = Standard
variant-yinsh-standard-note = Câștigă cine scoate trei inele.
variant-yinsh-blitz = Fulger
variant-yinsh-blitz-note = Câștigă cine scoate primul un inel. Pentru cine iubește partidele rapide și bun pentru învățat.

setup-title = Partidă nouă
setup-game = Jocul
setup-variant = Varianta
setup-opponent = Adversarul
setup-computer = Calculatorul
setup-person = Cineva la acest dispozitiv
setup-link = Un prieten, prin link
setup-level = Puterea calculatorului
setup-level-note = { $name }: { $note }
level-1-name = Vale
level-1-note = Abia a învățat regulile și nu vede cele mai multe ocazii.
level-2-name = Pajiște
level-2-note = Vede ce se întâmplă pe loc, dar rareori ce pregătești.
level-3-name = Potecă
level-3-note = Se uită puțin înainte și încă îi scapă multe.
level-4-name = Pădure
level-4-note = Ia tot ce îi lași.
level-5-name = Cabană
level-5-note = Gândește în avans, dar mai greșește din când în când.
level-6-name = Pantă
level-6-note = Îi scapă puține: ai nevoie de un plan.
level-7-name = Creastă
level-7-note = Pedepsește mutările neatente.
level-8-name = Perete de stâncă
level-8-note = Vede departe și se apără bine.
level-9-name = Ghețar
level-9-note = Nu greșește aproape deloc.
level-10-name = Vârf
level-10-note = Calculatorul la puterea lui deplină.
setup-side = Culoarea ta
setup-side-either = Tragere la sorți
setup-clock = Ceas
setup-clock-none = Fără
setup-clock-note = Minute pentru partidă + secunde pentru fiecare mutare.
setup-clock-own = Altul
setup-clock-minutes = Minute pentru partidă
setup-clock-seconds = Secunde pentru fiecare mutare
setup-names = Nume
setup-name-you = Numele tău
setup-extra = Piese în plus și handicap
setup-extra-note = Până la trei piese în plus în rezervă: pentru amândoi, o partidă mai lungă; pentru unul, un handicap. O victorie ușoară aduce puțin, iar înfrângerea mereu nimic: dacă unul e mult mai puternic, echilibrați.
setup-extra-none = Fără
setup-start = Începe
setup-first-time = Ești aici prima dată? Învață jocul în trei minute
setup-from-position = { $game ->
    [gipf-plus] O partidă de GIPF cu potențiale din poziția pe care ai așezat-o.
   *[other] O partidă de { $game } din poziția pe care ai așezat-o.
}

game-heading = { $game ->
    [gipf-plus] GIPF cu potențiale
   *[other] { $game }
}, { $variant ->
    [basic] de bază
    [tournament] de competiție
    [blitz] fulger
    [expert] pentru experți
   *[other] standard
}
game-missing = Această partidă nu este aici
game-missing-text = Poate a fost ștearsă sau a fost jucată pe alt dispozitiv.
game-new = Partidă nouă

player-person = Jucător
player-computer = Calculator, nivelul { $level }
player-won = ✓
player-thinking = se gândește…
player-to-move = { $colour ->
    [white] Albul la mutare
   *[other] Negrul la mutare
}
player-clock = { $colour ->
    [white] Ceasul albului: { $time }
   *[other] Ceasul negrului: { $time }
}

held-reserve-basic = { $colour ->
    [white] Rezerva albului: { $count }
   *[other] Rezerva negrului: { $count }
}
held-captured = { $colour ->
    [white] Capturate de alb: { $count }
   *[other] Capturate de negru: { $count }
}
held-controlled = { $colour ->
    [white] Piese controlate de alb: { $count }
   *[other] Piese controlate de negru: { $count }
}
held-hand-ring = { $colour ->
    [white] Inele de așezat ale albului: { $count }
   *[other] Inele de așezat ale negrului: { $count }
}
held-removed-ring = { $colour ->
    [white] Inele scoase de alb: { $count } din { $target }
   *[other] Inele scoase de negru: { $count } din { $target }
}
held-pool-marker = Rezerva comună: { $count }

# Ce este de hotărât acum.
decide = { $colour ->
    [white] Albul
   *[other] Negrul
}: { $decision }
decide-push = alege un punct de pe margine pentru a introduce o piesă.
decide-push-gipf-piece = alege un punct de pe margine pentru a introduce o piesă GIPF.
decide-push-either = alege felul piesei, apoi un punct de pe margine.
decide-push-last-gipf-piece = alege un punct de pe margine. După această piesă de bază nu mai poți introduce piese GIPF.
decide-line = alege linia: unde se oprește împingerea.
decide-which-row = alege rândul pe care îl iei.
decide-take = ia rândul.
decide-take-or-keep = lasă sau ia piesele evidențiate, apoi ia rândul.
decide-take-or-end = ia piese GIPF din rând sau lasă-l pe tablă.
decide-place-ring = așază un inel pe orice nod gol.
decide-move-ring = alege unul dintre inelele tale.
decide-move-ring-to = alege unde merge inelul.
decide-remove-ring = scoate unul dintre inelele tale.
decide-pass = niciun inel al tău nu se poate mișca; pasează.
decide-confirm = confirmă mutarea.

entry-kind = Ce vine pe tablă
entry-gipf-piece = Piesă GIPF
entry-basic-piece = Piesă de bază
entry-take = Ia rândul
entry-rings = Cerc întrerupt: piesa pleacă. Cerc plin: rămâne. O atingere schimbă alegerea.
entry-done = Lasă-l
entry-pass = Pasează
entry-confirm = Confirmă
entry-undo = Anulează
# What was done by itself because nothing else was possible.
told-row-home = { $who ->
    [you] Rândul tău { $first }–{ $last } s-a întors la tine: +{ $home }.
    [white] Rândul albului { $first }–{ $last } s-a întors la el: +{ $home }.
   *[other] Rândul negrului { $first }–{ $last } s-a întors la el: +{ $home }.
}
told-row-captures = { $who ->
    [you] Rândul tău { $first }–{ $last } s-a întors la tine: +{ $home }, capturate: { $gone }.
    [white] Rândul albului { $first }–{ $last } s-a întors la el: +{ $home }, capturate: { $gone }.
   *[other] Rândul negrului { $first }–{ $last } s-a întors la el: +{ $home }, capturate: { $gone }.
}
told-row-markers = { $who ->
    [you] Rândul tău { $first }–{ $last } a fost luat de pe tablă.
    [white] Rândul albului { $first }–{ $last } a fost luat de pe tablă.
   *[other] Rândul negrului { $first }–{ $last } a fost luat de pe tablă.
}
told-pass = { $who ->
    [you] Nu ai putut muta și ai pasat.
    [white] Albul nu a putut muta și a pasat.
   *[other] Negrul nu a putut muta și a pasat.
}

type-turn = Scrie o mutare
type-play = Joacă

looking-back = Mutări jucate: { $count } din { $turns }.
computer-thinking = Calculatorul se gândește…
turns-label = Mutări
turns-none = Încă nu s-a jucat nicio mutare.

action-take-back = Retrage
action-draw = Remiză
action-resign = Cedează
action-more = Mutări și altele
action-flip = Întoarce tabla
action-pause = Pauză
paused = Ceasurile stau.
resume = Continuă
premove-chosen = Ales pentru mutarea ta următoare: { $turn }
premove-cancel = Anulează alegerea
action-back = Înapoi
action-forward = Înainte
action-now = La partidă
action-analyse = Analizează
action-rematch = Revanșă
action-replay = Reluare
end-won = Ai câștigat!
end-lost = Ai pierdut.
end-draw = Remiză.
end-share = Distribuie…
end-picture = Imagine ({ $kind })
ask-resign = { $colour ->
    [white] Albul cedează?
   *[other] Negrul cedează?
}
ask-draw = Sunteți amândoi de acord cu remiza?

# Rezultate.
result-out-of-pieces = { $winner ->
    [white] Albul a câștigat: negrul nu mai are nicio piesă de introdus.
   *[other] Negrul a câștigat: albul nu mai are nicio piesă de introdus.
}
result-no-gipf-piece = { $winner ->
    [white] Albul a câștigat: ultima piesă GIPF a negrului a ieșit de pe tablă.
   *[other] Negrul a câștigat: ultima piesă GIPF a albului a ieșit de pe tablă.
}
result-no-push = { $winner ->
    [white] Albul a câștigat: toate liniile sunt închise pentru negru.
   *[other] Negrul a câștigat: toate liniile sunt închise pentru alb.
}
result-rings-removed = { $winner ->
    [white] Albul a câștigat: a scos ultimul inel necesar.
   *[other] Negrul a câștigat: a scos ultimul inel necesar.
}
result-pool-empty = { $winner ->
    [white] Albul a câștigat: toate marcajele sunt pe tablă și albul a scos mai multe inele.
   *[other] Negrul a câștigat: toate marcajele sunt pe tablă și negrul a scos mai multe inele.
}
result-no-ring-can-move = { $winner ->
    [white] Albul a câștigat: niciun inel nu se poate mișca și albul a scos mai multe inele.
   *[other] Negrul a câștigat: niciun inel nu se poate mișca și negrul a scos mai multe inele.
}
result-resignation = { $winner ->
    [white] Albul a câștigat: negrul a cedat.
   *[other] Negrul a câștigat: albul a cedat.
}
result-time = { $winner ->
    [white] Albul a câștigat: negrul a depășit timpul.
   *[other] Negrul a câștigat: albul a depășit timpul.
}
result-draw-pool-empty = Remiză: toate marcajele sunt pe tablă și amândoi au scos la fel de multe inele.
result-draw-no-ring-can-move = Remiză: niciun inel nu se poate mișca și amândoi au scos la fel de multe inele.
result-draw-repetition = Remiză: aceeași poziție a apărut a treia oară.
result-draw-agreement = Remiză de comun acord.

# Pentru cititoarele de ecran.
board-label = { $game ->
    [gipf-plus] Tablă de GIPF cu potențiale
   *[other] Tablă de { $game }
}, { $over ->
    [yes] partida s-a încheiat
   *[no] { $side ->
        [white] albul la mutare
       *[other] negrul la mutare
    }
}
board-help = Săgețile merg pe tablă, Page Up și Page Down trec prin ce se poate alege, Enter alege, Escape anulează. B citește tabla, U anulează ultima alegere, C confirmă, T ia rândul ales, H dă un indiciu, virgula și punctul merg înapoi și înainte.
board-empty = Tabla este goală.
point-empty = { $point }, gol
point-missing = { $point }, fără inel
point-piece = { $point }, { $piece }
point-choosable = { $place }, se poate alege
point-taken = { $place }, se ia
point-kept = { $place }, rămâne
point-flips = { $place }, întoarce { $count ->
    [one] { $count } marcaj
    [few] { $count } marcaje
   *[other] { $count } de marcaje
}
piece-basic = { $colour ->
    [white] piesă albă
   *[other] piesă neagră
}
piece-gipf = { $colour ->
    [white] piesă GIPF albă
   *[other] piesă GIPF neagră
}
piece-ring = { $colour ->
    [white] inel alb
   *[other] inel negru
}
piece-marker = { $colour ->
    [white] marcaj alb
   *[other] marcaj negru
}
pieces-basic = { $colour ->
    [white] Piese albe
   *[other] Piese negre
}
pieces-gipf = { $colour ->
    [white] Piese GIPF albe
   *[other] Piese GIPF negre
}
pieces-ring = { $colour ->
    [white] Inele albe
   *[other] Inele negre
}
pieces-marker = { $colour ->
    [white] Marcaje albe
   *[other] Marcaje negre
}
say-turn = { $colour ->
    [white] Albul a jucat: { $turn }
   *[other] Negrul a jucat: { $turn }
}

# Partide păstrate.
games-title = Partide pe acest dispozitiv
games-loading = Se caută partidele tale…
games-none = Încă nu ai jucat pe acest dispozitiv.
games-players = { $white } – { $black }
games-turns = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
games-open = { $colour ->
    [white] Albul la mutare
   *[other] Negrul la mutare
}
games-resume = Continuă
games-export = Exportă
games-export-all = Exportă tot
games-delete = Șterge
games-deleted = Șters: { $name }.
games-bring-back = Adu-o înapoi
games-export-found = Exportă-le
statistics = Partide cu calculatorul
statistics-level = Nivel
statistics-won = Victorii
statistics-drawn = Remize
statistics-lost = Înfrângeri
statistics-points = Puncte

# De ce ceva nu se poate face, citi sau așeza.
problem-at = Linia { $line }, coloana { $column }: { $problem }
problem-unreadable-position = Poziția nu poate fi citită ({ $text ->
    [game] joc
    [variant] variantă
    [board] tablă
    [side] partea la mutare
    [reserves] rezerve
    [permissions] permisiuni
    [stocks] potențiale
    [hand] inele de așezat
    [removed] inele scoase
    [phase] faza
   *[other] poziție
}, caracterul { $number }): { $reason }
problem-gipf-piece-in-basic = { $first }: varianta de bază nu are piese GIPF.
problem-reserve-too-large = { $colour ->
    [white] Piese în rezerva albului: { $number }; sunt posibile cel mult 21.
   *[other] Piese în rezerva negrului: { $number }; sunt posibile cel mult 21.
}
problem-too-many-pieces = { $colour ->
    [white] Piesele albului, în total: { $number }; sunt posibile cel mult 21.
   *[other] Piesele negrului, în total: { $number }; sunt posibile cel mult 21.
}
problem-permission-outside-tournament = { $colour ->
    [white] Albul poate introduce piese GIPF numai în varianta de competiție.
   *[other] Negrul poate introduce piese GIPF numai în varianta de competiție.
}
problem-no-row = În această fază, cel la mutare nu are niciun rând de luat.
problem-compulsory-row-stands = Rândul { $first }–{ $last } al celui la mutare trebuie luat înainte de împingere: alege altă fază.
problem-ring-count = { $colour ->
    [white] Inelele albului pe tablă, în mână și scoase: { $number }; trebuie să fie 5.
   *[other] Inelele negrului pe tablă, în mână și scoase: { $number }; trebuie să fie 5.
}
problem-too-many-markers = Marcaje pe tablă: { $number }; rezerva comună are 51.
problem-no-ring-in-hand = { $colour ->
    [white] Albul ar trebui să așeze un inel, dar nu mai are niciunul în mână.
   *[other] Negrul ar trebui să așeze un inel, dar nu mai are niciunul în mână.
}
problem-ring-in-hand = { $colour ->
    [white] Albul mai are inele în mână, deci urmează așezarea inelelor.
   *[other] Negrul mai are inele în mână, deci urmează așezarea inelelor.
}
problem-markers-in-placement = Cât timp se așază inelele, pe tablă nu sunt marcaje.
problem-row-stands = Rândul celui la mutare trebuie luat înainte de mutarea unui inel: alege altă fază.
problem-no-record = Aici nu este nicio partidă.
problem-unreadable-record = Partida nu poate fi citită: { $reason }
problem-too-many-turns = În partidă nu mai încap mutări.
problem-too-deep = Variantele sunt imbricate prea adânc.
