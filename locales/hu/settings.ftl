# A beállítások oldala.

settings-title = Beállítások
settings-kept = A változások azonnal érvényesek, és ebben a böngészőben megmaradnak.
settings-appearance = Megjelenés
settings-play = Játék közben

settings-language = Nyelv
settings-language-auto = A böngésző szerint
settings-theme = Téma
settings-theme-system = A rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-board-style = Tábla
settings-board-style-paper = Papír
settings-board-style-wood = Fa
settings-board-style-slate = Pala
settings-board-style-contrast = Erős kontraszt
settings-board-style-pattern = Mintázat
settings-board-style-note = A mintázat mindent alakkal és vonalkázással különböztet meg: azoknak, akik nem minden színt tudnak megkülönböztetni.
settings-animation = A figurák mozgása
settings-animation-none = Nincs
settings-animation-fast = Gyors
settings-animation-normal = Közepes
settings-animation-slow = Lassú
settings-animation-note = A rendszer kevesebb mozgást kér, ezért a figurák bármelyik választás mellett azonnal a helyükre kerülnek.

settings-coordinates = Koordináták
settings-coordinates-note = A pontok neve a tábla körül
settings-sounds = Hangok
settings-sounds-note = Fakoppanások, és egy csengő, amikor te jössz
settings-haptics = Rezgés
settings-haptics-note = Rövid rezdülés minden lépésnél
settings-confirm = Lépés megerősítése
settings-confirm-note = A teljes lépés a megerősítésedre vár
settings-forced = Kényszerlépések automatikusan
settings-forced-note = Ahol nincs választás, ott nem kell dönteni; az első három játszmában ki van kapcsolva
settings-premove = Előre választás
settings-premove-note = Amíg a számítógép gondolkodik, kiválaszthatod a következő lépésedet

settings-preview = Előnézet
settings-preview-game = Játék
settings-preview-show = Lépés mutatása
settings-preview-board = { $game }-tábla példának
