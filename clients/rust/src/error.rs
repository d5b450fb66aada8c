use std::collections::HashMap;

use prost::Message;
use prost::Name;
use tonic::{Code, Status, TimeoutExpired};
use tonic_types::pb;

use crate::common::Violation;

/// A call that the server, or the way to it, did not answer.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// `FAILED_PRECONDITION`: the rules forbid the move. A player's mistake.
    #[error("{failure}")]
    IllegalMove {
        /// Why: a stable code, a sentence, the rule, and the cells, cards or seats concerned.
        violation: Violation,
        /// The rest of what the error carries.
        failure: Box<Failure>,
    },
    /// `FAILED_PRECONDITION`: the call can't succeed in this state of the game or server.
    #[error("{0}")]
    PreconditionFailed(Box<Failure>),
    /// `INVALID_ARGUMENT`: the request is malformed or impossible. A bug of the caller's.
    #[error("{failure}{}", listed(fields))]
    InvalidRequest {
        /// The fields at fault.
        fields: Vec<FieldViolation>,
        /// The rest of what the error carries.
        failure: Box<Failure>,
    },
    /// `UNAUTHENTICATED`: a token, sealed state or seat token is missing or not genuine.
    #[error("{0}")]
    Unauthenticated(Box<Failure>),
    /// `PERMISSION_DENIED`: a token, sealed state or seat token is genuine, but for something else.
    #[error("{0}")]
    PermissionDenied(Box<Failure>),
    /// `RESOURCE_EXHAUSTED`: the request or answer is too large, or the server too busy.
    #[error("{0}")]
    ResourceExhausted(Box<Failure>),
    /// `UNIMPLEMENTED`: this server does not serve the game, or not the call.
    #[error("{0}")]
    Unimplemented(Box<Failure>),
    /// `UNAVAILABLE`: no server answered, after all retries.
    #[error("{0}")]
    Unavailable(Box<Failure>),
    /// `DEADLINE_EXCEEDED`: no answer came in time.
    #[error("{0}")]
    DeadlineExceeded(Box<Failure>),
    /// `INTERNAL`, `UNKNOWN` or `DATA_LOSS`: a fault of the server's. Report its
    /// [`error_id`](Error::error_id).
    #[error("{0}")]
    Internal(Box<Failure>),
    /// Any other status.
    #[error("{0}")]
    Other(Box<Failure>),
}

/// What every error carries.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message} [{}]", self.name())]
#[non_exhaustive]
pub struct Failure {
    /// The status code.
    pub code: Code,
    /// What happened, in plain English. Do not parse it; `reason` is stable.
    pub message: String,
    /// A stable code: what happened. Empty when the error comes from the network.
    pub reason: String,
    /// Who gave the reason: `ludex.dev`. Empty when there is no reason.
    pub domain: String,
    /// Further facts that belong to the reason, by name.
    pub metadata: HashMap<String, String>,
    /// What would have to be otherwise before the call could succeed.
    pub preconditions: Vec<Precondition>,
}

/// One thing wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldViolation {
    /// The field at fault, as in `state.tiles[3].q`; empty when it is the request as a whole.
    pub path: String,
    /// A stable code, from the game's `defects` in `DescribeGame`; empty when none was given.
    pub reason: String,
    /// What is wrong, in plain English.
    pub description: String,
}

/// One thing that would have to be otherwise before a call could succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precondition {
    /// A stable code.
    pub kind: String,
    /// What it is about.
    pub subject: String,
    /// What is wrong, in plain English.
    pub description: String,
}

impl Error {
    /// What every error carries.
    pub fn failure(&self) -> &Failure {
        match self {
            Self::IllegalMove { failure, .. } | Self::InvalidRequest { failure, .. } => failure,
            Self::PreconditionFailed(failure)
            | Self::Unauthenticated(failure)
            | Self::PermissionDenied(failure)
            | Self::ResourceExhausted(failure)
            | Self::Unimplemented(failure)
            | Self::Unavailable(failure)
            | Self::DeadlineExceeded(failure)
            | Self::Internal(failure)
            | Self::Other(failure) => failure,
        }
    }

    /// The status code.
    pub fn code(&self) -> Code {
        self.failure().code
    }

    /// What happened, in plain English.
    pub fn message(&self) -> &str {
        &self.failure().message
    }

    /// A stable code: what happened. Empty when the error comes from the network.
    pub fn reason(&self) -> &str {
        &self.failure().reason
    }

    /// Why the move is illegal, when that is the error.
    pub fn violation(&self) -> Option<&Violation> {
        match self {
            Self::IllegalMove { violation, .. } => Some(violation),
            _ => None,
        }
    }

    /// The fields at fault, when the request is.
    pub fn fields(&self) -> &[FieldViolation] {
        match self {
            Self::InvalidRequest { fields, .. } => fields,
            _ => &[],
        }
    }

    /// What the server's log calls this error: to be reported. Absent when the fault is not its own.
    pub fn error_id(&self) -> Option<&str> {
        self.failure().metadata.get("id").map(String::as_str)
    }

    /// The error that a failed call stands for.
    pub(crate) fn of_call(status: &Status) -> Self {
        let details = pb::Status::decode(status.details()).unwrap_or_default();
        let message = match std::error::Error::source(status) {
            Some(cause) => told(cause),
            None => status.message().to_owned(),
        };
        Self::of(code_of(status), message, &details)
    }

    /// A deadline that passed here, with the last failure before it.
    pub(crate) fn out_of_time(last: Option<&Self>) -> Self {
        let message = match last {
            None => "no answer came in time".to_owned(),
            Some(error) => format!("no answer came in time; before: {error}"),
        };
        Self::of(Code::DeadlineExceeded, message, &pb::Status::default())
    }

    /// A request that is larger than this client sends.
    pub(crate) fn too_large(size: usize, most: usize) -> Self {
        let message = format!("the request has {size} bytes, and this client sends {most} at most");
        Self::of(Code::ResourceExhausted, message, &pb::Status::default())
    }

    /// A result of a batch that holds neither an answer nor an error.
    pub(crate) fn empty_result() -> Self {
        let message = "the server left this result empty".to_owned();
        Self::of(Code::Unknown, message, &pb::Status::default())
    }

    /// Gathers the kinds of details that ludex sends and passes over all others.
    fn of(code: Code, message: String, status: &pb::Status) -> Self {
        let info: pb::ErrorInfo = detail(status, "google.rpc.ErrorInfo").unwrap_or_default();
        let precondition: pb::PreconditionFailure =
            detail(status, "google.rpc.PreconditionFailure").unwrap_or_default();
        let failure = Box::new(Failure {
            code,
            message,
            reason: info.reason,
            domain: info.domain,
            metadata: info.metadata,
            preconditions: precondition
                .violations
                .into_iter()
                .map(|each| Precondition {
                    kind: each.r#type,
                    subject: each.subject,
                    description: each.description,
                })
                .collect(),
        });
        match code {
            Code::FailedPrecondition => match detail(status, &Violation::full_name()) {
                Some(violation) => Self::IllegalMove { violation, failure },
                None => Self::PreconditionFailed(failure),
            },
            Code::InvalidArgument => Self::InvalidRequest {
                fields: fields_of(status),
                failure,
            },
            Code::Unauthenticated => Self::Unauthenticated(failure),
            Code::PermissionDenied => Self::PermissionDenied(failure),
            Code::ResourceExhausted => Self::ResourceExhausted(failure),
            Code::Unimplemented => Self::Unimplemented(failure),
            Code::Unavailable => Self::Unavailable(failure),
            Code::DeadlineExceeded => Self::DeadlineExceeded(failure),
            Code::Internal | Code::Unknown | Code::DataLoss => Self::Internal(failure),
            _ => Self::Other(failure),
        }
    }
}

/// The error that a status stands for, as an answer of a batch brings it.
impl From<pb::Status> for Error {
    fn from(status: pb::Status) -> Self {
        Self::of(Code::from(status.code), status.message.clone(), &status)
    }
}

impl Failure {
    /// The status code as it is written everywhere: `FAILED_PRECONDITION`.
    pub fn code_name(&self) -> String {
        let mut name = String::new();
        for letter in format!("{:?}", self.code).chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('_');
            }
            name.push(letter.to_ascii_uppercase());
        }
        name
    }

    /// The reason if there is one, else the code.
    fn name(&self) -> String {
        if self.reason.is_empty() {
            self.code_name()
        } else {
            self.reason.clone()
        }
    }
}

fn listed(fields: &[FieldViolation]) -> String {
    fields
        .iter()
        .map(|each| format!("\n  {}: {}", each.path, each.description))
        .collect()
}

fn fields_of(status: &pb::Status) -> Vec<FieldViolation> {
    let request: pb::BadRequest = detail(status, "google.rpc.BadRequest").unwrap_or_default();
    request
        .field_violations
        .into_iter()
        .map(|each| FieldViolation {
            path: each.field,
            reason: each.reason,
            description: each.description,
        })
        .collect()
}

/// The first readable detail of this kind.
fn detail<M: Message + Default>(status: &pb::Status, name: &str) -> Option<M> {
    status
        .details
        .iter()
        .filter(|each| each.type_url.rsplit('/').next() == Some(name))
        .find_map(|each| M::decode(each.value.as_slice()).ok())
}

/// The code, put right where tonic makes up another one than gRPC's for what happened on this side.
fn code_of(status: &Status) -> Code {
    match std::error::Error::source(status) {
        Some(cause) if cause.is::<TimeoutExpired>() => Code::DeadlineExceeded,
        // A lost connection: nobody has answered.
        Some(_) if matches!(status.code(), Code::Unknown | Code::Cancelled) => Code::Unavailable,
        // Too large for this client's own limits: tonic tells it by its sentence alone.
        None if status.code() == Code::OutOfRange
            && status.message().contains("message length too large") =>
        {
            Code::ResourceExhausted
        }
        _ => status.code(),
    }
}

/// An error with its causes: tonic's own texts say no more than "transport error".
pub(crate) fn told(error: &dyn std::error::Error) -> String {
    match error.source().map(told) {
        Some(cause) if !error.to_string().contains(&cause) => format!("{error}: {cause}"),
        _ => error.to_string(),
    }
}
