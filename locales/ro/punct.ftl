# PÜNCT la masă: nume, ce este de hotărât, rezultate, de ce nu se poate ceva, la ce e bună o mutare.

game-punct = PÜNCT
variant-punct-standard = Standard
variant-punct-standard-note = Piesele noi rămân în afara hexagonului central. Când un jucător și-a adăugat ultima piesă, câștigă cine are acolo mai multe puncte.
variant-punct-basic = De bază
variant-punct-basic-note = Numai prima piesă a partidei rămâne în afara hexagonului central. Ultima piesă încheie partida cu remiză.
learn-punct = PÜNCT
home-punct-text = Piese din trei puncte se rotesc în jurul unuia dintre ele, sar pe altele și fac poduri. Contează ce se vede de sus: unește două laturi opuse ale tablei cu un lanț de culoarea ta.
home-punct-board = O tablă de PÜNCT în mijlocul unei partide
help-game-punct = La fiecare mutare adaugi o piesă sau muți una de-a ta. O piesă nouă stă pe trei câmpuri goale. Ca să muți o piesă, du-i punctul plin, pünctul, pe o linie, peste orice, și rotește piesa în jurul lui. Ea poate sări pe altele dacă stă orizontal și sub pünct este un punct de-al tău; piesele drepte și în unghi pot face un pod. Câștigă cine unește două laturi opuse, văzute de sus.

held-triangle-reserve-triangle = { $colour ->
    [white] Triunghiurile rămase ale albului: { $count }
   *[other] Triunghiurile rămase ale negrului: { $count }
}
held-straight-end-reserve-straight-end = { $colour ->
    [white] Piesele drepte rămase ale albului, cu pünctul la capăt: { $count }
   *[other] Piesele drepte rămase ale negrului, cu pünctul la capăt: { $count }
}
held-straight-middle-reserve-straight-middle = { $colour ->
    [white] Piesele drepte rămase ale albului, cu pünctul la mijloc: { $count }
   *[other] Piesele drepte rămase ale negrului, cu pünctul la mijloc: { $count }
}
held-angular-left-reserve-angular-left = { $colour ->
    [white] Piesele în unghi rămase ale albului, cotite la stânga: { $count }
   *[other] Piesele în unghi rămase ale negrului, cotite la stânga: { $count }
}
held-angular-middle-reserve-angular-middle = { $colour ->
    [white] Piesele în unghi rămase ale albului, cu pünctul la mijloc: { $count }
   *[other] Piesele în unghi rămase ale negrului, cu pünctul la mijloc: { $count }
}
held-angular-right-reserve-angular-right = { $colour ->
    [white] Piesele în unghi rămase ale albului, cotite la dreapta: { $count }
   *[other] Piesele în unghi rămase ale negrului, cotite la dreapta: { $count }
}
tray-triangle-reserve = Triunghiuri
tray-straight-end-reserve = Drepte, capăt
tray-straight-middle-reserve = Drepte, mijloc
tray-angular-left-reserve = Unghi, stânga
tray-angular-middle-reserve = Unghi, mijloc
tray-angular-right-reserve = Unghi, dreapta
editor-phase-piece = Începutul mutării
editor-phase-spot = Piesa este aleasă
editor-phase-rotation = Piesa și câmpul sunt alese
entry-triangle-piece = Triunghi
entry-straight-end-piece = Dreaptă, pünctul la capăt
entry-straight-middle-piece = Dreaptă, pünctul la mijloc
entry-angular-left-piece = În unghi, spre stânga
entry-angular-middle-piece = În unghi, pünctul la mijloc
entry-angular-right-piece = În unghi, spre dreapta
direction-n = în sus
direction-ne = în sus la dreapta
direction-se = în jos la dreapta
direction-s = în jos
direction-sw = în jos la stânga
direction-nw = în sus la stânga

decide-choose-piece = adaugă o piesă din rezervă sau alege una de-a ta de mutat.
decide-choose-spot = alege câmpul pentru pünctul ei.
decide-choose-direction = alege direcția în care stă.

piece-triangle = { $colour ->
    [white] triunghi alb
   *[other] triunghi negru
}
piece-straight-end = { $colour ->
    [white] piesă albă dreaptă, pünctul la capăt
   *[other] piesă neagră dreaptă, pünctul la capăt
}
piece-straight-middle = { $colour ->
    [white] piesă albă dreaptă, pünctul la mijloc
   *[other] piesă neagră dreaptă, pünctul la mijloc
}
piece-angular-left = { $colour ->
    [white] piesă albă în unghi, cotită la stânga
   *[other] piesă neagră în unghi, cotită la stânga
}
piece-angular-middle = { $colour ->
    [white] piesă albă în unghi, pünctul la mijloc
   *[other] piesă neagră în unghi, pünctul la mijloc
}
piece-angular-right = { $colour ->
    [white] piesă albă în unghi, cotită la dreapta
   *[other] piesă neagră în unghi, cotită la dreapta
}
pieces-triangle = { $colour ->
    [white] Triunghiuri albe
   *[other] Triunghiuri negre
}
pieces-straight-end = { $colour ->
    [white] Piese albe drepte, pünctul la capăt
   *[other] Piese negre drepte, pünctul la capăt
}
pieces-straight-middle = { $colour ->
    [white] Piese albe drepte, pünctul la mijloc
   *[other] Piese negre drepte, pünctul la mijloc
}
pieces-angular-left = { $colour ->
    [white] Piese albe în unghi, cotite la stânga
   *[other] Piese negre în unghi, cotite la stânga
}
pieces-angular-middle = { $colour ->
    [white] Piese albe în unghi, pünctul la mijloc
   *[other] Piese negre în unghi, pünctul la mijloc
}
pieces-angular-right = { $colour ->
    [white] Piese albe în unghi, cotite la dreapta
   *[other] Piese negre în unghi, cotite la dreapta
}
dot-of = { $colour ->
    [white] punct alb
   *[other] punct negru
} al piesei de pe { $punct }
lies-towards = { $level ->
    [1] direcția: { $direction }
   *[other] direcția: { $direction }, nivelul { $level }
}

result-chain = { $winner ->
    [white] Albul a câștigat: un lanț alb unește două laturi opuse.
   *[other] Negrul a câștigat: un lanț negru unește două laturi opuse.
}
result-last-piece = { $winner ->
    [white] Albul a câștigat: ultima piesă este adăugată, iar în hexagonul central sunt mai multe puncte albe.
   *[other] Negrul a câștigat: ultima piesă este adăugată, iar în hexagonul central sunt mai multe puncte negre.
}
result-draw-last-piece = Remiză: ultima piesă este adăugată și nimeni nu conduce.
result-no-turn = { $winner ->
    [white] Albul a câștigat: nu mai există nicio mutare, iar în hexagonul central sunt mai multe puncte albe.
   *[other] Negrul a câștigat: nu mai există nicio mutare, iar în hexagonul central sunt mai multe puncte negre.
}
result-draw-no-turn = Remiză: nu mai există nicio mutare și nimeni nu conduce.

problem-punct-piece-first = Alege întâi o piesă: una din rezervă sau una de-a ta de pe tablă, după pünctul ei.
problem-punct-spot-now = Piesa este aleasă. Acum alege câmpul pentru pünctul ei.
problem-punct-direction-now = Acum alege direcția: unul dintre cele șase câmpuri din jurul pünctului.
problem-punct-none-left = Nu mai ai nicio piesă de acest fel.
problem-punct-no-room = Nu mai este loc pentru încă o piesă de acest fel.
problem-punct-empty-space = Câmpul { $first } este gol: acolo nu este nicio piesă.
problem-punct-their-piece = Piesa de pe { $first } este a adversarului.
problem-punct-minor-dot = Punctul de pe { $first } nu este pünctul. O piesă se alege după punctul plin.
problem-punct-covered = Peste un punct al piesei de pe { $first } stă o altă piesă. Cât timp este acolo, piesa nu poate fi mutată.
problem-punct-stuck = Piesa de pe { $first } nu poate fi pusă nicăieri altundeva.
problem-punct-not-straight = Nicio linie nu duce de la { $first } la { $second }. Pünctul se mută în linie dreaptă.
problem-punct-occupied-space = Pe { $first } se află ceva. O piesă nouă are nevoie de trei câmpuri goale.
problem-punct-central = Câmpul { $first } este în hexagonul central, unde această piesă nu poate fi adăugată.
problem-punct-over-opponent = Pünctul ar sta peste punctul adversarului de pe { $first }. Sub pünctul unei piese care a sărit trebuie să fie un punct de-al tău.
problem-punct-no-direction = Cu pünctul pe { $first } piesa nu ar sta orizontal pe tablă în nicio direcție.
problem-punct-half-turn = O piesă dreaptă cu pünctul la mijloc stă la fel și în direcția opusă.
problem-punct-off-board = Un punct al piesei nu ar fi pe tablă.
problem-punct-as-before = Piesa stă deja așa. Trebuie mutată sau rotită.
problem-punct-not-level = Piesa nu ar sta orizontal: sub capetele ei, iar la un triunghi sub toate punctele, înălțimea trebuie să fie aceeași, și nimic de sub mijloc nu are voie să fie mai înalt.
problem-punct-nothing-below = Pünctul ar sta peste un câmp gol.

problem-punct-two-dots = Pe { $first } sunt două puncte pe același nivel.
problem-punct-too-many = { $colour ->
    [white] Albul
   *[other] Negrul
} are pe tablă mai multe piese { $text } decât există: { $number }.
problem-punct-not-resting = Piesa de pe { $first } nu se sprijină pe nimic pe { $second }.
problem-punct-not-on-own = Sub pünctul de pe { $first } nu este niciun punct de culoarea lui.
problem-punct-other-phase = Ce este de hotărât nu se potrivește cu ce este ales.

idea-wins-chain = unește două laturi opuse.
idea-wins-centre = este ultima piesă, iar tu ai mai multe puncte în hexagonul central.
idea-stops-chain = lanțului adversarului îi mai trebuia o singură piesă.
idea-threatens-chain = lanțului tău îi mai trebuie o singură piesă.
idea-covers-dots = acoperă { $number ->
    [one] un punct al adversarului
    [few] { $number } puncte ale adversarului
   *[other] { $number } de puncte ale adversarului
}.
idea-lengthens-way = lungește drumul adversarului spre un lanț.
idea-shortens-way = lanțului tău îi trebuie { $number ->
    [one] un câmp
    [few] { $number } câmpuri
   *[other] { $number } de câmpuri
} mai puțin.
idea-takes-centre = aduce puncte în hexagonul central, de unde orice latură este aproape.
idea-adds-piece = adaugă o piesă pe care o poți muta mai târziu.
idea-moves-piece = duce o piesă într-un loc mai bun și îți cruță rezerva.

missed-hides = { $number ->
    [one] Așa nu acoperi niciun punct al adversarului.
    [few] Așa acoperi mai puțin de { $number } puncte ale adversarului.
   *[other] Așa acoperi mai puțin de { $number } de puncte ale adversarului.
}
missed-rises = Așa nu sari pe nivelul { $number }.
missed-bridges = Așa nu se face niciun pod.
