package ludex_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"google.golang.org/protobuf/proto"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
	"ludex.dev/go/hexaequov1"
	"ludex.dev/go/limitsv1"
	"ludex.dev/go/smallholderv1"
)

// address is where the server of these tests listens. It is started when first needed.
var address = sync.OnceValues(func() (string, error) {
	key, err := exec.Command(os.Getenv("LUDEX"), "keygen").Output()
	if err != nil {
		return "", err
	}
	server = exec.Command(os.Getenv("LUDEX"), "serve", "--port", "0")
	server.Env = append(os.Environ(), `LUDEX_SEAL_KEYS=["`+strings.TrimSpace(string(key))+`"]`)
	log, err := server.StderrPipe()
	if err != nil {
		return "", err
	}
	if err := server.Start(); err != nil {
		return "", err
	}
	lines := bufio.NewScanner(log)
	for lines.Scan() {
		var record struct{ Event, Address string }
		if json.Unmarshal(lines.Bytes(), &record) == nil && record.Event == "serving" {
			go func() {
				for lines.Scan() {
				}
			}()
			return record.Address, nil
		}
	}
	return "", errors.New("the server did not start")
})

var server *exec.Cmd

func TestMain(m *testing.M) {
	code := m.Run()
	if server != nil && server.Process != nil {
		_ = server.Process.Signal(syscall.SIGTERM)
		_ = server.Wait()
	}
	os.Exit(code)
}

// realServer gives a client of a real server.
func realServer(t *testing.T) (*ludex.Client, string) {
	t.Helper()
	if os.Getenv("LUDEX") == "" {
		t.Skip("LUDEX does not name the command ludex: `make go-test` sets it")
	}
	at, err := address()
	if err != nil {
		t.Fatal(err)
	}
	return open(t, at), at
}

func TestFirstMoves(t *testing.T) {
	client, _ := realServer(t)
	ctx := t.Context()
	started, err := client.Hexaequo.NewGame(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	typed := &hexaequov1.Move{Action: &hexaequov1.Move_LayTile{
		LayTile: &hexaequov1.LayTile{Cell: &hexaequov1.Cell{Q: 0, R: 8}},
	}}
	listed, err := client.Hexaequo.ListLegalMoves(ctx, started.GetState())
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range []*hexaequov1.Move{listed.GetMoves()[0], client.Hexaequo.Move(listed.GetMoves()[0].GetText())} {
		applied, err := client.Hexaequo.ApplyMove(ctx, started.GetState(), move, ludex.NextMoves())
		if err != nil {
			t.Fatal(err)
		}
		if applied.GetState().GetPly() != 1 || len(applied.GetNextMoves()) == 0 || applied.GetNextSeat() != 1 {
			t.Errorf("%v", applied)
		}
	}
	for _, move := range []*hexaequov1.Move{typed, client.Hexaequo.Move("T@A0")} {
		_, err = client.Hexaequo.ApplyMove(ctx, started.GetState(), move)
		var illegal *ludex.IllegalMoveError
		if !errors.As(err, &illegal) || illegal.Violation.GetCode() == "" || illegal.Reason != illegal.Violation.GetCode() {
			t.Errorf("%T: %v", err, err)
		}
	}
}

func TestImpossibleState(t *testing.T) {
	client, _ := realServer(t)
	_, err := client.Smallholder.ListLegalMoves(t.Context(), &smallholderv1.State{
		BlackStones: []*smallholderv1.Cell{{Column: 99}},
	})
	var invalid *ludex.InvalidRequestError
	if !errors.As(err, &invalid) || len(invalid.Fields) == 0 || !strings.HasPrefix(invalid.Fields[0].Path, "state.") {
		t.Errorf("%T: %v", err, err)
	}
}

func TestSealedGame(t *testing.T) {
	client, _ := realServer(t)
	ctx := t.Context()
	limits := client.Limits.Sealed()
	started, err := limits.NewGame(ctx, &limitsv1.Options{Players: proto.Uint32(3)})
	if err != nil {
		t.Fatal(err)
	}
	if len(started.GetSeatTokens()) != 3 || started.GetState() != nil {
		t.Fatalf("%v", started)
	}
	state, token := started.GetSealedState(), ludex.SeatToken(started.GetSeatTokens()[started.GetToAct()[0]])
	viewed, err := limits.ViewState(ctx, state, token)
	if err != nil || len(viewed.GetView().GetHand()) == 0 {
		t.Fatalf("%v, %v", viewed, err)
	}
	listed, err := limits.ListLegalMoves(ctx, state, token)
	if err != nil {
		t.Fatal(err)
	}
	applied, err := limits.ApplyMove(ctx, state, listed.GetMoves()[0], token)
	if err != nil || len(applied.GetSealedState()) == 0 || applied.GetView() == nil {
		t.Errorf("%v, %v", applied, err)
	}
	state[len(state)-1] ^= 1
	var unauthenticated *ludex.UnauthenticatedError
	if _, err = limits.ViewState(ctx, state, token); !errors.As(err, &unauthenticated) {
		t.Errorf("%T: %v", err, err)
	}
}

func TestBatch(t *testing.T) {
	client, _ := realServer(t)
	ctx := t.Context()
	started, err := client.Hexaequo.NewGame(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	stub := hexaequov1.NewHexaequoServiceClient(client)
	answered, err := stub.Batch(ctx, hexaequov1.BatchRequest_builder{
		State: started.GetState(),
		Calls: []*hexaequov1.BatchCall{
			hexaequov1.BatchCall_builder{ApplyMove: &hexaequov1.ApplyMoveRequest{Move: client.Hexaequo.Move("T@A0")}}.Build(),
			hexaequov1.BatchCall_builder{GetOutcome: &hexaequov1.GetOutcomeRequest{}}.Build(),
		},
	}.Build())
	if err != nil {
		t.Fatal(err)
	}
	var illegal *ludex.IllegalMoveError
	if err := ludex.ErrorOf(answered.GetResults()[0].GetError()); !errors.As(err, &illegal) {
		t.Errorf("%T: %v", err, err)
	}
	second := answered.GetResults()[1]
	if err := ludex.ErrorOf(second.GetError()); err != nil {
		t.Error(err)
	}
	if second.GetGetOutcome().GetOutcome().GetResult() != corev1.Result_RESULT_IN_PROGRESS {
		t.Errorf("%v", second)
	}
}

// run runs a command and gives what it printed.
func run(t *testing.T, folder string, command ...string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	made := exec.CommandContext(ctx, command[0], command[1:]...)
	made.Dir = folder
	printed, err := made.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command, " "), err, printed)
	}
	return string(printed)
}

func TestExamplePlaysWholeGames(t *testing.T) {
	_, at := realServer(t)
	program := filepath.Join(t.TempDir(), "playrandom")
	run(t, ".", "go", "build", "-o", program, "./examples/playrandom")
	ends := regexp.MustCompile(`\nseed 7: (won by seat|drawn).* \([A-Z_]+\)`)
	for _, test := range [][]string{{"hexaequo"}, {"limes"}, {"limits"}, {"-players", "4", "limits"}, {"smallholder"}} {
		printed := run(t, ".", append([]string{program, "-server", at, "-seed", "7"}, test...)...)
		if !ends.MatchString(printed) {
			t.Errorf("%v: %s", test, printed)
		}
	}
}

// TestStopwatch does what the README says from an empty folder to the first legal move, command by
// command.
func TestStopwatch(t *testing.T) {
	_, at := realServer(t)
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(readme), "## From an empty folder to the first legal move")
	section, _, _ = strings.Cut(section, "\n## ")
	blocks := regexp.MustCompile("(?s)```(\\w+)\n(.*?)```").FindAllStringSubmatch(section, -1)

	beside := t.TempDir()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(root, filepath.Join(beside, "ludex")); err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	script := "set -e\n"
	var expected []string
	for _, block := range blocks {
		if block[1] == "go" {
			// The server of the test listens elsewhere; all else is as it stands in the README.
			program := strings.ReplaceAll(block[2], "localhost:50051", at)
			script += "cat > main.go <<'END'\n" + program + "END\n"
			continue
		}
		for line := range strings.Lines(block[2]) {
			if command, is := strings.CutPrefix(line, "$ "); !is {
				expected = append(expected, line)
			} else if command != "make serve\n" {
				script += command
			}
		}
	}
	printed := run(t, beside, "bash", "-c", script)
	if len(expected) != 1 || !strings.HasSuffix(printed, "\n"+expected[0]) {
		t.Errorf("printed %s\nnot %s", printed, expected)
	}
	t.Logf("from an empty folder to the first legal move in %.1f s", time.Since(begin).Seconds())
}
