"""Messages about the game as data, for `trimino.words` to put into sentences."""
