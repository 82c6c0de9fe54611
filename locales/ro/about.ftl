# Despre jocuri și despre program.

about-title = Despre Gipfel
about-lead = Un loc unde poți învăța, juca și analiza jocurile proiectului GIPF.
about-version = Versiunea { $version }

about-games = Jocurile
about-games-author = Jocurile au fost inventate de Kris Burm. Fac parte din proiectul GIPF, seria lui de jocuri abstracte pentru doi jucători. Tot meritul pentru ele îi aparține.
about-games-buy = Dacă îți plac aici, joacă-le și pe o tablă adevărată: nimic nu înlocuiește piesele din mână. Piesele GIPF cu partea scobită în sus se apucă mai ușor.
about-games-site = Site-ul proiectului GIPF
about-independent = Gipfel este un program independent. Nu este făcut și nici recomandat de Kris Burm sau de editorii săi și nu folosește nimic din grafica lor: tablele și piesele sunt desenele noastre. Numele jocurilor aparțin proprietarilor lor.

about-privacy = Datele tale
about-privacy-text = Partidele jucate pe acest dispozitiv și setările se păstrează în acest browser și nicăieri altundeva; ce joci printr-un server se păstrează acolo. Aplicația nu încarcă nimic de pe alte site-uri, nu numără vizitele și nu trimite nimic altceva.

about-licence = Licență
about-licence-text = Gipfel este software liber, sub licența MIT sau licența Apache 2.0, după cum preferi.
about-built-with = Construit cu
