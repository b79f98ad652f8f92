"""Names of the cookie by which a server knows a guest again."""

COOKIE = "trimino"
SECURE_COOKIE = "__Host-trimino"
"""The cookie behind TLS; browsers take one of this name from this host only, encrypted."""
