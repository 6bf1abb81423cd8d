"""Origins (RFC 6454): where a page came from, in the one form in which two of them can be compared."""

import re
from ipaddress import AddressValueError, IPv6Address
from typing import Final

_ORIGIN: Final = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[^\s/\\?#@:\[\]]+)(?::([0-9]{1,5}))?")
_PORTS: Final = {"http": "80", "https": "443"}


def normal_origin(text: str) -> str | None:
    """Return the origin in lower case, without its scheme's own port; None for what is none, like `null`."""
    found = _ORIGIN.fullmatch(text.lower())
    host = _normal_host(found[2]) if found else None
    if found is None or host is None:
        return None
    port = str(int(found[3] or _PORTS[found[1]]))
    return f"{found[1]}://{host}" + (f":{port}" if port != _PORTS[found[1]] else "")


def _normal_host(host: str) -> str | None:
    try:
        if host.startswith("["):
            return f"[{IPv6Address(host[1:-1])}]"
        return host if host.isascii() else host.encode("idna").decode()
    except (AddressValueError, UnicodeError):
        return None
