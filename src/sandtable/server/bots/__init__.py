"""Who moves the bots, and where they think."""
