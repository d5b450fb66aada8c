package dev.ludex;

import io.grpc.Channel;
import io.grpc.ManagedChannel;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A connection to a ludex server, with a client for each game.
 *
 * <pre>{@code
 * try (Ludex ludex = Ludex.connect("localhost:50051")) {
 *   Hexaequo hexaequo = ludex.hexaequo();
 *   State state = hexaequo.newGame().getState();
 *   state = hexaequo.applyMove(state, "T@H8").getState();
 * }
 * }</pre>
 *
 * <p>One connection serves all threads of a program. It is made when the first call is.
 */
public final class Ludex implements AutoCloseable {
  /** The version of this client. */
  public static final String VERSION = "0.1.0";

  /** What servers are told about this client. */
  public static final String USER_AGENT = "ludex-client-java/" + VERSION;

  private final ManagedChannel connection;
  private final Channel channel;
  private final Hexaequo hexaequo;
  private final Limes limes;
  private final Limits limits;
  private final Smallholder smallholder;
  private final Map<String, GameClient<?>> games = new LinkedHashMap<>();

  Ludex(ManagedChannel connection, Channel channel) {
    this.connection = connection;
    this.channel = channel;
    hexaequo = added(new Hexaequo(channel));
    limes = added(new Limes(channel));
    limits = added(new Limits(channel));
    smallholder = added(new Smallholder(channel));
  }

  private <G extends GameClient<G>> G added(G game) {
    games.put(game.name(), game);
    return game;
  }

  /**
   * Connects to the server at an address, without encryption and with the defaults of {@link
   * #builder}.
   */
  public static Ludex connect(String target) {
    return builder(target).connect();
  }

  /**
   * Begins a connection with settings of its own.
   *
   * @param target {@code host:port}, or any other name that gRPC knows, such as {@code
   *     dns:///ludex.example.org:443}
   */
  public static LudexBuilder builder(String target) {
    return new LudexBuilder(target);
  }

  /** The client of Hexaequo. */
  public Hexaequo hexaequo() {
    return hexaequo;
  }

  /** The client of Limes. */
  public Limes limes() {
    return limes;
  }

  /** The client of Limits. */
  public Limits limits() {
    return limits;
  }

  /** The client of The SmallHolder. */
  public Smallholder smallholder() {
    return smallholder;
  }

  /** The clients of all games, for programs that choose the game while they run. */
  public Collection<GameClient<?>> games() {
    return Collections.unmodifiableCollection(games.values());
  }

  /**
   * The client of the game with this name.
   *
   * @param name {@code hexaequo}, {@code limes}, {@code limits} or {@code smallholder}
   * @throws IllegalArgumentException if there is no such game
   */
  public GameClient<?> game(String name) {
    GameClient<?> game = games.get(name);
    if (game == null) {
      throw new IllegalArgumentException("no game is called " + name);
    }
    return game;
  }

  /**
   * The connection, for stubs of other services. It has the deadline, the retries and the token of
   * this client.
   */
  public Channel channel() {
    return channel;
  }

  /** Closes the connection. Calls that are under way fail. */
  @Override
  public void close() {
    connection.shutdownNow();
  }
}
