/**
 * Plays a whole random game of any of the games, and prints its moves and how it ended.
 *
 *     npm run example -- hexaequo
 *     npm run example -- limits --players 3 --seed 7 --server http://localhost:50051
 */

import { parseArgs } from "node:util";
import { GAMES, type GameName, LudexError, type Outcome, Result } from "@ludex/client";
import { connect } from "@ludex/client/node";

const MOST_MOVES = 5_000;

/** Plays random legal moves until the game is over. Undefined when that took too long. */
async function play(name: GameName, players: number | undefined): Promise<Outcome | undefined> {
  const game = ludex.game(name);
  const options = players === undefined ? {} : { players };
  let { state } = await game.newGame({ seed, ...options });
  let { moves, seat } = await game.listLegalMoves(state);
  for (let ply = 1; ply <= MOST_MOVES; ply++) {
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move and the game goes on`);
    // The seat is always named: in some games several are to act at once.
    const after = await game.applyMove(state, move, { seat, listNextMoves: true });
    console.log(`${String(ply).padStart(4)}. seat ${seat}  ${move.text}`);
    if (after.toAct.length === 0) return after.outcome;
    state = after.state;
    moves = after.nextMoves;
    seat = after.nextSeat ?? 0;
  }
  return undefined;
}

/** How the game ended, in words. */
function told({ result, winners, reason, scores }: Outcome): string {
  const ended = result === Result.WON ? `won by seat ${winners.join(" and ")}` : "drawn";
  const points = scores.length > 0 ? `; scores ${scores.join(", ")}` : "";
  return `${ended} (${reason})${points}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: "string", default: "http://localhost:50051" },
    players: { type: "string" },
    seed: { type: "string" },
  },
});
const name = GAMES.find((each) => each === positionals[0]);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
const ludex = connect(values.server);
try {
  if (name === undefined) throw new TypeError(`say which game: ${GAMES.join(", ")}`);
  const outcome = await play(
    name,
    values.players === undefined ? undefined : Number(values.players),
  );
  console.log(`seed ${seed}: ${outcome ? told(outcome) : `not over in ${MOST_MOVES} moves`}`);
} catch (error) {
  if (!(error instanceof LudexError || error instanceof TypeError)) throw error;
  console.error(String(error));
  process.exitCode = 1;
} finally {
  ludex.close();
}
