"""What comes in and goes out: requests, answers, live connections."""
