/** How a game stands, in a sentence. */

import { type GameDescription, type Outcome, Result } from "@ludex/client";

export function standing(
  outcome: Outcome,
  description: GameDescription,
  names: readonly string[],
): string | undefined {
  if (outcome.result === Result.IN_PROGRESS) return undefined;
  const ending = description.endings.find(({ code }) => code === outcome.reason)?.summary ?? "";
  if (outcome.result === Result.DRAWN) return `A draw. ${ending}`;
  const winners = outcome.winners.map((seat) => names[seat]);
  const verb = winners.length > 1 ? "win together" : "wins";
  return `${listed(winners)} ${verb}. ${ending}`;
}

export function listed(names: readonly (string | undefined)[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
