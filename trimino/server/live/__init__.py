"""Live tables: commands, turns of bots, time limits and frames of the tables in memory.

table_cache.py      tables in memory, loaded from their logs
table_service.py    opens tables and carries out commands
table_head.py       what the database keeps of a table for lists
table_mark.py       a mark for a table in the server's own log
scheduler.py        deals, bots' turns, time limits, expiry
hub.py              sockets by table, and the frames sent to each
update_frames.py    frames of updates, encoded once for all readers
uptime_clock.py     the clock by which limits, graces and leases are measured
records.py          records of finished matches, and uploaded ones
stories.py          stories of tables, made beside them
table_texts.py      long texts about tables, made for one address after another
habit_counter.py    how people lay, counted from tables that are over
rated_puzzles.py    puzzles with the ratings that they have reached here
analysis_jobs.py    analyses of finished matches and uploaded records
analysis_schedule.py  the times at which those will be done
kept_texts.py       long texts that were made once
"""
