package main

import (
	"context"
	"fmt"
	"reflect"

	"google.golang.org/protobuf/proto"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
	"ludex.dev/go/hexaequov1"
	"ludex.dev/go/limesv1"
	"ludex.dev/go/limitsv1"
	"ludex.dev/go/smallholderv1"
)

// stubOf is the generated stub of a game on the client.
func stubOf(client *ludex.Client, game string) (any, error) {
	switch game {
	case "hexaequo":
		return hexaequov1.NewHexaequoServiceClient(client), nil
	case "limes":
		return limesv1.NewLimesServiceClient(client), nil
	case "limits":
		return limitsv1.NewLimitsServiceClient(client), nil
	case "smallholder":
		return smallholderv1.NewSmallholderServiceClient(client), nil
	}
	return nil, fmt.Errorf("no game %q", game)
}

// plainCall makes a call through the method of the generated stub that has its name.
func plainCall(ctx context.Context, client *ludex.Client, asked command) (proto.Message, error) {
	method, request, err := methodFor(client, asked)
	if err != nil {
		return nil, err
	}
	returned := method.Call([]reflect.Value{reflect.ValueOf(ctx), reflect.ValueOf(request)})
	if err, failed := returned[1].Interface().(error); failed {
		return nil, err
	}
	return returned[0].Interface().(proto.Message), nil
}

// methodFor is the method of the stub for a call, and the request in the message that it takes.
func methodFor(client *ludex.Client, asked command) (reflect.Value, proto.Message, error) {
	stub, err := stubOf(client, asked.Game)
	if err != nil {
		return reflect.Value{}, nil, err
	}
	method := reflect.ValueOf(stub).MethodByName(asked.Call)
	if !method.IsValid() {
		return reflect.Value{}, nil, fmt.Errorf("no call %q", asked.Call)
	}
	request := reflect.New(method.Type().In(1).Elem()).Interface().(proto.Message)
	return method, request, proto.Unmarshal(asked.RequestBytes, request)
}

// thinCall makes a call as a user of the thin layer would.
func thinCall(ctx context.Context, client *ludex.Client, asked command) (proto.Message, error) {
	_, request, err := methodFor(client, asked)
	if err != nil {
		return nil, err
	}
	switch asked.Game {
	case "hexaequo":
		return thin(ctx, client.Hexaequo, asked.Call, request, &hexaequov1.RenderStateResponse{})
	case "limes":
		return thin(ctx, client.Limes, asked.Call, request, &limesv1.RenderStateResponse{})
	case "limits":
		return thin(ctx, client.Limits, asked.Call, request, &limitsv1.RenderStateResponse{})
	default:
		return thin(ctx, client.Smallholder, asked.Call, request, &smallholderv1.RenderStateResponse{})
	}
}

// What requests have, as far as the thin layer asks for it.
type (
	positioned[S any] interface {
		GetState() S
		GetSealedState() []byte
		HasSealedState() bool
	}
	start[O any] interface {
		GetOptions() O
		HasSeed() bool
		GetSeed() uint64
		GetSealed() bool
	}
	moving[M any]  interface{ GetMove() M }
	record[Y any]  interface{ GetPlies() []Y }
	viewing[V any] interface {
		HasView() bool
		GetView() V
	}
	drawing[M any] interface {
		HasDrawing() bool
		GetDrawing() *corev1.Drawing
		HasLastMove() bool
		GetLastMove() M
	}
	picture interface {
		proto.Message
		SetSvg(string)
	}
)

func thin[O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	ctx context.Context, game *ludex.Game[S, O, S, M, Y, E, V], call string, request proto.Message,
	drawn picture,
) (proto.Message, error) {
	switch call {
	case "NewGame":
		from := request.(start[O])
		more := options[ludex.NewGameOption](request)
		if from.HasSeed() {
			more = append(more, ludex.Seed(from.GetSeed()))
		}
		if from.GetSealed() {
			return game.Sealed().NewGame(ctx, from.GetOptions(), more...)
		}
		return game.NewGame(ctx, from.GetOptions(), more...)
	case "ReplayGame":
		replay := request.ProtoReflect()
		field := replay.Descriptor().Fields().ByName("new_game")
		if !replay.Has(field) {
			break
		}
		from := replay.Get(field).Message().Interface().(start[O])
		more := options[ludex.ReplayGameOption](request)
		if from.HasSeed() {
			more = append(more, ludex.Seed(from.GetSeed()))
		}
		plies := plies(game, request.(record[Y]).GetPlies())
		return game.ReplayGame(ctx, from.GetOptions(), plies, more...)
	case "RenderState":
		if from := request.(viewing[V]); from.HasView() {
			svg, err := game.RenderView(ctx, from.GetView(), pictureOptions(game, request)...)
			drawn.SetSvg(svg)
			return drawn, err
		}
	}
	at := request.(positioned[S])
	if at.HasSealedState() {
		return about(ctx, game.Sealed(), at.GetSealedState(), call, request, drawn)
	}
	return about(ctx, game, at.GetState(), call, request, drawn)
}

// about makes a call that is about a position, plain or sealed.
func about[P, O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	ctx context.Context, game *ludex.Game[P, O, S, M, Y, E, V], position P, call string,
	request proto.Message, drawn picture,
) (proto.Message, error) {
	switch call {
	case "ListLegalMoves":
		return game.ListLegalMoves(ctx, position, options[ludex.ListOption](request)...)
	case "CheckMove":
		asked := move(game, request.(moving[M]).GetMove())
		return game.CheckMove(ctx, position, asked, options[ludex.CheckOption](request)...)
	case "ApplyMove":
		asked := move(game, request.(moving[M]).GetMove())
		return game.ApplyMove(ctx, position, asked, options[ludex.ApplyOption](request)...)
	case "ReplayGame":
		plies := plies(game, request.(record[Y]).GetPlies())
		return game.ReplayFrom(ctx, position, plies, options[ludex.ReplayOption](request)...)
	case "ViewState":
		return game.ViewState(ctx, position, options[ludex.ViewOption](request)...)
	case "RenderState":
		svg, err := game.RenderState(ctx, position, pictureOptions(game, request)...)
		drawn.SetSvg(svg)
		return drawn, err
	}
	return nil, fmt.Errorf("no call %q of the thin layer", call)
}

// options are those of the call's options that stand in the request.
func options[T any](request proto.Message) []T {
	var found []T
	add := func(option any) {
		found = append(found, option.(T))
	}
	if r, ok := request.(interface{ GetSeatToken() string }); ok && r.GetSeatToken() != "" {
		add(ludex.SeatToken(r.GetSeatToken()))
	}
	if r, ok := request.(interface {
		HasViewer() bool
		GetViewer() *corev1.Viewer
	}); ok && r.HasViewer() {
		add(viewer(r.GetViewer()))
	}
	if r, ok := request.(interface {
		HasSeat() bool
		GetSeat() uint32
	}); ok && r.HasSeat() {
		add(ludex.Seat(r.GetSeat()))
	}
	if r, ok := request.(interface{ GetCountOnly() bool }); ok && r.GetCountOnly() {
		add(ludex.CountOnly())
	}
	if r, ok := request.(interface{ GetPrefix() string }); ok && r.GetPrefix() != "" {
		add(ludex.Prefix(r.GetPrefix()))
	}
	if r, ok := request.(interface{ GetListNextMoves() bool }); ok && r.GetListNextMoves() {
		add(ludex.NextMoves())
	}
	if r, ok := request.(interface{ GetIncludePositionKey() bool }); ok && r.GetIncludePositionKey() {
		add(ludex.PositionKey())
	}
	return found
}

func pictureOptions[P, O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	game *ludex.Game[P, O, S, M, Y, E, V], request proto.Message,
) []ludex.RenderOption {
	found := options[ludex.RenderOption](request)
	from := request.(drawing[M])
	if from.HasDrawing() {
		found = append(found, ludex.Drawing(from.GetDrawing()))
	}
	if from.HasLastMove() {
		found = append(found, game.LastMove(move(game, from.GetLastMove())))
	}
	return found
}

// viewer is the option for a viewer, in the short form where there is one.
func viewer(asked *corev1.Viewer) ludex.AskerOption {
	switch {
	case asked.HasSeat():
		return ludex.AsSeat(asked.GetSeat())
	case asked.GetSpectator():
		return ludex.AsSpectator()
	}
	return ludex.As(asked)
}

// move is the move, made from its text when it has nothing else.
func move[P, O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	game *ludex.Game[P, O, S, M, Y, E, V], asked M,
) M {
	if text := game.Move(asked.GetText()); asked.GetText() != "" && proto.Equal(text, asked) {
		return text
	}
	return asked
}

func plies[P, O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	game *ludex.Game[P, O, S, M, Y, E, V], asked []Y,
) []Y {
	made := make([]Y, len(asked))
	for i, ply := range asked {
		if move := move(game, ply.GetMove()); ply.HasSeat() {
			made[i] = game.SeatPly(ply.GetSeat(), move)
		} else {
			made[i] = game.Ply(move)
		}
	}
	return made
}
