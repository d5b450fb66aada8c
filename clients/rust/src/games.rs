//! The games: what the contract has for each, and how it fits together. One macro writes for every game
//! what differs only in the types.

use std::fmt;

use crate::answer::{ApplyMoveAnswer, ListLegalMovesAnswer, NewGameAnswer};
use crate::call::Call;
use crate::common::{Drawing, Outcome, Viewer, viewer};
use crate::error::Error;
use crate::fields::*;
use crate::game::{Game, Position};

/// `has! { Trait { field: Type } for Request, Request }`
macro_rules! has {
    ($($trait:ident { $($field:ident: $kind:ty),+ } for $($request:ident),+;)+) => {
        $(has!(@each $trait { $($field: $kind),+ } $($request)+);)+
    };
    (@each $trait:ident $fields:tt $($request:ident)+) => {
        $(has!(@one $trait $fields $request);)+
    };
    (@one $trait:ident { $($field:ident: $kind:ty),+ } $request:ident) => {
        impl $trait for $request {
            $(fn $field(&mut self) -> &mut $kind { &mut self.$field })+
        }
    };
}

macro_rules! of_game {
    ($game:ident: $($request:ident,)+) => {
        $(impl OfGame for $request { type Game = $game; })+
    };
}

macro_rules! positioned {
    ($($request:ident in $module:ident,)+) => {
        $(
            impl Positioned for $request {
                fn set_position(&mut self, position: Position<Self::Game>) {
                    self.position = Some(match position {
                        Position::State(state) => $module::Position::State(state),
                        Position::Sealed(sealed) => $module::Position::SealedState(sealed),
                    });
                }
                fn seat_token(&mut self) -> &mut String { &mut self.seat_token }
                fn viewer(&mut self) -> &mut Option<Viewer> { &mut self.viewer }
            }
        )+
    };
}

macro_rules! batched {
    ($($request:ident as $kind:ident,)+) => {
        $(
            impl From<$request> for BatchCall {
                fn from(request: $request) -> Self {
                    Self { call: Some(batch_call::Call::$kind(request)) }
                }
            }
            impl From<Call<$request>> for BatchCall {
                fn from(call: Call<$request>) -> Self {
                    call.into_request().into()
                }
            }
        )+
    };
}

macro_rules! game {
    ($(#[$doc:meta])* $game:ident in $module:ident) => {
        $(#[$doc])*
        pub mod $module {
            pub use crate::generated::ludex::$module::v1::*;

            use super::*;

            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $game {}

            impl Game for $game {
                const NAME: &'static str = stringify!($module);
                type Options = Options;
                type State = State;
                type View = View;
                type Known = Known;
                type Move = Move;
                type Ply = Ply;
                type BatchCall = BatchCall;
                type DescribeGame = DescribeGameRequest;
                type NewGame = NewGameRequest;
                type ListLegalMoves = ListLegalMovesRequest;
                type CheckMove = CheckMoveRequest;
                type ApplyMove = ApplyMoveRequest;
                type GetOutcome = GetOutcomeRequest;
                type ReplayGame = ReplayGameRequest;
                type ViewState = ViewStateRequest;
                type SampleState = SampleStateRequest;
                type SimulatePlayouts = SimulatePlayoutsRequest;
                type RenderState = RenderStateRequest;
                type Batch = BatchRequest;
            }

            of_game!($game: DescribeGameRequest, NewGameRequest, ListLegalMovesRequest,
                CheckMoveRequest, ApplyMoveRequest, GetOutcomeRequest, ReplayGameRequest,
                ViewStateRequest, SampleStateRequest, SimulatePlayoutsRequest, RenderStateRequest,
                BatchRequest,
            );

            positioned! {
                ListLegalMovesRequest in list_legal_moves_request,
                CheckMoveRequest in check_move_request,
                ApplyMoveRequest in apply_move_request,
                GetOutcomeRequest in get_outcome_request,
                ReplayGameRequest in replay_game_request,
                ViewStateRequest in view_state_request,
                SimulatePlayoutsRequest in simulate_playouts_request,
                RenderStateRequest in render_state_request,
                BatchRequest in batch_request,
            }

            has! {
                Seated { seat: Option<u32> }
                    for ListLegalMovesRequest, CheckMoveRequest, ApplyMoveRequest;
                Keyed { include_position_key: bool }
                    for NewGameRequest, ApplyMoveRequest, GetOutcomeRequest, ReplayGameRequest;
                Seeded { seed: Option<u64> }
                    for NewGameRequest, SampleStateRequest, SimulatePlayoutsRequest;
                Starting { options: Option<Options>, sealed: bool } for NewGameRequest;
                Moving { r#move: Option<Move> } for CheckMoveRequest, ApplyMoveRequest;
                Recorded { plies: Vec<Ply> } for ReplayGameRequest, SimulatePlayoutsRequest;
                Listing { count_only: bool, prefix: String } for ListLegalMovesRequest;
                NextMoves { list_next_moves: bool } for ApplyMoveRequest;
                Pictured { drawing: Option<Drawing>, last_move: Option<Move> }
                    for RenderStateRequest;
                Knowing { known: Option<Known> } for SampleStateRequest, SimulatePlayoutsRequest;
                Counted { count: u32 } for SimulatePlayoutsRequest;
                Batched { calls: Vec<BatchCall> } for BatchRequest;
            }

            impl Viewed for SampleStateRequest {
                fn set_view(&mut self, view: View) {
                    self.view = Some(view);
                }
            }

            impl Viewed for RenderStateRequest {
                fn set_view(&mut self, view: View) {
                    self.position = Some(render_state_request::Position::View(view));
                }
            }

            impl ReplayGameRequest {
                /// The new game that the record starts with, which is made the start if it is none.
                fn start(&mut self) -> &mut NewGameRequest {
                    use replay_game_request::Position;
                    if !matches!(self.position, Some(Position::NewGame(_))) {
                        self.position = Some(Position::NewGame(NewGameRequest::default()));
                    }
                    match &mut self.position {
                        Some(Position::NewGame(new)) => new,
                        _ => unreachable!("it has just been put there"),
                    }
                }
            }

            impl Starting for ReplayGameRequest {
                fn options(&mut self) -> &mut Option<Options> { &mut self.start().options }
                fn sealed(&mut self) -> &mut bool { &mut self.start().sealed }
            }

            impl Seeded for ReplayGameRequest {
                fn seed(&mut self) -> &mut Option<u64> { &mut self.start().seed }
            }

            impl NewGameAnswer<$game> for NewGameResponse {
                fn state(&self) -> Option<&State> { self.state.as_ref() }
                fn sealed_state(&self) -> &[u8] { &self.sealed_state }
                fn seat_tokens(&self) -> &[String] { &self.seat_tokens }
                fn to_act(&self) -> &[u32] { &self.to_act }
            }

            impl ListLegalMovesAnswer<$game> for ListLegalMovesResponse {
                fn moves(&self) -> &[Move] { &self.moves }
                fn seat(&self) -> u32 { self.seat }
                fn outcome(&self) -> Option<&Outcome> { self.outcome.as_ref() }
            }

            impl ApplyMoveAnswer<$game> for ApplyMoveResponse {
                fn state(&self) -> Option<&State> { self.state.as_ref() }
                fn sealed_state(&self) -> &[u8] { &self.sealed_state }
                fn outcome(&self) -> Option<&Outcome> { self.outcome.as_ref() }
                fn to_act(&self) -> &[u32] { &self.to_act }
                fn next_moves(&self) -> &[Move] { &self.next_moves }
                fn next_seat(&self) -> Option<u32> { self.next_seat }
            }

            batched! {
                NewGameRequest as NewGame,
                ListLegalMovesRequest as ListLegalMoves,
                CheckMoveRequest as CheckMove,
                ApplyMoveRequest as ApplyMove,
                GetOutcomeRequest as GetOutcome,
                ReplayGameRequest as ReplayGame,
                ViewStateRequest as ViewState,
                SampleStateRequest as SampleState,
                RenderStateRequest as RenderState,
                SimulatePlayoutsRequest as SimulatePlayouts,
            }

            impl BatchResult {
                /// The answer to the call, or the error that the call alone would have been.
                pub fn into_answer(self) -> Result<batch_result::Result, Error> {
                    match self.result {
                        Some(batch_result::Result::Error(status)) => Err(status.into()),
                        Some(answer) => Ok(answer),
                        None => Err(Error::empty_result()),
                    }
                }
            }

            impl From<State> for Position<$game> {
                fn from(state: State) -> Self { Self::State(state) }
            }

            impl From<&State> for Position<$game> {
                fn from(state: &State) -> Self { Self::State(state.clone()) }
            }

            impl From<&View> for View {
                fn from(view: &View) -> Self { view.clone() }
            }

            impl From<String> for Move {
                fn from(text: String) -> Self { Self { text, ..Self::default() } }
            }

            impl From<&str> for Move {
                fn from(text: &str) -> Self { text.to_owned().into() }
            }

            impl From<&String> for Move {
                fn from(text: &String) -> Self { text.clone().into() }
            }

            impl From<&Move> for Move {
                fn from(r#move: &Move) -> Self { r#move.clone() }
            }

            /// The move's text.
            impl fmt::Display for Move {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.pad(&self.text)
                }
            }

            impl From<Move> for Ply {
                fn from(r#move: Move) -> Self { Self { seat: None, r#move: Some(r#move) } }
            }

            impl From<&Move> for Ply {
                fn from(r#move: &Move) -> Self { r#move.clone().into() }
            }

            impl From<String> for Ply {
                fn from(text: String) -> Self { Move::from(text).into() }
            }

            impl From<&str> for Ply {
                fn from(text: &str) -> Self { Move::from(text).into() }
            }

            /// The move of a seat: where several are to act, a record has to say which moved.
            impl<M: Into<Move>> From<(u32, M)> for Ply {
                fn from((seat, r#move): (u32, M)) -> Self {
                    Self { seat: Some(seat), r#move: Some(r#move.into()) }
                }
            }
        }
    };
}

game! {
    /// Hexaequo: perfect information, two players.
    Hexaequo in hexaequo
}
game! {
    /// Limes: everybody sees the same; 1 to 12 players with a board each.
    Limes in limes
}
game! {
    /// Limits: cards in hands; 2 to 6 players.
    Limits in limits
}
game! {
    /// The SmallHolder: perfect information, two players, boards of many sizes.
    Smallholder in smallholder
}

macro_rules! actions {
    ($($module:ident { $($action:ident),+ })+) => {
        $($(
            impl From<$module::$action> for $module::Move {
                fn from(action: $module::$action) -> Self {
                    Self {
                        action: Some($module::r#move::Action::$action(action)),
                        ..Self::default()
                    }
                }
            }
        )+)+
    };
}

actions! {
    hexaequo { LayTile, PlacePiece, MovePiece }
    limes {
        LayTile, PlaceFigure, MoveFigure, Decline
    }
    limits { Commit, Place, Exchange, Suspect }
}

impl From<smallholder::Cell> for smallholder::Move {
    fn from(cell: smallholder::Cell) -> Self {
        Self {
            cell: Some(cell),
            ..Self::default()
        }
    }
}

impl Viewer {
    /// The player of a seat.
    pub fn seat(seat: u32) -> Self {
        Self {
            kind: Some(viewer::Kind::Seat(seat)),
        }
    }

    /// Somebody who sees what everybody sees.
    pub fn spectator() -> Self {
        Self {
            kind: Some(viewer::Kind::Spectator(true)),
        }
    }
}

impl From<u32> for Viewer {
    fn from(seat: u32) -> Self {
        Self::seat(seat)
    }
}
