"""Measurements: each module is one command, `python -m bench.<name>`. See `bench/README.md`."""
