"""What the rule book refuses, each with the stable code that goes over the wire and into `basra replay`."""


class EngineError(Exception):
    """A refusal by the rules; `code` is stable, the message is for people who read logs and records."""

    code = "engine_error"


class UnknownCard(EngineError):
    code = "unknown_card"

    def __init__(self, card: object) -> None:
        super().__init__(f"{card!r} is not a card code")
