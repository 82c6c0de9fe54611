# Cuvintele aplicației de terminal.

terminal-title = Gipfel: învață
terminal-language = Română
key-choose = alege
key-take = ia
key-back = înapoi
key-stand = lasă
key-discard = renunță
key-kind = felul piesei
key-type = scrie
key-hint = indiciu
key-retry = din nou
key-next = mai departe
key-skip = sari peste
key-finish = încheie
key-list = capitole
key-quit = ieși
key-open = deschide
key-play = joacă contra nivelului 1
key-move = capitol
key-rule = regulă
terminal-typing = O decizie sau deciziile unei mutări, legate cu ;   Enter joacă, Esc anulează
terminal-turn = Mutare:
terminal-too-small = Fereastra are { $width }×{ $height } caractere; Gipfel are nevoie de { $wanted }. Mărește-o sau apasă q ca să ieși.
terminal-not-saved = Progresul nu poate fi păstrat: { $reason }
terminal-rule = Pe larg: gipfel rules { $page } --section { $section }
