"""HTTP endpoints. An endpoint reads the request, calls the service, and writes the response.

me.py       the guest: name, cookie, devices, own tables, deletion
tables.py   open, list and look at tables; records and fairness of finished ones
records.py  uploaded records, and analyses
puzzles.py  puzzles, attempts and hints
printing.py PDFs of tiles, score sheets and rules cards
rules.py    rule sets, bots, greetings, and positions
listing.py  tables in lists
health.py   health checks and metrics
"""
