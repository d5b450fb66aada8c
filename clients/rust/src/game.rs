use std::fmt;
use std::marker::PhantomData;

use prost::Message;

use crate::answer::{ApplyMoveAnswer, ListLegalMovesAnswer, NewGameAnswer};
use crate::call::{Call, Request};
use crate::client::Ludex;
use crate::fields::{
    Batched, Counted, Keyed, Knowing, Listing, Moving, NextMoves, OfGame, Pictured, Positioned,
    Recorded, Seated, Seeded, Starting, Viewed,
};

/// A game: its messages and calls. Implemented for the games of the contract.
///
/// Programs that play any game are generic over it:
///
/// ```
/// use ludex_client::{Error, Game, GameClient, ListLegalMovesAnswer, NewGameAnswer};
///
/// async fn openings<G: Game>(game: &GameClient<G>) -> Result<Vec<String>, Error> {
///     let new = game.new_game().await?;
///     let state = new.state().expect("plain").clone();
///     let listed = game.list_legal_moves(state).await?;
///     Ok(listed.moves().iter().map(G::Move::to_string).collect())
/// }
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in packages and commands: `hexaequo`.
    const NAME: &'static str;

    /// The options of a new game.
    type Options: Message + Clone + Default;
    /// A whole position.
    type State: Message + Clone + Default + Into<Position<Self>>;
    /// What a viewer sees.
    type View: Message + Clone + Default;
    /// What a viewer remembers beyond the view.
    type Known: Message + Clone + Default;
    /// A move. A text is one, too.
    type Move: Message + Clone + Default + fmt::Display + From<String> + for<'a> From<&'a str>;
    /// A move of a record: a move or its text, with or without the seat that moved.
    type Ply: Message
        + Clone
        + Default
        + From<Self::Move>
        + From<(u32, Self::Move)>
        + From<String>
        + for<'a> From<&'a str>;
    /// One call of a batch.
    type BatchCall: Message + Clone + Default;

    /// The request of `DescribeGame`.
    type DescribeGame: OfGame<Game = Self>;
    /// The request of `NewGame`.
    type NewGame: Starting<Game = Self> + Seeded + Keyed + Request<Response: NewGameAnswer<Self>>;
    /// The request of `ListLegalMoves`.
    type ListLegalMoves: Positioned<Game = Self>
        + Seated
        + Listing
        + Request<Response: ListLegalMovesAnswer<Self>>;
    /// The request of `CheckMove`.
    type CheckMove: Positioned<Game = Self> + Seated + Moving;
    /// The request of `ApplyMove`.
    type ApplyMove: Positioned<Game = Self>
        + Seated
        + Moving
        + NextMoves
        + Keyed
        + Request<Response: ApplyMoveAnswer<Self>>;
    /// The request of `GetOutcome`.
    type GetOutcome: Positioned<Game = Self> + Keyed;
    /// The request of `ReplayGame`.
    type ReplayGame: Positioned<Game = Self> + Starting + Seeded + Recorded + Keyed;
    /// The request of `ViewState`.
    type ViewState: Positioned<Game = Self>;
    /// The request of `SampleState`.
    type SampleState: Viewed<Game = Self> + Knowing + Seeded;
    /// The request of `SimulatePlayouts`.
    type SimulatePlayouts: Positioned<Game = Self> + Recorded + Counted + Knowing + Seeded;
    /// The request of `RenderState`.
    type RenderState: Positioned<Game = Self> + Viewed + Pictured;
    /// The request of `Batch`.
    type Batch: Positioned<Game = Self> + Batched;
}

/// A position, as calls take it: a state (by value or reference), or the bytes of a sealed one.
#[derive(Clone, Debug, PartialEq)]
pub enum Position<G: Game> {
    /// Plain.
    State(G::State),
    /// Sealed.
    Sealed(Vec<u8>),
}

impl<G: Game> From<Vec<u8>> for Position<G> {
    fn from(sealed: Vec<u8>) -> Self {
        Self::Sealed(sealed)
    }
}

impl<G: Game> From<&Vec<u8>> for Position<G> {
    fn from(sealed: &Vec<u8>) -> Self {
        Self::Sealed(sealed.clone())
    }
}

impl<G: Game> From<&[u8]> for Position<G> {
    fn from(sealed: &[u8]) -> Self {
        Self::Sealed(sealed.to_vec())
    }
}

/// A game on a server. Cheap to clone, and to share between tasks.
///
/// Where a method takes a position, that is a state or a sealed one ([`Position`]); where it takes a
/// move, that is a `Move`, its text, or its action.
pub struct GameClient<G> {
    ludex: Ludex,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> GameClient<G> {
    pub(crate) fn new(ludex: &Ludex) -> Self {
        Self {
            ludex: ludex.clone(),
            game: PhantomData,
        }
    }

    /// What the game is: players, options, codes, notation, limits.
    pub fn describe_game(&self) -> Call<G::DescribeGame> {
        self.call(G::DescribeGame::default())
    }

    /// The first position of a game.
    pub fn new_game(&self) -> Call<G::NewGame> {
        self.call(G::NewGame::default())
    }

    /// Every legal move of a seat.
    pub fn list_legal_moves(&self, position: impl Into<Position<G>>) -> Call<G::ListLegalMoves> {
        self.about(position)
    }

    /// Whether a move is legal, and if not, why. An illegal move is an answer here, not an error.
    pub fn check_move(
        &self,
        position: impl Into<Position<G>>,
        r#move: impl Into<G::Move>,
    ) -> Call<G::CheckMove> {
        self.about::<G::CheckMove>(position)
            .edit(|request| *request.r#move() = Some(r#move.into()))
    }

    /// Plays a move. An illegal move is [`Error::IllegalMove`](crate::Error::IllegalMove).
    pub fn apply_move(
        &self,
        position: impl Into<Position<G>>,
        r#move: impl Into<G::Move>,
    ) -> Call<G::ApplyMove> {
        self.about::<G::ApplyMove>(position)
            .edit(|request| *request.r#move() = Some(r#move.into()))
    }

    /// How the game stands: in progress, won or drawn, and the scores.
    pub fn get_outcome(&self, position: impl Into<Position<G>>) -> Call<G::GetOutcome> {
        self.about(position)
    }

    /// Plays a whole record of a new game and tells where it first breaks the rules, if it does. To
    /// repeat a game with chance, give its seed or its orders.
    pub fn replay_game<P: Into<G::Ply>>(
        &self,
        plies: impl IntoIterator<Item = P>,
    ) -> Call<G::ReplayGame> {
        self.call(G::ReplayGame::default()).edit(|request| {
            // Names a new game as the start, even if it has neither options nor a seed.
            *request.options() = None;
            *request.plies() = plies.into_iter().map(Into::into).collect();
        })
    }

    /// Plays a record from a position on. Options and a seed have no place in it: giving them makes it
    /// the record of a new game.
    pub fn replay_game_from<P: Into<G::Ply>>(
        &self,
        position: impl Into<Position<G>>,
        plies: impl IntoIterator<Item = P>,
    ) -> Call<G::ReplayGame> {
        self.about::<G::ReplayGame>(position)
            .edit(|request| *request.plies() = plies.into_iter().map(Into::into).collect())
    }

    /// What a seat or a spectator may see.
    pub fn view_state(&self, position: impl Into<Position<G>>) -> Call<G::ViewState> {
        self.about(position)
    }

    /// A random state that agrees with everything a view tells: what a searching player needs.
    pub fn sample_state(&self, view: impl Into<G::View>) -> Call<G::SampleState> {
        self.call(G::SampleState::default())
            .edit(|request| request.set_view(view.into()))
    }

    /// Plays random games to their end and tells how they came out.
    pub fn simulate_playouts(
        &self,
        position: impl Into<Position<G>>,
        count: u32,
    ) -> Call<G::SimulatePlayouts> {
        self.about::<G::SimulatePlayouts>(position)
            .edit(|request| *request.count() = count)
    }

    /// A picture of a position, as SVG.
    pub fn render_state(&self, position: impl Into<Position<G>>) -> Call<G::RenderState> {
        self.about(position)
    }

    /// A picture of a view, as SVG.
    pub fn render_view(&self, view: impl Into<G::View>) -> Call<G::RenderState> {
        self.call(G::RenderState::default())
            .edit(|request| request.set_view(view.into()))
    }

    /// Many calls in one, each with its own answer or error, in order.
    pub fn batch<C: Into<G::BatchCall>>(
        &self,
        calls: impl IntoIterator<Item = C>,
    ) -> Call<G::Batch> {
        self.call(G::Batch::default())
            .edit(|request| *request.calls() = calls.into_iter().map(Into::into).collect())
    }

    /// Many calls in one, where those without a position of their own are about this one.
    pub fn batch_about<C: Into<G::BatchCall>>(
        &self,
        position: impl Into<Position<G>>,
        calls: impl IntoIterator<Item = C>,
    ) -> Call<G::Batch> {
        self.batch(calls)
            .edit(|request| request.set_position(position.into()))
    }

    /// Any call of the game, with a request as it is.
    pub fn call<R: OfGame<Game = G>>(&self, request: R) -> Call<R> {
        self.ludex.call(request)
    }

    fn about<R: Positioned<Game = G>>(&self, position: impl Into<Position<G>>) -> Call<R> {
        let mut request = R::default();
        request.set_position(position.into());
        self.call(request)
    }
}

impl<G> Clone for GameClient<G> {
    fn clone(&self) -> Self {
        Self {
            ludex: self.ludex.clone(),
            game: PhantomData,
        }
    }
}

impl<G: Game> fmt::Debug for GameClient<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameClient")
            .field("game", &G::NAME)
            .finish_non_exhaustive()
    }
}
