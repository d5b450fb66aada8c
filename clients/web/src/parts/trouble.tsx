/** What stood in the way of a move: the rules, or the connection to the service. */

import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../boards/board";

/** A table, as far as its troubles go. */
export interface Troubled {
  /** Why the move that was tried is illegal. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** What went wrong otherwise, in a sentence. */
  readonly problem: ReadonlySignal<string | undefined>;
  dismiss(): void;
}

export function Trouble({
  table,
  showRule,
}: {
  table: Troubled;
  showRule(rule: string): void;
}): JSX.Element {
  const refusal = table.refusal.value;
  const problem = table.problem.value;
  return (
    <>
      {refusal !== undefined && (
        <RefusalNote
          refusal={refusal}
          dismiss={() => table.dismiss()}
          showRule={() => showRule(refusal.rule)}
        />
      )}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Why a move is illegal, and where that is written. */
function RefusalNote({
  refusal,
  dismiss,
  showRule,
}: {
  refusal: Refusal;
  dismiss(): void;
  showRule(): void;
}) {
  return (
    <div class="refusal" data-code={refusal.code}>
      <p>
        <b>{refusal.move} is illegal.</b> {refusal.message}
      </p>
      <p class="refusal-more">
        <code>{refusal.code}</code>
        {refusal.rule !== "" && (
          <button type="button" class="linklike" onClick={showRule}>
            Read the rule
          </button>
        )}
        <button type="button" class="linklike" onClick={dismiss}>
          Close
        </button>
      </p>
    </div>
  );
}
