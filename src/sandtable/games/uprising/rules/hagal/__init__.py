"""The rules of House Hagal: Rivals act by their cards, and nobody is asked on their behalf."""
