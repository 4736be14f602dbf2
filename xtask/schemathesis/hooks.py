"""What schemathesis has to know of the API: a body of application/x-ndjson is a text as it stands."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(_context, text):
    return str(text).encode("utf-8", "surrogatepass")
