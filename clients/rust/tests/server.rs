//! The thin layer against a real server, of which `LUDEX_TEST_SERVER` gives the address: `make
//! rust-test` starts one. Without it these tests are left out of the run, and listed as ignored.

use std::env;

use ludex_client::hexaequo::{self, Cell, LayTile};
use ludex_client::{
    ApplyMoveAnswer, Drawing, Error, Game, GameClient, ListLegalMovesAnswer, Ludex, NewGameAnswer,
    Viewer, limes, limits, smallholder,
};

fn ludex() -> Ludex {
    let address = env::var("LUDEX_TEST_SERVER").expect("the address of a server");
    Ludex::connect(address).expect("an address")
}

#[tokio::test]
#[ignore = "needs a server"]
async fn a_move_can_be_text_a_listed_one_or_an_action() {
    let hexaequo = ludex().hexaequo();
    let state = hexaequo.new_game().await.unwrap().state.unwrap();
    let listed = hexaequo.list_legal_moves(&state).await.unwrap();
    assert_eq!(listed.count as usize, listed.moves.len());
    assert!(listed.moves.iter().any(|each| each.to_string() == "T@H8"));
    assert_eq!(format!("{:>6}", listed.moves[0]).len(), 6);

    let cell = Some(Cell { q: -1, r: 0 });
    for checked in [
        hexaequo.check_move(&state, "T@H8").await.unwrap(),
        hexaequo
            .check_move(&state, String::from("T@H8"))
            .await
            .unwrap(),
        hexaequo.check_move(&state, LayTile { cell }).await.unwrap(),
    ] {
        assert!(checked.legal);
        assert_eq!(checked.canonical_move.unwrap().text, "T@H8");
    }
    let listed_move = hexaequo.apply_move(&state, &listed.moves[0]).await.unwrap();
    let text = hexaequo
        .apply_move(state, listed.moves[0].text.as_str())
        .await
        .unwrap();
    assert_eq!(listed_move, text);
}

#[tokio::test]
#[ignore = "needs a server"]
async fn lists_can_be_counted_and_narrowed() {
    let hexaequo = ludex().hexaequo();
    let state = hexaequo.new_game().await.unwrap().state.unwrap();
    let counted = hexaequo
        .list_legal_moves(&state)
        .count_only()
        .await
        .unwrap();
    assert!(counted.moves.is_empty() && counted.count > 0);
    let disks = hexaequo
        .list_legal_moves(&state)
        .prefix("D@")
        .await
        .unwrap();
    assert!(disks.moves.iter().all(|each| each.text.starts_with("D@")));
    let routes = hexaequo
        .list_legal_moves(&state)
        .edit(|request| request.count_routes = true)
        .await
        .unwrap();
    assert!(routes.route_count >= counted.count);
}

#[tokio::test]
#[ignore = "needs a server"]
async fn an_illegal_move_is_an_answer_or_an_error_with_the_same_violation() {
    let hexaequo = ludex().hexaequo();
    let state = hexaequo.new_game().await.unwrap().state.unwrap();
    let checked = hexaequo.check_move(&state, "T@A0").await.unwrap();
    let error = hexaequo.apply_move(&state, "T@A0").await.unwrap_err();
    let Error::IllegalMove { violation, failure } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(Some(violation), checked.violation.as_ref());
    assert_eq!(violation.code, "TOUCHES_TOO_FEW");
    assert_eq!(violation.concerns, ["A0"]);
    assert_eq!(
        (failure.domain.as_str(), error.reason()),
        ("ludex.dev", "TOUCHES_TOO_FEW")
    );
    assert_eq!(failure.preconditions.len(), 1);
}

#[tokio::test]
#[ignore = "needs a server"]
async fn an_impossible_request_names_its_fields() {
    let hexaequo = ludex().hexaequo();
    let mut state = hexaequo.new_game().await.unwrap().state.unwrap();
    state.tiles[1].q = 99;
    let error = hexaequo.list_legal_moves(state).await.unwrap_err();
    let Error::InvalidRequest { fields, .. } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(fields[0].path, "state.tiles[1].q");
    assert!(error.to_string().contains("state.tiles[1].q"));
}

#[tokio::test]
#[ignore = "needs a server"]
async fn records_are_replayed() {
    let ludex = ludex();
    let hexaequo = ludex.hexaequo();
    let replayed = hexaequo.replay_game(["T@H8", "T@A0"]).await.unwrap();
    assert_eq!(replayed.plies_played, 1);
    assert_eq!(replayed.violation.unwrap().code, "TOUCHES_TOO_FEW");

    let state = hexaequo.new_game().await.unwrap().state.unwrap();
    let from = hexaequo
        .replay_game_from(&state, ["T@H8"])
        .include_position_key()
        .await
        .unwrap();
    assert_eq!(from.state, replayed.state);
    assert!(!from.position_key.is_empty());

    // Where several are to act a ply has to say whose it is.
    let game = ludex.limits();
    let new = game.new_game().seed(7).await.unwrap();
    assert_eq!(new.to_act, [0, 1]);
    let listed = game
        .list_legal_moves(new.state.as_ref().unwrap())
        .seat(1)
        .await
        .unwrap();
    let replayed = game
        .replay_game([(1, &listed.moves[0])])
        .seed(7)
        .await
        .unwrap();
    assert_eq!(replayed.plies_played, 1);
    assert_eq!(replayed.to_act, [0]);
}

#[tokio::test]
#[ignore = "needs a server"]
async fn views_hide_and_samples_agree() {
    let game = ludex().limits();
    let options = limits::Options {
        players: Some(3),
        ..limits::Options::default()
    };
    let new = game.new_game().options(options).seed(1).await.unwrap();
    let state = new.state.unwrap();
    let ours = game
        .view_state(&state)
        .viewer(2)
        .await
        .unwrap()
        .view
        .unwrap();
    assert_eq!(ours.hand, state.players[2].hand);
    let theirs = game
        .view_state(&state)
        .viewer(Viewer::spectator())
        .await
        .unwrap()
        .view
        .unwrap();
    assert!(theirs.hand.is_empty());

    let sampled = game.sample_state(&ours).seed(5).await.unwrap();
    assert_eq!(sampled.state.unwrap().players[2].hand, ours.hand);
}

#[tokio::test]
#[ignore = "needs a server"]
async fn sealed_games_are_played_by_token() {
    let game = ludex().limits();
    let new = game.new_game().sealed().await.unwrap();
    let token = &new.seat_tokens[0];
    let listed = game
        .list_legal_moves(&new.sealed_state)
        .seat_token(token)
        .await
        .unwrap();
    let after = game
        .apply_move(&new.sealed_state, &listed.moves[0])
        .seat_token(token)
        .await
        .unwrap();
    assert!(after.view.is_some() && after.state.is_none());

    let mut altered = after.sealed_state;
    altered[40] ^= 1;
    let error = game.view_state(altered).await.unwrap_err();
    assert!(matches!(error, Error::Unauthenticated(_)), "{error}");
    assert_eq!(error.reason(), "STATE_ALTERED");
}

#[tokio::test]
#[ignore = "needs a server"]
async fn pictures_of_states_and_views() {
    let game = ludex().limes();
    let state = game.new_game().seed(3).await.unwrap().state.unwrap();
    let small = Drawing {
        width: Some(99),
        ..Drawing::default()
    };
    let drawn = game.render_state(&state).drawing(small).await.unwrap();
    assert!(drawn.svg.starts_with("<svg") && drawn.svg.contains("99"));
    let view = game.view_state(&state).await.unwrap().view.unwrap();
    assert!(
        game.render_view(view)
            .await
            .unwrap()
            .svg
            .starts_with("<svg")
    );
}

#[tokio::test]
#[ignore = "needs a server"]
async fn batches_answer_each_call_for_itself() {
    let hexaequo = ludex().hexaequo();
    let state = hexaequo.new_game().await.unwrap().state.unwrap();
    let calls: [hexaequo::BatchCall; 3] = [
        hexaequo.check_move(&state, "T@H8").into(),
        hexaequo.apply_move(&state, "T@A0").into(),
        hexaequo::GetOutcomeRequest::default().into(),
    ];
    let answers = hexaequo.batch_about(&state, calls).await.unwrap();
    let mut results = answers.results.into_iter();
    let checked = results.next().unwrap().into_answer().unwrap();
    assert!(matches!(checked, hexaequo::batch_result::Result::CheckMove(checked) if checked.legal));
    let error = results.next().unwrap().into_answer().unwrap_err();
    assert_eq!(error.violation().unwrap().code, "TOUCHES_TOO_FEW");
    assert!(results.next().unwrap().into_answer().is_ok());
    assert!(hexaequo::BatchResult::default().into_answer().is_err());
}

#[tokio::test]
#[ignore = "needs a server"]
async fn every_other_call() {
    let ludex = ludex();
    let game = ludex.smallholder();
    let described = game.describe_game().await.unwrap().game.unwrap();
    assert_eq!(described.name, smallholder::Smallholder::NAME);
    let state = game.new_game().await.unwrap().state.unwrap();
    assert!(game.get_outcome(&state).await.unwrap().outcome.is_some());
    let played = game.simulate_playouts(&state, 3).seed(1).await.unwrap();
    assert_eq!(played.playouts, 3);

    // With a request as it is, and by the stub.
    let request = limes::NewGameRequest::default();
    assert!(ludex.call(request.clone()).await.unwrap().state.is_some());
    let mut stub = limes::limes_service_client::LimesServiceClient::new(ludex.channel());
    assert!(
        stub.new_game(request)
            .await
            .unwrap()
            .into_inner()
            .state
            .is_some()
    );
}

#[tokio::test]
#[ignore = "needs a server"]
async fn one_program_for_all_games() {
    async fn first_moves<G: Game>(game: GameClient<G>) {
        let new = game.new_game().seed(2).await.unwrap();
        let mut state = new.state().unwrap().clone();
        let listed = game.list_legal_moves(state.clone()).await.unwrap();
        let (mut moves, mut seat) = (listed.moves().to_vec(), listed.seat());
        for _ in 0..4 {
            let after = game
                .apply_move(state, moves[0].clone())
                .seat(seat)
                .list_next_moves()
                .await
                .unwrap();
            state = after.state().unwrap().clone();
            moves = after.next_moves().to_vec();
            seat = after.next_seat().unwrap();
        }
    }
    let ludex = ludex();
    tokio::join!(
        first_moves(ludex.hexaequo()),
        first_moves(ludex.limes()),
        first_moves(ludex.limits()),
        first_moves(ludex.smallholder()),
    );
}
