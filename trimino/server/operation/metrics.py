"""Metrics for Prometheus.

Each process has its own. Labels are routes, statuses and words of the protocol, never what a client
sent, so there are few of them.
"""

from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
LAG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The metrics of one process.

    >>> metrics = Metrics()
    >>> metrics.bots.labels("decided").inc()
    >>> b'trimino_bots_total{outcome="decided"} 1.0' in metrics.text()
    True
    """

    def __init__(self) -> None:
        self.registry = of = CollectorRegistry()
        ProcessCollector(registry=of)
        self.requests = Counter(
            "trimino_requests", "Requests answered.", ("route", "status"), registry=of
        )
        self.request_seconds = Histogram(
            "trimino_request_seconds", "Time to answer.", ("route",), buckets=FAST, registry=of
        )
        self.sockets = Gauge("trimino_sockets", "Sockets open.", registry=of)
        self.tables = Gauge("trimino_tables", "Tables in memory.", registry=of)
        self.commands = Counter(
            "trimino_commands", "Commands by kind and outcome.", ("kind", "outcome"), registry=of
        )
        self.dropped = Counter(
            "trimino_dropped", "Connections dropped without an answer.", ("reason",), registry=of
        )
        self.append_rows = Histogram(
            "trimino_append_rows", "Rows in one commit.", buckets=_ROWS, registry=of
        )
        self.append_seconds = Histogram(
            "trimino_append_seconds", "Time of one commit.", buckets=FAST, registry=of
        )
        self.due_lag = Histogram(
            "trimino_due_lag_seconds", "How late what is due is done.", buckets=LAG, registry=of
        )
        self.thinking = Gauge("trimino_thinking_waiting", "Questions that wait.", registry=of)
        self.bots = Counter(
            "trimino_bots", "Decisions: decided, shrunk or fallen-back.", ("outcome",), registry=of
        )
        self._bots_counted: dict[str, int] = {}
        self._count_command = cache(self.commands.labels)

    def observe_request(self, route: str, status: int, seconds: float) -> None:
        """Count a request; the duration of a socket is not a response time."""
        self.requests.labels(route, str(status)).inc()
        if status != 101:
            self.request_seconds.labels(route).observe(seconds)

    def count_command(self, kind: str, outcome: str) -> None:
        """Count a command."""
        self._count_command(kind, outcome).inc()

    def observe_commit(self, rows: int, seconds: float) -> None:
        """Count the rows of one commit."""
        self.append_rows.observe(rows)
        self.append_seconds.observe(seconds)

    def count_bots(self, **totals: int) -> None:
        """Take over the counts of the engine service."""
        for outcome, total in totals.items():
            added = total - self._bots_counted.get(outcome, 0)
            self.bots.labels(outcome.replace("_", "-")).inc(added)
            self._bots_counted[outcome] = total

    def text(self) -> bytes:
        return generate_latest(self.registry)
