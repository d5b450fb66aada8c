//! How calls behave: deadlines, retries, tokens, sizes. Against a server that answers what it is told.

mod fake;

use std::time::{Duration, Instant};

use fake::{Answer, Fake};
use ludex_client::tonic::metadata::MetadataMap;
use ludex_client::tonic::{Code, Status};
use ludex_client::{Error, Ludex, Retry};

fn unavailable() -> Answer {
    Answer::Fail(Status::unavailable("just now"))
}

fn header<'a>(metadata: &'a MetadataMap, name: &str) -> &'a str {
    metadata.get(name).expect(name).to_str().expect("ASCII")
}

/// The deadline that was sent with the call.
fn seconds_sent(metadata: &MetadataMap) -> f64 {
    let text = header(metadata, "grpc-timeout");
    let (number, unit) = text.split_at(text.len() - 1);
    let number: f64 = number.parse().expect("a number");
    number
        * match unit {
            "n" => 1e-9,
            "u" => 1e-6,
            "m" => 1e-3,
            "S" => 1.0,
            other => panic!("the unit {other}"),
        }
}

#[tokio::test]
async fn unavailable_is_retried_up_to_four_attempts() {
    let fake = Fake::start([unavailable(), unavailable(), unavailable(), Answer::Empty]).await;
    let ludex = fake.client().connect().unwrap();
    ludex.hexaequo().new_game().await.unwrap();
    assert_eq!(fake.asked().len(), 4);

    let fake = Fake::start([unavailable()]).await;
    let ludex = fake.client().connect().unwrap();
    let error = ludex.hexaequo().new_game().await.unwrap_err();
    assert!(matches!(error, Error::Unavailable(_)), "{error}");
    assert_eq!(error.to_string(), "just now [UNAVAILABLE]");
    assert_eq!(fake.asked().len(), 4);
}

#[tokio::test]
async fn usual_waits_begin_at_a_tenth_of_a_second_and_double() {
    let fake = Fake::start([unavailable(), unavailable(), Answer::Empty]).await;
    let ludex = Ludex::connect(&fake.address).unwrap();
    let start = Instant::now();
    ludex.hexaequo().new_game().await.unwrap();
    assert!(start.elapsed() >= Duration::from_millis(240));
    assert!(start.elapsed() < Duration::from_millis(900));
}

#[tokio::test]
async fn retries_can_be_switched_off() {
    let fake = Fake::start([unavailable()]).await;
    let ludex = fake.client().retry(Retry::none()).connect().unwrap();
    ludex.hexaequo().new_game().await.unwrap_err();
    assert_eq!(fake.asked().len(), 1);
}

#[tokio::test]
async fn no_other_status_is_retried() {
    for code in 1..=16 {
        let code = Code::from(code);
        if code == Code::Unavailable {
            continue;
        }
        let fake = Fake::start([Answer::Fail(Status::new(code, "no"))]).await;
        let ludex = fake.client().connect().unwrap();
        let error = ludex.hexaequo().new_game().await.unwrap_err();
        assert_eq!(error.code(), code);
        assert_eq!(fake.asked().len(), 1, "{code:?}");
    }
}

#[tokio::test]
async fn nobody_at_the_address_is_unavailable_after_all_attempts() {
    let gone = {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        listener.local_addr().unwrap()
    };
    let ludex = Ludex::connect(format!("http://{gone}")).unwrap();
    let start = Instant::now();
    let error = ludex.limes().new_game().await.unwrap_err();
    assert!(matches!(error, Error::Unavailable(_)), "{error}");
    assert!(start.elapsed() >= Duration::from_millis(560));
}

#[tokio::test]
async fn a_server_that_comes_late_is_found() {
    let address = {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        listener.local_addr().unwrap()
    };
    let ludex = Ludex::builder(format!("http://{address}"))
        .retry(Retry {
            attempts: 100,
            first_wait: Duration::from_millis(20),
            factor: 1.0,
            ..Retry::default()
        })
        .connect()
        .unwrap();
    let asking = tokio::spawn(async move { ludex.limes().new_game().await });
    tokio::time::sleep(Duration::from_millis(100)).await;
    // It serves Hexaequo alone, and says so: somebody has answered.
    let _fake = Fake::start_at(address, [Answer::Empty]).await;
    let error = asking.await.unwrap().unwrap_err();
    assert!(matches!(error, Error::Unimplemented(_)), "{error}");
}

#[tokio::test]
async fn a_connection_that_breaks_is_unavailable_and_retried() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let breaking = tokio::spawn(async move {
        let mut connections = 0;
        while connections < 4 {
            let (connection, _) = listener.accept().await.unwrap();
            connections += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
            drop(connection);
        }
        connections
    });
    let ludex = Ludex::connect(format!("http://{address}")).unwrap();
    let error = ludex.hexaequo().new_game().await.unwrap_err();
    assert!(matches!(error, Error::Unavailable(_)), "{error:?}");
    assert_eq!(breaking.await.unwrap(), 4);
}

#[tokio::test]
async fn the_usual_deadline_is_ten_seconds() {
    let fake = Fake::start([Answer::Empty]).await;
    let ludex = Ludex::connect(&fake.address).unwrap();
    ludex.hexaequo().new_game().await.unwrap();
    let sent = seconds_sent(&fake.asked()[0]);
    assert!((9.0..=10.0).contains(&sent), "{sent}");
}

#[tokio::test]
async fn a_deadline_can_be_set_for_a_client_and_for_a_call() {
    let fake = Fake::start([Answer::Empty]).await;
    let ludex = fake
        .client()
        .timeout(Duration::from_secs(3))
        .connect()
        .unwrap();
    let hexaequo = ludex.hexaequo();
    hexaequo.new_game().await.unwrap();
    hexaequo
        .new_game()
        .timeout(Duration::from_secs(1))
        .await
        .unwrap();
    hexaequo.new_game().timeout(None).await.unwrap();
    let asked = fake.asked();
    assert!((2.5..=3.0).contains(&seconds_sent(&asked[0])));
    assert!((0.5..=1.0).contains(&seconds_sent(&asked[1])));
    assert!(!asked[2].contains_key("grpc-timeout"));
}

#[tokio::test]
async fn late_answers_are_not_waited_for() {
    let fake = Fake::start([Answer::Late(Duration::from_secs(5))]).await;
    let ludex = fake.client().connect().unwrap();
    let start = Instant::now();
    let error = ludex
        .hexaequo()
        .new_game()
        .timeout(Duration::from_millis(100))
        .await
        .unwrap_err();
    assert!(matches!(error, Error::DeadlineExceeded(_)), "{error}");
    assert!(start.elapsed() < Duration::from_secs(1));
}

#[tokio::test]
async fn the_deadline_covers_all_attempts_and_waits() {
    let fake = Fake::start([unavailable()]).await;
    let ludex = Ludex::builder(&fake.address)
        .timeout(Duration::from_millis(200))
        .connect()
        .unwrap();
    let start = Instant::now();
    let error = ludex.hexaequo().new_game().await.unwrap_err();
    assert!(matches!(error, Error::DeadlineExceeded(_)), "{error}");
    assert!(error.message().contains("just now"), "{error}");
    assert!(start.elapsed() >= Duration::from_millis(190));
    assert!(start.elapsed() < Duration::from_millis(600));
    let asked = fake.asked();
    assert_eq!(asked.len(), 2);
    assert!(seconds_sent(&asked[1]) < 0.13, "what is left of it");
}

#[tokio::test]
async fn the_token_goes_with_every_attempt() {
    let fake = Fake::start([unavailable(), Answer::Empty]).await;
    let ludex = fake.client().token("opens").connect().unwrap();
    ludex.hexaequo().new_game().await.unwrap();
    for metadata in fake.asked() {
        assert_eq!(header(&metadata, "authorization"), "Bearer opens");
    }
    assert!(!format!("{ludex:?}").contains("opens"));

    let ludex = fake.client().connect().unwrap();
    ludex.hexaequo().new_game().await.unwrap();
    assert!(!fake.asked()[2].contains_key("authorization"));
}

#[tokio::test]
async fn the_client_says_who_it_is() {
    let fake = Fake::start([Answer::Empty]).await;
    let ludex = fake.client().connect().unwrap();
    ludex.hexaequo().new_game().await.unwrap();
    let asked = fake.asked();
    assert!(header(&asked[0], "user-agent").starts_with("ludex-client-rust/"));
}

#[tokio::test]
async fn large_answers_are_accepted_up_to_a_limit() {
    let large = Answer::Sealed(vec![7; 20 * 1024 * 1024]);
    let fake = Fake::start([large]).await;
    let ludex = fake.client().connect().unwrap();
    let new = ludex.hexaequo().new_game().await.unwrap();
    assert_eq!(new.sealed_state.len(), 20 * 1024 * 1024);

    let ludex = fake.client().max_response_bytes(1000).connect().unwrap();
    let error = ludex.hexaequo().new_game().await.unwrap_err();
    assert!(matches!(error, Error::ResourceExhausted(_)), "{error:?}");
}

#[tokio::test]
async fn large_requests_are_not_sent() {
    let fake = Fake::start([Answer::Empty]).await;
    let ludex = fake.client().max_request_bytes(1000).connect().unwrap();
    let error = ludex
        .hexaequo()
        .view_state(vec![7; 2000])
        .await
        .unwrap_err();
    assert!(matches!(error, Error::ResourceExhausted(_)), "{error:?}");
    assert!(fake.asked().is_empty());
}

#[test]
fn impossible_settings_are_told_at_once() {
    for address in ["http://", "ftp://localhost:1", "http://no port", ""] {
        assert!(Ludex::connect(address).is_err(), "{address}");
    }
    let token = Ludex::builder("http://localhost:1").token("line\nbreak");
    assert!(token.connect().is_err());
    // No runtime is needed before the first call; the scheme can be left out.
    assert!(Ludex::connect("localhost:50051").is_ok());
    #[cfg(not(feature = "tls"))]
    assert!(
        Ludex::connect("https://localhost:1")
            .unwrap_err()
            .to_string()
            .contains("feature `tls`")
    );
}
