/** A game at this screen: who plays, what has been played, what is shown. */

import { create, fromJson, type JsonValue, toJson } from "@bufbuild/protobuf";
import { type GameDescription, type GameName, IllegalMoveError } from "@ludex/client";
import type { NewGameRequest } from "@ludex/client/hexaequo";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Refusal } from "../boards/board";
import { client, descriptionOf } from "../service/client";
import { choose, STRENGTHS, type StrengthName, type Thought } from "./computer";
import type { GameRecord } from "./record";
import { refusalOf } from "./refusal";
import { type Eyes, firstStep, handsHidden, nextStep, open, over, type Step } from "./step";

/** Who plays a seat. */
export type Player = { kind: "person" } | { kind: "computer"; strength: StrengthName };

/** All that it takes to begin. */
export interface Beginning {
  game: GameName;
  newGame: NewGameRequest;
  players: readonly Player[];
}

/** A pause after each ply of the computer, so that one can follow. */
const PAUSE_MS = 450;

export class Table {
  readonly game: GameName;
  readonly description: GameDescription;
  readonly newGame: NewGameRequest;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Every position so far. */
  readonly steps: Signal<readonly Step[]>;
  /** The index of the step that is shown. */
  readonly at: Signal<number>;
  /** The seat whose person sits at the screen; undefined while nobody's hand may be shown. */
  readonly seat: Signal<number | undefined>;
  readonly refusal: Signal<Refusal | undefined> = signal(undefined);
  /** What the computer is doing, or did last. */
  readonly thinking: Signal<boolean> = signal(false);
  readonly thought: Signal<(Thought & { seat: number }) | undefined> = signal(undefined);
  readonly paused: Signal<boolean> = signal(false);
  readonly problem: Signal<string | undefined> = signal(undefined);
  /** Whether a move is on its way to the service and back. */
  readonly busy: Signal<boolean> = signal(false);

  readonly step: ReadonlySignal<Step>;
  readonly newest: ReadonlySignal<Step>;
  readonly live: ReadonlySignal<boolean>;
  /** The seat whose turn it is at this screen; undefined when the game is over. */
  readonly turn: ReadonlySignal<number | undefined>;
  /** Whether the screen has to be handed to the person whose turn it is. */
  readonly handover: ReadonlySignal<boolean>;

  readonly #eyes: Eyes;
  #ending = new AbortController();
  /** The length of the game when a person last took the screen over from another. */
  readonly #taken: Signal<number> = signal(0);

  private constructor(beginning: Beginning, description: GameDescription, steps: readonly Step[]) {
    this.game = beginning.game;
    this.newGame = beginning.newGame;
    this.players = beginning.players;
    this.description = description;
    this.#eyes = eyesOf(beginning, description);
    this.names = namesOf(description, beginning.players.length);
    this.steps = signal(steps);
    this.at = signal(steps.length - 1);
    this.newest = computed(() => this.steps.value.at(-1) as Step);
    this.step = computed(() => this.steps.value[this.at.value] ?? this.newest.value);
    this.live = computed(() => this.at.value === this.steps.value.length - 1);
    this.turn = computed(() => this.#turnOf(this.newest.value));
    const persons = this.#persons();
    const hidden = handsHidden(this.#eyes);
    const alone = persons.length === 1 ? persons[0] : undefined;
    this.seat = signal(hidden ? alone : (alone ?? this.turn.value));
    this.handover = computed(() => {
      const turn = this.turn.value;
      return (
        hidden &&
        persons.length > 1 &&
        turn !== undefined &&
        this.players[turn]?.kind === "person" &&
        turn !== this.seat.value
      );
    });
  }

  /** A new game. */
  static async begin(beginning: Beginning): Promise<Table> {
    const description = await descriptionOf(beginning.game);
    const game = client(beginning.game);
    const started = await game.call("newGame", beginning.newGame);
    if (started.state === undefined) throw new Error("the answer has no state");
    const eyes = eyesOf(beginning, description);
    const first = await firstStep(eyes, started.state, started.toAct);
    const table = new Table(beginning, description, [first]);
    table.#go();
    return table;
  }

  /** A game that has been played already, as far as it is legal. */
  static async resume(beginning: Beginning, plies: GameRecord["plies"]): Promise<Table> {
    const table = await Table.begin({ ...beginning, players: beginning.players });
    table.#stop();
    const steps = [...table.steps.value];
    for (const { seat, text } of plies) {
      steps.push(await nextStep(table.#eyes, steps.at(-1) as Step, seat, text));
    }
    table.#show(steps);
    table.#ending = new AbortController();
    table.#go();
    return table;
  }

  /** Plays a move of the person at the screen. */
  async play(text: string): Promise<void> {
    const seat = this.turn.value;
    if (seat === undefined || this.busy.value || !this.live.value || this.thinking.value) return;
    if (this.handover.value) return;
    await this.#play(seat, text);
    this.#go();
  }

  /** Asks why a move is illegal. */
  async why(text: string): Promise<void> {
    const seat = this.turn.value;
    if (seat === undefined || this.busy.value || !this.live.value || this.thinking.value) return;
    if (this.handover.value) return;
    const asked = this.newest.value;
    const viewer = handsHidden(this.#eyes) ? { viewer: seat } : {};
    await this.#caring(async () => {
      const answer = await client(this.game).checkMove(asked.state, text, {
        seat,
        ...viewer,
      });
      // The game has gone on while the answer was on its way.
      if (this.busy.value || this.newest.value !== asked) return;
      // Legal after all: a way to make a listed move that is not the listed one.
      if (answer.legal) await this.play(answer.canonicalMove?.text ?? text);
      else this.refusal.value = refusalOf(text, answer.violation);
    });
  }

  dismiss(): void {
    this.refusal.value = undefined;
  }

  /** The person whose turn it is takes the screen over. */
  takeOver(): void {
    this.#taken.value = this.steps.value.length;
    this.seat.value = this.turn.value;
  }

  /** Shows an earlier step, or a later one. */
  lookAt(index: number): void {
    this.dismiss();
    this.at.value = Math.min(Math.max(index, 0), this.steps.value.length - 1);
  }

  /** How many plies an undo would take back: 0 when none can be. */
  get undoable(): number {
    const steps = this.steps.value;
    for (let back = 1; back < steps.length; back += 1) {
      const step = steps[steps.length - back] as Step;
      if (!open(this.#eyes) && step.revealed) return 0;
      if (handsHidden(this.#eyes) && steps.length - back < this.#taken.value) return 0;
      // Back to a person's move: the computer's answers to it go too.
      if (this.players[step.ply?.seat ?? -1]?.kind === "person") return back;
    }
    return 0;
  }

  /** Takes back a person's last ply, with what the computer has answered. */
  undo(): void {
    const back = this.undoable;
    if (back === 0 || this.busy.value) return;
    this.#stop();
    // Whoever takes back while the screen changes hands may be the next: the hand stays closed.
    if (this.handover.value) this.seat.value = undefined;
    this.#show(this.steps.value.slice(0, -back));
    this.thought.value = undefined;
    this.#ending = new AbortController();
    this.#go();
  }

  /** Lets the computers wait, or go on. */
  pause(paused: boolean): void {
    this.paused.value = paused;
    if (!paused) this.#go();
  }

  /** Stops whatever is under way; the table is no longer used. */
  close(): void {
    this.#stop();
  }

  /** The game so far. */
  get record(): GameRecord {
    const plies = this.steps.value.flatMap(({ ply }) =>
      ply === undefined ? [] : [{ seat: ply.seat, text: ply.move.text }],
    );
    return { game: this.game, newGame: this.newGame, plies };
  }

  /** What the person at the screen, or else a spectator, is shown of a step. */
  seen(step: Step) {
    const seat = this.#looking;
    return step.seen.get(seat ?? "spectator") ?? step.seen.get("spectator");
  }

  /** Whether a ply's text says what only its own seat may know. */
  hides({ ply, revealed }: Step): boolean {
    return this.hidesHands && ply !== undefined && !revealed && ply.seat !== this.#looking;
  }

  /** The seat whose person looks at the screen. While it changes hands that may be anybody. */
  get #looking(): number | undefined {
    return this.handover.value ? undefined : this.seat.value;
  }

  /** Whether somebody has a hand that the others may not see. */
  get hidesHands(): boolean {
    return handsHidden(this.#eyes);
  }

  #persons(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** One at a time: whoever sits here goes first, then in order of the seats. */
  #turnOf(step: Step): number | undefined {
    const { toAct } = step;
    const here = this.seat?.value;
    if (here !== undefined && toAct.includes(here) && this.players[here]?.kind === "person") {
      return here;
    }
    return toAct[0];
  }

  async #play(seat: number, text: string): Promise<void> {
    this.dismiss();
    this.busy.value = true;
    await this.#caring(async () => {
      const before = this.newest.value;
      try {
        const after = await nextStep(this.#eyes, before, seat, text);
        if (this.newest.value === before) this.#show([...this.steps.value, after]);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        this.refusal.value = refusalOf(text, error.violation);
      }
    });
    this.busy.value = false;
  }

  #show(steps: readonly Step[]): void {
    this.dismiss();
    this.steps.value = steps;
    this.at.value = steps.length - 1;
    const newest = steps.at(-1) as Step;
    const persons = this.#persons();
    if (handsHidden(this.#eyes)) {
      // At the end nothing can be given away that matters; until then the screen changes hands.
      if (persons.length === 1) this.seat.value = persons[0];
    } else {
      const turn = newest.toAct.find((seat) => this.players[seat]?.kind === "person");
      this.seat.value = persons.length === 1 ? persons[0] : (turn ?? this.seat.value);
    }
  }

  /** Has the computer move as long as it is its turn. */
  #go(): void {
    const signal = this.#ending.signal;
    void this.#caring(async () => {
      for (;;) {
        const step = this.newest.value;
        const seat = this.turn.value;
        const player = seat === undefined ? undefined : this.players[seat];
        if (seat === undefined || player?.kind !== "computer" || over(step.outcome)) return;
        if (signal.aborted || this.paused.value || this.thinking.value) return;
        this.thinking.value = true;
        try {
          const began = performance.now();
          const legal = step.seen.get(seat)?.legal ?? [];
          const strength = STRENGTHS[player.strength];
          const hidden = !open(this.#eyes);
          const found = await choose(this.game, step.state, seat, legal, hidden, strength, signal);
          await wait(PAUSE_MS - (performance.now() - began), signal);
          if (signal.aborted) return;
          this.thought.value = { ...found, seat };
          await this.#play(seat, found.move.text);
        } finally {
          this.thinking.value = false;
          // Stopped by an undo, which could not go on while this one was still thinking.
          if (signal.aborted && !this.#ending.signal.aborted) this.#go();
        }
      }
    });
  }

  #stop(): void {
    this.#ending.abort();
  }

  /** Does something, and tells when it fails. */
  async #caring(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
      this.problem.value = undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      this.problem.value = error instanceof Error ? error.message : String(error);
    }
  }
}

/** What the seats are called: as the rulebook does, else by number, from 1. */
export function namesOf(description: GameDescription, seats: number): string[] {
  return Array.from(
    { length: seats },
    (_, seat) => description.seatNames[seat] ?? `Player ${seat + 1}`,
  );
}

/** A request for a new game, from its JSON. */
export function newGameOf(game: GameName, json: JsonValue): NewGameRequest {
  const { input } = client(game).service.method.newGame;
  return create(input, fromJson(input, json));
}

/** The JSON of a request for a new game. */
export function newGameJson(game: GameName, request: NewGameRequest): JsonValue {
  return toJson(client(game).service.method.newGame.input, request);
}

function eyesOf({ game, players }: Beginning, { information }: GameDescription): Eyes {
  return { game, information, seats: players.length };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) resolve();
    else {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
