# Игра на этом устройстве: выбор игры, ходы, результаты, сохранённые партии.

rules-loading = Готовим доску…
rules-failed = Не удалось загрузить правила.
rules-retry = Ещё раз

side-white = Белые
side-black = Чёрные
yes = Да
no = Нет

game-gipf = GIPF
game-yinsh = YINSH
variant-gipf-basic = Базовый
variant-gipf-basic-note = По 15 фишек и без GIPF-фишек: так легче всего научиться игре.
variant-gipf-standard = Стандартный
variant-gipf-standard-note = У каждого на доске три GIPF-фишки. Кто потерял все, тот проиграл. Такой игры хватит на всю жизнь.
variant-gipf-tournament = Турнирный
variant-gipf-tournament-note = Доска пуста. До первой обычной фишки можно ввести сколько угодно GIPF-фишек; трёх-четырёх достаточно. Настоящая игра для опытных.
variant-yinsh-standard = Стандартный
variant-yinsh-standard-note = Выигрывает тот, кто снял три кольца.
variant-yinsh-blitz = Блиц
variant-yinsh-blitz-note = Выигрывает тот, кто первым снял кольцо. Для любителей быстрых партий, и учиться удобно.

setup-title = Новая партия
setup-game = Игра
setup-variant = Вариант
setup-opponent = Соперник
setup-computer = Компьютер
setup-person = Человек за этим устройством
setup-link = Друг, по ссылке
setup-level = Сила компьютера
setup-level-note = { $name }: { $note }
level-1-name = Долина
level-1-note = Только что выучил правила и не замечает большинства возможностей.
level-2-name = Луг
level-2-note = Видит, что происходит сейчас, но редко то, что вы задумали.
level-3-name = Тропа
level-3-note = Смотрит немного вперёд и всё ещё многого не замечает.
level-4-name = Лес
level-4-note = Забирает всё, что вы ему оставили.
level-5-name = Приют
level-5-note = Думает наперёд, но иногда ошибается.
level-6-name = Склон
level-6-note = Упускает немногое: против него нужен план.
level-7-name = Гребень
level-7-note = Наказывает за неосторожные ходы.
level-8-name = Скала
level-8-note = Смотрит далеко вперёд и хорошо защищается.
level-9-name = Ледник
level-9-note = Почти не ошибается.
level-10-name = Вершина
level-10-note = Компьютер в полную силу.
setup-side = Ваш цвет
setup-side-either = По жребию
setup-clock = Часы
setup-clock-none = Нет
setup-clock-note = Минуты на партию + секунды на каждый ход.
setup-clock-own = Другие
setup-clock-minutes = Минуты на партию
setup-clock-seconds = Секунды на каждый ход
setup-names = Имена
setup-name-you = Ваше имя
setup-extra = Дополнительные фишки и фора
setup-extra-note = До трёх дополнительных фишек в запасе: обоим — партия длиннее, одному — фора. Лёгкая победа даёт мало, а вечное поражение — ничего: если один намного сильнее, уравняйте силы.
setup-extra-none = Нет
setup-start = Начать
setup-first-time = Впервые здесь? Научитесь за три минуты
setup-from-position = { $game ->
    [gipf-plus] Партия в GIPF с потенциалами из расставленной вами позиции.
   *[other] Партия в { $game } из расставленной вами позиции.
}

game-heading = { $game ->
    [gipf-plus] GIPF с потенциалами
   *[other] { $game }
}, { $variant ->
    [basic] базовый
    [tournament] турнирный
    [blitz] блиц
    [expert] для знатоков
   *[other] стандартный
}
game-missing = Этой партии здесь нет
game-missing-text = Возможно, её удалили или играли на другом устройстве.
game-new = Новая партия

player-person = Игрок
player-computer = Компьютер, уровень { $level }
player-won = ✓
player-thinking = думает…
player-to-move = { $colour ->
    [white] Ход белых
   *[other] Ход чёрных
}
player-clock = { $colour ->
    [white] Часы белых: { $time }
   *[other] Часы чёрных: { $time }
}

held-reserve-basic = { $colour ->
    [white] Запас белых: { $count }
   *[other] Запас чёрных: { $count }
}
held-captured = { $colour ->
    [white] Захвачено белыми: { $count }
   *[other] Захвачено чёрными: { $count }
}
held-controlled = { $colour ->
    [white] Фишек под контролем белых: { $count }
   *[other] Фишек под контролем чёрных: { $count }
}
held-hand-ring = { $colour ->
    [white] Колец на руках у белых: { $count }
   *[other] Колец на руках у чёрных: { $count }
}
held-removed-ring = { $colour ->
    [white] Снято колец белыми: { $count } из { $target }
   *[other] Снято колец чёрными: { $count } из { $target }
}
held-pool-marker = Общий запас: { $count }

# Что нужно решить сейчас.
decide = { $colour ->
    [white] Белые
   *[other] Чёрные
}: { $decision }
decide-push = выберите точку, чтобы ввести фишку.
decide-push-gipf-piece = выберите точку, чтобы ввести GIPF-фишку.
decide-push-either = выберите вид фишки, затем точку.
decide-push-last-gipf-piece = выберите точку. После этой обычной фишки GIPF-фишки вводить больше нельзя.
decide-line = выберите линию: где закончится сдвиг.
decide-which-row = выберите, какой ряд снять.
decide-take = снимите ряд.
decide-take-or-keep = оставьте или заберите отмеченные фишки, затем снимите ряд.
decide-take-or-end = заберите GIPF-фишки из ряда или оставьте его.
decide-place-ring = поставьте кольцо на любую свободную точку.
decide-move-ring = выберите одно из своих колец.
decide-move-ring-to = выберите, куда пойдёт кольцо.
decide-remove-ring = снимите одно из своих колец.
decide-pass = ни одно из ваших колец не может ходить; пропустите ход.
decide-confirm = подтвердите ход.

entry-kind = Что выставить на доску
entry-gipf-piece = GIPF-фишка
entry-basic-piece = Обычная фишка
entry-take = Снять ряд
entry-rings = Пунктирное кольцо — фишка уходит, сплошное — остаётся. Касание меняет выбор.
entry-done = Оставить
entry-pass = Пропустить
entry-confirm = Подтвердить
entry-undo = Отменить
# What was done by itself because nothing else was possible.
told-row-home = { $who ->
    [you] Ваш ряд { $first }–{ $last } вернулся к вам: +{ $home }.
    [white] Ряд белых { $first }–{ $last } вернулся к ним: +{ $home }.
   *[other] Ряд чёрных { $first }–{ $last } вернулся к ним: +{ $home }.
}
told-row-captures = { $who ->
    [you] Ваш ряд { $first }–{ $last } вернулся к вам: +{ $home }, захвачено фишек: { $gone }.
    [white] Ряд белых { $first }–{ $last } вернулся к ним: +{ $home }, захвачено фишек: { $gone }.
   *[other] Ряд чёрных { $first }–{ $last } вернулся к ним: +{ $home }, захвачено фишек: { $gone }.
}
told-row-markers = { $who ->
    [you] Ваш ряд { $first }–{ $last } снят с доски.
    [white] Ряд белых { $first }–{ $last } снят с доски.
   *[other] Ряд чёрных { $first }–{ $last } снят с доски.
}
told-pass = { $who ->
    [you] Вы не могли ходить и пропустили ход.
    [white] Белые не могли ходить и пропустили ход.
   *[other] Чёрные не могли ходить и пропустили ход.
}

type-turn = Записать ход
type-play = Сыграть

looking-back = Сделано ходов: { $count } из { $turns }.
computer-thinking = Компьютер думает…
turns-label = Ходы
turns-none = Ходов ещё не было.

action-take-back = Вернуть ход
action-draw = Ничья
action-resign = Сдаться
action-more = Ходы и прочее
action-flip = Повернуть доску
action-pause = Пауза
paused = Часы стоят.
resume = Продолжить
premove-chosen = Выбрано на ваш следующий ход: { $turn }
premove-cancel = Отменить выбор
action-back = Назад
action-forward = Вперёд
action-now = К партии
action-analyse = Анализ
action-rematch = Реванш
action-replay = Просмотр
end-won = Вы выиграли!
end-lost = Вы проиграли.
end-draw = Ничья.
end-share = Поделиться…
end-picture = Картинка ({ $kind })
ask-resign = { $colour ->
    [white] Белые сдаются?
   *[other] Чёрные сдаются?
}
ask-draw = Вы оба согласны на ничью?

# Результаты.
result-out-of-pieces = { $winner ->
    [white] Белые выиграли: чёрным больше нечего ввести.
   *[other] Чёрные выиграли: белым больше нечего ввести.
}
result-no-gipf-piece = { $winner ->
    [white] Белые выиграли: последняя GIPF-фишка чёрных снята с доски.
   *[other] Чёрные выиграли: последняя GIPF-фишка белых снята с доски.
}
result-no-push = { $winner ->
    [white] Белые выиграли: для чёрных закрыты все линии.
   *[other] Чёрные выиграли: для белых закрыты все линии.
}
result-rings-removed = { $winner ->
    [white] Белые выиграли: снято последнее нужное кольцо.
   *[other] Чёрные выиграли: снято последнее нужное кольцо.
}
result-pool-empty = { $winner ->
    [white] Белые выиграли: все фишки на доске, и белые сняли больше колец.
   *[other] Чёрные выиграли: все фишки на доске, и чёрные сняли больше колец.
}
result-no-ring-can-move = { $winner ->
    [white] Белые выиграли: ни одно кольцо не может ходить, и белые сняли больше колец.
   *[other] Чёрные выиграли: ни одно кольцо не может ходить, и чёрные сняли больше колец.
}
result-resignation = { $winner ->
    [white] Белые выиграли: чёрные сдались.
   *[other] Чёрные выиграли: белые сдались.
}
result-time = { $winner ->
    [white] Белые выиграли: у чёрных вышло время.
   *[other] Чёрные выиграли: у белых вышло время.
}
result-draw-pool-empty = Ничья: все фишки на доске, и снято поровну колец.
result-draw-no-ring-can-move = Ничья: ни одно кольцо не может ходить, и снято поровну колец.
result-draw-repetition = Ничья: одна и та же позиция возникла в третий раз.
result-draw-agreement = Ничья по соглашению.

# Для программ чтения с экрана.
board-label = { $game ->
    [gipf-plus] Доска GIPF с потенциалами
   *[other] Доска { $game }
}, { $over ->
    [yes] партия окончена
   *[no] { $side ->
        [white] ход белых
       *[other] ход чёрных
    }
}
board-help = Стрелки перемещают по доске, Page Up и Page Down переходят по тому, что можно выбрать, Enter выбирает, Escape отменяет выбор. B читает доску, U отменяет, C подтверждает, T снимает выбранный ряд, H даёт подсказку, запятая и точка листают ходы назад и вперёд.
board-empty = Доска пуста.
point-empty = { $point }, пусто
point-missing = { $point }, кольца нет
point-piece = { $point }, { $piece }
point-choosable = { $place }, можно выбрать
point-taken = { $place }, снимается
point-kept = { $place }, остаётся
point-flips = { $place }, перевернёт { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}
piece-basic = { $colour ->
    [white] белая фишка
   *[other] чёрная фишка
}
piece-gipf = { $colour ->
    [white] белая GIPF-фишка
   *[other] чёрная GIPF-фишка
}
piece-ring = { $colour ->
    [white] белое кольцо
   *[other] чёрное кольцо
}
piece-marker = { $colour ->
    [white] белая фишка
   *[other] чёрная фишка
}
pieces-basic = { $colour ->
    [white] Белые фишки
   *[other] Чёрные фишки
}
pieces-gipf = { $colour ->
    [white] Белые GIPF-фишки
   *[other] Чёрные GIPF-фишки
}
pieces-ring = { $colour ->
    [white] Белые кольца
   *[other] Чёрные кольца
}
pieces-marker = { $colour ->
    [white] Белые фишки
   *[other] Чёрные фишки
}
say-turn = { $colour ->
    [white] Ход белых: { $turn }
   *[other] Ход чёрных: { $turn }
}

# Сохранённые партии.
games-title = Партии на этом устройстве
games-loading = Ищем ваши партии…
games-none = На этом устройстве вы ещё не играли.
games-players = { $white } – { $black }
games-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
games-open = { $colour ->
    [white] Ход белых
   *[other] Ход чёрных
}
games-resume = Продолжить
games-export = Экспорт
games-export-all = Экспорт всех
games-delete = Удалить
games-deleted = Удалено: { $name }.
games-bring-back = Вернуть
games-export-found = Экспортировать эти
statistics = Партии с компьютером
statistics-level = Уровень
statistics-won = Победы
statistics-drawn = Ничьи
statistics-lost = Поражения
statistics-points = Очки

# Почему что-то нельзя сделать, прочитать или расставить.
problem-at = Строка { $line }, столбец { $column }: { $problem }
problem-unreadable-position = Позицию не удалось прочитать ({ $text ->
    [game] игра
    [variant] вариант
    [board] доска
    [side] очередь хода
    [reserves] запасы
    [permissions] разрешения
    [stocks] потенциалы
    [hand] кольца на руках
    [removed] снятые кольца
    [phase] фаза
   *[other] позиция
}, символ { $number }): { $reason }
problem-gipf-piece-in-basic = { $first }: в базовом варианте нет GIPF-фишек.
problem-reserve-too-large = { $colour ->
    [white] Фишек в запасе белых: { $number }; может быть не больше 21.
   *[other] Фишек в запасе чёрных: { $number }; может быть не больше 21.
}
problem-too-many-pieces = { $colour ->
    [white] Всего фишек у белых: { $number }; может быть не больше 21.
   *[other] Всего фишек у чёрных: { $number }; может быть не больше 21.
}
problem-permission-outside-tournament = { $colour ->
    [white] Белые могут вводить GIPF-фишки только в турнирном варианте.
   *[other] Чёрные могут вводить GIPF-фишки только в турнирном варианте.
}
problem-no-row = В этой фазе у игрока, чей ход, нет ряда, который можно снять.
problem-compulsory-row-stands = Ряд игрока, чей ход, { $first }–{ $last } нужно снять до ввода фишки: выберите другую фазу.
problem-ring-count = { $colour ->
    [white] Колец у белых на доске, на руках и снятых: { $number }; должно быть 5.
   *[other] Колец у чёрных на доске, на руках и снятых: { $number }; должно быть 5.
}
problem-too-many-markers = Фишек на доске: { $number }; в общем запасе 51.
problem-no-ring-in-hand = { $colour ->
    [white] Белым нужно поставить кольцо, а на руках нет ни одного.
   *[other] Чёрным нужно поставить кольцо, а на руках нет ни одного.
}
problem-ring-in-hand = { $colour ->
    [white] У белых ещё есть кольца на руках, значит, идёт расстановка.
   *[other] У чёрных ещё есть кольца на руках, значит, идёт расстановка.
}
problem-markers-in-placement = Пока расставляются кольца, фишек на доске нет.
problem-row-stands = Ряд игрока, чей ход, нужно снять до хода кольцом: выберите другую фазу.
problem-no-record = Здесь нет партии.
problem-unreadable-record = Партию не удалось прочитать: { $reason }
problem-too-many-turns = Больше ходов в партию не помещается.
problem-too-deep = Варианты вложены слишком глубоко.
