# Анализ, редактор и просмотр.

analysis-title = Анализ
analysis-new = Пустая доска
analysis-empty = Ходите на доске или загрузите партию.
analysis-stopped = Партию удалось прочитать только частично.
analysis-tab-tree = Ходы
analysis-tab-comment = Комментарий
analysis-tab-share = Поделиться

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
graph-label = Ход партии, оценено позиций: { $count }
graph-turning-points = Переломные моменты:
review-start = Оценить всю партию
review-progress = Оценивается позиция { $done } из { $of }…

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
editor-phase-place = Расстановка колец
editor-phase-clear-row = Снятие ряда до хода
editor-phase-clear-ring = Снятие кольца до хода
editor-phase-move = Ход кольцом
editor-phase-claim-row = Снятие ряда после хода
editor-phase-claim-ring = Снятие кольца после хода
editor-reserve = Запас
editor-permission = Может вводить
editor-permission-basic = обычные фишки
editor-permission-either = оба вида
editor-permission-gipf = сначала GIPF-фишку
editor-rings-hand = Колец на руках
editor-rings-removed = Снято колец
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
