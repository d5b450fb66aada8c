"""The games, each with its numbering, its features and its chance."""

from __future__ import annotations

from collections.abc import Mapping

from ludex_client.interop.adapter import Adapter
from ludex_client.interop.games.hexaequo import Hexaequo
from ludex_client.interop.games.limes import Limes
from ludex_client.interop.games.limits import Limits
from ludex_client.interop.games.smallholder import Smallholder

ADAPTERS: Mapping[str, type[Adapter]] = {
    kind.name: kind for kind in (Hexaequo, Limes, Limits, Smallholder)
}
"""Every game that can be had."""
