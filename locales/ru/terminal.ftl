# Слова приложения для терминала.

terminal-title = Gipfel: обучение
terminal-language = Русский
key-choose = выбрать
key-take = снять
key-back = назад
key-stand = оставить
key-discard = сбросить
key-kind = вид фишки
key-type = ввести
key-hint = подсказка
key-retry = ещё раз
key-next = дальше
key-skip = пропустить
key-finish = закончить
key-list = главы
key-quit = выйти
key-open = открыть
key-play = играть против уровня 1
key-move = глава
key-rule = правило
terminal-typing = Решение или решения хода через ;   Enter — сыграть, Esc — отмена
terminal-turn = Ход:
terminal-too-small = В окне { $width }×{ $height } знаков, а нужно { $wanted }. Увеличьте его или нажмите q, чтобы выйти.
terminal-not-saved = Пройденное не удаётся сохранить: { $reason }
terminal-rule = Подробнее: gipfel rules { $page } --section { $section }
