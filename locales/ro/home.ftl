# Prima pagină.

home-title = GIPF și YINSH
home-lead = Două jocuri de Kris Burm pentru doi jucători: reguli simple, fără hazard și fără nimic ascuns. Aici le poți juca și analiza, cu sau fără rețea.

home-gipf-text = Împinge piese de la marginea tablei. Patru piese de culoarea ta aflate în rând se întorc la tine și iau cu ele ce se află în spatele lor. Pierde cine nu mai are nicio piesă de introdus.
home-gipf-board = O tablă de GIPF în mijlocul unei partide: albul are patru piese în rând
home-play-gipf = Joacă GIPF
home-yinsh-text = Mută inelele și întoarce marcajele peste care sar. Cinci marcaje de culoarea ta în rând te costă un inel, și tocmai asta vrei: câștigă cine renunță primul la trei inele.
home-yinsh-board = O tablă de YINSH în mijlocul unei partide: albul are cinci marcaje în rând
home-play-yinsh = Joacă YINSH

home-more = Ce mai găsești aici
home-learn-text = Zece minute de la prima împingere la o partidă ca lumea: lecții scurte pe tablă și regulile, când vrei să verifici ceva.
home-learn = Învață jocul
home-games-text = Fiecare partidă rămâne pe acest dispozitiv: o poți continua sau revedea mutare cu mutare.
home-analysis-text = Încearcă variante și vezi ce crede calculatorul despre ele.
home-editor-text = Așază orice poziție și joacă mai departe de acolo.
home-offline-title = Și fără rețea
home-offline-text = După prima încărcare, totul funcționează fără rețea. Fără cont, fără reclame, și nimic nu părăsește dispozitivul tău.
