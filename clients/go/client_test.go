package ludex_test

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	ludex "ludex.dev/go"
	"ludex.dev/go/hexaequov1"
)

// quick is a retry that keeps tests short.
var quick = ludex.WithRetry(ludex.Retry{
	Attempts: 4, FirstWait: time.Millisecond, LongestWait: 4 * time.Millisecond, Factor: 2,
})

func started(int, asked) (proto.Message, error) {
	return &hexaequov1.NewGameResponse{ToAct: []uint32{0}}, nil
}

func TestDeadline(t *testing.T) {
	for _, test := range []struct {
		name     string
		options  []ludex.ClientOption
		own      time.Duration
		expected time.Duration // 0: none
	}{
		{"by default ten seconds", nil, 0, 10 * time.Second},
		{"the client's", []ludex.ClientOption{ludex.WithTimeout(time.Minute)}, 0, time.Minute},
		{"the context's, when shorter", nil, 2 * time.Second, 2 * time.Second},
		{"the context's, when longer", nil, time.Hour, time.Hour},
		{"none", []ludex.ClientOption{ludex.WithTimeout(0)}, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			client, fake := serve(t, started, test.options...)
			ctx := t.Context()
			if test.own > 0 {
				limited, cancel := context.WithTimeout(ctx, test.own)
				defer cancel()
				ctx = limited
			}
			if _, err := client.Hexaequo.NewGame(ctx, nil); err != nil {
				t.Fatal(err)
			}
			deadline, has := fake.made()[0].ctx.Deadline()
			left := time.Until(deadline)
			if has != (test.expected > 0) {
				t.Fatalf("a deadline: %v", has)
			}
			if has && (left > test.expected || left < test.expected-time.Second) {
				t.Errorf("%v left, not %v", left, test.expected)
			}
		})
	}
}

func TestDeadlineEndsCall(t *testing.T) {
	client, _ := serve(t, func(_ int, call asked) (proto.Message, error) {
		<-call.ctx.Done()
		return nil, call.ctx.Err()
	}, ludex.WithTimeout(50*time.Millisecond))
	_, err := client.Hexaequo.NewGame(t.Context(), nil)
	var late *ludex.DeadlineExceededError
	if !errors.As(err, &late) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%T: %v", err, err)
	}
}

func TestDeadlineCoversRetries(t *testing.T) {
	client, fake := serve(t, func(int, asked) (proto.Message, error) {
		return nil, status.Error(codes.Unavailable, "not yet")
	}, ludex.WithTimeout(500*time.Millisecond), ludex.WithRetry(ludex.Retry{
		Attempts: 4, FirstWait: 20 * time.Millisecond, LongestWait: 20 * time.Second, Factor: 1000,
	}))
	begin := time.Now()
	_, err := client.Hexaequo.NewGame(t.Context(), nil)
	if status.Code(err) != codes.DeadlineExceeded || time.Since(begin) > 10*time.Second {
		t.Errorf("%v after %v", err, time.Since(begin))
	}
	if made := len(fake.made()); made != 2 {
		t.Errorf("%d attempts", made)
	}
}

func TestRetries(t *testing.T) {
	for _, test := range []struct {
		name     string
		code     codes.Code
		failures int
		options  []ludex.ClientOption
		attempts int
		expected codes.Code
	}{
		{"answered at once", codes.OK, 0, nil, 1, codes.OK},
		{"the fourth attempt succeeds", codes.Unavailable, 3, nil, 4, codes.OK},
		{"there is no fifth", codes.Unavailable, 9, nil, 4, codes.Unavailable},
		{"switched off", codes.Unavailable, 9, []ludex.ClientOption{ludex.WithoutRetry()}, 1, codes.Unavailable},
		{"a busy server", codes.ResourceExhausted, 9, nil, 1, codes.ResourceExhausted},
		{"an aborted call", codes.Aborted, 9, nil, 1, codes.Aborted},
		{"a fault", codes.Internal, 9, nil, 1, codes.Internal},
		{"an illegal move", codes.FailedPrecondition, 9, nil, 1, codes.FailedPrecondition},
		{"a deadline of the server's", codes.DeadlineExceeded, 9, nil, 1, codes.DeadlineExceeded},
	} {
		t.Run(test.name, func(t *testing.T) {
			client, fake := serve(t, func(attempt int, call asked) (proto.Message, error) {
				if attempt <= test.failures {
					return nil, status.Error(test.code, "the server's words")
				}
				return started(attempt, call)
			}, append([]ludex.ClientOption{quick}, test.options...)...)
			_, err := client.Hexaequo.NewGame(t.Context(), nil)
			if status.Code(err) != test.expected {
				t.Errorf("%v", err)
			}
			if made := len(fake.made()); made != test.attempts {
				t.Errorf("%d attempts, not %d", made, test.attempts)
			}
			var call *ludex.CallError
			if err != nil && (!errors.As(err, &call) || call.Message != "the server's words") {
				t.Errorf("not in the server's words: %v", err)
			}
		})
	}
}

func TestDefaultWaits(t *testing.T) {
	client, fake := serve(t, func(attempt int, call asked) (proto.Message, error) {
		if attempt < 3 {
			return nil, status.Error(codes.Unavailable, "not yet")
		}
		return started(attempt, call)
	})
	begin := time.Now()
	if _, err := client.Hexaequo.NewGame(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	// 0.1 s and 0.2 s, each up to 20 % shorter or longer.
	if took := time.Since(begin); took < 240*time.Millisecond || took > 3*time.Second {
		t.Errorf("%d attempts took %v", len(fake.made()), took)
	}
}

func TestBadRetry(t *testing.T) {
	for _, retry := range []ludex.Retry{
		{},
		{Attempts: 1, FirstWait: 1, LongestWait: 1, Factor: 1},
		{Attempts: 6, FirstWait: 1, LongestWait: 1, Factor: 1},
		{Attempts: 3, LongestWait: 1, Factor: 1},
	} {
		if _, err := ludex.New("localhost:1", ludex.WithRetry(retry)); err == nil {
			t.Errorf("%+v was accepted", retry)
		}
	}
}

// closed is an address at which nobody listens.
func closed(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

func TestNobodyListens(t *testing.T) {
	client := open(t, closed(t), quick)
	_, err := client.Hexaequo.NewGame(t.Context(), nil)
	var unavailable *ludex.UnavailableError
	if !errors.As(err, &unavailable) {
		t.Errorf("%T: %v", err, err)
	}
}

func TestServerComesLate(t *testing.T) {
	for _, test := range []struct {
		name    string
		after   time.Duration
		options []ludex.ClientOption
	}{
		{"within the retries", 50 * time.Millisecond, nil},
		{"waited for", 1500 * time.Millisecond, []ludex.ClientOption{ludex.WithWaitForReady()}},
	} {
		t.Run(test.name, func(t *testing.T) {
			address := closed(t)
			client := open(t, address, test.options...)
			fake := &fake{answer: started}
			server := grpc.NewServer(grpc.UnaryInterceptor(fake.handle))
			hexaequov1.RegisterHexaequoServiceServer(server, hexaequov1.UnimplementedHexaequoServiceServer{})
			defer server.Stop()
			go func() {
				time.Sleep(test.after)
				if listener, err := net.Listen("tcp", address); err == nil {
					_ = server.Serve(listener)
				}
			}()
			if _, err := client.Hexaequo.NewGame(t.Context(), nil); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestSentWithEveryCall(t *testing.T) {
	client, fake := serve(t, started, ludex.WithToken("s3cret"))
	if _, err := client.Hexaequo.NewGame(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	sent := fake.made()[0].sent
	if got := sent.Get("authorization"); len(got) != 1 || got[0] != "Bearer s3cret" {
		t.Errorf("authorization: %q", got)
	}
	if got := sent.Get("user-agent"); len(got) != 1 || !strings.HasPrefix(got[0], "ludex-client-go/") {
		t.Errorf("user-agent: %q", got)
	}
}

func TestNoToken(t *testing.T) {
	client, fake := serve(t, started)
	if _, err := client.Hexaequo.NewGame(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	if got := fake.made()[0].sent.Get("authorization"); len(got) != 0 {
		t.Errorf("authorization: %q", got)
	}
}

func TestLargeMessages(t *testing.T) {
	const most = ludex.DefaultMaxMessageBytes
	for _, test := range []struct {
		name     string
		options  []ludex.ClientOption
		size     int
		expected codes.Code
	}{
		{"as large as may be", nil, most - 1024, codes.OK},
		{"too large", nil, most + 1, codes.ResourceExhausted},
		{"too large for this client", []ludex.ClientOption{ludex.WithMaxMessageBytes(1024)}, 1025, codes.ResourceExhausted},
	} {
		t.Run(test.name, func(t *testing.T) {
			client, _ := serve(t, func(int, asked) (proto.Message, error) {
				return &hexaequov1.RenderStateResponse{Svg: strings.Repeat("x", test.size)}, nil
			}, test.options...)
			svg, err := client.Hexaequo.RenderState(t.Context(), nil)
			if status.Code(err) != test.expected || err == nil && len(svg) != test.size {
				t.Errorf("%d bytes, %v", len(svg), err)
			}
		})
	}
}

func TestLargeErrorDetails(t *testing.T) {
	client, _ := serve(t, func(int, asked) (proto.Message, error) {
		failed, err := status.New(codes.InvalidArgument, "impossible").WithDetails(&errdetails.BadRequest{
			FieldViolations: []*errdetails.BadRequest_FieldViolation{
				{Field: "state", Description: strings.Repeat("x", 48*1024)}, // 64 KiB in base64
			},
		})
		if err != nil {
			return nil, err
		}
		return nil, failed.Err()
	})
	_, err := client.Hexaequo.NewGame(t.Context(), nil)
	var invalid *ludex.InvalidRequestError
	if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || len(invalid.Fields[0].Description) != 48*1024 {
		t.Errorf("%.200v", err)
	}
}

func TestStubsOnClient(t *testing.T) {
	client, fake := serve(t, func(attempt int, call asked) (proto.Message, error) {
		if attempt < 2 {
			return nil, status.Error(codes.Unavailable, "not yet")
		}
		return nil, status.Error(codes.PermissionDenied, "no")
	}, quick)
	stub := hexaequov1.NewHexaequoServiceClient(client)
	_, err := stub.DescribeGame(t.Context(), &hexaequov1.DescribeGameRequest{})
	var denied *ludex.PermissionDeniedError
	if !errors.As(err, &denied) || len(fake.made()) != 2 {
		t.Errorf("%v after %d attempts", err, len(fake.made()))
	}
	if _, has := fake.made()[1].ctx.Deadline(); !has {
		t.Error("no deadline")
	}
}

func TestTLSIsUsed(t *testing.T) {
	client, fake := serve(t, started, ludex.WithTLS(&tls.Config{}), ludex.WithoutRetry(),
		ludex.WithTimeout(2*time.Second))
	if _, err := client.Hexaequo.NewGame(t.Context(), nil); err == nil || len(fake.made()) > 0 {
		t.Error("a server without TLS was spoken to")
	}
}

func TestClosed(t *testing.T) {
	client, _ := serve(t, started)
	if err := client.Close(); err != nil {
		t.Fatal(err)
	}
	_, err := client.Hexaequo.NewGame(t.Context(), nil)
	if status.Code(err) != codes.Canceled {
		t.Errorf("%v", err)
	}
}

func TestCancelled(t *testing.T) {
	client, _ := serve(t, started)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := client.Hexaequo.NewGame(ctx, nil)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%T: %v", err, err)
	}
}
