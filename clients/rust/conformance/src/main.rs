//! The conformance suite's runner for the Rust client: reads commands from standard input and writes
//! answers to standard output, one line of JSON each. `docs/conformance.md` has the protocol.

mod answers;
mod games;

use std::collections::HashMap;
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::time::Duration;

use ludex_client::{Call, Ludex, Request, Retry};
use prost::Message;
use serde::Deserialize;
use serde_json::{Value, json};

/// Why the runner can't do what it was asked.
type Fault = Box<dyn Error>;

#[derive(Deserialize)]
struct Command {
    id: u64,
    #[serde(rename = "do")]
    action: String,
    #[serde(default)]
    server: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    call: String,
    #[serde(default)]
    request_bytes: String,
    timeout_ms: Option<u64>,
    #[serde(default)]
    client: Settings,
}

#[derive(Clone, Default, Deserialize, PartialEq, Eq, Hash)]
#[serde(deny_unknown_fields)]
struct Settings {
    timeout_ms: Option<u64>,
    retry: Option<bool>,
    token: Option<String>,
}

/// One client for each server and settings.
#[derive(Default)]
struct Clients(HashMap<(String, Settings), Ludex>);

impl Clients {
    fn of(&mut self, command: &Command) -> Result<Ludex, Fault> {
        let key = (command.server.clone(), command.client.clone());
        if let Some(client) = self.0.get(&key) {
            return Ok(client.clone());
        }
        let settings = &command.client;
        let mut builder = Ludex::builder(format!("http://{}", command.server));
        if let Some(timeout) = settings.timeout_ms {
            builder = builder.timeout(Duration::from_millis(timeout));
        }
        if settings.retry == Some(false) {
            builder = builder.retry(Retry::none());
        }
        if let Some(token) = &settings.token {
            builder = builder.token(token);
        }
        let client = builder.connect()?;
        self.0.insert(key, client.clone());
        Ok(client)
    }
}

/// What a command asks for, apart from the client and the call.
struct Asked {
    request: Vec<u8>,
    timeout: Option<Duration>,
}

impl Asked {
    /// Makes the call, and writes down what came of it.
    async fn make<R: Request>(&self, call: Call<R>) -> Value {
        let call = match self.timeout {
            Some(timeout) => call.timeout(timeout),
            None => call,
        };
        match call.await {
            Ok(response) => {
                json!({"response_bytes": answers::base64(&response.encode_to_vec())})
            }
            Err(error) => json!({"error": answers::error(&error)}),
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> io::Result<()> {
    let mut clients = Clients::default();
    // Commands come one at a time, so nothing else waits while a line is read.
    for line in io::stdin().lock().lines() {
        let line = line?;
        let command: Command = serde_json::from_str(&line)?;
        let mut answer = match obey(&mut clients, &command).await {
            Ok(answer) => answer,
            Err(fault) => json!({"fault": fault.to_string()}),
        };
        answer["id"] = command.id.into();
        let mut out = io::stdout().lock();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

async fn obey(clients: &mut Clients, command: &Command) -> Result<Value, Fault> {
    if command.action == "hello" {
        let client = concat!("ludex-client-rust/", env!("CARGO_PKG_VERSION"));
        return Ok(json!({"protocol": 1, "client": client}));
    }
    let ludex = clients.of(command)?;
    let asked = Asked {
        request: answers::bytes(&command.request_bytes)?,
        timeout: command.timeout_ms.map(Duration::from_millis),
    };
    match command.action.as_str() {
        "call" => games::call(&ludex, &command.game, &command.call, &asked).await,
        "thin" => games::thin(&ludex, &command.game, &command.call, &asked).await,
        other => Err(format!("no such command: {other}").into()),
    }
}
