import { create } from "@bufbuild/protobuf";
import { type Event, EventSchema, MoveSchema } from "@ludex/client/smallholder";
import { expect, test } from "vitest";
import { happened } from "./shown";

const move = create(MoveSchema, { text: "B3" });

function last(seat: number, ...kinds: unknown[]) {
  const events = kinds.map((kind) => create(EventSchema, { kind: kind as Event["kind"] }));
  return { text: "B3", move, seat, events };
}

test("a stone that captures is told with what it captured, and whose", () => {
  const placed = { case: "stonePlaced", value: { seat: 1, cell: { column: 1, row: 2 } } };
  const captured = {
    case: "stonesCaptured",
    value: {
      bySeat: 1,
      cells: [
        { column: 1, row: 1 },
        { column: 2, row: 1 },
      ],
    },
  };
  expect(happened(last(1, placed, captured))).toEqual({
    placed: "B3",
    captured: new Set(["B2", "C2"]),
    of: 0,
  });
});

test("without events the move's text says where the stone stands", () => {
  expect(happened(last(0))).toEqual({ placed: "B3", captured: new Set(), of: 1 });
});

test("nothing has happened at the start", () => {
  expect(happened(undefined)).toMatchObject({ placed: undefined, captured: new Set() });
});
