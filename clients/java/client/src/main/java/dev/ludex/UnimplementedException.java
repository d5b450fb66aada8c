package dev.ludex;

import com.google.rpc.Status;

/** This server does not serve the game, or not the call. */
public final class UnimplementedException extends LudexException {
  private static final long serialVersionUID = 1;

  UnimplementedException(Status status, Throwable cause) {
    super(status, cause);
  }
}
