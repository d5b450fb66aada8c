package dev.ludex;

import com.google.rpc.Status;

/** A token, sealed state or seat token is missing or not genuine. */
public final class UnauthenticatedException extends LudexException {
  private static final long serialVersionUID = 1;

  UnauthenticatedException(Status status, Throwable cause) {
    super(status, cause);
  }
}
