"""Envoy in front of the workers: gRPC, gRPC-Web and JSON over HTTP on one port."""
