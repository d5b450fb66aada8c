/** Attempts at one thing, and the time that they have together. */

/**
 * How often, and after which waits, a call is tried again when no server is available.
 *
 * Only UNAVAILABLE is retried: it means that nobody has answered. Every other status is an answer,
 * and would be the same again. Each wait is up to 20 % shorter or longer than stated, so that
 * clients that failed together do not come back together. A call's deadline covers all its attempts
 * and waits.
 */
export interface Retry {
  /** How many attempts in all, the first one included. Usually 4. */
  attempts?: number;
  /** The wait before the second attempt, in milliseconds. Usually 100. */
  firstWaitMs?: number;
  /** What no wait exceeds, in milliseconds. Usually 2000. */
  longestWaitMs?: number;
  /** By how much each wait is longer than the one before. Usually 2. */
  factor?: number;
}

/** The waits between the attempts, in milliseconds. */
export function* waits(retry: Retry | false): Generator<number, undefined> {
  if (retry === false) return;
  const { attempts = 4, firstWaitMs = 100, longestWaitMs = 2000, factor = 2 } = retry;
  for (let again = 0; again < attempts - 1; again++) {
    const wait = Math.min(firstWaitMs * factor ** again, longestWaitMs);
    yield wait * (0.8 + 0.4 * Math.random());
  }
}

/** The longest that a deadline can be put into words on the wire: more is no limit. */
const LONGEST_MS = 99_999_999;

/** A point in time. */
export class Deadline {
  readonly #end: number;

  /** Ends after this time; null for never. */
  constructor(timeoutMs: number | null) {
    this.#end = timeoutMs === null ? Number.POSITIVE_INFINITY : performance.now() + timeoutMs;
  }

  /** The time that is left, in whole milliseconds. Undefined when there is no limit. */
  get remainingMs(): number | undefined {
    const remaining = Math.ceil(this.#end - performance.now());
    return remaining > LONGEST_MS ? undefined : Math.max(remaining, 0);
  }

  get passed(): boolean {
    return this.remainingMs === 0;
  }

  /** Waits for this time, or until the deadline. Rejects with the signal's reason if it is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const ended = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener("abort", ended);
          resolve();
        },
        Math.min(ms, this.remainingMs ?? ms),
      );
      signal?.addEventListener("abort", ended, { once: true });
    });
  }
}
