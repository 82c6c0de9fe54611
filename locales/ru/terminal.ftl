# Слова приложения для терминала.

terminal-title = Gipfel: обучение
terminal-language = Русский
key-choose = выбрать
key-take = снять
key-back = назад
key-discard = сбросить
key-kind = вид фишки
key-direction = направление
key-type = записать
key-hint = подсказка
key-retry = ещё раз
key-next = дальше
key-skip = пропустить
key-finish = закончить
key-list = главы
key-quit = выйти
key-open = открыть
key-play = играть против уровня 1
key-move = глава
key-rule = правило
terminal-typing = Решение или решения хода через ;   Enter — сыграть, Esc — отмена
terminal-turn = Ход:
terminal-too-small = В окне { $width }×{ $height } знаков, а нужно { $wanted }. Увеличьте его или нажмите q, чтобы выйти.
terminal-not-saved = Пройденное не удаётся сохранить: { $reason }
terminal-rule = Подробнее: gipfel rules { $page } --section { $section }
key-done = оставить
key-pass = пас
key-accept = принять
key-challenge = вызов
key-won = победа
key-lost = поражение
key-go-on = дальше
key-give-up = сдаться
key-contest = состязание
key-to-game = назад к партии
key-turn-before = ход назад
key-turn-next = ход вперёд
key-analyse = анализ
key-flip = повернуть
key-help = помощь
key-undo = отмена
key-redo = вернуть
key-save = сохранить
key-new = новая
key-stop = стоп
terminal-no-button = Сейчас нечего оставлять или сбрасывать.
terminal-one-kind = Сейчас можно ввести только один вид фишек.
key-mark = оставить или снять
terminal-contest = Состязание
terminal-over = { $winner ->
    [white] Белые выиграли.
    [black] Чёрные выиграли.
    [draw] Ничья.
   *[other] Партия прервана.
}
terminal-human = Человек
terminal-level = Уровень { $level }
terminal-engine = Движок
terminal-thinking = { $player } думает
terminal-to-move = { $player } ходит
terminal-hint = Подсказка: { $turn }
terminal-hint-idea = Подсказка: { $turn }: { $idea }
terminal-hint-none = Здесь нечего выбирать
terminal-hint-when = Подсказка даётся, когда ваш ход
terminal-hint-looking = Ищу хороший ход…
terminal-engine-failed = Ход движка нельзя сделать: { $reason }
terminal-engine-nothing = Движку здесь нечего решать
terminal-not-kept = Пока партия не сохранена, сбой её не пощадит: { $reason }
terminal-left = Вот партия, какой она осталась
terminal-no-name = Файлу нужно имя
terminal-saved = Сохранено в { $file }
terminal-saved-partly = Сохранено в { $file }; решённое в этом ходе не вошло: за ним следуют другие
terminal-partly-right = { $turns ->
    [one] Верен только первый { $turns } ход: { $reason }
    [few] Верны только первые { $turns } хода: { $reason }
    [many] Верны только первые { $turns } ходов: { $reason }
   *[other] Верны только первые { $turns } хода: { $reason }
}
terminal-first-of = Это первая из записей ({ $records }); остальные остаются
terminal-opened = { $turns ->
    [one] { $turns } ход из { $file }
    [few] { $turns } хода из { $file }
    [many] { $turns } ходов из { $file }
   *[other] { $turns } хода из { $file }
}
terminal-no-record = записи нет
terminal-played-contest = Это состязание сыграно: v возвращает к партии
terminal-game-over = Партия окончена: n — новая, u — взять ход назад
terminal-first = Сначала это: { $keys }
terminal-takes-back = u отменяет решённое раньше
terminal-finish-turn = Сначала закончите ход, или Esc отменит его
terminal-nothing-back = Отменять нечего
terminal-nothing-forward = Возвращать нечего
terminal-only-people = В этой партии играют только люди
terminal-no-contests = В этом ходе состязаний не играли
terminal-so-far = Пока: { $turn }
terminal-earlier = Это более ранний ход: End — к последнему
terminal-unsaved = не сохранено
terminal-ask-quit = Партия не сохранена. Выйти без сохранения?
terminal-ask-start = Партия не сохранена. Начать другую?
terminal-ask-open = Партия не сохранена. Открыть другую?
terminal-ask-give-up = Сдаться в состязании? Его выиграет другой.
terminal-ask-replace = { $file } уже есть. Заменить?
terminal-ask-replace-all = { $file } уже есть (записей: { $records }). Заменить все?
terminal-ask-changed = { $file } изменился за это время (записей: { $records }). Заменить всё?
terminal-yes-no = y да   n нет
terminal-yes-no-save = y да   n нет   s сначала сохранить
terminal-left-answers = g продолжить   d выбросить   l позже
terminal-left-broken-answers = d выбросить   l позже
terminal-left-game = Партия не закончена и не сохранена:
terminal-left-turn = посреди хода: { $turn }
terminal-left-contest = посреди состязания
terminal-left-broken = Сохранённую партию нельзя прочесть: { $reason }
terminal-save-title = Сохранить запись
terminal-save-keys = Enter — сохранить, Esc — отмена
terminal-open-title = Открыть запись
terminal-open-keys = Enter — открыть, Esc — отмена
terminal-file = Файл:
terminal-help = Помощь
terminal-any-key = Любая клавиша — назад
terminal-subtitle = GIPF, YINSH, DVONN, TZAAR, ZÈRTZ и PÜNCT, игры Криса Бурма
terminal-quit = Выход
terminal-open-record = Открыть запись…
terminal-extra = { $colour ->
    [white] Доп. фишки белых
   *[other] Доп. фишки чёрных
}
terminal-each = по { $count }
terminal-links = Связи
terminal-contests = Оспаривается
terminal-contests-always = каждое использование
terminal-contests-challenged = по вызову
terminal-contests-limited = по вызову, не больше { $count }×
terminal-challenges-short = выз.
terminal-full-strength = компьютер, полная сила
terminal-menu-keys = ↑ ↓ строка   ← → изменить   ⏎ начать   ? помощь   q выход
terminal-menu-next = Tab дальше
terminal-menu-back = Esc назад к партии
terminal-power-t = ещё ввод с e5
terminal-power-z = прыгает через фишки
terminal-power-d = прыгает на фишку
terminal-power-y = бежит по линии
terminal-power-u = прыгает на GIPF
terminal-analysis = Анализ
terminal-more = ниже ещё
terminal-depth = глубина { $depth }, { $nodes }k
terminal-thinking-long = думает…
terminal-thinking-none = думать не о чем
terminal-in-stacks = в стопках
tray-reserve = запас
tray-hand = осталось
tray-removed = снято
tray-pool = запас
terminal-lost = потеряно
terminal-main-side = { $colour ->
    [white] Белые в основной партии
   *[other] Чёрные в основной партии
}
terminal-odds = { $user ->
    [white] Белым нужно не меньше, чем чёрным: 21 раз из 36.
   *[other] Чёрным нужно не меньше, чем белым: 21 раз из 36.
}
terminal-game-odds = { $user ->
    [white] В нём белые играют белыми, и ничьей достаточно.
   *[other] В нём чёрные играют белыми, и ничьей достаточно.
}
terminal-if-lost = { $user ->
    [white] Если белые проиграют, потенциал выбывает.
   *[other] Если чёрные проиграют, потенциал выбывает.
}
terminal-challenges-left = Вызовов осталось: { $count }
terminal-challenged = { $user ->
    [white] Чёрные бросают вызов { $use }: { $contest }
   *[other] Белые бросают вызов { $use }: { $contest }
}
terminal-disagree = Сообщения расходятся: оба сообщают заново
terminal-reported = Уже сообщено: { $said }. Вы согласны?
terminal-believes = Компьютер верит вашему сообщению.
terminal-heads = орёл
terminal-tails = решка
terminal-linked-to = { $place }; { $contest }
help-cursor = двигать курсор
help-next = следующая цель, ряд
help-choose = выбрать; Enter берёт ряд
help-back = отменить последний выбор
help-type = записать решение или ход
help-undo = взять ход назад, вернуть
help-hint = подсказка: хороший ход
help-analysis = анализ с точки зрения белых
help-kind = другой вид фишки
help-button = оставить ряд; сбросить T
help-contest = состязание: сдаться, смотреть
help-turns = смотреть другие ходы
help-ends = первая и последняя позиция
help-pause = остановить компьютер, пустить
help-flip = повернуть доску
help-files = сохранить, открыть запись
help-new = новая партия
help-help = эта справка, выход
help-arrows = стрелки, мышь
help-notation = Запись: { $examples }
help-joined = Решения хода соединяет ;  За * пробовали и другие ходы.
help-game-gipf = Вводите фишку с точки на доску; то, что на пути, сдвигается. Четыре одного цвета в ряд снимает их хозяин вместе со всем, что примыкает по линии: свои — в запас, чужие потеряны. GIPF-фишки могут остаться. У кого их больше нет или нечего вводить, тот проиграл.
help-game-gipf-plus = Как GIPF, но обычная фишка может нести потенциал, который действует раз: фишка остаётся, потенциал уходит. Z прыгает через фишки, Y бежит по пустым местам, D прыгает на соседнюю обычную фишку или D, U — на GIPF-фишку или U. T в центре даёт ещё один ввод. Заряженные могут остаться, но ряд — нет.
help-game-yinsh = Положите фишку в кольцо и ведите кольцо по прямой. Фишки, через которые оно прыгает, переворачиваются. Пять фишек одного цвета в ряд снимаются вместе с кольцом хозяина. Три снятых кольца — победа; в блице одно.

puzzle-commands = Напишите ход или: hint (подсказка), solution (решение), next (следующая), quit (выход)
