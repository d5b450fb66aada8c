package dev.ludex;

import com.google.rpc.Status;

/** A token, sealed state or seat token is genuine, but for something else. */
public final class PermissionDeniedException extends LudexException {
  private static final long serialVersionUID = 1;

  PermissionDeniedException(Status status, Throwable cause) {
    super(status, cause);
  }
}
