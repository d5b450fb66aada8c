use std::fmt;
use std::future::Future;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};
use tonic::client::Grpc;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::metadata::{Ascii, MetadataValue};
use tonic::transport::{Channel, Endpoint};
use tonic_prost::ProstCodec;

use crate::call::{Call, Request};
use crate::error::{Error, told};
use crate::game::GameClient;
use crate::games::{hexaequo::Hexaequo, limes::Limes, limits::Limits, smallholder::Smallholder};
use crate::retry::Retry;

const TIMEOUT: Duration = Duration::from_secs(10);
const MESSAGE_BYTES: usize = 32 * 1024 * 1024;
/// Errors bring their details as metadata.
const METADATA_BYTES: u32 = 64 * 1024;
const USER_AGENT: &str = concat!("ludex-client-rust/", env!("CARGO_PKG_VERSION"));

/// A connection to a ludex server, with a typed client for each game. Cheap to clone, and to share
/// between tasks: clones use one connection.
///
/// It belongs to the Tokio runtime in which its first call is made.
#[derive(Clone)]
pub struct Ludex {
    inner: Arc<Inner>,
}

struct Inner {
    endpoint: Endpoint,
    channel: OnceLock<Channel>,
    timeout: Option<Duration>,
    retry: Retry,
    authorization: Option<MetadataValue<Ascii>>,
    max_request_bytes: usize,
    max_response_bytes: usize,
}

impl Ludex {
    /// A client of the server at this address, such as `http://localhost:50051`, with the usual
    /// settings. It connects when the first call is made, and again when the connection is lost.
    pub fn connect(address: impl Into<String>) -> Result<Self, SettingsError> {
        Self::builder(address).connect()
    }

    /// A client of the server at this address, with other settings.
    pub fn builder(address: impl Into<String>) -> Builder {
        Builder {
            address: address.into(),
            timeout: Some(TIMEOUT),
            retry: Retry::default(),
            token: None,
            max_request_bytes: MESSAGE_BYTES,
            max_response_bytes: MESSAGE_BYTES,
            configure: None,
        }
    }

    /// Hexaequo.
    pub fn hexaequo(&self) -> GameClient<Hexaequo> {
        GameClient::new(self)
    }

    /// Limes.
    pub fn limes(&self) -> GameClient<Limes> {
        GameClient::new(self)
    }

    /// Limits.
    pub fn limits(&self) -> GameClient<Limits> {
        GameClient::new(self)
    }

    /// The SmallHolder.
    pub fn smallholder(&self) -> GameClient<Smallholder> {
        GameClient::new(self)
    }

    /// Any call of any game, with a request as it is.
    pub fn call<R: Request>(&self, request: R) -> Call<R> {
        Call::new(self, request)
    }

    /// The channel, for the generated stubs. What they call has no deadline, retries or token.
    pub fn channel(&self) -> Channel {
        self.inner
            .channel
            .get_or_init(|| self.inner.endpoint.connect_lazy())
            .clone()
    }

    pub(crate) fn timeout(&self) -> Option<Duration> {
        self.inner.timeout
    }

    /// Makes a call, and makes it again while no server answers.
    pub(crate) async fn make<R: Request>(
        &self,
        request: R,
        timeout: Option<Duration>,
    ) -> Result<R::Response, Error> {
        // Tonic would break the stream off, and the reason would be lost.
        let (size, most) = (request.encoded_len(), self.inner.max_request_bytes);
        if size > most {
            return Err(Error::too_large(size, most));
        }
        // A time too far away to be written is none.
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        let mut last = None;
        for failed in 1.. {
            let attempt = self.attempt(request.clone(), deadline);
            let error = match before(deadline, attempt).await {
                None => return Err(Error::out_of_time(last.as_ref())),
                Some(Ok(answer)) => return Ok(answer),
                Some(Err(error)) => error,
            };
            let wait = match error {
                Error::Unavailable(_) => self.inner.retry.wait(failed),
                _ => None,
            };
            let Some(wait) = wait else {
                return Err(error);
            };
            if before(deadline, sleep(wait)).await.is_none() {
                return Err(Error::out_of_time(Some(&error)));
            }
            last = Some(error);
        }
        unreachable!("attempts are counted without end")
    }

    async fn attempt<R: Request>(
        &self,
        request: R,
        deadline: Option<Instant>,
    ) -> Result<R::Response, Error> {
        let mut request = tonic::Request::new(request);
        if let Some(deadline) = deadline {
            request.set_timeout(deadline.saturating_duration_since(Instant::now()));
        }
        if let Some(authorization) = &self.inner.authorization {
            request
                .metadata_mut()
                .insert("authorization", authorization.clone());
        }
        let mut grpc =
            Grpc::new(self.channel()).max_decoding_message_size(self.inner.max_response_bytes);
        grpc.ready()
            .await
            .map_err(|error| Error::of_call(&tonic::Status::from_error(Box::new(error))))?;
        let codec = ProstCodec::<R, R::Response>::default();
        match grpc
            .unary(request, PathAndQuery::from_static(R::PATH), codec)
            .await
        {
            Ok(answer) => Ok(answer.into_inner()),
            Err(status) => Err(Error::of_call(&status)),
        }
    }
}

/// What comes before the deadline; `None` when the deadline does.
async fn before<T>(deadline: Option<Instant>, work: impl Future<Output = T>) -> Option<T> {
    match deadline {
        None => Some(work.await),
        Some(deadline) => timeout_at(deadline, work).await.ok(),
    }
}

impl fmt::Debug for Ludex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The token is nobody's business.
        f.debug_struct("Ludex")
            .field("address", self.inner.endpoint.uri())
            .field("timeout", &self.inner.timeout)
            .field("retry", &self.inner.retry)
            .finish_non_exhaustive()
    }
}

/// Settings that no client can be made with.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(String);

/// The settings of a client.
///
/// ```
/// # fn example() -> Result<(), ludex_client::SettingsError> {
/// use std::time::Duration;
/// use ludex_client::{Ludex, Retry};
///
/// let ludex = Ludex::builder("http://localhost:50051")
///     .timeout(Duration::from_secs(3))
///     .retry(Retry { attempts: 2, ..Retry::default() })
///     .token("a token from `ludex token NAME`")
///     .connect()?;
/// # Ok(())
/// # }
/// ```
#[must_use = "a client is made by `connect`"]
pub struct Builder {
    address: String,
    timeout: Option<Duration>,
    retry: Retry,
    token: Option<String>,
    max_request_bytes: usize,
    max_response_bytes: usize,
    configure: Option<Configure>,
}

type Configure = Box<dyn FnOnce(Endpoint) -> Result<Endpoint, tonic::transport::Error> + Send>;

impl Builder {
    /// How long a call may take, all its attempts included, unless it says otherwise: 10 seconds if
    /// nothing is set, and `None` for no limit.
    pub fn timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.timeout = timeout.into();
        self
    }

    /// How calls are retried when no server is available; [`Retry::none()`] for not at all.
    pub fn retry(mut self, retry: Retry) -> Self {
        self.retry = retry;
        self
    }

    /// A bearer token to send with every call. Without TLS it can be read on the way.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// The largest request that is sent: 32 MiB if nothing is set. Servers have limits of their own.
    pub fn max_request_bytes(mut self, bytes: usize) -> Self {
        self.max_request_bytes = bytes;
        self
    }

    /// The largest answer that is accepted: 32 MiB if nothing is set.
    pub fn max_response_bytes(mut self, bytes: usize) -> Self {
        self.max_response_bytes = bytes;
        self
    }

    /// Whatever else tonic's endpoint can be told, such as roots of one's own for TLS.
    pub fn configure(
        mut self,
        configure: impl FnOnce(Endpoint) -> Result<Endpoint, tonic::transport::Error> + Send + 'static,
    ) -> Self {
        self.configure = Some(Box::new(configure));
        self
    }

    /// The client. Nothing is sent before its first call.
    pub fn connect(self) -> Result<Ludex, SettingsError> {
        let address = if self.address.contains("://") {
            self.address
        } else {
            format!("http://{}", self.address)
        };
        let wrong = |why: String| SettingsError(format!("{address}: {why}"));
        let mut endpoint = Endpoint::from_shared(address.clone())
            .and_then(|endpoint| endpoint.user_agent(USER_AGENT))
            .map_err(|error| wrong(told(&error)))?
            .http2_max_header_list_size(METADATA_BYTES);
        match endpoint.uri().scheme_str() {
            Some("http") => {}
            #[cfg(feature = "tls")]
            Some("https") => {
                let tls = tonic::transport::ClientTlsConfig::new().with_enabled_roots();
                endpoint = endpoint
                    .tls_config(tls)
                    .map_err(|error| wrong(told(&error)))?;
            }
            #[cfg(not(feature = "tls"))]
            Some("https") => return Err(wrong("https needs the crate's feature `tls`".into())),
            _ => return Err(wrong("an address is http://HOST:PORT".into())),
        }
        if let Some(configure) = self.configure {
            endpoint = configure(endpoint).map_err(|error| wrong(told(&error)))?;
        }
        let authorization = self
            .token
            .map(|token| {
                let mut value = MetadataValue::try_from(format!("Bearer {token}"))
                    .map_err(|_| SettingsError("the token is no text for a header".into()))?;
                value.set_sensitive(true);
                Ok(value)
            })
            .transpose()?;
        Ok(Ludex {
            inner: Arc::new(Inner {
                endpoint,
                channel: OnceLock::new(),
                timeout: self.timeout,
                retry: self.retry,
                authorization,
                max_request_bytes: self.max_request_bytes,
                max_response_bytes: self.max_response_bytes,
            }),
        })
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("address", &self.address)
            .field("timeout", &self.timeout)
            .field("retry", &self.retry)
            .finish_non_exhaustive()
    }
}
