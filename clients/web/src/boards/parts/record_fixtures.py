"""Records what a server says of some positions, for the boards' unit tests.

    python clients/web/src/boards/parts/record_fixtures.py --server localhost:50051

writes `<game>/fixtures/positions.json` beside the boards. Games are random from fixed seeds, so
that a second run writes the same files. The SmallHolder's holdings are part of no answer; they are
asked of the rules themselves.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from google.protobuf.json_format import MessageToDict

from ludex.core.registry import codec
from ludex.core.registry import game as rules
from ludex.smallholder.board import Board
from ludex.smallholder.notation import cell_name
from ludex_client import Client
from ludex_proto.limes.v1.game_pb2 import View as LimesView
from ludex_proto.limits.v1.game_pb2 import Colour, LimitCard

LETTERS: dict[str, Colour] = {
    "R": Colour.COLOUR_RED,
    "Y": Colour.COLOUR_YELLOW,
    "G": Colour.COLOUR_GREEN,
    "B": Colour.COLOUR_BLUE,
    "P": Colour.COLOUR_PURPLE,
}
BOARDS = Path(__file__).parent.parent
Json = dict[str, Any]


def played(game: Any, seed: int, plies: int, **options: Any) -> Iterator[Any]:
    """The positions of a random game, the first one included, until it ends."""
    choice = random.Random(seed)  # noqa: S311  (a game, no secret)
    state = game.new_game(seed=seed, **options).state
    yield state
    for _ in range(plies):
        to_act = game.get_outcome(state).to_act
        if not to_act:
            return
        moves = game.list_legal_moves(state, seat=to_act[0]).moves
        state = game.apply_move(state, choice.choice(moves), seat=to_act[0]).state
        yield state


def told(game: Any, state: Any) -> Json:
    """A position with what its first seat to act sees and may do."""
    to_act = game.get_outcome(state).to_act
    case: Json = {"state": MessageToDict(state), "toAct": list(to_act), "legal": []}
    if to_act:
        moves = game.list_legal_moves(state, seat=to_act[0]).moves
        case["legal"] = [MessageToDict(move) for move in moves]
    view = game.view_state(state, viewer=to_act[0] if to_act else "spectator").view
    case["view"] = MessageToDict(view)
    return case


def smallholder(ludex: Client) -> Iterator[Json]:
    """Positions of every ruleset and of both kinds of board, with who holds what."""
    game = ludex.smallholder
    for ruleset in range(1, 6):
        for board in ("hex4", "hex343434"):
            states = list(played(game, ruleset, 24, ruleset=ruleset, board=board))
            for state in (states[8], states[-1]):
                case = told(game, state)
                position: Any = rules("smallholder").admit(codec("smallholder").read_state(state))
                held = [held_names(position.board, position.side(seat)) for seat in (0, 1)]
                yield case | {"held": held}


def held_names(board: Board, side: Any) -> list[str]:
    """The names of the cells that a side holds."""
    return sorted(cell_name(cell) for cell in board.listed(side.holdings))


def limes(ludex: Client) -> Iterator[Json]:
    """Layings and figures, with the move that every quadrant means."""
    game = ludex.limes
    for seed, options in ((1, {"players": 2}), (2, {"players": 1, "edge_only": True})):
        states = list(played(game, seed, 70, **options))
        for index in (0, 9, 14, 31, -1):
            state = states[min(index, len(states) - 1)]
            case = told(game, state)
            seat = case["toAct"][0] if case["toAct"] else None
            if seat is not None and case["view"]["boards"][seat]["board"].get("figurePending"):
                view = game.view_state(state, viewer=seat).view
                case["meant"] = meant(game, state, seat, view)
            yield case


def meant(game: Any, state: Any, seat: int, view: LimesView) -> dict[str, str | None]:
    """What each text of a placement and of a move comes to; None where it isn't legal."""
    board = view.boards[seat].board
    quadrants = [
        (2 * laid.column + dx, 2 * laid.row + dy)
        for laid in board.laid
        for dx in (0, 1)
        for dy in (0, 1)
    ]
    texts = [f"P:{x},{y}" for x, y in quadrants]
    for figure in board.figures[:1]:
        texts += [f"M:{figure.x},{figure.y}>{x},{y}" for x, y in quadrants]
    checked = {text: game.check_move(state, text, seat=seat) for text in texts}
    return {
        text: answer.canonical_move.text if answer.legal else None
        for text, answer in checked.items()
    }


def limits(ludex: Client) -> Iterator[Json]:
    """Committing one card and two, playing, an exchange, and the end."""
    game = ludex.limits
    for seed, players in ((1, 2), (2, 4), (3, 6)):
        states = list(played(game, seed, 30, players=players))
        for index in (0, 1, players, players + 1, 20):
            yield told(game, states[min(index, len(states) - 1)])
    # Seat 0 is dealt nothing but greens, and red to commit: it may exchange.
    dealt = "GRGGRPGYYGBBRPRYBPRRYGBPRYGBPRYGBPRYGBPRYGBPRYGBPRYGBPYBPYBP"
    pile = [LETTERS[letter] for letter in dealt]
    card = LimitCard(red=2, yellow=7, green=0, purple=1)
    state = game.new_game(players=3, draw_pile=pile, limit_pile=[card, card]).state
    for seat, move in ((0, "C:R"), (2, "C:G"), (1, "C:P")):
        state = game.apply_move(state, move, seat=seat).state
    yield told(game, state)
    for move in ("X", "S0", "C:P", "C:G", "C:R", "R", "S1"):
        to_act = game.get_outcome(state).to_act
        legal = [each.text for each in game.list_legal_moves(state, seat=to_act[0]).moves]
        state = game.apply_move(state, move if move in legal else legal[0], seat=to_act[0]).state
    yield told(game, state)


def main() -> None:
    """Asks and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="localhost:50051")
    arguments = parser.parse_args()
    with Client(arguments.server) as ludex:
        for name, record in (("smallholder", smallholder), ("limes", limes), ("limits", limits)):
            path = BOARDS / name / "fixtures" / "positions.json"
            path.parent.mkdir(exist_ok=True)
            lines = [json.dumps(case, separators=(",", ":")) for case in record(ludex)]
            path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
