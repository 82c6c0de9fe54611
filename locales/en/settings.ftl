# The settings page.

settings-title = Settings
settings-kept = Changes apply at once and are kept in this browser.
settings-appearance = Appearance
settings-play = While playing

settings-language = Language
settings-language-auto = As the browser
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board-style = Board
settings-board-style-paper = Paper
settings-board-style-wood = Wood
settings-board-style-slate = Slate
settings-board-style-contrast = High contrast
settings-board-style-pattern = Patterns
settings-board-style-note = Patterns tells everything apart by shape and hatching: for eyes that do not tell all colours apart.
settings-animation = Movement of the pieces
settings-animation-none = None
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-animation-note = The system asks for less motion, so pieces do not move whatever is chosen here.

settings-coordinates = Coordinates
settings-coordinates-note = Names of the points around the board
settings-sounds = Sounds
settings-sounds-note = Wooden clicks, and a bell when it is your turn
settings-haptics = Vibration
settings-haptics-note = A short tick with every turn
settings-confirm = Confirm turns
settings-confirm-note = A complete turn waits for your confirmation
settings-forced = Play what is forced
settings-forced-note = Where there is no choice nobody has to decide; off in your first three games
settings-premove = Choose ahead
settings-premove-note = While the computer thinks you can choose your next turn

settings-preview = Preview
settings-preview-game = Game
settings-preview-show = Show a turn
settings-preview-board = { $game } board as an example
