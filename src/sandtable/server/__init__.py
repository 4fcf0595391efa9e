"""Tables over the network. Knows no game: it uses only the public API that all games share."""
