/** What a game is and its rules, as the project's own pages tell them. */

import type { GameDescription, GameName } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadRules } from "../service/rules";

export function About({
  game,
  description,
  rule,
}: {
  game: GameName;
  description: GameDescription;
  /** The section to show, as `hexaequo.md#laying`. */
  rule: string | undefined;
}): JSX.Element {
  const [page = game, section] = rule?.replace(".md", "").split("#") ?? [];
  const [html, setHtml] = useState<{ page: string; text: string } | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void loadRules(page === "core" ? "core" : game).then((text) => {
      if (wanted) setHtml({ page, text });
    });
    return () => {
      wanted = false;
    };
  }, [page, game]);
  useEffect(() => {
    if (html === undefined || section === undefined) return;
    for (const marked of root.current?.querySelectorAll(".rule-shown") ?? []) {
      marked.classList.remove("rule-shown");
    }
    const heading = root.current?.querySelector(`[id="${CSS.escape(section)}"]`);
    heading?.classList.add("rule-shown");
    heading?.scrollIntoView({ block: "start" });
  }, [html, section]);
  return (
    <div class="about" ref={root}>
      <p class="hint">
        {description.title} by {description.designer}. Rules version {description.rulesVersion},
        server {description.serverVersion}
        {description.compiled ? ", compiled" : ""}.
      </p>
      {/* The project's own pages, turned into HTML when this app was built. */}
      <div class="rules" dangerouslySetInnerHTML={{ __html: html?.text ?? "" }} />
    </div>
  );
}
