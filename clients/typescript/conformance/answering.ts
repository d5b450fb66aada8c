/** What the runners of the conformance suite share: see `docs/conformance.md`. */

import { fromBinary, toBinary, toJson } from "@bufbuild/protobuf";
import { base64Decode, base64Encode } from "@bufbuild/protobuf/wire";
import * as ludex from "@ludex/client";

/** A command of the harness. */
export interface Command {
  id: number;
  do: string;
  server: string;
  game: ludex.GameName;
  call: string;
  request_bytes: string;
  timeout_ms?: number;
  client?: { timeout_ms?: number; retry?: boolean; token?: string };
}

/** Makes a client of a server, `HOST:PORT`. */
export type Connect = (server: string, options: ludex.LudexOptions) => ludex.Ludex;

const KINDS: [new (...args: never[]) => ludex.LudexError, string][] = [
  [ludex.InvalidRequestError, "invalid_request"],
  [ludex.IllegalMoveError, "illegal_move"],
  [ludex.PreconditionFailedError, "precondition_failed"],
  [ludex.UnauthenticatedError, "unauthenticated"],
  [ludex.PermissionDeniedError, "permission_denied"],
  [ludex.ResourceExhaustedError, "resource_exhausted"],
  [ludex.UnimplementedError, "unimplemented"],
  [ludex.UnavailableError, "unavailable"],
  [ludex.DeadlineExceededError, "deadline_exceeded"],
  [ludex.InternalError, "internal"],
];

/** Answers commands, with one client for each server and settings. */
export class Answering {
  readonly #connect: Connect;
  readonly #clients = new Map<string, ludex.Ludex>();

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  /** The answer to a command. */
  async answer(command: Command): Promise<object> {
    const { id } = command;
    try {
      if (command.do === "hello") {
        return { id, protocol: 1, client: `ludex-client-typescript/${ludex.VERSION}` };
      }
      return { id, response_bytes: await this.#made(command) };
    } catch (error) {
      if (error instanceof ludex.LudexError) return { id, error: described(error) };
      return { id, fault: String(error) };
    }
  }

  async #made(command: Command): Promise<string> {
    const game = this.#client(command).game(command.game);
    const method = game.service.methods.find((each) => each.name === command.call);
    if (method === undefined) throw new Error(`there is no call ${command.call}`);
    const request = fromBinary(method.input, base64Decode(command.request_bytes)) as never;
    const settings = "timeout_ms" in command ? { timeoutMs: command.timeout_ms } : {};
    const answer =
      command.do === "call"
        ? await game.call(method.localName as ludex.CallName, request, settings)
        : await thin(game, command.call, request, settings);
    return base64Encode(toBinary(method.output, answer));
  }

  #client({ server, client = {} }: Command): ludex.Ludex {
    const key = JSON.stringify([server, client]);
    const known = this.#clients.get(key);
    if (known !== undefined) return known;
    const options: ludex.LudexOptions = {};
    if ("timeout_ms" in client) options.timeoutMs = client.timeout_ms;
    if (client.retry === false) options.retry = false;
    if ("token" in client) options.token = client.token;
    const made = this.#connect(server, options);
    this.#clients.set(key, made);
    return made;
  }
}

type Any = ludex.Game<ludex.AnyService>;

interface Given {
  position?: { case?: string; value?: never };
  options?: object;
  newGame?: never;
  plies?: { seat?: number; move?: Move }[];
  move?: Move;
  lastMove?: Move;
  drawing?: object;
  viewer?: { kind: { case?: string; value?: unknown } };
  seatToken?: string;
}

interface Move {
  text: string;
  action?: { case?: string };
  cell?: object;
}

/** Calls the method of this call as its users would, with the fields of the request. */
function thin(game: Any, call: string, request: Given, settings: object): Promise<never> {
  const { position, move, lastMove, plies, viewer, options, drawing, ...others } = request;
  // What comes out of any request has no type that the methods could check.
  const said = {
    ...bare(others),
    ...(options && bare(options)),
    ...(drawing && bare(drawing)),
    ...(viewer && { viewer: viewerOf(viewer) }),
    ...(lastMove && { lastMove: moveOf(lastMove) }),
    ...settings,
  } as never;
  const at = position?.value as never;
  const made = () => {
    switch (call) {
      case "NewGame":
        return game.newGame(said);
      case "ListLegalMoves":
        return game.listLegalMoves(at, said);
      case "CheckMove":
        return game.checkMove(at, (move && moveOf(move)) as never, said);
      case "ApplyMove":
        return game.applyMove(at, (move && moveOf(move)) as never, said);
      case "ReplayGame":
        return game.replayGame(
          position?.case === "newGame" ? { newGame: newGame(at) } : at,
          (plies ?? []).map((ply) => plyOf(ply) as never),
          said,
        );
      case "ViewState":
        return game.viewState(at, said);
      case "RenderState":
        return game.renderState(at, said);
      default:
        throw new Error(`the thin layer has no ${call} in this suite`);
    }
  };
  return made() as Promise<never>;
}

/** The fields that a message has, without what the message is. */
function bare(message: object): object {
  const { $typeName: _name, $unknown: _unknown, ...fields } = message as Record<string, unknown>;
  return fields;
}

function newGame({ options, ...others }: { options?: object }): object {
  return { ...bare(others), ...(options && bare(options)) };
}

/** The move's text, when it has nothing else. */
function moveOf(move: Move): string | Move {
  const typed = move.action?.case !== undefined || move.cell !== undefined;
  return typed || move.text === "" ? move : move.text;
}

function plyOf({ seat, move }: { seat?: number; move?: Move }): unknown {
  const made = move && moveOf(move);
  return seat === undefined ? made : { seat, move: made };
}

/** The viewer as people write it. */
function viewerOf(viewer: NonNullable<Given["viewer"]>): unknown {
  const { case: kind, value } = viewer.kind;
  if (kind === "seat") return value;
  return value === true ? "spectator" : viewer;
}

function described(error: ludex.LudexError): object {
  const kind = KINDS.find(([Kind]) => error instanceof Kind)?.[1] ?? "other";
  return {
    kind,
    code: error.code,
    reason: error.reason,
    message: error.message,
    violation:
      error instanceof ludex.IllegalMoveError
        ? toJson(ludex.ViolationSchema, error.violation)
        : null,
    fields: error.fields.map(({ path, reason }) => ({ path, reason })),
  };
}
