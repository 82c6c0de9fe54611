# Ce se spune despre o mutare care nu face ce cere lecția și nu are o propoziție a ei.

missed-turn = Este permis, dar nu asta cere sarcina.
missed-wins = Asta încă nu câștigă.
missed-takes = { $number ->
    [one] Nu a fost luat niciun rând.
    [few] Au fost luate mai puțin de { $number } rânduri.
   *[other] Au fost luate mai puțin de { $number } de rânduri.
}
missed-not-takes = { $number ->
    [one] A fost luat un rând.
    [few] Au fost luate { $number } rânduri, mai multe decât se cerea.
   *[other] Au fost luate { $number } de rânduri, mai multe decât se cerea.
}
missed-claims = { $number ->
    [one] Asta nu face niciun rând.
    [few] Asta nu face { $number } rânduri.
   *[other] Asta nu face { $number } de rânduri.
}
missed-captures = { $number ->
    [one] Asta nu capturează nimic.
    [few] Asta capturează mai puțin de { $number } piese.
   *[other] Asta capturează mai puțin de { $number } de piese.
}
missed-captures-gipf = { $number ->
    [one] Asta nu capturează nicio piesă GIPF.
    [few] Asta capturează mai puțin de { $number } piese GIPF.
   *[other] Asta capturează mai puțin de { $number } de piese GIPF.
}
missed-returns = { $number ->
    [one] Nicio piesă nu se întoarce în rezervă.
    [few] În rezervă se întorc mai puțin de { $number } piese.
   *[other] În rezervă se întorc mai puțin de { $number } de piese.
}
missed-flips = { $number ->
    [one] Asta nu întoarce niciun marcaj.
    [few] Asta întoarce mai puțin de { $number } marcaje.
   *[other] Asta întoarce mai puțin de { $number } de marcaje.
}
missed-enters-gipf = A intrat o piesă de bază. Se cerea o piesă GIPF.
missed-not-enters-gipf = A intrat o piesă GIPF. Se cerea o piesă de bază.
missed-leaves-row = După asta adversarul nu are niciun rând.
missed-not-leaves-row = Asta îi dă adversarului un rând.
missed-threatens = Asta nu amenință cu un rând.
missed-forces-row = La asta adversarul are un răspuns, iar la mutarea următoare nu faci niciun rând.
missed-safe = După asta adversarul tot mai poate face un rând.
