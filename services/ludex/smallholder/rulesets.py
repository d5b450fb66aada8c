"""The five published rulesets, by what sets them apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """A ruleset: one row of the table in the rules.

    `name` is its name in options and states, `title` as people write it.
    """

    name: str
    title: str
    counts_playable_groups: bool = False
    """A new group must be made with fewer than two *playable* groups, not groups of any kind."""
    new_group_only_if_possible: bool = False
    """Where a new group must be made and can't be, the size rule alone applies."""
    smallest_playable: bool = False
    """The size rule looks at the smallest *playable* group, not the smallest of all."""
    hull: bool = False
    """A group holds its hull, not its gaps."""
    captures_whole_groups: bool = False
    """Enemy groups are captured whole, when all their stones are in the holdings; not stones."""
    opens_beside_own: bool = False
    """Enemy holdings are open beside a stone of one's own."""

    def __reduce__(self) -> tuple[Callable[[str], Ruleset | None], tuple[str]]:
        return ruleset_named, (self.name,)


GAPS_ORIGINAL: Final = Ruleset("gaps_original", "Gaps Original")
NIBBLER: Final = Ruleset(
    "nibbler",
    "Nibbler",
    counts_playable_groups=True,
    smallest_playable=True,
)
OFFSHORE_GAPS: Final = Ruleset(
    "offshore_gaps",
    "Offshore Gaps",
    counts_playable_groups=True,
    new_group_only_if_possible=True,
    smallest_playable=True,
)
STYMIE: Final = Ruleset(
    "stymie",
    "Stymie",
    counts_playable_groups=True,
    new_group_only_if_possible=True,
    captures_whole_groups=True,
    opens_beside_own=True,
)
HULL_SETBACKS: Final = Ruleset(
    "hull_setbacks",
    "Hull Setbacks",
    counts_playable_groups=True,
    smallest_playable=True,
    hull=True,
    captures_whole_groups=True,
)

RULESETS: Final[tuple[Ruleset, ...]] = (
    GAPS_ORIGINAL,
    NIBBLER,
    OFFSHORE_GAPS,
    STYMIE,
    HULL_SETBACKS,
)
"""Every ruleset; the first is the default."""

_BY_NAME: Final = {ruleset.name: ruleset for ruleset in RULESETS}


def ruleset_named(name: str) -> Ruleset | None:
    """The ruleset of this name; None when there is none."""
    return _BY_NAME.get(name)
