/** The calls that this page has made, and how one's own program would make them. */

import { type JsonValue, type Message, toJson } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { ViolationSchema } from "@ludex/client";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { calls, type Recorded } from "../service/log";
import { snippets } from "../service/snippets";
import { Copy } from "./copy";

/** `telling`: the calls hold what not everybody at this screen may see. */
export function Calls({ telling = false }: { telling?: boolean }): JSX.Element {
  const [looked, setLooked] = useState(!telling);
  const all = calls.value;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const newest = all.at(-1);
  const shown = all.find(({ id }) => id === chosen) ?? newest;
  if (!looked) {
    return (
      <div class="calls">
        <p class="hint">
          A plain state holds everybody's hand, and so do these calls. Played by link, states are
          sealed.
        </p>
        <button type="button" class="button" onClick={() => setLooked(true)}>
          Show them all the same
        </button>
      </div>
    );
  }
  return (
    <div class="calls">
      <p class="hint">
        Every call of this page, newest first. All went to this server as gRPC-Web; it takes gRPC
        and JSON on the same port.
      </p>
      <ul class="call-list" aria-label="Calls">
        {all.toReversed().map((call) => (
          <li key={call.id}>
            <button
              type="button"
              aria-pressed={call === shown}
              data-call={call.method.name}
              onClick={() => setChosen(call.id === newest?.id ? undefined : call.id)}
            >
              <code>{call.method.name}</code>
              <small>
                {call.error !== undefined
                  ? codeOf(call.error)
                  : call.took === undefined
                    ? "…"
                    : `${call.took.toFixed(0)} ms`}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <OneCall key={shown.id} call={shown} />}
    </div>
  );
}

function OneCall({ call }: { call: Recorded }) {
  const { method, request, answer, error } = call;
  const written = useMemo(() => snippets(method, request, location.origin), [method, request]);
  const [language, setLanguage] = useState(remembered);
  const snippet = written.find(({ name }) => name === language) ?? written[0];
  return (
    <div class="one-call" data-method={method.name}>
      <h3>
        {method.parent.name}/<wbr />
        {method.name}
      </h3>
      <div class="snippet-head">
        <label>
          The same call with{" "}
          <select
            value={snippet?.name}
            onChange={({ currentTarget: { value } }) => {
              remembered = value;
              setLanguage(value);
            }}
          >
            {written.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Copy text={snippet?.text ?? ""} />
      </div>
      <Text label={`The call with ${snippet?.title}`} text={snippet?.text ?? ""} name="snippet" />
      <h4>Request</h4>
      <Text label="The request as JSON" text={json(method.input, request)} name="request" />
      <h4>{error === undefined ? "Answer" : "Error"}</h4>
      <Text
        label="The answer as JSON"
        text={
          error !== undefined
            ? JSON.stringify(errorJson(error), null, 2)
            : answer === undefined
              ? "…"
              : json(method.output, answer)
        }
        name="answer"
      />
    </div>
  );
}

let remembered = "curl";

function Text({ text, label, name }: { text: string; label: string; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <pre tabIndex={0} role="region" aria-label={label} data-code={name}>
      {text}
    </pre>
  );
}

function json(desc: Parameters<typeof toJson>[0], message: Message): string {
  return JSON.stringify(toJson(desc, message), null, 2);
}

function codeOf(error: unknown): string {
  return error instanceof ConnectError ? (Code[error.code] ?? "error") : "stopped";
}

function errorJson(error: unknown): JsonValue {
  if (!(error instanceof ConnectError)) return { message: String(error) };
  return {
    code: Code[error.code] ?? error.code,
    message: error.rawMessage,
    violation:
      error.findDetails(ViolationSchema).map((each) => toJson(ViolationSchema, each))[0] ?? null,
  };
}
