package dev.ludex.conformance;

import com.google.protobuf.Message;
import dev.ludex.@Game@;
import dev.ludex.Viewers;
import dev.ludex.core.v1.Viewer;
import dev.ludex.@game@.v1.ApplyMoveRequest;
import dev.ludex.@game@.v1.CheckMoveRequest;
import dev.ludex.@game@.v1.ListLegalMovesRequest;
import dev.ludex.@game@.v1.Move;
import dev.ludex.@game@.v1.NewGameRequest;
import dev.ludex.@game@.v1.Ply;
import dev.ludex.@game@.v1.RenderStateRequest;
import dev.ludex.@game@.v1.ReplayGameRequest;
import dev.ludex.@game@.v1.ViewStateRequest;
import java.util.List;
import java.util.function.Consumer;

/** The thin layer of one game, used as its users would. */
record Thin@Game@(@Game@ game) implements ThinGame {
  @Override
  public Message call(String call, Message request) {
    return switch (call) {
      case "NewGame" -> newGame((NewGameRequest) request);
      case "ListLegalMoves" -> listLegalMoves((ListLegalMovesRequest) request);
      case "CheckMove" -> checkMove((CheckMoveRequest) request);
      case "ApplyMove" -> applyMove((ApplyMoveRequest) request);
      case "ReplayGame" -> replayGame((ReplayGameRequest) request);
      case "ViewState" -> viewState((ViewStateRequest) request);
      case "RenderState" -> renderState((RenderStateRequest) request);
      default -> throw new IllegalArgumentException("the thin layer has no call " + call);
    };
  }

  private Message newGame(NewGameRequest asked) {
    return game.newGame(request -> start(request, asked));
  }

  private static void start(NewGameRequest.Builder request, NewGameRequest asked) {
    if (asked.hasOptions()) {
      request.setOptions(asked.getOptions());
    }
    if (asked.hasSeed()) {
      request.setSeed(asked.getSeed());
    }
    request.setSealed(asked.getSealed()).setIncludePositionKey(asked.getIncludePositionKey());
  }

  private Message listLegalMoves(ListLegalMovesRequest asked) {
    Consumer<ListLegalMovesRequest.Builder> settings =
        request -> {
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          if (asked.hasSeat()) {
            request.setSeat(asked.getSeat());
          }
          request
              .setSeatToken(asked.getSeatToken())
              .setCountOnly(asked.getCountOnly())
              .setPrefix(asked.getPrefix());
        };
    return asked.hasSealedState()
        ? game.listLegalMoves(asked.getSealedState(), settings)
        : game.listLegalMoves(asked.getState(), settings);
  }

  private Message checkMove(CheckMoveRequest asked) {
    Consumer<CheckMoveRequest.Builder> settings =
        request -> {
          if (!asked.hasMove()) {
            request.clearMove();
          }
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          if (asked.hasSeat()) {
            request.setSeat(asked.getSeat());
          }
          request.setSeatToken(asked.getSeatToken());
        };
    Move move = asked.getMove();
    if (isText(move)) {
      return asked.hasSealedState()
          ? game.checkMove(asked.getSealedState(), move.getText(), settings)
          : game.checkMove(asked.getState(), move.getText(), settings);
    }
    return asked.hasSealedState()
        ? game.checkMove(asked.getSealedState(), move, settings)
        : game.checkMove(asked.getState(), move, settings);
  }

  private Message applyMove(ApplyMoveRequest asked) {
    Consumer<ApplyMoveRequest.Builder> settings =
        request -> {
          if (!asked.hasMove()) {
            request.clearMove();
          }
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          if (asked.hasSeat()) {
            request.setSeat(asked.getSeat());
          }
          request
              .setSeatToken(asked.getSeatToken())
              .setListNextMoves(asked.getListNextMoves())
              .setIncludePositionKey(asked.getIncludePositionKey());
        };
    Move move = asked.getMove();
    if (isText(move)) {
      return asked.hasSealedState()
          ? game.applyMove(asked.getSealedState(), move.getText(), settings)
          : game.applyMove(asked.getState(), move.getText(), settings);
    }
    return asked.hasSealedState()
        ? game.applyMove(asked.getSealedState(), move, settings)
        : game.applyMove(asked.getState(), move, settings);
  }

  private Message replayGame(ReplayGameRequest asked) {
    Consumer<ReplayGameRequest.Builder> settings =
        request -> {
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          request
              .setSeatToken(asked.getSeatToken())
              .setIncludePositionKey(asked.getIncludePositionKey());
        };
    List<Ply> plies = asked.getPliesList().stream().map(Thin@Game@::ply).toList();
    return switch (asked.getPositionCase()) {
      case STATE -> game.replayGame(asked.getState(), plies, settings);
      case SEALED_STATE -> game.replayGame(asked.getSealedState(), plies, settings);
      default ->
          game.replayGame(
              plies,
              settings,
              request -> start(request.getNewGameBuilder(), asked.getNewGame()));
    };
  }

  private Message viewState(ViewStateRequest asked) {
    Consumer<ViewStateRequest.Builder> settings =
        request -> {
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          request.setSeatToken(asked.getSeatToken());
        };
    return asked.hasSealedState()
        ? game.viewState(asked.getSealedState(), settings)
        : game.viewState(asked.getState(), settings);
  }

  private Message renderState(RenderStateRequest asked) {
    Consumer<RenderStateRequest.Builder> settings =
        request -> {
          if (asked.hasViewer()) {
            request.setViewer(viewer(asked.getViewer()));
          }
          if (asked.hasDrawing()) {
            request.setDrawing(asked.getDrawing());
          }
          if (asked.hasLastMove()) {
            Move move = asked.getLastMove();
            request.setLastMove(isText(move) ? @Game@.move(move.getText()) : move);
          }
          request.setSeatToken(asked.getSeatToken());
        };
    return switch (asked.getPositionCase()) {
      case VIEW -> game.renderState(asked.getView(), settings);
      case SEALED_STATE -> game.renderState(asked.getSealedState(), settings);
      default -> game.renderState(asked.getState(), settings);
    };
  }

  private static Ply ply(Ply asked) {
    Move move = asked.getMove();
    Move made = isText(move) ? @Game@.move(move.getText()) : move;
    return asked.hasSeat() ? @Game@.ply(asked.getSeat(), made) : @Game@.ply(made);
  }

  private static boolean isText(Move move) {
    return !move.getText().isEmpty() && move.equals(@Game@.move(move.getText()));
  }

  /** The viewer, made the short way where there is one. */
  private static Viewer viewer(Viewer asked) {
    if (asked.hasSeat()) {
      return Viewers.seat(asked.getSeat());
    }
    return asked.getSpectator() ? Viewers.spectator() : asked;
  }
}
