# Cuvintele aplicației de terminal.

terminal-title = Gipfel: învață
terminal-language = Română
key-choose = alege
key-take = ia
key-back = înapoi
key-discard = renunță
key-kind = felul piesei
key-direction = direcție
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
key-done = lasă
key-pass = pas
key-accept = acceptă
key-challenge = provoacă
key-won = câștigat
key-lost = pierdut
key-go-on = mai departe
key-give-up = cedează
key-contest = vezi proba
key-to-game = înapoi la partidă
key-turn-before = mutarea dinainte
key-turn-next = mutarea următoare
key-analyse = analiză
key-flip = întoarce
key-help = ajutor
key-undo = anulează
key-redo = refă
key-save = salvează
key-new = nou
key-stop = oprește
terminal-no-button = Acum nu ai ce lăsa pe tablă și nici la ce renunța.
terminal-one-kind = Acum se poate introduce un singur fel de piesă.
key-mark = lasă sau ia
terminal-contest = Probă
terminal-over = { $winner ->
    [white] Albul a câștigat.
    [black] Negrul a câștigat.
    [draw] Remiză.
   *[other] Partida a fost întreruptă.
}
terminal-human = Om
terminal-level = Nivelul { $level }
terminal-engine = Motor
terminal-thinking = { $player } se gândește
terminal-to-move = { $player } este la mutare
terminal-hint = Indiciu: { $turn }
terminal-hint-idea = Indiciu: { $turn }: { $idea }
terminal-hint-none = Aici nu este nimic de ales
terminal-hint-when = Indiciul se dă când ești la mutare
terminal-hint-looking = Caut o mutare bună…
terminal-engine-failed = Mutarea motorului nu poate fi jucată: { $reason }
terminal-engine-nothing = Motorul nu are ce hotărî aici
terminal-not-kept = Până la salvare partida nu este ferită de o cădere: { $reason }
terminal-left = Iată partida așa cum a rămas
terminal-no-name = Fișierul are nevoie de un nume
terminal-saved = Salvat în { $file }
terminal-saved-partly = Salvat în { $file }; ce s-a hotărât din această mutare nu este inclus, căci urmează altele
terminal-partly-right = { $turns ->
    [one] Doar prima mutare este corectă: { $reason }
    [few] Doar primele { $turns } mutări sunt corecte: { $reason }
   *[other] Doar primele { $turns } de mutări sunt corecte: { $reason }
}
terminal-first-of = Aceasta este prima dintre partide ({ $records }); celelalte rămân
terminal-opened = { $turns ->
    [one] { $turns } mutare din { $file }
    [few] { $turns } mutări din { $file }
   *[other] { $turns } de mutări din { $file }
}
terminal-no-record = nu conține nicio partidă
terminal-played-contest = Această probă a fost jucată: v duce înapoi la partidă
terminal-game-over = Partida s-a încheiat: n pentru una nouă, u ia o mutare înapoi
terminal-first = Mai întâi: { $keys }
terminal-takes-back = u ia înapoi ce s-a hotărât înainte
terminal-finish-turn = Termină mai întâi mutarea, sau Esc o ia înapoi
terminal-nothing-back = Nu este nimic de luat înapoi
terminal-nothing-forward = Nu este nimic de refăcut
terminal-only-people = Această partidă este jucată doar de oameni
terminal-no-contests = În această mutare nu s-a jucat nicio probă
terminal-so-far = Până acum: { $turn }
terminal-earlier = Aceasta este o mutare mai veche: End duce la ultima
terminal-unsaved = nesalvat
terminal-ask-quit = Partida nu este salvată. Ieși fără salvare?
terminal-ask-start = Partida nu este salvată. Începi alta?
terminal-ask-open = Partida nu este salvată. Deschizi alta?
terminal-ask-give-up = Cedezi proba? O câștigă celălalt.
terminal-ask-replace = { $file } există deja. Îl înlocuiești?
terminal-ask-replace-all = { $file } există deja (partide: { $records }). Le înlocuiești pe toate?
terminal-ask-changed = { $file } s-a schimbat între timp (partide: { $records }). Înlocuiești tot?
terminal-yes-no = y da   n nu
terminal-yes-no-save = y da   n nu   s salvează întâi
terminal-left-answers = g continuă   d aruncă   l mai târziu
terminal-left-broken-answers = d aruncă   l mai târziu
terminal-left-game = O partidă a rămas neterminată și nesalvată:
terminal-left-turn = în mijlocul unei mutări: { $turn }
terminal-left-contest = în mijlocul unei probe
terminal-left-broken = O partidă păstrată nu poate fi citită: { $reason }
terminal-save-title = Salvează partida
terminal-save-keys = Enter salvează, Esc renunță
terminal-open-title = Deschide o partidă
terminal-open-keys = Enter deschide, Esc renunță
terminal-file = Fișier:
terminal-help = Ajutor
terminal-any-key = Orice tastă duce înapoi
terminal-subtitle = GIPF, YINSH, DVONN, TZAAR, ZÈRTZ și PÜNCT, jocuri de Kris Burm
terminal-quit = Ieșire
terminal-open-record = Deschide o partidă…
terminal-extra = { $colour ->
    [white] Piese în plus pt. alb
   *[other] Piese în plus pt. negru
}
terminal-each = câte { $count }
terminal-links = Legături
terminal-contests = Se dispută
terminal-contests-always = fiecare folosire
terminal-contests-challenged = la provocare
terminal-contests-limited = la provocare, cel mult { $count }×
terminal-challenges-short = prov.
terminal-full-strength = calculator, forță maximă
terminal-menu-keys = ↑ ↓ rând   ← → schimbă   ⏎ start   ? ajutor   q ieșire
terminal-menu-next = Tab următorul
terminal-menu-back = Esc înapoi la partidă
terminal-power-t = împingere în plus
terminal-power-z = sare peste piese
terminal-power-d = sare pe o piesă
terminal-power-y = aleargă pe linie
terminal-power-u = sare pe GIPF
terminal-analysis = Analiză
terminal-more = mai jos
terminal-depth = adâncime { $depth }, { $nodes }k
terminal-thinking-long = se gândește…
terminal-thinking-none = nimic de gândit
terminal-in-stacks = în turnuri
tray-reserve = rezervă
tray-hand = de așezat
tray-removed = scoase
tray-pool = rezerva
terminal-lost = pierdute
terminal-main-side = { $colour ->
    [white] Alb în partida principală
   *[other] Negru în partida principală
}
terminal-odds = { $user ->
    [white] Albul are nevoie de cel puțin zarul negrului: 21 din 36.
   *[other] Negrul are nevoie de cel puțin zarul albului: 21 din 36.
}
terminal-game-odds = { $user ->
    [white] Albul joacă cu alb, iar remiza îi ajunge.
   *[other] Negrul joacă cu alb, iar remiza îi ajunge.
}
terminal-if-lost = { $user ->
    [white] Dacă albul o pierde, potențialul iese din joc.
   *[other] Dacă negrul o pierde, potențialul iese din joc.
}
terminal-challenges-left = Provocări rămase: { $count }
terminal-challenged = { $user ->
    [white] Negrul contestă { $use }: { $contest }
   *[other] Albul contestă { $use }: { $contest }
}
terminal-disagree = Rapoartele diferă: amândoi raportează din nou
terminal-reported = Raportat până acum: { $said }. Ești de acord?
terminal-believes = Calculatorul crede ce raportezi.
terminal-heads = cap
terminal-tails = pajură
terminal-linked-to = { $place }; { $contest }
help-cursor = mută cursorul
help-next = ținta, rândul următor
help-choose = alege; Enter ia un rând
help-back = anulează ultima alegere
help-type = scrie o decizie sau o mutare
help-undo = ia o mutare înapoi, o reface
help-hint = indiciu: o mutare bună
help-analysis = analiză, din partea albului
help-kind = alt fel de piesă
help-button = lasă rândul; renunță la T
help-contest = cedează o probă, o privește
help-turns = privește alte mutări
help-ends = prima și ultima poziție
help-pause = oprește sau pornește calculatorul
help-flip = întoarce tabla
help-files = salvează, deschide
help-new = partidă nouă
help-help = acest ajutor, ieșire
help-arrows = săgeți, mouse
help-notation = Notație: { $examples }
help-joined = Deciziile unei mutări se leagă cu ;  După * s-au încercat și alte mutări.
help-game-gipf = Împinge pe tablă o piesă dintr-un punct de pe margine; ce îi stă în cale se mută mai departe. Patru de o culoare în linie sunt luate de stăpânul lor, cu tot ce le atinge pe linie: cele proprii revin în rezervă, celelalte sunt pierdute. Piesele GIPF pot rămâne. Cine nu mai are niciuna, sau nu are ce introduce, pierde.
help-game-gipf-plus = Ca GIPF, iar o piesă de bază poate purta un potențial care se folosește o dată: piesa rămâne, potențialul pleacă. Z sare peste piese, Y aleargă pe noduri goale, D sare pe o piesă de bază sau un D vecin, U pe o piesă GIPF sau un U. T în centru dă o împingere în plus. Piesele încărcate pot rămâne, dar niciun rând.
help-game-yinsh = Pune un marcaj într-un inel și mută inelul în linie dreaptă. Marcajele peste care sare se întorc. Cinci marcaje de o culoare în linie se scot, cu un inel al stăpânului. Trei inele scoase câștigă; la fulger, unul.

puzzle-commands = Scrie mutarea sau: hint (indiciu), solution (soluția), next (următoarea), quit (ieșire)
