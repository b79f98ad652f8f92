"""The doors of the server: what can be asked over HTTP, and the socket of a table.

A door reads what comes in, asks the service, and writes what goes out; it decides nothing.
"""
