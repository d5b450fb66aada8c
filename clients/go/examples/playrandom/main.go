// Playrandom plays a whole random game of any of the games, and prints its moves and how it ended.
//
//	go run ./examples/playrandom hexaequo
//	go run ./examples/playrandom -players 3 -seed 7 -server localhost:50051 limits
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"strings"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
	"ludex.dev/go/limesv1"
	"ludex.dev/go/limitsv1"
)

const mostMoves = 5_000

// play plays random legal moves until the game is over. It is written once for all games.
func play[O, S any, M ludex.Move, Y ludex.Ply[M], E, V any](
	ctx context.Context, game *ludex.Game[S, O, S, M, Y, E, V], options O, seed uint64,
) (*corev1.Outcome, error) {
	choice := rand.New(rand.NewPCG(seed, 0))
	started, err := game.NewGame(ctx, options, ludex.Seed(seed))
	if err != nil {
		return nil, err
	}
	state := started.GetState()
	listed, err := game.ListLegalMoves(ctx, state)
	if err != nil {
		return nil, err
	}
	moves, seat := listed.GetMoves(), listed.GetSeat()
	for ply := range mostMoves {
		move := moves[choice.IntN(len(moves))]
		// The seat is always named: in some games several are to act at once.
		applied, err := game.ApplyMove(ctx, state, move, ludex.Seat(seat), ludex.NextMoves())
		if err != nil {
			return nil, err
		}
		fmt.Printf("%4d. seat %d  %s\n", ply+1, seat, move.GetText())
		if len(applied.GetToAct()) == 0 {
			return applied.GetOutcome(), nil
		}
		state, moves, seat = applied.GetState(), applied.GetNextMoves(), applied.GetNextSeat()
	}
	return nil, fmt.Errorf("not over in %d moves", mostMoves)
}

// told is how the game ended, in words.
func told(outcome *corev1.Outcome) string {
	text := "drawn"
	if outcome.GetResult() == corev1.Result_RESULT_WON {
		text = "won by seat " + strings.Trim(fmt.Sprint(outcome.GetWinners()), "[]")
	}
	text += " (" + outcome.GetReason() + ")"
	if scores := outcome.GetScores(); len(scores) > 0 {
		text += "; scores " + strings.Trim(fmt.Sprint(scores), "[]")
	}
	return text
}

func main() {
	log.SetFlags(0)
	server := flag.String("server", "localhost:50051", "the server's address")
	players := flag.Uint("players", 0, "how many play, in Limes and Limits; 0 for the game's default")
	seed := flag.Uint64("seed", rand.Uint64(), "decides the game")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: playrandom [flags] hexaequo|limes|limits|smallholder")
		flag.PrintDefaults()
	}
	flag.Parse()

	client, err := ludex.New(*server)
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

	var count *uint32
	if *players > 0 {
		chosen := uint32(*players)
		count = &chosen
	}
	ctx := context.Background()
	var outcome *corev1.Outcome
	switch flag.Arg(0) {
	case "hexaequo":
		outcome, err = play(ctx, client.Hexaequo, nil, *seed)
	case "limes":
		outcome, err = play(ctx, client.Limes, &limesv1.Options{Players: count}, *seed)
	case "limits":
		outcome, err = play(ctx, client.Limits, &limitsv1.Options{Players: count}, *seed)
	case "smallholder":
		outcome, err = play(ctx, client.Smallholder, nil, *seed)
	default:
		flag.Usage()
		os.Exit(2)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("seed %d: %s\n", *seed, told(outcome))
}
