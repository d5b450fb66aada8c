"""What the server accepts at most."""

from __future__ import annotations

from dataclasses import dataclass, field, fields


def _limit(default: int, summary: str) -> int:
    limited: int = field(default=default, metadata={"summary": summary})
    return limited


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server; `DescribeGame` tells them to callers."""

    request_bytes: int = _limit(1 << 20, "Bytes in one request.")
    replay_plies: int = _limit(4096, "Moves in one ReplayGame.")
    batch_calls: int = _limit(1024, "Calls in one Batch.")
    playouts: int = _limit(10_000, "Random games in one SimulatePlayouts.")
    routes: int = _limit(100_000, "Routes counted by one ListLegalMoves of Hexaequo.")
    players: int = _limit(12, "Players of one game.")
    board_cells: int = _limit(271, "Cells of a board of The SmallHolder.")
    deck_cards: int = _limit(240, "Limit cards of Limits, or tiles of Limes, in one game.")
    call_seconds: int = _limit(5, "Seconds that one call may take.")

    def described(self) -> list[tuple[str, int, str]]:
        """Each limit's name, value and summary."""
        return [
            (limit.name, getattr(self, limit.name), str(limit.metadata["summary"]))
            for limit in fields(self)
        ]
