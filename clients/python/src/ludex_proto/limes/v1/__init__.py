"""The contract as Python messages, generated from `proto/`: never edited by hand."""
