"""House Hagal: the cards that play virtual opponents (Rivals) in games of one or two players."""
