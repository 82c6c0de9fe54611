# Страница настроек.

settings-title = Настройки
settings-kept = Изменения действуют сразу и сохраняются в этом браузере.
settings-appearance = Внешний вид
settings-play = Во время игры

settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-board-style = Доска
settings-board-style-paper = Бумага
settings-board-style-wood = Дерево
settings-board-style-slate = Сланец
settings-board-style-contrast = Высокий контраст
settings-board-style-pattern = Узоры
settings-board-style-note = Узоры различают всё формой и штриховкой — для тех, кто различает не все цвета.
settings-animation = Движение фишек
settings-animation-none = Нет
settings-animation-fast = Быстрое
settings-animation-normal = Обычное
settings-animation-slow = Медленное
settings-animation-note = Система просит меньше движения, поэтому фишки не движутся, что бы ни было выбрано здесь.

settings-coordinates = Координаты
settings-coordinates-note = Названия точек вокруг доски
settings-sounds = Звуки
settings-sounds-note = Стук дерева и колокольчик, когда ваш ход
settings-haptics = Вибрация
settings-haptics-note = Короткий толчок при каждом ходе
settings-confirm = Подтверждать ход
settings-confirm-note = Готовый ход ждёт вашего подтверждения
settings-forced = Вынужденные ходы — автоматически
settings-forced-note = Где выбора нет, там решать не нужно; в первых трёх партиях выключено
settings-premove = Выбор заранее
settings-premove-note = Пока компьютер думает, можно выбрать свой следующий ход

settings-preview = Предпросмотр
settings-preview-game = Игра
settings-preview-show = Показать ход
settings-preview-board = Доска { $game } для примера
