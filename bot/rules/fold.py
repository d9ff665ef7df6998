"""How texts and questions are made alike: letters as they are typed, Korean words without what is stuck to them."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import lru_cache
from importlib.resources import files

_LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_TAILS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
_PAIRS = str.maketrans(
    {
        **dict(zip("ㅘㅙㅚㅝㅞㅟㅢ", ("ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅡㅣ"), strict=True)),
        **dict(zip("ㄳㄵㄶㄺㄻㄼ", ("ㄱㅅ", "ㄴㅈ", "ㄴㅎ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ"), strict=True)),
        **dict(zip("ㄽㄾㄿㅀㅄ", ("ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅂㅅ"), strict=True)),
        " ": "",
    }
)
_LOOSE = {0x1100 + at: letter for at, letter in enumerate(_LEADS)}
_WORDS: dict[str, str] = tomllib.loads(files("bot.rules").joinpath("words.toml").read_text("utf-8"))
_ENDINGS = sorted(f"{_WORDS['particles']} {_WORDS['endings']}".split(), key=len, reverse=True)
_WHOLE = tuple(_WORDS["whole"].split())
_SHORT = ("에서", "으로", "은", "는", "이", "가", "을", "를", "의", "에", "로", "도")
STOP = frozenset(f"{_WORDS['stop_en']} {_WORDS['stop_ko']}".split())
"""Words of a question that ask for nothing by themselves."""
SAME = tuple(tuple(line.split()) for line in _WORDS["same"].splitlines() if line)
"""Stems that mean the same in any game, the one that stands for all of them first."""
_HANGUL = re.compile(r"[가-힣ㄱ-ㅣ]")


def hangul(word: str) -> bool:
    return _HANGUL.search(word) is not None


def plain(text: str) -> str:
    """Lower case, no quotes or apostrophes, blanks for all other marks, Korean parted from Latin letters."""
    text = unicodedata.normalize("NFC", text).casefold().translate(_LOOSE)
    text = re.sub(r"['’‘`´]", "", text)
    text = re.sub(r"[^\w]+|_", " ", text)
    text = re.sub(r"(?<=[a-z0-9])(?=[가-힣])|(?<=[가-힣])(?=[a-z])|(?<=\b몇)(?=[가-힣])", " ", text)
    text = re.sub(r"\b(못|안(?!쪽|내|에|의|으))(?=[가-힣]{2})", r"\1 ", text)
    return " ".join(text.split())


@lru_cache(8192)
def strokes(text: str) -> str:
    """Korean syllables as the letters that one types: 도둑 is ㄷㅗㄷㅜㄱ, so that 도두 and 돋 are its beginnings."""
    typed: list[str] = []
    for one in text:
        code = ord(one) - 0xAC00
        if 0 <= code < 11172:
            lead, rest = divmod(code, 588)
            letters = _LEADS[lead] + _VOWELS[rest // 28] + _TAILS[rest % 28]
            typed.append(letters.translate(_PAIRS))
        elif one in _VOWELS or one in _TAILS[1:]:
            typed.append(one.translate(_PAIRS))
        else:
            typed.append(one)
    return "".join(typed)


def leads(text: str) -> str:
    """First letters of syllables: 추종자 놓기 is ㅊㅈㅈㄴㄱ."""
    return "".join(_LEADS[(ord(one) - 0xAC00) // 588] for one in text if 0 <= ord(one) - 0xAC00 < 11172)


@lru_cache(8192)
def stem(word: str) -> str:
    """The word without what is stuck to it: 도둑이 -> 도둑, claimed -> claim."""
    if not hangul(word):
        return _english(word)
    if word.endswith(_WHOLE):
        return word
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= (1 if len(ending) > 1 else 2):
            return word[: -len(ending)]
    for ending in _SHORT:
        if word.endswith(ending) and len(word) - len(ending) == 1:
            return word[0]
    return word


def verb_root(root: str) -> str:
    """What is common to the forms of a Korean verb, as typed: 채워, 채웠 and 채우 begin with ㅊㅐㅇㅜ."""
    typed = strokes(root)
    return typed.removesuffix("ㅆ").rstrip("ㅏㅓㅐㅔㅕ") if typed[-1:] in "ㅆㅏㅓㅐㅔㅕ" else ""


def gist(root: str) -> str:
    """What is common to a Korean stem and its forms, as typed: 돌아오 and 돌아와, 움직이 and 움직여, 채우 and 채웠."""
    if not hangul(root) or len(root) < 2:
        return root
    typed = strokes(root).removesuffix("ㅆ")
    return typed.rstrip("ㅏㅓㅐㅔㅕㅣㅡ") or typed


def _english(word: str) -> str:
    if len(word) <= 3:
        return word
    for ending, instead in (
        ("ies", "y"),
        ("ied", "y"),
        ("sses", "ss"),
        ("xes", "x"),
        ("ches", "ch"),
        ("shes", "sh"),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word[: -len(ending)] + instead
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed", "er", "ly"):
        if word.endswith(ending) and len(word) - len(ending) >= 4 - (ending != "er"):
            word = word[: -len(ending)]
            if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "ls":
                word = word[:-1]
            break
    return word[:-1] if word.endswith("e") and len(word) > 4 else word
