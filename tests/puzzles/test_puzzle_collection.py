"""The puzzles of the package together: how many, of which kinds, and what their themes promise."""

import random
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from trimino.puzzles.errors import PuzzleError
from trimino.puzzles.making.selection import MOST_DRAWS, MOST_OF_THEME
from trimino.puzzles.open_table import OpenTable
from trimino.puzzles.puzzle import Method, Puzzle
from trimino.puzzles.puzzle_book import SHIPPED, players_of, rules_of, shipped_book
from trimino.puzzles.theme import Theme
from trimino.records.notation import parse_action
from trimino.rules import Action, EndReason, Item, Pass

LEAST = 1000
MOST_BYTES = 600_000


def test_there_are_many_and_the_file_is_small() -> None:
    data = files("trimino.puzzles").joinpath(SHIPPED).read_bytes()
    assert len(data) < MOST_BYTES
    assert len(shipped_book()) >= LEAST


def test_there_are_several_sheets_and_numbers_of_players() -> None:
    tables = Counter((rules_of(puzzle), players_of(puzzle)) for puzzle in shipped_book())
    sheets = ("triomino", "tri-domino", "trimino", "goliath", "triodominio", "pressman")
    assert all(tables[sheet, 2] >= 20 for sheet in sheets)
    assert sum(number for (_, players), number in tables.items() if players == 4) >= 20


def test_no_kind_crowds_out_the_others() -> None:
    book = list(shipped_book())
    draws = sum(puzzle.answers == ("draw",) for puzzle in book)
    themes = Counter(puzzle.themes[0] for puzzle in book)
    assert draws <= MOST_DRAWS * len(book)
    assert max(themes.values()) <= MOST_OF_THEME * len(book) + 1
    assert len(themes) >= 8
    assert sum(puzzle.certificate.method is Method.EXACT for puzzle in book) > len(book) / 2


def test_puzzles_are_chosen_near_a_rating_and_none_twice() -> None:
    book, rng = shipped_book(), random.Random(3)
    easy = [book.choose(1100, rng) for _ in range(20)]
    hard = [book.choose(2200, rng) for _ in range(20)]
    ratings = [[one.rating for one in several if one] for several in (easy, hard)]
    assert max(ratings[0]) < min(ratings[1])
    wanted = book.select(rules={"triodominio"}, players={2})
    done: set[str] = set()
    for _ in wanted:
        found = book.choose(1500, rng, done=done, rules={"triodominio"}, players={2})
        assert found is not None
        assert rules_of(found) == "triodominio"
        done.add(found.id)
    assert book.choose(1500, rng, done=done, rules={"triodominio"}, players={2}) is None
    with pytest.raises(PuzzleError):
        book.find("nowhere")


def of_theme(theme: Theme) -> list[Puzzle]:
    found = [puzzle for puzzle in shipped_book() if theme in puzzle.themes and puzzle.line]
    assert found, theme
    return found[:20]


def played(puzzle: Puzzle) -> OpenTable:
    return OpenTable.of(puzzle.table).play_all(map(parse_action, puzzle.line))


def test_going_out_in_three_ends_with_ones_last_tile() -> None:
    for puzzle in of_theme(Theme.GO_OUT_IN_THREE):
        end = played(puzzle)
        assert end.state.end is not None
        assert end.state.end.reason is EndReason.OUT
        assert end.state.hands[puzzle.table.turn] == ()
        assert puzzle.facts["tiles_to_go"] in (2, 3)


def test_who_is_locked_out_passes() -> None:
    for puzzle in of_theme(Theme.LOCK_OUT):
        passes = [one.seat for one in played(puzzle).events if isinstance(one.action, Pass)]
        own = passes.count(puzzle.table.turn)
        assert len(passes) - own == puzzle.facts["passes"]
        assert len(passes) - own > max(1, own)


def test_a_kept_tile_scores_later_what_it_could_now() -> None:
    for puzzle in of_theme(Theme.KEEP_TILE):
        tile, legal = puzzle.facts["kept"], puzzle.table.legal
        now = max(
            sum(points for _, points in legal.scores(place))
            for place in legal.placements
            if str(place.tile) == tile
        )
        assert now == puzzle.facts["kept_now"]
        later = next(one for one in played(puzzle).events if str(one.laid) == tile)
        own = sum(p for item, p in later.scores if item not in (Item.OUT, Item.OTHERS_HANDS))
        assert own == puzzle.facts["kept_later"]
        assert own >= now


def test_a_bonus_is_denied_that_the_next_best_move_offers() -> None:
    for puzzle in of_theme(Theme.DENY):
        table = OpenTable.of(puzzle.table)
        rival = parse_action(puzzle.certificate.values[1].action)
        if table.play(rival).state.turn != puzzle.table.turn:
            assert max(bonuses(table, rival), default=0) == puzzle.facts["denied"]
        assert max(bonuses(table, puzzle.answer), default=0) < int(puzzle.facts["denied"])


def bonuses(table: OpenTable, action: Action) -> Iterator[int]:
    """What the other player could score in bonuses right after an action."""
    after = table.play(action)
    if after.over or after.state.turn == table.state.turn:
        return
    legal = after.legal
    for place in legal.placements:
        kept = (Item.BRIDGE, Item.DOUBLE, Item.HEXAGON)
        yield sum(points for item, points in legal.scores(place) if item in kept)
