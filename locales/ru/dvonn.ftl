# DVONN за доской: названия, что решать, исходы, почему чего-то нельзя, чем хорош ход.

game-dvonn = DVONN
variant-dvonn-standard = Стандартный
variant-dvonn-standard-note = Расставьте все фишки, затем складывайте их в стопки и держите связь с красными.
learn-dvonn = DVONN
home-dvonn-text = Фишки складываются в стопки, и стопка ходит на столько полей, какова её высота. Три красные фишки держат всё вместе: что теряет с ними связь, снимают. Выигрывает тот, у кого в конце больше фишек в стопках.
home-dvonn-board = Доска DVONN посреди партии
help-game-dvonn = Поставьте три красные DVONN-фишки, затем все остальные. Последнюю фишку ставят белые, и первый ход тоже за ними. Стопка ходит по прямой на столько полей, какова её высота, и встаёт на другую. Окружённая стопка ходить не может; что не связано с DVONN-фишкой, снимают. Выигрывает тот, у кого больше фишек в стопках.

held-hand-piece = { $colour ->
    [white] Белым осталось поставить: { $count }
   *[other] Чёрным осталось поставить: { $count }
}
held-dvonn-hand-dvonn-piece = Осталось поставить DVONN-фишек: { $count }
editor-tray-hand-piece = Фишки в запасе
editor-tray-dvonn-hand-dvonn-piece = DVONN-фишки в запасе
tray-dvonn-hand = DVONN-фишки в запасе

decide-place-dvonn-piece = поставьте DVONN-фишку на любое свободное поле.
decide-place-piece = поставьте фишку на любое свободное поле.
decide-move-stack = выберите одну из своих стопок.
decide-move-stack-to = выберите, куда пойдёт стопка.
decide-pass-stack = ни одна ваша стопка не может ходить; пропустите ход.

piece-piece = { $colour ->
    [white] белая фишка
   *[other] чёрная фишка
}
piece-dvonn-piece = DVONN-фишка
piece-stack = { $colour ->
    [white] белая стопка
   *[other] чёрная стопка
}, высота { $height }
piece-dvonn-stack = { $colour ->
    [white] белая стопка
   *[other] чёрная стопка
} с DVONN-фишкой, высота { $height }
pieces-piece = { $colour ->
    [white] Белые фишки
   *[other] Чёрные фишки
}
pieces-dvonn-piece = DVONN-фишки
pieces-stack = { $colour ->
    [white] Белые стопки
   *[other] Чёрные стопки
}
pieces-dvonn-stack = { $colour ->
    [white] Белые стопки с DVONN-фишкой
   *[other] Чёрные стопки с DVONN-фишкой
}

result-no-stack-can-move = { $winner ->
    [white] Белые выиграли: ни одна стопка не может ходить, и фишек у белых больше.
   *[other] Чёрные выиграли: ни одна стопка не может ходить, и фишек у чёрных больше.
}
result-draw-no-stack-can-move = Ничья: ни одна стопка не может ходить, и фишек у обоих поровну.

problem-pieces-now = Фишки ещё расставляются. Стопки ходят, когда доска заполнена.
problem-stacks-now = Все фишки поставлены. Теперь нужно пойти одной из своих стопок.
problem-occupied-space = Поле { $first } занято. Фишки ставят на свободные поля.
problem-empty-space = На { $first } нечем ходить: поле пустое.
problem-lone-dvonn = DVONN-фишка на { $first } стоит одна и не принадлежит никому. Пойти на неё можно, а ходить ею нельзя.
problem-their-stack = Стопка на { $first } принадлежит сопернику: сверху его цвет.
problem-surrounded = Стопка на { $first } окружена: все шесть соседних полей заняты, и ходить она не может.
problem-not-straight = { $first } и { $second } не на одной линии. Стопки ходят по прямой.
problem-wrong-distance = Высота стопки на { $first } — { $second }, и ходит она ровно на столько полей; здесь было бы { $last }.
problem-empty-target = Поле { $first } пустое. Ход должен закончиться на другой стопке.
problem-stack-stuck = Стопке на { $first } некуда пойти: она должна встать на другую стопку на расстоянии своей высоты.
problem-must-move-stack = Пропустить ход можно, только если ни одна ваша стопка не может ходить, а сейчас хотя бы одна может.
problem-must-pass-stack = Ни одна ваша стопка не может ходить, поэтому ход нужно пропустить.

problem-stack-in-place = На { $first } стоит стопка, но фишки ещё расставляются.
problem-piece-count = { $colour ->
    [white] У белых
   *[other] У чёрных
} фишек на доске и в запасе: { $number }; должно быть 23.
problem-dvonn-count = DVONN-фишек на доске и в запасе: { $number } вместо 3.
problem-dvonn-in-hand = DVONN-фишки ставятся первыми: пока есть хоть одна, других фишек на доске быть не может.
problem-nothing-to-place = { $colour ->
    [white] Белые
   *[other] Чёрные
} должны поставить фишку, но у них её нет.
problem-pieces-in-hand = Стопки ходят, когда все фишки расставлены.
problem-too-many-stacks = { $colour ->
    [white] Белые
   *[other] Чёрные
} контролируют слишком много стопок: { $number }; фишек одного цвета только 23.
problem-too-many-in-all = Фишек на доске: { $number }; в игре их 49.
problem-too-many-dvonn-spaces = Полей с DVONN-фишками: { $number }; самих фишек только три.
problem-dvonn-missing = DVONN-фишки не покидают доску: места есть только для { $number } из трёх.
problem-no-contact = Нет связи с DVONN-фишкой: { $points }.

idea-wins-stacks = заканчивает партию, и у вас больше фишек.
idea-passes-stacks = ни одна ваша стопка не может ходить, пропустите ход.
idea-places-dvonn = DVONN-фишка: всё рядом с ней сохранит связь.
idea-places-near = рядом с DVONN-фишкой она долго сохранит связь.
idea-places-edge = на краю она может ходить с самого начала.
idea-places-inside = внутри она ждёт: на неё пойдут другие, или она освободится позже.
idea-cuts-off = лишает связи { $number ->
    [1] одну фишку
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
} соперника.
idea-takes-dvonn = даёт вам DVONN-фишку.
idea-carries-dvonn = уносит DVONN-фишку туда, где она вам нужна.
idea-covers = накрывает { $number ->
    [1] одну фишку
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
} соперника.
idea-builds = соединяет две ваши стопки в одну: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
}.

missed-covers = { $number ->
    [one] Так вы не накрываете ничего у соперника.
    [few] Так вы накрываете меньше { $number } фишек.
   *[many] Так вы накрываете меньше { $number } фишек.
}
missed-cuts = { $number ->
    [one] Соперник не теряет ни одной фишки.
    [few] Соперник теряет меньше { $number } фишек.
   *[many] Соперник теряет меньше { $number } фишек.
}
missed-not-loses = Так вы теряете и свои фишки.
