// Package ludex is the Go client of ludex, board-game rules as a service. It asks a server what is
// legal, what a move does and who has won, in Hexaequo, Limes, Limits and The SmallHolder.
//
//	client, err := ludex.New("localhost:50051")
//	if err != nil {
//		return err
//	}
//	defer client.Close()
//
//	hexaequo := client.Hexaequo
//	started, err := hexaequo.NewGame(ctx, nil)
//	…
//	listed, err := hexaequo.ListLegalMoves(ctx, started.GetState())
//	…
//	applied, err := hexaequo.ApplyMove(ctx, started.GetState(), hexaequo.Move("T@H8"), ludex.NextMoves())
//
// The server remembers nothing: keep the state that an answer brings and pass it to the next call.
//
// Messages are those of the packages hexaequov1, limesv1, limitsv1 and smallholderv1, and of corev1,
// which all games share. What [Game] has no method for is asked with the generated stub of the game,
// on the client itself, with the same deadlines, retries and errors:
//
//	stub := hexaequov1.NewHexaequoServiceClient(client)
//	described, err := stub.DescribeGame(ctx, &hexaequov1.DescribeGameRequest{})
package ludex

// Version is the version of this module, which servers are told.
const Version = "0.1.0"
