# ZÈRTZ за доской: названия, что решать, исходы, почему чего-то нельзя, чем хорош ход.
# Шарики белые, серые и чёрные, и они ничьи; белые и чёрные — это игроки.

game-zertz = ZÈRTZ
variant-zertz-standard = Стандартный
variant-zertz-standard-note = 37 колец. Выигрывают четыре белых шарика, или пять серых, или шесть чёрных, или по три каждого цвета.
variant-zertz-blitz = Блиц
variant-zertz-blitz-note = 37 колец и меньше шариков. Выигрывают три белых шарика, или четыре серых, или пять чёрных, или по два каждого цвета.
variant-zertz-tournament = Турнирный
variant-zertz-tournament-note = 48 колец, как на турнирах. Шарики и условия победы — как в стандартной игре.
variant-zertz-expert = Для знатоков
variant-zertz-expert-note = 61 кольцо. Шарики и условия победы — как в стандартной игре.
learn-zertz = ZÈRTZ
home-zertz-text = Шарики ничьи, а доска становится всё меньше. Кто может прыгнуть, обязан прыгать: отдайте один шарик, чтобы получить два, или отрежьте шарики вместе с их кольцами.
home-zertz-board = Доска ZÈRTZ посреди партии
help-game-zertz = Все шарики общие. Если шарик может прыгнуть через соседний на пустое кольцо за ним, прыгать обязательно, и он прыгает, пока может; шарики, через которые он прыгнул, захвачены. Иначе положите шарик из общего запаса и снимите свободное кольцо. Захватываются и шарики на отрезанных кольцах, если пустых среди них нет. Выигрывают четыре белых шарика, пять серых, шесть чёрных или по три каждого цвета.

held-white-pool-white-marble = Белых шариков в запасе: { $count }
held-grey-pool-grey-marble = Серых шариков в запасе: { $count }
held-black-pool-black-marble = Чёрных шариков в запасе: { $count }
held-white-captured-white-marble = { $colour ->
    [white] Белые шарики у игрока за белых: { $count } из { $target }
   *[other] Белые шарики у игрока за чёрных: { $count } из { $target }
}
held-grey-captured-grey-marble = { $colour ->
    [white] Серые шарики у игрока за белых: { $count } из { $target }
   *[other] Серые шарики у игрока за чёрных: { $count } из { $target }
}
held-black-captured-black-marble = { $colour ->
    [white] Чёрные шарики у игрока за белых: { $count } из { $target }
   *[other] Чёрные шарики у игрока за чёрных: { $count } из { $target }
}
editor-tray-white-pool-white-marble = Белые шарики в запасе
editor-tray-grey-pool-grey-marble = Серые шарики в запасе
editor-tray-black-pool-black-marble = Чёрные шарики в запасе
editor-tray-white-captured-white-marble = Захваченные белые шарики
editor-tray-grey-captured-grey-marble = Захваченные серые шарики
editor-tray-black-captured-black-marble = Захваченные чёрные шарики
tray-white-pool = Белые шарики в запасе
tray-grey-pool = Серые шарики в запасе
tray-black-pool = Чёрные шарики в запасе
tray-white-captured = Захваченные белые шарики
tray-grey-captured = Захваченные серые шарики
tray-black-captured = Захваченные чёрные шарики
editor-phase-remove = Снятие кольца
editor-phase-jump = Прыжок
editor-phase-over = Партия окончена
entry-white-marble-piece = Белый шарик
entry-grey-marble-piece = Серый шарик
entry-black-marble-piece = Чёрный шарик

decide-place-marble = положите шарик любого цвета на пустое кольцо.
decide-place-captured = запас пуст; положите один из захваченных вами шариков.
decide-pass-empty = класть нечего; пропустите ход.
decide-remove-free = снимите свободное кольцо.
decide-jump-marble = выберите шарик, который прыгнет.
decide-jump-marble-to = выберите, куда он попадёт.
decide-jump-on = тот же шарик обязан прыгнуть ещё раз.
decide-jump-on-to = выберите, куда он попадёт.

piece-vacant-ring = пустое кольцо
piece-white-marble = белый шарик
piece-grey-marble = серый шарик
piece-black-marble = чёрный шарик
pieces-vacant-ring = Пустые кольца
pieces-white-marble = Белые шарики
pieces-grey-marble = Серые шарики
pieces-black-marble = Чёрные шарики

result-each-marble = { $winner ->
    [white] Белые выиграли, собрав шарики каждого цвета.
   *[other] Чёрные выиграли, собрав шарики каждого цвета.
}
result-white-marbles = { $winner ->
    [white] Белые выиграли белыми шариками.
   *[other] Чёрные выиграли белыми шариками.
}
result-grey-marbles = { $winner ->
    [white] Белые выиграли серыми шариками.
   *[other] Чёрные выиграли серыми шариками.
}
result-black-marbles = { $winner ->
    [white] Белые выиграли чёрными шариками.
   *[other] Чёрные выиграли чёрными шариками.
}
result-all-rings = { $winner ->
    [white] Белые выиграли: все кольца были заняты, и последние забрали они.
   *[other] Чёрные выиграли: все кольца были заняты, и последние забрали они.
}
result-draw-no-marbles = Ничья: прыжков нет, и никому нечего класть.

problem-must-jump = Какой-то шарик может прыгнуть, значит, прыгать обязательно.
problem-must-jump-on = Шарик на { $first } может прыгнуть ещё раз и обязан это сделать.
problem-must-remove = Сначала нужно снять свободное кольцо.
problem-place-first = Сначала кладут шарик, потом снимают кольцо.
problem-missing-ring = На { $first } кольца уже нет.
problem-occupied-ring = На { $first } лежит шарик. Выберите пустое кольцо.
problem-ring-under-marble = На { $first } лежит шарик, поэтому кольцо остаётся.
problem-not-in-pool = Шариков этого цвета в запасе больше нет. Выберите другой цвет.
problem-not-captured = Запас пуст, а шариков этого цвета вы не захватили.
problem-zertz-nothing-to-place = Класть вам нечего, придётся пропустить ход.
problem-not-free = Кольцо { $first } не свободно. Снять можно только кольцо, у которого нет двух соседей, лежащих рядом друг с другом.
problem-no-marble = На { $first } нет шарика.
problem-marble-stuck = Шарик на { $first } не может прыгнуть: нужен шарик рядом и пустое кольцо сразу за ним.
problem-nothing-to-jump = На { $first } нет шарика, через который можно прыгнуть.
problem-landing-occupied = На { $first } уже лежит шарик. Прыжок кончается на пустом кольце.
problem-not-two-steps = С { $first } прыгают через одно кольцо на следующее по той же линии, а { $second } — в другом месте.
problem-pass-with-marbles = Вам есть что положить, поэтому пропускать ход нельзя.

problem-marble-count = { $text ->
    [white] Белых
    [grey] Серых
   *[black] Чёрных
} шариков на доске, в запасе и среди захваченных: { $number }; в этой игре их должно быть другое число.
problem-full-group = В группе { $first } нет пустого кольца: её бы уже захватили.
problem-other-has-won = { $colour ->
    [white] У белых
   *[other] У чёрных
} достаточно шариков для победы, но ход другого игрока.
problem-won-not-over = { $colour ->
    [white] У белых
   *[other] У чёрных
} достаточно шариков, значит, партия окончена.
problem-no-ring-not-over = Колец не осталось, значит, партия окончена.
problem-drawn-not-over = Прыжков нет, и никому нечего класть, значит, партия окончена.
problem-not-over = Партия не окончена: никто не выиграл, и ходить ещё можно.
problem-jump-in-place = Шарик на { $first } может прыгнуть, поэтому класть ничего нельзя.
problem-no-jump = Ни один шарик не может прыгнуть.
problem-no-free-ring = Свободных колец нет, снять ничего нельзя.
problem-nothing-placed = Прежде чем снимать кольцо, кладут шарик.
problem-no-chain-marble = На { $first } нет шарика, который мог бы прыгать дальше.
problem-chain-ended = Шарик на { $first } не может прыгать дальше.
problem-nothing-captured = Кто прыгает дальше, тот уже что-то захватил, но { $colour ->
    [white] у белых
   *[other] у чёрных
} нет ни одного шарика.

idea-wins-marbles = у вас есть шарики для победы.
idea-wins-rings-all = все кольца заняты, и последние забираете вы.
idea-isolates = { $number ->
    [1] отрезает шарик вместе с кольцом, и он ваш.
    [one] отрезает { $number } шарик вместе с кольцами, и они ваши.
    [few] отрезает { $number } шарика вместе с кольцами, и они ваши.
   *[many] отрезает { $number } шариков вместе с кольцами, и они ваши.
}
idea-jumps = захватывает { $number ->
    [1] шарик
    [one] { $number } шарик
    [few] { $number } шарика
   *[many] { $number } шариков
}.
idea-gives-to-take = заставляет соперника прыгнуть, а вы возьмёте больше.
idea-steers = заставляет соперника прыгнуть, и шарики лягут туда, куда вам нужно.
idea-threatens-cut = грозит отрезать шарики.
idea-places-safe = ни один шарик не может прыгнуть, а доска становится меньше там, где вам нужно.
idea-passes-empty = класть вам нечего.

missed-jumps = { $number ->
    [one] Так вы ничего не захватываете.
    [few] Так вы захватываете меньше { $number } шариков.
   *[many] Так вы захватываете меньше { $number } шариков.
}
missed-not-jumps = { $number ->
    [one] Так вы что-то захватываете.
    [few] Так вы захватываете не меньше { $number } шариков.
   *[many] Так вы захватываете не меньше { $number } шариков.
}
missed-isolates = { $number ->
    [one] Так вы не отрезаете ни одного шарика.
    [few] Так вы отрезаете меньше { $number } шариков.
   *[many] Так вы отрезаете меньше { $number } шариков.
}
missed-not-isolates = { $number ->
    [one] Так вы отрезаете шарик.
    [few] Так вы отрезаете не меньше { $number } шариков.
   *[many] Так вы отрезаете не меньше { $number } шариков.
}
