import type { JSX } from "preact";
import { useState } from "preact/hooks";

const SHOWN_MS = 1600;

/** A button that puts a text into the clipboard, and says so. */
export function Copy({
  text,
  label = "Copy",
  primary = false,
}: {
  text: string | (() => string);
  label?: string;
  primary?: boolean;
}): JSX.Element {
  const [done, setDone] = useState<"copied" | "failed" | undefined>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setDone("copied");
    } catch {
      // Without TLS a browser may refuse; then the text has to be marked by hand.
      setDone("failed");
    }
    setTimeout(() => setDone(undefined), SHOWN_MS);
  };
  return (
    <button
      type="button"
      class={`button ${primary ? "primary" : "small"}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {done === "copied" ? "Copied" : done === "failed" ? "Mark it and copy it yourself" : label}
      </span>
    </button>
  );
}
