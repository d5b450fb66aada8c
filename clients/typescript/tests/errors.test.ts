import assert from "node:assert/strict";
import test from "node:test";
import { type DescMessage, toBinary } from "@bufbuild/protobuf";
import { base64Decode } from "@bufbuild/protobuf/wire";
import { Code, ConnectError } from "@connectrpc/connect";
import * as ludex from "@ludex/client";
import { fake } from "./fake.js";

const VIOLATION = { code: "TOUCHES_TOO_FEW", message: "Too few.", concerns: ["A0"] };

/** The error that a call rejects with when the server answers with this one. */
async function rejected(failure: ConnectError): Promise<ludex.LudexError> {
  const { ludex: client } = fake(
    () => {
      throw failure;
    },
    { retry: false },
  );
  return client.hexaequo.newGame().then(
    () => assert.fail("it should have failed"),
    (error) => error,
  );
}

test("every status has its error", async () => {
  const kinds: [Code, string, typeof ludex.LudexError][] = [
    [Code.InvalidArgument, "INVALID_ARGUMENT", ludex.InvalidRequestError],
    [Code.FailedPrecondition, "FAILED_PRECONDITION", ludex.PreconditionFailedError],
    [Code.Unauthenticated, "UNAUTHENTICATED", ludex.UnauthenticatedError],
    [Code.PermissionDenied, "PERMISSION_DENIED", ludex.PermissionDeniedError],
    [Code.ResourceExhausted, "RESOURCE_EXHAUSTED", ludex.ResourceExhaustedError],
    [Code.Unimplemented, "UNIMPLEMENTED", ludex.UnimplementedError],
    [Code.Unavailable, "UNAVAILABLE", ludex.UnavailableError],
    [Code.DeadlineExceeded, "DEADLINE_EXCEEDED", ludex.DeadlineExceededError],
    [Code.Internal, "INTERNAL", ludex.InternalError],
    [Code.Unknown, "UNKNOWN", ludex.InternalError],
    [Code.DataLoss, "DATA_LOSS", ludex.InternalError],
    [Code.NotFound, "NOT_FOUND", ludex.LudexError],
    [Code.Canceled, "CANCELLED", ludex.LudexError],
  ];
  for (const [code, name, Kind] of kinds) {
    const error = await rejected(new ConnectError("It went wrong.", code));
    assert.equal(error.constructor, Kind);
    assert.equal(error.name, Kind.name);
    assert.equal(error.code, name);
    assert.equal(error.message, "It went wrong.");
    assert.equal(error.reason, "");
    assert.deepEqual(error.fields, []);
  }
});

test("an illegal move brings the violation", async () => {
  const failure = new ConnectError("Too few.", Code.FailedPrecondition, undefined, [
    { desc: ludex.ViolationSchema, value: VIOLATION },
  ]);
  const error = await rejected(failure);
  assert(error instanceof ludex.IllegalMoveError);
  assert(error instanceof ludex.PreconditionFailedError);
  assert(error instanceof ludex.LudexError);
  assert.deepEqual(error.violation.concerns, ["A0"]);
});

test("details that can't be read are left out", async () => {
  const failure = new ConnectError("Too few.", Code.FailedPrecondition);
  failure.details = [
    { type: "ludex.core.v1.Violation", value: base64Decode("////") },
    { type: "something.else", value: new Uint8Array([1]) },
  ];
  const error = await rejected(failure);
  assert.equal(error.constructor, ludex.PreconditionFailedError);
});

test("an error of a batch is the same as alone", async () => {
  const value = toBinary(
    ludex.ViolationSchema as DescMessage,
    {
      $typeName: "ludex.core.v1.Violation",
      ...VIOLATION,
      rule: "",
    } as never,
  );
  const typeUrl = "type.googleapis.com/ludex.core.v1.Violation";
  const status = { code: 9, message: "Too few.", details: [{ typeUrl, value }] };
  const { ludex: client } = fake(() => ({
    results: [{ result: { case: "error", value: status } }],
  }));
  const [result] = await client.hexaequo.batch((one) => [one.newGame()]);
  assert(result.status === "rejected");
  assert(result.reason instanceof ludex.IllegalMoveError);
  assert.equal(result.reason.violation.code, "TOUCHES_TOO_FEW");
});
