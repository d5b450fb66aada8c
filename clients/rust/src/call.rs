use std::fmt;
use std::future::{Future, IntoFuture};
use std::pin::Pin;
use std::time::Duration;

use prost::Message;

use crate::client::Ludex;
use crate::common::{Drawing, Viewer};
use crate::error::Error;
use crate::fields::{
    Keyed, Knowing, Listing, NextMoves, Pictured, Positioned, Seated, Seeded, Starting,
};
use crate::game::Game;

/// A request of one of the services' calls. Implemented for the requests of the contract.
pub trait Request: Message + Clone + Default + 'static {
    /// What it is answered with.
    type Response: Message + Default + 'static;
    /// The call's name: `ApplyMove`.
    const METHOD: &'static str;
    /// The call's full name, as it travels.
    const PATH: &'static str;
}

/// A call that is described and not yet made: `.await` makes it.
///
/// The methods that it has are those for which its request has a field. For whatever has no method
/// there is [`edit`](Call::edit).
#[must_use = "a call is made by `.await`"]
pub struct Call<R> {
    ludex: Ludex,
    request: R,
    timeout: Option<Duration>,
}

impl<R: Request> Call<R> {
    pub(crate) fn new(ludex: &Ludex, request: R) -> Self {
        Self {
            ludex: ludex.clone(),
            request,
            timeout: ludex.timeout(),
        }
    }

    /// How long the call may take, all attempts included, in place of the client's default; `None` for
    /// no limit.
    pub fn timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.timeout = timeout.into();
        self
    }

    /// Changes the request in whatever way.
    pub fn edit(mut self, change: impl FnOnce(&mut R)) -> Self {
        change(&mut self.request);
        self
    }

    /// The request, for a batch or a stub.
    pub fn into_request(self) -> R {
        self.request
    }

    /// With a sealed state: whose player asks.
    pub fn seat_token(self, token: impl Into<String>) -> Self
    where
        R: Positioned,
    {
        self.edit(|request| *request.seat_token() = token.into())
    }

    /// With a plain state: for whom the answer is written, a seat's number or
    /// [`Viewer::spectator()`].
    pub fn viewer(self, viewer: impl Into<Viewer>) -> Self
    where
        R: Positioned,
    {
        self.edit(|request| *request.viewer() = Some(viewer.into()))
    }

    /// The seat that moves, or whose moves are listed.
    pub fn seat(self, seat: u32) -> Self
    where
        R: Seated,
    {
        self.edit(|request| *request.seat() = Some(seat))
    }

    /// Asks for `position_key`.
    pub fn include_position_key(self) -> Self
    where
        R: Keyed,
    {
        self.edit(|request| *request.include_position_key() = true)
    }

    /// Decides all that chance decides: the same seed gives the same answer everywhere.
    pub fn seed(self, seed: u64) -> Self
    where
        R: Seeded,
    {
        self.edit(|request| *request.seed() = Some(seed))
    }

    /// The options of the new game. Those left out take their defaults.
    pub fn options(self, options: <R::Game as Game>::Options) -> Self
    where
        R: Starting,
    {
        self.edit(|request| *request.options() = Some(options))
    }

    /// Asks for the state sealed, with one token for each seat.
    pub fn sealed(self) -> Self
    where
        R: Starting,
    {
        self.edit(|request| *request.sealed() = true)
    }

    /// Asks for the number of moves alone.
    pub fn count_only(self) -> Self
    where
        R: Listing,
    {
        self.edit(|request| *request.count_only() = true)
    }

    /// Asks only for moves that begin with this text.
    pub fn prefix(self, prefix: impl Into<String>) -> Self
    where
        R: Listing,
    {
        self.edit(|request| *request.prefix() = prefix.into())
    }

    /// Asks for the legal moves after the move.
    pub fn list_next_moves(self) -> Self
    where
        R: NextMoves,
    {
        self.edit(|request| *request.list_next_moves() = true)
    }

    /// How to draw the picture.
    pub fn drawing(self, drawing: Drawing) -> Self
    where
        R: Pictured,
    {
        self.edit(|request| *request.drawing() = Some(drawing))
    }

    /// The move to mark as the last one played.
    pub fn last_move(self, last: impl Into<<R::Game as Game>::Move>) -> Self
    where
        R: Pictured,
    {
        self.edit(|request| *request.last_move() = Some(last.into()))
    }

    /// What the viewer remembers beyond the view.
    pub fn known(self, known: <R::Game as Game>::Known) -> Self
    where
        R: Knowing,
    {
        self.edit(|request| *request.known() = Some(known))
    }
}

impl<R: Request> IntoFuture for Call<R> {
    type Output = Result<R::Response, Error>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move { self.ludex.make(self.request, self.timeout).await })
    }
}

impl<R: fmt::Debug> fmt::Debug for Call<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call")
            .field("request", &self.request)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}
