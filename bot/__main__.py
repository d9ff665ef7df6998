"""`python -m bot`: the bot on Discord with a token, the playground without; and tools for a terminal."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import threading
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.config import Config
from engines.core.discover import discover

GAMES = discover()


def main(words: list[str] | None = None) -> int:
    """Runs a command; 0 if all is well."""
    asked = parser().parse_args(words)
    if asked.command == "check":
        from bot.check import check

        return check()
    if asked.command in ("simulate", "draw", "rules"):
        return asked.run(asked)
    try:
        config = Config()
    except ValidationError as broken:
        for error in broken.errors():
            print(f"{'.'.join(map(str, error['loc'])).upper()}: {error['msg']}", file=sys.stderr)
        return 2
    logging.basicConfig(level=config.castlepost_log, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return asked.run(asked, config)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m bot", description="Castlepost: castle games by chat.")
    made.set_defaults(run=run_bot, command="", lang="en")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="the playground with a match already dealt")
    play.add_argument("game", choices=GAMES)
    play.add_argument("--computers", type=int, default=0)
    play.add_argument("--seed", default="")
    play.add_argument("--lang", choices=("en", "ko"), default="en")
    play.set_defaults(run=run_play)
    simulate = commands.add_parser("simulate", help="random matches, one JSON line of figures")
    simulate.add_argument("--matches", type=int, default=100)
    simulate.add_argument("--turns", type=int, default=600)
    simulate.set_defaults(run=run_simulate)
    draw = commands.add_parser("draw", help="the picture of a position of a seeded random match")
    draw.add_argument("--ply", type=int, default=60)
    draw.add_argument("--lang", choices=("en", "ko"), default="en")
    draw.add_argument("-o", "--output", type=Path, required=True)
    draw.set_defaults(run=run_draw)
    for one in (simulate, draw):
        one.add_argument("game", choices=GAMES)
        one.add_argument("--players", type=int, default=0)
        one.add_argument("--seed", default="1")
        one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    rules = commands.add_parser("rules", help="look a rule up")
    rules.add_argument("text", nargs="+")
    rules.add_argument("--game", choices=GAMES, default="")
    rules.add_argument("--lang", choices=("en", "ko"))
    rules.set_defaults(run=run_rules)
    backup = commands.add_parser("backup", help="a consistent copy of the live database")
    backup.add_argument("file", type=Path)
    backup.set_defaults(run=run_backup)
    commands.add_parser("check", help="settings, token, database, fonts, tree limits")
    return made


def options_of(asked: argparse.Namespace) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in asked.option)


def players_of(asked: argparse.Namespace) -> int:
    """As asked, else the fewest that can play; SystemExit if the game cannot be played so."""
    meta = GAMES[asked.game].meta
    seats = meta.seats_of(meta.chosen(options_of(asked)))
    if asked.players and asked.players not in seats:
        raise SystemExit(f"{asked.game} is for {seats[0]} to {seats[-1]} players")
    return asked.players or seats[0]


def run_simulate(asked: argparse.Namespace) -> int:
    from bot.simulate import simulate

    game = GAMES[asked.game]
    figures = simulate(game, asked.matches, players_of(asked), asked.seed, options_of(asked), asked.turns)
    print(json.dumps(figures))
    return 1 if figures["refused"] else 0


def run_draw(asked: argparse.Namespace) -> int:
    from bot.boards import board_of
    from bot.draw.look import Look
    from bot.draw.paint import paint
    from bot.people import People, Person
    from bot.pictures import sayer
    from bot.simulate import position
    from bot.words import Words

    game = GAMES[asked.game]
    players = players_of(asked)
    state, events, _ = position(game, players, asked.seed, asked.ply, options_of(asked))
    names = ("Anna", "Ben", "민수", "지우", "Clara")
    words = Words(asked.lang, game.name, People(tuple(Person(name) for name in names[:players])))
    scene = board_of(game.name).board(game.view(state, None), tuple(events))
    if scene is None:
        raise SystemExit(f"{game.name} has no board to draw")
    asked.output.write_bytes(paint(scene, Look(say=sayer(words))))
    return 0


def run_rules(asked: argparse.Namespace) -> int:
    """In the language of the question, unless another is asked for."""
    from bot.rules.answer import in_terminal
    from bot.rules.fold import hangul
    from bot.rules.index import index_of

    text = " ".join(asked.text)
    lang = asked.lang or ("ko" if hangul(text) else "en")
    index = index_of(tuple(GAMES))
    found = index.search(text, lang, asked.game)
    print(in_terminal(index, {name: game.meta for name, game in GAMES.items()}, found, text, lang))
    return 0


def run_backup(asked: argparse.Namespace, config: Config) -> int:
    from bot.store import care

    try:
        care.backup(config.database, asked.file)
    except (FileExistsError, FileNotFoundError) as error:
        print(f"{error}", file=sys.stderr)
        return 1
    print(f"{config.database} -> {asked.file}")
    return 0


def run_play(asked: argparse.Namespace, config: Config) -> int:
    return _playground(config, lang=asked.lang, game=asked.game, computers=asked.computers, seed=asked.seed)


def run_bot(asked: argparse.Namespace, config: Config) -> int:
    """On Discord with a token; without one the playground."""
    if config.discord_token is None:
        return _playground(config, lang=config.castlepost_language)
    from bot.app import create_bot
    from bot.pictures import warm

    threading.Thread(target=warm, args=(GAMES,), name="warm", daemon=True).start()
    create_bot(config).run(config.discord_token.get_secret_value(), log_handler=None)
    return 0


def _playground(config: Config, **about: Any) -> int:
    try:
        from bot.playground import serve

        asyncio.run(serve(config, **about))
    except ModuleNotFoundError as missing:
        print(f'{missing.name} is missing: pip install -e ".[playground]"', file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
