//! What the answers of all games have in common, for programs that play any game. A program that knows
//! its game uses the fields.

use crate::common::Outcome;
use crate::game::Game;

/// The answer of `NewGame`.
pub trait NewGameAnswer<G: Game> {
    /// The state. Absent when sealed.
    fn state(&self) -> Option<&G::State>;
    /// The sealed state, when asked for.
    fn sealed_state(&self) -> &[u8];
    /// With a sealed state, one token for each seat in order.
    fn seat_tokens(&self) -> &[String];
    /// The seats that may act, ascending.
    fn to_act(&self) -> &[u32];
}

/// The answer of `ListLegalMoves`.
pub trait ListLegalMovesAnswer<G: Game> {
    /// Every legal move.
    fn moves(&self) -> &[G::Move];
    /// The seat they belong to.
    fn seat(&self) -> u32;
    /// How the game ended. Absent while it goes on.
    fn outcome(&self) -> Option<&Outcome>;
}

/// The answer of `ApplyMove`.
pub trait ApplyMoveAnswer<G: Game> {
    /// The next state. Absent when the request was sealed or had a viewer.
    fn state(&self) -> Option<&G::State>;
    /// The next state, sealed, when the request was.
    fn sealed_state(&self) -> &[u8];
    /// How the game stands after the move.
    fn outcome(&self) -> Option<&Outcome>;
    /// The seats that may act, ascending. Empty when the game is over.
    fn to_act(&self) -> &[u32];
    /// When asked for: the legal moves after the move.
    fn next_moves(&self) -> &[G::Move];
    /// The seat that they belong to.
    fn next_seat(&self) -> Option<u32>;
}
