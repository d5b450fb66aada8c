/** A game by link: what this browser's player sees, may do, and has to send on. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { address, type Link, parseLink } from "../links/link";
import { forget } from "../links/memory";
import { type Glance, SealedTable } from "../links/sealed";
import { About } from "../parts/about";
import { BoardFrame, useStillness } from "../parts/board-frame";
import { Calls } from "../parts/calls";
import { Copy } from "../parts/copy";
import { standing } from "../parts/status";
import { Tabs } from "../parts/tabs";
import { Trouble } from "../parts/trouble";
import { namesOf } from "../play/table";
import { go, replace } from "../router";

export function LinkPage({ link }: { link: Link }): JSX.Element {
  const table = useMemo(() => new SealedTable(), []);
  useEffect(() => {
    // The token goes out of the address bar: what is copied from there must be safe to send.
    void table.open(link).then((hash) => {
      if (table.problem.value === undefined && location.hash !== hash) replace(hash);
    });
  }, [table, link]);
  const glance = table.glance.value;
  if (glance === undefined) {
    return (
      <main class="page" id="main" tabIndex={-1} aria-busy={table.problem.value === undefined}>
        {table.problem.value !== undefined && (
          <>
            <h1>This link does not open</h1>
            <p class="problem" role="alert">
              {table.problem.value}
            </p>
            <p>
              Links are sealed with a key of the server. If the server was started anew without a
              key of its own, the games of before have ended.
            </p>
            <a class="button" href="#/">
              To the start
            </a>
          </>
        )}
      </main>
    );
  }
  return <AtLink table={table} glance={glance} />;
}

function AtLink({ table, glance }: { table: SealedTable; glance: Glance }) {
  const stillness = useStillness();
  const [tab, setTab] = useState("how");
  const [rule, setRule] = useState<string | undefined>(undefined);
  const description = table.description.value;
  const moves = useMemo(
    () => glance.legal.map((move) => ({ text: move.text, move })),
    [glance.legal],
  );
  if (description === undefined) return null;
  const { link, seat, toAct, outcome } = glance;
  const names = namesOf(description, link.seats);
  // Where several may act at once they go in order: two moves from one link would be two games.
  const turn = toAct[0];
  const mine = seat !== undefined && seat === turn;
  const play = async (text: string) => {
    const hash = await table.play(text);
    if (hash !== undefined) replace(hash);
  };
  const why = async (text: string) => {
    const legal = await table.why(text);
    if (legal !== undefined) await play(legal);
  };
  const ended = standing(outcome, description, names);
  const who = seat === undefined ? "You are watching." : `You are ${names[seat]}.`;
  const status = ended ?? (mine ? "It is your move." : `${names[turn ?? 0]} to move.`);
  return (
    <main
      class="table"
      id="main"
      tabIndex={-1}
      data-seat={seat}
      data-ply={glance.ply}
      data-busy={table.busy.value}
    >
      <h1 class="table-title">
        <a href="#/">{description.title}</a> <small>by link</small>
      </h1>
      <div class="table-board">
        <BoardFrame
          game={link.game}
          position={glance.position}
          seat={seat}
          names={names}
          legal={moves}
          active={mine && !table.busy.value}
          last={glance.last}
          before={glance.before}
          refusal={table.refusal.value}
          play={(text) => void play(text)}
          why={(text) => void why(text)}
          dismiss={() => table.dismiss()}
          stillness={stillness}
        />
      </div>
      <aside class="table-side" aria-label="About this game">
        <p class="status" role="status" aria-live="polite" data-over={ended !== undefined}>
          {who} {status}
        </p>
        <AgeNote glance={glance} />
        <Trouble
          table={table}
          showRule={(found) => {
            setRule(found);
            setTab("about");
          }}
        />
        {table.otherToken.value !== undefined && (
          <div class="notice">
            <p>
              This browser already plays {names[seat ?? 0]} in this game. The link you opened is
              another seat's.
            </p>
            <button
              type="button"
              class="button small"
              onClick={() => {
                const token = table.otherToken.value;
                forget(link);
                void table.open({ ...link, token });
              }}
            >
              Play the other seat here
            </button>
          </div>
        )}
        {glance.moved && !mine && (
          <SendOn link={link} to={turn === undefined ? undefined : names[turn]} />
        )}
        {!glance.moved && !mine && ended === undefined && <Waiting />}
        <Tabs
          label="More"
          chosen={tab}
          choose={setTab}
          tabs={[
            { name: "how", title: "How it works", content: () => <How /> },
            { name: "calls", title: "Calls", content: () => <Calls /> },
            {
              name: "about",
              title: "Rules",
              content: () => <About game={link.game} description={description} rule={rule} />,
            },
          ]}
        />
      </aside>
    </main>
  );
}

function AgeNote({ glance: { age, link } }: { glance: Glance }) {
  if (age === "older") {
    return (
      <p class="notice warning" role="alert" data-age="older">
        This link is older than one that you have opened here already: the game has gone on since. A
        move from here would be a second one from the same position.
      </p>
    );
  }
  if (age === "other") {
    return (
      <p class="notice warning" role="alert" data-age="other">
        You have seen another position after as many moves of this game. Somebody moved twice from
        the same position, or took a move back. Talk to each other about which one counts.
      </p>
    );
  }
  return <span hidden data-age={age} data-match={link.match} />;
}

/** `to`: who is next; undefined when the game is over. */
function SendOn({ link, to }: { link: Link; to: string | undefined }) {
  const text = address(link);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: "nearest" }), [text]);
  const title =
    to === undefined ? "The game is over: send the last link to all" : `Send this link to ${to}`;
  return (
    <section class="send-on" aria-label="The next link" ref={root}>
      <h2>{title}</h2>
      <p>
        {to === undefined
          ? "With it everybody sees how it ended."
          : "By any means: it shows each player their own view, and nobody else's."}
      </p>
      <label for="next-link" class="visually-hidden">
        The next link
      </label>
      <input
        id="next-link"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="actions">
        <Copy text={text} label="Copy the link" primary />
        {"share" in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: text }).catch(() => undefined)}
          >
            Share…
          </button>
        )}
      </div>
    </section>
  );
}

function Waiting() {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | undefined>(undefined);
  return (
    <form
      class="waiting"
      onSubmit={(event) => {
        event.preventDefault();
        try {
          const hash = text.slice(Math.max(0, text.indexOf("#"))).trim();
          parseLink(hash);
          go(hash);
          setText("");
          setProblem(undefined);
        } catch (error) {
          setProblem((error as Error).message);
        }
      }}
    >
      <label for="got-link">Have you been sent the next link? Open it, or paste it here:</label>
      <div class="paste">
        <input id="got-link" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="button">
          Open
        </button>
      </div>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function How() {
  return (
    <div class="about">
      <ul>
        <li>
          The link holds the whole game, encrypted and sealed by the server. Nobody can read or
          change it, the players included; the server keeps nothing.
        </li>
        <li>
          Your seat's token came with your first link and stays in this browser. It opens your own
          view and lets you move. The links you send on do not contain it.
        </li>
        <li>
          So open the links you are sent in this same browser. On another device open your first
          link there once more.
        </li>
        <li>
          What links can't prevent: somebody can open an old one and move again from there. This
          page says so when it sees one older than the newest it knows.
        </li>
      </ul>
    </div>
  );
}
