"""Settings of a running bot, from the environment or `.env`; `.env.example` lists them all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Config(BaseSettings):
    """Every setting with its meaning and default. A broken value is named by `python -m bot check`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    """The bot's token. Without it the playground starts."""
    castlepost_data: Path = Path("data")
    """The folder of the database and its copies."""
    castlepost_language: Literal["en", "ko"] = "en"
    """The language where Discord tells none."""
    castlepost_font: Path | None = None
    """A font file of one's own for the pictures."""
    castlepost_log: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much is logged."""
    castlepost_port: Annotated[int, Field(ge=0, le=65535)] = 8765
    """The playground's port; 0 takes a free one."""

    @property
    def database(self) -> Path:
        return self.castlepost_data / "castlepost.db"
