package dev.ludex;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.MethodDescriptor;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * Sets something in the options of every call. The options stand above the retries, so that a
 * deadline covers all attempts and waits.
 */
record CallSettings(UnaryOperator<CallOptions> settings) implements ClientInterceptor {
  /** A deadline for calls that have none of their own. It begins when the call does. */
  static CallSettings timeout(Duration timeout) {
    return new CallSettings(
        options ->
            options.getDeadline() == null
                ? options.withDeadlineAfter(timeout.toNanos(), TimeUnit.NANOSECONDS)
                : options);
  }

  @Override
  public <Q, A> ClientCall<Q, A> interceptCall(
      MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
    return next.newCall(method, settings.apply(options));
  }
}
