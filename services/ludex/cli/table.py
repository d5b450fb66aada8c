"""A game at the terminal: people, random players and searchers around one table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ludex.cli.desk import Desk, Spot
from ludex.cli.failures import CommandError, Refusal
from ludex.cli.output import (
    capital,
    events_text,
    message_facts,
    print_columns,
    standing,
)
from ludex.cli.players import Player, Turn
from ludex.cli.prompts import Prompt
from ludex.core.chance import Chance
from ludex.core.description import Information
from ludex.core.game import Seat, Spectator, Viewer, is_defects

HELP = """\
Type a move, or one of these; Tab completes both.
  moves [TEXT]  your legal moves, or those that begin with TEXT
  why MOVE      why a move is illegal
  undo          take your last move back, where that gives nothing away
  board         draw the board again
  save FILE     write the game to a JSON file, to go on with --state FILE
  help          show this
  quit          leave the table"""

REVEALING_SAMPLES = 16
"""How many other positions are tried before a move is believed to have revealed nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made, the position before it, and what people had not yet been told then."""

    before: Spot
    seat: int
    move: str
    news: Mapping[int, tuple[str, ...]]


class Table:
    """A game under way. `players` are those without a human; all other seats are people's."""

    def __init__(
        self,
        desk: Desk,
        spot: Spot,
        players: Mapping[int, Player],
        prompt: Prompt,
        options: Mapping[str, str],
    ) -> None:
        self.desk = desk
        self.spot = spot
        self._players = players
        self._prompt = prompt
        self._options = options
        self._steps: list[Step] = []
        seats = desk.game.seats(desk.position(spot.state))
        self._people = tuple(seat for seat in range(seats) if seat not in players)
        self._news: dict[int, tuple[str, ...]] = dict.fromkeys(self._people, ())
        self._secrets = (
            len(self._people) > 1 and desk.game.description.information is Information.IMPERFECT
        )
        self._at_keyboard: int | None = None

    def play(self) -> None:
        """Plays until the game is over or somebody leaves."""
        self._greet()
        while self.spot.to_act:
            seat = self.spot.to_act[0]
            player = self._players.get(seat)
            if player is not None:
                self._move(seat, self._chosen(player, seat))
                if not self._secrets:
                    self._show(self._watcher(seat))
            elif not self._pass_to(seat) or not self._ask(seat):
                click.echo(f"You left the table after {len(self._steps)} moves.")
                return
        self._close()

    # What is shown

    def _greet(self) -> None:
        seated = ", ".join(
            f"{self.desk.seat_name(seat)}: {'you' if seat in self._people else 'computer'}"
            for seat in range(len(self._people) + len(self._players))
        )
        click.echo(f"{self.desk.game.description.title}. {capital(seated)}.")
        if self._people:
            click.echo("Type help to see what you can do.")
        if not self._secrets:
            self._show(self._watcher(self.spot.to_act[0] if self.spot.to_act else 0))

    def _watcher(self, seat: int) -> Viewer:
        """For whom the board is drawn while the seat is at work."""
        if len(self._people) == 1:
            return Seat(self._people[0])
        return Seat(seat) if seat in self._people else Spectator()

    def _show(self, viewer: Viewer) -> None:
        answer = self.desk.call("ViewState", state=self.spot.state, viewer=self.desk.viewer(viewer))
        click.echo()
        if isinstance(viewer, Seat):
            for line in self._news.get(viewer.seat, ()):
                click.echo(line)
            told = (viewer.seat,) if self._secrets else self._people
            self._news.update(dict.fromkeys(told, ()))
        click.echo(self.desk.game.diagram(self.desk.view(answer.view)))
        click.echo(standing(self.desk, answer.to_act, answer.outcome))

    def _pass_to(self, seat: int) -> bool:
        """Gives the screen to the player of the seat, hiding from them what others may see."""
        if not self._secrets or self._at_keyboard == seat:
            return True
        if self._at_keyboard is not None:
            if not self._prompt.wait("Press Enter to hide your cards."):
                return False
            self._prompt.clear()
        name = self.desk.seat_name(seat)
        if not self._prompt.wait(f"Pass the screen to {name}, who presses Enter."):
            return False
        self._prompt.clear()
        self._at_keyboard = seat
        self._show(Seat(seat))
        return True

    def _close(self) -> None:
        if self._secrets:
            self._show(Spectator())
        if self.desk.game.description.chance and self.spot.seed is not None:
            click.echo(f"The seed was {self.spot.seed}.")

    # Moves

    def _legal(self, seat: int, prefix: str = "") -> list[str]:
        answer = self.desk.call("ListLegalMoves", state=self.spot.state, seat=seat, prefix=prefix)
        return [move.text for move in answer.moves]

    def _chosen(self, player: Player, seat: int) -> str:
        game = self.desk.game
        seen = self.desk.call(
            "ViewState", state=self.spot.state, viewer=self.desk.viewer(Seat(seat))
        )
        moves = [game.parse(text) for text in self._legal(seat)]
        return game.format(player.choose(Turn(seat, self.desk.view(seen.view), moves)))

    def _move(self, seat: int, text: str) -> None:
        """Makes a move and notes what every player may be told of it. Raises CommandError."""
        state = self.spot.state
        request = {"state": state, "seat": seat, "move": self.desk.move(text)}
        answer = self.desk.call("ApplyMove", **request)
        self._steps.append(Step(self.spot, seat, text, dict(self._news)))
        for viewer in self._people:
            told = self.desk.call("ApplyMove", **request, viewer=self.desk.viewer(Seat(viewer)))
            self._news[viewer] += self._told(seat, text, told.events, viewer)
        if not self._people:
            told = self.desk.call("ApplyMove", **request, viewer=self.desk.viewer(Spectator()))
            for line in self._told(seat, text, told.events, None):
                click.echo(line)
        self.spot = Spot(answer.state, tuple(answer.to_act), answer.outcome, self.spot.seed)

    def _told(
        self, seat: int, text: str, events: Sequence[Any], viewer: int | None
    ) -> tuple[str, ...]:
        """What happened, with the move itself where the viewer may know it."""
        who = capital(self.desk.seat_name(seat))
        shown: Viewer = Spectator() if viewer is None else Seat(viewer)
        open_moves = self.desk.game.description.information is not Information.IMPERFECT
        open_move = open_moves or seat == viewer or self.desk.game.sees_moves_of(shown, seat)
        said = f"{who} plays {text}." if open_move else f"{who} has played."
        return (said, *(f"  {line}" for line in events_text(self.desk, events)))

    # People

    def _ask(self, seat: int) -> bool:
        """Asks a player until they have moved; False when they leave."""
        while True:
            line = self._prompt.ask(
                seat, f"{capital(self.desk.seat_name(seat))}> ", lambda: self._legal(seat)
            )
            if line is None:
                return False
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            try:
                if word == "quit":
                    return False
                if word == "undo":
                    if self._undo(seat):
                        return True
                elif not self._obeyed(seat, word, rest) and line:
                    self._move(seat, line)
                    self._show(Seat(seat) if self._secrets else self._watcher(seat))
                    return True
            except CommandError as failure:
                for told in failure.lines():
                    click.echo(told)
                if failure.refusal is None and failure.reason == "MOVE_UNREADABLE":
                    click.echo("Type moves for your legal moves, help for all else.")

    def _obeyed(self, seat: int, word: str, rest: str) -> bool:
        """Whether the line was one of the commands that leave the position as it is."""
        if word == "help":
            click.echo(HELP)
        elif word == "moves":
            print_columns(self._legal(seat, rest) or ["None."])
        elif word == "why":
            self._why(seat, rest)
        elif word == "board":
            self._show(Seat(seat))
        elif word == "save":
            self._save(rest)
        else:
            return False
        return True

    def _why(self, seat: int, text: str) -> None:
        if not text:
            click.echo("Say which move: why MOVE.")
            return
        answer = self.desk.call(
            "CheckMove", state=self.spot.state, seat=seat, move=self.desk.move(text)
        )
        if answer.legal:
            click.echo("It is legal.")
            return
        refusal = Refusal.of(answer.violation)
        click.echo(refusal.message)
        for line in refusal.lines():
            click.echo(f"  {line}")

    def _save(self, path: str) -> None:
        if not path:
            click.echo("Say where: save FILE.")
            return
        saved = {
            "game": self.desk.name,
            "options": dict(self._options),
            "seed": self.spot.seed,
            "moves": [f"{step.seat}={step.move}" for step in self._steps],
            "state": message_facts(self.spot.state),
        }
        try:
            Path(path).write_text(json.dumps(saved, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            click.echo(f"{path}: {error.strerror}.")
            return
        click.echo(f"Saved: {path}")

    # Taking back

    def _undo(self, seat: int) -> bool:
        """Takes back the seat's last move, if that gives nothing away."""
        own = [index for index, step in enumerate(self._steps) if step.seat == seat]
        if not own:
            click.echo("You have not moved yet.")
            return False
        step = self._steps[own[-1]]
        if self.desk.game.description.information is not Information.PERFECT:
            if own[-1] != len(self._steps) - 1:
                click.echo("Others have moved since: what they did can't be forgotten.")
                return False
            if self._revealed(step):
                click.echo("That move revealed something hidden: it can't be taken back.")
                return False
        self.spot = step.before
        self._news = dict(step.news)
        del self._steps[own[-1] :]
        click.echo(f"{step.move} is taken back.")
        self._show(self._watcher(seat))
        return True

    def _revealed(self, step: Step) -> bool:
        """Whether the player has learned something from their own move.

        They have, if the same move made in another position that looked the same to them would
        have left them seeing something else.
        """
        game = self.desk.game
        before = self.desk.position(step.before.state)
        move = game.parse(step.move)
        viewer = Seat(step.seat)
        seen = game.view(game.play(before, step.seat, move).position, viewer)
        view = game.view(before, viewer)
        chance = Chance.system()
        for _ in range(REVEALING_SAMPLES):
            other = game.sample(view, None, chance)
            if is_defects(other):
                return True
            if game.view(game.play(other, step.seat, move).position, viewer) != seen:
                return True
        return False
