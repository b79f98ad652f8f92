"""Bots: players of a seat, the roster of their names, and matches between them.

    Bot            a function of a view, a budget and a random source
    Player         a bot with a name and a budget
    find_player    the player of a name such as `greedy`, `expert@10ms` or `exec:./mybot`
    seat_players   players in their seats, each with a random source of its own
    play_match     a match between seated players

Simple bots need the standard library only; the search bots load the engine when they first play.
"""

from trimino.bots.bot import Bot
from trimino.bots.match_runner import play_match
from trimino.bots.player import Player, find_player
from trimino.bots.seating import seat_players

__all__ = ["Bot", "Player", "find_player", "play_match", "seat_players"]
