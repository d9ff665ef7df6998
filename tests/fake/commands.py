"""From a line as it is typed to the data of an interaction, by the commands that the bot has registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .world import Channel, Json, User

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
PYTHON: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (User,),
    CHANNEL: (Channel,),
    NUMBER: (int, float),
}


def read_options(commands: Sequence[Json], line: str, given: Mapping[str, object], focused: str = "") -> Json:
    """Raises LookupError or ValueError where a client would not let it be sent."""
    first, *rest = line.split()
    command = named(commands, first)
    chain, node = [], command
    for word in rest:
        node = named(node.get("options", []), word)
        chain.append(node)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options", [])):
        raise LookupError(f"/{line} is no command by itself")
    options = fill(node.get("options", []), given, focused)
    for part in reversed(chain):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    people = [one for one in given.values() if isinstance(one, User)]
    channels = [one for one in given.values() if isinstance(one, Channel)]
    head = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return {**head, "options": options, **resolved(people, channels)}


def named(nodes: Sequence[Json], name: str) -> Json:
    for node in nodes:
        if node["name"] == name:
            return node
    raise LookupError(f"no /{name} among {[node['name'] for node in nodes]}")


def fill(declared: Sequence[Json], given: Mapping[str, object], focused: str) -> list[Json]:
    """The options in the order in which they were typed."""
    if not focused:
        missing = [one["name"] for one in declared if one.get("required") and one["name"] not in given]
        if missing:
            raise ValueError(f"{missing} must be given")
    return [typed(named(declared, name), value, name == focused) for name, value in given.items()]


def typed(option: Json, value: object, focused: bool) -> Json:
    kind = option["type"]
    shown = {"name": option["name"], "type": kind}
    if focused:
        return {**shown, "value": value, "focused": True}
    if not isinstance(value, PYTHON[kind]):
        raise ValueError(f"{option['name']} does not take {value!r}")
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        raise ValueError(f"{option['name']} does not offer {value!r}")
    if isinstance(value, (int, float)) and not option.get("min_value", value) <= value <= option.get(
        "max_value", value
    ):
        raise ValueError(f"{option['name']} does not take {value!r}")
    return {**shown, "value": str(value.id) if isinstance(value, (User, Channel)) else value}


def resolved(people: Sequence[User], channels: Sequence[Channel]) -> Json:
    """What the ids among the values stand for."""
    if not people and not channels:
        return {}
    members = {str(one.id): {k: v for k, v in one.member().items() if k != "user"} for one in people}
    found: Json = {"users": {str(one.id): one.payload() for one in people}, "members": members}
    found["channels"] = {str(one.id): {**one.payload(0), "permissions": "0"} for one in channels}
    return {"resolved": found}
