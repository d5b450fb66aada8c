/** The start: four games, two clicks from here to a game. */

import { GAMES, type GameDescription, type GameName, UnimplementedError } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useBoard } from "../parts/board-frame";
import { descriptionOf } from "../service/client";

export function StartPage(): JSX.Element {
  return (
    <main class="page start" id="main" tabIndex={-1}>
      <h1>Four games, one service</h1>
      <p class="lead">
        Play them here, alone, together or by link. Whatever you try, the service says what is
        legal, and why not. Every call this page makes can be seen and copied: your own frontend
        would make the same.
      </p>
      <ul class="games">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </ul>
    </main>
  );
}

function GameCard({ game }: { game: GameName }): JSX.Element {
  const [described, setDescribed] = useState<GameDescription | "missing" | undefined>(undefined);
  const module = useBoard(game);
  useEffect(() => {
    descriptionOf(game).then(setDescribed, (error: unknown) => {
      // A server that does not answer now may do so at the next page.
      if (error instanceof UnimplementedError) setDescribed("missing");
    });
  }, [game]);
  const missing = described === "missing";
  const known = described === "missing" ? undefined : described;
  return (
    <li>
      <a
        class="game-card"
        href={missing ? "#/" : `#/${game}`}
        aria-disabled={missing}
        data-game={game}
      >
        <span class="emblem">{module !== undefined && <module.Emblem />}</span>
        <span class="game-card-text">
          <h2>{known?.title ?? TITLES[game]}</h2>
          <p class="facts">{known === undefined ? "\u00a0" : facts(known)}</p>
          <p>{missing ? "This server does not serve it." : (known?.summary ?? "\u00a0")}</p>
        </span>
      </a>
    </li>
  );
}

// Shown until the service has answered.
const TITLES: Record<GameName, string> = {
  hexaequo: "Hexaequo",
  limes: "Limes",
  limits: "Limits",
  smallholder: "The SmallHolder",
};

/** `2 to 6 players · by Uwe Rosenberg`. */
export function facts({ minSeats, maxSeats, designer }: GameDescription): string {
  const players =
    minSeats === maxSeats ? `${minSeats} players` : `${minSeats} to ${maxSeats} players`;
  return `${players} · by ${designer}`;
}
