# GIPF cu potențiale.

# Ce este de hotărât acum.
decide-push-loaded = alege o piesă încărcată sau simplă, apoi un punct de pe margine.
decide-push-any = alege o piesă GIPF, încărcată sau simplă, apoi un punct de pe margine.
decide-push-or-use = introdu o piesă sau folosește unul dintre potențialele tale.
decide-use-potential = nu poți introduce nicio piesă; folosește unul dintre potențialele tale.
decide-extra-push = introdu T-ul din centru sau renunță la el.
decide-take-or-spare = păstrează sau ia piesele însemnate, apoi ia rândul.

# Ce nu este permis.
problem-extra-first = Mai întâi T-ul din centru trebuie introdus sau îndepărtat.
problem-no-extra = Acum nu este niciun T de introdus din centru.
problem-loaded-pieces-over = După prima piesă simplă nu se mai pot introduce piese încărcate.
problem-none-in-stock = Nu a mai rămas niciun { $text } de introdus.
problem-must-go = Trebuie luat și ce este pe { $first }.
problem-not-loaded = Pe { $first } nu este o piesă încărcată a celui la mutare.
problem-tamsk-waits = Un T se introduce când piesa lui stă în centru.
problem-zertz-jumps-over = Z sare peste una sau mai multe piese vecine, pe primul nod gol de după ele.
problem-yinsh-runs = Y aleargă pe o linie numai peste noduri goale.
problem-dvonn-jumps-onto = D sare pe o piesă simplă sau pe un D vecin al adversarului.
problem-punct-jumps-onto = U sare pe o piesă GIPF sau pe un U vecin al adversarului.

# Ce nu este în regulă cu o așezare.
problem-too-many-potentials = { $colour ->
    [white] Potențiale { $text } ale albului: { $number }; sunt posibile cel mult 6 de un fel.
   *[other] Potențiale { $text } ale negrului: { $number }; sunt posibile cel mult 6 de un fel.
}
problem-stock-without-permission = { $colour ->
    [white] Albul are potențiale de introdus, dar poate introduce numai piese simple.
   *[other] Negrul are potențiale de introdus, dar poate introduce numai piese simple.
}
problem-no-tamsk-on-centre = În această fază, pe e5 stă o piesă a celui la mutare încărcată cu T.
problem-tamsk-on-centre = Pe e5 stă o piesă a celui la mutare încărcată cu T: alege faza împingerii suplimentare.
problem-row-stands-in-phase = Rândul { $first }–{ $last } al celui la mutare trebuie luat mai întâi: alege altă fază.
