"""Protocols of a connection: limits on bytes, frames and time, before a request reaches the app.

An ASGI app sees whole requests and whole messages only. What comes before them, half a request,
control frames, fragments, is limited here, in subclasses of uvicorn's protocols.
"""
