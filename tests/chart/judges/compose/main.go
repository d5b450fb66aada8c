// Compose loads a Compose file with the library that `docker compose` loads it with, and writes the
// project that it finds as JSON; what Compose would refuse is an error.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	options, err := cli.NewProjectOptions(os.Args[1:2], cli.WithOsEnv)
	if err != nil {
		fail(err)
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		fail(err)
	}
	written, err := project.MarshalJSON()
	if err != nil {
		fail(err)
	}
	fmt.Println(string(written))
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
