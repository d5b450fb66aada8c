/** Every call that this page has made, newest last, for the panel that shows them. */

import type { DescMessage, DescMethod, Message } from "@bufbuild/protobuf";
import { signal } from "@preact/signals";

/** A call as it was made and answered. Messages are turned into JSON when somebody looks. */
export interface Recorded {
  id: number;
  method: DescMethod;
  request: Message;
  /** Absent while it is under way, or when it failed. */
  answer?: Message;
  error?: unknown;
  /** Milliseconds from asking to answering. */
  took?: number;
}

const KEPT = 100;
let last = 0;

/** The latest calls, oldest first. */
export const calls = signal<readonly Recorded[]>([]);

/** Notes that a call is made; what it returns notes how it came out. */
export function record(method: DescMethod, request: Message) {
  last += 1;
  const id = last;
  const began = performance.now();
  calls.value = [...calls.value.slice(1 - KEPT), { id, method, request }];
  const end = (outcome: { answer: Message } | { error: unknown }) => {
    const took = performance.now() - began;
    calls.value = calls.value.map((each) =>
      each.id === id ? { ...each, ...outcome, took } : each,
    );
  };
  return {
    answered: (answer: Message) => end({ answer }),
    failed: (error: unknown) => end({ error }),
  };
}

/** What a method takes. */
export function inputOf(call: Recorded): DescMessage {
  return call.method.input;
}
