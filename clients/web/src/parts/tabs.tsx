import type { ComponentChildren, JSX } from "preact";
import { useId, useState } from "preact/hooks";

export interface Tab {
  name: string;
  title: string;
  content: () => ComponentChildren;
}

/** Panels of which one is shown. Arrow keys go from tab to tab. */
export function Tabs({
  tabs,
  label,
  chosen,
  choose,
}: {
  tabs: readonly Tab[];
  label: string;
  chosen?: string;
  choose?(name: string): void;
}): JSX.Element {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.name ?? "");
  const name = chosen ?? own;
  const pick = choose ?? setOwn;
  const shown = tabs.find((tab) => tab.name === name) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || shown === undefined) return;
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length] as Tab;
    pick(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
    event.preventDefault();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => pick(tab.name)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
      >
        {shown?.content()}
      </div>
    </div>
  );
}
