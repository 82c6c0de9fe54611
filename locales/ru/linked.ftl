# Связанные игры.
link-title = Состязания за потенциалы
link-note = Свяжите вид потенциала с состязанием. Кто проиграл состязание, тот теряет и потенциал.
link-preset = Связи
link-preset-none = Без состязаний
link-preset-own-games = Каждый — своей игрой
link-preset-own-games-note = TAMSK через TZAAR, занявший его место в проекте, ZÈRTZ через ZÈRTZ, DVONN через DVONN, YINSH через YINSH, PÜNCT через PÜNCT.
link-contests = Какие использования оспариваются
link-contests-always = Каждое
link-contests-always-note = Как в авторских правилах: прежде чем использовать связанный потенциал, проводят состязание.
link-contests-challenged = Те, на которые брошен вызов
link-contests-challenged-note = Короче: соперник принимает использование или бросает вызов.
link-agreed-note = О чём можно договориться: партия в домино, кон в карты, партия в лудо, больший бросок кубика — всё, где есть победитель.
link-limit = Вызовов на игрока
link-limit-none = Без ограничения
link-limit-note = На всю партию.
contest-free = без состязания
contest-die = кубик
contest-coin = монета
contest-yinsh = партия в YINSH
contest-yinsh-blitz = партия в блиц-YINSH
contest-gipf-basic = партия в базовый GIPF
contest-dvonn = партия в DVONN
contest-tzaar = партия в TZAAR
contest-zertz = партия в ZÈRTZ
contest-punct = партия в PÜNCT
contest-agreed = по договорённости, например домино или карты
# What a contest promises, before a use is declared.
odds-die = Оба бросают кубик; при равенстве выигрывает тот, кто использует потенциал (21 случай из 36).
odds-coin = Кто использует потенциал, выигрывает в одном случае из двух.
odds-game = Кто использует потенциал, играет белыми, и ничьей ему достаточно.
odds-agreed = Оба говорят, кто выиграл.
ability-always = Перед использованием: { $contest }.
ability-challenged = Соперник может бросить вызов: { $contest }.
linked-announced = { $user ->
    [white] Право белых на { $potential } ({ $use }) сначала решает состязание: { $contest }.
   *[other] Право чёрных на { $potential } ({ $use }) сначала решает состязание: { $contest }.
}
linked-begin = К состязанию
linked-turns = Ходы состязания
linked-main-turns = Ходы партии
linked-disputed = Ответы противоречат друг другу. Скажите ещё раз, оба.
linked-declared = { $user ->
    [white] белые хотят использовать { $potential } ({ $use }). Принять или бросить вызов ({ $contest })?
   *[other] чёрные хотят использовать { $potential } ({ $use }). Принять или бросить вызов ({ $contest })?
}
linked-report = { $user ->
    [white] кто выиграл состязание за { $potential } белых? Оба должны сказать одно и то же.
   *[other] кто выиграл состязание за { $potential } чёрных? Оба должны сказать одно и то же.
}
linked-rolling = Сейчас решится…
linked-accepted = { $user ->
    [white] { $potential } белых принят.
   *[other] { $potential } чёрных принят.
}
linked-dice-won = { $user ->
    [white] Белые выбросили { $own }, соперник { $other }: { $potential } можно использовать.
   *[other] Чёрные выбросили { $own }, соперник { $other }: { $potential } можно использовать.
}
linked-dice-lost = { $user ->
    [white] Белые выбросили { $own }, соперник { $other }: { $potential } потерян.
   *[other] Чёрные выбросили { $own }, соперник { $other }: { $potential } потерян.
}
linked-coin-won = { $user ->
    [white] Монета легла в пользу белых: { $potential } можно использовать.
   *[other] Монета легла в пользу чёрных: { $potential } можно использовать.
}
linked-coin-lost = { $user ->
    [white] Монета легла не в пользу белых: { $potential } потерян.
   *[other] Монета легла не в пользу чёрных: { $potential } потерян.
}
linked-game-won = { $user ->
    [you] Вы выиграли состязание: { $potential } можно использовать.
    [computer] Компьютер выиграл состязание: { $potential } можно использовать.
    [named] Состязание выигрывает { $name }: { $potential } можно использовать.
    [white] Белые выиграли состязание: { $potential } можно использовать.
   *[other] Чёрные выиграли состязание: { $potential } можно использовать.
}
linked-game-lost = { $user ->
    [you] Вы проиграли состязание: { $potential } потерян.
    [computer] Компьютер проиграл состязание: { $potential } потерян.
    [named] Состязание проигрывает { $name }: { $potential } потерян.
    [white] Белые проиграли состязание: { $potential } потерян.
   *[other] Чёрные проиграли состязание: { $potential } потерян.
}
linked-banner = { $user ->
    [you] Состязание за { $potential }: здесь вы играете белыми.
    [computer] Состязание за { $potential }: здесь белыми играет компьютер.
    [named] Состязание за { $potential }: здесь белыми играет { $name }.
    [white] Состязание за { $potential }: кто в партии играет белыми, играет белыми и здесь.
   *[other] Состязание за { $potential }: кто в партии играет чёрными, здесь играет белыми.
}
# Who decides in a contest: there the colours may be the other way round.
linked-decide = { $name }: { $decision }
linked-you = Вы
linked-computer = Компьютер
linked-white = Белые основной партии
linked-black = Чёрные основной партии
linked-accept = Принять
linked-challenge = Бросить вызов
linked-go-on = Дальше
linked-yield = Сдаться в состязании
linked-user-won = { $user ->
    [white] Белые выиграли
   *[other] Чёрные выиграли
}
linked-user-lost = { $user ->
    [white] Белые проиграли
   *[other] Чёрные проиграли
}
replay-contest = Смотреть состязание
replay-leave = Назад к партии
analysis-in-contest = Это состязание из партии.
problem-answer-first = Сначала нужно принять объявленное использование или бросить вызов.
problem-nothing-declared = Никто не объявил использование потенциала, ответа не требуется.
problem-contest-first = Сначала должно решиться состязание.
problem-no-contest = Сейчас нет состязания.
problem-contest-over = Состязание окончено.
problem-other-result = Состязание закончилось иначе.
problem-not-decided = Состязание ещё не решено, и сдать его может только тот, кто начинает ход.
problem-links = Состязания не удалось прочитать: { $reason }
