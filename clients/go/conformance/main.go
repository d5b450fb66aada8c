// Conformance answers the commands of ludex's conformance suite with the Go client: docs/conformance.md
// has the protocol.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"google.golang.org/genproto/googleapis/rpc/code"
	"google.golang.org/protobuf/proto"

	ludex "ludex.dev/go"
)

type command struct {
	ID           int             `json:"id"`
	Do           string          `json:"do"`
	Server       string          `json:"server"`
	Game         string          `json:"game"`
	Call         string          `json:"call"`
	RequestBytes []byte          `json:"request_bytes"`
	TimeoutMS    *int64          `json:"timeout_ms"`
	Client       json.RawMessage `json:"client"`
}

type clientSettings struct {
	TimeoutMS *int64 `json:"timeout_ms"`
	Retry     *bool  `json:"retry"`
	Token     string `json:"token"`
}

type answer struct {
	ID            int     `json:"id"`
	Protocol      int     `json:"protocol,omitempty"`
	Client        string  `json:"client,omitempty"`
	ResponseBytes *[]byte `json:"response_bytes,omitempty"`
	Error         *failed `json:"error,omitempty"`
	Fault         string  `json:"fault,omitempty"`
}

type failed struct {
	Kind           string  `json:"kind"`
	Code           string  `json:"code"`
	Reason         string  `json:"reason"`
	Message        string  `json:"message"`
	ViolationBytes *[]byte `json:"violation_bytes,omitempty"`
	Fields         []field `json:"fields"`
}

type field struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`
}

func main() {
	log.SetFlags(0)
	clients := map[string]*ludex.Client{}
	commands := bufio.NewReader(os.Stdin)
	answers := json.NewEncoder(os.Stdout)
	for {
		line, err := commands.ReadBytes('\n')
		if err != nil {
			return
		}
		if err := answers.Encode(respond(clients, line)); err != nil {
			log.Fatal(err)
		}
	}
}

func respond(clients map[string]*ludex.Client, line []byte) (said answer) {
	var asked command
	defer func() {
		if panicked := recover(); panicked != nil {
			said = answer{ID: asked.ID, Fault: fmt.Sprint("panic: ", panicked)}
		}
	}()
	if err := json.Unmarshal(line, &asked); err != nil {
		return answer{ID: asked.ID, Fault: err.Error()}
	}
	if asked.Do == "hello" {
		return answer{ID: asked.ID, Protocol: 1, Client: ludex.UserAgent}
	}
	response, err := answerTo(clients, asked)
	said = answer{ID: asked.ID}
	var call *ludex.CallError
	switch {
	case errors.As(err, &call):
		said.Error = describe(err, call)
	case err != nil:
		said.Fault = err.Error()
	default:
		written, err := proto.Marshal(response)
		if err != nil {
			said.Fault = err.Error()
			break
		}
		said.ResponseBytes = &written
	}
	return said
}

func answerTo(clients map[string]*ludex.Client, asked command) (proto.Message, error) {
	client, err := clientFor(clients, asked)
	if err != nil {
		return nil, err
	}
	ctx := context.Background()
	if asked.TimeoutMS != nil {
		limited, cancel := context.WithTimeout(ctx, time.Duration(*asked.TimeoutMS)*time.Millisecond)
		defer cancel()
		ctx = limited
	}
	switch asked.Do {
	case "call":
		return plainCall(ctx, client, asked)
	case "thin":
		return thinCall(ctx, client, asked)
	}
	return nil, fmt.Errorf("no command %q", asked.Do)
}

// clientFor is the client for a pair of server and settings, kept until the end.
func clientFor(clients map[string]*ludex.Client, asked command) (*ludex.Client, error) {
	key := asked.Server + " " + string(asked.Client)
	if client, ok := clients[key]; ok {
		return client, nil
	}
	var set clientSettings
	if asked.Client != nil {
		if err := json.Unmarshal(asked.Client, &set); err != nil {
			return nil, err
		}
	}
	var options []ludex.ClientOption
	if set.TimeoutMS != nil {
		options = append(options, ludex.WithTimeout(time.Duration(*set.TimeoutMS)*time.Millisecond))
	}
	if set.Retry != nil && !*set.Retry {
		options = append(options, ludex.WithoutRetry())
	}
	if set.Token != "" {
		options = append(options, ludex.WithToken(set.Token))
	}
	client, err := ludex.New(asked.Server, options...)
	if err == nil {
		clients[key] = client
	}
	return client, err
}

func describe(err error, call *ludex.CallError) *failed {
	said := &failed{
		Kind:    kindOf(err),
		Code:    code.Code(call.Code).String(),
		Reason:  call.Reason,
		Message: call.Message,
		Fields:  []field{},
	}
	var illegal *ludex.IllegalMoveError
	if errors.As(err, &illegal) {
		if written, err := proto.Marshal(illegal.Violation); err == nil {
			said.ViolationBytes = &written
		}
	}
	var invalid *ludex.InvalidRequestError
	if errors.As(err, &invalid) {
		for _, each := range invalid.Fields {
			said.Fields = append(said.Fields, field{each.Path, each.Reason})
		}
	}
	return said
}

// kinds are the client's error types by the names that the suite has for them, the narrower first.
var kinds = []struct {
	name string
	is   func(error) bool
}{
	{"illegal_move", is[*ludex.IllegalMoveError]},
	{"precondition_failed", is[*ludex.PreconditionFailedError]},
	{"invalid_request", is[*ludex.InvalidRequestError]},
	{"unauthenticated", is[*ludex.UnauthenticatedError]},
	{"permission_denied", is[*ludex.PermissionDeniedError]},
	{"resource_exhausted", is[*ludex.ResourceExhaustedError]},
	{"unimplemented", is[*ludex.UnimplementedError]},
	{"unavailable", is[*ludex.UnavailableError]},
	{"deadline_exceeded", is[*ludex.DeadlineExceededError]},
	{"internal", is[*ludex.InternalError]},
}

func is[T error](err error) bool {
	var found T
	return errors.As(err, &found)
}

func kindOf(err error) string {
	for _, kind := range kinds {
		if kind.is(err) {
			return kind.name
		}
	}
	return "other"
}
