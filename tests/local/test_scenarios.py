"""One set of scenarios for a table on a server, a local table, and the engine of the browser."""

from collections.abc import Iterator

import pytest

from tests.local.engines import NativeEngine, PackedEngine, packed_engine
from tests.local.game_scenarios import GAME_SCENARIOS
from tests.local.local_guest import LocalGuest
from tests.local.puzzle_scenarios import PUZZLE_SCENARIOS
from tests.local.scenarios import SCENARIOS, Scenario
from tests.server.clients import GuestClient
from tests.server.servers import Server, serving

pytestmark = pytest.mark.anyio

all_scenarios = pytest.mark.parametrize(
    "scenario",
    [*SCENARIOS, *GAME_SCENARIOS, *PUZZLE_SCENARIOS],
    ids=lambda scenario: scenario.__name__,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("scenarios") / "tables.db"
    with serving(f"sqlite:///{file}", TRIMINO_BOT_PAUSE="0") as running:
        yield running


@pytest.fixture(scope="module")
def packed() -> Iterator[PackedEngine]:
    with packed_engine() as engine:
        yield engine


@all_scenarios
async def test_at_a_server(scenario: Scenario, server: Server) -> None:
    await scenario(await GuestClient.named(server, "Anna"))


@all_scenarios
async def test_at_a_local_table(scenario: Scenario) -> None:
    await scenario(LocalGuest(NativeEngine()))


@all_scenarios
async def test_in_the_engine_of_the_browser(scenario: Scenario, packed: PackedEngine) -> None:
    await scenario(LocalGuest(packed))
