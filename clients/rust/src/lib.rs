//! The Rust client of ludex: what is legal, what a move does, and who has won, in Hexaequo, Limits,
//! Limes and The SmallHolder.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use ludex_client::Ludex;
//!
//! let ludex = Ludex::connect("http://localhost:50051")?;
//! let hexaequo = ludex.hexaequo();
//!
//! let state = hexaequo.new_game().await?.state.expect("plain, since not asked for sealed");
//! for legal in hexaequo.list_legal_moves(&state).await?.moves {
//!     println!("{legal}");
//! }
//! let after = hexaequo.apply_move(&state, "T@H8").list_next_moves().await?;
//! println!("{} moves are legal now", after.next_moves.len());
//! # Ok(())
//! # }
//! ```
//!
//! A method of a game's client describes a [`Call`]; methods of the call add what can be left out, and
//! `.await` makes it. Answers are the messages of the contract, which each game has in a module of its
//! own: [`hexaequo`], [`limes`], [`limits`] and [`smallholder`]. A call that fails is an [`Error`].

mod answer;
mod call;
mod client;
mod error;
mod fields;
mod game;
mod games;
#[rustfmt::skip]
#[allow(clippy::all, missing_docs)]
mod generated;
mod retry;

pub use answer::{ApplyMoveAnswer, ListLegalMovesAnswer, NewGameAnswer};
pub use call::{Call, Request};
pub use client::{Builder, Ludex, SettingsError};
pub use error::{Error, Failure, FieldViolation, Precondition};
pub use fields::*;
pub use game::{Game, GameClient, Position};
pub use games::{hexaequo, limes, limits, smallholder};
pub use retry::Retry;

/// What all games share: who looks, how a game stands, why a move is illegal, what a game is.
pub mod common {
    pub use crate::generated::ludex::core::v1::*;
}
pub use common::{Drawing, Outcome, Result as GameResult, Viewer, Violation};

// Their types are part of this crate's interface.
pub use prost;
pub use tonic;
pub use tonic_types;
