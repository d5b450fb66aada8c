/** Limits: the table, with hands, piles and what one can do with them. */

import type { Colour } from "@ludex/client/limits";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { choice, still } from "../parts/choice";
import { useDrag } from "../parts/drag";
import { Ghost } from "../parts/ghost";
import { useKeepFocus } from "../parts/keep-focus";
import { useSize } from "../parts/measure";
import { useRoving } from "../parts/roving";
import { Card, LETTERS } from "./cards";
import { CheckNote } from "./check";
import { choicesOf, commitOf, commitText, pick } from "./choosing";
import { Flying, flightsOf } from "./flights";
import { handCards, layoutOf } from "./layout";
import { Down, Hand } from "./own";
import { Piles } from "./piles";
import { type Gain, PlaceArt, placeWords } from "./places";
import { type Props, type Table, tableOf } from "./table";
import "./limits.css";

/** With two players everybody puts two cards face down and has six in hand, else one and five. */
const DOWN_OF_TWO = 2;
const HAND_OF_TWO = 6;
const HAND_OF_MORE = 5;

/** Where picked cards can go. */
const DESTINATIONS = '[data-target="discard"][data-move], [data-target="C:"][data-move]';

export function Board(props: Props) {
  const { position, seat, names, legal, active, last, refusal, stillness } = props;
  const root = useRef<HTMLDivElement>(null);
  const { width } = useSize(root, { width: 344, height: 344 });
  // On another width everything is elsewhere at once, and nothing glides there.
  const drawnAt = useRef(width);
  const resized = drawnAt.current !== width;
  useEffect(() => {
    drawnAt.current = width;
  }, [width]);
  const table = useMemo(() => tableOf(position, seat), [position, seat]);
  const before = useMemo(
    () => (props.before === undefined ? undefined : tableOf(props.before, seat)),
    [props.before, seat],
  );
  const [picked, setPicked] = useState<readonly number[]>([]);
  useEffect(() => setPicked([]), [position]);
  // By keys, a card that is picked leads on to where it can go, and one put back draws the focus back.
  const byKey = useRef<"picked" | { putBack: number } | undefined>(undefined);
  // At once: a key that follows quickly would else find what the last one left to be done.
  useLayoutEffect(() => {
    const done = byKey.current;
    byKey.current = undefined;
    if (done === undefined) return;
    const next =
      done === "picked"
        ? root.current?.querySelector<HTMLElement>(DESTINATIONS)
        : root.current?.querySelectorAll<HTMLElement>(".hand-card")[done.putBack];
    next?.focus();
  }, [picked]);

  const players = table.places.length;
  const own = seat === undefined ? undefined : table.places[seat];
  const layout = useMemo(
    () =>
      layoutOf({
        width,
        players,
        own: own === undefined ? undefined : seat,
        hand: Math.max(own?.hand.length ?? 0, players === 2 ? HAND_OF_TWO : HAND_OF_MORE),
        down: players === 2 ? DOWN_OF_TWO : 1,
      }),
    [width, players, seat, own],
  );
  const choices = useMemo(() => (active ? choicesOf(legal) : undefined), [active, legal]);
  const flights = useMemo(
    () =>
      stillness || last === undefined || before === undefined ? [] : flightsOf(last.events, layout),
    // A new width is no new move.
    [last, before, stillness],
  );

  const colours = picked.map((index) => own?.hand[index]).filter((card) => card !== undefined);
  const [only] = colours;
  const commit = choices === undefined ? undefined : commitOf(choices, colours);
  const wanted = choices?.commits[0]?.cards.length ?? 0;

  /** One step: what is said, or else the card that was picked last. */
  const back = (keys: boolean) => {
    const last = picked.at(-1);
    if (refusal !== undefined) props.dismiss();
    else if (last !== undefined) {
      if (keys) byKey.current = { putBack: last };
      setPicked(picked.slice(0, -1));
    }
  };
  const tryMove = (text: string, move: string | undefined) => {
    props.dismiss();
    if (move !== undefined) props.play(move);
    else props.why(text);
  };
  const onCard = (index: number, event: MouseEvent) => {
    if (choices === undefined || own === undefined) return;
    const next = pick(choices, own.hand, picked, index);
    const colour = own.hand[index];
    props.dismiss();
    if (next !== undefined) {
      setPicked(next);
      // A click without a pointer is a key's.
      byKey.current = event.detail === 0 && next.length > 0 ? "picked" : undefined;
    } else if (colour !== undefined) {
      setPicked([]);
      props.why(table.phase === "commit" ? commitText([colour]) : LETTERS[colour]);
    }
  };
  const onDiscard = (card = only) => {
    if (card !== undefined) tryMove(LETTERS[card], choices?.places.get(card));
  };
  const onDown = (cards: readonly Colour[] = colours) => {
    if (choices === undefined || cards.length === 0) return;
    tryMove(commitText(cards), commitOf(choices, cards));
  };
  const { dragged, begin } = useDrag<number>(root, {
    begun: (index) => {
      props.dismiss();
      // What is dragged is picked: its targets light up.
      if (!picked.includes(index) && choices !== undefined && own !== undefined) {
        setPicked(pick(choices, own.hand, picked, index) ?? [index]);
      }
    },
    dropped: (index, target) => {
      const card = own?.hand[index];
      if (card === undefined || choices === undefined) return;
      if (target === "discard") onDiscard(card);
      else if (target === "C:") {
        // The first of two cards waits for the second where it was dropped.
        if (commit !== undefined || colours.length >= wanted) onDown();
      } else setPicked([]);
    },
  });
  const roving = useRoving(root, () => back(true));
  useKeepFocus(root);

  const placing =
    choices === undefined || only === undefined || colours.length > 1
      ? undefined
      : { text: LETTERS[only], legal: choices.places.has(only) };
  const committing =
    choices === undefined || colours.length === 0 || (own?.down.length ?? 0) > 0
      ? undefined
      : {
          text: commit ?? commitText(colours),
          legal: commit !== undefined,
          complete: colours.length >= wanted,
        };
  const refusedCards = new Set(refusal?.cards);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go on to the targets within
    <div
      class={`limits${stillness ? " still" : ""}`}
      data-board="limits"
      ref={root}
      onKeyDown={roving}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keys */}
      <svg
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={tableWords(table)}
        onClick={(event) => event.target === event.currentTarget && back(false)}
      >
        <Piles
          table={table}
          layout={layout}
          raised={(own?.down ?? []).filter((card) => card !== undefined)}
          placing={placing}
          aimed={dragged?.over === "discard"}
          refused={placing !== undefined && refusal?.move === placing.text}
          fresh={last?.events.some(({ kind }) => kind.case === "placed") === true && !stillness}
          onDiscard={() => onDiscard()}
        />
        {table.places.map((place, index) => {
          const at = layout.seats[index];
          if (at === undefined) return null;
          const name = names[index] ?? `Seat ${index}`;
          const starts = table.startingSeat === index && table.phase !== "over";
          const words = placeWords(place, name, starts);
          const suspect = choices?.suspects.get(index);
          const refused = refusal?.seats.includes(index) === true || refusal?.move === `S${index}`;
          // While everybody commits there is nothing to suspect, and no need to ask why.
          const askable = choices !== undefined && table.phase === "play";
          const attributes = askable
            ? {
                ...choice({
                  target: `S${index}`,
                  label: `Suspect ${words}: ${suspect === undefined ? "not legal" : "legal"}`,
                  legal: suspect !== undefined,
                  move: suspect,
                  refused,
                }),
                onClick: () => tryMove(`S${index}`, suspect),
              }
            : still(words, { refused });
          return (
            <g key={index} class="place" {...attributes}>
              <PlaceArt
                place={place}
                at={at}
                name={index === seat ? `${name} (you)` : name}
                seat={index}
                starts={starts}
                gain={gainOf(before, table, index)}
                suspect={suspect !== undefined}
                own={index === seat && layout.hand !== undefined}
              />
              <rect class="rim" {...at} rx={10} />
            </g>
          );
        })}
        {own !== undefined && (
          <Down
            place={own}
            at={layout.down}
            committing={committing}
            aimed={dragged?.over === "C:"}
            onDown={() => onDown()}
          />
        )}
        {own !== undefined && layout.hand !== undefined && (
          <Hand
            hand={own.hand}
            at={handCards(layout.hand, own.hand.length)}
            picked={picked}
            pickable={
              choices === undefined || table.phase === "over"
                ? undefined
                : (index) => {
                    const next = pick(choices, own.hand, picked, index);
                    const instead =
                      next !== undefined && !picked.every((each) => next.includes(each));
                    return instead && !picked.includes(index) ? undefined : next !== undefined;
                  }
            }
            refused={(colour) => refusedCards.has(LETTERS[colour])}
            dragged={dragged?.what}
            stillness={stillness || resized}
            onCard={onCard}
            drag={begin}
          />
        )}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g class="flights" aria-hidden="true" key={table.ply}>
          {flights.map((flight, index) => (
            <Flying key={index} flight={flight} />
          ))}
        </g>
      </svg>
      <div class="below">
        {choices !== undefined && table.phase === "play" && (
          <button
            type="button"
            class="exchange"
            {...choice({
              target: "X",
              label: `Exchange four cards of one colour: ${choices.exchange === undefined ? "not legal" : "legal"}`,
              legal: choices.exchange !== undefined,
              move: choices.exchange,
              refused: refusal?.move === "X",
            })}
            onClick={() => tryMove("X", choices.exchange)}
          >
            Exchange four alike <b>+1</b>
          </button>
        )}
        <span class="task">{task(table, seat, choices !== undefined, colours.length, wanted)}</span>
        {picked.length > 0 && (
          <button
            type="button"
            class="back-step"
            data-target="back"
            tabIndex={-1}
            onClick={(event) => back(event.detail === 0)}
          >
            Back
          </button>
        )}
      </div>
      {table.lastCheck !== undefined && <CheckNote check={table.lastCheck} names={names} />}
      {dragged !== undefined && own !== undefined && (
        <Ghost x={dragged.x} y={dragged.y} width={60} height={84} viewBox="0 0 60 84">
          <g class="limits">
            <Card colour={own.hand[dragged.what]} width={60} height={84} />
          </g>
        </Ghost>
      )}
    </div>
  );
}

function gainOf(before: Table | undefined, table: Table, seat: number): Gain {
  const was = before?.places[seat];
  const now = table.places[seat];
  if (was === undefined || now === undefined) return { points: 0, limitCards: 0 };
  return { points: now.points - was.points, limitCards: now.limitCards - was.limitCards };
}

function tableWords(table: Table): string {
  const rounds = table.limitPile === 1 ? "1 round" : `${table.limitPile} rounds`;
  return `The table of Limits, ${rounds} to come after this one`;
}

/** What there is to do, in a few words. */
function task(
  table: Table,
  seat: number | undefined,
  chooses: boolean,
  picked: number,
  wanted: number,
): string {
  if (table.phase === "over") return "The last limit card has been received.";
  if (!chooses) {
    if (seat === undefined) return "";
    const place = table.places[seat];
    if (table.phase !== "commit" || place === undefined || place.down.length === 0) return "";
    const lie = place.down.length > 1 ? "Your cards lie" : "Your card lies";
    return `${lie} face down. The others are still choosing.`;
  }
  if (table.phase === "commit") {
    if (picked >= wanted && wanted > 0) return "Put down what you have picked.";
    return wanted === 1 ? "Pick a card to lie face down." : "Pick two cards to lie face down.";
  }
  return picked > 0 ? "Put it on the discard pile." : "Pick a card to place, or suspect somebody.";
}
