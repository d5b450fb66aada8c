package dev.ludex;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ChannelCredentials;
import io.grpc.ClientInterceptors;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.TlsChannelCredentials;
import io.grpc.stub.MetadataUtils;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The settings of a {@link Ludex} to be. Each has a default. */
public final class LudexBuilder {
  private static final Metadata.Key<String> AUTHORIZATION =
      Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

  /** Error details of 64 KiB travel as base64, beside other metadata. */
  private static final int MAX_METADATA_BYTES = 128 * 1024;

  private final String target;
  private ChannelCredentials credentials = InsecureChannelCredentials.create();
  private Duration timeout = Duration.ofSeconds(10);
  private Retry retry = Retry.DEFAULT;
  private String token;
  private boolean waitForReady;
  private int maxMessageBytes = 32 * 1024 * 1024;
  private Consumer<? super ManagedChannelBuilder<?>> transport = channel -> {};

  LudexBuilder(String target) {
    this.target = Objects.requireNonNull(target, "target");
  }

  /**
   * How long a call may take, all its attempts and waits included: 10 seconds unless said
   * otherwise. Zero stands for no limit.
   */
  public LudexBuilder timeout(Duration timeout) {
    if (timeout.isNegative()) {
      throw new IllegalArgumentException("a timeout can't be negative");
    }
    this.timeout = timeout;
    return this;
  }

  /** How calls are tried again when no server is available: {@link Retry#DEFAULT} if not said. */
  public LudexBuilder retry(Retry retry) {
    this.retry = Objects.requireNonNull(retry, "retry");
    return this;
  }

  /** Makes a call fail at once when no server is available. */
  public LudexBuilder noRetry() {
    retry = null;
    return this;
  }

  /** Makes calls wait for a server until their deadline while none can be reached. */
  public LudexBuilder waitForReady() {
    waitForReady = true;
    return this;
  }

  /** A bearer token that goes with every call. Without TLS it can be read on the way. */
  public LudexBuilder token(String token) {
    this.token = Objects.requireNonNull(token, "token");
    return this;
  }

  /** Encrypts the connection, and trusts whom Java trusts. */
  public LudexBuilder tls() {
    return credentials(TlsChannelCredentials.create());
  }

  /** Encrypts the connection with roots or certificates of one's own. */
  public LudexBuilder credentials(ChannelCredentials credentials) {
    this.credentials = Objects.requireNonNull(credentials, "credentials");
    return this;
  }

  /** The size of the largest request and answer: 32 MiB unless said otherwise. */
  public LudexBuilder maxMessageBytes(int size) {
    if (size <= 0) {
      throw new IllegalArgumentException("the size of the largest message must be positive");
    }
    maxMessageBytes = size;
    return this;
  }

  /** Further settings of the gRPC channel. They are made last, and so win. */
  public LudexBuilder transport(Consumer<? super ManagedChannelBuilder<?>> settings) {
    transport = Objects.requireNonNull(settings, "settings");
    return this;
  }

  /** Makes the client. It connects when the first call is made. */
  public Ludex connect() {
    ManagedChannelBuilder<?> builder =
        Grpc.newChannelBuilder(target, credentials)
            .userAgent(Ludex.USER_AGENT)
            // A target with several addresses is a set of workers: use them all.
            .defaultLoadBalancingPolicy("round_robin")
            // What a call does is decided here, and not by whoever answers for the name.
            .disableServiceConfigLookUp()
            .maxInboundMessageSize(maxMessageBytes)
            .maxInboundMetadataSize(MAX_METADATA_BYTES)
            // Pings are rarer than the 5 minutes that servers tolerate by default.
            .keepAliveTime(330, TimeUnit.SECONDS)
            .keepAliveTimeout(10, TimeUnit.SECONDS)
            // Let go of an idle connection before something on the way forgets it.
            .idleTimeout(4, TimeUnit.MINUTES);
    if (retry != null) {
      builder
          .defaultServiceConfig(serviceConfig(retry))
          // A request that outgrows the buffer would not be tried again.
          .perRpcBufferLimit(2L * maxMessageBytes)
          .retryBufferSize(8L * maxMessageBytes);
    } else {
      builder.disableRetry();
    }
    transport.accept(builder);
    ManagedChannel connection = builder.build();
    return new Ludex(connection, withDefaults(connection));
  }

  private Channel withDefaults(Channel channel) {
    if (token != null) {
      Metadata headers = new Metadata();
      headers.put(AUTHORIZATION, "Bearer " + token);
      channel =
          ClientInterceptors.intercept(channel, MetadataUtils.newAttachHeadersInterceptor(headers));
    }
    channel = ClientInterceptors.intercept(channel, new CallSettings(this::callOptions));
    return timeout.isZero()
        ? channel
        : ClientInterceptors.intercept(channel, CallSettings.timeout(timeout));
  }

  private CallOptions callOptions(CallOptions options) {
    CallOptions limited =
        options.getMaxOutboundMessageSize() == null
            ? options.withMaxOutboundMessageSize(maxMessageBytes)
            : options;
    return waitForReady ? limited.withWaitForReady() : limited;
  }

  private static Map<String, Object> serviceConfig(Retry retry) {
    return Map.of(
        "methodConfig", List.of(Map.of("name", List.of(Map.of()), "retryPolicy", retry.policy())));
  }
}
