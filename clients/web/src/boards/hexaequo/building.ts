/**
 * A move built choice by choice. Everything follows from the list of legal moves; no rule is known
 * here, only how a move is written.
 */

/** What has been chosen so far. */
export type Choice =
  | undefined
  /** A tile, disk or ring from the reserve: the beginning of the move's text. */
  | { kind: "reserve"; prefix: "T@" | "D@" | "R@" }
  /** A piece on the board, and where it has landed since. */
  | { kind: "piece"; path: readonly string[] };

/** A place to click, and what it leads to. */
export interface Target {
  /** A cell's name, or a prefix of the reserve. */
  place: string;
  /** The moves whose text this choice can still become. */
  moves: readonly string[];
  /** The move that this choice completes. */
  completes: string | undefined;
}

/** What can be chosen next that leads to a legal move, by place. */
export function targets(legal: readonly string[], choice: Choice): Map<string, Target> {
  const found = new Map<string, string[]>();
  const add = (place: string, move: string) => {
    const moves = found.get(place);
    if (moves === undefined) found.set(place, [move]);
    else moves.push(move);
  };
  for (const move of legal) {
    if (choice?.kind === "reserve") {
      if (move.startsWith(choice.prefix)) add(move.slice(2), move);
    } else if (choice?.kind === "piece") {
      const rest = after(move, choice.path);
      if (rest?.[0] !== undefined) add(rest[0], move);
    } else if (move[1] === "@") {
      add(move.slice(0, 2), move);
      // Where a tile alone can go, the cell is enough.
      if (move.startsWith("T@")) add(move.slice(2), move);
    } else {
      add(move.slice(0, move.indexOf("-")), move);
    }
  }
  const result = new Map<string, Target>();
  for (const [place, moves] of found) {
    result.set(place, { place, moves, completes: moves.find((move) => ends(move, choice, place)) });
  }
  return result;
}

/**
 * What choosing a place comes to: a further choice, a legal move to play, or a move to ask about.
 * `own` and `enemy` are the cells of the pieces: one's own can be picked up instead.
 */
export function choose(
  legal: readonly string[],
  choice: Choice,
  place: string,
  own: ReadonlySet<string>,
  enemy: ReadonlySet<string>,
): { choice: Choice } | { play: string } | { why: string } {
  if (place === "T@" || place === "D@" || place === "R@") {
    const again = choice?.kind === "reserve" && choice.prefix === place;
    return { choice: again ? undefined : begun(place) };
  }
  if (choice?.kind === "reserve") {
    const text = choice.prefix + place;
    return legal.includes(text) ? { play: text } : { why: text };
  }
  if (choice?.kind === "piece") {
    const path = [...choice.path, place];
    const target = targets(legal, choice).get(place);
    if (target !== undefined) {
      const [only] = target.moves;
      // When nothing can follow, the move is done; else the player may go on or stop.
      if (target.moves.length === 1 && only === target.completes) return { play: only as string };
      return { choice: { kind: "piece", path } };
    }
    if (place === choice.path.at(-1)) {
      // The piece once more: stop here, or put it down again.
      const whole = choice.path.join("-");
      return legal.includes(whole) ? { play: whole } : { choice: undefined };
    }
    if (choice.path.length === 1 && own.has(place)) return { choice: begun(place) };
    return { why: path.join("-") };
  }
  if (own.has(place)) return { choice: begun(place) };
  // To ask about a piece one can't move at all, any move of it does.
  if (enemy.has(place)) return { why: `${place}-${place}` };
  const tile = `T@${place}`;
  return legal.includes(tile) ? { play: tile } : { why: tile };
}

/** The choice that begins with a place: something from the reserve, or a piece. */
export function begun(place: string): Choice {
  return place === "T@" || place === "D@" || place === "R@"
    ? { kind: "reserve", prefix: place }
    : { kind: "piece", path: [place] };
}

/** The choice before the last one. */
export function back(choice: Choice): Choice {
  if (choice?.kind !== "piece" || choice.path.length === 1) return undefined;
  return { kind: "piece", path: choice.path.slice(0, -1) };
}

function after(move: string, path: readonly string[]): string[] | undefined {
  if (move[1] === "@") return undefined;
  const parts = move.split("-");
  return path.every((cell, index) => parts[index] === cell) ? parts.slice(path.length) : undefined;
}

function ends(move: string, choice: Choice, place: string): boolean {
  if (choice === undefined) return move === `T@${place}`;
  if (choice.kind === "reserve") return move === choice.prefix + place;
  return move === [...choice.path, place].join("-");
}
