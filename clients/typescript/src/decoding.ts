/** From statuses to errors. What cannot be read of the details is left out, never thrown about. */

import { Code, ConnectError } from "@connectrpc/connect";
import * as errors from "./errors.js";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  PreconditionFailureSchema,
} from "./gen/google/rpc/error_details_pb.js";
import type { Status } from "./gen/google/rpc/status_pb.js";
import { ViolationSchema } from "./gen/ludex/core/v1/play_pb.js";

const CODES: Record<Code, errors.StatusCode> = {
  [Code.Canceled]: "CANCELLED",
  [Code.Unknown]: "UNKNOWN",
  [Code.InvalidArgument]: "INVALID_ARGUMENT",
  [Code.DeadlineExceeded]: "DEADLINE_EXCEEDED",
  [Code.NotFound]: "NOT_FOUND",
  [Code.AlreadyExists]: "ALREADY_EXISTS",
  [Code.PermissionDenied]: "PERMISSION_DENIED",
  [Code.ResourceExhausted]: "RESOURCE_EXHAUSTED",
  [Code.FailedPrecondition]: "FAILED_PRECONDITION",
  [Code.Aborted]: "ABORTED",
  [Code.OutOfRange]: "OUT_OF_RANGE",
  [Code.Unimplemented]: "UNIMPLEMENTED",
  [Code.Internal]: "INTERNAL",
  [Code.Unavailable]: "UNAVAILABLE",
  [Code.DataLoss]: "DATA_LOSS",
  [Code.Unauthenticated]: "UNAUTHENTICATED",
};

const KINDS: Partial<Record<errors.StatusCode, typeof errors.LudexError>> = {
  INVALID_ARGUMENT: errors.InvalidRequestError,
  FAILED_PRECONDITION: errors.PreconditionFailedError,
  UNAUTHENTICATED: errors.UnauthenticatedError,
  PERMISSION_DENIED: errors.PermissionDeniedError,
  RESOURCE_EXHAUSTED: errors.ResourceExhaustedError,
  UNIMPLEMENTED: errors.UnimplementedError,
  UNAVAILABLE: errors.UnavailableError,
  DEADLINE_EXCEEDED: errors.DeadlineExceededError,
  INTERNAL: errors.InternalError,
  UNKNOWN: errors.InternalError,
  DATA_LOSS: errors.InternalError,
};

/** The error that a failed call stands for. */
export function errorOf(failure: ConnectError): errors.LudexError {
  const code = CODES[failure.code] ?? "UNKNOWN";
  const details = detailsOf(failure);
  const { violation } = details;
  const options = { cause: failure };
  if (code === "FAILED_PRECONDITION" && violation !== undefined) {
    const illegal = { ...details, violation };
    return new errors.IllegalMoveError(code, failure.rawMessage, illegal, options);
  }
  const Kind = KINDS[code] ?? errors.LudexError;
  return new Kind(code, failure.rawMessage, details, options);
}

/** The error that a status stands for, as an answer of a batch brings it. */
export function errorOfStatus(status: Status): errors.LudexError {
  const failure = new ConnectError(status.message, status.code);
  failure.details = status.details.map(({ typeUrl, value }) => ({
    type: typeUrl.slice(typeUrl.lastIndexOf("/") + 1),
    value,
  }));
  return errorOf(failure);
}

/** Gathers the kinds of details that ludex sends and passes over all others. */
function detailsOf(failure: ConnectError): errors.Details {
  const [info] = failure.findDetails(ErrorInfoSchema);
  const [request] = failure.findDetails(BadRequestSchema);
  const [unmet] = failure.findDetails(PreconditionFailureSchema);
  const [violation] = failure.findDetails(ViolationSchema);
  return {
    reason: info?.reason ?? "",
    domain: info?.domain ?? "",
    metadata: info?.metadata ?? {},
    fields: (request?.fieldViolations ?? []).map(({ field, reason, description }) => ({
      path: field,
      reason,
      description,
    })),
    preconditions: (unmet?.violations ?? []).map(({ type, subject, description }) => ({
      type,
      subject,
      description,
    })),
    violation,
  };
}
