import assert from "node:assert/strict";
import test from "node:test";
import { create } from "@bufbuild/protobuf";
import { GAMES } from "@ludex/client";
import { Colour, MoveSchema, PieceKind, StateSchema, ViewSchema } from "@ludex/client/hexaequo";
import { fake } from "./fake.js";

const state = create(StateSchema, { ply: 3 });

test("a move is its text, a message, or an object", async () => {
  const { ludex, received } = fake();
  const placing = { kind: PieceKind.DISK, cell: { q: 0, r: 0 } };
  await ludex.hexaequo.checkMove(state, "T@H8");
  await ludex.hexaequo.checkMove(state, create(MoveSchema, { text: "T@H8" }));
  await ludex.hexaequo.checkMove(state, { action: { case: "placePiece", value: placing } });
  const [text, message, object] = received.map(({ request }) => request.move);
  assert.equal(text.text, "T@H8");
  assert.equal(text.action.case, undefined);
  assert.deepEqual(message, text);
  assert.equal(object.text, "");
  assert.equal(object.action.value.cell.q, 0);
});

test("a position is a state, a sealed one or, for a picture, a view", async () => {
  const { ludex, received } = fake();
  const view = create(ViewSchema, { state });
  await ludex.hexaequo.viewState(state, { viewer: 1 });
  await ludex.hexaequo.viewState(new Uint8Array([1, 2]), { seatToken: "t" });
  await ludex.hexaequo.renderState(view);
  await ludex.hexaequo.replayGame({ newGame: { seed: 5 } }, []);
  const positions = received.map(({ request }) => request.position);
  assert.deepEqual(
    positions.map((position) => position.case),
    ["state", "sealedState", "view", "newGame"],
  );
  assert.equal(positions[0].value.ply, 3);
  assert.equal(positions[3].value.seed, 5n);
  assert.equal(received[1]?.request.seatToken, "t");
});

test("another game's state is a TypeError, and nothing is sent", async () => {
  const { ludex, received } = fake();
  await assert.rejects(ludex.limits.viewState(state as never), {
    name: "TypeError",
    message: "ludex.hexaequo.v1.State is no position of ludex.limits.v1.ViewStateRequest",
  });
  await assert.rejects(ludex.limits.viewState(7 as never), /number is no position/);
  await assert.rejects(ludex.limits.call("newGame", state as never), /NewGame takes ludex.limits/);
  assert.throws(() => ludex.game("chess" as never), /no game is called chess/);
  assert.equal(received.length, 0);
});

test("what can't be written down is a TypeError", async () => {
  const { ludex } = fake();
  await assert.rejects(ludex.hexaequo.listLegalMoves(state, { seat: -1 }), TypeError);
});

test("a viewer is a seat, a spectator or a message", async () => {
  const { ludex, received } = fake();
  await ludex.hexaequo.viewState(state, { viewer: 0 });
  await ludex.hexaequo.viewState(state, { viewer: "spectator" });
  await ludex.hexaequo.viewState(state, { viewer: { kind: { case: "seat", value: 1 } } });
  await ludex.hexaequo.viewState(state);
  const kinds = received.map(({ request }) => request.viewer?.kind);
  assert.deepEqual(kinds, [
    { case: "seat", value: 0 },
    { case: "spectator", value: true },
    { case: "seat", value: 1 },
    undefined,
  ]);
  await assert.rejects(ludex.hexaequo.viewState(state, { viewer: "nobody" as never }), TypeError);
});

test("options and drawings are settings like others", async () => {
  const { ludex, received } = fake();
  await ludex.limits.newGame({ players: 3, limitPile: [{ red: 0 }], seed: 0, sealed: true });
  await ludex.limits.newGame();
  await ludex.hexaequo.renderState(state, { width: 200, lastMove: "T@H8" });
  const [game, usual, picture] = received.map(({ request }) => request);
  assert.equal(game.options.players, 3);
  assert.equal(game.options.limitPile[0].red, 0);
  assert.equal(game.options.limitPile[0].blue, undefined);
  assert.equal(game.seed, 0n);
  assert.equal(game.sealed, true);
  assert.equal(usual.options, undefined);
  assert.equal(usual.seed, undefined);
  assert.equal(picture.drawing.width, 200);
  assert.equal(picture.lastMove.text, "T@H8");
});

test("no option has the name of a setting", () => {
  const { ludex } = fake();
  const taken = new Set(["seed", "sealed", "includePositionKey", "timeoutMs", "signal"]);
  for (const name of GAMES) {
    const { options } = ludex.game(name).service.method.newGame.input.field;
    for (const { localName } of options.message?.fields ?? []) assert(!taken.has(localName));
  }
});

test("a ply is a move, or a move with its seat", async () => {
  const { ludex, received } = fake();
  const move = create(MoveSchema, {
    action: { case: "layTile", value: { cell: { q: 1, r: 1 } } },
  });
  await ludex.hexaequo.replayGame(state, ["T@H8", { seat: 1, move: "T@A0" }, move, { move }]);
  const plies = received[0]?.request.plies;
  assert.deepEqual(
    plies.map((ply: { seat?: number }) => ply.seat),
    [undefined, 1, undefined, undefined],
  );
  assert.equal(plies[1].move.text, "T@A0");
  assert.equal(plies[2].move.action.case, "layTile");
  assert.equal(plies[3].move.action.case, "layTile");
  await assert.rejects(ludex.hexaequo.replayGame(state, "T@H8"), TypeError);
});

test("a batch sends the state that its calls share once", async () => {
  const { ludex, received } = fake(({ name }) =>
    name !== "batch"
      ? {}
      : {
          results: [
            { result: { case: "checkMove", value: { legal: true } } },
            { result: { case: "error", value: { code: 5, message: "Not there." } } },
            { result: { case: undefined } },
          ],
        },
  );
  const other = create(StateSchema, { tiles: [{ colour: Colour.BLACK }] });
  const [check, list, view, outcome] = await ludex.hexaequo.batch((one) => [
    one.checkMove(state, "T@H8"),
    one.listLegalMoves(state),
    one.viewState(other),
    one.getOutcome(other),
  ]);
  assert.equal(received.length, 1);
  const { position, calls } = received[0]?.request ?? {};
  assert.equal(position.value.ply, 3);
  assert.deepEqual(
    calls.map(({ call }: { call: { value: { position: { case?: string } } } }) => [
      call.value.position.case,
    ]),
    [[undefined], [undefined], ["state"], ["state"]],
  );
  assert(check.status === "fulfilled" && check.value.legal);
  assert(list.status === "rejected" && list.reason.code === "NOT_FOUND");
  assert(view.status === "rejected" && view.reason.name === "InternalError");
  assert(outcome.status === "rejected" && outcome.reason.name === "InternalError");
});

test("a batch that fails rejects, and so does one that can't be", async () => {
  const { ludex } = fake(() => {
    throw new TypeError("a bug");
  });
  const { hexaequo } = ludex;
  await assert.rejects(
    hexaequo.batch((one) => [one.newGame()]),
    { name: "InternalError" },
  );
  await assert.rejects(
    hexaequo.batch((one) => [one.describeGame()]),
    { name: "TypeError", message: "describeGame can't be part of a batch" },
  );
});
