# Keeping games: what is not saved, other tabs, files, and what breaks.

storage-unsaved = { $count ->
    [one] { $count } партия не сохранена.
    [few] { $count } партии не сохранены.
    [many] { $count } партий не сохранено.
   *[other] { $count } партии не сохранено.
}
storage-why-full = На этом устройстве больше нет места.
storage-why-none = Этот браузер здесь ничего не хранит, как в приватном окне: сыгранное пропадёт, когда страница закроется.
storage-why-newer = Здесь уже работала более новая версия приложения: загрузите страницу ещё раз.
storage-why-blocked = Мешает другая вкладка: закройте её или загрузите заново.
storage-why-failed = Хранилище браузера не отвечает.
storage-trying = Попытка повторится автоматически.
storage-download = Сохранить в файл
storage-try-now = Попробовать сейчас
storage-copied = Эту партию продолжили в другой вкладке. Сделанное здесь сохранено как отдельная партия.
storage-copy-open = Открыть
storage-unreadable = Сейчас ваши партии не удаётся прочитать.

game-elsewhere = Эта партия открыта в другой вкладке. Здесь видно, что происходит там.
game-take-over = Играть здесь
game-broken = Эту партию можно показать только до хода { $turn } из { $turns }. Она хранится как есть.
games-newer = Более новая версия приложения сохранила здесь партию, которую эта прочитать не может. Она остаётся как есть.
games-damaged = Здесь есть повреждённая партия. Она остаётся как есть.
show-more = Показать ещё ({ $count })

filter-text = Поиск по имени или игре
filter-more = Другие условия
filter-any = любое
filter-result = Результат
filter-result-open = не окончена
filter-result-won = моя победа
filter-result-lost = моё поражение
filter-result-white = победа белых
filter-result-black = победа чёрных
filter-result-draw = ничья
filter-result-study = разборы
filter-from = С
filter-to = По
filter-found = { $found ->
    [0] Ни одной из { $of }.
    [one] { $found } партия из { $of }.
    [few] { $found } партии из { $of }.
    [many] { $found } партий из { $of }.
   *[other] { $found } партии из { $of }.
}
filter-clear = Показать все

paste-open = Вставить запись
paste-label = Текст одной или нескольких партий либо список ходов
paste-read = Прочитать
import-drop = Отпустите файл здесь.
import-open = Импорт
import-reading = Чтение файла: { $percent } %
import-done = { $count ->
    [one] Добавлена { $count } партия; всего записей: { $of }.
    [few] Добавлено { $count } партии; всего записей: { $of }.
    [many] Добавлено { $count } партий; всего записей: { $of }.
   *[other] Добавлено { $count } партии; всего записей: { $of }.
}
import-too-large = Файл слишком велик: можно прочитать не больше { $limit } МБ.
import-broken = Не удалось прочитать файл: { $reason }
import-read = прочитана
import-part = прочитана частично.
import-known = уже здесь
import-unread = не прочитана.
import-unsaved = прочитана, но не сохранена
import-close = Закрыть список

say-taken-back = Ход взят назад.
computer-failed = Компьютер сдался: { $reason }
computer-again = Пусть попробует ещё раз

trouble-rules-title = Внутри что-то сломалось
trouble-rules-text = Ваши партии сохранились. Можно продолжить с чистого начала.
trouble-go-on = Продолжить
