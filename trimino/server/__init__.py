"""The server: tables that survive anything, and secrets that stay secret."""
