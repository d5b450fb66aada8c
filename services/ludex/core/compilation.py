"""Whether the rules run compiled."""

from __future__ import annotations

from ludex.core import violations


def is_compiled() -> bool:
    """Whether the kernels were compiled when this copy of ludex was built."""
    return not violations.__file__.endswith(".py")
