"""Worker pools: jobs run in other processes or on a cluster, and estimates from their results."""
