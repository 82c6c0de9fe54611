# Az első oldal.

home-title = A GIPF-projekt játékai
home-lead = Kris Burm társasjátékai két játékosnak: hamar megtanulhatók, sokáig élvezhetők, szerencse és rejtett dolgok nélkül. Itt játszhatod és elemezheted őket, hálózattal vagy anélkül.
home-continue = Folytatás: { $game }
home-first-game = Egy első játszma

home-gipf-text = Régi elv, új fordulattal: ha négy korongod áll egy vonalban, visszakapod őket, és magukkal viszik, ami a sorukat folytatja. Építesz, begyűjtesz, újra építesz: az veszít, akinek nincs mit betolnia.
home-gipf-board = GIPF-tábla játszma közben: fehérnek négy korongja áll egy sorban
home-play = { $game }-játszma
home-yinsh-text = Rend a káoszban: a gyűrűk lépnek, és átfordítják a korongokat, amelyeket átugranak. Ha öt korongod áll egy sorban, leveszed egy gyűrűdet, és éppen ez a cél: az nyer, aki elsőként vesz le hármat.
home-yinsh-board = YINSH-tábla játszma közben: fehérnek öt korongja áll egy sorban

home-more = Mi van még itt?
home-learn-text = Tíz perc az első tolástól az értelmes játszmáig: rövid leckék a táblán, és a szabályok, ha utána akarsz nézni valaminek.
home-learn = A játék megtanulása
home-puzzles-text = Egyetlen lépés nyer: találd meg. Több száz állás, a nagyon könnyűtől a nagyon nehézig, tippekkel és válasszal arra, amit kipróbálsz.
home-games-text = Minden játszmád megmarad ezen az eszközön: folytathatod, vagy lépésről lépésre visszajátszhatod.
home-analysis-text = Próbálj ki változatokat, és nézd meg, mit gondol róluk a számítógép.
home-editor-text = Állíts fel tetszőleges állást, és játssz tovább onnan.
home-online-title = Online játék
home-online-text = Küldj linket egy barátodnak, vagy keress hozzád illő ellenfelet: élőben vagy napokon át, vendégként vagy névvel.
home-offline-title = Hálózat nélkül is
home-offline-text = Az első betöltés után minden működik hálózat nélkül. Nincs regisztráció, nincs reklám, és ha nem online játszol, semmi sem hagyja el az eszközödet.
