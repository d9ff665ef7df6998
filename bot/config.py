"""Settings of a running bot, from the environment or `.env`; `.env.example` lists them all."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Config(BaseSettings):
    """Every setting with its meaning and default. A broken value is named by `python -m bot check`."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = Field(
        None, description="The bot's token. Without it the playground starts."
    )
    castlepost_data: Path = Field(
        default=Path("data"), description="The folder of the database and its copies."
    )
    castlepost_language: str = Field(
        "en", pattern="^(en|ko)$", description="Language where Discord tells none."
    )
    castlepost_font: Path | None = Field(
        default=None, description="A font file of one's own for the pictures."
    )
    castlepost_log: str = Field(
        "INFO", pattern="^(DEBUG|INFO|WARNING|ERROR)$", description="How much is logged."
    )
    castlepost_port: int = Field(
        8765, ge=0, le=65535, description="The playground's port; 0 takes a free one."
    )

    @property
    def database(self) -> Path:
        return self.castlepost_data / "castlepost.db"
