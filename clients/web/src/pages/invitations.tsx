/** The links that begin a game: one for each player. */

import type { JsonObject } from "@bufbuild/protobuf";
import { type GameName, LudexError } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { address, newMatch } from "../links/link";
import { Copy } from "../parts/copy";
import { newGameOf } from "../play/table";
import { client } from "../service/client";

export function Invitations({
  game,
  names,
  request,
  back,
}: {
  game: GameName;
  names: readonly string[];
  request: JsonObject;
  back(): void;
}): JSX.Element {
  const [links, setLinks] = useState<readonly string[] | undefined>(undefined);
  const [first, setFirst] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    const make = async () => {
      const made = await client(game).call("newGame", newGameOf(game, request));
      const match = newMatch();
      const seats = made.seatTokens.length;
      setFirst(made.toAct);
      setLinks(
        made.seatTokens.map((token) =>
          address({ game, match, seats, token, state: made.sealedState, move: undefined }),
        ),
      );
    };
    make().catch((error: unknown) => {
      const off = error instanceof LudexError && error.reason === "SEALING_OFF";
      setProblem(
        off
          ? "This server has no sealing key, so nothing can be played by link here. Whoever runs it can give it one."
          : (error as Error).message,
      );
    });
  }, []);
  if (problem !== undefined) {
    return (
      <>
        <p class="problem" role="alert">
          {problem}
        </p>
        <button type="button" class="button" onClick={back}>
          Back
        </button>
      </>
    );
  }
  return (
    <section class="invitations" aria-label="The links of this game">
      <h2>One link for each player</h2>
      <ol class="steps">
        <li>
          <b>Send each player their own link,</b> by a way that only they read. A link is its
          player's hand and moves: whoever has it plays that seat.
        </li>
        <li>
          <b>Open your own link</b> here. Once opened, this browser remembers your seat.
        </li>
        <li>
          <b>{names[first[0] ?? 0]} begins.</b> After each move the page gives a new link. Send that
          on to whoever is next, by any means: it holds nobody's hand.
        </li>
      </ol>
      <ul class="links">
        {(links ?? names.map(() => "")).map((link, seat) => (
          <li key={names[seat]}>
            <label for={`link-${seat}`}>{names[seat]}</label>
            <input
              id={`link-${seat}`}
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Copy text={link} />
            <a class="button small" href={link || "#/"}>
              Open as {names[seat]}
            </a>
          </li>
        ))}
      </ul>
      <p class="hint">
        These links are shown this once. You could look into everybody's: if that matters in this
        game, have somebody who does not play make the links.
      </p>
      <button type="button" class="button" onClick={back}>
        Back
      </button>
    </section>
  );
}
