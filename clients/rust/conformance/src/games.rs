//! From the names of games and calls to the client's methods. The four games differ in nothing but
//! their types, so one macro writes all of it.

use ludex_client::{Ludex, Position};
use prost::Message;
use serde_json::Value;

use crate::{Asked, Fault};

/// A move that has a text and nothing else is passed as text, any other as a typed move.
macro_rules! with_move {
    ($given:expr, |$move:ident| $then:expr) => {{
        let given = $given;
        if is_text(&given, given.text.as_str()) {
            let $move = given.text.as_str();
            $then
        } else {
            let $move = given;
            $then
        }
    }};
}

/// Whether a move is what its text alone makes.
fn is_text<M: for<'a> From<&'a str> + PartialEq>(given: &M, text: &str) -> bool {
    !text.is_empty() && *given == M::from(text)
}

/// Sets of a call what the request has.
macro_rules! having {
    ($call:ident, $request:ident; viewer) => {
        if let Some(viewer) = $request.viewer {
            $call = $call.viewer(viewer);
        }
    };
    ($call:ident, $request:ident; seat_token) => {
        if !$request.seat_token.is_empty() {
            $call = $call.seat_token($request.seat_token);
        }
    };
    ($call:ident, $request:ident; prefix) => {
        if !$request.prefix.is_empty() {
            $call = $call.prefix($request.prefix);
        }
    };
    ($call:ident, $request:ident; flag $flag:ident) => {
        if $request.$flag {
            $call = $call.$flag();
        }
    };
    ($call:ident, $request:ident; $field:ident) => {
        if let Some(value) = $request.$field {
            $call = $call.$field(value);
        }
    };
}

macro_rules! game {
    ($game:ident) => {
        pub mod $game {
            use ludex_client::$game::*;

            use super::*;

            pub async fn call(ludex: &Ludex, call: &str, asked: &Asked) -> Result<Value, Fault> {
                macro_rules! one {
                    ($request:ident) => {
                        asked
                            .make(ludex.call($request::decode(asked.request.as_slice())?))
                            .await
                    };
                }
                Ok(match call {
                    "DescribeGame" => one!(DescribeGameRequest),
                    "NewGame" => one!(NewGameRequest),
                    "ListLegalMoves" => one!(ListLegalMovesRequest),
                    "CheckMove" => one!(CheckMoveRequest),
                    "ApplyMove" => one!(ApplyMoveRequest),
                    "GetOutcome" => one!(GetOutcomeRequest),
                    "ReplayGame" => one!(ReplayGameRequest),
                    "ViewState" => one!(ViewStateRequest),
                    "SampleState" => one!(SampleStateRequest),
                    "SimulatePlayouts" => one!(SimulatePlayoutsRequest),
                    "RenderState" => one!(RenderStateRequest),
                    "Batch" => one!(BatchRequest),
                    other => return Err(format!("no such call: {other}").into()),
                })
            }

            pub async fn thin(ludex: &Ludex, call: &str, asked: &Asked) -> Result<Value, Fault> {
                let game = ludex.$game();
                let bytes = asked.request.as_slice();
                /// The position of a request that has a plain or a sealed one.
                macro_rules! position {
                    ($request:ident, $module:ident) => {
                        match $request.position {
                            Some($module::Position::State(state)) => Position::State(state),
                            Some($module::Position::SealedState(sealed)) => {
                                Position::Sealed(sealed)
                            }
                            #[allow(unreachable_patterns)]
                            _ => return Err("the request brings no position".into()),
                        }
                    };
                }
                Ok(match call {
                    "NewGame" => {
                        let request = NewGameRequest::decode(bytes)?;
                        let mut call = game.new_game();
                        having!(call, request; options);
                        having!(call, request; seed);
                        having!(call, request; flag sealed);
                        having!(call, request; flag include_position_key);
                        asked.make(call).await
                    }
                    "ListLegalMoves" => {
                        let request = ListLegalMovesRequest::decode(bytes)?;
                        let position = position!(request, list_legal_moves_request);
                        let mut call = game.list_legal_moves(position);
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        having!(call, request; seat);
                        having!(call, request; flag count_only);
                        having!(call, request; prefix);
                        asked.make(call).await
                    }
                    "CheckMove" => {
                        let request = CheckMoveRequest::decode(bytes)?;
                        let position = position!(request, check_move_request);
                        let missing = request.r#move.is_none();
                        let mut call = with_move!(request.r#move.unwrap_or_default(), |given| {
                            game.check_move(position, given)
                        });
                        if missing {
                            // The layer can't be called without a move; its user can take it out.
                            call = call.edit(|request| request.r#move = None);
                        }
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        having!(call, request; seat);
                        asked.make(call).await
                    }
                    "ApplyMove" => {
                        let request = ApplyMoveRequest::decode(bytes)?;
                        let position = position!(request, apply_move_request);
                        let missing = request.r#move.is_none();
                        let mut call = with_move!(request.r#move.unwrap_or_default(), |given| {
                            game.apply_move(position, given)
                        });
                        if missing {
                            // The layer can't be called without a move; its user can take it out.
                            call = call.edit(|request| request.r#move = None);
                        }
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        having!(call, request; seat);
                        having!(call, request; flag list_next_moves);
                        having!(call, request; flag include_position_key);
                        asked.make(call).await
                    }
                    "ReplayGame" => {
                        let request = ReplayGameRequest::decode(bytes)?;
                        let plies = request.plies.into_iter().map(ply);
                        let mut call = match request.position {
                            Some(replay_game_request::Position::State(state)) => {
                                game.replay_game_from(state, plies)
                            }
                            Some(replay_game_request::Position::SealedState(sealed)) => {
                                game.replay_game_from(sealed, plies)
                            }
                            Some(replay_game_request::Position::NewGame(new)) => {
                                let mut call = game.replay_game(plies);
                                having!(call, new; options);
                                having!(call, new; seed);
                                call
                            }
                            None => return Err("the request brings no position".into()),
                        };
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        having!(call, request; flag include_position_key);
                        asked.make(call).await
                    }
                    "ViewState" => {
                        let request = ViewStateRequest::decode(bytes)?;
                        let position = position!(request, view_state_request);
                        let mut call = game.view_state(position);
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        asked.make(call).await
                    }
                    "RenderState" => {
                        let request = RenderStateRequest::decode(bytes)?;
                        let mut call = match request.position {
                            Some(render_state_request::Position::View(view)) => {
                                game.render_view(view)
                            }
                            Some(render_state_request::Position::State(state)) => {
                                game.render_state(state)
                            }
                            Some(render_state_request::Position::SealedState(sealed)) => {
                                game.render_state(sealed)
                            }
                            None => return Err("the request brings no position".into()),
                        };
                        having!(call, request; seat_token);
                        having!(call, request; viewer);
                        having!(call, request; drawing);
                        if let Some(last) = request.last_move {
                            call = with_move!(last, |given| call.last_move(given));
                        }
                        asked.make(call).await
                    }
                    other => return Err(format!("no thin call: {other}").into()),
                })
            }

            /// The ply as the layer is given it. All forms are of one type in the end, so that a
            /// record can have several of them.
            fn ply(given: Ply) -> Ply {
                let Some(played) = given.r#move else {
                    return given;
                };
                with_move!(played, |played| match given.seat {
                    None => Ply::from(played),
                    Some(seat) => Ply::from((seat, played)),
                })
            }
        }
    };
}

game!(hexaequo);
game!(limes);
game!(limits);
game!(smallholder);

pub async fn call(ludex: &Ludex, game: &str, call: &str, asked: &Asked) -> Result<Value, Fault> {
    match game {
        "hexaequo" => hexaequo::call(ludex, call, asked).await,
        "limes" => limes::call(ludex, call, asked).await,
        "limits" => limits::call(ludex, call, asked).await,
        "smallholder" => smallholder::call(ludex, call, asked).await,
        other => Err(format!("no such game: {other}").into()),
    }
}

pub async fn thin(ludex: &Ludex, game: &str, call: &str, asked: &Asked) -> Result<Value, Fault> {
    match game {
        "hexaequo" => hexaequo::thin(ludex, call, asked).await,
        "limes" => limes::thin(ludex, call, asked).await,
        "limits" => limits::thin(ludex, call, asked).await,
        "smallholder" => smallholder::thin(ludex, call, asked).await,
        other => Err(format!("no such game: {other}").into()),
    }
}
