/** The list of moves, to read and to step through. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Step } from "../play/step";

export function Moves({
  steps,
  at,
  names,
  hides,
  show,
}: {
  steps: readonly Step[];
  at: number;
  names: readonly string[];
  /** Whether the move was made face down, so that its text may not be read. */
  hides(step: Step): boolean;
  show(index: number): void;
}): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-current]");
    const panel = list.current?.closest("[role=tabpanel]");
    if (!shown || !panel) return;
    // In the panel only: the page stays where it is, with the board in sight.
    const row = shown.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    if (row.top < frame.top) panel.scrollTop -= frame.top - row.top;
    else if (row.bottom > frame.bottom) panel.scrollTop += row.bottom - frame.bottom;
  }, [at]);
  return (
    <ol class="moves" ref={list} start={0}>
      {steps.map((step, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === at ? "step" : undefined}
            onClick={() => show(index)}
          >
            <span class="move-number">{index}</span>
            {step.ply === undefined ? (
              <span class="move-who">Beginning</span>
            ) : (
              <>
                <span class="move-who">{names[step.ply.seat]}</span>{" "}
                <code>{hides(step) ? "face down" : step.ply.move.text}</code>
              </>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
