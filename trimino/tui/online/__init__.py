"""A game at a table on a server, over `trimino.client`.

link_options.py   from the command line to a table
online_game.py    the session of the screens
lobby.py          the screen before the first deal
status_notes.py   the time left, greetings, and who is not connected
"""
