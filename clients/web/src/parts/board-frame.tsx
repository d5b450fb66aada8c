/** A game's board, once it has been fetched. */

import type { GameName } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../boards/board";
import { loadBoard } from "../boards/index";

const loaded = new Map<GameName, BoardModule>();

/** The board of a game; undefined until it is there. */
export function useBoard(game: GameName): BoardModule | undefined {
  const [found, setFound] = useState(loaded.get(game));
  useEffect(() => {
    let wanted = true;
    void loadBoard(game).then((module) => {
      loaded.set(game, module);
      if (wanted) setFound(module);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return found;
}

export function BoardFrame({ game, ...props }: BoardProps & { game: GameName }): JSX.Element {
  const module = useBoard(game);
  const { position } = props;
  const begun = useRef(position);
  // The second click of a double click means what the first one meant. When that one has led to
  // another position already, nobody has clicked there.
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1) begun.current = position;
    else if (begun.current !== position) event.stopPropagation();
  };
  return (
    <div
      class="board-frame"
      data-loading={module === undefined}
      onClickCapture={onClick}
      role="presentation"
    >
      {module !== undefined && <module.Board {...props} />}
    </div>
  );
}

/** Whether the user wants less motion. */
export function useStillness(): boolean {
  const query = "(prefers-reduced-motion: reduce)";
  const [still, setStill] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setStill(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, []);
  return still;
}
