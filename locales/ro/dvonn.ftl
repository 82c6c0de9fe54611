# DVONN la masă: nume, ce este de hotărât, rezultate, de ce nu se poate ceva, la ce bună este o mutare.

game-dvonn = DVONN
variant-dvonn-standard = Standard
variant-dvonn-standard-note = Așezați toate piesele, apoi faceți turnuri și păstrați contactul cu cele roșii.
learn-dvonn = DVONN
home-dvonn-text = Piesele devin turnuri, iar un turn merge atât de departe cât este de înalt. Trei piese roșii țin totul laolaltă: ce pierde contactul cu ele iese din joc. Câștigă cine are la sfârșit mai multe piese în turnurile sale.
home-dvonn-board = O tablă de DVONN în mijlocul unei partide
help-game-dvonn = Așezați cele trei piese DVONN roșii, apoi toate celelalte. Albul așază ultima piesă și face prima mutare. Un turn se mută în linie dreaptă cu atâtea câmpuri cât este de înalt și se oprește pe altul. Ce este înconjurat nu se poate muta; ce nu are contact cu o piesă DVONN este scos. Câștigă cine are mai multe piese în turnurile sale.

held-hand-piece = { $colour ->
    [white] Piesele albului de așezat: { $count }
   *[other] Piesele negrului de așezat: { $count }
}
held-dvonn-hand-dvonn-piece = Piese DVONN de așezat: { $count }
editor-tray-hand-piece = Piese de așezat
editor-tray-dvonn-hand-dvonn-piece = Piese DVONN de așezat
tray-dvonn-hand = Piese DVONN de așezat

decide-place-dvonn-piece = așază o piesă DVONN pe orice câmp gol.
decide-place-piece = așază o piesă pe orice câmp gol.
decide-move-stack = alege unul dintre turnurile tale.
decide-move-stack-to = alege unde merge turnul.
decide-pass-stack = niciun turn al tău nu se poate muta; pasează.

piece-piece = { $colour ->
    [white] piesă albă
   *[other] piesă neagră
}
piece-dvonn-piece = piesă DVONN
piece-stack = { $colour ->
    [white] turn alb
   *[other] turn negru
}, înălțime { $height }
piece-dvonn-stack = { $colour ->
    [white] turn alb
   *[other] turn negru
} cu o piesă DVONN, înălțime { $height }
pieces-piece = { $colour ->
    [white] Piese albe
   *[other] Piese negre
}
pieces-dvonn-piece = Piese DVONN
pieces-stack = { $colour ->
    [white] Turnuri albe
   *[other] Turnuri negre
}
pieces-dvonn-stack = { $colour ->
    [white] Turnuri albe cu o piesă DVONN
   *[other] Turnuri negre cu o piesă DVONN
}

result-no-stack-can-move = { $winner ->
    [white] Albul a câștigat: niciun turn nu se poate muta, iar albul are mai multe piese.
   *[other] Negrul a câștigat: niciun turn nu se poate muta, iar negrul are mai multe piese.
}
result-draw-no-stack-can-move = Remiză: niciun turn nu se poate muta și amândoi au același număr de piese.

problem-pieces-now = Piesele încă se așază. Turnurile se mută când tabla este plină.
problem-stacks-now = Toate piesele sunt așezate. Acum trebuie să muți unul dintre turnurile tale.
problem-occupied-space = Câmpul { $first } este ocupat. Piesele se așază pe câmpuri goale.
problem-empty-space = Pe { $first } nu este nimic de mutat.
problem-lone-dvonn = Piesa DVONN de pe { $first } este singură și nu este a nimănui. Poți muta pe ea, dar nu o poți muta.
problem-their-stack = Turnul de pe { $first } este al adversarului: culoarea lui este deasupra.
problem-surrounded = Turnul de pe { $first } este înconjurat: toți cei șase vecini sunt ocupați și nu se poate muta.
problem-not-straight = { $first } și { $second } nu sunt în linie. Turnurile se mută în linie dreaptă.
problem-wrong-distance = Turnul de pe { $first } are înălțimea { $second } și se mută cu exact atâtea câmpuri; aici ar fi { $last }.
problem-empty-target = Câmpul { $first } este gol. O mutare trebuie să se termine pe alt turn.
problem-stack-stuck = Turnul de pe { $first } nu are unde merge: trebuie să se oprească pe alt turn, atât de departe cât este de înalt.
problem-must-move-stack = Se poate pasa numai când niciun turn al tău nu se poate muta, iar acum cel puțin unul poate.
problem-must-pass-stack = Niciun turn al tău nu se poate muta, deci trebuie să pasezi.

problem-stack-in-place = Pe { $first } este un turn, dar piesele încă se așază.
problem-piece-count = { $colour ->
    [white] Albul
   *[other] Negrul
} are pe tablă și de așezat piese: { $number }; trebuie să fie 23.
problem-dvonn-count = Piese DVONN pe tablă și de așezat: { $number } în loc de 3.
problem-dvonn-in-hand = Piesele DVONN se așază primele: cât timp mai este una, pe tablă nu poate fi altă piesă.
problem-nothing-to-place = { $colour ->
    [white] Albul
   *[other] Negrul
} trebuie să așeze o piesă și nu are.
problem-pieces-in-hand = Turnurile se mută după ce toate piesele sunt așezate.
problem-too-many-stacks = { $colour ->
    [white] Albul
   *[other] Negrul
} controlează prea multe turnuri: { $number }; sunt doar 23 de piese de o culoare.
problem-too-many-in-all = Piese pe tablă: { $number }; jocul are 49.
problem-too-many-dvonn-spaces = Câmpuri cu piese DVONN: { $number }; piesele sunt doar trei.
problem-dvonn-missing = Nicio piesă DVONN nu părăsește tabla: este loc doar pentru { $number } din cele trei.
problem-no-contact = Fără contact cu o piesă DVONN: { $points }.

idea-wins-stacks = încheie partida, iar tu ai mai multe piese.
idea-passes-stacks = niciun turn al tău nu se poate muta, deci pasează.
idea-places-dvonn = o piesă DVONN: ce este aproape de ea își va păstra contactul.
idea-places-near = lângă o piesă DVONN își păstrează mult timp contactul.
idea-places-edge = la margine se poate muta de la început.
idea-places-inside = în interior așteaptă: alții vor ajunge pe ea sau se va elibera mai târziu.
idea-cuts-off = taie contactul pentru { $number ->
    [one] o piesă a adversarului
    [few] { $number } piese ale adversarului
   *[other] { $number } de piese ale adversarului
}.
idea-takes-dvonn = ia în stăpânire o piesă DVONN.
idea-carries-dvonn = duce o piesă DVONN acolo unde ai nevoie de ea.
idea-covers = acoperă { $number ->
    [one] o piesă
    [few] { $number } piese
   *[other] { $number } de piese
} din turnurile adversarului.
idea-builds = unește două turnuri ale tale într-unul de { $number ->
    [one] o piesă
    [few] { $number } piese
   *[other] { $number } de piese
}.

missed-covers = { $number ->
    [one] Așa nu acoperi nimic de-al adversarului.
    [few] Așa acoperi mai puțin de { $number } piese.
   *[other] Așa acoperi mai puțin de { $number } de piese.
}
missed-cuts = { $number ->
    [one] Nimic de-al adversarului nu își pierde contactul.
    [few] Mai puțin de { $number } piese ale adversarului își pierd contactul.
   *[other] Mai puțin de { $number } de piese ale adversarului își pierd contactul.
}
missed-not-loses = Așa pierzi și piese ale tale.
