"""Conversions to native integers that cost little where the code runs interpreted.

Compiled, `word(x)` is `i64(x)`: no code at all where x is a smaller native integer. Interpreted,
`i64(x)` calls a constructor that is written in Python, and takes five times as long as `int(x)`,
which gives the same number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as word
    from mypy_extensions import u8 as byte
else:
    word = byte = int

__all__ = ["byte", "word"]
