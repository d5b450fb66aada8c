package dev.ludex;

import com.google.protobuf.Message;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.MethodDescriptor;
import io.grpc.ServiceDescriptor;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * What the clients of all games share.
 *
 * @param <G> the client of a game: {@link Hexaequo}, {@link Limes}, {@link Limits} or {@link
 *     Smallholder}
 */
public abstract sealed class GameClient<G extends GameClient<G>>
    permits Hexaequo, Limes, Limits, Smallholder {
  private final Channel channel;

  GameClient(Channel channel) {
    this.channel = channel;
  }

  /** The game's name in packages and commands: {@code hexaequo}. */
  public abstract String name();

  /** The game's service, with the descriptors of all its calls. */
  public abstract ServiceDescriptor service();

  abstract G on(Channel channel);

  /**
   * The same game with another deadline: {@code
   * hexaequo.withTimeout(Duration.ofMillis(500)).applyMove(…)}. It begins anew with every call.
   */
  public final G withTimeout(Duration timeout) {
    return on(ClientInterceptors.intercept(channel, CallSettings.timeout(timeout)));
  }

  /** The connection, for generated stubs. It has the deadline, the retries and the token. */
  public final Channel channel() {
    return channel;
  }

  /**
   * Makes any call of the game with a request as it is.
   *
   * @param method from {@link #service} or from the generated class, such as {@code
   *     HexaequoServiceGrpc.getApplyMoveMethod()}
   * @throws LudexException if the call fails
   */
  public final <Q, A> A call(MethodDescriptor<Q, A> method, Q request) {
    try {
      return ClientCalls.blockingUnaryCall(channel, method, CallOptions.DEFAULT, request);
    } catch (StatusRuntimeException error) {
      throw LudexException.of(error);
    }
  }

  /** The request, once everybody has set in it what they want. */
  static <B extends Message.Builder> B set(B request, Consumer<? super B>[] settings) {
    for (Consumer<? super B> each : settings) {
      each.accept(request);
    }
    return request;
  }
}
