# TZAAR за доской: названия, что решать, исходы, почему чего-то нельзя, чем хорош ход.

game-tzaar = TZAAR
variant-tzaar-standard = Стандартный
variant-tzaar-standard-note = Все 60 фишек с самого начала стоят на доске.
variant-tzaar-tournament = Турнирный
variant-tzaar-tournament-note = Доска пуста, и игроки ставят фишки куда хотят. Дальше всё как обычно.
learn-tzaar = TZAAR
home-tzaar-text = Возьмите, а потом возьмите ещё раз или сделайте выше свою стопку: каждый ход вы решаете, ослабить соперника или усилить себя. Кто остался без одного из трёх видов фишек, проиграл.
home-tzaar-board = Доска TZAAR посреди партии
help-game-tzaar = Белые начинают одним взятием. Дальше в каждом ходе два действия: взятие, а после него ещё одно взятие, надстройка или пропуск. Стопка идёт по прямой до первой стопки на пути и никогда через отверстие; берёт она то, что не выше её. У кого не осталось Tzaar, Tzarra или Tott или кто в начале своего хода не может взять, тот проиграл.

held-tzaar-hand-tzaar = { $colour ->
    [white] Белым осталось поставить Tzaar: { $count }
   *[other] Чёрным осталось поставить Tzaar: { $count }
}
held-tzarra-hand-tzarra = { $colour ->
    [white] Белым осталось поставить Tzarra: { $count }
   *[other] Чёрным осталось поставить Tzarra: { $count }
}
held-tott-hand-tott = { $colour ->
    [white] Белым осталось поставить Tott: { $count }
   *[other] Чёрным осталось поставить Tott: { $count }
}
held-left-tzaar = { $colour ->
    [white] Tzaar у белых: { $count }
   *[other] Tzaar у чёрных: { $count }
}
held-left-tzarra = { $colour ->
    [white] Tzarra у белых: { $count }
   *[other] Tzarra у чёрных: { $count }
}
held-left-tott = { $colour ->
    [white] Tott у белых: { $count }
   *[other] Tott у чёрных: { $count }
}
editor-tray-tzaar-hand-tzaar = Tzaar в запасе
editor-tray-tzarra-hand-tzarra = Tzarra в запасе
editor-tray-tott-hand-tott = Tott в запасе
tray-tzaar-hand = Tzaar в запасе
tray-tzarra-hand = Tzarra в запасе
tray-tott-hand = Tott в запасе
editor-phase-capture = Взятие
editor-phase-second = Второе действие
entry-tzaar-piece = Tzaar
entry-tzarra-piece = Tzarra
entry-tott-piece = Tott

decide-place-kind = поставьте фишку любого вида на свободное поле.
decide-open-capture = начните партию взятием: выберите свою фишку.
decide-open-capture-to = выберите фишку, которую она возьмёт.
decide-capture-stack = выберите стопку, которая возьмёт.
decide-capture-stack-to = выберите, что она возьмёт.
decide-second-move = возьмите ещё раз, поставьте одну свою стопку на другую или пропустите.
decide-second-move-to = выберите, что она возьмёт или на какую вашу стопку встанет.
decide-pass-second = брать и надстраивать нечего; пропустите.

piece-tzaar = { $colour ->
    [white] белый Tzaar
   *[other] чёрный Tzaar
}
piece-tzarra = { $colour ->
    [white] белая Tzarra
   *[other] чёрная Tzarra
}
piece-tott = { $colour ->
    [white] белый Tott
   *[other] чёрный Tott
}
piece-tzaar-stack = { $colour ->
    [white] белый Tzaar
   *[other] чёрный Tzaar
}, высота { $height }
piece-tzarra-stack = { $colour ->
    [white] белая Tzarra
   *[other] чёрная Tzarra
}, высота { $height }
piece-tott-stack = { $colour ->
    [white] белый Tott
   *[other] чёрный Tott
}, высота { $height }
pieces-tzaar = { $colour ->
    [white] Белые Tzaar
   *[other] Чёрные Tzaar
}
pieces-tzarra = { $colour ->
    [white] Белые Tzarra
   *[other] Чёрные Tzarra
}
pieces-tott = { $colour ->
    [white] Белые Tott
   *[other] Чёрные Tott
}
pieces-tzaar-stack = { $colour ->
    [white] Белые стопки с Tzaar сверху
   *[other] Чёрные стопки с Tzaar сверху
}
pieces-tzarra-stack = { $colour ->
    [white] Белые стопки с Tzarra сверху
   *[other] Чёрные стопки с Tzarra сверху
}
pieces-tott-stack = { $colour ->
    [white] Белые стопки с Tott сверху
   *[other] Чёрные стопки с Tott сверху
}

result-no-tzaar = { $winner ->
    [white] Белые выиграли: у чёрных не осталось Tzaar.
   *[other] Чёрные выиграли: у белых не осталось Tzaar.
}
result-no-tzarra = { $winner ->
    [white] Белые выиграли: у чёрных не осталось Tzarra.
   *[other] Чёрные выиграли: у белых не осталось Tzarra.
}
result-no-tott = { $winner ->
    [white] Белые выиграли: у чёрных не осталось Tott.
   *[other] Чёрные выиграли: у белых не осталось Tott.
}
result-no-capture = { $winner ->
    [white] Белые выиграли: чёрным нечего взять.
   *[other] Чёрные выиграли: белым нечего взять.
}

problem-tzaar-placing-now = Ещё не все фишки поставлены. Стопки ходят, когда на доске стоят все 60.
problem-tzaar-moving-now = Все фишки поставлены. Теперь ходят стопки.
problem-tzaar-occupied-space = На { $first } уже стоит фишка. Выберите свободное поле.
problem-none-of-kind = Фишек этого вида у вас больше не осталось.
problem-tzaar-empty-space = Поле { $first } пустое: стопки там нет.
problem-tzaar-their-stack = Стопка на { $first } принадлежит сопернику.
problem-tzaar-not-straight = С { $first } на { $second } не ведёт ни одна линия. Стопки ходят по прямой.
problem-across-hole = Между { $first } и { $second } отверстие, и через него не ходят.
problem-in-the-way = Между { $first } и { $second } стоит стопка на { $last }. Стопка идёт до первой на пути и никогда не перепрыгивает.
problem-no-stop-on-empty = Поле { $first } пустое. Стопка останавливается на первой стопке на пути, а на пустом поле никогда.
problem-too-high = Стопка на { $second } выше стопки на { $first }, а брать можно только то, что не выше.
problem-capture-first = Первым действием хода нужно взять. Надстроить на { $first } можно вторым.
problem-no-pass-before-capture = Первым действием хода нужно взять. Пропустить можно второе.
problem-stack-no-capture = Стопка на { $first } сейчас ничего не может взять, а первым действием нужно взять.
problem-stack-no-move = Стопка на { $first } не видит ничего, что можно взять или надстроить.

problem-place-in-standard = Фишки расставляют только в турнирной игре.
problem-tzaar-stack-in-place = На { $first } стоит стопка, но фишки ещё расставляются.
problem-kind-count = { $colour ->
    [white] У белых
   *[other] У чёрных
} на доске и в запасе { $number } { $text ->
    [tzaar] Tzaar; должно быть 6
    [tzarra] Tzarra; должно быть 9
   *[other] Tott; должно быть 15
}.
problem-tzaar-nothing-to-place = { $colour ->
    [white] Белые
   *[other] Чёрные
} должны поставить фишку, но у них её нет.
problem-tzaar-pieces-in-hand = Стопки ходят, когда все фишки расставлены.
problem-too-many-of-kind = { $colour ->
    [white] У белых
   *[other] У чёрных
} сверху стопок { $number } { $text ->
    [tzaar] Tzaar; их только 6
    [tzarra] Tzarra; их только 9
   *[other] Tott; их только 15
}.
problem-tzaar-too-many-pieces = { $colour ->
    [white] У белых
   *[other] У чёрных
} на доске фишек: { $number }; всего их 30.
problem-both-lack = У обоих игроков нет какого-нибудь вида. Партия кончилась бы, когда его лишился первый из них.
problem-second-on-full-board = Перед вторым действием что-то уже взято: хотя бы одно поле пустое.

idea-wins-kind = берёт последнюю стопку одного из видов соперника.
idea-wins-still = сопернику больше нечего взять.
idea-places-apart = рядом нет ваших фишек того же вида, и их не возьмут вместе.
idea-places-beside = усиливает вашу группу.
idea-takes-scarce = берёт фишку того вида, которого у соперника меньше всего; осталось { $number }.
idea-grows = берёт и складывает вам стопку высотой { $number }.
idea-strikes = берёт { $number ->
    [1] одну фишку
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
}.
idea-stacks = складывает вам стопку высотой { $number }.
idea-passes-second = любое второе действие ослабило бы вас; пропустите его.

missed-strikes = { $number ->
    [one] Так вы ничего не берёте.
    [few] Так вы берёте меньше { $number } фишек.
   *[many] Так вы берёте меньше { $number } фишек.
}
missed-not-strikes = { $number ->
    [one] Так вы что-то берёте.
    [few] Так вы берёте не меньше { $number } фишек.
   *[many] Так вы берёте не меньше { $number } фишек.
}
missed-strikes-tzaar = { $number ->
    [one] Так вы не берёте ни одного Tzaar.
    [few] Так вы берёте меньше { $number } Tzaar.
   *[many] Так вы берёте меньше { $number } Tzaar.
}
missed-stacks = { $number ->
    [one] Так стопка не складывается.
    [few] Так не получается стопка высотой хотя бы { $number }.
   *[many] Так не получается стопка высотой хотя бы { $number }.
}
