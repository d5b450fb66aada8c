package dev.ludex;

import com.google.protobuf.ByteString;
import dev.ludex.@game@.v1.ApplyMoveRequest;
import dev.ludex.@game@.v1.ApplyMoveResponse;
import dev.ludex.@game@.v1.BatchCall;
import dev.ludex.@game@.v1.BatchRequest;
import dev.ludex.@game@.v1.BatchResponse;
import dev.ludex.@game@.v1.CheckMoveRequest;
import dev.ludex.@game@.v1.CheckMoveResponse;
import dev.ludex.@game@.v1.DescribeGameRequest;
import dev.ludex.@game@.v1.DescribeGameResponse;
import dev.ludex.@game@.v1.GetOutcomeRequest;
import dev.ludex.@game@.v1.GetOutcomeResponse;
import dev.ludex.@game@.v1.@Game@ServiceGrpc;
import dev.ludex.@game@.v1.@Game@ServiceGrpc.@Game@ServiceBlockingStub;
import dev.ludex.@game@.v1.@Game@ServiceGrpc.@Game@ServiceFutureStub;
import dev.ludex.@game@.v1.ListLegalMovesRequest;
import dev.ludex.@game@.v1.ListLegalMovesResponse;
import dev.ludex.@game@.v1.Move;
import dev.ludex.@game@.v1.NewGameRequest;
import dev.ludex.@game@.v1.NewGameResponse;
import dev.ludex.@game@.v1.Ply;
import dev.ludex.@game@.v1.RenderStateRequest;
import dev.ludex.@game@.v1.RenderStateResponse;
import dev.ludex.@game@.v1.ReplayGameRequest;
import dev.ludex.@game@.v1.ReplayGameResponse;
import dev.ludex.@game@.v1.SampleStateRequest;
import dev.ludex.@game@.v1.SampleStateResponse;
import dev.ludex.@game@.v1.SimulatePlayoutsRequest;
import dev.ludex.@game@.v1.SimulatePlayoutsResponse;
import dev.ludex.@game@.v1.State;
import dev.ludex.@game@.v1.View;
import dev.ludex.@game@.v1.ViewStateRequest;
import dev.ludex.@game@.v1.ViewStateResponse;
import io.grpc.Channel;
import io.grpc.ServiceDescriptor;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The client of @title@.
 *
 * <p>The server remembers nothing: keep the state that an answer brings and pass it to the next
 * call. A state is a {@link State}, or the {@link ByteString} of a sealed one, which players can
 * carry themselves without reading or changing it. A move is a {@link Move} or its text.
 *
 * <p>Whatever else a request can hold is set in its builder: {@code applyMove(state, "…", r ->
 * r.setSeat(1).setListNextMoves(true))}. The comments of the request's fields say what there is.
 *
 * <p>Every call throws a {@link LudexException} when it fails.
 */
public final class @Game@ extends GameClient<@Game@> {
  @Game@(Channel channel) {
    super(channel);
  }

  /** The move with this text. */
  public static Move move(String text) {
    return Move.newBuilder().setText(text).build();
  }

  /** The ply of a record in which it is clear which seat moves. */
  public static Ply ply(Move move) {
    return Ply.newBuilder().setMove(move).build();
  }

  /** The ply of a record in which a certain seat moves. */
  public static Ply ply(int seat, Move move) {
    return Ply.newBuilder().setSeat(seat).setMove(move).build();
  }

  /** The record of the moves with these texts, in order. */
  public static List<Ply> plies(String... texts) {
    return Arrays.stream(texts).map(text -> ply(move(text))).toList();
  }

  /** What the game is: players, options, codes, notation, limits. */
  public DescribeGameResponse describeGame() {
    return call(
        @Game@ServiceGrpc.getDescribeGameMethod(), DescribeGameRequest.getDefaultInstance());
  }

  /** The first position of a game. */
  @SafeVarargs
  public final NewGameResponse newGame(Consumer<NewGameRequest.Builder>... settings) {
    return call(
        @Game@ServiceGrpc.getNewGameMethod(), set(NewGameRequest.newBuilder(), settings).build());
  }

  /** Every legal move of a seat: by default the viewer's, else the first to act. */
  @SafeVarargs
  public final ListLegalMovesResponse listLegalMoves(
      State state, Consumer<ListLegalMovesRequest.Builder>... settings) {
    return listLegalMoves(ListLegalMovesRequest.newBuilder().setState(state), settings);
  }

  /** Every legal move in a sealed state. */
  @SafeVarargs
  public final ListLegalMovesResponse listLegalMoves(
      ByteString sealedState, Consumer<ListLegalMovesRequest.Builder>... settings) {
    return listLegalMoves(ListLegalMovesRequest.newBuilder().setSealedState(sealedState), settings);
  }

  private ListLegalMovesResponse listLegalMoves(
      ListLegalMovesRequest.Builder request, Consumer<ListLegalMovesRequest.Builder>[] settings) {
    return call(@Game@ServiceGrpc.getListLegalMovesMethod(), set(request, settings).build());
  }

  /**
   * Whether a move, given as text, is legal, and if not, why. An illegal move is an answer here,
   * not an error.
   */
  @SafeVarargs
  public final CheckMoveResponse checkMove(
      State state, String move, Consumer<CheckMoveRequest.Builder>... settings) {
    return checkMove(state, move(move), settings);
  }

  /** Whether a move is legal, and if not, why. An illegal move is an answer here, not an error. */
  @SafeVarargs
  public final CheckMoveResponse checkMove(
      State state, Move move, Consumer<CheckMoveRequest.Builder>... settings) {
    return checkMove(CheckMoveRequest.newBuilder().setState(state), move, settings);
  }

  /** Whether a move, given as text, is legal in a sealed state, and if not, why. */
  @SafeVarargs
  public final CheckMoveResponse checkMove(
      ByteString sealedState, String move, Consumer<CheckMoveRequest.Builder>... settings) {
    return checkMove(sealedState, move(move), settings);
  }

  /** Whether a move is legal in a sealed state, and if not, why. */
  @SafeVarargs
  public final CheckMoveResponse checkMove(
      ByteString sealedState, Move move, Consumer<CheckMoveRequest.Builder>... settings) {
    return checkMove(CheckMoveRequest.newBuilder().setSealedState(sealedState), move, settings);
  }

  private CheckMoveResponse checkMove(
      CheckMoveRequest.Builder request, Move move, Consumer<CheckMoveRequest.Builder>[] settings) {
    return call(
        @Game@ServiceGrpc.getCheckMoveMethod(), set(request.setMove(move), settings).build());
  }

  /**
   * Plays a move, given as text.
   *
   * @throws IllegalMoveException if the rules forbid it
   */
  @SafeVarargs
  public final ApplyMoveResponse applyMove(
      State state, String move, Consumer<ApplyMoveRequest.Builder>... settings) {
    return applyMove(state, move(move), settings);
  }

  /**
   * Plays a move.
   *
   * @throws IllegalMoveException if the rules forbid it
   */
  @SafeVarargs
  public final ApplyMoveResponse applyMove(
      State state, Move move, Consumer<ApplyMoveRequest.Builder>... settings) {
    return applyMove(ApplyMoveRequest.newBuilder().setState(state), move, settings);
  }

  /**
   * Plays a move, given as text, in a sealed state. It takes the token of the seat that moves:
   * {@code r -> r.setSeatToken(token)}.
   *
   * @throws IllegalMoveException if the rules forbid it
   */
  @SafeVarargs
  public final ApplyMoveResponse applyMove(
      ByteString sealedState, String move, Consumer<ApplyMoveRequest.Builder>... settings) {
    return applyMove(sealedState, move(move), settings);
  }

  /**
   * Plays a move in a sealed state. It takes the token of the seat that moves: {@code r ->
   * r.setSeatToken(token)}.
   *
   * @throws IllegalMoveException if the rules forbid it
   */
  @SafeVarargs
  public final ApplyMoveResponse applyMove(
      ByteString sealedState, Move move, Consumer<ApplyMoveRequest.Builder>... settings) {
    return applyMove(ApplyMoveRequest.newBuilder().setSealedState(sealedState), move, settings);
  }

  private ApplyMoveResponse applyMove(
      ApplyMoveRequest.Builder request, Move move, Consumer<ApplyMoveRequest.Builder>[] settings) {
    return call(
        @Game@ServiceGrpc.getApplyMoveMethod(), set(request.setMove(move), settings).build());
  }

  /** How the game stands: in progress, won or drawn, and the scores. */
  @SafeVarargs
  public final GetOutcomeResponse getOutcome(
      State state, Consumer<GetOutcomeRequest.Builder>... settings) {
    return getOutcome(GetOutcomeRequest.newBuilder().setState(state), settings);
  }

  /** How the game of a sealed state stands. */
  @SafeVarargs
  public final GetOutcomeResponse getOutcome(
      ByteString sealedState, Consumer<GetOutcomeRequest.Builder>... settings) {
    return getOutcome(GetOutcomeRequest.newBuilder().setSealedState(sealedState), settings);
  }

  private GetOutcomeResponse getOutcome(
      GetOutcomeRequest.Builder request, Consumer<GetOutcomeRequest.Builder>[] settings) {
    return call(@Game@ServiceGrpc.getGetOutcomeMethod(), set(request, settings).build());
  }

  /**
   * Plays a whole record from a new game and tells where it first breaks the rules, if it does. To
   * repeat a game with chance, give its seed or its orders: {@code r ->
   * r.getNewGameBuilder().setSeed(7)}.
   */
  @SafeVarargs
  public final ReplayGameResponse replayGame(
      Iterable<Ply> plies, Consumer<ReplayGameRequest.Builder>... settings) {
    NewGameRequest anyGame = NewGameRequest.getDefaultInstance();
    return replayGame(ReplayGameRequest.newBuilder().setNewGame(anyGame), plies, settings);
  }

  /** Plays a record from a state, as {@link #replayGame(Iterable, Consumer...)} from a new game. */
  @SafeVarargs
  public final ReplayGameResponse replayGame(
      State state, Iterable<Ply> plies, Consumer<ReplayGameRequest.Builder>... settings) {
    return replayGame(ReplayGameRequest.newBuilder().setState(state), plies, settings);
  }

  /** Plays a record from a sealed state. */
  @SafeVarargs
  public final ReplayGameResponse replayGame(
      ByteString sealedState,
      Iterable<Ply> plies,
      Consumer<ReplayGameRequest.Builder>... settings) {
    return replayGame(ReplayGameRequest.newBuilder().setSealedState(sealedState), plies, settings);
  }

  private ReplayGameResponse replayGame(
      ReplayGameRequest.Builder request,
      Iterable<Ply> plies,
      Consumer<ReplayGameRequest.Builder>[] settings) {
    return call(
        @Game@ServiceGrpc.getReplayGameMethod(), set(request.addAllPlies(plies), settings).build());
  }

  /** What a seat may see, or by default a spectator. */
  @SafeVarargs
  public final ViewStateResponse viewState(
      State state, Consumer<ViewStateRequest.Builder>... settings) {
    return viewState(ViewStateRequest.newBuilder().setState(state), settings);
  }

  /** What the owner of a seat token may see of a sealed state, or by default a spectator. */
  @SafeVarargs
  public final ViewStateResponse viewState(
      ByteString sealedState, Consumer<ViewStateRequest.Builder>... settings) {
    return viewState(ViewStateRequest.newBuilder().setSealedState(sealedState), settings);
  }

  private ViewStateResponse viewState(
      ViewStateRequest.Builder request, Consumer<ViewStateRequest.Builder>[] settings) {
    return call(@Game@ServiceGrpc.getViewStateMethod(), set(request, settings).build());
  }

  /** A random state that agrees with everything a view tells: what a searching player needs. */
  @SafeVarargs
  public final SampleStateResponse sampleState(
      View view, Consumer<SampleStateRequest.Builder>... settings) {
    return call(
        @Game@ServiceGrpc.getSampleStateMethod(),
        set(SampleStateRequest.newBuilder().setView(view), settings).build());
  }

  /** Plays random games to their end and tells how they came out: what a searching player needs. */
  @SafeVarargs
  public final SimulatePlayoutsResponse simulatePlayouts(
      State state, int count, Consumer<SimulatePlayoutsRequest.Builder>... settings) {
    return simulatePlayouts(SimulatePlayoutsRequest.newBuilder().setState(state), count, settings);
  }

  /** Plays random games from a sealed state to their end and tells how they came out. */
  @SafeVarargs
  public final SimulatePlayoutsResponse simulatePlayouts(
      ByteString sealedState, int count, Consumer<SimulatePlayoutsRequest.Builder>... settings) {
    return simulatePlayouts(
        SimulatePlayoutsRequest.newBuilder().setSealedState(sealedState), count, settings);
  }

  private SimulatePlayoutsResponse simulatePlayouts(
      SimulatePlayoutsRequest.Builder request,
      int count,
      Consumer<SimulatePlayoutsRequest.Builder>[] settings) {
    return call(
        @Game@ServiceGrpc.getSimulatePlayoutsMethod(),
        set(request.setCount(count), settings).build());
  }

  /** A state, drawn as an SVG document. */
  @SafeVarargs
  public final RenderStateResponse renderState(
      State state, Consumer<RenderStateRequest.Builder>... settings) {
    return renderState(RenderStateRequest.newBuilder().setState(state), settings);
  }

  /** A sealed state, drawn as an SVG document. */
  @SafeVarargs
  public final RenderStateResponse renderState(
      ByteString sealedState, Consumer<RenderStateRequest.Builder>... settings) {
    return renderState(RenderStateRequest.newBuilder().setSealedState(sealedState), settings);
  }

  /** A view, drawn as an SVG document. */
  @SafeVarargs
  public final RenderStateResponse renderState(
      View view, Consumer<RenderStateRequest.Builder>... settings) {
    return renderState(RenderStateRequest.newBuilder().setView(view), settings);
  }

  private RenderStateResponse renderState(
      RenderStateRequest.Builder request, Consumer<RenderStateRequest.Builder>[] settings) {
    return call(@Game@ServiceGrpc.getRenderStateMethod(), set(request, settings).build());
  }

  /**
   * Many calls in one, each with its own answer or error, in order. Calls without a position are
   * about the batch's: {@code r -> r.setState(state)}. An error is a status, from which {@link
   * LudexException#of(com.google.rpc.Status)} makes an exception.
   */
  @SafeVarargs
  public final BatchResponse batch(
      Iterable<BatchCall> calls, Consumer<BatchRequest.Builder>... settings) {
    return call(
        @Game@ServiceGrpc.getBatchMethod(),
        set(BatchRequest.newBuilder().addAllCalls(calls), settings).build());
  }

  /** The generated blocking stub. Its errors are {@link io.grpc.StatusRuntimeException}s. */
  public @Game@ServiceBlockingStub blockingStub() {
    return @Game@ServiceGrpc.newBlockingStub(channel());
  }

  /** The generated stub for calls that are not waited for. */
  public @Game@ServiceFutureStub futureStub() {
    return @Game@ServiceGrpc.newFutureStub(channel());
  }

  @Override
  public String name() {
    return "@game@";
  }

  @Override
  public ServiceDescriptor service() {
    return @Game@ServiceGrpc.getServiceDescriptor();
  }

  @Override
  @Game@ on(Channel channel) {
    return new @Game@(channel);
  }
}
