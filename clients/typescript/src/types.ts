import type { MessageInitShape, MessageShape } from "@bufbuild/protobuf";
import type { Viewer, ViewerSchema } from "./gen/ludex/core/v1/play_pb.js";
import type { HexaequoService } from "./gen/ludex/hexaequo/v1/service_pb.js";
import type { LimesService } from "./gen/ludex/limes/v1/service_pb.js";
import type { LimitsService } from "./gen/ludex/limits/v1/service_pb.js";
import type { SmallholderService } from "./gen/ludex/smallholder/v1/service_pb.js";

/** The service of any of the games. All have the same calls; only their messages differ. */
export type AnyService =
  | typeof HexaequoService
  | typeof LimesService
  | typeof LimitsService
  | typeof SmallholderService;

/** The name of a call: `applyMove`. */
export type CallName = keyof AnyService["method"];

/** What a call answers. */
export type Answer<S extends AnyService, N extends CallName> = MessageShape<
  S["method"][N]["output"]
>;

/** What a call is asked with: the message, or an object to make it from. */
export type Request<S extends AnyService, N extends CallName> = MessageInitShape<
  S["method"][N]["input"]
>;

type Asked<S extends AnyService, N extends CallName> = MessageShape<S["method"][N]["input"]>;

/** A game's whole position. */
export type StateOf<S extends AnyService> = NonNullable<Answer<S, "newGame">["state"]>;

/** A position as the server takes it: a state, or the bytes of a sealed one. */
export type PositionOf<S extends AnyService> = StateOf<S> | Uint8Array;

/** What a viewer sees of a position. */
export type ViewOf<S extends AnyService> = NonNullable<Answer<S, "viewState">["view"]>;

/** A move, as the server lists it. */
export type MoveOf<S extends AnyService> = Answer<S, "listLegalMoves">["moves"][number];

/** A move as callers can give it: its text, the message, or an object to make the message from. */
export type MoveLike<S extends AnyService> =
  | string
  | NonNullable<Extract<Request<S, "checkMove">, { $typeName?: never }>["move"]>;

/** A move of a record: the move alone, or with the seat that made it. */
export type PlyLike<S extends AnyService> =
  | MoveLike<S>
  | { seat?: number | undefined; move: MoveLike<S> };

/** Who looks: a seat's number, somebody who sees what everybody sees, or the message. */
export type ViewerLike = number | "spectator" | Viewer | MessageInitShape<typeof ViewerSchema>;

/** The options of a new game. */
export type OptionsOf<S extends AnyService> = NonNullable<
  Extract<Request<S, "newGame">, { $typeName?: never }>["options"]
>;

/** The drawing's settings. */
type Drawing = NonNullable<
  Extract<Request<AnyService, "renderState">, { $typeName?: never }>["drawing"]
>;

type Known<S extends AnyService> = NonNullable<
  Extract<Request<S, "sampleState">, { $typeName?: never }>["known"]
>;

/** The fields of a message without what makes it one. */
type Bare<T> = Omit<Extract<T, { $typeName?: never }>, "$typeName" | "$unknown">;

/** Fields of a request that are passed on as they are. */
type Plain<S extends AnyService, N extends CallName, F extends PropertyKey> = Partial<
  Pick<Asked<S, N>, F & keyof Asked<S, N>>
>;

/** What can be said about how any call is made. */
export interface CallSettings {
  /**
   * How long the call may take, all its attempts included, in milliseconds; null for no limit.
   * Absent: the client's own, usually 10 seconds.
   */
  timeoutMs?: number | null | undefined;
  /** Ends the call early; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** For whom an answer is written. */
export interface Looking extends CallSettings {
  /** With a sealed state: the token of the seat that asks. Absent: a spectator. */
  seatToken?: string | undefined;
  /** With a plain state: who looks. Absent: somebody who may see everything. */
  viewer?: ViewerLike | undefined;
}

/** Something random that can be repeated. */
interface Seeded {
  /** Decides all that chance decides: the same seed gives the same. Absent: drawn at random. */
  seed?: number | bigint | undefined;
}

/** The options of the game, and the settings of `newGame`. */
export type NewGameSettings<S extends AnyService> = Bare<OptionsOf<S>> &
  Plain<S, "newGame", "includePositionKey"> &
  Seeded &
  CallSettings & {
    /** Ask for the state sealed, with a token for each seat. Needs a server with a sealing key. */
    sealed?: boolean | undefined;
  };

/** The settings of `listLegalMoves`. */
export type ListSettings<S extends AnyService> = Plain<
  S,
  "listLegalMoves",
  "seat" | "countOnly" | "prefix" | "countRoutes"
> &
  Looking;

/** The settings of `checkMove`. */
export type CheckSettings<S extends AnyService> = Plain<S, "checkMove", "seat"> & Looking;

/** The settings of `applyMove`. */
export type ApplySettings<S extends AnyService> = Plain<
  S,
  "applyMove",
  "seat" | "listNextMoves" | "includePositionKey"
> &
  Looking;

/** The settings of `getOutcome`. */
export type OutcomeSettings<S extends AnyService> = Plain<S, "getOutcome", "includePositionKey"> &
  Looking;

/** Where a record starts: a position, or a new game with its options and seed. */
export type StartOf<S extends AnyService> =
  | PositionOf<S>
  | { newGame: Bare<OptionsOf<S>> & Seeded };

/** The settings of `replayGame`. */
export type ReplaySettings<S extends AnyService> = Plain<S, "replayGame", "includePositionKey"> &
  Looking;

/** The settings of `sampleState`. */
export type SampleSettings<S extends AnyService> = Seeded &
  CallSettings & {
    /** What the viewer remembers beyond the view. */
    known?: Known<S> | undefined;
  };

/** The settings of `simulatePlayouts`. */
export type PlayoutSettings<S extends AnyService> = Seeded &
  Looking & {
    /** How many games to play. Absent: 100. */
    count?: number | undefined;
    /** Moves to play first, in every game: the candidate to be judged. */
    plies?: readonly PlyLike<S>[] | undefined;
    /** With a viewer: what the viewer remembers beyond the view. */
    known?: Known<S> | undefined;
  };

/** How to draw, and the settings of `renderState`. */
export type RenderSettings<S extends AnyService> = Bare<Drawing> &
  Looking & {
    /** The move to mark as the last one played. */
    lastMove?: MoveLike<S> | undefined;
  };

/** A message of which the contract promises that these fields are set. */
export type With<T, F extends PropertyKey> = T extends unknown
  ? T & { [K in F & keyof T]-?: NonNullable<T[K]> }
  : never;

/** Without a viewer: the state itself. */
export interface Unwatched {
  viewer?: undefined;
  seatToken?: undefined;
}

/** With a viewer: what the viewer sees. */
export interface Watched {
  viewer: ViewerLike;
}

/** Whether a move is legal; when not, why. */
export type Verdict<S extends AnyService> =
  | (With<Answer<S, "checkMove">, "canonicalMove"> & { legal: true })
  | (With<Answer<S, "checkMove">, "violation"> & { legal: false });
