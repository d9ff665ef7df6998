"""How texts and questions are made alike: letters as they are typed, Korean words without what is stuck to them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

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
_JOSA = sorted(
    (
        "은 는 이 가 을 를 의 에 에서 에게 에는 에도 에선 으로 로 으로는 로는 으로도 와 과 도 만 만큼 까지 부터 이나 나 이라도 라도 "
        "이랑 랑 하고 처럼 마다 보다 들 들이 들은 들을 들의 이면 면 이란 란 이야 야 인가요 인가 이에요 예요 입니까 이죠 이지 "
        "에서는 에서도 한테 께 님 님이 님의 끼리 끼리의 이요 요"
    ).split(),
    key=len,
    reverse=True,
)
_ENDINGS = sorted(
    (
        "하나요 합니까 하면 하는 하는데 할까요 할까 할때 해요 하죠 하지 한다 하기 하려면 해야 했을 할 한 하고 하는지 하는법 "
        "되나요 됩니까 되면 되는 돼요 되죠 되지 된다 될까요 될까 된 될 될때 되는지 나요 까요 을까요 을까 는데 는지 려면 으려면 으면 면 "
        "어요 아요 습니까 는 은 을 기 지 고 다 죠 어야 아야 었을 수 때 때는 때도 었다 았다 인지"
    ).split(),
    key=len,
    reverse=True,
)
STOP = frozenset(
    "a an the is are be am was were do does did can could may might must shall should will would i me my we our you your he "
    "she it its they them their of to in on at for from by with and or not no if then that this these those there what "
    "how when where which who whom whose why does doesnt dont cant am im ive have has had get got go any some as so "
    "about into out up much many please tell explain rule rules game games mean means happens happen happened just "
    "어떻게 무엇 무엇을 무엇이 뭐 뭐가 뭔가요 뭔지 뭐예요 언제 어디 어디에 어디서 누가 왜 몇 얼마 얼마나 어떤 어느 그 이 저 것 수 있나요 있어요 있는 있을 "
    "있습니까 있음 있다 있는지 없나요 되나요 돼요 되요 하나요 해요 합니까 인가요 인지 할 때 하면 하는 하는지 대해 대한 규칙 룰 알려줘 알려주세요 궁금 게임 "
    "그리고 또는 좀 건가요 거예요 가능 가능한가요 가능해요 받나요 되면 경우 방법 해도 나요 돼 되는 되는지 안 못 내 제 제가 내가 나는 저는".split()
)
_HANGUL = re.compile(r"[가-힣ㄱ-ㅣ]")


def hangul(word: str) -> bool:
    return _HANGUL.search(word) is not None


def plain(text: str) -> str:
    """Lower case, no quotes or apostrophes, blanks for all other marks, Korean parted from Latin letters."""
    text = unicodedata.normalize("NFC", text).casefold().translate(_LOOSE)
    text = re.sub(r"['’‘`´]", "", text)
    text = re.sub(r"[^\w]+|_", " ", text)
    text = re.sub(r"(?<=[a-z0-9])(?=[가-힣])|(?<=[가-힣])(?=[a-z])", " ", text)
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
    for endings in (_JOSA, _ENDINGS):
        for ending in endings:
            if word.endswith(ending) and len(word) - len(ending) >= 2:
                return word[: -len(ending)]
    for ending in ("은", "는", "이", "가", "을", "를", "의", "에", "로", "도", "에서", "으로"):
        if len(word) - len(ending) == 1 and word.endswith(ending):
            return word[:1] if word not in _WHOLE else word
    return word


_WHOLE = frozenset("놓을 바로 마을 도로 길이 나이 아이 높이 차이 의도 하나 회의 상의 타이 놀이 지도".split())


def _english(word: str) -> str:
    if len(word) <= 3:
        return word
    for ending, instead in (("ies", "y"), ("ied", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh")):
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
