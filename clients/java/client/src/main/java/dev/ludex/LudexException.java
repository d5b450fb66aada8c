package dev.ludex;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.ErrorInfo;
import com.google.rpc.Status;
import dev.ludex.core.v1.Violation;
import io.grpc.Metadata;
import io.grpc.Status.Code;
import io.grpc.StatusRuntimeException;
import java.util.Map;
import java.util.Optional;

/**
 * A call that the server, or the way to it, did not answer.
 *
 * <pre>
 * LudexException
 *   InvalidRequestException      INVALID_ARGUMENT: malformed or impossible; fields() says where
 *   PreconditionFailedException  FAILED_PRECONDITION: not in this state of the game or server
 *     IllegalMoveException       … because the rules forbid the move; violation() says why
 *   UnauthenticatedException     UNAUTHENTICATED: a missing or forged token, seal or seat token
 *   PermissionDeniedException    PERMISSION_DENIED: a genuine one, for something else
 *   ResourceExhaustedException   RESOURCE_EXHAUSTED: too large, or the server is too busy
 *   UnimplementedException       UNIMPLEMENTED: this server does not serve the game
 *   UnavailableException         UNAVAILABLE: no server answered, after all retries
 *   DeadlineExceededException    DEADLINE_EXCEEDED: no answer in time
 *   InternalException            INTERNAL, UNKNOWN, DATA_LOSS: the server's fault; report errorId()
 * </pre>
 */
public sealed class LudexException extends RuntimeException
    permits DeadlineExceededException,
        InternalException,
        InvalidRequestException,
        PermissionDeniedException,
        PreconditionFailedException,
        ResourceExhaustedException,
        UnauthenticatedException,
        UnavailableException,
        UnimplementedException {
  private static final long serialVersionUID = 1;

  private static final Metadata.Key<byte[]> DETAILS =
      Metadata.Key.of("grpc-status-details-bin", Metadata.BINARY_BYTE_MARSHALLER);

  private final Status status;
  private final ErrorInfo info;

  LudexException(Status status, Throwable cause) {
    super(null, cause);
    this.status = status;
    this.info = detail(status, ErrorInfo.class).orElseGet(ErrorInfo::getDefaultInstance);
  }

  /** What a status stands for, as a batch brings it in the place of an answer. */
  public static LudexException of(Status status) {
    return of(status, null);
  }

  /** What an error of a generated stub stands for. */
  public static LudexException of(StatusRuntimeException error) {
    // What gRPC itself can't send, such as a request that is too large, it cancels.
    if (error.getStatus().getCode() == Code.CANCELLED
        && error.getCause() instanceof StatusRuntimeException reason) {
      return of(reason);
    }
    Status.Builder status = Status.newBuilder().setCode(error.getStatus().getCode().value());
    if (error.getStatus().getDescription() != null) {
      status.setMessage(error.getStatus().getDescription());
    }
    byte[] sent = error.getTrailers() == null ? null : error.getTrailers().get(DETAILS);
    if (sent != null) {
      try {
        status.addAllDetails(Status.parseFrom(sent).getDetailsList());
      } catch (InvalidProtocolBufferException unreadable) {
        error.addSuppressed(unreadable); // the status still says what happened
      }
    }
    return of(status.build(), error);
  }

  private static LudexException of(Status status, Throwable cause) {
    return switch (io.grpc.Status.fromCodeValue(status.getCode()).getCode()) {
      case INVALID_ARGUMENT -> new InvalidRequestException(status, cause);
      case FAILED_PRECONDITION -> {
        Optional<Violation> violation = detail(status, Violation.class);
        yield violation.isPresent()
            ? new IllegalMoveException(status, violation.get(), cause)
            : new PreconditionFailedException(status, cause);
      }
      case UNAUTHENTICATED -> new UnauthenticatedException(status, cause);
      case PERMISSION_DENIED -> new PermissionDeniedException(status, cause);
      case RESOURCE_EXHAUSTED -> new ResourceExhaustedException(status, cause);
      case UNIMPLEMENTED -> new UnimplementedException(status, cause);
      case UNAVAILABLE -> new UnavailableException(status, cause);
      case DEADLINE_EXCEEDED -> new DeadlineExceededException(status, cause);
      case INTERNAL, UNKNOWN, DATA_LOSS -> new InternalException(status, cause);
      default -> new LudexException(status, cause);
    };
  }

  /** The status code. */
  public Code code() {
    return io.grpc.Status.fromCodeValue(status.getCode()).getCode();
  }

  /** A stable code: what happened. Empty when the error comes from the network. */
  public String reason() {
    return info.getReason();
  }

  /** Who gave the reason: {@code ludex.dev}. Empty when there is no reason. */
  public String domain() {
    return info.getDomain();
  }

  /** Further facts that belong to the reason, by name. */
  public Map<String, String> metadata() {
    return info.getMetadataMap();
  }

  /** What happened, in plain English. Do not parse it; the reason is stable. */
  public String sentence() {
    return status.getMessage();
  }

  /** The status with all its details. */
  public Status status() {
    return status;
  }

  /** The sentence and the reason, for people. */
  @Override
  public String getMessage() {
    String name = reason().isEmpty() ? code().name() : reason();
    return sentence().isEmpty() ? name : sentence() + " [" + name + "]";
  }

  /** The first readable detail of a kind. What cannot be read is passed over. */
  static <M extends Message> Optional<M> detail(Status status, Class<M> kind) {
    for (Any each : status.getDetailsList()) {
      if (each.is(kind)) {
        try {
          return Optional.of(each.unpack(kind));
        } catch (InvalidProtocolBufferException unreadable) {
          continue;
        }
      }
    }
    return Optional.empty();
  }
}
