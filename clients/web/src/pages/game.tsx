/** A game at this screen: the board large, everything else beside it. */

import type { GameName } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { About } from "../parts/about";
import { BoardFrame, useStillness } from "../parts/board-frame";
import { Calls } from "../parts/calls";
import { ImportButton } from "../parts/import";
import { Moves } from "../parts/moves";
import { listed, standing } from "../parts/status";
import { Tabs } from "../parts/tabs";
import { Trouble } from "../parts/trouble";
import { written } from "../play/record";
import { restore, save } from "../play/saved";
import type { Table } from "../play/table";
import { go } from "../router";

export function GamePage({ game }: { game: GameName }): JSX.Element {
  const [table, setTable] = useState<Table | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    let opened: Table | undefined;
    let wanted = true;
    restore(game).then(
      (found) => {
        opened = found;
        if (!wanted) found?.close();
        else if (found === undefined) go(`#/${game}`);
        else setTable(found);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game]);
  if (problem !== undefined) {
    return (
      <main class="page" id="main" tabIndex={-1}>
        <h1>This game can't be opened</h1>
        <p class="problem" role="alert">
          {problem}
        </p>
        <a class="button" href={`#/${game}`}>
          A new game
        </a>
      </main>
    );
  }
  if (table === undefined) return <main class="page" id="main" tabIndex={-1} aria-busy="true" />;
  return <AtTable table={table} />;
}

function AtTable({ table }: { table: Table }) {
  const stillness = useStillness();
  const [tab, setTab] = useState("moves");
  const [rule, setRule] = useState<string | undefined>(undefined);
  const steps = table.steps.value;
  const at = table.at.value;
  const step = table.step.value;
  const live = table.live.value;
  const turn = table.turn.value;
  const handover = table.handover.value;
  useEffect(
    () =>
      save(
        { game: table.game, newGame: table.newGame, players: table.players },
        table.record.plies,
      ),
    [table, steps],
  );

  const seen = table.seen(step);
  const earlier = at > 0 ? steps[at - 1] : undefined;
  const person = turn !== undefined && table.players[turn]?.kind === "person";
  const active = live && person && !handover && !table.busy.value && !table.thinking.value;
  // What is shown belongs to whoever sits here: while the screen changes hands, to nobody.
  const seat = handover ? undefined : table.seat.value;
  const moves = live && person && !handover && turn === seat ? seen?.legal : undefined;
  const legal = useMemo(() => (moves ?? []).map((move) => ({ text: move.text, move })), [moves]);

  return (
    <main class="table" id="main" tabIndex={-1} data-busy={table.busy.value}>
      <h1 class="table-title">
        <a href={`#/${table.game}`}>{table.description.title}</a>
      </h1>
      <div class="table-board">
        {seen !== undefined && (
          <BoardFrame
            game={table.game}
            position={seen.position}
            seat={seat}
            names={table.names}
            legal={legal}
            active={active}
            last={
              step.ply && {
                text: step.ply.move.text,
                move: step.ply.move,
                seat: step.ply.seat,
                events: seen.events,
              }
            }
            before={earlier === undefined ? undefined : table.seen(earlier)?.position}
            refusal={table.refusal.value}
            play={(text) => void table.play(text)}
            why={(text) => void table.why(text)}
            dismiss={() => table.dismiss()}
            stillness={stillness}
          />
        )}
        {handover && (
          <div class="curtain" role="dialog" aria-modal="false" aria-label="Hand the screen over">
            <p>
              Hand the screen to <b>{table.names[turn ?? 0]}</b>. Hands are hidden until they say
              so.
            </p>
            <button type="button" class="button primary" onClick={() => table.takeOver()}>
              I am {table.names[turn ?? 0]}
            </button>
          </div>
        )}
      </div>
      <aside class="table-side" aria-label="About this game">
        <p
          class="status"
          role="status"
          aria-live="polite"
          data-over={standing(step.outcome, table.description, table.names) !== undefined}
        >
          {statusOf(table)}
        </p>
        <Trouble
          table={table}
          showRule={(found) => {
            setRule(found);
            setTab("about");
          }}
        />
        <Actions table={table} />
        <Tabs
          label="More"
          chosen={tab}
          choose={setTab}
          tabs={[
            {
              name: "moves",
              title: "Moves",
              content: () => (
                <>
                  <Moves
                    steps={steps}
                    at={at}
                    names={table.names}
                    hides={(step) => table.hides(step)}
                    show={(index) => table.lookAt(index)}
                  />
                  <div class="actions records">
                    <button type="button" class="button small" onClick={() => exportRecord(table)}>
                      Export the record
                    </button>
                    <ImportButton small />
                  </div>
                </>
              ),
            },
            { name: "calls", title: "Calls", content: () => <Calls telling={table.hidesHands} /> },
            {
              name: "about",
              title: "Rules",
              content: () => (
                <About game={table.game} description={table.description} rule={rule} />
              ),
            },
          ]}
        />
      </aside>
      <Announcer table={table} />
    </main>
  );
}

function Actions({ table }: { table: Table }) {
  const at = table.at.value;
  const count = table.steps.value.length;
  const watching = table.players.every(({ kind }) => kind === "computer");
  const undoable = table.undoable > 0 && table.live.value;
  return (
    <div class="actions" role="group" aria-label="Actions">
      <span class="stepper">
        <IconButton
          label="First position"
          path="M15 4 8 10l7 6zM5 4v12"
          off={at === 0}
          act={() => table.lookAt(0)}
        />
        <IconButton
          label="One move back"
          path="M13 4 6 10l7 6z"
          off={at === 0}
          act={() => table.lookAt(at - 1)}
        />
        <IconButton
          label="One move forward"
          path="m7 4 7 6-7 6z"
          off={at === count - 1}
          act={() => table.lookAt(at + 1)}
        />
        <IconButton
          label="Newest position"
          path="m5 4 7 6-7 6zM15 4v12"
          off={at === count - 1}
          act={() => table.lookAt(count - 1)}
        />
      </span>
      {watching ? (
        <button type="button" class="button" onClick={() => table.pause(!table.paused.value)}>
          {table.paused.value ? "Go on" : "Pause"}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          disabled={!undoable}
          title={undoable ? undefined : "Nothing to take back, or something hidden was shown since"}
          onClick={() => table.undo()}
        >
          Undo
        </button>
      )}
      <a class="button" href={`#/${table.game}`}>
        New game
      </a>
    </div>
  );
}

function IconButton({
  label,
  path,
  off,
  act,
}: {
  label: string;
  path: string;
  off: boolean;
  act(): void;
}) {
  return (
    <button
      type="button"
      class="button square"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={act}
    >
      <svg viewBox="0 0 20 20" class="icon" aria-hidden="true">
        <path
          d={path}
          fill="currentColor"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
}

/** Says each ply to those who can't see it. */
function Announcer({ table }: { table: Table }) {
  const { ply } = table.newest.value;
  const hidden = table.hides(table.newest.value);
  return (
    <p class="visually-hidden" aria-live="polite" data-plies={table.steps.value.length - 1}>
      {ply === undefined
        ? ""
        : `${table.names[ply.seat]} ${hidden ? "has moved, face down" : `played ${ply.move.text}`}`}
    </p>
  );
}

function statusOf(table: Table): string {
  const { outcome } = table.step.value;
  const ended = standing(outcome, table.description, table.names);
  const scores =
    outcome.scores.length > 0
      ? ` Score: ${outcome.scores.map((score, seat) => `${table.names[seat]} ${signed(score)}`).join(", ")}.`
      : "";
  if (!table.live.value)
    return `Looking back: position ${table.at.value}.${ended === undefined ? "" : ` ${ended}`}`;
  if (ended !== undefined) return `${ended}${scores}`;
  const turn = table.turn.value ?? 0;
  const name = table.names[turn];
  if (table.thinking.value) return `${name}, the computer, is thinking.`;
  const { thought } = table;
  const said = thought.value;
  const mind =
    said === undefined || said.expects === undefined
      ? ""
      : ` ${table.names[said.seat]} tried ${said.moves} moves in ${said.playouts} random games; of those after its choice it won ${Math.round(100 * said.expects)} %.`;
  const others = table.newest.value.toAct.filter((seat) => seat !== turn);
  const waiting =
    others.length > 0
      ? ` Still to move as well: ${listed(others.map((seat) => table.names[seat]))}.`
      : "";
  return `${name} to move.${waiting}${mind}`;
}

/** A number with the sign that one reads as a minus. */
function signed(score: number | bigint): string {
  return `${score}`.replace("-", "−");
}

function exportRecord(table: Table): void {
  const text = written(table.record, table.description.rulesVersion);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${table.game}-${table.record.plies.length}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
