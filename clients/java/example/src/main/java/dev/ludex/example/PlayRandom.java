package dev.ludex.example;

import dev.ludex.Limits;
import dev.ludex.Ludex;
import dev.ludex.LudexException;
import dev.ludex.core.v1.Outcome;
import dev.ludex.core.v1.Result;
import dev.ludex.limits.v1.ApplyMoveResponse;
import dev.ludex.limits.v1.ListLegalMovesResponse;
import dev.ludex.limits.v1.Move;
import dev.ludex.limits.v1.State;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Plays a whole random game of Limits, and prints its moves and how it ended. */
public final class PlayRandom {
  private PlayRandom() {}

  /**
   * Plays.
   *
   * @param args the server's address, the number of players and the seed, all with defaults
   */
  public static void main(String[] args) {
    String server = args.length > 0 ? args[0] : "localhost:50051";
    int players = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    long seed = args.length > 2 ? Long.parseLong(args[2]) : new Random().nextInt(1_000_000);
    try (Ludex ludex = Ludex.connect(server)) {
      System.out.printf("seed %d: %s%n", seed, told(play(ludex.limits(), players, seed)));
    } catch (LudexException error) {
      System.err.println(error);
      System.exit(1);
    }
  }

  private static Outcome play(Limits limits, int players, long seed) {
    Random choice = new Random(seed);
    State state =
        limits.newGame(r -> r.setSeed(seed).getOptionsBuilder().setPlayers(players)).getState();
    ListLegalMovesResponse listed = limits.listLegalMoves(state);
    List<Move> moves = listed.getMovesList();
    int seat = listed.getSeat();
    while (true) {
      Move move = moves.get(choice.nextInt(moves.size()));
      System.out.printf("%4d. seat %d  %s%n", state.getPly() + 1, seat, move.getText());
      // The seat is always named: in Limits several are to act at once.
      int mover = seat;
      ApplyMoveResponse after =
          limits.applyMove(state, move, r -> r.setSeat(mover).setListNextMoves(true));
      if (after.getToActCount() == 0) {
        return after.getOutcome();
      }
      state = after.getState();
      moves = after.getNextMovesList();
      seat = after.getNextSeat();
    }
  }

  private static String told(Outcome outcome) {
    String how =
        outcome.getResult() == Result.RESULT_WON
            ? "won by seat " + joined(outcome.getWinnersList(), " and ")
            : "drawn";
    return how + " (" + outcome.getReason() + "); scores " + joined(outcome.getScoresList(), ", ");
  }

  private static String joined(List<Integer> numbers, String between) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
  }
}
