"""The commands, one module each; `ludex.cli.app` loads them when they are asked for."""
