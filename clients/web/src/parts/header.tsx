import { signal } from "@preact/signals";
import type { JSX } from "preact";

type Theme = "system" | "light" | "dark";
const KEY = "ludex.theme";
const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const LABEL: Record<Theme, string> = { system: "as the system", light: "light", dark: "dark" };

const theme = signal<Theme>((localStorage.getItem(KEY) as Theme | null) ?? "system");

function use(next: Theme): void {
  theme.value = next;
  if (next === "system") {
    delete document.documentElement.dataset["theme"];
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset["theme"] = next;
    localStorage.setItem(KEY, next);
  }
}
use(theme.value);

/** The bar on top of every page. */
export function Header(): JSX.Element {
  return (
    <header class="bar">
      <a class="brand" href="#/">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M32 3 57 17.500v29L32 61 7 46.500v-29z" />
          <circle cx="32" cy="32" r="14" />
        </svg>
        ludex <span>playground</span>
      </a>
      <button
        type="button"
        class="button quiet"
        aria-label={`Colours: ${LABEL[theme.value]}. Change`}
        title={`Colours: ${LABEL[theme.value]}`}
        onClick={() => use(NEXT[theme.value])}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" class="icon">
          <circle cx="10" cy="10" r="7.500" fill="none" stroke="currentColor" stroke-width="2" />
          {theme.value !== "light" && (
            <path d="M10 2.500a7.500 7.500 0 0 1 0 15z" fill="currentColor" />
          )}
          {theme.value === "dark" && <circle cx="10" cy="10" r="7" fill="currentColor" />}
        </svg>
      </button>
    </header>
  );
}
