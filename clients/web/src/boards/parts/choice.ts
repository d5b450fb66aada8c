/** What an element says of itself when it can be chosen: to tests, and to those who listen. */

export interface Choice {
  /** The place in the game's notation. */
  target: string;
  /** The place and what is there, in plain words. */
  label: string;
  /**
   * Whether choosing it goes on with a legal move; if not, it asks why. Undefined: it does neither,
   * but only changes what is chosen already.
   */
  legal: boolean | undefined;
  /** The whole move, when choosing this completes one. */
  move?: string | undefined;
  chosen?: boolean | undefined;
  refused?: boolean | undefined;
  last?: boolean | undefined;
}

/** The attributes of an element that can be chosen now. */
export function choice({ target, label, legal, move, chosen, refused, last }: Choice) {
  return {
    role: "button" as const,
    // In lower case, for in SVG the name of an attribute is what it is.
    tabindex: -1,
    "aria-label": label,
    "aria-pressed": chosen === true ? ("true" as const) : undefined,
    "data-target": target,
    "data-legal": legal === undefined ? undefined : String(legal),
    "data-move": legal === true ? move : undefined,
    "data-chosen": chosen === true ? "true" : undefined,
    ...marks({ refused, last }),
  };
}

/** The attributes of an element that is looked at only. */
export function still(label: string, mark: Pick<Choice, "refused" | "last"> = {}) {
  return { role: "img" as const, "aria-label": label, ...marks(mark) };
}

function marks({ refused, last }: Pick<Choice, "refused" | "last">) {
  return {
    "data-refused": refused === true ? "true" : undefined,
    "data-last": last === true ? "true" : undefined,
  };
}
