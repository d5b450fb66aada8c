//! Plays a whole random game of any of the games, and prints its moves and how it ended.
//!
//! ```text
//! cargo run --example play_random -- hexaequo
//! cargo run --example play_random -- limits 7 http://localhost:50051
//! ```

use std::env;
use std::error::Error;

use ludex_client::{
    ApplyMoveAnswer, Game, GameClient, GameResult, ListLegalMovesAnswer, Ludex, NewGameAnswer,
    Outcome,
};

const USAGE: &str = "usage: play_random hexaequo|limes|limits|smallholder [SEED] [ADDRESS]";
const MOST_MOVES: u32 = 5_000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let game = arguments.first().ok_or(USAGE)?;
    let seed = match arguments.get(1) {
        Some(seed) => seed.parse()?,
        None => u64::from(fastrand::u32(..)),
    };
    let address = arguments
        .get(2)
        .map_or("http://localhost:50051", String::as_str);

    let ludex = Ludex::connect(address)?;
    let outcome = match game.as_str() {
        "hexaequo" => play(ludex.hexaequo(), seed).await?,
        "limes" => play(ludex.limes(), seed).await?,
        "limits" => play(ludex.limits(), seed).await?,
        "smallholder" => play(ludex.smallholder(), seed).await?,
        _ => return Err(USAGE.into()),
    };
    match outcome {
        Some(outcome) => println!("seed {seed}: {}", told(&outcome)),
        None => println!("seed {seed}: not over in {MOST_MOVES} moves"),
    }
    Ok(())
}

/// Plays random legal moves until the game is over. `None` when that took too long.
async fn play<G: Game>(game: GameClient<G>, seed: u64) -> Result<Option<Outcome>, Box<dyn Error>> {
    let mut choice = fastrand::Rng::with_seed(seed);
    let new = game.new_game().seed(seed).await?;
    let mut state = new.state().ok_or("no state")?.clone();
    let listed = game.list_legal_moves(state.clone()).await?;
    let (mut moves, mut seat) = (listed.moves().to_vec(), listed.seat());
    for ply in 1..=MOST_MOVES {
        let chosen = choice.choice(&moves).ok_or("no legal move")?.clone();
        println!("{ply:4}. seat {seat}  {chosen}");
        // The seat is always named: in some games several are to act at once.
        let after = game
            .apply_move(state, chosen)
            .seat(seat)
            .list_next_moves()
            .await?;
        let Some(next) = after.next_seat() else {
            return Ok(after.outcome().cloned());
        };
        state = after.state().ok_or("no state")?.clone();
        (moves, seat) = (after.next_moves().to_vec(), next);
    }
    Ok(None)
}

/// How the game ended, in words.
fn told(outcome: &Outcome) -> String {
    let seats: Vec<String> = outcome.winners.iter().map(u32::to_string).collect();
    let result = match outcome.result() {
        GameResult::Won => format!("won by seat {}", seats.join(" and ")),
        GameResult::Drawn => "drawn".to_owned(),
        GameResult::InProgress | GameResult::Unspecified => "in progress".to_owned(),
    };
    let scores = match outcome.scores.as_slice() {
        [] => String::new(),
        scores => format!("; scores {scores:?}"),
    };
    format!("{result} ({}){scores}", outcome.reason)
}
