package dev.ludex;

import com.google.rpc.Status;

/** The request or answer is too large, or the server too busy. */
public final class ResourceExhaustedException extends LudexException {
  private static final long serialVersionUID = 1;

  ResourceExhaustedException(Status status, Throwable cause) {
    super(status, cause);
  }
}
