"""A game at hand: its messages, its rules, and who answers calls about it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import click
from google.protobuf import json_format

from ludex.cli.backend import Backend, connect
from ludex.cli.failures import CommandError, FieldFault, Refusal
from ludex.cli.parameters import MAX_SEED, Pair, Start, Token, usage
from ludex.cli.sealing import Sealed, check_options, read_sealed, read_text, source_name
from ludex.core import records, registry
from ludex.core.codec import Codec
from ludex.core.game import Defects, Game, Viewer, is_defects
from ludex.core.game import Seat as SeatViewer


@dataclass(frozen=True, slots=True)
class Spot:
    """A position on the desk: its State, who may act, and the Outcome if it is known."""

    state: Any
    to_act: tuple[int, ...]
    outcome: Any
    seed: int | None = None
    """The seed of the new game it came from, in a game with chance."""
    sealed: Sealed | None = None
    """In place of the State, when it is sealed."""

    @property
    def asked(self) -> dict[str, Any]:
        """The fields of a request about this position."""
        if self.sealed is None:
            return {"state": self.state}
        fields: dict[str, Any] = {"sealed_state": self.sealed.state}
        if self.sealed.token is not None:
            fields["seat_token"] = self.sealed.token
        return fields


class Desk:
    """A game, the classes of its messages, and its backend.

    `sealed`: calls about sealed states will be made.
    """

    def __init__(self, game: str, server: str | None = None, sealed: bool = False) -> None:
        self.name = game
        self.codec: Codec[Any, Any, Any, Any, Any] = registry.codec(game)
        self.game: Game[Any, Any, Any, Any, Any] = self.codec.game
        self.messages: Any = self.codec.service
        self.words: Any = self.codec.vocabulary
        self.record_format = records.format_of(game)
        self.remote = server is not None
        self.backend: Backend = connect(game, server, sealed)

    def call(self, method: str, **fields: Any) -> Any:
        """The answer to the RPC `method`, asked with these fields; those that are None are left
        out.
        """
        given = {name: value for name, value in fields.items() if value is not None}
        return self.backend.call(method, getattr(self.messages, f"{method}Request")(**given))

    # Moves

    def move(self, text: str) -> Any:
        """The Move with this text."""
        return self.words.Move(text=text)

    def seat_name(self, seat: int) -> str:
        """The seat as people call it: `Black (seat 0)`, or `seat 0`."""
        names = self.game.description.seat_names
        return f"{names[seat]} (seat {seat})" if seat < len(names) else f"seat {seat}"

    # Positions

    def options(self, pairs: Iterable[Pair]) -> Any:
        """The Options message of `name=value` pairs. Raises CommandError with all that is wrong."""
        pairs = tuple(pairs)
        named = dict(pairs)
        if len(named) < len(pairs):
            twice = next(
                pair.name for pair in pairs if [p.name for p in pairs].count(pair.name) > 1
            )
            raise usage(f"--option {twice} is given twice.")
        read = self.game.options(named)
        if is_defects(read):
            raise self._impossible("", read)
        return self.codec.write_options(read)

    def new(self, pairs: Iterable[Pair], seed: int | None, tell: bool = True) -> Spot:
        """A new game. Without a seed one is drawn where chance plays a part, and told if
        `tell`.
        """
        request = self.new_request(pairs, seed, tell)
        response = self.backend.call("NewGame", request)
        seed = request.seed if request.HasField("seed") else None
        return Spot(response.state, tuple(response.to_act), None, seed)

    def new_game(self, pairs: Iterable[Pair], seed: int | None, sealed: bool) -> Any:
        """The answer to NewGame. In a sealed game no seed is drawn here: it would tell all."""
        if sealed and seed is None:
            request = self.messages.NewGameRequest(options=self.options(pairs))
        else:
            request = self.new_request(pairs, seed)
        request.sealed = sealed
        return self.backend.call("NewGame", request)

    def new_request(self, pairs: Iterable[Pair], seed: int | None, tell: bool = True) -> Any:
        """The request for a new game."""
        if seed is None and self.game.description.chance:
            seed = secrets.randbelow(MAX_SEED + 1)
            if tell:
                click.echo(f"Drawn by chance; --seed {seed} gives the same game again.", err=True)
        request = self.messages.NewGameRequest(options=self.options(pairs))
        if seed is not None:
            request.seed = seed
        return request

    def set_out(self, start: Start) -> Spot:
        """The position that the options say. Raises CommandError when a move is illegal."""
        if not start.moves:
            if not start.sealed and start.state_file is None:
                check_options(start)
                return self.new(start.options, start.seed)
            given = self._given(start)
            response = self.call("GetOutcome", **given.asked)
            return replace(given, to_act=tuple(response.to_act), outcome=response.outcome)
        response, spot = self.replay(start, start.moves)
        if response.HasField("violation"):
            refusal = Refusal.of(response.violation)
            played: int = response.plies_played
            raise CommandError(
                f"Move {played + 1}, {start.moves[played].text}, is illegal: {refusal.message}",
                refusal=refusal,
            )
        return spot

    def replay(self, start: Start, moves: Sequence[Token]) -> tuple[Any, Spot]:
        """Plays moves from where the options say: the answer to ReplayGame, and the last good
        position.
        """
        request = self.messages.ReplayGameRequest()
        given = None
        seed = None
        if start.sealed or start.state_file is not None:
            given = self._given(start)
            request = self.messages.ReplayGameRequest(**given.asked)
        else:
            check_options(start)
            request.new_game.CopyFrom(self.new_request(start.options, start.seed))
            seed = request.new_game.seed if request.new_game.HasField("seed") else None
        for token in moves:
            ply = request.plies.add(move=self.move(token.text))
            if token.seat is not None:
                ply.seat = token.seat
        response = self.backend.call("ReplayGame", request)
        sealed = None
        if given is not None and given.sealed is not None:
            sealed = replace(given.sealed, state=response.sealed_state)
        return response, Spot(
            response.state, tuple(response.to_act), response.outcome, seed, sealed
        )

    def _given(self, start: Start) -> Spot:
        """The position that is given as it is, sealed or plain."""
        check_options(start)
        if start.state_file is None:
            return Spot(None, (), None, sealed=read_sealed(start))
        if start.options or start.seed is not None:
            raise usage("--state is a position already: --option and --seed are for new games.")
        return Spot(self.read_state(start.state_file), (), None)

    def read_state(self, path: str) -> Any:
        """The State in a JSON file, `-` being standard input.

        An answer that holds a state, such as that of `ludex apply --json`, will do as well.
        """
        name = source_name(path)
        try:
            content: object = json.loads(read_text(path))
        except RecursionError:
            raise CommandError(f"{name} is no state: it is nested too deep.") from None
        except json.JSONDecodeError as error:
            raise CommandError(
                f"{name} is no JSON: {error.msg}, line {error.lineno}, column {error.colno}."
            ) from None
        if isinstance(content, dict):
            if isinstance(content.get("state"), dict):
                content = content["state"]
            elif content.get("sealed_state"):
                raise CommandError(f"{name} holds a sealed state, which is given as --sealed.")
        if not isinstance(content, dict):
            raise CommandError(f"{name} holds no state: a state is a JSON object.")
        return self.from_json("State", content, name)

    def from_json(self, message: str, content: Mapping[str, object], source: str) -> Any:
        """The game's message in protobuf's JSON form. Raises CommandError when it is none."""
        read = getattr(self.words, message)()
        try:
            return json_format.ParseDict(dict(content), read)
        except json_format.ParseError as error:
            title = self.game.description.title
            raise CommandError(f"{source} is no {message} of {title}: {error}") from None

    def position(self, state: Any) -> Any:
        """The rules' own value of a state that has been accepted already."""
        setup = self.codec.read_state(state)
        position = setup if is_defects(setup) else self.game.admit(setup)
        if is_defects(position):
            raise self._impossible("state", position)
        return position

    def _impossible(self, within: str, defects: Defects) -> CommandError:
        faults = tuple(
            FieldFault(".".join(filter(None, [within, d.field])), d.code, d.message)
            for d in defects
        )
        first = faults[0]
        return CommandError(
            f"{first.field}: {first.message}" if first.field else first.message,
            code="INVALID_ARGUMENT",
            reason=first.reason,
            fields=faults,
        )

    def shown(self, response: Any) -> Any:
        """The rules' own value of what an answer shows: its view, or its state."""
        if response.HasField("view"):
            return self.view(response.view)
        return self.position(response.state)

    def view(self, message: Any) -> Any:
        """The rules' own value of a View message."""
        view = self.codec.read_view(message)
        if is_defects(view):
            raise CommandError(view[0].message, code="INTERNAL", reason=view[0].code)
        return view

    def viewer(self, viewer: Viewer) -> Any:
        """The Viewer message."""
        from ludex_proto.core.v1 import play_pb2

        if isinstance(viewer, SeatViewer):
            return play_pb2.Viewer(seat=viewer.seat)
        return play_pb2.Viewer(spectator=True)
