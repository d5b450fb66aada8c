// Typed reads resources as JSON lines and holds each to the Go type that its kind has in the Gateway API
// or the Prometheus operator: unknown fields and values of another type are errors.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	monitoring "github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring/v1"
	gateway "sigs.k8s.io/gateway-api/apis/v1"
)

// types has a fresh value of each kind's type.
var types = map[string]func() any{
	"gateway.networking.k8s.io/v1 GRPCRoute":  func() any { return new(gateway.GRPCRoute) },
	"gateway.networking.k8s.io/v1 HTTPRoute":  func() any { return new(gateway.HTTPRoute) },
	"monitoring.coreos.com/v1 PodMonitor":     func() any { return new(monitoring.PodMonitor) },
	"monitoring.coreos.com/v1 ServiceMonitor": func() any { return new(monitoring.ServiceMonitor) },
}

func check(resource []byte) error {
	var about struct {
		APIVersion, Kind string
		Metadata         struct{ Name string }
	}
	if err := json.Unmarshal(resource, &about); err != nil {
		return err
	}
	kind := about.APIVersion + " " + about.Kind
	fresh, known := types[kind]
	if !known {
		return fmt.Errorf("%s: no such kind is known here", kind)
	}
	decoder := json.NewDecoder(bytes.NewReader(resource))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(fresh()); err != nil {
		return fmt.Errorf("%s %s: %w", kind, about.Metadata.Name, err)
	}
	return nil
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	failed := false
	for lines.Scan() {
		if err := check(lines.Bytes()); err != nil {
			fmt.Fprintln(os.Stderr, err)
			failed = true
		}
	}
	if failed || lines.Err() != nil {
		os.Exit(1)
	}
}
