"""The server: HTTP and WebSocket endpoints, live tables, storage, and bots that think.

http/       endpoints, the socket of a table, middleware, and the files of the web app
access/     authentication and rate limits
live/       tables in memory, commands, the scheduler, the hub of sockets
thinking/   bots' decisions, hints and analyses in worker processes
storage/    logs and everything else that outlives a process
operation/  configuration, start and stop, logging, metrics
service.py  one server process: all of these put together
errors.py   why requests are refused
"""
