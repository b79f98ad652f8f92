"""Workers: jobs run in other processes or on a cluster, and estimates from their results.

pool.py             pools of processes, or a Dask cluster
jobs.py             jobs run by a pool, with results in order
process.py          one worker process, asked one call at a time
worker_program.py   the program of that process
calls.py            the messages between the two
estimate.py         means with margins
figures.py          figures drawn with Matplotlib
errors.py           why jobs cannot be run
thinking_errors.py  why a hint or an analysis is not given
"""
