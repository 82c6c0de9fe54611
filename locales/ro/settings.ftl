# Pagina de setări.

settings-title = Setări
settings-kept = Schimbările se aplică imediat și se păstrează în acest browser.
settings-appearance = Aspect
settings-play = În timpul jocului

settings-language = Limba
settings-language-auto = Ca în browser
settings-theme = Temă
settings-theme-system = Ca în sistem
settings-theme-light = Luminoasă
settings-theme-dark = Întunecată
settings-board-style = Tabla
settings-board-style-paper = Hârtie
settings-board-style-wood = Lemn
settings-board-style-slate = Ardezie
settings-board-style-contrast = Contrast puternic
settings-board-style-pattern = Hașuri
settings-board-style-note = Cu hașuri, totul se deosebește prin formă și textură: pentru cine nu deosebește toate culorile.
settings-animation = Mișcarea pieselor
settings-animation-none = Fără
settings-animation-fast = Rapidă
settings-animation-normal = Normală
settings-animation-slow = Lentă
settings-animation-note = Sistemul cere mai puțină mișcare, așa că piesele nu se mișcă, orice ai alege aici.

settings-coordinates = Coordonate
settings-coordinates-note = Numele nodurilor în jurul tablei
settings-sounds = Sunete
settings-sounds-note = Sunete de lemn și un clopoțel când e rândul tău
settings-haptics = Vibrații
settings-haptics-note = Un impuls scurt la fiecare mutare
settings-confirm = Confirmă mutarea
settings-confirm-note = O mutare completă așteaptă confirmarea ta
settings-forced = Joacă mutările forțate
settings-forced-note = Deciziile fără alternativă se iau de la sine; oprit în primele trei partide
settings-premove = Alegere în avans
settings-premove-note = Cât timp gândește calculatorul îți poți alege mutarea următoare

settings-preview = Previzualizare
settings-preview-game = Jocul
settings-preview-show = Arată o mutare
settings-preview-board = Tablă de { $game } ca exemplu
