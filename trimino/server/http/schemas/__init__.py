"""Schemas of what server and clients send each other.

    command_schema.py  commands of the socket, validated
    forms.py           bodies of HTTP requests, validated, and of responses

Frames are made by the server, so their types (`trimino.room.frame_types`) describe them to clients
but validate nothing.
"""
