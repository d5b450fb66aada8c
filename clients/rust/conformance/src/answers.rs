//! Errors as the protocol writes them.

use base64::prelude::{BASE64_STANDARD, Engine};
use ludex_client::Error;
use prost::Message;
use serde_json::{Value, json};

pub fn base64(bytes: &[u8]) -> String {
    BASE64_STANDARD.encode(bytes)
}

pub fn bytes(base64: &str) -> Result<Vec<u8>, base64::DecodeError> {
    BASE64_STANDARD.decode(base64)
}

pub fn error(error: &Error) -> Value {
    let fields: Vec<Value> = error
        .fields()
        .iter()
        .map(|each| json!({"path": each.path, "reason": each.reason}))
        .collect();
    let mut written = json!({
        "kind": kind(error),
        "code": error.failure().code_name(),
        "reason": error.reason(),
        "message": error.message(),
        "fields": fields,
    });
    if let Some(violation) = error.violation() {
        written["violation_bytes"] = base64(&violation.encode_to_vec()).into();
    }
    written
}

fn kind(error: &Error) -> &'static str {
    match error {
        Error::IllegalMove { .. } => "illegal_move",
        Error::PreconditionFailed(_) => "precondition_failed",
        Error::InvalidRequest { .. } => "invalid_request",
        Error::Unauthenticated(_) => "unauthenticated",
        Error::PermissionDenied(_) => "permission_denied",
        Error::ResourceExhausted(_) => "resource_exhausted",
        Error::Unimplemented(_) => "unimplemented",
        Error::Unavailable(_) => "unavailable",
        Error::DeadlineExceeded(_) => "deadline_exceeded",
        Error::Internal(_) => "internal",
        _ => "other",
    }
}
