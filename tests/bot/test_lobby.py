"""Before a match: joining, leaving, options, starting; one live match a channel."""

from __future__ import annotations

import msgspec

from tests.bot.harness import Club


async def lobby(castle: Club, **options: object) -> None:
    await castle.slash("Anna", "match new", game="carcassonne", language="en", **options)


async def test_people_join_by_a_button_and_the_post_says_who_is_in(castle: Club) -> None:
    await lobby(castle)
    await castle.press("민수", castle.post, "join")
    assert "**민수**" in castle.post.content
    assert "Seated: 2. For 2 to 5 players." in castle.post.content
    reply = await castle.press("민수", castle.post, "join")
    assert reply.text == "이미 자리에 앉았습니다."
    await castle.press("민수", castle.post, "leave")
    assert "**민수**" not in castle.post.content


async def test_a_match_needs_enough_people(castle: Club) -> None:
    await lobby(castle)
    row = await castle.bot.store.match_in(castle.channel.id)
    assert row is not None
    begin = next(
        item
        for line in castle.post.components
        for item in line.children
        if item.custom_id.startswith("begin")
    )
    assert begin.disabled


async def test_only_the_host_adds_computers_and_changes_rules(castle: Club) -> None:
    await lobby(castle)
    for verb in ("computer", "options", "close"):
        reply = await castle.press("Ben", castle.post, verb)
        assert reply.text == "Only the host may do that."
    await castle.press("Anna", castle.post, "computer")
    assert "Castor" in castle.post.content


async def test_options_are_chosen_by_menu_and_shown_in_the_post(castle: Club) -> None:
    await lobby(castle)
    reply = await castle.press("Anna", castle.post, "options")
    assert reply.options()[0] == "preset"
    reply = await castle.pick("Anna", reply, "preset")
    await castle.pick("Anna", reply, "official")
    assert "official rules" in castle.post.content
    reply = await castle.press("Anna", castle.post, "options")
    reply = await castle.pick("Anna", reply, "cloister_sides")
    await castle.pick("Anna", reply, "4")
    row = await castle.bot.store.match_in(castle.channel.id)
    assert row is not None
    options = msgspec.json.decode(row.options)
    assert (options["farm_scoring"], options["cloister_sides"]) == ("farm3", "4")
    await castle.press("Ben", castle.post, "join")
    await castle.press("Anna", castle.post, "begin")
    assert "official rules, A cloister is surrounded by: the four cells beside it" in castle.post.content


async def test_one_live_match_a_channel(castle: Club) -> None:
    await castle.deal("carcassonne", "Anna", "Ben")
    posts = len(await castle.messages())
    reply = await castle.slash("민수", "match new", game="carcassonne")
    assert "이 채널에는 이미 게임이 있습니다." in reply.text
    assert "discord.com/channels/" in reply.text
    assert len(await castle.messages()) == posts
    other = castle.guild.create_text_channel("garden")
    reply = await castle.slash("민수", "match new", other, game="carcassonne")
    assert "Carcassonne" in reply.text


async def test_the_last_to_leave_closes_the_lobby(castle: Club) -> None:
    await lobby(castle)
    await castle.press("Ben", castle.post, "join")
    await castle.press("Anna", castle.post, "leave")
    row = await castle.bot.store.match_in(castle.channel.id)
    assert row is not None
    assert row.host == castle.people["Ben"].id, "somebody else is the host now"
    await castle.press("Ben", castle.post, "leave")
    assert castle.post.content == "The lobby is closed."
    assert await castle.bot.store.match_in(castle.channel.id) is None


async def test_the_start_names_everybody_with_a_letter_of_their_own(castle: Club) -> None:
    await castle.deal("carcassonne", "Anna", "Ben", "민수", computers=1)
    first = castle.post.content
    for letter, name in (("A", "Anna"), ("C", "Castor"), ("B", "Ben"), ("민", "민수")):
        assert f"`{letter}` **{name}**" in first
    assert "hash" in first


async def test_guests_are_mentioned_once_and_accept_by_joining(castle: Club) -> None:
    await lobby(castle)
    post = castle.post
    reply = await castle.press("Anna", post, "invite")
    await castle.invite("Anna", reply, "Anna", "민수")
    guest = castle.people["민수"].id
    assert castle.post.content.startswith(f"<@{guest}>: **Anna** invites you to Carcassonne.")
    assert str(post.id) in castle.post.content
    assert castle.post.content.count("<@") == 1, "whoever is in already is not mentioned"
    await castle.press("민수", await castle.again(post), "join")
    assert "**민수**" in (await castle.again(post)).content
    refused = await castle.invite("Anna", reply, "민수")
    assert refused.text == "Whom you named is in already, or is a bot. Invite somebody else."


async def test_who_is_not_in_invites_nobody(castle: Club) -> None:
    await lobby(castle)
    before = len(await castle.messages())
    reply = await castle.press("Ben", castle.post, "invite")
    assert reply.text == "You have no seat in this lobby."
    assert len(await castle.messages()) == before


async def test_some_rules_are_for_more_people(castle: Club) -> None:
    await castle.slash("Anna", "match new", game="catan", language="en")
    lobby = castle.post
    await castle.press("Ben", lobby, "join")
    assert "Seated: 2. For 2 to 4 players." in (await castle.again(lobby)).content
    reply = await castle.press("Anna", lobby, "options")
    reply = await castle.pick("Anna", reply, "mode")
    await castle.pick("Anna", reply, "barbarians")
    post = await castle.again(lobby)
    assert "Seated: 2. For 3 to 4 players." in post.content
    begin = next(item for line in post.components for item in line.children if item.label == "Start")
    assert begin.disabled
