/** What the compiler knows: this file says it by compiling. */

import assert from "node:assert/strict";
import test from "node:test";
import type { Ludex, Outcome, Violation } from "@ludex/client";
import type { Hexaequo, Move, State, View } from "@ludex/client/hexaequo";
import type { Limits } from "@ludex/client/limits";

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Never called. */
export async function compiles(ludex: Ludex, limits: Limits): Promise<unknown[]> {
  const hexaequo: Hexaequo = ludex.hexaequo;
  const { state } = await hexaequo.newGame();
  const known: State = state;
  const after = await hexaequo.applyMove(state, "T@H8", { listNextMoves: true });
  const next: State = after.state;
  const outcome: Outcome = after.outcome;
  const moves: Move[] = after.nextMoves;
  const seen: View = (await hexaequo.applyMove(state, "T@H8", { viewer: 0 })).view;
  const sealed = await hexaequo.newGame({ sealed: true });
  const theirs: View = (await hexaequo.applyMove(sealed.sealedState, "T@H8")).view;
  const checked = await hexaequo.checkMove(state, "T@H8");
  const why: Violation | Move = checked.legal ? checked.canonicalMove : checked.violation;
  const hand: number[] = (await limits.viewState(sealed.sealedState)).view.hand;
  const [one, two] = await limits.batch((game) => [game.newGame(), game.describeGame()]);
  const title: string = two.status === "fulfilled" ? two.value.game.title : two.reason;
  const exact: Same<typeof known, State> = true;

  // @ts-expect-error: a sealed game has no plain state to rely on
  const plain: State = (await hexaequo.newGame({ sealed: true })).state;
  // @ts-expect-error: a viewer is told no state
  const told: State = (await hexaequo.applyMove(state, "T@H8", { viewer: 0 })).state;
  // @ts-expect-error: another game's state
  await limits.listLegalMoves(state);
  // @ts-expect-error: Hexaequo has no options
  await hexaequo.newGame({ players: 3 });
  // @ts-expect-error: no such setting
  await hexaequo.applyMove(state, "T@H8", { listMoves: true });
  // @ts-expect-error: a state is no text
  await hexaequo.viewState("state");
  return [next, outcome, moves, seen, theirs, why, hand, one, title, exact, plain, told];
}

test("the types are as they should be", () => {
  assert.equal(typeof compiles, "function");
});
