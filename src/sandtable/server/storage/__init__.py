"""What is written down. Only here is SQL spoken."""
