"""Answers to questions, by what they are about."""
