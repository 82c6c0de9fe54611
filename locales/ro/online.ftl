# Playing together over a server: meeting, live games, accounts, the archive.

# The server and the connection.

online-none = Aici nu se poate juca online
online-none-text = Pagina aceasta este de sine stătătoare: nu are în spate un server pe care să se întâlnească oamenii. Restul funcționează.
online-unreachable = Serverul nu răspunde
online-unreachable-text = Partidele de pe acest dispozitiv se pot juca oricum.
online-unreachable-again = Se încearcă din nou automat.
online-turn-kept = O mutare a ta este păstrată și va fi trimisă imediat ce serverul răspunde.
online-connecting = Se conectează la server…
online-lost = Fără legătură cu serverul. Gândește-te în continuare: se încearcă din nou.
online-lost-sending = Fără legătură cu serverul. Mutarea ta este păstrată și va fi trimisă imediat ce se poate.
online-outdated = Serverul este mai nou decât pagina. Încarcă pagina din nou.
online-sending = Mutarea ta este pe drum…
online-done = Gata.
online-close = Închide

# The lobby.

online-title = Joacă online
online-begun = A început o partidă.
online-go = La partidă
online-show = Arată
online-my-games = Partidele mele
online-your-turn = E rândul tău
online-their-turn = E rândul adversarului
online-until = până la { $date }
online-challenges = Ai fost provocat
online-seeks = Așteaptă un adversar
online-seeks-none = Acum nu așteaptă nimeni.
online-own = Invitațiile mele
online-to-link = Prin link
online-to-anyone = Pentru oricine
online-to-person = O provocare
online-to-pairing = Căutare de adversar
online-to-computer = Calculatorul
online-new = Partidă nouă
online-play-friend = Joacă cu un prieten
online-pair = Găsește un adversar
online-seek = Așteaptă în sală
online-ways = Prietenul primește de la tine un link. Îți căutăm un adversar de puterea ta sau te alege cineva în sală.
online-more-choices = Calculatorul serverului și altele
online-computer = Joacă cu calculatorul
online-compose = Handicap, potențiale, jocuri legate
online-pairing = Se caută un adversar ({ $clock })…
online-rated-choice = Cu rating: rezultatul schimbă ambele ratinguri
online-rated = cu rating
online-casual = amicală
online-linked = legată
online-linked-always = legată, fiecare folosire se dispută
online-clock-none = fără ceas
online-clock-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
online-clock-delay = { $minutes } min, { $seconds } s libere
online-clock-seconds = Secundele unei mutări
online-clock-added = Adăugate (Fischer)
online-clock-added-note = După fiecare mutare se adaugă la ceas.
online-clock-free = Libere (întârziere)
online-clock-free-note = La fiecare mutare ceasul pornește abia după ele; ce rămâne din ele se pierde.
online-clock-left = { $days } z { $hours } h
online-accept = Accept
online-decline = Refuz
online-withdraw = Retrag
online-show-link = Arată linkul

# Invitations.

online-invitation = Invitație
online-link = Link
online-link-text = Trimite linkul celui cu care vrei să joci. Partida începe imediat ce invitația este acceptată.
online-link-copy = Copiază
online-link-copied = Copiat
online-link-share = Distribuie
online-link-waits = Se așteaptă celălalt jucător. Poți părăsi pagina: invitația rămâne deschisă două săptămâni.
online-invites = { $name } te invită la o partidă.
online-your-side-white = Ai juca cu albul.
online-your-side-black = Ai juca cu negrul.
online-your-side-any = Culorile se trag la sorți.
online-not-now = Nu acum
online-invitation-taken = Invitația a fost deja acceptată de cineva.
online-watch-it = Urmărește partida

# A game.

online-game-missing = Pe acest server nu există o asemenea partidă.
online-kind-guest = Vizitator
online-kind-account = Jucător
online-kind-bot = Bot
online-kind-computer = Calculator
online-kind-deleted = Cont șters
online-name-side = { $name } ({ $colour ->
    [white] alb
   *[other] negru
})
online-versus = { $white } – { $black }
online-to-move = { $you ->
    [watch] La mutare: { $name }.
   *[other] Se așteaptă mutarea: { $name }.
}
online-away = { $name } nu este aici.
online-claim-win = Revendică victoria
online-claim-draw = Declară remiză
online-watchers = { $count ->
    [one] · { $count } spectator
    [few] · { $count } spectatori
   *[other] · { $count } de spectatori
}
online-premove = Ales pentru mutarea ta următoare: { $turn }
online-premove-cancel = Anulează alegerea
online-more-time = Mai mult timp
online-profile = Profil: { $name }
online-abort = Anulează
online-ask-resign = Cedezi partida?
online-ask-abort = Anulezi partida? Atunci nu pierde nimeni.
online-ask-draw = Oferi remiză?
online-offered-draw = { $name } oferă remiză.
online-offered-takeback = { $name } cere să retragă o mutare.
online-offered-more-time = { $name } cere mai mult timp.
online-offered-rematch = { $name } vrea revanșă.
online-agree = De acord
online-withdraw-draw = Retrage oferta de remiză
online-withdraw-takeback = Renunță la retragere
online-withdraw-more-time = Renunță la timpul cerut
online-withdraw-rematch = Revanșă oferită: retrage
online-to-rematch = La revanșă
online-download = Descarcă
online-download-all = Descarcă-le pe toate
online-download-failed = Partida nu poate fi adusă acum.
online-analysis = Analiză pe server
online-analysis-waits = Serverul analizează partida…
online-analysis-graph = Cursul partidei: sus este bine pentru alb. Un clic arată poziția.
online-over-rules = { $winner ->
    [white] Albul a câștigat.
    [black] Negrul a câștigat.
   *[other] Remiză.
}
online-over-repetition = Remiză: aceeași poziție a apărut a treia oară.
online-over-too-long = Remiză: partida a fost prea lungă.
online-over-resigned = { $winner ->
    [white] Albul câștigă: negrul a cedat.
    [black] Negrul câștigă: albul a cedat.
   *[other] Partida a fost cedată.
}
online-over-agreed = Remiză prin înțelegere.
online-over-time = { $winner ->
    [white] Albul câștigă: negrul a depășit timpul.
    [black] Negrul câștigă: albul a depășit timpul.
   *[other] Timpul s-a terminat înainte ca partida să înceapă.
}
online-over-left = { $winner ->
    [white] Albul câștigă: negrul a plecat.
    [black] Negrul câștigă: albul a plecat.
   *[other] Remiză: un jucător a plecat.
}
online-over-aborted = Partida a fost anulată înainte să înceapă.
online-over-closed = Partida a fost închisă de administratorii serverului.
online-dice = De unde au venit zarurile:
online-dice-proven = verificat, nu le-a ales nimeni
online-dice-wrong = nu se potrivesc cu ce s-a promis
online-dice-commitment = Arătat înaintea partidei (SHA-256 al secretului)
online-dice-secret = Secretul serverului
online-dice-seed = Sămânță

# Chat, reports, blocks.

online-chat = Discuție
online-chat-say = Spune ceva
online-chat-mute = Ascunde discuția
online-chat-unmute = Arată discuția
online-report = Raportează sau blochează
online-report-note = O vor citi administratorii serverului.
online-report-text = Ce a făcut { $name }?
online-report-send = Trimite raportul
online-block = Blochează
online-block-note = Nu vă mai puteți invita unul pe altul.
online-blocked = Blocați
online-unblock = Deblochează

# The account.

online-you-guest = Joci ca vizitator: te recunoaște acest browser.
online-signed-in = Ești { $name }.
online-my-page = Pagina mea
online-since = din { $date }
online-sign-up = Creează un cont
online-sign-up-note = Îți păstrezi toate partidele, poți juca pentru rating și te poți întoarce de pe orice dispozitiv. Nu este nevoie de e-mail.
online-sign-in = Intră în cont
online-sign-in-note = Dacă ai deja un cont.
online-name = Nume
online-name-note = 2–24 litere fără diacritice, cifre, - și _.
online-password = Parola
online-password-note = Cel puțin 8 caractere.
online-new-password = Parola nouă
online-change-password = Schimbă parola
online-recover = Ai uitat parola?
online-recover-note = Cu unul dintre codurile de recuperare alegi una nouă.
online-code = Cod de recuperare
online-codes = Coduri de recuperare
online-codes-text = Notează-le: dacă îți pierzi parola, fiecare te lasă să intri o dată. Se arată doar acum.
online-codes-left = { $count ->
    [one] A rămas un cod ({ $count }).
    [few] Au rămas { $count } coduri.
   *[other] Au rămas { $count } de coduri.
}
online-new-codes = Coduri noi de recuperare
online-sign-out = Ieși din cont
online-sign-out-everywhere = Ieși de peste tot
online-sign-out-everywhere-note = Pe toate dispozitivele, și pe acesta; se încheie și tokenurile programelor.
online-delete = Șterge contul
online-delete-note = Definitiv. Partidele rămân, fără numele tău.
online-export = Descarcă tot ce se păstrează despre mine
online-tokens = Programe
online-tokens-note = Cu un token, un program joacă sau citește în numele tău.
online-token-label = La ce folosește
online-token-plays = Poate și juca, nu doar citi
online-token-make = Creează un token
online-token-once = Copiază-l acum, nu va mai fi arătat:
online-token-delete = Șterge

# People, archive, leaderboards.

online-here = online
online-seen = văzut ultima dată: { $date }
online-challenge = Provoacă
online-challenge-sent = Provocarea a fost trimisă. O găsești pe pagina Online.
online-ratings = Ratinguri
online-rating-graph = { $name }, partide jucate: { $count }, între { $low } și { $high }.
online-opponents = Rezultate cu fiecare adversar
online-opponent = Adversar
online-wins = Victorii
online-losses = Înfrângeri
online-draws = Remize
online-player = Jucător
online-players = Jucători
online-people = Oameni
online-bots = Boți
online-any = Oricare
online-result = Rezultat
online-result-white = A câștigat albul
online-result-black = A câștigat negrul
online-result-draw = Remiză
online-result-none = Fără rezultat
online-reason-too-long = prea lungă
online-reason-resigned = cedare
online-reason-agreed = înțelegere
online-reason-time = timp
online-reason-left = plecat
online-reason-aborted = anulată
online-reason-closed = închisă
online-turns = { $count ->
    [one] o mutare ({ $count })
    [few] { $count } mutări
   *[other] { $count } de mutări
}
online-from = De la
online-to = Până la
online-opening = Primele mutări
online-opening-note = În notație, cu spații între ele.
online-search = Caută
online-more = Mai multe
online-archive-none = Nu există o asemenea partidă încheiată.
online-speed = Ritm
online-speed-blitz = Blitz
online-speed-rapid = Rapid
online-speed-classical = Clasic
online-speed-days = Pe zile
online-rated-games = { $count ->
    [one] o partidă cu rating ({ $count })
    [few] { $count } partide cu rating
   *[other] { $count } de partide cu rating
}
online-leaders-none = Aici încă nu are nimeni un rating sigur.
online-watch-text = Partidele care se joacă acum, întâi cele ale celor mai buni.
online-watch-none = Acum nu joacă nimeni.

# Why something was refused.

online-problem-unreadable = Serverul nu a înțeles: { $reason }
online-problem-protocol = Serverul este mai nou decât pagina. Încarcă pagina din nou.
online-problem-not-allowed = Nu este permis. Pentru partide cu rating este nevoie de cont.
online-problem-not-found = Nu există așa ceva aici.
online-problem-too-fast = Prea repede. Încearcă din nou peste { $seconds } s.
online-problem-unavailable = Serverul nu răspunde sau nu poate acum. Încearcă mai târziu.
online-problem-internal = Ceva nu a mers pe server. Încearcă mai târziu.
online-problem-unplayable = Partida nu poate continua: o mutare salvată nu respectă regulile. O poți încheia fără rezultat.
online-problem-not-a-player = Doar jucătorii pot face asta.
online-problem-over = Partida s-a încheiat.
online-problem-not-over = Partida nu s-a încheiat încă.
online-problem-not-your-turn = Nu este rândul tău.
online-problem-other-turn = Partida a mers mai departe: uită-te din nou la tablă.
online-problem-illegal = Regulile nu permit mutarea: { $reason }
online-problem-time-up = Timpul tău s-a terminat.
online-problem-has-begun = Partida a început și nu mai poate fi anulată.
online-problem-not-away = Adversarul nu lipsește de destul timp.
online-problem-not-offered = Oferta nu mai este valabilă.
online-problem-no-offer = Acum nu se poate oferi asta.
online-problem-chat-length = Scrie între 1 și 300 de caractere.
online-problem-full = În această partidă nu se mai poate spune nimic.
online-problem-nonce = Zarurile nu mai primesc nimic.
online-problem-terms = Nu se poate juca așa: { $reason }
online-problem-closed = Invitația nu mai este deschisă.
online-problem-own = Nu poți juca împotriva ta.
online-problem-blocked = Unul dintre voi l-a blocat pe celălalt.
online-problem-too-many = Ai deja prea multe deschise.
online-problem-name = Numele are 2–24 litere fără diacritice, cifre, - și _.
online-problem-name-taken = Numele este deja luat.
online-problem-password = Parola are cel puțin 8 caractere.
online-problem-sign-in = Numele și parola nu se potrivesc.
