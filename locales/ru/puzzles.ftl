# Задачи: позиции, в которых выигрывает один ход.

puzzles-lead = Выигрывает только один ход, и ничто другое не выигрывает так же быстро или так же верно: найдите его. Позиции взяты из партий программы; каждая доказана полным перебором или проверена долгим поиском. Решённое хранится на этом устройстве.
puzzles-of = { $game ->
    [potentials] GIPF с потенциалами
   *[other] { $game }
}
puzzles-solved = { $count ->
    [0] Пока ни одной не решено
    [one] Решена { $count }
    [few] Решено { $count }
   *[many] Решено { $count }
}
puzzles-all = Все задачи
puzzles-missing = Таких задач нет
puzzles-forget = Забыть решённое
puzzles-ask-forget = Решать все задачи заново?
puzzles-done = Эти вы решили все.
puzzle-title = { $game }: задача { $number }
puzzle-heading = Задача { $number } из { $count }
puzzle-difficulty = Сложность
puzzle-every-grade = Все
puzzle-grade = { $grade ->
    [1] очень легко
    [2] легко
    [3] средне
    [4] трудно
   *[other] очень трудно
}
puzzle-solved-count = Решено { $done } из { $count }
puzzle-is-solved = Решена
puzzle-task = { $colour ->
    [white] Ход белых: найдите единственный выигрывающий ход.
   *[other] Ход чёрных: найдите единственный выигрывающий ход.
}
puzzle-task-in = { $colour ->
    [white] Ход белых: найдите единственный ход, который выигрывает
   *[other] Ход чёрных: найдите единственный ход, который выигрывает
} { $turns ->
    [one] сразу.
    [few] за { $turns } хода.
   *[many] за { $turns } ходов.
}
puzzle-right = Верно: больше ничто не выигрывает.
puzzle-right-in = Верно: больше ничто не выигрывает так быстро.
puzzle-wrong = Это не тот ход.
puzzle-wrong-end = Начало верное, но закончить ход надо иначе.
puzzle-answer = Соперник отвечает { $turn } и думает: «{ $idea }» Ваши шансы на выигрыш тогда около { $percent } %.
puzzle-answer-over = На этом партия закончена.
puzzle-thinking = Что ответил бы соперник?
puzzle-hint-from = Подсказка: начинается с { $from }.
puzzle-hint-way = Подсказка: с { $from } на { $to }.
puzzle-hint-begins = Подсказка: начинается так: { $turn }
puzzle-hint-more = Ещё подсказка
puzzle-solution = Решение: { $turn }
puzzle-show = Решение
puzzle-retry = Ещё раз
puzzle-next = Дальше
puzzle-previous = Назад
puzzle-analyse = Анализ
