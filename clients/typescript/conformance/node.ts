/** The runner of the conformance suite for Node. */

import { createInterface } from "node:readline";
import { connect } from "@ludex/client/node";
import { Answering } from "./answering.js";

const answering = new Answering((server, options) => connect(`http://${server}`, options));
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answering.answer(JSON.parse(line)))}\n`);
}
