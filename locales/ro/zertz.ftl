# ZÈRTZ la masă: nume, ce este de hotărât, rezultate, de ce nu se poate ceva, la ce e bună o mutare.
# Bilele sunt albe, gri și negre și nu aparțin nimănui; albul și negrul sunt jucătorii.

game-zertz = ZÈRTZ
variant-zertz-standard = Standard
variant-zertz-standard-note = 37 de inele. Câștigă patru bile albe, cinci gri, șase negre sau câte trei din fiecare culoare.
variant-zertz-blitz = Fulger
variant-zertz-blitz-note = 37 de inele și mai puține bile. Câștigă trei bile albe, patru gri, cinci negre sau câte două din fiecare culoare.
variant-zertz-tournament = De competiție
variant-zertz-tournament-note = 48 de inele, ca la competiții. Bilele și condițiile de victorie sunt cele din jocul standard.
variant-zertz-expert = Pentru experți
variant-zertz-expert-note = 61 de inele. Bilele și condițiile de victorie sunt cele din jocul standard.
learn-zertz = ZÈRTZ
home-zertz-text = Bilele nu sunt ale nimănui, iar tabla se micșorează mereu. Cine poate sări trebuie să sară: dă o bilă ca să primești două sau izolează bile împreună cu inelele lor.
home-zertz-board = O tablă de ZÈRTZ în mijlocul unei partide
help-game-zertz = Amândoi folosesc toate bilele. Dacă o bilă poate sări peste o vecină pe inelul gol din spatele ei, săritura este obligatorie și continuă cât se poate; bilele peste care sare sunt capturate. Altfel pune o bilă din rezerva comună și scoate un inel liber. Se capturează și bilele de pe inele izolate, dacă niciunul nu este gol. Câștigă patru bile albe, cinci gri, șase negre sau câte trei din fiecare.

held-white-pool-white-marble = Bile albe în rezervă: { $count }
held-grey-pool-grey-marble = Bile gri în rezervă: { $count }
held-black-pool-black-marble = Bile negre în rezervă: { $count }
held-white-captured-white-marble = { $colour ->
    [white] Bile albe capturate de jucătorul alb: { $count } din { $target }
   *[other] Bile albe capturate de jucătorul negru: { $count } din { $target }
}
held-grey-captured-grey-marble = { $colour ->
    [white] Bile gri capturate de jucătorul alb: { $count } din { $target }
   *[other] Bile gri capturate de jucătorul negru: { $count } din { $target }
}
held-black-captured-black-marble = { $colour ->
    [white] Bile negre capturate de jucătorul alb: { $count } din { $target }
   *[other] Bile negre capturate de jucătorul negru: { $count } din { $target }
}
editor-tray-white-pool-white-marble = Bile albe în rezervă
editor-tray-grey-pool-grey-marble = Bile gri în rezervă
editor-tray-black-pool-black-marble = Bile negre în rezervă
editor-tray-white-captured-white-marble = Bile albe capturate
editor-tray-grey-captured-grey-marble = Bile gri capturate
editor-tray-black-captured-black-marble = Bile negre capturate
tray-white-pool = Bile albe în rezervă
tray-grey-pool = Bile gri în rezervă
tray-black-pool = Bile negre în rezervă
tray-white-captured = Bile albe capturate
tray-grey-captured = Bile gri capturate
tray-black-captured = Bile negre capturate
editor-phase-remove = Scoaterea unui inel
editor-phase-jump = Săritură
editor-phase-over = Partida s-a încheiat
entry-white-marble-piece = Bilă albă
entry-grey-marble-piece = Bilă gri
entry-black-marble-piece = Bilă neagră

decide-place-marble = pune o bilă de orice culoare pe un inel gol.
decide-place-captured = rezerva este goală; pune o bilă pe care ai capturat-o.
decide-pass-empty = nu ai nicio bilă de pus; pasează.
decide-remove-free = scoate un inel liber.
decide-jump-marble = alege bila care sare.
decide-jump-marble-to = alege unde ajunge.
decide-jump-on = aceeași bilă trebuie să sară din nou.
decide-jump-on-to = alege unde ajunge.

piece-vacant-ring = inel gol
piece-white-marble = bilă albă
piece-grey-marble = bilă gri
piece-black-marble = bilă neagră
pieces-vacant-ring = Inele goale
pieces-white-marble = Bile albe
pieces-grey-marble = Bile gri
pieces-black-marble = Bile negre

result-each-marble = { $winner ->
    [white] Albul a câștigat cu bile din fiecare culoare.
   *[other] Negrul a câștigat cu bile din fiecare culoare.
}
result-white-marbles = { $winner ->
    [white] Albul a câștigat cu bile albe.
   *[other] Negrul a câștigat cu bile albe.
}
result-grey-marbles = { $winner ->
    [white] Albul a câștigat cu bile gri.
   *[other] Negrul a câștigat cu bile gri.
}
result-black-marbles = { $winner ->
    [white] Albul a câștigat cu bile negre.
   *[other] Negrul a câștigat cu bile negre.
}
result-all-rings = { $winner ->
    [white] Albul a câștigat: toate inelele erau ocupate, iar el le-a luat pe ultimele.
   *[other] Negrul a câștigat: toate inelele erau ocupate, iar el le-a luat pe ultimele.
}
result-draw-no-marbles = Remiză: nu există nicio săritură și nimeni nu are vreo bilă de pus.

problem-must-jump = O bilă poate sări, deci săritura este obligatorie.
problem-must-jump-on = Bila de pe { $first } poate sări din nou, deci trebuie să sară.
problem-must-remove = Întâi trebuie scos un inel liber.
problem-place-first = Întâi se pune o bilă, apoi se scoate un inel.
problem-missing-ring = Pe { $first } nu mai este niciun inel.
problem-occupied-ring = Pe { $first } este o bilă. Alege un inel gol.
problem-ring-under-marble = Pe { $first } este o bilă, deci inelul rămâne.
problem-not-in-pool = Rezerva nu mai are nicio bilă de această culoare. Alege altă culoare.
problem-not-captured = Rezerva este goală și nu ai capturat nicio bilă de această culoare.
problem-zertz-nothing-to-place = Nu ai nicio bilă de pus, deci trebuie să pasezi.
problem-not-free = Inelul { $first } nu este liber. Un inel poate fi scos numai dacă îi lipsesc doi vecini aflați unul lângă altul.
problem-no-marble = Pe { $first } nu este nicio bilă.
problem-marble-stuck = Bila de pe { $first } nu poate sări: îi trebuie o bilă alături și un inel gol imediat în spatele aceleia.
problem-nothing-to-jump = Pe { $first } nu este nicio bilă peste care să se sară.
problem-landing-occupied = Pe { $first } este deja o bilă. O săritură se termină pe un inel gol.
problem-not-two-steps = O săritură merge de pe { $first } peste un inel până la următorul de pe aceeași linie; { $second } este în altă parte.
problem-pass-with-marbles = Ai ce pune, deci nu poți pasa.

problem-marble-count = Pe tablă, în rezervă și printre cele capturate bilele { $text ->
    [white] albe
    [grey] gri
   *[black] negre
} sunt în total { $number }, iar acest joc are alt număr.
problem-full-group = Grupul inelului { $first } nu are niciun inel gol, deci ar fi fost capturat.
problem-other-has-won = { $colour ->
    [white] Albul
   *[other] Negrul
} are destule bile ca să câștige, dar este rândul celuilalt jucător.
problem-won-not-over = { $colour ->
    [white] Albul
   *[other] Negrul
} are destule bile, deci partida s-a încheiat.
problem-no-ring-not-over = Nu a mai rămas niciun inel, deci partida s-a încheiat.
problem-drawn-not-over = Nu există nicio săritură și nimeni nu are vreo bilă de pus, deci partida s-a încheiat.
problem-not-over = Partida nu s-a încheiat: nimeni nu a câștigat și cineva mai poate juca.
problem-jump-in-place = Bila de pe { $first } poate sări, deci nu se pune nimic.
problem-no-jump = Nicio bilă nu poate sări.
problem-no-free-ring = Niciun inel nu este liber, deci niciunul nu poate fi scos.
problem-nothing-placed = Un inel se scoate numai după ce s-a pus o bilă.
problem-no-chain-marble = Pe { $first } nu este nicio bilă care să poată sări mai departe.
problem-chain-ended = Bila de pe { $first } nu poate sări mai departe.
problem-nothing-captured = Cine sare mai departe a capturat deja ceva, dar { $colour ->
    [white] albul
   *[other] negrul
} nu are nicio bilă.

idea-wins-marbles = ai bilele care câștigă.
idea-wins-rings-all = toate inelele sunt ocupate, iar tu le iei pe ultimele.
idea-isolates = { $number ->
    [one] izolează o bilă cu inelul ei, iar bila este a ta.
    [few] izolează { $number } bile cu inelele lor, iar bilele sunt ale tale.
   *[other] izolează { $number } de bile cu inelele lor, iar bilele sunt ale tale.
}
idea-jumps = capturează { $number ->
    [one] o bilă
    [few] { $number } bile
   *[other] { $number } de bile
}.
idea-gives-to-take = îl obligă pe adversar să sară, iar tu iei înapoi mai mult.
idea-steers = îl obligă pe adversar să sară, iar bilele ajung unde vrei tu.
idea-threatens-cut = amenință să izoleze bile.
idea-places-safe = nicio bilă nu poate sări, iar tabla se micșorează unde vrei tu.
idea-passes-empty = nu ai ce pune.

missed-jumps = { $number ->
    [one] Așa nu capturezi nimic.
    [few] Așa capturezi mai puțin de { $number } bile.
   *[other] Așa capturezi mai puțin de { $number } de bile.
}
missed-not-jumps = { $number ->
    [one] Așa capturezi ceva.
    [few] Așa capturezi cel puțin { $number } bile.
   *[other] Așa capturezi cel puțin { $number } de bile.
}
missed-isolates = { $number ->
    [one] Așa nu izolezi nicio bilă.
    [few] Așa izolezi mai puțin de { $number } bile.
   *[other] Așa izolezi mai puțin de { $number } de bile.
}
missed-not-isolates = { $number ->
    [one] Așa izolezi o bilă.
    [few] Așa izolezi cel puțin { $number } bile.
   *[other] Așa izolezi cel puțin { $number } de bile.
}
