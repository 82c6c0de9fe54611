# La ce folosește o mutare: indiciul într-o singură propoziție.

hint-show = Indiciu
hint-thinking = Se caută o mutare bună…
hint-says = Indiciu: { $idea }
hint-turn = Indiciu ({ $turn }): { $idea }
idea-wins-last-gipf = ia ultima piesă GIPF a adversarului și câștigă partida.
idea-runs-out = adversarul rămâne fără piesă de introdus, iar tu câștigi.
idea-closes-all = îi închide adversarului toate liniile, iar tu câștigi.
idea-wins-rings = face un rând, iar cu inelul scos câștigi partida.
idea-wins-count = încheie partida, iar tu ai scos mai multe inele.
idea-draws = încheie partida cu remiză.
idea-wins-gipf = { $number ->
    [one] capturează o piesă GIPF.
    [few] capturează { $number } piese GIPF.
   *[other] capturează { $number } de piese GIPF.
}
idea-captures = { $number ->
    [one] face un rând care capturează o piesă.
    [few] face un rând care capturează { $number } piese.
   *[other] face un rând care capturează { $number } de piese.
}
idea-makes-row = { $number ->
    [one] face un rând și aduce acasă o piesă.
    [few] face un rând și aduce acasă { $number } piese.
   *[other] face un rând și aduce acasă { $number } de piese.
}
idea-takes-ring = { $number ->
    [one] face un rând, iar tu scoți un inel.
    [few] face { $number } rânduri, iar tu scoți câte un inel pentru fiecare.
   *[other] face { $number } de rânduri, iar tu scoți câte un inel pentru fiecare.
}
idea-breaks-threat = pune capăt amenințării adversarului de a face un rând.
idea-forces-row = orice ar juca adversarul, faci un rând la mutarea următoare.
idea-threatens = amenință să facă un rând la mutarea următoare.
idea-hinders = îi lasă adversarului mai puține posibilități de a face un rând.
idea-forces-taking = îl face pe adversar să-și ia propriul rând, iar atacul lui s-a dus.
idea-gives-row = îi dă adversarului un rând: mai departe joacă cu un inel mai puțin.
idea-brings-gipf = încă o piesă GIPF pe tablă, cât timp se mai poate; mai mult de patru sunt rareori necesare.
idea-first-basic = destule piese GIPF: cu o piesă de bază începe jocul adevărat.
idea-uses-potential = folosește un potențial când valorează cel mai mult.
idea-extra-push = introduce TAMSK-ul ca a doua împingere.
idea-loads = introduce o piesă încărcată, cât timp se mai poate.
idea-clears = { $number ->
    [one] îți ia întâi rândul; se întoarce o piesă.
    [few] îți ia întâi rândul; se întorc { $number } piese.
   *[other] îți ia întâi rândul; se întorc { $number } de piese.
}
idea-centre = aduce o piesă în centru.
idea-towards-centre = îți duce piesele spre centru sau le îndepărtează de el pe ale adversarului.
idea-places-centre = aproape de centru, inelul are multe linii.
idea-places-wide = departe de celelalte, inelul are loc de mișcare.
idea-turns-own = { $number ->
    [one] întoarce un marcaj pe culoarea ta.
    [few] îți aduce încă { $number } marcaje de culoarea ta.
   *[other] îți aduce încă { $number } de marcaje de culoarea ta.
}
idea-turns-theirs = { $number ->
    [one] îi ia adversarului un marcaj.
    [few] îi ia adversarului { $number } marcaje.
   *[other] îi ia adversarului { $number } de marcaje.
}
idea-joins = pune un marcaj lângă altele de-ale tale.
idea-restricts = le lasă mai puțin loc inelelor adversarului.
idea-frees = le dă mai mult loc inelelor tale.
idea-passes = niciun inel al tău nu se poate mișca, deci pasează.
idea-quiet = o mutare liniștită: nu se întâmplă nimic imediat, dar poziția ta devine puțin mai bună.
