# GIPF с потенциалами.

game-gipf-plus = GIPF с потенциалами

# Составление игры.
compose-title = Составьте свой GIPF
compose-note = Обычная фишка, заряженная потенциалом, может один раз сделать ход, который незаряженной не под силу. Договоритесь, сколько их у каждого: поровну или у каждого любимые. Это лишь возможность: GIPF хорош и сам по себе.
compose-preset = Состав
compose-preset-ultimate = Ultimate
compose-preset-ultimate-note = Ultimate GIPF: турнирные правила, по 21 фишке и по три потенциала каждого вида.
compose-preset-one = По одному
compose-preset-one-note = Стандартная игра, у обоих по одному потенциалу каждого вида.
compose-preset-single-note = Стандартная игра, у обоих по три потенциала этого вида.
compose-preset-own = Свой
compose-preset-own-note = Ваш собственный состав.
compose-extra = Дополнительные фишки

# Что умеют потенциалы.
potential-t = TAMSK даёт ещё один ввод: когда эта фишка встаёт в центр, на e5, её потенциал вводится с любой точки.
potential-z = ZÈRTZ перепрыгивает: по прямой через одну или несколько фишек на первое пустое место за ними.
potential-d = DVONN запрыгивает: на соседнюю обычную фишку соперника или на его DVONN.
potential-y = YINSH бежит: вдоль линии на любое пустое место, до которого может дойти.
potential-u = PÜNCT запрыгивает: на соседнюю GIPF-фишку соперника или на его PÜNCT.

# Что нужно решить сейчас.
decide-push-loaded = выберите, какую фишку ввести, затем точку.
decide-push-any = выберите, какую фишку ввести, затем точку.
decide-push-or-use = выберите точку, чтобы ввести фишку, или используйте одну из своих заряженных фишек.
decide-push-last = выберите точку. После этой обычной фишки потенциалы вводить больше нельзя.
decide-use-potential = ввести фишку нельзя: используйте одну из своих заряженных фишек.
decide-extra-push = ваш TAMSK стоит в центре: введите его потенциал с любой точки или сбросьте его.
decide-use-z = выберите место за фишками, через которые прыгает ZÈRTZ.
decide-use-d = выберите фишку, на которую прыгает DVONN.
decide-use-y = выберите, куда бежит YINSH.
decide-use-u = выберите фишку, на которую прыгает PÜNCT.
decide-take-one = ряд не может остаться на доске: хотя бы одна из этих фишек должна уйти.

entry-loaded-piece = Фишка с зарядом { $potential }
entry-loaded-count = { $piece }, осталось: { $count }
entry-discard = Сбросить

held-stock = { $colour ->
    [white] Потенциалы, которые белые ещё могут ввести
   *[other] Потенциалы, которые чёрные ещё могут ввести
}

# Для программ чтения с экрана.
piece-loaded = { $colour ->
    [white] белая фишка с зарядом { $potential }
   *[other] чёрная фишка с зарядом { $potential }
}
piece-used = { $colour ->
    [white] использованный белый { $potential }
   *[other] использованный чёрный { $potential }
}
piece-on = { $top }, под ним { $below }
point-uses = { $place }, может пойти на { $points }

# Редактор позиций.
editor-phase-extra1 = Дополнительный ввод до ввода
editor-phase-extra2 = Дополнительный ввод после ввода
editor-permission-loaded = заряженные и обычные фишки
editor-permission-all = все виды

# Почему что-то нельзя сделать или расставить.
problem-too-many-potentials = { $colour ->
    [white] Потенциалов { $text } у белых: { $number }; может быть не больше 6 одного вида.
   *[other] Потенциалов { $text } у чёрных: { $number }; может быть не больше 6 одного вида.
}
problem-stock-without-permission = { $colour ->
    [white] У белых остались потенциалы, но им можно вводить только обычные фишки.
   *[other] У чёрных остались потенциалы, но им можно вводить только обычные фишки.
}
problem-no-tamsk-on-centre = Для дополнительного ввода на e5 должна стоять фишка игрока, чей ход, с зарядом TAMSK.
problem-tamsk-on-centre = TAMSK игрока, чей ход, на e5 даёт дополнительный ввод: выберите эту фазу.
problem-row-stands-in-phase = Ряд игрока, чей ход, { $first }–{ $last } нужно сначала снять: выберите другую фазу.

# What is not allowed, or wrong with an arrangement.
decide-take-or-spare = оставьте или заберите отмеченные фишки, затем снимите ряд.
editor-tray-tamsk-tamsk = TAMSK
editor-tray-zertz-zertz = ZÈRTZ
editor-tray-dvonn-dvonn = DVONN
editor-tray-yinsh-yinsh = YINSH
editor-tray-punct-punct = PÜNCT
