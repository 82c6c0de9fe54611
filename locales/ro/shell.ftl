# Cadrul fiecărei pagini: titluri, navigare, înștiințări.

title-home = Gipfel: GIPF și YINSH
app-description = Joacă și studiază GIPF și YINSH, jocurile de tablă ale lui Kris Burm.
title-page = { $page } · Gipfel
title-game = Partidă
title-replay = Reluare
title-lesson = Lecție
title-rules = Reguli

nav-label = Meniu principal
nav-home = Gipfel, pagina principală
nav-play = Joacă
nav-learn = Învață
nav-games = Partide
nav-analysis = Analiză
nav-editor = Editor
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
