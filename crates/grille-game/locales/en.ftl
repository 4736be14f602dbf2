### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Saved games
load-too-long = The text is too long for a saved game (at most { $limit } bytes).
load-not-a-game = This is not a saved game.
load-version = The game was saved by a later version of Grille (format { $version }; this one reads up to { $known }).
load-puzzle = The puzzle in the saved game is invalid: { $what }
load-field = The saved game is damaged: the field { $field } is missing or wrong.
