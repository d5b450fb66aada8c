import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { NoRecord, read, verify } from "../play/record";
import { save } from "../play/saved";
import type { Player } from "../play/table";
import { reopen } from "../router";

/** What there was to say about the last file. It stays when another page is opened. */
const said = signal<string | undefined>(undefined);

/** Takes a record from a file, has the service verify it, and opens it as far as it is legal. */
async function take(file: File): Promise<void> {
  said.value = undefined;
  try {
    const record = read(await file.text());
    const answer = await verify(record);
    const played = answer.pliesPlayed;
    // Games without scores are for two.
    const seats = answer.outcome.scores.length || 2;
    // A record is looked at, or gone on with by people.
    const players: Player[] = Array.from({ length: seats }, () => ({ kind: "person" }));
    save({ ...record, players }, record.plies.slice(0, played));
    if (answer.violation !== undefined) {
      const move = record.plies[played]?.text;
      said.value = `Ply ${played + 1}, ${move}, is illegal: ${answer.violation.message} What comes before it was taken.`;
    }
    reopen(`#/${record.game}/play`);
  } catch (error) {
    const { message } = error as Error;
    said.value = error instanceof NoRecord ? message : `The service refused it: ${message}`;
  }
}

/** A button that imports a record. */
export function ImportButton({ small = false }: { small?: boolean }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json"
        class="hidden"
        aria-label="A record to import"
        data-import
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file !== undefined) void take(file);
        }}
      />
      <button
        type="button"
        class={`button ${small ? "small" : ""}`}
        onClick={() => input.current?.click()}
      >
        Import a record
      </button>
      {said.value !== undefined && (
        <p class="problem" role="alert">
          {said.value}
        </p>
      )}
    </>
  );
}
