package dev.ludex;

import com.google.rpc.Status;
import dev.ludex.core.v1.Violation;

/** The rules forbid the move. A player's mistake. */
public final class IllegalMoveException extends PreconditionFailedException {
  private static final long serialVersionUID = 1;

  private final Violation violation;

  IllegalMoveException(Status status, Violation violation, Throwable cause) {
    super(status, cause);
    this.violation = violation;
  }

  /** Why: a stable code, a sentence, the rule, and the cells, cards or seats concerned. */
  public Violation violation() {
    return violation;
  }
}
