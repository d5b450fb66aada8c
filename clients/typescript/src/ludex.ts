import { type DescMessage, type MessageShape, toBinary } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import { errorOf } from "./decoding.js";
import { DeadlineExceededError } from "./errors.js";
import { Game, type Run, type UnaryCall } from "./game.js";
import { HexaequoService } from "./gen/ludex/hexaequo/v1/service_pb.js";
import { LimesService } from "./gen/ludex/limes/v1/service_pb.js";
import { LimitsService } from "./gen/ludex/limits/v1/service_pb.js";
import { SmallholderService } from "./gen/ludex/smallholder/v1/service_pb.js";
import { Deadline, type Retry, waits } from "./retry.js";
import type { AnyService, CallSettings } from "./types.js";

/** The names of all games. */
export const GAMES = ["hexaequo", "limes", "limits", "smallholder"] as const;

/** The name of a game. */
export type GameName = (typeof GAMES)[number];

/** How a client behaves. */
export interface LudexOptions {
  /**
   * How long a call may take unless it says otherwise, all its attempts included, in milliseconds;
   * null for no limit. Absent: 10 seconds.
   */
  timeoutMs?: number | null | undefined;
  /** How calls are retried when no server is available; false for not at all. */
  retry?: Retry | false | undefined;
  /** A bearer token to send with every call. Without TLS it can be read on the way. */
  token?: string | undefined;
}

const USUAL_TIMEOUT_MS = 10_000;

/**
 * A client of a ludex server, with a typed client for each game.
 *
 *     const ludex = new Ludex(transport);
 *     const { state } = await ludex.hexaequo.newGame();
 *     const after = await ludex.hexaequo.applyMove(state, "T@H8");
 *
 * `connect` of `@ludex/client/node` and `@ludex/client/web` makes one with a transport that fits.
 */
export class Ludex {
  readonly hexaequo: Game<typeof HexaequoService>;
  readonly limes: Game<typeof LimesService>;
  readonly limits: Game<typeof LimitsService>;
  readonly smallholder: Game<typeof SmallholderService>;

  readonly #transport: Transport;
  readonly #timeoutMs: number | null;
  readonly #retry: Retry | false;
  readonly #header: Record<string, string>;

  /** `transport` is any transport of Connect's that speaks to the server. */
  constructor(transport: Transport, options: LudexOptions = {}) {
    this.#transport = transport;
    this.#timeoutMs = options.timeoutMs === undefined ? USUAL_TIMEOUT_MS : options.timeoutMs;
    this.#retry = options.retry ?? {};
    this.#header = options.token ? { authorization: `Bearer ${options.token}` } : {};
    const run: Run = (call, request, settings) => this.#run(call, request, settings);
    this.hexaequo = new Game(HexaequoService, run);
    this.limes = new Game(LimesService, run);
    this.limits = new Game(LimitsService, run);
    this.smallholder = new Game(SmallholderService, run);
  }

  /** The game of this name, for programs that choose it while they run. */
  game(name: GameName): Game<AnyService> {
    if (!GAMES.includes(name)) {
      throw new TypeError(`no game is called ${name}; there are ${GAMES.join(", ")}`);
    }
    return this[name];
  }

  async #run<I extends DescMessage, O extends DescMessage>(
    call: UnaryCall<I, O>,
    request: MessageShape<I>,
    { timeoutMs = this.#timeoutMs, signal }: CallSettings,
  ): Promise<MessageShape<O>> {
    const deadline = new Deadline(timeoutMs);
    const pauses = waits(this.#retry);
    for (;;) {
      signal?.throwIfAborted();
      if (deadline.passed) {
        throw new DeadlineExceededError("DEADLINE_EXCEEDED", "no answer came in time");
      }
      try {
        const remaining = deadline.remainingMs;
        // To a transport, 0 means that there is no limit.
        const answer = await this.#transport.unary(
          call,
          signal,
          remaining ?? 0,
          this.#header,
          request,
        );
        return answer.message;
      } catch (error) {
        signal?.throwIfAborted();
        const failure = ConnectError.from(error);
        const wait = failure.code === Code.Unavailable ? pauses.next().value : undefined;
        if (wait === undefined) {
          throw cannotBeSent(call, request) ?? errorOf(failure);
        }
        await deadline.wait(wait, signal);
      }
    }
  }
}

/** The mistake in a request that could not even be written down, such as a seat of -1. */
function cannotBeSent<I extends DescMessage>(
  { input, name }: UnaryCall<I, DescMessage>,
  request: MessageShape<I>,
): TypeError | undefined {
  try {
    toBinary(input, request);
    return undefined;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return new TypeError(`no request of ${name}: ${message}`, { cause });
  }
}
