package dev.ludex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.rpc.BadRequest;
import com.google.rpc.Code;
import dev.ludex.hexaequo.v1.NewGameResponse;
import dev.ludex.hexaequo.v1.State;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deadlines, retries, sizes and tokens, against a server inside the test. */
@Timeout(30)
class LudexTest {
  private static final NewGameResponse STARTED = NewGameResponse.newBuilder().addToAct(1).build();

  private FakeServer server;
  private Ludex ludex;

  private Hexaequo serve(FakeServer.Script script, Consumer<LudexBuilder> settings) {
    server = new FakeServer(script);
    return connect(server.target(), settings);
  }

  private Hexaequo serve(FakeServer.Script script) {
    return serve(script, builder -> {});
  }

  private Hexaequo connect(String target, Consumer<LudexBuilder> settings) {
    LudexBuilder builder = Ludex.builder(target);
    settings.accept(builder);
    ludex = builder.connect();
    return ludex.hexaequo();
  }

  @AfterEach
  void close() {
    ludex.close();
    if (server != null) {
      server.close();
    }
  }

  private static FakeServer.Script down(int times) {
    return (number, asked) -> {
      if (number <= times) {
        throw Status.UNAVAILABLE.withDescription("Down " + number + ".").asRuntimeException();
      }
      return STARTED;
    };
  }

  @Test
  void versionIsTheProjects() {
    connect("localhost:1", builder -> {});
    assertEquals(System.getProperty("project.version"), Ludex.VERSION);
  }

  @Test
  void triesAgainUntilSomebodyAnswers() {
    assertEquals(STARTED, serve(down(3)).newGame());
    assertEquals(4, server.asked.size());
  }

  @Test
  void givesUpAfterFourAttempts() {
    Hexaequo hexaequo = serve(down(9));
    var error = assertThrows(UnavailableException.class, hexaequo::newGame);
    assertEquals("Down 4.", error.sentence());
    assertEquals(4, server.asked.size());
  }

  @Test
  void triesAsOftenAsItIsTold() {
    Hexaequo hexaequo = serve(down(9), builder -> builder.retry(Retry.attempts(2)));
    assertThrows(UnavailableException.class, hexaequo::newGame);
    assertEquals(2, server.asked.size());
  }

  @Test
  void retriesCanBeSwitchedOff() {
    Hexaequo hexaequo = serve(down(9), LudexBuilder::noRetry);
    assertThrows(UnavailableException.class, hexaequo::newGame);
    assertEquals(1, server.asked.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 9, 10, 13, 15})
  void anotherStatusIsNotTriedAgain(int code) {
    Hexaequo hexaequo =
        serve(
            (number, asked) -> {
              throw Status.fromCodeValue(code).asRuntimeException();
            });
    var error = assertThrows(LudexException.class, hexaequo::newGame);
    assertEquals(code, error.code().value());
    assertEquals(1, server.asked.size());
  }

  @Test
  void largeRequestsAreTriedAgainToo() {
    ByteString large = ByteString.copyFrom(new byte[3 << 20]);
    Hexaequo hexaequo = serve(down(1));
    // Whatever answer comes back: what matters is that the second attempt is made.
    hexaequo.viewState(large);
    assertEquals(2, server.asked.size());
  }

  @Test
  void nobodyThere() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    Hexaequo hexaequo = connect("127.0.0.1:" + port, builder -> {});
    assertThrows(UnavailableException.class, hexaequo::newGame);
  }

  @Test
  void waitsForAServerWhenToldTo() {
    FakeServer gone = new FakeServer(down(0));
    String target = gone.target();
    gone.close();
    Hexaequo hexaequo =
        connect(target, builder -> builder.waitForReady().timeout(Duration.ofMillis(300)));
    assertThrows(DeadlineExceededException.class, hexaequo::newGame);
  }

  @Test
  void tenSecondsByDefault() {
    serve(down(0)).newGame();
    assertBetween(8_000, 10_000, server.last().millisLeft());
  }

  @Test
  void deadlineOfTheClient() {
    serve(down(0), builder -> builder.timeout(Duration.ofSeconds(60))).newGame();
    assertBetween(57_000, 60_000, server.last().millisLeft());
  }

  @Test
  void noDeadline() {
    serve(down(0), builder -> builder.timeout(Duration.ZERO)).newGame();
    assertNull(server.last().deadline());
  }

  @Test
  void deadlineOfTheCallBeginsAnewWithEachCall() throws InterruptedException {
    Hexaequo patient =
        serve(down(0)).withTimeout(Duration.ofSeconds(1)).withTimeout(Duration.ofSeconds(30));
    Thread.sleep(300);
    patient.newGame();
    assertBetween(27_000, 30_000, server.last().millisLeft());
    patient.newGame();
    assertBetween(27_000, 30_000, server.last().millisLeft());
  }

  @Test
  void deadlinePasses() {
    Hexaequo hexaequo =
        serve(
            (number, asked) -> {
              Thread.sleep(1_000);
              return STARTED;
            });
    Hexaequo hasty = hexaequo.withTimeout(Duration.ofMillis(200));
    assertThrows(DeadlineExceededException.class, hasty::newGame);
  }

  @Test
  void deadlineCoversAllAttemptsAndWaits() {
    Retry slow = new Retry(5, Duration.ofMillis(400), Duration.ofMillis(400), 1);
    Hexaequo hexaequo =
        serve(down(9), builder -> builder.retry(slow).timeout(Duration.ofMillis(1_000)));
    long begun = System.nanoTime();
    assertThrows(DeadlineExceededException.class, hexaequo::newGame);
    assertBetween(900, 1_500, (System.nanoTime() - begun) / 1_000_000);
    assertBetween(2, 4, server.asked.size());
  }

  @Test
  void generatedStubsHaveDeadlineAndRetriesToo() throws Exception {
    Hexaequo hexaequo = serve(down(1), builder -> builder.token("abc"));
    var request = dev.ludex.hexaequo.v1.NewGameRequest.getDefaultInstance();
    assertEquals(STARTED, hexaequo.blockingStub().newGame(request));
    assertEquals(STARTED, hexaequo.futureStub().newGame(request).get());
    assertEquals(3, server.asked.size());
    assertBetween(8_000, 10_000, server.last().millisLeft());
    assertEquals("Bearer abc", server.last().header("authorization"));
  }

  @Test
  void tokenGoesWithEveryCall() {
    serve(down(0), builder -> builder.token("T0ken-_x")).newGame();
    assertEquals("Bearer T0ken-_x", server.last().header("authorization"));
    assertTrue(server.last().header("user-agent").startsWith("ludex-client-java/"));
  }

  @Test
  void noTokenNoAuthorization() {
    serve(down(0)).newGame();
    assertNull(server.last().header("authorization"));
  }

  private static NewGameResponse large(int bytes) {
    return NewGameResponse.newBuilder()
        .setSealedState(ByteString.copyFrom(new byte[bytes]))
        .build();
  }

  @Test
  void thereIsRoomForLargeAnswers() {
    Hexaequo hexaequo = serve((number, asked) -> large(31 << 20));
    assertEquals(31 << 20, hexaequo.newGame().getSealedState().size());
  }

  @Test
  void sizesHaveALimit() {
    Hexaequo hexaequo =
        serve((number, asked) -> large(2_000), builder -> builder.maxMessageBytes(1_000));
    assertThrows(ResourceExhaustedException.class, hexaequo::newGame);
    ByteString large = ByteString.copyFrom(new byte[2_000]);
    assertThrows(ResourceExhaustedException.class, () -> hexaequo.viewState(large));
    assertEquals(1, server.asked.size());
  }

  @Test
  void thereIsRoomForLargeDetails() {
    BadRequest.Builder details = BadRequest.newBuilder();
    while (details.build().getSerializedSize() < 60 * 1024) {
      details
          .addFieldViolationsBuilder()
          .setField("state.tiles[3]")
          .setDescription("x".repeat(2000));
    }
    Hexaequo hexaequo =
        serve(
            (number, asked) -> {
              throw StatusProto.toStatusRuntimeException(
                  com.google.rpc.Status.newBuilder()
                      .setCode(Code.INVALID_ARGUMENT_VALUE)
                      .setMessage("Much is wrong.")
                      .addDetails(Any.pack(details.build()))
                      .build());
            });
    State state = State.getDefaultInstance();
    var error =
        assertThrows(InvalidRequestException.class, () -> hexaequo.applyMove(state, "T@H8"));
    assertEquals(details.getFieldViolationsCount(), error.fields().size());
    assertInstanceOf(StatusRuntimeException.class, error.getCause());
  }

  @Test
  void gamesHaveNames() {
    connect("localhost:1", builder -> {});
    assertEquals(
        List.of("hexaequo", "limes", "limits", "smallholder"),
        ludex.games().stream().map(GameClient::name).toList());
    assertEquals(ludex.limes(), ludex.game("limes"));
    assertThrows(IllegalArgumentException.class, () -> ludex.game("chess"));
  }

  @Test
  void wrongSettingsAreRefused() {
    connect("localhost:1", builder -> {});
    LudexBuilder builder = Ludex.builder("localhost:1");
    Duration wait = Duration.ofMillis(1);
    assertThrows(IllegalArgumentException.class, () -> Retry.attempts(1));
    assertThrows(IllegalArgumentException.class, () -> Retry.attempts(6));
    assertThrows(IllegalArgumentException.class, () -> new Retry(2, Duration.ZERO, wait, 2));
    assertThrows(IllegalArgumentException.class, () -> new Retry(2, wait, wait, 0));
    assertThrows(IllegalArgumentException.class, () -> builder.timeout(wait.negated()));
    assertThrows(IllegalArgumentException.class, () -> builder.maxMessageBytes(0));
  }

  private static void assertBetween(long least, long most, long found) {
    assertTrue(least <= found && found <= most, found + " is not in " + least + " to " + most);
  }
}
