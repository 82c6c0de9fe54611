# Анализ, редактор и просмотр.

analysis-title = Анализ
analysis-new = Пустая доска
analysis-empty = Ходите на доске или загрузите партию.
analysis-stopped = Партию удалось прочитать только частично.
analysis-tab-tree = Ходы
analysis-tab-comment = Комментарий
analysis-tab-share = Поделиться
openings = Что играли отсюда
openings-whose = Чьи партии
openings-mine = Мои партии
openings-computer = Партии компьютера
openings-legend = + выиграли белые, = ничья, − выиграли чёрные
openings-none-mine = В ваших партиях этой позиции не было.
openings-none-computer = В партиях компьютера этой позиции не было.
openings-failed = Не удалось загрузить партии компьютера. Закройте и откройте ещё раз.
openings-score = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: +{ $won } ={ $drawn } −{ $lost }
study-heading = Разбор: { $name }
study-name = Название разбора
study-open = Открыть

engine = Компьютер
engine-starts = запускается…
engine-failed = не удалось запустить
engine-depth = глубина { $depth }, позиций: { $nodes }
engine-lines = Число вариантов
engine-line-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}

eval-bar = Оценка для белых: { $score }
eval-bar-none = Оценки ещё нет
graph-label = Ход партии, оценено позиций: { $count } из { $of }
graph-mistakes = Ошибки:
review-start = Оценить всю партию
review-progress = Оценивается позиция { $done } из { $of }…
review-continue = Продолжить оценку
review-stop = Стоп
review-before = До ошибки
review-after = После ошибки
review-retry = Попробовать ещё раз
review-inaccuracy = — не лучший ход: шансы упали на { $loss } %.
review-mistake = — ошибка: шансы упали на { $loss } %.
review-blunder = — грубая ошибка: шансы упали на { $loss } %.
review-better = Лучше было { $turn }: { $idea }
review-better-plain = Лучше было { $turn }.
grade-inaccuracy = не лучший ход
grade-mistake = ошибка
grade-blunder = грубая ошибка
retry-open = { $colour ->
    [white] Найдите за белых что-нибудь лучше, чем { $turn }.
   *[other] Найдите за чёрных что-нибудь лучше, чем { $turn }.
}
retry-judging = Проверяем…
retry-best = Верно, это он.
retry-good = Это тоже хорошо.
retry-worse = Это тоже не помогает.
retry-show = Показать ответ
retry-leave = Готово
score-chances = Шансы белых: { $percent } %
scores-ask = Что значат числа?
scores-explained = Число говорит, у кого лучше: + у белых, − у чёрных. С перевесом 1,00 выигрывают две партии из трёх, с 3,00 — девять из десяти. #4 значит, что белые выигрывают за четыре хода, #−4 — что чёрные. Компьютер смотрит на каждый ход недолго: малая разница ничего не значит.

walk-start = В начало
walk-back = На ход назад
walk-forward = На ход вперёд
walk-end = В конец

comment-label = Комментарий к этому ходу
comment-glyph = Знак хода
variation-promote = Сделать главным вариантом
variation-delete = Удалить отсюда

share-link = Копировать ссылку
share-record = Копировать партию
share-position = Копировать позицию
share-file = Сохранить файл
share-import = Партия или позиция
share-load = Загрузить
share-open-file = Открыть файл
share-done-link = Ссылка в буфере обмена.
share-done-record = Партия в буфере обмена.
share-done-position = Позиция в буфере обмена.
share-done-too-long = Партия слишком длинная для ссылки: сохраните её в файл.
share-done-failed = Буфер обмена недоступен.
problem-broken-link = Ссылка повреждена.

# Редактор позиций.
editor-title = Редактор позиций
editor-pieces = Фишки
editor-erase = Ластик
editor-hand = Двигать фишки
editor-side = Чей ход
editor-phase = Фаза
editor-phase-auto = Автоматически
editor-phase-clear = Снятие рядов до ввода фишки
editor-phase-push = Ввод фишки
editor-phase-claim = Снятие рядов после ввода
editor-phase-place = Расстановка
editor-phase-clear-row = Снятие ряда до хода
editor-phase-clear-ring = Снятие кольца до хода
editor-phase-move = Ход
editor-phase-claim-row = Снятие ряда после хода
editor-phase-claim-ring = Снятие кольца после хода
editor-tray-reserve-basic = Запас
editor-permission = Может вводить
editor-permission-basic = обычные фишки
editor-permission-either = оба вида
editor-permission-gipf = сначала GIPF-фишку
editor-tray-hand-ring = Колец на руках
editor-tray-removed-ring = Снято колец
editor-less = Уменьшить на 1
editor-more = Увеличить на 1
editor-start = Начальная позиция
editor-clear = Очистить доску
editor-text = Позиция текстом
editor-fine = Позиция допустима.
editor-faults = { $count ->
    [1] Ошибка:
    [one] { $count } ошибка:
    [few] { $count } ошибки:
   *[many] { $count } ошибок:
}
editor-over = В этой позиции партия окончена.
editor-analyse = Анализ
editor-play = Играть отсюда
editor-copy = Копировать ссылку

# Просмотр.
replay-title = Просмотр партии
replay-play = Пуск
replay-pause = Пауза
replay-speed = Секунд на ход
replay-at = Ход { $turn } из { $turns }
record-print = Печать
record-film = Анимация (GIF)
record-film-part = Готово { $percent } %…
record-film-failed = Картинку сделать не удалось.
