package ludex_test

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
	"ludex.dev/go/hexaequov1"
)

func Example() {
	client, err := ludex.New("localhost:50051")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

	ctx := context.Background()
	hexaequo := client.Hexaequo
	started, err := hexaequo.NewGame(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}
	applied, err := hexaequo.ApplyMove(ctx, started.GetState(), hexaequo.Move("T@H8"), ludex.NextMoves())
	if err != nil {
		log.Fatal(err)
	}
	for _, move := range applied.GetNextMoves() {
		fmt.Println(move.GetText())
	}
}

func ExampleNew() {
	client, err := ludex.New("dns:///ludex.example.org:443",
		ludex.WithTLS(&tls.Config{}),
		ludex.WithToken(os.Getenv("LUDEX_TOKEN")),
		ludex.WithTimeout(3*time.Second),
		ludex.WithRetry(ludex.Retry{
			Attempts: 3, FirstWait: 50 * time.Millisecond, LongestWait: time.Second, Factor: 2,
		}),
		ludex.WithMaxMessageBytes(8<<20),
	)
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
}

func ExampleIllegalMoveError() {
	var client *ludex.Client
	var state *hexaequov1.State

	hexaequo := client.Hexaequo
	_, err := hexaequo.ApplyMove(context.Background(), state, hexaequo.Move("T@A0"))
	var (
		illegal *ludex.IllegalMoveError
		invalid *ludex.InvalidRequestError
		failed  *ludex.CallError
	)
	switch {
	case errors.As(err, &illegal): // a player's mistake
		fmt.Println(illegal.Violation.GetCode(), illegal.Violation.GetRule())
	case errors.As(err, &invalid): // the program's mistake
		for _, field := range invalid.Fields {
			fmt.Println(field.Path, field.Reason, field.Description)
		}
	case errors.As(err, &failed): // everything else
		fmt.Println(failed.Code, failed.Reason, failed.Message)
	}
}

func ExampleGame_Sealed() {
	var client *ludex.Client

	ctx := context.Background()
	limits := client.Limits.Sealed()
	started, err := limits.NewGame(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}
	ours := started.GetSeatTokens()[0] // send each to its player, and to nobody else
	viewed, err := limits.ViewState(ctx, started.GetSealedState(), ludex.SeatToken(ours))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(viewed.GetView().GetHand())
}

func ExampleGame_ReplayGame() {
	var client *ludex.Client

	hexaequo := client.Hexaequo
	replayed, err := hexaequo.ReplayGame(context.Background(), nil, hexaequo.Record("T@H8", "T@A0"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(replayed.GetPliesPlayed(), replayed.GetViolation().GetCode())
}

func ExampleDrawing() {
	var client *ludex.Client
	var state *hexaequov1.State

	drawing := ludex.Drawing(&corev1.Drawing{LegalTargets: true})
	svg, err := client.Hexaequo.RenderState(context.Background(), state, drawing)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(svg))
}

// The generated stub has every call, and every field.
func ExampleClient() {
	var client *ludex.Client
	var state *hexaequov1.State

	stub := hexaequov1.NewHexaequoServiceClient(client)
	simulated, err := stub.SimulatePlayouts(context.Background(), hexaequov1.SimulatePlayoutsRequest_builder{
		State: state,
		Count: 100,
	}.Build())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(simulated.GetWins())
}
