package dev.ludex;

import com.google.rpc.BadRequest;
import com.google.rpc.Status;
import java.util.List;

/** The request is malformed or impossible. A bug of the caller's. */
public final class InvalidRequestException extends LudexException {
  private static final long serialVersionUID = 1;

  private final BadRequest request;

  InvalidRequestException(Status status, Throwable cause) {
    super(status, cause);
    request = detail(status, BadRequest.class).orElseGet(BadRequest::getDefaultInstance);
  }

  /** The fields at fault. */
  public List<FieldViolation> fields() {
    return request.getFieldViolationsList().stream()
        .map(each -> new FieldViolation(each.getField(), each.getReason(), each.getDescription()))
        .toList();
  }

  /** The sentence, the reason, and what the sentence does not say of the fields at fault. */
  @Override
  public String getMessage() {
    StringBuilder said = new StringBuilder(super.getMessage());
    for (FieldViolation each : fields()) {
      if (!sentence().contains(each.description())) {
        said.append("\n  ").append(each.path()).append(": ").append(each.description());
      }
    }
    return said.toString();
  }

  /**
   * One thing wrong with a request.
   *
   * @param path the field at fault, as in {@code state.tiles[3].q}; empty when it is the request as
   *     a whole
   * @param reason a stable code; empty when none was given
   * @param description what is wrong, in plain English
   */
  public record FieldViolation(String path, String reason, String description) {}
}
