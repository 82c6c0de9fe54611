# Az oldalak kerete: ablakcímek, navigáció, értesítések.

title-home = Gipfel: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ és PÜNCT
app-description = Játszd és elemezd Kris Burm társasjátékait: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ és PÜNCT.
title-page = { $page } · Gipfel
title-game = Játszma
title-replay = Visszajátszás
title-lesson = Lecke
title-puzzle = Feladvány
title-rules = Szabályok
title-player = Játékos
title-archive = Archívum
title-leaders = Legjobb játékosok
title-watch = Nézés
title-your-turn = Te lépsz! { $page }

nav-label = Főmenü
nav-home = Gipfel, kezdőlap
nav-play = Játék
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-games = Játszmák
zen = Teljes képernyő
nav-analysis = Elemzés
nav-editor = Szerkesztő
nav-online = Online
nav-online-waiting = { $count ->
    [0] Online
    [one] Online, { $count } játszmában te lépsz
   *[other] Online, { $count } játszmában te lépsz
}
nav-account = Fiók
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

shortcuts-title = Billentyűk
shortcuts-close = Bezárás
shortcuts-walk = egy lépéssel vissza vagy előre; a tábla fölött az egérgörgő is
shortcuts-ends = az első vagy az utolsó lépéshez
shortcuts-undo = visszavonás
shortcuts-confirm = a lépés megerősítése
shortcuts-take = a kiválasztott sor levétele
shortcuts-hint = tipp
shortcuts-flip = a tábla megfordítása
shortcuts-read = a tábla felolvasása
shortcuts-type = lépés beírása
shortcuts-replay = visszajátszás indítása vagy megállítása
shortcuts-engine = a számítógép véleménye az elemzésben
shortcuts-zen = csak a tábla, teljes képernyőn
shortcuts-escape = választás elvetése, a rajzolt nyilak törlése, a táblát takaró lista bezárása, visszatérés a játszmához
shortcuts-draw = jobb egérgomb: nyilak és körök rajzolása
shortcuts-help = ez a lista
