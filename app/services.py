"""What the routes share: made once by `create_app`, never at import."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from app.guesses import Guesses
from app.hub import Hub
from app.limits import Buckets
from app.lobby import LobbyHub
from app.refusals import Refusals
from app.service import Rooms
from app.settings import Settings
from app.store import Store
from app.turnstile import Turnstile


@dataclass(frozen=True, slots=True)
class Services:
    """The running parts of one process."""

    settings: Settings
    store: Store
    rooms: Rooms
    hub: Hub
    lobby: LobbyHub
    creations: Buckets
    joins: Buckets
    guesses: Guesses
    turnstile: Turnstile
    refusals: Refusals


def services(connection: HTTPConnection) -> Services:
    """Return the parts that serve this request or socket."""
    found: Services = connection.app.state.services
    return found
