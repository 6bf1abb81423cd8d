"""Quick phrases and reactions: said by a code, so that every reader sees them in their own language.

The words are the page's (`static/messages/*/phrases.ftl`), the drawings too (`static/js/phrases/`).
"""

from typing import Final, Literal, get_args

Phrase = Literal[
    "hello",
    "wow",
    "well_played",
    "lucky",
    "enjoy",
    "pity",
    "lets_go",
    "one_second",
    "thanks",
    "goodbye",
]
Reaction = Literal["bravo", "heart", "laugh", "surprise", "sad", "tea"]
PhraseCode = Phrase | Reaction

PHRASE_CODES: Final = frozenset[str]((*get_args(Phrase), *get_args(Reaction)))
