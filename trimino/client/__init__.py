"""Client for a table on a Trimino server: HTTP requests, the table's socket, and its state."""
