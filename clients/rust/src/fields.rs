//! What requests have in common, so that [`Call`](crate::Call) has each method once. Implemented for
//! the requests of every game; a program that is written for any game needs them in its bounds at most.

use crate::call::Request;
use crate::common::{Drawing, Viewer};
use crate::game::{Game, Position};

/// A request of a game's.
pub trait OfGame: Request {
    /// The game.
    type Game: Game;
}

/// Requests about a position, plain or sealed.
pub trait Positioned: OfGame {
    /// Puts the position in.
    fn set_position(&mut self, position: Position<Self::Game>);
    /// Whose player asks, with a sealed state.
    fn seat_token(&mut self) -> &mut String;
    /// For whom the answer is written, with a plain state.
    fn viewer(&mut self) -> &mut Option<Viewer>;
}

/// Requests that start a new game.
pub trait Starting: OfGame {
    /// The options.
    fn options(&mut self) -> &mut Option<<Self::Game as Game>::Options>;
    /// Whether to seal the state.
    fn sealed(&mut self) -> &mut bool;
}

/// Requests about a view.
pub trait Viewed: OfGame {
    /// Puts the view in.
    fn set_view(&mut self, view: <Self::Game as Game>::View);
}

macro_rules! fields {
    ($($(#[$doc:meta])* $trait:ident { $($(#[$about:meta])* $field:ident: $kind:ty,)+ })+) => {
        $(
            $(#[$doc])*
            pub trait $trait: OfGame {
                $($(#[$about])* fn $field(&mut self) -> &mut $kind;)+
            }
        )+
    };
}

fields! {
    /// Requests about a seat.
    Seated {
        /// The seat.
        seat: Option<u32>,
    }
    /// Requests for a position's key.
    Keyed {
        /// Whether to send it.
        include_position_key: bool,
    }
    /// Requests in which chance plays a part.
    Seeded {
        /// What decides all that chance decides.
        seed: Option<u64>,
    }
    /// Requests about a move.
    Moving {
        /// The move.
        r#move: Option<<Self::Game as Game>::Move>,
    }
    /// Requests about a record.
    Recorded {
        /// The moves, in order.
        plies: Vec<<Self::Game as Game>::Ply>,
    }
    /// Requests for a list of moves.
    Listing {
        /// Whether to leave the moves out.
        count_only: bool,
        /// What the moves begin with.
        prefix: String,
    }
    /// Requests after which moves can be listed.
    NextMoves {
        /// Whether to list them.
        list_next_moves: bool,
    }
    /// Requests for a picture.
    Pictured {
        /// How to draw it.
        drawing: Option<Drawing>,
        /// The move to mark.
        last_move: Option<<Self::Game as Game>::Move>,
    }
    /// Requests for states that agree with what somebody knows.
    Knowing {
        /// What the viewer remembers beyond the view.
        known: Option<<Self::Game as Game>::Known>,
    }
    /// Requests for a number of things.
    Counted {
        /// How many.
        count: u32,
    }
    /// Requests that hold others.
    Batched {
        /// The calls, in order.
        calls: Vec<<Self::Game as Game>::BatchCall>,
    }
}
