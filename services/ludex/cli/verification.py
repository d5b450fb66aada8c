"""Compares recorded games and counts with what the rules answer.

Reading a line, setting up its game and replaying it are the same for all games; what a game's
recordings say further is compared by its `RecordFormat`. Whatever is wrong becomes a finding, and
the next line goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludex.cli.desk import Desk
from ludex.cli.failures import CommandError
from ludex.cli.trees import tree
from ludex.core import perft, records
from ludex.core.records import (
    Comparison,
    End,
    Fields,
    RecordedCounts,
    RecordedPly,
    RecordError,
    RecordFormat,
)
from ludex.core.registry import GAMES

SHOWN = 200
"""How many characters of a value are told."""

Advance = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not as it was recorded. `ply` counts from 1; None is the end."""

    file: str
    line: int
    game: int
    ply: int | None
    what: str
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Unusable:
    """A file, or a line of one, that can't be read. Line 0 is the file as a whole."""

    file: str
    line: int
    message: str


@dataclass(slots=True)
class Findings:
    """What came of a verification."""

    games: int = 0
    counts: int = 0
    plies: int = 0
    checks: int = 0
    differences: list[Difference] = field(default_factory=list)
    unusable: list[Unusable] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file, by its number from 1."""

    number: int
    said: Fields


class Verifier:
    """Verifies files, one after another."""

    def __init__(self, server: str | None, wait: Callable[[str, int], Advance]) -> None:
        """`wait` is told what comes next and how many steps it has; it gives what counts them."""
        self.findings = Findings()
        self._server = server
        self._wait = wait
        self._desks: dict[str, Desk] = {}

    def file(self, path: str) -> None:
        """Verifies a file and adds to the findings. Raises CommandError when no server answers."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            self._unusable(path, 0, "this is no UTF-8 text")
            return
        except OSError as error:
            self._unusable(path, 0, str(error.strerror))
            return
        lines = list(self._lines(path, text))
        if not lines:
            if not text.strip():
                self._unusable(path, 0, "the file is empty")
            return
        if lines[0].number == 1 and "game" in lines[0].said:
            self._games(path, lines[0], lines[1:])
        else:
            self._counts(path, lines)

    def _lines(self, path: str, text: str) -> Iterator[Line]:
        for number, line in enumerate(text.splitlines(), start=1):
            if not line.strip():
                continue
            try:
                yield Line(number, records.fields(json.loads(line), "a line"))
            except json.JSONDecodeError as error:
                self._unusable(path, number, f"no JSON: {error.msg}, column {error.colno}")
            except RecordError as error:
                self._unusable(path, number, str(error))
            except RecursionError:
                self._unusable(path, number, "no record: nested too deep")

    def _desk(self, game: str) -> Desk:
        if game not in self._desks:
            self._desks[game] = Desk(game, self._server)
        return self._desks[game]

    def _unusable(self, path: str, line: int, message: str) -> None:
        self.findings.unusable.append(Unusable(path, line, message))

    # Games

    def _games(self, path: str, header: Line, lines: list[Line]) -> None:
        try:
            name = header.said.text("game")
        except RecordError as error:
            self._unusable(path, header.number, str(error))
            return
        if name not in GAMES:
            known = ", ".join(GAMES)
            self._unusable(path, header.number, f"no game is called {name!r}; there are {known}")
            return
        desk = self._desk(name)
        advance = self._wait(path, len(lines))
        for line in lines:
            game = Replay(path, line.number, self.findings, desk)
            try:
                game.run(header.said, line.said)
            except RecordError as error:
                self._unusable(path, line.number, str(error))
            except CommandError as failure:
                self._told(path, line.number, failure)
            advance(1)

    def _told(self, path: str, line: int, failure: CommandError) -> None:
        """A call about a line failed: the line's fault, unless there is nobody to ask."""
        if failure.refusal is not None or failure.code in ("", "INVALID_ARGUMENT"):
            self._unusable(path, line, failure.message)
        else:
            raise failure

    # Counts

    def _counts(self, path: str, lines: list[Line]) -> None:
        """Counts from each start once, to the greatest depth that any line has for it."""
        starts: dict[str, tuple[RecordFormat, RecordedCounts, list[tuple[int, RecordedCounts]]]]
        starts = {}
        for line in lines:
            try:
                read = records.format_of_counts(line.said)
            except RecordError as error:
                self._unusable(path, line.number, str(error))
                continue
            if read is None:
                self._unusable(
                    path,
                    line.number,
                    "neither a header that names the game nor counts of any game",
                )
                continue
            form, counts = read
            key = json.dumps([form.game, dict(counts.options), counts.moves], sort_keys=True)
            starts.setdefault(key, (form, counts, []))[2].append((line.number, counts))
        for form, start, asked in starts.values():
            try:
                self._count(path, form, start, asked)
            except CommandError as failure:
                for number, _ in asked:
                    self._told(path, number, failure)

    def _count(
        self,
        path: str,
        form: RecordFormat,
        start: RecordedCounts,
        asked: list[tuple[int, RecordedCounts]],
    ) -> None:
        desk = self._desk(form.game)
        state = _start(desk, start.options)
        for text in start.moves:
            state = desk.call("ApplyMove", state=state, move=desk.move(text)).state
        depth = max((depth for _, counts in asked for depth in counts.counts), default=1)
        grown = tree(desk, state, depth, routes=False, count_ended=False)
        advance = self._wait(f"{path}, line {asked[0][0]}, {depth} plies", grown.width())
        branches = []
        for branch in grown.branches():
            branches.append(branch)
            advance(1)
        found = perft.total(branches, depth)
        for number, counts in asked:
            self.findings.counts += 1
            for plies, expected in counts.counts.items():
                self.findings.checks += 1
                if found[plies - 1] != expected:
                    self.findings.differences.append(
                        Difference(
                            path,
                            number,
                            number,
                            plies,
                            f"sequences of {plies} plies",
                            str(expected),
                            str(found[plies - 1]),
                        )
                    )


class Replay:
    """The replay of one recorded game."""

    def __init__(self, path: str, line: int, findings: Findings, desk: Desk) -> None:
        self._path = path
        self._line = line
        self._findings = findings
        self._desk = desk
        self._format = desk.record_format

    def run(self, header: Fields, said: Fields) -> None:
        """Replays the game and compares. Raises RecordError when the line can't be read."""
        game = records.read_game(said)
        state = _start(self._desk, self._format.options(header, said))
        self._findings.games += 1
        outcome = None
        listed: tuple[int, frozenset[str]] | None = None
        for number, ply in enumerate(game.plies, start=1):
            self._compare(number, self._before(state, ply, listed))
            response = self._play(number, state, ply)
            if response is None:
                return
            self._findings.plies += 1
            self._compare(number, self._format.after_ply(ply, response))
            state, outcome = response.state, response.outcome
            listed = None
            if response.HasField("next_seat"):
                listed = response.next_seat, _texts(response.next_moves)
        if outcome is None:
            outcome = self._desk.call("GetOutcome", state=state).outcome
        view = self._desk.call("ViewState", state=state).view
        self._compare(None, self._format.at_end(said, End(state, view, outcome)))

    def _before(
        self, state: Any, ply: RecordedPly, listed: tuple[int, frozenset[str]] | None
    ) -> Iterator[Comparison]:
        """Compares what was legal. `listed`: the seat and the moves that are known already."""
        if self._format.counts_routes and ply.more:
            answer = self._desk.call(
                "ListLegalMoves", state=state, seat=ply.seat, count_routes=True
            )
            yield Comparison("legal moves", ply.legal, _texts(answer.moves))
            expected = records.number(ply.more[0], "the count of routes")
            yield Comparison("routes", expected, answer.route_count)
        elif listed is not None and listed[0] == ply.seat:
            yield Comparison("legal moves", ply.legal, listed[1])
        else:
            answer = self._desk.call("ListLegalMoves", state=state, seat=ply.seat)
            yield Comparison("legal moves", ply.legal, _texts(answer.moves))

    def _play(self, number: int, state: Any, ply: RecordedPly) -> Any:
        """Plays the move; None, and a difference, when it can't be played."""
        self._findings.checks += 1
        try:
            return self._desk.call(
                "ApplyMove",
                state=state,
                seat=ply.seat,
                move=self._desk.move(ply.move),
                list_next_moves=not self._format.counts_routes,
            )
        except CommandError as failure:
            if failure.refusal is None and failure.code != "INVALID_ARGUMENT":
                raise
            reason = failure.reason if failure.refusal is None else failure.refusal.code
            self._differs(
                number,
                f"the move {ply.move}",
                "legal",
                f"illegal, {reason}: {failure.message} (the rest of the game is left out)",
            )
            return None

    def _compare(self, ply: int | None, comparisons: Any) -> None:
        for comparison in comparisons:
            self._findings.checks += 1
            if not comparison.agrees:
                expected, found = told_apart(comparison)
                self._differs(ply, comparison.what, expected, found)

    def _differs(self, ply: int | None, what: str, expected: str, found: str) -> None:
        self._findings.differences.append(
            Difference(self._path, self._line, self._line - 1, ply, what, expected, found)
        )


def told_apart(comparison: Comparison) -> tuple[str, str]:
    """What was expected and what was found, in words; of two sets only what they don't share."""
    expected, found = comparison.expected, comparison.found
    if isinstance(expected, (set, frozenset)) and isinstance(found, (set, frozenset)):
        missing = " ".join(sorted(expected - found))
        extra = " ".join(sorted(found - expected))
        return (
            _short(missing and f"{missing} among them") or "no others",
            _short(extra and f"{extra} among them") or "none of these",
        )
    return _short(_plain(expected)), _short(_plain(found))


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return json.dumps(value) if value else "nobody"
    return str(value) or "none"


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _texts(moves: Any) -> frozenset[str]:
    return frozenset(move.text for move in moves)


def _start(desk: Desk, options: Mapping[str, object]) -> Any:
    """The first state of a game that is set up so. Raises CommandError."""
    request = desk.from_json("Options", options, "the start of the record")
    return desk.call("NewGame", options=request, seed=0).state
