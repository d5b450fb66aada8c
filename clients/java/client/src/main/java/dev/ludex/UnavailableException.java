package dev.ludex;

import com.google.rpc.Status;

/** No server answered, after all retries. */
public final class UnavailableException extends LudexException {
  private static final long serialVersionUID = 1;

  UnavailableException(Status status, Throwable cause) {
    super(status, cause);
  }
}
