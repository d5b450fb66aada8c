//! A server that answers what it is told to, one answer after another, and remembers what it was asked.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use ludex_client::hexaequo::{NewGameRequest, NewGameResponse};
use ludex_client::{Builder, Ludex, Retry};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_stream::wrappers::TcpListenerStream;
use tonic::body::Body;
use tonic::codegen::{BoxFuture, Service, http};
use tonic::metadata::MetadataMap;
use tonic::server::{Grpc, NamedService, UnaryService};
use tonic::{Request, Response, Status};
use tonic_prost::ProstCodec;

/// What to answer, and after which time.
#[derive(Clone)]
pub enum Answer {
    Empty,
    Sealed(Vec<u8>),
    Fail(Status),
    Late(Duration),
}

/// What the server knows of its calls.
#[derive(Default)]
struct Memory {
    asked: Vec<MetadataMap>,
    answers: Vec<Answer>,
}

pub struct Fake {
    pub address: String,
    memory: Arc<Mutex<Memory>>,
    server: JoinHandle<()>,
}

impl Fake {
    /// Answers with these in turn; the last one is repeated.
    pub async fn start(answers: impl IntoIterator<Item = Answer>) -> Self {
        Self::start_at(([127, 0, 0, 1], 0).into(), answers).await
    }

    /// The same at a known address.
    pub async fn start_at(address: SocketAddr, answers: impl IntoIterator<Item = Answer>) -> Self {
        let memory = Arc::new(Mutex::new(Memory {
            asked: Vec::new(),
            answers: answers.into_iter().collect(),
        }));
        let listener = TcpListener::bind(address).await.expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let hexaequo = Hexaequo(memory.clone());
        let server = tokio::spawn(async move {
            tonic::transport::Server::builder()
                .add_service(hexaequo)
                .serve_with_incoming(TcpListenerStream::new(listener))
                .await
                .expect("a server that runs");
        });
        Self {
            address,
            memory,
            server,
        }
    }

    /// The metadata of each call so far.
    pub fn asked(&self) -> Vec<MetadataMap> {
        self.memory.lock().expect("no panic").asked.clone()
    }

    /// A client that waits for hardly any time between its attempts.
    pub fn client(&self) -> Builder {
        Ludex::builder(&self.address).retry(Retry {
            first_wait: Duration::from_millis(2),
            ..Retry::default()
        })
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        self.server.abort();
    }
}

#[derive(Clone)]
struct Hexaequo(Arc<Mutex<Memory>>);

impl NamedService for Hexaequo {
    const NAME: &'static str = "ludex.hexaequo.v1.HexaequoService";
}

impl Service<http::Request<Body>> for Hexaequo {
    type Response = http::Response<Body>;
    type Error = Infallible;
    type Future = BoxFuture<Self::Response, Self::Error>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: http::Request<Body>) -> Self::Future {
        let handler = self.clone();
        Box::pin(async move {
            let answer = handler.next();
            if let Answer::Late(wait) = answer {
                tokio::time::sleep(wait).await;
            }
            let codec = ProstCodec::<NewGameResponse, NewGameRequest>::default();
            let mut grpc = Grpc::new(codec);
            Ok(grpc.unary(Answering(handler, answer), request).await)
        })
    }
}

impl Hexaequo {
    fn next(&self) -> Answer {
        let mut memory = self.0.lock().expect("no panic");
        match memory.answers.len() {
            1 => memory.answers[0].clone(),
            _ => memory.answers.remove(0),
        }
    }
}

struct Answering(Hexaequo, Answer);

impl UnaryService<NewGameRequest> for Answering {
    type Response = NewGameResponse;
    type Future = Ready<Result<Response<NewGameResponse>, Status>>;

    fn call(&mut self, request: Request<NewGameRequest>) -> Self::Future {
        let mut memory = self.0.0.lock().expect("no panic");
        memory.asked.push(request.metadata().clone());
        ready(match &self.1 {
            Answer::Empty | Answer::Late(_) => Ok(Response::new(NewGameResponse::default())),
            Answer::Sealed(state) => Ok(Response::new(NewGameResponse {
                sealed_state: state.clone(),
                ..NewGameResponse::default()
            })),
            Answer::Fail(status) => Err(status.clone()),
        })
    }
}
