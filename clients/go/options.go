package ludex

import (
	"fmt"

	"ludex.dev/go/corev1"
)

// option sets something in a request.
type option func(request any) error

func (o option) apply(request any) error { return o(request) }

// set is an option for requests that have the setter R.
func set[R any](with func(R)) option {
	return func(request any) error {
		settable, ok := request.(R)
		if !ok {
			return fmt.Errorf("ludex: %T has no room for one of the options", request)
		}
		with(settable)
		return nil
	}
}

// Which options a call takes is said by their types: each type below implements the interface of each
// call that takes it.
type (
	// NewGameOption is an option of [Game.NewGame]: [Seed], [PositionKey].
	NewGameOption interface {
		apply(any) error
		forNewGame()
	}
	// ListOption is an option of [Game.ListLegalMoves]: [AsSeat], [AsSpectator], [As], [SeatToken],
	// [Seat], [CountOnly], [Prefix].
	ListOption interface {
		apply(any) error
		forList()
	}
	// CheckOption is an option of [Game.CheckMove]: [AsSeat], [AsSpectator], [As], [SeatToken], [Seat].
	CheckOption interface {
		apply(any) error
		forCheck()
	}
	// ApplyOption is an option of [Game.ApplyMove]: [AsSeat], [AsSpectator], [As], [SeatToken], [Seat],
	// [NextMoves], [PositionKey].
	ApplyOption interface {
		apply(any) error
		forApply()
	}
	// ReplayOption is an option of [Game.ReplayGame] and [Game.ReplayFrom]: [AsSeat], [AsSpectator],
	// [As], [SeatToken], [PositionKey].
	ReplayOption interface {
		apply(any) error
		forReplay()
	}
	// ReplayGameOption is an option of [Game.ReplayGame]: [Seed], and every [ReplayOption].
	ReplayGameOption interface {
		apply(any) error
		forReplayGame()
	}
	// ViewOption is an option of [Game.ViewState]: [AsSeat], [AsSpectator], [As], [SeatToken].
	ViewOption interface {
		apply(any) error
		forView()
	}
	// RenderOption is an option of [Game.RenderState] and [Game.RenderView]: [AsSeat], [AsSpectator],
	// [As], [SeatToken], [Drawing], [Game.LastMove].
	RenderOption interface {
		apply(any) error
		forRender()
	}
)

// AskerOption says who asks, and so who may read the answer.
type AskerOption struct{ option }

func (AskerOption) forList()       {}
func (AskerOption) forCheck()      {}
func (AskerOption) forApply()      {}
func (AskerOption) forReplay()     {}
func (AskerOption) forReplayGame() {}
func (AskerOption) forView()       {}
func (AskerOption) forRender()     {}

// As has the answer written for a viewer, who is told nothing that is hidden from them. It belongs to
// plain states.
func As(viewer *corev1.Viewer) AskerOption {
	return AskerOption{set(func(r interface{ SetViewer(*corev1.Viewer) }) { r.SetViewer(viewer) })}
}

// AsSeat has the answer written for the player at a seat. It belongs to plain states.
func AsSeat(seat uint32) AskerOption {
	return As(corev1.Viewer_builder{Seat: &seat}.Build())
}

// AsSpectator has the answer written for somebody who sees what everybody sees. It belongs to plain
// states.
func AsSpectator() AskerOption {
	spectator := true
	return As(corev1.Viewer_builder{Spectator: &spectator}.Build())
}

// SeatToken asks as the player who has this token. It belongs to sealed states.
func SeatToken(token string) AskerOption {
	return AskerOption{set(func(r interface{ SetSeatToken(string) }) { r.SetSeatToken(token) })}
}

// SeatOption says which seat moves.
type SeatOption struct{ option }

func (SeatOption) forList()  {}
func (SeatOption) forCheck() {}
func (SeatOption) forApply() {}

// Seat is the seat that moves, or whose moves are listed. It is required where several may act.
func Seat(seat uint32) SeatOption {
	return SeatOption{set(func(r interface{ SetSeat(uint32) }) { r.SetSeat(seat) })}
}

// KeyOption asks for the key of a position.
type KeyOption struct{ option }

func (KeyOption) forNewGame()    {}
func (KeyOption) forApply()      {}
func (KeyOption) forReplay()     {}
func (KeyOption) forReplayGame() {}

// PositionKey asks for an exact text that is equal for two positions exactly when the rules call them
// the same.
func PositionKey() KeyOption {
	return KeyOption{set(func(r interface{ SetIncludePositionKey(bool) }) { r.SetIncludePositionKey(true) })}
}

// SeedOption decides what chance decides.
type SeedOption struct{ option }

func (SeedOption) forNewGame()    {}
func (SeedOption) forReplayGame() {}

// Seed decides all that chance decides: the same seed gives the same game. Without one the server
// draws from its secure random source.
func Seed(seed uint64) SeedOption {
	return SeedOption{set(func(r interface{ SetSeed(uint64) }) { r.SetSeed(seed) })}
}

// ListingOption says which moves are listed.
type ListingOption struct{ option }

func (ListingOption) forList() {}

// CountOnly asks how many legal moves there are, and for no move.
func CountOnly() ListingOption {
	return ListingOption{set(func(r interface{ SetCountOnly(bool) }) { r.SetCountOnly(true) })}
}

// Prefix asks only for moves that begin with a text, at a point where a player would pause.
func Prefix(text string) ListingOption {
	return ListingOption{set(func(r interface{ SetPrefix(string) }) { r.SetPrefix(text) })}
}

// NextOption asks for more than a move's effect.
type NextOption struct{ option }

func (NextOption) forApply() {}

// NextMoves asks for the legal moves after the move, which saves a call.
func NextMoves() NextOption {
	return NextOption{set(func(r interface{ SetListNextMoves(bool) }) { r.SetListNextMoves(true) })}
}

// PictureOption says how a picture is drawn.
type PictureOption struct{ option }

func (PictureOption) forRender() {}

// Drawing says how to draw: the width, whether legal targets are marked, and so on.
func Drawing(drawing *corev1.Drawing) PictureOption {
	return PictureOption{set(func(r interface{ SetDrawing(*corev1.Drawing) }) { r.SetDrawing(drawing) })}
}
