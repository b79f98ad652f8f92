"""The environment sets a server up, and nonsense in it is refused in words."""

import math
import re
from dataclasses import fields

import pytest

from tests.words.locales import messages
from trimino.server.http.error_responses import error_body
from trimino.server.operation.config import (
    OTHER_VARIABLES,
    Config,
    ConfigError,
    read_config,
    settings,
)
from trimino.words import say


def refused(**environ: str) -> str:
    with pytest.raises(ConfigError) as caught:
        read_config(environ)
    return say(caught.value.message)


def test_nothing_has_to_be_set() -> None:
    config = read_config({})
    assert config == Config()
    assert (config.host, config.port, config.bot_pause, config.limits) == ("127.0.0.1", 8000, 1, 1)
    assert config.database.startswith("sqlite:///")
    assert config.trusted_proxies == ()
    assert config.workers >= 1


def test_every_variable_is_read_in_its_kind() -> None:
    config = read_config(
        {
            "TRIMINO_DATABASE": "postgresql://anna:apple@db/games",
            "TRIMINO_HOST": "::1",
            "TRIMINO_PORT": " 81 ",
            "TRIMINO_ADDRESS": "https://Games.example",
            "TRIMINO_ORIGINS": "https://Games.example, http://localhost:5173",
            "TRIMINO_TRUSTED_PROXIES": "10.0.0.0/8,::1",
            "TRIMINO_WORKERS": "3",
            "TRIMINO_BOT_PAUSE": "0.25",
            "TRIMINO_GRACE": "30",
            "TRIMINO_DEAL_PAUSE": "0",
            "TRIMINO_STOP_WITHIN": "2",
            "TRIMINO_LIMITS": "2.5",
            "TRIMINO_LOG_LEVEL": "debug",
            "TRIMINO_LOG_FORMAT": "json",
            "TRIMINO_METRICS_TOKEN": "a-token-of-16-signs",
            "PATH": "/bin",
        }
    )
    assert config == Config(
        database="postgresql://anna:apple@db/games",
        host="::1",
        port=81,
        address="https://games.example",
        origins=("https://games.example", "http://localhost:5173"),
        trusted_proxies=("10.0.0.0/8", "::1/128"),
        workers=3,
        bot_pause=0.25,
        grace=30.0,
        deal_pause=0.0,
        stop_within=2.0,
        limits=2.5,
        log_level="debug",
        log_format="json",
        metrics_token="a-token-of-16-signs",
    )


def test_limits_can_be_switched_off() -> None:
    assert read_config({"TRIMINO_LIMITS": "off"}).limits == math.inf
    assert read_config({"TRIMINO_LIMITS": "on"}).limits == 1


def test_a_choice_goes_before_the_environment() -> None:
    environ = {"TRIMINO_PORT": "1", "TRIMINO_HOST": "::1"}
    config = read_config(environ, port="2", host=None)
    assert (config.port, config.host) == (2, "::1")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TRIMINO_DATABASE", "mysql://anna:apple@db/games"),
        ("TRIMINO_DATABASE", "games.db"),
        ("TRIMINO_DATABASE", "sqlite:///"),
        ("TRIMINO_HOST", "not a host"),
        ("TRIMINO_HOST", ""),
        ("TRIMINO_PORT", "65536"),
        ("TRIMINO_PORT", "-1"),
        ("TRIMINO_PORT", "8000.0"),
        ("TRIMINO_PORT", "٨"),
        ("TRIMINO_PORT", "9" * 5000),
        ("TRIMINO_ADDRESS", "games.example"),
        ("TRIMINO_ADDRESS", "https://games.example/"),
        ("TRIMINO_ADDRESS", "https://a.example,https://b.example"),
        ("TRIMINO_ADDRESS", "LAN"),
        ("TRIMINO_ORIGINS", "games.example"),
        ("TRIMINO_ORIGINS", "https://games.example/page"),
        ("TRIMINO_ORIGINS", "https://anna@games.example"),
        ("TRIMINO_ORIGINS", "*"),
        ("TRIMINO_TRUSTED_PROXIES", "*"),
        ("TRIMINO_TRUSTED_PROXIES", "10.0.0.1/8"),
        ("TRIMINO_TRUSTED_PROXIES", "proxy"),
        ("TRIMINO_WORKERS", "0"),
        ("TRIMINO_BOT_PAUSE", "61"),
        ("TRIMINO_BOT_PAUSE", "nan"),
        ("TRIMINO_BOT_PAUSE", "1e1"),
        ("TRIMINO_GRACE", "4.9"),
        ("TRIMINO_DEAL_PAUSE", "-1"),
        ("TRIMINO_STOP_WITHIN", "0"),
        ("TRIMINO_LIMITS", "0"),
        ("TRIMINO_LIMITS", "inf"),
        ("TRIMINO_LOG_LEVEL", "loud"),
        ("TRIMINO_LOG_FORMAT", ""),
        ("TRIMINO_METRICS_TOKEN", "short"),
        ("TRIMINO_METRICS_TOKEN", "with a blank in its middle"),
    ],
)
def test_nonsense_is_refused_with_the_variable_and_what_it_may_be(
    variable: str, value: str
) -> None:
    (setting,) = (s for s in settings() if s.variable == variable)
    told = refused(**{variable: value})
    assert told.startswith(variable)
    assert told.endswith(f"It may be {say(setting.type.allowed)}.")
    assert len(told) < 500


def test_a_variable_that_is_none_is_refused_with_the_one_that_was_meant() -> None:
    told = refused(TRIMINO_BOTPAUSE="1")
    assert "TRIMINO_BOTPAUSE" in told
    assert "TRIMINO_BOT_PAUSE" in told
    assert "TRIMINO_" in refused(TRIMINO_="1")


def test_variables_of_the_engine_are_none_of_the_servers() -> None:
    read_config(dict.fromkeys(OTHER_VARIABLES, "1"))


@pytest.mark.parametrize("variable", ["TRIMINO_DATABASE", "TRIMINO_METRICS_TOKEN"])
def test_what_is_secret_is_never_shown(variable: str) -> None:
    with pytest.raises(ConfigError) as caught:
        read_config({variable: "apple pie"})
    assert "apple" not in str(error_body(caught.value))
    assert "apple" not in str(caught.value)


def test_a_config_can_be_logged() -> None:
    config = Config(database="postgresql://anna:apple@db/games", metrics_token="pear" * 5)
    assert "port=8000" in repr(config)
    assert not re.search("apple|pear", repr(config))


def test_every_field_is_a_setting_with_its_meaning_and_default() -> None:
    assert [setting.name for setting in settings()] == [info.name for info in fields(Config)]
    for setting in settings():
        assert say(setting.meaning).endswith(".")
        assert setting.default_text
        if setting.default is not None and setting.default_text != "none":
            assert setting.type.read(setting.default_text) == setting.default


def test_every_message_about_settings_is_of_one() -> None:
    told = {name for name in messages() if name.startswith("setting-")}
    wanted = {"setting-unknown", "setting-bad", "setting-bad-secret"}
    for setting in settings():
        wanted |= {setting.meaning.name, setting.type.allowed.name}
        wanted |= {f"{setting.meaning.name}-default"} if setting.default is None else set()
    assert told == wanted
