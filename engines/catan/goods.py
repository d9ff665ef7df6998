"""The goods: five resources, and the gold of the scenario. A row of goods is six counts in this order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, Any

from engines.catan.why import Why
from engines.core.forms import Form
from engines.core.refusal import Unreadable
from engines.core.said import Said, Who, said

BASE: dict[str, Any] = tomllib.loads(files("assets.catan").joinpath("base.toml").read_text("utf-8"))


class Good(StrEnum):
    """Keyed by name; `at` is its place in a row of goods."""

    at: int

    def __new__(cls, value: str) -> Good:
        self = str.__new__(cls, value)
        self._value_ = value
        self.at = len(cls.__members__)
        return self

    LUMBER = "lumber"
    BRICK = "brick"
    WOOL = "wool"
    GRAIN = "grain"
    ORE = "ore"
    GOLD = "gold"


GOODS = tuple(Good)
RESOURCES = GOODS[:5]
LUMBER, BRICK, WOOL, GRAIN, ORE, GOLD = range(6)
Row = tuple[int, ...]
NOTHING: Row = (0,) * 6


def row(counts: dict[str, int]) -> Row:
    """Counts by name as a row."""
    return tuple(counts.get(good.value, 0) for good in GOODS)


def one(good: int, count: int = 1) -> Row:
    """A row of one kind."""
    return tuple(count if at == good else 0 for at in range(6))


ROAD, SETTLEMENT, CITY, CARD = (
    row(BASE["cost"][name]) for name in ("road", "settlement", "city", "development_card")
)


def covers(hand: Sequence[int], price: Sequence[int]) -> bool:
    """Whether a hand holds all of a row."""
    return all(have >= want for have, want in zip(hand, price, strict=True))


def worded(goods: Sequence[int]) -> tuple[Said, ...] | Said:
    """A row in words, without what is not there."""
    words = tuple(
        said("goods", count=count, good=said(f"good-{good}"), kind=good.value)
        for good, count in zip(GOODS, goods, strict=True)
        if count
    )
    return words or said("goods-none")


def short(hand: Sequence[int], price: Sequence[int]) -> Row:
    """What a hand lacks of a row."""
    return tuple(max(0, want - have) for have, want in zip(hand, price, strict=True))


_SPELLINGS = {
    "lumber": "lumber wood l 나무 목재",
    "brick": "brick bricks clay b 벽돌 흙",
    "wool": "wool sheep w 양털 양",
    "grain": "grain wheat g 밀 곡식",
    "ore": "ore stone o 광석 철",
    "gold": "gold coin coins 금화 골드 코인",
}
_GOOD_BY_WORD = {word: Good(name) for name, words in _SPELLINGS.items() for word in words.split()}
DIGITS = 3
"""Nobody ever holds more than so many digits say."""
_TOKEN = re.compile(r"\d+|[^\W\d_]+|\S")
_BETWEEN = {"+", ",", "&", "and", "하고", "장", "개"}


class BadGoods(Unreadable):
    """What counts no goods: it says how they are counted."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.why = Why.BAD_GOODS


class GoodsForm(Form[Row]):
    """Counts of goods in words: `2 wool + ore`, `2wool+1ore`, `양털 2, 광석`."""

    def key(self, value: Row) -> str:
        return "+".join(f"{count}{GOODS[at]}" for at, count in enumerate(value) if count) or "none"

    def label(self, value: Row, state: Any = None) -> tuple[Said, ...] | Said:
        return worded(value)

    def read(self, text: str) -> Row:
        """Numbers stand before their words if the first one does, else behind them; without one it is one."""
        tokens = [token for token in _TOKEN.findall(text.lower()) if token not in _BETWEEN]
        if not tokens or tokens in (["none"], ["nothing"], ["없음"]):
            return NOTHING
        before = tokens[0].isdecimal()
        counts = [0] * 6
        waiting = None
        for token in tokens if before else reversed(tokens):
            if token.isdecimal():
                if waiting is not None or len(token) > DIGITS:
                    raise BadGoods(text)
                waiting = int(token)
                continue
            good = _GOOD_BY_WORD.get(token)
            if good is None:
                raise BadGoods(text)
            counts[good.at] += 1 if waiting is None else waiting
            waiting = None
        if waiting is not None:
            raise BadGoods(text)
        return tuple(counts)


Goods = Annotated[Row, GoodsForm()]


class SharesForm(Form[tuple[tuple[int, Row], ...]]):
    """Who gets what, in one sentence. Nobody types it."""

    def label(self, value: tuple[tuple[int, Row], ...], state: Any = None) -> tuple[Said, ...]:
        return tuple(said("share", seat=Who(seat), goods=worded(goods)) for seat, goods in value)


Shares = Annotated[tuple[tuple[int, Row], ...], SharesForm()]
