"""Access: who a request comes from, and how much each guest and address may ask for.

authentication.py  guests, known by a secret in a cookie
device_names.py    what a browser says of itself
rate_limits.py     token buckets for each guest and address
fair_queue.py      a queue for scarce things, one address after another
"""
