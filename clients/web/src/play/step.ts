/** A position of a game, and the ply that led there, as far as each viewer may know it. */

import { type GameName, Information, type Outcome, Result } from "@ludex/client";
import type { Event, Move, State } from "@ludex/client/hexaequo";
import { client } from "../service/client";

/** What one viewer is shown. */
export interface Seen {
  /** The state where everything is open, the viewer's view elsewhere. */
  position: unknown;
  events: readonly Event[];
  legal: readonly Move[];
}

/** A ply as it was played. */
export interface Ply {
  seat: number;
  move: Move;
}

export interface Step {
  state: State;
  ply: Ply | undefined;
  outcome: Outcome;
  toAct: readonly number[];
  /** By seat, and for a spectator. */
  seen: ReadonlyMap<number | "spectator", Seen>;
  /** Whether the ply showed somebody something that was hidden. */
  revealed: boolean;
}

/** Events after which nobody can unsee: what was hidden lies open, or was drawn. */
const REVEALING = new Set([
  "limitRevealed",
  "placed",
  "drawn",
  "exchanged",
  "checked",
  "tileRevealed",
]);

/** Who looks at a table, and how much there is to hide. */
export interface Eyes {
  game: GameName;
  information: Information;
  /** How many seats there are. */
  seats: number;
}

/** The first step: a state, seen by everybody. */
export async function firstStep(eyes: Eyes, state: State, toAct: readonly number[]): Promise<Step> {
  const game = client(eyes.game);
  const viewers = viewersOf(eyes);
  const results = await game.batch((one) => [
    one.getOutcome(state),
    ...viewers.map((viewer) => one.viewState(state, { viewer })),
    // A spectator is told nobody's moves.
    ...viewers
      .filter((viewer) => viewer !== "spectator")
      .map((viewer) => one.listLegalMoves(state, { viewer })),
  ]);
  const [outcome, ...answers] = results.map(settled) as [
    { outcome: Outcome },
    ...{ view?: unknown; moves?: Move[] }[],
  ];
  const seen = new Map<number | "spectator", Seen>();
  viewers.forEach((viewer, index) => {
    const view = answers[index]?.view;
    const legal = answers[viewers.length + index]?.moves ?? [];
    seen.set(viewer, { position: open(eyes) ? state : view, events: [], legal });
  });
  return { state, ply: undefined, outcome: outcome.outcome, toAct, seen, revealed: true };
}

/** The step after a ply. One request: the ply as everybody sees it. Rejects when it is illegal. */
export async function nextStep(
  eyes: Eyes,
  before: Step,
  seat: number,
  text: string,
): Promise<Step> {
  const game = client(eyes.game);
  const { state } = before;
  if (open(eyes)) {
    const after = await game.applyMove(state, text, { seat, listNextMoves: true });
    const position = after.state as State;
    const shown = { position, events: after.events };
    const seen = new Map<number | "spectator", Seen>([["spectator", { ...shown, legal: [] }]]);
    for (const each of [0, 1]) {
      const legal = each === after.nextSeat ? after.nextMoves : [];
      seen.set(each, { ...shown, legal });
    }
    return {
      state: position,
      ply: { seat, move: moveIn(before, seat, text) },
      outcome: after.outcome,
      toAct: after.toAct,
      seen,
      revealed: false,
    };
  }
  const viewers = viewersOf(eyes);
  const [whole, ...views] = (
    await game.batch((one) => [
      one.applyMove(state, text, { seat }),
      ...viewers.map((viewer) =>
        one.applyMove(state, text, { seat, viewer, listNextMoves: viewer !== "spectator" }),
      ),
    ])
  ).map(settled) as {
    state?: State;
    view?: unknown;
    events: Event[];
    nextMoves: Move[];
    outcome: Outcome;
    toAct: number[];
  }[];
  if (whole?.state === undefined) throw new Error("the answer has no state");
  const seen = new Map<number | "spectator", Seen>();
  viewers.forEach((viewer, index) => {
    const answer = views[index];
    if (answer === undefined) return;
    const legal = viewer === "spectator" || !whole.toAct.includes(viewer) ? [] : answer.nextMoves;
    seen.set(viewer, { position: answer.view, events: answer.events, legal });
  });
  return {
    state: whole.state,
    ply: { seat, move: moveIn(before, seat, text) },
    outcome: whole.outcome,
    toAct: whole.toAct,
    seen,
    revealed: whole.events.some(({ kind }) => REVEALING.has(kind.case ?? "")),
  };
}

/** Whether everybody may see everything. */
export function open({ information }: Pick<Eyes, "information">): boolean {
  return information === Information.PERFECT;
}

/** Whether somebody has a hand that the others may not see. */
export function handsHidden({ information }: Pick<Eyes, "information">): boolean {
  return information === Information.IMPERFECT;
}

/** Whether the game is over. */
export function over(outcome: Outcome): boolean {
  return outcome.result !== Result.IN_PROGRESS;
}

function viewersOf({ seats }: Eyes): (number | "spectator")[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
}

function moveIn(before: Step, seat: number, text: string): Move {
  const listed = before.seen.get(seat)?.legal.find((move) => move.text === text);
  return listed ?? ({ text, action: { case: undefined } } as Move);
}

function settled(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
