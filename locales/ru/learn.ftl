# Обучение: список глав, уроки, страницы правил.

learn-lead = Короткие уроки: посмотрите на доску, прочтите два предложения и попробуйте. В новой игре поначалу можно растеряться; через несколько партий вы играете заметно лучше. Главы о стратегии лучше читать после одной-двух партий. Пройденное хранится на этом устройстве.
learn-gipf = GIPF
learn-yinsh = YINSH
learn-potentials = GIPF с потенциалами
learn-rules-of = { $game ->
    [potentials] Правила потенциалов
   *[other] Правила { $game }
}
learn-progress = Шагов: { $done } из { $steps }
learn-done = Пройдено
learn-again = Ещё раз
learn-forget = Забыть пройденное
learn-ask-forget = Начать все уроки заново?
learn-missing = Этой главы здесь нет

lesson-heading = { $game ->
    [potentials] Потенциалы
   *[other] { $game }
}: { $chapter }
lesson-step = Шаг { $number } из { $steps }
lesson-task = Ваше задание
lesson-hint = Подсказка
lesson-retry = Ещё раз
lesson-next = Дальше
lesson-skip = Пропустить
lesson-chapters = Все главы
lesson-finish = Закончить
lesson-right = Верно.
lesson-wrong = Пока не то.
lesson-illegal = Так нельзя.
lesson-reply = { $colour ->
    [white] Ответ белых: { $turn }.
   *[other] Ответ чёрных: { $turn }.
}
lesson-over = Глава пройдена
lesson-over-text = Вы прошли все её шаги. Теперь попробуйте в партии — против компьютера на самом лёгком уровне.
lesson-play = Играть против уровня 1
lesson-next-chapter = Следующая глава: { $chapter }
lesson-read-rule = Прочитать правило

rules-contents = Содержание
rules-print = Печать
rules-try = Попробовать
rules-learn = Научиться шаг за шагом
