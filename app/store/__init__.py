"""The store: rooms by code, versioned, in Redis or embedded in the process."""

from app.store.connect import open_store
from app.store.errors import StoreUnavailable
from app.store.keys import Lease
from app.store.listener import Notice, NoticeKind
from app.store.store import CHAT_KEPT, ChatLineRecord, Committed, Store

__all__ = [
    "CHAT_KEPT",
    "ChatLineRecord",
    "Committed",
    "Lease",
    "Notice",
    "NoticeKind",
    "Store",
    "StoreUnavailable",
    "open_store",
]
