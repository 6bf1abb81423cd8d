"""How the store fails: one exception, whatever the engine below said."""


class StoreUnavailable(Exception):
    """The store did not answer, or not sensibly. What was asked may or may not have been done; asking again is safe."""
