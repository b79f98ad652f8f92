"""The puzzles of the package together: how many, of which kinds, and what their themes promise."""

import random
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

import pytest

from tests.docs.pages import DOCS, text
from trimino.puzzles.errors import PuzzleError
from trimino.puzzles.making.make_batch import make_puzzles
from trimino.puzzles.making.plan import PuzzlePlan, PuzzleTable
from trimino.puzzles.making.selection import MAX_DRAWS, MAX_OF_THEME
from trimino.puzzles.open_table import OpenTable
from trimino.puzzles.puzzle import Method, Puzzle
from trimino.puzzles.puzzle_book import SHIPPED, players_of, rules_id_of, shipped_book
from trimino.puzzles.theme import Theme
from trimino.records.notation import parse_action
from trimino.rules import Action, EndReason, Item, Pass, published

LEAST = 1000
MIN_OF_THEME = 5
"""Puzzles with each theme as their main one: fewer are no choice."""

MAX_BYTES = 600_000


def test_there_are_many_and_the_file_is_small() -> None:
    data = files("trimino.puzzles").joinpath(SHIPPED).read_bytes()
    assert len(data) < MAX_BYTES
    assert len(shipped_book()) >= LEAST


def sources(made: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The seeds and plans that a book comes from, those of added books included."""
    if "seed" in made:
        yield made
    for one in made.get("added", ()):
        yield from sources(one)


MADE = list(sources(shipped_book().made))
PLANS = [one for one in MADE if "tables" in one]
"""Those that can be made again; of the others only the seed is known."""


def test_the_file_says_how_it_was_made() -> None:
    """The seed shows in every sampled proof, so a header that leaves one out is found out."""
    seeds = {one["seed"] for one in MADE}
    for puzzle in shipped_book():
        owns = {zlib.crc32(puzzle.position.encode(), seed) for seed in seeds}
        sampled = puzzle.certificate.method is Method.SAMPLED
        assert [*puzzle.certificate.seeds] in (
            [[own, own + 1] for own in owns] if sampled else [[]]
        )
    assert len(shipped_book()) <= shipped_book().made["count"]


def test_the_page_has_the_seeds_and_the_commands() -> None:
    page = " ".join(text(DOCS / "puzzles.md").split())
    older = [one["seed"] for one in MADE if one not in PLANS]
    assert older == [1, 3, *range(11, 18)]
    assert "with seeds 1, 3 and 11 to 17" in page
    for one in PLANS:
        tables = [table.split() for table in one["tables"]]
        rules, players = (",".join(dict.fromkeys(part)) for part in zip(*tables, strict=True))
        assert len(tables) == (rules.count(",") + 1) * (players.count(",") + 1)
        options = f"--rules {rules} --players {players} --rounds {one['rounds']}"
        assert f"--theme {one['theme']} {options} --seed {one['seed']}" in page


def test_the_commands_make_their_puzzles_again(count: Callable[[int, int], int]) -> None:
    """The first half of their batches makes nothing that is not in the book."""
    if not count(0, 1):
        pytest.skip("takes long, and depends on how bots play: with --long")
    shipped = {puzzle.id: puzzle.answers for puzzle in shipped_book()}
    for one in PLANS:
        tables = (table.split() for table in one["tables"])
        seats = tuple(PuzzleTable(published(rules), int(number)) for rules, number in tables)
        plan = PuzzlePlan(seats, one["rounds"], one["seed"], theme=Theme(one["theme"]))
        batches = list(plan.batches())
        made = [puzzle for batch in batches[: len(batches) // 2] for puzzle in make_puzzles(batch)]
        assert made
        assert [one.id for one in made if shipped.get(one.id) != one.answers] == []


def test_there_are_several_sheets_and_numbers_of_players() -> None:
    tables = Counter((rules_id_of(puzzle), players_of(puzzle)) for puzzle in shipped_book())
    sheets = ("triomino", "tri-domino", "trimino", "goliath", "triodominio", "pressman")
    assert all(tables[sheet, 2] >= 20 for sheet in sheets)
    assert sum(number for (_, players), number in tables.items() if players == 4) >= 20


def test_no_kind_crowds_out_the_others() -> None:
    book = list(shipped_book())
    draws = sum(puzzle.answers == ("draw",) for puzzle in book)
    themes = Counter(puzzle.themes[0] for puzzle in book)
    assert draws <= MAX_DRAWS * len(book)
    assert max(themes.values()) <= MAX_OF_THEME * len(book) + 1
    assert {theme for theme in Theme if themes[theme] < MIN_OF_THEME} == set()
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
        assert rules_id_of(found) == "triodominio"
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
