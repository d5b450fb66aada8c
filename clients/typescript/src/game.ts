import {
  create,
  type DescMessage,
  type DescMethodUnary,
  type Message,
  type MessageShape,
  ScalarType,
} from "@bufbuild/protobuf";
import { errorOfStatus } from "./decoding.js";
import { InternalError } from "./errors.js";
import { DrawingSchema } from "./gen/ludex/core/v1/play_pb.js";
import type {
  Answer,
  AnyService,
  ApplySettings,
  CallName,
  CallSettings,
  CheckSettings,
  ListSettings,
  Looking,
  MoveLike,
  NewGameSettings,
  OutcomeSettings,
  PlayoutSettings,
  PlyLike,
  PositionOf,
  RenderSettings,
  ReplaySettings,
  Request,
  SampleSettings,
  StartOf,
  StateOf,
  Unwatched,
  Verdict,
  ViewerLike,
  ViewOf,
  Watched,
  With,
} from "./types.js";

/** A call as the contract describes it. */
export type UnaryCall<I extends DescMessage, O extends DescMessage> = DescMethodUnary<I, O>;

/** Makes calls. */
export type Run = <I extends DescMessage, O extends DescMessage>(
  call: UnaryCall<I, O>,
  request: MessageShape<I>,
  settings: CallSettings,
) => Promise<MessageShape<O>>;

/** The results of a batch, each as `Promise.allSettled` would have it. */
export type Settled<T extends readonly unknown[]> = {
  -readonly [I in keyof T]: PromiseSettledResult<Awaited<T[I]>>;
};

type Fields = Record<string, unknown>;

const USUAL_PLAYOUTS = 100;

/**
 * The client of one game: a method for each call of the contract.
 *
 * A position is a state, or the bytes of a sealed one. A move is its text, or a `Move`. The server
 * remembers nothing: keep the state that an answer brings and pass it to the next call.
 */
export class Game<S extends AnyService> {
  /** The game's service, as the contract describes it. */
  readonly service: S;
  readonly #run: Run;

  /** Use the games of a `Ludex`. */
  constructor(service: S, run: Run) {
    this.service = service;
    this.#run = run;
  }

  /** Makes any call with a whole request. */
  async call<N extends CallName>(
    name: N,
    request: Request<S, N>,
    settings: CallSettings = {},
  ): Promise<Answer<S, N>> {
    return this.#ask(name, request as Fields, settings) as Promise<Answer<S, N>>;
  }

  /** What the game is: players, options, codes, notation, limits. */
  async describeGame(
    settings: CallSettings = {},
  ): Promise<With<Answer<S, "describeGame">, "game">> {
    return this.#ask("describeGame", {}, settings);
  }

  /** The first position of a game, from its options and a seed. */
  newGame(
    settings?: NewGameSettings<S> & { sealed?: false | undefined },
  ): Promise<With<Answer<S, "newGame">, "state">>;
  newGame(settings: NewGameSettings<S>): Promise<Answer<S, "newGame">>;
  async newGame(settings: NewGameSettings<S> = {} as NewGameSettings<S>) {
    return this.#ask("newGame", this.#newGame(settings), settings);
  }

  /** Every legal move of a seat, or those that begin with a text, or the count alone. */
  async listLegalMoves(
    position: PositionOf<S>,
    settings: ListSettings<S> = {} as ListSettings<S>,
  ): Promise<Answer<S, "listLegalMoves">> {
    return this.#ask(
      "listLegalMoves",
      {
        position: this.#position("listLegalMoves", position),
        ...looking(settings),
        ...picked(settings, "seat", "countOnly", "prefix", "countRoutes"),
      },
      settings,
    );
  }

  /** Whether a move is legal, and if not, why. An illegal move is an answer here, not an error. */
  async checkMove(
    position: PositionOf<S>,
    move: MoveLike<S>,
    settings: CheckSettings<S> = {} as CheckSettings<S>,
  ): Promise<Verdict<S>> {
    return this.#ask(
      "checkMove",
      {
        position: this.#position("checkMove", position),
        ...looking(settings),
        ...picked(settings, "seat"),
        move: moveOf(move),
      },
      settings,
    );
  }

  /** Plays a move. Rejects with an `IllegalMoveError` when the rules forbid it. */
  applyMove(
    state: StateOf<S>,
    move: MoveLike<S>,
    settings?: ApplySettings<S> & Unwatched,
  ): Promise<With<Answer<S, "applyMove">, "state" | "outcome">>;
  applyMove(
    sealed: Uint8Array,
    move: MoveLike<S>,
    settings?: ApplySettings<S>,
  ): Promise<With<Answer<S, "applyMove">, "view" | "outcome">>;
  applyMove(
    state: StateOf<S>,
    move: MoveLike<S>,
    settings: ApplySettings<S> & Watched,
  ): Promise<With<Answer<S, "applyMove">, "view" | "outcome">>;
  applyMove(
    position: PositionOf<S>,
    move: MoveLike<S>,
    settings?: ApplySettings<S>,
  ): Promise<With<Answer<S, "applyMove">, "outcome">>;
  async applyMove(
    position: PositionOf<S>,
    move: MoveLike<S>,
    settings: ApplySettings<S> = {} as ApplySettings<S>,
  ) {
    return this.#ask(
      "applyMove",
      {
        position: this.#position("applyMove", position),
        ...looking(settings),
        ...picked(settings, "seat", "listNextMoves", "includePositionKey"),
        move: moveOf(move),
      },
      settings,
    );
  }

  /** How the game stands: in progress, won or drawn, and the scores. */
  async getOutcome(
    position: PositionOf<S>,
    settings: OutcomeSettings<S> = {} as OutcomeSettings<S>,
  ): Promise<With<Answer<S, "getOutcome">, "outcome">> {
    return this.#ask(
      "getOutcome",
      {
        position: this.#position("getOutcome", position),
        ...looking(settings),
        ...picked(settings, "includePositionKey"),
      },
      settings,
    );
  }

  /**
   * Plays a whole record and tells where it first breaks the rules, if it does. An illegal move is
   * an answer here, not an error. A record starts with a position or `{ newGame: { … } }`.
   */
  replayGame(
    start: Exclude<StartOf<S>, Uint8Array>,
    plies: Iterable<PlyLike<S>>,
    settings?: ReplaySettings<S> & Unwatched,
  ): Promise<With<Answer<S, "replayGame">, "state" | "outcome">>;
  replayGame(
    start: Uint8Array,
    plies: Iterable<PlyLike<S>>,
    settings?: ReplaySettings<S>,
  ): Promise<With<Answer<S, "replayGame">, "view" | "outcome">>;
  replayGame(
    start: Exclude<StartOf<S>, Uint8Array>,
    plies: Iterable<PlyLike<S>>,
    settings: ReplaySettings<S> & Watched,
  ): Promise<With<Answer<S, "replayGame">, "view" | "outcome">>;
  replayGame(
    start: StartOf<S>,
    plies: Iterable<PlyLike<S>>,
    settings?: ReplaySettings<S>,
  ): Promise<With<Answer<S, "replayGame">, "outcome">>;
  async replayGame(
    start: StartOf<S>,
    plies: Iterable<PlyLike<S>>,
    settings: ReplaySettings<S> = {} as ReplaySettings<S>,
  ) {
    const position =
      start !== undefined && "newGame" in start
        ? { case: "newGame", value: this.#newGame(start.newGame) }
        : this.#position("replayGame", start as PositionOf<S>);
    return this.#ask(
      "replayGame",
      {
        position,
        ...looking(settings),
        plies: pliesOf(plies),
        ...picked(settings, "includePositionKey"),
      },
      settings,
    );
  }

  /** What a seat or a spectator may see. */
  async viewState(
    position: PositionOf<S>,
    settings: Looking = {},
  ): Promise<With<Answer<S, "viewState">, "view" | "outcome">> {
    return this.#ask(
      "viewState",
      { position: this.#position("viewState", position), ...looking(settings) },
      settings,
    );
  }

  /** A random state that agrees with everything a view tells: what a searching player needs. */
  async sampleState(
    view: ViewOf<S>,
    settings: SampleSettings<S> = {} as SampleSettings<S>,
  ): Promise<With<Answer<S, "sampleState">, "state">> {
    return this.#ask(
      "sampleState",
      { view, ...seeded(settings), ...picked(settings, "known") },
      settings,
    );
  }

  /** Plays random games to their end and tells how they came out: what a searching player needs. */
  async simulatePlayouts(
    position: PositionOf<S>,
    settings: PlayoutSettings<S> = {} as PlayoutSettings<S>,
  ): Promise<Answer<S, "simulatePlayouts">> {
    const { count = USUAL_PLAYOUTS, plies = [] } = settings;
    return this.#ask(
      "simulatePlayouts",
      {
        position: this.#position("simulatePlayouts", position),
        ...looking(settings),
        plies: pliesOf(plies),
        count,
        ...seeded(settings),
        ...picked(settings, "known"),
      },
      settings,
    );
  }

  /** A picture of a state or view, as SVG. */
  async renderState(
    position: PositionOf<S> | ViewOf<S>,
    settings: RenderSettings<S> = {} as RenderSettings<S>,
  ): Promise<Answer<S, "renderState">> {
    const { lastMove } = settings as { lastMove?: MoveLike<S> };
    return this.#ask(
      "renderState",
      {
        position: this.#position("renderState", position),
        ...looking(settings),
        drawing: fieldsOf(DrawingSchema, settings),
        lastMove: lastMove === undefined ? undefined : moveOf(lastMove),
      },
      settings,
    );
  }

  /**
   * Makes many calls in one message.
   *
   *     const [good, bad] = await hexaequo.batch((one) => [
   *       one.checkMove(state, "T@H8"),
   *       one.checkMove(state, "T@A0"),
   *     ]);
   *     if (good.status === "fulfilled") console.log(good.value.legal);
   *
   * `fill` calls methods of the game it is given, which wait for the batch; what it returns comes
   * back as by `Promise.allSettled`. A state that several calls are about is sent once. The whole
   * rejects only when the batch itself fails.
   */
  async batch<const T extends readonly unknown[]>(
    fill: (one: Game<S>) => T,
    settings: CallSettings = {},
  ): Promise<Settled<T>> {
    const queue: Queued[] = [];
    const one = new Game(
      this.service,
      (call, request) =>
        new Promise((resolve, reject) => {
          queue.push({ name: call.localName, request, resolve: resolve as Resolve, reject });
        }),
    );
    const results = Promise.allSettled(fill(one)) as Promise<Settled<T>>;
    try {
      const { position, calls } = batched(queue);
      const answer: Fields = await this.#ask("batch", { position, calls }, settings);
      const answers = answer["results"] as BatchResult[];
      queue.forEach((waiting, index) => {
        settle(waiting, answers[index]?.result);
      });
    } catch (error) {
      // Nobody waits for the single calls any more, but they must not hang.
      for (const { reject } of queue) reject(error);
      throw error;
    }
    return results;
  }

  // The types of requests depend on the game in ways that are beyond TypeScript's inference inside
  // a generic class. The methods' own types are exact; here requests are plain objects.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  #ask(name: CallName, fields: Fields, settings: CallSettings): Promise<any> {
    const call: UnaryCall<DescMessage, DescMessage> = this.service.method[name];
    const given = fields["$typeName"];
    if (given !== undefined && given !== call.input.typeName) {
      throw new TypeError(`${call.name} takes ${call.input.typeName}, not ${given}`);
    }
    return this.#run(call, create(call.input, fields), picked(settings, "timeoutMs", "signal"));
  }

  #newGame(settings: Fields): Fields {
    const options = this.service.method.newGame.input.field.options.message;
    return {
      options: options && fieldsOf(options, settings),
      ...seeded(settings),
      ...picked(settings, "sealed", "includePositionKey"),
    };
  }

  /** The value in that member of the request's position that has the value's type. */
  #position(name: CallName, value: Uint8Array | Message | undefined): Position | undefined {
    // The types demand one; without it the server says so better than any code here.
    if (value === undefined) return undefined;
    const { input } = this.service.method[name] as UnaryCall<DescMessage, DescMessage>;
    const members = input.oneofs.find((each) => each.name === "position")?.fields ?? [];
    for (const field of members) {
      const fits =
        value instanceof Uint8Array
          ? field.fieldKind === "scalar" && field.scalar === ScalarType.BYTES
          : field.fieldKind === "message" && field.message.typeName === value.$typeName;
      if (fits) return { case: field.localName, value };
    }
    const given = (value as Partial<Message>).$typeName ?? typeof value;
    throw new TypeError(`${given} is no position of ${input.typeName}`);
  }
}

type Resolve = (answer: unknown) => void;

/** A call that waits for its batch. */
interface Queued {
  name: string;
  request: Message;
  resolve: Resolve;
  reject: (error: unknown) => void;
}

interface BatchResult {
  result: { case: string | undefined; value?: unknown };
}

interface Position {
  case: string | undefined;
  value?: unknown;
}

/** The calls of a batch, the position of the first one taken out where they share it. */
function batched(queue: readonly Queued[]): { position: Position | undefined; calls: Fields[] } {
  const positions = queue.map(({ request }) => (request as { position?: Position }).position);
  const shared = positions.find(
    (position) => position?.case === "state" || position?.case === "sealedState",
  );
  const calls = queue.map(({ name, request }, index) => {
    if (name === "describeGame" || name === "batch") {
      throw new TypeError(`${name} can't be part of a batch`);
    }
    const lent = shared !== undefined && positions[index]?.value === shared.value;
    const value = lent ? { ...request, position: { case: undefined } } : request;
    return { call: { case: name, value } };
  });
  return { position: shared, calls };
}

function settle({ name, resolve, reject }: Queued, result: BatchResult["result"] | undefined) {
  if (result?.case === "error") {
    reject(errorOfStatus(result.value as Parameters<typeof errorOfStatus>[0]));
  } else if (result?.case === name) {
    resolve(result.value);
  } else {
    reject(new InternalError("UNKNOWN", "the server left this result of the batch empty"));
  }
}

function moveOf(move: unknown): unknown {
  return typeof move === "string" ? { text: move } : move;
}

function pliesOf(plies: Iterable<unknown>): unknown[] {
  if (typeof plies === "string") throw new TypeError("plies are a list of moves, not one text");
  return Array.from(plies, (ply) =>
    typeof ply === "object" && ply !== null && "move" in ply
      ? { ...picked(ply, "seat"), move: moveOf(ply.move) }
      : { move: moveOf(ply) },
  );
}

function looking({ seatToken, viewer }: Looking): Fields {
  return { seatToken, viewer: viewer === undefined ? undefined : viewerOf(viewer) };
}

function viewerOf(viewer: ViewerLike): unknown {
  if (typeof viewer === "number") return { kind: { case: "seat", value: viewer } };
  if (viewer === "spectator") return { kind: { case: "spectator", value: true } };
  if (typeof viewer === "string") {
    throw new TypeError(`a viewer is a seat's number or "spectator", not "${viewer}"`);
  }
  return viewer;
}

function seeded(settings: object): Fields {
  const { seed } = settings as { seed?: number | bigint };
  return seed === undefined ? {} : { seed: BigInt(seed) };
}

/** The settings that are the message's fields. Undefined when there are none. */
function fieldsOf(message: DescMessage, settings: object): Fields | undefined {
  const names = message.members.map(({ localName }) => localName);
  const fields = picked(settings, ...names);
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** Those properties that are set. */
function picked(from: object, ...names: string[]): Fields {
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}
