"""Guests: names that can be shown, cookies that cannot be stolen, links that work once."""

import asyncio
import hashlib
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimino.messages.plain_text import clean
from trimino.records.writing import check_names
from trimino.room.errors import RoomError, RoomReason
from trimino.room.guest_names import MAX_GUEST_NAME, check_name
from trimino.server.access import authentication
from trimino.server.access.authentication import (
    KNOWN_FOR,
    LINK_MINUTES,
    Authenticator,
    cookie_headers,
    device_id,
    hashed,
    new_secret,
    no_cookie_headers,
    secret_in,
)
from trimino.server.errors import ServerError, ServerReason
from trimino.server.storage import Store


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{folder / 'guests.db'}")
    try:
        yield store
    finally:
        await store.close()


def refusal(text: str) -> RoomReason:
    with pytest.raises(RoomError) as caught:
        check_name(text)
    return caught.value.reason


# Names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Liepa ", "Anna Liepa"),
        ("Zoe\u0308", "Zoë"),
        ("Jānis Ķirsis", "Jānis Ķirsis"),
        ("Ольга", "Ольга"),
        ("李雷", "李雷"),
        ("שרה", "שרה"),
        ("7", "7"),
        ("🎲❤\ufe0f", "🎲❤\ufe0f"),
        ("❤\ufe0f\ufe0f", "❤\ufe0f"),
        ("An\ufe0ena 7\ufe0f", "Anna 7"),
        ("Zoe\ufe0f\u0308", "Zoë"),
        ("Anna‼\ufe0f", "Anna!!"),
        ("a\u3000b", "a b"),
        ("x" * MAX_GUEST_NAME, "x" * MAX_GUEST_NAME),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_a_name_is_kept_in_one_form(text: str, name: str) -> None:
    assert check_name(text) == name


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u3000", "\u0301", "\ufe0f \ufe0f"])
def test_a_name_that_cannot_be_seen_is_none(text: str) -> None:
    assert refusal(text) is RoomReason.NAME_EMPTY


@pytest.mark.parametrize("text", ["x" * (MAX_GUEST_NAME + 1), "é" * 25, "x" * 10_000_000])
def test_a_name_has_an_end(text: str) -> None:
    assert refusal(text) is RoomReason.NAME_TOO_LONG


@pytest.mark.parametrize(
    "text",
    [
        "An\nna",
        "\tAnna",
        "Anna\x00",
        "\x1b[2J",
        "Anna\u202e",
        "Anna\u2066",
        "An\u200bna",
        "An\u200dna",
        "\ufeffAnna",
        "Anna\ud800",
        "Anna\ue000",
        "Anna\u2028",
        "Anna\uffff",
        "\u3164",
        "\u2800\u2800",
        "An\u00adna",
        "Anna\U000e0041",
        "Anna\u034f",
        "Anna\ufe00",
        "Anna\U000e0100",
        "Anna \U0001d159",
        "ᠠ\u180b",
        "ក\u17b4",
    ],
    ids=ascii,
)
def test_signs_that_cannot_be_shown_are_refused(text: str) -> None:
    assert refusal(text) is RoomReason.NAME_UNREADABLE


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("\U0001d400\U0001d427\U0001d427\U0001d41a", "Anna"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Žygimantas Ąžuolas", "Žygimantas Ąžuolas"),
        ("Šárka Nováková", "Šárka Nováková"),
        ("Алёша 2", "Алёша 2"),
        ("Ирина-Мария", "Ирина-Мария"),
        ("Ελένη", "Ελένη"),
        ("山田たろう", "山田たろう"),
        ("สมชาย", "สมชาย"),
        ("Anna ⭐ 7", "Anna ⭐ 7"),
        ("गुरु २", "गुरु २"),
        ("علي ٣", "علي ٣"),
    ],
)
def test_names_in_one_alphabet_are_kept(text: str, name: str) -> None:
    assert check_name(text) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "text",
    [
        "\u0410nna",
        "Ann\u0430",
        "Jur\u0131s \u039ftto",
        "P\u0430vel",
        "\u0418\u0432a\u043d",
        "Anna \u0418\u0432\u0430\u043d\u043e\u0432\u0430",
        "\u0251nna",
        "\u1d00nna",
        "Anna\u01c3",
        "Ott\u3007",
        "Ott\u0a66",
        "Anna\u0903",
        "Anna\u0941",
    ],
)
def test_letters_that_only_look_like_others_are_refused(text: str) -> None:
    assert refusal(text) is RoomReason.NAME_MIXED


@pytest.mark.parametrize(
    "text",
    ["A\u0324\u0325\u0326\u032dnna", "e\u0316\u0317\u0318\u0319", "x\u0322\u0322", "- \u0323x"],
)
def test_stacked_marks_are_refused(text: str) -> None:
    assert refusal(text) is RoomReason.NAME_MARKS


@given(st.text(st.characters(), max_size=40))
def test_whatever_gets_through_can_be_shown_and_written(text: str) -> None:
    try:
        name = check_name(text)
    except RoomError:
        return
    assert 1 <= len(name) <= MAX_GUEST_NAME
    assert check_name(name) == name == unicodedata.normalize("NFC", name)
    assert name == name.strip()
    assert name.encode().decode() == name
    assert clean(name) == name
    check_names([name])


# Secrets and cookies


def test_secrets_are_long_random_and_kept_as_hashes() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {43}
    assert hashed("apple") == hashlib.sha256(b"apple").hexdigest()


def test_the_cookie_is_for_the_server_only() -> None:
    (plain,) = cookie_headers("secret", secure=False)
    parts = plain.split("; ")
    assert parts[0] == "trimino=secret"
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert "Secure" not in parts
    secure, earlier = cookie_headers("secret", secure=True)
    # A browser takes a cookie of this name from this very host only, and only with TLS.
    assert secure.startswith("__Host-trimino=secret; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Secure"} <= set(secure.split("; "))
    assert "Domain" not in secure
    assert earlier.startswith("trimino=; Max-Age=0; Path=/")
    gone = [header.split("; ")[:2] for header in no_cookie_headers(secure=True)]
    assert gone == [["__Host-trimino=", "Max-Age=0"], ["trimino=", "Max-Age=0"]]


def test_behind_tls_a_cookie_that_another_host_may_have_set_is_nobodys() -> None:
    both = {"trimino": "planted", "__Host-trimino": "own"}
    assert secret_in(both, secure=True) == "own"
    assert secret_in(both, secure=False) == "planted"
    assert secret_in({"trimino": "planted"}, secure=True) is None
    assert secret_in({}, secure=True) is None


# Guests


async def test_a_guest_is_known_by_the_cookie_and_by_nothing_else(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, secret = await guests.create(" Anna ", 1.0)
        juris, _ = await guests.create("Juris", 1.0)
        assert anna.name == "Anna"
        assert anna.guest != juris.guest
        assert await guests.guest_of(secret, 2.0) == anna
        assert await Authenticator(store).guest_of(secret, 2.0) == anna
        for other in (
            None,
            "",
            new_secret(),
            hashed(secret),
            secret[:-1],
            f"{secret}=",
            anna.guest,
        ):
            assert await guests.guest_of(other, 2.0) is None


async def test_the_database_holds_no_secret(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        words = secret, await guests.offer_link(anna, 1.0)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Anna" in kept
    for word in words:
        assert word.encode() not in kept


async def test_a_bad_name_makes_no_guest_and_changes_none(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        with pytest.raises(RoomError):
            await guests.create("\n", 1.0)
        anna, secret = await guests.create("Anna", 1.0)
        with pytest.raises(RoomError):
            await guests.rename(anna, "x" * 25)
        assert await guests.guest_of(secret, 100.0) == anna._replace(seen_at=anna.seen_at)


async def test_a_new_name_is_known_at_once(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests, others = Authenticator(store), Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        for process in (guests, others):
            await process.guest_of(secret, 2.0)
        assert (await guests.rename(anna, "Annija")).name == "Annija"
        found = await guests.guest_of(secret, 2.0)
        assert found is not None
        assert found.name == "Annija"
        later = await others.guest_of(secret, 2.1 + KNOWN_FOR)
        assert later is not None
        assert later.name == "Annija"


async def test_who_is_deleted_is_forgotten_at_once_on_every_device(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests, others = Authenticator(store), Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        _, second = await guests.take_link(await guests.offer_link(anna, 1.0), 2.0, 2.0)
        for process in (guests, others):
            for cookie in (secret, second):
                assert await process.guest_of(cookie, 3.0) is not None
        await guests.delete(anna)
        for cookie in (secret, second):
            assert await guests.guest_of(cookie, 3.0) is None
            assert await others.guest_of(cookie, 3.1 + KNOWN_FOR) is None


async def test_a_date_that_is_set_back_makes_nobody_known_for_longer(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests, others = Authenticator(store), Authenticator(store)
        anna, secret = await guests.create("Anna", 3600.0)
        assert await others.guest_of(secret, 3600.0) is not None
        await guests.delete(anna)
        assert await others.guest_of(secret, 3600.0) is not None
        assert await others.guest_of(secret, 1.0) is None


async def test_who_is_deleted_while_they_are_looked_up_is_not_remembered(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        found, _ = await asyncio.gather(guests.guest_of(secret, 2.0), guests.delete(anna))
        assert found is None or found.guest == anna.guest
        assert await guests.guest_of(secret, 2.0) is None


async def test_a_link_works_once_and_soon(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        token = await guests.offer_link(anna, 100.0)
        taken, other = await guests.take_link(token, 100.0 + 60 * LINK_MINUTES - 1, 1.0)
        assert taken.guest == anna.guest
        assert other != secret
        for cookie in (secret, other):
            found = await guests.guest_of(cookie, 200.0)
            assert found is not None
            assert found.guest == anna.guest
        late = await guests.offer_link(anna, 100.0)
        end = 100.0 + 60 * LINK_MINUTES
        # Another clock made it, which was an hour ahead.
        old = await guests.offer_link(anna, 3700.0)
        for gone, now in ((token, 101.0), (late, end), (old, 101.0), ("", 1.0), ("\ud800", 1.0)):
            with pytest.raises(ServerError) as caught:
                await guests.take_link(gone, now, now)
            assert caught.value.reason is ServerReason.LINK_GONE


async def test_of_two_who_take_a_link_at_once_one_gets_it(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, _ = await guests.create("Anna", 1.0)
        token = await guests.offer_link(anna, 1.0)
        tries = (guests.take_link(token, 2.0, 2.0) for _ in range(5))
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(one, ServerError) for one in came) == 1


async def test_few_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authentication, "MAX_KNOWN_GUESTS", 3)

    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        secrets = [(await guests.create(f"Guest {n}", 1.0)).secret for n in range(6)]
        for secret in secrets:
            assert await guests.guest_of(secret, 2.0) is not None
        assert len(guests._known) == 3
        for secret in secrets:
            assert await guests.guest_of(secret, 2.0) is not None


async def test_it_is_noted_now_and_then_that_somebody_was_here(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        guests = Authenticator(store)
        anna, secret = await guests.create("Anna", 1.0)
        await guests.guest_of(secret, 100.0)
        assert await store.guests.by_id(anna.guest) == anna
        await guests.guest_of(secret, 10_000.0)
        seen = await store.guests.by_id(anna.guest)
        assert seen is not None
        assert seen.seen_at == 10_000.0


async def test_a_device_is_listed_and_can_be_removed(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        known = Authenticator(store)
        anna, phone = await known.create("Anna", 10.0, "Firefox, Android")
        juris, other = await known.create("Juris", 10.0, "Safari, Mac")
        token = await known.offer_link(anna, 20.0)
        _, desk = await known.take_link(token, 21.0, 30.0, "Chrome, Windows")
        devices = await known.devices(anna)
        assert [(one.name, one.since) for one in devices] == [
            ("Chrome, Windows", 30.0),
            ("Firefox, Android", 10.0),
        ]
        assert hashed(desk) == devices[0].hash
        for secret in (phone, desk):
            assert await known.guest_of(secret, 40.0) is not None
        come_back = await known.offer_link(anna, 40.0)
        # Nobody removes the device of another.
        assert not await known.remove_device(juris, device_id(hashed(desk)))
        assert not await known.remove_device(anna, device_id(hashed(other)))
        assert await known.remove_device(anna, device_id(hashed(desk)))
        assert not await known.remove_device(anna, device_id(hashed(desk)))
        assert await known.guest_of(desk, 40.0) is None
        # It may have made a link to come back with.
        with pytest.raises(ServerError) as gone:
            await known.take_link(come_back, 41.0, 50.0, "Chrome, Windows")
        assert gone.value.reason is ServerReason.LINK_GONE
        assert await known.guest_of(phone, 40.0) is not None
        assert await store.guests.known([hashed(desk), hashed(phone)]) == {hashed(phone)}
