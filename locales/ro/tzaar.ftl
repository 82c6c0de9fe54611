# TZAAR la masă: nume, ce este de hotărât, rezultate, de ce nu se poate ceva, la ce bună este o mutare.

game-tzaar = TZAAR
variant-tzaar-standard = Standard
variant-tzaar-standard-note = Toate cele 60 de piese sunt pe tablă de la început.
variant-tzaar-tournament = De competiție
variant-tzaar-tournament-note = Tabla este goală, iar jucătorii își așază piesele unde vor. Apoi totul merge ca de obicei.
learn-tzaar = TZAAR
home-tzaar-text = Capturează, apoi capturează din nou sau înalță un turn al tău: la fiecare mutare alegi dacă îl slăbești pe celălalt sau te întărești pe tine. Cine rămâne fără unul dintre cele trei feluri de piese a pierdut.
home-tzaar-board = O tablă de TZAAR în mijlocul unei partide
help-game-tzaar = Albul deschide cu o singură captură. Apoi fiecare mutare are două acțiuni: o captură, iar după ea încă o captură, o suprapunere sau pas. Un turn merge în linie dreaptă până la primul turn pe care îl vede, niciodată peste gaură; capturează ce nu este mai înalt. Cine nu mai are niciun Tzaar, nicio Tzarra sau niciun Tott, ori nu poate captura la începutul mutării sale, a pierdut.

held-tzaar-hand-tzaar = { $colour ->
    [white] Piese Tzaar ale albului de așezat: { $count }
   *[other] Piese Tzaar ale negrului de așezat: { $count }
}
held-tzarra-hand-tzarra = { $colour ->
    [white] Piese Tzarra ale albului de așezat: { $count }
   *[other] Piese Tzarra ale negrului de așezat: { $count }
}
held-tott-hand-tott = { $colour ->
    [white] Piese Tott ale albului de așezat: { $count }
   *[other] Piese Tott ale negrului de așezat: { $count }
}
held-left-tzaar = { $colour ->
    [white] Piese Tzaar ale albului: { $count }
   *[other] Piese Tzaar ale negrului: { $count }
}
held-left-tzarra = { $colour ->
    [white] Piese Tzarra ale albului: { $count }
   *[other] Piese Tzarra ale negrului: { $count }
}
held-left-tott = { $colour ->
    [white] Piese Tott ale albului: { $count }
   *[other] Piese Tott ale negrului: { $count }
}
editor-tray-tzaar-hand-tzaar = Piese Tzaar de așezat
editor-tray-tzarra-hand-tzarra = Piese Tzarra de așezat
editor-tray-tott-hand-tott = Piese Tott de așezat
tray-tzaar-hand = Tzaar de așezat
tray-tzarra-hand = Tzarra de așezat
tray-tott-hand = Tott de așezat
editor-phase-capture = Captură
editor-phase-second = A doua acțiune
entry-tzaar-piece = Tzaar
entry-tzarra-piece = Tzarra
entry-tott-piece = Tott

decide-place-kind = așază o piesă de orice fel pe un câmp gol.
decide-open-capture = deschide cu o captură: alege una dintre piesele tale.
decide-open-capture-to = alege piesa pe care o capturează.
decide-capture-stack = alege turnul care capturează.
decide-capture-stack-to = alege ce capturează.
decide-second-move = capturează din nou, pune un turn al tău peste altul sau pasează.
decide-second-move-to = alege ce capturează sau pe care turn al tău merge.
decide-pass-second = nu este nimic de capturat sau de suprapus; pasează.

piece-tzaar = { $colour ->
    [white] Tzaar alb
   *[other] Tzaar negru
}
piece-tzarra = { $colour ->
    [white] Tzarra albă
   *[other] Tzarra neagră
}
piece-tott = { $colour ->
    [white] Tott alb
   *[other] Tott negru
}
piece-tzaar-stack = { $colour ->
    [white] Tzaar alb
   *[other] Tzaar negru
}, înălțime { $height }
piece-tzarra-stack = { $colour ->
    [white] Tzarra albă
   *[other] Tzarra neagră
}, înălțime { $height }
piece-tott-stack = { $colour ->
    [white] Tott alb
   *[other] Tott negru
}, înălțime { $height }
pieces-tzaar = { $colour ->
    [white] Piese Tzaar albe
   *[other] Piese Tzaar negre
}
pieces-tzarra = { $colour ->
    [white] Piese Tzarra albe
   *[other] Piese Tzarra negre
}
pieces-tott = { $colour ->
    [white] Piese Tott albe
   *[other] Piese Tott negre
}
pieces-tzaar-stack = { $colour ->
    [white] Turnuri albe cu Tzaar deasupra
   *[other] Turnuri negre cu Tzaar deasupra
}
pieces-tzarra-stack = { $colour ->
    [white] Turnuri albe cu Tzarra deasupra
   *[other] Turnuri negre cu Tzarra deasupra
}
pieces-tott-stack = { $colour ->
    [white] Turnuri albe cu Tott deasupra
   *[other] Turnuri negre cu Tott deasupra
}

result-no-tzaar = { $winner ->
    [white] Albul a câștigat: negrul nu mai are niciun Tzaar.
   *[other] Negrul a câștigat: albul nu mai are niciun Tzaar.
}
result-no-tzarra = { $winner ->
    [white] Albul a câștigat: negrul nu mai are nicio Tzarra.
   *[other] Negrul a câștigat: albul nu mai are nicio Tzarra.
}
result-no-tott = { $winner ->
    [white] Albul a câștigat: negrul nu mai are niciun Tott.
   *[other] Negrul a câștigat: albul nu mai are niciun Tott.
}
result-no-capture = { $winner ->
    [white] Albul a câștigat: negrul nu poate captura nimic.
   *[other] Negrul a câștigat: albul nu poate captura nimic.
}

problem-tzaar-placing-now = Mai sunt piese de așezat. Turnurile se mută când toate cele 60 sunt pe tablă.
problem-tzaar-moving-now = Toate piesele sunt așezate. Acum se mută turnurile.
problem-tzaar-occupied-space = Pe { $first } este deja o piesă. Alege un câmp gol.
problem-none-of-kind = Nu mai ai de așezat nicio piesă de acest fel.
problem-tzaar-empty-space = Câmpul { $first } este gol: acolo nu este niciun turn.
problem-tzaar-their-stack = Turnul de pe { $first } este al adversarului.
problem-tzaar-not-straight = Nicio linie nu duce de la { $first } la { $second }. Turnurile se mută în linie dreaptă.
problem-across-hole = Între { $first } și { $second } este gaura, iar peste ea nu trece nimic.
problem-in-the-way = Turnul de pe { $last } se află între { $first } și { $second }. Un turn merge până la primul pe care îl vede și nu sare niciodată.
problem-no-stop-on-empty = Câmpul { $first } este gol. O deplasare se termină pe primul turn văzut, niciodată pe un câmp gol.
problem-too-high = Turnul de pe { $second } este mai înalt decât cel de pe { $first }, care poate captura numai ce nu este mai înalt.
problem-capture-first = Prima acțiune a unei mutări trebuie să fie o captură. Suprapunerea pe { $first } este posibilă ca a doua.
problem-no-pass-before-capture = Prima acțiune a unei mutări trebuie să fie o captură. Se poate pasa la a doua.
problem-stack-no-capture = Turnul de pe { $first } nu poate captura nimic acum, iar prima acțiune trebuie să fie o captură.
problem-stack-no-move = Turnul de pe { $first } nu vede nimic de capturat și niciun turn pe care să meargă.

problem-place-in-standard = Piesele se așază numai în jocul de competiție.
problem-tzaar-stack-in-place = Pe { $first } este un turn, dar piesele încă se așază.
problem-kind-count = { $colour ->
    [white] Albul
   *[other] Negrul
} are pe tablă și de așezat { $text ->
    [tzaar] piese Tzaar: { $number }; trebuie să fie 6
    [tzarra] piese Tzarra: { $number }; trebuie să fie 9
   *[other] piese Tott: { $number }; trebuie să fie 15
}.
problem-tzaar-nothing-to-place = { $colour ->
    [white] Albul
   *[other] Negrul
} trebuie să așeze o piesă și nu are.
problem-tzaar-pieces-in-hand = Turnurile se mută după ce toate piesele sunt așezate.
problem-too-many-of-kind = { $colour ->
    [white] Albul
   *[other] Negrul
} are deasupra turnurilor { $text ->
    [tzaar] piese Tzaar: { $number }; sunt doar 6
    [tzarra] piese Tzarra: { $number }; sunt doar 9
   *[other] piese Tott: { $number }; sunt doar 15
}.
problem-tzaar-too-many-pieces = { $colour ->
    [white] Albul
   *[other] Negrul
} are { $number } de piese pe tablă; sunt doar 30.
problem-both-lack = Amândurora le lipsește un fel de piese. Partida s-ar fi încheiat când l-a pierdut primul dintre ei.
problem-second-on-full-board = Înainte de a doua acțiune s-a capturat ceva: cel puțin un câmp este gol.

idea-wins-kind = ia ultimul turn dintr-un fel al adversarului.
idea-wins-still = adversarul nu mai poate captura nimic.
idea-places-apart = lângă ea nu stă altă piesă a ta de acest fel, deci nu sunt capturate împreună.
idea-places-beside = întărește un grup al tău.
idea-takes-scarce = ia o piesă din felul din care adversarul are cel mai puțin; { $number ->
    [one] a rămas doar una
    [few] au rămas { $number }
   *[other] au rămas { $number }
}.
idea-grows = capturează și îți face un turn de { $number }.
idea-strikes = capturează { $number ->
    [one] o piesă
    [few] { $number } piese
   *[other] { $number } de piese
}.
idea-stacks = îți face un turn de { $number }.
idea-passes-second = orice altă acțiune te-ar slăbi; pasează.

missed-strikes = { $number ->
    [one] Așa nu capturezi nimic.
    [few] Așa capturezi mai puțin de { $number } piese.
   *[other] Așa capturezi mai puțin de { $number } de piese.
}
missed-not-strikes = { $number ->
    [one] Așa capturezi ceva.
    [few] Așa capturezi cel puțin { $number } piese.
   *[other] Așa capturezi cel puțin { $number } de piese.
}
missed-strikes-tzaar = { $number ->
    [one] Așa nu capturezi niciun Tzaar.
    [few] Așa capturezi mai puțin de { $number } piese Tzaar.
   *[other] Așa capturezi mai puțin de { $number } de piese Tzaar.
}
missed-stacks = { $number ->
    [one] Așa nu apare niciun turn.
    [few] Așa nu apare un turn de cel puțin { $number } piese.
   *[other] Așa nu apare un turn de cel puțin { $number } de piese.
}
