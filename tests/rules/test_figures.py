"""What the books count and list is what the engines play with."""

from __future__ import annotations

import re

import pytest

from bot.rules.book import book_of
from bot.words import LANGUAGES, Words
from engines.carcassonne.tiles import COUNT
from engines.castell.box import ADJACENT, DOTTED, FESTIVALS, PRIZE_POINTS, REGIONS, SUPPLY, VARIETY
from engines.castell.skills import RANKED
from engines.catan import goods, war
from engines.catan.goods import BASE, GOODS
from engines.catan.island import HEX_NAME
from engines.methoni.atlas import MAPS
from engines.methoni.pieces import BANK, MISSIONS, START_DUCATS, TOWER_POINTS

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def said(game: str, lang: str, id: str) -> str:
    book = book_of(game, lang)
    assert book is not None
    return book.sections[id].text


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


@every_language
def test_the_tiles_of_carcassonne(lang: str) -> None:
    told = said("carcassonne", lang, "pieces")
    assert {kind: int(count) for kind, count in re.findall(r"\b([A-X]) (\d)(?=[,.])", told)} == COUNT
    assert sum(COUNT.values()) in numbers(told)


@every_language
def test_the_map_of_castell(lang: str) -> None:
    words = Words(lang, "castell")
    names = [words(f"region-{region}") for region in REGIONS]
    rows = [line for line in said("castell", lang, "map").splitlines() if line.startswith("- ")]
    assert [row[2:].split(":")[0] for row in rows] == names
    for at, row in enumerate(rows):
        near = row.split(":")[1]
        assert {one for one, name in enumerate(names) if name in near} == set(ADJACENT[at])
        assert ("점선" in row or "dotted" in row) is any(at in pair for pair in DOTTED)


@every_language
def test_what_castell_counts(lang: str) -> None:
    end, prizes, festivals = (said("castell", lang, id) for id in ("end", "prizes", "festivals"))
    assert ", ".join(map(str, VARIETY[1:-1])) in end
    assert VARIETY[-1] in numbers(end)
    assert [one for one in numbers(prizes) if one in SUPPLY][:3] == list(SUPPLY)
    assert numbers(prizes)[-len(PRIZE_POINTS) :] == list(PRIZE_POINTS)
    assert all(sum(FESTIVALS[players].values()) in numbers(festivals) for players in FESTIVALS)
    assert len(RANKED) == 5


@every_language
def test_what_things_cost_in_catan(lang: str) -> None:
    words = Words(lang, "catan")
    rows = [line for line in said("catan", lang, "costs").splitlines() if line.startswith("- ")]
    for row, price in zip(rows, (goods.ROAD, goods.SETTLEMENT, goods.CITY, goods.CARD), strict=True):
        for good, count in zip(GOODS, price, strict=True):
            name = words(f"good-{good}")
            assert (f"{count} {name}" in row or f"{name} {count}" in row) is bool(count), f"{row}: {name}"


@every_language
def test_the_pieces_of_catan(lang: str) -> None:
    assert numbers(said("catan", lang, "supply"))[:3] == [15, 5, 4]
    cards, coast = said("catan", lang, "cards"), said("catan", lang, "prisoners")
    assert sum(BASE["deck"].values()) in numbers(cards)
    assert sum(war.DATA["deck"].values()) in numbers(cards)
    order = [number for at in war.COAST for number, there in war.COAST_BY_NUMBER.items() if there == at]
    assert ", ".join(map(str, order)) in coast
    assert len(HEX_NAME) in numbers(said("catan", lang, "aim"))


@every_language
def test_what_methoni_begins_with_and_counts(lang: str) -> None:
    words = Words(lang, "methoni")
    told = numbers(said("methoni", lang, "setup"))
    wanted = [*START_DUCATS.values(), BANK, *(len(one.lands) for one in MAPS.values())]
    wanted += [count for one in MAPS.values() for count in one.walls.values()]
    assert set(wanted) <= set(told)
    assert all(points in numbers(said("methoni", lang, "scoring")) for points in TOWER_POINTS[1:])
    for kinds in MISSIONS.values():
        names = [words(f"kind-{kind}") for kind in kinds]
        assert any(one.join(names) in said("methoni", lang, "mission") for one in (", ", "·"))
