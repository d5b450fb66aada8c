import type { JSX } from "preact";
import type { Refusal } from "../boards/board";

/** Why the move that was tried is illegal, and where that is written. */
export function RefusalNote({
  refusal,
  dismiss,
  showRule,
}: {
  refusal: Refusal;
  dismiss(): void;
  showRule(rule: string): void;
}): JSX.Element {
  return (
    <div class="refusal" data-code={refusal.code}>
      <p>
        <b>{refusal.move} is illegal.</b> {refusal.message}
      </p>
      <p class="refusal-more">
        <code>{refusal.code}</code>
        {refusal.rule !== "" && (
          <button type="button" class="linklike" onClick={() => showRule(refusal.rule)}>
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
