/** A game that is played by link: one sealed position, and what its holder may see and do. */

import { type GameDescription, IllegalMoveError, type Outcome } from "@ludex/client";
import type { Event, Move } from "@ludex/client/hexaequo";
import { type Signal, signal } from "@preact/signals";
import type { Refusal } from "../boards/board";
import { refusalOf } from "../play/refusal";
import { client, descriptionOf } from "../service/client";
import { type Link, toText, writeLink } from "./link";
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
      const newest = kept === undefined || age === "new" ? { ply, state } : kept;
      keep(link, { ...newest, ...(token !== undefined && { token }) });
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
        const next = { ...link, state: after.sealedState };
        const move = glance.legal.find((each) => each.text === text);
        const ply = plyOf(after.view);
        keep(link, { token, ply, state: toText(after.sealedState) });
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
    if (glance === undefined || token === undefined) return undefined;
    let legal: string | undefined;
    await this.#caring(async () => {
      const answer = await client(glance.link.game).checkMove(glance.link.state, text, {
        seatToken: token,
      });
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

/** How many plies led to a view. Games without hidden information keep it in the state. */
function plyOf(view: unknown): number {
  const { ply, state } = view as { ply?: number; state?: { ply?: number } };
  return ply ?? state?.ply ?? 0;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
