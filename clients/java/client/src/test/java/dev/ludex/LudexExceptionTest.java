package dev.ludex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import com.google.rpc.BadRequest;
import com.google.rpc.ErrorInfo;
import com.google.rpc.Status;
import dev.ludex.InvalidRequestException.FieldViolation;
import dev.ludex.core.v1.Violation;
import io.grpc.Metadata;
import io.grpc.Status.Code;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** From statuses to exceptions. */
class LudexExceptionTest {
  private static final Violation VIOLATION =
      Violation.newBuilder().setCode("TOUCHES_TOO_FEW").addConcerns("A0").build();
  private static final ErrorInfo INFO =
      ErrorInfo.newBuilder()
          .setReason("TOUCHES_TOO_FEW")
          .setDomain("ludex.dev")
          .putMetadata("id", "7f")
          .build();

  private static Status status(Code code, Message... details) {
    Status.Builder status = Status.newBuilder().setCode(code.value()).setMessage("A sentence.");
    Stream.of(details).map(Any::pack).forEach(status::addDetails);
    return status.build();
  }

  static Stream<Arguments> types() {
    return Stream.of(
        Arguments.of(Code.INVALID_ARGUMENT, InvalidRequestException.class),
        Arguments.of(Code.FAILED_PRECONDITION, PreconditionFailedException.class),
        Arguments.of(Code.UNAUTHENTICATED, UnauthenticatedException.class),
        Arguments.of(Code.PERMISSION_DENIED, PermissionDeniedException.class),
        Arguments.of(Code.RESOURCE_EXHAUSTED, ResourceExhaustedException.class),
        Arguments.of(Code.UNIMPLEMENTED, UnimplementedException.class),
        Arguments.of(Code.UNAVAILABLE, UnavailableException.class),
        Arguments.of(Code.DEADLINE_EXCEEDED, DeadlineExceededException.class),
        Arguments.of(Code.INTERNAL, InternalException.class),
        Arguments.of(Code.UNKNOWN, InternalException.class),
        Arguments.of(Code.DATA_LOSS, InternalException.class),
        Arguments.of(Code.ABORTED, LudexException.class),
        Arguments.of(Code.CANCELLED, LudexException.class),
        Arguments.of(Code.NOT_FOUND, LudexException.class));
  }

  @ParameterizedTest
  @MethodSource("types")
  void everyCodeHasItsType(Code code, Class<?> type) {
    LudexException error = LudexException.of(status(code));
    assertEquals(type, error.getClass());
    assertEquals(code, error.code());
    assertEquals("A sentence.", error.sentence());
    assertEquals("", error.reason());
    assertEquals("A sentence. [" + code + "]", error.getMessage());
  }

  @Test
  void illegalMove() {
    LudexException error = LudexException.of(status(Code.FAILED_PRECONDITION, INFO, VIOLATION));
    var illegal = assertInstanceOf(IllegalMoveException.class, error);
    assertInstanceOf(PreconditionFailedException.class, error);
    assertEquals(VIOLATION, illegal.violation());
    assertEquals("TOUCHES_TOO_FEW", error.reason());
    assertEquals("ludex.dev", error.domain());
    assertEquals("A sentence. [TOUCHES_TOO_FEW]", error.getMessage());
  }

  @Test
  void aViolationOfAnotherStatusIsNoIllegalMove() {
    LudexException error = LudexException.of(status(Code.PERMISSION_DENIED, VIOLATION));
    assertEquals(PermissionDeniedException.class, error.getClass());
  }

  @Test
  void fieldsAtFault() {
    BadRequest.Builder request = BadRequest.newBuilder();
    request
        .addFieldViolationsBuilder()
        .setField("state.tiles[3]")
        .setReason("CELL_TWICE")
        .setDescription("The cell A0 is named twice.");
    request.addFieldViolationsBuilder().setField("state.ply").setDescription("A sentence.");
    var error =
        (InvalidRequestException)
            LudexException.of(status(Code.INVALID_ARGUMENT, INFO, request.build()));
    assertEquals(
        List.of(
            new FieldViolation("state.tiles[3]", "CELL_TWICE", "The cell A0 is named twice."),
            new FieldViolation("state.ply", "", "A sentence.")),
        error.fields());
    // What the sentence says already is not said again.
    assertEquals(
        "A sentence. [TOUCHES_TOO_FEW]\n  state.tiles[3]: The cell A0 is named twice.",
        error.getMessage());
  }

  @Test
  void errorId() {
    var error = (InternalException) LudexException.of(status(Code.INTERNAL, INFO));
    assertEquals("7f", error.errorId());
    var nameless = (InternalException) LudexException.of(status(Code.INTERNAL));
    assertEquals("", nameless.errorId());
  }

  @Test
  void whatCannotBeReadIsPassedOver() {
    Any unreadable =
        Any.pack(VIOLATION).toBuilder().setValue(ByteString.copyFrom(new byte[] {-1})).build();
    Status sent = status(Code.FAILED_PRECONDITION).toBuilder().addDetails(unreadable).build();
    assertEquals(PreconditionFailedException.class, LudexException.of(sent).getClass());
    Status both = sent.toBuilder().addDetails(Any.pack(VIOLATION)).build();
    assertEquals(IllegalMoveException.class, LudexException.of(both).getClass());
  }

  @Test
  void trailersThatCannotBeReadArePassedOver() {
    Metadata trailers = new Metadata();
    trailers.put(
        Metadata.Key.of("grpc-status-details-bin", Metadata.BINARY_BYTE_MARSHALLER),
        new byte[] {-1});
    LudexException error =
        LudexException.of(
            new StatusRuntimeException(
                io.grpc.Status.UNAVAILABLE.withDescription("Oh."), trailers));
    assertInstanceOf(UnavailableException.class, error);
    assertEquals("Oh. [UNAVAILABLE]", error.getMessage());
  }

  @Test
  void exceptionsCanBeSerialised() throws IOException, ClassNotFoundException {
    LudexException error = LudexException.of(status(Code.FAILED_PRECONDITION, INFO, VIOLATION));
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(written)) {
      out.writeObject(error);
    }
    byte[] bytes = written.toByteArray();
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      var read = (IllegalMoveException) in.readObject();
      assertEquals(error.status(), read.status());
      assertEquals(VIOLATION, read.violation());
    }
  }
}
