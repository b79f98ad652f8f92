"""Live tables: the cache of rooms in memory, the scheduler, the socket hub, and the process bus."""
