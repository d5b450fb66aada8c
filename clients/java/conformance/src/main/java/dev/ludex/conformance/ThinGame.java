package dev.ludex.conformance;

import com.google.protobuf.Message;

/** The methods of the thin layer of one game, by the names of their calls. */
interface ThinGame {
  /** Takes the request apart, and calls the method with what was in it. */
  Message call(String call, Message request);
}
