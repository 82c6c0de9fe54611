# A terminálos alkalmazás szavai.

terminal-title = Gipfel: tanulás
terminal-language = Magyar
key-choose = választ
key-take = levesz
key-back = vissza
key-stand = marad
key-discard = eldobás
key-kind = korong fajtája
key-type = beír
key-hint = tipp
key-retry = újra
key-next = tovább
key-skip = kihagy
key-finish = befejez
key-list = fejezetek
key-quit = kilép
key-open = megnyit
key-play = játszma az 1. szint ellen
key-move = fejezet
key-rule = szabály
terminal-typing = Egy döntés, vagy egy lépés döntései pontosvesszővel   Enter: lépés, Esc: mégse
terminal-turn = Lépés:
terminal-too-small = Az ablak { $width }×{ $height } karakteres; a Gipfelnek { $wanted } kell. Nagyítsd meg, vagy a q billentyűvel lépj ki.
terminal-not-saved = A haladás nem menthető: { $reason }
terminal-rule = Bővebben: gipfel rules { $page } --section { $section }
