"""What all games share: the vocabulary, and what a game is. Knows no game and no wire."""
