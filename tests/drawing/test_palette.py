"""The colours can be read: by AA on ivory, and on a dark and a light terminal alike."""

import pytest

from trimino.drawing import palette

STEPS = (0, 95, 135, 175, 215, 255)


def luminance(red: int, green: int, blue: int) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: float, two: float) -> float:
    light, dark = max(one, two), min(one, two)
    return (light + 0.05) / (dark + 0.05)


def of_hex(colour: str) -> float:
    red, green, blue = bytes.fromhex(colour[1:])
    return luminance(red, green, blue)


def of_ink(ink: str) -> float:
    """The luminance of one of the 256 colours that every terminal has."""
    number = int(ink.rpartition(";")[2])
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return luminance(grey, grey, grey)
    red, rest = divmod(number - 16, 36)
    return luminance(STEPS[red], STEPS[rest // 6], STEPS[rest % 6])


@pytest.mark.parametrize("colour", palette.VALUES)
def test_a_value_can_be_read_on_ivory(colour: str) -> None:
    assert contrast(of_hex(colour), of_hex(palette.IVORY)) >= 4.5


def test_a_label_can_be_read() -> None:
    assert contrast(of_hex(palette.ON_ACCENT), of_hex(palette.ACCENT_DEEP)) >= 4.5


@pytest.mark.parametrize("ground", [palette.IVORY, palette.FELT, palette.LINEN, "#ffffff"])
def test_the_accent_is_seen_on_every_ground(ground: str) -> None:
    assert contrast(of_hex(palette.ACCENT), of_hex(ground)) >= 2.5


@pytest.mark.parametrize("ink", [*palette.INK_VALUES[1:], palette.INK_ACCENT, palette.INK_GREY])
def test_an_ink_can_be_read_on_dark_and_light(ink: str) -> None:
    # Large text asks for 3; a colour midway between black and white has 4.6 with both.
    assert contrast(of_ink(ink), 0.0) >= 3
    assert contrast(of_ink(ink), 1.0) >= 3


def test_zero_is_written_as_the_page_is() -> None:
    assert palette.INK_VALUES[0] == "1"
