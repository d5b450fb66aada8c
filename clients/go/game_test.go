package ludex_test

import (
	"context"
	"strings"
	"testing"

	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
	"ludex.dev/go/hexaequov1"
	"ludex.dev/go/limesv1"
	"ludex.dev/go/limitsv1"
	"ludex.dev/go/smallholderv1"
)

// empty answers any call with an empty message of its own.
func empty(_ int, call asked) (proto.Message, error) {
	name := strings.TrimSuffix(string(call.request.ProtoReflect().Descriptor().FullName()), "Request")
	kind, err := protoregistry.GlobalTypes.FindMessageByName(protoreflect.FullName(name + "Response"))
	if err != nil {
		return nil, err
	}
	return kind.New().Interface(), nil
}

// TestRequests asks with every method and every option, and looks at what the server gets.
func TestRequests(t *testing.T) {
	client, fake := serve(t, empty)
	t.Run("hexaequo", func(t *testing.T) {
		testRequests(t, client.Hexaequo, fake, &hexaequov1.Options{}, &hexaequov1.State{Ply: 3}, &hexaequov1.View{})
	})
	t.Run("limes", func(t *testing.T) {
		testRequests(t, client.Limes, fake, &limesv1.Options{}, &limesv1.State{Ply: 3}, &limesv1.View{})
	})
	t.Run("limits", func(t *testing.T) {
		testRequests(t, client.Limits, fake, &limitsv1.Options{}, &limitsv1.State{Ply: 3}, &limitsv1.View{})
	})
	t.Run("smallholder", func(t *testing.T) {
		testRequests(t, client.Smallholder, fake, &smallholderv1.Options{}, &smallholderv1.State{Ply: 3}, &smallholderv1.View{})
	})
}

func testRequests[O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	t *testing.T, game *ludex.Game[S, O, S, M, Y, E, V], fake *fake, options O, state S, view V,
) {
	var none O
	sealed := game.Sealed()
	move := game.Move("x")
	plies := append(game.Record("x", "y"), game.SeatPly(2, game.Move("z")))
	drawing := &corev1.Drawing{HideCoordinates: true}
	const record = `plies { move { text: "x" } } plies { move { text: "y" } } plies { seat: 2 move { text: "z" } }`
	for _, test := range []struct {
		call     string
		ask      func(ctx context.Context) error
		expected string
	}{
		{"NewGame", func(ctx context.Context) error {
			_, err := game.NewGame(ctx, none)
			return err
		}, ``},
		{"NewGame", func(ctx context.Context) error {
			_, err := game.NewGame(ctx, options, ludex.Seed(0), ludex.PositionKey())
			return err
		}, `options {} seed: 0 include_position_key: true`},
		{"NewGame", func(ctx context.Context) error {
			_, err := sealed.NewGame(ctx, none)
			return err
		}, `sealed: true`},
		{"ListLegalMoves", func(ctx context.Context) error {
			_, err := game.ListLegalMoves(ctx, state, ludex.AsSeat(0), ludex.Seat(1), ludex.CountOnly(), ludex.Prefix("C:"))
			return err
		}, `state { ply: 3 } viewer { seat: 0 } seat: 1 count_only: true prefix: "C:"`},
		{"ListLegalMoves", func(ctx context.Context) error {
			_, err := sealed.ListLegalMoves(ctx, []byte("s"), ludex.SeatToken("t"))
			return err
		}, `sealed_state: "s" seat_token: "t"`},
		{"CheckMove", func(ctx context.Context) error {
			_, err := game.CheckMove(ctx, state, move, ludex.Seat(0), ludex.AsSpectator())
			return err
		}, `state { ply: 3 } seat: 0 viewer { spectator: true } move { text: "x" }`},
		{"ApplyMove", func(ctx context.Context) error {
			_, err := game.ApplyMove(ctx, state, move, ludex.Seat(1), ludex.NextMoves(), ludex.PositionKey())
			return err
		}, `state { ply: 3 } seat: 1 move { text: "x" } list_next_moves: true include_position_key: true`},
		{"ApplyMove", func(ctx context.Context) error {
			_, err := sealed.ApplyMove(ctx, []byte("s"), move, ludex.SeatToken("t"))
			return err
		}, `sealed_state: "s" seat_token: "t" move { text: "x" }`},
		{"ReplayGame", func(ctx context.Context) error {
			_, err := game.ReplayGame(ctx, options, plies, ludex.Seed(7), ludex.AsSeat(1), ludex.PositionKey())
			return err
		}, `new_game { options {} seed: 7 } viewer { seat: 1 } include_position_key: true ` + record},
		{"ReplayGame", func(ctx context.Context) error {
			_, err := game.ReplayGame(ctx, none, nil)
			return err
		}, `new_game {}`},
		{"ReplayGame", func(ctx context.Context) error {
			_, err := game.ReplayFrom(ctx, state, plies, ludex.PositionKey())
			return err
		}, `state { ply: 3 } include_position_key: true ` + record},
		{"ReplayGame", func(ctx context.Context) error {
			_, err := sealed.ReplayFrom(ctx, []byte("s"), plies, ludex.SeatToken("t"))
			return err
		}, `sealed_state: "s" seat_token: "t" ` + record},
		{"ViewState", func(ctx context.Context) error {
			_, err := game.ViewState(ctx, state, ludex.As(&corev1.Viewer{}))
			return err
		}, `state { ply: 3 } viewer {}`},
		{"RenderState", func(ctx context.Context) error {
			_, err := game.RenderState(ctx, state, ludex.Drawing(drawing), game.LastMove(move))
			return err
		}, `state { ply: 3 } drawing { hide_coordinates: true } last_move { text: "x" }`},
		{"RenderState", func(ctx context.Context) error {
			_, err := game.RenderView(ctx, view, ludex.AsSeat(1))
			return err
		}, `view {} viewer { seat: 1 }`},
	} {
		t.Run(test.call, func(t *testing.T) {
			if err := test.ask(t.Context()); err != nil {
				t.Fatal(err)
			}
			calls := fake.made()
			got := calls[len(calls)-1]
			if !strings.HasSuffix(got.method, "/"+test.call) {
				t.Errorf("called %s", got.method)
			}
			expected := got.request.ProtoReflect().New().Interface()
			if err := prototext.Unmarshal([]byte(test.expected), expected); err != nil {
				t.Fatal(err)
			}
			if !proto.Equal(got.request, expected) {
				t.Errorf("got %v\nnot %v", got.request, expected)
			}
		})
	}
}

func TestNoPosition(t *testing.T) {
	client, fake := serve(t, empty)
	if _, err := client.Limits.ListLegalMoves(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	if request := fake.made()[0].request; !proto.Equal(request, &limitsv1.ListLegalMovesRequest{}) {
		t.Errorf("%v", request)
	}
}

func TestLastMoveOfAnotherGame(t *testing.T) {
	client, fake := serve(t, empty)
	other := client.Limes.LastMove(client.Limes.Move("-"))
	if _, err := client.Limits.RenderState(t.Context(), &limitsv1.State{}, other); err == nil {
		t.Error("accepted")
	}
	if len(fake.made()) != 0 {
		t.Error("sent")
	}
}
