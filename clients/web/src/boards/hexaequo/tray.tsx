/** What a player has beside the board: the reserve to choose from, and what was captured. */

import type { JSX } from "preact";
import type { Choice, Target } from "./building";
import { COLOURS, type Shown } from "./reading";
import { Icon } from "./shapes";

interface Props {
  seat: number;
  names: readonly string[];
  shown: Shown;
  active: boolean;
  open: ReadonlyMap<string, Target>;
  choice: Choice;
  pick(place: string): void;
  /** What makes a thing one that can be dragged. */
  drag(place: string): { onPointerDown?: (event: PointerEvent) => void };
}

const KINDS = [
  { what: "tile", prefix: "T@", verb: "lay a tile" },
  { what: "disk", prefix: "D@", verb: "place a disk" },
  { what: "ring", prefix: "R@", verb: "place a ring" },
] as const;

export function Tray({ seat, names, shown, active, open, choice, pick, drag }: Props): JSX.Element {
  const held = shown.holdings[seat];
  const counts = {
    tile: held?.reserveTiles ?? 0,
    disk: held?.reserveDisks ?? 0,
    ring: held?.reserveRings ?? 0,
  };
  const chosen = choice?.kind === "reserve" ? choice.prefix : undefined;
  return (
    <section
      class="hx-tray"
      data-turn={shown.toMove === seat}
      aria-label={names[seat] ?? COLOURS[seat]}
    >
      <h3>
        <span class={`hx-swatch hx-seat-${seat}`} aria-hidden="true" />
        {names[seat]}
      </h3>
      <div class="hx-reserve">
        {KINDS.map(({ what, prefix, verb }) => {
          const legal = open.has(prefix) || chosen === prefix;
          const label = `${COLOURS[seat]} ${what}s in reserve: ${counts[what]}`;
          return active ? (
            <button
              key={what}
              type="button"
              tabIndex={-1}
              class="hx-stock"
              aria-label={`${verb}, ${counts[what]} in reserve${legal ? ", legal" : ""}`}
              aria-pressed={chosen === prefix}
              data-target={prefix}
              data-legal={open.has(prefix)}
              data-chosen={chosen === prefix}
              onClick={() => pick(prefix)}
              {...drag(prefix)}
            >
              <Icon what={what} seat={seat} />
              <b>{counts[what]}</b>
            </button>
          ) : (
            <span key={what} class="hx-stock" role="img" aria-label={label}>
              <Icon what={what} seat={seat} />
              <b aria-hidden="true">{counts[what]}</b>
            </span>
          );
        })}
        <span
          class="hx-captured"
          role="img"
          aria-label={`captured: ${held?.capturedDisks ?? 0} disks, ${held?.capturedRings ?? 0} rings`}
        >
          <small aria-hidden="true">captured</small>
          <Icon what="disk" seat={1 - seat} />
          <b aria-hidden="true">{held?.capturedDisks ?? 0}/6</b>
          <Icon what="ring" seat={1 - seat} />
          <b aria-hidden="true">{held?.capturedRings ?? 0}/3</b>
        </span>
      </div>
    </section>
  );
}
