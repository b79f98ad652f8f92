"""Operating a server: configuration, start and stop, logging, metrics.

    config.py         settings from environment variables
    setting_types.py  what a setting may be
    serve.py          a server process: listens, drains, stops
    lan.py            the address of this machine in its network
    logs.py           log lines, without secrets
    metrics.py        metrics for Prometheus

Export and import of the database are in `trimino.server.storage.backup`.
"""
