/** A new game: who plays, with which options, here or by link. */

import type { JsonObject, JsonValue } from "@bufbuild/protobuf";
import type { GameDescription, GameName, Option } from "@ludex/client";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useBoard } from "../parts/board-frame";
import { ImportButton } from "../parts/import";
import { STRENGTHS, type StrengthName } from "../play/computer";
import { fieldsOf, isList, isSwitch, NoOption, optionOf } from "../play/options";
import { hasSaved, save } from "../play/saved";
import { namesOf, newGameOf, type Player } from "../play/table";
import { go } from "../router";
import { descriptionOf } from "../service/client";
import { Invitations } from "./invitations";
import { facts } from "./start";

type Way = "here" | "link";
const PLAYERS = "players";

export function SetupPage({ game }: { game: GameName }): JSX.Element {
  const [description, setDescription] = useState<GameDescription | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    descriptionOf(game).then(setDescription, (error: Error) => setProblem(error.message));
  }, [game]);
  const module = useBoard(game);
  return (
    <main class="page setup" id="main" tabIndex={-1}>
      <div class="setup-head">
        <span class="emblem">{module !== undefined && <module.Emblem />}</span>
        <div>
          <h1>{description?.title ?? "\u00a0"}</h1>
          <p class="facts">{description === undefined ? "\u00a0" : facts(description)}</p>
          <p>{description?.summary}</p>
        </div>
      </div>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {description !== undefined && <Form game={game} description={description} />}
    </main>
  );
}

function Form({ game, description }: { game: GameName; description: GameDescription }) {
  const [way, setWay] = useState<Way>("here");
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [players, setPlayers] = useState<readonly Player[]>(ALL_SEATS);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [invited, setInvited] = useState<JsonObject | undefined>(undefined);
  const fields = useMemo(() => fieldsOf(game), [game]);
  const set = (name: string, text: string) => setTexts((all) => ({ ...all, [name]: text }));

  const usual = description.options.find(({ name }) => name === PLAYERS)?.defaultValue;
  const seats = Number(texts[PLAYERS] || usual || description.minSeats);
  const names = namesOf(description, seats);

  const newGame = (): JsonObject => {
    const options: Record<string, JsonValue> = {};
    for (const [name, text] of Object.entries(texts)) {
      const field = fields.get(name);
      if (field === undefined) continue;
      const value = optionOf(field, text);
      if (value !== undefined) options[field.jsonName] = value;
    }
    return { options };
  };
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      const request = newGame();
      if (way === "link") {
        setInvited({ ...request, sealed: true });
        return;
      }
      // A seed of one's own, so that the record can repeat what chance decided.
      if (description.chance) request["seed"] = String(randomSeed());
      const beginning = {
        game,
        newGame: newGameOf(game, request),
        players: players.slice(0, seats),
      };
      save(beginning, []);
      go(`#/${game}/play`);
    } catch (error) {
      if (!(error instanceof NoOption)) throw error;
      setProblem(error.message);
    }
  };

  if (invited !== undefined) {
    return (
      <Invitations game={game} names={names} request={invited} back={() => setInvited(undefined)} />
    );
  }
  const others = description.options.filter(({ name }) => name !== PLAYERS);
  const numbers = description.options
    .filter(({ name }) => name === PLAYERS)
    .map((option) => ({ ...option, choices: seatNumbers(description) }));
  return (
    <form class="setup-form" onSubmit={submit}>
      <fieldset class="ways">
        <legend>Where do you play?</legend>
        <label>
          <input type="radio" name="way" checked={way === "here"} onChange={() => setWay("here")} />
          <span>
            <b>At this screen</b>
            <small>Alone against the computer, or several people taking turns.</small>
          </span>
        </label>
        <label>
          <input type="radio" name="way" checked={way === "link"} onChange={() => setWay("link")} />
          <span>
            <b>By link</b>
            <small>Everybody on their own device. You send links to each other; no account.</small>
          </span>
        </label>
      </fieldset>

      <fieldset>
        <legend>Players</legend>
        <OptionFields options={numbers} {...{ fields, texts, set }} />
        {way === "here" && (
          <ul class="seats">
            {names.map((name, seat) => (
              <li key={name}>
                <label for={`player-${seat}`}>{name}</label>
                <PlayerChoice
                  id={`player-${seat}`}
                  player={players[seat] as Player}
                  choose={(player) =>
                    setPlayers(players.map((each, other) => (other === seat ? player : each)))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {way === "here" && (
          <p class="hint">
            The computer tries its moves by random games that the service plays, and takes the one
            that did best. It knows no tricks of the game, and sees nothing that its seat may not
            see.
          </p>
        )}
      </fieldset>

      {others.length > 0 && (
        <details class="options">
          <summary>Options: {others.map(({ name }) => spoken(name)).join(", ")}</summary>
          <OptionFields options={others} {...{ fields, texts, set }} />
          {description.decks.map((deck) => (
            <p class="hint" key={deck.name}>
              {deck.summary}
            </p>
          ))}
        </details>
      )}

      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="actions">
        <button type="submit" class="button primary">
          {way === "here" ? "Start" : "Make the links"}
        </button>
        {way === "here" && hasSaved(game) && (
          <a class="button" href={`#/${game}/play`}>
            Go on with the last game
          </a>
        )}
        {way === "here" && <ImportButton />}
      </div>
    </form>
  );
}

function OptionFields({
  options,
  fields,
  texts,
  set,
}: {
  options: readonly Option[];
  fields: ReturnType<typeof fieldsOf>;
  texts: Readonly<Record<string, string>>;
  set(name: string, text: string): void;
}) {
  return (
    <>
      {options.map((option) => {
        const field = fields.get(option.name);
        if (field === undefined) return null;
        const text = texts[option.name] ?? "";
        const change = (event: { currentTarget: { value: string } }) =>
          set(option.name, event.currentTarget.value);
        const id = `option-${option.name}`;
        if (isSwitch(field)) {
          return (
            <label class="option switch" key={option.name}>
              <input
                type="checkbox"
                id={id}
                checked={text === "true"}
                onChange={(event) => set(option.name, event.currentTarget.checked ? "true" : "")}
              />
              <span>
                <b>{spoken(option.name)}</b> <small>{option.summary}</small>
              </span>
            </label>
          );
        }
        return (
          <div class="option" key={option.name}>
            <label for={id}>
              <b>{spoken(option.name)}</b> <small>{option.summary}</small>
            </label>
            {isList(field) ? (
              <>
                <textarea
                  id={id}
                  rows={2}
                  value={text}
                  placeholder={option.values}
                  spellcheck={false}
                  onInput={change}
                />
                <FileChoice
                  label={`A file for ${spoken(option.name)}`}
                  use={(content) => set(option.name, content)}
                />
              </>
            ) : option.choices.length > 0 ? (
              <select id={id} value={text || option.defaultValue} onChange={change}>
                {option.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {spoken(choice)}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={id}
                inputMode="numeric"
                value={text}
                placeholder={option.defaultValue || option.values}
                onInput={change}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

function FileChoice({ label, use }: { label: string; use(content: string): void }) {
  return (
    <input
      type="file"
      accept=".json,.txt"
      aria-label={label}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        void file?.text().then(use);
      }}
    />
  );
}

function PlayerChoice({
  id,
  player,
  choose,
}: {
  id: string;
  player: Player;
  choose(player: Player): void;
}) {
  return (
    <select
      id={id}
      value={player.kind === "person" ? "person" : player.strength}
      onChange={({ currentTarget: { value } }) =>
        choose(
          value === "person"
            ? { kind: "person" }
            : { kind: "computer", strength: value as StrengthName },
        )
      }
    >
      <option value="person">A person</option>
      {Object.entries(STRENGTHS).map(([name, strength]) => (
        <option key={name} value={name}>
          Computer, {strength.name.toLowerCase()}
        </option>
      ))}
    </select>
  );
}

const MOST_SEATS = 12;
const ALL_SEATS: readonly Player[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  seat === 0 ? { kind: "person" } : { kind: "computer", strength: "medium" },
);

/** Every number of seats that the game can have. */
function seatNumbers({ minSeats, maxSeats }: GameDescription): string[] {
  return Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => String(minSeats + more));
}

/** `starting_seat` as one says it. */
function spoken(name: string): string {
  return name.replaceAll("_", " ");
}

function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0xfffff) * 2 ** 32 + low;
}
