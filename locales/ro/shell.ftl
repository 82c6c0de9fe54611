# Cadrul fiecărei pagini: titluri, navigare, înștiințări.

title-home = Gipfel: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ și PÜNCT
app-description = Joacă și studiază jocurile de tablă ale lui Kris Burm: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ și PÜNCT.
title-page = { $page } · Gipfel
title-game = Partidă
title-replay = Reluare
title-lesson = Lecție
title-puzzle = Problemă
title-rules = Reguli
title-player = Jucător
title-archive = Arhivă
title-leaders = Cei mai buni
title-watch = Urmărește
title-your-turn = E rândul tău! { $page }

nav-label = Meniu principal
nav-home = Gipfel, pagina principală
nav-play = Joacă
nav-learn = Învață
nav-puzzles = Probleme
nav-games = Partide
zen = Ecran complet
nav-analysis = Analiză
nav-editor = Editor
nav-online = Online
nav-online-waiting = { $count ->
    [0] Online
    [one] Online, e rândul tău într-o partidă ({ $count })
    [few] Online, e rândul tău în { $count } partide
   *[other] Online, e rândul tău în { $count } de partide
}
nav-account = Cont
nav-settings = Setări
nav-about = Despre
skip-to-content = Sari la conținut

missing-title = Pagina nu există
missing-text = La această adresă nu se află nimic. Poate este scrisă greșit sau aparține unei partide care nu este păstrată pe acest dispozitiv.
missing-home = La pagina principală

trouble-title = Pagina nu a putut fi deschisă
trouble-text = Dacă în acest moment nu există rețea, poate că pagina nu este încă păstrată pe acest dispozitiv. De multe ori ajută să o încarci din nou.
trouble-reload = Încarcă din nou

update-ready = A sosit o versiune nouă. Va fi folosită de la următoarea pornire.
update-reload = Folosește-o acum
update-dismiss = Închide

shortcuts-title = Taste
shortcuts-close = Închide
shortcuts-walk = o mutare înapoi sau înainte; la fel rotița mouse-ului deasupra tablei
shortcuts-ends = la prima sau la ultima mutare
shortcuts-undo = anulează ultima alegere
shortcuts-confirm = confirmă mutarea
shortcuts-take = ia rândul ales
shortcuts-hint = indiciu
shortcuts-flip = întoarce tabla
shortcuts-read = citește tabla
shortcuts-type = scrie o mutare
shortcuts-replay = pornește sau oprește reluarea
shortcuts-engine = părerea calculatorului, în analiză
shortcuts-zen = numai tabla, pe tot ecranul
shortcuts-escape = renunță la alegere, șterge săgețile desenate, închide ce acoperă tabla, revino la partidă
shortcuts-draw = butonul drept al mouse-ului: desenează săgeți și cercuri
shortcuts-help = această listă
