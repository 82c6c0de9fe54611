# A játékokról és a programról.

about-title = A Gipfelről
about-lead = Itt megtanulhatod, játszhatod és elemezheted a GIPF-projekt játékait.
about-version = Verzió: { $version }

about-games = A játékok
about-games-author = A játékokat Kris Burm találta ki. A GIPF-projekthez tartoznak, absztrakt kétszemélyes játékainak sorozatához. Minden érdem az övé.
about-games-buy = Ha itt tetszenek, játszd őket igazi táblán is: semmi sem pótolja a kézbe vett korongot. A GIPF korongjai az üreges oldalukkal felfelé könnyebben felvehetők.
about-games-site = A GIPF-projekt oldala
about-independent = A Gipfel független program. Nem Kris Burm vagy kiadói készítették, és nem is ők ajánlják; grafikáikból semmit sem használ: a táblák és a korongok a mi rajzaink. A játékok neve a jogtulajdonosaiké.

about-privacy = Az adataid
about-privacy-text = Az ezen az eszközön játszott játszmák és a beállítások ebben a böngészőben maradnak, sehol máshol; amit szerveren át játszol, azt a szerver őrzi. Az alkalmazás semmit sem tölt be más oldalakról, nem számolja a látogatásokat, és mást nem küld el.

about-licence = Licenc
about-licence-text = A Gipfel szabad szoftver, választásod szerint az MIT-licenc vagy az Apache 2.0 licenc feltételeivel.
about-built-with = Ezekre épül
