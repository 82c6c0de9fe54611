# Рамка каждой страницы: заголовки, навигация, сообщения.

title-home = Gipfel: GIPF и YINSH
app-description = Играйте в GIPF и YINSH, настольные игры Криса Бурма, и изучайте их.
title-page = { $page } · Gipfel
title-game = Партия
title-replay = Просмотр партии
title-lesson = Урок
title-rules = Правила

nav-label = Главное меню
nav-home = Gipfel, главная страница
nav-play = Играть
nav-learn = Обучение
nav-games = Партии
nav-analysis = Анализ
nav-editor = Редактор
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
