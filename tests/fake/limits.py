"""What Discord refuses: sizes, counts and doubles, as in its documentation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .world import Json, walk

V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY, LABEL = 1, 2, 3, 4, 10, 18
SELECTS = (3, 5, 6, 7, 8)
FILE_BYTES = 10 * 1024 * 1024


class ApiError(Exception):
    """An answer with one of Discord's error codes."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status, self.body = status, {"code": code, "message": message}
        if errors is not None:
            self.body["errors"] = errors


def invalid(field: str, why: str) -> ApiError:
    """Invalid Form Body, told as Discord tells it."""
    errors: Json = {"_errors": [{"code": "INVALID", "message": why}]}
    for name in reversed(field.split(".")):
        errors = {name: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors)


def within(field: str, text: str | None, most: int, least: int = 0) -> None:
    if text is not None and not least <= len(text) <= most:
        raise invalid(field, f"must be between {least} and {most} in length, not {len(text)}")


def at_most(field: str, things: Iterable[object] | None, most: int) -> None:
    if (count := len(list(things or ()))) > most:
        raise invalid(field, f"must be {most} or fewer in length, not {count}")


def check_message(payload: Json, uploads: dict[int, tuple[str, bytes]], kept: int = 0) -> None:
    """A message about to be made, or an edit with `kept` old attachments."""
    within("content", payload.get("content"), 2000)
    nonce = payload.get("nonce")
    within("nonce", None if nonce is None else str(nonce), 25)
    check_embeds(payload.get("embeds") or [])
    at_most("attachments", [*uploads, *range(kept)], 10)
    for number, (_, data) in uploads.items():
        if len(data) > FILE_BYTES:
            raise ApiError(413, 40005, f"Request entity too large: file {number}")
    if payload.get("flags", 0) & V2:
        check_layout(payload)
    else:
        check_rows(payload.get("components") or [])
    check_components(payload.get("components") or [])


def check_embeds(embeds: list[Json]) -> None:
    at_most("embeds", embeds, 10)
    total = 0
    for number, embed in enumerate(embeds):
        texts = {"title": 256, "description": 4096}
        for name, most in texts.items():
            within(f"embeds.{number}.{name}", embed.get(name), most)
        at_most(f"embeds.{number}.fields", embed.get("fields"), 25)
        for field in embed.get("fields") or []:
            within(f"embeds.{number}.fields.name", field["name"], 256, 1)
            within(f"embeds.{number}.fields.value", field["value"], 1024, 1)
            total += len(field["name"]) + len(field["value"])
        within(f"embeds.{number}.footer.text", (embed.get("footer") or {}).get("text"), 2048)
        total += sum(len(embed.get(name) or "") for name in texts) + len(
            (embed.get("footer") or {}).get("text", "")
        )
    if total > 6000:
        raise invalid("embeds", "Embed size exceeds maximum size of 6000")


def check_rows(rows: list[Json]) -> None:
    at_most("components", rows, 5)
    for number, row in enumerate(rows):
        inside = row.get("components", [])
        if row["type"] != ROW or not inside:
            raise invalid(f"components.{number}", "must be an action row with 1 to 5 components")
        selects = sum(one["type"] in SELECTS for one in inside)
        at_most(f"components.{number}.components", inside, 1 if selects else 5)


def check_layout(payload: Json) -> None:
    if payload.get("content") or payload.get("embeds"):
        raise invalid("flags", "content and embeds cannot be used with components v2")
    every = list(walk(payload.get("components") or []))
    at_most("components", every, 40)
    texts = sum(len(one.get("content", "")) for one in every if one["type"] == TEXT_DISPLAY)
    if texts > 4000:
        raise invalid("components", "the text of all components must be 4000 or fewer in length")


def check_components(components: list[Json]) -> None:
    """Each by itself, and no custom id twice."""
    every = list(walk(components))
    for one in every:
        if one.get("style") != 5 and one["type"] in (BUTTON, *SELECTS, TEXT_INPUT):
            within("components.custom_id", one.get("custom_id", ""), 100, 1)
        if one["type"] == BUTTON:
            within("components.label", one.get("label"), 80)
        if one["type"] in SELECTS:
            within("components.placeholder", one.get("placeholder"), 150)
        if one["type"] == STRING_SELECT:
            check_options(one.get("options", []))
    twice = [name for name, n in Counter(one.get("custom_id") for one in every).items() if name and n > 1]
    if twice:
        raise invalid("components", f"Component custom id cannot be duplicated: {twice[0]}")


def check_options(options: list[Json]) -> None:
    if not 1 <= len(options) <= 25:
        raise invalid("components.options", f"must be between 1 and 25 in length, not {len(options)}")
    for option in options:
        within("components.options.label", option["label"], 100, 1)
        within("components.options.value", option["value"], 100, 1)
        within("components.options.description", option.get("description"), 100)
    if len({option["value"] for option in options}) < len(options):
        raise invalid("components.options", "The specified option value is already used")


def check_choices(choices: list[Json]) -> None:
    """What autocompletion offers."""
    at_most("data.choices", choices, 25)
    for choice in choices:
        within("data.choices.name", choice["name"], 100, 1)
        within("data.choices.value", str(choice["value"]), 100)


def check_modal(data: Json) -> None:
    within("data.title", data["title"], 45, 1)
    within("data.custom_id", data["custom_id"], 100, 1)
    if not 1 <= len(data["components"]) <= 5:
        raise invalid("data.components", "must be between 1 and 5 in length")
    for one in walk(data["components"]):
        if one["type"] in (TEXT_INPUT, LABEL):
            within("data.components.label", one.get("label"), 45)
    check_components(data["components"])


def check_commands(commands: list[Json]) -> None:
    """A whole tree of commands, each at most 8000 characters with its longest translations."""
    at_most("commands", [one for one in commands if one.get("type", 1) == 1], 100)
    for command in commands:
        if (size := weight(command)) > 8000:
            raise invalid(command["name"], f"Command exceeds maximum size (8000): {size}")


def weight(node: Json) -> int:
    within(node["name"], node["name"], 32, 1)
    if node.get("type") not in (2, 3) or "options" in node:
        within(f"{node['name']}.description", node.get("description"), 100)
    at_most(f"{node['name']}.options", node.get("options"), 25)
    at_most(f"{node['name']}.choices", node.get("choices"), 25)
    total = sum(len(str(choice["value"])) + longest(choice, "name") for choice in node.get("choices") or [])
    total += longest(node, "name") + longest(node, "description")
    return total + sum(weight(option) for option in node.get("options") or [])


def longest(node: Json, field: str) -> int:
    translations = node.get(f"{field}_localizations") or {}
    return max(len(text) for text in (node.get(field) or "", *translations.values()))
