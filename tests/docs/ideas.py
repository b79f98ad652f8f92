"""The page of ideas: their sentences, and small plots as SVG, for light and dark pages."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

from tests.study.ideas import kept
from trimino.rules import Message
from trimino.words import say

WIDTH, ROW, LABEL, TOP = 520, 30, 150, 8
"""Sizes of a plot: its width, the height of a bar with its space, the room for labels, the edge."""

NUMBERS = 44
"""Room for the numbers at the ends of bars."""

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #24211b; }
.above { fill: #0b6b4a; } .below { fill: #a2301b; }
path { stroke: #24211b; stroke-width: 1.5; fill: none; } .zero { stroke: #655e51; }
@media (prefers-color-scheme: dark) {
text { fill: #ece7da; } .above { fill: #59c79b; } .below { fill: #ff9c82; }
path { stroke: #ece7da; } .zero { stroke: #9fa8a1; }
}
"""


def ideas_text() -> str:
    """All ideas, as the web app tells them."""
    return "\n".join(_idea(idea) for idea in kept()["ideas"]).rstrip("\n") + "\n"


def _idea(idea: Mapping[str, Any]) -> str:
    name, numbers = idea["name"], idea["figures"]
    title = say(f"idea-{name}")
    plot = say(f"idea-{name}-plot")
    sentences = [say(Message(f"idea-{name}-{part}", numbers)) for part in ("text", "but")]
    picture = f"![{plot}](pictures/idea-{name}.svg)"
    return "\n\n".join([f"## {title}", *sentences, picture, ""])


def plot_of(name: str) -> str:
    """The plot of an idea: a bar for each figure, with its interval and its number."""
    (idea,) = (one for one in kept()["ideas"] if one["name"] == name)
    bars: Sequence[Mapping[str, Any]] = idea["bars"]
    height = 2 * TOP + ROW * len(bars)
    at = _scale(bars)
    rows = [_row(bar, number, at, idea["unit"]) for number, bar in enumerate(bars)]
    zero = f'<path class="zero" d="M{at(0):.1f} {TOP}V{height - TOP}"/>'
    title = escape(say(f"idea-{name}-plot"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{title}</title><style>{STYLE}</style>\n" + "\n".join([*rows, zero]) + "\n</svg>"
    )


def _scale(bars: Sequence[Mapping[str, Any]]) -> Any:
    """The place of a number from left to right; bars start at zero."""
    low = min(0.0, *(bar["low"] for bar in bars))
    high = max(0.0, *(bar["high"] for bar in bars))
    left = LABEL + (NUMBERS if low < 0 else 0)
    right = WIDTH - (NUMBERS if high > 0 else TOP)
    return lambda value: left + (value - low) * (right - left) / (high - low)


def _row(bar: Mapping[str, Any], number: int, at: Any, unit: str) -> str:
    middle = TOP + ROW * number + ROW / 2
    value, below = bar["value"], bar["value"] < 0
    start, width = min(at(0), at(value)), abs(at(value) - at(0))
    shown = f"{value:.0f} %" if unit == "percent" else f"{value:+.0f}".replace("-", "−")
    end, side = (at(bar["low"]) - 6, "end") if below else (at(bar["high"]) + 6, "start")
    label = escape(say(Message(bar["label"], bar["details"])))
    reach = f"M{at(bar['low']):.1f} {middle}H{at(bar['high']):.1f}"
    ends = "".join(f"M{at(bar[one]):.1f} {middle - 4}v8" for one in ("low", "high"))
    return (
        f'<text x="0" y="{middle + 5}">{label}</text>'
        f'<rect class="{"below" if below else "above"}" x="{start:.1f}" y="{middle - 9}" '
        f'width="{width:.1f}" height="18"/><path d="{reach}{ends}"/>'
        f'<text x="{end:.1f}" y="{middle + 5}" text-anchor="{side}">{shown}</text>'
    )
