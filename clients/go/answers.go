package ludex

import (
	"google.golang.org/protobuf/proto"

	"ludex.dev/go/corev1"
)

// The answers of a game are the messages of its package: what [Game.ApplyMove] of Hexaequo gives as an
// Applied is a *hexaequov1.ApplyMoveResponse. These interfaces are what the answers of all games have
// in common, so that a program can be written once for all of them.

// Move is a move of any game. Its text is canonical when it comes from the server.
type Move interface {
	proto.Message
	GetText() string
	SetText(text string)
}

// Ply is a move of a record of any game, with the seat that made it where that is not clear.
type Ply[M Move] interface {
	proto.Message
	GetMove() M
	SetMove(move M)
	GetSeat() uint32
	HasSeat() bool
	SetSeat(seat uint32)
}

// Started is the first position of a game.
type Started[S any] interface {
	proto.Message
	// GetState is nil when the game was asked for sealed.
	GetState() S
	GetSealedState() []byte
	// GetSeatTokens has, for a sealed game, a token for each seat in order. Give each player theirs
	// and nobody else's.
	GetSeatTokens() []string
	// GetToAct has the seats that may act, ascending.
	GetToAct() []uint32
	// GetPositionKey is empty unless asked for with PositionKey.
	GetPositionKey() string
}

// Listed is the legal moves of a seat.
type Listed[M Move] interface {
	proto.Message
	// GetMoves has each effect once, in the documented order. Empty when the seat is not to act.
	GetMoves() []M
	GetCount() uint32
	// GetSeat is the seat they belong to.
	GetSeat() uint32
	// GetToAct has the seats that may act, ascending. Empty when the game is over.
	GetToAct() []uint32
	// GetOutcome is nil while the game goes on.
	GetOutcome() *corev1.Outcome
}

// Checked is whether a move is legal.
type Checked[M Move] interface {
	proto.Message
	GetLegal() bool
	// GetViolation says why not. It is nil when the move is legal.
	GetViolation() *corev1.Violation
	// GetCanonicalMove is the move as it is listed. It is nil when the move is illegal.
	GetCanonicalMove() M
}

// Applied is what a move did.
type Applied[S any, M Move, E, V any] interface {
	proto.Message
	// GetState is nil when the position was sealed or the answer is for a viewer.
	GetState() S
	GetSealedState() []byte
	// GetView is nil unless the position was sealed or the answer is for a viewer.
	GetView() V
	// GetEvents has what happened, in order, as the viewer may see it.
	GetEvents() []E
	// GetOutcome is how the game stands after the move.
	GetOutcome() *corev1.Outcome
	// GetToAct has the seats that may act, ascending. Empty when the game is over.
	GetToAct() []uint32
	// GetNextMoves has the next legal moves when asked for with NextMoves.
	GetNextMoves() []M
	// GetNextSeat is the seat they belong to, if HasNextSeat.
	GetNextSeat() uint32
	HasNextSeat() bool
	// GetPositionKey is empty unless asked for with PositionKey.
	GetPositionKey() string
}

// Replayed is what came of a record.
type Replayed[S, V any] interface {
	proto.Message
	// GetState is the last good state. It is nil when the position was sealed or the answer is for a
	// viewer.
	GetState() S
	GetSealedState() []byte
	// GetView is nil unless the position was sealed or the answer is for a viewer.
	GetView() V
	// GetPliesPlayed counts the moves of the record that were legal and played.
	GetPliesPlayed() uint32
	// GetViolation says why the next move is illegal. It is nil when the whole record is legal.
	GetViolation() *corev1.Violation
	// GetOutcome is how the game stands in the last good state.
	GetOutcome() *corev1.Outcome
	// GetToAct has the seats that may act there, ascending.
	GetToAct() []uint32
	// GetPositionKey is empty unless asked for with PositionKey.
	GetPositionKey() string
}

// Viewed is what a viewer sees.
type Viewed[V any] interface {
	proto.Message
	GetView() V
	// GetOutcome is how the game stands.
	GetOutcome() *corev1.Outcome
	// GetToAct has the seats that may act, ascending. Empty when the game is over.
	GetToAct() []uint32
}
