# Keeping games: what is not saved, other tabs, files, and what breaks.

storage-unsaved = { $count ->
    [one] Egy játszma nincs elmentve.
   *[other] { $count } játszma nincs elmentve.
}
storage-why-full = Ezen az eszközön nincs több hely.
storage-why-none = Ez a böngésző itt nem őriz meg semmit, mint privát ablakban: amit játszol, az oldal bezárásakor elvész.
storage-why-newer = Az alkalmazás újabb verziója járt itt: töltsd be újra az oldalt.
storage-why-blocked = Egy másik lap útban van: zárd be, vagy töltsd be újra.
storage-why-failed = A böngésző tárolója nem válaszol.
storage-trying = A mentést automatikusan újra próbáljuk.
storage-download = Mentés fájlba
storage-try-now = Próbáld most
storage-copied = Ezt a játszmát egy másik lapon folytatták. Amit itt tettél, külön játszmaként megmaradt.
storage-copy-open = Megnyitás
storage-unreadable = A játszmáid most nem olvashatók.

game-elsewhere = Ez a játszma egy másik lapon van nyitva. Itt azt látod, amit ott játszanak.
game-take-over = Játék inkább itt
game-broken = Ennek a játszmának csak az eleje mutatható meg (lépés: { $turn } / { $turns }). Úgy marad, ahogy van.
games-newer = Az alkalmazás újabb verziója olyan játszmát őriz itt, amelyet ez nem tud olvasni. Úgy marad, ahogy van.
games-damaged = Van itt egy sérült játszma. Úgy marad, ahogy van.
show-more = Továbbiak ({ $count })

filter-text = Keresés név vagy játék szerint
filter-more = További szempontok
filter-any = bármi
filter-result = Eredmény
filter-result-open = befejezetlen
filter-result-won = nyertem
filter-result-lost = vesztettem
filter-result-white = fehér nyert
filter-result-black = fekete nyert
filter-result-draw = döntetlen
filter-result-study = elemzések
filter-from = Ettől
filter-to = Eddig
filter-found = { $found ->
    [0] { $of } játszmából egy sem.
   *[other] { $of } játszmából { $found }.
}
filter-clear = Mind mutatása

paste-open = Játszma beillesztése
paste-label = Egy vagy több játszma szövege, vagy a lépések listája
paste-read = Beolvasás
import-drop = Ejtsd ide a fájlt.
import-open = Importálás
import-reading = A fájl olvasása: { $percent }%
import-done = { $count ->
    [one] { $of } játszmából { $count } került a játszmáid közé.
   *[other] { $of } játszmából { $count } került a játszmáid közé.
}
import-too-large = A fájl túl nagy: legfeljebb { $limit } MB olvasható be.
import-broken = A fájlt nem sikerült beolvasni: { $reason }
import-read = beolvasva
import-part = részben beolvasva.
import-known = már itt van
import-unread = nincs beolvasva.
import-unsaved = beolvasva, de nincs elmentve
import-close = A lista bezárása

say-taken-back = Visszavéve.
computer-failed = A számítógép feladta: { $reason }
computer-again = Próbálja újra

trouble-rules-title = Valami elromlott odabent
trouble-rules-text = A játszmáid megmaradtak úgy, ahogy voltak. Tiszta kezdettel folytathatod.
trouble-go-on = Folytatás
