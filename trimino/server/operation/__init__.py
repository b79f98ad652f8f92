"""Operating a server: configuration, start and stop, logs, metrics, backup."""
