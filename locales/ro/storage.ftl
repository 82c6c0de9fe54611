# Keeping games: what is not saved, other tabs, files, and what breaks.

storage-unsaved = { $count ->
    [one] O partidă nu este salvată.
    [few] { $count } partide nu sunt salvate.
   *[other] { $count } de partide nu sunt salvate.
}
storage-why-full = Pe acest dispozitiv nu mai este loc.
storage-why-none = Acest browser nu păstrează nimic aici, ca într-o fereastră privată: ce joci dispare când închizi pagina.
storage-why-newer = Aici a fost folosită o versiune mai nouă a aplicației: încarcă din nou pagina.
storage-why-blocked = O altă filă stă în cale: închide-o sau încarc-o din nou.
storage-why-failed = Spațiul de stocare al browserului nu răspunde.
storage-trying = Se încearcă din nou automat.
storage-download = Salvează ca fișier
storage-try-now = Încearcă acum
storage-copied = Această partidă a fost continuată în altă filă. Ce ai făcut aici se păstrează ca partidă separată.
storage-copy-open = Deschide
storage-unreadable = Partidele tale nu pot fi citite acum.

game-elsewhere = Această partidă este deschisă în altă filă. Aici vezi ce se joacă acolo.
game-take-over = Joacă aici
game-broken = Această partidă poate fi arătată doar până la mutarea { $turn } din { $turns }. Se păstrează așa cum este.
games-newer = O versiune mai nouă a aplicației a păstrat aici o partidă pe care aceasta nu o poate citi. Rămâne așa cum este.
games-damaged = Aici este o partidă deteriorată. Rămâne așa cum este.
show-more = Arată mai multe ({ $count })

filter-text = Caută după nume sau joc
filter-more = Alte criterii
filter-any = oricare
filter-result = Rezultat
filter-result-open = neterminată
filter-result-won = am câștigat
filter-result-lost = am pierdut
filter-result-white = a câștigat albul
filter-result-black = a câștigat negrul
filter-result-draw = remiză
filter-result-study = studii
filter-from = De la
filter-to = Până la
filter-found = { $found ->
    [0] Niciuna din { $of } partide.
    [one] O partidă din { $of }.
    [few] { $found } partide din { $of }.
   *[other] { $found } de partide din { $of }.
}
filter-clear = Arată-le pe toate

paste-open = Lipește o partidă
paste-label = Textul uneia sau mai multor partide, sau o listă de mutări
paste-read = Citește
import-drop = Lasă fișierul aici.
import-open = Importă
import-reading = Se citește fișierul: { $percent }%
import-done = Adăugate între partidele tale: { $count } din { $of }.
import-too-large = Fișierul este prea mare: se pot citi cel mult { $limit } MB.
import-broken = Fișierul nu a putut fi citit: { $reason }
import-read = citită
import-part = citită în parte.
import-known = deja aici
import-unread = necitită.
import-unsaved = citită, dar nesalvată
import-close = Închide lista

say-taken-back = Mutare retrasă.
computer-failed = Calculatorul s-a oprit: { $reason }
computer-again = Lasă-l să încerce din nou

trouble-rules-title = Ceva s-a stricat înăuntru
trouble-rules-text = Partidele tale au rămas cum erau. Poți continua cu un nou început.
trouble-go-on = Continuă
