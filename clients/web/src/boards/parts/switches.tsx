/** The switches below a board: what more is to be shown. */

import type { ComponentChildren } from "preact";
import "./switches.css";

export interface SwitchProps {
  on: boolean;
  flip: () => void;
  /** What it shows, drawn in small: a key to the picture. */
  sample?: ComponentChildren;
  children: ComponentChildren;
}

export function Switch({ on, flip, sample, children }: SwitchProps) {
  return (
    <button type="button" class="switch" aria-pressed={on} onClick={flip}>
      <span class="switch-box" aria-hidden="true" />
      {children}
      {sample}
    </button>
  );
}
