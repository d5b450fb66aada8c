/** The places of the players: name, cards, points, and what has happened to them. */

import { Card } from "./cards";
import { closedCards, type Rect } from "./layout";
import type { Place } from "./table";

/** How a score came about with the last move. */
export interface Gain {
  readonly points: number;
  readonly limitCards: number;
}

export interface PlaceProps {
  place: Place;
  at: Rect;
  name: string;
  seat: number;
  starts: boolean;
  gain: Gain;
  /** Whether the player can be suspected now. */
  suspect: boolean;
  /** The own place has its cards drawn elsewhere. */
  own: boolean;
}

const LETTER = 8.2;
/** From this width on a place has room for whole words. */
const LONG = 190;

export function PlaceArt({ place, at, name, seat, starts, gain, suspect, own }: PlaceProps) {
  const right = at.x + at.width - 12;
  const bottom = at.y + at.height;
  const cards = closedCards(at, place.hand.length, place.down.length);
  const score = signed(place.score);
  const room = own ? 15 : Math.max(4, Math.floor((at.width - 64) / LETTER) - (starts ? 2 : 0));
  const gainAt = own ? { x: at.x + 84, y: at.y + 74 } : { x: right - 44, y: at.y + 22 };
  const tallyY = own ? at.y + 46 : bottom - 12;
  return (
    <g class={`place-art${place.acts ? " acts" : ""}`}>
      <rect class="panel" {...at} rx={10} />
      <rect
        class={`stripe stripe-${seat}`}
        x={at.x}
        y={at.y + 10}
        width={5}
        height={at.height - 20}
        rx={2}
      />
      <text class="name" x={at.x + 12} y={at.y + 22}>
        {place.acts ? "▸ " : ""}
        {shortened(name, room)}
        {starts ? " ⚑" : ""}
      </text>
      {own ? (
        <text class="own-score" x={at.x + 12} y={at.y + 74}>
          {score}
        </text>
      ) : (
        <text class="points" x={right} y={at.y + 26}>
          {score}
        </text>
      )}
      <text class="tally" x={at.x + 12} y={tallyY}>
        {own || at.width >= LONG ? tally(place) : shortTally(place)}
      </text>
      {!own && (
        <g>
          {cards.hand.map((card, index) => (
            <Placed key={index} at={card} colour={place.hand[index]} />
          ))}
          {cards.down.map((card, index) => (
            <g key={index} class="laid-down">
              <Placed at={card} colour={place.down[index]} />
              <path class="base" d={`M${card.x} ${card.y + card.height + 3}h${card.width}`} />
            </g>
          ))}
        </g>
      )}
      {suspect && (
        <g class="pill" transform={`translate(${right - 70} ${bottom - 31})`}>
          <rect width={74} height={24} rx={12} />
          <text x={37} y={16.5}>
            Suspect
          </text>
        </g>
      )}
      {gain.points > 0 && (
        <text class="gain good" {...gainAt}>
          +{gain.points}
        </text>
      )}
      {gain.limitCards > 0 && (
        <text class="gain bad" {...gainAt}>
          −{2 * gain.limitCards}
        </text>
      )}
    </g>
  );
}

function Placed({ at, colour }: { at: Rect; colour: Place["hand"][number] }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Card colour={colour} width={at.width} height={at.height} />
    </g>
  );
}

export function signed(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

function tally({ points, limitCards }: Place): string {
  const won = points === 1 ? "1 point" : `${points} points`;
  return limitCards === 0 ? won : `${won}, ${limitCards}× −2`;
}

/** The same where there is little room: what was won, and what the limit cards cost. */
function shortTally({ points, limitCards }: Place): string {
  const won = `${points} pt${points === 1 ? "" : "s"}`;
  return limitCards === 0 ? won : `${won} −${2 * limitCards}`;
}

function shortened(name: string, room: number): string {
  return name.length > room ? `${name.slice(0, Math.max(room - 1, 1))}…` : name;
}

/** A place in words. */
export function placeWords(place: Place, name: string, starts: boolean): string {
  const words = [name, `score ${place.score}`];
  words.push(place.hand.length === 1 ? "1 card in hand" : `${place.hand.length} cards in hand`);
  if (place.down.length > 0) words.push(`${place.down.length} face down`);
  if (place.discarded) words.push("has discarded");
  if (starts) words.push("starts the round");
  if (place.acts) words.push("to act");
  return words.join(", ");
}
