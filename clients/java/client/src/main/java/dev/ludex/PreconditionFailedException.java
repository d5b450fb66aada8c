package dev.ludex;

import com.google.rpc.Status;

/** The call cannot succeed in this state of the game or server. */
public sealed class PreconditionFailedException extends LudexException
    permits IllegalMoveException {
  private static final long serialVersionUID = 1;

  PreconditionFailedException(Status status, Throwable cause) {
    super(status, cause);
  }
}
