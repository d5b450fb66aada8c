package dev.ludex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import dev.ludex.core.v1.Drawing;
import dev.ludex.limits.v1.ApplyMoveRequest;
import dev.ludex.limits.v1.ApplyMoveResponse;
import dev.ludex.limits.v1.BatchCall;
import dev.ludex.limits.v1.BatchRequest;
import dev.ludex.limits.v1.BatchResponse;
import dev.ludex.limits.v1.CheckMoveRequest;
import dev.ludex.limits.v1.CheckMoveResponse;
import dev.ludex.limits.v1.DescribeGameRequest;
import dev.ludex.limits.v1.DescribeGameResponse;
import dev.ludex.limits.v1.GetOutcomeRequest;
import dev.ludex.limits.v1.GetOutcomeResponse;
import dev.ludex.limits.v1.ListLegalMovesRequest;
import dev.ludex.limits.v1.ListLegalMovesResponse;
import dev.ludex.limits.v1.Move;
import dev.ludex.limits.v1.NewGameRequest;
import dev.ludex.limits.v1.NewGameResponse;
import dev.ludex.limits.v1.Options;
import dev.ludex.limits.v1.Ply;
import dev.ludex.limits.v1.RenderStateRequest;
import dev.ludex.limits.v1.RenderStateResponse;
import dev.ludex.limits.v1.ReplayGameRequest;
import dev.ludex.limits.v1.ReplayGameResponse;
import dev.ludex.limits.v1.SampleStateRequest;
import dev.ludex.limits.v1.SampleStateResponse;
import dev.ludex.limits.v1.SimulatePlayoutsRequest;
import dev.ludex.limits.v1.SimulatePlayoutsResponse;
import dev.ludex.limits.v1.State;
import dev.ludex.limits.v1.Suspect;
import dev.ludex.limits.v1.View;
import dev.ludex.limits.v1.ViewStateRequest;
import dev.ludex.limits.v1.ViewStateResponse;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the methods of a game send. */
@Timeout(30)
class GameTest {
  private static final State STATE = State.newBuilder().setPly(7).build();
  private static final ByteString SEALED = ByteString.copyFromUtf8("sealed");
  private static final View VIEW = View.newBuilder().setSeat(1).build();
  private static final Move TEXT = Move.newBuilder().setText("C:R").build();
  private static final Move TYPED =
      Move.newBuilder().setSuspect(Suspect.newBuilder().setSeat(2)).build();

  private Message answer;
  private final FakeServer server = new FakeServer((number, asked) -> answer);
  private final Ludex ludex = Ludex.connect(server.target());
  private final Limits limits = ludex.limits();

  @AfterEach
  void close() {
    ludex.close();
    server.close();
  }

  private <A extends Message> A says(A said) {
    answer = said;
    return said;
  }

  private void assertSent(Message expected) {
    assertEquals(expected, server.last().request());
  }

  @Test
  void describeGame() {
    assertEquals(says(DescribeGameResponse.getDefaultInstance()), limits.describeGame());
    assertSent(DescribeGameRequest.getDefaultInstance());
  }

  @Test
  void newGame() {
    says(NewGameResponse.getDefaultInstance());
    limits.newGame();
    assertSent(NewGameRequest.getDefaultInstance());
    limits.newGame(r -> r.setSeed(0).getOptionsBuilder().setPlayers(3), r -> r.setSealed(true));
    assertSent(
        NewGameRequest.newBuilder()
            .setSeed(0)
            .setOptions(Options.newBuilder().setPlayers(3))
            .setSealed(true)
            .build());
  }

  @Test
  void listLegalMoves() {
    says(ListLegalMovesResponse.getDefaultInstance());
    limits.listLegalMoves(STATE);
    assertSent(ListLegalMovesRequest.newBuilder().setState(STATE).build());
    limits.listLegalMoves(SEALED, r -> r.setSeatToken("abc").setSeat(0));
    assertSent(
        ListLegalMovesRequest.newBuilder()
            .setSealedState(SEALED)
            .setSeatToken("abc")
            .setSeat(0)
            .build());
  }

  @Test
  void checkMove() {
    says(CheckMoveResponse.newBuilder().setLegal(true).build());
    limits.checkMove(STATE, "C:R");
    assertSent(CheckMoveRequest.newBuilder().setState(STATE).setMove(TEXT).build());
    limits.checkMove(SEALED, "C:R");
    assertSent(CheckMoveRequest.newBuilder().setSealedState(SEALED).setMove(TEXT).build());
    limits.checkMove(STATE, TYPED, r -> r.setViewer(Viewers.seat(0)));
    assertSent(
        CheckMoveRequest.newBuilder()
            .setState(STATE)
            .setMove(TYPED)
            .setViewer(dev.ludex.core.v1.Viewer.newBuilder().setSeat(0))
            .build());
    limits.checkMove(SEALED, TYPED);
    assertSent(CheckMoveRequest.newBuilder().setSealedState(SEALED).setMove(TYPED).build());
  }

  @Test
  void applyMove() {
    says(ApplyMoveResponse.getDefaultInstance());
    limits.applyMove(STATE, "C:R", r -> r.setListNextMoves(true));
    assertSent(
        ApplyMoveRequest.newBuilder().setState(STATE).setMove(TEXT).setListNextMoves(true).build());
    limits.applyMove(STATE, TYPED);
    assertSent(ApplyMoveRequest.newBuilder().setState(STATE).setMove(TYPED).build());
    limits.applyMove(SEALED, "C:R");
    assertSent(ApplyMoveRequest.newBuilder().setSealedState(SEALED).setMove(TEXT).build());
    limits.applyMove(SEALED, TYPED);
    assertSent(ApplyMoveRequest.newBuilder().setSealedState(SEALED).setMove(TYPED).build());
  }

  @Test
  void getOutcome() {
    says(GetOutcomeResponse.getDefaultInstance());
    limits.getOutcome(STATE);
    assertSent(GetOutcomeRequest.newBuilder().setState(STATE).build());
    limits.getOutcome(SEALED);
    assertSent(GetOutcomeRequest.newBuilder().setSealedState(SEALED).build());
  }

  @Test
  void replayGame() {
    says(ReplayGameResponse.getDefaultInstance());
    List<Ply> plies = List.of(Limits.ply(TEXT), Limits.ply(0, TYPED));
    assertEquals(Ply.newBuilder().setMove(TEXT).build(), plies.get(0));
    assertEquals(Ply.newBuilder().setSeat(0).setMove(TYPED).build(), plies.get(1));
    assertEquals(List.of(Limits.ply(TEXT)), Limits.plies("C:R"));

    limits.replayGame(plies);
    assertSent(
        ReplayGameRequest.newBuilder()
            .setNewGame(NewGameRequest.getDefaultInstance())
            .addAllPlies(plies)
            .build());
    limits.replayGame(plies, r -> r.getNewGameBuilder().setSeed(7));
    assertSent(
        ReplayGameRequest.newBuilder()
            .setNewGame(NewGameRequest.newBuilder().setSeed(7))
            .addAllPlies(plies)
            .build());
    limits.replayGame(STATE, plies);
    assertSent(ReplayGameRequest.newBuilder().setState(STATE).addAllPlies(plies).build());
    limits.replayGame(SEALED, plies);
    assertSent(ReplayGameRequest.newBuilder().setSealedState(SEALED).addAllPlies(plies).build());
  }

  @Test
  void viewState() {
    says(ViewStateResponse.getDefaultInstance());
    limits.viewState(STATE, r -> r.setViewer(Viewers.spectator()));
    assertSent(
        ViewStateRequest.newBuilder()
            .setState(STATE)
            .setViewer(dev.ludex.core.v1.Viewer.newBuilder().setSpectator(true))
            .build());
    limits.viewState(SEALED);
    assertSent(ViewStateRequest.newBuilder().setSealedState(SEALED).build());
  }

  @Test
  void sampleState() {
    says(SampleStateResponse.getDefaultInstance());
    limits.sampleState(VIEW, r -> r.setSeed(1));
    assertSent(SampleStateRequest.newBuilder().setView(VIEW).setSeed(1).build());
  }

  @Test
  void simulatePlayouts() {
    says(SimulatePlayoutsResponse.getDefaultInstance());
    limits.simulatePlayouts(STATE, 5);
    assertSent(SimulatePlayoutsRequest.newBuilder().setState(STATE).setCount(5).build());
    limits.simulatePlayouts(SEALED, 5);
    assertSent(SimulatePlayoutsRequest.newBuilder().setSealedState(SEALED).setCount(5).build());
  }

  @Test
  void renderState() {
    assertEquals(
        "<svg/>", says(RenderStateResponse.newBuilder().setSvg("<svg/>").build()).getSvg());
    Drawing drawing = Drawing.newBuilder().setWidth(400).build();
    limits.renderState(STATE, r -> r.setDrawing(drawing));
    assertSent(RenderStateRequest.newBuilder().setState(STATE).setDrawing(drawing).build());
    limits.renderState(SEALED);
    assertSent(RenderStateRequest.newBuilder().setSealedState(SEALED).build());
    limits.renderState(VIEW);
    assertSent(RenderStateRequest.newBuilder().setView(VIEW).build());
  }

  @Test
  void batch() {
    says(BatchResponse.getDefaultInstance());
    BatchCall call =
        BatchCall.newBuilder()
            .setCheckMove(CheckMoveRequest.newBuilder().setMove(Limits.move("C:R")))
            .build();
    limits.batch(List.of(call), r -> r.setState(STATE));
    assertSent(BatchRequest.newBuilder().setState(STATE).addCalls(call).build());
  }

  /** The four games are made of one template, so it is enough that each answers to its own name. */
  @Test
  void everyGameHasItsOwnService() {
    for (GameClient<?> game : ludex.games()) {
      for (var method : game.service().getMethods()) {
        var asked = (PrototypeMarshaller<?>) method.getRequestMarshaller();
        assertEquals(
            "dev.ludex." + game.name() + ".v1",
            asked.getMessagePrototype().getClass().getPackageName());
      }
    }
  }
}
