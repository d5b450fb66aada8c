package dev.ludex;

import com.google.rpc.Status;

/** A fault of the server's. */
public final class InternalException extends LudexException {
  private static final long serialVersionUID = 1;

  InternalException(Status status, Throwable cause) {
    super(status, cause);
  }

  /** What the server's log calls this error: to be reported. Empty when it gave none. */
  public String errorId() {
    return metadata().getOrDefault("id", "");
  }
}
