"""Commands as the server reads them: the room's dataclasses, validated by pydantic."""

from pydantic import TypeAdapter

from trimino.room.commands import Command

COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)
