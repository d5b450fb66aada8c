/** The pages of rules, part of this app. Each is fetched when somebody reads it. */

import type { GameName } from "@ludex/client";

const PAGES: Record<GameName | "core", () => Promise<{ default: string }>> = {
  core: () => import("../../../../docs/rules/core.md"),
  hexaequo: () => import("../../../../docs/rules/hexaequo.md"),
  limes: () => import("../../../../docs/rules/limes.md"),
  limits: () => import("../../../../docs/rules/limits.md"),
  smallholder: () => import("../../../../docs/rules/smallholder.md"),
};

export async function loadRules(page: GameName | "core"): Promise<string> {
  return (await PAGES[page]()).default;
}
