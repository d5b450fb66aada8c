/** The page of the conformance suite: it answers commands in a browser. */

import { connect } from "@ludex/client/web";
import { Answering } from "./answering.js";

const answering = new Answering((edge, options) => connect(edge, options));
globalThis.answer = (command) => answering.answer(command as Parameters<Answering["answer"]>[0]);
