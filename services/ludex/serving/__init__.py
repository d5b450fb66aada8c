"""Serves games over gRPC. Knows no game: what the services have in common is written once here."""
