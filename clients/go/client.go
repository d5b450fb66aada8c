package ludex

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/keepalive"
)

// UserAgent is what servers are told about this client.
const UserAgent = "ludex-client-go/" + Version

// What holds unless an option says otherwise.
const (
	DefaultTimeout         = 10 * time.Second
	DefaultMaxMessageBytes = 32 << 20
)

// DefaultRetry is how calls are retried unless an option says otherwise.
var DefaultRetry = Retry{
	Attempts:    4,
	FirstWait:   100 * time.Millisecond,
	LongestWait: 2 * time.Second,
	Factor:      2,
}

// Client is a connection to a ludex server, with a client for each game. It can be used by many
// goroutines at once.
//
// It is a [grpc.ClientConnInterface] too, so the generated stubs work on it, with its deadline,
// retries and errors.
type Client struct {
	Hexaequo    *Hexaequo
	Limes       *Limes
	Limits      *Limits
	Smallholder *Smallholder

	conn    *grpc.ClientConn
	timeout time.Duration
}

var _ grpc.ClientConnInterface = (*Client)(nil)

// Retry says how often, and after which waits, a call is tried again when no server is available.
//
// Only Unavailable is retried: it means that nobody has answered. Every other status is an answer,
// and would be the same again. Each wait is up to 20 % shorter or longer than stated, so that clients
// that failed together do not come back together. A call's deadline covers all attempts and waits.
type Retry struct {
	Attempts    int           // how many in all, the first one included: 2 to 5
	FirstWait   time.Duration // before the second attempt
	LongestWait time.Duration // that no wait exceeds
	Factor      float64       // by which each wait is longer than the one before
}

func (r Retry) validate() error {
	if r.Attempts < 2 || r.Attempts > 5 {
		return fmt.Errorf("ludex: a retry has 2 to 5 attempts, not %d; for none, WithoutRetry", r.Attempts)
	}
	if r.FirstWait <= 0 || r.LongestWait <= 0 || r.Factor <= 0 {
		return errors.New("ludex: the waits and the factor of a retry must be positive")
	}
	return nil
}

// policy is the retry in the terms of gRPC's service config.
func (r Retry) policy() map[string]any {
	return map[string]any{
		"maxAttempts":          r.Attempts,
		"initialBackoff":       fmt.Sprintf("%.9fs", r.FirstWait.Seconds()),
		"maxBackoff":           fmt.Sprintf("%.9fs", r.LongestWait.Seconds()),
		"backoffMultiplier":    r.Factor,
		"retryableStatusCodes": []string{"UNAVAILABLE"},
	}
}

// settings are what the options of a client set.
type settings struct {
	timeout         time.Duration
	retry           *Retry
	token           string
	transport       credentials.TransportCredentials
	waitForReady    bool
	maxMessageBytes int
	dialOptions     []grpc.DialOption
}

// ClientOption is a setting of a client.
type ClientOption func(*settings)

// WithTimeout sets how long a call may take whose context has no deadline; 0 for no limit.
func WithTimeout(timeout time.Duration) ClientOption {
	return func(s *settings) { s.timeout = timeout }
}

// WithRetry sets how calls are retried when no server is available.
func WithRetry(retry Retry) ClientOption {
	return func(s *settings) { s.retry = &retry }
}

// WithoutRetry makes a call fail at once when no server is available.
func WithoutRetry() ClientOption {
	return func(s *settings) { s.retry = nil }
}

// WithToken sends a bearer token with every call. Without TLS it can be read on the way.
func WithToken(token string) ClientOption {
	return func(s *settings) { s.token = token }
}

// WithTLS encrypts the connection. An empty configuration trusts the system's roots.
func WithTLS(config *tls.Config) ClientOption {
	return func(s *settings) { s.transport = credentials.NewTLS(config) }
}

// WithWaitForReady makes calls wait for a server until their deadline while none can be reached.
func WithWaitForReady() ClientOption {
	return func(s *settings) { s.waitForReady = true }
}

// WithMaxMessageBytes sets the size of the largest request and answer.
func WithMaxMessageBytes(size int) ClientOption {
	return func(s *settings) { s.maxMessageBytes = size }
}

// WithDialOptions adds options of the gRPC connection. They come last, and so win.
func WithDialOptions(options ...grpc.DialOption) ClientOption {
	return func(s *settings) { s.dialOptions = append(s.dialOptions, options...) }
}

// New makes a client of the server at a target: `host:port`, or any other name that gRPC knows, such
// as `dns:///ludex.example.org:443`. It connects when the first call is made. Unless [WithTLS] says
// otherwise the connection is not encrypted.
func New(target string, options ...ClientOption) (*Client, error) {
	retry := DefaultRetry
	chosen := settings{
		timeout:         DefaultTimeout,
		retry:           &retry,
		transport:       insecure.NewCredentials(),
		maxMessageBytes: DefaultMaxMessageBytes,
	}
	for _, option := range options {
		option(&chosen)
	}
	dialOptions, err := chosen.dial()
	if err != nil {
		return nil, err
	}
	conn, err := grpc.NewClient(target, dialOptions...)
	if err != nil {
		return nil, fmt.Errorf("ludex: %w", err)
	}
	client := &Client{conn: conn, timeout: chosen.timeout}
	client.openGames()
	return client, nil
}

func (s *settings) dial() ([]grpc.DialOption, error) {
	// A target with several addresses is a set of workers: use them all.
	config := map[string]any{"loadBalancingConfig": []any{map[string]any{"round_robin": struct{}{}}}}
	if s.retry != nil {
		if err := s.retry.validate(); err != nil {
			return nil, err
		}
		config["methodConfig"] = []any{
			map[string]any{"name": []any{struct{}{}}, "retryPolicy": s.retry.policy()},
		}
	}
	written, err := json.Marshal(config)
	if err != nil {
		return nil, fmt.Errorf("ludex: %w", err)
	}
	options := []grpc.DialOption{
		grpc.WithTransportCredentials(s.transport),
		grpc.WithUserAgent(UserAgent),
		grpc.WithDefaultServiceConfig(string(written)),
		// What a call does is decided here, and not by whoever answers for the name.
		grpc.WithDisableServiceConfig(),
		grpc.WithDefaultCallOptions(
			grpc.MaxCallRecvMsgSize(s.maxMessageBytes),
			grpc.MaxCallSendMsgSize(s.maxMessageBytes),
			grpc.WaitForReady(s.waitForReady),
		),
		// After a lost connection, try again soon enough for the retries to profit from it.
		grpc.WithConnectParams(grpc.ConnectParams{
			Backoff: backoff.Config{
				BaseDelay:  200 * time.Millisecond,
				Multiplier: 1.6,
				Jitter:     0.2,
				MaxDelay:   10 * time.Second,
			},
			MinConnectTimeout: 5 * time.Second,
		}),
		// Pings are rarer than the 5 minutes that servers tolerate by default.
		grpc.WithKeepaliveParams(keepalive.ClientParameters{
			Time:    330 * time.Second,
			Timeout: 10 * time.Second,
		}),
		// Let go of an idle connection before something on the way forgets it.
		grpc.WithIdleTimeout(4 * time.Minute),
	}
	if s.token != "" {
		options = append(options, grpc.WithPerRPCCredentials(bearer(s.token)))
	}
	return append(options, s.dialOptions...), nil
}

// bearer is a token that goes with every call.
type bearer string

func (b bearer) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"authorization": "Bearer " + string(b)}, nil
}

// RequireTransportSecurity is false: inside a cluster the way is often safe without TLS.
func (b bearer) RequireTransportSecurity() bool { return false }

// Close closes the connection. Calls that are under way fail.
func (c *Client) Close() error {
	return c.conn.Close()
}

// Invoke makes a call for a generated stub.
func (c *Client) Invoke(
	ctx context.Context, method string, request, answer any, options ...grpc.CallOption,
) error {
	if _, has := ctx.Deadline(); !has && c.timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, c.timeout)
		defer cancel()
		ctx = limited
	}
	return errorFrom(c.conn.Invoke(ctx, method, request, answer, options...))
}

// NewStream begins a streaming call for a generated stub. The contract has none; services beside it,
// such as health and reflection, do. Streams have no deadline of the client's.
func (c *Client) NewStream(
	ctx context.Context, description *grpc.StreamDesc, method string, options ...grpc.CallOption,
) (grpc.ClientStream, error) {
	stream, err := c.conn.NewStream(ctx, description, method, options...)
	return stream, errorFrom(err)
}
