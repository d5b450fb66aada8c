package dev.ludex;

import dev.ludex.core.v1.Viewer;

/** For whom an answer about a plain state is written: {@code r -> r.setViewer(Viewers.seat(1))}. */
public final class Viewers {
  private Viewers() {}

  /** The player at a seat. */
  public static Viewer seat(int seat) {
    return Viewer.newBuilder().setSeat(seat).build();
  }

  /** Somebody who sees what everybody sees. */
  public static Viewer spectator() {
    return Viewer.newBuilder().setSpectator(true).build();
  }
}
