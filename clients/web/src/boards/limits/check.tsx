/** How the last round ended: who suspected whom, what was counted, and what lay face down. */

import type { Check } from "@ludex/client/limits";
import { Card, LimitCardArt, limitWords, WORDS } from "./cards";

export function CheckNote({ check, names }: { check: Check; names: readonly string[] }) {
  const by = names[check.bySeat] ?? `Seat ${check.bySeat}`;
  const suspect = names[check.suspectSeat] ?? `Seat ${check.suspectSeat}`;
  const colour = WORDS[check.colour];
  const limit = check.limit === undefined ? "no limit" : `a limit of ${check.limit}`;
  const [wrong, right] = check.exceeded ? [suspect, by] : [by, suspect];
  return (
    <section class="check" aria-label="The last round's end">
      <p>
        <strong>
          {by} suspected {suspect}
        </strong>{" "}
        of {colour}: {check.count} lay there, with {limit}.{" "}
        {check.exceeded ? "That was too many." : "That was allowed."}
      </p>
      <p>
        <b class="bad">−2</b> {wrong} takes the limit card. <b class="good">+1</b> {right}.
      </p>
      <div class="revealed">
        {check.limitCard !== undefined && (
          <svg
            width={124}
            height={34}
            viewBox="0 0 124 34"
            role="img"
            aria-label={`The limit card was ${limitWords(check.limitCard)}`}
          >
            <LimitCardArt card={check.limitCard} width={124} height={34} />
          </svg>
        )}
        {check.revealed.map(({ cards }, seat) => (
          <span key={seat} class="reveal">
            {names[seat]}
            {cards.map((card, index) => (
              <svg
                key={index}
                width={22}
                height={31}
                viewBox="0 0 22 31"
                role="img"
                aria-label={`${WORDS[card]} face down`}
              >
                <Card colour={card} width={22} height={31} />
              </svg>
            ))}
          </span>
        ))}
      </div>
    </section>
  );
}
