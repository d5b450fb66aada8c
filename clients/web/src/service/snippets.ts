/** A recorded call, written in the languages that it can be made from. Each text runs as it is. */

import { type DescMethod, type Message, toJson } from "@bufbuild/protobuf";
import { javaOf, rustOf } from "./literals";

export interface Snippet {
  name: string;
  title: string;
  text: string;
}

/** What the texts address: `http://localhost:8080`. */
export function snippets(method: DescMethod, request: Message, origin: string): Snippet[] {
  const call = descriptionOf(method, request, origin);
  return [
    { name: "curl", title: "curl", text: curl(call) },
    { name: "grpcurl", title: "grpcurl", text: grpcurl(call) },
    { name: "python", title: "Python", text: python(call) },
    { name: "typescript", title: "TypeScript", text: typescript(call) },
    { name: "go", title: "Go", text: go(call) },
    { name: "java", title: "Java", text: java(call, method, request) },
    { name: "rust", title: "Rust", text: rust(call, method, request) },
  ];
}

interface Call {
  /** `hexaequo` */
  game: string;
  /** `HexaequoService` */
  service: string;
  /** `NewGame` and `newGame` */
  name: string;
  localName: string;
  json: string;
  origin: string;
  /** `localhost:8080`, always with a port. */
  address: string;
  secure: boolean;
}

function descriptionOf(method: DescMethod, request: Message, origin: string): Call {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === "https:";
  return {
    game: method.parent.file.proto.package.split(".")[1] ?? "",
    service: method.parent.name,
    name: method.name,
    localName: method.localName,
    json: JSON.stringify(toJson(method.input, request), null, 2),
    origin,
    address: `${hostname}:${port || (secure ? 443 : 80)}`,
    secure,
  };
}

function curl({ game, localName, json, origin }: Call): string {
  if (localName === "describeGame") return `curl -sS ${origin}/v1/${game}`;
  return `curl -sS ${origin}/v1/${game}:${localName} -H 'content-type: application/json' -d ${shell(json)}`;
}

function grpcurl({ game, service, name, json, address, secure }: Call): string {
  const plaintext = secure ? "" : "-plaintext ";
  return `grpcurl ${plaintext}-d ${shell(json)} ${address} ludex.${game}.v1.${service}/${name}`;
}

function python({ game, name, json, address, secure }: Call): string {
  return `from google.protobuf.json_format import MessageToJson, Parse
from ludex_client import Client

REQUEST = r"""
${json}
"""

with Client("${address}"${secure ? ", tls=True" : ""}) as ludex:
    game = ludex.game("${game}")
    request = Parse(REQUEST, game.request_type("${name}")())
    print(MessageToJson(game.call("${name}", request)))
`;
}

function typescript({ game, localName, json, origin }: Call): string {
  return `import { fromJson, toJson } from "@bufbuild/protobuf";
import { connect } from "@ludex/client/node";

const { ${game} } = connect("${origin}");
const { input, output } = ${game}.service.method.${localName};
const request = fromJson(input, ${json});
const answer = await ${game}.call("${localName}", request);
console.log(JSON.stringify(toJson(output, answer), null, 2));
`;
}

function go({ game, service, name, json, address, secure }: Call): string {
  return `package main

import (
	"context"${secure ? '\n\t"crypto/tls"' : ""}
	"fmt"
	"log"

	"google.golang.org/protobuf/encoding/protojson"
	ludex "ludex.dev/go"
	"ludex.dev/go/${game}v1"
)

const request = \`${json.replaceAll("`", "\\u0060")}\`

func main() {
	client, err := ludex.New("${address}"${secure ? ", ludex.WithTLS(&tls.Config{})" : ""})
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

	message := &${game}v1.${name}Request{}
	if err := protojson.Unmarshal([]byte(request), message); err != nil {
		log.Fatal(err)
	}
	answer, err := ${game}v1.New${service}Client(client).${name}(context.Background(), message)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(protojson.Format(answer))
}
`;
}

function java(call: Call, method: DescMethod, request: Message): string {
  const { game, service, name, address, secure } = call;
  const connected = secure
    ? `Ludex.builder("${address}").tls().build()`
    : `Ludex.connect("${address}")`;
  const { text, imports } = javaOf(method.input, request);
  const all = [...imports, "dev.ludex.Ludex", `dev.ludex.${game}.v1.*`].sort();
  return `${all.map((name) => `import ${name};\n`).join("")}
public class Call {
  public static void main(String[] args) {
    try (Ludex ludex = ${connected}) {
      var request = ${indented(text, "      ")};
      System.out.println(ludex.${game}().call(${service}Grpc.get${name}Method(), request));
    }
  }
}
`;
}

function rust(call: Call, method: DescMethod, request: Message): string {
  const { text, modules } = rustOf(method.input, request);
  return `use ludex_client::{${["Ludex", ...modules].join(", ")}};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let ludex = Ludex::connect("${call.origin}")?;
    let request = ${indented(text, "    ")};
    println!("{:#?}", ludex.call(request).await?);
    Ok(())
}
`;
}

/** A text as one word of the shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function indented(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}
