# GIPF cu potențiale.

game-gipf-plus = GIPF cu potențiale

# Alcătuirea jocului.
compose-title = Alcătuiește-ți GIPF-ul
compose-note = O piesă de bază încărcată cu un potențial poate face o dată o mutare pe care una neîncărcată nu o poate face. Stabiliți câte are fiecare: la fel pentru amândoi sau fiecare preferatele lui. Este doar o opțiune: GIPF se joacă foarte bine și fără.
compose-preset = Alcătuire
compose-preset-ultimate = Ultimate
compose-preset-ultimate-note = Ultimate GIPF: regulile de competiție, câte 21 de piese și câte trei potențiale din fiecare fel.
compose-preset-one = Câte unul
compose-preset-one-note = Jocul standard, cu câte un potențial din fiecare fel pentru amândoi.
compose-preset-single-note = Jocul standard, cu trei potențiale de acest fel pentru amândoi.
compose-preset-own = A ta
compose-preset-own-note = O alcătuire a ta.
compose-extra = Piese în plus

# Ce pot potențialele.
potential-t = TAMSK dă o împingere în plus: când piesa ajunge în centru, pe e5, potențialul ei este introdus dintr-un punct de pe margine.
potential-z = ZÈRTZ sare în linie dreaptă peste una sau mai multe piese, pe primul nod gol de după ele.
potential-d = DVONN sare pe o piesă de bază vecină a adversarului sau pe un DVONN al lui.
potential-y = YINSH aleargă de-a lungul unei linii, până la orice nod gol la care poate ajunge.
potential-u = PÜNCT sare pe o piesă GIPF vecină a adversarului sau pe un PÜNCT al lui.

# Ce este de hotărât acum.
decide-push-loaded = alege ce piesă introduci, apoi punctul de pe margine.
decide-push-any = alege ce piesă introduci, apoi punctul de pe margine.
decide-push-or-use = alege un punct de pe margine ca să introduci o piesă sau folosește una dintre piesele tale încărcate.
decide-push-last = alege un punct de pe margine. După această piesă de bază nu mai poți introduce potențiale.
decide-use-potential = nu se poate introduce nicio piesă: folosește una dintre piesele tale încărcate.
decide-extra-push = TAMSK-ul tău este în centru: introdu potențialul dintr-un punct de pe margine sau renunță la el.
decide-use-z = alege nodul de după piesele peste care sare ZÈRTZ.
decide-use-d = alege piesa pe care sare DVONN.
decide-use-y = alege unde aleargă YINSH.
decide-use-u = alege piesa pe care sare PÜNCT.
decide-take-one = niciun rând nu poate rămâne: cel puțin una dintre aceste piese trebuie să plece.

entry-loaded-piece = Piesă încărcată cu { $potential }
entry-loaded-count = { $piece }, rămase: { $count }
entry-discard = Renunță

held-stock = { $colour ->
    [white] Potențiale pe care albul le mai poate introduce
   *[other] Potențiale pe care negrul le mai poate introduce
}

# Pentru cititoare de ecran.
piece-loaded = { $colour ->
    [white] piesă albă încărcată cu { $potential }
   *[other] piesă neagră încărcată cu { $potential }
}
piece-used = { $colour ->
    [white] { $potential } alb folosit
   *[other] { $potential } negru folosit
}
piece-on = { $top }, sub el { $below }
point-uses = { $place }, poate merge la { $points }

# Editorul de poziții.
editor-phase-extra1 = Împingere în plus înainte de împingere
editor-phase-extra2 = Împingere în plus după împingere
editor-permission-loaded = piese încărcate și piese de bază
editor-permission-all = toate felurile

# De ce nu se poate face sau așeza ceva.
problem-too-many-potentials = { $colour ->
    [white] Potențiale { $text } ale albului: { $number }; pot fi cel mult 6 de un fel.
   *[other] Potențiale { $text } ale negrului: { $number }; pot fi cel mult 6 de un fel.
}
problem-stock-without-permission = { $colour ->
    [white] Albul mai are potențiale, dar poate introduce doar piese de bază.
   *[other] Negrul mai are potențiale, dar poate introduce doar piese de bază.
}
problem-no-tamsk-on-centre = Împingerea în plus cere o piesă a celui la mutare, încărcată cu TAMSK, pe e5.
problem-tamsk-on-centre = TAMSK-ul de pe e5 al celui la mutare dă o împingere în plus: alege acea fază.
problem-row-stands-in-phase = Rândul { $first }–{ $last } al celui la mutare trebuie luat întâi: alege altă fază.

# What is not allowed, or wrong with an arrangement.
decide-take-or-spare = lasă sau ia piesele evidențiate, apoi ia rândul.
editor-tray-tamsk-tamsk = TAMSK
editor-tray-zertz-zertz = ZÈRTZ
editor-tray-dvonn-dvonn = DVONN
editor-tray-yinsh-yinsh = YINSH
editor-tray-punct-punct = PÜNCT
