package dev.ludex;

import com.google.protobuf.Message;
import dev.ludex.hexaequo.v1.HexaequoServiceGrpc;
import dev.ludex.limes.v1.LimesServiceGrpc;
import dev.ludex.limits.v1.LimitsServiceGrpc;
import dev.ludex.smallholder.v1.SmallholderServiceGrpc;
import io.grpc.Context;
import io.grpc.Contexts;
import io.grpc.Deadline;
import io.grpc.InsecureServerCredentials;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ServerCalls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** A server inside the test, which answers every call of every game as the test says. */
final class FakeServer implements AutoCloseable {
  private static final Context.Key<Metadata> SENT = Context.key("sent");

  /** What a call brought. */
  record Asked(String call, Message request, Metadata sent, Deadline deadline) {
    String header(String name) {
      return sent.get(Metadata.Key.of(name, Metadata.ASCII_STRING_MARSHALLER));
    }

    /** How long the caller is still willing to wait. */
    long millisLeft() {
      return deadline.timeRemaining(TimeUnit.MILLISECONDS);
    }
  }

  /** What a test says. */
  interface Script {
    /** The answer to a call. Its number counts from 1. */
    Message answer(int number, Asked asked) throws Exception;
  }

  final List<Asked> asked = new CopyOnWriteArrayList<>();
  private final Script script;
  private final Server server;

  FakeServer(Script script) {
    this.script = script;
    NettyServerBuilder builder =
        NettyServerBuilder.forAddress(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                InsecureServerCredentials.create())
            .maxInboundMessageSize(64 << 20)
            .intercept(new KeepHeaders());
    for (ServiceDescriptor service :
        List.of(
            HexaequoServiceGrpc.getServiceDescriptor(),
            LimesServiceGrpc.getServiceDescriptor(),
            LimitsServiceGrpc.getServiceDescriptor(),
            SmallholderServiceGrpc.getServiceDescriptor())) {
      ServerServiceDefinition.Builder definition = ServerServiceDefinition.builder(service);
      service.getMethods().forEach(method -> add(definition, method));
      builder.addService(definition.build());
    }
    try {
      server = builder.build().start();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  @SuppressWarnings("unchecked") // the test answers with the right message
  private <Q, A> void add(ServerServiceDefinition.Builder service, MethodDescriptor<Q, A> method) {
    service.addMethod(
        method,
        ServerCalls.asyncUnaryCall(
            (request, observer) -> {
              Context context = Context.current();
              Asked call =
                  new Asked(
                      method.getBareMethodName(),
                      (Message) request,
                      SENT.get(context),
                      context.getDeadline());
              asked.add(call);
              try {
                observer.onNext((A) script.answer(asked.size(), call));
                observer.onCompleted();
              } catch (Exception error) {
                observer.onError(error);
              }
            }));
  }

  String target() {
    return "127.0.0.1:" + server.getPort();
  }

  Asked last() {
    return asked.get(asked.size() - 1);
  }

  @Override
  public void close() {
    server.shutdownNow();
  }

  private record KeepHeaders() implements ServerInterceptor {
    @Override
    public <Q, A> ServerCall.Listener<Q> interceptCall(
        ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
      return Contexts.interceptCall(
          Context.current().withValue(SENT, headers), call, headers, next);
    }
  }
}
