"""HTTP endpoints. An endpoint reads the request, calls the service, and writes the response.

me.py       the guest: name, cookie, devices, own tables, deletion
tables.py   open, list and look at tables; records and fairness of finished ones
records.py  uploaded records, and analyses
rules.py    rule sets, bots, greetings, and positions
listing.py  tables in lists
health.py   health checks and metrics
"""
