"""Messages about the game: what happened and how it ended, as data that `trimino.words` says."""
