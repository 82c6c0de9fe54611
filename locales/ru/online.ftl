# Playing together over a server: meeting, live games, accounts, the archive.

# The server and the connection.

online-none = Здесь нельзя играть по сети
online-none-text = Эта страница работает сама по себе: за ней нет сервера, на котором могли бы встречаться люди. Всё остальное работает.
online-unreachable = Сервер не отвечает
online-unreachable-text = Партии на этом устройстве можно играть и так.
online-unreachable-again = Попытки повторяются автоматически.
online-turn-kept = Ваш ход сохранён и будет отправлен, как только сервер ответит.
online-connecting = Соединение с сервером…
online-lost = Нет связи с сервером. Думайте дальше: попытки продолжаются.
online-lost-sending = Нет связи с сервером. Ваш ход сохранён и будет отправлен, как только связь появится.
online-outdated = Сервер новее этой страницы. Загрузите страницу заново.
online-sending = Ваш ход отправляется…
online-done = Готово.
online-close = Закрыть

# The lobby.

online-title = Игра по сети
online-begun = Партия началась.
online-go = К партии
online-show = Показать
online-my-games = Мои партии
online-your-turn = Ваш ход
online-their-turn = Ход соперника
online-until = до { $date }
online-challenges = Вас вызывают
online-seeks = Ждут соперника
online-seeks-none = Сейчас никто не ждёт.
online-own = Мои приглашения
online-to-link = По ссылке
online-to-anyone = Для любого
online-to-person = Вызов
online-to-pairing = Подбор
online-to-computer = Компьютер
online-new = Новая партия
online-play-friend = Сыграть с другом
online-pair = Найти соперника
online-seek = Ждать в зале
online-ways = Другу вы пошлёте ссылку. Соперника вашей силы подберут, или кто угодно примет ваш вызов в зале.
online-more-choices = Компьютер сервера и другое
online-computer = Сыграть с компьютером
online-compose = Фора, потенциалы, связанные игры
online-pairing = Ищем соперника ({ $clock })…
online-rated-choice = Рейтинговая: результат меняет оба рейтинга
online-rated = рейтинговая
online-casual = товарищеская
online-linked = связанная
online-linked-always = связанная, оспаривается каждое использование
online-clock-none = без часов
online-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
online-clock-delay = { $minutes } мин, { $seconds } с задержки
online-clock-seconds = Секунды на ход
online-clock-added = Добавляются (Фишер)
online-clock-added-note = После каждого хода они добавляются к часам.
online-clock-free = Свободные (задержка)
online-clock-free-note = В каждом ходе часы идут только после них; остаток пропадает.
online-clock-left = { $days } д { $hours } ч
online-accept = Принять
online-decline = Отклонить
online-withdraw = Отозвать
online-show-link = Показать ссылку

# Invitations.

online-invitation = Приглашение
online-link = Ссылка
online-link-text = Пошлите эту ссылку тому, с кем хотите сыграть. Партия начнётся, как только приглашение примут.
online-link-copy = Скопировать
online-link-copied = Скопировано
online-link-share = Поделиться
online-link-waits = Ждём второго игрока. Страницу можно закрыть: приглашение действует две недели.
online-invites = { $name } приглашает вас на партию.
online-your-side-white = Вы сыграете белыми.
online-your-side-black = Вы сыграете чёрными.
online-your-side-any = Цвета разыграет жребий.
online-not-now = Не сейчас
online-invitation-taken = Это приглашение уже кто-то принял.
online-watch-it = Смотреть партию

# A game.

online-game-missing = На этом сервере нет такой партии.
online-kind-guest = Гость
online-kind-account = Игрок
online-kind-bot = Бот
online-kind-computer = Компьютер
online-kind-deleted = Удалённая учётная запись
online-name-side = { $name } ({ $colour ->
    [white] белые
   *[other] чёрные
})
online-versus = { $white } – { $black }
online-to-move = { $you ->
    [watch] Ходит { $name }.
   *[other] Ждём хода: { $name }.
}
online-away = { $name } не в сети.
online-claim-win = Потребовать победу
online-claim-draw = Объявить ничью
online-watchers = { $count ->
    [one] · { $count } зритель
    [few] · { $count } зрителя
   *[many] · { $count } зрителей
}
online-premove = Выбрано на ваш следующий ход: { $turn }
online-premove-cancel = Отменить выбор
online-more-time = Больше времени
online-profile = Профиль: { $name }
online-abort = Прервать
online-ask-resign = Сдать партию?
online-ask-abort = Прервать партию? Никто не проиграет.
online-ask-draw = Предложить ничью?
online-offered-draw = { $name } предлагает ничью.
online-offered-takeback = { $name } просит вернуть ход.
online-offered-more-time = { $name } просит больше времени.
online-offered-rematch = { $name } хочет реванша.
online-agree = Согласиться
online-withdraw-draw = Отозвать ничью
online-withdraw-takeback = Не возвращать ход
online-withdraw-more-time = Не просить времени
online-withdraw-rematch = Реванш предложен: отозвать
online-to-rematch = К реваншу
online-download = Скачать
online-download-all = Скачать все
online-download-failed = Запись партии сейчас недоступна.
online-analysis = Анализ на сервере
online-analysis-waits = Сервер анализирует партию…
online-analysis-graph = Ход партии: чем выше, тем лучше у белых. Щелчок показывает позицию.
online-over-rules = { $winner ->
    [white] Белые выиграли.
    [black] Чёрные выиграли.
   *[other] Ничья.
}
online-over-repetition = Ничья: одна и та же позиция повторилась в третий раз.
online-over-too-long = Ничья: партия слишком затянулась.
online-over-resigned = { $winner ->
    [white] Белые выиграли: чёрные сдались.
    [black] Чёрные выиграли: белые сдались.
   *[other] Партия сдана.
}
online-over-agreed = Ничья по соглашению.
online-over-time = { $winner ->
    [white] Белые выиграли: у чёрных вышло время.
    [black] Чёрные выиграли: у белых вышло время.
   *[other] Время вышло, прежде чем партия началась.
}
online-over-left = { $winner ->
    [white] Белые выиграли: чёрные ушли.
    [black] Чёрные выиграли: белые ушли.
   *[other] Ничья: один из игроков ушёл.
}
online-over-aborted = Партия прервана до начала.
online-over-closed = Партию закрыли администраторы сервера.
online-dice = Откуда взялись броски:
online-dice-proven = проверено, их никто не выбирал
online-dice-wrong = не сходится с обещанным
online-dice-commitment = Показано до партии (SHA-256 секрета)
online-dice-secret = Секрет сервера
online-dice-seed = Зерно

# Chat, reports, blocks.

online-chat = Чат
online-chat-say = Написать
online-chat-mute = Скрыть чат
online-chat-unmute = Показать чат
online-report = Жалоба или блокировка
online-report-note = Жалобу прочтут администраторы сервера.
online-report-text = Что сделал игрок { $name }?
online-report-send = Отправить жалобу
online-block = Заблокировать
online-block-note = Вы больше не сможете приглашать друг друга.
online-blocked = Заблокированные
online-unblock = Разблокировать

# The account.

online-you-guest = Вы играете как гость: вас помнит этот браузер.
online-signed-in = Вы — { $name }.
online-my-page = Моя страница
online-since = с { $date }
online-sign-up = Создать учётную запись
online-sign-up-note = Все ваши партии останутся, можно играть на рейтинг и входить с любого устройства. Почта не нужна.
online-sign-in = Войти
online-sign-in-note = Если учётная запись уже есть.
online-name = Имя
online-name-note = От 2 до 24 латинских букв, цифр, - и _.
online-password = Пароль
online-password-note = Не меньше 8 знаков.
online-new-password = Новый пароль
online-change-password = Сменить пароль
online-recover = Забыли пароль?
online-recover-note = С одним из кодов восстановления вы выберете новый.
online-code = Код восстановления
online-codes = Коды восстановления
online-codes-text = Запишите их: если потеряете пароль, каждый впустит вас один раз. Они показаны только сейчас.
online-codes-left = { $count ->
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
online-new-codes = Новые коды восстановления
online-sign-out = Выйти
online-sign-out-everywhere = Выйти везде
online-sign-out-everywhere-note = На всех устройствах, и на этом тоже; токены программ перестанут действовать.
online-delete = Удалить учётную запись
online-delete-note = Навсегда. Ваши партии останутся, но без имени.
online-export = Скачать всё, что обо мне хранится
online-tokens = Программы
online-tokens-note = С токеном программа играет или читает от вашего имени.
online-token-label = Для чего
online-token-plays = Может не только читать, но и играть
online-token-make = Создать токен
online-token-once = Скопируйте сейчас, больше он показан не будет:
online-token-delete = Удалить

# People, archive, leaderboards.

online-here = в сети
online-seen = в последний раз: { $date }
online-challenge = Вызвать
online-challenge-sent = Вызов отправлен. Он виден на странице «По сети».
online-ratings = Рейтинги
online-rating-graph = { $name }, партий: { $count }, от { $low } до { $high }.
online-opponents = Счёт с каждым соперником
online-opponent = Соперник
online-wins = Победы
online-losses = Поражения
online-draws = Ничьи
online-player = Игрок
online-players = Игроки
online-people = Люди
online-bots = Боты
online-any = Любой
online-result = Результат
online-result-white = Победа белых
online-result-black = Победа чёрных
online-result-draw = Ничья
online-result-none = Без результата
online-reason-too-long = слишком долго
online-reason-resigned = сдача
online-reason-agreed = соглашение
online-reason-time = время
online-reason-left = уход
online-reason-aborted = прервана
online-reason-closed = закрыта
online-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
online-from = С
online-to = По
online-opening = Первые ходы
online-opening-note = В записи, через пробел.
online-search = Искать
online-more = Ещё
online-archive-none = Таких законченных партий нет.
online-speed = Темп
online-speed-blitz = Блиц
online-speed-rapid = Рапид
online-speed-classical = Классика
online-speed-days = По дням
online-rated-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
online-leaders-none = Надёжного рейтинга здесь пока ни у кого нет.
online-watch-text = Партии, которые идут сейчас; сначала сильнейшие игроки.
online-watch-none = Сейчас никто не играет.

# Why something was refused.

online-problem-unreadable = Сервер этого не понял: { $reason }
online-problem-protocol = Сервер новее этой страницы. Загрузите страницу заново.
online-problem-not-allowed = Это не разрешено. Для рейтинговых партий нужна учётная запись.
online-problem-not-found = Такого здесь нет.
online-problem-too-fast = Слишком часто. Попробуйте через { $seconds } с.
online-problem-unavailable = Сервер недоступен или сейчас не может. Попробуйте позже.
online-problem-internal = На сервере произошла ошибка. Попробуйте позже.
online-problem-unplayable = Эту партию нельзя продолжить: сохранённый ход не соответствует правилам. Её можно завершить без результата.
online-problem-not-a-player = Это могут только игроки.
online-problem-over = Партия окончена.
online-problem-not-over = Партия ещё не окончена.
online-problem-not-your-turn = Сейчас не ваш ход.
online-problem-other-turn = Партия ушла вперёд: посмотрите на доску снова.
online-problem-illegal = Правила не позволяют этот ход: { $reason }
online-problem-time-up = Ваше время вышло.
online-problem-has-begun = Партия началась, прервать её уже нельзя.
online-problem-not-away = Соперник отсутствует недостаточно долго.
online-problem-not-offered = Это больше не предлагают.
online-problem-no-offer = Сейчас этого предложить нельзя.
online-problem-chat-length = Напишите от 1 до 300 знаков.
online-problem-full = В этой партии больше ничего сказать нельзя.
online-problem-nonce = К броскам больше ничего не добавить.
online-problem-terms = Так играть нельзя: { $reason }
online-problem-closed = Это приглашение больше не действует.
online-problem-own = С самим собой сыграть нельзя.
online-problem-blocked = Один из вас заблокировал другого.
online-problem-too-many = У вас уже слишком много открытых.
online-problem-name = В имени от 2 до 24 латинских букв, цифр, - и _.
online-problem-name-taken = Это имя уже занято.
online-problem-password = В пароле не меньше 8 знаков.
online-problem-sign-in = Имя и пароль не подходят.
