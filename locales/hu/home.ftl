# Az első oldal.

home-title = GIPF és YINSH
home-lead = Kris Burm két kétszemélyes játéka: egyszerű szabályok, semmi szerencse, semmi titok. Itt játszhatod és elemezheted őket, hálózattal vagy anélkül.

home-gipf-text = Tolj be korongokat a tábla széléről. Ha négy korongod egy sorba kerül, visszakapod őket, és viszik magukkal, ami mögöttük áll. Az veszít, akinek elfogyott a tartaléka, és nincs mit betolnia.
home-gipf-board = GIPF-tábla játszma közben: fehérnek négy korongja áll egy sorban
home-play-gipf = GIPF-játszma
home-yinsh-text = Lépj a gyűrűiddel, és fordítsd meg a korongokat, amelyeket átugranak. Öt korongod egy sorban az egyik gyűrűdbe kerül, és éppen ez a cél: az nyer, aki elsőként válik meg három gyűrűjétől.
home-yinsh-board = YINSH-tábla játszma közben: fehérnek öt korongja áll egy sorban
home-play-yinsh = YINSH-játszma

home-more = Mi van még itt?
home-learn-text = Tíz perc az első tolástól az értelmes játszmáig: rövid leckék a táblán, és a szabályok, ha utána akarsz nézni valaminek.
home-learn = A játék megtanulása
home-games-text = Minden játszmád megmarad ezen az eszközön: folytathatod, vagy lépésről lépésre visszajátszhatod.
home-analysis-text = Próbálj ki változatokat, és nézd meg, mit gondol róluk a számítógép.
home-editor-text = Állíts fel tetszőleges állást, és játssz tovább onnan.
home-offline-title = Hálózat nélkül is
home-offline-text = Az első betöltés után minden működik hálózat nélkül. Nincs regisztráció, nincs reklám, és semmi sem hagyja el az eszközödet.
