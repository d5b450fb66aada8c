/** A game that is played by link: one sealed position, and what its holder may see and do. */

import { equals } from "@bufbuild/protobuf";
import { type GameDescription, IllegalMoveError, LudexError, type Outcome } from "@ludex/client";
import type { Event, Move, View } from "@ludex/client/hexaequo";
import { type Signal, signal } from "@preact/signals";
import type { Refusal } from "../boards/board";
import { refusalOf } from "../play/refusal";
import { open } from "../play/step";
import { client, descriptionOf } from "../service/client";
import { type Link, toBytes, toText, writeLink } from "./link";
import { type Age, ageOf, keep, recall } from "./memory";

/** What the page shows. */
export interface Glance {
  link: Link;
  position: unknown;
  seat: number | undefined;
  ply: number;
  outcome: Outcome;
  toAct: readonly number[];
  legal: readonly Move[];
  last: { text: string; move: Move; seat: number; events: readonly Event[] } | undefined;
  before: unknown;
  age: Age;
  /** Whether this page has made the move that led here, so that it has a link to send on. */
  moved: boolean;
}

export class SealedTable {
  readonly glance: Signal<Glance | undefined> = signal(undefined);
  readonly description: Signal<GameDescription | undefined> = signal(undefined);
  readonly refusal: Signal<Refusal | undefined> = signal(undefined);
  readonly problem: Signal<string | undefined> = signal(undefined);
  readonly busy: Signal<boolean> = signal(false);
  /** A seat token that came with a link although this browser plays another seat already. */
  readonly otherToken: Signal<string | undefined> = signal(undefined);

  /** Opens a link. Returns the address to show: one without a token. */
  async open(link: Link): Promise<string> {
    const kept = recall(link);
    const shown = { ...link, token: undefined };
    const current = this.glance.value;
    if (
      link.token === undefined &&
      current !== undefined &&
      sameBytes(current.link.state, link.state)
    ) {
      return writeLink(shown);
    }
    const other =
      link.token !== undefined && kept?.token !== undefined && kept.token !== link.token;
    const token = other ? kept?.token : (link.token ?? kept?.token);
    this.otherToken.value = other ? link.token : undefined;
    this.refusal.value = undefined;
    await this.#caring(async () => {
      const found = descriptionOf(link.game);
      const game = client(link.game);
      const asking = token === undefined ? {} : { seatToken: token };
      const [seen, listed] = await game.batch((one) => [
        one.viewState(link.state, asking),
        one.listLegalMoves(link.state, asking),
      ]);
      if (seen.status === "rejected") throw seen.reason;
      this.description.value = await found;
      const { view, outcome, toAct } = seen.value;
      const ply = plyOf(view);
      const state = toText(link.state);
      const age = ageOf(kept, ply, state);
      const seat = view.seat;
      const mine = seat !== undefined && toAct.includes(seat);
      const newest =
        kept === undefined || age === "new"
          ? { ply, state, before: kept?.ply === ply - 1 ? kept.state : undefined }
          : kept;
      keep(link, { ...newest, ...(token !== undefined && { token }) });
      const led = newest.state === state ? await lastMove(link, view, newest.before, asking) : {};
      this.glance.value = {
        link: shown,
        position: view,
        seat,
        ply,
        outcome,
        toAct,
        legal: mine && listed.status === "fulfilled" ? listed.value.moves : [],
        last: undefined,
        before: undefined,
        ...led,
        age,
        moved: false,
      };
    });
    return writeLink(shown);
  }

  /** Plays a move. Returns the next link's address, when it was legal. */
  async play(text: string): Promise<string | undefined> {
    const glance = this.glance.value;
    const token = glance === undefined ? undefined : recall(glance.link)?.token;
    if (glance === undefined || token === undefined || this.busy.value) return undefined;
    const { link, seat = 0 } = glance;
    let hash: string | undefined;
    this.busy.value = true;
    this.refusal.value = undefined;
    await this.#caring(async () => {
      try {
        const after = await client(link.game).applyMove(link.state, text, {
          seatToken: token,
          listNextMoves: true,
        });
        const told = this.description.value;
        const next = {
          ...link,
          state: after.sealedState,
          move: told !== undefined && open(told) ? text : undefined,
        };
        const move = glance.legal.find((each) => each.text === text);
        const ply = plyOf(after.view);
        keep(link, { token, ply, state: toText(after.sealedState), before: toText(link.state) });
        this.glance.value = {
          link: next,
          position: after.view,
          seat,
          ply,
          outcome: after.outcome,
          toAct: after.toAct,
          legal: after.toAct.includes(seat) ? after.nextMoves : [],
          last: move && { text, move, seat, events: after.events },
          before: glance.position,
          age: "new",
          moved: true,
        };
        hash = writeLink(next);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        this.refusal.value = refusalOf(text, error.violation);
      }
    });
    this.busy.value = false;
    return hash;
  }

  /** Asks why a move is illegal. Returns the move to play when it is legal after all. */
  async why(text: string): Promise<string | undefined> {
    const glance = this.glance.value;
    const token = glance === undefined ? undefined : recall(glance.link)?.token;
    if (glance === undefined || token === undefined || this.busy.value) return undefined;
    let legal: string | undefined;
    await this.#caring(async () => {
      const answer = await client(glance.link.game).checkMove(glance.link.state, text, {
        seatToken: token,
      });
      // The game has gone on while the answer was on its way.
      if (this.busy.value || this.glance.value !== glance) return;
      if (answer.legal) legal = answer.canonicalMove?.text ?? text;
      else this.refusal.value = refusalOf(text, answer.violation);
    });
    return legal;
  }

  dismiss(): void {
    this.refusal.value = undefined;
  }

  async #caring(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
      this.problem.value = undefined;
    } catch (error) {
      this.problem.value = error instanceof Error ? error.message : String(error);
    }
  }
}

/**
 * The move that a link says led to a view. A link can say anything, so the move is played again from
 * the position that this browser saw before, and shown only if it leads here. That takes a game in
 * which nothing is hidden, and a server that takes plain states.
 */
async function lastMove(
  { game: name, move: text }: Link,
  view: View,
  before: string | undefined,
  asking: { seatToken?: string },
): Promise<Partial<Pick<Glance, "last" | "before">>> {
  if (text === undefined || before === undefined || view.state === undefined) return {};
  const game = client(name);
  const { state } = game.service.method.applyMove.output.field;
  try {
    const earlier = await game.viewState(toBytes(before), asking);
    const [seat] = earlier.toAct;
    if (earlier.view.state === undefined || seat === undefined) return {};
    const after = await game.applyMove(earlier.view.state, text);
    if (state?.message === undefined || after.state === undefined) return {};
    if (!equals(state.message, after.state, view.state)) return {};
    const move = { text, action: { case: undefined } } as Move;
    return { last: { text, move, seat, events: after.events }, before: earlier.view };
  } catch (error) {
    // No such move, or no plain states here: the position is shown all the same.
    if (error instanceof LudexError) return {};
    throw error;
  }
}

/** How many plies led to a view. Games without hidden information keep it in the state. */
function plyOf(view: unknown): number {
  const { ply, state } = view as { ply?: number; state?: { ply?: number } };
  return ply ?? state?.ply ?? 0;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
