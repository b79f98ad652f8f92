"""HTTP and WebSocket interface: the app, its endpoints and its middleware.

app.py                puts endpoints, middleware and service together
endpoints/            what can be requested over HTTP
socket.py             the WebSocket of a table
schemas/              forms and responses
client_address.py     where a request comes from
requester.py          the guest and address behind a request
middleware.py         security headers, rate limit, same-site check, internal errors
answer_parts.py       sends long answers in parts, and drops who does not read them
unread_bytes.py       counts what of them waits, and of whom
body_limit.py         limits the size of request bodies
head_limit.py         limits queries, and charges long heads
upload_body.py        the body of an upload as it comes in, and its charge
uploaded_form.py      the record in the body of an upload
host_check.py         refuses names that are not this server's
request_log.py        logs and counts requests
metrics_access.py     who may read the metrics
error_responses.py    refusals as HTTP answers
validation_errors.py  what is wrong with a form or a frame
openapi.py            the description of the endpoints
pages.py              the files of the web app
"""
