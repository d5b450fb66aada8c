/**
 * The Java client of ludex, board-game rules as a service. It asks a server what is legal, what a
 * move does and who has won, in Hexaequo, Limes, Limits and The SmallHolder.
 *
 * <p>{@link dev.ludex.Ludex} is the connection, and has a client for each game. Messages are those
 * of {@code dev.ludex.hexaequo.v1} and so on, and of {@code dev.ludex.core.v1}, which all games
 * share. A call that fails throws a {@link dev.ludex.LudexException}.
 */
package dev.ludex;
