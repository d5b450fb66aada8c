package ludex_test

import (
	"context"
	"net"
	"sync"
	"testing"

	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/test/bufconn"
	"google.golang.org/protobuf/proto"

	ludex "ludex.dev/go"
	"ludex.dev/go/hexaequov1"
	"ludex.dev/go/limesv1"
	"ludex.dev/go/limitsv1"
	"ludex.dev/go/smallholderv1"
)

// asked is a call that reached a fake server.
type asked struct {
	method  string
	request proto.Message
	sent    metadata.MD
	ctx     context.Context
}

// fake is a server inside the test, which answers every call of every game as the test says.
type fake struct {
	mu     sync.Mutex
	calls  []asked
	answer func(attempt int, call asked) (proto.Message, error)
}

func (f *fake) handle(
	ctx context.Context, request any, info *grpc.UnaryServerInfo, _ grpc.UnaryHandler,
) (any, error) {
	sent, _ := metadata.FromIncomingContext(ctx)
	call := asked{info.FullMethod, request.(proto.Message), sent, ctx}
	f.mu.Lock()
	f.calls = append(f.calls, call)
	attempt := len(f.calls)
	f.mu.Unlock()
	return f.answer(attempt, call)
}

// made is every call so far.
func (f *fake) made() []asked {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]asked(nil), f.calls...)
}

// serve starts a fake server and gives a client of it.
func serve(
	t *testing.T, answer func(attempt int, call asked) (proto.Message, error), options ...ludex.ClientOption,
) (*ludex.Client, *fake) {
	t.Helper()
	fake := &fake{answer: answer}
	server := grpc.NewServer(grpc.UnaryInterceptor(fake.handle), grpc.MaxRecvMsgSize(64<<20))
	hexaequov1.RegisterHexaequoServiceServer(server, hexaequov1.UnimplementedHexaequoServiceServer{})
	limesv1.RegisterLimesServiceServer(server, limesv1.UnimplementedLimesServiceServer{})
	limitsv1.RegisterLimitsServiceServer(server, limitsv1.UnimplementedLimitsServiceServer{})
	smallholderv1.RegisterSmallholderServiceServer(server, smallholderv1.UnimplementedSmallholderServiceServer{})
	listener := bufconn.Listen(1 << 20)
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(server.Stop)

	dial := func(ctx context.Context, _ string) (net.Conn, error) { return listener.DialContext(ctx) }
	client := open(t, "passthrough:///fake", append(options, ludex.WithDialOptions(grpc.WithContextDialer(dial)))...)
	return client, fake
}

// open gives a client that is closed at the end of the test.
func open(t *testing.T, target string, options ...ludex.ClientOption) *ludex.Client {
	t.Helper()
	client, err := ludex.New(target, options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	return client
}
