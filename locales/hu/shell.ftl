# Az oldalak kerete: ablakcímek, navigáció, értesítések.

title-home = Gipfel: GIPF és YINSH
app-description = Játszd és elemezd Kris Burm társasjátékait, a GIPF-et és a YINSH-t.
title-page = { $page } · Gipfel
title-game = Játszma
title-replay = Visszajátszás
title-lesson = Lecke
title-rules = Szabályok

nav-label = Főmenü
nav-home = Gipfel, kezdőlap
nav-play = Játék
nav-learn = Tanulás
nav-games = Játszmák
nav-analysis = Elemzés
nav-editor = Szerkesztő
nav-settings = Beállítások
nav-about = Névjegy
skip-to-content = Ugrás a tartalomra

missing-title = Az oldal nem található
missing-text = Ezen a címen nincs semmi. Lehet, hogy elírás van benne, vagy olyan játszmához tartozik, amely nincs meg ezen az eszközön.
missing-home = A kezdőlapra

trouble-title = Ezt az oldalt nem sikerült megnyitni
trouble-text = Ha éppen nincs hálózat, lehet, hogy az oldal még nincs eltárolva ezen az eszközön. Az újratöltés sokszor segít.
trouble-reload = Újratöltés

update-ready = Új verzió érkezett. A következő indítástól az fut majd.
update-reload = Váltás most
update-dismiss = Bezárás
