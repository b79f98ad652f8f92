"""Bots: players of a seat, the roster of their names, and matches between them.

    Bot            a function of a view, a budget and a random source
    Player         a bot with a name and a budget
    find_player    the player of a name such as `greedy`, `expert@10ms` or `exec:./mybot`
    seat_players   players in their seats, each with a random source of its own
    play_match     a match between seated players

Simple bots need the standard library only; the search bots load the engine when they first play.
The modules:

    bot.py              the protocol of a bot
    simple.py           random and greedy
    plain.py            plain bots, which also play in a browser without a server
    search_bots.py      bots that use the engine
    fallback_bot.py     plain bots that play until the engine is compiled
    program_bot.py      programs that speak the protocol of external bots
    line_process.py     a process that exchanges lines over pipes
    roster.py           all bots by name
    player.py           a bot with a name and a budget
    seating.py          players in seats, with statistics
    match_runner.py     plays matches
    forfeit.py          moves that are made for a bot that fails
    random_source.py    random sources by seed and labels
    errors.py           errors of bot names
"""

from trimino.bots.bot import Bot
from trimino.bots.match_runner import play_match
from trimino.bots.player import Player, find_player
from trimino.bots.seating import seat_players

__all__ = ["Bot", "Player", "find_player", "play_match", "seat_players"]
