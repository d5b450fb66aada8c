package dev.ludex;

import com.google.rpc.Status;

/** No answer came in time. */
public final class DeadlineExceededException extends LudexException {
  private static final long serialVersionUID = 1;

  DeadlineExceededException(Status status, Throwable cause) {
    super(status, cause);
  }
}
