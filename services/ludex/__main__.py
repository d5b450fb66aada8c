"""`python -m ludex`: the command line."""

from ludex.cli import main

main()
