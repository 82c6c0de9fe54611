# Keeping games: what is not saved, other tabs, files, and what breaks.

storage-unsaved = { $count ->
    [one] One game is not saved.
   *[other] { $count } games are not saved.
}
storage-why-full = There is no room left on this device.
storage-why-none = This browser keeps nothing here, as in a private window: what you play is gone when the page is closed.
storage-why-newer = A newer version of the app has been here: load the page again.
storage-why-blocked = Another tab is in the way: close it, or load it again.
storage-why-failed = The storage of the browser does not answer.
storage-trying = It is tried again by itself.
storage-download = Save as a file
storage-try-now = Try now
storage-copied = This game was played on in another tab. What you did here is kept as a game of its own.
storage-copy-open = Open it
storage-unreadable = Your games cannot be read at the moment.

game-elsewhere = This game is open in another tab. You see here what is played there.
game-take-over = Play here instead
game-broken = This game can only be shown up to turn { $turn } of { $turns }. It is kept as it is.
games-newer = A newer version of the app has kept a game here that this one cannot read. It is left as it is.
games-damaged = There is a game here that is damaged. It is left as it is.
show-more = Show more ({ $count })

filter-text = Search by name or game
filter-more = More to search by
filter-any = any
filter-result = Result
filter-result-open = unfinished
filter-result-won = I won
filter-result-lost = I lost
filter-result-white = White won
filter-result-black = Black won
filter-result-draw = draw
filter-result-study = studies
filter-from = From
filter-to = To
filter-found = { $found ->
    [0] None of { $of } games.
    [one] One of { $of } games.
   *[other] { $found } of { $of } games.
}
filter-clear = Show all

paste-open = Paste a record
paste-label = One record or several as text, or a list of turns
paste-read = Read
import-drop = Drop the file here.
import-open = Import
import-reading = Reading the file: { $percent }%
import-done = { $count ->
    [one] { $count } of { $of } records is now among your games.
   *[other] { $count } of { $of } records are now among your games.
}
import-too-large = The file is too large: at most { $limit } MB can be read.
import-broken = The file could not be read: { $reason }
import-read = read
import-part = read in part.
import-known = already here
import-unread = not read.
import-unsaved = read, but not saved
import-close = Close the list

say-taken-back = Taken back.
computer-failed = The computer has given up: { $reason }
computer-again = Let it try again

trouble-rules-title = Something has broken inside
trouble-rules-text = Your games are kept as they were. You can go on with a fresh start.
trouble-go-on = Go on
