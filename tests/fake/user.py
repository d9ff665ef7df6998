"""Acting as a person: what a Discord client lets one do, and what one then sees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from .commands import read_options, resolved
from .interactions import AUTOCOMPLETE, CHOICES, COMMAND, COMPONENT, FORM, MODAL, Interaction, Interactions
from .limits import BUTTON, LABEL, STRING_SELECT, TEXT_DISPLAY
from .world import Channel, Json, Message, User, World


@dataclass
class Reply:
    """What the bot answered; `answered` is False if it did not within 3 seconds, for whatever reason."""

    interaction: Interaction

    @property
    def answered(self) -> bool:
        return self.interaction.answered.is_set()

    @property
    def kind(self) -> int | None:
        """Discord's type of the first response: 4 message, 5 and 6 deferred, 7 edit, 8 choices, 9 form."""
        return self.interaction.answer

    @property
    def message(self) -> Message | None:
        """The newest message shown in answer, as it now is."""
        shown = [one for one in self.interaction.shown if not one.deleted]
        return shown[-1] if shown else None

    @property
    def messages(self) -> list[Message]:
        return list(self.interaction.shown)

    @property
    def content(self) -> str:
        return self.message.content if self.message else ""

    @property
    def choices(self) -> list[Json]:
        return self.interaction.data.get("choices", []) if self.kind == CHOICES else []

    @property
    def modal(self) -> Json | None:
        return self.interaction.data if self.kind == MODAL else None

    async def settled(self, seconds: float = 10) -> Message | None:
        """After a deferral: the message that came in the end, or None if none came in time."""
        try:
            await asyncio.wait_for(self.interaction.settled.wait(), seconds)
        except TimeoutError:
            return None
        return self.message


class FakeUser:
    """A person at a client. Every action waits for the first response; a dead bot gives an unanswered reply."""

    def __init__(self, user: User, world: World, interactions: Interactions) -> None:
        self.user, self.world, self.interactions = user, world, interactions

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    async def slash(self, channel: Channel, line: str, /, **options: object) -> Reply:
        """A command as it stands after the slash: `slash(channel, "carcassonne place", cell="N12")`."""
        return await self._act(COMMAND, channel, self._command(channel, line, options))

    async def autocomplete(
        self, channel: Channel, line: str, field: str, typed: str = "", /, **earlier: object
    ) -> Reply:
        """What is offered for `field` while `typed` stands in it; `choices` of the reply."""
        told = self._command(channel, line, {**earlier, field: typed}, focused=field)
        return await self._act(AUTOCOMPLETE, channel, told)

    async def click(self, message: Message, custom_id: str, *, stale: bool = False) -> Reply:
        """A press of a button; `stale` also of one that has been taken away since."""
        component = self._component(message, custom_id, stale)
        if component.get("disabled"):
            raise LookupError(f"{custom_id} is disabled")
        told = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._act(COMPONENT, self.world.channels[message.channel], told, message)

    async def select(
        self, message: Message, custom_id: str, values: Sequence[str | FakeUser], *, stale: bool = False
    ) -> Reply:
        """A choice from a menu: of its values, or of people."""
        component = self._component(message, custom_id, stale)
        kind = component.get("type", STRING_SELECT)
        chosen = [str(one.id) if isinstance(one, FakeUser) else one for one in values]
        offered = {option["value"] for option in component.get("options", [])}
        if offered and not set(chosen) <= offered:
            raise LookupError(f"{chosen} is not offered among {sorted(offered)}")
        people = [one.user for one in values if isinstance(one, FakeUser)]
        told = {"custom_id": custom_id, "component_type": kind, "values": chosen, **resolved(people, [])}
        return await self._act(COMPONENT, self.world.channels[message.channel], told, message)

    async def submit_modal(self, shown: Reply, values: dict[str, str | list[str]]) -> Reply:
        """A form sent off, with `values` by the custom ids of its fields."""
        if shown.modal is None:
            raise LookupError("no form was shown")
        parts = [one for one in shown.modal["components"] if one["type"] != TEXT_DISPLAY]
        told = {"custom_id": shown.modal["custom_id"], "components": [filled(one, values) for one in parts]}
        opened = shown.interaction
        return await self._act(FORM, opened.channel, told, opened.source)

    async def _act(self, kind: int, channel: Channel, told: Json, source: Message | None = None) -> Reply:
        one = await self.interactions.open(kind, self.user, channel, told, source)
        with suppress(TimeoutError):
            await asyncio.wait_for(one.answered.wait(), self.interactions.seconds_to_answer + 0.1)
        return Reply(one)

    def _command(self, channel: Channel, line: str, options: dict[str, object], focused: str = "") -> Json:
        known = [*self.world.commands.get(channel.guild, []), *self.world.commands.get(None, [])]
        given = {k: v.user if isinstance(v, FakeUser) else v for k, v in options.items()}
        return read_options(known, line, given, focused)

    def _component(self, message: Message, custom_id: str, stale: bool) -> Json:
        if message.reader not in (None, self.id):
            raise LookupError(f"{self.name} does not see this message")
        found = None if message.deleted else message.component(custom_id)
        if found is None and not stale:
            raise LookupError(f"no component {custom_id} among {message.custom_ids}")
        return found or {}


def filled(component: Json, values: dict[str, str | list[str]]) -> Json:
    """A part of a form with what was put in; the client refuses what is too long or missing."""
    if component["type"] == LABEL:
        return {"type": LABEL, "component": filled(component["component"], values)}
    if "components" in component:
        inside = [filled(one, values) for one in component["components"]]
        return {"type": component["type"], "components": inside}
    value = values.get(component["custom_id"])
    if value is None:
        value = component.get("value") or ""
    if isinstance(value, list):
        return {"type": component["type"], "custom_id": component["custom_id"], "values": value}
    least = component.get("min_length") or (1 if component.get("required", True) else 0)
    if not least <= len(value) <= component.get("max_length", 4000):
        raise ValueError(
            f"{component['custom_id']} takes {least} to {component.get('max_length')} characters"
        )
    return {"type": component["type"], "custom_id": component["custom_id"], "value": value}
