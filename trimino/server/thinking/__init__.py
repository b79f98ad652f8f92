"""Thinking: bots' decisions, hints and analyses, computed by worker processes.

Only the workers load the engine; they start when first needed. The server's own process hands them
calls from a queue that is bounded, and fair between tables.

    engine_service.py  the interface: a bot's action, a hint, an analysis
    bot_budgets.py     bots' decisions, whose budgets shrink under load
    call_queue.py      calls that wait for a worker, by priority and in turn
    engine_pool.py     the workers, each replaced when it is lost
    record_worker.py   the process that reads uploaded records, without the engine
    record_work.py     what it does with them
    stored_analysis.py analyses as they are stored
"""
