package dev.ludex;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * How often, and after which waits, a call is tried again when no server is available.
 *
 * <p>Only {@code UNAVAILABLE} is tried again: it means that nobody has answered. Every other status
 * is an answer, and would be the same again. Each wait is up to 20 % shorter or longer than stated,
 * so that clients that failed together do not come back together. A call's deadline covers all its
 * attempts and waits.
 *
 * @param attempts how many attempts in all, the first one included: 2 to 5
 * @param firstWait the wait before the second attempt
 * @param longestWait what no wait exceeds
 * @param factor by how much each wait is longer than the one before
 */
public record Retry(int attempts, Duration firstWait, Duration longestWait, double factor) {
  /** Four attempts, with waits of about 0.1, 0.2 and 0.4 seconds. */
  public static final Retry DEFAULT =
      new Retry(4, Duration.ofMillis(100), Duration.ofSeconds(2), 2);

  /** Checks what was given. */
  public Retry {
    if (attempts < 2 || attempts > 5) {
      throw new IllegalArgumentException(
          "a retry has 2 to 5 attempts, not " + attempts + "; for none, noRetry()");
    }
    if (!isPositive(firstWait) || !isPositive(longestWait) || !(factor > 0)) {
      throw new IllegalArgumentException("the waits and the factor of a retry must be positive");
    }
  }

  /** The default waits, with another number of attempts. */
  public static Retry attempts(int attempts) {
    return new Retry(attempts, DEFAULT.firstWait, DEFAULT.longestWait, DEFAULT.factor);
  }

  /** The retry in the terms of gRPC's service config, whose numbers are all doubles. */
  Map<String, Object> policy() {
    return Map.of(
        "maxAttempts", (double) attempts,
        "initialBackoff", seconds(firstWait),
        "maxBackoff", seconds(longestWait),
        "backoffMultiplier", factor,
        "retryableStatusCodes", List.of("UNAVAILABLE"));
  }

  private static boolean isPositive(Duration duration) {
    return !duration.isNegative() && !duration.isZero();
  }

  private static String seconds(Duration duration) {
    return "%d.%09ds".formatted(duration.getSeconds(), duration.getNano());
  }
}
