"""The files of a deployment agree with the server they start, and with each other."""

import fnmatch
import ipaddress
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml  # type: ignore[import-untyped] # its types are a package of their own

from hatch_build import PLACE
from trimino.records.reading import MAX_BYTES
from trimino.server.http.app import create_app
from trimino.server.operation.config import OTHER_VARIABLES, VARIABLE_PREFIX, Config, read_config

ROOT = Path(__file__).parents[3]
APPS = ("app-one", "app-two")


class DockerfileLine(NamedTuple):
    """A line of the Dockerfile."""

    word: str
    rest: str


def steps() -> list[DockerfileLine]:
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [DockerfileLine(*line.split(None, 1)) for line in lines if line.strip()]


def of(word: str) -> list[str]:
    return [step.rest for step in steps() if step.word == word]


def image_environment() -> dict[str, str]:
    return dict(part.split("=", 1) for line in of("ENV") for part in line.split())


def compose() -> dict[str, Any]:
    with (ROOT / "compose.yaml").open(encoding="utf-8") as file:
        return dict(yaml.safe_load(file))


def service(name: str) -> dict[str, Any]:
    return dict(compose()["services"][name])


def filled(text: str, **given: str) -> str:
    """A text of the compose file with its variables put in, as Compose does it."""

    def value(found: re.Match[str]) -> str:
        name, default = found["name"], found["default"]
        assert found["how"] == ":-" or name in given, f"{name} is required"
        return given.get(name) or default

    return re.sub(r"\$\{(?P<name>\w+)(?P<how>:[-?])(?P<default>[^}]*)\}", value, text)


def app_config(name: str) -> Config:
    """The configuration of a process in the compose file: the image's environment, then its own."""
    own = {key: filled(str(value), DATABASE_PASSWORD="apple") for key, value in
           service(name)["environment"].items()}  # fmt: skip
    return read_config({**image_environment(), **own})


def caddyfile() -> str:
    return (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


def seconds(text: str) -> int:
    return int(text.removesuffix("s"))


# The image


def test_every_image_from_elsewhere_is_pinned_by_its_digest() -> None:
    stages = [line.partition(" AS ")[0] for line in of("FROM")]
    services = [service(name) for name in compose()["services"]]
    images = {*stages, *(one["image"] for one in services if "build" not in one)}
    assert len(images) == 4
    for image in images:
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image)


def test_the_image_installs_what_the_lock_names_with_its_hashes() -> None:
    installs = [line for line in of("RUN") if "pip install" in line]
    assert len(installs) == 2
    for option in ("--require-hashes", "--only-binary=:all:", "requirements/server.txt"):
        assert option in installs[0]
    for option in ("--no-deps", "--no-build-isolation"):
        assert option in installs[1]
    assert "hatchling==" in (ROOT / "requirements" / "server.txt").read_text()


def test_the_image_holds_what_it_is_made_from_and_nothing_else() -> None:
    copied = [line.split() for line in of("COPY") if not line.startswith("--from=")]
    sources = {source for *these, _ in copied for source in these}
    for source in sources:
        assert (ROOT / source).exists(), source
    rules = (ROOT / ".dockerignore").read_text().splitlines()
    allowed = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    assert "*" in rules
    # A part of what is allowed may be copied before the rest.
    whole = {source for source in sources if not {*map(str, Path(source).parents)} & sources}
    assert allowed == whole
    for made in ("trimino/__pycache__", "web/dist", "web/node_modules"):
        assert any(fnmatch.fnmatch(made, rule) for rule in rules if rule != "*"), made


def test_the_image_holds_the_web_app_where_the_server_looks_for_it() -> None:
    app, installed = (line.split() for line in of("COPY") if line.startswith("--from="))
    assert app == ["--from=web", "/build/web/dist", PLACE]
    assert installed == ["--from=build", "/opt/trimino", "/opt/trimino"]
    words = [f"{step.word} {step.rest}" for step in steps()]
    copied = next(n for n, step in enumerate(words) if step.startswith("COPY --from=web"))
    # What is in its place already is packed without Node.js, which is not in this image.
    assert "pip install" in words[copied + 1]
    assert words.index("RUN npm ci") < words.index("RUN npm run build") < copied


def test_the_image_is_set_up_as_a_server_that_can_start() -> None:
    config = read_config(image_environment())
    assert config.host == "0.0.0.0"
    assert of("EXPOSE") == [str(config.port)]
    assert config.database.startswith("sqlite:////data/")
    (volumes,) = of("VOLUME")
    assert json.loads(volumes) == ["/data", image_environment()["TRIMINO_CACHE"]]
    assert [json.loads(line) for line in of("CMD")] == [["trimino", "serve"]]


def test_the_image_does_not_run_as_root() -> None:
    words = [step.word for step in steps()]
    assert of("USER") == ["trimino"]
    assert (
        words.index("USER") < words.index("HEALTHCHECK") < len(words) - 1 - words[::-1].index("CMD")
    )


def test_health_is_asked_where_the_app_answers() -> None:
    paths = create_app(Config(database="sqlite:///none.db")).openapi()["paths"]
    (check,) = of("HEALTHCHECK")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)([\w/]+)", check)
    assert asked is not None
    assert asked[1] == image_environment()["TRIMINO_PORT"]
    by_proxy = re.search(r"health_uri (\S+)", caddyfile())
    assert by_proxy is not None
    assert asked[2] == by_proxy[1] == "/health/ready"
    assert by_proxy[1] in paths
    program = json.loads(check[check.index("CMD") + 3 :])
    compile(program[-1], "healthcheck", "exec")


# The processes together


def test_every_variable_that_is_named_is_one_of_the_servers() -> None:
    known = {
        f"{VARIABLE_PREFIX}{name.upper()}" for name in Config.__dataclass_fields__
    } | OTHER_VARIABLES
    for file in ("Dockerfile", "compose.yaml", "deploy/Caddyfile"):
        named = set(re.findall(rf"\b{VARIABLE_PREFIX}\w+", (ROOT / file).read_text()))
        assert named <= known, file


@pytest.mark.parametrize("name", APPS)
def test_each_process_is_set_up_so_that_it_can_start(name: str) -> None:
    config = app_config(name)
    database = service("database")["environment"]
    assert config.database == "postgresql://{}:{}@database:5432/{}".format(
        database["POSTGRES_USER"],
        filled(database["POSTGRES_PASSWORD"], DATABASE_PASSWORD="apple"),
        database["POSTGRES_DB"],
    )
    assert config.metrics_token == ""
    assert config.limits == 1


def test_a_password_must_be_chosen() -> None:
    asked = [service("database")["environment"]["POSTGRES_PASSWORD"]]
    asked += [service(name)["environment"]["TRIMINO_DATABASE"] for name in APPS]
    for text in asked:
        with pytest.raises(AssertionError, match="DATABASE_PASSWORD is required"):
            filled(text)


def test_the_processes_are_alike() -> None:
    assert service(APPS[0]) == service(APPS[1])
    assert service(APPS[0])["build"] == "."


def test_a_process_has_the_time_it_takes_to_stop() -> None:
    for name in APPS:
        # It finishes what is under way, and then closes its sockets within the same time again.
        needed = 2 * app_config(name).stop_within
        assert seconds(service(name)["stop_grace_period"]) > needed


def test_the_proxy_and_nobody_else_is_trusted() -> None:
    address = ipaddress.ip_address(service("proxy")["networks"]["inside"]["ipv4_address"])
    (inside,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert address in ipaddress.ip_network(inside["subnet"])
    assert address not in ipaddress.ip_network(inside["ip_range"])
    for name in APPS:
        assert app_config(name).trusted_proxies == (f"{address}/32",)
        assert "ports" not in service(name)
    assert "ports" not in service("database")


def test_the_proxy_passes_on_to_both_processes() -> None:
    passed = re.search(r"reverse_proxy (.+) \{", caddyfile())
    assert passed is not None
    assert passed[1].split() == [f"{name}:{app_config(name).port}" for name in APPS]
    assert "respond /metrics 404" in caddyfile()
    most = re.search(r"max_size (\d+)MB", caddyfile())
    assert most is not None
    assert MAX_BYTES < int(most[1]) * 1_000_000 < 2 * MAX_BYTES
    assert caddyfile().count("{") == caddyfile().count("}")


def test_no_proxy_logs_the_address_of_a_table() -> None:
    """Also not with an error, nor as the page that a request came from."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    with_caddy, with_nginx = re.findall(r"```text\n(.+?)```", page, re.DOTALL)[:2]
    for config in (caddyfile(), with_caddy):
        # The default logger, in the global options: errors of all sites go there.
        (fields,) = re.findall(
            r"^\{.*?\tlog default \{\s+format filter \{\s+wrap json\s+fields \{(.+?)\}.*?^\}",
            config,
            re.DOTALL | re.MULTILINE,
        )
        removed = {*map(str.strip, fields.strip().splitlines())}
        assert removed == {"request>uri delete", "request>headers>Referer delete"}
        assert len(re.findall(r"^\s*log\b", config, re.MULTILINE)) == 1
    assert "    access_log off;\n" in with_nginx
    # Lower levels hold the line of the request.
    assert re.search(r"^    error_log \S+ crit;$", with_nginx, re.MULTILINE)


def test_what_is_to_last_is_in_volumes_and_what_is_mounted_is_there() -> None:
    mounts = [mount for name in compose()["services"] for mount in service(name)["volumes"]]
    named = {mount.split(":")[0] for mount in mounts}
    files = {name for name in named if name.startswith(".")}
    assert named - files == set(compose()["volumes"])
    for file in files:
        assert (ROOT / file).is_file()
    assert "games:/var/lib/postgresql" in service("database")["volumes"]
    assert f"engine:{image_environment()['TRIMINO_CACHE']}" in service("app-one")["volumes"]


def test_everything_starts_in_order_and_again_after_a_fall() -> None:
    services = compose()["services"]
    for name in services:
        assert service(name)["restart"] == "unless-stopped"
        for other, wanted in service(name).get("depends_on", {}).items():
            assert wanted == {"condition": "service_healthy"}
            assert "healthcheck" in services[other] or other in APPS
    assert set(service("proxy")["depends_on"]) == set(APPS)
    assert set(service("app-one")["depends_on"]) == {"database"}


@pytest.mark.parametrize("name", ["database", *APPS, "proxy"])
def test_no_container_has_more_than_it_needs(name: str) -> None:
    one = service(name)
    assert one["read_only"] is True
    assert one["cap_drop"] == ["ALL"]
    assert set(one.get("cap_add", [])) <= {
        *("CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"),
        "NET_BIND_SERVICE",
    }
    assert "no-new-privileges:true" in one["security_opt"]
    assert 0 < one["pids_limit"] <= 1000
    assert re.fullmatch(r"\d+[mg]", one["mem_limit"])
    options = one["logging"]["options"]
    assert re.fullmatch(r"\d+m", options["max-size"])
    assert int(options["max-file"]) <= 10
