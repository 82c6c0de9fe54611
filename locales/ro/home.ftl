# Prima pagină.

home-title = Jocurile proiectului GIPF
home-lead = Jocuri de tablă de Kris Burm pentru doi jucători: se învață repede și nu te plictisesc, fără hazard și fără nimic ascuns. Aici le poți juca și analiza, cu sau fără rețea.
home-continue = Continuă: { $game }
home-first-game = Joacă o primă partidă

home-gipf-text = Un principiu vechi cu ceva nou: patru piese de culoarea ta în linie se întorc la tine și iau cu ele piesele care le continuă rândul. Construiești, capturezi, construiești din nou: pierde cine nu mai are nicio piesă de introdus.
home-gipf-board = O tablă de GIPF în mijlocul unei partide: albul are patru piese în rând
home-play = Joacă { $game }
home-yinsh-text = Ordine în haos: inelele se mută și întorc marcajele peste care sar. Pentru cinci marcaje de culoarea ta în rând scoți un inel, și acesta este scopul: câștigă cine scoate primul trei.
home-yinsh-board = O tablă de YINSH în mijlocul unei partide: albul are cinci marcaje în rând

home-more = Ce mai găsești aici
home-learn-text = Zece minute de la prima împingere la o partidă adevărată: lecții scurte pe tablă și regulile, când vrei să verifici ceva.
home-learn = Învață jocul
home-puzzles-text = O singură mutare câștigă: găsește-o. Sute de poziții, de la foarte ușoare la foarte grele, cu indicii și răspunsuri la ce încerci.
home-games-text = Fiecare partidă rămâne pe acest dispozitiv: o poți continua sau revedea mutare cu mutare.
home-analysis-text = Încearcă variante și vezi ce crede calculatorul despre ele.
home-editor-text = Așază orice poziție și joacă mai departe de acolo.
home-online-title = Joacă online
home-online-text = Trimite-i unui prieten un link sau găsește un adversar pe măsura ta: în direct sau în mai multe zile, ca vizitator sau cu nume.
home-offline-title = Și fără rețea
home-offline-text = După prima încărcare, totul funcționează fără rețea. Fără cont, fără reclame, și, dacă nu joci online, nimic nu părăsește dispozitivul tău.
