package ludex

import (
	"context"
	"strings"

	"google.golang.org/grpc"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
)

// Game is the client of one game: [Hexaequo], [Limes], [Limits] or [Smallholder].
//
// All games have the same calls, and messages of their own. The type parameters are these messages:
// the options O, the state S, the move M, the ply Y, the event E and the view V. The position P that
// the calls are about is the state, or with [Game.Sealed] the bytes of a sealed one.
//
// A call's errors are those of this package. A context without a deadline gets the client's.
type Game[P, O, S any, M Move, Y Ply[M], E, V any] struct {
	conn    grpc.ClientConnInterface
	service string
}

// Sealed is the same game for sealed states, which players can carry themselves without reading or
// changing them. Say with [SeatToken] who asks; without it the answer is for a spectator.
func (g *Game[P, O, S, M, Y, E, V]) Sealed() *Game[[]byte, O, S, M, Y, E, V] {
	return &Game[[]byte, O, S, M, Y, E, V]{g.conn, g.service}
}

// Move is the move with this text.
func (g *Game[P, O, S, M, Y, E, V]) Move(text string) M {
	move := g.message("Move").(M)
	move.SetText(text)
	return move
}

// Ply is the ply of a record in which it is clear which seat moves.
func (g *Game[P, O, S, M, Y, E, V]) Ply(move M) Y {
	ply := g.message("Ply").(Y)
	ply.SetMove(move)
	return ply
}

// SeatPly is the ply of a record in which a certain seat moves.
func (g *Game[P, O, S, M, Y, E, V]) SeatPly(seat uint32, move M) Y {
	ply := g.Ply(move)
	ply.SetSeat(seat)
	return ply
}

// Record is the plies with these texts, in order.
func (g *Game[P, O, S, M, Y, E, V]) Record(texts ...string) []Y {
	plies := make([]Y, len(texts))
	for i, text := range texts {
		plies[i] = g.Ply(g.Move(text))
	}
	return plies
}

// NewGame gives the first position of a game. Options that are nil or left out take their defaults.
func (g *Game[P, O, S, M, Y, E, V]) NewGame(
	ctx context.Context, options O, more ...NewGameOption,
) (Started[S], error) {
	request := g.request("NewGame")
	request.set(set(func(r interface{ SetOptions(O) }) { r.SetOptions(options) }))
	if _, sealed := any(*new(P)).([]byte); sealed {
		request.set(set(func(r interface{ SetSealed(bool) }) { r.SetSealed(true) }))
	}
	return send[Started[S]](ctx, with(request, more))
}

// ListLegalMoves lists every legal move of a seat: by default the viewer's, else the first to act.
func (g *Game[P, O, S, M, Y, E, V]) ListLegalMoves(
	ctx context.Context, position P, more ...ListOption,
) (Listed[M], error) {
	return send[Listed[M]](ctx, with(g.about("ListLegalMoves", position), more))
}

// CheckMove tells whether a move is legal, and if not, why. An illegal move is an answer here and no
// error.
func (g *Game[P, O, S, M, Y, E, V]) CheckMove(
	ctx context.Context, position P, move M, more ...CheckOption,
) (Checked[M], error) {
	request := g.about("CheckMove", position)
	request.set(set(func(r interface{ SetMove(M) }) { r.SetMove(move) }))
	return send[Checked[M]](ctx, with(request, more))
}

// ApplyMove plays a move. For an illegal one the error is an [*IllegalMoveError].
func (g *Game[P, O, S, M, Y, E, V]) ApplyMove(
	ctx context.Context, position P, move M, more ...ApplyOption,
) (Applied[S, M, E, V], error) {
	request := g.about("ApplyMove", position)
	request.set(set(func(r interface{ SetMove(M) }) { r.SetMove(move) }))
	return send[Applied[S, M, E, V]](ctx, with(request, more))
}

// ReplayGame plays a whole record from a new game and tells where it first breaks the rules, if it
// does. To repeat a game with chance, give its [Seed], or its orders in the options.
func (g *Game[P, O, S, M, Y, E, V]) ReplayGame(
	ctx context.Context, options O, plies []Y, more ...ReplayGameOption,
) (Replayed[S, V], error) {
	request := g.request("ReplayGame")
	start := request.inner("new_game")
	start.set(set(func(r interface{ SetOptions(O) }) { r.SetOptions(options) }))
	request.set(set(func(r interface{ SetPlies([]Y) }) { r.SetPlies(plies) }))
	for _, option := range more {
		if seed, ok := option.(SeedOption); ok {
			start.set(seed.option)
		} else {
			request.set(option.apply)
		}
	}
	if start.err != nil {
		request.err = start.err
	}
	return send[Replayed[S, V]](ctx, request)
}

// ReplayFrom plays a record from a position, as [Game.ReplayGame] does from a new game.
func (g *Game[P, O, S, M, Y, E, V]) ReplayFrom(
	ctx context.Context, position P, plies []Y, more ...ReplayOption,
) (Replayed[S, V], error) {
	request := g.about("ReplayGame", position)
	request.set(set(func(r interface{ SetPlies([]Y) }) { r.SetPlies(plies) }))
	return send[Replayed[S, V]](ctx, with(request, more))
}

// ViewState gives what a seat may see, or by default a spectator.
func (g *Game[P, O, S, M, Y, E, V]) ViewState(
	ctx context.Context, position P, more ...ViewOption,
) (Viewed[V], error) {
	return send[Viewed[V]](ctx, with(g.about("ViewState", position), more))
}

// RenderState draws a position as an SVG document.
func (g *Game[P, O, S, M, Y, E, V]) RenderState(
	ctx context.Context, position P, more ...RenderOption,
) (string, error) {
	return svg(ctx, with(g.about("RenderState", position), more))
}

// RenderView draws a view as an SVG document.
func (g *Game[P, O, S, M, Y, E, V]) RenderView(
	ctx context.Context, view V, more ...RenderOption,
) (string, error) {
	request := g.request("RenderState")
	request.set(set(func(r interface{ SetView(V) }) { r.SetView(view) }))
	return svg(ctx, with(request, more))
}

// LastMove has a move marked in a picture as the last one played.
func (g *Game[P, O, S, M, Y, E, V]) LastMove(move M) PictureOption {
	return PictureOption{set(func(r interface{ SetLastMove(M) }) { r.SetLastMove(move) })}
}

func svg(ctx context.Context, request *request) (string, error) {
	rendered, err := send[interface{ GetSvg() string }](ctx, request)
	if err != nil {
		return "", err
	}
	return rendered.GetSvg(), nil
}

// request is a request that is being put together, and how to send it.
type request struct {
	proto.Message
	conn   grpc.ClientConnInterface
	method string
	answer proto.Message
	err    error
}

// request is an empty request of a call. The messages of a call are found by its name, as in every
// game, so that no game needs code of its own.
func (g *Game[P, O, S, M, Y, E, V]) request(call string) *request {
	return &request{
		Message: g.message(call + "Request"),
		conn:    g.conn,
		method:  "/" + g.service + "/" + call,
		answer:  g.message(call + "Response"),
	}
}

// about is a request of a call that is about a position.
func (g *Game[P, O, S, M, Y, E, V]) about(call string, position P) *request {
	request := g.request(call)
	switch position := any(position).(type) {
	case []byte:
		request.set(set(func(r interface{ SetSealedState([]byte) }) { r.SetSealedState(position) }))
	case S:
		request.set(set(func(r interface{ SetState(S) }) { r.SetState(position) }))
	}
	return request
}

// message is an empty message of the game's package.
func (g *Game[P, O, S, M, Y, E, V]) message(name string) proto.Message {
	scope := g.service[:strings.LastIndexByte(g.service, '.')+1]
	kind, err := protoregistry.GlobalTypes.FindMessageByName(protoreflect.FullName(scope + name))
	if err != nil {
		panic(err) // the package of the messages is linked in, and a test asks for each of them
	}
	return kind.New().Interface()
}

// set sets something in the request, unless that failed before.
func (r *request) set(option option) {
	if r.err == nil {
		r.err = option(r.Message)
	}
}

// inner is the message in a field of the request, to be filled in.
func (r *request) inner(field protoreflect.Name) *request {
	message := r.ProtoReflect()
	found := message.Mutable(message.Descriptor().Fields().ByName(field))
	return &request{Message: found.Message().Interface()}
}

// with is the request with a call's options.
func with[T interface{ apply(any) error }](request *request, options []T) *request {
	for _, option := range options {
		request.set(option.apply)
	}
	return request
}

// send sends the request and waits for the answer.
func send[A any](ctx context.Context, request *request) (A, error) {
	var none A
	if request.err != nil {
		return none, request.err
	}
	if err := request.conn.Invoke(ctx, request.method, request.Message, request.answer); err != nil {
		return none, err
	}
	return request.answer.(A), nil
}
