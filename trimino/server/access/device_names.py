"""Device names: what a browser says of itself, as short as people need to tell devices apart."""

MAX_READ = 400
"""Characters of a user agent that are looked at."""

# In this order: many browsers call themselves Chrome and Safari too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("python-httpx", "Trimino"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """The browser and the system of a device; empty if neither is known.

    >>> device_name("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'Firefox, Android'
    """
    read = user_agent[:MAX_READ]
    kinds = (BROWSERS, SYSTEMS)
    found = (next((name for sign, name in kind if sign in read), "") for kind in kinds)
    return ", ".join(filter(None, found))
