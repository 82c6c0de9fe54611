# Рамка каждой страницы: заголовки, навигация, сообщения.

title-home = Gipfel: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ и PÜNCT
app-description = Играйте в настольные игры Криса Бурма и изучайте их: GIPF, YINSH, DVONN, TZAAR, ZÈRTZ и PÜNCT.
title-page = { $page } · Gipfel
title-game = Партия
title-replay = Просмотр партии
title-lesson = Урок
title-puzzle = Задача
title-rules = Правила
title-player = Игрок
title-archive = Архив
title-leaders = Лучшие игроки
title-watch = Смотреть
title-your-turn = Ваш ход! { $page }

nav-label = Главное меню
nav-home = Gipfel, главная страница
nav-play = Играть
nav-learn = Обучение
nav-puzzles = Задачи
nav-games = Партии
zen = Полный экран
nav-analysis = Анализ
nav-editor = Редактор
nav-online = По сети
nav-online-waiting = { $count ->
    [0] По сети
    [one] По сети, ваш ход в { $count } партии
    [few] По сети, ваш ход в { $count } партиях
   *[many] По сети, ваш ход в { $count } партиях
}
nav-account = Учётная запись
nav-settings = Настройки
nav-about = О программе
skip-to-content = Перейти к содержанию

missing-title = Страница не найдена
missing-text = По этому адресу ничего нет. Возможно, в нём опечатка или он относится к партии, которая не хранится на этом устройстве.
missing-home = На главную

trouble-title = Не удалось открыть страницу
trouble-text = Если сейчас нет сети, страница, возможно, ещё не сохранена на этом устройстве. Часто помогает загрузить её ещё раз.
trouble-reload = Загрузить ещё раз

update-ready = Появилась новая версия. Она заработает со следующего запуска.
update-reload = Перейти сейчас
update-dismiss = Закрыть

shortcuts-title = Клавиши
shortcuts-close = Закрыть
shortcuts-walk = на ход назад или вперёд; так же работает колесо мыши над доской
shortcuts-ends = к первому или последнему ходу
shortcuts-undo = отменить
shortcuts-confirm = подтвердить ход
shortcuts-take = снять выбранный ряд
shortcuts-hint = подсказка
shortcuts-flip = повернуть доску
shortcuts-read = прочитать доску вслух
shortcuts-type = записать ход
shortcuts-replay = запустить или остановить просмотр
shortcuts-engine = мнение компьютера в анализе
shortcuts-zen = только доска, во весь экран
shortcuts-escape = отменить выбор, стереть нарисованные стрелки, закрыть то, что закрывает доску, вернуться к партии
shortcuts-draw = правая кнопка мыши: рисовать стрелки и круги
shortcuts-help = этот список
