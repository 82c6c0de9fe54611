# GIPF potenciálokkal.

game-gipf-plus = GIPF potenciálokkal

# A játék összeállítása.
compose-title = Állítsd össze a GIPF-edet
compose-note = Egy potenciállal töltött alapkorong egyszer olyat léphet, amilyet a töltetlen nem. Egyezzetek meg, melyik fajtából hány legyen: ugyanannyi mindkettőtöknek, vagy mindenkinek a kedvencei. Ez csak lehetőség: a GIPF önmagában is teljes.
compose-preset = Összeállítás
compose-preset-ultimate = Ultimate
compose-preset-ultimate-note = Ultimate GIPF: versenyszabályok, fejenként 21 korong és mindegyik potenciálból három.
compose-preset-one = Mindből egy
compose-preset-one-note = A normál játék, mindkét félnek mindegyik potenciálból eggyel.
compose-preset-single-note = A normál játék, mindkét félnek három ilyen potenciállal.
compose-preset-own = Saját
compose-preset-own-note = A te összeállításod.
compose-extra = Többletkorongok

# Mit tudnak a potenciálok.
potential-t = A TAMSK még egy betolást ad: ha ez a korong az e5 középpontra kerül, a potenciálját egy pöttyről be lehet tolni.
potential-z = A ZÈRTZ átugrik: egyenesen, egy vagy több korongon át a mögöttük lévő első üres pontra.
potential-d = A DVONN ráugrik: az ellenfél szomszédos alapkorongjára vagy DVONN-jára.
potential-y = A YINSH fut: egy vonal mentén bármelyik elérhető üres pontra.
potential-u = A PÜNCT ráugrik: az ellenfél szomszédos GIPF-korongjára vagy PÜNCT-jére.

# Miről kell most dönteni.
decide-push-loaded = válaszd ki, mit tolsz be, aztán a pöttyöt.
decide-push-any = válaszd ki, mit tolsz be, aztán a pöttyöt.
decide-push-or-use = válassz egy pöttyöt a betoláshoz, vagy használd az egyik töltött korongodat.
decide-push-last = válassz egy pöttyöt. Ez után az alapkorong után már nem tolhatsz be több potenciált.
decide-use-potential = nem tudsz korongot betolni: használd az egyik töltött korongodat.
decide-extra-push = a TAMSK-od a középponton áll: told be a potenciálját egy pöttyről, vagy dobd el.
decide-use-z = válaszd ki a pontot azok mögött a korongok mögött, amelyeket a ZÈRTZ átugrik.
decide-use-d = válaszd ki a korongot, amelyre a DVONN ráugrik.
decide-use-y = válaszd ki, hová fut a YINSH.
decide-use-u = válaszd ki a korongot, amelyre a PÜNCT ráugrik.
decide-take-one = sor nem maradhat a táblán: ezek közül legalább egynek mennie kell.

entry-loaded-piece = { $potential }-töltésű korong
entry-loaded-count = { $piece }, még { $count }
entry-discard = Eldobás

held-stock = { $colour ->
    [white] Fehér még betolható potenciáljai
   *[other] Fekete még betolható potenciáljai
}

# Képernyőolvasóknak.
piece-loaded = { $colour ->
    [white] fehér korong { $potential }-töltéssel
   *[other] fekete korong { $potential }-töltéssel
}
piece-used = { $colour ->
    [white] használt fehér { $potential }
   *[other] használt fekete { $potential }
}
piece-on = { $top }, alatta { $below }
point-uses = { $place }, ide mehet: { $points }

# Az állásszerkesztő.
editor-phase-extra1 = Extra betolás a betolás előtt
editor-phase-extra2 = Extra betolás a betolás után
editor-permission-loaded = töltött korongot és alapkorongot
editor-permission-all = minden fajtát

# Miért nem lehet valamit megtenni vagy felállítani.
problem-too-many-potentials = { $colour ->
    [white] Fehérnek { $number } { $text } potenciálja van; egy fajtából legfeljebb 6 lehet.
   *[other] Feketének { $number } { $text } potenciálja van; egy fajtából legfeljebb 6 lehet.
}
problem-stock-without-permission = { $colour ->
    [white] Fehérnek vannak még potenciáljai, de csak alapkorongot tolhat be.
   *[other] Feketének vannak még potenciáljai, de csak alapkorongot tolhat be.
}
problem-no-tamsk-on-centre = Az extra betoláshoz a soron lévő játékos TAMSK-töltésű korongjának az e5 ponton kell állnia.
problem-tamsk-on-centre = A soron lévő játékos TAMSK-ja az e5 ponton extra betolást ad: válaszd azt a szakaszt.
problem-row-stands-in-phase = A soron lévő játékos { $first }–{ $last } sorát előbb le kell venni: válassz másik szakaszt.

# What is not allowed, or wrong with an arrangement.
decide-take-or-spare = hagyd meg vagy vedd le a megjelölt korongokat, aztán vedd le a sort.
editor-tray-tamsk-tamsk = TAMSK
editor-tray-zertz-zertz = ZÈRTZ
editor-tray-dvonn-dvonn = DVONN
editor-tray-yinsh-yinsh = YINSH
editor-tray-punct-punct = PÜNCT
