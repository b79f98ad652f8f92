"""A lost server: the app says so, nothing is lost, and a move is carried out once."""

import asyncio
from pathlib import Path

from tests.server.clients import GuestClient
from tests.server.servers import serving
from tests.tui.visiting import SHORT, TableVisitor, visiting
from trimino.rules import Event

VIEW = {"type": "view", "version": 7}


def happened(visitor: TableVisitor) -> list[Event]:
    """What happened in all rounds: the answer to a move may come with the next round."""
    return [event for played in visitor.view.rounds for event in played.events]


def test_a_move_made_while_the_server_is_away_is_carried_out_once(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'games.db'}") as server:
            host = await GuestClient.named(server, "Host")
            table = await host.open("person", "greedy", rules=SHORT)
            async with visiting(server, table, tmp_path) as anna:
                await anna.tells("The host starts the match.")
                async with host.at(table) as chair:
                    await chair.do("start")
                await anna.until(lambda: anna.decides)
                events = len(happened(anna))
                server.kill()
                await anna.until(lambda: "Connection lost. Reconnecting" in anna.asked)
                hand = anna.view.now.position.hand
                await anna.play()
                await anna.until(lambda: "Sending" in anna.asked)
                assert len(happened(anna)) == events
                assert anna.view.now.position.hand == hand
                server.start()
                await anna.until(lambda: len(happened(anna)) > events)
                own = [event for event in happened(anna)[events:] if event.seat == 0]
                assert len(own) == 1
                await anna.until(lambda: "Connection lost" not in anna.asked)
                await anna.play_on()

    asyncio.run(play())
