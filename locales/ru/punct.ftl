# PÜNCT за доской: названия, что решать, исходы, почему чего-то нельзя, чем хорош ход.

game-punct = PÜNCT
variant-punct-standard = Стандартный
variant-punct-standard-note = Новые фишки нельзя класть в центральный шестиугольник. Когда игрок добавил последнюю фишку, выигрывает тот, у кого там больше точек.
variant-punct-basic = Базовый
variant-punct-basic-note = Только первую фишку партии нельзя класть в центральный шестиугольник. Когда добавлена последняя фишка, партия кончается вничью.
learn-punct = PÜNCT
home-punct-text = Фишки из трёх точек поворачиваются вокруг одной из них, запрыгивают на другие и перекидывают мосты. Считается то, что видно сверху: соедините две противоположные стороны доски цепью своего цвета.
home-punct-board = Доска PÜNCT посреди партии
help-game-punct = Каждым ходом вы добавляете фишку из запаса или передвигаете свою. Новая ложится на три пустых поля. Чтобы передвинуть фишку, проведите её закрашенную точку, пюнкт, по линии через всё и поверните фишку вокруг неё. Она может запрыгнуть на другие, если ляжет ровно и под пюнктом ваша точка; прямые и угловые могут стать мостом. Выигрывает тот, кто соединил две противоположные стороны, если смотреть сверху.

held-triangle-reserve-triangle = { $colour ->
    [white] Треугольников у белых осталось: { $count }
   *[other] Треугольников у чёрных осталось: { $count }
}
held-straight-end-reserve-straight-end = { $colour ->
    [white] Прямых с пюнктом на конце у белых осталось: { $count }
   *[other] Прямых с пюнктом на конце у чёрных осталось: { $count }
}
held-straight-middle-reserve-straight-middle = { $colour ->
    [white] Прямых с пюнктом в середине у белых осталось: { $count }
   *[other] Прямых с пюнктом в середине у чёрных осталось: { $count }
}
held-angular-left-reserve-angular-left = { $colour ->
    [white] Угловых с изгибом влево у белых осталось: { $count }
   *[other] Угловых с изгибом влево у чёрных осталось: { $count }
}
held-angular-middle-reserve-angular-middle = { $colour ->
    [white] Угловых с пюнктом в середине у белых осталось: { $count }
   *[other] Угловых с пюнктом в середине у чёрных осталось: { $count }
}
held-angular-right-reserve-angular-right = { $colour ->
    [white] Угловых с изгибом вправо у белых осталось: { $count }
   *[other] Угловых с изгибом вправо у чёрных осталось: { $count }
}
tray-triangle-reserve = Треугольники
tray-straight-end-reserve = Прямые, конец
tray-straight-middle-reserve = Прямые, середина
tray-angular-left-reserve = Угловые, влево
tray-angular-middle-reserve = Угловые, середина
tray-angular-right-reserve = Угловые, вправо
editor-phase-piece = Начало хода
editor-phase-spot = Фишка выбрана
editor-phase-rotation = Фишка и поле выбраны
entry-triangle-piece = Треугольник
entry-straight-end-piece = Прямая, пюнкт на конце
entry-straight-middle-piece = Прямая, пюнкт в середине
entry-angular-left-piece = Угловая, влево
entry-angular-middle-piece = Угловая, пюнкт в середине
entry-angular-right-piece = Угловая, вправо
direction-n = вверх
direction-ne = вправо и вверх
direction-se = вправо и вниз
direction-s = вниз
direction-sw = влево и вниз
direction-nw = влево и вверх

decide-choose-piece = добавьте фишку из запаса или выберите свою, чтобы передвинуть.
decide-choose-spot = выберите поле для её пюнкта.
decide-choose-direction = выберите, в какую сторону она ляжет.

piece-triangle = { $colour ->
    [white] белый треугольник
   *[other] чёрный треугольник
}
piece-straight-end = { $colour ->
    [white] белая прямая фишка, пюнкт на конце
   *[other] чёрная прямая фишка, пюнкт на конце
}
piece-straight-middle = { $colour ->
    [white] белая прямая фишка, пюнкт в середине
   *[other] чёрная прямая фишка, пюнкт в середине
}
piece-angular-left = { $colour ->
    [white] белая угловая фишка, изгиб влево
   *[other] чёрная угловая фишка, изгиб влево
}
piece-angular-middle = { $colour ->
    [white] белая угловая фишка, пюнкт в середине
   *[other] чёрная угловая фишка, пюнкт в середине
}
piece-angular-right = { $colour ->
    [white] белая угловая фишка, изгиб вправо
   *[other] чёрная угловая фишка, изгиб вправо
}
pieces-triangle = { $colour ->
    [white] Белые треугольники
   *[other] Чёрные треугольники
}
pieces-straight-end = { $colour ->
    [white] Белые прямые фишки, пюнкт на конце
   *[other] Чёрные прямые фишки, пюнкт на конце
}
pieces-straight-middle = { $colour ->
    [white] Белые прямые фишки, пюнкт в середине
   *[other] Чёрные прямые фишки, пюнкт в середине
}
pieces-angular-left = { $colour ->
    [white] Белые угловые фишки, изгиб влево
   *[other] Чёрные угловые фишки, изгиб влево
}
pieces-angular-middle = { $colour ->
    [white] Белые угловые фишки, пюнкт в середине
   *[other] Чёрные угловые фишки, пюнкт в середине
}
pieces-angular-right = { $colour ->
    [white] Белые угловые фишки, изгиб вправо
   *[other] Чёрные угловые фишки, изгиб вправо
}
dot-of = { $colour ->
    [white] белая точка
   *[other] чёрная точка
} фишки на { $punct }
lies-towards = { $level ->
    [1] направление: { $direction }
   *[other] направление: { $direction }, уровень { $level }
}

result-chain = { $winner ->
    [white] Белые выиграли: белая цепь соединила две противоположные стороны.
   *[other] Чёрные выиграли: чёрная цепь соединила две противоположные стороны.
}
result-last-piece = { $winner ->
    [white] Белые выиграли: добавлена последняя фишка, и в центральном шестиугольнике больше белых точек.
   *[other] Чёрные выиграли: добавлена последняя фишка, и в центральном шестиугольнике больше чёрных точек.
}
result-draw-last-piece = Ничья: добавлена последняя фишка, и никто не впереди.
result-no-turn = { $winner ->
    [white] Белые выиграли: ходов больше нет, и в центральном шестиугольнике больше белых точек.
   *[other] Чёрные выиграли: ходов больше нет, и в центральном шестиугольнике больше чёрных точек.
}
result-draw-no-turn = Ничья: ходов больше нет, и никто не впереди.

problem-punct-piece-first = Сначала выберите фишку: из запаса или свою на доске по её пюнкту.
problem-punct-spot-now = Фишка выбрана. Теперь выберите поле для её пюнкта.
problem-punct-direction-now = Теперь выберите направление: одно из шести полей вокруг пюнкта.
problem-punct-none-left = Фишек этого вида у вас больше нет.
problem-punct-no-room = Для ещё одной фишки этого вида нет места.
problem-punct-empty-space = Поле { $first } пустое: фишки там нет.
problem-punct-their-piece = Фишка на { $first } принадлежит сопернику.
problem-punct-minor-dot = Точка на { $first } — не пюнкт. Фишку выбирают по закрашенной точке.
problem-punct-covered = Над одной из точек фишки на { $first } что-то лежит. Пока оно там, ходить ею нельзя.
problem-punct-stuck = Фишку на { $first } больше никуда положить нельзя.
problem-punct-not-straight = С { $first } на { $second } не ведёт ни одна линия. Пюнкт идёт по прямой.
problem-punct-occupied-space = На { $first } что-то лежит. Новой фишке нужны три пустых поля.
problem-punct-central = Поле { $first } в центральном шестиугольнике, туда эту фишку добавить нельзя.
problem-punct-over-opponent = Пюнкт оказался бы над точкой соперника на { $first }. Под пюнктом запрыгнувшей фишки должна быть ваша точка.
problem-punct-no-direction = С пюнктом на { $first } фишка не ляжет на доску ровно ни в одном направлении.
problem-punct-half-turn = Прямая фишка с пюнктом в середине в обратном направлении лежит так же.
problem-punct-off-board = Одна из точек фишки оказалась бы вне доски.
problem-punct-as-before = Фишка уже так лежит. Её нужно передвинуть или повернуть.
problem-punct-not-level = Фишка не ляжет ровно: под её концами, а у треугольника под всеми точками, нужна одинаковая высота, и под серединой ничто не может быть выше.
problem-punct-nothing-below = Пюнкт повис бы над пустым полем.

problem-punct-two-dots = На { $first } две точки на одном уровне.
problem-punct-too-many = { $colour ->
    [white] У белых
   *[other] У чёрных
} на доске больше фишек { $text }, чем их всего есть: { $number }.
problem-punct-not-resting = У фишки на { $first } нет опоры на поле { $second }.
problem-punct-not-on-own = Под пюнктом на { $first } нет точки его цвета.
problem-punct-other-phase = То, что нужно решить, не подходит к тому, что выбрано.

idea-wins-chain = соединяет две противоположные стороны.
idea-wins-centre = это последняя фишка, и в центральном шестиугольнике у вас больше точек.
idea-stops-chain = цепи соперника не хватало лишь одной фишки.
idea-threatens-chain = вашей цепи не хватает лишь одной фишки.
idea-covers-dots = накрывает { $number ->
    [1] одну точку
    [one] { $number } точку
    [few] { $number } точки
   *[many] { $number } точек
} соперника.
idea-lengthens-way = удлиняет путь соперника к цепи.
idea-shortens-way = вашей цепи нужно на { $number ->
    [1] одно поле
    [one] { $number } поле
    [few] { $number } поля
   *[many] { $number } полей
} меньше.
idea-takes-centre = приводит точки в центральный шестиугольник, откуда близко до любой стороны.
idea-adds-piece = добавляет фишку, которой вы сможете пойти позже.
idea-moves-piece = ставит фишку на лучшее место и бережёт ваш запас.

missed-hides = { $number ->
    [one] Так вы не накрываете ни одной точки соперника.
    [few] Так вы накрываете меньше { $number } точек соперника.
   *[many] Так вы накрываете меньше { $number } точек соперника.
}
missed-rises = Так фишка не запрыгивает на уровень { $number }.
missed-bridges = Так мост не получается.
