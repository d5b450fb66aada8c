/**
 * Every error that a call can reject with.
 *
 *     LudexError                   any call that the server, or the way to it, did not answer
 *       InvalidRequestError        INVALID_ARGUMENT: malformed or impossible; `fields` says where
 *       PreconditionFailedError    FAILED_PRECONDITION: not in this state of the game or server
 *         IllegalMoveError         ... because the rules forbid the move; `violation` says why
 *       UnauthenticatedError       UNAUTHENTICATED: a missing or forged token, seal or seat token
 *       PermissionDeniedError      PERMISSION_DENIED: a genuine one, for something else
 *       ResourceExhaustedError     RESOURCE_EXHAUSTED: too large, or the server is too busy
 *       UnimplementedError         UNIMPLEMENTED: this server does not serve the game
 *       UnavailableError           UNAVAILABLE: no server answered, after all retries
 *       DeadlineExceededError      DEADLINE_EXCEEDED: no answer in time
 *       InternalError              INTERNAL, UNKNOWN, DATA_LOSS: the server's fault; `errorId`
 *
 * Mistakes that need no server to be noticed, such as passing another game's state, are TypeErrors.
 * A call that is ended by its signal rejects with the signal's reason, as `fetch` does.
 */

import type { Violation } from "./gen/ludex/core/v1/play_pb.js";

/** A status of gRPC. */
export type StatusCode =
  | "CANCELLED"
  | "UNKNOWN"
  | "INVALID_ARGUMENT"
  | "DEADLINE_EXCEEDED"
  | "NOT_FOUND"
  | "ALREADY_EXISTS"
  | "PERMISSION_DENIED"
  | "RESOURCE_EXHAUSTED"
  | "FAILED_PRECONDITION"
  | "ABORTED"
  | "OUT_OF_RANGE"
  | "UNIMPLEMENTED"
  | "INTERNAL"
  | "UNAVAILABLE"
  | "DATA_LOSS"
  | "UNAUTHENTICATED";

/** One thing wrong with a request. */
export interface FieldViolation {
  /** The field at fault, as in `state.tiles[3].q`; empty when it is the request as a whole. */
  readonly path: string;
  /** A stable code, from the game's `defects` in `describeGame`; empty when none was given. */
  readonly reason: string;
  /** What is wrong, in plain English. */
  readonly description: string;
}

/** One thing that would have to be otherwise before the call could succeed. */
export interface Precondition {
  /** A stable code. */
  readonly type: string;
  /** What it is about. */
  readonly subject: string;
  /** What is wrong, in plain English. */
  readonly description: string;
}

/** What an error carries beyond its status: whatever of it could be read. */
export interface Details {
  readonly reason: string;
  readonly domain: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly fields: readonly FieldViolation[];
  readonly preconditions: readonly Precondition[];
  readonly violation: Violation | undefined;
}

/** An error without details. */
export const NO_DETAILS: Details = {
  reason: "",
  domain: "",
  metadata: {},
  fields: [],
  preconditions: [],
  violation: undefined,
};

/** A call that the server, or the way to it, did not answer. */
export class LudexError extends Error {
  override name = "LudexError";
  /** The status. */
  readonly code: StatusCode;
  /** A stable code: what happened. Empty when the error comes from the network. */
  readonly reason: string;
  /** Who gave the reason: `ludex.dev`. Empty when there is no reason. */
  readonly domain: string;
  /** Further facts that belong to the reason, by name. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The fields at fault. */
  readonly fields: readonly FieldViolation[];

  /** `message` is for people: do not parse it, for `reason` is stable and it is not. */
  constructor(
    code: StatusCode,
    message: string,
    details: Details = NO_DETAILS,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.reason = details.reason;
    this.domain = details.domain;
    this.metadata = details.metadata;
    this.fields = details.fields;
  }
}

/** The request is malformed or impossible; `fields` says where. A bug of the caller's. */
export class InvalidRequestError extends LudexError {
  override name = "InvalidRequestError";
}

/** The call cannot succeed in this state of the game or server. */
export class PreconditionFailedError extends LudexError {
  override name = "PreconditionFailedError";
  /** What would have to be otherwise. */
  readonly preconditions: readonly Precondition[];

  constructor(code: StatusCode, message: string, details = NO_DETAILS, options?: ErrorOptions) {
    super(code, message, details, options);
    this.preconditions = details.preconditions;
  }
}

/** The rules forbid the move. A player's mistake. */
export class IllegalMoveError extends PreconditionFailedError {
  override name = "IllegalMoveError";
  /** Why: a stable code, a sentence, the rule, and the cells, cards or seats concerned. */
  readonly violation: Violation;

  constructor(
    code: StatusCode,
    message: string,
    details: Details & { violation: Violation },
    options?: ErrorOptions,
  ) {
    super(code, message, details, options);
    this.violation = details.violation;
  }
}

/** A token, sealed state or seat token is missing or not genuine. */
export class UnauthenticatedError extends LudexError {
  override name = "UnauthenticatedError";
}

/** A token, sealed state or seat token is genuine, but for something else. */
export class PermissionDeniedError extends LudexError {
  override name = "PermissionDeniedError";
}

/** The request or answer is too large, or the server too busy. */
export class ResourceExhaustedError extends LudexError {
  override name = "ResourceExhaustedError";
}

/** This server does not serve the game, or not the call. */
export class UnimplementedError extends LudexError {
  override name = "UnimplementedError";
}

/** No server answered, after all retries. */
export class UnavailableError extends LudexError {
  override name = "UnavailableError";
}

/** No answer came in time. */
export class DeadlineExceededError extends LudexError {
  override name = "DeadlineExceededError";
}

/** A fault of the server's. */
export class InternalError extends LudexError {
  override name = "InternalError";

  /** What the server's log calls this error: to be reported. Empty when it gave none. */
  get errorId(): string {
    return this.metadata["id"] ?? "";
  }
}
