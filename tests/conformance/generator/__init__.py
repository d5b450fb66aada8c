"""Cases made from the games' own tests: their recordings, refusals and defects."""
