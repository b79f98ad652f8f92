"""Carrying out a legal action on a table, up to the end of the round."""

from .board import kind, placements
from .table import Action, Choice, RefereeTable


def play(table: RefereeTable, choice: Choice) -> None:
    action, points = choice
    table.totals[table.seat] += points
    table.history.append(list(table.totals))
    if action["do"] == "place":
        place(table, action)
    elif action["do"] == "draw":
        draw(table)
    elif action["do"] == "pass":
        pass_turn(table)
    else:
        end_turn(table)


def draw(table: RefereeTable) -> None:
    tile = table.well.pop(0)
    table.hands[table.seat].append(tile)
    table.drawn.append(tile)


def pass_turn(table: RefereeTable) -> None:
    table.passes += 1
    if not table.well:
        table.empty_well_passes += 1
    end_turn(table)


def place(table: RefereeTable, action: Action) -> None:
    opened = table.phase == "opening"
    closed = lay(table, action)
    table.passes = table.empty_well_passes = 0
    table.phase = "turn"
    if is_out(table):
        end_round(table, "out")
    elif target_met_at_once(table):
        end_round(table, "target")
    elif opened and may_follow_up(table, action["tile"]):
        table.phase = "follow-up"
    elif closed and table.rules["new_field"] and table.hands[table.seat]:
        table.phase = "new-field"
    else:
        end_turn(table)


def lay(table: RefereeTable, action: Action) -> bool:
    """Puts the tile down and says whether it closed a hexagon."""
    table.hands[table.seat].remove(action["tile"])
    if action["field"] == len(table.fields):
        table.fields.append({})
    field = table.fields[action["field"]]
    x, y, way = action["at"]
    a, b, c = action["corners"]
    closed = kind(field, (x, y, way)) == "hexagon"
    field[x, y, way] = (a, b, c)
    return closed


def is_out(table: RefereeTable) -> bool:
    """The last tile is laid; alone with no hand dealt, the well must be empty too."""
    if table.solo and table.rules["solo"]["hand"] == 0 and table.well:
        return False
    return not table.hands[table.seat]


def target_met_at_once(table: RefereeTable) -> bool:
    rules = table.rules
    if table.solo or rules["target"] is None or rules["target_met"] != "at-once":
        return False
    return max(table.totals) >= int(rules["target"])


def may_follow_up(table: RefereeTable, tile: str) -> bool:
    if tile != "0-0-0" or not table.rules["zero_opening_follow_up"]:
        return False
    return bool(placements(table.fields[0], table.hands[table.seat]))


def end_turn(table: RefereeTable) -> None:
    if is_blocked(table):
        end_round(table, "blocked")
        return
    table.seat = (table.seat + 1) % len(table.hands)
    table.turn += 1
    table.drawn = []
    table.phase = "turn"


def is_blocked(table: RefereeTable) -> bool:
    if all_passed_with_an_empty_well(table):
        return True
    if table.rules["blocked_when"] == "all-passed":
        return table.passes == len(table.hands)
    return not table.well and not any(
        placements(field, hand) for field in table.fields for hand in table.hands
    )


def all_passed_with_an_empty_well(table: RefereeTable) -> bool:
    """The second way of blocking, for rules by which a player who can place may pass."""
    if not table.rules["free_draw"] or table.rules["empty_well_pass"] != "free":
        return False
    return table.empty_well_passes == len(table.hands)


def end_round(table: RefereeTable, reason: str) -> None:
    table.phase = "over"
    table.reason = reason
