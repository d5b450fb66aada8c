/**
 * The computer: tries its legal moves by random games that the service plays (SimulatePlayouts), and
 * takes the one that did best. It knows nothing of any game. Where something is hidden, the service
 * draws what the computer's seat can't see, so it can't peek.
 */

import type { GameName } from "@ludex/client";
import type { Move, State } from "@ludex/client/hexaequo";
import { client } from "../service/client";

/** How strong: how many random games it may ask for, and for how long. */
export interface Strength {
  name: string;
  playouts: number;
  seconds: number;
}

export const STRENGTHS = {
  easy: { name: "Easy", playouts: 48, seconds: 1 },
  medium: { name: "Medium", playouts: 400, seconds: 3 },
  hard: { name: "Hard", playouts: 2400, seconds: 8 },
} as const satisfies Record<string, Strength>;

export type StrengthName = keyof typeof STRENGTHS;

/** What came of thinking. */
export interface Thought {
  move: Move;
  /** What it expects, 0 to 1: its share of wins in the random games after this move. */
  expects: number | undefined;
  playouts: number;
  moves: number;
}

interface Candidate {
  move: Move;
  playouts: number;
  worth: number;
}

const SHARE_OF_SCORE = 0.01;
const CALLS_IN_BATCH = 8;

/**
 * Chooses one of the moves by halving: every candidate gets the same number of random games, the
 * worse half goes, and so on until one is left or the time is up.
 */
export async function choose(
  game: GameName,
  state: State,
  seat: number,
  moves: readonly Move[],
  hidden: boolean,
  strength: Strength,
  signal: AbortSignal,
): Promise<Thought> {
  const ends = performance.now() + strength.seconds * 1000;
  let left: Candidate[] = shuffled(moves).map((move) => ({ move, playouts: 0, worth: 0 }));
  const [only] = left;
  if (only === undefined) throw new Error("there is no legal move to choose from");
  if (left.length === 1) return thought(only, 0, 1);
  const rounds = Math.ceil(Math.log2(left.length));
  // More moves than games to try them with: some, drawn by lot, go untried.
  left = left.slice(0, Math.max(2, Math.floor(strength.playouts / 2)));
  let spent = 0;
  while (left.length > 1) {
    const each = Math.max(1, Math.floor(strength.playouts / (rounds * left.length)));
    await tryAll(game, state, seat, left, each, hidden, ends, signal);
    spent += left.reduce((sum, candidate) => sum + Math.min(each, candidate.playouts), 0);
    left.sort((a, b) => mean(b) - mean(a));
    if (performance.now() > ends) break;
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return thought(left[0] ?? only, spent, moves.length);
}

async function tryAll(
  game: GameName,
  state: State,
  seat: number,
  candidates: readonly Candidate[],
  count: number,
  hidden: boolean,
  ends: number,
  signal: AbortSignal,
) {
  for (let from = 0; from < candidates.length; from += CALLS_IN_BATCH) {
    // At least one try of each in the first round; later ones only while there is time.
    const group = candidates.slice(from, from + CALLS_IN_BATCH);
    if (performance.now() > ends && group.every(({ playouts }) => playouts > 0)) return;
    const answers = await client(game).batch(
      (one) =>
        group.map(({ move }) =>
          one.simulatePlayouts(state, {
            plies: [{ seat, move: move.text }],
            count,
            ...(hidden && { viewer: seat }),
          }),
        ),
      { signal },
    );
    answers.forEach((answer, index) => {
      const candidate = group[index];
      if (candidate === undefined) return;
      if (answer.status === "rejected") throw answer.reason;
      const { playouts, wins, draws, scoreSums } = answer.value;
      candidate.playouts += playouts;
      candidate.worth += (wins[seat] ?? 0) + draws / 2;
      // Where the game keeps score, a little for being ahead: it tells close moves apart.
      const others = scoreSums.filter((_, other) => other !== seat).map(Number);
      const own = Number(scoreSums[seat] ?? 0);
      candidate.worth += SHARE_OF_SCORE * (own - Math.max(0, ...others));
    });
  }
}

function thought({ move, playouts, worth }: Candidate, spent: number, moves: number): Thought {
  const expects = playouts === 0 ? undefined : Math.min(1, Math.max(0, worth / playouts));
  return { move, expects, playouts: spent, moves };
}

function mean({ worth, playouts }: Candidate): number {
  return playouts === 0 ? -1 : worth / playouts;
}

function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}
